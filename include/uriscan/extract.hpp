// Finding the URIs in other text, such as a line of a log (RFC 3986, section 3).  Appendix C of the
// RFC has advice on URIs in plain text, but no rules.  The rules below cut where a person would;
// docs/extract.md has examples, and compares them with the rules of other programs.
//
// 1.  Start.  A URI starts with its scheme: take all scheme octets directly before a ":"; the
//    scheme starts at their first letter.  "//" or "\/\/" must follow the ":"; after "http" and
//    "https", both "/" can also be character references (rule 7).  So "level:info" is not a URI.
//    Only a scheme of extract_options::schemes needs no slashes.  If "data" is one of these, it
//    counts only if a media type and then ";" or "," follow the ":".  Some octets before a scheme
//    are not part of it:
//    - a control sequence of a terminal: "[", one to 32 octets that are digits or ";", and then "m"
//      or "K".  If the escape octet (0x1B) is before the "[", the sequence needs no digit, and any
//      capital letter can stand for the "K";
//    - "n", "r", "t", "xHH" or "uHHHH" after a backslash (H is a hexadecimal digit);
//    - the two digits of a triplet.
// 2.  Partner.  If ' ( [ { or | is directly before the scheme, its partner ends the URI: in this
//    order, ' ) ] } or |.  The same holds for an HTML character reference to an apostrophe, such as
//    &apos; &#39; or &#x27;, of at most 16 octets.  Its partner is the same reference.  A ")" that
//    closes a "(" in the URI is not a partner, and neither is the "]" of an IP literal.  Four more
//    ends need nothing directly before the scheme:
//    - the first octet in the host after "//" that no real host has: & ' ; or =, a triplet of one
//      of them, a triplet of an octet that ends a URI by rule 5, or a ")" without its "(" in the
//      host.  If the longest valid URI ends in its authority, this octet can also be directly after
//      that URI.  If a "," is before this octet in the host, the first "," ends the URI instead.
//      Without such an octet, a "," ends the URI only if the URI ends in its authority, or if rule
//      6 removes all octets after the authority as punctuation.  Octets before an "@" of the
//      authority do not count, and neither do those of an IP literal.  If the URI ends in its
//      authority, an "@" in the 48 octets after the URI counts as an "@" of the authority, if all
//      octets before it can be in user information;
//    - after the host, a ")" that closes no "(" in the URI, if a "(" without its ")" is one of the
//      128 octets before the scheme, in the same line;
//    - a character reference of HTML, such as &lt; &nbsp; or &#60;, also if its "&" is written as
//      "&amp;" or "&AMP;", which mean the same in all rules.  The character must be one that ends
//      a URI in the host by rule 5.  A reference to an apostrophe does not count;
//    - what rsyslog writes for a control: "#011", "#012", "#015" or "#033".
//    The URI also ends before each reference to a character that is not ASCII.  In the host, it
//    ends before every reference, even if uriscan does not know its name; only "&amp;" counts as
//    "&".  For these two ends, rule 5 decides whether the text goes on, as if the character itself
//    were there.
// 3.  List of URIs.  A "," ";" or "|" ends the URI if the scheme of another URI (rule 1) starts
//    directly after it.  That scheme has at most 32 octets.  If the "," ";" or "|" is in the
//    authority of this URI, slashes must follow the ":" of that scheme.  If the slashes of this URI
//    are character references, a ";" does not end it.
// 4.  End.  The URI is the longest valid URI that starts with the scheme and does not go beyond the
//    first end by rules 2 and 3.
// 5.  Text that goes on.  If text goes on after this URI, the URI was cut, because the next octet
//    is not allowed there.  If the cut is in the authority, the URI is not found, because its host
//    would be wrong: "http://b{x}.example/" does not give "http://b".  The same holds for a cut in
//    the path after an "@", if there is no authority, as in "mailto:me@b{x}.example".  Any other
//    URI that was cut is `truncated`.  Text does not go on if rule 2 or 3 ended the URI, or if one
//    of these follows:
//    - the end of the text, a control, a space, or one of " < > and backquote;
//    - a character reference that ends a URI by rule 2;
//    - an escape: one to seven backslashes, and then one of " ' n r t, or an "e" before a "[", or a
//      "0" and up to two octal digits.  After the backslashes, "xHH", "uHHHH", "u{H}" or
//      "UHHHHHHHH" can follow instead, if it stands for an octet of the first item, for "'", or for
//      a character of the next item.  Each octet of such a character can also be three octal
//      digits, as in "\342\200\235";
//    - a character in UTF-8 that is an `end` in ragel/text_character.rl: a space, quotation mark,
//      bracket, dash, other punctuation, or a line of a table.  If the cut is not in the authority,
//      also an ideographic or full-width full stop;
//    - a "]" or "}".  If the cut is in the authority, the next octet must not be a ".", and the
//      rest of the authority must not have an "@";
//    - if the cut is in the authority: a "|" or a "[".  But a "[" does not count if the text goes
//      on by this rule after the next "]", as in "http://a[.]b".  This "]" must be one of the next
//      20 octets, and none of the octets of the first item may be before it;
//    - "*/"; and "%>" or "%}" if the cut is in the authority;
//    - if the cut is in the authority: & ' ; or =, or a reference or an escape that stands for one
//      of them.  The rest of the authority must not have an "@".  A reference with an unknown name
//      does not count;
//    - up to four punctuation marks and then one of the above, or one of ( [ {.  These marks are
//      . , ; : ! ? ' ) ] } * _ ~ | - and 's, and the characters that are a `mark` or a `stop` in
//      ragel/text_character.rl, such as an ellipsis.  A mark can also be written as a reference, or
//      with such an escape.  A reference with an unknown name counts as a mark.
// 6.  Punctuation at the end of the URI is removed, because it more likely belongs to the sentence
//    around it: . , ; : ! ? ' * _ ~ and 's, each ")" that closes no "(" in the URI, and an entity
//    such as &quot; or &#39; (an "&", at most one "#", letters and digits, and a ";").  The end of
//    a comment is removed, too:
//    - Each "-" at the end is removed first if ">", "%>", "}", or a reference or an escape that
//      stands for ">" follows.  Then no text goes on (rule 5).  If the URI does not end in its
//      authority (or, as in rule 5, in a path after an "@"), there must be two "-", and no "<"
//      directly before the scheme.
//    - A "*/" at the end, and then the punctuation before it, is removed if a "/*" without its "*/"
//      is in the 128 octets before the scheme, in the same line.
//    If nothing is left after the ":" and its slashes, or after an "@" at the end of the authority,
//    there is no URI.
// 7.  Escaped slashes.  If "\/\/" follows the ":", as in JSON, each "\/" in the URI is read as "/".
//    If two references to "/" follow, as in http:&#x2F;&#47;h, the text is HTML: each reference of
//    up to 7 octets to an octet of ASCII is read as this octet, and "&amp;" as "&".  Then a
//    reference ends the URI by rule 2 only if its octet would end it, and rule 6 removes a
//    reference only if its octet is punctuation.
//
// The next URI starts at the end of this one, or later.  If rule 5 or 6 discarded this one, the
// next URI starts at the end that rule 4 found, or later.  Octets before the end of the previous
// URI do not matter for rules 1 and 2.
//
// Lifetime: found URIs refer to the text that was searched.  A URI that a push_extractor found is
// valid only until the next call of a function of the extractor.
// Thread safety: any number of threads can search the same text.  A push_extractor belongs to one
// thread at a time.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "uriscan/detail/lifetime.hpp"
#include "uriscan/detail/value_iterator.hpp"
#include "uriscan/push_parser.hpp"
#include "uriscan/result.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan {

