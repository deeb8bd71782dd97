"""Tests the extension for DuckDB in DuckDB itself."""

import re
import unittest
from collections import defaultdict
from pathlib import Path
from tempfile import TemporaryDirectory

from duckdb_engine import EXTENSION, DuckDB, DuckDBError, needs_duckdb
from function_cases import read_cases
from function_list import read_functions

ROOT = Path(__file__).parents[2]


def blob(text):
    return "NULL::BLOB" if text is None else f"from_hex('{text.hex()}')"


def varchar(text):
    return "NULL::VARCHAR" if text is None else f"decode({blob(text)})"


def is_utf8(text):
    try:
        return text is None or text.decode() is not None
    except UnicodeDecodeError:
        return False


def plain(value):
    """Returns a value of the case file, or of a row in JSON, in a form that can be compared."""
    if isinstance(value, bytes):
        return value.decode()
    if isinstance(value, dict):
        return plain(list(value.values()))
    if isinstance(value, (list, tuple)):
        return [plain(one) for one in value]
    return str(value) if type(value) is int else value


@needs_duckdb
class Cases(unittest.TestCase):
    """Each case of functions.txt, as a constant, as a column, and as a BLOB."""

    @classmethod
    def setUpClass(cls):
        cls.duckdb = cls.enterClassContext(DuckDB())

    def check(self, case, texts, from_table):
        call = f"{case.function}({', '.join(texts)})"
        if from_table:
            columns = ", ".join(f"{text} AS t{i}" for i, text in enumerate(texts))
            self.duckdb.rows(f"CREATE OR REPLACE TEMP TABLE texts AS SELECT {columns}")
            call = f"{case.function}({', '.join(f't{i}' for i in range(len(texts)))})"
        source = "FROM texts" if from_table else ""
        kind = self.duckdb.value(f"SELECT typeof({call}) {source}")
        if kind == "BLOB":
            call = f"decode({call})"
        result = self.duckdb.value(f"SELECT {call} {source}")
        self.assertEqual(plain(result), plain(case.result), (case, call))

    def test_cases(self):
        claims = defaultdict(list)
        for case in read_cases():
            claims[case.claim].append(case)
        for claim, cases in claims.items():
            with self.subTest(claim):
                for case in cases:
                    for from_table in (False, True):
                        if all(map(is_utf8, case.texts)):
                            self.check(case, [*map(varchar, case.texts)], from_table)
                        self.check(case, [*map(blob, case.texts)], from_table)

    def test_cases_as_rows_of_one_column(self):
        """What a function keeps from row to row must not change the next answer."""
        of_function = defaultdict(list)
        for case in read_cases():
            if all(map(is_utf8, case.texts)):
                of_function[case.function].append(case)
        for function, cases in of_function.items():
            columns = ", ".join(f"t{i}" for i in range(len(cases[0].texts)))
            rows = ", ".join(f"({', '.join(map(varchar, case.texts))})" for case in cases)
            self.duckdb.rows("CREATE OR REPLACE TEMP TABLE texts AS "
                             f"FROM (VALUES {rows}) v({columns})")
            answers = self.duckdb.rows(f"SELECT {function}({columns}) FROM texts")
            self.assertEqual([plain(answer) for (answer,) in answers],
                             [plain(case.result) for case in cases], function)

    def test_null_without_type(self):
        for function in read_functions().values():
            nulls = ", ".join(len(function.arguments) * ["NULL"])
            self.assertIsNone(self.duckdb.value(f"SELECT {function.name}({nulls})"), function)

    def test_every_function_has_cases(self):
        self.assertEqual({case.function for case in read_cases()}, set(read_functions()))

    def test_lists_the_functions(self):
        types = {"text": "VARCHAR", "json": "VARCHAR", "octets": "VARCHAR or BLOB",
                 "truth": "BOOLEAN", "port": "INTEGER", "offset": "BIGINT", "texts": "VARCHAR[]", "parts": "STRUCT",
                 "found": "STRUCT[]"}
        self.assertEqual(self.duckdb.rows("FROM uri_functions()"), [
            [function.name, ", ".join(function.arguments), types[function.result],
             function.meaning] for function in read_functions().values()])

    def test_table_function(self):
        for case in read_cases():
            if case.function == "uri_extract":
                (text,) = case.texts
                for argument in (varchar(text), blob(text)):
                    rows = self.duckdb.rows(f"FROM uri_extract({argument})")
                    self.assertEqual(plain(rows), plain(case.result or []), case)


