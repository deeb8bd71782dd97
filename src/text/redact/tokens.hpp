// Finds tokens that are known by their shape (ragel/token_shapes.rl), wherever they are in a URI.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "kernels/nibbles.hpp"
#include "text/redact/units.hpp"
#include "uriscan/redact.hpp"

namespace uriscan {

namespace detail {

// The first four octets of all tokens.  Each start of a token has a bit, which similar starts
// share.  For each of the four octets, a table says which starts have it.  Four octets can start a
// token only if the four tables have a common bit for them.
class token_starts {
public:
    // The bit of all starts that have these first two octets.
    static constexpr std::uint32_t bit_of(char first, char second) noexcept {
        return std::uint32_t{1} << (index(first) * 3U + index(second) * 7U) % 32;
    }

    // Adds an octet that the starts of a bit can have at `at`.
    constexpr void add(std::uint32_t bit, std::size_t at, char octet) noexcept {
        octets_[at][index(octet)] |= bit;
    }

    // `text` must have four octets at `at`.
    constexpr bool may_start(std::string_view text, std::size_t at) const noexcept {
        assert(at + 4 <= text.size());
        const std::uint32_t found = octets_[0][index(text[at])] & octets_[1][index(text[at + 1])] &
                                    octets_[2][index(text[at + 2])];
        return found != 0 && (found & octets_[3][index(text[at + 3])]) != 0;
    }

    constexpr std::uint32_t bits(std::size_t at, char octet) const noexcept {
        return octets_[at][index(octet)];
    }

private:
    static constexpr unsigned char index(char octet) noexcept {
        return static_cast<unsigned char>(octet);
    }

    std::array<std::array<std::uint32_t, 256>, 4> octets_{};
};

extern const token_starts starts_of_tokens;

}  // namespace detail

// The octets that can be directly before a token, and need no encoding there, such as "/", "?" and
// ",".  They do not include ":", "@", "&" and "=".
extern const nibble_table octets_before_tokens;

// The first three octets of the tokens that can be after such an octet, in buckets.
extern const word_buckets token_starts_in_buckets;

// The size of the shortest token, or less.
inline constexpr std::size_t least_token = 16;

// Returns the end of the token that starts at an offset.  If there is none, returns the offset.
std::size_t token_end_after_start(std::string_view text, std::size_t at) noexcept;

// Does the same as token_end_after_start(), but refuses most texts at their first octets.
inline std::size_t token_end(std::string_view text, std::size_t at) noexcept {
    return at + least_token <= text.size() && detail::starts_of_tokens.may_start(text, at)
               ? token_end_after_start(text, at)
               : at;
}

// Reads the tokens of a URI once, from left to right.  A token starts after an octet that tokens
// cannot have, or after a unit such as "%2F", which stands for an octet.  The names of schemes and
// hosts are no tokens.
class token_reader {
public:
    // The URI is the part of `text` from `begin` to its end, and no token is before `restart`.  If
    // the options do not want tokens, none is found.
    token_reader(std::string_view text, std::size_t begin, const redact_options& options,
                 std::size_t restart = 0) noexcept;

    // Returns the next token, or an empty slice if there is none.
    slice next() noexcept;

private:
    std::size_t start_after(std::size_t at) const noexcept;
    bool is_host(slice token) const noexcept;

    std::string_view text_;
    std::size_t begin_;
    bool is_closed_;
    std::size_t at_;  // a token can start here
};

}  // namespace uriscan
