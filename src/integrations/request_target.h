/* The check of one request target, for the modules for nginx and Apache httpd. */
#ifndef URISCAN_INTEGRATIONS_REQUEST_TARGET_H
#define URISCAN_INTEGRATIONS_REQUEST_TARGET_H

#include "checked_text.h"
#include "octet_set.h"

/* Parses the target of a request with this method (RFC 9112, section 3.2). */
static inline void parse_target(checked_text* target, const char* method, size_t method_size,
                                const char* text) {
    const uriscan_status unused = uriscan_parse_request_target(
        method, method_size, text, target->size, &target->at, &target->syntax);
    (void)unused; /* the status is also in `syntax` */
    store_syntax(target);
}

/* Returns whether a target starts with "/".  Such a target can only be an origin form. */
static inline int starts_with_slash(const checked_text* target) {
    return target->size > 0 && target->text[0] == '/';
}

/* Returns the first offset at which octets can be let through.  This is after the authority of the
   target, and after the slashes at the start of its path.  Browsers read a "\" as a "/", so a "\"
   before this offset could start a host. */
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

/* Checks the target of a request with this method.  `text` is NULL if there is none.  Never
   allocates. */
static inline void check_target(checked_text* target, const char* method, size_t method_size,
                                const char* text, size_t size, const uriscan_http_rules* rules) {
    memset(target, 0, sizeof(*target));
    target->text = text;
    target->size = size;
    target->is_authority = method_size == 7 && memcmp(method, "CONNECT", 7) == 0;
    if (text != NULL) {
        parse_target(target, method, method_size, text);
    }
    if (target->has_parts) {
        target->why = uriscan_check_target(&target->at, text, rules, &target->error);
    }
}

/* The grammar does not allow the target.  Checks it again, and lets the octets of `allowed` through
   in its path and its query.  `copy` must have room for the target.  In the copy, each of these
   octets becomes an "x", so that all offsets stay the same. */
static inline void check_target_allowing(checked_text* target, const octet_set* allowed,
                                         const char* method, size_t method_size, char* copy,
                                         const uriscan_http_rules* rules) {
    const uriscan_error strict = target->syntax;
    memcpy(copy, target->text, target->size);
    for (size_t at = start_of_free_part(target); at < target->size; ++at) {
        if (has_octet(allowed, copy[at]) && !starts_triplet(copy + at, target->size - at)) {
            copy[at] = 'x';
        }
    }
    parse_target(target, method, method_size, copy);
    target->syntax = strict; /* findings_of() audits the target as it is */
    if (target->has_parts) {
        target->why = uriscan_check_target(&target->at, target->text, rules, &target->error);
    }
}

/* Returns the size of the longest target that fits into a request line of `most` octets.  The line
   also has the method, two spaces and the version.  The end of the line (CR LF) does not count. */
static inline size_t longest_target(size_t most, size_t method_size) {
    const size_t others = method_size + sizeof("  HTTP/1.1") - 1;
    return most > others ? most - others : 0;
}

/* Returns whether the client may be redirected to the repaired target.  The server must accept a
   target of this size: it accepts at most `longest` octets.  `*size` becomes the size of the
   repaired target. */
static inline int can_redirect(const checked_text* target, size_t longest, size_t* size) {
    return starts_with_slash(target) &&
           uriscan_repair(target->text, target->size, URISCAN_REPAIR_USUAL, NULL, 0, size, NULL) ==
               URISCAN_BUFFER_TOO_SMALL &&
           *size <= longest;
}

/* Writes the repaired target to `to`, which has `size` octets.  Returns 0 if it is not safe as the
   value of Location.  It is safe if it is a valid origin form, which has no control and no white
   space.  It must also not start with "//": a browser would read what follows as a host. */
static inline int repair_target(const checked_text* target, char* to, size_t size) {
    return uriscan_repair(target->text, target->size, URISCAN_REPAIR_USUAL, to, size, NULL, NULL) ==
               URISCAN_OK &&
           uriscan_is_valid(URISCAN_RULE_ORIGIN_FORM, to, size) && !(size > 1 && to[1] == '/');
}

#endif
