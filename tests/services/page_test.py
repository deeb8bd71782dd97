"""Tests that answers.txt and docs/services_targets.md say what the installed servers answer."""

import unittest

from target_table import (ANSWERS, PAGE, SERVERS, VERDICTS, answers, columns_of, measure, page,
                          targets_for)
from targets import read_targets

TARGETS = read_targets()
STORED = columns_of(ANSWERS.read_text())


class TargetsFile(unittest.TestCase):
    def test_has_many_targets_of_each_verdict(self):
        self.assertGreaterEqual(len(TARGETS), 200)
        for verdict in VERDICTS:
            self.assertGreater(sum(target.verdict == verdict for target in TARGETS), 15)

    def test_has_no_target_twice(self):
        self.assertEqual(len({(target.method, target.text) for target in TARGETS}), len(TARGETS))

    def test_has_an_answer_of_each_server(self):
        self.assertEqual([column.name for column in STORED], list(SERVERS))
        self.assertEqual(answers(TARGETS, STORED), ANSWERS.read_text())

    def test_is_counted_on_the_page(self):
        self.assertEqual(page(TARGETS, STORED), PAGE.read_text())


class AnswersOfServers(unittest.TestCase):
    """Answers can change with the version, so only servers of the same version are compared."""

    def compare(self, name):
        targets = targets_for(name, TARGETS)
        column = measure(name, SERVERS[name](), targets)
        stored = next(each for each in STORED if each.name == name)
        if column.title != stored.title:
            print(f"note: there are no answers of {column.title}, so they are not compared")
            return
        for target, now, before in zip(targets, column.statuses, stored.statuses):
            with self.subTest(target=target.quoted):
                self.assertEqual(now, before, "`tools/services page` writes the answers again")

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
