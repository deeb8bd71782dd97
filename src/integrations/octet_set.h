/* The octets that a server lets through although they are not allowed in a URI. */
#ifndef URISCAN_INTEGRATIONS_OCTET_SET_H
#define URISCAN_INTEGRATIONS_OCTET_SET_H

#include "uriscan/uriscan.h"

/* A set with one bit for each octet. */
typedef struct {
    uint64_t words[4];
} octet_set;

static inline int has_octet(const octet_set* set, char octet) {
    const unsigned char value = (unsigned char)octet;
    return (int)(set->words[value / 64] >> value % 64 & 1);
}

static inline void add_octet(octet_set* set, char octet) {
    const unsigned char value = (unsigned char)octet;
    set->words[value / 64] |= (uint64_t)1 << value % 64;
}

/* Adds the octets of a text.  Returns 0 if one of them cannot be let through: it is a control, a
   space, or an octet that a reference can already have, as data or as a delimiter. */
static inline int add_octets(octet_set* set, const char* text, size_t size) {
    char query[] = "?x";
    for (size_t i = 0; i < size; ++i) {
        query[1] = text[i];
        if ((unsigned char)text[i] <= ' ' || text[i] == 0x7F ||
            uriscan_is_valid(URISCAN_RULE_RELATIVE_REF, query, 2)) {
            return 0;
        }
        add_octet(set, text[i]);
    }
    return 1;
}

/* Adds all octets that are not ASCII. */
static inline void add_non_ascii(octet_set* set) {
    set->words[2] = set->words[3] = UINT64_MAX;
}

/* Says whether a text starts with "%" and two hexadecimal digits. */
static inline int starts_triplet(const char* text, size_t size) {
    return size >= 3 && text[0] == '%' &&
           uriscan_decode(text, 3, NULL, 0, NULL, NULL) != URISCAN_MALFORMED_PERCENT_ENCODING;
}

#endif
