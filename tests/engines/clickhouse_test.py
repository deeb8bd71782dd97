"""Tests the functions of uriscan in ClickHouse (docs/clickhouse.md)."""

import functools
import os
import re
import signal
import unittest
from pathlib import Path

import library
import report
from clickhouse_cases import wrong_answers
from clickhouse_engine import PROGRAM, ClickHouse, Folders, children_of, install

PAGE = Path(__file__).parent.parent.parent / "docs/clickhouse.md"
LIST = PAGE.with_name("functions.md")
ROWS = int(os.environ.get("CLICKHOUSE_ROWS", "5000000"))

# For each function, the query that shows its answer in the form of the library's table.
HEX = "hex({}(text))"
QUERIES = {
    "uri_valid": "uriValid(text)",
    "uri_scheme": HEX.format("uriScheme"),
    "uri_userinfo": HEX.format("uriUserinfo"),
    "uri_host": HEX.format("uriHost"),
    "uri_port": HEX.format("uriPort"),
    "uri_path": HEX.format("uriPath"),
    "uri_query": HEX.format("uriQuery"),
    "uri_fragment": HEX.format("uriFragment"),
    "uri_port_number": "uriPortNumber(text)",
    "uri_normalize": HEX.format("uriNormalize"),
    "uri_resolve": f"hex(uriResolve('{library.BASE}', text))",
    "uri_repair": HEX.format("uriRepair"),
    "uri_audit": "arrayStringConcat(uriAudit(text), ',')",
    "uri_redact": HEX.format("uriRedact"),
    "uri_error": HEX.format("uriError"),
    "uri_error_offset": "uriErrorOffset(text)",
    "uri_normal_host": HEX.format("uriNormalHost"),
    "uri_normalize_scheme_based": HEX.format("uriNormalizeSchemeBased"),
    "uri_relativize": f"hex(uriRelativize('{library.BASE}', text))",
    "uri_path_segments": "if(uriValid(text), arrayStringConcat(arrayMap(x -> hex(x), "
                         "uriPathSegments(text)), ','), NULL)",
    "uri_query_value": "hex(uriQueryValue(text, 'a'))",
    "uri_decode": HEX.format("uriDecode"),
    "uri_extract": "arrayStringConcat(arrayMap(x -> concat(hex(x.1), ':', toString(x.2), ':', "
                   "toString(x.3), ':', toString(x.4)), uriExtract(text)), ',')",
}
PARTS = ("scheme", "userinfo", "host", "port", "path", "query", "fragment")

# URLs of about 57 octets, which ClickHouse makes itself.
URLS = """select concat('https://www.h', toString(number % 5000), '.example.com/a/page-',
    toString(number), '.html?from=', toString(number % 100)) as url from numbers({rows})"""

# Expressions to measure.  Beside each is ClickHouse's own way to do something similar, or None.
REGULAR_EXPRESSION = "extract(url, '^[a-zA-Z][a-zA-Z0-9+.-]*://(?:[^/?#@]*@)?([^/?#:]*)')"
CUT = "(protocol(url), domainRFC(url), port(url), path(url), queryString(url), fragment(url))"
SPEEDS = (
    ("uriValid(url)", None),
    ("uriHost(url)", "domainRFC(url)"),
    ("uriHost(url)", "netloc(url)"),
    ("uriHost(url)", REGULAR_EXPRESSION),
    ("uriPath(url)", "path(url)"),
    ("uriParts(url)", CUT),
    ("uriNormalize(url)", None),
    ("uriAudit(url)", None),
    ("uriRedact(url)", None),
)


