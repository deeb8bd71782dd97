// The normal form of a URI (RFC 3986, sections 6.2.2 and 6.2.3), piece by piece and without memory for
// it.  It is what normalize() writes, is_normalized() and compare() look at, and hash_value() reads.
//
// It is read from its last octet to its first: whether a segment stays is decided by the ".." after it,
// so that from the end a count of these is all there is to remember, however long the path is.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "uriscan/normalize.hpp"
#include "uriscan/schemes.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan {

// What is left of a path when its dot segments are removed (6.2.2.3), from the last segment to the
// first.
class reversed_path {
public:
    // Where the path stands, which decides what its dot segments mean.
    enum class place : std::uint8_t {
        after_authority,    // remove_dot_segments (5.2.4) gives it
        without_authority,  // so too, but it must not begin with "//"
        in_reference,       // it is relative, to be merged with a base (5.2.3)
    };

    reversed_path() noexcept = default;

    // With `encoded_dots`, "%2E" is a dot.
    reversed_path(std::string_view path, place where, bool encoded_dots) noexcept;

    // Gives the next run of octets, a slice of the path or static; it may be empty.  Returns false at
    // the path's begin.
    bool next(std::string_view& run) noexcept;

private:
    enum class step : std::uint8_t { segments, repair, parents, done };

    int dots_of(std::string_view segment) const noexcept;
    void skip_leading_dots() noexcept;
    bool next_of_segments(std::string_view& run) noexcept;
    bool keeps(std::string_view& unit) noexcept;
    std::string_view first_run() noexcept;
    std::string_view first_run_in_reference() noexcept;

    std::string_view rest_;    // not yet looked at
    std::string_view held_;    // the last run found; what is before it says how to write it
    std::size_t parents_ = 0;  // the ".." for which no segment was found yet
    place place_ = place::after_authority;
    step step_ = step::done;
    bool encoded_dots_ = false;
    bool at_end_ = true;  // whether no segment was looked at yet
    bool gave_ = false;   // whether a run was given
};

// All of it.
class reversed_normal_form {
public:
    // What lies between two offsets of uri_components, its delimiters included.
    enum section : std::uint8_t {
        scheme,
        userinfo,
        host,
        port,
        path,
        query,
        fragment,
        section_count
    };

    reversed_normal_form(const uri_view& uri, normalization rules,
                         const scheme_table& schemes) noexcept;

    // Gives the next piece.  It is not empty, and stays until the next is asked for.  Returns false at
    // the URI's begin.
    bool next(std::string_view& piece) noexcept;

    // Returns the part that the last piece is of.
    section section_of_piece() const noexcept { return section_; }

private:
    bool next_run() noexcept;
    void begin_section() noexcept;
    void begin_path() noexcept;
    std::size_t size_of_unchanged_tail() const noexcept;
    std::string_view take_changed_tail() noexcept;
    char* put_changed(const char* text, std::size_t size, char* end) const noexcept;

    uri_view uri_;
    normalization rules_;
    scheme_table schemes_;
    std::array<std::uint32_t, section_count + 1> begins_;  // of the parts, and where the last ends
    section section_ = section_count;
    bool lowers_ = false;  // whether there may be letters in the part that are to be lower-case
    bool has_triplets_ = false;  // whether there are any in the part
    std::string_view run_;       // of the part, as it was, less what was given
    reversed_path path_;
    std::array<char, 64> changed_;  // the last piece, if it is none of the text's
};

// Says whether the path is relative, to be merged with a base (5.2.3).
bool has_path_to_merge(const uri_view& uri) noexcept;

// Writes the normal form from its first octet to its last, which is faster, but needs room: as many
// octets as normalized_size_limit() says.  The path is none to be merged.  Returns the end; `at` gets
// the components.
char* write_normal_form(const uri_view& uri, normalization rules, const scheme_table& schemes,
                        char* buffer, uri_components& at) noexcept;

// Says whether a glance shows that the text is its normal form, as it does for most.  If not, it still
// may be.
bool looks_normal(const uri_view& uri, normalization rules, const scheme_table& schemes) noexcept;

}  // namespace uriscan
