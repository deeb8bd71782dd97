// Finding the URIs in other text, such as a line of a log (RFC 3986, section 3).  Appendix C of the
// RFC has advice on URIs in plain text, but no rules.
//
// Three rules say what is found.
//
// 1.  A URI starts with its scheme, at the first letter in a sequence of scheme octets.  "//" must
//    follow the scheme's ":", unless the scheme is in a list: "level:info" is not a URI.
// 2.  The URI is the longest one that starts there.
// 3.  Punctuation at the end of this URI is removed, because it more likely belongs to the sentence
//    around the URI.  Punctuation is any of . , ; : ! ? ' and each ")" that closes no "(" in the
//    URI.  (A quotation mark, "<", ">", "}" and octets outside ASCII cannot be in a URI, so they
//    end it anyway.)  If nothing is left after the ":" or "://", there is no URI.
//
// The next URI starts at the end of this one, or later.
//
// Lifetime: found URIs refer to the text that was searched.  A URI that a push_extractor found is
// valid only until the next call of a function of the extractor.
// Thread safety: any number of threads can search the same text.  A push_extractor belongs to one
// thread at a time.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <ranges>
#include <span>
#include <string>
#include <string_view>

#include "uriscan/lifetime.hpp"
#include "uriscan/push_parser.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan {

/// The default of extract_options::schemes: schemes whose URIs usually have no authority, in lower
/// case.
inline constexpr std::array<std::string_view, 14> schemes_without_authority = {
    "cid",  "data", "doi",  "geo", "magnet", "mailto", "mid",
    "news", "sip",  "sips", "sms", "tel",    "urn",    "xmpp"};

/// Says which URIs extract() looks for.
struct extract_options {
    /// The schemes, in lower case, whose URIs are found even without "//".  In the text, case does
    /// not matter (3.1).  The names must outlive all uses of the options.
    std::span<const std::string_view> schemes = schemes_without_authority;
};

/// A URI that was found in a text.
struct found_uri {
    uri_view uri;            ///< Refers to the text that was searched.
    std::size_t offset = 0;  ///< The offset of the URI in that text, in octets.

    /// Returns the offset after the URI's last octet.
    [[nodiscard]] constexpr std::size_t end() const noexcept { return offset + uri.text().size(); }
};

/// Returns the first URI in `text` that starts at the offset `from` or later, by the rules at the
/// head of this header.  Returns nothing if there is none.  The octets before `from` do not matter:
/// a scheme can start at `from` even if a letter precedes it.  If a URI has 2^32 octets or more,
/// only its first 2^32 - 1 octets are found.
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

/// Ranges over the URIs in a text, in order; returned by extract().  Each step finds the next one.
///
/// The class is a view and a borrowed range.  The range and its iterators refer to the text and to
/// the names in the options, which must outlive them.  Iterators may outlive the range.  Copies are
/// cheap.
class extracted_uris {
public:
    class iterator {
    public:
        using value_type = found_uri;
        using reference = found_uri;
        using difference_type = std::ptrdiff_t;
        using iterator_concept = std::forward_iterator_tag;
        using iterator_category = std::input_iterator_tag;
        using pointer = const found_uri*;

        iterator() noexcept = default;
        [[nodiscard]] found_uri operator*() const noexcept { return *found_; }
        [[nodiscard]] pointer operator->() const noexcept URISCAN_LIFETIMEBOUND { return &*found_; }
        iterator& operator++() noexcept {
            found_ = find_uri(text_, found_->end(), options_);
            return *this;
        }
        iterator operator++(int) noexcept {
            const iterator before = *this;
            ++*this;
            return before;
        }
        friend bool operator==(const iterator& a, const iterator& b) noexcept {
            return a.found_ && b.found_ ? a.found_->offset == b.found_->offset
                                        : a.found_.has_value() == b.found_.has_value();
        }

    private:
        friend class extracted_uris;
        iterator(std::string_view text, const extract_options& options) noexcept
            : text_(text), options_(options), found_(find_uri(text, 0, options)) {}

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

/// A URI that was found in a text that comes in chunks.
struct streamed_uri {
    uri_view uri;              ///< Valid until the next call of a function of the extractor.
    std::uint64_t offset = 0;  ///< The offset of the URI from the start of the first chunk.
};

/// Finds the URIs in a text that comes in chunks of any size.  The URIs are the same that extract()
/// finds in the whole text.
///
/// If a URI reaches the end of a chunk, its octets are kept until its end is known.  Octets at the
/// end of a chunk that may become a scheme are kept, too.  No other octets are kept.  At most
/// `longest` octets are kept: a longer URI that does not lie within one chunk is not found, and
/// given_up() counts it.  Memory is at most twice `longest` plus the size of a chunk.  Time is
/// linear in the text, unless the chunks are much smaller than the URIs.
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

    /// Takes the next chunk, which must live until next() returns nothing.  Before all chunks but
    /// the first, the last call of next() must have returned nothing.
    void feed(std::string_view chunk);

    /// Tells the extractor that the text has ended.  The last call of next() must have returned
    /// nothing.
    void finish();

    /// Returns the next URI in the chunks so far, or nothing if more text is needed.
    [[nodiscard]] std::optional<streamed_uri> next();

    /// Returns how many texts that could have become a URI were dropped because they were too long
    /// to keep.
    [[nodiscard]] std::uint64_t given_up() const noexcept { return given_up_; }

private:
    void set_window(std::string_view text, std::uint64_t offset) noexcept;
    void keep(std::string_view tail);
    void hold(std::string_view more);

    extract_options options_;
    std::size_t longest_;
    std::uint64_t fed_ = 0;  // the size of all chunks so far, in octets
    bool ends_ = false;

    // The text that is searched now: a chunk, or the held octets followed by a chunk.
    std::string_view window_;
    std::uint64_t window_offset_ = 0;
    std::size_t searched_ = 0;  // how many octets of the window were searched

    // Octets that may still become a URI.  Empty if the URI was given up.
    std::string held_;
    std::uint64_t held_offset_ = 0;
    push_parser reader_{rule::uri};
    bool in_uri_ = false;  // after the scheme's ":" or "://"
    bool giving_up_ = false;
    std::uint64_t given_up_ = 0;
};

}  // namespace uriscan

template <>
inline constexpr bool std::ranges::enable_borrowed_range<uriscan::extracted_uris> = true;
template <>
inline constexpr bool std::ranges::enable_view<uriscan::extracted_uris> = true;
