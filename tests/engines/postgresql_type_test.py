"""Tests the type uri of the extension for PostgreSQL: errors, indexes, order and storage.

URISCAN_POSTGRESQL is the folder into which `tools/engines build postgresql` has installed the
extension.
"""

import os
import re
import unittest

import library
from postgresql_server import TestWithServer

PAGES = """
    CREATE TABLE pages AS SELECT 'http://host' || n % 997 || '.example/' || n AS url,
                                 ('http://host' || n % 997 || '.example/' || n)::uri AS u
    FROM generate_series(1, 20000) n;
    CREATE INDEX by_host ON pages (uri_host(url));
    CREATE INDEX by_host_of_uri ON pages (uri_host(u));
    CREATE INDEX by_octets ON pages (u);
    CREATE UNIQUE INDEX by_normal_form ON pages (uri_normalize(u));
    CREATE INDEX by_hash ON pages USING hash (u uri_equivalent_ops);
    CREATE INDEX by_prefix ON pages ((u::text) text_pattern_ops);
    VACUUM ANALYZE pages"""


class Errors(TestWithServer):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.server.sql("CREATE EXTENSION uriscan; CREATE TABLE links (link uri)")

    def error(self, text):
        return self.error_of(self.server.sql, text)

    def test_a_literal(self):
        self.assertEqual(self.error("SELECT 'http://a b/'::uri").splitlines(), [
            'ERROR:  invalid input syntax for type uri: "http://a b/"',
            "LINE 1: SELECT 'http://a b/'::uri",
            "               ^",
            "DETAIL:  Octet 8: unexpected character ' ' in host.",
            "QUERY:  http://a b/",
        ])

    def test_a_cast_has_the_position_in_the_text(self):
        self.assertEqual(self.error("SELECT ('http://a' || ' b/')::uri").splitlines(), [
            'ERROR:  invalid input syntax for type uri: "http://a b/"',
            "LINE 1: http://a b/",
            "                ^",
            "DETAIL:  Octet 8: unexpected character ' ' in host.",
            "QUERY:  http://a b/",
        ])

    def test_copy_names_the_row(self):
        error = self.error("COPY links FROM STDIN;\nhttp://a/\nhttp://é/\n\\.\n")
        self.assertIn('invalid input syntax for type uri: "http://é/"', error)
        self.assertIn(r"Octet 7: unexpected character '\xC3' in host.", error)
        self.assertIn("COPY links, line 2, column link", error)

    def test_the_state_is_that_of_other_types(self):
        self.assertIn("ERROR:  22P02:", self.error("\\set VERBOSITY verbose\nSELECT 'a b'::uri"))

    def test_a_long_text_is_cut(self):
        error = self.error("SELECT ('http://é' || repeat('é', 1000000) || ' ')::uri")
        self.assertLess(len(error), 500)
        self.assertIn("é...\"", error)
        self.assertIn("Octet 7: ", error)
        far = self.error("SELECT (repeat('a', 1000000) || ' ')::uri")
        self.assertLess(len(far), 500)
        self.assertIn("Octet 1000000: unexpected character ' ' in path.", far)

    def test_assignment_and_binary_input_are_checked(self):
        for source in ("'a b'::text", "'a b'::varchar"):
            self.assertIn("Octet 1:", self.error(f"INSERT INTO links SELECT {source}"))
        file = self.server.folder / "binary"
        self.server.sql(f"\\copy (SELECT 'a b'::text) TO '{file}' (FORMAT binary)")
        error = self.error(f"\\copy links FROM '{file}' (FORMAT binary)")
        self.assertIn("Octet 1: unexpected character ' ' in path.", error)
        self.assertIn("column \"a\"", self.error("INSERT INTO links VALUES (a)"))

    def test_binary_output_is_input_again(self):
        file = self.server.folder / "valid"
        self.server.sql("CREATE TABLE stored (u uri);"
                        "INSERT INTO stored VALUES ('http://h/?q'), (''), (NULL)")
        self.server.sql(f"\\copy stored TO '{file}' (FORMAT binary)")
        self.server.sql(f"\\copy stored FROM '{file}' (FORMAT binary)")
        self.assertEqual(self.server.sql("SELECT u, count(*) FROM stored GROUP BY u ORDER BY u"),
                         "\t2\nhttp://h/?q\t2\n\\N\t2")


