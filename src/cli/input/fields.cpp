// Finds fields of lines.  Fields are counted from 1, as in cut and awk.
#include "cli/input/fields.hpp"

#include <algorithm>

namespace uriscan::cli {

std::string_view field_of(std::string_view line, std::size_t number, char delimiter) {
    for (; number > 1; --number) {
        const std::size_t end = line.find(delimiter);
        if (end == line.npos) {
            return line.substr(line.size());
        }
        line.remove_prefix(end + 1);
    }
    return line.substr(0, line.find(delimiter));
}

std::string_view field_between_blanks(std::string_view line, std::size_t number) {
    constexpr std::string_view blanks = " \t";
    const auto skip = [&line](std::size_t end) { line.remove_prefix(std::min(end, line.size())); };
    skip(line.find_first_not_of(blanks));
    for (; number > 1 && !line.empty(); --number) {
        skip(line.find_first_of(blanks));
        skip(line.find_first_not_of(blanks));
    }
    return line.substr(0, line.find_first_of(blanks));
}

std::string_view field_of(std::string_view line, std::size_t number, const field_options& fields) {
    return fields.format == input_format::blanks ? field_between_blanks(line, number)
                                                 : field_of(line, number, fields.octet_between());
}

void append_unescaped(std::string& out, std::string_view text) {
    constexpr std::string_view names = "bfnrt0'\\";
    constexpr std::string_view octets("\b\f\n\r\t\0'\\", names.size());
    while (!text.empty()) {
        const std::size_t plain = std::min(text.find('\\'), text.size());
        out.append(text.substr(0, plain));
        text.remove_prefix(plain);
        const std::size_t name = text.size() > 1 ? names.find(text[1]) : names.npos;
        if (name != names.npos) {
            out += octets[name];
            text.remove_prefix(2);
        } else if (!text.empty()) {
            out += '\\';
            text.remove_prefix(1);
        }
    }
}

std::string_view without_escapes(std::string_view text, std::string& buffer) {
    if (text.find('\\') == text.npos) {
        return text;
    }
    buffer.clear();
    append_unescaped(buffer, text);
    return buffer;
}

}  // namespace uriscan::cli
