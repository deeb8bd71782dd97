// The C functions that read a parsed URI.
#include "c/request_target.hpp"
#include "uriscan/normalize.hpp"

namespace uriscan::c {
namespace {

uriscan_slice part_of_authority(const request_target_view& authority,
                                uriscan_component component) noexcept {
    switch (component) {
        case URISCAN_COMPONENT_HOST: return slice_of(authority.host());
        case URISCAN_COMPONENT_PORT: return slice_of(authority.port());
        case URISCAN_COMPONENT_PATH: return slice_of(authority.path());
        case URISCAN_COMPONENT_AUTHORITY: return slice_of(authority.authority());
        default: return {nullptr, 0};
    }
}

// Stores the octets of the host's address, and returns their number.
template <class View>
int store_address(const View& view, unsigned char address[16]) noexcept {
    if (const auto ipv4 = view.ipv4_address()) {
        std::copy(ipv4->begin(), ipv4->end(), address);
        return static_cast<int>(ipv4->size());
    }
    if (const auto ipv6 = view.ipv6_address()) {
        std::copy(ipv6->begin(), ipv6->end(), address);
        return static_cast<int>(ipv6->size());
    }
    return 0;
}

std::int32_t number_or_status(const port_value& port) noexcept {
    switch (port.status) {
        case port_status::absent: return URISCAN_PORT_ABSENT;
        case port_status::empty: return URISCAN_PORT_EMPTY;
        case port_status::overflow: return URISCAN_PORT_TOO_LARGE;
        case port_status::value: break;
    }
    return port.number;
}

}  // namespace

}  // namespace uriscan::c

using namespace uriscan;
using namespace uriscan::c;

uriscan_slice uriscan_get(const uriscan_uri* uri, const char* text,
                          uriscan_component component) noexcept {
    if (is_only_authority(*uri)) {
        return part_of_authority(authority_of(*uri, text), component);
    }
    const uri_view view = view_of(*uri, text);
    switch (component) {
        case URISCAN_COMPONENT_SCHEME: return slice_of(view.scheme());
        case URISCAN_COMPONENT_USERINFO: return slice_of(view.userinfo());
        case URISCAN_COMPONENT_HOST: return slice_of(view.host());
        case URISCAN_COMPONENT_PORT: return slice_of(view.port());
        case URISCAN_COMPONENT_PATH: return slice_of(view.path());
        case URISCAN_COMPONENT_QUERY: return slice_of(view.query());
        case URISCAN_COMPONENT_FRAGMENT: return slice_of(view.fragment());
        case URISCAN_COMPONENT_AUTHORITY: return slice_of(view.authority());
        case URISCAN_COMPONENT_USER: return slice_of(view.user());
        case URISCAN_COMPONENT_PASSWORD: return slice_of(view.password());
        case URISCAN_COMPONENT_ZONE_ID: return slice_of(detail::zone_id_of(view.host()));
        default: return {nullptr, 0};
    }
}

std::int32_t uriscan_host_kind(const uriscan_uri* uri, const char* text) noexcept {
    return static_cast<std::int32_t>(is_only_authority(*uri) ? authority_of(*uri, text).host_kind()
                                                             : view_of(*uri, text).host_kind());
}

int uriscan_host_address(const uriscan_uri* uri, const char* text,
                         unsigned char address[16]) noexcept {
    return is_only_authority(*uri) ? store_address(authority_of(*uri, text), address)
                                   : store_address(view_of(*uri, text), address);
}

std::int32_t uriscan_port_number(const uriscan_uri* uri, const char* text) noexcept {
    return number_or_status(is_only_authority(*uri) ? authority_of(*uri, text).port_number()
                                                    : view_of(*uri, text).port_number());
}

std::int32_t uriscan_effective_port(const uriscan_uri* uri, const char* text) noexcept {
    const auto port = is_only_authority(*uri) ? std::nullopt : effective_port(view_of(*uri, text));
    return port ? std::int32_t{*port} : uriscan_port_number(uri, text);
}

std::int32_t uriscan_default_port(const char* scheme, std::size_t size) noexcept {
    const scheme_rules* const known = scheme_table().find({scheme, size});
    return known != nullptr && known->default_port ? std::int32_t{*known->default_port}
                                                   : std::int32_t{URISCAN_PORT_ABSENT};
}

std::int32_t uriscan_reference_kind(const uriscan_uri* uri, const char* text) noexcept {
    if (is_only_authority(*uri) || uri->form == URISCAN_RULE_ASTERISK_FORM) {
        return URISCAN_REFERENCE_NONE;
    }
    if (uri->scheme_end != 0) {
        return URISCAN_REFERENCE_URI;
    }
    if (uri->host_begin != 0) {
        return URISCAN_REFERENCE_NETWORK_PATH;
    }
    if (uri->query_end == 0) {  // there is neither a path nor a query
        return uri->size == 0 ? URISCAN_REFERENCE_EMPTY : URISCAN_REFERENCE_SAME_DOCUMENT;
    }
    return text[0] == '/' ? URISCAN_REFERENCE_ABSOLUTE_PATH : URISCAN_REFERENCE_RELATIVE_PATH;
}
