"""Tests `--format arrow` on all texts of library.py, with Apache Arrow's own reader."""

import json
import os
import subprocess
import unittest
from pathlib import Path

import library
import report
from command_line_test import rows_of

PROGRAM = os.environ["URISCAN_PROGRAM"]
MODULES = Path(os.environ["ARROW_MODULES"])
READER = Path(__file__).parent / "arrow_reader.mjs"

# The names of the columns of `parse`, and of the same columns in the library's table.
COLUMNS = {"scheme": "uri_scheme", "userinfo": "uri_userinfo", "host": "uri_host",
           "port": "uri_port", "port_number": "uri_port_number", "path": "uri_path",
           "query": "uri_query", "fragment": "uri_fragment", "error_message": "uri_error"}


def uriscan(*arguments, given):
    return subprocess.run([PROGRAM, *arguments], input=given, stdout=subprocess.PIPE,
                          check=True).stdout


def read(stream):
    """Returns the types of the columns, and the columns, of a stream of Arrow."""
    text = subprocess.run(["node", READER, MODULES], input=stream, stdout=subprocess.PIPE,
                          check=True).stdout
    head, *rows = [line.split(b"\t") for line in text.splitlines()]
    columns = list(zip(*rows)) or [()] * len(head)
    types = dict(name.decode().rsplit(":", 1) for name in head)
    return types, dict(zip(types, columns))


class ArrowTest(unittest.TestCase):
    def test_has_the_answers_of_the_library(self):
        texts = [bytes.fromhex(text.decode()) for text in library.texts_in_hex()]
        stream = uriscan("parse", "--input-format", "rowbinary", "--format", "arrow", "--fields",
                         ",".join(["input", *COLUMNS]), given=rows_of(texts))
        _, columns = read(stream)
        found = [column for name, column in COLUMNS.items()
                 for column in library.differences(column, columns[name])]
        version = json.loads((MODULES / "node_modules/apache-arrow/package.json").read_text())
        report.add("Apache Arrow", version["version"], "--format arrow", len(texts),
                   differences=len(found))
        self.assertEqual(found[:5], [])
        self.assertEqual([bytes.fromhex(text.decode()) for text in columns["input"]], texts)

    def test_has_a_type_for_each_kind_of_column(self):
        types, columns = read(uriscan("audit", "--format", "arrow",
                                      given=b"http://u@127.1/\nhttp://a/\n/\xFF\n"))
        self.assertEqual(types, {"input": "Binary", "valid": "Bool", "findings": "List<Utf8>",
                                 "error_offset": "Uint64", "error_component": "Utf8",
                                 "error_reason": "Utf8"})
        self.assertEqual(columns["findings"],
                         (b"userinfo-present,numeric-host,loopback-host", b"", b"non-ascii"))
        self.assertEqual(columns["valid"], (b"true", b"true", b"false"))
        self.assertEqual(columns["error_offset"], (rb"\N", rb"\N", b"1"))

    def test_has_lists_of_octets(self):
        types, columns = read(uriscan("parse", "--format", "arrow", "--fields",
                                      "query-keys,query-all:a,decoded:query",
                                      given=b"?a=1&b=&a=\n/x\n?%61=2%33\n"))
        self.assertEqual(types, {"query-keys": "List<Binary>", "query-all:a": "List<Binary>",
                                 "decoded:query": "Binary"})
        self.assertEqual(columns["query-keys"], (b"61,62,61", rb"\N", b"253631"))
        self.assertEqual(columns["query-all:a"], (b"31,", rb"\N", b"32253333"))
        self.assertEqual(bytes.fromhex(columns["decoded:query"][2].decode()), b"a=23")

    def test_has_one_row_for_each_uri_in_a_text(self):
        _, columns = read(uriscan("extract", "--format", "arrow",
                                  given=b"see http://a/ and\nhttp://b:8/.\n"))
        hosts = tuple(bytes.fromhex(host.decode()) for host in columns["host"])
        self.assertEqual((columns["line"], columns["offset"], hosts),
                         ((b"1", b"2"), (b"4", b"0"), (b"a", b"b")))

    def test_many_empty_lines_are_many_rows(self):
        _, columns = read(uriscan("parse", "--format", "arrow", "--fields", "path",
                                  given=b"\n" * 70_000))
        self.assertEqual(columns["path"], (b"",) * 70_000)

    def test_an_empty_input_is_a_stream_without_rows(self):
        types, columns = read(uriscan("normalize", "--format", "arrow", given=b""))
        self.assertEqual((types["result"], columns["result"]), ("Utf8", ()))

    def test_any_number_of_threads_gives_the_same_rows(self):
        given = b"".join(b"http://h%d/%d?q\n" % (n % 7, n) for n in range(100_000))
        results = [read(uriscan("parse", "--format", "arrow", threads, given=given))
                   for threads in ("-j1", "-j5")]
        self.assertEqual(*results)
        self.assertEqual(len(results[0][1]["host"]), 100_000)
