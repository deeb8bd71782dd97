// Repairing text that is not clean: repair() makes a valid URI reference (RFC 3986, section 4.1)
// from a text in which octets were not percent-encoded.  It also says where the text deviates from
// the RFC.  The parser itself stays strict.  docs/repair.md gives the reason for each repair.
//
// Lifetime: the view in a result refers to the text if the text is valid, else to the buffer.
// Thread safety: all functions are pure, and write only to the caller's buffers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "uriscan/detail/lifetime.hpp"
#include "uriscan/parse.hpp"
#include "uriscan/result.hpp"
#include "uriscan/uri.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan {

/// A set of repairs.  Each repair changes one kind of octet, where that octet is not allowed.
/// `a | b` is the union of two sets.
///
/// Most repairs write the octet as a triplet ("%" and two hexadecimal digits in upper case; 2.1),
/// and are made only in path, query and fragment.  `backslash_as_slash` writes a "/", and
/// `surrounding` removes octets before and after the text.
enum class repairs : std::uint16_t {
    space = 1,           ///< " " becomes "%20".
    control = 2,         ///< 0x00 to 0x1F and 0x7F become triplets.
    non_ascii = 4,       ///< 0x80 to 0xFF become one triplet each; UTF-8 is not checked.
    delimiters = 8,      ///< The double quote, "<" and ">" become triplets (RFC 2396's delims).
    brackets = 16,       ///< "[" and "]" become triplets.
    backslash = 32,      ///< "\" becomes "%5C".
    unwise = 64,         ///< "^", "`", "{", "|" and "}" become triplets (RFC 2396's unwise).
    number_sign = 128,   ///< Each "#" in the fragment becomes "%23".
    percent_sign = 256,  ///< A "%" without two hexadecimal digits after it becomes "%25".

    /// "\" in the path becomes "/".  This repair takes precedence over `backslash` there, and is
    /// not in `usual`, since "\" can be data.
    backslash_as_slash = 512,
    /// Spaces and controls (0x00 to 0x20 and 0x7F) before and after the text are dropped.  This
    /// repair is not in `usual`, since it changes the size of the text in a way that a reader does
    /// not see.
    surrounding = 1024,

    none = 0,
    /// All repairs that percent-encode.
    usual = space | control | non_ascii | delimiters | brackets | backslash | unwise | number_sign |
            percent_sign,
    all = usual | backslash_as_slash | surrounding,
};

/// Returns the union of two sets of repairs.
[[nodiscard]] constexpr repairs operator|(repairs a, repairs b) noexcept {
    return static_cast<repairs>(static_cast<unsigned>(a) | static_cast<unsigned>(b));
}

/// Returns the repairs that are in both sets.
[[nodiscard]] constexpr repairs operator&(repairs a, repairs b) noexcept {
    return static_cast<repairs>(static_cast<unsigned>(a) & static_cast<unsigned>(b));
}

/// Says whether `set` includes all of `wanted`.
[[nodiscard]] constexpr bool contains_repairs(repairs set, repairs wanted) noexcept {
    return (set & wanted) == wanted;
}

/// Returns the name of one repair, such as "non-ascii".  The text is static.  It is empty if
/// `repair` is not exactly one repair.
[[nodiscard]] std::string_view name_of(repairs repair) noexcept;

/// One repaired octet of a text.
struct deviation {
    /// The offset of the octet in the original text, from 0.
    std::size_t offset = 0;
    /// The component in which the octet is.  A dropped octet before the text counts as part of the
    /// first component of the result: the scheme; else the user information or host, if there is an
    /// authority; else the path.  A dropped octet after the text counts as part of the last
    /// component: the fragment, else the query, else the path.
    uriscan::component component = uriscan::component::path;
    /// The repair that was made: exactly one.
    repairs repair = repairs::none;

    friend constexpr bool operator==(const deviation&, const deviation&) = default;
};

/// A repaired text.
struct repaired_view {
    /// The URI reference.  If the text was valid, this is a view of the text, else of the buffer.
    uri_view uri;
    /// The number of repaired octets of the text.  0 means that the text was valid.
    std::size_t deviations = 0;
};

