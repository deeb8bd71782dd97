// The normal form of a URI (RFC 3986, sections 6.2.2 and 6.2.3), piece by piece, from its last
// octet to its first.  is_normalized(), equivalent(), compare() and hash_value() read it, and
// normalize() writes it when the buffer may have room for no more than the result.
//
// It is read backward since a ".." decides about a segment before it.  So a count is all there is
// to remember (dot_segments.hpp), and no memory is needed, however long the path is.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "operations/reversed_path.hpp"
#include "uriscan/normalize.hpp"
#include "uriscan/schemes.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan {

class reversed_normal_form {
public:
    // What lies between two offsets of uri_components, with its delimiters.
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

    // Gives the next piece, which is not empty, and is valid until the next call.  Returns false at
    // the URI's start.
    bool next(std::string_view& piece) noexcept;

    // Returns the section that the last piece belongs to.
    section section_of_piece() const noexcept { return section_; }

private:
    bool next_run() noexcept;
    void begin_section() noexcept;
    void begin_path() noexcept;
    std::size_t size_of_unchanged_tail() const noexcept;
    std::string_view take_changed_tail() noexcept;
    char* put_changed(std::string_view text, char* end) const noexcept;

    uri_view uri_;
    normalization rules_;
    scheme_table schemes_;
    std::array<std::uint32_t, section_count + 1> begins_;  // of the sections; last, the text's end
    section section_ = section_count;
    bool lowers_ = false;        // whether upper-case letters of the section may have to be lowered
    bool has_triplets_ = false;  // whether the section has any
    std::string_view run_;       // what was not yet given of the run, as the URI has it
    reversed_path path_;
    std::array<char, 64> changed_;  // holds the last piece if it differs from the URI's text
};

}  // namespace uriscan
