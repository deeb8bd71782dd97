// Finding URIs in text: every ":" may end a scheme, so the text is searched for those, and read forward
// and backward from there.
//
// That is linear.  Backward, a scheme cannot hold a ":", so no octet is read from two of them.  Forward,
// what was read and did not end in a URI that was found can only be an authority that breaks off; as
// that holds no "/", the next to be read through is one that begins a path, and found as far as it goes.
#include "uriscan/extract.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstdint>

#include "kernels/kernels.hpp"
#include "kernels/machine.hpp"
#include "kernels/skipping.hpp"
#include "octets/letter_case.hpp"
#include "uri_extractor.hpp"
#include "uriscan/literal.hpp"
#include "uriscan/parse.hpp"

namespace uriscan {
namespace {

constexpr std::string_view mark_of_authority = "//";

// The octets that can follow another in a scheme, and those that can begin one.
struct scheme_octets {
    std::array<bool, 256> begins{};
    std::array<bool, 256> follows{};
};

consteval scheme_octets find_scheme_octets() {
    scheme_octets found;
    for (std::size_t octet = 0; octet < found.begins.size(); ++octet) {
        const auto leads_to_scheme = [octet](int state) {
            const auto transition = detail::find_transition(state, static_cast<char>(octet));
            return transition &&
                   detail::scheme_states[static_cast<std::size_t>(transition->target)];
        };
        found.begins[octet] = leads_to_scheme(uri_automaton::start);
        const int in_scheme = detail::find_transition(uri_automaton::start, 'a')->target;
        found.follows[octet] = leads_to_scheme(in_scheme);
    }
    return found;
}

constexpr scheme_octets scheme_octet = find_scheme_octets();

constexpr bool follows_in_scheme(char c) noexcept {
    return scheme_octet.follows[static_cast<unsigned char>(c)];
}

// Returns the begin of the scheme that ends at `end`, no further back than `from`; `end` if none does.
std::size_t scheme_begin(std::string_view text, std::size_t from, std::size_t end) noexcept {
    std::size_t begin = end;
    for (std::size_t i = end; i > from && follows_in_scheme(text[i - 1]); --i) {
        begin = scheme_octet.begins[static_cast<unsigned char>(text[i - 1])] ? i - 1 : begin;
    }
    return begin;
}

// The octets that the names of schemes end in, so that most colons need no second look.
class octets_of_ends {
public:
    constexpr explicit octets_of_ends(std::span<const std::string_view> schemes) noexcept {
        for (const std::string_view scheme : schemes) {
            if (!scheme.empty()) {
                add(scheme.back());
                add(upper(scheme.back()));
            }
        }
    }

    constexpr bool has(char octet) const noexcept {
        const auto c = static_cast<unsigned char>(octet);
        return (bits_[c / 64] >> c % 64 & 1) != 0;
    }

private:
    constexpr void add(char octet) noexcept {
        const auto c = static_cast<unsigned char>(octet);
        bits_[c / 64] |= std::uint64_t{1} << c % 64;
    }

