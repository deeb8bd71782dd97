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

/* The octets that can be let through are those that no reference has, without controls and the
   space.  Each octet is let through alone, without any other octet. */
static void lets_through_only_what_is_named(void) {
    static const char refused[] = "\"%<>[\\]^`{|}";
    for (int named = 0; named < 256; ++named) {
        const char octet = (char)named;
        octet_set allowed = {{0}};
        const int can_be = named >= 0x80 || (named != 0 && strchr(refused, named) != NULL);
        char shown[16];
        snprintf(shown, sizeof(shown), "0x%02X", named);
        expect(add_octets(&allowed, &octet, 1) == can_be, "can be let through or not", shown);
        for (int other = 0; other < 256; ++other) {
            const int is_in = can_be && other == named;
            expect(has_octet(&allowed, (char)other) == is_in, "is in the set", shown);
        }
    }
    octet_set allowed = {{0}};
    expect(!add_octets(&allowed, "|a", 2) && !add_octets(&allowed, "a|", 2), "one is refused", "");
    add_non_ascii(&allowed);
    for (int octet = 0; octet < 256; ++octet) {
        expect(has_octet(&allowed, (char)octet) == (octet >= 0x80 || octet == '|'), "non-ASCII",
               "");
    }
}

/* A "|" or a "\" is let through only in a path or a query.  A "\" among the slashes at the start of
   a path is refused. */
static void lets_through_after_the_authority(void) {
    static const struct {
        const char* text;
        int is_let_through;
    } targets[] = {
        {"/|", 1},           {"/a|b?|", 1},      {"http://h/|", 1},    {"http://h?|", 1},
        {"http:/|", 1},      {"http://a|b/", 0}, {"http://a|b@h/", 0}, {"http://h:8|/", 0},
        {"ht|tp://h/", 0},   {"|", 0},           {"/%4|", 0},          {"/%|", 0},
        {"/%41|", 1},        {"/\\h", 0},        {"/a\\h", 1},         {"http://h/\\h", 0},
        {"http://h/a\\h", 1}};
    static const uriscan_http_rules rules = {{"*", 1}, 0, 0};
    octet_set allowed = {{0}};
    expect(add_octets(&allowed, "|\\", 2), "can be let through", "|\\");
    for (size_t i = 0; i < sizeof(targets) / sizeof(targets[0]); ++i) {
        const char* const text = targets[i].text;
        char copy[64];
        checked_text target;
        check_target(&target, "GET", 3, text, strlen(text), &rules);
        expect(!target.has_parts, "is refused", text);
        check_target_allowing(&target, &allowed, "GET", 3, copy, &rules);
        expect(target.has_parts == targets[i].is_let_through, "is let through or not", text);
        expect(target.text == text, "refers to the text itself", text);
    }
    static const char text[] = "http://u@h/|"; /* a rule of HTTP still holds */
    char copy[64];
    checked_text target;
    check_target(&target, "GET", 3, text, sizeof(text) - 1, any_rules());
    check_target_allowing(&target, &allowed, "GET", 3, copy, any_rules());
    expect(target.has_parts && target.why == URISCAN_USERINFO_IN_TARGET, "breaks a rule", text);
}

/* A "%" can be let through, too.  Before two digits, it still starts a triplet. */
static void keeps_triplets(void) {
    static const struct {
        const char* text;
        const char* copy;
    } texts[] = {
        {"/%41", "/%41"}, {"/%4", "/x4"}, {"/%", "/x"}, {"/%zz", "/xzz"}, {"/a%4g%41", "/ax4g%41"}};
    octet_set allowed = {{0}};
    expect(add_octets(&allowed, "%", 1), "can be let through", "%");
    for (size_t i = 0; i < sizeof(texts) / sizeof(texts[0]); ++i) {
        const char* const text = texts[i].text;
        const size_t size = strlen(text);
        char copy[16];
        checked_text target;
        check_target(&target, "GET", 3, text, size, any_rules());
        check_target_allowing(&target, &allowed, "GET", 3, copy, any_rules());
        expect(target.has_parts, "is let through", text);
        expect(memcmp(copy, texts[i].copy, size) == 0, "the copy", text);
    }
}

/* The words of the directives for schemes. */
static void reads_lists_of_schemes(void) {
    static const struct {
        const char* word;
        const char* list; /* NULL if the word is no scheme */
    } words[] = {
        {"http", "https http "}, {"any", "https * "},   {"ANY", "https * "}, {"an", "https an "},
        {"anyx", "https anyx "}, {"a+b", "https a+b "}, {"", NULL},          {"1a", NULL},
        {"a:b", NULL},           {"http:", NULL},       {"a b", NULL},       {"*", NULL}};
    for (size_t i = 0; i < sizeof(words) / sizeof(words[0]); ++i) {
        const char* const word = words[i].word;
        char list[32] = "https ";
        const size_t room = 6 + strlen(word) + 1; /* for the word and a space */
        memset(list + room, '!', sizeof(list) - room);
        const size_t size = add_scheme(list, 6, word, strlen(word));
        const char* const wanted = words[i].list;
        expect(
            wanted == NULL ? size == 0 : size == strlen(wanted) && memcmp(list, wanted, size) == 0,
            "the list of schemes", word);
        expect(list[room] == '!', "nothing is written after the room", word);
    }
}

