// Parses request targets and values of the field Host.
//
// Most targets have the origin form or the absolute form, which the kernels read fast.  Another
// machine (ragel/request_target_parser.rl) reads the other two forms, and the field Host.
//
// A text can have two forms: "h:80" is an absolute form and an authority form.  If both are
// allowed, it counts as an authority form.
#include "uriscan/request_target.hpp"

#include <algorithm>

#include "http/explain.hpp"
#include "http/reading.hpp"
#include "kernels/kernels.hpp"
#include "origin_form_automaton.hpp"
#include "parse/authority.hpp"
#include "uriscan/detail/automaton.hpp"

namespace uriscan {
namespace {

constexpr uri_error too_long = {error_reason::too_long, component::path, max_text_size};

constexpr form_set all_forms = {request_form::origin, request_form::absolute,
                                request_form::authority, request_form::asterisk};

// Returns the forms that the target of a request can have (RFC 9112, section 3.2).
form_set forms_of(std::string_view method) noexcept {
    if (method == "CONNECT") {
        return {request_form::authority};
    }
    if (method == "OPTIONS") {
        return {request_form::origin, request_form::absolute, request_form::asterisk};
    }
    return {request_form::origin, request_form::absolute};
}

// Says whether an origin form can start like the text.
bool can_be_origin_form(std::string_view text) noexcept {
    using machine = automaton<origin_form_automaton>;
    return !text.empty() && machine::after(machine::start, text.front()) != machine::error;
}

// Returns the components of a text of `size` octets without scheme, path and query: an authority
// form, an asterisk form, or a value of the field Host.
uri_components components_of(std::uint32_t host_end, std::uint32_t size) noexcept {
    return {.host_end = std::min(host_end, size),
            .path_begin = size,
            .path_end = size,
            .query_end = size};
}

// Says whether the text has the absolute form, and stores its components in `at`.  If the text also
// has the authority form, and this form is allowed, returns false.
bool is_absolute_form(form_set allowed, std::string_view text, uri_components& at) noexcept {
    const extent read = read_uri_reference(text, at);
    const auto unused = [] { return std::uint32_t{0}; };
    return check_rule(rule::absolute_uri, at, read, unused).whole &&
           (!allowed.has(request_form::authority) || !read_host_field(text).read.whole);
}

// Parses a text for which the origin form and the absolute form are not allowed, or do not fit.
[[gnu::noinline]] result<request_target_view> parse_other_form(form_set allowed,
                                                               std::string_view text) noexcept {
    const auto size = static_cast<std::uint32_t>(text.size());
    if (allowed.has(request_form::authority)) {
        const host_reading found = read_host_field(text);
        if (found.is_authority_form) {
            return request_target_view::unchecked(text, components_of(found.host_end, size),
                                                  request_form::authority);
        }
    }
    if (allowed.has(request_form::asterisk) && read_asterisk_form(text).whole) {
        return request_target_view::unchecked(text, components_of(size, size),
                                              request_form::asterisk);
    }
    return explain_request_target(allowed, text);
}

result<request_target_view> parse_allowed(form_set allowed, std::string_view text) noexcept {
    if (text.size() > max_text_size) {
        return too_long;
    }
    if (can_be_origin_form(text)) {
        const origin_reading found = kernel_in_use::read_origin_form(text);
        if (found.read.whole && allowed.has(request_form::origin)) {
            const uri_components at = {.path_end = found.path_end, .query_end = found.read.stop};
            return request_target_view::unchecked(text, at, request_form::origin);
        }
    } else if (allowed.has(request_form::absolute)) {
        uri_components at;
        if (is_absolute_form(allowed, text, at)) {
            return request_target_view::unchecked(text, at, request_form::absolute);
        }
    }
    return parse_other_form(allowed, text);
}

}  // namespace

result<request_target_view> parse_request_target(std::string_view text) noexcept {
    return parse_allowed(all_forms, text);
}

result<request_target_view> parse_request_target(std::string_view text,
                                                 std::string_view method) noexcept {
    return parse_allowed(forms_of(method), text);
}

result<request_target_view> parse_request_target(std::string_view text,
                                                 request_form form) noexcept {
    return parse_allowed({form}, text);
}

result<authority_view> parse_host_field(std::string_view text) noexcept {
    if (text.size() > max_text_size) {
        return too_long;
    }
    const host_reading found = read_host_field(text);
    if (!found.read.whole) {
        return explain_host_field(text);
    }
    const uri_components at = components_of(found.host_end, found.read.stop);
    return authority_view(text, at.host_begin, at.host_end);
}

std::string_view name_of(request_form form) noexcept {
    switch (form) {
        case request_form::origin: return "origin-form";
        case request_form::absolute: return "absolute-form";
        case request_form::authority: return "authority-form";
        case request_form::asterisk: return "asterisk-form";
    }
    return "";
}

kind_of_host request_target_view::host_kind() const noexcept {
    return ask(authority_parts(), &authority_view::host_kind, kind_of_host::none);
}

std::optional<ipv4_octets> request_target_view::ipv4_address() const noexcept {
    return ask(authority_parts(), &authority_view::ipv4_address);
}

std::optional<ipv6_octets> request_target_view::ipv6_address() const noexcept {
    return ask(authority_parts(), &authority_view::ipv6_address);
}

port_value request_target_view::port_number() const noexcept {
    return ask(authority_parts(), &authority_view::port_number);
}

}  // namespace uriscan
