/* What the files of the extension for PostgreSQL share.

   The functions read values of the types text, bytea and uri alike: each of them is a header and
   octets.  So one C function serves all three types. */
#ifndef URISCAN_INTEGRATIONS_POSTGRESQL_EXTENSION_H
#define URISCAN_INTEGRATIONS_POSTGRESQL_EXTENSION_H

#include "postgres.h"

#include "access/tupdesc.h"
#include "fmgr.h"
#include "utils/builtins.h"
#include "utils/memutils.h"
#if PG_VERSION_NUM >= 160000
#include "varatt.h"
#endif

#include "uriscan/uriscan.h"

/* An argument.  If the argument was stored compressed or out of line, `value` is a copy of it. */
typedef struct argument {
    struct varlena* value;
    const char* data;
    size_t size;
} argument;

static inline argument get_argument(FunctionCallInfo fcinfo, int number) {
    struct varlena* const value = PG_GETARG_VARLENA_PP(number);
    const argument result = {value, VARDATA_ANY(value), VARSIZE_ANY_EXHDR(value)};
    return result;
}

/* Frees what get_argument() has allocated.  PostgreSQL usually frees the memory of a call after
   each row.  But it frees the memory of comparisons only after a whole sort. */
static inline void free_argument(FunctionCallInfo fcinfo, int number, argument given) {
    if ((Pointer)given.value != PG_GETARG_POINTER(number)) {
        pfree(given.value);
    }
}

static inline Datum text_of_slice(uriscan_slice slice) {
    return PointerGetDatum(cstring_to_text_with_len(slice.data, (int)slice.size));
}

/* Returns a decoded text.  If PostgreSQL cannot store the decoded text, returns the text as it is
   written.  If there is no text, returns null. */
struct JsonbValue uriscan_pg_decoded(uriscan_slice slice);

/* Returns the type of the rows that the function makes. */
TupleDesc uriscan_pg_row_type(FunctionCallInfo fcinfo, int columns);

static inline uriscan_status parse_argument(argument given, uriscan_uri* uri,
                                            uriscan_error* error) {
    return uriscan_parse(URISCAN_RULE_URI_REFERENCE, given.data, given.size, uri, error);
}

#endif /* URISCAN_INTEGRATIONS_POSTGRESQL_EXTENSION_H */
