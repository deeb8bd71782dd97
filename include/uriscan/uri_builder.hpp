// Making URIs from components, and changing components of a URI (RFC 3986, sections 3 and 5.3).  A
// parser reads exactly the given components from the result (3.3, 4.2); if that is not possible,
// there is an error.
//
// Lifetime: uri_parts refer to texts of the caller.  A builder copies what it is given.  A view
// that is written to a buffer refers to the buffer.
// Thread safety: free functions are pure, and write only to the caller's buffer.  A builder
// belongs to one thread at a time.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "uriscan/detail/lifetime.hpp"
#include "uriscan/result.hpp"
#include "uriscan/uri.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan {

/// Holds the components of a URI, without their delimiters, as texts of the caller.
///
/// A null text means that the component is absent.  An empty text that is not null means that the
/// component is present and empty.  For example, a null `query` gives no "?", and an empty `query`
/// gives a "?" with nothing after it.  Every URI has a path, so null and empty mean the same for
/// the path.
struct uri_parts {
    std::string_view scheme = {};
    std::string_view userinfo = {};
    /// With the brackets of an IP literal.  If the host is present, there is an authority.
    std::string_view host = {};
    std::string_view port = {};
    std::string_view path = {};
    std::string_view query = {};
    std::string_view fragment = {};

    /// Compares the components.  Absent and empty are different.  A path is never absent.
    friend constexpr bool operator==(const uri_parts& a, const uri_parts& b) noexcept {
        const auto same = [](std::string_view x, std::string_view y) {
            return x == y && (x.data() == nullptr) == (y.data() == nullptr);
        };
        return same(a.scheme, b.scheme) && same(a.userinfo, b.userinfo) && same(a.host, b.host) &&
               same(a.port, b.port) && a.path == b.path && same(a.query, b.query) &&
               same(a.fragment, b.fragment);
    }
};

/// Returns the components of `uri`, slices of its text.
[[nodiscard]] constexpr uri_parts parts_of(const uri_view& uri) noexcept {
    return {uri.scheme(), uri.userinfo(), uri.host(),    uri.port(),
            uri.path(),   uri.query(),    uri.fragment()};
}
uri_parts parts_of(uri&&) = delete;

/// Says what compose() does if a parser would find another path in the composed text.
enum class ambiguity : std::uint8_t {
    refuse,  ///< Returns an error that names the rule that the path breaks.
    repair,  ///< Writes "/." or "./" or "/" before the path; see compose().
};

/// Returns how many octets compose() needs at most for `parts`.  The value is never more than
/// 2^32 - 1, the largest size of a URI.  Constant time.
[[nodiscard]] constexpr std::size_t composed_size_limit(const uri_parts& parts) noexcept {
    constexpr std::size_t delimiters = std::string_view(
                                           ":"
                                           "//"
                                           "@"
                                           ":"
                                           "?"
                                           "#")
                                           .size();
    constexpr std::size_t repair = 2;
    std::size_t size = delimiters + repair;
    for (const std::size_t part :
         {parts.scheme.size(), parts.userinfo.size(), parts.host.size(), parts.port.size(),
          parts.path.size(), parts.query.size(), parts.fragment.size()}) {
        const std::size_t left = UINT32_MAX - size;
        size += part < left ? part : left;
    }
    return size;
}

