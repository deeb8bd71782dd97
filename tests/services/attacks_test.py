"""Tests that the modules for nginx and Apache httpd refuse the requests of attacks.txt with the
default of each rule, and let the good ones through.

URISCAN_NGINX_MODULE and URISCAN_APACHE_MODULE are the paths of the modules.
"""

import os
import re
import unittest
from typing import NamedTuple

import servers
from http_clients import ask, ask_http2
from targets import FILE, unquoted

QUOTED = r'("(?:[^"\\]|\\.)*")'
LINE = re.compile(rf"(200|400) (\S+) ([A-Z]+) {QUOTED} {QUOTED} \d+/[\d.]+: .+")
# A target that HTTP/2 sends as three fields.
ABSOLUTE = re.compile(rb"([A-Za-z][A-Za-z0-9+.-]*)://([^/?#\\]*)(/[^?#]*)?(\?[^#]*)?")
# A log in which each line has the number of a request and the reason.
APACHE_LOG = ('CustomLog "{folder}/reasons.log" '
              '"%{X-Line}i %{URISCAN_ERROR}e%{URISCAN_HOST_ERROR}e"\n')
NGINX_LOG = """
    log_format reasons '$http_x_line $uriscan_error$uriscan_host_error';
    access_log FOLDER/reasons.log reasons;
"""
NGINX_HTTP = """
    large_client_header_buffers 4 32k;
    server { listen 127.0.0.1:PORT0; location / { return 200 ok; } }
    server { listen 127.0.0.1:PORT1 http2; location / { return 200 ok; } }
"""


class Request(NamedTuple):
    line: int
    is_good: bool
    reason: str  # "-" if there is none
    method: str
    target: bytes
    host: bytes

    @property
    def has_wrong_host(self):
        """Says whether only the field Host is wrong, beside a good target of the absolute form."""
        has_host = not self.target.startswith((b"/", b"http:///", b"http://:"))
        return self.method != "CONNECT" and self.target.startswith(b"http") and has_host and (
            self.reason == "other-authority" or (self.reason == "empty-host"
                                                 and self.host in (b"", b":80")))


def read_requests():
    path = FILE.with_name("attacks.txt")
    requests = []
    for number, line in enumerate(path.read_text("ascii").splitlines(), 1):
        if line and not line.startswith(("#", "//")):
            status, reason, method, target, host = LINE.fullmatch(line).groups()
            requests.append(Request(number, status == "200", reason, method, unquoted(target),
                                    unquoted(host)))
    return requests


REQUESTS = read_requests()


def status(server, request):
    line = b"X-Line: %d\r\n" % request.line
    return ask(server.port, request.target, request.method, request.host, line).status


def status_http2(server, request):
    """Sends a request over HTTP/2.  Returns "." if HTTP/2 has no such request."""
    if request.method == "CONNECT":
        return "."
    if request.target.startswith(b"/") or request.target == b"*":
        return ask_http2(server.http2_port, request.target, request.method, request.host).status
    match = ABSOLUTE.fullmatch(request.target)
    if not match:
        return "."
    scheme, authority, path, query = match.groups(b"")
    return ask_http2(server.http2_port, (path or b"/") + query, request.method, authority, scheme,
                     request.host if request.has_wrong_host else None).status


class Attacks:
    """Tests for one server."""

    least_refused = 0  # how many requests the server accepts, but the module must refuse
    least_refused_http2 = 0
    least_passed = 60
    # If a target has a host, a server may ignore the field Host (RFC 9112, section 3.2.2, and
    # RFC 9113, section 8.3.1).  This says whether the server does.
    ignores_host = False
    ignores_host_http2 = False

    def plain(self):
        """Returns the server without the module."""
        raise NotImplementedError

    def guarded(self):
        """Returns the server with the module, and the mode 400."""
        raise NotImplementedError

    def check(self, ask_for, ignores_host):
        """Sends all requests.  Returns the lines of those that only the module refuses, how many
        good ones get the answer 200, and the log of reasons."""
        refused, passed = [], 0
        with self.plain() as plain, self.guarded() as guarded:
            for request in REQUESTS:
                without, answer = ask_for(plain, request), ask_for(guarded, request)
                with self.subTest(request):
                    if request.is_good or (ignores_host and request.has_wrong_host):
                        self.assertEqual(answer, without)
                        passed += answer == 200
                    elif answer != ".":
                        self.assertNotEqual(answer, 200)
                        if without == 200:
                            self.assertEqual(answer, 400)
                            refused.append(request)
            guarded.stop_process()
            log = (guarded.folder / "reasons.log").read_text("latin-1").splitlines()
        return refused, passed, dict(line.split(" ", 1) for line in log)

    def test_over_http1(self):
        refused, passed, log = self.check(status, self.ignores_host)
        self.assertGreaterEqual(len(refused), self.least_refused)
        self.assertGreaterEqual(passed, self.least_passed)
        for request in refused:
            with self.subTest(request):
                self.assertIn(request.reason, log[str(request.line)])

    def test_over_http2(self):
        refused, passed, _ = self.check(status_http2, self.ignores_host_http2)
        self.assertGreaterEqual(len(refused), self.least_refused_http2)
        self.assertGreaterEqual(passed, self.least_passed)


class Nginx(Attacks, unittest.TestCase):
    least_refused = 160
    least_refused_http2 = 180

    def plain(self):
        return servers.Nginx(NGINX_HTTP, "", 2)

    def guarded(self):
        module = f"load_module {os.environ['URISCAN_NGINX_MODULE']};"
        server = servers.Nginx(NGINX_HTTP, module, 2)
        server.http = "uriscan 400;" + NGINX_LOG.replace("FOLDER", str(server.folder)) + NGINX_HTTP
        server.head = server.head.replace("access_log off;", "")
        return server


class Apache(Attacks, unittest.TestCase):
    least_refused = 60
    least_refused_http2 = 30
    ignores_host = True
    ignores_host_http2 = True
    more = servers.Apache.http2

    def plain(self):
        return servers.Apache(self.more)

    def guarded(self):
        module = f"LoadModule uriscan_module {os.environ['URISCAN_APACHE_MODULE']}\nUriscan 400\n"
        return servers.Apache(module + self.more + APACHE_LOG)


class UnsafeApache(Apache):
    """With this directive, Apache neither checks the field Host nor replaces it."""

    least_refused = 180
    least_refused_http2 = 120
    ignores_host = False
    more = servers.Apache.http2 + "HttpProtocolOptions Unsafe\n"


if __name__ == "__main__":
    unittest.main()
