// What it takes for the library and the slow reference to agree.
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

// The name of a component in which the two differ, or null.
const char* differing_component(const uri_view& ours, const oracle::verdict& theirs) {
    const oracle::components& parts = theirs.parts;
    const struct {
        const char* name;
        bool same;
    } components[] = {
        {"scheme", same(ours.has_scheme(), ours.scheme(), parts.scheme)},
        {"userinfo", same(ours.has_userinfo(), ours.userinfo(), parts.userinfo)},
        {"host", same(ours.has_authority(), ours.host(), parts.host)},
        {"host kind", translated(ours.host_kind()) == theirs.host},
        {"port", same(ours.has_port(), ours.port(), parts.port)},
        {"path", same(true, ours.path(), parts.path)},
        {"query", same(ours.has_query(), ours.query(), parts.query)},
        {"fragment", same(ours.has_fragment(), ours.fragment(), parts.fragment)},
    };
    for (const auto& component : components) {
        if (!component.same) {
            return component.name;
        }
    }
    return nullptr;
}

}  // namespace

std::optional<std::string> difference(const oracle::reference_parser& reference,
                                      const top_rule& rule, std::string_view text) {
    const auto ours = parse(rule.ours, text);
    const oracle::verdict theirs = reference.parse(rule.theirs, text);
    if (ours.has_value() != theirs.valid) {
        return theirs.valid ? "valid by the RFC, refused by the parser"
                            : "not valid by the RFC, accepted by the parser";
    }
    if (!ours) {
        const std::size_t offset = ours.error().offset;
        return offset == theirs.error_offset
                   ? std::nullopt
                   : std::optional("error at " + std::to_string(theirs.error_offset) +
                                   " by the RFC, at " + std::to_string(offset) + " by the parser");
    }
    if (const char* const component = differing_component(*ours, theirs)) {
        return std::string("another ") + component;
    }
    return std::nullopt;
}

}  // namespace uriscan::tests
