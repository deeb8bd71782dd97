// The kernel finds anchors: each ":" that can end a scheme, each "?", and each octet that can
// encode a ":" or "?".  If a slash follows an octet that can be before a reference, this octet is
// an anchor, too.  So is the "=" of a pair that might be in a connection string.  From an anchor,
// the start of the URI or reference is found backward and its end forward.
//
// Most URIs in logs have no octet that can delimit a secret, or only keys that are not secret.  The
// marks of the kernel show this, and such URIs are only counted.  All others are read unit by unit
// to find their end.  A text without a scheme and method is only a reference if it has a secret
// (tolerant_references.cpp).  If its marks show that it has none, nothing more is done.  Otherwise,
// secrets.cpp reads it.
//
// The search takes linear time.  If a text has no secret, no reference is searched in it again.
// Backward, only octets after the last ":" are read, and a few more.  Forward, a URI is read up to
// its end.  The marks of the kernel are read a little further: up to the first octet that is not
// harmless (harmless_octets.hpp), or is an anchor ":".  So no octet of a later URI is read twice.
// For a later reference that starts before this octet, the marks are not read again.
#include "text/redact/tolerant_uri.hpp"

#include <algorithm>
#include <bit>
#include <cstring>
#include <utility>

#include "octets/bare_text.hpp"
#include "octets/subtext.hpp"
#include "text/redact/harmless_octets.hpp"
#include "text/redact/opening_mark.hpp"
#include "text/redact/tokens.hpp"
#include "text/redact/usual_uri.hpp"
#include "text/scheme_search.hpp"
#include "text/uri_start.hpp"
#include "uriscan/percent.hpp"

