/* The variables of the module for nginx.  They describe the client's request, even if `uriscan` is
   off. */
#include "ngx_http_uriscan.h"

typedef ngx_http_variable_value_t value_t;

/* The texts for which a variable has a value.  If the text is absent, no variable has a value.  A
   text that only breaks a rule of HTTP counts as both parsed and bad. */
typedef enum { ANY_TEXT, PARSED_TEXT, BAD_TEXT } condition;

typedef struct {
    ngx_str_t name;
    checked_text* (*text_of)(ngx_http_request_t* r);
    condition needs;
    ngx_int_t (*set)(ngx_http_request_t* r, value_t* value, const checked_text* text,
                     uriscan_component component);
    uriscan_component component; /* for set_component() only */
} variable;

/* Sets a value that refers to `text`, which must live as long as the request.  If `text` is NULL,
   there is no value. */
static ngx_int_t set_text(value_t* value, const char* text, size_t size) {
    value->valid = 1;
    value->no_cacheable = 0;
    value->not_found = text == NULL;
    value->data = (u_char*)text;
    value->len = (unsigned)size;
    return NGX_OK;
}

static ngx_int_t set_name(value_t* value, const char* name) {
    return set_text(value, name, strlen(name));
}

static ngx_int_t set_valid(ngx_http_request_t* r, value_t* value, const checked_text* text,
                           uriscan_component unused) {
    (void)r, (void)unused;
    return set_name(value, text->why == URISCAN_OK ? "1" : "0");
}

static ngx_int_t set_error(ngx_http_request_t* r, value_t* value, const checked_text* text,
                           uriscan_component unused) {
    (void)r, (void)unused;
    return set_name(value, uriscan_status_name(text->why));
}

static ngx_int_t set_error_component(ngx_http_request_t* r, value_t* value,
                                     const checked_text* text, uriscan_component unused) {
    (void)r, (void)unused;
    return set_name(value, uriscan_component_name(text->error.component));
}

static ngx_int_t set_error_offset(ngx_http_request_t* r, value_t* value, const checked_text* text,
                                  uriscan_component unused) {
    u_char* digits = ngx_pnalloc(r->pool, NGX_INT64_LEN);
    (void)unused;
    if (digits == NULL) {
        return NGX_ERROR;
    }
    const u_char* end = ngx_sprintf(digits, "%uL", text->error.offset);
    return set_text(value, (const char*)digits, (size_t)(end - digits));
}

static ngx_int_t set_form(ngx_http_request_t* r, value_t* value, const checked_text* text,
                          uriscan_component unused) {
    (void)r, (void)unused;
    return set_name(value, uriscan_rule_name((uriscan_rule)text->at.form));
}

static ngx_int_t set_component(ngx_http_request_t* r, value_t* value, const checked_text* text,
                               uriscan_component component) {
    const uriscan_slice slice = uriscan_get(&text->at, text->text, component);
    (void)r;
    return set_text(value, slice.data, slice.size);
}

static ngx_int_t set_audit(ngx_http_request_t* r, value_t* value, const checked_text* text,
                           uriscan_component unused) {
    const uint64_t findings = findings_of(text);
    (void)unused;
    if (findings == 0) {
        return set_text(value, NULL, 0);
    }
    char* names = ngx_pnalloc(r->pool, write_findings(NULL, findings));
    if (names == NULL) {
        return NGX_ERROR;
    }
    return set_text(value, names, write_findings(names, findings));
}

#define NAME(name) ngx_string("uriscan_" name)
static const variable variables[] = {
    {NAME("valid"), ngx_http_uriscan_target, ANY_TEXT, set_valid, 0},
    {NAME("error"), ngx_http_uriscan_target, BAD_TEXT, set_error, 0},
    {NAME("error_component"), ngx_http_uriscan_target, BAD_TEXT, set_error_component, 0},
    {NAME("error_offset"), ngx_http_uriscan_target, BAD_TEXT, set_error_offset, 0},
    {NAME("audit"), ngx_http_uriscan_target, ANY_TEXT, set_audit, 0},
    {NAME("form"), ngx_http_uriscan_target, PARSED_TEXT, set_form, 0},
    {NAME("scheme"), ngx_http_uriscan_target, PARSED_TEXT, set_component, URISCAN_COMPONENT_SCHEME},
    {NAME("userinfo"), ngx_http_uriscan_target, PARSED_TEXT, set_component,
     URISCAN_COMPONENT_USERINFO},
    {NAME("host"), ngx_http_uriscan_target, PARSED_TEXT, set_component, URISCAN_COMPONENT_HOST},
    {NAME("port"), ngx_http_uriscan_target, PARSED_TEXT, set_component, URISCAN_COMPONENT_PORT},
    {NAME("path"), ngx_http_uriscan_target, PARSED_TEXT, set_component, URISCAN_COMPONENT_PATH},
    {NAME("query"), ngx_http_uriscan_target, PARSED_TEXT, set_component, URISCAN_COMPONENT_QUERY},
    {NAME("host_valid"), ngx_http_uriscan_host, ANY_TEXT, set_valid, 0},
    {NAME("host_error"), ngx_http_uriscan_host, BAD_TEXT, set_error, 0},
    {NAME("host_error_component"), ngx_http_uriscan_host, BAD_TEXT, set_error_component, 0},
    {NAME("host_error_offset"), ngx_http_uriscan_host, BAD_TEXT, set_error_offset, 0},
    {NAME("host_audit"), ngx_http_uriscan_host, ANY_TEXT, set_audit, 0}};
#undef NAME

/* nginx calls this function for each variable.  `data` is its index in `variables`. */
static ngx_int_t get(ngx_http_request_t* r, value_t* value, uintptr_t data) {
    const variable* wanted = &variables[data];
    const checked_text* text = wanted->text_of(r);
    if (text == NULL) {
        return NGX_ERROR;
    }
    if (text->text == NULL || (wanted->needs == PARSED_TEXT && !text->has_parts) ||
        (wanted->needs == BAD_TEXT && text->why == URISCAN_OK)) {
        return set_text(value, NULL, 0);
    }
    return wanted->set(r, value, text, wanted->component);
}

ngx_int_t ngx_http_uriscan_add_variables(ngx_conf_t* cf) {
    for (size_t i = 0; i < sizeof(variables) / sizeof(variables[0]); ++i) {
        ngx_str_t name = variables[i].name;
        ngx_http_variable_t* added = ngx_http_add_variable(cf, &name, 0);
        if (added == NULL) {
            return NGX_ERROR;
        }
        added->get_handler = get;
        added->data = i;
    }
    return NGX_OK;
}
