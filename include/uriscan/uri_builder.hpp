// Making URIs: from components, or from a URI and what is to be other in it (RFC 3986, sections 3 and
// 5.3).  What is made is read back as exactly the components put in, or it is not made.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "uriscan/compose.hpp"
#include "uriscan/result.hpp"
#include "uriscan/uri.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan {

/// Says what a component is given as.
///
/// A scheme, a port, and a host that begins with "[" have no encoding (3.1, 3.2.2, 3.2.3): they are
/// text always.  As data, a path keeps its "/", a query its "&" and "=", user information its ":"; a
/// host is a registered name, also "::1".
enum class as : std::uint8_t {
    text,  ///< As it is to be written.  Refused where it is not what the component may hold.
    data,  ///< As what it stands for.  What the component may not hold, and "%", is encoded (2.1).
};

/// Checks that `value`, which null makes empty, is text that `component` may hold (3), and returns what
/// is wrong with it, if anything is: `unexpected_character` with the offset of the first octet that cannot
/// stand there, which is the text's size where more must follow; or `malformed_percent_encoding` with
/// the offset of the "%".  Linear; allocates nothing.
///
///     uriscan::check(uriscan::component::host, "a/b")->offset == 1
std::optional<uri_error> check(component, std::string_view value) noexcept;

/// Composes `parts` as compose() does, and gives the text only where it is read back as these parts, so
/// that it is valid.  A part that is wrong by itself is what fails first, as check() does; what the
/// buffer holds is unspecified then.  Linear; allocates nothing.
///
///     char buffer[32];
///     uriscan::build({.scheme = "http", .host = "h", .path = "/a b"}, buffer).error().offset == 2
result<uri_view> build(const uri_parts& parts, std::span<char> buffer,
                       ambiguity = ambiguity::refuse) noexcept;
/// Does as above, and owns the text.
result<uri> build(const uri_parts& parts, ambiguity = ambiguity::refuse);

/// Makes a URI reference out of components that are given one by one.
///
/// A component that was given is present, if only empty; null is empty.  What was given last counts.
/// The first component that is refused is what build() fails with, whatever follows.  A whole component
/// is taken as text unless data is asked for; a segment or parameter is taken as data unless it is said
/// to be text.
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
    /// Begins with the empty relative reference.
    uri_builder() = default;

    /// Begins with the components of `uri`, of which nothing is kept but copies.
    explicit uri_builder(const uri_view& uri);

    /// Gives the scheme (3.1), as text.
    uri_builder& scheme(std::string_view text) { return set(component::scheme, text); }
    /// Gives the user information (3.2.1).
    uri_builder& userinfo(std::string_view value, as given = as::text) {
        return set(component::userinfo, value, given);
    }
    /// Gives the host (3.2.2), with brackets if it is an IP literal.
    uri_builder& host(std::string_view value, as given = as::text) {
        return set(component::host, value, given);
    }
    /// Gives the port (3.2.3), as digits; none are an empty port.
    uri_builder& port(std::string_view digits) { return set(component::port, digits); }
    /// Gives the port as a number.
    uri_builder& port(std::uint16_t number) { return port(std::to_string(number)); }
    /// Gives the whole path (3.3), and forgets the segments appended before.
    uri_builder& path(std::string_view value, as given = as::text);
    /// Gives the whole query (3.4), and forgets the parameters appended before.
    uri_builder& query(std::string_view value, as given = as::text) {
        return set(component::query, value, given);
    }
    /// Gives the fragment (3.5).
    uri_builder& fragment(std::string_view value, as given = as::text) {
        return set(component::fragment, value, given);
    }

    /// Appends "/" and a segment to the path (3.3).  Where path(), or the URI begun with, ends with "/",
    /// the first segment appended goes right behind that.  So path("/a/") and the segments "b", "", "c"
    /// give "/a/b//c".
    ///
    /// A "/" in the segment is encoded, or refused where it is text.  The segments "." and ".." are
    /// refused, also where they are text and encoded: they would move within the path (5.2.4), and no
    /// encoding keeps them from that (6.2.2.2).
    uri_builder& append_segment(std::string_view segment, as given = as::data);

    /// Appends a parameter to the query, behind an "&" unless the query is empty or absent: "key=value",
    /// or the key alone.  A form's reader gets back key and value: as data, "&", "=" and "+" in them are
    /// encoded; as text, "&" is refused in both, and "=" in the key.  A key alone must not be empty.
    uri_builder& append_parameter(std::string_view key, std::string_view value,
                                  as given = as::data);
    /// Appends a key without "=" and value, as above.
    uri_builder& append_parameter(std::string_view key, as given = as::data);

    /// Makes a component absent.  Without a host there is no authority: user information and port go
    /// with it.  The path becomes empty.
    uri_builder& remove(component);

    /// Composes what was given; the failures are those of compose() and check().
    result<uri> build(ambiguity = ambiguity::refuse) const;
    /// Composes what was given at the begin of `buffer`, which needs composed_size_limit(parts()).
    result<uri_view> build(std::span<char> buffer, ambiguity = ambiguity::refuse) const noexcept;

    /// Returns what was given, slices of what the builder owns, valid until it is changed.
    uri_parts parts() const noexcept;

private:
    uri_builder& set(component, std::string_view value, as given = as::text);
    uri_builder& refuse(const uri_error&);
    std::string& text_of(component);
    std::string& begin_parameter();

    std::array<std::optional<std::string>, 7> texts_;  // as written, by component
    std::optional<uri_error> refused_;                 // the first
    bool segments_begun_ = false;
};

