/* A C99 program that was written for http_parser.  It must compile with the header of uriscan, and
 * behave the same.  It prints the host, the port and the path of a URL. */
#include <stdio.h>
#include <string.h>
#ifdef URISCAN_WITH_HTTP_PARSER
#include <http_parser.h>
#endif
#include <uriscan/http_parser.h>

static void print(const char* name, const char* url, const struct http_parser_url* u, int field) {
    if (u->field_set & (1 << field)) {
        printf("%s %.*s\n", name, (int)u->field_data[field].len, url + u->field_data[field].off);
    }
}

int main(int argc, char** argv) {
    struct http_parser_url u;
    enum http_parser_url_fields host = UF_HOST;
    const char* url = argc > 1 ? argv[1] : "";
    const size_t size = strlen(url);

    http_parser_url_init(&u);
    if (http_parser_parse_url(url, size, 0, &u) != 0) {
        puts("not valid");
        return 1;
    }
    print("host", url, &u, (int)host);
    print("path", url, &u, UF_PATH);
    printf("port %u\n", (unsigned)u.port);
    return uriscan_http_parser_parse_url_strict(url, size, 0, &u) == 0 ? 0 : 2;
}
