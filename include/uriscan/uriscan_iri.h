/** @file
 * The C functions for IRIs: URIs in which most characters beyond ASCII can stand for themselves, as
 * UTF-8 (RFC 3987).  The rules at the head of uriscan.h hold here, too.
 *
 * Most IRIs are not URIs.  So a parsed IRI has a type of its own, and functions for URIs do not
 * take it; uriscan_to_uri() makes a URI of it.  Only the functions that read a parsed URI, such as
 * uriscan_get(), also read an IRI: give them the member `parts`.
 *
 * Characters are not normalized (NFC).  docs/iri.md says more.  The numbers of sections are those
 * of RFC 3987.
 */
#ifndef URISCAN_URISCAN_IRI_H
#define URISCAN_URISCAN_IRI_H

#include "uriscan/uriscan.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Types and constants -------------------------------------------------------------------- */

/** A parsed IRI.  The struct has 32 octets.  A struct of zeros is the empty relative reference. */
typedef struct uriscan_iri {
    uriscan_uri parts; /**< The offsets in the text, with the same meaning as in a URI. */
} uriscan_iri;

/** Parses an IRI in chunks.  Only the functions uriscan_iri_push_...() read this struct. */
typedef struct uriscan_iri_push {
    uint64_t opaque[24]; /**< Private. */
} uriscan_iri_push;

/** Rules of RFC 3987 (2.2), for uriscan_iri_parse() and uriscan_iri_push_start(). */
enum {
    URISCAN_RULE_IRI_REFERENCE = 32,   /**< An IRI or a relative reference. */
    URISCAN_RULE_IRI = 33,             /**< A reference with a scheme. */
    URISCAN_RULE_ABSOLUTE_IRI = 34,    /**< An IRI without a fragment. */
    URISCAN_RULE_RELATIVE_IRI_REF = 35 /**< A reference without a scheme. */
};

/** A function of the caller that writes a host in ASCII, for example by IDNA.
 *
 * @param host      A name with a character beyond ASCII, as UTF-8.
 * @param size      Its size in octets.
 * @param to        Receives the name in ASCII, without a NUL.
 * @param capacity  The number of octets that `to` has room for; it can be 0.
 * @param needed    Receives the size of the name, also if it does not fit.
 * @param context   What the caller of uriscan_to_uri() gave.
 * @return ::URISCAN_OK or ::URISCAN_BUFFER_TOO_SMALL, if there is a name, whether it fits or not;
 *     or any other status, which uriscan_to_uri() then returns. */
typedef uriscan_status uriscan_host_to_ascii(const char* host, size_t size, char* to,
                                             size_t capacity, size_t* needed, void* context);

/* ---- Functions ------------------------------------------------------------------------------ */

/** Parses a text by a rule, in one pass.  A text that is not UTF-8 is refused.
 *
 *     uriscan_iri found;
 *     status = uriscan_iri_parse(URISCAN_RULE_IRI, "http://\xC3\xA9.org/", 14, &found, &error);
 *     // status == URISCAN_OK && found.parts.host_end == 13
 *
 * @param rule   One of the constants `URISCAN_RULE_...IRI...`.
 * @param text   The text.  No octet outside of it is read.
 * @param size   The size of the text in octets, less than 2^32.
 * @param iri    Receives the offsets; zeros after an error.  May be NULL.
 * @param error  Receives the error; zeros if there is none.  May be NULL.
 * @return what uriscan_parse() returns.  Linear in the text. */
URISCAN_API URISCAN_CHECK_RESULT uriscan_status
uriscan_iri_parse(uriscan_rule rule, const char* text, size_t size, uriscan_iri* iri,
                  uriscan_error* error) URISCAN_NOEXCEPT;

/** Starts to parse an IRI that comes in chunks, as uriscan_push_start() does for URIs.
 *
 *     uriscan_iri_push chunks;
 *     uriscan_iri whole;
 *     status = uriscan_iri_push_start(&chunks, URISCAN_RULE_IRI);
 *     uriscan_iri_push_feed(&chunks, "http://\xC3", 8);
 *     uriscan_iri_push_feed(&chunks, "\xA9.org/", 6);
 *     status = uriscan_iri_push_finish(&chunks, &whole, &error);
 *     // status == URISCAN_OK && whole.parts.host_end == 13
 *
 * @param push  Storage of the caller.  No other call is needed before the first use or after the
 *     last one.
 * @param rule  One of the constants `URISCAN_RULE_...IRI...`.
 * @return ::URISCAN_OK, or ::URISCAN_INVALID_ARGUMENT for an unknown rule; the parser then checks
 *     IRI references.  Constant time. */
URISCAN_API uriscan_status uriscan_iri_push_start(uriscan_iri_push* push,
                                                  uriscan_rule rule) URISCAN_NOEXCEPT;

/** Reads the next chunk, which can end anywhere, also within a character.
 *
 * @return what uriscan_push_feed() returns.  Linear in the chunk. */
URISCAN_API int uriscan_iri_push_feed(uriscan_iri_push* push, const char* chunk,
                                      size_t size) URISCAN_NOEXCEPT;

/** Gives the result for an IRI that ends here.  The parser does not change, so you can feed more.
 *
 * @param push   The parser.
 * @param iri    As in uriscan_iri_parse(), for the text of all chunks.  May be NULL.
 * @param error  As in uriscan_iri_parse().  May be NULL.
 * @return what uriscan_iri_parse() returns for the whole text.  A valid text of 2^32 octets or more
 *     gives ::URISCAN_TOO_LONG.  Constant time. */
URISCAN_API URISCAN_CHECK_RESULT uriscan_status uriscan_iri_push_finish(
    const uriscan_iri_push* push, uriscan_iri* iri, uriscan_error* error) URISCAN_NOEXCEPT;

