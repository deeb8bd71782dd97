// JSON as the command line writes it.
#pragma once

#include <fmt/format.h>
#include <rapidjson/writer.h>

#include <concepts>
#include <cstdint>
#include <cstring>
#include <string_view>

#include "cli/output/record.hpp"

namespace uriscan::cli {

inline char* put(char* to, std::string_view text) {
    std::memcpy(to, text.data(), text.size());
    return to + text.size();
}

// Appends texts, looking only once whether there is room for them.
template <class... Text>
void append(fmt::memory_buffer& out, const Text&... texts) {
    const std::size_t begin = out.size();
    out.resize(begin + (std::string_view(texts).size() + ...));
    char* to = out.data() + begin;
    ((to = put(to, texts)), ...);
}

// A stream as RapidJSON's writer wants it.
struct json_stream {
    using Ch = char;
    void Put(char c) { octets.push_back(c); }
    void Flush() {}
    fmt::memory_buffer& octets;
};

class json_writer : public rapidjson::Writer<json_stream> {
public:
    using Writer::Writer;

    // A string without an octet that JSON escapes, such as names of ours and parts of a valid text,
    // which is most of what is written; String() looks at each octet.
    void plain(std::string_view text) {
        Prefix(rapidjson::kStringType);
        append(os_->octets, "\"", text, "\"");
    }

    // A number in its digits.
    void number(std::string_view digits) {
        Prefix(rapidjson::kNumberType);
        append(os_->octets, digits);
    }

    // A member of an object, which is plain, or null where it is absent.
    void member(std::string_view name, cell value) {
        Prefix(rapidjson::kStringType);
        ++level_stack_.Top<Level>()->valueCount;  // both at once, as of these there are most
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

    // A member of any octets.  Those that are not UTF-8 become U+FFFD, which loses what they were, so
    // all follow in hexadecimal as NAME_hex.
    void member_of_octets(std::string_view name, std::string_view octets);
};

}  // namespace uriscan::cli
