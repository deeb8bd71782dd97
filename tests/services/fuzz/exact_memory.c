/* Gives the module for nginx memory blocks of exactly the size that it needs, so that
   AddressSanitizer notices each access outside of them.  nginx itself cuts its allocations from
   large blocks, and the target is in the middle of a buffer.  The linker's option --wrap replaces
   the functions. */
#include <ngx_config.h>
#include <ngx_core.h>
#include <ngx_http.h>

ngx_str_t __real_ngx_http_uriscan_raw_target(const ngx_http_request_t* r);
ngx_str_t __real_ngx_http_uriscan_raw_host(const ngx_http_request_t* r);
ngx_str_t __wrap_ngx_http_uriscan_raw_target(const ngx_http_request_t* r);
ngx_str_t __wrap_ngx_http_uriscan_raw_host(const ngx_http_request_t* r);
void* __wrap_ngx_palloc(ngx_pool_t* pool, size_t size);
void* __wrap_ngx_pnalloc(ngx_pool_t* pool, size_t size);
void* __wrap_ngx_pcalloc(ngx_pool_t* pool, size_t size);

/* Returns zeros that live as long as the pool. */
static void* exact_block(ngx_pool_t* pool, size_t size) {
    ngx_pool_cleanup_t* cleanup = ngx_pool_cleanup_add(pool, 0);
    if (cleanup == NULL) {
        return NULL;
    }
    cleanup->handler = free;
    cleanup->data = calloc(1, size);
    return cleanup->data;
}

static ngx_str_t exact_copy(const ngx_http_request_t* r, ngx_str_t text) {
    if (text.data == NULL) {
        return text;
    }
    const ngx_str_t copy = {text.len, exact_block(r->pool, text.len)};
    memcpy(copy.data, text.data, text.len);
    return copy;
}

ngx_str_t __wrap_ngx_http_uriscan_raw_target(const ngx_http_request_t* r) {
    return exact_copy(r, __real_ngx_http_uriscan_raw_target(r));
}

ngx_str_t __wrap_ngx_http_uriscan_raw_host(const ngx_http_request_t* r) {
    return exact_copy(r, __real_ngx_http_uriscan_raw_host(r));
}

void* __wrap_ngx_palloc(ngx_pool_t* pool, size_t size) {
    return exact_block(pool, size);
}

void* __wrap_ngx_pnalloc(ngx_pool_t* pool, size_t size) {
    return exact_block(pool, size);
}

void* __wrap_ngx_pcalloc(ngx_pool_t* pool, size_t size) {
    return exact_block(pool, size);
}
