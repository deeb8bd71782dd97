// A URI that owns its text: one string and the offsets of the components (RFC 3986, section 3).
//
// Lifetime: views of a uri refer to its text; they are valid until the uri is changed, moved or
// destroyed.
// Thread safety: any number of threads can read one uri; changing it needs the caller's own locks.
#pragma once

#include <compare>
#include <concepts>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include "uriscan/detail/lifetime.hpp"
#include "uriscan/parse.hpp"
#include "uriscan/result.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan {

/// Owns a valid URI reference.  `->` gives access to everything that uri_view offers.
///
/// The view, and the slices that it returns, are valid until the uri is changed, moved or
/// destroyed.  Calling view() or `->` on a temporary uri does not compile.  The text is never
/// parsed again.
///
///     const auto kept = uriscan::uri::parse(std::string("http://h/p"));
///     // kept.value()->host() == "h" && kept->text() == "http://h/p"
class uri {
public:
    /// Owns the empty relative reference, like a uri whose text was moved to another uri.
    uri() noexcept = default;

    /// Copies the text and the offsets of `view`.  Linear in the text.
    explicit uri(const uri_view& view) : text_(view.text()), at_(view.components()) {}

    /// Returns a uri that owns `text`, which must have fewer than 2^32 octets.  `at` must be the
    /// components that the parser found in `text`; the function does not check this.
    [[nodiscard]] static uri unchecked(std::string text, const uri_components& at) noexcept {
        return {std::move(text), at};
    }

    /// Parses `text` as a URI: a scheme is needed, a fragment is allowed (3).  Returns a uri that
    /// owns a copy of `text`, or the error that uriscan::parse_uri() gives.  A temporary string is
    /// moved instead of copied.  Linear in the text.
    ///
    ///     const auto made = uriscan::uri::parse("http://h/" + std::to_string(7));
    ///     // made->text() == "http://h/7"
    [[nodiscard]] static result<uri> parse(std::string_view text);
    template <std::same_as<std::string> String>
    [[nodiscard]] static result<uri> parse(String&& text);

    /// Parses `text` by `rule`.  Otherwise, works like parse() without a rule.
    ///
    ///     uriscan::uri::parse(uriscan::rule::uri_reference, "../b")->text() == "../b"
    [[nodiscard]] static result<uri> parse(rule, std::string_view text);
    template <std::same_as<std::string> String>
    [[nodiscard]] static result<uri> parse(rule, String&& text);

    uri(const uri&) = default;
    uri(uri&& other) noexcept { swap(other); }
    uri& operator=(uri other) noexcept {
        swap(other);
        return *this;
    }
    ~uri() = default;

    /// Returns a view of this uri.  Constant time.
    [[nodiscard]] uri_view view() const& noexcept URISCAN_LIFETIMEBOUND {
        return uri_view::unchecked(text_, at_);
    }
    uri_view view() && = delete;

    /// Converts to a view, so that you can pass a uri to a function that takes a uri_view.  The uri
    /// can be temporary, but then you must not keep the view; some compilers warn of this mistake.
    operator uri_view() const noexcept URISCAN_LIFETIMEBOUND {
        return uri_view::unchecked(text_, at_);
    }

    /// Gives access to the members of the view.
    auto operator->() const& noexcept URISCAN_LIFETIMEBOUND {
        return detail::arrow<uri_view>{view()};
    }
    detail::arrow<uri_view> operator->() && = delete;

    /// Returns the whole text.
    [[nodiscard]] const std::string& text() const& noexcept URISCAN_LIFETIMEBOUND { return text_; }
    /// Moves the text out of this uri, which then owns the empty relative reference.
    [[nodiscard]] std::string text() && noexcept {
        uri taken;
        swap(taken);
        return std::move(taken.text_);
    }

    /// Exchanges text and offsets with `other`.
    void swap(uri& other) noexcept {
        text_.swap(other.text_);
        std::swap(at_, other.at_);
    }

    /// Compares the texts, octet by octet, as uri_view does (6.2.1).
    friend bool operator==(const uri& a, const uri& b) noexcept { return a.text_ == b.text_; }
    friend std::strong_ordering operator<=>(const uri& a, const uri& b) noexcept {
        return a.text_ <=> b.text_;
    }

private:
    uri(std::string text, const uri_components& at) noexcept : text_(std::move(text)), at_(at) {}

    std::string text_;
    uri_components at_;
};

inline result<uri> uri::parse(rule rule, std::string_view text) {
    const auto parsed = uriscan::parse(rule, text);
    if (!parsed) {
        return parsed.error();
    }
    return uri(*parsed);
}

template <std::same_as<std::string> String>
result<uri> uri::parse(rule rule, String&& text) {
    const auto parsed = uriscan::parse(rule, text);
    if (!parsed) {
        return parsed.error();
    }
    const uri_components at = parsed->components();
    return uri::unchecked(std::forward<String>(text), at);
}

inline result<uri> uri::parse(std::string_view text) {
    return parse(rule::uri, text);
}

template <std::same_as<std::string> String>
result<uri> uri::parse(String&& text) {
    return parse(rule::uri, std::forward<String>(text));
}

}  // namespace uriscan

/// Hashes the text, in agreement with operator== and with the hash of a uri_view.
template <>
struct std::hash<uriscan::uri> {
    std::size_t operator()(const uriscan::uri& uri) const noexcept {
        return std::hash<uriscan::uri_view>()(uri);
    }
};
