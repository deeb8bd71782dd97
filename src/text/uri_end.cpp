// Decides where a URI in a text ends (rules 2 to 7 of extract.hpp).
//
//     find_end(start):  (uri_end.hpp)
//         take all octets before the first one that cannot be in a URI
//         stop if they are a URI, no end by rule 2 or 3 is in them, and no text can go on after
//             them; this is so for most URIs
//         find_any_end(start)
//
//     find_any_end(start):
//         for size = 512, 1024, ...:
//             read the longest URI in the first `size` octets from the scheme on
//             if it has an end by rule 2 or 3, cut the text there, and read it again
//             stop if there was a cut, or if the URI ends before these octets
//         if there was no cut and the text goes on, refuse the URI or mark it as truncated
//         remove the punctuation at its end  (sentence.cpp)
//
// This is linear: it reads at most five times as many octets as there are up to the end of the URI
// or the cut, and 1024 more.  If it read the longest URI at once, the rest of a list would be read
// again for each URI in the list.  For a cut in the host (host_end.cpp), it reads up to the end of
// the authority, because an "@" can follow.  No other authority starts in these octets.
#include "text/uri_end.hpp"

#include <algorithm>
#include <cassert>
#include <memory>

#include "kernels/kernels.hpp"
#include "kernels/machine.hpp"
#include "kernels/uri_octets.hpp"
#include "octets/bare_text.hpp"
#include "octets/subtext.hpp"
#include "text/host_end.hpp"
#include "text/longest_uri.hpp"
#include "text/scheme_search.hpp"
#include "text/sentence.hpp"
#include "text/uri_start.hpp"
#include "uriscan/detail/automaton.hpp"
#include "uriscan/parse.hpp"

namespace uriscan {
namespace {

// A URI at the start of a text.
struct prefix {
    std::size_t size;   // in octets of the text
    bool read_to_end;   // whether the whole text was read; then more text can change the URI
    uri_components at;  // not set if the text is escaped
};

// Returns the longest URI at the start of `text`, which must start with a scheme and ":".  First
// looks for an octet that cannot be in a URI: most URIs end there, so that they are read only once.
prefix longest_plain_uri(std::string_view text) noexcept {
    assert(starts_scheme(text.front()) && text.find(':') != text.npos);
    read_part part;
    const uri_run run =
        kernel_in_use::read_run(text, 0, false, reinterpret_cast<unsigned char*>(&part));
    prefix longest;
    longest.at = part.at;
    longest.size = part.size;
    longest.read_to_end = part.size == text.size();
    const std::string_view valid = subtext(text, 0, part.size);
    if (!run.is_reference && !read_uri_reference(valid, longest.at).whole) {
        longest.size = size_of_longest_uri(valid);
        read_uri_reference(subtext(valid, 0, longest.size), longest.at);
    }
    return longest;
}

// Like longest_plain_uri(), but for a text with escaped slashes (rule 7).  Reads the octets one by
// one.  `goes_on` says whether there is more text.
prefix longest_escaped_uri(std::string_view text, slash_escape escape, bool goes_on) noexcept {
    std::size_t longest = 0;
    int state = uri_machine::start;
    for (std::size_t p = 0; p < text.size();) {
        const std::string_view rest = subtext(text, p);
        if (goes_on && may_be_cut(rest, escape)) {
            break;
        }
        const escaped_octet next = first_octet(rest, escape);
        state = uri_machine::after(state, next.octet);
        if (state == uri_machine::error) {
            return {longest, false, {}};
        }
        p += next.size;
        if (uri_machine::is_final(state)) {
            longest = p;
        }
    }
    return {longest, true, {}};
}

class end_finder {
public:
    end_finder(const window& window, const uri_start& start,
               std::span<const std::string_view> schemes, std::optional<found_uri>& found) noexcept
        : window_(window),
          text_(window.text),
          start_(start),
          body_(start.body - start.scheme),
          schemes_(schemes),
          found_(found),
          partner_(partner_of_last(subtext(text_, start.from, start.scheme - start.from))) {}

