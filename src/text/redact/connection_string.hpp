// Finds secrets in connection strings: lists of at least two pairs of a key and a value, with ";"
// between them, as programs write them for databases and services.  They are no URIs.
//
//     Server=h;User Id=sa;Password="a;b";Encrypt=yes
//     DefaultEndpointsProtocol=https;AccountName=a;AccountKey=b==
//
// Cookies have the same form.
#pragma once

#include <cstddef>
#include <string_view>

#include "text/redact/keys.hpp"
#include "text/redact/units.hpp"

namespace uriscan {

// Says whether a letter or digit follows the "=" at `equals`.  Then no reference starts there.
bool is_before_word(std::string_view text, std::size_t equals) noexcept;

// Says whether the ends of the words of a key show that it is not secret.  The key is before the
// "=" at `equals`, and starts at `floor` or later.
bool has_open_key(std::string_view text, std::size_t floor, std::size_t equals,
                  const key_ends& ends) noexcept;

// Returns the value of the pair whose key is before `equals`, a "=".  The key starts at `floor` or
// later.  If the key is not secret, or the pair is in no list, the result is empty.
slice secret_of_pair(std::string_view text, std::size_t floor, const unit& equals,
                     const redact_options& options, const key_ends& ends) noexcept;

}  // namespace uriscan
