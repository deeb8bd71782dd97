// The values of columns, read from a valid URI when they are needed.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

#include "cli/fields/field_table.hpp"
#include "cli/input/octet_buffer.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan::cli {

// Returns the digits of a port without leading zeros.  Returns an absent cell if there is no port,
// if the port is empty, or if the port is too large for TCP.
template <class View>
cell number_of_port(const View& view) {
    const std::string_view digits = view.port();
    if (digits.empty() || view.port_number().status != port_status::value) {
        return {};
    }
    return digits.substr(std::min(digits.find_first_not_of('0'), digits.size() - 1));
}

// A static text.  Some octets after it can be read, as in an octet_buffer.
class readable_text {
public:
    static constexpr std::size_t most_octets = 16;

    constexpr readable_text(std::string_view text) : size_(text.size()) {  // NOLINT: converts
        std::ranges::copy(text, octets_.begin());
    }
    constexpr cell text() const { return {octets_.data(), size_}; }

private:
    std::array<char, most_octets + octet_buffer::readable_after_end> octets_{};
    std::size_t size_;
};

inline const std::array<readable_text, 5> names_of_host_kinds = {
    name_of(kind_of_host::none), name_of(kind_of_host::reg_name), name_of(kind_of_host::ipv4),
    name_of(kind_of_host::ipv6), name_of(kind_of_host::ipvfuture)};

// Returns the name of the kind of the host, or an absent cell if there is no host.
[[gnu::always_inline]] inline cell readable_host_kind(const uri_view& uri) {
    return uri.has_host() ? names_of_host_kinds[static_cast<std::size_t>(uri.host_kind())].text()
                          : cell();
}

// Returns whether a column has a value in the record of a valid URI.
[[gnu::always_inline]] inline bool has_readable_value(const uri_view& uri, field_id which) {
    switch (which) {
        case field_id::input:
        case field_id::valid:
        case field_id::path: return true;
        case field_id::scheme: return uri.has_scheme();
        case field_id::userinfo: return uri.has_userinfo();
        case field_id::host:
        case field_id::host_kind: return uri.has_host();
        case field_id::port: return uri.has_port();
        case field_id::query: return uri.has_query();
        case field_id::fragment: return uri.has_fragment();
        case field_id::port_number: return number_of_port(uri).data() != nullptr;
        default: return false;
    }
}

// Returns the value of a column in the record of a valid URI.  The URI must be in an octet_buffer.
// Some octets after the value can be read, too, like those after the text of an octet_buffer.
[[gnu::always_inline]] inline cell readable_value(const uri_view& uri, field_id which) {
    static constexpr readable_text one("1");
    switch (which) {
        case field_id::input: return uri.text();
        case field_id::valid: return one.text();
        case field_id::scheme: return uri.scheme();
        case field_id::userinfo: return uri.userinfo();
        case field_id::host: return uri.host();
        case field_id::host_kind: return readable_host_kind(uri);
        case field_id::port: return uri.port();
        case field_id::path: return uri.path();
        case field_id::query: return uri.query();
        case field_id::fragment: return uri.fragment();
        case field_id::port_number: return number_of_port(uri);
        default: return {};
    }
}

}  // namespace uriscan::cli
