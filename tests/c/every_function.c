/* Calls each function of uriscan.h once, as C99.  The expected values are worked out by hand.  The
 * program is linked with the C compiler alone: once with the static library, once with the shared
 * one. */
#include "expect.h"

#include <string.h>

static const char text[] = "HTTP://me:pw@[::1]:8080/a/../%7eb?q#f";
static const size_t size = sizeof text - 1;
static uriscan_uri uri;
static char buffer[256];
static size_t needed;

static int is_absent(uriscan_slice slice) {
    return slice.data == NULL && slice.size == 0;
}

/* Says whether the last function that wrote to the buffer has written `expected`. */
static int wrote(uriscan_status status, const char* expected) {
    return status == URISCAN_OK && needed == strlen(expected) && strcmp(buffer, expected) == 0;
}

static void test_parse(void) {
    uriscan_error error;
    EXPECT(uriscan_is_valid(URISCAN_RULE_URI, text, size) == 1);
    EXPECT(uriscan_is_valid(URISCAN_RULE_RELATIVE_REF, text, size) == 0);
    EXPECT(uriscan_is_valid(4, "", 0) == 0 && uriscan_is_valid(-1, "", 0) == 0);
    EXPECT(uriscan_parse(URISCAN_RULE_URI, text, size, &uri, &error) == URISCAN_OK);
    EXPECT(error.status == URISCAN_OK && error.offset == 0 && error.component == 0);
    EXPECT(uri.scheme_end == 4 && uri.host_begin == 13 && uri.host_end == 18);
    EXPECT(uri.path_begin == 23 && uri.path_end == 33 && uri.query_end == 35);
    EXPECT(uri.size == size && uri.form == 0);
}

static void test_errors(void) {
    uriscan_uri refused;
    uriscan_error error;
    memset(&refused, 0xFF, sizeof refused);
    EXPECT(uriscan_parse(URISCAN_RULE_URI, "http://a b/", 11, &refused, &error) ==
           URISCAN_UNEXPECTED_CHARACTER);
    EXPECT(error.offset == 8 && error.status == URISCAN_UNEXPECTED_CHARACTER);
    EXPECT(error.component == URISCAN_COMPONENT_HOST);
    EXPECT(refused.scheme_end == 0 && refused.query_end == 0 && refused.size == 0);
    EXPECT(wrote(uriscan_describe(&error, "http://a b/", 11, buffer, sizeof buffer, &needed),
                 "unexpected character ' ' in host"));
    EXPECT(wrote(uriscan_describe(&error, NULL, 11, buffer, sizeof buffer, &needed),
                 "unexpected character in host"));
    EXPECT(uriscan_audit_refused("http://a b/", 11, &error) ==
           URISCAN_FINDING_BIT(URISCAN_FINDING_SPACE));
    EXPECT(uriscan_parse(9, "a:", 2, &refused, &error) == URISCAN_INVALID_ARGUMENT);
    EXPECT(error.status == URISCAN_INVALID_ARGUMENT && refused.size == 0);
    EXPECT(error.offset == 0 && error.component == URISCAN_COMPONENT_PATH);
    EXPECT(uriscan_parse(URISCAN_RULE_URI, NULL, 0, NULL, NULL) == URISCAN_MISSING_SCHEME);
    EXPECT(uriscan_parse(URISCAN_RULE_URI_REFERENCE, NULL, 0, &refused, NULL) == URISCAN_OK);
    EXPECT(is(uriscan_get(&refused, NULL, URISCAN_COMPONENT_PATH), ""));
}

static void test_many(void) {
    const uriscan_slice texts[] = {{"a:", 2}, {" ", 1}, {NULL, 0}};
    uriscan_uri uris[3];
    uint64_t valid = ~(uint64_t)0;
    EXPECT(uriscan_parse_many(URISCAN_RULE_URI_REFERENCE, texts, 3, uris, &valid) == 2);
    EXPECT(valid == 5 && uris[0].scheme_end == 1 && uris[1].size == 0);
    EXPECT(uriscan_parse_many(URISCAN_RULE_URI, texts, 3, NULL, NULL) == 1);
    EXPECT(uriscan_parse_many(-1, texts, 3, uris, &valid) == 0 && valid == 0);
}