namespace uriscan {
namespace {

// If a reference starts with letters and "://", returns where its authority starts.  If it starts
// with "/", returns 0, the start of its path.  Returns npos for other references.
std::size_t body_of_reference(std::string_view text) noexcept {
    if (starts_with(text, "/")) {
        return 0;
    }
    const auto size =
        static_cast<std::size_t>(std::ranges::find_if_not(text, is_alpha) - text.begin());
    return size > 0 && starts_with(subtext(text, size), "://") ? size + 3 : text.npos;
}

}  // namespace

bool tolerant_uris::is_harmless_reference() noexcept {
    const std::size_t body = body_of_reference(text_);
    restart_ = 0;
    return body != no_uri && end_of_harmless(body) == text_.size();
}

bool tolerant_uris::next(tolerant_uri& found) noexcept {
    if (std::exchange(is_at_start_, false) && may_start_with_slash() &&
        read_unit(text_, 0).is('/') && find_reference(0, 0, found)) {
        return true;
    }
    for (;;) {
        const std::size_t count = count_;
        start_of_uri start = skip_harmless();
        if (count_ != count && ends_piece(found)) {
            return true;
        }
        if (start.body == no_uri) {
            start.anchor = marks_.next_anchor(from_);
            if (start.anchor >= word_.begin && value_.empty()) {
                take_word(start.anchor);
            }
            if (!value_.empty() && start.anchor >= value_.end) {
                if (start.anchor != marked_text::none) {
                    marks_.put_back();
                }
                return take_value(found);
            }
            if (start.anchor == marked_text::none) {
                return false;
            }
            if (text_[start.anchor] == ':' && read_slashes(text_, start.anchor + 1).is('/') &&
                !is_after_no_word(text_, after_, start.anchor) && enters_command(start.anchor)) {
                marks_.put_back();
                continue;
            }
            from_ = start.anchor + 1;
            if (is_idle(text_, start.anchor) || find_pair(start.anchor)) {
                continue;
            }
            start.body = body_at(start.anchor);
            if (start.body == no_uri) {
                if (find_rare(start.anchor, found) && is_complete(found)) {
                    return true;
                }
                continue;
            }
            if (skip_if_harmless(start)) {
                if (value_.empty() && ends_piece(found)) {
                    return true;
                }
                continue;
            }
        }
        if (find_end(start, found) && is_complete(found)) {
            return true;
        }
    }
}

// Returns where the authority or path of the URI at an anchor starts.  Returns no_uri if neither a
// URI with a scheme nor a target starts there.
inline std::size_t tolerant_uris::body_at(std::size_t anchor) const noexcept {
    const std::size_t body = text_[anchor] == ':' ? body_of_uri(anchor) : no_uri;
    return body == no_uri && is_in(text_[anchor], tolerant_table::boundary)
               ? body_of_target(anchor, after_word())
               : body;
}

// If a URI is harmless, counts it and returns true.  Otherwise, stores where readers can start.
inline bool tolerant_uris::skip_if_harmless(start_of_uri& start) noexcept {
    const std::size_t anchor = start.anchor;
    const std::size_t body = start.body;
    const bool is_escaped = body > anchor + 3 && has_escapes(subtext(text_, anchor, body - anchor));
    const std::size_t end = is_escaped ? not_harmless : end_of_harmless(body);
    if (end == not_harmless || !is_certain(text_, body, end)) {
        start.restart = is_escaped || end != not_harmless ? 0 : restart_;
        return false;
    }
    ++count_;
    from_ = after_ = end;
    return true;
}

// Finds the end of a URI that is not harmless.  Returns false if there is only punctuation.
inline bool tolerant_uris::find_end(const start_of_uri& start, tolerant_uri& found) noexcept {
    const auto [anchor, body, restart] = start;
    const std::size_t begin = text_[anchor] == ':' ? scheme_before(text_, after_, anchor) : body;
    if (const std::size_t bracket = bracket_around(begin); bracket != text_.npos) {
        return find_data_source(bracket, found);
    }
    const auto [end, mark] =
        options_.closed ? closed_extent(begin, body)
                        : find_tolerant_end(text_, after_word(), begin, body, options_, restart);
    from_ = after_ = std::max(options_.closed ? mark : end, body);
    if (end <= body) {
        return false;
    }
    ++count_;
    found = {begin, end, end, certainty::uri, restart};
    return true;
}

// Counts the harmless URIs at the next anchors, as long as they start as most URIs do.  Returns the
// first such URI that is not harmless.  The body of the result is no_uri if there is another reason
// to stop, such as the end of a large piece of the text.  next() would do the same, but this loop
// keeps its variables in registers.
tolerant_uris::start_of_uri tolerant_uris::skip_harmless() noexcept {
    constexpr start_of_uri none = {marked_text::none, no_uri, 0};
    if (options_.closed || !value_.empty() || word_.begin != no_uri || !marks_.is_loaded(from_)) {
        return none;
    }
    const std::string_view text = text_;
    const std::size_t end_of_piece = piece_begin_ + piece_size;
    marked_text::loaded_marks marks = marks_.loaded();
    start_of_uri refused = none;
    std::size_t from = from_;
    std::size_t after = after_;
    std::size_t count = 0;
    while (after < end_of_piece && marks.has_anchor(from)) {
        const std::size_t anchor = marks.anchor();
        if (is_idle(text, anchor)) {
            marks.leave_out_anchor();
            from = anchor + 1;
            continue;
        }
        const std::size_t body = body_of_usual(text, anchor, after);
        if (!marks.has_signs_from(body - 1)) {  // also if `body` is not_usual
            break;
        }
        const std::size_t end = end_after(text, body, marks.signs_from(body - 1));
        if (end == not_harmless || !is_certain(text, body, end)) {
            refused = {anchor, body, end == not_harmless ? restart_ : 0};
            break;
        }
        marks.leave_out_anchor();
        if (!marks.are_of(marks_)) {
            marks = marks_.loaded();
        }
        from = after = end;
        ++count;
    }
    marks_.go_on_with(marks);
    from_ = from;
    after_ = after;
    count_ += count;
    return refused;
}

// Returns where the authority or path of the URI at an anchor starts in the two usual cases: "://"
// follows a letter, and no command is before the URI; or a space and a "/" follow a method.
// Otherwise, returns not_usual.
inline std::size_t tolerant_uris::body_of_usual(std::string_view text, std::size_t anchor,
                                                std::size_t after) const noexcept {
    const char* const at = text.data() + anchor;
    if (anchor + 3 >= text.size()) {
        return not_usual;
    }
    if (std::memcmp(at, "://", 3) == 0) {
        return is_after_no_word(text, after, anchor) && is_alpha(at[-1]) ? anchor + 3 : not_usual;
    }
    if (std::memcmp(at, " /", 2) != 0) {
        return not_usual;
    }
    const std::size_t method = usual_method_before(text, anchor);
    const bool is_target = method != text.npos ? method >= after && !is_replacement(method)
                                               : has_method_before(anchor + 1, after);
    return is_target ? anchor + 1 : not_usual;
}

// Says whether the last URI, which is harmless, ends a large piece of the text.
inline bool tolerant_uris::ends_piece(tolerant_uri& found) noexcept {
    if (after_ - piece_begin_ < piece_size) {
        return false;
    }
    piece_begin_ = after_;
    found = {after_, after_, after_, certainty::uri};
    return true;
}

// Returns where the authority or path starts after a scheme that ends at `colon`.  Returns no_uri
// if this is no URI.
inline std::size_t tolerant_uris::body_of_uri(std::size_t colon) const noexcept {
    if (colon > after_ && is_alpha(text_[colon - 1]) &&
        starts_with(subtext(text_, colon + 1), "//")) {
        return colon + 3;
    }
    const unit sign = read_unit(text_, colon);
    return body_of_rare_uri(scheme_before(text_, after_, sign.begin), sign);
}

// Does the same as body_of_uri(), without its shortcut for usual URIs.  The scheme starts at
// `begin`.
std::size_t tolerant_uris::body_of_rare_uri(std::size_t begin, const unit& colon) const noexcept {
    return body_after_scheme(text_, begin, colon, options_.extraction.schemes);
}

// The target of a request can start after the space or the quotation mark at `anchor`.  Returns the
// start of the target, or no_uri if no method is before it.  The method must start at `after` or
// later.
inline std::size_t tolerant_uris::body_of_target(std::size_t anchor,
                                                 std::size_t after) const noexcept {
    std::size_t end = anchor + 1;  // the end of the spaces after the method
    if (is_in(text_[anchor], tolerant_table::quote)) {
        end = anchor;
        while (end > after && text_[end - 1] == '\\') {
            --end;
        }
    }
    const bool is_target = has_method_before(end, after) &&
                           (text_[anchor + 1] == '/' || read_unit(text_, anchor + 1).is('/'));
    return is_target ? anchor + 1 : no_uri;
}

// Says whether a method that starts at `after` or later is before the spaces that end at `end`.
inline bool tolerant_uris::has_method_before(std::size_t end, std::size_t after) const noexcept {
    const std::size_t method = method_before(text_, end);
    return method != text_.npos && method >= after && !is_replacement(method);
}

// Says whether the replacement of a secret is at `at`.  A replacement such as "REDACTED" might look
// like a method of HTTP.
inline bool tolerant_uris::is_replacement(std::size_t at) const noexcept {
    return !options_.replacement.empty() && text_[at] == options_.replacement.front() &&
           starts_with(subtext(text_, at), options_.replacement);
}

// Returns the end of a URI that has no secret and is valid.  Returns not_harmless if the URI must
// be read unit by unit.  Nothing is replaced in a harmless URI, so the quotation mark or bracket
// before it and the punctuation at its end do not matter.
//
// std::optional would be slower: its two parts are stored one by one and loaded together, so the
// processor would have to wait for both stores.
std::size_t tolerant_uris::end_of_harmless(std::size_t body) noexcept {
    if (options_.closed) [[unlikely]] {
        restart_ = 0;
        return not_harmless;
    }
    // The mark of a slash says whether a token can start after it.  The marks of other octets, such
    // as a ":", do not.
    const bool follows_slash = body > 0 && text_[body - 1] == '/';
    return end_after(
        text_, body,
        follows_slash ? marks_.signs_from(body - 1) : marks_.signs_from(body) << 1 | 1);
}

// Does the same as end_of_harmless().  `text` is text_.  The lowest bit of `signs` is for the octet
// before the body: it says whether a token can start at the body.  The other bits say which of the
// first 63 octets of the body are signs.
inline std::size_t tolerant_uris::end_after(std::string_view text, std::size_t body,
                                            std::uint64_t signs) noexcept {
    const bool is_path = body < text.size() && text[body] == '/';  // no token starts with "/"
    if ((signs & 1) != 0 && !is_path && options_.shapes && token_end(text, body) > body) {
        restart_ = 0;
        return not_harmless;
    }
    std::uint64_t rest = signs >> 1;
    for (; rest != 0; rest &= rest - 1) {
        const std::size_t first = body + static_cast<std::size_t>(std::countr_zero(rest));
        if (first >= text.size()) {
            return text.size();
        }
        if (is_in(text[first], tolerant_table::end)) {
            return first;
        }
        // The kernel looks at only three octets after a "/".  If they can start a pattern or a
        // token, the "/" is a sign.  Here, more octets are compared.
        if (text[first] != '/' || !is_before_nothing(text, first)) {
            break;
        }
    }
    return end_after_signs(body, rest);
}

// Does the same as end_after() for a URI with more than 63 octets, or with signs that must be
// checked.  Bit n of `signs` says whether octet n of the body is a sign that must be checked.
// There are bits for the first 63 octets of the body.
std::size_t tolerant_uris::end_after_signs(std::size_t body, std::uint64_t signs) noexcept {
    harmless_octets harmless(text_, body, options_, key_ends_);
    std::size_t offset = body;
    for (std::size_t size = block_size - 1;; size = block_size) {
        for (; signs != 0; signs &= signs - 1) {
            const std::size_t at = offset + static_cast<std::size_t>(std::countr_zero(signs));
            if (at < text_.size() && text_[at] == '&') {
                const std::uint64_t rest = signs & (signs - 1);
                const std::size_t next = offset + static_cast<std::size_t>(std::countr_zero(rest));
                if (rest != 0 && next < text_.size() && text_[next] == '=' &&
                    harmless.has_parameter(at, next)) {
                    signs = rest;
                    continue;
                }
            }
            const bool is_end = ends_uri(text_, at);
            if (is_end && !is_quote_of_value(at)) {
                return std::min(at, text_.size());
            }
            if (is_end || (text_[at] == ':' && marks_.is_anchor(at)) || !harmless.has(at)) {
                refused_ = at;
                restart_ = harmless.restart();
                return not_harmless;
            }
        }
        offset += size;
        if (offset >= text_.size()) {
            return text_.size();
        }
        signs = marks_.signs_from(offset);
    }
}

// Says whether a quotation mark might be around the value of a parameter, as in "?a="b"".
bool tolerant_uris::is_quote_of_value(std::size_t at) const noexcept {
    const std::string_view before = subtext(text_, 0, at);
    return at < text_.size() && text_[at] == '"' &&
           (before.ends_with('=') || before.ends_with("=3D"));
}

}  // namespace uriscan
