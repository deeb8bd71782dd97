/* Calls each function of uriscan_matcher.h once, as C99.  The expected values are worked out by
 * hand.  The program is linked with the C compiler alone: the shared library brings what it needs
 * of C++. */
#include "expect.h"

#include <string.h>
#include <uriscan/uriscan_matcher.h>

static void test_match(void) {
    static const char text[] = "/files/a/b?tag=x&tag=y";
    const uriscan_slice routes[] = {{"/users/{id}", 11}, {"/files{/path*}{?q,tag*}", 23}};
    uriscan_matcher* matcher;
    uriscan_match* match;
    uriscan_matched_value value;
    uriscan_matched_item item = {{NULL, 0}, {NULL, 0}};
    EXPECT(uriscan_matcher_compile(routes, 2, 0, &matcher, NULL) == URISCAN_OK);
    EXPECT(uriscan_match_create(&match) == URISCAN_OK);
    if (failures != 0) {
        return;
    }
    EXPECT(uriscan_matcher_match(matcher, "/users/", 7, match) == URISCAN_NO_MATCH);
    EXPECT(uriscan_match_size(match) == 0);
    EXPECT(uriscan_matcher_match(matcher, "/users/7", 8, match) == URISCAN_OK);
    EXPECT(uriscan_match_index(match) == 0 && uriscan_match_size(match) == 1);
    EXPECT(uriscan_match_find(match, "id", 2, &value) == 1 && is(value.text, "7"));
    EXPECT(uriscan_matcher_match(matcher, text, sizeof text - 1, match) == URISCAN_OK);
    EXPECT(uriscan_match_index(match) == 1 && uriscan_match_size(match) == 3);
    EXPECT(uriscan_match_value(match, 0, &value) == 1);
    EXPECT(is(value.name, "path") && is(value.text, "a/b") && value.op == '/' && value.explode);
    EXPECT(uriscan_matched_next_item(&value, &item) == 1 && is(item.text, "a"));
    EXPECT(item.name.data == NULL);
    EXPECT(uriscan_matched_next_item(&value, &item) == 1 && is(item.text, "b"));
    EXPECT(uriscan_matched_next_item(&value, &item) == 0 && item.text.data == NULL);
    EXPECT(uriscan_match_value(match, 1, &value) == 1 && value.text.data == NULL);
    EXPECT(uriscan_match_value(match, 2, &value) == 1 && value.op == '?');
    EXPECT(uriscan_matched_next_item(&value, &item) == 1 && is(item.name, "tag"));
    EXPECT(is(item.text, "x"));
    EXPECT(uriscan_match_value(match, 3, &value) == 0 && value.name.data == NULL);
    EXPECT(uriscan_match_find(match, "none", 4, &value) == 0);
    uriscan_match_free(match);
    uriscan_matcher_free(matcher);
    uriscan_match_free(NULL);
    uriscan_matcher_free(NULL);
}

static void test_refusal(void) {
    const uriscan_slice templates[] = {{"/a", 2}, {"{+path}{?q}", 11}, {"/{", 2}};
    uriscan_matcher* matcher = NULL;
    uriscan_refusal refusal;
    EXPECT(uriscan_matcher_compile(templates, 2, 0, &matcher, &refusal) ==
           URISCAN_AMBIGUOUS_TEMPLATE);
    EXPECT(matcher == NULL && refusal.index == 1);
    EXPECT(refusal.error.status == URISCAN_AMBIGUOUS_TEMPLATE);
    EXPECT(strcmp(refusal.words,
                  "the template matches a text in two ways: \"a?q=\" is "
                  "path=\"a?q=\", q absent or path=\"a\", q=\"\"") == 0);
    EXPECT(uriscan_matcher_compile(templates, 2, URISCAN_MATCH_SHORTEST_FIRST, &matcher,
                                   &refusal) == URISCAN_OK);
    EXPECT(refusal.index == 0 && refusal.error.status == URISCAN_OK && refusal.words[0] == '\0');
    uriscan_matcher_free(matcher);
    EXPECT(uriscan_matcher_compile(templates + 2, 1, 0, &matcher, &refusal) ==
           URISCAN_UNCLOSED_EXPRESSION);
    EXPECT(refusal.error.offset == 2);
    EXPECT(uriscan_matcher_compile(templates, 1, 4, &matcher, &refusal) ==
           URISCAN_INVALID_ARGUMENT);
    EXPECT(matcher == NULL && refusal.error.status == URISCAN_INVALID_ARGUMENT);
}

int main(void) {
    test_match();
    test_refusal();
    return report();
}
