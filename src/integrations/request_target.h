/* The check of one request target, shared by the modules for nginx and Apache httpd. */
#ifndef URISCAN_INTEGRATIONS_REQUEST_TARGET_H
#define URISCAN_INTEGRATIONS_REQUEST_TARGET_H

#include <string.h>

#include "octet_set.h"
#include "uriscan/uriscan.h"

/* What a server does with a request whose target is not valid. */
enum { TARGET_OFF, TARGET_LOG, TARGET_REFUSE, TARGET_REDIRECT };

/* The forms of a target (RFC 9112, section 3.2). */
enum target_form { ORIGIN_FORM, ABSOLUTE_FORM, AUTHORITY_FORM, ASTERISK_FORM };

/* A request target and what uriscan says about it.  Refers to the text, which must outlive it. */
typedef struct {
    const char* text;
    size_t size;
    enum target_form form; /* the form that the method and the first octet select */
    uriscan_status why;    /* URISCAN_OK if the target is valid */
    int is_let_through;    /* valid only because the server allows octets of it */
    uriscan_error error;   /* if it is not valid, or only let through */
    uriscan_uri at;        /* if it is valid and has the origin form or the absolute form */
} checked_target;

/* Returns the form that a target must have (RFC 9112, section 3.2).  Only CONNECT has the authority
   form and only OPTIONS the asterisk form.  A text that starts with "/" can only be an origin form,
   and any other text can only be an absolute form. */
static inline enum target_form form_of_target(const char* method, size_t method_size,
                                              const char* text, size_t size) {
    if (method_size == 7 && memcmp(method, "CONNECT", 7) == 0) {
        return AUTHORITY_FORM;
    }
    if (method_size == 7 && memcmp(method, "OPTIONS", 7) == 0 && size == 1 && text[0] == '*') {
        return ASTERISK_FORM;
    }
    return size > 0 && text[0] != '/' ? ABSOLUTE_FORM : ORIGIN_FORM;
}

/* Reports an error at an offset. */
static inline uriscan_status target_error(checked_target* target, uint64_t offset,
                                          uriscan_component component, uriscan_status why) {
    const uriscan_error error = {offset, why, component};
    target->error = error;
    return why;
}

/* Checks a path that starts with "/", and maybe a query.  A relative reference that starts with
   "//" has an authority, but a target has not.  So only the last of the slashes at its start is
   given to the parser, and the others are added to the path. */
static inline uriscan_status check_origin_form(checked_target* target) {
    size_t slashes = 0;
    while (slashes < target->size && target->text[slashes] == '/') {
        ++slashes;
    }
    if (slashes == 0) { /* the target is empty */
        return target_error(target, 0, URISCAN_COMPONENT_PATH, URISCAN_UNEXPECTED_END);
    }
    const uint32_t skipped = (uint32_t)(slashes - 1);
    uriscan_uri* at = &target->at;
    const uriscan_status why = uriscan_parse(URISCAN_RULE_RELATIVE_REF, target->text + skipped,
                                             target->size - skipped, at, &target->error);
    if (why != URISCAN_OK) {
        target->error.offset += skipped;
        return why;
    }
    if (at->query_end != at->size) {
        return target_error(target, (uint64_t)at->query_end + skipped, URISCAN_COMPONENT_FRAGMENT,
                            URISCAN_UNEXPECTED_FRAGMENT);
    }
    at->path_end += skipped;
    at->query_end += skipped;
    at->size += skipped;
    return URISCAN_OK;
}

/* Checks a host, ":" and a port.  A copy with "//" before it is a relative reference.  In practice,
   hosts have at most 255 octets, so a target that does not fit in the buffer is refused. */