/// Returns how many octets with() and without() need, at most, to give `uri` another component, `value`.
constexpr std::size_t changed_size_limit(const uri_view& uri,
                                         std::string_view value = {}) noexcept {
    constexpr std::size_t encoded = 3, delimiters_and_repair = 4;
    return uri.text().size() + encoded * value.size() + delimiters_and_repair;
}

/// Composes `uri` at the begin of `buffer` with `value`, which null makes empty, for its `component`;
/// all others stay as they are, absent or octet for octet.
///
/// As text, `value` is checked first, as check() does; what follows are the failures of compose(), whose
/// offset in a path is that in the path as written.  User information and a port need a host.  Where the
/// buffer is too small, what it holds is unspecified.  `uri` and `value` must not overlap it.  Linear;
/// allocates nothing.
///
///     const uriscan::uri_view uri = uriscan::parse_uri("http://h/p").value();
///     char buffer[32];
///     uriscan::with(uri, uriscan::component::host, "a/b", buffer).error().offset == 1
///     uriscan::with(uri, uriscan::component::host, "a/b", buffer, uriscan::as::data)->text() ==
///         "http://a%2Fb/p"
result<uri_view> with(const uri_view& uri, component, std::string_view value,
                      std::span<char> buffer, as given = as::text,
                      ambiguity = ambiguity::refuse) noexcept;
/// Does as above, and owns the text.
result<uri> with(const uri_view& uri, component, std::string_view value, as given = as::text,
                 ambiguity = ambiguity::refuse);

/// Composes `uri` at the begin of `buffer` with its `component` absent; all others stay as they are,
/// but that without a host there is no authority: user information and port go with it.  The path
/// becomes empty.  The failures are those of compose().
///
///     uriscan::without(uri, uriscan::component::scheme)->text() == "//h/p"
result<uri_view> without(const uri_view& uri, component, std::span<char> buffer,
                         ambiguity = ambiguity::refuse) noexcept;
/// Does as above, and owns the text.
result<uri> without(const uri_view& uri, component, ambiguity = ambiguity::refuse);

// The same by name.  `rest` is what with() and without() take after the value: a buffer or none, what
// the value is given as, and what becomes of an ambiguity.
//
//     with_host(uri, "a/b", buffer, as::data)    with_path(uri, "//x", as::text, ambiguity::repair)

/// Is with() for its scheme.
template <class... Rest>
auto with_scheme(const uri_view& uri, std::string_view text, Rest&&... rest) {
    return with(uri, component::scheme, text, std::forward<Rest>(rest)...);
}
/// Is with() for its user information.
template <class... Rest>
auto with_userinfo(const uri_view& uri, std::string_view value, Rest&&... rest) {
    return with(uri, component::userinfo, value, std::forward<Rest>(rest)...);
}
/// Is with() for its host.
template <class... Rest>
auto with_host(const uri_view& uri, std::string_view value, Rest&&... rest) {
    return with(uri, component::host, value, std::forward<Rest>(rest)...);
}
/// Is with() for its port, as digits.
template <class... Rest>
auto with_port(const uri_view& uri, std::string_view digits, Rest&&... rest) {
    return with(uri, component::port, digits, std::forward<Rest>(rest)...);
}
/// Is with() for its port, as a number.
template <class... Rest>
auto with_port(const uri_view& uri, std::uint16_t number, Rest&&... rest) {
    return with(uri, component::port, std::to_string(number), std::forward<Rest>(rest)...);
}
/// Is with() for its path.
template <class... Rest>
auto with_path(const uri_view& uri, std::string_view value, Rest&&... rest) {
    return with(uri, component::path, value, std::forward<Rest>(rest)...);
}
/// Is with() for its query.
template <class... Rest>
auto with_query(const uri_view& uri, std::string_view value, Rest&&... rest) {
    return with(uri, component::query, value, std::forward<Rest>(rest)...);
}
/// Is with() for its fragment.
template <class... Rest>
auto with_fragment(const uri_view& uri, std::string_view value, Rest&&... rest) {
    return with(uri, component::fragment, value, std::forward<Rest>(rest)...);
}

/// Is without() for its scheme.
template <class... Rest>
auto without_scheme(const uri_view& uri, Rest&&... rest) {
    return without(uri, component::scheme, std::forward<Rest>(rest)...);
}
/// Is without() for its user information.
template <class... Rest>
auto without_userinfo(const uri_view& uri, Rest&&... rest) {
    return without(uri, component::userinfo, std::forward<Rest>(rest)...);
}
/// Is without() for its host, and so for user information and port.
template <class... Rest>
auto without_authority(const uri_view& uri, Rest&&... rest) {
    return without(uri, component::host, std::forward<Rest>(rest)...);
}
/// Is without() for its port.
template <class... Rest>
auto without_port(const uri_view& uri, Rest&&... rest) {
    return without(uri, component::port, std::forward<Rest>(rest)...);
}
/// Is without() for its query.
template <class... Rest>
auto without_query(const uri_view& uri, Rest&&... rest) {
    return without(uri, component::query, std::forward<Rest>(rest)...);
}
/// Is without() for its fragment.
template <class... Rest>
auto without_fragment(const uri_view& uri, Rest&&... rest) {
    return without(uri, component::fragment, std::forward<Rest>(rest)...);
}

}  // namespace uriscan
