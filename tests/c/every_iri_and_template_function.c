/* Calls each function of uriscan_iri.h and uriscan_template.h once, as C99.  The expected values
 * are worked out by hand.  The program is linked with the C compiler alone: once with the static
 * library, once with the shared one. */
#include "expect.h"

#include <string.h>
#include <uriscan/uriscan_iri.h>
#include <uriscan/uriscan_template.h>

static char buffer[256];
static size_t needed;

/* Says whether the last function that wrote to the buffer has written `expected`. */
static int wrote(uriscan_status status, const char* expected) {
    return status == URISCAN_OK && needed == strlen(expected) && strcmp(buffer, expected) == 0;
}

static uriscan_iri parsed(uriscan_rule rule, const char* text) {
    uriscan_iri iri;
    EXPECT(uriscan_iri_parse(rule, text, strlen(text), &iri, NULL) == URISCAN_OK);
    return iri;
}

static void test_iri_parse(void) {
    static const char text[] = "http://u@r\xC3\xA9sum\xC3\xA9.org/\xE6\x97\xA5?\xEE\x80\x80#f";
    const uriscan_iri iri = parsed(URISCAN_RULE_IRI, text);
    uriscan_iri refused;
    uriscan_error error;
    EXPECT(is(uriscan_get(&iri.parts, text, URISCAN_COMPONENT_HOST), "r\xC3\xA9sum\xC3\xA9.org"));
    EXPECT(is(uriscan_get(&iri.parts, text, URISCAN_COMPONENT_PATH), "/\xE6\x97\xA5"));
    EXPECT(is(uriscan_get(&iri.parts, text, URISCAN_COMPONENT_QUERY), "\xEE\x80\x80"));
    EXPECT(uriscan_host_kind(&iri.parts, text) == URISCAN_HOST_REG_NAME);
    /* A private character can only be in a query. */
    EXPECT(uriscan_iri_parse(URISCAN_RULE_IRI, "a:\xEE\x80\x80", 5, &refused, &error) ==
           URISCAN_UNEXPECTED_CHARACTER);
    EXPECT(error.offset == 2 && error.component == URISCAN_COMPONENT_PATH);
    EXPECT(refused.parts.size == 0);
    EXPECT(uriscan_iri_parse(URISCAN_RULE_ABSOLUTE_IRI, "a:#", 3, NULL, NULL) ==
           URISCAN_UNEXPECTED_FRAGMENT);
    EXPECT(uriscan_iri_parse(URISCAN_RULE_RELATIVE_IRI_REF, "a:", 2, NULL, NULL) ==
           URISCAN_COLON_IN_FIRST_SEGMENT);
}

static void test_iri_push(void) {
    static const char text[] = "http://\xC3\xA9.org/\xE6\x97\xA5";
    const size_t size = sizeof text - 1;
    uriscan_iri_push push;
    uriscan_iri whole;
    uriscan_error error;
    size_t i;
    EXPECT(uriscan_iri_push_start(&push, URISCAN_RULE_IRI) == URISCAN_OK);
    for (i = 0; i < size; ++i) {
        EXPECT(uriscan_iri_push_feed(&push, text + i, 1) == 1);
    }
    EXPECT(uriscan_iri_push_finish(&push, &whole, &error) == URISCAN_OK);
    EXPECT(whole.parts.host_end == 13 && whole.parts.size == size && error.status == URISCAN_OK);
    EXPECT(uriscan_iri_push_feed(&push, "\xC3", 1) == 1);
    EXPECT(uriscan_iri_push_finish(&push, &whole, &error) == URISCAN_UNEXPECTED_END);
    EXPECT(error.offset == size + 1 && whole.parts.size == 0);
    EXPECT(uriscan_iri_push_feed(&push, "(", 1) == 0);
    EXPECT(uriscan_iri_push_finish(&push, NULL, NULL) == URISCAN_UNEXPECTED_CHARACTER);
    EXPECT(uriscan_iri_push_start(&push, URISCAN_RULE_URI) == URISCAN_INVALID_ARGUMENT);
    EXPECT(uriscan_iri_push_feed(&push, "\xC3\xA9", 2) == 1);
    EXPECT(uriscan_iri_push_finish(&push, NULL, NULL) == URISCAN_OK);
}

static uriscan_status write_host(const char* host, size_t size, char* to, size_t capacity,
                                 size_t* size_of_name, void* context) {
    const char* const name = (const char*)context;
    EXPECT(size == 2 && memcmp(host, "\xC3\xA9", 2) == 0);
    *size_of_name = strlen(name);
    if (*size_of_name <= capacity) {
        memcpy(to, name, *size_of_name);
    }
    return URISCAN_OK;
}

