/** @file
 * The C functions for URI templates (RFC 6570, level 4): parsing and expansion.  The rules at the
 * head of uriscan.h hold here, too.  uriscan_matcher.h matches texts with templates.
 *
 * A template is a text.  The functions below read its text, so there is no struct for it.  The
 * numbers of sections are those of RFC 6570.
 */
#ifndef URISCAN_URISCAN_TEMPLATE_H
#define URISCAN_URISCAN_TEMPLATE_H

#include "uriscan/uriscan.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Types ---------------------------------------------------------------------------------- */

/** A variable of a template, with the operator of its expression and its modifier (2.2 to 2.4). */
typedef struct uriscan_template_variable {
    uriscan_slice name;  /**< A part of the template.  Triplets are part of the name. */
    int32_t op;          /**< The octet of the operator, such as '?'; 0 if there is none. */
    uint32_t max_length; /**< The number of a prefix modifier, or 0 if there is none. */
    uint32_t explode;    /**< 1 if there is a "*", else 0. */
    uint32_t reserved;   /**< 0. */
} uriscan_template_variable;

/** One member of an associative array. */
typedef struct uriscan_template_pair {
    uriscan_slice name;  /**< The name of the member. */
    uriscan_slice value; /**< If it is absent, the member is undefined. */
} uriscan_template_pair;

/** The value for all variables with the name `name`.  It is a list if `list` is not NULL.
 * Otherwise, it is an associative array if `pairs` is not NULL.  Otherwise, it is a string.
 *
 * An absent string is undefined, and so is an absent member of a list.  A list or an array without
 * a defined member is undefined. */
typedef struct uriscan_template_argument {
    uriscan_slice name;                 /**< The name.  Names are compared octet by octet. */
    uriscan_slice string;               /**< The string. */
    const uriscan_slice* list;          /**< The members of a list. */
    const uriscan_template_pair* pairs; /**< The members of an array, in the order of the result. */
    size_t count;                       /**< The number of members of the list or array. */
} uriscan_template_argument;

/* ---- Functions ------------------------------------------------------------------------------ */

/** Checks a template (2).
 *
 *     status = uriscan_template_parse("/users/{id", 10, NULL, &error);
 *     // status == URISCAN_UNCLOSED_EXPRESSION && error.offset == 10
 *
 * @param text       The template.
 * @param size       Its size in octets.
 * @param variables  Receives the number of variables; one that is named twice counts twice.  0
 *     after an error.  May be NULL.
 * @param error      Receives the error; zeros if there is none.  The offset is that of the first
 *     octet with which no template goes on.  The component has no meaning.  May be NULL.
 * @return ::URISCAN_OK, ::URISCAN_MALFORMED_PERCENT_ENCODING, or a status from
 *     ::URISCAN_INVALID_LITERAL to ::URISCAN_INVALID_MODIFIER.  Linear in the text. */
URISCAN_API URISCAN_CHECK_RESULT uriscan_status uriscan_template_parse(
    const char* text, size_t size, size_t* variables, uriscan_error* error) URISCAN_NOEXCEPT;

/** Goes to the next variable of a valid template.
 *
 *     uriscan_template_variable variable = {{NULL, 0}, 0, 0, 0, 0};
 *     while (uriscan_template_next_variable("/users/{id}{?fields*}", 21, &variable)) {
 *         use(&variable);
 *     }
 *
 * @param text      The template.
 * @param size      Its size in octets.
 * @param variable  The previous variable; for the first call, one with an absent name.  Receives
 *     the next variable; after the last one, zeros.
 * @return 1 if there is a next variable, else 0.  Linear in the text between the variables. */
URISCAN_API int uriscan_template_next_variable(
    const char* text, size_t size, uriscan_template_variable* variable) URISCAN_NOEXCEPT;

/** Expands a template (3).  A variable without an argument is undefined.  If several arguments have
 * the same name, the first one counts.
 *
 *     const uriscan_slice tags[] = {{"a", 1}, {"b", 1}};
 *     const uriscan_template_argument arguments[] = {{{"id", 2}, {"7/8", 3}, NULL, NULL, 0},
 *                                                    {{"tag", 3}, {NULL, 0}, tags, NULL, 2}};
 *     char users[100];
 *     status = uriscan_template_expand("/users/{id}{?tag*}", 18, arguments, 2, users, sizeof users,
 *                                      NULL, &error);
 *     // strcmp(users, "/users/7%2F8?tag=a&tag=b") == 0
 *
 * Strings should be UTF-8.  An octet that is not part of valid UTF-8 is percent-encoded like any
 * other, and counts as one character for a prefix.
 *
 * @param text       The template.
 * @param size       Its size in octets.
 * @param arguments  The values.
 * @param count      The number of arguments.
 * @param to         See "Writers" at the head of uriscan.h.
 * @param capacity   See "Writers".
 * @param needed     See "Writers".
 * @param error      Receives the error; zeros if there is none.  Its offset is an offset in the
 *     template.  May be NULL.
 * @return what uriscan_template_parse() returns, or ::URISCAN_BUFFER_TOO_SMALL,
 *     ::URISCAN_PREFIX_OF_COMPOSITE or ::URISCAN_TOO_LONG.  Linear in the template and the result,
 *     and for each variable linear in the number of arguments. */
URISCAN_API uriscan_status uriscan_template_expand(const char* text, size_t size,
                                                   const uriscan_template_argument* arguments,
                                                   size_t count, char* to, size_t capacity,
                                                   size_t* needed,
                                                   uriscan_error* error) URISCAN_NOEXCEPT;

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* URISCAN_URISCAN_TEMPLATE_H */
