"""Tests the functions of the extension for PostgreSQL, and measures them.

URISCAN_POSTGRESQL is the folder into which `tools/engines build postgresql` has installed the
extension.
"""

import json
import os
import time
import unittest
from pathlib import Path

import library
import report
from function_cases import read_cases as read_shared_cases
from function_list import read_functions
from postgresql_server import Server, SqlError

CASES = Path(__file__).with_name("postgresql_cases.txt")
# Functions that give a text.  The columns of library.py's table have the same names.
TEXTS = ("scheme", "userinfo", "host", "port", "path", "query", "fragment", "normalize", "repair",
         "normal_host", "normalize_scheme_based")
FUNCTIONS = read_functions()
MEASURED_ROWS = 2_000_000
ROWS_FOR_REGEX = 200_000  # few, because the expression is slow
# A regular expression for the host, in the form of RFC 3986, Appendix B.
HOST_BY_REGEX = r"substring(t FROM '^[^:/?#]+://(?:[^/?#@]*@)?(\[[^]]*\]|[^/?#:@]*)')"


def in_hex(expression):
    return f"upper(encode(convert_to({expression}, 'UTF8'), 'hex'))"


def columns(given):
    """Returns the names of columns in library.py's table, and expressions for them."""
    result = {"uri_valid": f"uri_valid({given})::int",
              "uri_port_number": f"uri_port_number({given})",
              "uri_audit": f"array_to_string(uri_audit({given}), ',')",
              "uri_resolve": in_hex(f"uri_resolve('{library.BASE}', {given})"),
              "uri_relativize": in_hex(f"uri_relativize('{library.BASE}', {given})"),
              "uri_query_value": in_hex(f"uri_query_value({given}, 'a')"),
              "uri_path_segments": "(SELECT coalesce(string_agg(upper(encode(convert_to(s, 'UTF8'), "
                                   f"'hex')), ',' ORDER BY n), CASE WHEN uri_valid({given}) THEN '' END)"
                                   f" FROM unnest(uri_path_segments({given})) WITH ORDINALITY u(s, n))",
              "uri_error": in_hex(f"uri_error({given})"),
              "uri_error_offset": f"uri_error_offset({given})"}
    result["uri_extract"] = (
        f"(SELECT coalesce(string_agg(concat_ws(':', {in_hex('uri')}, start, size, truncated::int),"
        f" ',' ORDER BY start), '') FROM uri_extract({given}))")
    result |= {f"uri_{name}": in_hex(f"uri_{name}({given})") for name in TEXTS}
    return result


def is_text(octets):
    """Says whether PostgreSQL can store octets as a text in UTF-8."""
    try:
        return "\0" not in octets.decode()
    except UnicodeDecodeError:
        return False


def read_cases():
    """Returns pairs of expressions and expected values."""
    for line in CASES.read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            expression, value = line.rsplit(" => ", 1)
            yield expression, {"NULL": r"\N", "''": ""}.get(value, value)


def literal(text, kind):
    if text is None:
        return f"NULL::{kind}"
    octets = f"'\\x{text.hex()}'::bytea"
    return octets if kind == "bytea" else f"convert_from({octets}, 'UTF8')"


def shared_call(case, kind):
    """Returns an expression for a case of functions.txt.  Its value is JSON, or NULL."""
    texts = [literal(text, kind) for text in case.texts]
    if "object" in FUNCTIONS[case.function].arguments:
        texts[-1] = f"({literal(case.texts[-1], 'text')})::jsonb"
    call = f"{case.function}({', '.join(texts)})"
    if FUNCTIONS[case.function].result == "json" and case.result is not None:
        # Two equal values of jsonb can be written in different ways.
        expected = literal(case.result, "text")
        return f"to_json(CASE WHEN {call} = {expected}::jsonb THEN {expected} ELSE {call}::text END)"
    if case.function == "uri_extract":
        return (f"CASE WHEN ({literal(case.texts[0], kind)}) IS NOT NULL THEN (SELECT coalesce("
                f"json_agg(json_build_array(uri, start, size, truncated)), '[]') FROM {call})"
                " END")
    if case.function == "uri_parts" and case.result is not None:
        return ("(SELECT json_build_array(scheme, userinfo, host, port, path, query, fragment) "
                f"FROM {call})")
    if FUNCTIONS[case.function].result == "octets" and kind == "bytea":
        call = f"convert_from({call}, 'UTF8')"
    return f"to_json({call})"


