// A URI that owns its text: one string and the offsets of the components (RFC 3986, section 3).
#pragma once

#include <compare>
#include <cstddef>
#include <functional>
#include <string>
#include <utility>

#include "uriscan/components.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan {

/// Owns a valid URI reference.  All that can be asked of a URI is asked of its view, which `->` leads
/// to and which a uri converts to; the view and its slices live as long as the uri is neither changed
/// nor moved.  It is never parsed again.
///
///     const uriscan::uri kept(uriscan::parse_uri("http://h/p").value());
///     // kept->host() == "h" && kept.text() == "http://h/p"
class uri {
public:
    /// Owns the empty relative reference; so does a uri that was moved from.
    uri() noexcept = default;

    /// Copies the text and the offsets of `view`.
    explicit uri(const uri_view& view) : text_(view.text()), at_(view.components()) {}

    /// Owns `text`, shorter than 2^32 octets, with `at` as the parser left it for that text.  Nothing
    /// is checked.
    uri(std::string text, const uri_components& at) noexcept : text_(std::move(text)), at_(at) {}

    uri(const uri&) = default;
    uri(uri&& other) noexcept { swap(other); }
    uri& operator=(uri other) noexcept {
        swap(other);
        return *this;
    }
    ~uri() = default;

    /// Returns the view that the accessors are in.
    uri_view view() const noexcept { return {text_, at_}; }
    operator uri_view() const noexcept { return view(); }

    /// Leads to the view's accessors.
    auto operator->() const noexcept {
        struct pointer {
            uri_view view;
            const uri_view* operator->() const noexcept { return &view; }
        };
        return pointer{view()};
    }

    /// Returns the whole text.
    const std::string& text() const& noexcept { return text_; }
    /// Moves the text out, and leaves the empty relative reference.
    std::string text() && noexcept {
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
    std::string text_;
    uri_components at_;
};

}  // namespace uriscan

/// Hashes the text, in agreement with operator==, and as a view of it is hashed.
template <>
struct std::hash<uriscan::uri> {
    std::size_t operator()(const uriscan::uri& uri) const noexcept {
        return std::hash<uriscan::uri_view>()(uri);
    }
};
