// The kernel finds anchors: each ":" that can end a scheme, and each space or quotation mark before
// a slash, which can start the target of a request.  From an anchor, the start of the URI is found
// backward and its end forward.
//
// Most URIs in logs have no octet that can delimit a secret, or only keys that are not secret.  The
// marks of the kernel show this, and such URIs are only counted.  All others are read unit by unit
// to find their end.
//
// This is linear.  Backward, only octets after the last ":" are read, and a few more.  Forward, no
// octet after the end of the URI is read, except that the marks of a URI are read up to the first
// octet that only an exact reader can judge.  A ":" is such an octet, so that this is no octet of a
// later URI.
#include "text/redact/tolerant_uri.hpp"

#include <algorithm>
#include <bit>

#include "kernels/skipping.hpp"
#include "octets/subtext.hpp"
#include "text/redact/harmless_octets.hpp"
#include "text/redact/opening_mark.hpp"
#include "text/redact/secret_paths.hpp"
#include "text/redact/tolerant_end.hpp"
#include "text/scheme_search.hpp"

namespace uriscan {
namespace {

bool is_punctuation(std::string_view text) noexcept {
    return std::all_of(text.begin(), text.end(),
                       [](char octet) { return is_in(octet, tolerant_table::punctuation); });
}

// Returns the mask of the octets of a block from `bit` on.
constexpr std::uint64_t from_bit(std::size_t bit) noexcept {
    return ~std::uint64_t{0} << bit;
}

}  // namespace

tolerant_uris::tolerant_uris(std::string_view text, const redact_options& options,
                             const key_ends& ends) noexcept
    : text_(text),
      options_(options),
      key_ends_(ends),
      marks_(text, mark_sets_of(options.extraction.schemes)) {
    go_on_at(0);
}

bool tolerant_uris::next(tolerant_uri& found) noexcept {
    for (;;) {
        while (anchors_ == 0) {
            if (++block_ >= marks_.size()) {
                return false;
            }
            anchors_ = marks_[block_].anchors;
        }
        const auto bit = static_cast<std::size_t>(std::countr_zero(anchors_));
        anchors_ &= anchors_ - 1;
        const std::size_t anchor = block_ * block_size + bit;
        if (text_[anchor] == ':' ? read_uri(anchor, found) : read_target(anchor, found)) {
            return true;
        }
    }
}

// Goes on with the anchors at `offset` and later.
void tolerant_uris::go_on_at(std::size_t offset) noexcept {
    after_ = offset;
    block_ = offset / block_size;
    anchors_ = block_ < marks_.size() ? marks_[block_].anchors & from_bit(offset % block_size) : 0;
}

// Reads the URI whose scheme ends at `colon`.  Returns whether next() has to return it.
bool tolerant_uris::read_uri(std::size_t colon, tolerant_uri& found) noexcept {
    const std::size_t begin = scheme_begin(text_, after_, colon);
    if (begin == colon) {
        return false;
    }
    const unit slashes = read_slashes(text_, colon + 1, text_.size());
    const std::string_view scheme = subtext(text_, begin, colon - begin);
    if (slashes.octet == '\0' && !is_listed(scheme, options_.extraction.schemes) &&
        !is_listed(scheme, property_schemes)) {
        return false;
    }
    return read_rest(begin, slashes.end, found);
}

// Reads the target that starts after the space or the quotation mark at `anchor`, if a method is
// before it.
bool tolerant_uris::read_target(std::size_t anchor, tolerant_uri& found) noexcept {
    std::size_t end = anchor + 1;  // the end of the spaces after the method
    if (is_in(text_[anchor], tolerant_table::quote)) {
        end = anchor;
        while (end > after_ && text_[end - 1] == '\\') {
            --end;
        }
    }
    if (method_before(text_, end) == text_.npos || !read_unit(text_, anchor + 1).is('/')) {
        return false;
    }
    return read_rest(anchor + 1, anchor + 1, found);
}

// Finds the end of a URI.  Returns whether the URI can have a secret or be invalid.
bool tolerant_uris::read_rest(std::size_t begin, std::size_t body, tolerant_uri& found) noexcept {
    if (const auto end = end_of_harmless(body)) {
        const bool is_empty = begin < body && is_punctuation(subtext(text_, body, *end - body));
        count_ += is_empty ? 0 : 1;
        go_on_at(*end);
        return false;
    }
    const std::size_t end = tolerant_end(text_, begin, body);
    go_on_at(std::max(end, body));
    if (end <= body) {
        return false;
    }
    ++count_;
    found = {begin, end};
    return true;
}

// Returns the end of a URI that has no secret and is valid.  Returns nothing if the URI must be
// read unit by unit.  Nothing is replaced in a harmless URI, so that the mark before it and
// punctuation at its end do not matter.
std::optional<std::size_t> tolerant_uris::end_of_harmless(std::size_t body) noexcept {
    harmless_octets harmless(text_, body, options_, key_ends_);
    std::uint64_t wanted = from_bit(body % block_size);
    for (std::size_t block = body / block_size; block < marks_.size(); ++block) {
        const text_marks& marks = marks_[block];
        for (std::uint64_t rest = marks.signs & wanted; rest != 0; rest &= rest - 1) {
            const auto bit = static_cast<std::size_t>(std::countr_zero(rest));
            const std::size_t at = block * block_size + bit;
            if (at >= text_.size() || is_in(text_[at], tolerant_table::end)) {
                return at;
            }
            if ((marks.anchors >> bit & 1) != 0 || !harmless.has(at)) {
                return std::nullopt;
            }
        }
        wanted = from_bit(0);
    }
    return text_.size();
}

}  // namespace uriscan