static void test_push(void) {
    uriscan_push push;
    uriscan_uri pushed;
    uriscan_error error;
    EXPECT(uriscan_push_start(&push, URISCAN_RULE_URI) == URISCAN_OK);
    EXPECT(uriscan_push_feed(&push, text, 7) == 1);
    EXPECT(uriscan_push_feed(&push, text + 7, size - 7) == 1);
    EXPECT(uriscan_push_finish(&push, &pushed, &error) == URISCAN_OK);
    EXPECT(memcmp(&pushed, &uri, sizeof uri) == 0);
    EXPECT(uriscan_push_finish(&push, NULL, NULL) == URISCAN_OK);
    EXPECT(uriscan_push_feed(&push, " ", 1) == 0);
    EXPECT(uriscan_push_finish(&push, NULL, NULL) == URISCAN_UNEXPECTED_CHARACTER);
    EXPECT(uriscan_push_finish(&push, &pushed, &error) == URISCAN_UNEXPECTED_CHARACTER);
    EXPECT(error.offset == size && error.component == URISCAN_COMPONENT_FRAGMENT);
    EXPECT(uriscan_push_start(&push, 4) == URISCAN_INVALID_ARGUMENT);
}

static void test_components(void) {
    static const unsigned char loopback[16] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1};
    unsigned char address[16];
    EXPECT(is(uriscan_get(&uri, text, URISCAN_COMPONENT_SCHEME), "HTTP"));
    EXPECT(is(uriscan_get(&uri, text, URISCAN_COMPONENT_USERINFO), "me:pw"));
    EXPECT(is(uriscan_get(&uri, text, URISCAN_COMPONENT_USER), "me"));
    EXPECT(is(uriscan_get(&uri, text, URISCAN_COMPONENT_PASSWORD), "pw"));
    EXPECT(is(uriscan_get(&uri, text, URISCAN_COMPONENT_AUTHORITY), "me:pw@[::1]:8080"));
    EXPECT(is(uriscan_get(&uri, text, URISCAN_COMPONENT_HOST), "[::1]"));
    EXPECT(is(uriscan_get(&uri, text, URISCAN_COMPONENT_PORT), "8080"));
    EXPECT(is(uriscan_get(&uri, text, URISCAN_COMPONENT_PATH), "/a/../%7eb"));
    EXPECT(is(uriscan_get(&uri, text, URISCAN_COMPONENT_QUERY), "q"));
    EXPECT(is(uriscan_get(&uri, text, URISCAN_COMPONENT_FRAGMENT), "f"));
    EXPECT(is_absent(uriscan_get(&uri, text, 10)));
    EXPECT(uriscan_host_kind(&uri, text) == URISCAN_HOST_IPV6);
    EXPECT(uriscan_host_address(&uri, text, address) == 16);
    EXPECT(memcmp(address, loopback, sizeof address) == 0);
    EXPECT(uriscan_port_number(&uri, text) == 8080);
}

static void test_ports(void) {
    static const struct {
        const char* text;
        int32_t port;
    } cases[] = {{"//h", URISCAN_PORT_ABSENT},
                 {"//h:", URISCAN_PORT_EMPTY},
                 {"//h:65536", URISCAN_PORT_TOO_LARGE},
                 {"//h:65535", 65535},
                 {"//h:0", 0},
                 {"/p", URISCAN_PORT_ABSENT}};
    size_t i;
    for (i = 0; i < sizeof cases / sizeof cases[0]; ++i) {
        uriscan_uri parsed;
        EXPECT(uriscan_parse(URISCAN_RULE_URI_REFERENCE, cases[i].text, strlen(cases[i].text),
                             &parsed, NULL) == URISCAN_OK);
        EXPECT(uriscan_port_number(&parsed, cases[i].text) == cases[i].port);
    }
}

