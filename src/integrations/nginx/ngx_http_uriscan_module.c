/* Checks the target and the field Host of each request before nginx decodes or rewrites them.
   docs/services.md explains the directives and variables. */
#include "ngx_http_uriscan.h"

/* What is known about a request.  Each text is checked when it is first needed. */
typedef struct {
    checked_text target;
    checked_text host;
    unsigned has_target : 1;
    unsigned has_host : 1;
} context;

static ngx_int_t add_handler(ngx_conf_t* cf);

static ngx_http_module_t module_context = {
    ngx_http_uriscan_add_variables, add_handler, NULL, NULL, ngx_http_uriscan_create_conf,
    ngx_http_uriscan_merge_conf,    NULL,        NULL};

ngx_module_t ngx_http_uriscan_module = {NGX_MODULE_V1,
                                        &module_context,
                                        ngx_http_uriscan_commands,
                                        NGX_HTTP_MODULE,
                                        NULL,
                                        NULL,
                                        NULL,
                                        NULL,
                                        NULL,
                                        NULL,
                                        NULL,
                                        NGX_MODULE_V1_PADDING};

/* In HTTP/2, the scheme of the target URI has a field of its own (RFC 9113, section 8.3.1). */
static void check_scheme_of_http2(const ngx_http_request_t* r, checked_text* target,
                                  const uriscan_http_rules* rules) {
    const ngx_str_t scheme = r->schema;
    if (r->http_version >= NGX_HTTP_VERSION_20 && target->why == URISCAN_OK &&
        !uriscan_allows_scheme((const char*)scheme.data, scheme.len, rules)) {
        const uriscan_error error = {0, URISCAN_SCHEME_NOT_ALLOWED, URISCAN_COMPONENT_SCHEME};
        target->error = error;
        target->why = error.status;
    }
}

/* Checks the target.  Returns NGX_ERROR if there is no memory. */
static ngx_int_t check(ngx_http_request_t* r, checked_text* target) {
    const ngx_http_uriscan_conf_t* conf = ngx_http_get_module_srv_conf(r, ngx_http_uriscan_module);
    const ngx_str_t method = ngx_http_uriscan_raw_method(r);
    const ngx_str_t text = ngx_http_uriscan_raw_target(r);
    check_target(target, (const char*)method.data, method.len, (const char*)text.data, text.len,
                 &conf->rules);
    if (text.data != NULL && !target->has_parts && conf->allowed != NULL) {
        char* copy = ngx_pnalloc(r->pool, text.len);
        if (copy == NULL) {
            return NGX_ERROR;
        }
        check_target_allowing(target, conf->allowed, (const char*)method.data, method.len, copy,
                              &conf->rules);
    }
    check_scheme_of_http2(r, target, &conf->rules);
    return NGX_OK;
}

/* Returns what is known about a request.  At first, nothing is known.  Returns NULL if there is no
   memory. */
static context* context_of(ngx_http_request_t* r) {
    context* known = ngx_http_get_module_ctx(r, ngx_http_uriscan_module);
    if (known == NULL) {
        known = ngx_pcalloc(r->pool, sizeof(*known));
        ngx_http_set_ctx(r, known, ngx_http_uriscan_module);
    }
    return known;
}

checked_text* ngx_http_uriscan_target(ngx_http_request_t* r) {
    r = r->main; /* a subrequest has no request line of its own */
    context* known = context_of(r);
    if (known == NULL) {
        return NULL;
    }
    if (!known->has_target) {
        if (check(r, &known->target) != NGX_OK) {
            return NULL;
        }
        known->has_target = 1;
    }
    return &known->target;
}

checked_text* ngx_http_uriscan_host(ngx_http_request_t* r) {
    r = r->main;
    const checked_text* target = ngx_http_uriscan_target(r);
    context* known = context_of(r);
    if (target == NULL || known == NULL) {
        return NULL;
    }
    if (!known->has_host) {
        const ngx_http_uriscan_conf_t* conf =
            ngx_http_get_module_srv_conf(r, ngx_http_uriscan_module);
        const ngx_str_t text = ngx_http_uriscan_raw_host(r);
        check_host(&known->host, (const char*)text.data, text.len, target, &conf->rules);
        known->has_host = 1;
    }
    return &known->host;
}

