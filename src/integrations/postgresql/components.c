/* uri_valid, the functions that return a component, and uri_parts. */
#include "extension.h"

#include "access/htup_details.h"
#include "funcapi.h"

PG_MODULE_MAGIC;

enum { PART_COUNT = URISCAN_COMPONENT_FRAGMENT + 1 };

static Datum component_of(FunctionCallInfo fcinfo, uriscan_component component) {
    const argument given = get_argument(fcinfo, 0);
    uriscan_slice slice = {NULL, 0};
    uriscan_uri uri;
    if (parse_argument(given, &uri, NULL) == URISCAN_OK) {
        slice = uriscan_get(&uri, given.data, component);
    }
    fcinfo->isnull = slice.data == NULL;
    const Datum result = fcinfo->isnull ? (Datum)0 : text_of_slice(slice);
    free_argument(fcinfo, 0, given);
    return result;
}

#define COMPONENT_FUNCTION(name, component)     \
    PG_FUNCTION_INFO_V1(name);                  \
    Datum name(PG_FUNCTION_ARGS) {              \
        return component_of(fcinfo, component); \
    }

COMPONENT_FUNCTION(uri_scheme, URISCAN_COMPONENT_SCHEME)
COMPONENT_FUNCTION(uri_userinfo, URISCAN_COMPONENT_USERINFO)
COMPONENT_FUNCTION(uri_host, URISCAN_COMPONENT_HOST)
COMPONENT_FUNCTION(uri_port, URISCAN_COMPONENT_PORT)
COMPONENT_FUNCTION(uri_path, URISCAN_COMPONENT_PATH)
COMPONENT_FUNCTION(uri_query, URISCAN_COMPONENT_QUERY)
COMPONENT_FUNCTION(uri_fragment, URISCAN_COMPONENT_FRAGMENT)

PG_FUNCTION_INFO_V1(uri_valid);
Datum uri_valid(PG_FUNCTION_ARGS) {
    const argument given = get_argument(fcinfo, 0);
    const bool valid = uriscan_is_valid(URISCAN_RULE_URI_REFERENCE, given.data, given.size) != 0;
    free_argument(fcinfo, 0, given);
    PG_RETURN_BOOL(valid);
}

PG_FUNCTION_INFO_V1(uri_port_number);
Datum uri_port_number(PG_FUNCTION_ARGS) {
    const argument given = get_argument(fcinfo, 0);
    int32_t number = URISCAN_PORT_ABSENT;
    uriscan_uri uri;
    if (parse_argument(given, &uri, NULL) == URISCAN_OK) {
        number = uriscan_port_number(&uri, given.data);
    }
    free_argument(fcinfo, 0, given);
    if (number < 0) {
        PG_RETURN_NULL();
    }
    PG_RETURN_INT32(number);
}

TupleDesc uriscan_pg_row_type(FunctionCallInfo fcinfo, int columns) {
    TupleDesc type;
    if (get_call_result_type(fcinfo, NULL, &type) != TYPEFUNC_COMPOSITE || type->natts != columns) {
        elog(ERROR, "the function must return rows of %d columns", columns);
    }
    return BlessTupleDesc(CreateTupleDescCopy(type));
}

/* The type is stored for all calls of a query, because finding it takes longer than parsing a URI.
   */
static TupleDesc type_of_parts(FunctionCallInfo fcinfo) {
    FmgrInfo* const function = fcinfo->flinfo;
    if (function->fn_extra == NULL) {
        const MemoryContext before = MemoryContextSwitchTo(function->fn_mcxt);
        function->fn_extra = uriscan_pg_row_type(fcinfo, PART_COUNT);
        MemoryContextSwitchTo(before);
    }
    return function->fn_extra;
}

PG_FUNCTION_INFO_V1(uri_parts);
Datum uri_parts(PG_FUNCTION_ARGS) {
    const argument given = get_argument(fcinfo, 0);
    uriscan_uri uri;
    if (parse_argument(given, &uri, NULL) != URISCAN_OK) {
        free_argument(fcinfo, 0, given);
        PG_RETURN_NULL();
    }
    Datum parts[PART_COUNT];
    bool absent[PART_COUNT];
    for (int32_t part = 0; part < PART_COUNT; ++part) {
        const uriscan_slice slice = uriscan_get(&uri, given.data, part);
        absent[part] = slice.data == NULL;
        parts[part] = absent[part] ? (Datum)0 : text_of_slice(slice);
    }
    free_argument(fcinfo, 0, given);
    PG_RETURN_DATUM(HeapTupleGetDatum(heap_form_tuple(type_of_parts(fcinfo), parts, absent)));
}
