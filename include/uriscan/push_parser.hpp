// Parsing a URI that comes in chunks (RFC 3986), with the same machine as parse().
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

/// Holds the components of the text that was given to a push_parser, or the error.
///
/// This is no result<uri_view>: a text in chunks is nowhere in one piece, and can be longer than
/// 2^32 octets.  So its offsets have 64 bits, and there is a view only of a text that you give.
struct push_result {
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
    [[nodiscard]] constexpr uri_view view(
        std::string_view text URISCAN_LIFETIMEBOUND) const noexcept {
        assert(valid && text.size() == size && size <= UINT32_MAX);
        return uri_view::unchecked(text, detail::narrow(components));
    }
    template <detail::temporary_text Text>
    uri_view view(Text&&) const = delete;
};

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
class push_parser {
public:
    /// Makes a parser that checks the text against `rule`.
    explicit push_parser(rule rule = rule::uri_reference) noexcept;

    /// Reads the next chunk.  Returns false if no text that starts with the chunks so far can be
    /// valid; further chunks then change nothing.
    bool feed(std::string_view chunk) noexcept;

    /// Returns the result for a text that ends here.  The parser does not change, so you can feed
    /// more.
    [[nodiscard]] push_result finish() const noexcept;

private:
    friend struct push_parser_probe;  // lets a test walk the machine's states

    // The facts that the parser knows about the text so far.
    struct progress {
        int state;
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

    rule rule_;
    bool refused_ = false;
    bool rule_refused_ = false;  // whether the text was refused, and only the rule forbids next_
    char next_ = '\0';           // the octet that cannot follow, if the text was refused
    progress progress_;
};

}  // namespace uriscan
