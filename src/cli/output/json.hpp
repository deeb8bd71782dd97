// Writes JSON (RFC 8259).
#pragma once

#include <fmt/format.h>

#include <concepts>
#include <cstdint>
#include <string_view>
#include <utility>

#include "cli/fields/field_table.hpp"
#include "cli/system/buffer.hpp"

namespace uriscan::cli {

// Appends a string of any octets, in quotation marks.  Each sequence that is not UTF-8 becomes
// U+FFFD.
void append_json_string(fmt::memory_buffer& out, std::string_view octets);

// Does the same without quotation marks.
std::string json_escaped(std::string_view octets);

// Returns whether the octets are UTF-8.
bool is_utf8(std::string_view octets);

// Returns two lower-case digits for each octet.
std::string hexadecimal(std::string_view octets);

// Appends JSON to a buffer, and writes the commas between members and between elements.  Names need
// no escapes.
class json_writer {
public:
    // If `goes_on` is true, the buffer ends within an object, after a member.
    explicit json_writer(fmt::memory_buffer& out, bool goes_on = false)
        : out_(out), is_first_(!goes_on) {}

    // Starts an object.  It is the whole text or an element.  The caller must also call the
    // function that ends it.
    void start_object() { open("", "{"); }
    void start_object(std::string_view name) { open(name, "{"); }
    void end_object() { close("}"); }
    void start_array(std::string_view name) { open(name, "["); }
    void end_array() { close("]"); }

    // Writes an element: a string that needs no escapes.
    void element(std::string_view text) { append(out_, comma(), "\"", text, "\""); }

    // Writes an element: a string of any octets.  Each sequence that is not UTF-8 becomes U+FFFD.
    void element_of_octets(std::string_view octets) {
        append(out_, comma());
        append_json_string(out_, octets);
    }

    // Writes a member.  If `value` is absent, writes null.  Otherwise writes a string, which must
    // need no escapes, such as a component of a valid URI.
    void member(std::string_view name, cell value) {
        const std::string_view quote = value.data() == nullptr ? "" : "\"";
        append(out_, comma(), "\"", name, "\":", quote, value.data() == nullptr ? "null" : value,
               quote);
    }
    void member(std::string_view name, std::same_as<std::uint64_t> auto value) {
        const fmt::format_int digits(value);
        member_of_digits(name, {digits.data(), digits.size()});
    }
    void member(std::string_view name, std::same_as<bool> auto value) {
        member_of_digits(name, value ? "true" : "false");
    }

    // Writes a member whose value is a number, given as decimal digits.
    void member_of_digits(std::string_view name, std::string_view digits) {
        append(out_, comma(), "\"", name, "\":", digits);
    }

    // Writes a member whose value can have any octets.  If the octets are not UTF-8, each
    // ill-formed sequence becomes U+FFFD.  A second member, NAME_hex, then has all octets in
    // hexadecimal.  The caller will append `room` octets after this member.
    void member_of_octets(std::string_view name, std::string_view octets, std::size_t room = 0);

private:
    // Returns what is written before the next member or element.
    std::string_view comma() { return std::exchange(is_first_, false) ? "" : ","; }

    void open(std::string_view name, std::string_view bracket);
    void close(std::string_view bracket);

    fmt::memory_buffer& out_;
    bool is_first_;  // true before the first member or element, which has no comma before it
};

}  // namespace uriscan::cli
