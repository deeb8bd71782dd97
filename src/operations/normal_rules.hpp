// Applies single rules of normalization (RFC 3986, sections 6.2.2 and 6.2.3) to a triplet, a port
// or an empty path.
#pragma once

#include <cstddef>
#include <span>
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

// Says whether the rules change the host: if they include ipv6_address, they write an IPv6 address
// in the form of RFC 5952.
bool rewrites_address(const uri_view&, normalization rules) noexcept;

// Writes the host, which is an IPv6 address, in the form of RFC 5952 to `to`, which has room for
// most_host_octets.  Returns the end.
inline constexpr std::size_t most_host_octets = 41;
char* put_address(const uri_view&, char* to) noexcept;

// Says whether resolving would merge the path with the path of a base (5.2.3).  This is so if there
// is no scheme and no authority, and the path does not start with "/".
bool has_path_to_merge(const uri_view&) noexcept;

// What the rules change in a text.
struct rule_changes {
    bool letters = false;   // letters of the scheme or the host, outside of triplets
    bool triplets = false;  // a triplet
    bool dots = false;      // the path has a dot segment.  If has_path_to_merge() is true, the
                            // result keeps each ".." that has no segment to remove
    bool port = false;      // removes_port()
    bool root = false;      // path_becomes_root()
    bool address = false;   // rewrites_address()

    // Says whether there are no changes.  Then the text is its own normal form, as most texts are.
    bool are_none() const noexcept { return !(letters | triplets | dots | port | root | address); }
};

// Finds what the rules change in a text.  Reads most texts only once, with a kernel.
rule_changes find_rule_changes(const uri_view&, normalization rules, const scheme_table&) noexcept;

// Writes the normal form of a text that has these changes, as normalize() does (normalize.cpp).
result<uri_view> write_normal_form(const uri_view&, std::span<char> buffer, normalization rules,
                                   const scheme_table&, const rule_changes&) noexcept;

// Writes the rest of the normal form, from the path on.  There must be a scheme or an authority,
// and room for normalized_size_limit() octets.
std::string_view write_normal_rest(const uri_view&, char* to, normalization rules,
                                   const rule_changes&) noexcept;

inline bool looks_normal(const uri_view& uri, normalization rules,
                         const scheme_table& schemes) noexcept {
    return find_rule_changes(uri, rules, schemes).are_none();
}

}  // namespace uriscan
