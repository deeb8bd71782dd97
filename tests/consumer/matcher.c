/* A small C program that matches URI templates as other projects do.  Its exit status is 0 if the
 * results are right. */
#include <string.h>
#include <uriscan/uriscan_matcher.h>

int main(void) {
    const uriscan_slice routes[] = {{"/users/{id}", 11}, {"/users/me", 9}};
    uriscan_matcher* matcher = NULL;
    uriscan_match* match = NULL;
    uriscan_matched_value id;
    int is_right = 0;
    if (uriscan_matcher_compile(routes, 2, 0, &matcher, NULL) == URISCAN_OK &&
        uriscan_match_create(&match) == URISCAN_OK &&
        uriscan_matcher_match(matcher, "/users/7", 8, match) == URISCAN_OK) {
        is_right = uriscan_match_index(match) == 0 && uriscan_match_value(match, 0, &id) == 1 &&
                   id.text.size == 1 && id.text.data[0] == '7' &&
                   /* A function of the other library, which the matcher needs. */
                   uriscan_is_valid(URISCAN_RULE_URI_REFERENCE, "/users/7", 8) == 1;
    }
    uriscan_match_free(match);
    uriscan_matcher_free(matcher);
    return is_right ? 0 : 1;
}