/// The default of extract_options::schemes: schemes whose URIs usually have no authority, in lower
/// case.
inline constexpr std::array<std::string_view, 10> schemes_without_authority = {
    "data", "geo", "magnet", "mailto", "sip", "sips", "sms", "tel", "urn", "xmpp"};

/// Says which URIs extract() looks for.
struct extract_options {
    /// The schemes, in lower case, whose URIs are found even without "//".  In the text, case does
    /// not matter (3.1).  The names must outlive all uses of the options.
    ///
    /// The media type that must follow "data:" is "type/subtype", each of up to 127 letters, digits
    /// and ! $ & + - . _ (RFC 6838, section 4.2).
    std::span<const std::string_view> schemes = schemes_without_authority;
};

/// A URI that was found in a text.
///
/// Most URIs are slices of the text.  A URI with escaped slashes, such as "http:\/\/h\/" or
/// "http:&#47;&#47;h", is not: `escaped` is true, `uri` is the empty reference, and unescape()
/// writes the URI.
struct found_uri {
    uri_view uri;               ///< Refers to the text that was searched; empty if `escaped`.
    std::size_t offset = 0;     ///< The offset of the URI in that text, in octets.
    std::string_view original;  ///< The URI as it is written in that text.
    bool truncated = false;     ///< Whether the text goes on after the URI (rule 5).
    bool escaped = false;       ///< Whether `original` has escaped slashes (rule 7).

    /// Returns the offset after the URI's last octet.
    [[nodiscard]] constexpr std::size_t end() const noexcept { return offset + original.size(); }
};

