"""Tests that the examples of docs/services.md work as the page says.

URISCAN_NGINX_MODULE, URISCAN_APACHE_MODULE and URISCAN_LIBRARY are the paths of what they load.
"""

import os
import re
import unittest
from pathlib import Path

import lua_nginx
import servers
from http_clients import ask, ask_http2
from target_table import host_of
from targets import read_targets

PAGE = Path(__file__).parents[2] / "docs/services.md"
NGINX = ("modules/ngx_http_uriscan_module.so", os.environ["URISCAN_NGINX_MODULE"])
APACHE = ("/usr/lib/apache2/modules/mod_uriscan.so", os.environ["URISCAN_APACHE_MODULE"])
# A good request, one with a bad target, and one with a bad host.
REQUESTS = ((b"/a?b", b"h"), (b"/a|b", b"h"), (b"/", b"h:8x"))


def example(start):
    """Returns the indented block of the page that starts with a text."""
    blocks = re.findall(r"(?:^    .*\n|^\n)+", PAGE.read_text(), re.MULTILINE)
    texts = [re.sub("^    ", "", block, flags=re.MULTILINE).strip() for block in blocks]
    (text,) = [text for text in texts if text.startswith(start)]
    return text


class Log(unittest.TestCase):
    def log(self, server):
        """Returns what a server writes to the log of bad requests."""
        with server:
            for target, host in REQUESTS:
                self.assertEqual(ask(server.port, target, host=host).status, 200)
            server.stop_process()
            return (server.folder / "bad_requests.log").read_text().splitlines()

    def test_nginx(self):
        server = servers.Nginx()
        text = example("load_module").replace(*NGINX).replace("/var/log/nginx", str(server.folder))
        server.main, http = re.fullmatch(r"(load_module .*?;)\s*http \{(.*)\}", text, re.S).groups()
        # The other servers of nginx_test.py switch the logs off.
        server.head = server.head.replace("access_log off;", "")
        server.http = http.replace("...", server.http)
        self.assertEqual(self.log(server), [
            '127.0.0.1 "GET /a|b HTTP/1.1" "h" unexpected-character path 2 - - -',
            '127.0.0.1 "GET / HTTP/1.1" "h:8x" - - - invalid-port port 3',
        ])

    def test_apache(self):
        server = servers.Apache()
        text = example("LoadModule").replace(*APACHE).replace("/var/log/apache2", "{folder}")
        server.more = "HttpProtocolOptions Unsafe\n" + text  # or Apache checks the host
        self.assertEqual(self.log(server), [
            '127.0.0.1 "GET /a|b HTTP/1.1" "h" unexpected-character path 2 - - -',
            '127.0.0.1 "GET / HTTP/1.1" "h:8x" - - - invalid-port port 3',
        ])


class Lua(unittest.TestCase):
    def guarded(self):
        """Returns a server with the guard of the page.  lua_nginx.py has other paths."""
        paths = r"env URISCAN_LIBRARY=.*?;\nlua_package_path .*?;\n(.*)"
        guard = re.fullmatch(paths, example("env URISCAN_LIBRARY"), re.S)[1]
        return lua_nginx.nginx(guard + ' content_by_lua_block { ngx.print "ok" }')

    def test_guards_a_location(self):
        with servers.Nginx() as plain, self.guarded() as guarded:
            for target in read_targets():
                request = (target.text, target.method, host_of(target))
                expected = ask(plain.port, *request).status
                if target.verdict != "good" and expected == 200:
                    expected = 400
                self.assertEqual(ask(guarded.port, *request).status, expected, target)

    def test_does_not_run_before_return(self):
        with lua_nginx.nginx('rewrite_by_lua_block { ngx.exit(400) } return 200 ok;') as server:
            self.assertEqual(ask(server.port, b"/").status, 200)
        rewrite = 'rewrite_by_lua_block { ngx.exit(400) } rewrite ^ /a redirect;'
        with lua_nginx.nginx(rewrite) as server:
            self.assertEqual(ask(server.port, b"/").status, 302)

    def test_guards_hosts_and_http2(self):
        with self.guarded() as server:
            for target, host in REQUESTS:
                expected = 200 if (target, host) == REQUESTS[0] else 400
                self.assertEqual(ask(server.port, target, host=host).status, expected)
                self.assertEqual(ask_http2(server.http2_port, target, host=host).status, expected)


if __name__ == "__main__":
    unittest.main()
