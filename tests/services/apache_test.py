"""Tests the module for Apache httpd.  URISCAN_APACHE_MODULE is the path of the module."""

import os
import unittest

import servers
from http_clients import ask, ask_http2
from shared_tests import (BalancerTests, HostTests, LevelTests, RedirectLimitTests,
                          RedirectTests)
from target_table import host_of, statuses
from targets import AUDITED_REQUESTS, AUDITS, LET_THROUGH, read_targets

MODULE = os.environ["URISCAN_APACHE_MODULE"]
TARGETS = read_targets()


def apache(more):
    """Returns a server with the module that is not yet started."""
    return servers.Apache(f"LoadModule uriscan_module {MODULE}\n{more}")


class Modes(unittest.TestCase):
    """`Uriscan Off|Log|400|301`, over all targets of tests/data/services/targets.txt."""

    @classmethod
    def setUpClass(cls):
        with servers.Apache() as server:
            cls.plain = statuses(server.port, TARGETS)

    def test_off_changes_nothing(self):
        for directive in ("", "Uriscan Off"):
            with apache(directive) as server:
                self.assertEqual(statuses(server.port, TARGETS), self.plain)
                self.assertNotIn("uriscan: ", server.log)

    def test_400_refuses_bad_targets_and_no_others(self):
        with apache("Uriscan 400") as server:
            for target, status, plain in zip(TARGETS, statuses(server.port, TARGETS), self.plain):
                # Apache answers some bad targets with 404 or 405, but the module comes first.
                allowed = (400,) if plain == 200 else (400, plain)
                self.assertIn(status, allowed if target.verdict != "good" else (plain,), target)

    def test_log_refuses_nothing_and_names_bad_targets(self):
        with apache("Uriscan Log") as server:
            self.assertEqual(statuses(server.port, TARGETS), self.plain)
            lines = [line for line in server.log.splitlines() if "request target" in line]
        bad = sum(
            plain == 200 and target.verdict != "good"
            for target, plain in zip(TARGETS, self.plain)
        )
        self.assertGreaterEqual(len(lines), bad)  # the module also sees some that Apache refuses
        for line in lines:
            self.assertIn("uriscan:warn", line)
            self.assertIn("uriscan: invalid request target: ", line)

    def test_301_redirects_once_to_a_valid_target(self):
        redirects = 0
        with apache("Uriscan 301") as server:
            for target, plain in zip(TARGETS, self.plain):
                answer = ask(server.port, target.text, target.method, host_of(target))
                if answer.status != 301:
                    accepted = plain == 200 and target.verdict == "good"
                    self.assertEqual(answer.status == 200, accepted, target)
                    continue
                self.assertEqual(target.verdict, "bad")
                path = answer.fields["location"].encode("ascii")
                self.assertRegex(path, rb"^/([^/]|$)")
                self.assertEqual(ask(server.port, path).status, 200, target)
                redirects += 1
        self.assertGreater(redirects, 25)