# Row i of this table has a text, and what the functions must say about it.  The texts are composed
# of known components, whose sizes are all up to 30 octets, around 1024, and large.
MADE = """
CREATE TABLE made AS WITH sizes AS (
    SELECT i, CASE WHEN i % 997 = 5 THEN 1000 + i % 41 WHEN i % 9973 = 7 THEN 20000 ELSE i % 31 END
                  AS n,
           CASE WHEN i % 7 = 3 THEN 'null' WHEN i % 11 = 5 THEN 'empty'
                WHEN i % 13 = 6 THEN 'invalid' ELSE 'valid' END AS kind
    FROM range({rows}) r(i)),
components AS (
    SELECT i, kind, 's' || repeat('x', i % 17) AS scheme,
           CASE WHEN i % 5 <> 0 THEN 'u' || repeat('y', i % 23) END AS userinfo,
           'h' || repeat('z', i % 29) AS host,
           CASE i % 3 WHEN 1 THEN '' WHEN 2 THEN (1 + i % 60000)::VARCHAR END AS port,
           '/' || repeat('p', n) AS path,
           CASE WHEN i % 4 = 1 THEN 'q' || repeat('r', i % 19) END AS query,
           CASE WHEN i % 6 = 1 THEN 'f' || repeat('g', n) END AS fragment
    FROM sizes),
parts AS (
    SELECT i, kind, CASE kind WHEN 'valid' THEN {{scheme: scheme, userinfo: userinfo, host: host,
               port: port, path: path, query: query, fragment: fragment}}
           WHEN 'empty' THEN {{scheme: NULL, userinfo: NULL, host: NULL, port: NULL, path: '',
               query: NULL, fragment: NULL}} END AS parts
    FROM components),
texts AS (
    SELECT *, concat(parts.scheme || '://', parts.userinfo || '@', parts.host, ':' || parts.port,
                     parts.path, '?' || parts.query, '#' || parts.fragment) AS whole
    FROM parts)
SELECT i, kind, parts,
       CASE kind WHEN 'invalid' THEN 'a b' || i WHEN 'null' THEN NULL ELSE whole END AS t,
       CASE kind WHEN 'null' THEN NULL ELSE kind <> 'invalid' END AS valid,
       CASE WHEN parts.port <> '' THEN parts.port::INTEGER END AS port_number,
       CASE WHEN valid THEN t END AS normal,
       CASE kind WHEN 'valid' THEN t WHEN 'empty' THEN 'http://base/p' END AS resolved,
       replace(t, ' ', '%20') AS repaired,
       CASE WHEN kind = 'valid' AND parts.userinfo IS NOT NULL
            THEN replace(t, '://' || parts.userinfo || '@', '://REDACTED@') ELSE t END AS redacted,
       CASE WHEN valid THEN [name FOR name IN [
                CASE WHEN parts.userinfo <> '' THEN 'userinfo-present' END,
                CASE WHEN parts.port = '' THEN 'empty-port' END] IF name IS NOT NULL]
            WHEN NOT valid THEN ['space'] END AS audit,
       CASE kind WHEN 'valid' THEN [{{uri: t, start: 0::BIGINT, size: strlen(t)::BIGINT,
            truncated: false}}] WHEN 'null' THEN NULL ELSE [] END AS extracted
FROM texts
"""

# A call, and what it must give.
CALLS = [(f"uri_{name}(t)", f"parts.{name}")
         for name in ("scheme", "userinfo", "host", "port", "path", "query", "fragment")] + [
    ("uri_valid(t)", "valid"),
    ("uri_port_number(t)", "port_number"),
    ("uri_parts(t)", "parts"),
    ("uri_parts(t).host", "parts.host"),  # NULL also if the struct is NULL
    ("uri_normalize(t)", "normal"),
    ("uri_resolve('http://base/p', t)", "resolved"),
    ("uri_repair(t)", "repaired"),
    ("uri_normalize_scheme_based(t)", "CASE WHEN parts.port = '' THEN replace(normal, "
     "parts.host || ':/', parts.host || '/') ELSE normal END"),
    ("uri_normal_host(t)", "parts.host"),
    ("uri_registrable_domain(t) IS NULL", "true"),  # the hosts have one label
    ("uri_relativize('http://base/p', t)", "CASE kind WHEN 'valid' THEN t END"),
    ("uri_query_value(t || '?k=' || i, 'k')", "CASE WHEN valid AND parts.query IS NULL AND "
     "parts.fragment IS NULL THEN i::VARCHAR END"),
    ("uri_path_segments(t)", "CASE kind WHEN 'valid' THEN [parts.path[2:]] WHEN 'empty' THEN [] "
     "END"),
    ("uri_decode(t)", "t"),
    ("decode(uri_decode(encode(t)))", "t"),
    ("uri_redact(t)", "redacted"),
    ("decode(uri_redact(encode(t)))", "redacted"),
    ("uri_error(t) IS NULL", "coalesce(valid, true)"),
    ("uri_audit(t)", "audit"),
    ("uri_extract(t)", "extracted"),
]
SIZES = (1, 2047, 2048, 2049, 100_000)


