// The name of a text is a NUL, its number, another NUL, and the text.
#include "cli/system/text_input.hpp"

#include <fmt/format.h>

namespace uriscan::cli {

std::string name_of_text(std::string_view text, std::size_t number) {
    return fmt::format("{0}{1}{0}{2}", '\0', number, text);
}

std::string_view text_of(std::string_view name) {
    return name.substr(name.find('\0', 1) + 1);
}

std::string shown_text_name(std::string_view name) {
    return fmt::format("<argument {}>", name.substr(1, name.find('\0', 1) - 1));
}

}  // namespace uriscan::cli
