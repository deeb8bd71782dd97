// Compares the results of the library with those of the slow reference parser.
#include "grammar/comparison.hpp"

#include "uriscan/uri_view.hpp"

namespace uriscan::tests {
namespace {

using part = std::optional<std::string_view>;

bool same(bool present, std::string_view ours, const part& theirs) {
    if (!present) {
        return !theirs && ours.data() == nullptr;
    }
    return theirs && theirs->data() == ours.data() && theirs->size() == ours.size();
}

oracle::host_kind translated(kind_of_host kind) {
    switch (kind) {
        case kind_of_host::none: return oracle::host_kind::none;
        case kind_of_host::reg_name: return oracle::host_kind::reg_name;
        case kind_of_host::ipv4: return oracle::host_kind::ipv4;
        case kind_of_host::ipv6: return oracle::host_kind::ipv6;
        case kind_of_host::ipvfuture: return oracle::host_kind::ipvfuture;
    }
    return oracle::host_kind::none;
}

oracle::rfc2396::host_kind translated(rfc2396::kind_of_host kind) {
    switch (kind) {
        case rfc2396::kind_of_host::none: return oracle::rfc2396::host_kind::none;
        case rfc2396::kind_of_host::hostname: return oracle::rfc2396::host_kind::hostname;
        case rfc2396::kind_of_host::ipv4: return oracle::rfc2396::host_kind::ipv4;
        case rfc2396::kind_of_host::reg_name: return oracle::rfc2396::host_kind::reg_name;
    }
    return oracle::rfc2396::host_kind::none;
}

// Returns the name of the first component that differs, or nullptr if all components are equal.
template <class View>
const char* differing_component(const View& ours, const oracle::components& theirs) {
    const struct {
        const char* name;
        bool same;
    } components[] = {
        {"scheme", same(ours.has_scheme(), ours.scheme(), theirs.scheme)},
        {"userinfo", same(ours.has_userinfo(), ours.userinfo(), theirs.userinfo)},
        {"host", same(ours.has_authority(), ours.host(), theirs.host)},
        {"port", same(ours.has_port(), ours.port(), theirs.port)},
        {"path", same(true, ours.path(), theirs.path)},
        {"query", same(ours.has_query(), ours.query(), theirs.query)},
        {"fragment", same(ours.has_fragment(), ours.fragment(), theirs.fragment)},
    };
    for (const auto& component : components) {
        if (!component.same) {
            return component.name;
        }
    }
    return nullptr;
}

template <class View>  // a uri_view or an iri_view
const char* differing_part(const View& ours, const oracle::verdict& theirs) {
    return translated(ours.host_kind()) != theirs.host ? "host kind"
                                                       : differing_component(ours, theirs.parts);
}

const char* differing_part(const rfc2396::uri_view& ours, const oracle::rfc2396::verdict& theirs) {
    using oracle::rfc2396::host_kind;
    using rfc2396::kind_of_authority;
    const kind_of_authority authority = !theirs.parts.host ? kind_of_authority::none
                                        : theirs.host == host_kind::reg_name
                                            ? kind_of_authority::registry
                                            : kind_of_authority::server;
    if (!same(ours.is_opaque(), ours.opaque_part(),
              theirs.opaque ? theirs.parts.path : std::nullopt)) {
        return "opaque part";
    }
    if (ours.authority_kind() != authority) {
        return "authority kind";
    }
    return translated(ours.host_kind()) != theirs.host ? "host kind"
                                                       : differing_component(ours, theirs.parts);
}

oracle::rfc9112::form translated(request_form form) {
    switch (form) {
        case request_form::origin: return oracle::rfc9112::form::origin;
        case request_form::absolute: return oracle::rfc9112::form::absolute;
        case request_form::authority: return oracle::rfc9112::form::authority;
        case request_form::asterisk: break;
    }
    return oracle::rfc9112::form::asterisk;
}

bool same_parts(const authority_view& ours, const oracle::components& theirs) {
    return same(ours.has_userinfo(), ours.userinfo(), theirs.userinfo) &&
           same(true, ours.host(), theirs.host) && same(ours.has_port(), ours.port(), theirs.port);
}

const char* differing_part(const authority_view& ours, const oracle::rfc9112::verdict& theirs) {
    return translated(ours.host_kind()) != theirs.host ? "host kind"
           : !same_parts(ours, theirs.parts)           ? "authority"
                                                       : nullptr;
}

const char* differing_part(const request_target_view& ours,
                           const oracle::rfc9112::verdict& theirs) {
    const auto authority = ours.authority_parts();
    const oracle::components& parts = theirs.parts;
    if (translated(ours.form()) != theirs.has_form) {
        return "form";
    }
    if (translated(ours.host_kind()) != theirs.host) {
        return "host kind";
    }
    if (authority.has_value() != parts.host.has_value() ||
        (authority && !same_parts(*authority, parts))) {
        return "authority";
    }
    const bool is_same = same(ours.has_scheme(), ours.scheme(), parts.scheme) &&
                         same(ours.has_userinfo(), ours.userinfo(), parts.userinfo) &&
                         same(ours.has_authority(), ours.host(), parts.host) &&
                         same(ours.has_port(), ours.port(), parts.port) &&
                         same(true, ours.path(), parts.path) &&
                         same(ours.has_query(), ours.query(), parts.query) && !parts.fragment;
    return is_same ? nullptr : "component";
}

template <class Result, class Verdict>
std::optional<std::string> difference_between(const Result& ours, const Verdict& theirs) {
    if (ours.has_value() != theirs.valid) {
        return theirs.valid ? "valid by the RFC, rejected by the parser"
                            : "not valid by the RFC, accepted by the parser";
    }
    if (!ours) {
        const std::size_t offset = ours.error().offset;
        return offset == theirs.error_offset
                   ? std::nullopt
                   : std::optional("error at " + std::to_string(theirs.error_offset) +
                                   " by the RFC, at " + std::to_string(offset) + " by the parser");
    }
    if (const char* const differing = differing_part(*ours, theirs)) {
        return std::string("different ") + differing;
    }
    return std::nullopt;
}

}  // namespace

std::optional<std::string> difference(const result<uri_view>& ours, const oracle::verdict& theirs) {
    return difference_between(ours, theirs);
}

std::optional<std::string> difference(const result<request_target_view>& ours,
                                      const oracle::rfc9112::verdict& theirs) {
    return difference_between(ours, theirs);
}

std::optional<std::string> difference(const oracle::reference_parser& reference,
                                      const top_rule& rule, std::string_view text) {
    return difference_between(parse(rule.ours, text), reference.parse(rule.theirs, text));
}

std::optional<std::string> difference(const oracle::reference_parser& reference,
                                      const iri_top_rule& rule, std::string_view text) {
    return difference_between(parse(rule.ours, text), reference.parse(rule.theirs, text));
}

std::optional<std::string> difference(const oracle::rfc2396::reference_parser& reference,
                                      const rfc2396_rule& rule, std::string_view text) {
    return difference_between(rfc2396::parse(rule.ours, text), reference.parse(rule.theirs, text));
}

std::optional<std::string> difference(const oracle::rfc9112::reference_parser& reference,
                                      const target_rule& rule, std::string_view text) {
    return difference_between(rule.parse(text), reference.parse_target(rule.theirs, text));
}

std::optional<std::string> difference_in_host_field(
    const oracle::rfc9112::reference_parser& reference, std::string_view text) {
    return difference_between(parse_host_field(text), reference.parse_host_field(text));
}

}  // namespace uriscan::tests
