// Finds secrets in the segments of paths, by the patterns that secret_paths() returns.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "kernels/nibbles.hpp"
#include "octets/letter_case.hpp"
#include "text/redact/tokens.hpp"
#include "text/redact/units.hpp"
#include "uriscan/redact.hpp"

namespace uriscan {

namespace detail {

// The first octets of the segments that start the patterns.  Of the first three octets, only the
// lowest five bits count, so that case does not matter.  The fourth octet can also be one that
// names ignore, such as "-", or start an encoded octet.
class segment_starts {
public:
    static constexpr std::size_t size = 3;

    // After each start, an octet that names ignore can follow, or the first octet of an encoded
    // one.
    constexpr segment_starts() noexcept {
        for (std::size_t octet = 0; octet < fourth_.size(); ++octet) {
            const bool can_follow_all =
                is_in(static_cast<char>(octet),
                      tolerant_table::ignored_in_key | tolerant_table::encoding);
            fourth_[octet] = can_follow_all ? ~std::uint32_t{0} : 0;
        }
    }

    // Adds the start of a pattern, which has a number below 32.
    constexpr void add(std::string_view start, std::size_t number) noexcept {
        const std::uint32_t bit = std::uint32_t{1} << number;
        for (std::size_t at = 0; at < size; ++at) {
            patterns_[at][low_five_bits(start[at])] |= bit;
        }
        const char next = start[size];
        if (is_alpha(next)) {
            fourth_[static_cast<unsigned char>(lower(next))] |= bit;
            fourth_[static_cast<unsigned char>(upper(next))] |= bit;
            return;
        }
        for (std::uint32_t& numbers : fourth_) {
            numbers |= bit;
        }
    }

    // Returns the patterns that can start with the segment at the start of `text`: bit i stands for
    // the pattern with the number i.
    constexpr std::uint32_t find(std::string_view text) const noexcept {
        if (text.size() < size) {
            return 0;
        }
        const std::uint32_t found = patterns_[0][low_five_bits(text[0])] &
                                    patterns_[1][low_five_bits(text[1])] &
                                    patterns_[2][low_five_bits(text[2])];
        return text.size() > size ? found & fourth_[static_cast<unsigned char>(text[size])] : found;
    }

    constexpr std::uint32_t bits(std::size_t at, char octet) const noexcept {
        return at < size ? patterns_[at][low_five_bits(octet)]
                         : fourth_[static_cast<unsigned char>(octet)];
    }

private:
    std::array<std::array<std::uint32_t, 32>, size> patterns_{};
    std::array<std::uint32_t, 256> fourth_{};
};

extern const segment_starts starts_of_secret_paths;

// The starts of patterns and of tokens in one table, because most segments start neither.
class word_starts {
public:
    constexpr word_starts(const segment_starts& segments, const token_starts& tokens) noexcept {
        for (std::size_t at = 0; at < octets_.size(); ++at) {
            for (std::size_t i = 0; i < octets_[at].size(); ++i) {
                const auto octet = static_cast<char>(i);
                octets_[at][i] =
                    std::uint64_t{segments.bits(at, octet)} << 32 | tokens.bits(at, octet);
            }
        }
    }

    // `text` must have four octets at `at`.
    bool may_start(std::string_view text, std::size_t at) const noexcept {
        assert(at + octets_.size() <= text.size());
        const auto bits = [&](std::size_t i) {
            return octets_[i][static_cast<unsigned char>(text[at + i])];
        };
        return (bits(0) & bits(1) & bits(2) & bits(3)) != 0;
    }

private:
    std::array<std::array<std::uint64_t, 256>, 4> octets_{};
};

extern const word_starts starts_of_words;

}  // namespace detail

// Says whether a pattern can start with the segment at the start of `text`.  If the result is
// false, no pattern starts with it.
inline bool may_be_secret_path(std::string_view text) noexcept {
    return detail::starts_of_secret_paths.find(text) != 0;
}

// Says whether the octets after a "/" show that neither a pattern nor a token starts there.
inline bool is_before_nothing(std::string_view text, std::size_t slash) noexcept {
    const std::size_t rest = text.size() - slash - 1;
    return rest >= least_token ? !detail::starts_of_words.may_start(text, slash + 1)
                               : rest < detail::segment_starts::size;
}

// The first three octets of all segments that can start a pattern, in buckets.
extern const word_buckets starts_in_buckets;

// Does the same as may_be_secret_path(), but compares more octets.  The text can go on after the
// URI.
bool may_start_secret_path(std::string_view text) noexcept;

// Compares the segments of a path, from left to right, with all patterns.
class secret_path_matcher {
public:
    // The path is in the `uri`.  If this URI has no host, a host that stands in `text` near the
    // URI, and in the same line, counts as its host.
    secret_path_matcher(std::string_view text, slice uri) noexcept : text_(text), uri_(uri) {}

    // Compares the next segment of the path: the part `at` of `text`.  Returns the secret part of
    // the segment, or an empty slice if there is none.
    slice take(std::string_view text, slice at, std::string_view host, certainty how) noexcept;

    // Says whether no pattern has started.
    bool is_idle() const noexcept { return rest_.empty(); }

    // Forgets all segments, because a path has ended.
    void reset() noexcept { rest_ = {}; }

private:
    bool start(std::string_view text, slice at, std::string_view host, certainty how) noexcept;
    bool has_host(std::size_t pattern, std::string_view host) noexcept;

    std::string_view text_;
    slice uri_;
    std::string_view host_;       // the host for which the next two numbers hold
    std::uint32_t searched_ = 0;  // bit i: the hosts of pattern i were searched
    std::uint32_t found_ = 0;     // bit i: one of them was found
    std::string_view rest_;       // the part of the pattern for the next segments
};

}  // namespace uriscan
