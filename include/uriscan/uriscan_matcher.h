/** @file
 * The C functions that match texts against URI templates (RFC 6570), from one template to the
 * routes of a whole service.  docs/uri_templates.md says which values a template matches.
 *
 * The rules at the head of uriscan.h hold here, too, with one exception: these functions allocate
 * memory, because the states of thousands of templates have no fixed size.  So these functions are
 * not in liburiscan.so, but in liburiscan_matcher.so, which needs the C++ runtime library.  The
 * static library also has them.
 */
#ifndef URISCAN_URISCAN_MATCHER_H
#define URISCAN_URISCAN_MATCHER_H

#include "uriscan/uriscan_template.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Types and constants -------------------------------------------------------------------- */

/** Compiled templates.  Any number of threads can use a matcher at the same time. */
typedef struct uriscan_matcher uriscan_matcher;

/** What uriscan_matcher_match() found.  It belongs to one thread at a time.  Use it again and
 * again: it keeps its memory. */
typedef struct uriscan_match uriscan_match;

/** Flags of uriscan_matcher_compile(). */
enum {
    /** Accept a template that matches a text in several ways.  The match is then that with the
     * shortest first value, then the shortest second one, and so on.  Without this flag, such a
     * template is refused. */
    URISCAN_MATCH_SHORTEST_FIRST = 1,
    /** A variable without operator matches any segment of a path, as in the routers of web
     * services.  Without this flag, it matches only what an expansion can be. */
    URISCAN_MATCH_ANY_SEGMENT = 2
};

/** Why templates cannot be compiled.  The struct has 512 octets. */
typedef struct uriscan_refusal {
    uint64_t index;      /**< The number of the template. */
    uriscan_error error; /**< The reason, and the offset in the template. */
    /** One English sentence without its full stop, with both readings of an ambiguous template.  A
     * sentence that is too long is cut.  There is a NUL after it. */
    char words[488];
} uriscan_refusal;

/** A value that a template matched.  uriscan_decode() decodes it. */
typedef struct uriscan_matched_value {
    uriscan_slice name; /**< The name of the variable. */
    uriscan_slice text; /**< Its part of the matched text.  It can be absent or empty. */
    int32_t op;         /**< The octet of the operator, such as '?'; 0 if there is none. */
    uint32_t explode;   /**< 1 if the text is a list: several values with delimiters. */
} uriscan_matched_value;

/** A member of a list or of an associative array that a template matched. */
typedef struct uriscan_matched_item {
    /** What is before the "="; absent if the member has no name.  Only with the operators ";", "?"
     * and "&" can a name have an empty text.  So with "+", the member "k=" has no name. */
    uriscan_slice name;
    uriscan_slice text; /**< What is after the "=", or the whole member. */
} uriscan_matched_item;

/* ---- Functions ------------------------------------------------------------------------------ */

/** Compiles templates.  The memory is linear in the templates.  The time is, too, because the check
 * for ambiguity gives up after a fixed number of steps for each template (docs/uri_templates.md).
 *
 *     const uriscan_slice routes[] = {{"/users/{id}", 11}, {"/users/me", 9}};
 *     uriscan_matcher* matcher;
 *     uriscan_match* match;
 *     status = uriscan_matcher_compile(routes, 2, 0, &matcher, NULL);
 *     // status == URISCAN_OK
 *     status = uriscan_match_create(&match);
 *     if (status == URISCAN_OK) {
 *         uriscan_matched_value id;
 *         status = uriscan_matcher_match(matcher, "/users/7", 8, match);
 *         // status == URISCAN_OK && uriscan_match_index(match) == 0
 *         (void)uriscan_match_value(match, 0, &id);
 *         // id.text.size == 1 && id.text.data[0] == '7'
 *     }
 *     uriscan_match_free(match);
 *     uriscan_matcher_free(matcher);
 *
 * @param templates  The templates.  Their texts are copied.
 * @param count      The number of templates.
 * @param flags      A sum of the constants `URISCAN_MATCH_...`, or 0.
 * @param matcher    Receives the matcher, or NULL after an error.  uriscan_matcher_free() frees it.
 * @param refusal    Receives the error; zeros if there is none.  May be NULL.
 * @return ::URISCAN_OK, what uriscan_template_parse() returns, ::URISCAN_REPEATED_VARIABLE,
 *     ::URISCAN_AMBIGUOUS_TEMPLATE, ::URISCAN_TOO_MANY_STATES, ::URISCAN_INVALID_ARGUMENT, or
 *     ::URISCAN_OUT_OF_MEMORY. */
