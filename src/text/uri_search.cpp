// Every ":" may end a scheme.  So the kernel finds the colons.  From each colon that may end the
// scheme of a URI, the text is read backward to the start of the scheme and forward to the end of
// the URI.
//
// This is linear.  Backward, no octet is read from two colons, because a scheme has no ":".
// Forward, octets after the end of the found URI can be read, too, but only if they start an
// authority that is not valid.  These octets contain no "/".  So a URI that starts in them has no
// authority; its path includes all of them, so that they are read only once more.
#include "text/uri_search.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>

#include "kernels/kernels.hpp"
#include "kernels/machine.hpp"
#include "kernels/skipping.hpp"
#include "text/scheme_search.hpp"
#include "uri_extractor.hpp"
#include "uriscan/parse.hpp"

namespace uriscan {
namespace {

constexpr std::string_view before_authority = "//";

// A URI at the start of a text.
struct prefix {
    uri_view uri;
    bool read_to_end;  // whether the whole text was read, so that more text could change the URI
};

// Returns the longest URI at the start of `text`, which must start with a scheme and ":".
prefix longest_uri(std::string_view text) noexcept {
    uri_components at;
    const extent read = read_uri_reference(text.substr(0, max_text_size), at);
    const bool read_to_end = read.stop == text.size();
    text = text.substr(0, read.stop);
    if (!read.whole && !read_uri_reference(text, at).whole) {
        const unsigned char* const begin = octets(text);
        const unsigned char* const end = uri_extractor::longest_uri(begin, begin + text.size());
        text = text.substr(0, static_cast<std::size_t>(end - begin));
        read_uri_reference(text, at);
    }
    return {uri_view(text, at), read_to_end};
}

// Returns how many "(" in `text` are not closed by a ")".
std::size_t unclosed(std::string_view text) noexcept {
    std::size_t open = 0;
    for (const char c : text) {
        open += c == '(' ? 1 : 0;
        open -= c == ')' && open > 0 ? 1 : 0;
    }
    return open;
}

// Removes punctuation from the end of a URI, because it more likely belongs to the sentence around
// the URI (rule 3 of extract.hpp).  A ")" that closes a "(" in the URI stays, and so do all octets
// before it.
std::string_view without_punctuation(std::string_view uri) noexcept {
    std::size_t size = uri.find_last_not_of(".,;:!?')") + 1;
    if (uri.find(')', size) != uri.npos) {
        std::size_t open = unclosed(uri.substr(0, size));
        for (std::size_t i = size; open > 0 && i < uri.size(); ++i) {
            if (uri[i] == ')') {
                --open;
                size = i + 1;
            }
        }
    }
    return uri.substr(0, size);
}

// The result of searching for a URI around a ":".
struct candidate {
    std::size_t begin;
    std::optional<found_uri> uri;
    bool undecided = false;  // whether text after the window decides if there is a URI
};

candidate uri_around(const window& window, std::size_t from, std::size_t colon,
                     const extract_options& options) noexcept {
    const std::string_view text = window.text;
    const std::size_t begin = scheme_begin(text, from, colon);
    const std::string_view scheme = text.substr(begin, colon - begin);
    const std::string_view after = text.substr(colon + 1);
    const bool has_authority = after.starts_with(before_authority);
    if (scheme.empty()) {
        return {begin, {}};
    }
    if (!window.ends && may_become_slashes(after)) {
        return {begin, {}, true};
    }
    if (!has_authority && !is_listed(scheme, options.schemes)) {
        return {begin, {}};
    }
    const prefix longest = longest_uri(text.substr(begin));
    if (!window.ends && longest.read_to_end) {
        return {begin, {}, true};
    }
    const std::string_view uri = without_punctuation(longest.uri.text());
    const std::size_t empty_size =
        scheme.size() + 1 + (has_authority ? before_authority.size() : 0);
    if (uri.size() <= empty_size) {
        return {begin, {}};
    }
    const bool is_longest = uri.size() == longest.uri.text().size();
    return {begin, found_uri{is_longest ? longest.uri : *parse_uri(uri), begin}};
}

}  // namespace

bool may_become_slashes(std::string_view text) noexcept {
    return text.size() < before_authority.size() && before_authority.starts_with(text);
}

search find(const window& window, std::size_t from, const extract_options& options) noexcept {
    const std::string_view text = window.text;
    const octets_of_ends ends = ends_of(options.schemes);
    for (std::size_t block = from; block < text.size(); block += block_size) {
        const colons colons = current_kernel().find_colons(text, block);
        for (std::uint64_t rest = colons.all; rest != 0; rest &= rest - 1) {
            const auto bit = static_cast<std::size_t>(std::countr_zero(rest));
            const std::size_t colon = block + bit;
            const bool before_slashes = (colons.before_slashes >> bit & 1) != 0;
            if (before_slashes || colon + before_authority.size() >= text.size() ||
                (colon > from && ends.has(text[colon - 1]))) {
                const candidate candidate = uri_around(window, from, colon, options);
                if (candidate.uri) {
                    return {candidate.uri, candidate.uri->end()};
                }
                if (candidate.undecided) {
                    return {{}, candidate.begin};
                }
            }
            from = colon + 1;
        }
    }
    return {{}, window.ends ? text.size() : scheme_begin(text, from, text.size())};
}

}  // namespace uriscan
