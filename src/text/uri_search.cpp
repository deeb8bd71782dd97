// Every ":" can end a scheme.  So the kernel finds the colons.  From each colon that can end the
// scheme of a URI, the text is read backward to the start of the scheme and forward to the end of
// the URI.
//
// This is linear.  Backward, no octet is read for more than one colon, because nothing that is read
// before a scheme has a ":".  Forward, octets after the end of the found URI can also be read, but
// only if they start an authority that is not valid.  These octets contain no "/".  So a URI that
// starts in them has no authority; its path includes all of them, so that they are read only once
// more.
#include "text/uri_search.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <utility>

#include "kernels/kernels.hpp"
#include "kernels/skipping.hpp"
#include "octets/bare_text.hpp"
#include "octets/subtext.hpp"
#include "text/scheme_search.hpp"
#include "text/uri_end.hpp"
#include "text/uri_start.hpp"

namespace uriscan {
namespace {

// Returns the offset from which the text before `scheme` must be kept for rules 1 and 2.
std::size_t context_of(std::size_t from, std::size_t scheme) noexcept {
    return std::max(from, scheme - std::min(scheme, context_size));
}

// Searches for a URI around a ":".  Returns true if the search ends here; then `result` is its
// result.  Otherwise, the search goes on at `from`.
bool find_around(const window& window, std::size_t& from, std::size_t colon, std::size_t next_colon,
                 const extract_options& options, search& result,
                 std::optional<found_uri>& found) noexcept {
    const std::size_t scheme = find_scheme(window.text, from, colon);
    const std::size_t searched = std::exchange(from, colon + 1);
    if (scheme == colon) {
        return false;
    }
    constexpr std::string_view slashes = "//";
    const after_scheme after = starts_with(subtext(window.text, colon + 1), slashes)
                                   ? after_scheme{decision::yes, slashes.size()}
                                   : find_after_scheme(window, scheme, colon, options.schemes);
    if (after.is_uri == decision::no) {
        return false;
    }
    result.scheme = scheme;
    if (after.is_uri == decision::undecided) {
        result.next = context_of(searched, scheme);
        result.continues = pending::start;
        return true;
    }
    result.escaped = subtext(window.text, colon + 1).starts_with('\\');
    const uri_start start = {searched,   scheme,        colon, colon + 1 + after.slashes,
                             next_colon, result.escaped};
    const auto next = find_end(window, start, options.schemes, found);
    result.next = next ? *next : context_of(searched, scheme);
    result.continues = next ? pending::none : pending::uri;
    from = result.next;
    return !next || found;
}

}  // namespace

search find(const window& window, std::size_t from, const extract_options& options,
            std::optional<found_uri>& found) noexcept {
    const std::string_view text = window.text;
    const octets_of_ends ends = ends_of(options.schemes);
    search result;
    for (std::size_t block = from; block < text.size(); block += block_size) {
        const colons colons = current_kernel().find_colons(text, block);
        for (std::uint64_t rest = colons.all; rest != 0;) {
            const auto bit = static_cast<std::size_t>(std::countr_zero(rest));
            const std::size_t colon = block + bit;
            rest &= rest - 1;
            if (colon < from) {
                continue;
            }
            const bool before_slashes = (colons.before_slashes >> bit & 1) != 0;
            if (before_slashes || colon + 2 >= text.size() || text[colon + 1] == '\\' ||
                (colon > from && ends.has(text[colon - 1]))) {
                const auto next_colon = block + static_cast<std::size_t>(std::countr_zero(rest));
                if (find_around(window, from, colon, next_colon, options, result, found)) {
                    return result;
                }
            } else {
                from = colon + 1;
            }
        }
    }
    result = search();
    result.next = result.scheme = text.size();
    if (!window.ends) {
        result.scheme = scheme_begin(text, from, text.size());
        result.next = context_of(from, result.scheme);
        result.continues = pending::scheme;
    }
    return result;
}

}  // namespace uriscan