    // Finds the end of any URI.
    std::size_t find() const noexcept {
        const std::size_t most = std::min<std::size_t>(text_.size() - start_.scheme, max_text_size);
        for (std::size_t size = body_ + first_size;; size *= 2) {
            const prefix longest = longest_uri(std::min(size, most), size < most || !window_.ends);
            assert(longest.size <= std::min(size, most));
            const bool is_whole = !longest.read_to_end || (size >= most && window_.ends);
            const cut first = first_cut(start_.scheme + longest.size, is_whole);
            const bool may_be_reference =
                first.is_reference || (first.at != text_.npos && text_[first.at] == '&');
            if (may_be_reference && !window_.ends && text_.size() - first.at < lookahead) {
                return unknown_end;
            }
            if (first.at != text_.npos) {
                const prefix before_cut = longest_uri(first.at - start_.scheme, false);
                const bool is_end = start_.scheme + before_cut.size == first.at;
                return answer(before_cut, is_end && !first.is_reference);
            }
            if (!longest.read_to_end || size >= most) {
                return without_cut(longest, first.undecided);
            }
        }
    }

    // Says whether the URI has a cut (an end by rule 2 or 3) at `end` or before it.
    bool has_cut(std::size_t end) const noexcept { return first_cut(end, true).at != text_.npos; }

private:
    // The first end of the URI by rule 2 or 3; npos if there is none.
    struct cut {
        std::size_t at;
        bool undecided;             // whether text after the window decides if there is a cut
        bool is_reference = false;  // a character reference: the text can go on after it
    };

    prefix longest_uri(std::size_t size, bool goes_on) const noexcept {
        const std::string_view text = subtext(text_, start_.scheme, size);
        return start_.escape == slash_escape::none
                   ? longest_plain_uri(text)
                   : longest_escaped_uri(text, start_.escape, goes_on);
    }

    // Returns the first cut at `end`, where the longest URI ends, or before it.  `is_whole` says
    // that no text after the window can make this URI longer.
    cut first_cut(std::size_t end, bool is_whole) const noexcept {
        if (end - start_.body >= longest_usual_uri && ends_in_authority(end)) {
            return {authority_up_to(end).host_end, false};
        }
        const cut mark = first_mark(end);
        const std::size_t last = std::min(mark.at, end);
        const authority_part authority = authority_up_to(last);
        if (authority.host_end < mark.at) {
            const bool is_known = mark.at != text_.npos || authority.is_known;
            switch (is_known || (is_whole && authority.end < end) ? decision::no
                    : is_whole                                    ? find_user_after(end)
                                                                  : decision::undecided) {
                case decision::no: return {authority.host_end, false};
                case decision::yes: return mark;
                default: return {text_.npos, true};
            }
        }
        const std::string_view rest = subtext(text_, authority.host, last + 1 - authority.host);
        const std::size_t closing = find_closing(rest);
        const bool is_closing = closing < mark.at - authority.host && has_opening(text_before());
        return is_closing ? cut{authority.host + closing, false} : mark;
    }

    // Says whether the first cut is in the host.  Reads only the authority, not all of a long text.
    bool ends_in_authority(std::size_t end) const noexcept {
        const authority_part authority = authority_up_to(end);
        return authority.is_known && authority.host_end < authority.end &&
               first_mark(authority.end).at == text_.npos;
    }

    // Does the same as first_cut(), but does not look for a ")", nor for the octets that no real
    // host has.
    cut first_mark(std::size_t end) const noexcept {
        const cut list = first_separator(end);
        const std::size_t partner =
            find_partner(partner_, subtext(text_, start_.body), end - start_.body);
        const std::size_t reference = reference_before(end);
        const std::size_t at =
            std::min(partner == text_.npos ? partner : start_.body + partner, list.at);
        if (reference < at) {
            return {reference, false, true};
        }
        return {at, at == text_.npos && list.undecided};
    }

    // Says whether an "@" comes later in the authority of the longest URI, which ends at `end`.
    decision find_user_after(std::size_t end) const noexcept {
        const std::string_view rest = subtext(text_, end, lookahead);
        const decision user = find_user(rest);
        const bool is_all = window_.ends || rest.size() == lookahead;
        return user == decision::undecided && is_all ? decision::no : user;
    }

    // Returns the octets before the URI that matter.
    std::string_view text_before() const noexcept {
        const std::size_t size = std::min(start_.scheme - start_.kept, context_size);
        return subtext(text_, start_.scheme - size, size);
    }

