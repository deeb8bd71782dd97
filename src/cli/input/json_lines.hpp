// Lines of JSON: each line is a JSON text, and the URIs are the strings that the paths of --field
// lead to (see json_reader.hpp).
#pragma once

#include <string>
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
    // Without paths, these are all strings of a line, and also the keys.  With paths, these are the
    // strings to which the paths lead.
    explicit json_strings(std::vector<json_path> fields)
        : reader_(std::move(fields)), has_others_(reader_.paths() == 0) {}

    // Reads all strings of a line.  If a path leads to a string, `kinds` says what it is.  All
    // other strings are texts.
    json_strings(std::vector<json_path> paths, std::vector<text_kind> kinds)
        : reader_(std::move(paths)), kinds_(std::move(kinds)), has_others_(true) {}

    // Calls `use(written_text)` for each string, without its quotation marks.  A line that is not
    // JSON is one text.
    template <class Use>
    void for_each(std::string_view line, Use use);

private:
    // Calls `use` for each string while the scanner reads it.
    template <class Use>
    struct collector {
        static constexpr std::size_t none = static_cast<std::size_t>(-1);

        const json_strings& strings;
        Use use;

        void add(std::string_view raw) {
            const std::size_t path = raw.empty() ? none : strings.reader_.path_to(raw);
            const bool is_value = path < strings.kinds_.size();
            use({raw, escapes::json, is_value ? strings.kinds_[path] : text_kind::text});
        }
        void key(std::string_view raw, bool) { add(raw); }
        void text(std::string_view raw, bool) { add(raw); }
        void element() {}
        void other(json_type, std::string_view) {}
        void open(json_type, std::string_view) {}
        void close() {}
    };

    template <class Use>
    bool scan(std::string_view line, Use use) const {
        collector<Use> all{*this, std::move(use)};
        const auto* const begin = reinterpret_cast<const unsigned char*>(line.data());
        return json_scanner<collector<Use>>::scan(begin, begin + line.size(), all).error ==
               json_error::none;
    }

    // If all strings are wanted, stores only some of them, from the start of the line.  Returns
    // false if the line is not JSON.
    bool read(std::string_view line);

    json_reader reader_;
    const std::vector<text_kind> kinds_;  // one for each path
    const bool has_others_;
    std::vector<written_text> first_;  // the first strings of the line
    bool has_more_ = false;            // whether the line has more strings than these
};

// A line with very many strings is read a second time, because not all of them are stored.
template <class Use>
void json_strings::for_each(std::string_view line, Use use) {
    if (!read(line)) {
        use(written_text{line});
    } else if (!has_others_) {
        reader_.for_each_string([&](std::string_view raw) {
            if (!raw.empty()) {
                use(written_text{raw, escapes::json, text_kind::field});
            }
        });
    } else if (has_more_) {
        scan(line, [&use](const written_text& text) { use(text); });
    } else {
        for (const written_text& text : first_) {
            use(text);
        }
    }
}

// The lines of a block; see input_format.hpp.
class json_lines : public block_lines {
public:
    static escapes escapes_in(const input_options&) { return escapes::json; }

    json_lines(const block& block, const input_options& options);

    // Calls `use` for each value that a path leads to: all values of the first path, then those of
    // the next one.  If a path leads nowhere, its value is NULL.
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
                bool is_found = false;
                reader_.for_each_value(path, [&](const json_value& value) {
                    is_found = true;
                    use(line_of(value, line));
                });
                if (!is_found) {
                    use(line_of({}, line));
                }
            }
        });
    }

    template <class Use>
    void for_each_text(const located_line& line, Use use) {
        strings_.for_each(line.text, use);
    }

private:
    bool read(located_line& line);
    located_line line_of(const json_value& value, const located_line& line);
    static bool take(std::string_view& to, const json_value& value, std::string& buffer,
                     located_line& line);

    const std::size_t paths_;
    const bool has_base_;
    json_reader reader_;  // the last path is the path of the base, if there is a base
    json_strings strings_;
    std::string text_buffer_, base_buffer_;
};

}  // namespace uriscan::cli
