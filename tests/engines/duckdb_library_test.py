"""Compares the extension for DuckDB with the library, and measures it."""

import os
import unittest
from pathlib import Path
from tempfile import TemporaryDirectory

import library
import report
from duckdb_engine import DuckDB, needs_duckdb

TEXTS = ("scheme", "userinfo", "host", "port", "path", "query", "fragment", "normalize", "repair",
         "normal_host", "normalize_scheme_based")
# For each column of the library's table, the expression that gives it in DuckDB.  `t` is the text.
COLUMNS = {f"uri_{name}": f"hex(uri_{name}(t))" for name in TEXTS} | {
    "uri_valid": "uri_valid(t)::INTEGER",
    "uri_port_number": "uri_port_number(t)",
    "uri_resolve": f"hex(uri_resolve('{library.BASE}', t))",
    "uri_relativize": f"hex(uri_relativize('{library.BASE}', t))",
    "uri_query_value": "hex(uri_query_value(t, 'a'))",
    "uri_path_segments": "array_to_string(list_transform(uri_path_segments(t), x -> hex(x)), ',')",
    "uri_audit": "array_to_string(uri_audit(t), ',')",
    "uri_redact": "hex(uri_redact(t))",
    "uri_error": "hex(uri_error(t))",
    "uri_error_offset": "uri_error_offset(t)",
}
PARTS = {f"uri_{name}": f"hex(p.{name})" for name in TEXTS[:7]}


def is_utf8(text):
    try:
        return bytes.fromhex(text.decode()).decode() is not None
    except UnicodeDecodeError:
        return False


@needs_duckdb
@unittest.skipUnless("ENGINE_TABLE" in os.environ, "engine_table is not there")
class Library(unittest.TestCase):
    def setUp(self):
        self.folder = Path(self.enterContext(TemporaryDirectory()))
        self.duckdb = self.enterContext(DuckDB())
        self.chosen = [n for n, text in enumerate(library.texts_in_hex()) if is_utf8(text)]

    def load(self, numbers, text):
        """Makes the table `texts`.  `text` makes a text `t` of the column `x`, in hexadecimal."""
        texts = library.texts_in_hex()
        lines = [b"%d,%s\n" % (number, texts[number]) for number in numbers]
        (self.folder / "texts.csv").write_bytes(b"".join(lines))
        self.duckdb.rows(
            f"CREATE OR REPLACE TABLE texts AS SELECT n, {text} AS t FROM read_csv("
            f"'{self.folder}/texts.csv', header = false, auto_detect = false, delim = ',', "
            "columns = {'n': 'INTEGER', 'x': 'VARCHAR'}, max_line_size = 10000000)")
        # read_csv() reads an empty field as NULL.
        self.duckdb.rows("UPDATE texts SET t = '' WHERE t IS NULL")

    def table(self, columns, source):
        """Returns a list of bytes for each column."""
        file = self.folder / "answers.tsv"
        self.duckdb.rows(f"COPY (SELECT {', '.join(columns)} FROM ({source}) ORDER BY n) "
                         f"TO '{file}' (FORMAT csv, HEADER false, DELIMITER '\t', QUOTE '', "
                         r"ESCAPE '', NULL '\N')")
        return map(list, zip(*(row.split(b"\t") for row in file.read_bytes().splitlines())))

    def compare(self, what, columns, source, numbers):
        differences = []
        for name, actual in zip(columns, self.table(columns.values(), source)):
            differences += library.differences(name, actual, numbers)
        version = self.duckdb.value("SELECT version()")
        report.add("DuckDB", version, what, len(numbers), differences=len(differences))
        self.assertEqual(differences[:10], [])

    def test_utf8_as_varchar(self):
        """DuckDB's VARCHAR cannot have the texts that are not UTF-8."""
        self.load(self.chosen, "decode(from_hex(x))")
        # The results also become VARCHAR, so they must be UTF-8.
        redacted = library.answers()["uri_redact"]
        self.assertTrue(all(is_utf8(redacted[number]) for number in self.chosen))
        left_out = len(library.texts_in_hex()) - len(self.chosen)
        self.assertLess(left_out, len(self.chosen))
        self.compare(f"VARCHAR, without {left_out} texts that are not UTF-8", COLUMNS, "FROM texts",
                     self.chosen)
        self.compare("uri_parts", PARTS, "SELECT n, uri_parts(t) AS p FROM texts", self.chosen)

    def test_all_as_blob(self):
        everything = range(len(library.texts_in_hex()))
        self.load(everything, "from_hex(x)")
        blobs = COLUMNS | {"uri_query_value": "hex(uri_query_value(t, 'a'::BLOB))",
                           "uri_decode": "hex(uri_decode(t))"}
        self.compare("BLOB", blobs, "FROM texts", everything)