/// Writes `parts` as one text to the start of `buffer`, and returns a view of the text.  The
/// components of the view are the parts (5.3).
///
/// Only valid parts give a valid text: unlike build(), compose() does not check the octets of the
/// parts.  But it checks that a parser would read the same parts from the text.  If a parser would
/// read another path, `ambiguity` decides what happens.  If it is `refuse`, compose() returns an
/// error.  If it is `repair`, compose() writes a path that means the same when the reference is
/// resolved (section 5).  There are three such errors:
///
/// - `path_begins_with_slashes`: without an authority, "//x" would start an authority (3.3).
///   Repaired: "/.//x".
/// - `colon_in_first_segment`: without scheme and authority, "a:b" would start with a scheme (4.2).
///   Repaired: "./a:b".
/// - `path_not_absolute`: after an authority, "x" would be part of the authority (3.3).  Repaired:
///   "/x".  Section 5.2.3 does the same when the base has an authority and no path.
///
/// The offset of these errors counts from the start of the path to the octet that is not allowed.
/// The other errors are: `missing_host` if there is user information or a port, but no host;
/// `unexpected_end` if the scheme is present and empty; `too_long`; and `buffer_too_small`; then
/// nothing was written.
///
/// The parts must not overlap the buffer, with one exception: one part can lie at the very end of
/// the buffer, for example because it was encoded there.  Linear; allocates nothing.
///
///     char buffer[32];
///     const uriscan::uri_view uri = uriscan::parse_uri("http://h/p#f").value();
///     uriscan::uri_parts parts = uriscan::parts_of(uri);
///     parts.fragment = {};
///     uriscan::compose(parts, buffer)->text() == "http://h/p"
result<uri_view> compose(const uri_parts& parts, std::span<char> buffer,
                         ambiguity = ambiguity::refuse) noexcept;

/// Composes `parts` as the compose() with a buffer does, and returns a URI that owns its text.  The
/// errors are the same, except buffer_too_small.
///
///     uriscan::compose({.path = "a:b"}, uriscan::ambiguity::repair)->text() == "./a:b"
[[nodiscard]] result<uri> compose(const uri_parts& parts, ambiguity = ambiguity::refuse);

/// Says how the value of a component is given.
///
/// A scheme, a port and a host that starts with "[" cannot be encoded (3.1, 3.2.2, 3.2.3), so they
/// are always text.  In data, these delimiters are not encoded: "/" in a path, "&" and "=" in a
/// query, and ":" in user information.  A host that is data is a registered name, even "::1".
enum class given_as : std::uint8_t {
    text,  ///< As written in the URI.  An octet that the component cannot have is an error.
    data,  ///< Not yet encoded.  "%" and octets that the component cannot have are encoded (2.1).
};

/// Checks that `value`, as written in a URI (given_as::text), is valid as the given component (3).
/// Returns nothing if it is valid, else the error: `unexpected_character` with the offset of the
/// first octet that is not allowed; `unexpected_end` with the size of `value` if more must follow;
/// or `malformed_percent_encoding` with the offset of the "%".  Null counts as empty.  Linear;
/// allocates nothing.
///
///     uriscan::check_component(uriscan::component::host, "a/b")->offset == 1
[[nodiscard]] std::optional<uri_error> check_component(component, std::string_view value) noexcept;

/// Composes `parts` as compose() does, and checks each part as check_component() does.  The result
/// is valid, and a parser reads the same parts from it.  After an error, the octets of the buffer
/// are unspecified.  Linear; allocates nothing.
///
///     char buffer[32];
///     uriscan::build({.scheme = "http", .host = "h", .path = "/a b"}, buffer).error().offset == 2
result<uri_view> build(const uri_parts& parts, std::span<char> buffer,
                       ambiguity = ambiguity::refuse) noexcept;
/// Does the same as the build() with a buffer, but returns a URI that owns its text.
result<uri> build(const uri_parts& parts, ambiguity = ambiguity::refuse);

/// Builds a URI reference from components that are given one by one.
///
/// A component that was given is present, even if its value is empty or null.  If a component is
/// given twice, the last value counts.  build() returns the error of the first value that was
/// refused.  Unless you say otherwise, whole components are text, and segments and parameters are
/// data.
///
///     const auto uri = uriscan::uri_builder()
///                          .scheme("http")
///                          .host("example.com")
///                          .port(8042)
///                          .append_segment("over/there")
///                          .append_parameter("name", "ferret & co")
///                          .build();
///     uri->text() == "http://example.com:8042/over%2Fthere?name=ferret%20%26%20co"
class uri_builder {
public:
    /// Starts with the empty relative reference.
    uri_builder() = default;

    /// Starts with copies of the components of `uri`.
    explicit uri_builder(const uri_view& uri);

