// Makes lines from the values that json_reader finds.
#include "cli/input/json_lines.hpp"

#include "cli/input/logs/line_header.hpp"

namespace uriscan::cli {
namespace {

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

}  // namespace

bool json_strings::read(std::string_view line) {
    constexpr std::size_t most = 1024;
    first_.clear();
    has_more_ = false;
    if (reader_.paths() != 0 && !reader_.read(line).what.empty()) {
        return false;
    }
    if (!has_others_) {
        return true;
    }
    return scan(line, [this](const written_text& text) {
        has_more_ = has_more_ || first_.size() == most;
        if (!has_more_) {
            first_.push_back(text);
        }
    });
}

json_lines::json_lines(const block& block, const input_options& options)
    : block_lines(block, options),
      paths_(options.field.names.size()),
      has_base_(options.field.has_base()),
      reader_(paths_with_base(options.field)),
      strings_(paths_of(options.field)) {}

// Reads a line.  Returns false if the line has no values.  Then `line` has the fault, or is NULL if
// it has only white space.
bool json_lines::read(located_line& line) {
    constexpr std::string_view white_space = " \t\r\n";
    if (line.text.find_first_not_of(white_space) == line.text.npos) {
        line.is_null = true;
        return false;
    }
    const std::size_t prefix = container_header_size(line.text);
    line.fault = reader_.read(line.text.substr(prefix));
    line.fault.offset += prefix;
    return line.fault.what.empty();
}

// Sets `to` to the string; returns false if the value is not a string.
bool json_lines::take(std::string_view& to, const json_value& value, std::string& buffer,
                      located_line& line) {
    if (value.type == json_type::null) {
        line.is_null = true;
        return false;
    }
    to = value.raw;
    if (value.type == json_type::string) {
        to = decoded(value.raw, escapes::json, buffer);
    } else {
        line.fault = {fault_of(value.type),
                      static_cast<std::size_t>(value.raw.data() - line.whole.data()),
                      "not-a-string"};
    }
    return value.type == json_type::string;
}

// Returns `line` with this value as its text, and with the value of --base-field as its base.  A
// null of JSON is NULL.  Any other value that is not a string is a fault.
located_line json_lines::line_of(const json_value& value, const located_line& line) {
    located_line made = line;
    const bool has_text =
        take(made.text, value, text_buffer_, made) &&
        (!has_base_ ||
         take(made.base, reader_.first_value(paths_).value_or(json_value()), base_buffer_, made));
    if (has_text) {
        made.start = static_cast<std::size_t>(value.raw.data() - line.whole.data());
    } else {
        made.text = line.text.substr(0, made.is_null ? 0 : line.text.npos);
    }
    return made;
}

}  // namespace uriscan::cli