class with_server(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folders = Folders()
        done = install("--config-file", cls.folders.main, "--program", PROGRAM)
        assert done.returncode == 0, done.stderr
        cls.server = ClickHouse(cls.folders)
        cls.version = cls.server.rows("select version()")[0].decode()

    @classmethod
    def tearDownClass(cls):
        cls.server.close()
        cls.folders.remove()

    def ask(self, expression):
        return self.server.rows(f"select {expression} format TabSeparated")[0].decode()


class answers(with_server):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        texts = cls.folders.path / "texts.tsv"
        texts.write_bytes(b"".join(
            b"%d\t%s\n" % row for row in enumerate(library.texts_in_hex())))
        cls.server.fill("texts", "number UInt32, text String", "select number, unhex(hex) "
                        f"from file('{texts}', 'TSV', 'number UInt32, hex String')")

    def test_functions_answer_as_the_library(self):
        found = []
        for column, query in QUERIES.items():
            actual = self.server.rows(f"select {query} from texts order by number")
            found += library.differences(column, actual)
        report.add("ClickHouse", self.version, "all functions", len(library.texts_in_hex()),
                   differences=len(found))
        self.assertEqual(found[:5], [])

    def test_parts_are_those_of_the_library(self):
        query = ", ".join(f"hex(parts.{part})" for part in PARTS)
        rows = self.server.rows(f"select {query} from (select number, uriParts(text) as parts "
                                "from texts) order by number")
        columns = zip(*(row.split(b"\t") for row in rows))
        for part, actual in zip(PARTS, columns):
            self.assertEqual(library.differences(f"uri_{part}", list(actual))[:5], [])

    def test_millions_of_rows_have_the_answers_of_the_library(self):
        """The texts are repeated many times.  The answers must be those of the library."""
        table = library.answers()
        path = self.folders.path / "expected.tsv"
        columns = ("uri_valid", "uri_host", "uri_normalize", "uri_audit")
        path.write_bytes(b"".join(
            b"\t".join((b"%d" % number, *row)) + b"\n"
            for number, row in enumerate(zip(*(table[column] for column in columns)))))
        self.server.fill(
            "expected", "text String, valid UInt8, host Nullable(String), "
            "normal Nullable(String), audit String",
            "select text, valid, unhex(host), unhex(normal), audit from "
            f"file('{path}', 'TSV', 'number UInt32, valid UInt8, host Nullable(String), "
            "normal Nullable(String), audit String') as answers "
            "join texts on texts.number = answers.number")
        repeats = -(-ROWS // len(library.texts_in_hex()))
        wrong = self.server.rows(
            "select count(), countIf(not uriValid(text) <=> valid), "
            "countIf(not uriHost(text) <=> host), countIf(not uriNormalize(text) <=> normal), "
            "countIf(arrayStringConcat(uriAudit(text), ',') != audit) "
            f"from (select expected.* from expected, numbers({repeats}) as times)")[0].split()
        rows = repeats * len(library.texts_in_hex())
        report.add("ClickHouse", self.version, "valid, host, normalize, audit", rows,
                   differences=sum(map(int, wrong[1:])))
        self.assertEqual(wrong, [b"%d" % rows] + 4 * [b"0"])


class values(with_server):
    def test_cases(self):
        wrong, asked = wrong_answers(self.server)
        self.assertGreater(asked, 150)
        self.assertEqual(wrong[:5], [])

    def test_a_killed_process_is_replaced(self):
        """The first query after the death of an idle process fails, and the next does not."""
        self.assertEqual(self.ask("uriPath('a')"), "a")
        for pid in children_of(self.server.process.pid):
            os.kill(pid, signal.SIGKILL)
        self.assertIn("was terminated by signal 9", self.server.ask("select uriPath('a')")["error"])
        for number in range(3):
            self.assertEqual(self.ask(f"uriPath('{number}')"), str(number))

    def test_null_gives_null(self):
        for function in ("uriValid", "uriHost", "uriPortNumber", "uriNormalize", "uriRepair",
                         "uriRedact", "uriError", "uriErrorOffset"):
            self.assertEqual(self.ask(f"{function}(NULL)"), "\\N", function)
        for arguments in ("NULL, 'a'", "'x:', NULL", "NULL, NULL"):
            self.assertEqual(self.ask(f"uriResolve({arguments})"), "\\N")
            self.assertEqual(self.ask(f"uriRelativize({arguments})"), "\\N")
        self.assertEqual(self.ask("uriAudit(NULL)"), "[]")
        self.assertEqual(self.ask("uriParts(NULL)"), f"({','.join(7 * ['NULL'])})")

    def test_rows_keep_their_order_between_nulls(self):
        self.assertEqual(
            self.server.rows("select uriPath(x) from (select number, if(number % 3 = 0, NULL, "
                             "toString(number)) as x from numbers(200000)) order by number"),
            [b"\\N" if number % 3 == 0 else b"%d" % number for number in range(200000)])

    def test_other_types_of_text_are_converted(self):
        for argument in ("toLowCardinality('//h:1')", "toFixedString('//h:1', 5)",
                         "toNullable('//h:1')", "materialize('//h:1')",
                         "toLowCardinality(toNullable('//h:1'))"):
            self.assertEqual(self.ask(f"uriHost({argument})"), "h", argument)

    def test_absent_differs_from_empty(self):
        self.assertEqual(self.ask("uriQuery('a'), uriQuery('a?'), uriPort('//h'), uriPort('//h:')"),
                         "\\N\t\t\\N\t")

    def test_long_texts(self):
        long_text = "arrayStringConcat(arrayMap(x -> repeat('a', 1000000), range(30)))"
        self.assertEqual(self.ask(f"length(uriPath({long_text}))"), "30000000")
        self.assertEqual(self.ask("sum(length(uriPath(repeat('a', number)))) from numbers(5000)"),
                         str(sum(range(5000))))

    def test_no_rows(self):
        self.assertEqual(self.server.rows("select uriHost(toString(number)) from numbers(0)"), [])

    def test_many_queries_use_the_same_processes(self):
        for number in range(200):
            self.assertEqual(self.ask(f"uriPath('{number}')"), str(number))


class installation(unittest.TestCase):
    def setUp(self):
        self.folders = Folders()
        self.before = self.folders.files()

    def tearDown(self):
        self.folders.remove()

    def run_with(self, *options):
        return install("--config-file", self.folders.main, *options)

    def test_says_what_it_did_and_undoes_it(self):
        for options in ((), ("--copy",)):
            done = self.run_with("--program", PROGRAM, *options)
            self.assertEqual(done.returncode, 0, done.stderr)
            files = sorted(set(self.folders.files()) - set(self.before))
            self.assertEqual(files, ["functions/uriscan_function.xml", "scripts/uriscan"])
            for file in files:
                self.assertIn(f"{self.folders.path}/{file}", done.stdout)
            again = self.run_with("--program", PROGRAM, *options)
            self.assertEqual((again.returncode, again.stdout), (0, done.stdout), again.stderr)
            removed = self.run_with("--remove")
            self.assertEqual(removed.returncode, 0, removed.stderr)
            self.assertEqual(self.folders.files(), self.before)
            for file in files:
                self.assertIn(f"removed {self.folders.path}/{file}", removed.stdout)

    def test_folders_can_be_given(self):
        folder = self.folders.path / "elsewhere"
        folder.mkdir()
        done = install("--configuration", folder, "--scripts", folder / "scripts", "--program",
                       PROGRAM)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertTrue((folder / "uriscan_function.xml").exists())
        self.assertTrue((folder / "scripts/uriscan").is_symlink())

    def test_files_of_others_stay(self):
        for file in (self.folders.functions / "uriscan_function.xml",
                     self.folders.scripts / "uriscan"):
            file.write_text("of somebody else\n")
            for options in (("--program", PROGRAM), ("--remove",)):
                done = self.run_with(*options)
                self.assertEqual(done.returncode, 2, done.stdout)
                self.assertIn(str(file), done.stderr)
                self.assertEqual(file.read_text(), "of somebody else\n")
            file.unlink()

    def test_old_servers_are_refused(self):
        for version in ("18.16.1", "21.8.15.7", "22.2.3.5"):
            done = install("--config-file", self.folders.main, "--program", PROGRAM,
                           version=version)
            self.assertEqual(done.returncode, 2, done.stdout)
            self.assertIn(f"ClickHouse {version} cannot have these functions; they need 22.3",
                          done.stderr)
        self.assertEqual(self.folders.files(), self.before)
        for version in ("22.3.2.1", "22.10.1.1", "26.7.2.1"):
            done = install("--config-file", self.folders.main, "--program", PROGRAM,
                           version=version)
            self.assertEqual((done.returncode, done.stderr), (0, ""))

    def test_functions_that_the_program_lacks_are_left_out(self):
        program = self.folders.path / "program"
        program.write_text(f'#!/bin/sh\ncase $* in *domain*) exit 2 ;; esac\nexec {PROGRAM} "$@"\n')
        program.chmod(0o755)
        done = self.run_with("--program", program)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("cannot have uriRegistrableDomain\n", done.stderr)
        written = (self.folders.functions / "uriscan_function.xml").read_text()
        self.assertNotIn("uriRegistrableDomain", written)
        self.assertIn("<name>uriNormalHost</name>", written)

    def test_the_sandbox_can_be_left_out(self):
        self.assertNotIn("--sandbox", install("--print", "--no-sandbox").stdout)
        commands = re.findall("<command>.*", install("--print").stdout)
        self.assertTrue(all(" --sandbox " in command for command in commands))
        program = self.folders.path / "program"
        program.write_text(
            f'#!/bin/sh\ncase $* in *--sandbox*) exit 2 ;; esac\nexec {PROGRAM} "$@"\n')
        program.chmod(0o755)
        self.assertIn("cannot enter its sandbox", self.run_with("--program", program).stderr)
        self.assertEqual(self.run_with("--program", program, "--no-sandbox").returncode, 0)

    def test_mistakes_are_explained(self):
        other = self.folders.path / "other.xml"
        other.write_text("<clickhouse><user_defined_executable_functions_config>f/my_*.xml"
                         "</user_defined_executable_functions_config></clickhouse>")
        for options, message in (
                (("--config-file", "/none"), "cannot read /none"),
                (("--config-file", other), "would not find uriscan_function.xml"),
                (("--program", "/bin/true"), "/bin/true is not uriscan"),
                (("--processes", "0"), "is not a number from 1"),
                (("--processes",), "--processes needs a value"),
                (("--server", "/bin/true"), "/bin/true --version names no version"),
                (("--remov",), "there is no option '--remov'"),
                (("--configuration", "/none", "--program", PROGRAM), "there is no folder /none")):
            done = self.run_with(*options)
            self.assertEqual(done.returncode, 2, message)
            self.assertIn(message, done.stderr)
        self.assertEqual(self.folders.files(), sorted(self.before + ["other.xml"]))


class page(with_server):
    def test_names_all_functions(self):
        names = re.findall("<name>(uri.*)</name>", install("--print").stdout)
        self.assertGreater(len(names), 15)
        for name in names:
            self.assertIn(f"`{name}`", LIST.read_text(), name)

    def test_table_of_hosts(self):
        """Runs each line of the table in docs/clickhouse.md."""
        table = PAGE.read_text().split("| text | `uriHost`")[1].split("\n\n")[0]
        rows = re.findall(r"^\| `([^`]+)` \| (.*) \|$", table, re.MULTILINE)
        self.assertGreater(len(rows), 15)
        for text, cells in rows:
            expected = [cell.strip().strip("`") for cell in cells.split(" | ")]
            actual = self.server.rows("select ifNull(uriHost(x), 'NULL'), domainRFC(x), domain(x), "
                                      f"netloc(x) from (select unhex('{text.encode().hex()}') as x)"
                                      " format TSVRaw")[0].decode().split("\t")
            self.assertEqual([cell or "empty" for cell in actual], expected, text)


class speed(with_server):
    def test_speed(self):
        self.server.fill("urls", "url String", URLS.format(rows=ROWS))
        for expression, own in SPEEDS:
            others = f", {own.partition('(')[0] or 'six functions'}" if own else ""
            what = expression + others
            report.add("ClickHouse", self.version, what, ROWS, self.rate(expression),
                       self.rate(own) if own else None)

    @functools.cache
    def rate(self, expression):
        """Returns how many rows a second of processor time answers, in the best of three runs."""
        query = f"select count() from urls where not ignore({expression})"
        return ROWS / min(self.server.seconds(query) for _ in range(3))


if __name__ == "__main__":
    unittest.main()
