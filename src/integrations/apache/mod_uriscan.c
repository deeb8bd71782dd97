/* Checks the target and the field Host of each request before Apache httpd decodes or maps them.
   docs/services.md explains the directives and the environment. */
#include <httpd.h> /* first: the headers below need it */

#include <apr_strings.h>
#include <http_config.h>
#include <http_core.h>
#include <http_log.h>
#include <http_protocol.h>

#include "request_target.h"

APLOG_USE_MODULE(uriscan);

enum { UNSET = -1 };

typedef struct {
    int mode; /* UNSET, BAD_IS_IGNORED, ... */
    octet_set* allowed;
    int check_host;      /* UNSET, 0 or 1 */
    const char* schemes; /* NULL, or a list for uriscan_http_rules */
    int any_name;        /* UNSET, 0 or 1 */
    int same_host;       /* UNSET, 0 or 1 */
} server_conf;

static void* create_conf(apr_pool_t* pool, server_rec* server) {
    server_conf* conf = apr_palloc(pool, sizeof(*conf));
    (void)server;
    conf->mode = UNSET;
    conf->allowed = NULL;
    conf->check_host = UNSET;
    conf->schemes = NULL;
    conf->any_name = UNSET;
    conf->same_host = UNSET;
    return conf;
}

static void* merge_conf(apr_pool_t* pool, void* outer, void* inner) {
    const server_conf* above = outer;
    server_conf* conf = apr_pmemdup(pool, inner, sizeof(*conf));
    if (conf->mode == UNSET) {
        conf->mode = above->mode;
    }
    if (conf->allowed == NULL) {
        conf->allowed = above->allowed;
    }
    if (conf->check_host == UNSET) {
        conf->check_host = above->check_host;
    }
    if (conf->schemes == NULL) {
        conf->schemes = above->schemes;
    }
    if (conf->any_name == UNSET) {
        conf->any_name = above->any_name;
    }
    if (conf->same_host == UNSET) {
        conf->same_host = above->same_host;
    }
    return conf;
}