static void test_operations(void) {
    static const char other[] = "http://me:pw@[::1]:8080/~b?q#f", reference[] = "../g";
    const size_t room = sizeof buffer;
    uriscan_uri second, relative;
    uriscan_error error;
    EXPECT(
        wrote(uriscan_normalize(&uri, text, URISCAN_NORMALIZE_SYNTAX_BASED, buffer, room, &needed),
              other));
    EXPECT(uriscan_normalize(&uri, text, 128, buffer, room, &needed) == URISCAN_INVALID_ARGUMENT);
    EXPECT(needed == 0);
    EXPECT(uriscan_parse(URISCAN_RULE_URI, other, strlen(other), &second, NULL) == URISCAN_OK);
    EXPECT(uriscan_equivalent(&uri, text, &second, other, URISCAN_NORMALIZE_SYNTAX_BASED) == 1);
    EXPECT(uriscan_equivalent(&uri, text, &second, other, 0) == 0);
    EXPECT(uriscan_same_origin(&uri, text, &second, other) == 1);
    EXPECT(wrote(uriscan_origin(&uri, text, buffer, sizeof buffer, &needed), "http://[::1]:8080"));
    EXPECT(uriscan_parse(URISCAN_RULE_URI_REFERENCE, reference, 4, &relative, NULL) == URISCAN_OK);
    EXPECT(wrote(uriscan_resolve(&second, other, &relative, reference, 0, buffer, room, &needed),
                 "http://me:pw@[::1]:8080/g"));
    EXPECT(uriscan_resolve(&second, other, &relative, reference, URISCAN_RESOLVE_REFUSE_ABOVE_ROOT,
                           buffer, 1, &needed) == URISCAN_CLIMBS_ABOVE_ROOT);
    EXPECT(uriscan_resolve(&relative, reference, &relative, reference, 0, buffer, room, NULL) ==
           URISCAN_BASE_WITHOUT_SCHEME);
    EXPECT(uriscan_resolve(&second, other, &relative, reference, 4, buffer, room, &needed) ==
           URISCAN_INVALID_ARGUMENT);
    EXPECT(needed == 0);
    EXPECT(wrote(uriscan_encode(URISCAN_ENCODE_SEGMENT, "a/b c", 5, buffer, room, &needed),
                 "a%2Fb%20c"));
    EXPECT(wrote(uriscan_decode("a%2Fb", 5, buffer, room, &needed, NULL), "a/b"));
    EXPECT(uriscan_decode("a%2", 3, buffer, room, &needed, &error) ==
           URISCAN_MALFORMED_PERCENT_ENCODING);
    EXPECT(error.offset == 1 && needed == 0);
    EXPECT(wrote(uriscan_repair("/a b[", 5, URISCAN_REPAIR_USUAL, buffer, room, &needed, &error),
                 "/a%20b%5B"));
    EXPECT(error.status == URISCAN_OK);
    EXPECT(uriscan_repair("//a b", 5, URISCAN_REPAIR_USUAL, buffer, room, &needed, &error) ==
           URISCAN_UNEXPECTED_CHARACTER);
    EXPECT(error.offset == 3);
    EXPECT(uriscan_repair("/", 1, 2048, buffer, room, &needed, &error) == URISCAN_INVALID_ARGUMENT);
    EXPECT(error.status == URISCAN_INVALID_ARGUMENT && needed == 0);
    EXPECT(uriscan_decode("a", 1, NULL, 9, &needed, NULL) == URISCAN_BUFFER_TOO_SMALL);
    EXPECT(needed == 1);
}

static void test_text(void) {
    static const char line[] = "see http:\\/\\/u@h\\/ now";
    const size_t room = sizeof buffer;
    uriscan_found found;
    size_t secrets = 9;
    EXPECT(uriscan_audit(&uri, text) ==
           (URISCAN_FINDING_BIT(URISCAN_FINDING_SCHEME_NOT_LOWER_CASE) |
            URISCAN_FINDING_BIT(URISCAN_FINDING_USERINFO_PRESENT) |
            URISCAN_FINDING_BIT(URISCAN_FINDING_PASSWORD_PRESENT) |
            URISCAN_FINDING_BIT(URISCAN_FINDING_LOOPBACK_HOST) |
            URISCAN_FINDING_BIT(URISCAN_FINDING_DOT_SEGMENT)));
    EXPECT(uriscan_find(line, strlen(line), 0, &found) == 1);
    EXPECT(found.offset == 4 && found.size == 14 && found.flags == URISCAN_FOUND_ESCAPED);
    EXPECT(wrote(uriscan_unescape(line + 4, 14, buffer, room, &needed), "http://u@h/"));
    EXPECT(uriscan_find(line, strlen(line), 18, &found) == 0 && found.size == 0);
    EXPECT(wrote(uriscan_refang("hxxp[:]//a[.]b", 14, buffer, room, &needed), "http://a.b"));
    EXPECT(wrote(uriscan_defang(&uri, text, buffer, room, &needed),
                 "hxxp://me:pw@[::1]:8080/a/../%7eb?q#f"));
    EXPECT(wrote(uriscan_redact("http://u@h/?a=b", 15, 0, buffer, room, &needed, &secrets),
                 "http://REDACTED@h/?a=b"));
    EXPECT(secrets == 1);
    EXPECT(uriscan_redact("", 0, 1024, buffer, room, NULL, NULL) == URISCAN_INVALID_ARGUMENT);
    strcpy(buffer, "http://u@h/");
    EXPECT(uriscan_mask(buffer, 11, 0, &secrets) == URISCAN_OK && secrets == 1);
    EXPECT(strcmp(buffer, "http://x@h/") == 0);
    EXPECT(uriscan_mask(NULL, 0, 0, &secrets) == URISCAN_OK && secrets == 0);
}