class Indexes(TestWithServer):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.server.sql("CREATE EXTENSION uriscan")
        cls.server.sql(PAGES)

    def plan(self, query, settings=""):
        return self.server.sql(f"{settings}\nEXPLAIN (COSTS OFF) {query}")

    def test_are_used(self):
        for index, condition in (
                ("by_host", "uri_host(url) = 'host7.example'"),
                ("by_host_of_uri", "uri_host(u) = 'host7.example'"),
                ("by_octets", "u = 'http://host7.example/7'"),
                ("by_octets", "u < 'http://host1'"),
                ("by_normal_form", "uri_normalize(u) = 'http://host7.example/7'"),
                ("by_hash", "u ~= 'HTTP://HOST7.example/7'"),
                ("by_prefix", "u::text LIKE 'http://host7.example/%'")):
            with self.subTest(condition):
                self.assertRegex(self.plan(f"SELECT * FROM pages WHERE {condition}"),
                                 rf"(using|on) {index}\b")

    def test_find_what_a_scan_finds(self):
        for condition, count in (("uri_host(url) = 'host7.example'", 21),
                                 ("u = 'http://host7.example/7'", 1),
                                 ("u ~= 'HTTP://HOST7.example/%37'", 1),
                                 ("u ~= 'HTTP://HOST7.example/x'", 0)):
            query = f"SELECT count(*) FROM pages WHERE {condition}"
            scan = "SET enable_indexscan = off; SET enable_bitmapscan = off;"
            self.assertNotIn("Index", self.plan(query, scan))
            self.assertEqual(self.server.sql(query), str(count))
            self.assertEqual(self.server.sql(scan + query), str(count))

    def test_a_unique_index_compares_normal_forms(self):
        error = self.error_of(self.server.sql,
                              "INSERT INTO pages VALUES ('', 'HTTP://Host7.example/x/../%37')")
        self.assertIn("by_normal_form", error)

    def test_joins_hash(self):
        for operator in ("=", "~="):
            query = f"SELECT count(*) FROM pages a JOIN pages b ON a.u {operator} b.u"
            settings = "SET enable_mergejoin = off; SET enable_nestloop = off;"
            self.assertIn(f"Hash Cond: (a.u {operator} b.u)", self.plan(query, settings))
            self.assertEqual(self.server.sql(settings + query), "20000")

    def test_parallel_queries(self):
        query = ("SELECT count(uri_host(url)), min(u), max(uri_normalize(u)) FROM pages "
                 "WHERE uri_valid(url)")
        settings = ("SET parallel_setup_cost = 0; SET parallel_tuple_cost = 0;"
                    "SET min_parallel_table_scan_size = 0; SET enable_indexscan = off;"
                    "SET enable_indexonlyscan = off; SET enable_bitmapscan = off;")
        self.assertIn("Parallel Seq Scan", self.plan(query, settings))
        self.assertEqual(self.server.sql(settings + query), self.server.sql(query))


class Order(TestWithServer):
    def test_is_that_of_the_octets_in_every_database(self):
        octets = {bytes.fromhex(text.decode()) for text, valid in
                  zip(library.texts_in_hex(), library.answers()["uri_valid"]) if valid == b"1"}
        octets = sorted(one for one in octets if len(one) < 2000)  # longer ones fit in no index
        self.assertGreater(len(octets), 10_000)
        rows = b"\n".join(one.replace(b"\\", b"\\\\") for one in octets)
        expected = b"\n".join(octets) + b"\n"
        for name, options in (("plain", "LOCALE 'C'"),
                              ("by_icu", "LOCALE_PROVIDER icu ICU_LOCALE 'en-x-icu' LOCALE 'C'")):
            sql = self.new_database(name, options)
            sql("CREATE TABLE stored (u uri)")
            self.server.sql_bytes(b"COPY stored FROM STDIN;\n" + rows + b"\n\\.\n", name)
            for setting in ("SET enable_sort = on", "CREATE INDEX ON stored (u)"):
                actual = self.server.sql_bytes(f"{setting}; SELECT u FROM stored ORDER BY u", name)
                self.assertEqual(actual, expected)
            self.assertEqual(sql("SET enable_sort = off;"
                                 "SELECT count(*), count(DISTINCT u) FROM stored"),
                             f"{len(octets)}\t{len(octets)}")