static void test_iri_operations(void) {
    static const char text[] = "HTTP://\xC3\xA9/%7e/../%c3%a9";
    static char name[] = "xn--9ca";
    const uriscan_iri iri = parsed(URISCAN_RULE_IRI, text);
    const uriscan_iri other = parsed(URISCAN_RULE_IRI, "http://\xC3\xA9/%C3%A9");
    const uriscan_iri reference = parsed(URISCAN_RULE_IRI_REFERENCE, "x");
    uriscan_uri uri;
    uriscan_iri back;
    EXPECT(wrote(uriscan_to_uri(&iri, text, NULL, NULL, buffer, sizeof buffer, &needed, &uri, NULL),
                 "HTTP://%C3%A9/%7e/../%c3%a9"));
    EXPECT(uri.host_begin == 7 && uri.host_end == 13 && uri.size == needed);
    EXPECT(wrote(
        uriscan_to_uri(&iri, text, write_host, name, buffer, sizeof buffer, &needed, &uri, NULL),
        "HTTP://xn--9ca/%7e/../%c3%a9"));
    EXPECT(uri.host_end == 14);
    EXPECT(wrote(uriscan_to_iri(&iri, text, buffer, sizeof buffer, &needed, &back),
                 "HTTP://\xC3\xA9/~/../\xC3\xA9"));
    EXPECT(back.parts.path_end == needed);
    EXPECT(wrote(uriscan_iri_normalize(&iri, text, URISCAN_NORMALIZE_SYNTAX_BASED, buffer,
                                       sizeof buffer, &needed),
                 "http://\xC3\xA9/%C3%A9"));
    EXPECT(uriscan_iri_equivalent(&iri, text, &other, "http://\xC3\xA9/%C3%A9",
                                  URISCAN_NORMALIZE_SYNTAX_BASED) == 1);
    EXPECT(wrote(uriscan_iri_resolve(&other, "http://\xC3\xA9/%C3%A9", &reference, "x", 0, buffer,
                                     sizeof buffer, &needed),
                 "http://\xC3\xA9/x"));
}

static void test_template_parse(void) {
    static const char text[] = "/{a}{?b,c*}{+d:12}";
    uriscan_template_variable variable = {{NULL, 0}, 0, 0, 0, 0};
    uriscan_error error;
    size_t count = 0;
    EXPECT(uriscan_template_parse(text, sizeof text - 1, &count, NULL) == URISCAN_OK && count == 4);
    EXPECT(uriscan_template_next_variable(text, sizeof text - 1, &variable) == 1);
    EXPECT(is(variable.name, "a") && variable.op == 0 && variable.explode == 0);
    EXPECT(uriscan_template_next_variable(text, sizeof text - 1, &variable) == 1);
    EXPECT(is(variable.name, "b") && variable.op == '?' && variable.explode == 0);
    EXPECT(uriscan_template_next_variable(text, sizeof text - 1, &variable) == 1);
    EXPECT(is(variable.name, "c") && variable.op == '?' && variable.explode == 1);
    EXPECT(uriscan_template_next_variable(text, sizeof text - 1, &variable) == 1);
    EXPECT(is(variable.name, "d") && variable.op == '+' && variable.max_length == 12);
    EXPECT(uriscan_template_next_variable(text, sizeof text - 1, &variable) == 0);
    EXPECT(uriscan_template_parse("{!a}", 4, &count, &error) == URISCAN_RESERVED_OPERATOR);
    EXPECT(error.offset == 1 && count == 0);
    EXPECT(wrote(uriscan_describe(&error, "{!a}", 4, buffer, sizeof buffer, &needed),
                 "the operator is reserved for extensions"));
    EXPECT(uriscan_template_parse("{a:0}", 5, NULL, NULL) == URISCAN_INVALID_MODIFIER);
    EXPECT(uriscan_template_parse("{a-}", 4, NULL, NULL) == URISCAN_INVALID_VARIABLE_NAME);
    EXPECT(uriscan_template_parse(" ", 1, NULL, NULL) == URISCAN_INVALID_LITERAL);
    EXPECT(uriscan_template_parse("{a", 2, NULL, NULL) == URISCAN_UNCLOSED_EXPRESSION);
}

static void test_template_expand(void) {
    static const char text[] = "/{id}{?list*,pairs*,none}";
    const uriscan_slice list[] = {{"a", 1}, {NULL, 0}, {"b c", 3}};
    const uriscan_template_pair pairs[] = {{{"k", 1}, {"v", 1}}};
    const uriscan_template_argument arguments[] = {{{"id", 2}, {"7/8", 3}, NULL, NULL, 0},
                                                   {{"list", 4}, {NULL, 0}, list, NULL, 3},
                                                   {{"pairs", 5}, {NULL, 0}, NULL, pairs, 1}};
    uriscan_error error;
    EXPECT(wrote(uriscan_template_expand(text, sizeof text - 1, arguments, 3, buffer, sizeof buffer,
                                         &needed, &error),
                 "/7%2F8?list=a&list=b%20c&k=v"));
    EXPECT(uriscan_template_expand(text, sizeof text - 1, arguments, 3, buffer, 4, &needed, NULL) ==
           URISCAN_BUFFER_TOO_SMALL);
    EXPECT(needed == 28);
    EXPECT(uriscan_template_expand("a{list:3}", 9, arguments, 3, NULL, 0, &needed, &error) ==
           URISCAN_PREFIX_OF_COMPOSITE);
    EXPECT(error.offset == 2 && needed == 0);
}

int main(void) {
    test_iri_parse();
    test_iri_push();
    test_iri_operations();
    test_template_parse();
    test_template_expand();
    return report();
}
