// Makes lines of the values that json_reader finds.
#include "cli/input/json_lines.hpp"

namespace uriscan::cli {
namespace {

constexpr json_value null_value{};

std::vector<json_path> paths_of(const field_options& fields) {
    std::vector<json_path> paths(fields.names.begin(), fields.names.end());
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

bool set_error(located_line& line, std::string_view what, std::size_t offset,
               std::string_view reason) {
    line.log_error = what;
    line.log_error_offset = offset;
    line.log_error_reason = reason;
    return false;
}

}  // namespace

json_line_reader::json_line_reader(const field_options& fields)
    : paths_(fields.names.size()), has_base_(fields.has_base()), reader_(paths_of(fields)) {}

bool json_line_reader::read(located_line& line) {
    constexpr std::string_view white_space = " \t\r\n";
    if (line.text.find_first_not_of(white_space) == line.text.npos) {
        line.is_null = true;
        return false;
    }
    const json_fault fault = reader_.read(line.text);
    return fault.what.empty() || set_error(line, fault.what, fault.offset, "not-json");
}

std::span<const json_value> json_line_reader::values(std::size_t path) const {
    const std::span<const json_value> found = reader_.values(path);
    return found.empty() ? std::span(&null_value, 1) : found;
}

// Sets `to` to the string; returns false if the value is not a string.
bool json_line_reader::take(std::string_view& to, const json_value& value, located_line& line) {
    if (value.type == json_type::null) {
        line.is_null = true;
        return false;
    }
    to = value.text;
    const auto offset = static_cast<std::size_t>(value.raw.data() - line.whole.data());
    return value.type == json_type::string ||
           set_error(line, fault_of(value.type), offset, "not-a-string");
}

located_line json_line_reader::line_of(const json_value& value, const located_line& line) const {
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
