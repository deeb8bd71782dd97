/* Tests the code that the modules for nginx and Apache httpd share.  It needs no server. */
#include <stdio.h>
#include <stdlib.h>

#include "integrations/request_target.h"

static int failures = 0;

static void expect(int is_true, const char* what, const char* text) {
    if (!is_true) {
        printf("%s: %s\n", text, what);
        ++failures;
    }
}

static const uriscan_http_rules* any_rules(void) {
    static const uriscan_http_rules rules = {0};
    return &rules;
}

/* Returns the names of the findings.  `to` has room for all of them. */
static const char* names_of(const checked_text* text, char* to) {
    const uint64_t findings = findings_of(text);
    const size_t size = write_findings(NULL, findings);
    memset(to, '?', size + 1);
    expect(write_findings(to, findings) == size, "the sizes differ", text->text);
    expect(to[size] == '?', "more was written than the size says", text->text);
    to[size] = '\0';
    return to;
}

/* No comma is before the first name, after the last one, or beside another comma. */
static void writes_names_with_commas_between(void) {
    char names[4096];
    for (int32_t first = 0; first < 64; ++first) {
        for (int32_t second = first; second < 64; ++second) {
            const char* a = uriscan_finding_name(first);
            const char* b = uriscan_finding_name(second);
            if (a == NULL || b == NULL || *a == '\0' || *b == '\0') {
                continue;
            }
            char expected[256];
            snprintf(expected, sizeof(expected), first == second ? "%s" : "%s,%s", a, b);
            const uint64_t both = URISCAN_FINDING_BIT(first) | URISCAN_FINDING_BIT(second);
            const size_t size = write_findings(names, both);
            names[size] = '\0';
            expect(strcmp(names, expected) == 0, names, expected);
            expect(size == write_findings(NULL, both), "the size is another", expected);
        }
    }
    expect(write_findings(names, 0) == 0, "nothing has a name", "");
}

/* A target that is let through has parts, but it is not valid, and is audited as such. */
static void audits_what_is_let_through_as_not_valid(void) {
    static const char* const targets[] = {"/a|b", "/a?x|y", "/a|b?http://u:p@h/", "/<|>|\\"};
    octet_set allowed = {{0}};
    char names[4096];
    add_octets(&allowed, "|<>\\", 4);
    for (size_t i = 0; i < sizeof(targets) / sizeof(targets[0]); ++i) {
        const size_t size = strlen(targets[i]);
        char copy[256];
        checked_text target;
        check_target(&target, "GET", 3, targets[i], size, any_rules());
        expect(!target.has_parts && target.why != URISCAN_OK, "is refused", targets[i]);
        const uint64_t refused = findings_of(&target);
        check_target_allowing(&target, &allowed, "GET", 3, copy, any_rules());
        expect(target.has_parts && target.why == URISCAN_OK, "is let through", targets[i]);
        expect(target.syntax.status != URISCAN_OK, "the grammar still refuses it", targets[i]);
        expect(findings_of(&target) == refused, "is audited as refused", targets[i]);
        expect(refused == uriscan_audit_refused(targets[i], size, &target.syntax), "as in C",
               targets[i]);
        (void)names_of(&target, names);
    }
}

static void audits_valid_texts_as_such(void) {
    static const char text[] = "http://u:p@10.0.0.1.nip.io/";
    checked_text target, host;
    check_target(&target, "GET", 3, text, sizeof(text) - 1, any_rules());
    expect(target.has_parts, "is valid", text);
    expect(findings_of(&target) == uriscan_audit(&target.at, text), "is audited as valid", text);
    expect(findings_of(&target) != 0, "has findings", text);
    check_host(&host, "a b", 3, &target, any_rules());
    expect(findings_of(&host) == uriscan_audit_host_field("a b", 3), "is a refused host", "a b");
}

/* Each octet can be let through or not, whatever the others are. */
static void lets_through_only_what_is_named(void) {
    for (int named = 0; named < 256; ++named) {
        const char octet = (char)named;
        octet_set allowed = {{0}};
        if (!add_octets(&allowed, &octet, 1)) {
            continue;
        }
        for (int other = 0; other < 256; ++other) {
            expect(has_octet(&allowed, (char)other) == (other == named), "is in the set", "");
        }
    }
}

int main(void) {
    writes_names_with_commas_between();
    audits_what_is_let_through_as_not_valid();
    audits_valid_texts_as_such();
    lets_through_only_what_is_named();
    return failures == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