/* A request line of `most` octets has room for "GET", two spaces, "HTTP/1.1", and the target. */
static void measures_redirects(void) {
    static const char line[] = "GET / HTTP/1.1";
    const size_t size = sizeof(line) - 1;
    expect(longest_target(size, 3) == 1, "one octet fits", line);
    expect(longest_target(size - 1, 3) == 0, "no octet fits", line);
    expect(longest_target(size + 9, 3) == 10, "ten octets fit", line);
    expect(longest_target(0, 3) == 0, "there is no line", "");
    static const char text[] = "/a b"; /* repaired: /a%20b */
    checked_text target;
    size_t needed = 0;
    check_target(&target, "GET", 3, text, sizeof(text) - 1, any_rules());
    expect(can_redirect(&target, 6, &needed) && needed == 6, "it just fits", text);
    expect(!can_redirect(&target, 5, &needed), "it does not fit", text);
}

/* A client is only sent to an origin form that no browser reads as a host. */
static void repairs_targets_safely(void) {
    static const struct {
        const char* text;
        const char* repaired; /* NULL if there is no redirect */
    } targets[] = {{"/a b", "/a%20b"}, {"/|?|", "/%7C?%7C"}, {"//h/a b", NULL},
                   {"/ /h", "/%20/h"}, {"/a\tb", "/a%09b"},  {"http://h/a b", NULL},
                   {"a b", NULL},      {"", NULL},           {"/a#b c", NULL}};
    for (size_t i = 0; i < sizeof(targets) / sizeof(targets[0]); ++i) {
        const char* const text = targets[i].text;
        char to[32];
        size_t size = 0;
        checked_text target;
        check_target(&target, "GET", 3, text, strlen(text), any_rules());
        const int can =
            can_redirect(&target, sizeof(to), &size) && repair_target(&target, to, size);
        const char* const wanted = targets[i].repaired;
        expect(can == (wanted != NULL), "is repaired or not", text);
        expect(!can || wanted == NULL || (size == strlen(wanted) && memcmp(to, wanted, size) == 0),
               "the repair", text);
    }
}

/* The field Host is compared with the target only if the target has a host and breaks no rule. */
static void compares_hosts(void) {
    static const struct {
        const char* target;
        const char* method;
        const char* host;
        uriscan_status why;
    } requests[] = {{"http://h/", "GET", "h", URISCAN_OK},
                    {"http://h/", "GET", "H:80", URISCAN_OK},
                    {"http://h/", "GET", "other", URISCAN_OTHER_AUTHORITY},
                    {"/", "GET", "other", URISCAN_OK},
                    {"http://u@h/", "GET", "other", URISCAN_OK}, /* breaks a rule of HTTP */
                    {"ftp://h/", "GET", "other", URISCAN_OK},    /* the same */
                    {"http://h/ ", "GET", "other", URISCAN_OK},  /* breaks the grammar */
                    {"h:1", "CONNECT", "h:1", URISCAN_OK},
                    {"h:1", "CONNECT", "h:2", URISCAN_OTHER_AUTHORITY},
                    {"/", "CONNECTED", "h", URISCAN_OK},
                    {"/", "GET", "a b", URISCAN_UNEXPECTED_CHARACTER},
                    {"/", "GET", "", URISCAN_EMPTY_HOST},
                    {"/", "GET", NULL, URISCAN_OK}};
    for (size_t i = 0; i < sizeof(requests) / sizeof(requests[0]); ++i) {
        const char* const text = requests[i].target;
        const char* const value = requests[i].host;
        checked_text target, host;
        check_target(&target, requests[i].method, strlen(requests[i].method), text, strlen(text),
                     any_rules());
        expect(target.is_authority == (strcmp(requests[i].method, "CONNECT") == 0), "is one", text);
        check_host(&host, value, value == NULL ? 0 : strlen(value), &target, any_rules());
        expect(host.why == requests[i].why, uriscan_status_name(host.why), text);
        expect(host.is_authority && host.text == value, "keeps the text", text);
    }
}

int main(void) {
    writes_names_with_commas_between();
    audits_what_is_let_through_as_not_valid();
    audits_valid_texts_as_such();
    lets_through_only_what_is_named();
    lets_through_after_the_authority();
    keeps_triplets();
    reads_lists_of_schemes();
    measures_redirects();
    repairs_targets_safely();
    compares_hosts();
    return failures == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
