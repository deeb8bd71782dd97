// The words by which keys of parameters are read (docs/redact.md, "Parameters").  A key is a name
// such as "user[accessToken2]".  The words here are in lower case, and without "-" and the like.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "octets/letter_case.hpp"
#include "octets/short_text.hpp"

namespace uriscan {

// What a word says about a key.
enum class word_role : std::uint8_t {
    anywhere,   // secret, even as the end of a longer word, unless a qualifier is last
    last,       // secret as the last word
    alone,      // secret as the whole key
    head,       // secret with one of its partners before it, as in "api key"
    extra,      // does not matter at the end of a key, as in "password new"
    qualifier,  // as the last word, says that the key is only about a secret, as in "token type"
    no_secret,  // directly before a secret word, says that it is no secret, as in "page token"
    plural,     // secret at the end of a key, unless a number is before it
    number,     // directly before a plural, says that it is a number, as in "max tokens"
};
inline constexpr std::size_t word_roles = 9;

using key_word = short_text<22>;

// Returns the words of a role, in order.
std::span<const key_word> words_of(word_role role) noexcept;

// A word such as "key", and the words before it.
struct key_head {
    key_word word;
    std::span<const key_word> partners;  // with one of these, the key is secret
    bool is_doubtful;  // if no partner is before it, the value decides whether the key is secret
    std::span<const key_word> open_partners;  // with one of these, the key is not secret
};
std::span<const key_head> key_heads() noexcept;

// A number for the last two octets of a word.  Only the lowest five bits of each octet count, so
// that case does not matter.
constexpr std::size_t end_index(char last_but_one, char last) noexcept {
    return low_five_bits(last_but_one) << 5 | low_five_bits(last);
}

// For each end_index(), the roles of the words that end so: bit i stands for the role i.
using roles_by_end = std::array<std::uint16_t, 1024>;
extern const roles_by_end roles_of_ends;

// A set of the ends of words: their last four octets, or three if the word has no more.  Each end
// has a bit, which it shares with few other ends.
using key_ends = std::array<std::uint64_t, 160>;

// The last octets of a word that is read from left to right.
class word_end {
public:
    constexpr void add(char octet) noexcept {
        bits_ = bits_ << 5 | static_cast<std::uint32_t>(low_five_bits(octet));
    }
    constexpr void remove_last() noexcept { bits_ >>= 5; }

    constexpr bool is_in(const key_ends& ends) const noexcept {
        return ((ends[three() / 64] >> three() % 64 | ends[four() / 64] >> four() % 64) & 1) != 0;
    }

    // Puts the end of a word with `size` octets into the set.
    constexpr void put_into(key_ends& ends, std::size_t size) const noexcept {
        const std::uint32_t bit = size > 3 ? four() : three();
        ends[bit / 64] |= std::uint64_t{1} << bit % 64;
    }

private:
    // Multiplication mixes the bits.
    static constexpr std::uint32_t mixed(std::uint32_t bits) noexcept { return bits * 0x9E3779B1U; }
    constexpr std::uint32_t three() const noexcept { return mixed(bits_ & 0x7FFF) >> 21; }
    constexpr std::uint32_t four() const noexcept { return 0x800 + (mixed(bits_ & 0xFFFFF) >> 19); }

    std::uint32_t bits_ = 0;
};

// Adds the end of a word.  If the word has less than three octets, adds it together with all octets
// that can be before it.
constexpr void add_end(key_ends& ends, std::string_view name) noexcept {
    constexpr std::size_t most = 3;
    for (unsigned before = 0; before < (name.size() < most ? 0x400U : 1U); ++before) {
        word_end end;
        end.add(static_cast<char>(before >> 5));
        end.add(static_cast<char>(before & 0x1F));
        for (const char octet : name) {
            end.add(octet);
        }
        end.put_into(ends, name.size());
    }
}

// The ends of all secret words, and of words that do not matter at the end of a key.
extern const key_ends ends_of_secret_words;

}  // namespace uriscan
