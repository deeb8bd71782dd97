/* The variables of the module for nginx.  They describe the target of the client's request, also if
   `uriscan` is off. */
#include "ngx_http_uriscan.h"

/* Sets a value that refers to `text`, which must live as long as the request.  NULL means that
   there is no value. */
static ngx_int_t set_text(ngx_http_variable_value_t* value, const char* text, size_t size) {
    value->valid = 1;
    value->no_cacheable = 0;
    value->not_found = text == NULL;
    value->data = (u_char*)text;
    value->len = (unsigned)size;
    return NGX_OK;
}

static ngx_int_t set_name(ngx_http_variable_value_t* value, const char* name) {
    return set_text(value, name, strlen(name));
}

static ngx_int_t no_value(ngx_http_variable_value_t* value) {
    return set_text(value, NULL, 0);
}

static ngx_int_t get_valid(ngx_http_request_t* r, ngx_http_variable_value_t* value,
                           uintptr_t unused) {
    const checked_target* target = ngx_http_uriscan_target(r);
    (void)unused;
    if (target == NULL) {
        return NGX_ERROR;
    }
    return set_name(value, target->why == URISCAN_OK ? "1" : "0");
}

static ngx_int_t get_error(ngx_http_request_t* r, ngx_http_variable_value_t* value,
                           uintptr_t unused) {
    const checked_target* target = ngx_http_uriscan_target(r);
    (void)unused;
    if (target == NULL) {
        return NGX_ERROR;
    }
    return target->why == URISCAN_OK ? no_value(value)
                                     : set_name(value, uriscan_status_name(target->why));
}

static ngx_int_t get_error_component(ngx_http_request_t* r, ngx_http_variable_value_t* value,
                                     uintptr_t unused) {
    const checked_target* target = ngx_http_uriscan_target(r);
    (void)unused;
    if (target == NULL) {
        return NGX_ERROR;
    }
    return target->why == URISCAN_OK
               ? no_value(value)
               : set_name(value, uriscan_component_name(target->error.component));
}

static ngx_int_t get_error_offset(ngx_http_request_t* r, ngx_http_variable_value_t* value,
                                  uintptr_t unused) {
    const checked_target* target = ngx_http_uriscan_target(r);
    (void)unused;
    if (target == NULL) {
        return NGX_ERROR;
    }
    if (target->why == URISCAN_OK) {
        return no_value(value);
    }
    u_char* digits = ngx_pnalloc(r->pool, NGX_INT64_LEN);
    if (digits == NULL) {
        return NGX_ERROR;
    }
    const u_char* end = ngx_sprintf(digits, "%uL", target->error.offset);
    return set_text(value, (const char*)digits, (size_t)(end - digits));
}

static ngx_int_t get_form(ngx_http_request_t* r, ngx_http_variable_value_t* value,
                          uintptr_t unused) {
    const checked_target* target = ngx_http_uriscan_target(r);
    (void)unused;
    if (target == NULL) {
        return NGX_ERROR;
    }
    return target->why == URISCAN_OK
               ? set_name(value, uriscan_rule_name((uriscan_rule)target->at.form))
               : no_value(value);
}

static ngx_int_t get_component(ngx_http_request_t* r, ngx_http_variable_value_t* value,
                               uintptr_t component) {
    const checked_target* target = ngx_http_uriscan_target(r);
    if (target == NULL) {
        return NGX_ERROR;
    }
    if (target->why != URISCAN_OK) {
        return no_value(value);
    }
    const uriscan_slice slice =
        uriscan_get(&target->at, target->text, (uriscan_component)component);
    return set_text(value, slice.data, slice.size);
}

/* Writes the names of a set of findings to `to`, with a comma after each, unless `to` is NULL.
   Returns the number of octets. */
static size_t write_findings(u_char* to, uint64_t findings) {
    size_t size = 0;
    for (int32_t finding = 0; finding < 64; ++finding) {
        if ((findings & URISCAN_FINDING_BIT(finding)) == 0) {
            continue;
        }
        const char* name = uriscan_finding_name(finding);
        if (to != NULL) {
            ngx_memcpy(to + size, name, strlen(name));
            to[size + strlen(name)] = ',';
        }
        size += strlen(name) + 1;
    }
    return size;
}

static ngx_int_t get_audit(ngx_http_request_t* r, ngx_http_variable_value_t* value,
                           uintptr_t unused) {
    const checked_target* target = ngx_http_uriscan_target(r);
    (void)unused;
    if (target == NULL) {
        return NGX_ERROR;
    }
    const uint64_t findings = findings_of_target(target);
    if (findings == 0) {
        return no_value(value);
    }
    u_char* names = ngx_pnalloc(r->pool, write_findings(NULL, findings));
    if (names == NULL) {
        return NGX_ERROR;
    }
    return set_text(value, (const char*)names, write_findings(names, findings) - 1);
}

static const ngx_http_variable_t variables[] = {
    {ngx_string("uriscan_valid"), NULL, get_valid, 0, 0, 0},
    {ngx_string("uriscan_error"), NULL, get_error, 0, 0, 0},
    {ngx_string("uriscan_error_component"), NULL, get_error_component, 0, 0, 0},
    {ngx_string("uriscan_error_offset"), NULL, get_error_offset, 0, 0, 0},
    {ngx_string("uriscan_audit"), NULL, get_audit, 0, 0, 0},
    {ngx_string("uriscan_form"), NULL, get_form, 0, 0, 0},
    {ngx_string("uriscan_scheme"), NULL, get_component, URISCAN_COMPONENT_SCHEME, 0, 0},
    {ngx_string("uriscan_userinfo"), NULL, get_component, URISCAN_COMPONENT_USERINFO, 0, 0},
    {ngx_string("uriscan_host"), NULL, get_component, URISCAN_COMPONENT_HOST, 0, 0},
    {ngx_string("uriscan_port"), NULL, get_component, URISCAN_COMPONENT_PORT, 0, 0},
    {ngx_string("uriscan_path"), NULL, get_component, URISCAN_COMPONENT_PATH, 0, 0},
    {ngx_string("uriscan_query"), NULL, get_component, URISCAN_COMPONENT_QUERY, 0, 0}};

ngx_int_t ngx_http_uriscan_add_variables(ngx_conf_t* cf) {
    for (size_t i = 0; i < sizeof(variables) / sizeof(variables[0]); ++i) {
        ngx_str_t name = variables[i].name;
        ngx_http_variable_t* variable = ngx_http_add_variable(cf, &name, 0);
        if (variable == NULL) {
            return NGX_ERROR;
        }
        variable->get_handler = variables[i].get_handler;
        variable->data = variables[i].data;
    }
    return NGX_OK;
}
