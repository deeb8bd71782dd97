"""Tests the module for nginx.  URISCAN_NGINX_MODULE is the path of the module."""

import os
import socket
import subprocess
import unittest

import servers
from http_clients import LOOPBACK, ask, ask_http2, parsed, received
from shared_tests import (BalancerTests, HostTests, LevelTests, RedirectLimitTests,
                          RedirectTests)
from target_table import host_of, statuses
from targets import read_targets

MODULE = os.environ["URISCAN_NGINX_MODULE"]
TARGETS = read_targets()
SERVER = "server { listen 127.0.0.1:PORT0; %s location / { return 200 ok; } }"
HTTP2_SERVER = "server { listen 127.0.0.1:PORT0 http2; %s location / { return 200 ok; } }"


def nginx(http, port_count=1):
    """Returns a server with the module that is not yet started."""
    return servers.Nginx(http, f"load_module {MODULE};", port_count)


class Modes(unittest.TestCase):
    """`uriscan off|log|400|301`, over all targets of tests/data/services/targets.txt."""

    @classmethod
    def setUpClass(cls):
        with servers.Nginx() as server:
            cls.plain = statuses(server.port, TARGETS)

    def assert_same_as_plain(self, answers):
        for target, status, plain in zip(TARGETS, answers, self.plain):
            self.assertEqual(status, plain, target)

    def test_off_changes_nothing(self):
        for directive in ("", "uriscan off;"):
            with nginx(SERVER % directive) as server:
                self.assert_same_as_plain(statuses(server.port, TARGETS))
                self.assertNotIn("uriscan", server.log)

    def test_400_refuses_bad_targets_and_no_others(self):
        with nginx(SERVER % "uriscan 400;") as server:
            for target, status, plain in zip(TARGETS, statuses(server.port, TARGETS), self.plain):
                expected = 400 if target.verdict != "good" and plain == 200 else plain
                self.assertEqual(status, expected, target)

    def test_log_refuses_nothing_and_names_bad_targets(self):
        with nginx(SERVER % "uriscan log;") as server:
            self.assert_same_as_plain(statuses(server.port, TARGETS))
            lines = [line for line in server.log.splitlines() if "request target" in line]
        bad = [
            target for target, plain in zip(TARGETS, self.plain)
            if plain == 200 and target.verdict != "good"
        ]
        self.assertGreater(len(bad), 30)
        self.assertEqual(len(lines), len(bad))
        for line, target in zip(lines, bad):
            self.assertIn("[warn]", line)
            self.assertIn("uriscan: invalid request target: ", line)

    def test_301_redirects_once_to_a_valid_target(self):
        with nginx(SERVER % "uriscan 301;") as server:
            for target, plain in zip(TARGETS, self.plain):
                answer = ask(server.port, target.text, target.method, host_of(target))
                if answer.status != 301:
                    expected = 400 if target.verdict != "good" else plain
                    self.assertIn(answer.status, (expected, plain), target)
                    continue
                self.assertEqual((target.verdict, plain), ("bad", 200))
                self.assertTrue(answer.fields["location"].startswith("http://h:"), target)
                path = answer.fields["location"].partition("http://h")[2].partition("/")[2]
                self.assertEqual(ask(server.port, b"/" + path.encode()).status, 200, target)


class Redirects(RedirectTests, unittest.TestCase):
    def location(self, target, method="GET"):
        with nginx(SERVER % "absolute_redirect off; uriscan 301;") as server:
            answer = ask(server.port, target, method)
            self.assertEqual("location" in answer.fields, answer.status == 301)
            return answer.fields.get("location", answer.status)

    def test_do_not_repair_a_fragment(self):
        self.assertEqual(self.location(b"/a#b|"), 400)


class Hosts(HostTests, unittest.TestCase):
    HTTP = SERVER % "" + HTTP2_SERVER.replace("PORT0", "PORT1") % ""

    def plain(self):
        return servers.Nginx(self.HTTP, "", 2)

    def guarded(self, mode, check_host=None):
        switch = f"uriscan_check_host {check_host};" if check_host else ""
        return nginx(f"uriscan {mode}; {switch} {self.HTTP}", 2)


class RedirectLimit(RedirectLimitTests, unittest.TestCase):
    buffers = "client_header_buffer_size 600; large_client_header_buffers 4 1000;"

    def server(self, guarded):
        http = SERVER % "absolute_redirect off;"
        mode = "uriscan 301;" if guarded else ""
        return nginx(f"{self.buffers} {mode} {http}")

    def test_of_a_server_whose_first_buffer_is_the_larger_one(self):
        self.buffers = "client_header_buffer_size 1500; large_client_header_buffers 4 1000;"
        self.test_a_redirect_leads_to_a_target_that_is_accepted()


