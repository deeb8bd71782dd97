"""Tests the WebAssembly module for ClickHouse, in ClickHouse.

CLICKHOUSE_WASM names the module, and CLICKHOUSE_ENGINE the folder with the npm package chdb.
"""

import ctypes
import os
import re
import shutil
import subprocess
import unittest
from pathlib import Path
from urllib.parse import quote

import library
import report
from clickhouse_cases import wrong_answers
from clickhouse_engine import ClickHouse, Folders
from function_list import read_functions

HERE = Path(__file__).parent
CREATE = HERE.parent.parent / "src/integrations/clickhouse/wasm/create_functions"
MODULE = Path(os.environ["CLICKHOUSE_WASM"])
SUFFIXES = Path("/usr/share/publicsuffix/public_suffix_list.dat")
ROWS = 2_000_000
MANY_ROWS = 1_200_000
SETTING_OF_ROWS = "webassembly_udf_max_input_block_size"
SETTING = "<allow_experimental_webassembly_udf>true</allow_experimental_webassembly_udf>"
PARTS = ("scheme", "userinfo", "host", "port", "path", "query", "fragment")
QUERIES = {
    "uri_valid": "uriValid(text)",
    "uri_port_number": "uriPortNumber(text)",
    "uri_normalize": "hex(uriNormalize(text))",
    "uri_resolve": f"hex(uriResolve('{library.BASE}', text))",
    "uri_repair": "hex(uriRepair(text))",
    "uri_audit": "arrayStringConcat(uriAudit(text), ',')",
    "uri_redact": "hex(uriRedact(text))",
    "uri_error": "hex(uriError(text))",
    "uri_error_offset": "uriErrorOffset(text)",
    "uri_normal_host": "hex(uriNormalHost(text))",
    "uri_normalize_scheme_based": "hex(uriNormalizeSchemeBased(text))",
    "uri_relativize": f"hex(uriRelativize('{library.BASE}', text))",
    "uri_path_segments": "if(uriValid(text), arrayStringConcat(arrayMap(x -> hex(x), "
                         "uriPathSegments(text)), ','), NULL)",
    "uri_query_value": "hex(uriQueryValue(text, 'a'))",
    "uri_decode": "hex(uriDecode(text))",
    "uri_extract": "arrayStringConcat(arrayMap(x -> concat(hex(x.1), ':', toString(x.2), ':', "
                   "toString(x.3), ':', toString(x.4)), uriExtract(text)), ',')",
    **{f"uri_{part}": f"hex(uri{part.capitalize()}(text))" for part in PARTS},
}


def with_punycode(label):
    return label if label.isascii() else "xn--" + label.encode("punycode").decode()


class ClickHouseWasmTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folders = Folders()
        cls.addClassCleanup(cls.folders.remove)
        cls.folders.main.write_text(
            cls.folders.main.read_text().replace("</clickhouse>", f"{SETTING}\n</clickhouse>"))
        modules = cls.folders.scripts / "wasm"
        modules.mkdir()
        shutil.copy(MODULE, modules / "uriscan.wasm")
        cls.server = ClickHouse(cls.folders)
        cls.addClassCleanup(cls.server.close)
        statements = subprocess.run([CREATE], stdout=subprocess.PIPE, text=True, check=True).stdout
        *create, cls.hint = statements.splitlines()
        for statement in create:
            cls.server.rows(statement)
        cls.functions = re.findall(r"FUNCTION (\w+)", statements)
        texts = cls.folders.path / "texts.tsv"
        texts.write_bytes(b"".join(
            b"%d\t%s\n" % row for row in enumerate(library.texts_in_hex())))
        cls.server.fill("texts", "number UInt32, text String", "select number, unhex(hex) "
                        f"from file('{texts}', 'TSV', 'number UInt32, hex String')")

    def ask(self, expression):
        return self.server.rows(f"select {expression}")[0].decode()

    def test_functions_answer_as_the_library(self):
        found = []
        for column, query in QUERIES.items():
            actual = self.server.rows(f"select {query} from texts order by number")
            found += library.differences(column, actual)
        version = self.ask("version()")
        report.add("ClickHouse, WebAssembly", version, "all functions",
                   len(library.texts_in_hex()), differences=len(found))
        self.assertEqual(found[:5], [])

    def test_parts_are_the_components(self):
        parts = ", ".join(f"uri{part.capitalize()}(text)" for part in PARTS)
        wrong = self.ask(f"countIf(not uriParts(text) <=> tuple({parts})) from texts")
        self.assertEqual(wrong, "0")

    def test_null_gives_null(self):
        for function in ("uriValid", "uriHost", "uriPortNumber", "uriNormalize", "uriRepair",
                         "uriRedact", "uriError", "uriErrorOffset"):
            self.assertEqual(self.ask(f"{function}(NULL)"), "\\N", function)
        for arguments in ("NULL, 'a'", "'x:', NULL", "NULL, NULL"):
            self.assertEqual(self.ask(f"uriResolve({arguments})"), "\\N")
        column = "from (select materialize(CAST(NULL, 'Nullable(String)')) as t)"
        for function in ("uriAudit", "uriExtract", "uriParts", "uriPathSegments"):
            self.assertEqual(self.ask(f"{function}(NULL)"), "\\N", function)
            of_column = "\\N" if function == "uriParts" else "[]"
            self.assertEqual(self.ask(f"{function}(t) {column}"), of_column, function)

    def test_absent_and_empty_differ(self):
        self.assertEqual(self.ask("uriQuery('http://h'), uriQuery('http://h?')"), "\\N\t")

    def test_cases(self):
        wrong, asked = wrong_answers(self.server)
        self.assertGreater(asked, 150)
        self.assertEqual(wrong[:5], [])

    def test_all_functions_are_there(self):
        self.assertEqual(self.functions, [each.clickhouse for each in read_functions().values()])

    def test_registrable_domains_are_those_of_libpsl(self):
        """Asks for names at and below each rule of the list; libpsl reads the same file."""
        psl = ctypes.CDLL("libpsl.so.5")
        psl.psl_load_file.restype = ctypes.c_void_p
        psl.psl_registrable_domain.restype = ctypes.c_char_p
        known = ctypes.c_void_p(psl.psl_load_file(str(SUFFIXES).encode()))
        self.assertIsNotNone(known.value)
        names = ["local", "a.local", "b.a.local", "com.", "a.com.", "a.b", "b", "xcom", "a.xcom"]
        for line in SUFFIXES.read_text(encoding="utf-8").splitlines():
            if line and not line.startswith("//"):
                rule = line.split()[0].removeprefix("!")
                for name in {rule, rule.removeprefix("*.")}:
                    name = name.replace("*", "any")
                    for form in {name, ".".join(map(with_punycode, name.split(".")))}:
                        names += [form, f"a.{form}", f"c.b.a.{form}"]
        self.assertGreater(len(names), 27_000)
        rows = "\n".join(f"http://{quote(name)}/" for name in names)
        path = self.folders.path / "hosts.tsv"
        path.write_text(rows)
        found = self.server.rows("select ifNull(decodeURLComponent(uriRegistrableDomain(url)), '') "
                                 f"from file('{path}', 'TSV', 'url String')")
        wrong = [(name, each) for name, each in zip(names, found, strict=True) if each !=
                 (psl.psl_registrable_domain(known, name.rstrip(".").encode()) or b"")]
        self.assertEqual(wrong[:5], [])

    def test_a_million_rows_at_once(self):
        """ClickHouse gives the module 128 MiB, and sends it a block of 114 MB."""
        url = ("concat('https://www.h', toString(number % 5000), '.example.com/a/page-', "
               "toString(number), '.html?from=', repeat('a', 44))")
        self.server.rows("create table inserted (url String, host Nullable(String) materialized "
                         "uriHost(url)) engine = Memory")
        self.server.rows(f"insert into inserted select {url} from numbers({MANY_ROWS}) "
                         "settings max_block_size = 2000000, max_insert_block_size = 2000000")
        self.assertEqual(self.ask("max(blockSize()) from inserted"), str(MANY_ROWS))
        self.assertGreater(int(self.ask("sum(length(url)) from inserted")), 110_000_000)
        self.assertEqual(self.ask("countIf(host = concat('www.h', toString((rowNumberInAllBlocks())"
                                  " % 5000), '.example.com')) from inserted"), str(MANY_ROWS))
        # Results that are larger than their texts are stored in the same memory.
        self.assertEqual(self.ask("countIf(parts.host = host and parts.path is not null) from "
                                  "(select uriParts(url) as parts, host from inserted)"),
                         str(MANY_ROWS))

    def test_long_texts_need_the_setting(self):
        self.assertIn(SETTING_OF_ROWS, self.ask(self.hint.removeprefix("SELECT ").rstrip(";")))
        query = ("select count() from (select concat('http://h/', repeat('a', 8000), "
                 "toString(number)) as url from numbers(100000)) "
                 "where not uriNormalize(url) <=> url")
        self.assertIn("WASM_ERROR", self.server.ask(query)["error"])
        setting = re.search(SETTING_OF_ROWS + " = [0-9]+", self.hint)[0]
        self.assertEqual(self.server.rows(f"{query} settings {setting}"), [b"0"])
        self.assertEqual(self.server.rows(f"{self.hint.rstrip(';')} SETTINGS {setting}"), [])

    def test_results_that_are_larger_than_their_texts_need_fewer_rows(self):
        """The results of these texts are two to four times as large."""
        larger = {
            "uriExtract": "repeat('a://b ', {count})",
            "uriRepair": "concat('http://h/', repeat('   \"\"\"', {count}))",
            "uriRedact": "concat('http://h/?', repeat('pwd=a&', {count}))"}
        for function, text in larger.items():
            self.assertIn("WASM_ERROR", self.answer(function, text, 8000, 4096)["error"])
            self.assertEqual(self.answer(function, text, 27_000, 256)["result"].strip(), "256")

    def answer(self, function, text, octets, rows):
        """Asks for the results of `rows` texts of `octets` octets in one block."""
        text = f"concat({text.format(count=octets // 6)}, toString(number))"
        return self.server.ask(f"select count() from numbers({rows}) where not "
                               f"ignore({function}({text})) settings {SETTING_OF_ROWS} = {rows}")

    def test_speed(self):
        length = len(library.texts_in_hex())
        self.server.fill("many", "text String",
                         f"select text from texts, numbers({-(-ROWS // length)}) as times "
                         "where length(text) < 1000")
        rows = int(self.ask("count() from many"))
        version = self.ask("version()")
        for function, own in (("uriValid", None), ("uriHost", "domainRFC"), ("uriParts", None)):
            seconds = self.seconds(function)
            report.add("ClickHouse, WebAssembly", version, function, rows, rows / seconds,
                       rows / self.seconds(own) if own else None)

    def seconds(self, function):
        query = f"select count() from many where not ignore({function}(text))"
        return min(self.server.seconds(query) for _ in range(3))
