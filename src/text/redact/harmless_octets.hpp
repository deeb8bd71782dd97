// Says which octets of a URI are harmless: no secret has them, or starts or ends at them
// (harmless_octets.cpp lists the cases).
#pragma once

#include <cassert>
#include <cstddef>
#include <string_view>

#include "octets/letter_case.hpp"
#include "octets/subtext.hpp"
#include "text/redact/keys.hpp"
#include "text/redact/secret_paths.hpp"
#include "text/redact/tokens.hpp"
#include "text/redact/units.hpp"

namespace uriscan {

// Checks the octets of a URI that text_marks::signs marks, from left to right.  If all of them are
// harmless, the URI has no secret and is valid.
class harmless_octets {
public:
    // The authority or path of the URI starts at `body`.
    harmless_octets(std::string_view text, std::size_t body, const redact_options& options,
                    const key_ends& ends) noexcept
        : text_(text), body_(body), query_known_(body), options_(options), key_ends_(ends) {}

    // Says whether the octet at `at` is harmless.  It must not be a ":" that is an anchor, because
    // such a ":" can end a scheme.
    bool has(std::size_t at) noexcept {
        assert(at < text_.size());
        const bool is_usual = text_[at] == '/' ? is_before_nothing(text_, at)
                                               : text_[at] == '=' && follows_public_word(at) &&
                                                     !is_before_token(at + 1);
        return is_usual || has_any(at);
    }

    // Says whether an "&" and a "=" are harmless, and a key of small letters is between them.  Then
    // the "&" starts no character reference, which would end with a ";".
    bool has_parameter(std::size_t ampersand, std::size_t equals) noexcept {
        const bool is_harmless = begin_of_public_word(equals) == ampersand + 1 &&
                                 ampersand + 1 < equals && !is_before_token(ampersand + 1) &&
                                 !is_before_token(equals + 1);
        if (is_harmless) {
            restart_at(ampersand);
        }
        return is_harmless;
    }

    // Returns the last "&" at which the readers of secrets can start.  No octet before it is
    // secret, and readers need not know these octets to read the rest.  Returns 0 if there is no
    // such "&".
    std::size_t restart() const noexcept { return restart_; }

private:
    bool has_any(std::size_t at) noexcept;
    bool has(const unit& unit) noexcept;
    bool has_colon(const unit& colon) noexcept;
    bool is_in_query(std::size_t at) noexcept;
    bool has_key_end(std::size_t end) const noexcept;
    bool is_ampersand(const unit& unit) const noexcept;
    bool is_before_port(std::size_t begin) const noexcept;

    bool is_before_token(std::size_t at) const noexcept {
        return options_.shapes && token_end(text_, at) > at;
    }

    // If the last small letters before `end` show that these letters are no secret key, returns
    // where the letters start.  Otherwise, returns `end`.
    std::size_t begin_of_public_word(std::size_t end) const noexcept {
        constexpr std::size_t seen = 4;
        if (end < seen) {
            return end;
        }
        word_end last;
        for (std::size_t at = end - seen; at < end; ++at) {
            last.add(text_[at]);
        }
        return last.is_in(key_ends_) ? end : begin_of_uppers(text_, end, case_bit);
    }

    // Says whether the whole key that ends at `end` consists of small letters that are no secret
    // key.
    bool follows_public_word(std::size_t end) const noexcept {
        const std::size_t begin = begin_of_public_word(end);
        return begin < end && is_before_key(begin);
    }

    void restart_at(std::size_t ampersand) noexcept {
        restart_ = can_restart_ && !in_fragment_ ? ampersand : restart_;
    }

    // Says whether a key can start at this offset, but not before it.
    bool is_before_key(std::size_t begin) const noexcept {
        const char before = text_[begin - 1];
        return starts_key(before) || before == '=' || begin == after_delimiter_;
    }

    std::string_view text_;
    std::size_t body_;
    std::size_t query_known_;
    bool in_query_ = false;  // whether a query can start between the body and query_known_
    const redact_options& options_;
    const key_ends& key_ends_;
    std::size_t after_triplet_ = 0;    // the end of the last triplet
    std::size_t after_delimiter_ = 0;  // the end of the last triplet or "#" before a key
    bool after_authority_ = false;     // whether a "/" is known to be between the body and a ":"
    bool in_fragment_ = false;         // after a "#"
    bool in_uri_ = false;              // whether a URI within the URI has started
    bool can_restart_ = true;          // whether there is no ":" in the path
    std::size_t restart_ = 0;
};

}  // namespace uriscan
