"""Tests that the examples of docs/duckdb.md give what the page says."""

import re
import unittest
from pathlib import Path

from duckdb_engine import DuckDB, needs_duckdb

PAGE = Path(__file__).parents[2] / "docs/duckdb.md"


def examples():
    """Returns the statements of the page, each with the rows that it must give."""
    for block in re.findall(r"^```sql\n(.*?)^```$", PAGE.read_text(), re.MULTILINE | re.DOTALL):
        for statement, rows in re.findall(r"^((?!-- ).*;)\n((?:-- .*\n)*)", block, re.MULTILINE):
            yield statement, [row.removeprefix("-- ") for row in rows.splitlines()]


def shown(value):
    """Shows a value as DuckDB's command line does."""
    if value is None:
        return "NULL"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return "[" + ", ".join(map(shown, value)) + "]"
    return str(value)


@needs_duckdb
class Guide(unittest.TestCase):
    def test_examples(self):
        with DuckDB() as duckdb:
            count = 0
            for statement, expected in examples():
                rows = [" | ".join(map(shown, row)) for row in duckdb.rows(statement)]
                if not statement.startswith("CREATE"):
                    self.assertEqual(rows, expected, statement)
                    count += 1
            self.assertGreater(count, 10)


if __name__ == "__main__":
    unittest.main()
