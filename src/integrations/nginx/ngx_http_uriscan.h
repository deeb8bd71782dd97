/* The module for nginx that checks request targets: what its files share. */
#ifndef NGX_HTTP_URISCAN_H
#define NGX_HTTP_URISCAN_H

#include <ngx_config.h>
#include <ngx_core.h>
#include <ngx_http.h>

#include "request_target.h"

/* Returns the target of the client's request, which is checked at the first call.  Returns NULL if
   there is no memory. */
checked_target* ngx_http_uriscan_target(ngx_http_request_t* r);

/* Declares the variables $uriscan_valid, $uriscan_error, ... */
ngx_int_t ngx_http_uriscan_add_variables(ngx_conf_t* cf);

#endif