def shared_result(case):
    def plain(value):
        if isinstance(value, (list, tuple)):
            return [plain(one) for one in value]
        return value.decode() if isinstance(value, bytes) else value

    if case.result is None:
        return r"\N"
    separators = (", ", ": ") if case.function in ("uri_parts", "uri_extract") else (",", ":")
    return json.dumps(plain(case.result), separators=separators, ensure_ascii=False)


class Functions(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Server().__enter__()
        cls.addClassCleanup(cls.server.stop)
        cls.server.sql("CREATE EXTENSION uriscan")

    def test_cases(self):
        cases = list(read_cases())
        query = ";\n".join(f"SELECT {expression}" for expression, _ in cases)
        answers = self.server.sql(query).split("\n")
        self.assertEqual(len(answers), len(cases))
        for (expression, expected), actual in zip(cases, answers):
            with self.subTest(expression):
                self.assertEqual(actual, expected)

    def test_shared_cases(self):
        """The cases that all databases share, as bytea and, if possible, as text."""
        cases = read_shared_cases()
        tried = [(case, kind) for case in cases for kind in ("bytea", "text")
                 if kind == "bytea" or all(text is None or is_text(text) for text in case.texts)]
        query = "".join(f"SELECT {shared_call(case, kind)};\n" for case, kind in tried)
        answers = self.server.sql(query).split("\n")
        self.assertEqual(len(answers), len(tried))
        for (case, kind), actual in zip(tried, answers):
            with self.subTest(case=case, kind=kind):
                self.assertEqual(actual, shared_result(case))

    def test_declares_what_the_planner_may_assume(self):
        """All functions are STRICT and PARALLEL SAFE, and most are IMMUTABLE."""
        others = self.server.sql("""
            SELECT p.oid::regprocedure FROM pg_proc p JOIN pg_depend d ON d.objid = p.oid
            JOIN pg_extension e ON e.oid = d.refobjid
            WHERE e.extname = 'uriscan' AND p.prokind = 'f'
              AND NOT (p.proisstrict AND p.provolatile = 'i' AND p.proparallel = 's')""")
        self.assertEqual(others.split("\n"), [
            "uri_send(uri)", "uri_registrable_domain(text)", "uri_registrable_domain(bytea)"])

    def test_declares_and_describes_the_functions_of_the_list(self):
        types = {"text": "text", "json": "jsonb", "truth": "boolean", "port": "integer",
                 "offset": "bigint", "texts": "text[]", "parts": "record", "found": "record"}
        declared = self.server.sql("""
            SELECT proname, oidvectortypes(proargtypes), prorettype::regtype,
                   obj_description(oid, 'pg_proc') FROM pg_proc""").split("\n")
        for function in FUNCTIONS.values():
            for kind in ("text", "bytea"):
                with self.subTest(function=function.name, kind=kind):
                    arguments = ", ".join("jsonb" if name == "object" else kind
                                          for name in function.arguments)
                    result = types.get(function.result, kind)
                    self.assertIn("\t".join((function.name, arguments, result, function.meaning)),
                                  declared)

    def test_a_long_text_is_redacted_by_lines(self):
        """A long text is redacted in pieces of whole lines, so each line is redacted as if alone."""
        self.assertEqual(self.server.sql("""
            WITH lines AS (
                SELECT n, 'GET http://u:p' || n || '@h/?token=' || repeat('s', n % 50) AS line
                FROM generate_series(1, 60000) n),
            whole AS (SELECT string_agg(line, E'\\n' ORDER BY n) AS t FROM lines)
            SELECT length(t) > 2500000, uri_redact(t) = (
                SELECT string_agg(uri_redact(line), E'\\n' ORDER BY n) FROM lines)
            FROM whole"""), "t\tt")

    def test_the_redaction_of_a_long_text_can_be_cancelled(self):
        begin = time.monotonic()
        text = r"repeat(E'GET http://u:p@h/?token=x HTTP/1.1\n', 3000000)"
        self.server.sql(f"SELECT length(uri_redact({text}))")
        whole = time.monotonic() - begin
        with self.assertRaisesRegex(SqlError, "statement timeout"):
            self.server.sql(f"SET statement_timeout = {int(whole * 250)};"
                            f"SELECT length(uri_redact({text}))")
        self.assertLess(time.monotonic() - begin - whole, whole * 0.7)

    def load_texts(self):
        """Stores the texts of library.py, as bytea and, if possible, as text."""
        rows = b"\n".join(b"%d\t\\\\x%s" % row for row in enumerate(library.texts_in_hex()))
        self.server.sql("DROP TABLE IF EXISTS given; CREATE TABLE given (n int, b bytea, t text)")
        self.server.sql_bytes(b"COPY given (n, b) FROM STDIN;\n" + rows + b"\n\\.\n")
        octets = [bytes.fromhex(line.decode()) for line in library.texts_in_hex()]
        numbers = [number for number, text in enumerate(octets) if is_text(text)]
        self.server.sql("UPDATE given SET t = convert_from(b, 'UTF8') WHERE n IN (%s)"
                        % ",".join(map(str, numbers)))
        return numbers

    def compare(self, what, names_and_expressions, numbers=None):
        """Compares columns with the library's, octet for octet."""
        where = "" if numbers is None else "WHERE t IS NOT NULL"
        lines = self.server.sql_bytes(
            f"COPY (SELECT {','.join(names_and_expressions.values())} FROM given {where} "
            "ORDER BY n) TO STDOUT").splitlines()
        table = list(zip(*(line.split(b"\t") for line in lines)))
        table = [[{rb"\\N": library.NULL}.get(field, field) for field in column]
                 for column in table]
        found = []
        for name, column in zip(names_and_expressions, table):
            found += library.differences(name, column, numbers)
        report.add("PostgreSQL", self.server.version(), what, len(lines), differences=len(found))
        self.assertEqual(found[:5], [])

    def test_agrees_with_the_library(self):
        numbers = self.load_texts()
        self.compare("all functions, bytea",
                     columns("b") | {f"uri_{name}": f"upper(encode(uri_{name}(b), 'hex'))"
                                     for name in ("redact", "decode")})
        left_out = len(library.texts_in_hex()) - len(numbers)
        self.compare(f"all functions, text ({left_out} have no valid UTF-8)",
                     columns("t") | {"uri_redact": in_hex("uri_redact(t)")}, numbers)

    def test_parts_are_the_components(self):
        """uri_parts() and the type agree with the functions that are compared above."""
        self.load_texts()
        names = ("scheme", "userinfo", "host", "port", "path", "query", "fragment")
        wanted = ", ".join(f"uri_{name}(b)" for name in names)
        parts = ", ".join(f"p.{name}" for name in names)
        self.assertEqual(self.server.sql(
            f"SELECT count(*) FROM given, uri_parts(b) p WHERE ROW({parts}) IS DISTINCT FROM "
            f"ROW({wanted}) OR uri_valid(b) <> (uri_parts(b) IS DISTINCT FROM NULL)"), "0")

    def seconds(self, expression, rows=MEASURED_ROWS):
        """Returns the shortest of three processor times of a query that counts values."""
        query = f"SELECT count({expression}) FROM measured WHERE n <= {rows};\n"
        show_ticks = "\\! cut -d ' ' -f 14 /proc/$PID/stat\n"
        output = self.server.sql(
            "SELECT pg_backend_pid() AS pid \\gset\n\\setenv PID :pid\n"
            "SET max_parallel_workers_per_gather = 0;\n" + show_ticks + 3 * (query + show_ticks))
        ticks = [int(line) for line in output.split("\n")[::2]]
        return min(b - a for a, b in zip(ticks, ticks[1:])) / os.sysconf("SC_CLK_TCK")

    def test_speed(self):
        self.server.sql(f"""
            CREATE UNLOGGED TABLE measured AS
            SELECT n, 'https://user@www.host' || n % 1000 || '.example.com:8443/some/path/' || n
                   || '?key=value&n=' || n || '#top' AS t
            FROM generate_series(1, {MEASURED_ROWS}) n;
            VACUUM ANALYZE measured""")
        few = f"FROM measured WHERE n <= {ROWS_FOR_REGEX}"
        self.assertEqual(self.server.sql(
            f"SELECT count(*) {few} AND uri_host(t) IS DISTINCT FROM {HOST_BY_REGEX}"), "0")
        by_regex = (self.seconds(HOST_BY_REGEX, ROWS_FOR_REGEX) - self.seconds("t", ROWS_FOR_REGEX))
        nothing = self.seconds("t")
        for function in ("uri_host", "uri_valid", "uri_path", "uri_parts", "uri_normalize",
                         "uri_audit", "uri_redact"):
            seconds = self.seconds(f"{function}(t)") - nothing
            report.add("PostgreSQL", self.server.version(), function, MEASURED_ROWS,
                       MEASURED_ROWS / seconds,
                       ROWS_FOR_REGEX / by_regex if function == "uri_host" else None)


if __name__ == "__main__":
    unittest.main()