URISCAN_API URISCAN_CHECK_RESULT uriscan_status
uriscan_matcher_compile(const uriscan_slice* templates, size_t count, uint32_t flags,
                        uriscan_matcher** matcher, uriscan_refusal* refusal) URISCAN_NOEXCEPT;

/** Frees a matcher, which may be NULL.  After that, do not read what its matches have found. */
URISCAN_API void uriscan_matcher_free(uriscan_matcher* matcher) URISCAN_NOEXCEPT;

/** Makes a match, for uriscan_matcher_match().
 *
 * @param match  Receives the match, or NULL after an error.  uriscan_match_free() frees it.
 * @return ::URISCAN_OK or ::URISCAN_OUT_OF_MEMORY. */
URISCAN_API URISCAN_CHECK_RESULT uriscan_status uriscan_match_create(uriscan_match** match)
    URISCAN_NOEXCEPT;

/** Frees a match, which may be NULL. */
URISCAN_API void uriscan_match_free(uriscan_match* match) URISCAN_NOEXCEPT;

/** Matches a whole text.  If several templates match, they are compared at the first octet where
 * one has a literal and another a variable: the one with the literal wins.  If there is no such
 * octet, the one with fewer variables wins.  If they have equally many, the one with fewer
 * operators "+" and "#" wins, and otherwise the first one.
 *
 * @param matcher  The templates.
 * @param text     The text, which must exist as long as the values are used.
 * @param size     Its size in octets.
 * @param match    Receives which template matched, and its values.
 * @return ::URISCAN_OK, ::URISCAN_NO_MATCH or ::URISCAN_OUT_OF_MEMORY.  The time is at most linear
 *     in the size of the text, times the number of states that can be reached at an octet.
 *     Allocates only when the match is first used with this matcher. */
URISCAN_API URISCAN_CHECK_RESULT uriscan_status
uriscan_matcher_match(const uriscan_matcher* matcher, const char* text, size_t size,
                      uriscan_match* match) URISCAN_NOEXCEPT;

/** Returns the number of the template that matched; the first is 0. */
URISCAN_API size_t uriscan_match_index(const uriscan_match* match) URISCAN_NOEXCEPT;

/** Returns the number of variables of the template that matched; 0 if no template matched. */
URISCAN_API size_t uriscan_match_size(const uriscan_match* match) URISCAN_NOEXCEPT;

/** Reads the value of a variable.
 *
 * @param match  What uriscan_matcher_match() has found.
 * @param index  The number of the variable, in the order of the template; the first is 0.
 * @param value  Receives the value; zeros if there are not so many variables.
 * @return 1 if there is such a variable, else 0.  Its text can be absent.  Constant time. */
URISCAN_API int uriscan_match_value(const uriscan_match* match, size_t index,
                                    uriscan_matched_value* value) URISCAN_NOEXCEPT;

/** Reads the value of the variable with a name.
 *
 * @param match  What uriscan_matcher_match() has found.
 * @param name   The name, as it is written in the template.
 * @param size   The size of the name in octets.
 * @param value  Receives the value; zeros if there is no such variable.
 * @return as uriscan_match_value().  Linear in the number of variables. */
URISCAN_API int uriscan_match_find(const uriscan_match* match, const char* name, size_t size,
                                   uriscan_matched_value* value) URISCAN_NOEXCEPT;

/** Goes to the next member of a value.  A value that is not a list counts as one member, also if it
 * has a ",": the value of "{?q}" in "?q=a,b" is one member.
 *
 *     const uriscan_matched_value tags = {{"tag", 3}, {"tag=a&tag=b", 11}, '?', 1};
 *     uriscan_matched_item item = {{NULL, 0}, {NULL, 0}};
 *     while (uriscan_matched_next_item(&tags, &item)) {
 *         use(&item.text);
 *     }
 *
 * @param value  What uriscan_match_value() has stored.
 * @param item   The previous member; for the first call, an absent one.  Receives the next member;
 *     after the last one, an absent one.
 * @return 1 if there is a next member, else 0.  Linear in the member. */
URISCAN_API int uriscan_matched_next_item(const uriscan_matched_value* value,
                                          uriscan_matched_item* item) URISCAN_NOEXCEPT;

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* URISCAN_URISCAN_MATCHER_H */
