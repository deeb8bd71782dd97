/* A small C program that uses uriscan as other projects do.  Its exit status is 0 if the results
 * are right. */
#include <string.h>
#include <uriscan/uriscan.h>

int main(void) {
    const char text[] = "http://user@example.com:8042/a%20b";
    uriscan_uri uri;
    uriscan_slice host;
    if (uriscan_parse(URISCAN_RULE_URI, text, sizeof text - 1, &uri, NULL) != URISCAN_OK) {
        return 1;
    }
    host = uriscan_get(&uri, text, URISCAN_COMPONENT_HOST);
    if (host.size != strlen("example.com") || memcmp(host.data, "example.com", host.size) != 0) {
        return 1;
    }
    return uriscan_is_valid(URISCAN_RULE_URI, "http://a b/", 11);
}
