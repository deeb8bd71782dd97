#include "leaks/requests.hpp"

#include <string>

#include "leaks/uris.hpp"

namespace uriscan::leaks {
namespace {

std::string method(random_source& random) {
    return random.one_of<std::string>(
        {"GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "PROPFIND"});
}

pieces request_line(random_source& random, const place& where) {
    return kept(method(random) + " ") + request_target(random, where) +
           kept(random.one_of<std::string>({" HTTP/1.1", " HTTP/1.0", " HTTP/2.0"}));
}

}  // namespace

pieces server_request(random_source& random, bool user_is_secret) {
    // The quote after the request line ends the target, so the secrets must not have quotes.
    const place where = {.user_is_secret = user_is_secret, .avoid = "\"'"};
    const pieces line = request_line(random, where);
    const pieces uri = random.once_in(2) ? web_uri(random, where) : kept("-");
    switch (random.below(7)) {
        case 0:
            return kept("127.0.0.1 - - [17/May/2015:10:05:03 +0000] \"") + line +
                   kept("\" 200 2326 \"") + uri + kept("\" \"Mozilla/5.0 (X11; U)\"");
        case 1:
            return kept(
                       "2024/01/02 12:34:56 [error] 7#7: *1 connect() failed (111: Connection "
                       "refused), client: 10.0.0.1, server: h, request: \"") +
                   line + kept("\", upstream: \"") + web_uri(random, where) +
                   kept("\", host: \"h:80\", referrer: \"") + web_uri(random, where) + kept("\"");
        case 2:
            return kept(
                       "[Tue Jan 02 12:34:56.789 2024] [core:error] [pid 7:tid 8] [client "
                       "10.0.0.1:5] AH00128: no such file: /a/b, referer: ") +
                   web_uri(random, where);
        case 3:
            return kept(
                       "haproxy[7]: 10.0.0.1:5 [02/Jan/2024:12:34:56.789] fe~ be/s1 0/0/1/2/3 200 "
                       "512 - - ---- 1/1/0/0/0 0/0 {h|curl/8} \"") +
                   line + kept("\"");
        case 4:
            return kept("{\"time\":\"12:34:56\",\"request\":\"") + line +
                   kept("\",\"referer\":\"") + uri + kept("\",\"status\":200}");
        case 5:
            return kept("10.0.0.1 TCP_MISS/200 512 " + method(random) + " ") +
                   web_uri(random, where) + kept(" - DIRECT/h text/html");
        default: return kept("12:34:56 INFO handled ") + line + kept(" in 3 ms");
    }
}

pieces framework_request(random_source& random, bool user_is_secret) {
    const place where = {.user_is_secret = user_is_secret, .avoid = "\"'"};
    const pieces target = request_target(random, where);
    const std::string verb = method(random);
    switch (random.below(9)) {
        case 0: return kept("Started " + verb + " \"") + target + kept("\" for 127.0.0.1 at 12:34");
        case 1: return kept(verb + " ") + target + kept(" 200 3.1 ms - 512");
        case 2: return kept("\x1b[0m" + verb + " ") + target + kept(" \x1b[32m200\x1b[0m");
        case 3:
            return kept("h - - \"\x1b[33m" + verb + " ") + target +
                   kept(" HTTP/1.1\x1b[0m\" 404 -");
        case 4:
            return kept("[GIN] 12:34:56 | 200 | 3ms | 10.0.0.1 | " + verb + "      \"") + target +
                   kept("\"");
        case 5:
            return kept("DispatcherServlet: " + verb + " \"") + target +
                   kept("\", parameters={masked}");
        case 6: return kept("> " + verb + " ") + target + kept(" HTTP/2\r\n> Host: h");
        case 7:
            return kept("{\"message\":\"" + verb + " ") + transformed(target, json_slashes) +
                   kept(" HTTP\\/1.1\"}");
        default:
            return kept("https 2024-01-02T12:34:56Z app/lb 10.0.0.1:5 200 \"" + verb +
                        " https://h:443") +
                   target + kept(" HTTP/1.1\" \"curl/8\"");
    }
}

}  // namespace uriscan::leaks
