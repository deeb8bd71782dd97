// What single rules of normalization (RFC 3986, sections 6.2.2 and 6.2.3) make of a triplet, a port
// and an empty path.
#pragma once

#include <cstddef>
#include <string_view>

#include "uriscan/normalize.hpp"
#include "uriscan/schemes.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan {

// Says whether a text, in which every "%" starts a triplet, ends in one.
bool ends_in_triplet(std::string_view text) noexcept;

// Says whether the rules leave all triplets of a component as they are.
bool triplets_stay(std::string_view text, normalization rules) noexcept;

// Returns the offset after the last triplet that the rules change; 0 if there is none.
std::size_t end_of_changed_triplets(std::string_view text, normalization rules) noexcept;

// Writes what becomes of the triplet at the start of `text` to `to`, and returns its size: 1 or 3.
// With `lowers`, an octet that is decoded is written in lower case.
std::size_t put_triplet(std::string_view text, normalization rules, bool lowers, char* to) noexcept;

// Says whether the rules remove the port and its ":".
bool removes_port(const uri_view&, normalization rules, const scheme_table&) noexcept;

// Says whether the path is empty and the rules make "/" of it.
bool path_becomes_root(const uri_view&, normalization rules, const scheme_table&) noexcept;

// Says whether the path will be merged with that of a base (5.2.3): neither a scheme nor an
// authority comes before it, and it does not start with "/".
bool has_path_to_merge(const uri_view&) noexcept;

// Says whether a quick look shows that the text is its own normal form.  Most are.  If the answer
// is false, the text may still be its normal form.
bool looks_normal(const uri_view&, normalization rules, const scheme_table&) noexcept;

}  // namespace uriscan
