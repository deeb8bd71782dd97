"""Tests that the examples of docs/postgresql.md do what the page says.

URISCAN_POSTGRESQL is the folder into which `tools/engines build postgresql` has installed the
extension.
"""

import re
import unittest
from pathlib import Path

from postgresql_server import Server, SqlError

PAGE = Path(__file__).parents[2] / "docs/postgresql.md"


def examples():
    """Returns pairs of a statement and the lines that psql writes."""
    for block in re.findall(r"^```console\n(.*?)^```", PAGE.read_text("utf-8"), re.M | re.S):
        for example in re.split(r"^=> ", block, flags=re.M)[1:]:
            statement, output = example.split("\n", 1)
            yield statement, output.rstrip("\n")


class Page(unittest.TestCase):
    def test_examples(self):
        with Server() as server:
            server.sql("CREATE EXTENSION uriscan")
            tried = 0
            for statement, expected in examples():
                with self.subTest(statement):
                    self.assertEqual(self.answer(server, statement), expected)
                tried += 1
            self.assertGreater(tried, 20)

    @staticmethod
    def answer(server, statement):
        try:
            return server.sql("\\pset fieldsep '|'\n\\pset null ''\n" + statement)
        except SqlError as error:
            return str(error).rstrip("\n")


if __name__ == "__main__":
    unittest.main()
