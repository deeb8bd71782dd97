// Checks the rules of HTTP that the grammar does not contain.  A machine (ragel/rfc1123.rl) says
// what a name of the DNS is.  Each function reads a host or a port a fixed number of times, so the
// time is linear.
#include "uriscan/http_rules.hpp"

#include <algorithm>
#include <array>

#include "kernels/machine.hpp"
#include "octets/letter_case.hpp"
#include "octets/subtext.hpp"
#include "parse/authority.hpp"
#include "single_rules.hpp"
#include "uriscan/normalize.hpp"
#include "uriscan/percent.hpp"

namespace uriscan {
namespace {

using maybe_error = std::optional<uri_error>;

// Checks an authority in a text.  `start` is the offset of its host in the text.
class authority_check {
public:
    authority_check(const authority_view& authority, std::size_t start) noexcept
        : authority_(authority), start_(start) {}

    maybe_error empty_host() const noexcept {
        return authority_.host().empty() ? error(error_reason::empty_host, component::host, 0)
                                         : maybe_error();
    }

    maybe_error name(const http_rules& rules) const noexcept {
        if (rules.names == host_names::any || authority_.host().empty()) {
            return {};
        }
        switch (authority_.host_kind()) {
            case kind_of_host::ipv4:
            case kind_of_host::ipv6: return {};
            case kind_of_host::ipvfuture:
                return error(error_reason::not_a_host_name, component::host, 0);
            default: return dns_name(authority_.host());
        }
    }

    maybe_error port(bool can_be_empty) const noexcept {
        const port_value port = authority_.port_number();
        const bool is_number = port.status == port_status::value && port.number != 0;
        const bool is_left_out = port.status == port_status::absent ||
                                 (can_be_empty && port.status == port_status::empty);
        return is_number || is_left_out ? maybe_error()
                                        : error(error_reason::port_out_of_range, component::port,
                                                authority_.host().size() + 1);
    }

private:
    maybe_error error(error_reason why, component where, std::size_t offset) const noexcept {
        return uri_error{why, where, start_ + offset};
    }

    maybe_error dns_name(std::string_view name) const noexcept {
        int cs = host_name::host_name_start;
        const unsigned char* const begin = octets(name);
        const unsigned char* const stop = host_name::run(cs, begin, begin + name.size());
        if (cs < host_name::host_name_first_final) {
            return error(error_reason::not_a_host_name, component::host,
                         static_cast<std::size_t>(stop - begin));
        }
        if (name.ends_with('.')) {
            name.remove_suffix(1);
        }
        for (std::size_t label = 0, dot; label < name.size(); label = dot + 1) {
            dot = std::min(name.find('.', label), name.size());
            if (dot - label > longest_dns_label) {
                return error(error_reason::host_name_too_long, component::host,
                             label + longest_dns_label);
            }
        }
        return name.size() > longest_dns_name
                   ? error(error_reason::host_name_too_long, component::host, longest_dns_name)
                   : maybe_error();
    }

    authority_view authority_;
    std::size_t start_;
};

bool is_http(std::string_view scheme) noexcept {
    static constexpr std::string_view schemes[] = {"http", "https"};
    return is_listed(scheme, schemes);
}

// Checks what only http and https URIs must have (RFC 9110, section 4.2).
maybe_error check_http_uri(const request_target_view& target) noexcept {
    const uri_components& at = target.components();
    if (!target.has_authority()) {
        const std::size_t colon = target.scheme().size();
        const bool has_slash = target.path().starts_with('/');
        return uri_error{error_reason::missing_authority, component::host,
                         colon + (has_slash ? 2 : 1)};
    }
    if (target.has_userinfo()) {
        const std::size_t at_sign = at.host_begin - std::size_t{1};
        return uri_error{error_reason::userinfo_in_target, component::userinfo, at_sign};
    }
    return {};
}

bool same_host(const authority_view& a, const authority_view& b) noexcept {
    return equal_ignoring_case(decoded_view(a.host()), decoded_view(b.host()));
}

// Returns the port that an absent or empty port of the target stands for.
std::optional<std::uint16_t> default_port(const request_target_view& target) noexcept {
    const scheme_rules* const scheme = scheme_table().find(target.scheme());
    return scheme != nullptr ? scheme->default_port : std::nullopt;
}

std::optional<std::uint16_t> number_of(const authority_view& authority) noexcept {
    const port_value port = authority.port_number();
    return port.status == port_status::value ? std::optional(port.number) : std::nullopt;
}

bool same_port(const authority_view& host, const authority_view& of_target,
               const request_target_view& target) noexcept {
    const auto wanted = number_of(of_target);
    const auto given = number_of(host);
    if (target.form() == request_form::authority) {
        return !given || given == wanted;
    }
    if (of_target.port_number().status == port_status::overflow) {
        return false;
    }
    const auto usual = default_port(target);
    return (given ? given : usual) == (wanted ? wanted : usual);
}

// Compares a field Host with the authority of the target.
maybe_error compare(const authority_view& host, const request_target_view& target) noexcept {
    const auto of_target = target.authority_parts();
    if (!of_target) {
        return {};
    }
    if (!same_host(host, *of_target)) {
        return uri_error{error_reason::other_authority, component::host, 0};
    }
    if (!same_port(host, *of_target, target)) {
        const std::size_t port = host.host().size() + (host.has_port() ? 1 : 0);
        return uri_error{error_reason::other_authority, component::port, port};
    }
    return {};
}

// Returns `a` if it is an error, and `b` otherwise.
maybe_error first(const maybe_error& a, const maybe_error& b) noexcept {
    return a ? a : b;
}

}  // namespace

bool allows_scheme(const http_rules& rules, std::string_view scheme) noexcept {
    for (std::string_view rest = rules.schemes; !rest.empty();) {
        const std::size_t end = std::min(rest.find(' '), rest.size());
        const std::string_view allowed = subtext(rest, 0, end);
        if (allowed == "*" || (!allowed.empty() && equal_ignoring_case(allowed, scheme))) {
            return true;
        }
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return false;
}

maybe_error check_target(const request_target_view& target, const http_rules& rules) noexcept {
    if (target.has_scheme()) {
        if (!allows_scheme(rules, target.scheme())) {
            return uri_error{error_reason::scheme_not_allowed, component::scheme, 0};
        }
        if (is_http(target.scheme())) {
            if (const auto error = check_http_uri(target)) {
                return error;
            }
        }
    }
    const auto authority = target.authority_parts();
    if (!authority) {
        return {};
    }
    const bool is_connect = target.form() == request_form::authority;
    const authority_check check(*authority, target.components().host_begin);
    const bool needs_host = is_connect || is_http(target.scheme());
    return first(needs_host ? check.empty_host() : maybe_error(),
                 first(check.name(rules), check.port(!is_connect)));
}

maybe_error check_host(const authority_view& host, const request_target_view* target,
                       const http_rules& rules) noexcept {
    const authority_check check(host, 0);
    const bool can_be_empty =
        target != nullptr && target->has_scheme() && host.text().empty() && target->host().empty();
    const maybe_error error = first(can_be_empty ? maybe_error() : check.empty_host(),
                                    first(check.name(rules), check.port(true)));
    return error || target == nullptr || rules.other_authority ? error : compare(host, *target);
}

}  // namespace uriscan
