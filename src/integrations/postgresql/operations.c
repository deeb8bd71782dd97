/* The functions that write a text: uri_normalize, uri_resolve, uri_repair and uri_redact. */
#include "extension.h"

#include "mb/pg_wchar.h"

/* The largest result that PostgreSQL can store. */
static const size_t largest_size = MaxAllocSize - VARHDRSZ;

/* A call of one of the library's functions that write a text ("Writers" in uriscan.h). */
typedef struct call {
    uriscan_status (*write)(const struct call* call, char* to, size_t capacity, size_t* needed);
    const argument* given; /* one argument, or two if the function has two */
    uriscan_uri uris[2];
} call;

/* Returns the text that a call writes, or NULL if it fails, or if the text is too large for
   PostgreSQL.  With the capacity `expected`, most calls find enough room. */
static struct varlena* written(const call* call, size_t expected) {
    size_t capacity = Min(expected, largest_size);
    for (;;) {
        struct varlena* const result = palloc(VARHDRSZ + capacity);
        size_t needed = 0;
        const uriscan_status status = call->write(call, VARDATA(result), capacity, &needed);
        if (status == URISCAN_OK) {
            SET_VARSIZE(result, VARHDRSZ + needed);
            return result;
        }
        pfree(result);
        if (status != URISCAN_BUFFER_TOO_SMALL || needed > largest_size) {
            return NULL;
        }
        capacity = needed;
    }
}

static Datum datum_or_null(FunctionCallInfo fcinfo, struct varlena* result) {
    fcinfo->isnull = result == NULL;
    return PointerGetDatum(result);
}

static uriscan_status write_normal(const call* call, char* to, size_t capacity, size_t* needed) {
    return uriscan_normalize(&call->uris[0], call->given->data, URISCAN_NORMALIZE_SYNTAX_BASED, to,
                             capacity, needed);
}

PG_FUNCTION_INFO_V1(uri_normalize);
Datum uri_normalize(PG_FUNCTION_ARGS) {
    const argument given = get_argument(fcinfo, 0);
    call call = {write_normal, &given, {{0}}};
    struct varlena* result = NULL;
    if (parse_argument(given, &call.uris[0], NULL) == URISCAN_OK) {
        result = written(&call, given.size + 1);
    }
    free_argument(fcinfo, 0, given);
    return datum_or_null(fcinfo, result);
}

static uriscan_status write_resolved(const call* call, char* to, size_t capacity, size_t* needed) {
    return uriscan_resolve(&call->uris[0], call->given[0].data, &call->uris[1], call->given[1].data,
                           0, to, capacity, needed);
}

PG_FUNCTION_INFO_V1(uri_resolve);
Datum uri_resolve(PG_FUNCTION_ARGS) {
    const argument given[2] = {get_argument(fcinfo, 0), get_argument(fcinfo, 1)};
    call call = {write_resolved, given, {{0}}};
    struct varlena* result = NULL;
    if (parse_argument(given[0], &call.uris[0], NULL) == URISCAN_OK &&
        parse_argument(given[1], &call.uris[1], NULL) == URISCAN_OK) {
        result = written(&call, given[0].size + given[1].size + 1);
    }
    free_argument(fcinfo, 0, given[0]);
    free_argument(fcinfo, 1, given[1]);
    return datum_or_null(fcinfo, result);
}

static uriscan_status write_repaired(const call* call, char* to, size_t capacity, size_t* needed) {
    return uriscan_repair(call->given->data, call->given->size, URISCAN_REPAIR_USUAL, to, capacity,
                          needed, NULL);
}

static uriscan_status write_redacted(const call* call, char* to, size_t capacity, size_t* needed) {
    return uriscan_redact(call->given->data, call->given->size, 0, to, capacity, needed, NULL);
}

/* Returns what a function that reads any text writes.  It is often longer than the text. */
static struct varlena* rewritten(FunctionCallInfo fcinfo,
                                 uriscan_status (*write)(const call*, char*, size_t, size_t*)) {
    const argument given = get_argument(fcinfo, 0);
    const call call = {write, &given, {{0}}};
    struct varlena* const result = written(&call, given.size + given.size / 8 + 32);
    free_argument(fcinfo, 0, given);
    return result;
}

PG_FUNCTION_INFO_V1(uri_repair);
Datum uri_repair(PG_FUNCTION_ARGS) {
    return datum_or_null(fcinfo, rewritten(fcinfo, write_repaired));
}

PG_FUNCTION_INFO_V1(uri_redact_octets);
Datum uri_redact_octets(PG_FUNCTION_ARGS) {
    return datum_or_null(fcinfo, rewritten(fcinfo, write_redacted));
}

/* The library knows quotation marks in UTF-8, and ends secrets there.  In another encoding, the
   same octets can be halves of two characters.  PostgreSQL must not get a half. */
static bool is_text(const struct varlena* result) {
    return pg_verifymbstr(VARDATA(result), (int)(VARSIZE(result) - VARHDRSZ), true);
}

/* All other functions return ASCII. */
PG_FUNCTION_INFO_V1(uri_redact);
Datum uri_redact(PG_FUNCTION_ARGS) {
    struct varlena* const result = rewritten(fcinfo, write_redacted);
    return datum_or_null(fcinfo, result != NULL && is_text(result) ? result : NULL);
}
