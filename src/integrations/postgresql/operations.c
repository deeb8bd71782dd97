/* The functions whose result is a text: they normalize, resolve, relativize, repair, decode and
   redact. */
#include "extension.h"

#include "mb/pg_wchar.h"
#include "miscadmin.h"

/* The largest result that PostgreSQL can store. */
static const size_t largest_size = MaxAllocSize - VARHDRSZ;

/* A call of one of the library's functions that write a text ("Writers" in uriscan.h). */
typedef struct call {
    uriscan_status (*write)(const struct call* call, char* to, size_t capacity, size_t* needed);
    const argument* given; /* one argument, or two if the function has two */
    uriscan_uri uris[2];
} call;

/* Returns the text that a call writes.  Returns NULL if the call fails, or if the text is too large
   for PostgreSQL.  The capacity `expected` is enough for most calls. */
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

static uriscan_status write_scheme_based(const call* call, char* to, size_t capacity,
                                         size_t* needed) {
    return uriscan_normalize(&call->uris[0], call->given->data,
                             URISCAN_NORMALIZE_SCHEME_BASED | URISCAN_NORMALIZE_IPV6_ADDRESS, to,
                             capacity, needed);
}

typedef uriscan_status writer(const call* call, char* to, size_t capacity, size_t* needed);

/* Returns the result of a function of one valid URI.  A normal form has at most eight octets more
   than the URI. */
static Datum normalized(FunctionCallInfo fcinfo, writer* write) {
    const argument given = get_argument(fcinfo, 0);
    call call = {write, &given, {{0}}};
    struct varlena* result = NULL;
    if (parse_argument(given, &call.uris[0], NULL) == URISCAN_OK) {
        result = written(&call, given.size + 8);
    }
    free_argument(fcinfo, 0, given);
    return datum_or_null(fcinfo, result);
}

PG_FUNCTION_INFO_V1(uri_normalize);
Datum uri_normalize(PG_FUNCTION_ARGS) {
    return normalized(fcinfo, write_normal);
}

PG_FUNCTION_INFO_V1(uri_normalize_scheme_based);
Datum uri_normalize_scheme_based(PG_FUNCTION_ARGS) {
    return normalized(fcinfo, write_scheme_based);
}

static uriscan_status write_resolved(const call* call, char* to, size_t capacity, size_t* needed) {
    return uriscan_resolve(&call->uris[0], call->given[0].data, &call->uris[1], call->given[1].data,
                           0, to, capacity, needed);
}

static uriscan_status write_relative(const call* call, char* to, size_t capacity, size_t* needed) {
    return uriscan_relativize(&call->uris[0], call->given[0].data, &call->uris[1],
                              call->given[1].data, to, capacity, needed, NULL, NULL);
}

/* Returns the result of a function of two valid URIs. */
static Datum combined(FunctionCallInfo fcinfo, writer* write) {
    const argument given[2] = {get_argument(fcinfo, 0), get_argument(fcinfo, 1)};
    call call = {write, given, {{0}}};
    struct varlena* result = NULL;
    if (parse_argument(given[0], &call.uris[0], NULL) == URISCAN_OK &&
        parse_argument(given[1], &call.uris[1], NULL) == URISCAN_OK) {
        result = written(&call, given[0].size + given[1].size + 1);
    }
    free_argument(fcinfo, 0, given[0]);
    free_argument(fcinfo, 1, given[1]);
    return datum_or_null(fcinfo, result);
}

PG_FUNCTION_INFO_V1(uri_resolve);
Datum uri_resolve(PG_FUNCTION_ARGS) {
    return combined(fcinfo, write_resolved);
}

PG_FUNCTION_INFO_V1(uri_relativize);
Datum uri_relativize(PG_FUNCTION_ARGS) {
    return combined(fcinfo, write_relative);
}

static uriscan_status write_repaired(const call* call, char* to, size_t capacity, size_t* needed) {
    return uriscan_repair(call->given->data, call->given->size, URISCAN_REPAIR_USUAL, to, capacity,
                          needed, NULL);
}

static uriscan_status write_decoded(const call* call, char* to, size_t capacity, size_t* needed) {
    return uriscan_decode(call->given->data, call->given->size, to, capacity, needed, NULL);
}

/* Returns the result of a function that reads any text.  The result is often longer than the text.
   */
static struct varlena* rewritten(FunctionCallInfo fcinfo, writer* write) {
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

/* Returns the size of the next part of a text: about a megabyte of whole lines. */
static size_t size_of_piece(const char* data, size_t size) {
    const size_t usual = 1024 * 1024;
    if (size <= usual) {
        return size;
    }
    const char* const end = memchr(data + usual, '\n', size - usual);
    return end == NULL ? size : (size_t)(end + 1 - data);
}

/* Returns the text without its secrets, or NULL if the result is too large for PostgreSQL.  A
   secret never goes beyond the end of its line.  So the text is redacted in parts, and a query can
   be cancelled after each part. */
static struct varlena* redacted(FunctionCallInfo fcinfo) {
    const argument given = get_argument(fcinfo, 0);
    size_t capacity = Min(given.size + given.size / 8 + 32, largest_size);
    struct varlena* result = palloc(VARHDRSZ + capacity);
    size_t written = 0;
    for (size_t at = 0; at < given.size;) {
        const size_t size = size_of_piece(given.data + at, given.size - at);
        size_t needed = 0;
        const uriscan_status status = uriscan_redact(
            given.data + at, size, 0, VARDATA(result) + written, capacity - written, &needed, NULL);
        if (status == URISCAN_OK) {
            at += size;
            written += needed;
        } else if (needed > largest_size - written) {
            pfree(result);
            result = NULL;
            break;
        } else {
            capacity = Min(written + needed + (given.size - at), largest_size);
            result = repalloc(result, VARHDRSZ + capacity);
        }
        CHECK_FOR_INTERRUPTS();
    }
    free_argument(fcinfo, 0, given);
    if (result != NULL) {
        SET_VARSIZE(result, VARHDRSZ + written);
    }
    return result;
}

PG_FUNCTION_INFO_V1(uri_redact_octets);
Datum uri_redact_octets(PG_FUNCTION_ARGS) {
    return datum_or_null(fcinfo, redacted(fcinfo));
}

PG_FUNCTION_INFO_V1(uri_decode_octets);
Datum uri_decode_octets(PG_FUNCTION_ARGS) {
    return datum_or_null(fcinfo, rewritten(fcinfo, write_decoded));
}

/* Returns the result if PostgreSQL can store it as a text, and NULL otherwise.  Decoded octets can
   be anything.  Also, the library ends secrets at quotation marks in UTF-8.  In another encoding,
   such an end can be within a character. */
static Datum text_or_null(FunctionCallInfo fcinfo, struct varlena* result) {
    const bool is_text =
        result != NULL && pg_verifymbstr(VARDATA(result), (int)(VARSIZE(result) - VARHDRSZ), true);
    return datum_or_null(fcinfo, is_text ? result : NULL);
}

/* Only uri_redact and uri_decode can return other octets than those of ASCII. */
PG_FUNCTION_INFO_V1(uri_redact);
Datum uri_redact(PG_FUNCTION_ARGS) {
    return text_or_null(fcinfo, redacted(fcinfo));
}

PG_FUNCTION_INFO_V1(uri_decode);
Datum uri_decode(PG_FUNCTION_ARGS) {
    return text_or_null(fcinfo, rewritten(fcinfo, write_decoded));
}
