// The lines of the logs of web servers: --log and --log-format.
#pragma once

#include <memory>
#include <span>
#include <string_view>
#include <utility>

#include "cli/input/escaped_text.hpp"
#include "cli/input/input_options.hpp"
#include "cli/input/json_lines.hpp"
#include "cli/input/lines.hpp"
#include "cli/input/logs/access_log.hpp"

namespace uriscan::cli {

// The lines of a block; see input_format.hpp.
class log_lines : public block_lines {
public:
    static constexpr between_texts between = between_texts::is_text;

    static escapes escapes_in(const input_options& options) { return options.log.how; }

    static std::unique_ptr<splitter> make_splitter(const input_options& options);

    log_lines(const block& block, const input_options& options)
        : block_lines(block, options), reader_(options.log, block.directive) {
        reader_.start({block.lines.begin(), block.lines.end()});
    }

    // Calls `use` for each URI, and for each line without a URI.
    template <class Use>
    void visit(Use use) {
        for_each([&](const located_line& line) {
            if (!line.has_text()) {
                use(line);
                return;
            }
            for (const located_line& uri : reader_.read(line)) {
                use(uri);
            }
        });
    }

    // The texts are targets and referers.
    template <class Use>
    void for_each_text(const located_line& line, Use use) {
        for (const written_text& text : reader_.places(line.text)) {
            use(text);
        }
    }

    // Returns all columns of a line.
    std::span<const written_text> columns(std::string_view line) { return reader_.columns(line); }

private:
    log_reader reader_;
};

// The lines of a log whose lines are JSON objects.
class json_log_lines : public log_lines {
public:
    static constexpr between_texts between = between_texts::is_copied;

    static escapes escapes_in(const input_options&) { return escapes::json; }

    json_log_lines(const block& block, const input_options& options)
        : log_lines(block, options),
          strings_(references_of(options.log.json), kinds_of_references(options.log.json)) {}

    // Some paths of the log lead to references.  All other strings are texts.
    template <class Use>
    void for_each_text(const located_line& line, Use use) {
        strings_.for_each(line.text, use);
    }

private:
    json_strings strings_;
};

}  // namespace uriscan::cli
