// The C functions that return names, sentences and versions.  All names are string literals, so
// they end with a NUL.
#include "c/request_target.hpp"
#include "uriscan/audit.hpp"
#include "uriscan/parse.hpp"
#include "uriscan/uri_view.hpp"
#include "uriscan/version.hpp"

namespace uriscan::c {
namespace {

// Says whether a constant is one of 0 to `last`.  A negative constant becomes a large number.
constexpr bool is_up_to(std::size_t last, std::int32_t constant) noexcept {
    return static_cast<std::size_t>(constant) <= last;
}

constexpr bool is_finding(std::int32_t constant) noexcept {
    return is_up_to(finding_count - 1, constant);
}

const char* name_of_http_rule(uriscan_rule rule) noexcept {
    switch (rule) {
        case URISCAN_RULE_REQUEST_TARGET: return "request-target";
        case URISCAN_RULE_HOST_FIELD: return "host-field";
        default: return name_of(form_of(rule)).data();
    }
}

}  // namespace

}  // namespace uriscan::c

using namespace uriscan;
using namespace uriscan::c;

const char* uriscan_status_name(uriscan_status status) noexcept {
    if (status == URISCAN_OK) {
        return "ok";
    }
    if (status == URISCAN_INVALID_ARGUMENT) {
        return "invalid-argument";
    }
    if (status == URISCAN_OUT_OF_MEMORY) {
        return "out-of-memory";
    }
    if (status == URISCAN_NO_MATCH) {
        return "no-match";
    }
    const error_reason* const why = reason_of(status);
    return why != nullptr ? name_of(*why).data() : "";
}

const char* uriscan_rule_name(uriscan_rule rule) noexcept {
    if (is_http_rule(rule)) {
        return name_of_http_rule(rule);
    }
    if (const auto known = iri_rule_of(rule)) {
        return name_of(*known).data();
    }
    const auto known = rule_of(rule);
    return known ? name_of(*known).data() : "";
}

const char* uriscan_component_name(uriscan_component component) noexcept {
    switch (component) {
        case URISCAN_COMPONENT_AUTHORITY: return "authority";
        case URISCAN_COMPONENT_USER: return "user";
        case URISCAN_COMPONENT_PASSWORD: return "password";
        case URISCAN_COMPONENT_ZONE_ID: return "zone-id";
        default:
            return is_up_to(URISCAN_COMPONENT_FRAGMENT, component)
                       ? name_of(static_cast<enum component>(component)).data()
                       : "";
    }
}

const char* uriscan_host_kind_name(std::int32_t host_kind) noexcept {
    return is_up_to(URISCAN_HOST_IPVFUTURE, host_kind)
               ? name_of(static_cast<kind_of_host>(host_kind)).data()
               : "";
}

const char* uriscan_reference_kind_name(std::int32_t reference_kind) noexcept {
    switch (reference_kind) {
        case URISCAN_REFERENCE_URI: return "uri";
        case URISCAN_REFERENCE_NETWORK_PATH: return "network-path";
        case URISCAN_REFERENCE_ABSOLUTE_PATH: return "absolute-path";
        case URISCAN_REFERENCE_RELATIVE_PATH: return "relative-path";
        case URISCAN_REFERENCE_SAME_DOCUMENT: return "same-document";
        case URISCAN_REFERENCE_EMPTY: return "empty";
        default: return "";
    }
}

const char* uriscan_finding_name(std::int32_t finding) noexcept {
    return is_finding(finding) ? name_of(static_cast<enum audit_finding>(finding)).data() : "";
}

const char* uriscan_finding_meaning(std::int32_t finding) noexcept {
    return is_finding(finding) ? all_findings()[static_cast<std::size_t>(finding)].meaning.data()
                               : "";
}

uriscan_status uriscan_describe(const uriscan_error* error, const char* text, std::size_t size,
                                char* to, std::size_t capacity, std::size_t* needed) noexcept {
    const destination out(to, capacity, needed);
    const auto described = error_of(*error);
    if (!described) {
        return URISCAN_INVALID_ARGUMENT;
    }
    const std::string_view refused =
        text != nullptr ? std::string_view(text, size) : std::string_view();
    return out.finish(describe(*described, refused, out.buffer()));
}

std::uint32_t uriscan_version() noexcept {
    return URISCAN_VERSION_MAJOR << 16 | URISCAN_VERSION_MINOR << 8 | URISCAN_VERSION_PATCH;
}

const char* uriscan_version_text() noexcept {
    return URISCAN_VERSION;
}

const char* uriscan_kernel() noexcept {
    return kernel_name().data();
}
