/* uri_normal_host, uri_registrable_domain and uri_host_inet. */
#include "extension.h"

#include <sys/socket.h>

#include "utils/inet.h"

#include "../public_suffixes.h"

/* Returns the normal form of a URI with a host, and stores its parts in `uri`.  Returns NULL if
   there is no such URI. */
static char* normal_form(argument given, uriscan_uri* uri) {
    if (parse_argument(given, uri, NULL) != URISCAN_OK || uri->host_begin == 0) {
        return NULL;
    }
    char* const normal = palloc(given.size + 1);
    size_t size;
    if (uriscan_normalize(uri, given.data, URISCAN_NORMALIZE_SYNTAX_BASED, normal, given.size + 1,
                          &size) != URISCAN_OK ||
        uriscan_parse(URISCAN_RULE_URI_REFERENCE, normal, size, uri, NULL) != URISCAN_OK) {
        elog(ERROR, "uriscan cannot parse a normal form");
    }
    return normal;
}

PG_FUNCTION_INFO_V1(uri_normal_host);
Datum uri_normal_host(PG_FUNCTION_ARGS) {
    const argument given = get_argument(fcinfo, 0);
    uriscan_uri uri;
    const char* const normal = normal_form(given, &uri);
    free_argument(fcinfo, 0, given);
    if (normal == NULL) {
        PG_RETURN_NULL();
    }
    return text_of_slice(uriscan_get(&uri, normal, URISCAN_COMPONENT_HOST));
}

static public_suffixes* get_suffixes(void) {
    static public_suffixes suffixes;
    if (suffixes.list == NULL) {
        suffixes = load_public_suffixes();
        if (suffixes.list == NULL) {
            ereport(ERROR, (errcode(ERRCODE_FEATURE_NOT_SUPPORTED),
                            errmsg("uri_registrable_domain needs the library libpsl.so.5")));
        }
    }
    return &suffixes;
}

PG_FUNCTION_INFO_V1(uri_registrable_domain);
Datum uri_registrable_domain(PG_FUNCTION_ARGS) {
    public_suffixes* const suffixes = get_suffixes();
    const argument given = get_argument(fcinfo, 0);
    uriscan_uri uri;
    const char* const normal = normal_form(given, &uri);
    free_argument(fcinfo, 0, given);
    uriscan_slice domain = {NULL, 0};
    if (normal != NULL) {
        domain = uriscan_registrable_domain(&uri, normal, size_of_public_suffix, suffixes);
    }
    if (domain.data == NULL) {
        PG_RETURN_NULL();
    }
    return text_of_slice(domain);
}

PG_FUNCTION_INFO_V1(uri_host_inet);
Datum uri_host_inet(PG_FUNCTION_ARGS) {
    const argument given = get_argument(fcinfo, 0);
    unsigned char address[16];
    int octets = 0;
    uriscan_uri uri;
    if (parse_argument(given, &uri, NULL) == URISCAN_OK) {
        octets = uriscan_host_address(&uri, given.data, address);
    }
    free_argument(fcinfo, 0, given);
    if (octets == 0) {
        PG_RETURN_NULL();
    }
    inet* const result = palloc0(sizeof *result);
    ip_family(result) = octets == 4 ? PGSQL_AF_INET : PGSQL_AF_INET6;
    ip_bits(result) = ip_maxbits(result);
    memcpy(ip_addr(result), address, octets);
    SET_INET_VARSIZE(result);
    PG_RETURN_INET_P(result);
}
