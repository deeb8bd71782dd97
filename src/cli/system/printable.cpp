// Makes texts from outside of the program safe to print.
#include "cli/system/printable.hpp"

#include <utf8.h>

#include <cstdint>

#include "octets/hexadecimal.hpp"

namespace uriscan::cli {

std::string printable(std::string_view text) {
    const bool is_utf8 = utf8::is_valid(text.begin(), text.end());
    std::string shown;
    for (const char* at = text.data(); at != text.data() + text.size();) {
        const char* const start = at;
        const std::uint32_t code_point =
            is_utf8 ? utf8::unchecked::next(at) : static_cast<unsigned char>(*at++);
        if ((code_point >= 0x20 && code_point < 0x7F) || (is_utf8 && code_point >= 0xA0)) {
            shown.append(start, at);
            continue;
        }
        for (const char c : std::string_view(start, at)) {
            shown += shown_octet(c).text();
        }
    }
    return shown;
}

std::string shown_name(std::string_view name) {
    if (name.empty()) {
        return "''";
    }
    return name == "-" ? "<stdin>" : printable(name);
}

}  // namespace uriscan::cli