static const char* set_mode(cmd_parms* command, void* unused, const char* word) {
    static const struct {
        const char* word;
        int mode;
    } modes[] = {{"off", BAD_IS_IGNORED},
                 {"log", BAD_IS_LOGGED},
                 {"400", BAD_IS_REFUSED},
                 {"301", BAD_IS_REDIRECTED}};
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

static const char* set_check_host(cmd_parms* command, void* unused, int on) {
    server_conf* conf = ap_get_module_config(command->server->module_config, &uriscan_module);
    (void)unused;
    conf->check_host = on;
    return NULL;
}

/* Reads the schemes of `UriscanSchemes http https`. */
static const char* set_schemes(cmd_parms* command, void* unused, int count, char* const words[]) {
    server_conf* conf = ap_get_module_config(command->server->module_config, &uriscan_module);
    size_t size = 1;
    (void)unused;
    if (count == 0) {
        return "UriscanSchemes needs a scheme";
    }
    for (int i = 0; i < count; ++i) {
        size += strlen(words[i]) + 1;
    }
    char* list = apr_pcalloc(command->pool, size);
    size = 0;
    for (int i = 0; i < count; ++i) {
        size = add_scheme(list, size, words[i], strlen(words[i]));
        if (size == 0) {
            return "UriscanSchemes has a word that is not a scheme";
        }
    }
    conf->schemes = list;
    return NULL;
}

static const char* set_host(cmd_parms* command, void* unused, const char* word) {
    server_conf* conf = ap_get_module_config(command->server->module_config, &uriscan_module);
    (void)unused;
    conf->any_name = strcasecmp(word, "any") == 0;
    return conf->any_name || strcasecmp(word, "dns") == 0 ? NULL : "UriscanHost must be Dns or Any";
}

static const char* set_same_host(cmd_parms* command, void* unused, int on) {
    server_conf* conf = ap_get_module_config(command->server->module_config, &uriscan_module);
    (void)unused;
    conf->same_host = on;
    return NULL;
}

static uriscan_http_rules rules_of(const server_conf* conf) {
    uriscan_http_rules rules = {{conf->schemes, 0}, 0, 0};
    if (conf->schemes != NULL) {
        rules.schemes.size = strlen(conf->schemes);
    }
    rules.flags |= conf->any_name == 1 ? URISCAN_HTTP_ANY_NAME : 0;
    rules.flags |= conf->same_host == 0 ? URISCAN_HTTP_OTHER_AUTHORITY : 0;
    return rules;
}

/* Sets a variable of the environment of the request. */
static void set_variable(request_rec* r, const char* prefix, const char* name, const char* value) {
    apr_table_setn(r->subprocess_env, apr_pstrcat(r->pool, prefix, name, NULL), value);
}

/* Describes a text for logs, CGI programs and other modules.  If the text is not valid, writes a
   line to the error log. */
static void report(request_rec* r, const checked_text* text, const char* what, const char* prefix,
                   int mode) {
    if (text->text == NULL) {
        return;
    }
    set_variable(r, prefix, "VALID", text->why == URISCAN_OK ? "1" : "0");
    const uint64_t findings = findings_of(text);
    if (findings != 0) {
        char* names = apr_pcalloc(r->pool, write_findings(NULL, findings) + 1);
        write_findings(names, findings);
        set_variable(r, prefix, "AUDIT", names);
    }
    if (text->why == URISCAN_OK) {
        return;
    }
    const char* why = uriscan_status_name(text->why);
    const char* component = uriscan_component_name(text->error.component);
    const char* offset = apr_psprintf(r->pool, "%" APR_UINT64_T_FMT, text->error.offset);
    set_variable(r, prefix, "ERROR", why);
    set_variable(r, prefix, "ERROR_COMPONENT", component);
    set_variable(r, prefix, "ERROR_OFFSET", offset);
    /* In the mode "log", users look for these lines in the log.  So the lines have a level that
       most logs contain. */
    ap_log_rerror(APLOG_MARK, mode == BAD_IS_LOGGED ? APLOG_WARNING : APLOG_INFO, 0, r,
                  "uriscan: invalid %s: %s in the %s at offset %s", what, why, component, offset);
}

/* Apache also calls the hook for an internal redirect, such as to an error page.  No client has
   sent the target of this redirect, so it is not checked.  It gets the variables of the client's
   request, because logs and CGI programs show them. */
static int keep_variables(request_rec* r) {
    static const char* const names[] = {"URISCAN_VALID",
                                        "URISCAN_AUDIT",
                                        "URISCAN_HOST_AUDIT",
                                        "URISCAN_ERROR",
                                        "URISCAN_ERROR_OFFSET",
                                        "URISCAN_ERROR_COMPONENT",
                                        "URISCAN_HOST_VALID",
                                        "URISCAN_HOST_ERROR",
                                        "URISCAN_HOST_ERROR_OFFSET",
                                        "URISCAN_HOST_ERROR_COMPONENT"};
    for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); ++i) {
        const char* value = apr_table_get(r->prev->subprocess_env, names[i]);
        if (value != NULL) {
            apr_table_setn(r->subprocess_env, names[i], value);
        }
    }
    return DECLINED;
}

/* Returns the status for a target that is not valid.  This is 301 if the repaired target is a path
   on this host, and 400 otherwise. */
static int redirect(request_rec* r, const checked_text* target) {
    /* Apache reads the request line before it knows the virtual host. */
    const int line = r->connection->base_server->limit_req_line;
    const size_t longest = longest_target(line > 0 ? (size_t)line : 0, strlen(r->method));
    size_t size = 0;
    if (r->method_number != M_GET || !can_redirect(target, longest, &size)) { /* HEAD is M_GET */
        return HTTP_BAD_REQUEST;
    }
    char* text = apr_pcalloc(r->pool, size + 1);
    if (!repair_target(target, text, size)) {
        return HTTP_BAD_REQUEST;
    }
    apr_table_setn(r->headers_out, "Location", text);
    return HTTP_MOVED_PERMANENTLY;
}