static inline uriscan_status check_authority_form(checked_target* target) {
    char copy[2 + 300] = "//";
    uriscan_uri* at = &target->at;
    if (target->size > sizeof(copy) - 2) {
        return target_error(target, sizeof(copy) - 2, URISCAN_COMPONENT_HOST, URISCAN_TOO_LONG);
    }
    memcpy(copy + 2, target->text, target->size);
    const uriscan_status why =
        uriscan_parse(URISCAN_RULE_RELATIVE_REF, copy, 2 + target->size, at, &target->error);
    if (why != URISCAN_OK) {
        target->error.offset -= 2;
        return why;
    }
    if (at->host_begin != 2) { /* there is user information */
        return target_error(target, at->host_begin - 3, URISCAN_COMPONENT_HOST,
                            URISCAN_UNEXPECTED_CHARACTER);
    }
    if (at->path_begin != at->size) {
        return target_error(target, at->path_begin - 2, URISCAN_COMPONENT_PORT,
                            URISCAN_UNEXPECTED_CHARACTER);
    }
    if (at->host_end == at->path_begin) { /* there is no port */
        return target_error(target, target->size, URISCAN_COMPONENT_PORT, URISCAN_UNEXPECTED_END);
    }
    return URISCAN_OK;
}

/* Checks the target of a request with this method.  Never allocates. */
static inline void check_target(checked_target* target, const char* method, size_t method_size,
                                const char* text, size_t size) {
    target->text = text;
    target->size = size;
    target->form = form_of_target(method, method_size, text, size);
    target->is_let_through = 0;
    switch (target->form) {
        case ORIGIN_FORM: target->why = check_origin_form(target); break;
        case ABSOLUTE_FORM:
            target->why =
                uriscan_parse(URISCAN_RULE_ABSOLUTE_URI, text, size, &target->at, &target->error);
            break;
        case AUTHORITY_FORM: target->why = check_authority_form(target); break;
        case ASTERISK_FORM: target->why = URISCAN_OK; break;
    }
}

/* Returns where octets of a target can be let through: after its authority, and after the slashes
   at the start of its path.  Browsers read a "\" as a "/", so it could start a host there. */
static inline size_t start_of_free_part(const checked_target* target) {
    const char* text = target->text;
    size_t at = 0;
    if (target->form == ABSOLUTE_FORM) {
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
static inline void check_target_allowing(checked_target* target, const octet_set* allowed,
                                         const char* method, size_t method_size, char* copy) {
    const checked_target strict = *target;
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

/* Returns a component of a valid target.  Targets of CONNECT and "*" have none. */
static inline uriscan_slice component_of_target(const checked_target* target,
                                                uriscan_component component) {
    const uriscan_slice none = {NULL, 0};
    return target->form == ORIGIN_FORM || target->form == ABSOLUTE_FORM
               ? uriscan_get(&target->at, target->text, component)
               : none;
}

/* Returns the form's name in the RFC. */
static inline const char* name_of_form(enum target_form form) {
    switch (form) {
        case ORIGIN_FORM: return "origin-form";
        case ABSOLUTE_FORM: return "absolute-form";
        case AUTHORITY_FORM: return "authority-form";
        default: return "asterisk-form";
    }
}

/* Returns what other software might read differently, as a set of findings.  A target without a URI
   or a path has no findings. */
static inline uint64_t findings_of_target(const checked_target* target) {
    if (target->form != ORIGIN_FORM && target->form != ABSOLUTE_FORM) {
        return 0;
    }
    return target->why == URISCAN_OK && !target->is_let_through
               ? uriscan_audit(&target->at, target->text)
               : uriscan_audit_refused(target->text, target->size, &target->error);
}

/* Says whether a client might be redirected to the repaired target.  Then `*size` is the size of
   the repaired target. */
static inline int can_redirect(const checked_target* target, size_t* size) {
    return target->form == ORIGIN_FORM &&
           uriscan_repair(target->text, target->size, URISCAN_REPAIR_USUAL, NULL, 0, size, NULL) ==
               URISCAN_BUFFER_TOO_SMALL;
}

/* Writes the repaired target to `to`, which has `size` octets.  Returns 0 if it is not safe as the
   value of Location.  It is safe if it is a valid origin form, which has no control and no white
   space, and if it does not start with "//", because a browser reads what follows as a host. */
static inline int repair_target(const checked_target* target, char* to, size_t size) {
    checked_target repaired;
    if (uriscan_repair(target->text, target->size, URISCAN_REPAIR_USUAL, to, size, NULL, NULL) !=
        URISCAN_OK) {
        return 0;
    }
    check_target(&repaired, "GET", 3, to, size);
    return repaired.why == URISCAN_OK && repaired.form == ORIGIN_FORM &&
           !(size > 1 && to[1] == '/');
}

#endif
