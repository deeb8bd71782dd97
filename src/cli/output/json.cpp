// Writes strings of any octets in JSON, whose strings can only have Unicode characters.
#include "cli/output/json.hpp"

#include <utf8.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <string>

namespace uriscan::cli {
namespace {

// RFC 8259, section 7: a string can have all characters except these.
constexpr bool needs_escape(char c) {
    return static_cast<unsigned char>(c) < 0x20 || c == '"' || c == '\\';
}

void append_escape(fmt::memory_buffer& out, char c) {
    constexpr std::string_view special = "\"\\\b\f\n\r\t";
    constexpr std::string_view letters = "\"\\bfnrt";
    const std::size_t found = special.find(c);
    if (found != special.npos) {
        append(out, "\\", letters.substr(found, 1));
    } else {
        fmt::format_to(std::back_inserter(out), "\\u{:04X}", static_cast<unsigned char>(c));
    }
}

void append_string(fmt::memory_buffer& out, std::string_view text) {
    out.push_back('"');
    while (!text.empty()) {
        const auto end = std::ranges::find_if(text, needs_escape);
        const auto size = static_cast<std::size_t>(end - text.begin());
        append(out, text.substr(0, size));
        text.remove_prefix(size);
        if (!text.empty()) {
            append_escape(out, text.front());
            text.remove_prefix(1);
        }
    }
    out.push_back('"');
}

}  // namespace

void json_writer::open(std::string_view name, std::string_view bracket) {
    append(out_, comma());
    if (!name.empty()) {
        append(out_, "\"", name, "\":");
    }
    append(out_, bracket);
    is_first_ = true;
}

void json_writer::close(std::string_view bracket) {
    append(out_, bracket);
    is_first_ = false;
}

void json_writer::member_of_octets(std::string_view name, std::string_view octets) {
    append(out_, comma(), "\"", name, "\":");
    if (utf8::is_valid(octets.begin(), octets.end())) {
        append_string(out_, octets);
        return;
    }
    std::string readable;
    utf8::replace_invalid(octets.begin(), octets.end(), std::back_inserter(readable), 0xFFFD);
    append_string(out_, readable);
    std::string hex;
    for (const char c : octets) {
        fmt::format_to(std::back_inserter(hex), "{:02x}", static_cast<unsigned char>(c));
    }
    member(std::string(name) + "_hex", hex);
}

}  // namespace uriscan::cli
