/* uri_extract: a row for each URI in a text. */
#include "extension.h"

#include "access/htup_details.h"
#include "funcapi.h"

/* The text, and the offset at which the search for the next URI starts. */
typedef struct search {
    struct varlena* text;
    size_t at;
} search;

static search* start_search(FunctionCallInfo fcinfo) {
    search* const search = palloc(sizeof *search);
    search->text = PG_DETOAST_DATUM_COPY(PG_GETARG_DATUM(0));
    search->at = 0;
    return search;
}

static text* text_of_found(const char* original, const uriscan_found* found) {
    const size_t size = (size_t)found->size;
    if ((found->flags & URISCAN_FOUND_ESCAPED) == 0) {
        return cstring_to_text_with_len(original, (int)size);
    }
    text* const result = palloc(VARHDRSZ + size);
    size_t written = 0;
    if (uriscan_unescape(original, size, VARDATA(result), size, &written) != URISCAN_OK) {
        elog(ERROR, "a URI without its escapes is longer than with them");
    }
    SET_VARSIZE(result, VARHDRSZ + written);
    return result;
}

enum { COLUMN_COUNT = 4 };

static Datum row_of_found(TupleDesc type, const char* data, const uriscan_found* found) {
    bool is_null[COLUMN_COUNT] = {false};
    Datum columns[COLUMN_COUNT] = {
        PointerGetDatum(text_of_found(data + found->offset, found)),
        Int32GetDatum((int32)found->offset),
        Int32GetDatum((int32)found->size),
        BoolGetDatum((found->flags & URISCAN_FOUND_TRUNCATED) != 0),
    };
    return HeapTupleGetDatum(heap_form_tuple(type, columns, is_null));
}

PG_FUNCTION_INFO_V1(uri_extract);
Datum uri_extract(PG_FUNCTION_ARGS) {
    if (SRF_IS_FIRSTCALL()) {
        FuncCallContext* const first = SRF_FIRSTCALL_INIT();
        const MemoryContext before = MemoryContextSwitchTo(first->multi_call_memory_ctx);
        first->user_fctx = start_search(fcinfo);
        first->tuple_desc = uriscan_pg_row_type(fcinfo, COLUMN_COUNT);
        MemoryContextSwitchTo(before);
    }
    FuncCallContext* const context = SRF_PERCALL_SETUP();
    search* const search = context->user_fctx;
    const char* const data = VARDATA(search->text);
    uriscan_found found;
    if (!uriscan_find(data, VARSIZE(search->text) - VARHDRSZ, search->at, &found)) {
        SRF_RETURN_DONE(context);
    }
    search->at = (size_t)(found.offset + found.size);
    SRF_RETURN_NEXT(context, row_of_found(context->tuple_desc, data, &found));
}
