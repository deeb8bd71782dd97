// Decodes addresses without vectors.
//
// The ends of the numbers are the places of ":", "." or "]".  They are found eight octets at a
// time.  Then the digits before an end (at most four) are loaded together, and are changed to a
// number.
#include "kernels/address.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "octets/subtext.hpp"
#include "octets/words.hpp"

namespace uriscan {
namespace {

// Returns the octets at this place in memory as a number.  The first octet is in its lowest bits.
template <class Number>
std::uint64_t number_at(const char* octets) noexcept {
    Number number = 0;
    std::memcpy(&number, octets, sizeof(Number));
    if constexpr (std::endian::native == std::endian::big) {
        std::uint64_t reversed = 0;
        for (std::size_t i = 0; i < sizeof(Number); ++i) {
            reversed |= std::uint64_t{static_cast<unsigned char>(octets[i])} << 8 * i;
        }
        return reversed;
    }
    return number;
}

// Returns which octets of a word equal `octet`: bit i of the result stands for octet i.  All octets
// of the word must be less than 0x80.
std::uint64_t places_in_word(std::uint64_t word, char octet) noexcept {
    assert((word & repeated('\x80')) == 0);
    const std::uint64_t low_bits = repeated('\x7f');
    const std::uint64_t others = ((word ^ repeated(octet)) + low_bits) & ~low_bits;
    constexpr std::uint64_t to_top = 0x0102040810204080;  // moves bit 8i to bit 56 + i
    return ((~others & ~low_bits) >> 7) * to_top >> 56;
}

constexpr std::size_t most_places = 63;  // more than an address in brackets has

// Does the same as places_in_word() for a text of 4 to 63 octets.  All of them must be less than
// 0x80.
[[gnu::always_inline]] inline std::uint64_t places_of(char octet, std::string_view text) noexcept {
    assert(4 <= text.size() && text.size() <= most_places);
    constexpr std::size_t size = sizeof(std::uint64_t);
    if (text.size() < size) {
        const std::size_t last = text.size() - size / 2;
        return places_in_word(number_at<std::uint32_t>(text.data()), octet) |
               places_in_word(number_at<std::uint32_t>(text.data() + last), octet) << last;
    }
    const std::size_t last = text.size() - size;
    std::uint64_t places = places_in_word(number_at<std::uint64_t>(text.data() + last), octet)
                           << last;
    for (std::size_t at = 0; at < last; at += size) {
        places |= places_in_word(number_at<std::uint64_t>(text.data() + at), octet) << at;
    }
    return places;
}

// Returns the `count` octets before the offset `end`, as a number of 32 bits.  The last octet is in
// the highest bits, and the bits below the first octet are 0.  `count` is at most 4, and the text
// has at least 4 octets.
std::uint64_t octets_before(std::string_view text, std::size_t end, std::size_t count) noexcept {
    assert(text.size() >= 4 && end <= text.size() && count <= 4);
    const std::size_t from = std::max<std::size_t>(end, 4) - 4;
    const std::uint64_t octets = number_at<std::uint32_t>(text.data() + from)
                                 << (8 * (4 - (end - from)));
    return octets >> (8 * (4 - count)) << (8 * (4 - count)) & 0xFFFFFFFF;
}

// Returns the offset of the octet after the IPv6 address of a host: the "]", or the "%" of a zone
// identifier.  The last group, or the IPv4address, begins at `last_begin`.
std::size_t end_of_address(std::string_view host, std::size_t last_begin) noexcept {
    assert(last_begin < host.size() && host.back() == ']');
    constexpr std::size_t most_digits = 4;
    const std::size_t close = host.size() - 1;
    const bool is_group = close - last_begin <= most_digits &&
                          places_in_word(octets_before(host, close, most_digits), '%') == 0;
    return is_group ? close : std::min(host.find('%', last_begin), close);
}

// Stores a group of an IPv6 address.
void store_group(std::uint64_t digits, std::uint8_t* to) noexcept {
    // The four lowest bits of a decimal digit are its value.  For a letter, 9 must be added to
    // them.  Only letters have bit 6.
    const std::uint64_t values = (digits & 0x0F0F0F0F) + 9 * (digits >> 6 & 0x01010101);
    const std::uint64_t pairs = values << 4 | values >> 8;
    to[0] = static_cast<std::uint8_t>(pairs);
    to[1] = static_cast<std::uint8_t>(pairs >> 16);
}

}  // namespace

void decode_ipv4(std::string_view text, std::uint8_t* to) noexcept {
    assert(text.size() >= sizeof "0.0.0.0" - 1 && text.size() < sizeof "255.255.255.255");
    std::uint64_t ends = places_of('.', text) | std::uint64_t{1} << text.size();
    std::size_t begin = 0;
    for (std::size_t i = 0; i < std::tuple_size_v<ipv4_octets>; ++i, ends &= ends - 1) {
        const auto end = static_cast<std::size_t>(std::countr_zero(ends));
        const std::uint64_t digits = octets_before(text, end, end - begin) & 0x0F0F0F0F;
        to[i] = static_cast<std::uint8_t>((digits >> 8 & 0xF) * 100 + (digits >> 16 & 0xF) * 10 +
                                          (digits >> 24));
        begin = end + 1;
    }
}

void decode_ipv6_by_words(std::string_view host, std::uint8_t* to) noexcept {
    assert(host.size() >= sizeof "[::]" - 1 && host.front() == '[' && host.back() == ']');
    const std::uint64_t colons = places_of(':', subtext(host, 0, most_places));
    const ipv6_groups groups(colons, end_of_address(host, after_last(colons)));
    std::memset(to, 0, std::tuple_size_v<ipv6_octets>);
    std::uint64_t begins = groups.begins, ends = groups.ends;
    for (std::size_t i = 0; ends != 0; ++i, begins &= begins - 1, ends &= ends - 1) {
        const auto begin = static_cast<std::size_t>(std::countr_zero(begins));
        const auto end = static_cast<std::size_t>(std::countr_zero(ends));
        const std::size_t skipped = i < groups.before_gap ? 0 : groups.missing;
        store_group(octets_before(host, end, end - begin), to + 2 * (i + skipped));
    }
    decode_ipv4_at_end(host, groups, to);
}

}  // namespace uriscan
