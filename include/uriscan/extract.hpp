// Finding the URIs in a text that is not one itself, such as a line of a log (RFC 3986, section 3, and
// Appendix C, which has advice on URIs in plain text but no rule).
//
// What is found is fixed by three rules.
//
// 1. A URI begins where its scheme begins, at the first letter of a stretch of scheme octets, and only
//    if "//" follows the scheme's ":", or if the scheme is one of a list: "level:info" is no URI.
// 2. It goes on as far as the grammar lets it: it is the longest URI that begins there.
// 3. Then what the sentence around it more likely owns is taken off its end, as often as it applies: one
//    of . , ; : ! ? ' and a ")" that no "(" in the URI opened.  A quotation mark, "<", ">", "]", "}" and
//    the octets beyond ASCII cannot be in a URI and end it by themselves.  What then has nothing after
//    its ":" or "://" is not found.
//
// The next URI begins where this one ends, or later.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "uriscan/push_parser.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan {

/// The schemes whose URIs are found without "//" unless others are named: those that are used without
/// an authority in text, in lower case.
inline constexpr std::array<std::string_view, 14> schemes_without_authority = {
    "cid",  "data", "doi",  "geo", "magnet", "mailto", "mid",
    "news", "sip",  "sips", "sms", "tel",    "urn",    "xmpp"};

/// Says what extract() looks for.
struct extract_options {
    /// Schemes, in lower case, whose URIs are found without "//", too; case does not matter in the
    /// text (3.1).  The names must live as long as they are used.
    std::span<const std::string_view> schemes = schemes_without_authority;
};

/// A URI that was found in a text.
struct found_uri {
    uri_view uri;            ///< Views the text that was searched.
    std::size_t offset = 0;  ///< Of its first octet in that text.

    /// Returns the offset after its last octet.
    constexpr std::size_t end() const noexcept { return offset + uri.text().size(); }
};

/// Returns the first URI in `text` that begins at the offset `from` or after it, by the rules at the
/// head of this header, or none.  What stands before `from` is not looked at, so that a scheme can
/// begin there.  Of a URI of 2^32 octets or more, the first 2^32 - 1 are found.
///
/// Calls that go on from end() of the URI found before are linear, all together, in the text, whatever
/// it holds.  Never allocates.
///
///     const auto found = uriscan::find_uri("see (http://a/b(c)).", 0);
///     // found->uri.text() == "http://a/b(c)" && found->offset == 5
std::optional<found_uri> find_uri(std::string_view text, std::size_t from,
                                  const extract_options& = {}) noexcept;

/// Ranges over the URIs in a text, found one by one as it is walked; what extract() returns.  Views the
/// text, which must outlive it, and copies freely.
class extracted_uris {
public:
    class iterator {
    public:
        using value_type = found_uri;
        using difference_type = std::ptrdiff_t;
        using iterator_concept = std::forward_iterator_tag;
        using iterator_category = std::input_iterator_tag;
        using reference = const found_uri&;
        using pointer = const found_uri*;

        iterator() noexcept = default;
        reference operator*() const noexcept { return *found_; }
        pointer operator->() const noexcept { return &*found_; }
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

    extracted_uris(std::string_view text, const extract_options& options) noexcept
        : text_(text), options_(options) {}

    iterator begin() const noexcept { return {text_, options_}; }
    iterator end() const noexcept { return {}; }

private:
    std::string_view text_;
    extract_options options_;
};

/// Returns the URIs in `text`, in order, by the rules at the head of this header.  A full walk is linear
/// in the text, whatever it holds, and never allocates.
///
///     for (const uriscan::found_uri& found : uriscan::extract("a http://h/1, mailto:me@h.")) {
///         std::cout << found.offset << ' ' << found.uri << '\n';  // 2 http://h/1, 14 mailto:me@h
///     }
inline extracted_uris extract(std::string_view text, const extract_options& options = {}) noexcept {
    return {text, options};
}

/// A URI that was found in a text that arrives in chunks.
struct streamed_uri {
    uri_view uri;              ///< Valid until the next call of any function of the extractor.
    std::uint64_t offset = 0;  ///< Of its first octet, from the first that was fed.
};

/// Finds the URIs in a text that arrives in chunks, cut anywhere, as extract() finds them in the whole.
///
/// A URI that reaches the end of a chunk is kept until it is known where it ends, and so is what may
/// become its scheme.  That is all that is kept, and no more than `longest` octets of it: in a longer
/// stretch that does not lie within one chunk no URI is found, and given_up() counts it.  Time is linear in what is fed, if it is not fed in
/// chunks much smaller than the URIs; memory is twice `longest` and the size of a chunk.
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
    /// Keeps up to `longest` octets from one chunk for the next.
    explicit push_extractor(const extract_options& = {}, std::size_t longest = 65536);
    push_extractor(const push_extractor&) = delete;
    push_extractor& operator=(const push_extractor&) = delete;

    /// Takes the next chunk, which must live until next() gives none.  Only after that, or at first.
    void feed(std::string_view chunk);

    /// Says that the text has ended.  Only after next() gave none.
    void finish();

    /// Returns the next URI in what was fed, or none until more is.
    std::optional<streamed_uri> next();

    /// Returns how many stretches of text could have been, or begun, a URI and were too long to keep.
    std::uint64_t given_up() const noexcept { return given_up_; }

private:
    void set_window(std::string_view text, std::uint64_t offset) noexcept;
    void keep(std::string_view tail);
    void hold(std::string_view more);

    extract_options options_;
    std::size_t longest_;
    std::uint64_t fed_ = 0;  // octets
    bool ends_ = false;

    // What is searched now: a chunk, or what was held with a chunk after it.
    std::string_view window_;
    std::uint64_t window_offset_ = 0;
    std::size_t searched_ = 0;  // how far

    // What may yet become a URI, and has been read; none of its octets if it is given up.
    std::string held_;
    std::uint64_t held_offset_ = 0;
    push_parser reader_{rule::uri};
    bool in_uri_ = false;  // beyond what ends its scheme
    bool giving_up_ = false;
    std::uint64_t given_up_ = 0;
};

}  // namespace uriscan
