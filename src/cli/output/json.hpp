// Writes JSON.
#pragma once

#include <fmt/format.h>
#include <rapidjson/writer.h>

#include <concepts>
#include <cstdint>
#include <string_view>

#include "cli/output/buffer.hpp"
#include "cli/output/cell.hpp"

namespace uriscan::cli {

// Makes a buffer look like a stream to RapidJSON's writer.
struct json_stream {
    using Ch = char;
    void Put(char c) { octets.push_back(c); }
    void Flush() {}
    fmt::memory_buffer& octets;
};

class json_writer : public rapidjson::Writer<json_stream> {
public:
    using Writer::Writer;

    // Writes a string that needs no escapes, such as a static name or a component of a valid URI.
    // This function is faster than String(), which checks each octet.
    void plain(std::string_view text) {
        Prefix(rapidjson::kStringType);
        append(os_->octets, "\"", text, "\"");
    }

    // Writes a number that is given as decimal digits.
    void number(std::string_view digits) {
        Prefix(rapidjson::kNumberType);
        append(os_->octets, digits);
    }

    // Writes a member of an object.  Its value is a plain string, or null if `value` is absent.
    // Most members are strings, so this function writes the name and the value at once, to be fast.
    void member(std::string_view name, cell value) {
        Prefix(rapidjson::kStringType);
        ++level_stack_.Top<Level>()->valueCount;
        if (value.data() == nullptr) {
            append(os_->octets, "\"", name, "\":null");
        } else {
            append(os_->octets, "\"", name, "\":\"", value, "\"");
        }
    }
    void member(std::string_view name, std::same_as<std::uint64_t> auto value) {
        plain(name);
        Uint64(value);
    }
    void member(std::string_view name, std::same_as<bool> auto value) {
        plain(name);
        Bool(value);
    }

    // Writes a member whose value can have any octets.  If the octets are not UTF-8, the string has
    // U+FFFD for each ill-formed sequence.  Then another member, NAME_hex, has all octets in
    // hexadecimal.
    void member_of_octets(std::string_view name, std::string_view octets);
};

}  // namespace uriscan::cli
