// Gives the normal form of a URI (RFC 3986, sections 6.2.2 and 6.2.3) in pieces, from its last
// octet to its first.  is_normalized(), equivalent(), compare() and hash_value() read these pieces.
// normalize() writes them if the buffer is smaller than normalized_size_limit(), and for relative
// paths.
//
// The pieces come backward, because a ".." decides whether a segment before it stays.  A program
// that reads backward has to remember only a count (dot_segments.hpp).  So it needs no memory for a
// path, however long this is.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "operations/reversed_path.hpp"
#include "uriscan/normalize.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan {

class reversed_normal_form {
public:
    // A section of the text lies between two offsets of uri_components.  It includes delimiters.
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

    // Stores the next piece in `piece`.  The piece is not empty, and is valid until the next call.
    // Returns false if there are no more pieces.
    bool next(std::string_view& piece) noexcept;

    // Returns the section of the piece that next() has returned.
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
    std::array<std::uint32_t, section_count + 1> begins_;  // the starts of sections, and the end
    section section_ = section_count;
    bool lowers_ = false;        // whether the section can have letters to write in lower case
    bool has_triplets_ = false;  // whether the section has a triplet
    // The rest of the current run, for which next() has not returned the normal form yet.  A run is
    // a section, or a part of a path (reversed_path.hpp).
    std::string_view run_;
    reversed_path path_;
    std::array<char, 64> changed_;  // the last piece of next(), if it differs from the text
};

// Returns the size of the normal form of `uri`.
std::size_t size_of_normal_form(const uri_view& uri, normalization rules,
                                const scheme_table& schemes) noexcept;

}  // namespace uriscan
