// Works out which component an error is in, and why it is an error.
//
// The text before the error is the prefix.  It is the start of some URI-reference, and the machine
// has recorded its delimiters.  The last delimiter says which component the error is in:
//
//     "#"                                      fragment
//     "?"                                      query
//     "/" after the authority, or no "//"      path
//     "//" or "@"                              host
//     ":" after "//" or "@"                    port if the prefix is valid, else userinfo
//
// If a rule needs a scheme, and the text has none, the error is in the scheme.
//
// The code here does not know which octets a component allows.  It asks the machine.
#include "parse/explain.hpp"

#include <cassert>

#include "uriscan/detail/automaton.hpp"

namespace uriscan {
namespace {

bool needs_scheme(const stopping_point& stop) noexcept {
    return stop.checked_rule == rule::uri || stop.checked_rule == rule::absolute_uri;
}

component open_component(const stopping_point& stop) noexcept {
    const long_uri_components& at = stop.components;
    const std::uint64_t end = stop.offset;
    assert(at.path_begin <= at.path_end && at.path_end <= at.query_end && at.query_end <= end);
    if (at.query_end != end) {
        return component::fragment;
    }
    if (at.path_end != end) {
        return component::query;
    }
    if (at.host_begin == 0 || at.path_begin != end) {
        return component::path;
    }
    if (at.host_end == end) {
        return component::host;
    }
    // The authority has a ":".  If the prefix is valid, only digits follow the ":".  If the prefix
    // is not valid, only an "@" can make it valid.
    return stop.prefix_is_valid ? component::port : component::userinfo;
}

// Whether the prefix ends inside a triplet.
bool in_pct_encoded(const stopping_point& stop) noexcept {
    return stop.last_octets[0] == '%' || stop.last_octets[1] == '%';
}

// Whether an error in the host is in an unfinished IP literal.  Requires that the error is not
// inside a triplet.  A prefix that ends in a reg-name is valid, because a reg-name can end after
// each triplet and after each other octet.  A prefix that ends inside of an IP literal is not
// valid.
bool in_ip_literal(const stopping_point& stop) noexcept {
    assert(!in_pct_encoded(stop));
    return !stop.prefix_is_valid;
}

// Whether the text ends at the offset, or the next octet would end an authority (RFC 3986, section
// 3.2).  Requires that the octet cannot continue a userinfo.  So "//" and the octet are a valid
// text only if the octet starts a path, a query or a fragment.
bool authority_ends(const stopping_point& stop) noexcept {
    constexpr int empty_authority = uri_machine::after("//");
    return !stop.next_octet ||
           uri_machine::is_final(uri_machine::after(empty_authority, *stop.next_octet));
}

// Returns the component to report.  Usually, this is the open component.  There is one exception:
// the authority ends, and is valid only as user information, such as "h:x".  The author of such a
// text more likely meant a host and a port.
component blamed_component(const stopping_point& stop) noexcept {
    const component open = open_component(stop);
    const bool is_port_meant =
        open == component::userinfo && authority_ends(stop) && !in_pct_encoded(stop);
    return is_port_meant ? component::port : open;
}

// Returns the usual reason of an error.  Callers look for a more exact reason first.
error_reason plain_reason(const stopping_point& stop) noexcept {
    return stop.next_octet ? error_reason::unexpected_character : error_reason::unexpected_end;
}

error_reason reason_in(component where, const stopping_point& stop) noexcept {
    if (in_pct_encoded(stop)) {
        return error_reason::malformed_percent_encoding;
    }
    if (where == component::path && stop.next_octet == ':') {
        return error_reason::colon_in_first_segment;
    }
    if (where == component::host && in_ip_literal(stop)) {
        return error_reason::malformed_ip_literal;
    }
    return where == component::port ? error_reason::invalid_port : plain_reason(stop);
}

// Returns the component and the reason of an error that comes from the rule: the text lacks the
// scheme that the rule needs, or only this rule forbids the next octet.  Such an octet is the ":"
// after the scheme of a relative-ref, or the "#" of an absolute-URI.  Returns nothing for other
// errors.
std::optional<uri_error> explain_by_rule(const stopping_point& stop) noexcept {
    if (needs_scheme(stop) && !has_scheme(stop.components)) {
        return uri_error{stop.offset == 0 ? error_reason::missing_scheme : plain_reason(stop),
                         component::scheme};
    }
    if (!stop.next_fits_uri_reference) {
        return std::nullopt;
    }
    assert(stop.next_octet);
    return needs_scheme(stop) ? uri_error{error_reason::unexpected_fragment, component::fragment}
                              : uri_error{error_reason::colon_in_first_segment, component::path};
}

}  // namespace

uri_error explain(const stopping_point& stop) noexcept {
    uri_error error;
    if (const auto by_rule = explain_by_rule(stop)) {
        error = *by_rule;
    } else {
        error.component = blamed_component(stop);
        error.reason = reason_in(error.component, stop);
    }
    error.offset = static_cast<std::size_t>(stop.offset);
    return error;
}

}  // namespace uriscan