class Levels(LevelTests, unittest.TestCase):
    def level(self, schemes="", names="", same_host=""):
        directives = "uriscan 400;"
        for name, value in (("schemes", schemes), ("host", names), ("same_host", same_host)):
            directives += f"uriscan_{name} {value};" if value else ""
        return nginx(directives + SERVER % "")

    def nested(self, outer, inner):
        def directives(values):
            return " ".join(f"uriscan{'_' if name else ''}{name} {value};"
                            for name, value in values.items())
        return nginx(directives(outer) + SERVER % directives(inner))

    def test_the_inner_block_wins(self):
        http = "uriscan 400; uriscan_host any; uriscan_schemes any;" + SERVER % ""
        inner = (SERVER % "uriscan_host dns; uriscan_schemes http;").replace("PORT0", "PORT1")
        with nginx(http + inner, 2) as server:
            self.assertEqual(ask(server.ports[0], b"/", host=b"*").status, 200)
            self.assertEqual(ask(server.ports[1], b"/", host=b"*").status, 400)
            self.assertEqual(ask(server.ports[0], b"ftp://h/").status, 200)
            self.assertEqual(ask(server.ports[1], b"ftp://h/").status, 400)

    def test_a_scheme_that_is_not_of_http(self):
        self.assert_answers(self.level(schemes="http ftp"), (b"FTP://h/", b"h", 200),
                            (b"ftp://h:0/", b"h:0", 400), (b"https://h/", b"h", 400))

    def test_schemes_of_http2(self):
        with nginx(HTTP2_SERVER % "uriscan 400; uriscan_schemes https;") as server:
            self.assertEqual(ask_http2(server.port, b"/", scheme=b"https").status, 200)
            self.assertEqual(ask_http2(server.port, b"/", scheme=b"http").status, 400)


class Balancer(BalancerTests, unittest.TestCase):
    separator = ": "

    def balanced(self):
        server = nginx("")
        server.http = f"""
            uriscan 400; set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For;
            log_format client '$remote_addr $status';
            access_log {server.folder}/access.log client;
            {SERVER % ""}"""
        server.head = server.head.replace("access_log off;", "")
        return server


class Module(unittest.TestCase):
    def test_is_bound_when_it_is_loaded(self):
        run = subprocess.run(["readelf", "--dynamic", MODULE], capture_output=True, text=True,
                             check=True)
        self.assertIn("BIND_NOW", run.stdout)


class Allow(unittest.TestCase):
    """`uriscan_allow`: the octets are let through where a path or a query could have a triplet."""

    def statuses(self, directive, *targets):
        http = SERVER.replace("ok", "$uriscan_path?$uriscan_query") % f"uriscan 400; {directive}"
        with nginx(http) as server:
            answers = [ask(server.port, target) for target in targets]
        return [
            answer.body.decode("latin-1") if answer.status == 200 else answer.status
            for answer in answers
        ]

    def test_lets_through_only_these_octets(self):
        self.assertEqual(
            self.statuses('uriscan_allow "[]|";', b"/a|b?c[]=d", b"/a^", b"/?^|", b"/[", b"/a#|"),
            ["/a|b?c[]=d", 400, 400, "/[?", 400],
        )

    def test_lets_nothing_through_in_an_authority(self):
        self.assertEqual(
            self.statuses('uriscan_allow "[]|";', b"http://h/|", b"http://h?|", b"http://[h]/"),
            ["/|?", "?|", 400],
        )

    def test_lets_through_a_percent_sign_that_starts_no_triplet(self):
        self.assertEqual(
            self.statuses('uriscan_allow "%";', b"/?100%", b"/?%4", b"/?%zz|", b"/?%41", b"/?%%41"),
            ["/?100%", "/?%4", 400, "/?%41", "/?%%41"],
        )

    def test_lets_no_backslash_through_that_could_start_a_host(self):
        self.assertEqual(
            self.statuses('uriscan_allow "\\\\";', b"/a\\b", b"/\\evil.example/", b"//\\a"),
            ["/a\\b?", 400, 400],
        )

    def test_can_let_through_all_that_browsers_send(self):
        directive = 'uriscan_allow "[]^|`{}\\\\%";'  # as in docs/services.md
        path, query = b"/a[]^|", b"a[]^|`{}\\%"
        answer = (path + b"?" + query).decode()
        self.assertEqual(self.statuses(directive, path + b"?" + query), [answer])

    def test_lets_through_octets_that_are_not_ascii(self):
        allow = 'uriscan_allow "" non-ascii;'
        self.assertEqual(self.statuses(allow, b"/\x80?\xff", b"/|"), ["/\x80?\xff", 400])

    def test_refuses_what_cannot_be_let_through(self):
        for octets in ("a", "/", "?", "#", "&", " ", "\x7f", "\x01"):
            with self.assertRaisesRegex(RuntimeError, "cannot be let through", msg=octets):
                self.statuses(f'uriscan_allow "{octets}";')
        with self.assertRaisesRegex(RuntimeError, "non-ascii"):
            self.statuses('uriscan_allow "|" everything;')