    // Returns the first character reference at `end` or before it that ends the URI.
    std::size_t reference_before(std::size_t end) const noexcept {
        const std::size_t size = end + 1 - start_.body;
        const std::size_t found = find_reference(subtext(text_, start_.body, size + lookahead),
                                                 size, host_before(end), start_.escape);
        return found == text_.npos ? found : start_.body + found;
    }

    // Returns the range of the host, and in an authority also of the user information before it.
    // The offsets count from start_.body.  If the range goes on after `end`, its end is npos.
    host_range host_before(std::size_t end) const noexcept {
        const std::string_view body = subtext(text_, start_.body, end + 1 - start_.body);
        const bool has_authority = start_.body > start_.colon + 1;
        return has_authority ? host_range{0, find_in(body, tolerant_table::authority_end)}
                             : host_range{body.find('@'), find_in(body, tolerant_table::path_end)};
    }

    // Returns the first separator of a list at `end` or before it.  Finds the separator by the ":"
    // of the scheme that must follow it.
    cut first_separator(std::size_t end) const noexcept {
        std::size_t authority = 0;  // where the authority ends; 0 if this is not known yet
        for (std::size_t from = start_.body; from < end;) {
            const std::size_t colon = subtext(text_, 0, end).find(':', from);
            if (colon == text_.npos) {
                break;
            }
            const std::size_t at = separator_before(colon);
            if (at != text_.npos) {
                authority = authority == 0 ? authority_up_to(end).end : authority;
                if (starts_uri(at, colon, at <= authority) == decision::yes) {
                    return {at, false};
                }
            }
            from = colon + 1;
        }
        return separator_at(end);
    }

    // Returns the offset of the separator directly before the scheme that ends at `colon`, or npos.
    std::size_t separator_before(std::size_t colon) const noexcept {
        const std::size_t from = std::max(start_.body, colon - std::min(colon, longest_scheme + 1));
        const scheme_run run = scheme_octets_before(text_, from, colon);
        const bool is_scheme = run.letter == run.start && run.start < colon;
        return is_scheme && run.start > from && is_separator(text_[run.start - 1]) ? run.start - 1
                                                                                   : text_.npos;
    }

    // Returns a cut at `end` if the octet there is a separator, and a URI starts after it.
    cut separator_at(std::size_t end) const noexcept {
        constexpr cut none = {std::string_view::npos, false};
        if (end >= text_.size() || !is_separator(text_[end])) {
            return none;
        }
        const std::string_view next = subtext(text_, end + 1, longest_scheme + 1);
        const char* const stop = next.data() + next.size();
        const char* const colon = std::find_if_not(next.data(), stop, follows_in_scheme);
        if (colon == stop || *colon != ':' ||
            separator_before(end + 1 + static_cast<std::size_t>(colon - next.data())) != end) {
            return none;
        }
        switch (starts_uri(end, end + 1 + static_cast<std::size_t>(colon - next.data()),
                           in_authority(end))) {
            case decision::yes: return {end, false};
            case decision::undecided: return {text_.npos, true};
            default: return none;
        }
    }

    // If slashes are written as character references, a ";" can be the end of such a reference.
    bool is_separator(char c) const noexcept {
        return c == ',' || c == '|' || (c == ';' && start_.escape != slash_escape::reference);
    }

    // Says whether another URI starts after the separator at `at`, with a scheme up to `colon`.
    decision starts_uri(std::size_t at, std::size_t colon, bool in_authority) const noexcept {
        const after_scheme after = find_after_scheme(window_, at + 1, colon, schemes_);
        return after.slashes == 0 && in_authority ? decision::no : after.is_uri;
    }

    // Returns the authority of a URI that ends at `end`.  If the URI has none, the host of the
    // result is at the start of the body, and the end of the result is before that.
    authority_part authority_up_to(std::size_t end) const noexcept {
        if (start_.body == start_.colon + 1) {
            return {start_.colon, start_.body, text_.npos, true};
        }
        authority_part part =
            find_host_end(subtext(text_, start_.body), end - start_.body, start_.escape);
        part.end += start_.body;
        part.host += start_.body;
        part.host_end += part.host_end == text_.npos ? 0 : start_.body;
        return part;
    }