@needs_duckdb
class Vectors(unittest.TestCase):
    """The results do not depend on how DuckDB stores the rows."""

    def check(self, duckdb, source, calls=CALLS):
        rows = duckdb.value(f"SELECT count(*) FROM ({source})")
        for call, expected in calls:
            differ = f"({call}) IS DISTINCT FROM ({expected})"
            wrong = duckdb.value(f"SELECT count(*) FILTER ({differ}) FROM ({source})")
            self.assertEqual(wrong, "0", (call, source))
        return int(rows)

    def test_sizes_filters_and_dictionaries(self):
        for size in SIZES:
            with self.subTest(size), DuckDB(threads=1) as duckdb:
                duckdb.rows(MADE.format(rows=size))
                self.assertEqual(self.check(duckdb, "FROM made"), size)
                self.check(duckdb, "FROM made WHERE i % 3 = 1")
                self.check(duckdb, "SELECT made.* FROM range(5000) r(k) JOIN made ON i = k % 50")
                self.check(duckdb, "FROM made ORDER BY hash(i)")

    def test_rows_that_are_all_null_or_none(self):
        with DuckDB() as duckdb:
            duckdb.rows(MADE.format(rows=7000))
            self.check(duckdb, "FROM made WHERE t IS NULL")
            self.check(duckdb, "FROM made WHERE t IS NOT NULL")
            self.assertEqual(self.check(duckdb, "FROM made WHERE i < 0"), 0)

    def test_constants(self):
        with DuckDB() as duckdb:
            duckdb.rows(MADE.format(rows=40))
            for number in range(40):
                one = f"SELECT * EXCLUDE (range) FROM range(3000), made WHERE i = {number}"
                self.assertEqual(self.check(duckdb, one), 3000)
            # Each of the two texts is a constant in turn.
            resolve = [("uri_resolve(a, b)", "'http://h/' || coalesce(nullif(b, ''), 'a')")]
            both = "FROM range(3000), (VALUES ('http://h/a', 'b'), ('http://h/a', ''))"
            self.check(duckdb, f"SELECT col0 a, col1 b {both}", resolve)
            null = [("uri_resolve(a, b)", "NULL::VARCHAR")]
            self.check(duckdb, "SELECT 'http://h/' a, NULL::VARCHAR b FROM range(3000)", null)
            self.check(duckdb, "SELECT NULL::VARCHAR a, 'c' || range b FROM range(3000)", null)

    def test_two_threads(self):
        with DuckDB(threads=2) as duckdb:
            duckdb.rows(MADE.format(rows=300_000))
            self.assertEqual(self.check(duckdb, "FROM made"), 300_000)

    def test_stored_dictionaries_and_results(self):
        with TemporaryDirectory() as folder, DuckDB(database=f"{folder}/db") as duckdb:
            duckdb.rows("PRAGMA force_compression = 'dictionary'")
            duckdb.rows(MADE.format(rows=3000).replace("made", "few", 1))
            duckdb.rows("CREATE TABLE made AS SELECT few.* FROM range(100000) r(k) "
                        "JOIN few ON i = k * 31 % 100 ORDER BY k")
            duckdb.rows("CREATE TABLE results AS SELECT i, uri_parts(t) AS p, uri_audit(t) AS a, "
                        "uri_extract(t) AS e, uri_normalize(t) AS n, uri_host(t) AS h FROM few")
            duckdb.rows("CHECKPOINT")
            self.check(duckdb, "FROM made")
            self.check(duckdb, "SELECT r.*, f.* EXCLUDE (i) FROM results r JOIN few f USING (i)", [
                ("p", "parts"), ("a", "audit"), ("e", "extracted"), ("n", "normal")])

    def test_results_are_compared_and_hashed(self):
        with DuckDB() as duckdb:
            duckdb.rows(MADE.format(rows=5000))
            for name in ("host", "path"):
                counts = duckdb.rows(
                    f"SELECT count(DISTINCT uri_{name}(t)), count(DISTINCT parts.{name}), "
                    f"count(*) FILTER (uri_{name}(t) = parts.{name}), count(parts.{name}), "
                    f"max(uri_{name}(t)), max(parts.{name}) FROM made")[0]
                self.assertEqual(counts[0::2], counts[1::2])

    def test_lists_that_grow(self):
        """DuckDB moves the elements of lists when there are more of them than rows."""
        with DuckDB() as duckdb:
            found = ["scheme-not-lower-case", "userinfo-present", "password-present", "empty-port"]
            source = "SELECT 'HTTP://me:pw@example' || i || '.com:/' AS t FROM range(9000) r(i)"
            self.check(duckdb, source, [("uri_audit(t)", str(found))])
            uris = ", ".join(f"{{uri: 'http://h{n}/', start: {11 * n}::BIGINT, size: 10::BIGINT, "
                             "truncated: false}" for n in range(9))
            text = " ".join(f"http://h{n}/" for n in range(9))
            self.check(duckdb, f"SELECT '{text}' || repeat(' ', i % 9) AS t FROM range(9000) r(i)",
                       [("uri_extract(t)", f"[{uris}]")])

    def test_large_texts(self):
        size = 50_000_000
        with DuckDB() as duckdb:
            duckdb.rows(f"CREATE TABLE large AS SELECT 'http://u@h/' || repeat('a', {size}) AS t")
            for call, expected in (
                    ("uri_path(t)", 1 + size), ("uri_parts(t).path", 1 + size),
                    ("uri_normalize(t)", 11 + size), ("uri_redact(t)", 18 + size),
                    ("uri_redact(repeat('http://u@h/ ', 9999))", 9999 * 19),
                    ("uri_extract(t)[1].uri", 11 + size), ("uri_resolve(t, 'b')", 12),
                    ("uri_repair(replace(t, 'a', ' '))", 11 + 3 * size)):
                self.assertEqual(duckdb.value(f"SELECT strlen({call}) FROM large"), str(expected))


