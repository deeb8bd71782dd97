/* The functions of the module for nginx that several of its files use. */
#ifndef NGX_HTTP_URISCAN_H
#define NGX_HTTP_URISCAN_H

#include <ngx_config.h>
#include <ngx_core.h>
#include <ngx_http.h>

#include "request_target.h"

/* The values of the directives.  The functions in directives.c make this struct. */
typedef struct {
    ngx_uint_t mode; /* BAD_IS_IGNORED, ... */
    octet_set* allowed;
    ngx_flag_t check_host;
    ngx_str_t schemes; /* a list for uriscan_http_rules */
    ngx_uint_t names;  /* URISCAN_HTTP_ANY_NAME or 0 */
    ngx_flag_t same_host;
    uriscan_http_rules rules; /* made from the three above */
} ngx_http_uriscan_conf_t;

extern ngx_module_t ngx_http_uriscan_module;
extern ngx_command_t ngx_http_uriscan_commands[];
void* ngx_http_uriscan_create_conf(ngx_conf_t* cf);
char* ngx_http_uriscan_merge_conf(ngx_conf_t* cf, void* parent, void* child);

/* Returns the method as the client has sent it. */
ngx_str_t ngx_http_uriscan_raw_method(const ngx_http_request_t* r);

/* Returns the target as the client has sent it.  If nginx cannot find it in the request line, its
   data is NULL.  nginx refuses such a request, but the logs can still use variables. */
ngx_str_t ngx_http_uriscan_raw_target(const ngx_http_request_t* r);

/* Returns the value of the field Host, or of `:authority`, as the client has sent it.  If there is
   none, its data is NULL.  Only a request of HTTP/1.0 or older can lack it. */
ngx_str_t ngx_http_uriscan_raw_host(const ngx_http_request_t* r);

/* These functions return the target and the host of the client's request.  The first call checks
   them.  They return NULL if there is no memory. */
checked_text* ngx_http_uriscan_target(ngx_http_request_t* r);
checked_text* ngx_http_uriscan_host(ngx_http_request_t* r);

/* Declares the variables $uriscan_valid, $uriscan_error, ... */
ngx_int_t ngx_http_uriscan_add_variables(ngx_conf_t* cf);

#endif