    std::array<std::uint64_t, 4> bits_{};
};

constexpr octets_of_ends usual_ends(schemes_without_authority);

octets_of_ends ends_of(std::span<const std::string_view> schemes) noexcept {
    return schemes.data() == schemes_without_authority.data() ? usual_ends
                                                              : octets_of_ends(schemes);
}

// Whether `scheme` is one of `schemes`, which are in lower case.
bool is_listed(std::string_view scheme, std::span<const std::string_view> schemes) noexcept {
    return std::ranges::any_of(
        schemes, [scheme](std::string_view listed) { return equal_ignoring_case(scheme, listed); });
}

// A URI that begins a text, and whether all of the text could be read on from it.
struct prefix {
    uri_view uri;
    bool read_to_end;
};

// The longest URI that `text` begins with; it does begin with a scheme and ":".
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

// How many "(" are not closed in `text`.
std::size_t unclosed(std::string_view text) noexcept {
    std::size_t open = 0;
    for (const char c : text) {
        open += c == '(' ? 1 : 0;
        open -= c == ')' && open > 0 ? 1 : 0;
    }
    return open;
}

// Takes off the end of `uri` what the text around it more likely owns: of the octets that may be, all
// after the last ")" that is opened.
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

// Whether a text that begins with `text` can begin with the mark, and `text` is too short to tell.
bool may_become_mark(std::string_view text) noexcept {
    return text.size() < mark_of_authority.size() && mark_of_authority.starts_with(text);
}

// A text, and whether it ends there or more of it is to come.
struct window {
    std::string_view text;
    bool ends;
};

// What is at a ":": a URI, nothing, or what only the text that follows will tell.
struct candidate {
    std::size_t begin;
    std::optional<found_uri> uri;
    bool undecided = false;
};

candidate uri_around(const window& window, std::size_t from, std::size_t colon,
                     const extract_options& options) noexcept {
    const std::string_view text = window.text;
    const std::size_t begin = scheme_begin(text, from, colon);
    const std::string_view scheme = text.substr(begin, colon - begin);
    const std::string_view after = text.substr(colon + 1);
    const bool has_authority = after.starts_with(mark_of_authority);
    if (scheme.empty()) {
        return {begin, {}};
    }
    if (!window.ends && may_become_mark(after)) {
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
    const std::size_t nothing = scheme.size() + 1 + (has_authority ? mark_of_authority.size() : 0);
    if (uri.size() <= nothing) {
        return {begin, {}};
    }
    const bool is_longest = uri.size() == longest.uri.text().size();
    return {begin, found_uri{is_longest ? longest.uri : *parse_uri(uri), begin}};
}

// How far a search got: to the end of a URI; or, if there is none, to what may yet become one.
struct search {
    std::optional<found_uri> found;
    std::size_t next;
};

search find(const window& window, std::size_t from, const extract_options& options) noexcept {
    const std::string_view text = window.text;
    const octets_of_ends ends = ends_of(options.schemes);
    for (std::size_t block = from; block < text.size(); block += block_size) {
        const colons colons = current_kernel().find_colons(text, block);
        for (std::uint64_t rest = colons.all; rest != 0; rest &= rest - 1) {
            const auto bit = static_cast<std::size_t>(std::countr_zero(rest));
            const std::size_t colon = block + bit;
            const bool before_slashes = (colons.before_slashes >> bit & 1) != 0;
            if (before_slashes || colon + mark_of_authority.size() >= text.size() ||
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

}  // namespace

std::optional<found_uri> find_uri(std::string_view text, std::size_t from,
                                  const extract_options& options) noexcept {
    return find({text, true}, std::min(from, text.size()), options).found;
}

push_extractor::push_extractor(const extract_options& options, std::size_t longest)
    : options_(options), longest_(longest) {}

void push_extractor::feed(std::string_view chunk) {
    assert(window_.empty() && !ends_);
    const std::uint64_t begin = fed_;
    fed_ += chunk.size();
    // What ends a scheme may show that no URI begins with it, which the reader cannot tell.
    const bool ends_scheme =
        !giving_up_ && !in_uri_ &&
        (held_.ends_with(':') || held_.ends_with('/') || chunk.find(':') != chunk.npos);
    if (held_.empty() && !giving_up_) {
        set_window(chunk, begin);
    } else if (!ends_scheme && reader_.feed(chunk)) {
        hold(chunk);
    } else if (giving_up_) {
        giving_up_ = false;
        const std::uint64_t stop = held_offset_ + reader_.finish().size;
        set_window(chunk.substr(static_cast<std::size_t>(stop - begin)), stop);
    } else {
        held_.append(chunk);
        set_window(held_, held_offset_);
    }
}

void push_extractor::finish() {
    assert(window_.empty());
    ends_ = true;
    set_window(held_, held_offset_);
}

std::optional<streamed_uri> push_extractor::next() {
    if (window_.empty()) {
        return std::nullopt;
    }
    const search search = find({window_, ends_}, searched_, options_);
    searched_ = search.next;
    if (search.found) {
        return streamed_uri{search.found->uri, window_offset_ + search.found->offset};
    }
    keep(window_.substr(searched_));
    window_ = {};
    return std::nullopt;
}

// Keeps the window's `tail`, whose begin may yet become a URI.
void push_extractor::keep(std::string_view tail) {
    held_offset_ = window_offset_ + searched_;
    const std::size_t colon = tail.find(':');
    in_uri_ = colon != tail.npos && !may_become_mark(tail.substr(colon + 1));
    reader_ = push_parser(rule::uri);
    reader_.feed(tail);
    if (window_.data() == held_.data()) {
        held_.erase(0, searched_);
        hold({});
    } else {
        hold(tail);
    }
}

void push_extractor::set_window(std::string_view text, std::uint64_t offset) noexcept {
    window_ = text;
    window_offset_ = offset;
    searched_ = 0;
}

// Keeps `more`, too, until that is too much.
void push_extractor::hold(std::string_view more) {
    if (giving_up_) {
        return;
    }
    if (held_.size() + more.size() <= longest_) {
        held_.append(more);
        return;
    }
    giving_up_ = true;
    ++given_up_;
    held_.clear();
}

}  // namespace uriscan
