"""Tests the variables of the module for nginx.  URISCAN_NGINX_MODULE is the path of the module."""

import socket
import time
import unittest

from http_clients import LOOPBACK, ask, received
from nginx_test import SERVER, nginx
from targets import AUDITED_REQUESTS, AUDITS, LET_THROUGH


class Variables(unittest.TestCase):
    NAMES = ("valid", "error", "error_component", "error_offset", "form", "scheme", "userinfo",
             "host", "port", "path", "query")
    LINES = "".join(f"{name}=$uriscan_{name}\\n" for name in NAMES)
    HTTP = "server { listen 127.0.0.1:PORT0; location / { return 200 '" + LINES + "'; } }"

    def assert_variables(self, target, **expected):
        with nginx(self.HTTP) as server:
            answer = ask(server.port, target)
        self.assertEqual(answer.status, 200, target)
        lines = answer.body.decode("latin-1").splitlines()
        values = dict(line.split("=", 1) for line in lines)
        self.assertEqual(values, dict.fromkeys(self.NAMES, "") | expected)

    def test_of_origin_form(self):
        self.assert_variables(b"/a/b?c=d", valid="1", form="origin-form", path="/a/b", query="c=d")
        self.assert_variables(b"//h/p", valid="1", form="origin-form", path="//h/p")
        self.assert_variables(b"/a/../%41?", valid="1", form="origin-form", path="/a/../%41")

    def test_of_absolute_form(self):
        self.assert_variables(b"http://[::1]:80/p?q", valid="1", form="absolute-form",
                              scheme="http", host="[::1]", port="80", path="/p", query="q")
        self.assert_variables(b"http://h", valid="1", form="absolute-form", scheme="http", host="h")

    def test_of_bad_targets(self):
        self.assert_variables(b"/a|b", valid="0", error="unexpected-character",
                              error_component="path", error_offset="2")
        self.assert_variables(b"//a?b=%zz", valid="0", error="malformed-percent-encoding",
                              error_component="query", error_offset="7")
        self.assert_variables(b"/a#b", valid="0", error="unexpected-fragment",
                              error_component="fragment", error_offset="2")
        self.assert_variables(b"http://h/a|", valid="0", error="unexpected-character",
                              error_component="path", error_offset="10")

    def test_keep_their_values_after_an_internal_redirect(self):
        http = """server { listen 127.0.0.1:PORT0; uriscan 400; error_page 400 = /refused;
            location /refused { return 200 "$uriscan_error $uriscan_error_offset $uri"; } }"""
        with nginx(http) as server:
            answer = ask(server.port, b"/a|b")
        self.assertEqual(answer.body, b"unexpected-character 2 /refused")

    def test_of_a_subrequest_are_those_of_the_client(self):
        http = """server { listen 127.0.0.1:PORT0; root /nowhere;
            location / { auth_request /check; error_page 404 = @end; }
            location @end { return 200 "passed"; }
            location /check { if ($uriscan_path = /file) { return 204; } return 403; } }"""
        with nginx(http) as server:
            self.assertEqual(ask(server.port, b"/file").body, b"passed")
            self.assertEqual(ask(server.port, b"/check").status, 403)

    def host_variables(self, host):
        names = ("valid", "error", "error_component", "error_offset")
        line = " ".join(f"$uriscan_host_{name}" for name in names)
        with nginx(SERVER.replace("ok", f"'{line}'") % "") as server:
            return ask(server.port, b"/", host=host).body

    def test_of_the_field_host(self):
        self.assertEqual(self.host_variables(b"H.example:80"), b"1   ")
        self.assertEqual(self.host_variables(b"h|a"), b"0 unexpected-character host 1")
        self.assertEqual(self.host_variables(b"h:8x"), b"0 invalid-port port 3")

    def audits(self, requests, directives=""):
        line = "$uriscan_audit $uriscan_host_audit"
        with nginx(SERVER.replace("ok", f"'{line}'") % directives) as server:
            bodies = [ask(server.port, *request[:1], host=request[1]).body for request in requests]
        return [" ".join(part or "-" for part in body.decode().split(" ")) for body in bodies]

    def test_of_the_audit(self):
        self.assertEqual(self.audits(AUDITED_REQUESTS), AUDITS)

    def test_of_the_audit_of_what_is_let_through(self):
        requests = [(target, b"h") for target in LET_THROUGH]
        allow = 'uriscan_allow "[]|\\\\" non-ascii;'
        self.assertEqual(self.audits(requests, allow), [f"{each} -" for each in
                                                        LET_THROUGH.values()])

    def test_of_the_audit_of_what_is_refused_for_another_octet(self):
        for directive in ("", 'uriscan_allow "%";'):
            (audit,) = self.audits([(b"/?%zz[", b"h")], directive)
            self.assertIn("stray-percent-sign", audit.split(" ", 1)[0].split(","))

    def test_of_a_target_that_breaks_a_rule_of_http(self):
        self.assert_variables(b"http://h:0/p?q", valid="0", error="port-out-of-range",
                              error_component="port", error_offset="9", form="absolute-form",
                              scheme="http", host="h", port="0", path="/p", query="q")

    def test_describe_the_request_of_the_client_in_error_pages(self):
        line = "$uriscan_valid $uriscan_error_offset $uriscan_path"
        http = f"""server {{
            listen 127.0.0.1:PORT0; error_page 403 /e;
            location / {{ return 403; }} location = /e {{ return 200 "{line}"; }}
        }}"""
        with nginx(http) as server:
            self.assertEqual(ask(server.port, b"/a?b", "DELETE").body, b"1  /a")
            self.assertEqual(ask(server.port, b"/a|", "DELETE").body, b"0 2 ")

    def logged(self, request):
        """Returns what the log says about a request that is sent as it is."""
        server = nginx("")
        path = server.folder / "variables.log"
        log_format = "log_format all '$uriscan_valid $uriscan_error_offset $uriscan_host_valid';"
        server.http = log_format + SERVER % f"access_log {path} all;"
        with server:
            with socket.create_connection((LOOPBACK, server.port), 3) as connection:
                connection.sendall(request)
                received(connection)
            # After an error, nginx writes the log a moment after the connection is closed.
            end = time.monotonic() + 10
            while not path.read_text() and time.monotonic() < end:
                time.sleep(0.01)
            return path.read_text()

    def test_have_no_value_without_a_field_host(self):
        self.assertEqual(self.logged(b"GET / HTTP/1.0\r\n\r\n"), "1 - -\n")

    def test_have_no_value_without_a_target(self):
        self.assertEqual(self.logged(b"GET /a b HTTP/1.1\r\nHost: h\r\n\r\n"), "- - -\n")
        self.assertEqual(self.logged(b"GET /%zz HTTP/1.1\r\nHost: h\r\n\r\n"), "0 2 -\n")


if __name__ == "__main__":
    unittest.main()
