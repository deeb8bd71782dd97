/* uri_match and uri_expand: URI templates (RFC 6570). */
#include "extension.h"

#include "miscadmin.h"
#include "uriscan/uriscan_matcher.h"
#include "utils/jsonb.h"
#include "utils/numeric.h"

/* A compiled template.  In most queries, the template is a constant.  So a call of the function
   keeps the matcher for the next row. */
typedef struct compiled {
    char* text;
    size_t size;
    uriscan_matcher* matcher; /* NULL if the template cannot be matched */
    uriscan_match* match;
    MemoryContextCallback at_end;
} compiled;

static void free_compiled(void* argument) {
    compiled* const old = argument;
    uriscan_matcher_free(old->matcher);
    uriscan_match_free(old->match);
}

/* Returns where the compiled template of a function is stored. */
static compiled* get_compiled(FunctionCallInfo fcinfo) {
    if (fcinfo->flinfo->fn_extra == NULL) {
        const MemoryContext context = fcinfo->flinfo->fn_mcxt;
        compiled* const new = MemoryContextAllocZero(context, sizeof *new);
        new->at_end.func = free_compiled;
        new->at_end.arg = new;
        MemoryContextRegisterResetCallback(context, &new->at_end);
        fcinfo->flinfo->fn_extra = new;
    }
    return fcinfo->flinfo->fn_extra;
}

static void out_of_memory(void) {
    ereport(ERROR, (errcode(ERRCODE_OUT_OF_MEMORY), errmsg("out of memory for a URI template")));
}

/* Returns the compiled template. */
static const compiled* compile(FunctionCallInfo fcinfo, argument given) {
    compiled* const result = get_compiled(fcinfo);
    if (result->text != NULL && result->size == given.size &&
        memcmp(result->text, given.data, given.size) == 0) {
        return result;
    }
    if (result->match == NULL && uriscan_match_create(&result->match) != URISCAN_OK) {
        out_of_memory();
    }
    if (result->text != NULL) {
        pfree(result->text);
        result->text = NULL;
    }
    uriscan_matcher_free(result->matcher);
    const uriscan_slice one = {given.data, given.size};
    if (uriscan_matcher_compile(&one, 1, URISCAN_MATCH_SHORTEST_FIRST, &result->matcher, NULL) ==
        URISCAN_OUT_OF_MEMORY) {
        out_of_memory();
    }
    result->text = MemoryContextAlloc(fcinfo->flinfo->fn_mcxt, given.size + 1);
    memcpy(result->text, given.data, given.size);
    result->size = given.size;
    return result;
}

/* Returns a part of the text.  Usually decodes it.  With `keeps_triplets`, returns it as it is
   written. */
static JsonbValue value_of_part(uriscan_slice part, bool keeps_triplets) {
    if (!keeps_triplets) {
        return uriscan_pg_decoded(part);
    }
    JsonbValue result = {.type = jbvString};
    result.val.string.val = (char*)part.data;
    result.val.string.len = (int)part.size;
    return result;
}

/* Returns whether a member has its own name.  With the operators ";", "?" and "&", a member without
   its own name has the name of the variable. */
static bool has_own_name(uriscan_matched_item item, const uriscan_matched_value* value) {
    const bool named = value->op == ';' || value->op == '?' || value->op == '&';
    return item.name.data != NULL &&
           !(named && item.name.size == value->name.size &&
             memcmp(item.name.data, value->name.data, item.name.size) == 0);
}

/* Pushes a list as an array, or as an object if its members have their own names. */
static void push_list(JsonbParseState** state, const uriscan_matched_value* value,
                      bool keeps_triplets) {
    uriscan_matched_item item = {{NULL, 0}, {NULL, 0}};
    bool has_names = false;
    while (!keeps_triplets && uriscan_matched_next_item(value, &item)) {
        has_names = has_names || has_own_name(item, value);
    }
    pushJsonbValue(state, has_names ? WJB_BEGIN_OBJECT : WJB_BEGIN_ARRAY, NULL);
    memset(&item, 0, sizeof item);
    while (uriscan_matched_next_item(value, &item)) {
        if (has_names) { /* a member without "=" is a name with an empty value */
            const uriscan_slice empty = {"", 0};
            const bool is_named = item.name.data != NULL;
            JsonbValue key = uriscan_pg_decoded(is_named ? item.name : item.text);
            JsonbValue text = uriscan_pg_decoded(is_named ? item.text : empty);
            pushJsonbValue(state, WJB_KEY, &key);
            pushJsonbValue(state, WJB_VALUE, &text);
        } else {
            if (keeps_triplets && item.name.data != NULL) { /* the whole member */
                const uriscan_slice whole = {
                    item.name.data, (size_t)(item.text.data + item.text.size - item.name.data)};
                JsonbValue text = value_of_part(whole, true);
                pushJsonbValue(state, WJB_ELEM, &text);
            } else {
                JsonbValue text = value_of_part(item.text, keeps_triplets);
                pushJsonbValue(state, WJB_ELEM, &text);
            }
        }
        CHECK_FOR_INTERRUPTS();
    }
    pushJsonbValue(state, has_names ? WJB_END_OBJECT : WJB_END_ARRAY, NULL);
}