class RequestLines(unittest.TestCase):
    """Octets before and after the target, in a request line and in a connection."""

    def answers(self, octets):
        with nginx(SERVER % "uriscan 400;") as server:
            with socket.create_connection((LOOPBACK, server.port), 3) as connection:
                connection.sendall(octets)
                return received(connection)

    def test_spaces_that_nginx_tolerates_are_no_part_of_the_target(self):
        self.assertEqual(parsed(self.answers(b"GET  /a  HTTP/1.0\r\n\r\n")).status, 200)
        self.assertEqual(parsed(self.answers(b"GET   /a|  HTTP/1.0\r\n\r\n")).status, 400)
        self.assertEqual(parsed(self.answers(b"\r\nGET /a HTTP/1.0\r\n\r\n")).status, 200)
        self.assertEqual(parsed(self.answers(b"GET /a HTTP/1.0  \r\n\r\n")).status, 200)

    def test_http_0_9_has_no_version(self):
        self.assertEqual(self.answers(b"GET /a\r\n"), b"ok")
        self.assertIn(b"400 Bad Request", self.answers(b"GET /a|\r\n"))

    def test_each_request_of_a_connection_is_checked(self):
        fields = b" HTTP/1.1\r\nHost: h\r\n\r\n"
        answers = self.answers(b"GET /a" + fields + b"GET /b" + fields + b"GET /c|" + fields)
        self.assertEqual(answers.count(b"HTTP/1.1 200"), 2)
        self.assertEqual(answers.count(b"HTTP/1.1 400"), 1)

    def test_long_targets_are_checked_to_the_end(self):
        long = b"/" + b"a" * 7000
        self.assertEqual(parsed(self.answers(b"GET %s HTTP/1.0\r\n\r\n" % long)).status, 200)
        self.assertEqual(parsed(self.answers(b"GET %s| HTTP/1.0\r\n\r\n" % long)).status, 400)


class Http2(unittest.TestCase):
    """Over HTTP/2, `:path` must be an origin form, or "*" for OPTIONS (RFC 9113, 8.3.1)."""

    targets = [target for target in TARGETS if target.method != "CONNECT"]

    @classmethod
    def setUpClass(cls):
        with nginx(HTTP2_SERVER % "") as server:
            cls.plain = statuses(server.port, cls.targets, ask_http2)

    def test_400_refuses_bad_targets_and_no_others(self):
        with nginx(HTTP2_SERVER % "uriscan 400;") as server:
            answers = statuses(server.port, self.targets, ask_http2)
        for target, status, plain in zip(self.targets, answers, self.plain):
            expected = 400 if target.verdict != "good" and plain == 200 else plain
            self.assertEqual(status, expected, target)
        self.assertGreater(answers.count(200), 50)
        self.assertGreater(self.plain.count(200), answers.count(200) + 25)

    def test_variables_and_redirects(self):
        with nginx(HTTP2_SERVER.replace("ok", "$uriscan_path") % "uriscan 301;") as server:
            self.assertEqual(ask_http2(server.port, b"//a?b").body, b"//a")
            self.assertEqual(ask_http2(server.port, b"/a|").status, 301)


class Configuration(unittest.TestCase):
    def assert_refused(self, http, message):
        with self.assertRaisesRegex(RuntimeError, message):
            with nginx(http):
                pass

    def nested(self, outer, inner):
        def directives(values):
            return " ".join(f"uriscan{'_' if name else ''}{name} {value};"
                            for name, value in values.items())
        return nginx(directives(outer) + SERVER % directives(inner))

    def test_the_inner_block_wins(self):
        http = "uriscan 400;" + SERVER % "" + (SERVER % "uriscan off;").replace("PORT0", "PORT1")
        with nginx(http, 2) as server:
            self.assertEqual(ask(server.ports[0], b"/|").status, 400)
            self.assertEqual(ask(server.ports[1], b"/|").status, 200)

    def test_mistakes_are_refused(self):
        self.assert_refused(SERVER % "uriscan maybe;", 'invalid value "maybe"')
        self.assert_refused(SERVER % "uriscan 400 301;", "invalid number of arguments")
        for twice in ("uriscan 400; uriscan log;", 'uriscan_allow "|"; uriscan_allow "^";',
                      "uriscan_schemes http; uriscan_schemes https;",
                      "uriscan_check_host on; uriscan_check_host off;",
                      "uriscan_host any; uriscan_host dns;",
                      "uriscan_same_host on; uriscan_same_host off;"):
            self.assert_refused(SERVER % twice, "is duplicate")
        self.assert_refused(
            "server { listen 127.0.0.1:PORT0; location / { uriscan 400; } }", "not allowed here"
        )


if __name__ == "__main__":
    unittest.main()