    /// Sets the scheme (3.1), as text.
    uri_builder& scheme(std::string_view text) { return set(component::scheme, text); }
    /// Sets the user information (3.2.1).
    uri_builder& userinfo(std::string_view value, given_as given = given_as::text) {
        return set(component::userinfo, value, given);
    }
    /// Sets the host (3.2.2), with brackets if it is an IP literal.
    uri_builder& host(std::string_view value, given_as given = given_as::text) {
        return set(component::host, value, given);
    }
    /// Sets the port (3.2.3), as digits; an empty text is an empty port.
    uri_builder& port(std::string_view digits) { return set(component::port, digits); }
    /// Sets the port as a number.
    uri_builder& port(std::uint16_t number) { return port(std::to_string(number)); }
    /// Sets the whole path (3.3), and replaces segments that were appended before.
    uri_builder& path(std::string_view value, given_as given = given_as::text);
    /// Sets the whole query (3.4), and replaces parameters that were appended before.
    uri_builder& query(std::string_view value, given_as given = given_as::text) {
        return set(component::query, value, given);
    }
    /// Sets the fragment (3.5).
    uri_builder& fragment(std::string_view value, given_as given = given_as::text) {
        return set(component::fragment, value, given);
    }

    /// Appends "/" and a segment to the path (3.3).  If the path before the first segment ends with
    /// "/", no other "/" is added: path("/a/") and the segments "b", "", "c" give "/a/b//c".
    ///
    /// If the segment is data, a "/" in it is encoded; if it is text, a "/" is refused.  The
    /// segments "." and ".." are refused, because resolving would remove them (5.2.4).  In text,
    /// they are refused also if they are percent-encoded, because encoding does not prevent the
    /// removal (6.2.2.2).
    uri_builder& append_segment(std::string_view segment, given_as given = given_as::data);

    /// Appends the parameter "key=value" to the query.  If the query has octets, an "&" is written
    /// before the parameter.  A parser of HTML forms reads the same key and value.  In data, "&",
    /// "=" and "+" are encoded.  In text, "&" is refused, and "=" is refused in the key.
    uri_builder& append_parameter(std::string_view key, std::string_view value,
                                  given_as given = given_as::data);
    /// Appends a parameter that consists of a key only, without "=".  Otherwise, does the same as
    /// append_parameter() with a value.  An empty key is an error.
    uri_builder& append_parameter(std::string_view key, given_as given = given_as::data);

    /// Removes a component.  Removing the host also removes user information and port, so that no
    /// authority is left.  Removing the path makes it empty.
    uri_builder& remove(component);

    /// Returns the URI.  The errors are those of compose(), of check_component(), and of the
    /// functions above that append.
    result<uri> build(ambiguity = ambiguity::refuse) const;
    /// Writes the URI to the start of `buffer`, and returns a view of it.  A buffer of
    /// composed_size_limit(parts()) octets is always enough.
    result<uri_view> build(std::span<char> buffer, ambiguity = ambiguity::refuse) const noexcept;

    /// Returns the components so far.  They are slices of the builder's texts, valid until the
    /// builder is changed or destroyed.
    [[nodiscard]] uri_parts parts() const noexcept URISCAN_LIFETIMEBOUND;

private:
    uri_builder& set(component, std::string_view value, given_as given = given_as::text);
    uri_builder& refuse(const uri_error&);
    std::string& text_of(component);
    std::string& begin_parameter();

    std::array<std::optional<std::string>, 7> texts_;  // the components as they will be written
    std::optional<uri_error> refused_;                 // the error of the first refused value
    bool segments_begun_ = false;
};

/// Returns a buffer size that is always enough for with_component(), if `value` is the new
/// component, and for without_component().  Constant time.
[[nodiscard]] constexpr std::size_t changed_size_limit(const uri_view& uri,
                                                       std::string_view value = {}) noexcept {
    constexpr std::size_t encoded = 3, delimiters_and_repair = 4;
    return uri.text().size() + encoded * value.size() + delimiters_and_repair;
}

