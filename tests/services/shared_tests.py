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


class RedirectLimitTests:
    """The server refuses large targets.  No redirect may lead to such a target."""

    slack = 0  # the server accepts this many octets above its limit

    def server(self, guarded):
        """Returns a server with a small limit, and with the mode 301 if `guarded`."""
        raise NotImplementedError

    @staticmethod
    def longest_accepted(server, method):
        """Returns the size of the longest target that the server accepts."""
        accepted, refused = 1, 4000
        while refused - accepted > 1:
            middle = (accepted + refused) // 2
            if ask(server.port, b"/" + b"a" * (middle - 1), method).status == 200:
                accepted = middle
            else:
                refused = middle
        return accepted

    def test_a_redirect_leads_to_a_target_that_is_accepted(self):
        for method in ("GET", "HEAD"):
            with self.server(guarded=False) as plain:
                longest = self.longest_accepted(plain, method) - self.slack
            self.assertIn(longest, range(500, 3000))
            with self.server(guarded=True) as guarded:
                fits = b"/" + b"a" * (longest - 1 - 3) + b"|"
                answer = ask(guarded.port, fits, method)
                self.assertEqual(answer.status, 301)
                path = b"/" + answer.fields["location"].encode().split(b"/")[-1]
                self.assertEqual(len(path), longest)
                self.assertEqual(ask(guarded.port, path, method).status, 200)
                self.assertEqual(ask(guarded.port, fits + b"a", method).status, 400)


class LevelTests:
    """The levels of the rules of HTTP."""

    def level(self, schemes="", names="", same_host=""):
        """Returns a server with the mode 400 and these levels; "" leaves out a directive."""
        raise NotImplementedError

    def assert_answers(self, server, *requests):
        with server:
            for target, host, status in requests:
                answer = ask(server.port, target, host=host).status
                self.assertEqual(answer, status, (target, host))

    def nested(self, outer, inner):
        """Returns a server with these directives, and others in the block of its only host.

        Both are dictionaries of names without "uriscan_" and values; "" is the mode."""
        raise NotImplementedError

    # Each row has a directive, one value, another value, a request, and the answers with the two
    # values.  The directives of one group do not change each other's answers.
    INHERITED = (
        (("", "400", "log", b"/a|b", b"h", 400, 200),),
        (("check_host", "off", "on", b"/", b"a,b", 200, 400),),
        (("allow", '"|"', '"{"', b"/a|b", b"h", 200, 400),
         ("schemes", "http https", "http", b"https://h/", b"h", 200, 400),
         ("host", "any", "dns", b"/", b"a,b", 200, 400),
         ("same_host", "off", "on", b"http://h/", b"g", 200, 400)))

    def test_each_directive_is_inherited_unless_it_is_given_again(self):
        for rows in self.INHERITED:
            values = {row[0]: row[1] for row in rows}
            others = {row[0]: row[2] for row in rows}
            cases = [({}, values, 5), ({}, others, 6), (values, others, 6), (others, values, 5)]
            for outer, index in ((values, 5), (others, 6)):
                cases.append((outer, {}, index))
                # A block with one directive inherits the others.
                again = [{"schemes": "http"}] if len(rows) == 1 else \
                    [{name: value} for name, value in outer.items()]
                cases += [(outer, inner, index) for inner in again]
            for outer, inner, index in cases:
                mode = {} if "" in values else {"": "400"}
                with self.subTest(outer=outer, inner=inner):
                    self.assert_answers(self.nested(mode | outer, inner),
                                        *((row[3], row[4], row[index]) for row in rows))

    def test_schemes(self):
        self.assert_answers(self.level(schemes="ftp HTTPS"), (b"https://h/", b"h", 200),
                            (b"http://h/", b"h", 400), (b"/", b"h", 200))
        self.assert_answers(self.level(schemes="any"), (b"https://h/", b"h", 200),
                            (b"http:x", b"h", 400), (b"https://h:70000/", b"h:70000", 400))
        with self.assertRaisesRegex(RuntimeError, "a word that is not a scheme"):
            with self.level(schemes="http 1x"):
                pass
        with self.assertRaisesRegex(RuntimeError, "a word that is not a scheme"):
            with self.level(schemes="http: https:"):
                pass

    def test_names(self):
        self.assert_answers(self.level(names="any"), (b"/", b"a,b", 200), (b"/", b"*", 200),
                            (b"/", b"h|", 400), (b"/", b"*:0", 400))
        self.assert_answers(self.level(names="dns"), (b"/", b"a,b", 400), (b"/", b"a-b", 200))
        with self.assertRaises(RuntimeError):
            with self.level(names="some"):
                pass

    def test_same_host(self):
        self.assert_answers(self.level(same_host="off"), (b"http://h/", b"g", 200),
                            (b"http://h/", b"g,", 400))
        self.assert_answers(self.level(same_host="on"), (b"http://h/", b"g", 400),
                            (b"http://h:80/", b"h", 200))


class BalancerTests:
    """Behind a balancer, logs must have the address of the client, which fail2ban would ban."""

    def balanced(self):
        """Returns a server that trusts the field X-Forwarded-For, with the mode 400."""
        raise NotImplementedError

    def test_refused_requests_are_logged_with_the_address_of_the_client(self):
        requests = {b"/a|b": b"h", b"http://1.2.3/": b"h", b"/c": b"*", b"/good": b"h"}
        with self.balanced() as server:
            for number, (target, host) in enumerate(requests.items()):
                field = b"X-Forwarded-For: 203.0.113.%d\r\n" % number
                answer = ask(server.port, target, host=host, fields=field)
                self.assertEqual(answer.status, 200 if target == b"/good" else 400)
            server.stop_process()
            lines = (server.folder / "access.log").read_text().splitlines()
            errors = [line for line in server.log.splitlines() if "uriscan: invalid" in line]
        self.assertEqual(lines, [f"203.0.113.{number} {200 if number == 3 else 400}"
                                 for number in range(4)])
        self.assertEqual(len(errors), 3)
        for number, line in enumerate(errors):
            self.assertIn("info", line)  # a refused request is no warning
            self.assertIn(f"client{self.separator}203.0.113.{number}", line)
            self.assertNotIn("127.0.0.1:", line.replace("server: 127.0.0.1:", ""))


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
                is_refused = host.verdict != "good" and without == 200
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
                bad += host.verdict != "good" and status == 200
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