static void test_words(void) {
    EXPECT(strcmp(uriscan_status_name(URISCAN_OK), "ok") == 0);
    EXPECT(strcmp(uriscan_status_name(URISCAN_UNEXPECTED_END), "unexpected-end") == 0);
    EXPECT(strcmp(uriscan_status_name(URISCAN_BUFFER_TOO_SMALL), "buffer-too-small") == 0);
    EXPECT(strcmp(uriscan_status_name(63), "") == 0 && strcmp(uriscan_status_name(-1), "") == 0);
    EXPECT(strcmp(uriscan_rule_name(URISCAN_RULE_ABSOLUTE_URI), "absolute-uri") == 0);
    EXPECT(strcmp(uriscan_rule_name(-1), "") == 0);
    EXPECT(strcmp(uriscan_component_name(URISCAN_COMPONENT_HOST), "host") == 0);
    EXPECT(strcmp(uriscan_component_name(URISCAN_COMPONENT_PASSWORD), "password") == 0);
    EXPECT(strcmp(uriscan_host_kind_name(URISCAN_HOST_REG_NAME), "reg-name") == 0);
    EXPECT(strcmp(uriscan_finding_name(URISCAN_FINDING_NUMERIC_HOST), "numeric-host") == 0);
    EXPECT(strlen(uriscan_finding_meaning(URISCAN_FINDING_NUMERIC_HOST)) > 10);
    EXPECT(strcmp(uriscan_version_text(), URISCAN_VERSION) == 0);
    EXPECT(uriscan_version() ==
           65536u * URISCAN_VERSION_MAJOR + 256u * URISCAN_VERSION_MINOR + URISCAN_VERSION_PATCH);
    EXPECT(strlen(uriscan_kernel()) > 2);
}

/* Parses a reference that must be valid. */
static uriscan_uri parsed(const char* reference) {
    uriscan_uri found = {0, 0, 0, 0, 0, 0, 0, 0};
    EXPECT(uriscan_parse(URISCAN_RULE_URI_REFERENCE, reference, strlen(reference), &found, NULL) ==
           URISCAN_OK);
    return found;
}

static void test_pieces(void) {
    static const char reference[] = "//h/a//b?k=1&%6B=a+b&c";
    const uriscan_uri found = parsed(reference);
    uriscan_slice segment = {NULL, 0};
    uriscan_parameter parameter = {{NULL, 0}, {NULL, 0}};
    EXPECT(uriscan_segment_count(&found, reference) == 4);
    EXPECT(is(uriscan_segment(&found, reference, 0), ""));
    EXPECT(is(uriscan_segment(&found, reference, 3), "b"));
    EXPECT(is_absent(uriscan_segment(&found, reference, 4)));
    EXPECT(uriscan_next_segment(&found, reference, &segment) == 1 && is(segment, ""));
    EXPECT(uriscan_next_segment(&found, reference, &segment) == 1 && is(segment, "a"));
    EXPECT(uriscan_next_segment(&found, reference, &segment) == 1 && is(segment, ""));
    EXPECT(uriscan_next_segment(&found, reference, &segment) == 1 && is(segment, "b"));
    EXPECT(uriscan_next_segment(&found, reference, &segment) == 0 && is_absent(segment));
    EXPECT(uriscan_parameter_count(&found, reference) == 3);
    EXPECT(uriscan_next_parameter(&found, reference, &parameter) == 1);
    EXPECT(is(parameter.key, "k") && is(parameter.value, "1"));
    EXPECT(uriscan_find_parameter(&found, reference, "k", 1, 0, &parameter) == 1);
    EXPECT(is(parameter.key, "%6B") && is(parameter.value, "a+b"));
    EXPECT(wrote(
        uriscan_decode_parameter(parameter.value.data, parameter.value.size,
                                 URISCAN_QUERY_PLUS_IS_SPACE, buffer, sizeof buffer, &needed, NULL),
        "a b"));
    EXPECT(uriscan_find_parameter(&found, reference, "k", 1, 0, &parameter) == 0);
    EXPECT(is_absent(parameter.key) && is_absent(parameter.value));
    EXPECT(uriscan_find_parameter(&found, reference, "c", 1, 0, &parameter) == 1);
    EXPECT(is(parameter.key, "c") && is_absent(parameter.value));
}

