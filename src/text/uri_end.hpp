// Decides where a URI in a text ends (rules 2 to 7 of extract.hpp).
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

#include "kernels/kernels.hpp"
#include "kernels/machine.hpp"
#include "kernels/uri_octets.hpp"
#include "octets/subtext.hpp"
#include "text/comment_end.hpp"
#include "text/decision.hpp"
#include "text/sentence.hpp"
#include "text/slash_escape.hpp"
#include "uriscan/extract.hpp"

namespace uriscan {

// The start of a URI in a text, as rule 1 finds it.
struct uri_start {
    std::size_t kept;    // octets before this offset do not matter
    std::size_t from;    // a quotation mark or bracket before this offset does not count
    std::size_t scheme;  // the start of the scheme
    std::size_t colon;
    std::size_t body;  // after the ":" and the slashes
    slash_escape escape;
};

// How many octets after the slashes are read at first.
constexpr std::size_t first_size = 512;

// Most URIs have fewer octets after their slashes.
constexpr std::size_t longest_usual_uri = 128;

// The result of find_end() if it depends on text after the window.
constexpr std::size_t unknown_end = std::string_view::npos;

// Finds the end of any URI.  If there is a URI, stores it in `found`.  Otherwise `found` stays
// empty.  Returns where the search goes on, or unknown_end.
//
// This function and has_cut() are not inlined.  If they were, extract() would take 43 % more time.
[[gnu::noinline]] std::size_t find_any_end(const window&, uri_start,
                                           std::span<const std::string_view> schemes,
                                           std::optional<found_uri>& found) noexcept;

// Says whether rule 2 or 3 ends the URI at the offset `end` or before it.  Such an end is a cut.
[[gnu::noinline]] bool has_cut(const window&, uri_start, std::span<const std::string_view> schemes,
                               std::size_t end) noexcept;

// Reads the run at the start of a text: all octets before the first one that cannot be in a URI.
// If the run is a URI-reference, `uri` becomes a view of it.
//
// The kernel stores the components directly in `uri`.  If they were copied to it, the copy would
// load several of them together, and would have to wait until all of them are stored.
inline uri_run read_run_into(uri_view& uri, std::string_view text, std::size_t body,
                             bool is_opened) noexcept {
    result_access::view(uri, subtext(text, 0, 0), {});
    return kernel_in_use::read_run(text, body, is_opened, result_access::octets_of(uri));
}

// Returns the components of the first `size` octets of a URI.  These octets must be a URI, too, and
// all octets after them must be punctuation.
inline uri_components cut_components(uri_components at, std::size_t size) noexcept {
    for (std::uint32_t* const end : {&at.host_end, &at.path_begin, &at.path_end, &at.query_end}) {
        *end = std::min(*end, static_cast<std::uint32_t>(size));
    }
    return at;
}

// Says whether an opening quotation mark or bracket can be directly before the URI.
inline bool may_follow_mark(std::string_view text, const uri_start& start) noexcept {
    return start.scheme > start.from && is_in(text[start.scheme - 1], tolerant_table::opening_end);
}

// Says whether rule 2 can end the host of a URI.
[[gnu::noinline]] inline bool may_end_in_host(const uri_view& uri) noexcept {
    const uri_components& at = uri.components();
    const std::string_view host = subtext(uri.text(), at.host_begin, at.host_end - at.host_begin);
    return std::any_of(host.begin(), host.end(), [](char c) {
        return has_octet(host_delimiters, static_cast<unsigned char>(c));
    });
}

// Says whether rule 6 can refuse a URI at the start of a text, or shorten it, because of the "@" or
// the end of a comment at its end.
inline bool has_special_end(std::string_view uri, std::string_view text) noexcept {
    const bool is_before_arrow =
        uri.back() == '-' && uri.size() < text.size() && text[uri.size()] == '>';
    return is_before_arrow || uri.back() == '@' || uri.ends_with(end_of_comment);
}

// Does the same as find_any_end(), and is fast for most URIs: those that have no cut, and are
// before an octet of tolerant_table::plain_end.  The end of the URI does not depend on the
// components that the kernel stores, so the search for the next URI need not wait for them.  If
// this function were not inlined, its calls would take 20 % of the time of extract().
[[gnu::always_inline]] inline std::size_t find_end(const window& window, uri_start start,
                                                   std::span<const std::string_view> schemes,
                                                   std::optional<found_uri>& found) noexcept {
    const std::size_t body = start.body - start.scheme;
    const bool has_slashes = start.body > start.colon + 1 && start.escape == slash_escape::none;
    const std::string_view text = subtext(window.text, start.scheme, body + first_size);
    const bool follows_mark = may_follow_mark(window.text, start);
    const bool is_opened = follows_mark && window.text[start.scheme - 1] == '(';  // as in Markdown
    found_uri& plain = found.emplace();
    const uri_run run = read_run_into(plain.uri, text, has_slashes ? body : 0, is_opened);
    // A run ends before a ")" only if this ")" closes the "(" before the URI.
    if (run.is_reference && run.size < text.size() &&
        (is_in(text[run.size], tolerant_table::plain_end) || text[run.size] == ')')) {
        const std::string_view uri = without_punctuation({text.data(), run.size});
        const bool may_have_cut = run.may_have_cut || (follows_mark && !is_opened) ||
                                  (!run.has_plain_host && may_end_in_host(plain.uri));
        if (uri.size() > body && !has_special_end(uri, text) &&
            !(may_have_cut && has_cut(window, start, schemes, start.scheme + run.size))) {
            if (uri.size() < run.size) {
                const uri_components at = cut_components(plain.uri.components(), uri.size());
                result_access::view(plain.uri, uri, at);
            }
            plain.offset = start.scheme;
            plain.original = uri;
            return start.scheme + uri.size();
        }
    }
    found.reset();
    return find_any_end(window, start, schemes, found);
}

}  // namespace uriscan
