// Reads octets in simple loops, which the compiler turns into vector instructions.
#include "cli/input/lines.hpp"

#include <algorithm>

#include "cli/input/splitter.hpp"

namespace uriscan::cli {

// The counters are single octets, so that many of them fit into a vector register.  They are added
// to the total before they can overflow.  A loop of a fixed length takes half the time.
std::uint64_t count_octets(std::string_view text, char wanted) {
    constexpr std::size_t step = 240;
    std::uint64_t total = 0;
    for (; text.size() >= step; text.remove_prefix(step)) {
        std::uint8_t count = 0;
        for (std::size_t i = 0; i < step; ++i) {
            count = static_cast<std::uint8_t>(count + (text[i] == wanted ? 1 : 0));
        }
        total += count;
    }
    return total + static_cast<std::uint64_t>(std::ranges::count(text, wanted));
}

std::size_t size_of_run(std::string_view text, char octet) {
    constexpr std::size_t step = 64;
    std::size_t size = 0;
    for (; text.size() - size >= step; size += step) {
        unsigned differences = 0;  // the compiler makes vector instructions of this
        for (const char each : text.substr(size, step)) {
            differences |= static_cast<unsigned char>(each ^ octet);
        }
        if (differences != 0) {
            break;
        }
    }
    return std::min(text.find_first_not_of(octet, size), text.size());
}

void leave_lines_out(const block& block, char separator, std::string_view& rest,
                     std::uint64_t& number) {
    const std::string_view lines = block.needed->skip_lines(rest, separator);
    number += count_octets(lines, separator);
}

std::size_t line_splitter::read_all(std::string_view octets) {
    const std::size_t end = octets.rfind(separator_) + 1;  // npos + 1 is 0
    lines_ += counts_ ? count_octets(octets.substr(0, end), separator_) : 0;
    return end;
}

std::size_t line_splitter::read_one(std::string_view octets) {
    const std::size_t end = octets.find(separator_) + 1;  // npos + 1 is 0
    lines_ += end == 0 ? 0 : 1;
    return end;
}

std::string_view line_splitter::line_end(bool has_cr) const {
    using namespace std::string_view_literals;
    return separator_ == '\0' ? "\0"sv : has_cr ? "\r\n"sv : "\n"sv;
}

}  // namespace uriscan::cli
