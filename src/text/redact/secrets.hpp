// Finds the secrets in a URI that is read tolerantly.
//
// The code here decides what is a secret.  All that makes this decision faster is a shortcut: the
// marks of a text (marked_text.hpp), harmless_octets.hpp, and the filter of keys (keys.hpp).  For
// all of them, one rule holds: never looser than secrets.cpp.  A shortcut may say that there is no
// secret only if secrets.cpp finds none.  tests/unit/redact_shortcuts_test.cpp compares both on
// random text.
#pragma once

#include <cstddef>
#include <string_view>

#include "text/redact/authority.hpp"
#include "text/redact/keys.hpp"
#include "text/redact/secret_paths.hpp"
#include "text/redact/units.hpp"
#include "uriscan/redact.hpp"

namespace uriscan {

// Reads a URI once, from left to right, delimiter by delimiter.  A URI within the URI needs no
// reader of its own: its delimiters are read in the same way, and each unit says how many
// times it is percent-encoded.
class secret_reader {
public:
    // The URI is the part of `text` from `begin` to the end of `text`.  It can be a relative
    // reference.
    secret_reader(std::string_view text, std::size_t begin, const redact_options& options,
                  const key_ends& ends) noexcept;

    // Returns the next secret, or an empty slice if there is none.
    slice next() noexcept;

private:
    // The place of a key, which decides where the value of the key ends.
    enum class place { path, query, fragment, property, property_in_list };

    slice read(const unit& sign) noexcept;
    slice read_authority(std::size_t begin, std::size_t level) noexcept;
    slice read_credentials() noexcept;
    std::size_t end_of_secret_across(const authority_parts& parts) const noexcept;
    slice read_segment(const unit& slash) noexcept;
    slice read_value(const unit& equals) noexcept;
    void start_key(std::size_t begin, place where) noexcept;
    bool ends_value(const unit& unit, std::size_t level) const noexcept;
    std::size_t value_end(const unit& equals) const noexcept;
    std::string_view host() const noexcept;

    std::string_view text_;
    const redact_options& options_;
    const key_ends& key_ends_;
    std::size_t at_;
    bool starts_ = true;           // next() has not been called yet
    bool has_properties_ = false;  // "jdbc:" and "sb:" have properties such as ";password=a"

    // The key that a "=" can end.
    static constexpr std::size_t none = static_cast<std::size_t>(-1);
    std::size_t key_begin_ = none;
    std::size_t key_level_ = 0;  // how many times the "=" must be percent-encoded, at least
    place key_place_ = place::path;
    bool in_query_ = false;     // after a "?", "&" or "#"
    bool in_fragment_ = false;  // after a "#" that is not percent-encoded

    authority_reader authorities_;
    std::size_t host_begin_ = none;
    secret_path_matcher paths_;
};

}  // namespace uriscan