namespace detail {
// The size of a repaired text, and the number of its deviations.
struct repaired_sizes {
    std::size_t text = 0;
    std::size_t deviations = 0;
};

// Measures the repaired form of a text that the parser refused with `error`.
result<repaired_sizes> measure_repair(std::string_view text, const uri_error& error,
                                      repairs allowed) noexcept;

// Repairs a text that the parser refused with `error`.
result<repaired_view> repair_invalid(std::string_view text, const uri_error& error,
                                     std::span<char> buffer, std::span<deviation> found,
                                     repairs allowed) noexcept;
}  // namespace detail

/// Returns a buffer size that is always enough for repair(): three times the size of the text,
/// since a triplet has three octets.  Constant time.
[[nodiscard]] constexpr std::size_t repaired_size_limit(std::string_view text) noexcept {
    return 3 * text.size();
}

/// Returns the size of repair()'s result in octets.  The errors are those of repair(), except
/// buffer_too_small.  Linear in the text; allocates nothing.
///
///     *uriscan::repaired_size("/a b") == 6
inline result<std::size_t> repaired_size(std::string_view text,
                                         repairs allowed = repairs::usual) noexcept {
    const auto parsed = parse_uri_reference(text);
    if (parsed) {
        return text.size();
    }
    const auto sizes = detail::measure_repair(text, parsed.error(), allowed);
    return sizes ? result<std::size_t>(sizes->text) : result<std::size_t>(sizes.error());
}

/// Makes a URI reference (4.1) from `text`, and writes it to the start of `buffer`.
///
/// A valid text is not changed: the result is a view of `text`, and the buffer is not used.
/// Otherwise, the text is read as parse_uri_reference() reads it.  An octet at which the parser
/// would stop is repaired if it is in the path, query or fragment and its repair is in `allowed`;
/// then reading continues.  So the result is valid, and no more octets are encoded than needed.
/// All other octets stay the same.  Repairing the result again does not change it.
///
/// The deviations are stored in `found`, in the order of their offsets.  If there are more than
/// `found` has room for, the first ones are stored; repaired_view::deviations counts all of them.
///
/// Scheme, user information, host and port are never changed: an error there stays an error.  A ":"
/// in the first segment of a relative path also stays an error (4.2).  Some programs read "\" as
/// "/".  So a "\" where they would read the start of an authority stays an error, too: in "\\host",
/// "/\host" and "\/host", also after a scheme, as in "http:\\host".
///
/// If the text cannot be repaired, the error has the reason and the component that
/// parse_uri_reference() gives for the text as it was repaired up to the error.  The offset is that
/// of the error in `text`.  With repairs::surrounding, the parser does not read the dropped octets.
/// The size of the buffer does not matter for these errors.  There are two other errors: `too_long`
/// if text or result has 2^32 octets or more, and `buffer_too_small` if the text can be repaired
/// but the buffer has no room.  The offset of `buffer_too_small` is the offset of the first octet
/// of `text` that had no room.
///
/// After an error, the octets of the buffer and the elements of `found` are unspecified.  The
/// buffer and `found` must not overlap the text.  Linear in the text: each octet is read a few
/// times at most.  Allocates nothing.
///
///     char buffer[100];
///     std::array<uriscan::deviation, 2> found;
///     const auto made = uriscan::repair("http://h/a b?ids[]=1", buffer, found).value();
///     // made.uri.text() == "http://h/a%20b?ids%5B%5D=1" && made.deviations == 3
///     // found[0] == {10, component::path, repairs::space}
///     // found[1] == {16, component::query, repairs::brackets}
inline result<repaired_view> repair(std::string_view text URISCAN_LIFETIMEBOUND,
                                    std::span<char> buffer, std::span<deviation> found = {},
                                    repairs allowed = repairs::usual) noexcept {
    const auto parsed = parse_uri_reference(text);
    return parsed ? repaired_view{*parsed, 0}
                  : detail::repair_invalid(text, parsed.error(), buffer, found, allowed);
}

// A view of a temporary string would dangle.
template <detail::temporary_text Text>
result<repaired_view> repair(Text&&, std::span<char>, std::span<deviation> = {},
                             repairs = repairs::usual) = delete;

/// A repaired text, and all its deviations in the order of their offsets.
struct repaired_uri {
    uriscan::uri uri;
    std::vector<deviation> deviations;
};

/// Repairs `text` as the repair() with a buffer does, and returns a URI that owns its text.  The
/// errors are the same, except buffer_too_small.  Allocates only what the result needs.
///
///     uriscan::repair("/100%")->uri.text() == "/100%25"
result<repaired_uri> repair(std::string_view text, repairs allowed = repairs::usual);

}  // namespace uriscan
