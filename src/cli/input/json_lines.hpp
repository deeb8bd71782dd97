// Lines of JSON: each line is a JSON text, and the URIs are the strings that the paths of --field
// lead to (see json_reader.hpp).
#pragma once

#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/input/escaped_text.hpp"
#include "cli/input/input_options.hpp"
#include "cli/input/json_reader.hpp"
#include "cli/input/lines.hpp"

namespace uriscan::cli {

// The strings of a line that can have secrets.
class json_strings {
public:
    // Without paths, these are all strings, also those that are keys.  With paths, the strings that
    // they lead to have this kind; all other strings are texts if `has_others` is true, and
    // otherwise left out.
    json_strings(std::vector<json_path> paths, text_kind kind, bool has_others)
        : reader_(std::move(paths)), kind_(kind), has_others_(has_others || reader_.paths() == 0) {}

    // Returns the strings, without their quotation marks.  A line that is not JSON is one text.
    std::span<const written_text> texts(std::string_view line);

private:
    bool read(std::string_view line);

    json_reader reader_;
    const text_kind kind_;
    const bool has_others_;
    std::vector<written_text> found_;  // by the paths
    std::vector<written_text> texts_;
};

// The lines of a block; see input_format.hpp.
class json_lines : public block_lines {
public:
    static escapes escapes_in(const input_options&) { return escapes::json; }

    json_lines(const block& block, const input_options& options);

    // Calls `use` for each value that a path leads to: path by path, and then in the order of the
    // line.  If a path leads nowhere, its value is NULL.
    template <class Use>
    void visit(Use use) {
        for_each([&](located_line& line) {
            if (!line.has_text() || !read(line)) {
                use(std::as_const(line));
                line.fault = {};
                line.is_null = false;
                return;
            }
            for (std::size_t path = 0; path < paths_; ++path) {
                for (const json_value& value : values(path)) {
                    use(line_of(value, line));
                }
            }
        });
    }

    std::span<const written_text> texts(const located_line& line) {
        return strings_.texts(line.text);
    }

private:
    bool read(located_line& line);
    std::span<const json_value> values(std::size_t path) const;
    located_line line_of(const json_value& value, const located_line& line) const;
    static bool take(std::string_view& to, const json_value& value, located_line& line);

    const std::size_t paths_;
    const bool has_base_;
    json_reader reader_;  // the path after the last one is that of the base
    json_strings strings_;
};

}  // namespace uriscan::cli