@needs_duckdb
class Extract(unittest.TestCase):
    def test_many_uris_in_a_text(self):
        with DuckDB() as duckdb:
            for count in (0, 1, 255, 256, 257, 2047, 2048, 2049, 10_000):
                duckdb.rows("CREATE OR REPLACE TABLE texts AS SELECT coalesce(string_agg("
                            f"'http://h' || i || '/' || repeat('p', i % 20), ' ' ORDER BY i), '') "
                            f"AS t FROM range({count}) r(i)")
                expected = (f"SELECT 'http://h' || i || '/' || repeat('p', i % 20) AS uri, "
                            f"strlen(uri) AS size, false AS truncated FROM range({count}) r(i)")
                for call in ("SELECT unnest(uri_extract(t), recursive := true) FROM texts",
                             "FROM uri_extract(getvariable('t'))"):
                    duckdb.rows("SET VARIABLE t = (FROM texts)")
                    found = f"SELECT uri, size, truncated FROM ({call})"
                    for one, other in ((found, expected), (expected, found)):
                        self.assertEqual(duckdb.rows(f"{one} EXCEPT ALL {other}"), [])
                    wrong = f"FROM ({call}) WHERE t[start + 1 : start + size] <> uri"
                    self.assertEqual(duckdb.value(
                        f"SELECT count(*) FROM ({call}), texts "
                        "WHERE t[start + 1 : start + size] <> uri"), "0", wrong)

    def test_octets_of_nul(self):
        """The C API gives a table function no size of a VARCHAR, so a NUL ends the text."""
        with DuckDB() as duckdb:
            text = "'http://a/ ' || chr(0) || ' http://b/'"
            self.assertEqual(duckdb.value(f"SELECT len(uri_extract({text}))"), "2")
            self.assertEqual(duckdb.value(f"SELECT count(*) FROM uri_extract(encode({text}))"), "2")
            self.assertEqual(duckdb.value(f"SELECT count(*) FROM uri_extract({text})"), "1")


@needs_duckdb
class Loading(unittest.TestCase):
    def test_version_and_second_load(self):
        with DuckDB() as duckdb:
            duckdb.rows(f"LOAD '{EXTENSION}'")
            loaded = duckdb.rows("SELECT extension_version, loaded FROM duckdb_extensions() "
                                 "WHERE extension_name = 'uriscan'")
            header = (ROOT / "include/uriscan/version.hpp").read_text()
            version = re.search(r'define URISCAN_VERSION "(.*)"', header)[1]
            self.assertEqual(loaded, [["v" + version, True]])

    def test_file_without_footer_is_refused(self):
        with TemporaryDirectory() as folder, DuckDB(load=False) as duckdb:
            copy = Path(folder) / Path(EXTENSION).name
            copy.write_bytes(Path(EXTENSION).read_bytes()[:-534])
            with self.assertRaisesRegex(DuckDBError, "not a DuckDB extension|metadata"):
                duckdb.rows(f"LOAD '{copy}'")


if __name__ == "__main__":
    unittest.main()
