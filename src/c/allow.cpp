// The C functions that parse a text and let octets through.
#include "uriscan/allow.hpp"

#include <array>
#include <climits>

#include "c/conversions.hpp"
#include "operations/machine_states.hpp"
#include "uriscan/request_target.hpp"

namespace uriscan::c {
namespace {

struct octet_flag {
    char octet;
    std::uint32_t flag;
};

// The octets that have a flag of their own.
constexpr octet_flag octet_flags[] = {
    {' ', URISCAN_ALLOW_SPACE},        {'"', URISCAN_ALLOW_DOUBLE_QUOTE},
    {'<', URISCAN_ALLOW_LESS_THAN},    {'>', URISCAN_ALLOW_GREATER_THAN},
    {'[', URISCAN_ALLOW_LEFT_BRACKET}, {']', URISCAN_ALLOW_RIGHT_BRACKET},
    {'\\', URISCAN_ALLOW_BACKSLASH},   {'^', URISCAN_ALLOW_CIRCUMFLEX},
    {'`', URISCAN_ALLOW_BACKQUOTE},    {'{', URISCAN_ALLOW_LEFT_BRACE},
    {'|', URISCAN_ALLOW_VERTICAL_BAR}, {'}', URISCAN_ALLOW_RIGHT_BRACE},
    {'#', URISCAN_ALLOW_NUMBER_SIGN},  {'%', URISCAN_ALLOW_PERCENT_SIGN},
};

// The flag of each octet, or 0.
constexpr auto flags_of_octets = [] {
    std::array<std::uint32_t, 256> flags{};
    for (std::size_t octet = 0; octet < flags.size(); ++octet) {
        flags[octet] = octet >= 0x80                   ? URISCAN_ALLOW_NON_ASCII
                       : octet < 0x20 || octet == 0x7F ? URISCAN_ALLOW_CONTROL
                                                       : 0;
    }
    for (const octet_flag& row : octet_flags) {
        flags[static_cast<unsigned char>(row.octet)] = row.flag;
    }
    return flags;
}();

// Says whether the octets with a flag are exactly those that a fragment cannot contain.
consteval bool agree_flags_with_grammar() {
    for (std::size_t octet = 0; octet < flags_of_octets.size(); ++octet) {
        if ((flags_of_octets[octet] == 0) != has_octet(fragment_octets, octet)) {
            return false;
        }
    }
    return true;
}
static_assert(agree_flags_with_grammar());

constexpr std::uint32_t flag_of(char octet) noexcept {
    return flags_of_octets[static_cast<unsigned char>(octet)];
}

allowances allowances_of(std::uint32_t flags) noexcept {
    allowances allowed;
    for (int value = CHAR_MIN; value <= CHAR_MAX; ++value) {
        const char octet = static_cast<char>(value);
        if ((flag_of(octet) & flags) != 0) {
            allowed.allow(octet);
        }
    }
    if ((flags & URISCAN_ALLOW_ZONE_IDS) != 0) {
        allowed.allow_zone_ids();
    }
    return allowed;
}

std::uint32_t flags_of(const allowances& allowed) noexcept {
    std::uint32_t flags = allowed.allows_zone_ids() ? URISCAN_ALLOW_ZONE_IDS : 0;
    for (int value = CHAR_MIN; value <= CHAR_MAX; ++value) {
        const char octet = static_cast<char>(value);
        flags |= allowed.allows(octet) ? flag_of(octet) : 0;
    }
    return flags;
}

// Parses a text in origin-form that the strict parser refused.  The origin-form has no fragment.
result<allowed_view> parse_origin_form(std::string_view text, const allowances& allowed) noexcept {
    const result<allowed_view> parsed = parse_path_allowing(text, allowed);
    if (parsed ? parsed->has_fragment() : parsed.error().component == component::fragment) {
        return uri_error{error_reason::unexpected_fragment, component::fragment, text.find('#')};
    }
    return parsed;
}

// Parses a text that the strict parser refused.
result<allowed_view> parse_again(uriscan_rule constant, std::string_view text,
                                 const allowances& allowed) noexcept {
    if (constant == URISCAN_RULE_ORIGIN_FORM) {
        return parse_origin_form(text, allowed);
    }
    const rule checked = rule_of(constant).value_or(rule::absolute_uri);
    return parse_allowing(checked, text, allowed);
}

bool is_allowing(uriscan_rule constant) noexcept {
    return rule_of(constant) || constant == URISCAN_RULE_ORIGIN_FORM ||
           constant == URISCAN_RULE_ABSOLUTE_FORM;
}

}  // namespace

}  // namespace uriscan::c

using namespace uriscan;
using namespace uriscan::c;

uriscan_status uriscan_parse_allowing(uriscan_rule rule, const char* text, std::size_t size,
                                      std::uint32_t allowed, uriscan_uri* uri, uriscan_error* error,
                                      std::uint32_t* let_through) noexcept {
    if (let_through != nullptr) {
        *let_through = 0;
    }
    if (!is_allowing(rule) || !are_known(allowed, URISCAN_ALLOW_ALL)) {
        if (uri != nullptr) {
            *uri = {};
        }
        return store(URISCAN_INVALID_ARGUMENT, error);
    }
    uriscan_error refused;
    const uriscan_status status = uriscan_parse(rule, text, size, uri, &refused);
    if (error != nullptr) {
        *error = refused;
    }
    if (!error_of(refused)) {  // the text is valid
        return status;
    }
    const result<allowed_view> parsed = parse_again(rule, {text, size}, allowances_of(allowed));
    if (!parsed) {
        return store(parsed.error(), error);
    }
    if (uri != nullptr) {
        *uri = uri_of(parsed->components(), static_cast<std::uint32_t>(size));
        uri->form = rule_of(rule) ? 0 : static_cast<std::uint32_t>(rule);
    }
    if (let_through != nullptr) {
        *let_through = flags_of(parsed->let_through());
    }
    return store(URISCAN_OK, error);
}

std::uint32_t uriscan_allowances(const char* octets, std::size_t size) noexcept {
    std::uint32_t flags = 0;
    for (const char octet : std::string_view(octets, size)) {
        if (flag_of(octet) == 0) {
            return 0;
        }
        flags |= flag_of(octet);
    }
    return flags;
}
