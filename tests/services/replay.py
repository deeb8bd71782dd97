"""Sends the valid targets of an access log to nginx and Apache httpd, once without the modules and
once with them and the default of each rule.  A target that only a module refuses is a fault.

    replay.py LOG

LOG has the format "combined" or "common".  URISCAN_NGINX_MODULE and URISCAN_APACHE_MODULE are the
paths of the modules.
"""

import os
import re
import sys

import servers
from http_clients import ask, ask_http2

# A request line in quotation marks.  Its target has the origin-form (RFC 9112, section 3.2.1), with
# a path and a query of RFC 3986, appendix A.
PCHAR = r"(?:[A-Za-z0-9._~\-!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})"
REQUEST = re.compile(rf' "(GET|HEAD|POST|PUT|OPTIONS) ((?:/{PCHAR}*)+(?:\?(?:{PCHAR}|[/?])*)?)'
                     r' HTTP/1\.[01]" ')
HTTP = """
    server { listen 127.0.0.1:PORT0; location / { return 200 ok; } }
    server { listen 127.0.0.1:PORT1 http2; location / { return 200 ok; } }
"""


def nginx(is_guarded):
    if not is_guarded:
        return servers.Nginx(HTTP, "", 2)
    return servers.Nginx("uriscan 400;" + HTTP,
                         f"load_module {os.environ['URISCAN_NGINX_MODULE']};", 2)


def apache(is_guarded):
    if not is_guarded:
        return servers.Apache(servers.Apache.http2)
    return servers.Apache(f"LoadModule uriscan_module {os.environ['URISCAN_APACHE_MODULE']}\n"
                          "Uriscan 400\n" + servers.Apache.http2)


def by_http1(server, method, target):
    return ask(server.port, target, method).status


def by_http2(server, method, target):
    return ask_http2(server.http2_port, target, method).status


def replay(make, ask_for, requests):
    """Prints each request that gets another answer from the guarded server.  Returns how many."""
    different = 0
    with make(False) as plain, make(True) as guarded:
        for method, target in requests:
            wanted, answer = ask_for(plain, method, target), ask_for(guarded, method, target)
            if answer != wanted:
                different += 1
                print(f"{method} {target.decode()}: {answer}, without the module {wanted}")
    return different


def main(log):
    with open(log, encoding="latin-1") as lines:
        requests = [(match[1], match[2].encode()) for match in map(REQUEST.search, lines) if match]
    total = 0
    for name, make in (("nginx", nginx), ("Apache", apache)):
        for version, ask_for in (("HTTP/1.1", by_http1), ("HTTP/2", by_http2)):
            different = replay(make, ask_for, requests)
            print(f"{name}, {version}: {different} of {len(requests)} valid targets have another "
                  "answer with the module")
            total += different
    return 1 if total or not requests else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