/// Writes `uri`, with its `component` replaced by `value`, to the start of `buffer`, and returns a
/// view of the result.  All other components stay the same.  Null counts as empty.
///
/// If `value` is text that check_component() refuses, the error is the one of check_component().
/// The other errors are those of compose().  The offset of an error in the path is an offset in the
/// encoded path.  User information and a port need a host.  After an error, the octets of the
/// buffer are unspecified.  `uri` and `value` must not overlap the buffer.  Linear; allocates
/// nothing.
///
///     const uriscan::uri_view uri = uriscan::parse_uri("http://h/p").value();
///     char buffer[32];
///     uriscan::with_component(uri, uriscan::component::host, "a/b", buffer).error().offset == 1
///     uriscan::with_component(uri, uriscan::component::host, "a/b", buffer,
///                             uriscan::given_as::data)->text() == "http://a%2Fb/p"
result<uri_view> with_component(const uri_view& uri, component, std::string_view value,
                                std::span<char> buffer, given_as given = given_as::text,
                                ambiguity = ambiguity::refuse) noexcept;
/// Does the same as the with_component() with a buffer, but returns a URI that owns its text.
result<uri> with_component(const uri_view& uri, component, std::string_view value,
                           given_as given = given_as::text, ambiguity = ambiguity::refuse);

/// Writes `uri` without its `component` to the start of `buffer`, and returns a view of the result.
/// If the host is removed, user information and port are also removed, so that there is no
/// authority.  All other components stay the same.  A removed path becomes empty.  The errors are
/// those of compose().
///
///     uriscan::without_component(uri, uriscan::component::scheme)->text() == "//h/p"
result<uri_view> without_component(const uri_view& uri, component, std::span<char> buffer,
                                   ambiguity = ambiguity::refuse) noexcept;
/// Does the same as the without_component() with a buffer, but returns a URI that owns its text.
result<uri> without_component(const uri_view& uri, component, ambiguity = ambiguity::refuse);

/// Copies `uri` to the start of `buffer`, and sets a key in its query to one value (3.4).  Returns
/// a view of the result.  The first parameter with the key gets the value and stays where it is;
/// its key stays as it is written.  All other parameters with the key are removed.  If no parameter
/// has the key, a new one is appended as append_parameter() of a builder does.  All other octets of
/// the URI stay the same.
///
/// A parameter has the key if both are the same when they are decoded; `plus_sign` decides what a
/// "+" is.  A null value gives a parameter without "=".  Data is encoded; the errors for text are
/// those of append_parameter().  The other errors are `too_long` and `buffer_too_small`.  `uri`,
/// key and value must not overlap the buffer.  Linear; allocates nothing.
///
///     const uriscan::uri_view uri = uriscan::parse_uri("s:?a=1&b=2&%61=3").value();
///     uriscan::with_parameter(uri, "a", "4&5", buffer)->text() == "s:?a=4%265&b=2"
result<uri_view> with_parameter(const uri_view& uri, std::string_view key, std::string_view value,
                                std::span<char> buffer, given_as given = given_as::data,
                                plus_sign = plus_sign::kept) noexcept;
/// Does the same as the with_parameter() with a buffer, but returns a URI that owns its text.
result<uri> with_parameter(const uri_view& uri, std::string_view key, std::string_view value,
                           given_as given = given_as::data, plus_sign = plus_sign::kept);

/// Writes `uri` without the parameters that have this key; keys are compared as in
/// with_parameter().  If no parameter is left, there is no query.  If no parameter has the key,
/// nothing changes.
///
///     uriscan::without_parameter(uri, "a", buffer)->text() == "s:?b=2"
result<uri_view> without_parameter(const uri_view& uri, std::string_view key,
                                   std::span<char> buffer, given_as given = given_as::data,
                                   plus_sign = plus_sign::kept) noexcept;
/// Does the same as the without_parameter() with a buffer, but returns a URI that owns its text.
result<uri> without_parameter(const uri_view& uri, std::string_view key,
                              given_as given = given_as::data, plus_sign = plus_sign::kept);

}  // namespace uriscan
