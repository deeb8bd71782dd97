// The rules of HTTP in the C functions.
#include "c/request_target.hpp"

#include "uriscan/http_rules.hpp"

namespace uriscan::c {
namespace {

constexpr uriscan_rule constant_of(request_form form) noexcept {
    return URISCAN_RULE_ORIGIN_FORM + static_cast<uriscan_rule>(form);
}

static_assert(constant_of(request_form::origin) == URISCAN_RULE_ORIGIN_FORM);
static_assert(constant_of(request_form::absolute) == URISCAN_RULE_ABSOLUTE_FORM);
static_assert(constant_of(request_form::authority) == URISCAN_RULE_AUTHORITY_FORM);
static_assert(constant_of(request_form::asterisk) == URISCAN_RULE_ASTERISK_FORM);

result<uriscan_uri> converted(const result<request_target_view>& target) noexcept {
    if (!target) {
        return target.error();
    }
    uriscan_uri uri =
        uri_of(target->components(), static_cast<std::uint32_t>(target->text().size()));
    uri.form = static_cast<std::uint32_t>(constant_of(target->form()));
    return uri;
}

result<uriscan_uri> parse_host(std::string_view text) noexcept {
    const result<authority_view> parsed = parse_host_field(text);
    if (!parsed) {
        return parsed.error();
    }
    const auto size = static_cast<std::uint32_t>(text.size());
    const auto host_end = static_cast<std::uint32_t>(parsed->host().size());
    return uriscan_uri{0, 0, host_end, size, size, size, size, URISCAN_RULE_HOST_FIELD};
}

constexpr std::uint32_t http_flags = URISCAN_HTTP_ANY_NAME | URISCAN_HTTP_OTHER_AUTHORITY;

http_rules rules_of(const uriscan_http_rules* given) noexcept {
    http_rules rules;
    if (given == nullptr) {
        return rules;
    }
    if (given->schemes.data != nullptr) {
        rules.schemes = {given->schemes.data, given->schemes.size};
    }
    if ((given->flags & URISCAN_HTTP_ANY_NAME) != 0) {
        rules.names = host_names::any;
    }
    rules.other_authority = (given->flags & URISCAN_HTTP_OTHER_AUTHORITY) != 0;
    return rules;
}

bool has_known_flags(const uriscan_http_rules* rules) noexcept {
    return rules == nullptr || are_known(rules->flags, http_flags);
}

// Returns the view of a parsed target.
request_target_view target_of(const uriscan_uri& uri, const char* text) noexcept {
    const uri_view view = view_of(uri, text);
    return request_target_view::unchecked(view.text(), view.components(),
                                          form_of(static_cast<uriscan_rule>(uri.form)));
}

uriscan_status store_found(const std::optional<uri_error>& found, uriscan_error* error) noexcept {
    return found ? store(*found, error) : store(URISCAN_OK, error);
}

}  // namespace

result<uriscan_uri> parse_http(uriscan_rule constant, std::string_view text) noexcept {
    switch (constant) {
        case URISCAN_RULE_REQUEST_TARGET: return converted(parse_request_target(text));
        case URISCAN_RULE_HOST_FIELD: return parse_host(text);
        default: return converted(parse_request_target(text, form_of(constant)));
    }
}

}  // namespace uriscan::c

using namespace uriscan;
using namespace uriscan::c;

uriscan_status uriscan_parse_request_target(const char* method, std::size_t method_size,
                                            const char* text, std::size_t size, uriscan_uri* uri,
                                            uriscan_error* error) noexcept {
    const std::string_view target(text, size);
    return store(converted(parse_request_target(target, {method, method_size})), uri, error);
}

uriscan_status uriscan_check_target(const uriscan_uri* target, const char* text,
                                    const uriscan_http_rules* rules,
                                    uriscan_error* error) noexcept {
    if (!has_known_flags(rules)) {
        return store(URISCAN_INVALID_ARGUMENT, error);
    }
    return store_found(check_target(target_of(*target, text), rules_of(rules)), error);
}

uriscan_status uriscan_check_host(const uriscan_uri* host, const char* text,
                                  const uriscan_uri* target, const char* text_of_target,
                                  const uriscan_http_rules* rules, uriscan_error* error) noexcept {
    if (!has_known_flags(rules)) {
        return store(URISCAN_INVALID_ARGUMENT, error);
    }
    const auto authority = authority_of(*host, text).authority_parts();
    const auto checked =
        target != nullptr ? target_of(*target, text_of_target) : request_target_view();
    return store_found(check_host(authority.value_or(authority_view()),
                                  target != nullptr ? &checked : nullptr, rules_of(rules)),
                       error);
}

int uriscan_allows_scheme(const char* scheme, std::size_t size,
                          const uriscan_http_rules* rules) noexcept {
    return allows_scheme(rules_of(rules), {scheme, size}) ? 1 : 0;
}
