/* Finds the octets that the client has sent, before nginx decodes them or makes them lower case. */
#include "ngx_http_uriscan.h"

/* nginx can change r->method_name: for an error page, it is always GET. */
ngx_str_t ngx_http_uriscan_raw_method(const ngx_http_request_t* r) {
    ngx_str_t method = {0, r->request_line.data};
    while (method.len < r->request_line.len && method.data[method.len] != ' ') {
        ++method.len;
    }
    return method;
}

/* In HTTP/1, r->unparsed_uri has only a part of an absolute form.  So the target is cut from the
   request line. */
ngx_str_t ngx_http_uriscan_raw_target(const ngx_http_request_t* r) {
    if (r->http_version >= NGX_HTTP_VERSION_20) {
        return r->unparsed_uri; /* the whole :path */
    }
    if (r->http_protocol.len == 0 && r->http_version != NGX_HTTP_VERSION_9) {
        const ngx_str_t none = ngx_null_string;
        return none;
    }
    u_char* start = r->request_line.data + ngx_http_uriscan_raw_method(r).len;
    u_char* end = r->http_protocol.len > 0 ? r->http_protocol.data
                                           : r->request_line.data + r->request_line.len;
    while (start < end && *start == ' ') {
        ++start;
    }
    while (start < end && end[-1] == ' ') {
        --end;
    }
    const ngx_str_t target = {(size_t)(end - start), start};
    return target;
}

/* nginx refuses a request with two such fields.  It stores `:authority` as the field Host. */
ngx_str_t ngx_http_uriscan_raw_host(const ngx_http_request_t* r) {
    const ngx_str_t none = ngx_null_string;
    return r->headers_in.host == NULL ? none : r->headers_in.host->value;
}
