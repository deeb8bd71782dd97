// Messages on standard error.  Texts from outside of the program are made safe to print.
#include "cli/system/messages.hpp"

#include <fmt/format.h>
#include <unistd.h>
#include <utf8.h>

#include <algorithm>
#include <array>
#include <cstdint>

#include "cli/system/input_file.hpp"
#include "cli/system/status_line.hpp"
#include "octets/hexadecimal.hpp"

namespace uriscan::cli {

void print_message(std::string_view text) {
    status_line::instance().write(STDERR_FILENO, text);
}

void print_error(std::string_view subject, std::string_view what) {
    print_message(fmt::format("uriscan: {}: {}\n", subject, what));
}

void print_error(std::string_view what) {
    print_message(fmt::format("uriscan: {}\n", what));
}

namespace {

struct code_points {
    std::uint32_t first;
    std::uint32_t last;
};

// Code points that are invisible, or that change the order or the line of the text after them.
// With U+202E, for instance, "gpj.exe" is shown as "exe.jpg".  These are the code points with the
// property Default_Ignorable_Code_Point of Unicode 16, which includes all bidirectional controls.
// U+2028 and U+2029, which end lines, and the marks of annotations from U+FFF9 to U+FFFB are added.
constexpr auto invisible = std::to_array<code_points>({
    {0xAD, 0xAD},
    {0x34F, 0x34F},
    {0x61C, 0x61C},
    {0x115F, 0x1160},
    {0x17B4, 0x17B5},
    {0x180B, 0x180F},
    {0x200B, 0x200F},
    {0x2028, 0x202E},
    {0x2060, 0x206F},
    {0x3164, 0x3164},
    {0xFE00, 0xFE0F},
    {0xFEFF, 0xFEFF},
    {0xFFA0, 0xFFA0},
    {0xFFF0, 0xFFFB},
    {0x1BCA0, 0x1BCA3},
    {0x1D173, 0x1D17A},
    {0xE0000, 0xE0FFF},
});

bool is_visible(std::uint32_t code_point) {
    const bool is_control = code_point < 0x20 || (code_point >= 0x7F && code_point < 0xA0);
    return !is_control && std::ranges::none_of(invisible, [&](const code_points& range) {
        return range.first <= code_point && code_point <= range.last;
    });
}

}  // namespace

std::string printable(std::string_view text) {
    const bool is_utf8 = utf8::is_valid(text.begin(), text.end());
    std::string shown;
    for (const char* at = text.data(); at != text.data() + text.size();) {
        const char* const start = at;
        const std::uint32_t code_point =
            is_utf8 ? utf8::unchecked::next(at) : static_cast<unsigned char>(*at++);
        if ((is_utf8 || code_point < 0x80) && is_visible(code_point)) {
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
    if (is_text(name)) {
        return shown_text_name(name);
    }
    return name == "-" ? "<stdin>" : printable(name);
}

}  // namespace uriscan::cli
