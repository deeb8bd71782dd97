// Properties of composing, checked with the slow reference (RFC 3986, section 5.3).
#include <string>

#include "operations/checks.hpp"
#include "operations/reference/parts.hpp"
#include "uriscan/uri_builder.hpp"

namespace uriscan::tests {
namespace {

std::optional<difference> check_parts_of(const std::string& text) {
    const uri_view uri = parse_uri_reference(text).value();
    const uri_parts parts = parts_of(uri);
    if (auto found = compare_text(compose(parts), text)) {
        return found;
    }
    return check_sizes(text, composed_size_limit(parts),
                       [&](std::span<char> buffer) { return compose(parts, buffer); });
}

std::optional<std::string_view> optional(std::string_view text) {
    return text.data() == nullptr ? std::nullopt : std::optional(text);
}

// Converts the parts to the form that the slow reference takes.
slow::parts theirs(const uri_parts& parts) {
    slow::parts same;
    same.scheme = optional(parts.scheme);
    if (parts.host.data() != nullptr) {
        slow::authority_parts authority;
        authority.userinfo = optional(parts.userinfo);
        authority.host = parts.host;
        authority.port = optional(parts.port);
        same.authority = slow::join(authority);
    }
    same.path = parts.path;
    same.query = optional(parts.query);
    same.fragment = optional(parts.fragment);
    return same;
}

// Takes the parts of one text and the path of another, and perhaps removes the scheme or the
// authority. compose() must fail exactly if a parse of the composed text would find other parts.
// With ambiguity::repair, it must return the same text as the slow reference.
std::optional<difference> check_mixed(const std::string& text, const std::string& other,
                                      bool drop_scheme, bool drop_authority) {
    uri_parts parts = parts_of(parse_uri_reference(text).value());
    parts.path = other;
    if (drop_scheme) {
        parts.scheme = {};
    }
    if (drop_authority) {
        parts.userinfo = parts.host = parts.port = {};
    }
    slow::parts components = theirs(parts);
    const bool readable = slow::split(slow::recompose(components)) == components &&
                          slow::is_valid("URI-reference", slow::recompose(components));
    const result<uri> refused = compose(parts);
    if (refused.has_value() != readable) {
        return difference{shown(refused) + " of the path " + shown(other),
                          readable ? shown(slow::recompose(components)) : "an error"};
    }
    if (components.authority && !components.path.empty() && !components.path.starts_with('/')) {
        components.path = "/" + components.path;
    }
    const std::string repaired = slow::recompose_readably(components);
    if (auto found = compare_text(compose(parts, ambiguity::repair), repaired)) {
        return found;
    }
    return check_sizes(repaired, composed_size_limit(parts), [&](std::span<char> buffer) {
        return compose(parts, buffer, ambiguity::repair);
    });
}

inputs draw_mixed(slow::generator& random) {
    const std::string_view paths[] = {"path-abempty", "path-absolute", "path-rootless",
                                      "path-empty"};
    return {random.text("URI-reference"), random.derive(paths[random.below(4)])};
}

}  // namespace

std::vector<property> compose_properties() {
    std::vector<property> properties = {
        {"compose of parts_of",
         {"URI-reference"},
         [](slow::generator& random) { return inputs{random.text("URI-reference")}; },
         [](const inputs& in) { return check_parts_of(in[0]); }}};
    for (const bool drop_scheme : {false, true}) {
        for (const bool drop_authority : {false, true}) {
            properties.push_back({std::string("compose with any path") +
                                      (drop_scheme ? ", no scheme" : "") +
                                      (drop_authority ? ", no authority" : ""),
                                  {"URI-reference", "path"},
                                  draw_mixed,
                                  [=](const inputs& in) {
                                      return check_mixed(in[0], in[1], drop_scheme, drop_authority);
                                  },
                                  2});
        }
    }
    return properties;
}

}  // namespace uriscan::tests
