// Makes lines of the values that json_reader finds.
#include "cli/input/json_lines.hpp"

namespace uriscan::cli {
namespace {

constexpr json_value null_value{};

std::vector<json_path> paths_of(const field_options& fields) {
    return {fields.names.begin(), fields.names.end()};
}

std::vector<json_path> paths_with_base(const field_options& fields) {
    std::vector<json_path> paths = paths_of(fields);
    if (fields.has_base()) {
        paths.emplace_back(fields.base_name);
    }
    return paths;
}

std::string_view fault_of(json_type type) {
    switch (type) {
        case json_type::boolean: return "the value is true or false, not a string";
        case json_type::number: return "the value is a number, not a string";
        case json_type::array: return "the value is an array within an array, not a string";
        case json_type::object: return "the value is an object, not a string";
        case json_type::null:
        case json_type::string: return {};
    }
    return {};
}

// Collects all strings of a text.  One that is in `found`, in the same order, is taken from there.
struct string_collector {
    std::vector<written_text>& strings;
    std::span<const written_text> found;

    void add(std::string_view raw) {
        const bool is_found = !found.empty() && found.front().raw.data() == raw.data();
        strings.push_back(is_found ? found.front() : written_text{raw, escapes::json});
        found = found.subspan(is_found ? 1 : 0);
    }
    void key(std::string_view raw, bool) { add(raw); }
    void text(std::string_view raw, bool) { add(raw); }
    void element() {}
    void other(json_type, std::string_view) {}
    void open(json_type, std::string_view) {}
    void close() {}
};

}  // namespace

bool json_strings::read(std::string_view line) {
    found_.clear();
    texts_.clear();
    if (reader_.paths() != 0 && !reader_.read(line).what.empty()) {
        return false;
    }
    for (std::size_t path = 0; path < reader_.paths(); ++path) {
        for (const json_value& value : reader_.values(path)) {
            if (value.type == json_type::string && !value.raw.empty()) {
                found_.push_back({value.raw, escapes::json, kind_});
            }
        }
    }
    keep_each_once(found_);
    if (!has_others_) {
        texts_ = found_;
        return true;
    }
    string_collector collector{texts_, found_};
    const auto* const begin = reinterpret_cast<const unsigned char*>(line.data());
    return json_scanner<string_collector>::scan(begin, begin + line.size(), collector).error ==
           json_error::none;
}

std::span<const written_text> json_strings::texts(std::string_view line) {
    if (!read(line)) {
        texts_.assign(1, {line});
    }
    return texts_;
}

json_lines::json_lines(const block& block, const input_options& options)
    : block_lines(block, options),
      paths_(options.field.names.size()),
      has_base_(options.field.has_base()),
      reader_(paths_with_base(options.field)),
      strings_(paths_of(options.field), text_kind::field, false) {}

// Reads a line.  Returns false if the line has no values: then `line` says why, and stands for
// itself.  A line that has only white space is NULL.
bool json_lines::read(located_line& line) {
    constexpr std::string_view white_space = " \t\r\n";
    if (line.text.find_first_not_of(white_space) == line.text.npos) {
        line.is_null = true;
        return false;
    }
    line.fault = reader_.read(line.text);
    return line.fault.what.empty();
}

// Returns the values that a path leads to; at least one, which is NULL if there is no other.
std::span<const json_value> json_lines::values(std::size_t path) const {
    const std::span<const json_value> found = reader_.values(path);
    return found.empty() ? std::span(&null_value, 1) : found;
}

// Sets `to` to the string; returns false if the value is not a string.
bool json_lines::take(std::string_view& to, const json_value& value, located_line& line) {
    if (value.type == json_type::null) {
        line.is_null = true;
        return false;
    }
    to = value.text;
    if (value.type != json_type::string) {
        line.fault = {fault_of(value.type),
                      static_cast<std::size_t>(value.raw.data() - line.whole.data()),
                      "not-a-string"};
    }
    return value.type == json_type::string;
}

// Returns `line` with this value as its text, and with the value of --base-field as its base.  Null
// is NULL.  A value that is not a string is a fault.
located_line json_lines::line_of(const json_value& value, const located_line& line) const {
    located_line made = line;
    const bool has_text = take(made.text, value, made) &&
                          (!has_base_ || take(made.base, values(paths_).front(), made));
    if (has_text) {
        made.start = static_cast<std::size_t>(value.raw.data() - line.whole.data());
    } else {
        made.text = line.text.substr(0, made.is_null ? 0 : line.text.npos);
    }
    return made;
}

}  // namespace uriscan::cli
