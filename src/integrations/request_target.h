/* The check of one request target, shared by the modules for nginx and Apache httpd. */
#ifndef URISCAN_INTEGRATIONS_REQUEST_TARGET_H
#define URISCAN_INTEGRATIONS_REQUEST_TARGET_H

#include <string.h>

#include "checked_text.h"
#include "octet_set.h"

/* Checks the target of a request with this method (RFC 9112, section 3.2).  `text` is NULL if there
   is none.  Never allocates. */
static inline void check_target(checked_text* target, const char* method, size_t method_size,
                                const char* text, size_t size) {
    target->text = text;
    target->size = size;
    target->is_let_through = 0;
    target->why = URISCAN_OK;
    if (text != NULL) {
        target->why = uriscan_parse_request_target(method, method_size, text, size, &target->at,
                                                   &target->error);
    }
}

/* Says whether a target can only be an origin form. */
static inline int starts_with_slash(const checked_text* target) {
    return target->size > 0 && target->text[0] == '/';
}

/* Returns where octets of a target can be let through: after its authority, and after the slashes
   at the start of its path.  Browsers read a "\" as a "/", so it could start a host there. */
static inline size_t start_of_free_part(const checked_text* target) {
    const char* text = target->text;
    size_t at = 0;
    if (!starts_with_slash(target)) {
        while (at < target->size && text[at++] != ':') {
        }
        if (target->size - at >= 2 && memcmp(text + at, "//", 2) == 0) {
            for (at += 2; at < target->size && memchr("/?#", text[at], 3) == NULL; ++at) {
            }
        }
    }
    while (at < target->size && (text[at] == '/' || text[at] == '\\')) {
        ++at;
    }
    return at;
}

/* Checks a target that is not valid again, and lets through the octets of `allowed` in its path and
   its query.  `copy` has room for the target.  In the copy, an "x" stands for each of these octets,
   so that all offsets stay. */
static inline void check_target_allowing(checked_text* target, const octet_set* allowed,
                                         const char* method, size_t method_size, char* copy) {
    const checked_text strict = *target;
    memcpy(copy, strict.text, strict.size);
    for (size_t at = start_of_free_part(&strict); at < strict.size; ++at) {
        if (has_octet(allowed, copy[at]) && !starts_triplet(copy + at, strict.size - at)) {
            copy[at] = 'x';
        }
    }
    check_target(target, method, method_size, copy, strict.size);
    target->text = strict.text;
    if (target->why == URISCAN_OK) {
        target->is_let_through = 1;
        target->error = strict.error;
    }
}

/* Returns what other software might read differently, as a set of findings.  Only a target with a
   path has findings. */
static inline uint64_t findings_of_target(const checked_text* target) {
    if (target->why != URISCAN_OK || target->is_let_through) {
        return uriscan_audit_refused(target->text, target->size, &target->error);
    }
    return target->at.form == URISCAN_RULE_ORIGIN_FORM ||
                   target->at.form == URISCAN_RULE_ABSOLUTE_FORM
               ? uriscan_audit(&target->at, target->text)
               : 0;
}

/* Says whether a client might be redirected to the repaired target.  Then `*size` is the size of
   the repaired target. */
static inline int can_redirect(const checked_text* target, size_t* size) {
    return starts_with_slash(target) &&
           uriscan_repair(target->text, target->size, URISCAN_REPAIR_USUAL, NULL, 0, size, NULL) ==
               URISCAN_BUFFER_TOO_SMALL;
}

/* Writes the repaired target to `to`, which has `size` octets.  Returns 0 if it is not safe as the
   value of Location.  It is safe if it is a valid origin form, which has no control and no white
   space, and if it does not start with "//", because a browser reads what follows as a host. */
static inline int repair_target(const checked_text* target, char* to, size_t size) {
    return uriscan_repair(target->text, target->size, URISCAN_REPAIR_USUAL, to, size, NULL, NULL) ==
               URISCAN_OK &&
           uriscan_is_valid(URISCAN_RULE_ORIGIN_FORM, to, size) && !(size > 1 && to[1] == '/');
}

#endif
