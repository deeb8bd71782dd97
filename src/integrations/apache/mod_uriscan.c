/* Checks the target of each request before Apache httpd decodes or maps it.  docs/services.md
   explains the directives and the environment. */
#include <httpd.h> /* first: the headers below need it */

#include <apr_strings.h>
#include <http_config.h>
#include <http_log.h>
#include <http_protocol.h>

#include "request_target.h"

APLOG_USE_MODULE(uriscan);

enum { MODE_UNSET = -1 };

typedef struct {
    int mode; /* MODE_UNSET, TARGET_OFF, ... */
    octet_set* allowed;
} server_conf;

static void* create_conf(apr_pool_t* pool, server_rec* server) {
    server_conf* conf = apr_palloc(pool, sizeof(*conf));
    (void)server;
    conf->mode = MODE_UNSET;
    conf->allowed = NULL;
    return conf;
}

static void* merge_conf(apr_pool_t* pool, void* outer, void* inner) {
    const server_conf* above = outer;
    server_conf* conf = apr_pmemdup(pool, inner, sizeof(*conf));
    if (conf->mode == MODE_UNSET) {
        conf->mode = above->mode;
    }
    if (conf->allowed == NULL) {
        conf->allowed = above->allowed;
    }
    return conf;
}

static const char* set_mode(cmd_parms* command, void* unused, const char* word) {
    static const struct {
        const char* word;
        int mode;
    } modes[] = {
        {"off", TARGET_OFF}, {"log", TARGET_LOG}, {"400", TARGET_REFUSE}, {"301", TARGET_REDIRECT}};
    server_conf* conf = ap_get_module_config(command->server->module_config, &uriscan_module);
    (void)unused;
    for (size_t i = 0; i < sizeof(modes) / sizeof(modes[0]); ++i) {
        if (strcasecmp(word, modes[i].word) == 0) {
            conf->mode = modes[i].mode;
            return NULL;
        }
    }
    return "Uriscan must be Off, Log, 400 or 301";
}

/* Reads the octets of `UriscanAllow "[]|" non-ascii`. */
static const char* set_allowed(cmd_parms* command, void* unused, const char* octets,
                               const char* word) {
    server_conf* conf = ap_get_module_config(command->server->module_config, &uriscan_module);
    (void)unused;
    conf->allowed = apr_pcalloc(command->pool, sizeof(*conf->allowed));
    if (!add_octets(conf->allowed, octets, strlen(octets))) {
        return "UriscanAllow has an octet that cannot be let through";
    }
    if (word != NULL) {
        if (strcasecmp(word, "non-ascii") != 0) {
            return "UriscanAllow knows only the word \"non-ascii\" after the octets";
        }
        add_non_ascii(conf->allowed);
    }
    return NULL;
}

/* Describes the error for logs, CGI programs and other modules. */
static void set_environment(request_rec* r, const checked_target* target) {
    apr_table_t* environment = r->subprocess_env;
    const int valid = target->why == URISCAN_OK;
    apr_table_setn(environment, "URISCAN_VALID", valid ? "1" : "0");
    if (!valid) {
        apr_table_setn(environment, "URISCAN_ERROR", uriscan_status_name(target->why));
        apr_table_setn(environment, "URISCAN_ERROR_COMPONENT",
                       uriscan_component_name(target->error.component));
        apr_table_setn(environment, "URISCAN_ERROR_OFFSET",
                       apr_psprintf(r->pool, "%" APR_UINT64_T_FMT, target->error.offset));
    }
}

/* Returns the status for a target that is not valid: 301 if the repaired target is a path on this
   host, otherwise 400. */
static int redirect(request_rec* r, const checked_target* target) {
    size_t size = 0;
    if (r->method_number != M_GET || !can_redirect(target, &size)) { /* HEAD has M_GET, too */
        return HTTP_BAD_REQUEST;
    }
    char* text = apr_pcalloc(r->pool, size + 1);
    if (!repair_target(target, text, size)) {
        return HTTP_BAD_REQUEST;
    }
    apr_table_setn(r->headers_out, "Location", text);
    return HTTP_MOVED_PERMANENTLY;
}

static int handle(request_rec* r) {
    const server_conf* conf = ap_get_module_config(r->server->module_config, &uriscan_module);
    if (conf->mode == MODE_UNSET || conf->mode == TARGET_OFF || r->unparsed_uri == NULL) {
        return DECLINED;
    }
    checked_target target;
    check_target(&target, r->method, strlen(r->method), r->unparsed_uri, strlen(r->unparsed_uri));
    if (target.why != URISCAN_OK && conf->allowed != NULL) {
        check_target_allowing(&target, conf->allowed, r->method, strlen(r->method),
                              apr_palloc(r->pool, target.size + 1));
    }
    set_environment(r, &target);
    if (target.why == URISCAN_OK) {
        return DECLINED;
    }
    /* Logs are often read for the mode "log" only, so it has a level that is not lost. */
    ap_log_rerror(APLOG_MARK, conf->mode == TARGET_LOG ? APLOG_WARNING : APLOG_INFO, 0, r,
                  "uriscan: invalid request target: %s in the %s at offset %" APR_UINT64_T_FMT,
                  uriscan_status_name(target.why), uriscan_component_name(target.error.component),
                  target.error.offset);
    switch (conf->mode) {
        case TARGET_REFUSE: return HTTP_BAD_REQUEST;
        case TARGET_REDIRECT: return redirect(r, &target);
        default: return DECLINED;
    }
}

static void register_hooks(apr_pool_t* pool) {
    (void)pool;
    ap_hook_post_read_request(handle, NULL, NULL, APR_HOOK_REALLY_FIRST);
}

static const command_rec commands[] = {
    AP_INIT_TAKE1("Uriscan", set_mode, NULL, RSRC_CONF,
                  "what to do with invalid request targets: Off, Log, 400 or 301"),
    AP_INIT_TAKE12("UriscanAllow", set_allowed, NULL, RSRC_CONF,
                   "octets to let through in paths and queries, and perhaps: non-ascii"),
    {NULL}};

module AP_MODULE_DECLARE_DATA uriscan_module = {
    STANDARD20_MODULE_STUFF, NULL, NULL, create_conf, merge_conf, commands, register_hooks, 0};
