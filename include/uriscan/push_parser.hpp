// Parsing a URI that comes in chunks (RFC 3986), with the same machine as parse().  iri.hpp has the
// same for IRIs: push_iri_parser.
//
// Lifetime: a parser does not refer to a chunk after feed() has returned.
// Thread safety: a parser belongs to one thread at a time; distinct parsers are independent.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "uriscan/detail/lifetime.hpp"
#include "uriscan/parse.hpp"
#include "uriscan/result.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan {

namespace detail {

// The types that a parser for chunks uses for URIs: the rules, the view of a text, and the state of
// the machine.
struct uri_grammar {
    using rule = uriscan::rule;
    using view = uri_view;
    using state = int;
    static constexpr rule any_reference = rule::uri_reference;
};

}  // namespace detail

/// Holds the components of the text that was given to a push_parser, or the error.
///
/// This is not a result<uri_view>.  The chunks need not be in memory together, so there is no view
/// until you give the whole text.  The text can be longer than 2^32 octets, so the offsets have 64
/// bits.
template <class View>
struct basic_push_result {
    bool valid = false;
    /// The size of the text in octets.  If the text is not valid, the offset of the error.
    std::uint64_t size = 0;
    /// The offsets of the components, from the start of the first chunk.  Use them only if `valid`.
    long_uri_components components;
    /// The error that parse() would report for the whole text.  Use it only if not `valid`.
    uri_error error;

    constexpr explicit operator bool() const noexcept { return valid; }

    /// Returns a view of `text`, which must consist of all chunks in order and must outlive the
    /// view.  Requires `valid`, and that `text` has fewer than 2^32 octets.
    [[nodiscard]] constexpr View view(std::string_view text URISCAN_LIFETIMEBOUND) const noexcept {
        assert(valid && text.size() == size && size <= UINT32_MAX);
        return View::unchecked(text, detail::narrow(components));
    }
    template <detail::temporary_text Text>
    View view(Text&&) const = delete;
};

/// The result for a URI.
using push_result = basic_push_result<uri_view>;

/// Parses a text that comes in chunks of any size.  The result is the one that parse() gives for
/// the whole text.
///
/// A chunk can end anywhere, even within a triplet or an IP address.  The text can have any size.
/// Time is linear in the text, and memory is constant.  No function allocates or throws.
///
///     uriscan::push_parser parser(uriscan::rule::uri);
///     parser.feed("http://exa");
///     parser.feed("mple.com/a%4");
///     parser.feed("1");
///     const uriscan::push_result result = parser.finish();
///     // result.valid && result.components.path_begin == 18
template <class Grammar>
class basic_push_parser {
public:
    /// Makes a parser that checks the text against `rule`.
    explicit basic_push_parser(typename Grammar::rule rule = Grammar::any_reference) noexcept;

    /// Reads the next chunk.  Returns true if the text so far can become valid.  If it returns
    /// false, further chunks change nothing.
    bool feed(std::string_view chunk) noexcept;

    /// Returns the result for a text that ends here.  The parser does not change, so you can feed
    /// more.
    [[nodiscard]] basic_push_result<typename Grammar::view> finish() const noexcept;

private:
    friend struct push_parser_probe;  // lets a test walk the machine's states

    // The facts that the parser knows about the text so far.
    struct progress {
        typename Grammar::state state;
        int scheme_state;
        // the size of the longest prefix that has the form of a scheme, or 0
        std::uint64_t scheme_size;
        std::uint64_t size;
        long_uri_components offsets;
        std::array<char, 2> last;  // the last two octets of the text
    };

    // Reads the chunk up to its end or the first octet that cannot follow.
    void advance(std::string_view chunk) noexcept;
    void go_back(std::uint64_t size) noexcept;

    rule rule_;  // the rule to check; for IRIs, the similar rule of RFC 3986
    bool refused_ = false;
    bool rule_refused_ = false;  // whether the text was refused only because of the rule
    char next_ = '\0';           // the octet that cannot follow, if the text was refused
    progress progress_;
};

/// The parser for URIs.
using push_parser = basic_push_parser<detail::uri_grammar>;

}  // namespace uriscan