/* The only public suffix is "uk". */
static size_t suffix_size(const char* name, size_t name_size, void* context) {
    ++*(int*)context;
    return name_size >= 2 && strcmp(name + name_size - 2, "uk") == 0 ? 2 : 0;
}

static void test_facts(void) {
    static const char reference[] = "https://www.A.uk./";
    const uriscan_uri found = parsed(reference);
    int calls = 0;
    EXPECT(uriscan_reference_kind(&found, reference) == URISCAN_REFERENCE_URI);
    EXPECT(strcmp(uriscan_reference_kind_name(URISCAN_REFERENCE_SAME_DOCUMENT), "same-document") ==
           0);
    EXPECT(uriscan_effective_port(&found, reference) == 443);
    EXPECT(uriscan_default_port("ws", 2) == 80);
    EXPECT(uriscan_default_port("mailto", 6) == URISCAN_PORT_ABSENT);
    EXPECT(is(uriscan_registrable_domain(&found, reference, suffix_size, &calls), "A.uk"));
    EXPECT(is_absent(uriscan_registrable_domain(&uri, text, suffix_size, &calls)) && calls == 1);
}

static void test_changes(void) {
    static const char reference[] = "s://u@h/p?a=1&b&%61=2#f";
    const size_t room = sizeof buffer;
    const uriscan_uri found = parsed(reference), target = parsed("s://u@h/q");
    uriscan_uri changed;
    uriscan_error error;
    EXPECT(wrote(uriscan_with(&found, reference, URISCAN_COMPONENT_HOST, "a/b", 3,
                              URISCAN_CHANGE_DATA, buffer, room, &needed, &changed, &error),
                 "s://u@a%2Fb/p?a=1&b&%61=2#f"));
    EXPECT(changed.host_begin == 6 && changed.host_end == 11 && changed.size == 27);
    EXPECT(uriscan_with(&found, reference, URISCAN_COMPONENT_HOST, "a/b", 3, 0, buffer, room,
                        &needed, &changed, &error) == URISCAN_UNEXPECTED_CHARACTER);
    EXPECT(needed == 0 && changed.size == 0 && error.offset == 1);
    EXPECT(error.component == URISCAN_COMPONENT_HOST);
    EXPECT(uriscan_with(&found, reference, URISCAN_COMPONENT_PATH, "x", 1, 0, buffer, room, NULL,
                        NULL, NULL) == URISCAN_PATH_NOT_ABSOLUTE);
    EXPECT(wrote(uriscan_with(&found, reference, URISCAN_COMPONENT_PATH, "x", 1,
                              URISCAN_CHANGE_REPAIR_PATH, buffer, room, &needed, NULL, NULL),
                 "s://u@h/x?a=1&b&%61=2#f"));
    EXPECT(wrote(uriscan_without(&found, reference, URISCAN_COMPONENT_AUTHORITY, 0, buffer, room,
                                 &needed, &changed, NULL),
                 "s:/p?a=1&b&%61=2#f"));
    EXPECT(wrote(uriscan_with_parameter(&found, reference, "a", 1, "3", 1, 0, buffer, room, &needed,
                                        &changed, NULL),
                 "s://u@h/p?a=3&b#f"));
    EXPECT(wrote(uriscan_without_parameter(&found, reference, "a", 1, 0, buffer, room, &needed,
                                           &changed, NULL),
                 "s://u@h/p?b#f"));
    EXPECT(changed.path_end == 9 && changed.query_end == 11 && changed.size == 13);
    EXPECT(wrote(uriscan_relativize(&found, reference, &target, "s://u@h/q", buffer, room, &needed,
                                    &changed, &error),
                 "q"));
    EXPECT(changed.path_end == 1 && changed.size == 1);
    EXPECT(uriscan_relativize(&found, reference, &changed, "q", buffer, room, &needed, NULL,
                              &error) == URISCAN_UNREACHABLE);
    EXPECT(strcmp(uriscan_status_name(URISCAN_UNREACHABLE), "unreachable") == 0);
}