/// Returns the URI that was found.  If it is escaped, it is written to the start of `buffer`, and
/// the result refers to the buffer; otherwise the buffer is not used.  `found.original.size()`
/// octets are always enough.  The only error is `buffer_too_small`; its offset is the offset in
/// `original` of the first octet for which there was no room.  Linear; allocates nothing.
///
///     char buffer[32];
///     const auto found = uriscan::find_uri(R"({"a":"http:\/\/h\/b"})", 0);
///     // uriscan::unescape(*found, buffer)->text() == "http://h/b" && found->offset == 6
[[nodiscard]] result<uri_view> unescape(const found_uri& found, std::span<char> buffer) noexcept;

/// Returns the first URI in `text` that starts at the offset `from` or later, by the rules at the
/// head of this header.  Returns nothing if there is none.  The octets before `from` do not matter:
/// a scheme can start at `from` even if a letter precedes it.  If a URI has 2^32 octets or more,
/// only its first 2^32 - 1 octets are found, and it is truncated.
///
/// If each call starts at the end() of the previous URI, all calls together take time linear in the
/// text, whatever the text contains.  Never allocates.
///
///     const auto found = uriscan::find_uri("see (http://a/b(c)).", 0);
///     // found->uri.text() == "http://a/b(c)" && found->offset == 5
[[nodiscard]] std::optional<found_uri> find_uri(std::string_view text URISCAN_LIFETIMEBOUND,
                                                std::size_t from,
                                                const extract_options& = {}) noexcept;
template <detail::temporary_text Text>
std::optional<found_uri> find_uri(Text&&, std::size_t, const extract_options& = {}) = delete;

namespace detail {

// How the slashes of a URI are written in a text.
enum class slash_escape : std::uint8_t;

// Does the same as find_uri(), but stores the result in `found`.  So the iterator below copies
// nothing.
void find_next_uri(std::string_view text, std::size_t from, const extract_options&,
                   std::optional<found_uri>& found) noexcept;

}  // namespace detail

/// The range of the URIs in a text, in order, that extract() returns.  Each step finds the next
/// URI.
///
/// The class is a view and a borrowed range.  The range and its iterators refer to the text and to
/// the names in the options, which must outlive them.  Iterators can outlive the range.  Copies are
/// cheap.
class extracted_uris {
public:
    class iterator : public detail::value_iterator<iterator, std::forward_iterator_tag> {
    public:
        using value_type = found_uri;
        using reference = found_uri;
        using pointer = const found_uri*;

        iterator() noexcept = default;
        [[nodiscard]] found_uri operator*() const noexcept { return *found_; }
        [[nodiscard]] pointer operator->() const noexcept URISCAN_LIFETIMEBOUND { return &*found_; }
        iterator& operator++() noexcept {
            detail::find_next_uri(text_, found_->end(), options_, found_);
            return *this;
        }
        friend bool operator==(const iterator& a, const iterator& b) noexcept {
            return a.found_ && b.found_ ? a.found_->offset == b.found_->offset
                                        : a.found_.has_value() == b.found_.has_value();
        }

    private:
        friend class extracted_uris;
        iterator(std::string_view text, const extract_options& options) noexcept
            : text_(text), options_(options) {
            detail::find_next_uri(text_, 0, options_, found_);
        }

        std::string_view text_;
        extract_options options_;
        std::optional<found_uri> found_;
    };

    /// Makes a range without URIs.
    extracted_uris() noexcept = default;

    /// Finds the first URI in `text`.
    explicit extracted_uris(std::string_view text URISCAN_LIFETIMEBOUND,
                            const extract_options& options = {}) noexcept
        : first_(text, options) {}
    template <detail::temporary_text Text>
    explicit extracted_uris(Text&&, const extract_options& = {}) = delete;

    [[nodiscard]] iterator begin() const noexcept { return first_; }
    [[nodiscard]] iterator end() const noexcept { return {}; }
    [[nodiscard]] bool empty() const noexcept { return begin() == end(); }

private:
    iterator first_;
};

/// Returns the URIs in `text`, in order, by the rules at the head of this header.  This call finds
/// the first URI; the others are found while you walk the range.  A full walk takes time linear in
/// the text, whatever the text contains, and never allocates.
///
///     for (const uriscan::found_uri& found : uriscan::extract("a http://h/1, mailto:me@h.")) {
///         std::cout << found.offset << ' ' << found.uri << '\n';  // 2 http://h/1, 14 mailto:me@h
///     }
[[nodiscard]] inline extracted_uris extract(std::string_view text URISCAN_LIFETIMEBOUND,
                                            const extract_options& options = {}) noexcept {
    return extracted_uris(text, options);
}
template <detail::temporary_text Text>
extracted_uris extract(Text&&, const extract_options& = {}) = delete;

