/* Checks the C functions against the case files in tests/data.  The program is plain C, so that it
 * can also run if the C++ library has no exceptions and no files, as for WebAssembly:
 *
 *     cases FILE...
 *
 * Prints each difference, and exits 1 if there is one, or if there are no cases. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <uriscan/uriscan.h>

enum { most = 1 << 16 };

static const char* place;         /* the file of the case */
static unsigned long line_number; /* the line of what is checked */
static unsigned long cases, differences;

static char text[most]; /* the input of the case */
static size_t text_size;
static uriscan_uri uri;
static uriscan_error error;
static uriscan_status status;
static unsigned listed; /* bit i: the case lists component i */

static void differ(const char* what) {
    fprintf(stderr, "%s:%lu: %s\n", place, line_number, what);
    ++differences;
}

static int digit(char c) {
    return c >= 'a' ? c - 'a' + 10 : c >= 'A' ? c - 'A' + 10 : c - '0';
}

/* Reads the quoted text at `from`, and stores its octets in `to`.  Returns their number. */
static size_t unquote(const char* from, char* to) {
    size_t size = 0;
    for (++from; *from != '"' && *from != '\0'; ++from) {
        if (from[0] == '\\' && from[1] == 'x') {
            to[size++] = (char)(digit(from[2]) * 16 + digit(from[3]));
            from += 3;
        } else {
            from += *from == '\\';
            to[size++] = *from;
        }
    }
    return size;
}

/* Returns the number of the component with this name, or the number after the last one. */
static uriscan_component component_named(const char* name) {
    uriscan_component i = 0;
    while (i <= URISCAN_COMPONENT_FRAGMENT && strcmp(uriscan_component_name(i), name) != 0) {
        ++i;
    }
    return i;
}

static void check_component(uriscan_component component, const char* value) {
    static char expected[most];
    const size_t size = unquote(value, expected);
    const uriscan_slice got = uriscan_get(&uri, text, component);
    listed |= 1U << component;
    if (got.data == NULL || got.size != size || memcmp(got.data, expected, size) != 0) {
        differ("another component");
    }
}

/* Checks a line that says what the result must be.  Other lines are left to the C++ tests. */
static void check_line(char* line) {
    char* const value = strchr(line, ' ');
    char got[128];
    uriscan_component component;
    if (value == NULL) {
        return;
    }
    *value = '\0';
    component = component_named(line);
    if (strcmp(line, "error") == 0) {
        sprintf(got, "%lu %s %s", (unsigned long)error.offset,
                uriscan_component_name(error.component), uriscan_status_name(error.status));
        if (status == URISCAN_OK || strcmp(value + 1, got) != 0) {
            differ(got);
        }
        listed = ~0U;
    } else if (status != URISCAN_OK) {
        differ("refused");
    } else if (strcmp(line, "host-kind") == 0) {
        if (strcmp(value + 1, uriscan_host_kind_name(uriscan_host_kind(&uri, text))) != 0) {
            differ("another kind of host");
        }
    } else if (component <= URISCAN_COMPONENT_FRAGMENT) {
        check_component(component, value + 1);
    }
}

/* Checks that there are no components which the case does not list. */
static void end_case(void) {
    uriscan_component i;
    for (i = 0; cases > 0 && i <= URISCAN_COMPONENT_PASSWORD + 1; ++i) {
        const uriscan_slice part = uriscan_get(&uri, text, i);
        const uriscan_slice same = uriscan_get_inline(&uri, text, i);
        if (part.data != same.data || part.size != same.size) {
            differ("uriscan_get_inline() and uriscan_get() differ");
        }
    }
    for (i = 0; cases > 0 && i <= URISCAN_COMPONENT_FRAGMENT; ++i) {
        if ((listed >> i & 1U) == 0 && uriscan_get(&uri, text, i).data != NULL) {
            differ("a component that the case does not list");
        }
    }
}

static void start_case(char* line) {
    char* const input = strchr(line, ' ');
    uriscan_rule rule = URISCAN_RULE_URI_REFERENCE;
    if (input == NULL) {
        differ("not understood");
        return;
    }
    *input = '\0';
    while (rule <= URISCAN_RULE_RELATIVE_REF && strcmp(uriscan_rule_name(rule), line) != 0) {
        ++rule;
    }
    text_size = unquote(input + 1, text);
    status = uriscan_parse(rule, text, text_size, &uri, &error);
    if (uriscan_is_valid(rule, text, text_size) != (status == URISCAN_OK)) {
        differ("uriscan_is_valid() differs");
    }
    listed = 0;
    ++cases;
}

static void check_file(FILE* file) {
    static char line[most];
    for (line_number = 1; fgets(line, sizeof line, file) != NULL; ++line_number) {
        line[strcspn(line, "\n")] = '\0';
        if (line[0] == '\0' || line[0] == '#' || line[0] == '/') {
            continue;
        }
        if (line[0] == ' ') {
            check_line(line + 2);
        } else {
            end_case();
            start_case(line);
        }
    }
    end_case();
}

int main(int argc, char** argv) {
    int i;
    for (i = 1; i < argc; ++i) {
        FILE* const file = fopen(argv[i], "r");
        place = argv[i];
        if (file == NULL) {
            differ("cannot be read");
            continue;
        }
        check_file(file);
        fclose(file);
    }
    printf("%lu cases, %lu differences\n", cases, differences);
    return cases > 0 && differences == 0 ? 0 : 1;
}