static void test_builder(void) {
    uriscan_builder builder;
    uriscan_uri built;
    uriscan_error error;
    const uriscan_uri start = parsed("s:/a#f");
    EXPECT(uriscan_builder_start(&builder, &start, "s:/a#f", buffer, sizeof buffer) == URISCAN_OK);
    EXPECT(uriscan_builder_set(&builder, URISCAN_COMPONENT_HOST, "h", 1, 0) == URISCAN_OK);
    EXPECT(uriscan_builder_append_segment(&builder, "b/c", 3, URISCAN_CHANGE_DATA) == URISCAN_OK);
    EXPECT(uriscan_builder_append_parameter(&builder, "k", 1, NULL, 0, 0) == URISCAN_OK);
    EXPECT(uriscan_builder_append_parameter(&builder, "l", 1, "&", 1, URISCAN_CHANGE_DATA) ==
           URISCAN_OK);
    EXPECT(uriscan_builder_remove(&builder, URISCAN_COMPONENT_FRAGMENT) == URISCAN_OK);
    EXPECT(wrote(uriscan_builder_finish(&builder, 0, &needed, &built, &error),
                 "s://h/a/b%2Fc?k&l=%26"));
    EXPECT(built.host_end == 5 && built.path_end == 13 && built.size == 21);
    EXPECT(uriscan_builder_start(&builder, NULL, NULL, NULL, 0) == URISCAN_OK);
    EXPECT(uriscan_builder_append_segment(&builder, "..", 2, 0) == URISCAN_DOT_SEGMENT);
    EXPECT(uriscan_builder_append_segment(&builder, "/", 1, 0) == URISCAN_UNEXPECTED_CHARACTER);
    EXPECT(uriscan_builder_finish(&builder, 0, &needed, &built, &error) == URISCAN_DOT_SEGMENT);
    EXPECT(needed == 0 && built.size == 0 && error.status == URISCAN_DOT_SEGMENT);
}

/* Parses the target of a request, and returns its form, or 0 if it is not valid. */
static uint32_t form_of(const char* method, const char* target) {
    uriscan_uri found;
    return uriscan_parse_request_target(method, strlen(method), target, strlen(target), &found,
                                        NULL) == URISCAN_OK
               ? found.form
               : 0;
}

static void test_request_targets(void) {
    static const char origin[] = "//a/b?c";
    static const char absolute[] = "http://h:1/p";
    uriscan_uri target;
    uriscan_error error;
    EXPECT(form_of("GET", origin) == URISCAN_RULE_ORIGIN_FORM);
    EXPECT(form_of("GET", absolute) == URISCAN_RULE_ABSOLUTE_FORM);
    EXPECT(form_of("GET", "h:443") == URISCAN_RULE_ABSOLUTE_FORM);
    EXPECT(form_of("CONNECT", "h:443") == URISCAN_RULE_AUTHORITY_FORM);
    EXPECT(form_of("OPTIONS", "*") == URISCAN_RULE_ASTERISK_FORM);
    EXPECT(form_of("GET", "*") == 0 && form_of("CONNECT", "/") == 0 && form_of("GET", "") == 0);
    EXPECT(uriscan_parse(URISCAN_RULE_ORIGIN_FORM, origin, 7, &target, NULL) == URISCAN_OK);
    EXPECT(is(uriscan_get(&target, origin, URISCAN_COMPONENT_PATH), "//a/b"));
    EXPECT(is(uriscan_get(&target, origin, URISCAN_COMPONENT_QUERY), "c"));
    EXPECT(is_absent(uriscan_get(&target, origin, URISCAN_COMPONENT_HOST)));
    EXPECT(uriscan_parse(URISCAN_RULE_REQUEST_TARGET, absolute, 12, &target, NULL) == URISCAN_OK);
    EXPECT(is(uriscan_get(&target, absolute, URISCAN_COMPONENT_HOST), "h"));
    EXPECT(uriscan_port_number(&target, absolute) == 1);
    EXPECT(uriscan_parse(URISCAN_RULE_ORIGIN_FORM, "/a#b", 4, &target, &error) ==
           URISCAN_UNEXPECTED_FRAGMENT);
    EXPECT(error.offset == 2 && error.component == URISCAN_COMPONENT_FRAGMENT);
    EXPECT(strcmp(uriscan_rule_name(URISCAN_RULE_HOST_FIELD), "host-field") == 0);
}

