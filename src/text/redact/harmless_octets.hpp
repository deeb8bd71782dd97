// Says which octets of a URI cannot be part of a secret, or start or end one.
#pragma once

#include <cstddef>
#include <string_view>

#include "text/redact/keys.hpp"
#include "text/redact/units.hpp"

namespace uriscan {

// Checks the octets of a URI that text_marks::signs marks, from left to right.  If all of them are
// harmless, the URI has no secret and is valid.
class harmless_octets {
public:
    // The authority or path of the URI starts at `body`.
    harmless_octets(std::string_view text, std::size_t body, const redact_options& options,
                    const key_ends& ends) noexcept
        : text_(text), body_(body), options_(options), key_ends_(ends) {}

    // Says whether the octet at `at` is harmless.  If it is a ":", it must not end a scheme that an
    // anchor marks.
    bool has(std::size_t at) noexcept {
        return (text_[at] == '=' && follows_public_end(at)) || has_any(at);
    }

private:
    bool has_any(std::size_t at) noexcept;
    bool has(const unit& unit) noexcept;
    bool has_colon(const unit& colon) noexcept;
    bool has_equals(std::size_t equals) const noexcept;

    // Says whether the last two octets of a key show that the key is not secret.  A triplet must
    // not end in them, because then they are not the last octets of the decoded key.
    bool follows_public_end(std::size_t equals) const noexcept {
        return equals > after_triplet_ + 1 &&
               is_public_end(key_ends_, text_[equals - 2], text_[equals - 1]);
    }

    std::string_view text_;
    std::size_t body_;
    const redact_options& options_;
    const key_ends& key_ends_;
    std::size_t after_triplet_ = 0;  // the end of the last triplet
    bool after_authority_ = false;   // whether a "/" is known to be between the body and a ":"
    bool in_uri_ = false;            // whether a URI within the URI has started
};

}  // namespace uriscan
