#!/bin/sh
# Fails if an example in the comments of a header of C does not compile, or if a line in it such as
# `// status == URISCAN_OK` is not true:
#
#   header_examples.sh FOLDER_OF_HEADERS COMPILER OPTION...
#
# An example is the indented lines after an empty line in the comment of a function.
set -eu
folder_of_headers=$1
shift
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# Writes a program that runs each example.  The first lines declare what the examples use.
cat >"$folder/examples.c" <<'PROGRAM'
#include <stdio.h>
#include <string.h>
#include <uriscan/uriscan_iri.h>
#include <uriscan/uriscan_matcher.h>

enum { COUNT = 3 };
static const char text[] = "http://127.0.0.1:80/a";
static const char base_text[] = "http://h/";
static const char other_text[] = "HTTP://127.0.0.1/a";
static const size_t size = sizeof text - 1;
static uriscan_uri uri, base, other, uris[COUNT];
static uriscan_slice texts[COUNT];
static uriscan_error error;
static uriscan_status status;
static uint32_t let_through;
static size_t i;
static int failures;

#define use(...) ((void)0)

static size_t suffix_size(const char* name, size_t size, void* context) {
    (void)context;
    return size > 4 && strcmp(name + size - 4, ".com") == 0 ? 3 : 0;
}

#define CHECK(condition)                                  \
    do {                                                  \
        if (!(condition)) {                               \
            printf("this is not true: %s\n", #condition); \
            ++failures;                                   \
        }                                                 \
    } while (0)

static void prepare(void) {
    const uriscan_rule rule = URISCAN_RULE_URI;
    CHECK(uriscan_parse(rule, base_text, sizeof base_text - 1, &base, NULL) == URISCAN_OK);
    CHECK(uriscan_parse(rule, other_text, sizeof other_text - 1, &other, NULL) == URISCAN_OK);
    CHECK(uriscan_parse(rule, "a b", 3, NULL, &error) == URISCAN_UNEXPECTED_CHARACTER);
    CHECK(uriscan_parse(rule, text, size, &uri, NULL) == URISCAN_OK);
}
PROGRAM
awk '
    FNR == 1 { is_reached = 0 }
    /^\/\* ---- (Parsing|Functions)/ { is_reached = 1 }
    is_reached && was_empty && /^ \*     / {
        inside = 1
        printf "static int example_%d(void) {\n", ++count
    }
    inside && !/^ \*     / { inside = 0; print "    return 0;\n}" }
    inside {
        line = substr($0, 4)
        if (line ~ /^ *\/\/ .*==/) {
            sub(/\/\/ /, "CHECK(", line)
            line = line ");"
            ++checks
        }
        print line
    }
    { was_empty = / \*$/ }
    END {
        print "int main(void) {"
        for (i = 1; i <= count; ++i) {
            printf "    prepare();\n    (void)example_%d();\n", i
        }
        print "    return failures != 0;\n}"
        exit count < 50 || checks < 31
    }' "$folder_of_headers/uriscan.h" "$folder_of_headers/uriscan_iri.h" \
    "$folder_of_headers/uriscan_template.h" "$folder_of_headers/uriscan_matcher.h" \
    >>"$folder/examples.c" || {
    echo "$folder_of_headers: too few examples were found, or too few lines to check in them"
    exit 1
}
compiler=$1
shift
"$compiler" -std=c99 -Wall -Wextra -Wpedantic -Werror -Wno-unused-variable \
    -Wno-unused-but-set-variable "$folder/examples.c" -o "$folder/examples" "$@"
"$folder/examples"