/* Adds a field Location with this value.  nginx completes it to a URL on the same host. */
static ngx_int_t add_location(ngx_http_request_t* r, char* text, size_t size) {
    ngx_table_elt_t* field = ngx_list_push(&r->headers_out.headers);
    if (field == NULL) {
        return NGX_ERROR;
    }
    field->hash = 1;
    ngx_str_set(&field->key, "Location");
    field->value.data = (u_char*)text;
    field->value.len = size;
#if nginx_version >= 1023000
    field->next = NULL;
#endif
    r->headers_out.location = field;
    return NGX_OK;
}

/* Returns the size of the longest target that nginx accepts.  The request line and its two octets
   CR and LF must fit into one buffer.  nginx reads the line before it knows the server, so the
   limit is that of the connection. */
static size_t longest_target_of(ngx_http_request_t* r) {
    const ngx_http_core_srv_conf_t* core =
        ngx_http_get_module_srv_conf(r->http_connection->conf_ctx, ngx_http_core_module);
    const size_t room =
        ngx_max(core->large_client_header_buffers.size, core->client_header_buffer_size);
    return longest_target(room > 2 ? room - 2 : 0, ngx_http_uriscan_raw_method(r).len);
}

/* Returns the status for a target that is not valid.  This is 301 if the repaired target is a path
   on this host, and 400 otherwise. */
static ngx_int_t redirect(ngx_http_request_t* r, const checked_text* target) {
    size_t size = 0;
    if (!(r->method & (NGX_HTTP_GET | NGX_HTTP_HEAD)) ||
        !can_redirect(target, longest_target_of(r), &size)) {
        return NGX_HTTP_BAD_REQUEST;
    }
    char* text = ngx_pnalloc(r->pool, size);
    if (text == NULL) {
        return NGX_HTTP_INTERNAL_SERVER_ERROR;
    }
    if (!repair_target(target, text, size)) {
        return NGX_HTTP_BAD_REQUEST;
    }
    return add_location(r, text, size) == NGX_OK ? NGX_HTTP_MOVED_PERMANENTLY
                                                 : NGX_HTTP_INTERNAL_SERVER_ERROR;
}

/* If a text is not valid, writes a line to the error log. */
static void report(ngx_http_request_t* r, const checked_text* text, const char* what,
                   ngx_uint_t mode) {
    if (text->why == URISCAN_OK) {
        return;
    }
    /* nginx reports the requests that it refuses with the level "info".  In the mode "log", users
       look for these lines in the log.  So the lines have a level that most logs contain. */
    const ngx_uint_t level = mode == BAD_IS_LOGGED ? NGX_LOG_WARN : NGX_LOG_INFO;
    ngx_log_error(level, r->connection->log, 0, "uriscan: invalid %s: %s in the %s at offset %uL",
                  what, uriscan_status_name(text->why),
                  uriscan_component_name(text->error.component), text->error.offset);
}

static ngx_int_t handle(ngx_http_request_t* r) {
    static const checked_text not_checked; /* its `why` is URISCAN_OK */
    const ngx_http_uriscan_conf_t* conf = ngx_http_get_module_srv_conf(r, ngx_http_uriscan_module);
    if (conf->mode == BAD_IS_IGNORED) {
        return NGX_DECLINED;
    }
    const checked_text* target = ngx_http_uriscan_target(r);
    const checked_text* host = conf->check_host ? ngx_http_uriscan_host(r) : &not_checked;
    if (target == NULL || host == NULL) {
        return NGX_HTTP_INTERNAL_SERVER_ERROR;
    }
    report(r, target, "request target", conf->mode);
    report(r, host, "field Host", conf->mode);
    if (conf->mode == BAD_IS_LOGGED || (target->why == URISCAN_OK && host->why == URISCAN_OK)) {
        return NGX_DECLINED;
    }
    return conf->mode == BAD_IS_REDIRECTED && host->why == URISCAN_OK ? redirect(r, target)
                                                                      : NGX_HTTP_BAD_REQUEST;
}

static ngx_int_t add_handler(ngx_conf_t* cf) {
    ngx_http_core_main_conf_t* core = ngx_http_conf_get_module_main_conf(cf, ngx_http_core_module);
    ngx_array_t* handlers = &core->phases[NGX_HTTP_POST_READ_PHASE].handlers;
    if (ngx_array_push(handlers) == NULL) {
        return NGX_ERROR;
    }
    /* nginx calls the handlers from the last to the first.  The handler of this module is the
       first, so nginx calls it after the handler of ngx_http_realip_module, and logs have the
       address of the client. */
    ngx_http_handler_pt* slots = handlers->elts;
    ngx_memmove(slots + 1, slots, (handlers->nelts - 1) * sizeof(*slots));
    slots[0] = handle;
    return NGX_OK;
}