/// A URI that was found in a text that comes in chunks.  Its views are valid until the next call of
/// a function of the extractor.
struct streamed_uri {
    uri_view uri;               ///< The URI, without escapes.
    std::uint64_t offset = 0;   ///< The offset of the URI from the start of the first chunk.
    std::string_view original;  ///< The URI as it is written in the text.
    bool truncated = false;     ///< Whether the text goes on after the URI (rule 5).
};

/// Finds the URIs in a text that comes in chunks of any size.  It finds the same URIs as extract()
/// in the whole text.
///
/// If a URI reaches the end of a chunk, its octets are kept until its end is known.  At most 48
/// octets after the longest valid URI decide where it ends.  Octets at the end of a chunk that can
/// become a scheme are also kept, and up to 128 octets before them.  Of a URI, at most `longest`
/// octets are kept.  A longer URI is sure to be found only if it lies within one chunk.  Otherwise,
/// the extractor can give it up, and given_up() counts it.  Then the search goes on after the
/// longest valid URI that starts at the same offset, as if only rule 4 could end it.  If the
/// slashes of the URI are character references, the search goes on after all octets that can be in
/// a URI.  Memory is at most three times `longest`, plus the size of a chunk and a few hundred
/// octets.  Time is linear in the text, unless the chunks are much smaller than the URIs.
///
///     uriscan::push_extractor extractor;
///     for (const std::string_view chunk : {"see htt", "p://a/b", ".c for"}) {
///         extractor.feed(chunk);
///         while (const auto found = extractor.next()) {
///             std::cout << found->offset << ' ' << found->uri << '\n';  // 4 http://a/b.c
///         }
///     }
///     extractor.finish();  // and next() again, as above
class push_extractor {
public:
    /// Keeps up to `longest` octets from one chunk to the next.
    explicit push_extractor(const extract_options& = {}, std::size_t longest = 65536);
    push_extractor(const push_extractor&) = delete;
    push_extractor& operator=(const push_extractor&) = delete;

    /// Takes the next chunk, which must live until next() returns nothing.  Before you feed another
    /// chunk, call next() until it returns nothing.
    void feed(std::string_view chunk);

    /// Tells the extractor that the text has ended.  Before that, call next() until it returns
    /// nothing.
    void finish();

    /// Returns the next URI in the chunks so far, or nothing if more text is needed.
    [[nodiscard]] std::optional<streamed_uri> next();

    /// Returns how many texts were dropped because they were too long to keep.  Each of them could
    /// have become a URI.
    [[nodiscard]] std::uint64_t given_up() const noexcept { return given_up_; }

private:
    // Reads a URI that comes in chunks, by the grammar alone.
    class uri_reader {
    public:
        explicit uri_reader(detail::slash_escape escape = {}) noexcept : escape_(escape) {}

        // Returns how many octets of the chunk can continue the URI.
        std::size_t read(std::string_view chunk) noexcept;

        bool is_after_backslash() const noexcept { return after_backslash_; }

    private:
        std::size_t read_plain(std::string_view chunk) noexcept;

        push_parser parser_{rule::uri};
        detail::slash_escape escape_;
        bool after_backslash_ = false;  // whether the last octet so far was a backslash
    };

    void set_window(std::string_view text, std::uint64_t offset) noexcept;
    void take_more();
    void widen_window();
    void keep(std::string_view tail, std::size_t context);
    uri_view without_escapes(const found_uri&);

    extract_options options_;
    std::size_t longest_;
    std::uint64_t fed_ = 0;  // the size of all chunks so far, in octets
    bool ends_ = false;

    std::string_view chunk_;  // the last chunk
    std::size_t taken_ = 0;   // how many octets of the chunk were added to the window

    // The text that is searched now: a chunk, or the held octets followed by the start of a chunk.
    std::string_view window_;
    std::uint64_t window_offset_ = 0;
    std::size_t searched_ = 0;  // the search needs no octet of the window before this offset
    std::size_t resume_ = 0;    // the search continues this many octets after `searched_`

    // Octets that can still become a URI, and the octets before them that rules 1 and 2 look at.
    // Empty if the URI was given up.
    std::string held_;
    std::uint64_t held_offset_ = 0;
    std::size_t context_ = 0;  // how many of the held octets are before the scheme
    uri_reader reader_;        // has read the held octets from the scheme on
    bool open_ = false;        // whether the next chunk can be added without a search
    bool in_scheme_ = false;   // whether a ":" in the next chunk makes a search necessary
    bool giving_up_ = false;
    std::uint64_t given_up_ = 0;
    std::string unescaped_;  // the last URI, if its slashes were escaped
};

}  // namespace uriscan

template <>
inline constexpr bool std::ranges::enable_borrowed_range<uriscan::extracted_uris> = true;
template <>
inline constexpr bool std::ranges::enable_view<uriscan::extracted_uris> = true;
