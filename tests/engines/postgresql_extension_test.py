"""Tests the extension for PostgreSQL in databases with other encodings.  Also tests dumps, updates
and rights.

URISCAN_POSTGRESQL is the folder into which `tools/engines build postgresql` has installed the
extension.
"""

import unittest

from postgresql_server import TestWithServer

TABLE = """
    CREATE TABLE pages AS SELECT ('http://host' || n || '.example/' || n)::uri AS u
    FROM generate_series(1, 20000) n;
    CREATE INDEX by_octets ON pages (u);
    CREATE INDEX by_host ON pages (uri_host(u));
    CREATE INDEX by_hash ON pages USING hash (u uri_equivalent_ops)"""


class Encodings(TestWithServer):
    def test_other_encodings(self):
        for name, encoding, e_acute in (("latin", "LATIN1", "%E9"),
                                        ("japan", "EUC_JP", "%8F%AB%B1"),
                                        ("octets", "SQL_ASCII", "%C3%A9")):
            sql = self.new_database(name, f"ENCODING '{encoding}' LOCALE 'C'")
            self.assertEqual(sql("SELECT uri_repair('/é')"), f"/{e_acute}")
            self.assertEqual(sql("SELECT uri_error('/é')"),
                             rf"unexpected character '\x{e_acute[1:3]}' in path")
            self.assertEqual(sql("SELECT uri_redact('é http://é:é@h/é')"), "é http://REDACTED@h/é")
            self.assertIn("Octet 1:", self.error_of(sql, "SELECT '/é'::uri"))
            self.assertIn('"/é"', self.error_of(sql, "SELECT '/é'::uri"))

    def test_no_character_is_cut(self):
        """C2 AB and C2 BB are quotation marks in UTF-8, but here they are halves of characters."""
        sql = self.new_database("cut", "ENCODING 'EUC_JP' LOCALE 'C'")
        octets = r"'\xC2AB' || 'http://u:p@h/?token=a'::bytea || '\xA4C2BBA4'"
        self.assertEqual(sql(f"SELECT uri_redact(convert_from({octets}, 'EUC_JP'))"), r"\N")
        self.assertEqual(sql(f"SELECT encode(uri_redact({octets}), 'escape')"),
                         r"\302\253http://REDACTED@h/?token=REDACTED\302\273\244")


class Extension(TestWithServer):
    def test_dump_and_restore(self):
        sql = self.new_database("before")
        sql(TABLE)
        query = ("SELECT count(*), min(u), max(u), md5(string_agg(u::text, ' ' ORDER BY u)) "
                 "FROM pages")
        expected = sql(query)
        for name, form in (("by_sql", "plain"), ("by_archive", "custom")):
            file = self.server.folder / f"{name}.dump"
            self.server.run("pg_dump", "--format", form, "--file", file, "before")
            self.server.sql(f"CREATE DATABASE {name} TEMPLATE template0")
            if form == "plain":
                self.server.run("psql", "-X", "-q", "-v", "ON_ERROR_STOP=1", "-f", file,
                                database=name)
            else:
                self.server.run("pg_restore", "--exit-on-error", "--dbname", name, file)
            self.assertEqual(self.server.sql(query, name), expected)
            self.assertIn("by_hash", self.server.sql(
                "ANALYZE pages; EXPLAIN SELECT 1 FROM pages WHERE u ~= 'http://h'", name))

    def test_moves_and_updates(self):
        sql = self.new_database("moving")
        sql("CREATE TABLE links (u uri DEFAULT 'http://h/' CHECK (uri_host(u) IS NOT NULL));"
            "CREATE INDEX ON links (u); INSERT INTO links DEFAULT VALUES; CREATE SCHEMA other;"
            "ALTER EXTENSION uriscan SET SCHEMA other; ALTER EXTENSION uriscan UPDATE")
        self.assertEqual(sql("INSERT INTO links DEFAULT VALUES;"
                             "SELECT other.uri_host(u), pg_typeof(u) FROM links"),
                         "h\tother.uri\nh\tother.uri")
        self.assertIn("depend", self.error_of(sql, "DROP EXTENSION uriscan"))
        self.assertEqual(sql("DROP EXTENSION uriscan CASCADE;"
                             "SELECT count(*) FROM pg_proc WHERE proname LIKE 'uri%'"), "0")

    def test_an_update_gives_the_same_as_an_installation(self):
        catalogue = """
            SELECT pg_get_functiondef(p.oid), obj_description(p.oid, 'pg_proc') FROM pg_proc p
            JOIN pg_depend d ON d.objid = p.oid JOIN pg_extension e ON e.oid = d.refobjid
            WHERE e.extname = 'uriscan' AND p.prokind = 'f' ORDER BY p.oid::regprocedure::text"""
        installed = self.new_database("installed")
        self.server.sql("CREATE DATABASE updated TEMPLATE template0")
        self.server.sql("CREATE EXTENSION uriscan VERSION '0.1'", "updated")
        before = self.server.sql(catalogue, "updated")
        self.server.sql("CREATE TABLE pages AS SELECT uri_host('http://h/') AS host;"
                        "CREATE INDEX ON pages (uri_normalize(host));"
                        "ALTER EXTENSION uriscan UPDATE", "updated")
        self.assertEqual(self.server.sql(catalogue, "updated"), installed(catalogue))
        self.assertNotEqual(before, installed(catalogue))
        self.assertEqual(self.server.sql("SELECT uri_normal_host('http://H/')", "updated"), "h")

    def test_every_version_can_be_updated(self):
        self.assertEqual(self.server.sql("""
            SELECT v.version FROM pg_available_extension_versions v
            JOIN pg_available_extensions e ON e.name = v.name
            LEFT JOIN pg_extension_update_paths('uriscan') p
                ON p.source = v.version AND p.target = e.default_version
            WHERE v.name = 'uriscan' AND v.version <> e.default_version AND p.path IS NULL"""), "")

    def test_needs_no_superuser(self):
        self.server.sql("CREATE DATABASE shared TEMPLATE template0; CREATE ROLE somebody;"
                        "GRANT CREATE ON DATABASE shared TO somebody")
        self.assertEqual(self.server.sql("SET SESSION AUTHORIZATION somebody;"
                                         "CREATE EXTENSION uriscan; SELECT uri_host('http://h/')",
                                         "shared"), "h")


if __name__ == "__main__":
    unittest.main()
