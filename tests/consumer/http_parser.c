/* A small C program that was written for http_parser and uses uriscan instead.  Its exit status is
 * 0 if the results are right. */
#include <string.h>
#include <uriscan/http_parser.h>

int main(void) {
    const char text[] = "http://example.com:8042/a|b";
    const size_t size = sizeof text - 1;
    struct http_parser_url url;
    http_parser_url_init(&url);
    if (http_parser_parse_url(text, size, 0, &url) != 0 || url.port != 8042) {
        return 1;
    }
    if (url.field_data[UF_HOST].len != strlen("example.com")) {
        return 1;
    }
    return uriscan_http_parser_parse_url_strict(text, size, 0, &url) == 0; /* because of the bar */
}
