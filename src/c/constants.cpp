// The constants of the C functions.  If an assertion fails here, an enumeration of the C++ library
// has changed.  The constants of C never change: append the new enumerator, or convert it.
#include "c/constants.hpp"

#include <array>

#include "uriscan/audit.hpp"
#include "uriscan/normalize.hpp"
#include "uriscan/repair.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan::c {
namespace {

// Says whether an enumerator of C++ has the value of a constant of C.
template <class Enumeration>
constexpr bool is(Enumeration enumerator, int constant) noexcept {
    return static_cast<int>(enumerator) == constant;
}

static_assert(is(rule::uri_reference, URISCAN_RULE_URI_REFERENCE));
static_assert(is(rule::uri, URISCAN_RULE_URI));
static_assert(is(rule::absolute_uri, URISCAN_RULE_ABSOLUTE_URI));
static_assert(is(rule::relative_ref, URISCAN_RULE_RELATIVE_REF));

static_assert(iri_rule_of(URISCAN_RULE_IRI_REFERENCE) == iri_rule::iri_reference);
static_assert(iri_rule_of(URISCAN_RULE_IRI) == iri_rule::iri);
static_assert(iri_rule_of(URISCAN_RULE_ABSOLUTE_IRI) == iri_rule::absolute_iri);
static_assert(iri_rule_of(URISCAN_RULE_RELATIVE_IRI_REF) == iri_rule::relative_iri_ref);

static_assert(is(component::scheme, URISCAN_COMPONENT_SCHEME));
static_assert(is(component::userinfo, URISCAN_COMPONENT_USERINFO));
static_assert(is(component::host, URISCAN_COMPONENT_HOST));
static_assert(is(component::port, URISCAN_COMPONENT_PORT));
static_assert(is(component::path, URISCAN_COMPONENT_PATH));
static_assert(is(component::query, URISCAN_COMPONENT_QUERY));
static_assert(is(component::fragment, URISCAN_COMPONENT_FRAGMENT));

static_assert(is(kind_of_host::none, URISCAN_HOST_NONE));
static_assert(is(kind_of_host::reg_name, URISCAN_HOST_REG_NAME));
static_assert(is(kind_of_host::ipv4, URISCAN_HOST_IPV4));
static_assert(is(kind_of_host::ipv6, URISCAN_HOST_IPV6));
static_assert(is(kind_of_host::ipvfuture, URISCAN_HOST_IPVFUTURE));

static_assert(is(normalization::letter_case, URISCAN_NORMALIZE_LETTER_CASE));
static_assert(is(normalization::percent_encoding, URISCAN_NORMALIZE_PERCENT_ENCODING));
static_assert(is(normalization::dot_segments, URISCAN_NORMALIZE_DOT_SEGMENTS));
static_assert(is(normalization::default_port, URISCAN_NORMALIZE_DEFAULT_PORT));
static_assert(is(normalization::empty_port, URISCAN_NORMALIZE_EMPTY_PORT));
static_assert(is(normalization::empty_path, URISCAN_NORMALIZE_EMPTY_PATH));
static_assert(is(normalization::syntax_based, URISCAN_NORMALIZE_SYNTAX_BASED));
static_assert(is(normalization::scheme_based, URISCAN_NORMALIZE_SCHEME_BASED));
static_assert(is(normalization::ipv6_address, URISCAN_NORMALIZE_IPV6_ADDRESS));

static_assert(is(repairs::space, URISCAN_REPAIR_SPACE));
static_assert(is(repairs::control, URISCAN_REPAIR_CONTROL));
static_assert(is(repairs::non_ascii, URISCAN_REPAIR_NON_ASCII));
static_assert(is(repairs::delimiters, URISCAN_REPAIR_DELIMITERS));
static_assert(is(repairs::brackets, URISCAN_REPAIR_BRACKETS));
static_assert(is(repairs::backslash, URISCAN_REPAIR_BACKSLASH));
static_assert(is(repairs::unwise, URISCAN_REPAIR_UNWISE));
static_assert(is(repairs::number_sign, URISCAN_REPAIR_NUMBER_SIGN));
static_assert(is(repairs::percent_sign, URISCAN_REPAIR_PERCENT_SIGN));
static_assert(is(repairs::backslash_as_slash, URISCAN_REPAIR_BACKSLASH_AS_SLASH));
static_assert(is(repairs::surrounding, URISCAN_REPAIR_SURROUNDING));
static_assert(is(repairs::usual, URISCAN_REPAIR_USUAL));
static_assert(is(repairs::all, URISCAN_REPAIR_ALL));

static_assert(is(audit_finding::scheme_not_lower_case, URISCAN_FINDING_SCHEME_NOT_LOWER_CASE));
static_assert(is(audit_finding::script_scheme, URISCAN_FINDING_SCRIPT_SCHEME));
static_assert(is(audit_finding::missing_authority, URISCAN_FINDING_MISSING_AUTHORITY));
static_assert(is(audit_finding::network_path_reference, URISCAN_FINDING_NETWORK_PATH_REFERENCE));
static_assert(is(audit_finding::host_in_file_uri, URISCAN_FINDING_HOST_IN_FILE_URI));
static_assert(is(audit_finding::userinfo_present, URISCAN_FINDING_USERINFO_PRESENT));
static_assert(is(audit_finding::password_present, URISCAN_FINDING_PASSWORD_PRESENT));
static_assert(is(audit_finding::userinfo_like_host, URISCAN_FINDING_USERINFO_LIKE_HOST));
static_assert(is(audit_finding::at_sign_after_authority, URISCAN_FINDING_AT_SIGN_AFTER_AUTHORITY));
static_assert(is(audit_finding::empty_host, URISCAN_FINDING_EMPTY_HOST));
static_assert(is(audit_finding::numeric_host, URISCAN_FINDING_NUMERIC_HOST));
static_assert(is(audit_finding::encoded_octet_in_host, URISCAN_FINDING_ENCODED_OCTET_IN_HOST));
static_assert(is(audit_finding::encoded_delimiter_in_host,
                 URISCAN_FINDING_ENCODED_DELIMITER_IN_HOST));
static_assert(is(audit_finding::encoded_control_in_host, URISCAN_FINDING_ENCODED_CONTROL_IN_HOST));
static_assert(is(audit_finding::non_ascii_host, URISCAN_FINDING_NON_ASCII_HOST));
static_assert(is(audit_finding::punycode_host, URISCAN_FINDING_PUNYCODE_HOST));
static_assert(is(audit_finding::sub_delim_in_host, URISCAN_FINDING_SUB_DELIM_IN_HOST));
static_assert(is(audit_finding::underscore_in_host, URISCAN_FINDING_UNDERSCORE_IN_HOST));
static_assert(is(audit_finding::empty_label_in_host, URISCAN_FINDING_EMPTY_LABEL_IN_HOST));
static_assert(is(audit_finding::hyphen_at_label_edge, URISCAN_FINDING_HYPHEN_AT_LABEL_EDGE));
static_assert(is(audit_finding::host_too_long, URISCAN_FINDING_HOST_TOO_LONG));
static_assert(is(audit_finding::trailing_dot_in_host, URISCAN_FINDING_TRAILING_DOT_IN_HOST));
static_assert(is(audit_finding::ipvfuture_host, URISCAN_FINDING_IPVFUTURE_HOST));
static_assert(is(audit_finding::ipv4_in_ipv6, URISCAN_FINDING_IPV4_IN_IPV6));
static_assert(is(audit_finding::metadata_host, URISCAN_FINDING_METADATA_HOST));
static_assert(is(audit_finding::loopback_host, URISCAN_FINDING_LOOPBACK_HOST));
static_assert(is(audit_finding::private_host, URISCAN_FINDING_PRIVATE_HOST));
static_assert(is(audit_finding::link_local_host, URISCAN_FINDING_LINK_LOCAL_HOST));
static_assert(is(audit_finding::unspecified_host, URISCAN_FINDING_UNSPECIFIED_HOST));
static_assert(is(audit_finding::multicast_host, URISCAN_FINDING_MULTICAST_HOST));
static_assert(is(audit_finding::reserved_host, URISCAN_FINDING_RESERVED_HOST));
static_assert(is(audit_finding::empty_port, URISCAN_FINDING_EMPTY_PORT));
static_assert(is(audit_finding::zero_port, URISCAN_FINDING_ZERO_PORT));
static_assert(is(audit_finding::port_with_leading_zeros, URISCAN_FINDING_PORT_WITH_LEADING_ZEROS));
static_assert(is(audit_finding::port_overflow, URISCAN_FINDING_PORT_OVERFLOW));
static_assert(is(audit_finding::dot_segment, URISCAN_FINDING_DOT_SEGMENT));
static_assert(is(audit_finding::encoded_dot_segment, URISCAN_FINDING_ENCODED_DOT_SEGMENT));
static_assert(is(audit_finding::dot_segment_with_parameter,
                 URISCAN_FINDING_DOT_SEGMENT_WITH_PARAMETER));
static_assert(is(audit_finding::double_slash_in_path, URISCAN_FINDING_DOUBLE_SLASH_IN_PATH));
static_assert(is(audit_finding::encoded_slash_in_path, URISCAN_FINDING_ENCODED_SLASH_IN_PATH));
static_assert(is(audit_finding::encoded_backslash_in_path,
                 URISCAN_FINDING_ENCODED_BACKSLASH_IN_PATH));
static_assert(is(audit_finding::encoded_control, URISCAN_FINDING_ENCODED_CONTROL));
static_assert(is(audit_finding::double_encoding, URISCAN_FINDING_DOUBLE_ENCODING));
static_assert(is(audit_finding::overlong_encoding, URISCAN_FINDING_OVERLONG_ENCODING));
static_assert(is(audit_finding::encoded_bidi_control, URISCAN_FINDING_ENCODED_BIDI_CONTROL));
static_assert(is(audit_finding::backslash, URISCAN_FINDING_BACKSLASH));
static_assert(is(audit_finding::tab_or_line_end, URISCAN_FINDING_TAB_OR_LINE_END));
static_assert(is(audit_finding::space, URISCAN_FINDING_SPACE));
static_assert(is(audit_finding::several_at_signs, URISCAN_FINDING_SEVERAL_AT_SIGNS));
static_assert(is(audit_finding::text_after_ip_literal, URISCAN_FINDING_TEXT_AFTER_IP_LITERAL));
static_assert(is(audit_finding::zone_identifier, URISCAN_FINDING_ZONE_IDENTIFIER));
static_assert(is(audit_finding::brackets_outside_host, URISCAN_FINDING_BRACKETS_OUTSIDE_HOST));
static_assert(is(audit_finding::non_ascii, URISCAN_FINDING_NON_ASCII));
static_assert(is(audit_finding::forbidden_octet_in_authority,
                 URISCAN_FINDING_FORBIDDEN_OCTET_IN_AUTHORITY));
static_assert(is(audit_finding::stray_percent_sign, URISCAN_FINDING_STRAY_PERCENT_SIGN));

// A part and its constant.
struct part_row {
    std::int32_t constant;
    encode_for part;
};

constexpr part_row parts[] = {
    {URISCAN_ENCODE_USER_NAME, encode_for::user_name},
    {URISCAN_ENCODE_PASSWORD, encode_for::password},
    {URISCAN_ENCODE_HOST, encode_for::host},
    {URISCAN_ENCODE_SEGMENT, encode_for::segment},
    {URISCAN_ENCODE_SEGMENT_WITHOUT_COLON, encode_for::segment_without_colon},
    {URISCAN_ENCODE_PATH, encode_for::path},
    {URISCAN_ENCODE_QUERY, encode_for::query},
    {URISCAN_ENCODE_QUERY_PARAMETER, encode_for::query_parameter},
    {URISCAN_ENCODE_FRAGMENT, encode_for::fragment},
    {URISCAN_ENCODE_UNRESERVED, encode_for::unreserved},
};

// A reason and its status.
struct status_row {
    error_reason reason;
    uriscan_status status;
};

constexpr status_row statuses[] = {
    {error_reason::too_long, URISCAN_TOO_LONG},
    {error_reason::missing_scheme, URISCAN_MISSING_SCHEME},
    {error_reason::unexpected_fragment, URISCAN_UNEXPECTED_FRAGMENT},
    {error_reason::malformed_percent_encoding, URISCAN_MALFORMED_PERCENT_ENCODING},
    {error_reason::colon_in_first_segment, URISCAN_COLON_IN_FIRST_SEGMENT},
    {error_reason::malformed_ip_literal, URISCAN_MALFORMED_IP_LITERAL},
    {error_reason::invalid_port, URISCAN_INVALID_PORT},
    {error_reason::unexpected_end, URISCAN_UNEXPECTED_END},
    {error_reason::unexpected_character, URISCAN_UNEXPECTED_CHARACTER},
    {error_reason::buffer_too_small, URISCAN_BUFFER_TOO_SMALL},
    {error_reason::base_without_scheme, URISCAN_BASE_WITHOUT_SCHEME},
    {error_reason::climbs_above_root, URISCAN_CLIMBS_ABOVE_ROOT},
    {error_reason::unreachable, URISCAN_UNREACHABLE},
    {error_reason::missing_host, URISCAN_MISSING_HOST},
    {error_reason::path_not_absolute, URISCAN_PATH_NOT_ABSOLUTE},
    {error_reason::path_begins_with_slashes, URISCAN_PATH_BEGINS_WITH_SLASHES},
    {error_reason::dot_segment, URISCAN_DOT_SEGMENT},
    {error_reason::scheme_not_allowed, URISCAN_SCHEME_NOT_ALLOWED},
    {error_reason::missing_authority, URISCAN_MISSING_AUTHORITY},
    {error_reason::userinfo_in_target, URISCAN_USERINFO_IN_TARGET},
    {error_reason::empty_host, URISCAN_EMPTY_HOST},
    {error_reason::not_a_host_name, URISCAN_NOT_A_HOST_NAME},
    {error_reason::host_name_too_long, URISCAN_HOST_NAME_TOO_LONG},
    {error_reason::port_out_of_range, URISCAN_PORT_OUT_OF_RANGE},
    {error_reason::other_authority, URISCAN_OTHER_AUTHORITY},
    {error_reason::invalid_literal, URISCAN_INVALID_LITERAL},
    {error_reason::unclosed_expression, URISCAN_UNCLOSED_EXPRESSION},
    {error_reason::reserved_operator, URISCAN_RESERVED_OPERATOR},
    {error_reason::invalid_variable_name, URISCAN_INVALID_VARIABLE_NAME},
    {error_reason::invalid_modifier, URISCAN_INVALID_MODIFIER},
    {error_reason::prefix_of_composite, URISCAN_PREFIX_OF_COMPOSITE},
    {error_reason::repeated_variable, URISCAN_REPEATED_VARIABLE},
    {error_reason::ambiguous_template, URISCAN_AMBIGUOUS_TEMPLATE},
    {error_reason::too_many_states, URISCAN_TOO_MANY_STATES},
};

// The status of each reason.
constexpr auto status_by_reason = [] {
    std::array<uriscan_status, 256> table{};
    table.fill(URISCAN_INVALID_ARGUMENT);
    for (const status_row& row : statuses) {
        table[static_cast<std::size_t>(row.reason)] = row.status;
    }
    return table;
}();

}  // namespace

std::optional<encode_for> part_of(std::int32_t constant) noexcept {
    for (const part_row& row : parts) {
        if (row.constant == constant) {
            return row.part;
        }
    }
    return std::nullopt;
}

uriscan_status status_of(error_reason why) noexcept {
    return status_by_reason[static_cast<std::size_t>(why)];
}

const error_reason* reason_of(uriscan_status status) noexcept {
    for (const status_row& row : statuses) {
        if (row.status == status) {
            return &row.reason;
        }
    }
    return nullptr;
}

}  // namespace uriscan::c
