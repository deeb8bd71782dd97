// Works out which component an error is in, and why it is an error.
//
// The text before the error is the start of some URI-reference, and the machine has recorded its
// delimiters.  The last delimiter says which component the error is in:
//
//     no scheme yet, and the rule needs one    scheme
//     "#"                                      fragment
//     "?"                                      query
//     "/" after the authority, or no "//"      path
//     "//" or "@"                              host
//     ":" after "//" or "@"                    port if the prefix is valid, else userinfo
//
// The code here does not know which octets a component allows.  It asks the machine.
#include "parse/explain.hpp"

#include "kernels/kernels.hpp"
#include "octets/subtext.hpp"

namespace uriscan {
namespace {

bool needs_scheme(const stopping_point& stop) noexcept {
    return stop.checked_rule == rule::uri || stop.checked_rule == rule::absolute_uri;
}

component open_component(const stopping_point& stop) noexcept {
    const long_uri_components& at = stop.components;
    const std::uint64_t end = stop.offset;
    if (needs_scheme(stop) && !has_scheme(at)) {
        return component::scheme;
    }
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
    return !stop.prefix_is_valid;
}

// Whether the text ends at the offset, or the next octet would end an authority (RFC 3986, section
// 3.2).  Requires that the octet cannot go on a userinfo.  So "//" and the octet are a valid text
// only if the octet starts a path, a query or a fragment.
bool authority_ends(const stopping_point& stop) noexcept {
    if (!stop.next_octet) {
        return true;
    }
    const char empty_authority[] = {'/', '/', *stop.next_octet};
    uri_components unused;
    return read_uri_reference({empty_authority, sizeof empty_authority}, unused).whole;
}

// Returns the component to report.  Usually, this is the open component.  There is one exception:
// if the authority ends and is valid only as user information, such as "h:x", the author of the
// text more likely meant a host and a port.
component blamed_component(const stopping_point& stop) noexcept {
    const component open = open_component(stop);
    const bool is_port_meant =
        open == component::userinfo && authority_ends(stop) && !in_pct_encoded(stop);
    return is_port_meant ? component::port : open;
}

error_reason reason_in(component where, const stopping_point& stop) noexcept {
    if (needs_scheme(stop) && stop.offset == 0) {
        return error_reason::missing_scheme;
    }
    if (where == component::fragment && stop.next_fits_uri_reference) {
        return error_reason::unexpected_fragment;
    }
    if (in_pct_encoded(stop)) {
        return error_reason::malformed_percent_encoding;
    }
    if (where == component::path && stop.next_octet == ':') {
        return error_reason::colon_in_first_segment;
    }
    if (where == component::host && in_ip_literal(stop)) {
        return error_reason::malformed_ip_literal;
    }
    if (where == component::port) {
        return error_reason::invalid_port;
    }
    return stop.next_octet ? error_reason::unexpected_character : error_reason::unexpected_end;
}

stopping_point find_stopping_point(rule rule, std::string_view text, std::size_t offset) noexcept {
    const std::string_view prefix = subtext(text, 0, offset);
    uri_components at;
    const extent read = read_uri_reference(prefix, at);
    const bool text_ends = prefix.size() == text.size();
    const auto last_octet = [&](std::size_t back) {
        return prefix.size() < back ? '\0' : prefix[prefix.size() - back];
    };
    const auto next_fits = [&] {
        uri_components unused;
        const std::string_view with_next = subtext(text, 0, prefix.size() + 1);
        return read_uri_reference(with_next, unused).stop == with_next.size();
    };
    return {.checked_rule = rule,
            .offset = read.stop,
            .components = {at.scheme_end, at.host_begin, at.host_end, at.path_begin, at.path_end,
                           at.query_end},
            .prefix_is_valid = read.whole,
            .last_octets = {last_octet(2), last_octet(1)},
            .next_octet = text_ends ? std::nullopt : std::optional(text[prefix.size()]),
            .next_fits_uri_reference = !text_ends && next_fits()};
}

}  // namespace

uri_error explain(const stopping_point& stop) noexcept {
    // If the text has a scheme, a rule forbids nothing but the fragment of an absolute-URI.
    const bool forbidden_fragment = has_scheme(stop.components) && stop.next_fits_uri_reference;
    const component where = forbidden_fragment ? component::fragment : blamed_component(stop);
    return {reason_in(where, stop), where, static_cast<std::size_t>(stop.offset)};
}

uri_error explain(rule rule, std::string_view text, std::size_t offset) noexcept {
    return explain(find_stopping_point(rule, text, offset));
}

}  // namespace uriscan
