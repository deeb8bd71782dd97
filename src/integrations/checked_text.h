/* A text of a request and what uriscan says of it, for the modules for nginx and Apache httpd. */
#ifndef URISCAN_INTEGRATIONS_CHECKED_TEXT_H
#define URISCAN_INTEGRATIONS_CHECKED_TEXT_H

#include "uriscan/uriscan.h"

/* What a server does with a request whose target or field Host is not valid. */
enum { BAD_IS_IGNORED, BAD_IS_LOGGED, BAD_IS_REFUSED, BAD_IS_REDIRECTED };

/* A request target, or a value of the field Host.  Refers to the text, which must outlive it. */
typedef struct {
    const char* text; /* NULL if the request has no such text */
    size_t size;
    uriscan_status why;  /* URISCAN_OK if the text is valid, or if there is none */
    int is_let_through;  /* valid only because the server allows octets of it */
    uriscan_error error; /* if it is not valid, or only let through */
    uriscan_uri at;      /* if it is valid */
} checked_text;

/* Checks the value of the field Host, or `:authority` of HTTP/2, which has the same syntax (RFC
   9110, section 7.2).  `text` is NULL if there is none.  Never allocates. */
static inline void check_host(checked_text* host, const char* text, size_t size) {
    host->text = text;
    host->size = size;
    host->is_let_through = 0;
    host->why = text == NULL
                    ? URISCAN_OK
                    : uriscan_parse(URISCAN_RULE_HOST_FIELD, text, size, &host->at, &host->error);
}

#endif
