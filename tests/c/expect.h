/* Helpers for the C programs that call each function once. */
#ifndef URISCAN_TESTS_C_EXPECT_H
#define URISCAN_TESTS_C_EXPECT_H

#include <stdio.h>
#include <string.h>
#include <uriscan/uriscan.h>

static int failures = 0;

/* Counts a failure, and prints the condition, if it is false. */
#define EXPECT(condition)                                                    \
    do {                                                                     \
        if (!(condition)) {                                                  \
            printf("%s:%d: expected: %s\n", __FILE__, __LINE__, #condition); \
            ++failures;                                                      \
        }                                                                    \
    } while (0)

static int is(uriscan_slice slice, const char* expected) {
    return slice.data != NULL && slice.size == strlen(expected) &&
           memcmp(slice.data, expected, slice.size) == 0;
}

/* Prints the result.  Returns the exit status of the program. */
static int report(void) {
    printf(failures == 0 ? "all is as expected\n" : "%d failures\n", failures);
    return failures != 0;
}

#endif
