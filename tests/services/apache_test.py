"""Tests the module for Apache httpd.  URISCAN_APACHE_MODULE is the path of the module."""

import os
import unittest

import servers
from http_clients import ask, ask_http2
from target_table import host_of
from targets import read_targets

MODULE = os.environ["URISCAN_APACHE_MODULE"]
TARGETS = read_targets()


def apache(more):
    """Returns a server with the module that is not yet started."""
    return servers.Apache(f"LoadModule uriscan_module {MODULE}\n{more}")


def statuses(server, targets=TARGETS, client=ask):
    return [
        client(server.port, target.text, target.method, host_of(target)).status
        for target in targets
    ]


class Modes(unittest.TestCase):
    """`Uriscan Off|Log|400|301`, over all targets of tests/data/services/targets.txt."""

    @classmethod
    def setUpClass(cls):
        with servers.Apache() as server:
            cls.plain = statuses(server)

    def test_off_changes_nothing(self):
        for directive in ("", "Uriscan Off"):
            with apache(directive) as server:
                self.assertEqual(statuses(server), self.plain)
                self.assertNotIn("uriscan: ", server.log)

    def test_400_refuses_bad_targets_and_no_others(self):
        with apache("Uriscan 400") as server:
            for target, status, plain in zip(TARGETS, statuses(server), self.plain):
                # Apache answers some bad targets with 404 or 405, but the module comes first.
                allowed = (400,) if plain == 200 else (400, plain)
                self.assertIn(status, allowed if target.verdict == "bad" else (plain,), target)

    def test_log_refuses_nothing_and_names_bad_targets(self):
        with apache("Uriscan Log") as server:
            self.assertEqual(statuses(server), self.plain)
            lines = [line for line in server.log.splitlines() if "uriscan: " in line]
        bad = sum(
            plain == 200 and target.verdict == "bad"
            for target, plain in zip(TARGETS, self.plain)
        )
        self.assertGreaterEqual(len(lines), bad)  # the module also sees some that Apache refuses
        for line in lines:
            self.assertIn("uriscan:warn", line)
            self.assertIn("invalid request target: ", line)

    def test_301_redirects_once_to_a_valid_target(self):
        redirects = 0
        with apache("Uriscan 301") as server:
            for target, plain in zip(TARGETS, self.plain):
                answer = ask(server.port, target.text, target.method, host_of(target))
                if answer.status != 301:
                    accepted = plain == 200 and target.verdict != "bad"
                    self.assertEqual(answer.status == 200, accepted, target)
                    continue
                self.assertEqual(target.verdict, "bad")
                path = answer.fields["location"].encode("ascii")
                self.assertRegex(path, rb"^/([^/]|$)")
                self.assertEqual(ask(server.port, path).status, 200, target)
                redirects += 1
        self.assertGreater(redirects, 25)


class Redirects(unittest.TestCase):
    """The value of Location, by RFC 9112, section 3: the target, properly encoded."""

    @classmethod
    def setUpClass(cls):
        cls.server = apache("Uriscan 301")
        cls.server.__enter__()
        cls.addClassCleanup(cls.server.stop)

    def location(self, target, method="GET"):
        answer = ask(self.server.port, target, method)
        return answer.fields.get("location", answer.status)

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


class Environment(unittest.TestCase):
    def lines(self, condition):
        """Returns the log of three requests."""
        names = ("VALID", "ERROR", "ERROR_COMPONENT", "ERROR_OFFSET")
        pattern = " ".join(f"%{{URISCAN_{name}}}e" for name in names)
        log = f'CustomLog "{{folder}}/access.log" "{pattern}" {condition}'
        with apache(f"Uriscan Log\n{log}") as server:
            for target in (b"/a?b", b"/a|b", b"//a?b=%zz"):
                ask(server.port, target)
            server.stop_process()
            return (server.folder / "access.log").read_text().splitlines()

    def test_describes_the_error(self):
        errors = ["0 unexpected-character path 2", "0 malformed-percent-encoding query 7"]
        self.assertEqual(self.lines(""), ["1 - - -", *errors])
        only_bad = "\"expr=reqenv('URISCAN_VALID') == '0'\""
        self.assertEqual(self.lines(only_bad), errors)


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
        module = servers.APACHE_MODULES / "mod_http2.so"
        more = f"LoadModule http2_module {module}\nProtocols h2c http/1.1\nUriscan 400"
        with apache(more) as server:
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