static void test_host_fields(void) {
    static const char with_port[] = "[::1]:80";
    static const char without_port[] = "127.0.0.1";
    unsigned char address[16];
    uriscan_uri host;
    EXPECT(uriscan_parse(URISCAN_RULE_HOST_FIELD, with_port, 8, &host, NULL) == URISCAN_OK);
    EXPECT(host.form == URISCAN_RULE_HOST_FIELD && host.size == 8);
    EXPECT(host.scheme_end == 0 && host.host_begin == 0 && host.host_end == 5);
    EXPECT(host.path_begin == 8 && host.path_end == 8 && host.query_end == 8);
    EXPECT(is(uriscan_get(&host, with_port, URISCAN_COMPONENT_HOST), "[::1]"));
    EXPECT(is(uriscan_get(&host, with_port, URISCAN_COMPONENT_PORT), "80"));
    EXPECT(is(uriscan_get(&host, with_port, URISCAN_COMPONENT_AUTHORITY), "[::1]:80"));
    EXPECT(is(uriscan_get(&host, with_port, URISCAN_COMPONENT_PATH), ""));
    EXPECT(is_absent(uriscan_get(&host, with_port, URISCAN_COMPONENT_SCHEME)));
    EXPECT(uriscan_host_kind(&host, with_port) == URISCAN_HOST_IPV6);
    EXPECT(uriscan_host_address(&host, with_port, address) == 16 && address[15] == 1);
    EXPECT(uriscan_port_number(&host, with_port) == 80);
    EXPECT(uriscan_parse(URISCAN_RULE_HOST_FIELD, without_port, 9, &host, NULL) == URISCAN_OK);
    EXPECT(uriscan_host_address(&host, without_port, address) == 4 && address[0] == 127);
    EXPECT(uriscan_port_number(&host, without_port) == URISCAN_PORT_ABSENT);
    EXPECT(uriscan_is_valid(URISCAN_RULE_HOST_FIELD, "", 0) == 1);
    EXPECT(uriscan_is_valid(URISCAN_RULE_HOST_FIELD, "me@h", 4) == 0);
}

static void test_rules_of_http(void) {
    static const char target_text[] = "ftp://a,b/";
    static const char host_text[] = "h:80";
    uriscan_uri target;
    uriscan_uri host;
    uriscan_error error;
    uriscan_http_rules rules = {{NULL, 0}, 0, 0};
    EXPECT(uriscan_parse_request_target("GET", 3, target_text, 10, &target, NULL) == URISCAN_OK);
    EXPECT(uriscan_check_target(&target, target_text, NULL, &error) == URISCAN_SCHEME_NOT_ALLOWED);
    EXPECT(error.offset == 0 && error.component == URISCAN_COMPONENT_SCHEME);
    EXPECT(uriscan_check_target(&target, target_text, &rules, NULL) == URISCAN_SCHEME_NOT_ALLOWED);
    rules.schemes.data = "http ftp";
    rules.schemes.size = 8;
    EXPECT(uriscan_allows_scheme("FTP", 3, &rules) == 1);
    EXPECT(uriscan_allows_scheme("ftp", 3, NULL) == 0);
    EXPECT(uriscan_check_target(&target, target_text, &rules, &error) == URISCAN_NOT_A_HOST_NAME);
    EXPECT(error.offset == 7 && error.component == URISCAN_COMPONENT_HOST);
    rules.flags = URISCAN_HTTP_ANY_NAME;
    EXPECT(uriscan_check_target(&target, target_text, &rules, &error) == URISCAN_OK);
    EXPECT(error.offset == 0 && error.status == URISCAN_OK);
    EXPECT(uriscan_parse(URISCAN_RULE_HOST_FIELD, host_text, 4, &host, NULL) == URISCAN_OK);
    EXPECT(uriscan_check_host(&host, host_text, NULL, NULL, NULL, &error) == URISCAN_OK);
    EXPECT(uriscan_check_host(&host, host_text, &target, target_text, &rules, &error) ==
           URISCAN_OTHER_AUTHORITY);
    rules.flags |= URISCAN_HTTP_OTHER_AUTHORITY;
    EXPECT(uriscan_check_host(&host, host_text, &target, target_text, &rules, NULL) == URISCAN_OK);
    rules.flags = 4;
    EXPECT(uriscan_check_target(&target, target_text, &rules, &error) == URISCAN_INVALID_ARGUMENT);
    EXPECT(uriscan_check_host(&host, host_text, NULL, NULL, &rules, NULL) ==
           URISCAN_INVALID_ARGUMENT);
    EXPECT(strcmp(uriscan_status_name(URISCAN_OTHER_AUTHORITY), "other-authority") == 0);
    EXPECT(uriscan_audit(&host, host_text) == 0);
    EXPECT(uriscan_audit_host_field("[::1", 4) == 0);
    EXPECT(uriscan_audit_host_field("[::1]", 5) ==
           URISCAN_FINDING_BIT(URISCAN_FINDING_LOOPBACK_HOST));
    EXPECT(uriscan_parse(URISCAN_RULE_HOST_FIELD, "[::1]", 5, &host, NULL) == URISCAN_OK);
    EXPECT(uriscan_audit(&host, "[::1]") == URISCAN_FINDING_BIT(URISCAN_FINDING_LOOPBACK_HOST));
}