/* Returns an object with the values that are present. */
static JsonbValue* object_of_values(const uriscan_match* match) {
    JsonbParseState* state = NULL;
    pushJsonbValue(&state, WJB_BEGIN_OBJECT, NULL);
    for (size_t i = 0; i < uriscan_match_size(match); ++i) {
        uriscan_matched_value value;
        if (!uriscan_match_value(match, i, &value) || value.text.data == NULL) {
            continue;
        }
        const bool keeps_triplets = value.op == '+' || value.op == '#';
        JsonbValue name = value_of_part(value.name, true);
        pushJsonbValue(&state, WJB_KEY, &name);
        if (value.explode) {
            push_list(&state, &value, keeps_triplets);
        } else {
            JsonbValue text = value_of_part(value.text, keeps_triplets);
            pushJsonbValue(&state, WJB_VALUE, &text);
        }
    }
    return pushJsonbValue(&state, WJB_END_OBJECT, NULL);
}

PG_FUNCTION_INFO_V1(uri_match);
Datum uri_match(PG_FUNCTION_ARGS) {
    const argument one = get_argument(fcinfo, 0);
    const argument text = get_argument(fcinfo, 1);
    const compiled* const found = compile(fcinfo, one);
    Datum result = (Datum)0;
    uriscan_status status = URISCAN_NO_MATCH;
    if (found->matcher != NULL) {
        status = uriscan_matcher_match(found->matcher, text.data, text.size, found->match);
    }
    if (status == URISCAN_OUT_OF_MEMORY) {
        out_of_memory();
    }
    fcinfo->isnull = status != URISCAN_OK;
    if (status == URISCAN_OK) {
        result = JsonbPGetDatum(JsonbValueToJsonb(object_of_values(found->match)));
    }
    free_argument(fcinfo, 0, one);
    free_argument(fcinfo, 1, text);
    return result;
}

/* Returns the text of a string, a number or a truth value.  It is absent for null. */
static uriscan_slice text_of_scalar(const JsonbValue* value) {
    uriscan_slice result = {NULL, 0};
    switch (value->type) {
        case jbvString:
            result.data = value->val.string.val;
            result.size = (size_t)value->val.string.len;
            break;
        case jbvNumeric:
            result.data = DatumGetCString(
                DirectFunctionCall1(numeric_out, NumericGetDatum(value->val.numeric)));
            result.size = strlen(result.data);
            break;
        case jbvBool:
            result.data = value->val.boolean ? "true" : "false";
            result.size = strlen(result.data);
            break;
        default: break;
    }
    return result;
}

/* Reads the members of an array or object that has just started.  Returns whether all of them are
   scalars. */
static bool read_members(JsonbIterator** at, bool is_array, uriscan_template_argument* to) {
    const size_t most = Max((size_t)JsonContainerSize((*at)->container), 1);
    uriscan_slice* const list = palloc0(most * sizeof *list);
    uriscan_template_pair* const pairs = palloc0(most * sizeof *pairs);
    to->list = is_array ? list : NULL;
    to->pairs = is_array ? NULL : pairs;
    for (;;) {
        JsonbValue value;
        switch (JsonbIteratorNext(at, &value, false)) {
            case WJB_ELEM: list[to->count++] = text_of_scalar(&value); break;
            case WJB_KEY: pairs[to->count].name = text_of_scalar(&value); break;
            case WJB_VALUE: pairs[to->count++].value = text_of_scalar(&value); break;
            case WJB_END_ARRAY:
            case WJB_END_OBJECT: return true;
            default: return false;
        }
    }
}

/* Reads the values for an expansion.  Returns whether they are an object whose values are scalars,
   arrays of scalars, or objects of scalars.  No two keys are equal: jsonb keeps only the last one.
   */
static bool read_arguments(Jsonb* values, uriscan_template_argument** arguments, size_t* count) {
    if (!JB_ROOT_IS_OBJECT(values)) {
        return false;
    }
    JsonbIterator* at = JsonbIteratorInit(&values->root);
    uriscan_template_argument* to = palloc0(Max((size_t)JB_ROOT_COUNT(values), 1) * sizeof *to);
    *arguments = to;
    JsonbValue value;
    (void)JsonbIteratorNext(&at, &value, false); /* the start of the object */
    for (;;) {
        if (JsonbIteratorNext(&at, &value, false) != WJB_KEY) {
            return true;
        }
        to->name = text_of_scalar(&value);
        const JsonbIteratorToken token = JsonbIteratorNext(&at, &value, false);
        if (token == WJB_VALUE) {
            to->string = text_of_scalar(&value);
        } else if (!read_members(&at, token == WJB_BEGIN_ARRAY, to)) {
            return false;
        }
        ++to;
        ++*count;
        CHECK_FOR_INTERRUPTS();
    }
}

PG_FUNCTION_INFO_V1(uri_expand);
Datum uri_expand(PG_FUNCTION_ARGS) {
    const argument one = get_argument(fcinfo, 0);
    Jsonb* const values = PG_GETARG_JSONB_P(1);
    uriscan_template_argument* arguments = NULL;
    size_t count = 0;
    size_t needed = 0;
    if (!read_arguments(values, &arguments, &count)) {
        PG_RETURN_NULL();
    }
    (void)uriscan_template_expand(one.data, one.size, arguments, count, NULL, 0, &needed, NULL);
    if (needed > MaxAllocSize - VARHDRSZ) {
        PG_RETURN_NULL();
    }
    struct varlena* const result = palloc(VARHDRSZ + needed);
    if (uriscan_template_expand(one.data, one.size, arguments, count, VARDATA(result), needed,
                                &needed, NULL) != URISCAN_OK) {
        PG_RETURN_NULL();
    }
    SET_VARSIZE(result, VARHDRSZ + needed);
    return PointerGetDatum(result);
}