class Redirects(RedirectTests, unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = apache("Uriscan 301")
        cls.server.__enter__()
        cls.addClassCleanup(cls.server.stop)

    def location(self, target, method="GET"):
        answer = ask(self.server.port, target, method)
        return answer.fields.get("location", answer.status)


class Hosts(HostTests, unittest.TestCase):
    # Without this, Apache itself refuses most bad hosts, and some good ones.
    UNSAFE = "HttpProtocolOptions Unsafe"

    def plain(self):
        return servers.Apache(f"{servers.Apache.http2}{self.UNSAFE}")

    def guarded(self, mode, check_host=None):
        switch = f"UriscanCheckHost {check_host}" if check_host else ""
        return apache(f"{servers.Apache.http2}{self.UNSAFE}\nUriscan {mode}\n{switch}")


class RedirectLimit(RedirectLimitTests, unittest.TestCase):
    slack = 1  # with the limit 1000, Apache accepts a line of 1001 octets

    def server(self, guarded):
        return apache("LimitRequestLine 1000\n" + ("Uriscan 301" if guarded else ""))

    def test_the_limit_of_the_connection_counts(self):
        """Apache reads the request line before it knows the virtual host."""
        more = "Uriscan 301\n" \
               "<VirtualHost *>\nServerName first\nLimitRequestLine 1000\n</VirtualHost>\n" \
               "<VirtualHost *>\nServerName h\nLimitRequestLine 8000\n</VirtualHost>"
        with apache(more) as server:
            self.assertEqual(ask(server.port, b"/" + b"a" * 900 + b"|").status, 301)
            self.assertEqual(ask(server.port, b"/" + b"a" * 900 + b"|" * 40).status, 400)


class Levels(LevelTests, unittest.TestCase):
    def level(self, schemes="", names="", same_host=""):
        more = f"{Hosts.UNSAFE}\nUriscan 400\n"
        for name, value in (("Schemes", schemes), ("Host", names), ("SameHost", same_host)):
            more += f"Uriscan{name} {value}\n" if value else ""
        return apache(more)

    def nested(self, outer, inner):
        def lines(values):
            return "".join(f"Uriscan{name.title().replace('_', '')} {value}\n"
                           for name, value in values.items())
        return apache(f"{Hosts.UNSAFE}\n{lines(outer)}"
                      f"<VirtualHost *>\nServerName h\n{lines(inner)}</VirtualHost>")

    def test_a_virtual_host_can_have_its_own_levels(self):
        more = f"{Hosts.UNSAFE}\nUriscan 400\nUriscanSchemes any\nUriscanSameHost Off\n" \
               "<VirtualHost *>\nServerName h\n</VirtualHost>\n" \
               "<VirtualHost *>\nServerName own\nUriscanSchemes http\nUriscanSameHost On\n" \
               "UriscanHost Any\n</VirtualHost>"
        with apache(more) as server:
            self.assertEqual(ask(server.port, b"https://h/").status, 200)
            self.assertEqual(ask(server.port, b"https://own/", host=b"own").status, 400)
            self.assertEqual(ask(server.port, b"http://h/", host=b"g").status, 200)
            self.assertEqual(ask(server.port, b"http://own/", host=b"g").status, 400)
            self.assertEqual(ask(server.port, b"http://h,/", host=b"h,").status, 400)

    def test_the_field_that_apache_replaces_is_not_compared(self):
        with apache("Uriscan 400") as server:
            self.assertEqual(ask(server.port, b"http://h/", host=b"g").status, 200)
            self.assertEqual(ask(server.port, b"http://h./", host=b"h.").status, 200)


class Balancer(BalancerTests, unittest.TestCase):
    separator = " "

    def balanced(self):
        return apache(f"LoadModule remoteip_module {servers.APACHE_MODULES}/mod_remoteip.so\n"
                      "RemoteIPHeader X-Forwarded-For\nRemoteIPInternalProxy 127.0.0.1\n"
                      f'{Hosts.UNSAFE}\nUriscan 400\nCustomLog "{{folder}}/access.log" "%a %>s"')


class Environment(unittest.TestCase):
    def lines(self, requests, prefix="URISCAN_", condition="", more=""):
        """Returns the log of requests with these targets and hosts."""
        names = ("VALID", "ERROR", "ERROR_COMPONENT", "ERROR_OFFSET")
        pattern = " ".join(f"%{{{prefix}{name}}}e" for name in names)
        log = f'CustomLog "{{folder}}/access.log" "{pattern}" {condition}'
        with apache(f"Uriscan Log\n{log}\n{more}") as server:
            for target, host in requests:
                ask(server.port, target, host=host)
            server.stop_process()
            return (server.folder / "access.log").read_text().splitlines()

    def test_describes_the_error(self):
        requests = [(b"/a?b", b"h"), (b"/a|b", b"h"), (b"//a?b=%zz", b"h")]
        errors = ["0 unexpected-character path 2", "0 malformed-percent-encoding query 7"]
        self.assertEqual(self.lines(requests), ["1 - - -", *errors])
        only_bad = "\"expr=reqenv('URISCAN_VALID') == '0'\""
        self.assertEqual(self.lines(requests, condition=only_bad), errors)

    def test_describes_the_error_of_a_host(self):
        requests = [(b"/", b"h:80"), (b"/", b"h|a"), (b"/", b"h:8x")]
        lines = ["1 - - -", "0 unexpected-character host 1", "0 invalid-port port 3"]
        prefix = "URISCAN_HOST_"
        self.assertEqual(self.lines(requests, prefix, more=Hosts.UNSAFE), lines)
        switched_off = f"{Hosts.UNSAFE}\nUriscanCheckHost Off"
        self.assertEqual(self.lines(requests, prefix, more=switched_off), ["- - - -"] * 3)

    def audits(self, requests, more):
        """Returns what the log says about the findings of requests."""
        log = 'CustomLog "{folder}/audit.log" "%{URISCAN_AUDIT}e %{URISCAN_HOST_AUDIT}e"'
        with apache(f"{Hosts.UNSAFE}\n{log}\n{more}") as server:
            for target, host in requests:
                ask(server.port, target, host=host)
            server.stop_process()
            return (server.folder / "audit.log").read_text().splitlines()

    def test_audits_targets_and_hosts(self):
        self.assertEqual(self.audits(AUDITED_REQUESTS, "Uriscan Log"), AUDITS)

    def test_audits_what_is_let_through_as_what_it_is(self):
        requests = [(target, b"h") for target in LET_THROUGH]
        more = 'Uriscan Log\nUriscanAllow "[]|\\\\" non-ascii'
        self.assertEqual(self.audits(requests, more), [f"{each} -" for each in
                                                       LET_THROUGH.values()])

    def test_keeps_findings_in_error_pages(self):
        more = "Uriscan 400\nErrorDocument 400 /refused"
        self.assertEqual(self.audits([(b"/a\\b", b"h"), (b"/", b"me@127.0.0.1")], more),
                         ["backslash -", "- userinfo-present,loopback-host"])

    def test_describes_the_request_of_the_client_in_error_pages(self):
        more = f"Uriscan 400\nErrorDocument 400 /refused\n{Hosts.UNSAFE}"
        requests = [(b"/a|b", b"h"), (b"/", b"h:8x")]
        targets = ["0 unexpected-character path 2", "1 - - -"]
        self.assertEqual(self.lines(requests, more=more), targets)
        hosts = ["1 - - -", "0 invalid-port port 3"]
        self.assertEqual(self.lines(requests, "URISCAN_HOST_", more=more), hosts)


class InternalRedirects(unittest.TestCase):
    """In a redirect within Apache, the path is decoded.  It can have octets that no client sent."""

    def test_are_not_checked(self):
        rewrite = f"LoadModule rewrite_module {servers.APACHE_MODULES}/mod_rewrite.so\n" \
                  '<Directory "{folder}">\nRewriteEngine On\n' \
                  'RewriteCond %{REQUEST_URI} "^/a b$"\nRewriteRule ^ "/c d"\n</Directory>'
        with apache(f"Uriscan 400\n{rewrite}") as server:
            self.assertEqual(ask(server.port, b"/a%20b").status, 200)
            self.assertEqual(ask(server.port, b"/a%20b|").status, 400)


class Allow(unittest.TestCase):
    def test_lets_through_only_these_octets(self):
        targets = (b"/a|b?c[]=d", b"/a^", b"//h|/", b"/\xff", b"/a#|")
        with apache('Uriscan 400\nUriscanAllow "[]|" non-ascii') as server:
            answers = [ask(server.port, target).status for target in targets]
        self.assertEqual(answers, [200, 400, 200, 200, 400])

    def test_mistakes_are_refused(self):
        with self.assertRaisesRegex(RuntimeError, "cannot be let through"):
            with apache('UriscanAllow "a"'):
                pass


class Http2(unittest.TestCase):
    def test_is_checked(self):
        with apache(f"{servers.Apache.http2}Uriscan 400") as server:
            self.assertEqual(ask_http2(server.port, b"//a?b").status, 200)
            self.assertEqual(ask_http2(server.port, b"/a|").status, 400)


class Configuration(unittest.TestCase):
    def test_a_virtual_host_can_have_its_own_mode(self):
        more = "Uriscan 400\n<VirtualHost *>\nServerName off\nUriscan Off\n</VirtualHost>" \
               "\n<VirtualHost *>\nServerName inherits\n</VirtualHost>"
        with apache(more) as server:
            self.assertEqual(ask(server.port, b"/|", host=b"off").status, 200)
            self.assertEqual(ask(server.port, b"/|", host=b"inherits").status, 400)

    def test_mistakes_are_refused(self):
        with self.assertRaisesRegex(RuntimeError, "Uriscan must be Off, Log, 400 or 301"):
            with apache("Uriscan maybe"):
                pass


if __name__ == "__main__":
    unittest.main()
