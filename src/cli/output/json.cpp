// Writes strings of any octets in JSON, whose strings can only have Unicode characters.
#include "cli/output/json.hpp"

#include <utf8.h>

#include <iterator>
#include <string>

namespace uriscan::cli {

void json_writer::member_of_octets(std::string_view name, std::string_view octets) {
    const auto write = [&](std::string_view text) {
        plain(name);
        String(text.data(), static_cast<rapidjson::SizeType>(text.size()));
    };
    if (utf8::is_valid(octets.begin(), octets.end())) {
        write(octets);
        return;
    }
    std::string readable;
    utf8::replace_invalid(octets.begin(), octets.end(), std::back_inserter(readable), 0xFFFD);
    write(readable);
    std::string hex;
    for (const char c : octets) {
        fmt::format_to(std::back_inserter(hex), "{:02x}", static_cast<unsigned char>(c));
    }
    member(std::string(name) + "_hex", hex);
}

}  // namespace uriscan::cli