static void test_authority_forms(void) {
    static const char authority[] = "host:443";
    unsigned char address[16];
    uriscan_uri target;
    EXPECT(uriscan_parse(URISCAN_RULE_AUTHORITY_FORM, authority, 8, &target, NULL) == URISCAN_OK);
    EXPECT(target.form == URISCAN_RULE_AUTHORITY_FORM);
    EXPECT(is(uriscan_get(&target, authority, URISCAN_COMPONENT_HOST), "host"));
    EXPECT(is(uriscan_get(&target, authority, URISCAN_COMPONENT_PORT), "443"));
    EXPECT(uriscan_host_kind(&target, authority) == URISCAN_HOST_REG_NAME);
    EXPECT(uriscan_host_address(&target, authority, address) == 0);
    EXPECT(uriscan_port_number(&target, authority) == 443);
}

static void test_many_targets(void) {
    const uriscan_slice targets[] = {{"//a", 3}, {"h", 1}, {"/|", 2}, {"*", 1}};
    uriscan_uri found[4];
    uint64_t valid = 0;
    EXPECT(uriscan_parse_many(URISCAN_RULE_REQUEST_TARGET, targets, 4, found, &valid) == 2);
    EXPECT(valid == 9);
    EXPECT(found[0].form == URISCAN_RULE_ORIGIN_FORM && found[0].path_end == 3);
    EXPECT(found[3].form == URISCAN_RULE_ASTERISK_FORM && found[1].size == 0);
}

static void test_allowing(void) {
    static const char target[] = "//a|b?ids[]=%";
    const uint32_t allowed = uriscan_allowances("[]|%", 4);
    uriscan_uri found;
    uriscan_error error;
    uint32_t let_through = 9;
    EXPECT(allowed == (64 + 128 + 4096 + 32768));
    EXPECT(uriscan_allowances("a|", 2) == 0 && uriscan_allowances(NULL, 0) == 0);
    EXPECT(uriscan_parse_allowing(URISCAN_RULE_ORIGIN_FORM, target, 13, allowed, &found, &error,
                                  &let_through) == URISCAN_OK);
    EXPECT(let_through == allowed && error.status == URISCAN_OK);
    EXPECT(found.form == URISCAN_RULE_ORIGIN_FORM);
    EXPECT(is(uriscan_get(&found, target, URISCAN_COMPONENT_PATH), "//a|b"));
    EXPECT(is(uriscan_get(&found, target, URISCAN_COMPONENT_QUERY), "ids[]=%"));
    EXPECT(is_absent(uriscan_get(&found, target, URISCAN_COMPONENT_HOST)));
    EXPECT(uriscan_parse_allowing(URISCAN_RULE_ORIGIN_FORM, target, 13, URISCAN_ALLOW_BRACKETS,
                                  &found, &error, &let_through) == URISCAN_UNEXPECTED_CHARACTER);
    EXPECT(error.offset == 3 && let_through == 0 && found.path_end == 0);
    EXPECT(uriscan_parse_allowing(URISCAN_RULE_URI, "a:|", 3, 131072, NULL, NULL, NULL) ==
           URISCAN_INVALID_ARGUMENT);
}

/* A backslash cannot stand for a slash of an authority, but an origin form has no authority. */
static void test_allowed_backslash(void) {
    uriscan_error error;
    const uint32_t allowed = URISCAN_ALLOW_BACKSLASH;
    EXPECT(uriscan_parse_allowing(URISCAN_RULE_URI_REFERENCE, "/\\host", 6, allowed, NULL, &error,
                                  NULL) == URISCAN_UNEXPECTED_CHARACTER);
    EXPECT(error.offset == 1);
    EXPECT(uriscan_parse_allowing(URISCAN_RULE_ORIGIN_FORM, "/\\host", 6, allowed, NULL, NULL,
                                  NULL) == URISCAN_OK);
}

int main(void) {
    test_allowing();
    test_allowed_backslash();
    test_parse();
    test_request_targets();
    test_rules_of_http();
    test_host_fields();
    test_authority_forms();
    test_many_targets();
    test_errors();
    test_many();
    test_push();
    test_components();
    test_ports();
    test_operations();
    test_pieces();
    test_facts();
    test_changes();
    test_builder();
    test_text();
    test_words();
    return report();
}
