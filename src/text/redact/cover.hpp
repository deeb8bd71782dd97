// Says how much text must be replaced together with a secret.
//
// A secret can have the delimiter at which an authority ends, or at which the search for an "@"
// ends.  The replacement of the secret does not have it.  So if the result is redacted again, the
// text after the secret is read as a part of the authority, and can look like user information:
//
//     h://&token=?&me@      h://&token=REDACTED&me@      without the "?", "me" is before an "@"
//     ?s://a://:&@          ?s://a://REDACTED@           without the "&", "a:" is before an "@"
//
// But redacting again must change nothing.  So there are three rules, which make more text a part
// of the secret.
//
// 1.  Values: the authority is read without the secret values that start in it.  If a value has a
//     ":", an "@" or the end of the authority, and the rest looks like user information, the whole
//     authority is secret (authority_without_values).
// 2.  Forward: if the rest of the authority after the secret has a ":" or "@", all is secret up to
//     the next "#" or soft end (is_soft_end()).
// 3.  Backward: if the secret has the "&" at which the search for the "@" of an earlier authority
//     has ended, all is secret from this authority on.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "text/redact/authority.hpp"
#include "text/redact/units.hpp"

namespace uriscan {

// Rules 2 and 3.
class secret_cover {
public:
    // `text` ends where the URI ends.  `how` says how sure it is that this is a URI.
    secret_cover(std::string_view text, certainty how) noexcept : text_(text), certainty_(how) {}

    // Remembers an authority with authority_parts::is_open.  It might go on after the end that was
    // found for it.
    void add_open(const authority_place& authority) noexcept {
        open_ = authority;
        without_end_ = authority.begin;
    }

    // Forgets the authority of add_open(), because a secret was found after it.
    void forget_open() noexcept { open_.reset(); }

    // Returns what is secret if a whole authority is secret.  Its host starts at `host`.  The last
    // secret that starts in the authority ends at `end`.
    slice of_authority(const authority_place& authority, std::size_t host,
                       std::size_t end) noexcept;

    // Returns what is secret if the user information is secret.  The last secret that starts in it
    // ends at `last`.
    slice of_userinfo(const authority_place& authority, slice userinfo, std::size_t last) noexcept;

private:
    bool goes_on_at(std::size_t at, const authority_place& authority) const noexcept;
    std::size_t end_at(const authority_place& authority, std::size_t from) const noexcept;
    std::size_t begin_of(slice secret) noexcept;

    std::string_view text_;
    certainty certainty_;
    std::optional<authority_place> open_;  // the last authority that might go on
    std::size_t without_end_ = 0;          // before this offset, no delimiter ends that authority
};

// Rule 1.  The caller reads the delimiters of the authority, and the values that start at them.
class authority_without_values {
public:
    authority_without_values(std::string_view text, const authority_place& place,
                             const authority_parts& parts) noexcept;

    // Returns where the authority ends.  If a value goes beyond this end, the authority goes on
    // after the value.
    std::size_t end() const noexcept { return end_; }

    // Adds a delimiter of the authority, from left to right.
    void add(const unit& sign) noexcept;

    // Adds the secret value that starts at the last delimiter.
    void add_value(slice value) noexcept;

    // If the whole authority is secret, returns the end of the last value.  Otherwise, returns 0.
    std::size_t end_of_secret() const noexcept;

private:
    void add_mark(const unit& sign) noexcept;

    std::string_view text_;
    const authority_place& place_;
    std::size_t end_;
    std::size_t last_;  // the end of the last value
    bool has_at_;
    bool has_colon_;
    bool is_port_ = false;    // the last delimiter is a ":"
    bool is_hidden_ = false;  // a value has a ":", an "@", or the end of the authority
    bool is_nested_ = false;  // a URI that is percent-encoded starts in the authority
};

}  // namespace uriscan
