// Applies single rules of normalization (RFC 3986, sections 6.2.2 and 6.2.3) to a triplet, a port
// or an empty path.
#pragma once

#include <cstddef>
#include <string_view>

#include "uriscan/normalize.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan {

// Says whether a text ends with a triplet.  Every "%" in the text must start a triplet.
bool ends_in_triplet(std::string_view text) noexcept;

// Returns the offset of the end of the last triplet that the rules change, or 0 if they change no
// triplet.
std::size_t end_of_changed_triplets(std::string_view text, normalization rules) noexcept;

// Normalizes the triplet at the start of `text`, writes the result to `to`, and returns the size of
// the result: 1 or 3.  If `lowers` is true, a letter that is decoded is written in lower case.
std::size_t put_triplet(std::string_view text, normalization rules, bool lowers, char* to) noexcept;

// Says whether the rules remove the port and its ":".
bool removes_port(const uri_view&, normalization rules, const scheme_table&) noexcept;

// Says whether the path is empty and the rules replace it by "/".
bool path_becomes_root(const uri_view&, normalization rules, const scheme_table&) noexcept;

// Says whether resolving would merge the path with the path of a base (5.2.3): there is neither a
// scheme nor an authority, and the path does not start with "/".
bool has_path_to_merge(const uri_view&) noexcept;

// Says whether a quick test finds that the text is its own normal form.  Most texts are their own
// normal form.  If the result is false, the text can still be its own normal form.
bool looks_normal(const uri_view&, normalization rules, const scheme_table&) noexcept;

}  // namespace uriscan
