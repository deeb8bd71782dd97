/** @file
 * http_parser_parse_url() of the archived library http_parser, with the same types, on top of
 * uriscan.  Include this header instead of <http_parser.h>, and link uriscan::http_parser instead
 * of http_parser.  docs/http_parser.md explains each call, and lists which octets differ.
 *
 * A program that also uses the other functions of http_parser includes <http_parser.h> first.
 * Then this header declares only the functions whose names start with "uriscan_".
 *
 * Lifetime: offsets are numbers and refer to no text.
 * Thread safety: any number of threads can call all functions at the same time.
 */
#ifndef URISCAN_HTTP_PARSER_H
#define URISCAN_HTTP_PARSER_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#ifndef http_parser_h /* <http_parser.h> defines this name */

/** The fields of a URL, in the order of http_parser. */
enum http_parser_url_fields {
    UF_SCHEMA = 0,   /**< The scheme. */
    UF_HOST = 1,     /**< The host, without the brackets of an IP address. */
    UF_PORT = 2,     /**< The port. */
    UF_PATH = 3,     /**< The path. */
    UF_QUERY = 4,    /**< The query, without its "?". */
    UF_FRAGMENT = 5, /**< The fragment, without its "#". */
    UF_USERINFO = 6, /**< The user information, without its "@". */
    UF_MAX = 7       /**< The number of fields. */
};

/** The fields of a URL as offsets in the text.  A field is present if its bit is set.  An empty
 * field is never present. */
struct http_parser_url {
    uint16_t field_set; /**< The union of 1 << UF_... for each field that is present. */
    uint16_t port;      /**< The port as a number, or 0 if there is none. */

    /** The offset and the size of a field. */
    struct {
        uint16_t off;     /**< The offset of the first octet of the field. */
        uint16_t len;     /**< The number of octets of the field. */
    } field_data[UF_MAX]; /**< The field UF_... has this index.  0 if the field is absent. */
};

/** Sets all members to 0. */
void http_parser_url_init(struct http_parser_url* u);

/** Parses the `buflen` octets of `buf`, and stores the fields in `*u`.  Returns 0, or another
 * number if the text is not valid; then all members of `*u` are 0.  Linear time; never allocates.
 *
 *     struct http_parser_url u;
 *     int status = http_parser_parse_url("http://h:80/p", 13, 0, &u);
 *     // status == 0 && u.port == 80 && u.field_data[UF_PATH].off == 11
 *
 * If `is_connect` is not 0, the text must be a host and a port ("h:443"), as in CONNECT requests.
 * Otherwise, it must be one of these:
 *
 * - a URI with a host: "http://u@h:80/p?q#f";
 * - a path with query and fragment, which starts with "/" and can start with "//";
 * - "*".
 *
 * The text must be valid by RFC 3986, with these exceptions, which http_parser has too:
 *
 * - Path, query and fragment can contain the double quote, "<", ">", "[", "\", "]", "^", "`", "{",
 *   "|", "}", 0x80 to 0xFF, and "%" without two hexadecimal digits.  A fragment can contain "#".
 * - An IPv6 address can have a zone identifier: "[fe80::1%eth0]", "[fe80::1%25eth0]".
 *
 * A port must have a value up to 65535.  A field whose offset or size is greater than 65535 is an
 * error. */
int http_parser_parse_url(const char* buf, size_t buflen, int is_connect,
                          struct http_parser_url* u);

#endif

/** Works like http_parser_url_init().  A program that also links http_parser can call this function
 * and those below, because no other library has their names. */
void uriscan_http_parser_url_init(struct http_parser_url* u);
/** Works like http_parser_parse_url(). */
int uriscan_http_parser_parse_url(const char* buf, size_t buflen, int is_connect,
                                  struct http_parser_url* u);

/** Works like uriscan_http_parser_parse_url(), but without the exceptions: the text must be valid
 * by RFC 3986. */
int uriscan_http_parser_parse_url_strict(const char* buf, size_t buflen, int is_connect,
                                         struct http_parser_url* u);

#ifdef __cplusplus
}
#endif

#endif
