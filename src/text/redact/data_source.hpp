// Finds the user information of data source names, as programs in Go write them for databases.
// They are no URIs: the protocol comes after the user, and the address is in brackets.
//
//     user:password@tcp(localhost:3306)/database?charset=utf8
//
// Such a name is found by the ")/" at the end of its address.  Before the address are an "@" and a
// protocol, which has the form of a scheme.  The user information starts after white space, "<",
// ">" or an opening quotation mark.  If a key and "=" are there, the user information starts after
// the "=".  The user information must have a ":".  If "//" follows the first ":", the text is a URI
// and no data source name.  The user information has at most 1,024 octets, so that the time is
// linear.  If it ends with the replacement of a secret, only the replacement counts as user
// information.
#pragma once

#include <cstddef>
#include <string_view>

#include "text/redact/units.hpp"

namespace uriscan {

// The user information of a data source name.
struct data_source {
    slice userinfo;
    std::size_t password_begin;
};

// Says whether a "/" follows the ")" at `bracket`, as it does after the address in a data source
// name.  The "/" can be escaped.
bool is_before_path(std::string_view text, std::size_t bracket) noexcept;

// Returns the data source name whose address ends with the bracket at `bracket`.  The name starts
// at `floor` or later.  If there is no such name, the user information of the result is empty.
data_source data_source_at(std::string_view text, std::size_t floor, std::size_t bracket,
                           std::string_view replacement) noexcept;

// A data source name at `begin` can be in the authority of a URI that starts before the name.
// Returns where this authority starts, or `begin` if the name is in no authority.
std::size_t authority_before(std::string_view text, std::size_t begin) noexcept;

// Searches a text for the next ")" that ends the address of a data source name.  Before the address
// are an "@", a protocol and "(", and after the ")" is a "/".  What was searched is remembered, so
// that many searches, each a little further in the text than the last, take linear time.
class data_source_brackets {
public:
    // Returns the offset of the first such ")" at `at` or later, or npos if there is none.  From
    // `at` up to the ")", there are at most 1,024 octets, and none of them ends all URIs.  The
    // address can start before `at`.  The protocol is after `floor`, which never decreases.
    std::size_t find(std::string_view text, std::size_t floor, std::size_t at) noexcept;

private:
    slice without_;  // no such ")" is in this part of the text
};

// Finds the "@", the protocol and the address of a data source name in a URI, where they can be
// percent-encoded: "u%3Ap%40tcp%28h%29%2Fdb".
class data_source_address {
public:
    explicit data_source_address(std::string_view text) noexcept : text_(text) {}

    // Adds the next delimiter of the text (tolerant_table::sign).
    void add(const unit& sign) noexcept;

    // Says whether the last delimiter is in an address.
    bool has_begun() const noexcept { return in_address_; }

    // Says whether the last delimiter ends an address, and a "/" follows.
    bool has_ended() const noexcept { return has_ended_; }

    // Returns the offset of the "@" before the address.
    std::size_t at() const noexcept { return at_; }

private:
    bool has_protocol_before(std::size_t end) const noexcept;

    std::string_view text_;
    std::size_t at_ = 0;
    unit last_at_ = no_unit;  // the last "@", if only a protocol can be after it
    bool in_address_ = false;
    bool has_ended_ = false;
};

}  // namespace uriscan
