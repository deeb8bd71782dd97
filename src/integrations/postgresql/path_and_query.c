/* uri_path_segments, uri_query_value and uri_query_jsonb. */
#include "extension.h"

#include "catalog/pg_type.h"
#include "mb/pg_wchar.h"
#include "miscadmin.h"
#include "utils/array.h"
#include "utils/jsonb.h"

/* Returns an array of segments, or NULL if PostgreSQL could not store it.  The empty text
   before a "/" at the start of a path is no segment. */
static ArrayType* array_of_segments(const uriscan_uri* uri, const char* data) {
    const uriscan_slice path = uriscan_get(uri, data, URISCAN_COMPONENT_PATH);
    const size_t most = uriscan_segment_count(uri, data);
    const size_t largest_head = 2 * VARHDRSZ; /* the most octets before an element, with padding */
    if (path.size / 2 + most * largest_head > MaxAllocSize / 2) {
        return NULL;
    }
    Datum* const segments = palloc(Max(most, 1) * sizeof *segments);
    int count = 0;
    uriscan_slice segment = {NULL, 0};
    while (uriscan_next_segment(uri, data, &segment)) {
        if (segment.size > 0 || segment.data != path.data) {
            segments[count++] = text_of_slice(segment);
        }
        CHECK_FOR_INTERRUPTS();
    }
    return construct_array(segments, count, TEXTOID, -1, false, TYPALIGN_INT);
}

PG_FUNCTION_INFO_V1(uri_path_segments);
Datum uri_path_segments(PG_FUNCTION_ARGS) {
    const argument given = get_argument(fcinfo, 0);
    ArrayType* result = NULL;
    uriscan_uri uri;
    if (parse_argument(given, &uri, NULL) == URISCAN_OK) {
        result = array_of_segments(&uri, given.data);
    }
    free_argument(fcinfo, 0, given);
    fcinfo->isnull = result == NULL;
    return PointerGetDatum(result);
}

PG_FUNCTION_INFO_V1(uri_query_value);
Datum uri_query_value(PG_FUNCTION_ARGS) {
    const argument given = get_argument(fcinfo, 0);
    const argument key = get_argument(fcinfo, 1);
    uriscan_parameter found = {{NULL, 0}, {NULL, 0}};
    uriscan_uri uri;
    if (parse_argument(given, &uri, NULL) == URISCAN_OK) {
        (void)uriscan_find_parameter(&uri, given.data, key.data, key.size, 0, &found);
    }
    fcinfo->isnull = found.value.data == NULL;
    const Datum result = fcinfo->isnull ? (Datum)0 : text_of_slice(found.value);
    free_argument(fcinfo, 0, given);
    free_argument(fcinfo, 1, key);
    return result;
}

/* A larger query could have more parameters than jsonb can store. */
enum { LARGEST_QUERY = 16 * 1024 * 1024 };

/* A decoded parameter of a query, and its number. */
typedef struct parameter {
    JsonbValue key;
    JsonbValue value;
    int number;
} parameter;

JsonbValue uriscan_pg_decoded(uriscan_slice slice) {
    JsonbValue result = {.type = jbvNull};
    if (slice.data != NULL) {
        char* const to = palloc(slice.size + 1);
        size_t size = 0;
        if (uriscan_decode(slice.data, slice.size, to, slice.size, &size, NULL) != URISCAN_OK ||
            !pg_verifymbstr(to, (int)size, true)) {
            memcpy(to, slice.data, slice.size);
            size = slice.size;
        }
        result.type = jbvString;
        result.val.string.val = to;
        result.val.string.len = (int)size;
    }
    return result;
}

static int order_of_keys(const JsonbValue* a, const JsonbValue* b) {
    const int order =
        memcmp(a->val.string.val, b->val.string.val, Min(a->val.string.len, b->val.string.len));
    return order != 0 ? order : a->val.string.len - b->val.string.len;
}

static int order_of_parameters(const void* a, const void* b) {
    const parameter* const one = a;
    const parameter* const other = b;
    const int order = order_of_keys(&one->key, &other->key);
    return order != 0 ? order : one->number - other->number;
}

/* Returns an object that has an array of values for each key. */
static JsonbValue* object_of(parameter* parameters, int count) {
    JsonbParseState* state = NULL;
    qsort(parameters, count, sizeof *parameters, order_of_parameters);
    pushJsonbValue(&state, WJB_BEGIN_OBJECT, NULL);
    for (int i = 0; i < count; ++i) {
        if (i == 0 || order_of_keys(&parameters[i - 1].key, &parameters[i].key) != 0) {
            pushJsonbValue(&state, WJB_KEY, &parameters[i].key);
            pushJsonbValue(&state, WJB_BEGIN_ARRAY, NULL);
        }
        pushJsonbValue(&state, WJB_ELEM, &parameters[i].value);
        if (i + 1 == count || order_of_keys(&parameters[i].key, &parameters[i + 1].key) != 0) {
            pushJsonbValue(&state, WJB_END_ARRAY, NULL);
        }
        CHECK_FOR_INTERRUPTS();
    }
    return pushJsonbValue(&state, WJB_END_OBJECT, NULL);
}

PG_FUNCTION_INFO_V1(uri_query_jsonb);
Datum uri_query_jsonb(PG_FUNCTION_ARGS) {
    const argument given = get_argument(fcinfo, 0);
    uriscan_uri uri;
    if (parse_argument(given, &uri, NULL) != URISCAN_OK || uri.path_end == uri.query_end ||
        uri.query_end - uri.path_end > LARGEST_QUERY) {
        free_argument(fcinfo, 0, given);
        PG_RETURN_NULL();
    }
    const size_t most = uriscan_parameter_count(&uri, given.data);
    parameter* const parameters =
        palloc_extended(Max(most, 1) * sizeof *parameters, MCXT_ALLOC_HUGE);
    int count = 0;
    uriscan_parameter next = {{NULL, 0}, {NULL, 0}};
    while (uriscan_next_parameter(&uri, given.data, &next)) {
        const parameter one = {uriscan_pg_decoded(next.key), uriscan_pg_decoded(next.value), count};
        parameters[count++] = one;
        CHECK_FOR_INTERRUPTS();
    }
    free_argument(fcinfo, 0, given);
    PG_RETURN_JSONB_P(JsonbValueToJsonb(object_of(parameters, count)));
}
