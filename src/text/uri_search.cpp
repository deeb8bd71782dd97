// A scheme ends with a ":".  So the kernel finds the colons that can end a scheme, and the octets
// before each of them that can be in the scheme.  From there, the text is read forward to the end
// of the URI.  The kernel finds the colon and the start of the scheme in one call, because the
// search for the end of the URI waits for both.
//
// This is linear.  Backward, each octet is read for at most one colon, because the search for the
// start of a scheme stops at the previous colon.  Forward, the octets of the URI are read.  If the
// URI ends because its authority is not valid, all octets of this authority are also read.  These
// octets contain no "/", so a URI that starts in them has no authority.  The path of this URI
// includes the rest of these octets, so they are read only once more.
#include "text/uri_search.hpp"

#include <algorithm>
#include <span>

#include "kernels/kernels.hpp"
#include "octets/bare_text.hpp"
#include "octets/subtext.hpp"
#include "text/scheme_search.hpp"
#include "text/uri_end.hpp"
#include "text/uri_start.hpp"

namespace uriscan {
namespace {

// Returns the last octets of all schemes that need no "/" and no backslash after their ":".
constexpr nibble_table ends_of(std::span<const std::string_view> schemes) noexcept {
    nibble_table ends{};
    add_last_octets(ends, schemes);
    add_last_octets(ends, schemes_of_pages);
    return ends;
}

alignas(16) constexpr nibble_table usual_ends = ends_of(schemes_without_authority);

// Returns the offset from which the text before `scheme` must be kept for rules 1 and 2.
std::size_t context_of(std::size_t kept, std::size_t scheme) noexcept {
    return std::max(kept, scheme - std::min(scheme, context_size));
}

// Searches for a URI around a ":".  Returns true if the search ends here: then `result` is its
// result.  Otherwise, the search goes on at result.next, and octets before `kept` do not matter any
// more.
[[gnu::always_inline]] inline bool find_around(const window& window, std::size_t& kept,
                                               std::size_t from, const scheme_end& end,
                                               const extract_options& options, search& result,
                                               std::optional<found_uri>& found) noexcept {
    const std::size_t colon = end.colon;
    const std::size_t scheme = find_scheme(window.text, from, end);
    result.next = colon + 1;
    if (scheme == colon) {
        return false;
    }
    constexpr std::string_view slashes = "//";
    const std::string_view rest = subtext(window.text, colon + 1);
    const bool is_usual = starts_with(rest, slashes);
    const after_scheme after = is_usual ? after_scheme{decision::yes, slashes.size()}
                                        : find_after_scheme(window, scheme, colon, options.schemes);
    if (after.is_uri == decision::no) {
        return false;
    }
    result.scheme = scheme;
    if (after.is_uri == decision::undecided) {
        result.next = context_of(kept, scheme);
        result.resume = std::max(from, result.next) - result.next;
        result.continues = pending::start;
        return true;
    }
    result.escape = is_usual ? slash_escape::none : escape_of(rest, after.slashes);
    const uri_start start = {kept, from, scheme, colon, colon + 1 + after.slashes, result.escape};
    const std::size_t next = find_end(window, start, options.schemes, found);
    const bool is_known = next != unknown_end;
    result.next = is_known ? next : context_of(kept, scheme);
    result.resume = is_known ? 0 : std::max(from, result.next) - result.next;
    result.continues = is_known ? pending::none : pending::uri;
    kept = result.next;
    return !is_known || found;
}

// Does the same as find().  `ends` has the last octets of the schemes.
[[gnu::always_inline]] inline search find_with(const nibble_table& ends, const window& window,
                                               std::size_t kept, std::size_t from,
                                               const extract_options& options,
                                               std::optional<found_uri>& found) noexcept {
    const std::string_view text = window.text;
    search result;
    for (;; from = result.next) {
        const scheme_end end = kernel_in_use::find_scheme_end(text, from, ends);
        if (end.colon == text.size()) {
            break;
        }
        if (find_around(window, kept, from, end, options, result, found)) {
            return result;
        }
    }
    result = search();
    result.next = result.scheme = text.size();
    if (!window.ends) {
        result.scheme = scheme_begin(text, from, text.size());
        result.next = context_of(kept, result.scheme);
        result.resume = std::max(from, result.next) - result.next;
        result.continues = pending::scheme;
    }
    return result;
}

// Does the same as find() for other schemes than the usual ones.
[[gnu::noinline]] search find_listed(const window& window, std::size_t kept, std::size_t from,
                                     const extract_options& options,
                                     std::optional<found_uri>& found) noexcept {
    alignas(16) const nibble_table ends = ends_of(options.schemes);
    return find_with(ends, window, kept, from, options, found);
}

}  // namespace

search find(const window& window, std::size_t kept, std::size_t from,
            const extract_options& options, std::optional<found_uri>& found) noexcept {
    return options.schemes.data() == schemes_without_authority.data()
               ? find_with(usual_ends, window, kept, from, options, found)
               : find_listed(window, kept, from, options, found);
}

}  // namespace uriscan
