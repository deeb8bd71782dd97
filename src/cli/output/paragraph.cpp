// Wraps text at spaces.
#include "cli/output/paragraph.hpp"

#include <algorithm>

namespace uriscan::cli {

void append_wrapped(std::string& out, std::string_view text, std::size_t width, std::size_t column,
                    std::size_t margin) {
    for (bool is_first = true; !text.empty(); is_first = false) {
        const std::string_view word = text.substr(0, text.find(' '));
        text.remove_prefix(std::min(text.size(), word.size() + 1));
        if (!is_first && column + 1 + word.size() > width) {
            out.append("\n").append(margin, ' ');
            column = margin;
        } else if (!is_first) {
            out += ' ';
            ++column;
        }
        out += word;
        column += word.size();
    }
    out += '\n';
}

std::string paragraph(std::string_view text, std::size_t width, std::size_t margin) {
    std::string lines(margin, ' ');
    append_wrapped(lines, text, width, margin, margin);
    return lines;
}

}  // namespace uriscan::cli
