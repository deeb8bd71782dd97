/* The type uri: its input and output, the cast from text, and what min() and max() need.

   A value is stored like a text.  So PostgreSQL's own functions for text and bytea write, compare
   and hash it; uriscan--0.1.sql names them. */
#include "extension.h"

#include "libpq/pqformat.h"
#include "mb/pg_wchar.h"
#include "utils/builtins.h"

/* Messages show at most this many octets of a text. */
enum { SHOWN_SIZE = 200 };

/* If the caller asks for soft errors, as pg_input_is_valid() does, the query continues after one.
   */
#if PG_VERSION_NUM >= 160000
#define report_error(fcinfo, ...) errsave((fcinfo)->context, __VA_ARGS__)
#else
#define report_error(fcinfo, ...) ereport(ERROR, __VA_ARGS__)
#endif

/* Shows clients where the error is.  The text becomes the "internal query", and the position in it
   counts characters from 1.  All octets before an error are ASCII, so the position can be computed
   from the offset. */
static void show_place(const char* text, size_t size, const uriscan_error* error) {
    if (size <= SHOWN_SIZE) {
        internalerrquery(pnstrdup(text, size));
        internalerrposition((int)error->offset + 1);
    }
}

static void report_invalid(FunctionCallInfo fcinfo, const char* text, size_t size,
                           const uriscan_error* error) {
    char reason[URISCAN_DESCRIPTION_CAPACITY];
    if (uriscan_describe(error, text, size, reason, sizeof reason, NULL) != URISCAN_OK) {
        reason[0] = '\0';
    }
    const int shown = pg_mbcliplen(text, (int)size, SHOWN_SIZE);
    report_error(fcinfo, (errcode(ERRCODE_INVALID_TEXT_REPRESENTATION),
                          errmsg("invalid input syntax for type %s: \"%.*s%s\"", "uri", shown, text,
                                 (size_t)shown < size ? "..." : ""),
                          errdetail("Octet " UINT64_FORMAT ": %s.", (uint64)error->offset, reason),
                          show_place(text, size, error)));
}

/* Returns the value for a text.  If the text is not valid, reports an error.  If the error is soft,
   then returns NULL. */
static text* uri_of(FunctionCallInfo fcinfo, const char* text, size_t size) {
    uriscan_error error;
    if (uriscan_parse(URISCAN_RULE_URI_REFERENCE, text, size, NULL, &error) != URISCAN_OK) {
        report_invalid(fcinfo, text, size, &error);
        fcinfo->isnull = true;
        return NULL;
    }
    return cstring_to_text_with_len(text, (int)size);
}

PG_FUNCTION_INFO_V1(uri_in);
Datum uri_in(PG_FUNCTION_ARGS) {
    const char* const given = PG_GETARG_CSTRING(0);
    return PointerGetDatum(uri_of(fcinfo, given, strlen(given)));
}

PG_FUNCTION_INFO_V1(uri_recv);
Datum uri_recv(PG_FUNCTION_ARGS) {
    const StringInfo message = (StringInfo)PG_GETARG_POINTER(0);
    int size;
    char* const given = pq_getmsgtext(message, message->len - message->cursor, &size);
    text* const result = uri_of(fcinfo, given, (size_t)size);
    pfree(given);
    return PointerGetDatum(result);
}

PG_FUNCTION_INFO_V1(uri_from_text);
Datum uri_from_text(PG_FUNCTION_ARGS) {
    const argument given = get_argument(fcinfo, 0);
    text* const result = uri_of(fcinfo, given.data, given.size);
    free_argument(fcinfo, 0, given);
    return PointerGetDatum(result);
}

/* Compares octets, as PostgreSQL compares values of the type bytea. */
static int order_of(argument a, argument b) {
    const int order = memcmp(a.data, b.data, Min(a.size, b.size));
    return order != 0 ? order : (a.size > b.size) - (a.size < b.size);
}

/* Returns the larger or the smaller argument, depending on `want_larger`. */
static Datum one_of_both(FunctionCallInfo fcinfo, bool want_larger) {
    const argument a = get_argument(fcinfo, 0);
    const argument b = get_argument(fcinfo, 1);
    const int order = order_of(a, b);
    const int wanted = (want_larger ? order >= 0 : order <= 0) ? 0 : 1;
    free_argument(fcinfo, 0, a);
    free_argument(fcinfo, 1, b);
    return PG_GETARG_DATUM(wanted);
}

PG_FUNCTION_INFO_V1(uri_smaller);
Datum uri_smaller(PG_FUNCTION_ARGS) {
    return one_of_both(fcinfo, false);
}

PG_FUNCTION_INFO_V1(uri_larger);
Datum uri_larger(PG_FUNCTION_ARGS) {
    return one_of_both(fcinfo, true);
}
