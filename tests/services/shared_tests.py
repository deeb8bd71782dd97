"""Tests that both modules must pass.  nginx_test.py and apache_test.py inherit them."""

import socket

from http_clients import LOOPBACK, ask, ask_http2, parsed, received
from targets import FILE, read_targets

HOSTS = read_targets(FILE.with_name("hosts.txt"))


class RedirectTests:
    """The value of Location, by RFC 9112, section 3: the target, properly encoded."""

    def location(self, target, method="GET"):
        """Returns the Location of an answer with the mode 301, or its status if there is none."""
        raise NotImplementedError

    def test_encode_what_the_grammar_does_not_allow(self):
        self.assertEqual(self.location(b'/a|b"c?d[]=<e>'), "/a%7Cb%22c?d%5B%5D=%3Ce%3E")
        self.assertEqual(self.location(b"/\xc3\xa9?%41%zz"), "/%C3%A9?%41%25zz")
        self.assertEqual(self.location(b"/|", "HEAD"), "/%7C")

    def test_never_lead_to_another_host(self):
        self.assertEqual(self.location(b"//evil.example/|"), 400)
        self.assertEqual(self.location(b"/\\evil.example/"), 400)
        self.assertEqual(self.location(b"http://evil.example/|"), 400)

    def test_only_follow_methods_without_content(self):
        self.assertEqual(self.location(b"/|", "POST"), 400)
        self.assertEqual(self.location(b"/|", "DELETE"), 400)


class HostTests:
    """The field Host, over all values of tests/data/services/hosts.txt."""

    def plain(self):
        """Returns a server without the module."""
        raise NotImplementedError

    def guarded(self, mode, check_host=None):
        """Returns a server with the module and a mode.  `check_host` is "on", "off" or None."""
        raise NotImplementedError

    def assert_refuses_bad_hosts(self, status):
        """`status` is a function that returns the answer of a server to a host."""
        with self.plain() as plain, self.guarded("400") as guarded:
            refused = 0
            for host in HOSTS:
                without = status(plain, host.text)
                is_refused = host.verdict == "bad" and without == 200
                expected = 400 if is_refused else without
                self.assertEqual(status(guarded, host.text), expected, host)
                refused += is_refused
        self.assertGreater(refused, 8)

    def answers(self, server, fields):
        """Returns the answer to a request of HTTP/1.1 with these lines of fields."""
        with socket.create_connection((LOOPBACK, server.port), 3) as connection:
            connection.sendall(b"GET / HTTP/1.1\r\n" + fields + b"Connection: close\r\n\r\n")
            return parsed(received(connection)).status

    def test_400_refuses_bad_hosts_and_no_others(self):
        self.assert_refuses_bad_hosts(lambda server, host: ask(server.port, b"/", host=host).status)

    def test_400_refuses_bad_authorities_of_http2_and_no_others(self):
        self.assert_refuses_bad_hosts(
            lambda server, host: ask_http2(server.http2_port, b"/", host=host).status
        )

    def test_log_refuses_nothing_and_names_bad_hosts(self):
        with self.plain() as plain, self.guarded("log") as server:
            bad = 0
            for host in HOSTS:
                status = ask(plain.port, b"/", host=host.text).status
                self.assertEqual(ask(server.port, b"/", host=host.text).status, status, host)
                bad += host.verdict == "bad" and status == 200
            lines = [line for line in server.log.splitlines() if "uriscan: " in line]
        self.assertGreater(bad, 8)
        self.assertEqual(len(lines), bad)
        for line in lines:
            self.assertIn("warn", line)
            self.assertIn("invalid field Host: ", line)

    def test_the_check_can_be_switched_off(self):
        for switch, status in (("on", 400), ("off", 200)):
            with self.guarded("400", switch) as server:
                self.assertEqual(ask(server.port, b"/", host=b"h|").status, status)
                self.assertEqual(ask(server.port, b"/|", host=b"h").status, 400)

    def test_301_never_redirects_to_a_bad_host(self):
        with self.guarded("301") as server:
            self.assertEqual(ask(server.port, b"/a|", host=b"h").status, 301)
            self.assertEqual(ask(server.port, b"/a|", host=b"h|").status, 400)
            self.assertEqual(ask(server.port, b"/a", host=b"h|").status, 400)

    def test_a_field_that_is_missing(self):
        with self.guarded("400") as server:
            self.assertEqual(self.answers(server, b""), 400)  # RFC 9112, section 3.2
            with socket.create_connection((LOOPBACK, server.port), 3) as connection:
                connection.sendall(b"GET / HTTP/1.0\r\n\r\n")
                self.assertEqual(parsed(received(connection)).status, 200)

    def test_several_fields(self):
        with self.guarded("400") as server:
            self.assertEqual(self.answers(server, b"Host: h\r\n"), 200)
            self.assertEqual(self.answers(server, b"Host: h\r\nHost: g\r\n"), 400)
            self.assertEqual(self.answers(server, b"Host: h\r\nhost: h\r\n"), 400)

    def test_the_field_is_checked_beside_an_absolute_form(self):
        with self.guarded("400") as server:
            self.assertEqual(ask(server.port, b"http://h/", host=b"h").status, 200)
            self.assertEqual(ask(server.port, b"http://h/", host=b"h|").status, 400)