    bool in_authority(std::size_t end) const noexcept { return end <= authority_up_to(end).end; }

    // Says whether a URI that ends at `end` ends within its host (rule 5).
    bool in_host(std::size_t end) const noexcept {
        const std::string_view body = subtext(text_, start_.body, end - start_.body);
        const bool has_authority = start_.body > start_.colon + 1;
        return has_authority ? in_authority(end)
                             : body.find('@') != body.npos &&
                                   find_in(body, tolerant_table::path_end) == body.npos;
    }

    // Returns the result of find() for a URI without a cut.  `undecided` says that there can still
    // be a cut, which depends on the text after the window.
    std::size_t without_cut(const prefix& longest, bool undecided) const noexcept {
        const std::string_view rest = subtext(text_, start_.scheme + longest.size);
        if (!rest.empty() && is_in(rest[0], tolerant_table::plain_end)) {
            return answer(longest, true);
        }
        if (undecided || (!window_.ends && (longest.read_to_end || rest.size() < lookahead))) {
            return unknown_end;
        }
        return answer(longest, rest.empty());
    }

    // Stores the URI in found_ unless it is refused (rules 5 and 6).  Returns where the search goes
    // on.  If `is_end` is true, it is already known that no text goes on after the URI.
    std::size_t answer(const prefix& longest, bool is_end) const noexcept {
        const std::size_t end = start_.scheme + longest.size;
        bool truncated = false;
        const std::string_view whole = without_comment_end(end);
        if (!is_end && whole.size() == longest.size) {
            const bool cuts_host = in_host(end);
            truncated = goes_on(subtext(text_, end), cuts_host);
            if (truncated && cuts_host) {
                return end;
            }
        }
        std::string_view uri = without_punctuation(whole, start_.escape);
        if (uri.ends_with(end_of_comment) && is_in_comment(text_before())) {
            const std::size_t size = uri.size() - end_of_comment.size();
            uri = without_punctuation(subtext(uri, 0, size), start_.escape);
        }
        const bool has_no_host = uri.ends_with('@') && in_authority(start_.scheme + uri.size());
        if (uri.size() <= body_ || has_no_host) {
            return end;
        }
        found_uri& found = found_.emplace();
        const bool is_plain = start_.escape == slash_escape::none;
        if (is_plain && uri.size() == longest.size) {
            result_access::view(found.uri, uri, longest.at);
        } else if (is_plain) {
            found.uri = *parse_uri(uri);
        }
        store(found, uri, truncated);
        return start_.scheme + uri.size();
    }

    // Returns the URI that ends at `end`, without the "--" of a comment at its end (rule 6).
    std::string_view without_comment_end(std::size_t end) const noexcept {
        const std::string_view uri = subtext(text_, start_.scheme, end - start_.scheme);
        const std::size_t size = uri.find_last_not_of('-') + 1;
        const bool is_comment =
            size < uri.size() && closes_comment(subtext(text_, end)) &&
            (in_host(end) || (size + 2 <= uri.size() && !text_before().ends_with('<')));
        return is_comment ? subtext(uri, 0, size) : uri;
    }

    // Stores everything except the view.
    void store(found_uri& found, std::string_view uri, bool truncated) const noexcept {
        found.offset = start_.scheme;
        found.original = uri;
        found.truncated = truncated;
        found.escaped = start_.escape != slash_escape::none;
    }

    static constexpr std::size_t longest_scheme = 32;  // rule 3: a longer scheme ends no URI

    const window& window_;
    std::string_view text_;
    const uri_start& start_;
    std::size_t body_;  // the size of the scheme, the ":" and the slashes
    std::span<const std::string_view> schemes_;
    std::optional<found_uri>& found_;
    std::string_view partner_;
};

}  // namespace

std::size_t find_any_end(const window& window, uri_start start,
                         std::span<const std::string_view> schemes,
                         std::optional<found_uri>& found) noexcept {
    return end_finder(window, start, schemes, found).find();
}

bool has_cut(const window& window, uri_start start, std::span<const std::string_view> schemes,
             std::size_t end) noexcept {
    std::optional<found_uri> none;
    return end_finder(window, start, schemes, none).has_cut(end);
}

}  // namespace uriscan
