// Finds where URIs start and end in a text if they are read tolerantly (docs/redact.md).
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "text/redact/units.hpp"
#include "text/scheme_search.hpp"

namespace uriscan {

// A URI, or the target of a request, in a text.
struct tolerant_uri {
    std::size_t begin;
    std::size_t end;
};

// Finds the URIs of a text in order.  Linear in the text.
class tolerant_uris {
public:
    tolerant_uris(std::string_view text, std::span<const std::string_view> schemes) noexcept
        : text_(text), schemes_(schemes), ends_of_schemes_(schemes) {}

    // Finds the next URI that can have a secret or be invalid.  Returns false if there is none.
    // Other URIs are only counted.
    bool next(tolerant_uri& found) noexcept;

    // Returns the number of URIs so far.
    std::size_t count() const noexcept { return count_; }

private:
    bool load_anchors() noexcept;
    bool may_end_scheme(std::size_t colon) const noexcept;
    bool read_uri(std::size_t colon, tolerant_uri& found) noexcept;
    bool read_target(std::size_t anchor, tolerant_uri& found) noexcept;
    bool read_rest(std::size_t begin, std::size_t body, tolerant_uri& found) noexcept;

    std::string_view text_;
    std::span<const std::string_view> schemes_;
    octets_of_ends ends_of_schemes_;

    std::size_t block_ = 0;      // the offset of the block whose anchors were found last
    bool is_loaded_ = false;     // whether any block was loaded
    std::uint64_t anchors_ = 0;  // the anchors of the block that were not visited
    std::uint64_t targets_ = 0;  // the anchors that are before a slash
    std::size_t after_ = 0;      // the end of the last URI
    std::size_t floor_ = 0;      // no scheme starts before this offset
    std::size_t count_ = 0;
};

}  // namespace uriscan
