// Parsing a URI that arrives in pieces (RFC 3986): the same machine, with its state kept in between.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "uriscan/components.hpp"
#include "uriscan/error.hpp"
#include "uriscan/parse.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan {

/// Holds what a push_parser made of all it was fed: components, or an error.
struct push_result {
    bool valid = false;
    /// How many octets the text has; where it is not valid, up to the error.
    std::uint64_t size = 0;
    /// Where the components lie, in octets from the first that was fed; meaningful if `valid`.
    long_uri_components components;
    /// What parsing the text in one piece would have reported; meaningful unless `valid`.
    uri_error error;

    constexpr explicit operator bool() const noexcept { return valid; }

    /// Views `text`, which is all that was fed, in one piece, of less than 2^32 octets.  Only where
    /// `valid`.
    constexpr uri_view view(std::string_view text) const noexcept {
        assert(valid && text.size() == size && size <= UINT32_MAX);
        return {text, narrow(components)};
    }
};

/// Parses a text that is fed to it in chunks of any size, as parse() would parse it in one piece.
///
/// A chunk may end anywhere, also within a percent-encoding or an address; nothing of it is kept but
/// offsets, so it may go as soon as feed() returns.  There is no limit to the text's length.  Time is
/// linear in what is fed, memory constant; nothing allocates or throws.
///
///     uriscan::push_parser parser(uriscan::rule::uri);
///     parser.feed("http://exa");
///     parser.feed("mple.com/a%4");
///     parser.feed("1");
///     const uriscan::push_result result = parser.finish();
///     // result.valid && result.components.path_begin == 18
class push_parser {
public:
    /// Begins a text that is to be held against `rule`.
    explicit push_parser(rule rule = rule::uri_reference) noexcept;

    /// Reads on.  Returns false as soon as no text that begins with what was fed can be valid; what is
    /// fed after that changes nothing.  An empty chunk changes nothing.
    bool feed(std::string_view chunk) noexcept;

    /// Says what the text is if it ends here.  The parser stays as it is, and may be fed on.
    push_result finish() const noexcept;

private:
    friend struct push_parser_probe;  // lets a test walk through the machine's states

    // All that a text so far leaves behind.
    struct progress {
        int state;
        int scheme_state;
        std::uint64_t scheme_size;  // how much of the text could begin a scheme
        std::uint64_t size;
        long_uri_components offsets;
        std::array<char, 2> last;  // octets
    };

    // Reads on from `before` to the chunk's end or the first octet that cannot follow.
    static progress advance(const progress& before, std::string_view chunk) noexcept;

    rule rule_;
    bool refused_ = false;
    char next_ = '\0';  // the octet after what progress_ has read, if it was refused
    progress progress_;
};

}  // namespace uriscan