/* Returns whether Apache has replaced the field Host by the host of an absolute form.  Then the
   field need not be compared with the target.  The host can also differ from the host that the
   client has sent: for example, Apache removes a dot from its end. */
static int replaces_host(request_rec* r) {
    const core_server_config* core = ap_get_core_module_config(r->server->module_config);
    return core->http_conformance != AP_HTTP_CONFORMANCE_UNSAFE;
}

static int handle(request_rec* r) {
    const server_conf* conf = ap_get_module_config(r->server->module_config, &uriscan_module);
    if (conf->mode == UNSET || conf->mode == BAD_IS_IGNORED || r->unparsed_uri == NULL) {
        return DECLINED;
    }
    if (r->prev != NULL) {
        return keep_variables(r);
    }
    uriscan_http_rules rules = rules_of(conf);
    if (replaces_host(r)) {
        rules.flags |= URISCAN_HTTP_OTHER_AUTHORITY;
    }
    checked_text target;
    check_target(&target, r->method, strlen(r->method), r->unparsed_uri, strlen(r->unparsed_uri),
                 &rules);
    if (!target.has_parts && conf->allowed != NULL) {
        check_target_allowing(&target, conf->allowed, r->method, strlen(r->method),
                              apr_palloc(r->pool, target.size + 1), &rules);
    }
    checked_text host;
    const char* value = conf->check_host != 0 ? apr_table_get(r->headers_in, "Host") : NULL;
    check_host(&host, value, value == NULL ? 0 : strlen(value), &target, &rules);

    report(r, &target, "request target", "URISCAN_", conf->mode);
    report(r, &host, "field Host", "URISCAN_HOST_", conf->mode);
    if (conf->mode == BAD_IS_LOGGED || (target.why == URISCAN_OK && host.why == URISCAN_OK)) {
        return DECLINED;
    }
    return conf->mode == BAD_IS_REDIRECTED && host.why == URISCAN_OK ? redirect(r, &target)
                                                                     : HTTP_BAD_REQUEST;
}

static void register_hooks(apr_pool_t* pool) {
    /* mod_remoteip replaces the address of the connection with that of the client.  It must run
       first, so that the lines of this module in the logs have the address of the client. */
    static const char* const before_us[] = {"mod_remoteip.c", NULL};
    (void)pool;
    ap_hook_post_read_request(handle, before_us, NULL, APR_HOOK_FIRST);
}

static const command_rec commands[] = {
    AP_INIT_TAKE1("Uriscan", set_mode, NULL, RSRC_CONF,
                  "what to do with invalid requests: Off, Log, 400 or 301"),
    AP_INIT_TAKE12("UriscanAllow", set_allowed, NULL, RSRC_CONF,
                   "octets to let through in paths and queries, and perhaps: non-ascii"),
    AP_INIT_FLAG("UriscanCheckHost", set_check_host, NULL, RSRC_CONF,
                 "On or Off: whether to check the field Host, too"),
    AP_INIT_TAKE_ARGV("UriscanSchemes", set_schemes, NULL, RSRC_CONF,
                      "the schemes that a target can have, or Any; the default is: http https"),
    AP_INIT_TAKE1("UriscanHost", set_host, NULL, RSRC_CONF,
                  "Dns or Any: whether a host must be an address or a name of the DNS"),
    AP_INIT_FLAG("UriscanSameHost", set_same_host, NULL, RSRC_CONF,
                 "On or Off: whether target and field Host must name the same host"),
    {NULL}};

module AP_MODULE_DECLARE_DATA uriscan_module = {
    STANDARD20_MODULE_STUFF, NULL, NULL, create_conf, merge_conf, commands, register_hooks, 0};
