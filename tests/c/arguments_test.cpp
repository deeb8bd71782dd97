// The C functions with null pointers and with unknown constants.
#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <string_view>

#include "uriscan/uriscan.h"

namespace uriscan::tests {
namespace {

constexpr uriscan_uri empty_reference = {};  // the empty relative reference

TEST(c, parses_null_as_the_empty_text) {
    uriscan_uri uri = {9, 9, 9, 9, 9, 9, 9, 9};
    uriscan_error error;
    EXPECT_EQ(uriscan_is_valid(URISCAN_RULE_URI_REFERENCE, nullptr, 0), 1);
    EXPECT_EQ(uriscan_is_valid(URISCAN_RULE_HOST_FIELD, nullptr, 0), 1);
    EXPECT_EQ(uriscan_parse(URISCAN_RULE_URI_REFERENCE, nullptr, 0, &uri, nullptr), URISCAN_OK);
    EXPECT_EQ(uri.size, 0U);
    EXPECT_EQ(uriscan_parse(URISCAN_RULE_URI, nullptr, 0, nullptr, &error), URISCAN_MISSING_SCHEME);
    EXPECT_EQ(error.offset, 0U);
    EXPECT_EQ(uriscan_audit_refused(nullptr, 0, &error), 0U);
    EXPECT_EQ(uriscan_parse_request_target(nullptr, 0, nullptr, 0, nullptr, nullptr),
              URISCAN_UNEXPECTED_END);
    for (const uriscan_rule rule : {URISCAN_RULE_URI + 0, URISCAN_RULE_ORIGIN_FORM + 0}) {
        EXPECT_EQ(
            uriscan_parse_allowing(rule, nullptr, 0, URISCAN_ALLOW_ALL, nullptr, nullptr, nullptr),
            uriscan_parse(rule, nullptr, 0, nullptr, nullptr));
    }
    EXPECT_EQ(uriscan_allowances(nullptr, 0), 0U);
    const uriscan_slice null = {nullptr, 0};
    EXPECT_EQ(uriscan_parse_many(URISCAN_RULE_URI_REFERENCE, &null, 1, &uri, nullptr), 1U);
    EXPECT_EQ(uriscan_parse_many(URISCAN_RULE_URI_REFERENCE, nullptr, 0, nullptr, nullptr), 0U);
}

TEST(c, feeds_null_as_the_empty_text) {
    uriscan_push push;
    EXPECT_EQ(uriscan_push_start(&push, URISCAN_RULE_URI_REFERENCE), URISCAN_OK);
    EXPECT_EQ(uriscan_push_feed(&push, nullptr, 0), 1);
    EXPECT_EQ(uriscan_push_finish(&push, nullptr, nullptr), URISCAN_OK);
}

TEST(c, reads_null_as_the_empty_text) {
    unsigned char address[16];
    EXPECT_NE(uriscan_get(&empty_reference, nullptr, URISCAN_COMPONENT_PATH).data, nullptr);
    EXPECT_EQ(uriscan_get(&empty_reference, nullptr, URISCAN_COMPONENT_QUERY).data, nullptr);
    EXPECT_EQ(uriscan_host_kind(&empty_reference, nullptr), URISCAN_HOST_NONE);
    EXPECT_EQ(uriscan_host_address(&empty_reference, nullptr, address), 0);
    EXPECT_EQ(uriscan_port_number(&empty_reference, nullptr), URISCAN_PORT_ABSENT);
    EXPECT_EQ(uriscan_audit(&empty_reference, nullptr), 0U);
    EXPECT_EQ(uriscan_audit_host_field(nullptr, 0), 0U);
    EXPECT_EQ(uriscan_allows_scheme(nullptr, 0, nullptr), 0);
    EXPECT_EQ(uriscan_check_target(&empty_reference, nullptr, nullptr, nullptr), URISCAN_OK);
    EXPECT_EQ(uriscan_check_host(&empty_reference, nullptr, nullptr, nullptr, nullptr, nullptr),
              URISCAN_EMPTY_HOST);
    uriscan_found found;
    EXPECT_EQ(uriscan_find(nullptr, 0, 0, &found), 0);
}

std::size_t no_suffix(const char*, std::size_t, void*) {
    return 0;
}

TEST(c, reads_pieces_of_null) {
    EXPECT_EQ(uriscan_effective_port(&empty_reference, nullptr), URISCAN_PORT_ABSENT);
    EXPECT_EQ(uriscan_reference_kind(&empty_reference, nullptr), URISCAN_REFERENCE_EMPTY);
    EXPECT_EQ(uriscan_registrable_domain(&empty_reference, nullptr, no_suffix, nullptr).data,
              nullptr);
    EXPECT_EQ(uriscan_segment_count(&empty_reference, nullptr), 0U);
    EXPECT_EQ(uriscan_segment(&empty_reference, nullptr, 0).data, nullptr);
    EXPECT_EQ(uriscan_parameter_count(&empty_reference, nullptr), 0U);
    uriscan_slice segment = {};
    uriscan_parameter parameter = {};
    EXPECT_EQ(uriscan_next_segment(&empty_reference, nullptr, &segment), 0);
    EXPECT_EQ(uriscan_next_parameter(&empty_reference, nullptr, &parameter), 0);
    EXPECT_EQ(uriscan_find_parameter(&empty_reference, nullptr, nullptr, 0, 0, &parameter), 0);
}

TEST(c, changes_null_as_the_empty_text) {
    char to[3] = "??";
    EXPECT_EQ(uriscan_with(&empty_reference, nullptr, URISCAN_COMPONENT_QUERY, nullptr, 0, 0, to,
                           sizeof to, nullptr, nullptr, nullptr),
              URISCAN_OK);
    EXPECT_STREQ(to, "?") << "a component that is set to NULL is empty";
    EXPECT_EQ(uriscan_without(&empty_reference, nullptr, URISCAN_COMPONENT_HOST, 0, to, sizeof to,
                              nullptr, nullptr, nullptr),
              URISCAN_OK);
    EXPECT_STREQ(to, "");
    EXPECT_EQ(uriscan_with_parameter(&empty_reference, nullptr, nullptr, 0, "", 0, 0, to, sizeof to,
                                     nullptr, nullptr, nullptr),
              URISCAN_OK);
    EXPECT_STREQ(to, "?=");
    EXPECT_EQ(uriscan_with_parameter(&empty_reference, nullptr, nullptr, 0, nullptr, 0, 0, to,
                                     sizeof to, nullptr, nullptr, nullptr),
              URISCAN_UNEXPECTED_END);
    EXPECT_EQ(uriscan_without_parameter(&empty_reference, nullptr, nullptr, 0, 0, to, sizeof to,
                                        nullptr, nullptr, nullptr),
              URISCAN_OK);
    EXPECT_EQ(uriscan_relativize(&empty_reference, nullptr, &empty_reference, nullptr, nullptr, 0,
                                 nullptr, nullptr, nullptr),
              URISCAN_BASE_WITHOUT_SCHEME);
    EXPECT_EQ(uriscan_decode_parameter(nullptr, 0, URISCAN_QUERY_PLUS_IS_SPACE, nullptr, 0, nullptr,
                                       nullptr),
              URISCAN_OK);
}

TEST(c, builds_from_null) {
    uriscan_builder builder;
    std::size_t needed = 99;
    EXPECT_EQ(uriscan_builder_start(&builder, &empty_reference, nullptr, nullptr, 9), URISCAN_OK);
    EXPECT_EQ(uriscan_builder_finish(&builder, 0, &needed, nullptr, nullptr), URISCAN_OK);
    EXPECT_EQ(needed, 0U);
    EXPECT_EQ(uriscan_builder_start(&builder, nullptr, nullptr, nullptr, 9), URISCAN_OK);
    EXPECT_EQ(uriscan_builder_set(&builder, URISCAN_COMPONENT_HOST, nullptr, 0, 0), URISCAN_OK);
    EXPECT_EQ(uriscan_builder_append_segment(&builder, nullptr, 0, 0), URISCAN_OK);
    EXPECT_EQ(uriscan_builder_append_parameter(&builder, nullptr, 0, "", 0, 0), URISCAN_OK);
    EXPECT_EQ(uriscan_builder_finish(&builder, 0, &needed, nullptr, nullptr),
              URISCAN_BUFFER_TOO_SMALL);
    EXPECT_EQ(needed, std::string_view("///?=").size());
}

TEST(c, writes_nothing_to_a_null_buffer) {
    constexpr std::uint32_t all = URISCAN_NORMALIZE_SCHEME_BASED;
    EXPECT_EQ(uriscan_normalize(&empty_reference, nullptr, all, nullptr, 0, nullptr), URISCAN_OK);
    EXPECT_EQ(uriscan_equivalent(&empty_reference, nullptr, &empty_reference, nullptr, all), 1);
    EXPECT_EQ(uriscan_same_origin(&empty_reference, nullptr, &empty_reference, nullptr), 0);
    EXPECT_EQ(uriscan_origin(&empty_reference, nullptr, nullptr, 0, nullptr),
              URISCAN_BUFFER_TOO_SMALL);
    EXPECT_EQ(uriscan_encode(URISCAN_ENCODE_PATH, nullptr, 0, nullptr, 0, nullptr), URISCAN_OK);
    EXPECT_EQ(uriscan_decode(nullptr, 0, nullptr, 0, nullptr, nullptr), URISCAN_OK);
    EXPECT_EQ(uriscan_repair(nullptr, 0, 0, nullptr, 0, nullptr, nullptr), URISCAN_OK);
    EXPECT_EQ(uriscan_unescape(nullptr, 0, nullptr, 0, nullptr), URISCAN_OK);
    EXPECT_EQ(uriscan_refang(nullptr, 0, nullptr, 0, nullptr), URISCAN_OK);
    EXPECT_EQ(uriscan_defang(&empty_reference, nullptr, nullptr, 0, nullptr), URISCAN_OK);
    for (const std::uint32_t flags : {0U, std::uint32_t{URISCAN_REDACT_REFERENCE}}) {
        EXPECT_EQ(uriscan_redact(nullptr, 0, flags, nullptr, 0, nullptr, nullptr), URISCAN_OK);
        EXPECT_EQ(uriscan_mask(nullptr, 0, flags, nullptr), URISCAN_OK);
    }
    std::size_t needed = 99;
    EXPECT_EQ(uriscan_decode("a", 1, nullptr, 9, &needed, nullptr), URISCAN_BUFFER_TOO_SMALL);
    EXPECT_EQ(needed, 1U);
}

TEST(c, resolves_null_as_the_empty_reference) {
    const std::string base = "http://h/";
    uriscan_uri parsed;
    ASSERT_EQ(uriscan_parse(URISCAN_RULE_URI, base.data(), base.size(), &parsed, nullptr),
              URISCAN_OK);
    std::string target(base.size(), ' ');
    EXPECT_EQ(uriscan_resolve(&parsed, base.data(), &empty_reference, nullptr, 0, target.data(),
                              target.size(), nullptr),
              URISCAN_OK);
    EXPECT_EQ(target, base);
}

TEST(c, redacts_nothing_by_unknown_flags) {
    constexpr std::uint32_t unknown = 128;
    std::string text = "http://u:p@h/";
    std::size_t needed = 99, secrets = 99;
    EXPECT_EQ(uriscan_redact(text.data(), text.size(), unknown, nullptr, 0, &needed, &secrets),
              URISCAN_INVALID_ARGUMENT);
    EXPECT_EQ(needed, 0U);
    EXPECT_EQ(secrets, 0U);
    secrets = 99;
    EXPECT_EQ(uriscan_mask(text.data(), text.size(), unknown, &secrets), URISCAN_INVALID_ARGUMENT);
    EXPECT_EQ(text, "http://u:p@h/");
    EXPECT_EQ(secrets, 0U);
}

// A function with flags, and the flags that it knows.  Some functions return whether something was
// found.  For them, "not found" counts as a refusal.
struct function_with_flags {
    const char* name;
    std::uint32_t known;
    uriscan_status (*call)(std::uint32_t flags, const uriscan_uri& uri, const char* text);
};

uriscan_status refused_unless(int found) {
    return found != 0 ? URISCAN_OK : URISCAN_INVALID_ARGUMENT;
}

constexpr std::uint32_t change_flags = URISCAN_CHANGE_DATA | URISCAN_CHANGE_REPAIR_PATH;

char shared_room[256];

// The text is "http://h/a?k=v".
constexpr function_with_flags functions_with_flags[] = {
    {"parse_allowing", URISCAN_ALLOW_ALL,
     [](std::uint32_t flags, const uriscan_uri&, const char* text) {
         return uriscan_parse_allowing(URISCAN_RULE_URI, text, 14, flags, nullptr, nullptr,
                                       nullptr);
     }},
    {"find_parameter", URISCAN_QUERY_PLUS_IS_SPACE,
     [](std::uint32_t flags, const uriscan_uri& uri, const char* text) {
         uriscan_parameter found = {};
         return refused_unless(uriscan_find_parameter(&uri, text, "k", 1, flags, &found));
     }},
    {"decode_parameter", URISCAN_QUERY_PLUS_IS_SPACE,
     [](std::uint32_t flags, const uriscan_uri&, const char*) {
         return uriscan_decode_parameter("a", 1, flags, shared_room, sizeof shared_room, nullptr,
                                         nullptr);
     }},
    {"with", change_flags,
     [](std::uint32_t flags, const uriscan_uri& uri, const char* text) {
         return uriscan_with(&uri, text, URISCAN_COMPONENT_HOST, "i", 1, flags, shared_room,
                             sizeof shared_room, nullptr, nullptr, nullptr);
     }},
    {"without", URISCAN_CHANGE_REPAIR_PATH,
     [](std::uint32_t flags, const uriscan_uri& uri, const char* text) {
         return uriscan_without(&uri, text, URISCAN_COMPONENT_QUERY, flags, shared_room,
                                sizeof shared_room, nullptr, nullptr, nullptr);
     }},
    {"builder_set", URISCAN_CHANGE_DATA,
     [](std::uint32_t flags, const uriscan_uri& uri, const char* text) {
         uriscan_builder builder;
         EXPECT_EQ(uriscan_builder_start(&builder, &uri, text, shared_room, sizeof shared_room),
                   URISCAN_OK);
         return uriscan_builder_set(&builder, URISCAN_COMPONENT_HOST, "i", 1, flags);
     }},
    {"builder_append_segment", URISCAN_CHANGE_DATA,
     [](std::uint32_t flags, const uriscan_uri& uri, const char* text) {
         uriscan_builder builder;
         EXPECT_EQ(uriscan_builder_start(&builder, &uri, text, shared_room, sizeof shared_room),
                   URISCAN_OK);
         return uriscan_builder_append_segment(&builder, "b", 1, flags);
     }},
    {"builder_append_parameter", URISCAN_CHANGE_DATA,
     [](std::uint32_t flags, const uriscan_uri& uri, const char* text) {
         uriscan_builder builder;
         EXPECT_EQ(uriscan_builder_start(&builder, &uri, text, shared_room, sizeof shared_room),
                   URISCAN_OK);
         return uriscan_builder_append_parameter(&builder, "b", 1, "c", 1, flags);
     }},
    {"builder_finish", URISCAN_CHANGE_REPAIR_PATH,
     [](std::uint32_t flags, const uriscan_uri& uri, const char* text) {
         uriscan_builder builder;
         EXPECT_EQ(uriscan_builder_start(&builder, &uri, text, shared_room, sizeof shared_room),
                   URISCAN_OK);
         return uriscan_builder_finish(&builder, flags, nullptr, nullptr, nullptr);
     }},
    {"normalize", URISCAN_NORMALIZE_SCHEME_BASED | URISCAN_NORMALIZE_IPV6_ADDRESS,
     [](std::uint32_t flags, const uriscan_uri& uri, const char* text) {
         return uriscan_normalize(&uri, text, flags, shared_room, sizeof shared_room, nullptr);
     }},
    {"equivalent", URISCAN_NORMALIZE_SCHEME_BASED | URISCAN_NORMALIZE_IPV6_ADDRESS,
     [](std::uint32_t flags, const uriscan_uri& uri, const char* text) {
         return refused_unless(uriscan_equivalent(&uri, text, &uri, text, flags));
     }},
    {"resolve", URISCAN_RESOLVE_BACKWARD_COMPATIBLE | URISCAN_RESOLVE_REFUSE_ABOVE_ROOT,
     [](std::uint32_t flags, const uriscan_uri& uri, const char* text) {
         return uriscan_resolve(&uri, text, &uri, text, flags, shared_room, sizeof shared_room,
                                nullptr);
     }},
    {"repair", URISCAN_REPAIR_ALL,
     [](std::uint32_t flags, const uriscan_uri&, const char* text) {
         return uriscan_repair(text, 14, flags, shared_room, sizeof shared_room, nullptr, nullptr);
     }},
    {"redact", 127,
     [](std::uint32_t flags, const uriscan_uri&, const char* text) {
         return uriscan_redact(text, 14, flags, shared_room, sizeof shared_room, nullptr, nullptr);
     }},
    {"mask", 127,
     [](std::uint32_t flags, const uriscan_uri&, const char* text) {
         std::string masked = text;
         return uriscan_mask(masked.data(), masked.size(), flags, nullptr);
     }},
    {"check_target", URISCAN_HTTP_ANY_NAME | URISCAN_HTTP_OTHER_AUTHORITY,
     [](std::uint32_t flags, const uriscan_uri&, const char* text) {
         const uriscan_http_rules rules = {{nullptr, 0}, flags, 0};
         uriscan_uri target;
         EXPECT_EQ(uriscan_parse(URISCAN_RULE_REQUEST_TARGET, text, 14, &target, nullptr),
                   URISCAN_OK);
         return uriscan_check_target(&target, text, &rules, nullptr);
     }},
    {"check_host", URISCAN_HTTP_ANY_NAME | URISCAN_HTTP_OTHER_AUTHORITY,
     [](std::uint32_t flags, const uriscan_uri&, const char*) {
         const uriscan_http_rules rules = {{nullptr, 0}, flags, 0};
         uriscan_uri host;
         EXPECT_EQ(uriscan_parse(URISCAN_RULE_HOST_FIELD, "h", 1, &host, nullptr), URISCAN_OK);
         return uriscan_check_host(&host, "h", nullptr, nullptr, &rules, nullptr);
     }},
};

TEST(c, refuses_each_unknown_flag_of_each_function) {
    const char* const text = "http://h/a?k=v";
    uriscan_uri uri;
    ASSERT_EQ(uriscan_parse(URISCAN_RULE_URI, text, 14, &uri, nullptr), URISCAN_OK);
    for (const function_with_flags& each : functions_with_flags) {
        EXPECT_EQ(each.call(0, uri, text), URISCAN_OK) << each.name;
        for (std::uint32_t flag = 1; flag != 0; flag <<= 1) {
            const uriscan_status status = each.call(flag, uri, text);
            EXPECT_EQ(status == URISCAN_INVALID_ARGUMENT, (each.known & flag) == 0)
                << each.name << ' ' << flag;
        }
    }
}

TEST(c, has_the_names_of_http_and_of_parts) {
    EXPECT_STREQ(uriscan_rule_name(URISCAN_RULE_REQUEST_TARGET), "request-target");
    EXPECT_STREQ(uriscan_rule_name(URISCAN_RULE_ORIGIN_FORM), "origin-form");
    EXPECT_STREQ(uriscan_rule_name(URISCAN_RULE_ABSOLUTE_FORM), "absolute-form");
    EXPECT_STREQ(uriscan_rule_name(URISCAN_RULE_AUTHORITY_FORM), "authority-form");
    EXPECT_STREQ(uriscan_rule_name(URISCAN_RULE_ASTERISK_FORM), "asterisk-form");
    EXPECT_STREQ(uriscan_rule_name(URISCAN_RULE_HOST_FIELD), "host-field");
    EXPECT_STREQ(uriscan_component_name(URISCAN_COMPONENT_AUTHORITY), "authority");
    EXPECT_STREQ(uriscan_component_name(URISCAN_COMPONENT_USER), "user");
    EXPECT_STREQ(uriscan_component_name(URISCAN_COMPONENT_PASSWORD), "password");
    EXPECT_STREQ(uriscan_component_name(URISCAN_COMPONENT_ZONE_ID), "zone-id");
}

TEST(c, names_each_kind_of_reference) {
    EXPECT_STREQ(uriscan_reference_kind_name(URISCAN_REFERENCE_URI), "uri");
    EXPECT_STREQ(uriscan_reference_kind_name(URISCAN_REFERENCE_NETWORK_PATH), "network-path");
    EXPECT_STREQ(uriscan_reference_kind_name(URISCAN_REFERENCE_ABSOLUTE_PATH), "absolute-path");
    EXPECT_STREQ(uriscan_reference_kind_name(URISCAN_REFERENCE_RELATIVE_PATH), "relative-path");
    EXPECT_STREQ(uriscan_reference_kind_name(URISCAN_REFERENCE_SAME_DOCUMENT), "same-document");
    EXPECT_STREQ(uriscan_reference_kind_name(URISCAN_REFERENCE_EMPTY), "empty");
}

// Some of these constants are equal to known ones modulo 256.
TEST(c, has_no_names_for_unknown_constants) {
    for (const std::int32_t unknown :
         {INT32_MIN, -254, -1, 11, 55, 63, 73, 257, 258, 65538, INT32_MAX}) {
        EXPECT_STREQ(uriscan_status_name(unknown), "") << unknown;
        EXPECT_STREQ(uriscan_rule_name(unknown), "") << unknown;
        EXPECT_STREQ(uriscan_component_name(unknown), "") << unknown;
        EXPECT_STREQ(uriscan_host_kind_name(unknown), "") << unknown;
        EXPECT_STREQ(uriscan_reference_kind_name(unknown), "") << unknown;
        if (unknown != 11) {
            EXPECT_STREQ(uriscan_finding_name(unknown), "") << unknown;
            EXPECT_STREQ(uriscan_finding_meaning(unknown), "") << unknown;
        }
    }
    EXPECT_STREQ(uriscan_host_kind_name(5), "");
    EXPECT_STREQ(uriscan_reference_kind_name(URISCAN_REFERENCE_NONE), "");
    EXPECT_STREQ(uriscan_reference_kind_name(7), "");
    EXPECT_STREQ(uriscan_rule_name(4), "");
}

// A text of 4 GiB or more is refused because of its size.  The function reads none of its octets.
TEST(c_arguments, have_less_than_4_gib_by_each_rule) {
    int rules = 0;
    for (uriscan_rule rule = 0; rule < 1000; ++rule) {
        uriscan_uri uri;
        uriscan_error error;
        if (uriscan_parse(rule, "", 0, &uri, &error) == URISCAN_INVALID_ARGUMENT) {
            continue;
        }
        ++rules;
        for (const std::size_t size : {std::size_t{1} << 32, (std::size_t{1} << 32) + 1}) {
            EXPECT_EQ(uriscan_parse(rule, "", size, &uri, &error), URISCAN_TOO_LONG) << rule;
            EXPECT_EQ(error.offset, UINT32_MAX) << rule;
            EXPECT_EQ(uriscan_is_valid(rule, "", size), 0) << rule;
            const uriscan_slice text = {"", size};
            std::uint64_t valid = 1;
            EXPECT_EQ(uriscan_parse_many(rule, &text, 1, &uri, &valid), 0U) << rule;
            EXPECT_EQ(valid, 0U) << rule;
        }
    }
    EXPECT_EQ(rules, 10);  // four of RFC 3986, and six of HTTP
}

}  // namespace
}  // namespace uriscan::tests
