// Writes strings of any octets in JSON.  A string of JSON can only have Unicode characters.
#include "cli/output/json.hpp"

#include <utf8.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>

#include "octets/hexadecimal.hpp"

namespace uriscan::cli {
namespace {

// Returns whether a string must have an escape for the character (RFC 8259, section 7).
constexpr bool needs_escape(char c) {
    return static_cast<unsigned char>(c) < 0x20 || c == '"' || c == '\\';
}

// `c` must need an escape.
void append_escape(fmt::memory_buffer& out, char c) {
    constexpr std::string_view special = "\"\\\b\f\n\r\t";
    constexpr std::string_view letters = "\"\\bfnrt";
    const std::size_t found = special.find(c);
    if (found != special.npos) {
        append(out, "\\", letters.substr(found, 1));
    } else {
        append(out, c < 0x10 ? "\\u000" : "\\u001", hexadecimal_digits.substr(c & 15, 1));
    }
}

// Returns how many octets append_escape() appends.  If the octet needs no escape, returns 1.
std::size_t escaped_size(char c) {
    const bool is_short = c == '"' || c == '\\' || (c >= '\b' && c <= '\r' && c != '\v');
    return is_short ? 2 : needs_escape(c) ? 6 : 1;
}

// A container, for std::back_inserter(), that calls `use(char)` for each octet.
template <class Use>
struct octet_user {
    using value_type = char;
    void push_back(char octet) { use(octet); }
    Use use;
};

// Calls `use(char)` for each octet of the text.  An ill-formed sequence is replaced by U+FFFD.
template <class Use>
void for_each_readable(std::string_view text, Use use) {
    octet_user<Use> octets{use};
    utf8::replace_invalid(text.begin(), text.end(), std::back_inserter(octets), 0xFFFD);
}

constexpr std::size_t long_size = std::size_t{1} << 20;

// Makes room at once for a long text and for `more` octets.  Otherwise, the buffer would be copied
// several times while it grows, and would need twice as much memory.
void reserve_room(fmt::memory_buffer& out, std::string_view text, std::size_t more) {
    if (text.size() >= long_size) {
        for (const char c : text) {
            more += escaped_size(c);
        }
        out.reserve(out.size() + more);
    }
}

// Makes room at once for a long text that is not UTF-8, for its octets in hexadecimal, and for
// `more` octets.
void reserve_room_and_hex(fmt::memory_buffer& out, std::string_view text, std::size_t more) {
    if (text.size() >= long_size) {
        more += 2 * text.size();
        for_each_readable(text, [&](char c) { more += escaped_size(c); });
        out.reserve(out.size() + more);
    }
}

void append_string(fmt::memory_buffer& out, std::string_view text) {
    out.push_back('"');
    while (!text.empty()) {
        const auto* const end = std::ranges::find_if(text, needs_escape);
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

// Appends the inside of a string.  Each ill-formed sequence is replaced by U+FFFD.
void append_readable(fmt::memory_buffer& out, std::string_view text) {
    for_each_readable(text, [&](char c) {
        if (needs_escape(c)) {
            append_escape(out, c);
        } else {
            out.push_back(c);
        }
    });
}

template <class Out>
void append_hex(Out& out, std::string_view octets) {
    constexpr std::string_view digits = "0123456789abcdef";
    for (const char c : octets) {
        const auto octet = static_cast<unsigned char>(c);
        out.push_back(digits[octet >> 4]);
        out.push_back(digits[octet & 15]);
    }
}

}  // namespace

void append_json_string(fmt::memory_buffer& out, std::string_view octets) {
    out.push_back('"');
    append_readable(out, octets);
    out.push_back('"');
}

std::string json_escaped(std::string_view octets) {
    fmt::memory_buffer escaped;
    append_readable(escaped, octets);
    return fmt::to_string(escaped);
}

bool is_utf8(std::string_view octets) {
    return utf8::is_valid(octets.begin(), octets.end());
}

std::string hexadecimal(std::string_view octets) {
    std::string digits;
    append_hex(digits, octets);
    return digits;
}

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

void json_writer::member_of_octets(std::string_view name, std::string_view octets,
                                   std::size_t room) {
    room += 2 * name.size() + std::string_view(R"("":"","_hex":"")").size();
    append(out_, comma(), "\"", name, "\":");
    if (is_utf8(octets)) {
        reserve_room(out_, octets, room);
        append_string(out_, octets);
        return;
    }
    reserve_room_and_hex(out_, octets, room);
    append_json_string(out_, octets);
    append(out_, ",\"", name, "_hex\":\"");
    append_hex(out_, octets);
    out_.push_back('"');
}

}  // namespace uriscan::cli
