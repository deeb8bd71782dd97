"""Tests that docs/services_targets.md says what the installed servers answer."""

import unittest

from target_table import PAGE, SERVERS, VERDICTS, cell, code, columns_of, measure
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
        rows = [code(f"{target.method} {target.quoted}") for target in TARGETS]
        for title, answers in columns_of(PAGE.read_text()).items():
            self.assertEqual(list(answers), rows, title)


class AnswersOfServers(unittest.TestCase):
    """Answers can change with the version, so only servers of the page's version are compared."""

    def compare(self, name):
        column = measure(name, SERVERS[name](), TARGETS)
        stored = columns_of(PAGE.read_text())
        if column.title not in stored:
            print(f"note: {PAGE.name} has no answers of {column.title}, so they are not compared")
            return
        now = {
            code(f"{target.method} {target.quoted}"): cell(target, status)
            for target, status in zip(TARGETS, column.statuses)
        }
        self.assertEqual(now, stored[column.title], "`make services-page` writes the page again")

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


if __name__ == "__main__":
    unittest.main()
