// Writes an IPv6 address in its canonical form (RFC 5952, sections 4 and 5).
#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>

#include "uriscan/normalize.hpp"

namespace uriscan {
namespace {

constexpr std::size_t octets_of_prefix = 12;  // before the IPv4 address at the end

// Says whether an address has a prefix after which an IPv4 address follows.
bool ends_in_ipv4(const ipv6_octets& address) noexcept {
    using prefix = std::array<std::uint8_t, octets_of_prefix>;
    constexpr auto known = std::to_array<prefix>({
        {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF},  // ::ffff:0:0/96, RFC 4291, 2.5.5.2
        {0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF, 0, 0},  // ::ffff:0:0:0/96, RFC 2765, 2.1
        {0, 0x64, 0xFF, 0x9B},                       // 64:ff9b::/96, RFC 6052, 2.4
    });
    return std::ranges::any_of(known, [&](const prefix& one) {
        return std::equal(one.begin(), one.end(), address.begin());
    });
}

// Successive groups of the address that are all zero.
struct zero_run {
    std::size_t begin = 0;
    std::size_t size = 1;  // one zero is no run (4.2.2)
};

// The text while it is written.
class text_writer {
public:
    text_writer(const ipv6_octets& address, char* to) noexcept : address_(address), at_(to) {}

    // Writes the first `count` groups.
    void put_groups(std::size_t count) noexcept {
        const zero_run gap = longest_run(count);
        for (std::size_t i = 0; i < count; ++i) {
            if (i == gap.begin && gap.size > 1) {
                put(':');
                put(':');
                i += gap.size - 1;
                is_after_number_ = false;
            } else {
                put_number(':', group(i), 16);
            }
        }
    }
    // Writes the last four octets as an IPv4 address.
    void put_ipv4() noexcept {
        char mark = ':';
        for (std::size_t i = octets_of_prefix; i < address_.size(); ++i, mark = '.') {
            put_number(mark, address_[i], 10);
        }
    }
    char* end() const noexcept { return at_; }

private:
    unsigned group(std::size_t number) const noexcept {
        return static_cast<unsigned>(address_[2 * number] << 8 | address_[2 * number + 1]);
    }
    zero_run longest_run(std::size_t count) const noexcept {
        zero_run longest;
        for (std::size_t begin = 0, end; begin < count; begin = end + 1) {
            end = begin;
            while (end < count && group(end) == 0) {
                ++end;
            }
            if (end - begin > longest.size) {  // of equal runs, takes the first (4.2.3)
                longest = {begin, end - begin};
            }
        }
        return longest;
    }
    void put(char octet) noexcept { *at_++ = octet; }
    // Writes a number.  If there is a number directly before it, writes `mark` between the two.
    void put_number(char mark, unsigned number, int base) noexcept {
        if (is_after_number_) {
            put(mark);
        }
        is_after_number_ = true;
        constexpr std::size_t most_digits = 4;
        at_ = std::to_chars(at_, at_ + most_digits, number, base).ptr;
    }

    const ipv6_octets& address_;
    char* at_;
    bool is_after_number_ = false;
};

}  // namespace

ipv6_text::ipv6_text(const ipv6_octets& address) noexcept {
    text_writer writer(address, octets_.data());
    if (ends_in_ipv4(address)) {
        writer.put_groups(octets_of_prefix / 2);
        writer.put_ipv4();
    } else {
        writer.put_groups(address.size() / 2);
    }
    size_ = static_cast<std::uint8_t>(writer.end() - octets_.data());
}

}  // namespace uriscan
