/* A text of a request, and what uriscan says about it.  For the modules for nginx and Apache httpd.
   */
#ifndef URISCAN_INTEGRATIONS_CHECKED_TEXT_H
#define URISCAN_INTEGRATIONS_CHECKED_TEXT_H

#include <string.h>
#include <strings.h>

#include "uriscan/uriscan.h"

/* What a server does with a request whose target or field Host is not valid. */
enum { BAD_IS_IGNORED, BAD_IS_LOGGED, BAD_IS_REFUSED, BAD_IS_REDIRECTED };

/* A request target, or a value of the field Host.  Refers to the text, which must outlive it. */
typedef struct {
    const char* text;     /* NULL if the request has no such text */
    size_t size;          /* its size in octets */
    int is_authority;     /* whether it is a host and a port: the field Host, or CONNECT's target */
    int has_parts;        /* whether `at` is set; then the text is valid, or was let through */
    uriscan_uri at;       /* the parts of the text */
    uriscan_error syntax; /* the error by the grammar, also if the text was let through */
    uriscan_status why;   /* URISCAN_OK if nothing is wrong or there is no such text */
    uriscan_error error;  /* what is wrong: by the grammar, or by a rule of HTTP */
} checked_text;

/* Stores the answer of the parser. */
static inline void store_syntax(checked_text* checked) {
    checked->has_parts = checked->syntax.status == URISCAN_OK;
    checked->error = checked->syntax;
    checked->why = checked->syntax.status;
}

/* Checks the value of the field Host, or of `:authority` in HTTP/2, which has the same syntax (RFC
   9110, section 7.2).  `target` is the target of the same request.  If the target passed
   its checks, the host is compared with the target.  `text` is NULL if there is no such field.
   Never allocates. */
static inline void check_host(checked_text* host, const char* text, size_t size,
                              const checked_text* target, const uriscan_http_rules* rules) {
    memset(host, 0, sizeof(*host));
    host->text = text;
    host->size = size;
    host->is_authority = 1;
    if (text == NULL) {
        return;
    }
    const uriscan_status parsed =
        uriscan_parse(URISCAN_RULE_HOST_FIELD, text, size, &host->at, &host->syntax);
    store_syntax(host);
    if (parsed == URISCAN_OK) {
        const int is_comparable = target->has_parts && target->why == URISCAN_OK;
        host->why = uriscan_check_host(&host->at, text, is_comparable ? &target->at : NULL,
                                       target->text, rules, &host->error);
    }
}

/* Returns what other software could read differently, as a set of findings. */
static inline uint64_t findings_of(const checked_text* checked) {
    if (checked->syntax.status == URISCAN_OK) {
        return uriscan_audit(&checked->at, checked->text);
    }
    return checked->is_authority
               ? uriscan_audit_host_field(checked->text, checked->size)
               : uriscan_audit_refused(checked->text, checked->size, &checked->syntax);
}

/* Writes the names of a set of findings to `to`, with commas between them.  If `to` is NULL, writes
   nothing.  Returns the number of octets in both cases. */
static inline size_t write_findings(char* to, uint64_t findings) {
    size_t size = 0;
    for (int32_t finding = 0; finding < 64; ++finding) {
        if ((findings & URISCAN_FINDING_BIT(finding)) == 0) {
            continue;
        }
        const char* name = uriscan_finding_name(finding);
        const size_t comma = size > 0 ? 1 : 0;
        if (to != NULL) {
            memcpy(to + size, ",", comma);
            memcpy(to + size + comma, name, strlen(name));
        }
        size += comma + strlen(name);
    }
    return size;
}

/* Adds a scheme to the list `list`, which must have room for it and a space.  `word` is a scheme,
   or "any" for all schemes.  Returns the new size of the list, or 0 if `word` is neither. */
static inline size_t add_scheme(char* list, size_t size, const char* word, size_t word_size) {
    char* const start = list + size;
    memcpy(start, word, word_size);
    start[word_size] = ':'; /* a scheme with a ":" is a URI */
    if (memchr(word, ':', word_size) != NULL ||
        !uriscan_is_valid(URISCAN_RULE_URI, start, word_size + 1)) {
        return 0;
    }
    if (word_size == 3 && strncasecmp(word, "any", 3) == 0) {
        start[0] = '*';
        word_size = 1;
    }
    start[word_size] = ' ';
    return size + word_size + 1;
}

#endif
