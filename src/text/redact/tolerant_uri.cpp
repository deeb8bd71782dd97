// The kernel finds anchors: each ":" that can end a scheme, and each space or quotation mark before
// a slash, which can start the target of a request.  From an anchor, the start of the URI is found
// backward and its end forward.
//
// Most URIs in logs have no octet that can delimit a secret, or only keys that are not secret.  The
// marks of the kernel show this, and such URIs are only counted.  All others are read unit by unit
// to find their end.
//
// This is linear.  Backward, only octets after the last ":" are read, and a few more.  Forward, a
// URI is read up to its end.  The marks of the kernel are read a little further: up to the first
// octet that only an exact reader can judge.  A ":" is such an octet, so no octet of a later URI is
// read twice.
#include "text/redact/tolerant_uri.hpp"

#include <algorithm>
#include <bit>

#include "octets/bare_text.hpp"
#include "octets/subtext.hpp"
#include "text/redact/harmless_octets.hpp"
#include "text/redact/opening_mark.hpp"
#include "text/redact/secret_paths.hpp"
#include "text/redact/tolerant_end.hpp"
#include "text/scheme_search.hpp"
#include "uriscan/percent.hpp"

namespace uriscan {
namespace {

constexpr std::size_t no_uri = std::string_view::npos;
constexpr std::size_t not_harmless = std::string_view::npos;

// Says whether the first octet after "://" shows that a URI is there.  If this octet is
// punctuation, there may be no URI: only punctuation, or the closing quotation mark or bracket.
bool is_certain(std::string_view body) noexcept {
    return !body.empty() && !is_in(body.front(), tolerant_table::punctuation);
}

// Says whether the slashes after the ":" of a scheme are escaped, as in "http:\/\/".  Such a URI is
// not valid.
bool has_escapes(std::string_view slashes) noexcept {
    return slashes.find_first_of("\\&") != slashes.npos;
}

// Returns where the authority of a reference that starts with letters and "://" starts, or the
// start of a path.  Returns no_uri for other references.
std::size_t body_of_reference(std::string_view text) noexcept {
    if (starts_with(text, "/")) {
        return 0;
    }
    const auto size =
        static_cast<std::size_t>(std::ranges::find_if_not(text, is_alpha) - text.begin());
    return size > 0 && starts_with(subtext(text, size), "://") ? size + 3 : no_uri;
}

constexpr unsigned start_of_target = tolerant_table::slash | tolerant_table::encoding;

}  // namespace

// A colon is in each URI.  A space is before the slash of each target.  A quotation mark, perhaps
// escaped, can be between the two.
bool may_have_uri(std::string_view text) noexcept {
    constexpr std::size_t short_text = 1024;
    if (text.size() > short_text || text.find(':') != text.npos) {
        return true;
    }
    for (std::size_t space = text.find(' '); space != text.npos;
         space = text.find(' ', space + 1)) {
        std::size_t at = space + 1;
        at += at < text.size() && is_in(text[at], tolerant_table::quote) ? 1 : 0;
        if (at < text.size() && is_in(text[at], start_of_target)) {
            return true;
        }
    }
    return false;
}

bool tolerant_uris::is_harmless_reference() noexcept {
    const std::size_t body = body_of_reference(text_);
    return body != no_uri && end_of_harmless(body) == text_.size();
}

bool tolerant_uris::next(tolerant_uri& found) noexcept {
    for (;;) {
        const std::size_t anchor = marks_.next_anchor(from_);
        if (anchor == marked_text::none) {
            return false;
        }
        from_ = anchor + 1;
        const bool is_colon = text_[anchor] == ':';
        const std::size_t body = is_colon ? body_of_uri(anchor) : body_of_target(anchor);
        if (body == no_uri) {
            continue;
        }
        const bool is_escaped =
            body > anchor + 3 && has_escapes(subtext(text_, anchor, body - anchor));
        const std::size_t harmless_end = is_escaped ? not_harmless : end_of_harmless(body);
        if (harmless_end != not_harmless && is_certain(subtext(text_, body, harmless_end - body))) {
            ++count_;
            from_ = after_ = harmless_end;
            if (harmless_end - piece_begin_ < piece_size) {
                continue;
            }
            piece_begin_ = harmless_end;
            found = {harmless_end, harmless_end};
            return true;
        }
        const std::size_t begin = is_colon ? scheme_begin(text_, after_, anchor) : body;
        const std::size_t end = tolerant_end(text_, after_, begin, body);
        from_ = after_ = std::max(end, body);
        if (end > body) {
            ++count_;
            found = {begin, end};
            return true;
        }
    }
}

// Returns where the authority or path of the URI starts whose scheme ends at `colon`, or no_uri if
// no URI starts there.
inline std::size_t tolerant_uris::body_of_uri(std::size_t colon) const noexcept {
    if (colon > after_ && is_alpha(text_[colon - 1]) &&
        starts_with(subtext(text_, colon + 1), "//")) {
        return colon + 3;
    }
    return body_of_rare_uri(colon);
}

// Does the same for all URIs.
std::size_t tolerant_uris::body_of_rare_uri(std::size_t colon) const noexcept {
    const std::size_t begin = scheme_begin(text_, after_, colon);
    if (begin == colon) {
        return no_uri;
    }
    const unit slashes = read_slashes(text_, colon + 1);
    const std::string_view scheme = subtext(text_, begin, colon - begin);
    const bool is_uri = slashes.octet != '\0' || is_listed(scheme, options_.extraction.schemes) ||
                        is_listed(scheme, property_schemes);
    return is_uri ? slashes.end : no_uri;
}

// Returns where the target starts that is after the space or the quotation mark at `anchor`, or
// no_uri if no method is before it.
inline std::size_t tolerant_uris::body_of_target(std::size_t anchor) const noexcept {
    std::size_t end = anchor + 1;  // the end of the spaces after the method
    if (is_in(text_[anchor], tolerant_table::quote)) {
        end = anchor;
        while (end > after_ && text_[end - 1] == '\\') {
            --end;
        }
    }
    const bool is_target = method_before(text_, end) != text_.npos &&
                           (text_[anchor + 1] == '/' || read_unit(text_, anchor + 1).is('/'));
    return is_target ? anchor + 1 : no_uri;
}

// Returns the end of a URI that has no secret and is valid.  Returns not_harmless if the URI must
// be read unit by unit.  Nothing is replaced in a harmless URI, so that the mark before it and
// punctuation at its end do not matter.
//
// std::optional would be slower: its two parts are stored one by one and loaded at once, and the
// processor must wait for the stores.
inline std::size_t tolerant_uris::end_of_harmless(std::size_t body) noexcept {
    const std::uint64_t signs = marks_.signs_from(body);
    const std::size_t first = body + static_cast<std::size_t>(std::countr_zero(signs));
    if (signs != 0 && ends_uri(first)) {
        return std::min(first, text_.size());
    }
    return end_after_signs(body, signs);
}

// Does the same for a URI that has signs, or more than 64 octets.
std::size_t tolerant_uris::end_after_signs(std::size_t body, std::uint64_t signs) noexcept {
    harmless_octets harmless(text_, body, options_, key_ends_);
    for (std::size_t offset = body;;) {
        for (; signs != 0; signs &= signs - 1) {
            const std::size_t at = offset + static_cast<std::size_t>(std::countr_zero(signs));
            if (ends_uri(at)) {
                return std::min(at, text_.size());
            }
            if (marks_.is_anchor(at) || !harmless.has(at)) {
                return not_harmless;
            }
        }
        offset += block_size;
        if (offset >= text_.size()) {
            return text_.size();
        }
        signs = marks_.signs_from(offset);
    }
}

// Says whether a URI that has no secret ends at a sign.
inline bool tolerant_uris::ends_uri(std::size_t sign) const noexcept {
    return sign >= text_.size() || is_in(text_[sign], tolerant_table::end);
}

}  // namespace uriscan
