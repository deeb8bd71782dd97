// Implements limit.hpp, for AVX-512 only. The code reads the text in blocks of 64 octets. For each
// block and delimiter there is a mask. Its lowest set bit shows where the delimiter occurs first in
// the block. This occurrence counts only if no earlier block contains the delimiter.
#include "limit.hpp"

#if defined(__x86_64__)

#include <immintrin.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#ifdef __clang__
#pragma clang attribute push(__attribute__((target("avx512bw,avx512vbmi,bmi,bmi2,lzcnt"))), \
                             apply_to = function)
#else
#pragma GCC target("avx512bw,avx512vbmi,bmi,bmi2,lzcnt")
#endif

namespace uriscan::bench {
namespace {

constexpr std::uint32_t block_size = 64;

// Returns a table of the octets that occur in a URI (RFC 3986, section 2). The entry of such an
// octet is 1, and the entry of any other octet is 0. The low seven bits of the octet are the index.
consteval std::array<unsigned char, 128> find_uri_octets() {
    std::array<unsigned char, 128> table{};
    for (const char c : std::string_view("%:/?#[]@!$&'()*+,;=-._~0123456789"
                                         "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")) {
        table[static_cast<unsigned char>(c)] = 1;
    }
    return table;
}

alignas(64) constexpr std::array<unsigned char, 128> uri_octets = find_uri_octets();

struct block {
    block(const char* begin, std::size_t size) noexcept
        : there(
              _bzhi_u64(~std::uint64_t{0}, static_cast<unsigned>(std::min<std::size_t>(size, 64)))),
          octets(_mm512_maskz_loadu_epi8(there, begin)) {}

    std::uint64_t equal(char octet) const noexcept {
        return _mm512_cmpeq_epi8_mask(octets, _mm512_set1_epi8(octet));
    }

    // Returns the mask of those octets of the block that no URI contains.
    std::uint64_t wrong() const noexcept {
        const __m512i known = _mm512_permutex2var_epi8(_mm512_load_si512(uri_octets.data()), octets,
                                                       _mm512_load_si512(uri_octets.data() + 64));
        return (_mm512_testn_epi8_mask(known, known) | _mm512_movepi8_mask(octets)) & there;
    }

    std::uint64_t there;
    __m512i octets;
};

constexpr std::uint64_t bit(std::uint32_t place) noexcept {
    return std::uint64_t{1} << place;
}

std::uint32_t first(std::uint64_t mask) noexcept {
    return static_cast<std::uint32_t>(_tzcnt_u64(mask));
}

// Returns the bits of `mask` from `place` on. If `place` is 64 or more, returns 0.
std::uint64_t from(std::uint32_t place, std::uint64_t mask) noexcept {
    return mask & ~_bzhi_u64(~std::uint64_t{0}, place);
}

// The ends of three components. An end is the size of the text until see() finds a delimiter that
// ends the component.
struct ends {
    std::uint32_t authority;
    std::uint32_t path;
    std::uint32_t query;

    void see(std::uint32_t offset, std::uint64_t slash, std::uint64_t question,
             std::uint64_t hash) noexcept {
        note(authority, offset, slash | question | hash);
        note(path, offset, question | hash);
        note(query, offset, hash);
    }

private:
    static void note(std::uint32_t& end, std::uint32_t offset, std::uint64_t mask) noexcept {
        const std::uint32_t found = mask != 0 ? offset + first(mask) : UINT32_MAX;
        end = std::min(end, found);
    }
};

// Finds "@" and ":" in the part of the authority that is in the first block.
void split_authority(const block& block, std::uint32_t begin, std::uint32_t end,
                     uri_components& at) noexcept {
    const std::uint64_t authority =
        from(begin, _bzhi_u64(~std::uint64_t{0}, std::min(end, block_size)));
    const std::uint64_t at_sign = block.equal('@') & authority;
    const std::uint32_t host_begin = at_sign != 0 ? first(at_sign) + 1 : begin;
    const std::uint64_t colon = from(host_begin, block.equal(':') & authority);
    at.host_begin = host_begin;
    at.host_end = colon != 0 ? first(colon) : end;
}

}  // namespace

bool can_split_common_shape() noexcept {
    return __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vbmi") &&
           __builtin_cpu_supports("bmi2");
}

bool split_common_shape(std::string_view text, uri_components& at) noexcept {
    const auto size = static_cast<std::uint32_t>(text.size());
    const block head(text.data(), size);
    const std::uint64_t slash = head.equal('/');
    const std::uint64_t question = head.equal('?');
    const std::uint64_t hash = head.equal('#');
    const std::uint64_t delimiter = slash | question | hash | head.equal(':') | ~head.there;
    const std::uint32_t word_end = first(delimiter);
    const std::uint64_t colon_before_slashes = head.equal(':') & slash >> 1 & slash >> 2;
    const bool has_scheme = (bit(word_end & 63) & colon_before_slashes) != 0;
    const bool has_authority = has_scheme || (slash & 3) == 3;
    const std::uint32_t begin = has_scheme ? word_end + 3 : has_authority ? 2 : 0;

    ends ends = {size, size, size};
    ends.see(0, from(begin, slash), from(begin, question), hash);
    std::uint64_t wrong = head.wrong();
    for (std::uint32_t offset = block_size; offset < size; offset += block_size) {
        const block next(text.data() + offset, size - offset);
        ends.see(offset, next.equal('/'), next.equal('?'), next.equal('#'));
        wrong |= next.wrong();
    }

    at.scheme_end = has_scheme ? word_end : 0;
    at.path_begin = has_authority ? ends.authority : 0;
    at.path_end = ends.path;
    at.query_end = ends.query;
    split_authority(head, begin, at.path_begin, at);
    at.host_begin = has_authority ? at.host_begin : 0;
    at.host_end = has_authority ? at.host_end : 0;
    return wrong == 0;
}

}  // namespace uriscan::bench

#ifdef __clang__
#pragma clang attribute pop
#endif

#else

namespace uriscan::bench {

bool can_split_common_shape() noexcept {
    return false;
}

bool split_common_shape(std::string_view, uri_components&) noexcept {
    return false;
}

}  // namespace uriscan::bench

#endif
