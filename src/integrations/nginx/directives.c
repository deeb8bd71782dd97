/* The directives of the module for nginx, and the configuration in which they are stored. */
#include "ngx_http_uriscan.h"

typedef ngx_http_uriscan_conf_t conf_t;

static char* set_allowed(ngx_conf_t* cf, ngx_command_t* command, void* conf);
static char* set_schemes(ngx_conf_t* cf, ngx_command_t* command, void* conf);

static ngx_conf_enum_t modes[] = {{ngx_string("off"), BAD_IS_IGNORED},
                                  {ngx_string("log"), BAD_IS_LOGGED},
                                  {ngx_string("400"), BAD_IS_REFUSED},
                                  {ngx_string("301"), BAD_IS_REDIRECTED},
                                  {ngx_null_string, 0}};

static ngx_conf_enum_t names_of_hosts[] = {
    {ngx_string("dns"), 0}, {ngx_string("any"), URISCAN_HTTP_ANY_NAME}, {ngx_null_string, 0}};

/* The module works before nginx looks for a location.  So a location cannot have these directives.
   */
ngx_command_t ngx_http_uriscan_commands[] = {
    {ngx_string("uriscan"), NGX_HTTP_MAIN_CONF | NGX_HTTP_SRV_CONF | NGX_CONF_TAKE1,
     ngx_conf_set_enum_slot, NGX_HTTP_SRV_CONF_OFFSET, offsetof(conf_t, mode), modes},
    {ngx_string("uriscan_allow"), NGX_HTTP_MAIN_CONF | NGX_HTTP_SRV_CONF | NGX_CONF_TAKE12,
     set_allowed, NGX_HTTP_SRV_CONF_OFFSET, 0, NULL},
    {ngx_string("uriscan_check_host"), NGX_HTTP_MAIN_CONF | NGX_HTTP_SRV_CONF | NGX_CONF_FLAG,
     ngx_conf_set_flag_slot, NGX_HTTP_SRV_CONF_OFFSET, offsetof(conf_t, check_host), NULL},
    {ngx_string("uriscan_schemes"), NGX_HTTP_MAIN_CONF | NGX_HTTP_SRV_CONF | NGX_CONF_1MORE,
     set_schemes, NGX_HTTP_SRV_CONF_OFFSET, 0, NULL},
    {ngx_string("uriscan_host"), NGX_HTTP_MAIN_CONF | NGX_HTTP_SRV_CONF | NGX_CONF_TAKE1,
     ngx_conf_set_enum_slot, NGX_HTTP_SRV_CONF_OFFSET, offsetof(conf_t, names), names_of_hosts},
    {ngx_string("uriscan_same_host"), NGX_HTTP_MAIN_CONF | NGX_HTTP_SRV_CONF | NGX_CONF_FLAG,
     ngx_conf_set_flag_slot, NGX_HTTP_SRV_CONF_OFFSET, offsetof(conf_t, same_host), NULL},
    ngx_null_command};

void* ngx_http_uriscan_create_conf(ngx_conf_t* cf) {
    conf_t* conf = ngx_palloc(cf->pool, sizeof(*conf));
    if (conf != NULL) {
        conf->mode = NGX_CONF_UNSET_UINT;
        conf->allowed = NGX_CONF_UNSET_PTR;
        conf->check_host = NGX_CONF_UNSET;
        ngx_str_null(&conf->schemes);
        conf->names = NGX_CONF_UNSET_UINT;
        conf->same_host = NGX_CONF_UNSET;
        ngx_memzero(&conf->rules, sizeof(conf->rules));
    }
    return conf;
}

char* ngx_http_uriscan_merge_conf(ngx_conf_t* cf, void* parent, void* child) {
    conf_t* conf = child;
    const conf_t* outer = parent;
    (void)cf;
    ngx_conf_merge_uint_value(conf->mode, outer->mode, BAD_IS_IGNORED);
    ngx_conf_merge_ptr_value(conf->allowed, outer->allowed, NULL);
    ngx_conf_merge_value(conf->check_host, outer->check_host, 1);
    if (conf->schemes.data == NULL) {
        conf->schemes = outer->schemes;
    }
    ngx_conf_merge_uint_value(conf->names, outer->names, 0);
    ngx_conf_merge_value(conf->same_host, outer->same_host, 1);
    conf->rules.schemes.data = (const char*)conf->schemes.data;
    conf->rules.schemes.size = conf->schemes.len;
    conf->rules.flags =
        (uint32_t)conf->names | (conf->same_host ? 0 : URISCAN_HTTP_OTHER_AUTHORITY);
    return NGX_CONF_OK;
}

/* Reads the octets of `uriscan_allow "[]|" non-ascii;`. */
static char* set_allowed(ngx_conf_t* cf, ngx_command_t* command, void* untyped) {
    conf_t* conf = untyped;
    const ngx_str_t* words = cf->args->elts;
    (void)command;
    if (conf->allowed != NGX_CONF_UNSET_PTR) {
        return "is duplicate";
    }
    conf->allowed = ngx_pcalloc(cf->pool, sizeof(*conf->allowed));
    if (conf->allowed == NULL) {
        return NGX_CONF_ERROR;
    }
    if (!add_octets(conf->allowed, (const char*)words[1].data, words[1].len)) {
        return "has an octet that cannot be let through";
    }
    if (cf->args->nelts == 3) {
        if (ngx_strcmp(words[2].data, "non-ascii") != 0) {
            return "knows only the word \"non-ascii\" after the octets";
        }
        add_non_ascii(conf->allowed);
    }
    return NGX_CONF_OK;
}

/* Reads the schemes of `uriscan_schemes http https;`. */
static char* set_schemes(ngx_conf_t* cf, ngx_command_t* command, void* untyped) {
    conf_t* conf = untyped;
    const ngx_str_t* words = cf->args->elts;
    size_t size = 0;
    (void)command;
    if (conf->schemes.data != NULL) {
        return "is duplicate";
    }
    for (ngx_uint_t i = 1; i < cf->args->nelts; ++i) {
        size += words[i].len + 1;
    }
    conf->schemes.data = ngx_pnalloc(cf->pool, size);
    if (conf->schemes.data == NULL) {
        return NGX_CONF_ERROR;
    }
    size = 0;
    for (ngx_uint_t i = 1; i < cf->args->nelts; ++i) {
        size =
            add_scheme((char*)conf->schemes.data, size, (const char*)words[i].data, words[i].len);
        if (size == 0) {
            return "has a word that is not a scheme";
        }
    }
    conf->schemes.len = size;
    return NGX_CONF_OK;
}
