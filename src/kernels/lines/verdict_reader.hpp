// Says which lines of a text are valid: verdicts.hpp finds those that are certainly valid, and the
// machine reads the others.
#pragma once

#include "kernels/lines/verdicts.hpp"
#include "kernels/shared.hpp"

namespace uriscan::lines {
namespace {

// Reads the lines of a text that are not certainly valid, and stores their verdicts.  `Read` is the
// read_function of the kernel.
template <read_function Read>
class open_lines {
public:
    open_lines(std::string_view text, rule rule, const line_verdicts& to) noexcept
        : text_(text), rule_(rule), to_(to) {}

    // `open` marks octets of the block at the offset `at`.  Reads each line that has one of these
    // octets.  The block starts in the line `number`.
    void read(std::uint64_t open, std::uint64_t line_feeds, std::size_t at,
              std::size_t number) noexcept {
        while (open != 0) {
            const std::uint64_t first = open & -open;
            const std::uint64_t after = line_feeds & -first;
            const std::uint64_t before = line_feeds & (first - 1);
            read_line(number + static_cast<std::size_t>(std::popcount(before)),
                      at + static_cast<std::size_t>(std::countr_zero(first)));
            open &= after == 0 ? 0 : -(after & -after) << 1;  // the octets after the line
        }
    }

private:
    // Reads the line around the octet at the offset `at`, which can be its line feed.  A line can
    // have such octets in many blocks, but it is read only once.  A line for which there is no
    // room, or that has no line feed, is left to the caller of the kernel.
    void read_line(std::size_t number, std::size_t at) noexcept {
        if (number == last_ || number >= to_.most) {
            return;
        }
        last_ = number;
        const std::size_t end = text_.find('\n', at);
        if (end == text_.npos) {
            return;
        }
        const std::size_t begin = at == 0 ? 0 : text_.rfind('\n', at - 1) + 1;  // npos + 1 is 0
        const std::size_t cr = end > begin && text_[end - 1] == '\r' ? 1 : 0;
        read_part part;
        const fault found =
            Read(subtext(text_, begin, end - cr - begin), reinterpret_cast<unsigned char*>(&part));
        const extent read = check_rule(rule_, part.at, extent{part.size, found == fault::none},
                                       [] { return std::uint32_t{0}; });
        to_.invalid[number / 64] |= std::uint64_t{!read.whole} << number % 64;
    }

    std::string_view text_;
    rule rule_;
    const line_verdicts& to_;
    std::size_t last_ = std::numeric_limits<std::size_t>::max();  // the line that was read last
};

// Says which lines are valid; see check_lines_function.
template <class Strip, read_function Read>
std::size_t check_lines(std::string_view text, rule rule, line_verdicts& to) noexcept {
    assert(text.size() <= max_text_size && to.count <= to.most);
    using words = typename Strip::words;
    constexpr std::size_t strip_size = Strip::blocks * block_size;
    verdicts<Strip> verdicts(rule);
    open_lines<Read> open_lines(text, rule, to);
    std::size_t number = to.count;
    std::size_t at = 0;
    for (; text.size() - at >= strip_size; at += strip_size) {
        const unsigned char* const begin = octets(text) + at;
        const common_masks<words> masks = Strip::masks(begin);
        const words open = verdicts.find_open(begin, masks);
        const std::size_t count = Strip::count(masks.line_feed);
        if (count > to.most - number) {
            break;
        }
        if (Strip::any(open)) [[unlikely]] {
            std::uint64_t open_of[Strip::blocks];
            std::uint64_t line_feeds_of[Strip::blocks];
            Strip::store(open, open_of);
            Strip::store(masks.line_feed, line_feeds_of);
            for (std::size_t i = 0, first = number; i < Strip::blocks; ++i) {
                open_lines.read(open_of[i], line_feeds_of[i], at + i * block_size, first);
                first += static_cast<std::size_t>(std::popcount(line_feeds_of[i]));
            }
        }
        number += count;
    }
    to.count = number;
    return at == 0 ? 0 : text.rfind('\n', at - 1) + 1;  // npos + 1 is 0
}

}  // namespace
}  // namespace uriscan::lines
