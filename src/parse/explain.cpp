// Which component was open at the offset, and what was wrong there.
//
// The text up to the offset is the beginning of some URI-reference, and the machine has noted which
// delimiters it met; from those follows which component was open.  Nothing here knows which octets a
// component may hold: that is asked of the machine.
#include "parse/explain.hpp"

#include "kernels/kernels.hpp"

namespace uriscan {
namespace {

bool wants_scheme(const refusal& refusal) noexcept {
    return refusal.held_against == rule::uri || refusal.held_against == rule::absolute_uri;
}

component open_component(const refusal& refusal) noexcept {
    const long_uri_components& at = refusal.at;
    const auto& [stop, whole] = refusal.before;
    if (wants_scheme(refusal) && !has_scheme(at)) {
        return component::scheme;
    }
    if (at.query_end != stop) {
        return component::fragment;
    }
    if (at.path_end != stop) {
        return component::query;
    }
    if (at.host_begin == 0 || at.path_begin != stop) {
        return component::path;
    }
    if (at.host_end == stop) {
        return component::host;
    }
    // A ":" was met.  Where the text could end here, digits follow it; else only an "@" helps.
    return whole ? component::port : component::userinfo;
}

// A "%" comes before the offset only where it begins a triplet.
bool in_pct_encoded(const refusal& refusal) noexcept {
    return refusal.last[0] == '%' || refusal.last[1] == '%';
}

// A reg-name may end after any of its octets or triplets, and an IP literal after its "]".
bool in_ip_literal(const refusal& refusal) noexcept {
    return !refusal.before.whole;
}

// Whether the text, or at least its authority, ends at the offset (RFC 3986, section 3.2).
bool authority_ends(const refusal& refusal) noexcept {
    if (!refusal.next) {
        return true;
    }
    const char empty_authority[] = {'/', '/', *refusal.next};
    uri_components at;
    return read_uri_reference({empty_authority, sizeof empty_authority}, at).whole &&
           at.host_end == at.host_begin && at.path_begin == 2;
}

// The open component; but user information that its authority's end cuts off was more likely meant
// as host and port.
component blamed_component(const refusal& refusal) noexcept {
    const component open = open_component(refusal);
    const bool cut_off =
        open == component::userinfo && authority_ends(refusal) && !in_pct_encoded(refusal);
    return cut_off ? component::port : open;
}

reason reason_in(component where, const refusal& refusal) noexcept {
    if (wants_scheme(refusal) && refusal.before.stop == 0) {
        return reason::missing_scheme;
    }
    if (where == component::fragment && refusal.only_by_rule) {
        return reason::unexpected_fragment;
    }
    if (in_pct_encoded(refusal)) {
        return reason::malformed_percent_encoding;
    }
    if (where == component::path && refusal.next == ':') {
        return reason::colon_in_first_segment;
    }
    if (where == component::host && in_ip_literal(refusal)) {
        return reason::malformed_ip_literal;
    }
    if (where == component::port) {
        return reason::invalid_port;
    }
    return refusal.next ? reason::unexpected_character : reason::unexpected_end;
}

refusal refusal_of(rule rule, std::string_view text, std::size_t offset) noexcept {
    const std::string_view before = text.substr(0, offset);
    uri_components at;
    const extent read = read_uri_reference(before, at);
    const bool ends = before.size() == text.size();
    const auto last = [&](std::size_t back) {
        return before.size() < back ? '\0' : before[before.size() - back];
    };
    const auto goes_on = [&] {
        uri_components unused;
        const std::string_view with_next = text.substr(0, before.size() + 1);
        return read_uri_reference(with_next, unused).stop == with_next.size();
    };
    return {
        .held_against = rule,
        .at = {at.scheme_end, at.host_begin, at.host_end, at.path_begin, at.path_end, at.query_end},
        .before = {read.stop, read.whole},
        .last = {last(2), last(1)},
        .next = ends ? std::nullopt : std::optional(text[before.size()]),
        .only_by_rule = !ends && goes_on()};
}

}  // namespace

uri_error explain(const refusal& refusal) noexcept {
    const bool unwanted_fragment = refusal.held_against == rule::absolute_uri &&
                                   has_scheme(refusal.at) && refusal.next == '#' &&
                                   refusal.only_by_rule;
    const component where = unwanted_fragment ? component::fragment : blamed_component(refusal);
    return {reason_in(where, refusal), where, static_cast<std::size_t>(refusal.before.stop)};
}

uri_error explain(rule rule, std::string_view text, std::size_t offset) noexcept {
    return explain(refusal_of(rule, text, offset));
}

}  // namespace uriscan