class Storage(TestWithServer):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.server.sql("CREATE EXTENSION uriscan")

    def test_large_values(self):
        sql = self.server.sql
        self.assertEqual(sql("SELECT length(uri_path('http://h/' || repeat('a', 20000000)))"),
                         "20000001")
        self.assertEqual(sql("SELECT length(uri_normalize(repeat('%41', 5000000)))"), "5000000")
        self.assertEqual(sql("SELECT length(uri_repair(repeat(' ', 5000000)))"), "15000000")
        self.assertEqual(sql("SELECT count(*) FROM uri_extract(repeat('http://h/ ', 1000000))"),
                         "1000000")
        self.assertEqual(sql("SELECT uri_extract(repeat('http://h/ ', 1000000)) LIMIT 1"),
                         "(http://h/,0,9,f)")

    def test_all_forms_of_storage(self):
        """Values can have short headers, be compressed, or be stored out of line: all can be read."""
        for number, storage, size in ((1, "PLAIN", 1), (2, "MAIN", 600), (3, "EXTERNAL", 600),
                                      (4, "EXTENDED", 60_000)):
            value = "http://u@h:8" + "/abcdefg" * size + "?q#f"
            self.server.sql(f"""
                CREATE TABLE stored{number} (t text, u uri);
                ALTER TABLE stored{number} ALTER t SET STORAGE {storage},
                    ALTER u SET STORAGE {storage};
                INSERT INTO stored{number} VALUES ('{value}', '{value}')""")
            for column in ("t", "u"):
                self.assertEqual(self.server.sql(f"""
                    SELECT {column} = '{value}', uri_valid({column}), uri_scheme({column}),
                        uri_userinfo({column}), uri_host({column}), uri_port({column}),
                        uri_port_number({column}), length(uri_path({column})), uri_query({column}),
                        uri_fragment({column}), (uri_parts({column})).host,
                        uri_normalize({column})::text = {column}::text,
                        uri_resolve({column}, 'g:h'),
                        uri_repair({column}) = {column}::text, uri_audit({column}),
                        uri_redact({column}) = replace({column}::text, 'u@', 'REDACTED@'),
                        uri_error({column}), uri_error_offset({column}),
                        array(SELECT uri = '{value}' FROM uri_extract({column})),
                        u ~= '{value}', uri_hash_normal(u) = uri_hash_normal('{value}')
                    FROM stored{number}"""), "\t".join((
                        "t", "t", "http", "u", "h", "8", "8", str(8 * size), "q", "f", "h", "t",
                        "g:h", "t", "{userinfo-present}", "t", r"\N", r"\N", "{t}", "t", "t")))
                self.assertEqual(
                    self.server.sql(f"SELECT min(u) = max(u) FROM stored{number}"), "t")

    @unittest.skipUnless("SLOW" in os.environ, "takes a minute; SLOW=1 runs it")
    def test_a_result_can_be_too_large(self):
        """The result would have 1.08 GB.  PostgreSQL's values have less than 1 GB."""
        self.assertEqual(self.server.sql("SELECT uri_repair(repeat(' ', 360000000))"), r"\N")

    def most_memory(self, statements):
        """Returns the largest size, in MB, that a new server process had during statements."""
        output = self.server.sql(f"SELECT pg_backend_pid() AS pid \\gset\n\\setenv PID :pid\n"
                                 f"{statements};\n\\! grep VmHWM /proc/$PID/status")
        return int(re.search(r"VmHWM:\s*(\d+) kB", output)[1]) / 1024

    def test_no_memory_is_kept_from_row_to_row(self):
        """The values have 40 kB and are stored out of line, most of them compressed."""
        self.server.sql("""
            CREATE TABLE long (t text, u uri);
            INSERT INTO long SELECT v, v::uri FROM (
                SELECT 'http://h/' || n || repeat('/abcdefg', 5000) AS v
                FROM generate_series(1, 100) n) AS made""")
        functions = ("valid", "host", "path", "parts", "port_number", "normalize", "repair",
                     "redact", "error", "audit", "extract")
        calls = ", ".join(f"count(f_{name})" for name in functions)
        values = ", ".join(f"uri_{name}(t) AS f_{name}" for name in functions)
        query = (f"SELECT {calls}, count(r) FROM (SELECT {values}, uri_resolve(u, u) AS r "
                 "FROM long, generate_series(1, %d)) AS results")
        few, many = (self.most_memory(query % times) for times in (1, 30))
        self.assertLess(many, few + 10)

    def test_no_memory_is_kept_from_comparison_to_comparison(self):
        self.server.sql("""
            CREATE TABLE compared AS SELECT ('http://h/' || repeat('/abcdefg', 5000) || n)::uri AS u
            FROM generate_series(1, 1000) n""")
        for query in ("SELECT u FROM compared ORDER BY u LIMIT 1 OFFSET 999",
                      "SELECT min(u), max(u) FROM compared",
                      "SELECT count(*) FROM compared a, compared b "
                      "WHERE a.u ~= b.u AND a.u !~= b.u"):
            # Decompressed, the values have 40 MB, and all comparisons of a sort 800 MB.
            self.assertLess(self.most_memory(f"SET work_mem = '4MB'; {query}"), 100, query)


if __name__ == "__main__":
    unittest.main()
