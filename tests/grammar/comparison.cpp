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

oracle::host_kind translated(host_kind kind) {
    switch (kind) {
        case host_kind::none: return oracle::host_kind::none;
        case host_kind::reg_name: return oracle::host_kind::reg_name;
        case host_kind::ipv4: return oracle::host_kind::ipv4;
        case host_kind::ipv6: return oracle::host_kind::ipv6;
        case host_kind::ipvfuture: return oracle::host_kind::ipvfuture;
    }
    return oracle::host_kind::none;
}

oracle::rfc2396::host_kind translated(rfc2396::host_kind kind) {
    switch (kind) {
        case rfc2396::host_kind::none: return oracle::rfc2396::host_kind::none;
        case rfc2396::host_kind::hostname: return oracle::rfc2396::host_kind::hostname;
        case rfc2396::host_kind::ipv4: return oracle::rfc2396::host_kind::ipv4;
        case rfc2396::host_kind::reg_name: return oracle::rfc2396::host_kind::reg_name;
    }
    return oracle::rfc2396::host_kind::none;
}

// Returns the name of the first component that differs, or nullptr if all components are equal.
const char* differing_component(const uri_view& ours, const oracle::components& theirs) {
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

const char* differing_part(const uri_view& ours, const oracle::verdict& theirs) {
    return translated(ours.host_kind()) != theirs.host ? "host kind"
                                                       : differing_component(ours, theirs.parts);
}

const char* differing_part(const rfc2396::uri_view& ours, const oracle::rfc2396::verdict& theirs) {
    using oracle::rfc2396::host_kind;
    using rfc2396::authority_kind;
    const authority_kind authority = !theirs.parts.host                   ? authority_kind::none
                                     : theirs.host == host_kind::reg_name ? authority_kind::registry
                                                                          : authority_kind::server;
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

std::optional<std::string> difference(const oracle::reference_parser& reference,
                                      const top_rule& rule, std::string_view text) {
    return difference_between(parse(rule.ours, text), reference.parse(rule.theirs, text));
}

std::optional<std::string> difference(const oracle::rfc2396::reference_parser& reference,
                                      const rfc2396_rule& rule, std::string_view text) {
    return difference_between(rfc2396::parse(rule.ours, text), reference.parse(rule.theirs, text));
}

}  // namespace uriscan::tests
