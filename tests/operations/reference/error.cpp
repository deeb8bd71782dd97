// Finds the error of a text; see result.hpp. The offset is the length of the longest prefix that
// some valid text starts with. That prefix alone decides the component, and usually the reason.

#include "operations/reference/error.hpp"

#include "operations/reference/parts.hpp"

namespace uriscan::slow {

namespace {

bool is_one_of(std::string_view octet, std::string_view set) {
    return set.find(octet) != std::string_view::npos;
}

// Returns whether `prefix` ends inside a triplet.
bool has_open_triplet(std::string_view prefix) {
    const std::size_t percent = prefix.rfind('%');
    return percent != std::string_view::npos && prefix.size() - percent < 3;
}

bool is_only_digits(std::string_view text) {
    return text.find_first_not_of("0123456789") == std::string_view::npos;
}

// Returns the component and the reason of an error in an authority. `begun` is the part of the
// authority before the error, and `next` is the octet at the error, or empty at the end of the
// text.
error error_in_authority(std::string_view begun, std::string_view next) {
    const std::string reason =
        has_open_triplet(begun) ? "malformed-percent-encoding" : "unexpected-character";
    const std::size_t at = begun.find('@');
    const std::string_view host =
        at == std::string_view::npos ? begun : begun.substr(at + 1);  // with the port
    if (host.starts_with('[') && host.find(']') == std::string_view::npos) {
        return {"malformed-ip-literal", "host", 0};
    }
    const std::size_t colon = host.find(':', host.starts_with('[') ? host.find(']') : 0);
    if (colon == std::string_view::npos) {
        return {reason, "host", 0};
    }
    if (is_only_digits(host.substr(colon + 1))) {
        return {"invalid-port", "port", 0};
    }
    // There is something other than digits after the ":". So the prefix is the start of user
    // information. If the authority ends here, it has no "@", so the text after the ":" is meant as
    // a port.
    if (reason == "unexpected-character" && (next.empty() || is_one_of(next, "/?#"))) {
        return {"invalid-port", "port", 0};
    }
    return {reason, "userinfo", 0};
}

error component_and_reason(std::string_view prefix, std::string_view next) {
    const parts begun = split(prefix);
    const std::string reason =
        has_open_triplet(prefix) ? "malformed-percent-encoding" : "unexpected-character";
    if (begun.fragment) {
        return {reason, "fragment", 0};
    }
    if (begun.query) {
        return {reason, "query", 0};
    }
    if (begun.authority && begun.path.empty()) {
        return error_in_authority(*begun.authority, next);
    }
    if (next == ":" && reason == "unexpected-character") {
        return {"colon-in-first-segment", "path", 0};  // a ":" is allowed everywhere else in a path
    }
    return {reason, "path", 0};
}

}  // namespace

std::optional<error> error_of_reference(std::string_view text) {
    if (is_valid("URI-reference", text)) {
        return std::nullopt;
    }
    const std::size_t offset = viable_prefix("URI-reference", text);
    error found = component_and_reason(text.substr(0, offset), text.substr(offset, 1));
    found.offset = offset;
    return found;
}

std::size_t offset_of_stray_percent(std::string_view text, const error& error) {
    return text.substr(0, error.offset).rfind('%');
}

}  // namespace uriscan::slow
