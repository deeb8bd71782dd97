// The rules of HTTP in the C functions.
#include "c/request_target.hpp"

namespace uriscan::c {
namespace {

constexpr uriscan_rule constant_of(request_form form) noexcept {
    return URISCAN_RULE_ORIGIN_FORM + static_cast<uriscan_rule>(form);
}

static_assert(constant_of(request_form::origin) == URISCAN_RULE_ORIGIN_FORM);
static_assert(constant_of(request_form::absolute) == URISCAN_RULE_ABSOLUTE_FORM);
static_assert(constant_of(request_form::authority) == URISCAN_RULE_AUTHORITY_FORM);
static_assert(constant_of(request_form::asterisk) == URISCAN_RULE_ASTERISK_FORM);

constexpr request_form form_of(uriscan_rule constant) noexcept {
    return static_cast<request_form>(constant - URISCAN_RULE_ORIGIN_FORM);
}

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
