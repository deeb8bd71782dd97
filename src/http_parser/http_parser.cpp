// The functions of http_parser that parse a URL, with the names that http_parser gives them.  This
// file has no other functions.  So if a program gets these names from http_parser, the linker
// leaves out this file.
#include "uriscan/http_parser.h"

void http_parser_url_init(http_parser_url* u) {
    uriscan_http_parser_url_init(u);
}

int http_parser_parse_url(const char* buf, size_t buflen, int is_connect, http_parser_url* u) {
    return uriscan_http_parser_parse_url(buf, buflen, is_connect, u);
}
