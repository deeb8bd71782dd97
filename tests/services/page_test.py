"""Tests that docs/services_targets.md says what the installed servers answer."""

import unittest

from target_table import PAGE, SERVERS, VERDICTS, cell, code, columns_of, measure, targets_for
from targets import read_targets

TARGETS = read_targets()


class TargetsFile(unittest.TestCase):
    def test_has_many_targets_of_each_verdict(self):
        self.assertGreaterEqual(len(TARGETS), 200)
        for verdict in VERDICTS:
            self.assertGreater(sum(target.verdict == verdict for target in TARGETS), 15)

    def test_has_no_target_twice(self):
        self.assertEqual(len({(target.method, target.text) for target in TARGETS}), len(TARGETS))

    def test_is_on_the_page(self):
        columns = columns_of(PAGE.read_text())
        self.assertEqual(len(columns), len(SERVERS))
        for title, answers in columns.items():
            targets = targets_for(title, TARGETS)
            rows = [code(f"{target.method} {target.quoted}") for target in targets]
            self.assertEqual(list(answers), rows, title)


class AnswersOfServers(unittest.TestCase):
    """Answers can change with the version, so only servers of the page's version are compared."""

    def compare(self, name):
        targets = targets_for(name, TARGETS)
        column = measure(name, SERVERS[name](), targets)
        stored = columns_of(PAGE.read_text())
        if column.title not in stored:
            print(f"note: {PAGE.name} has no answers of {column.title}, so they are not compared")
            return
        now = {
            code(f"{target.method} {target.quoted}"): cell(target, status)
            for target, status in zip(targets, column.statuses)
        }
        self.assertEqual(now, stored[column.title], "`tools/services page` writes the page again")

    def test_nginx(self):
        self.compare("nginx")

    def test_nginx_with_uriscan(self):
        self.compare("nginx + uriscan")

    def test_apache(self):
        self.compare("Apache")

    def test_apache_with_uriscan(self):
        self.compare("Apache + uriscan")

    def test_haproxy(self):
        self.compare("HAProxy")

    def test_lighttpd(self):
        self.compare("lighttpd")

    def test_node(self):
        self.compare("Node")

    def test_nginx_over_http2(self):
        self.compare("nginx (HTTP/2)")

    def test_nginx_with_uriscan_over_http2(self):
        self.compare("nginx + uriscan (HTTP/2)")

    def test_apache_over_http2(self):
        self.compare("Apache (HTTP/2)")

    def test_apache_with_uriscan_over_http2(self):
        self.compare("Apache + uriscan (HTTP/2)")


if __name__ == "__main__":
    unittest.main()