/** Writes the URI that an IRI maps to: each octet beyond ASCII becomes a triplet (3.1).  Without a
 * function that writes the host, three times the size of the text is enough for the result without
 * a NUL.  Linear.
 *
 *     uriscan_iri found;
 *     char uri_text[100];
 *     status = uriscan_iri_parse(URISCAN_RULE_IRI, "a:\xC3\xA9", 4, &found, NULL);
 *     status = uriscan_to_uri(&found, "a:\xC3\xA9", NULL, NULL, uri_text, sizeof uri_text, NULL,
 *                             NULL, &error);
 *     // strcmp(uri_text, "a:%C3%A9") == 0
 *
 * @param iri       What uriscan_iri_parse() stored for `text`.
 * @param text      The text.
 * @param to_ascii  Writes a host that has a character beyond ASCII.  It must not throw.  If it is
 *     NULL, the host gets triplets, as all other components do.
 * @param context   What the function gets as its last parameter.
 * @param to        See "Writers" at the head of uriscan.h.
 * @param capacity  See "Writers".
 * @param needed    See "Writers".
 * @param uri       Receives the offsets of the result; zeros after an error.  May be NULL.
 * @param error     Receives the error; zeros if there is none.  May be NULL.
 * @return ::URISCAN_OK, ::URISCAN_BUFFER_TOO_SMALL or ::URISCAN_TOO_LONG.  A function for the host
 *     can cause two more: the status that it returns, and ::URISCAN_UNEXPECTED_CHARACTER if its
 *     result is not a host. */
URISCAN_API uriscan_status uriscan_to_uri(const uriscan_iri* iri, const char* text,
                                          uriscan_host_to_ascii* to_ascii, void* context, char* to,
                                          size_t capacity, size_t* needed, uriscan_uri* uri,
                                          uriscan_error* error) URISCAN_NOEXCEPT;

/** Writes the IRI that a URI maps to (3.2): decodes the triplets of each character that an IRI can
 * have at that offset.  The formatting characters that section 4.1 forbids are not decoded.  The
 * size of the text is always enough for the result without a NUL.  Linear.
 *
 *     uriscan_iri found;
 *     char iri_text[100];
 *     status = uriscan_iri_parse(URISCAN_RULE_IRI, "a:%C3%A9%20", 11, &found, NULL);
 *     status = uriscan_to_iri(&found, "a:%C3%A9%20", iri_text, sizeof iri_text, NULL, &found);
 *     // strcmp(iri_text, "a:\xC3\xA9%20") == 0
 *
 * @param uri       What uriscan_iri_parse() stored for `text`.  Each URI is an IRI.
 * @param text      The text.
 * @param to        See "Writers" at the head of uriscan.h.
 * @param capacity  See "Writers".
 * @param needed    See "Writers".
 * @param iri       Receives the offsets of the result; zeros after an error.  May be NULL, and may
 *     be `uri`.
 * @return ::URISCAN_OK or ::URISCAN_BUFFER_TOO_SMALL. */
URISCAN_API uriscan_status uriscan_to_iri(const uriscan_iri* uri, const char* text, char* to,
                                          size_t capacity, size_t* needed,
                                          uriscan_iri* iri) URISCAN_NOEXCEPT;

/** Resolves an IRI reference against a base IRI (6.5), as uriscan_resolve() does for URIs.
 *
 *     uriscan_iri from, to_resolve;
 *     char target[100];
 *     status = uriscan_iri_parse(URISCAN_RULE_IRI, "http://h/\xC3\xA9/", 12, &from, NULL);
 *     status = uriscan_iri_parse(URISCAN_RULE_IRI_REFERENCE, "../a", 4, &to_resolve, NULL);
 *     status = uriscan_iri_resolve(&from, "http://h/\xC3\xA9/", &to_resolve, "../a", 0, target,
 *                                  sizeof target, NULL);
 *     // strcmp(target, "http://h/a") == 0
 *
 * @return what uriscan_resolve() returns. */
URISCAN_API uriscan_status uriscan_iri_resolve(const uriscan_iri* base, const char* text_of_base,
                                               const uriscan_iri* reference,
                                               const char* text_of_reference, uint32_t flags,
                                               char* to, size_t capacity,
                                               size_t* needed) URISCAN_NOEXCEPT;

/** Normalizes an IRI (5.3.2), as uriscan_normalize() does for URIs.  Only ASCII letters change
 * their case, and only triplets of unreserved ASCII characters are decoded.
 *
 *     uriscan_iri found;
 *     char normal[100];
 *     status = uriscan_iri_parse(URISCAN_RULE_IRI, "A:\xC3\x89%7e", 7, &found, NULL);
 *     status = uriscan_iri_normalize(&found, "A:\xC3\x89%7e", URISCAN_NORMALIZE_SYNTAX_BASED,
 *                                    normal, sizeof normal, NULL);
 *     // strcmp(normal, "a:\xC3\x89~") == 0
 *
 * @return what uriscan_normalize() returns. */
URISCAN_API uriscan_status uriscan_iri_normalize(const uriscan_iri* iri, const char* text,
                                                 uint32_t rules, char* to, size_t capacity,
                                                 size_t* needed) URISCAN_NOEXCEPT;

/** Says whether two normalized IRIs are the same text, as uriscan_equivalent() does for URIs.  An
 * IRI and the URI that it maps to are not equivalent (5.3.2.3).
 *
 * @return what uriscan_equivalent() returns. */
URISCAN_API int uriscan_iri_equivalent(const uriscan_iri* a, const char* text_of_a,
                                       const uriscan_iri* b, const char* text_of_b,
                                       uint32_t rules) URISCAN_NOEXCEPT;

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* URISCAN_URISCAN_IRI_H */
