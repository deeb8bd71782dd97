"""Measures the extension for DuckDB, beside what DuckDB itself offers.

DUCKDB_URLS is a file with a URL on each line.  If it is not given, the program MAKE_CORPUS makes
such a file.  The lines are repeated, in a random order, until there are DUCKDB_ROWS rows.  DuckDB
uses one thread.  Its processor time is measured, so that other programs that run at the same time
do not matter much.
"""

import os
import subprocess
import unittest
from pathlib import Path
from tempfile import TemporaryDirectory

import report
from duckdb_engine import DuckDB, needs_duckdb

URLS = os.environ.get("DUCKDB_URLS")
MAKE_CORPUS = os.environ.get("MAKE_CORPUS")
ROWS = int(os.environ.get("DUCKDB_ROWS") or 5_000_000)
RUNS = 3

# The regular expression of RFC 3986, Appendix B, and a faster one that finds only the host.
APPENDIX_B = r"^(?:([^:/?#]+):)?(?://([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?"
HOST_ONLY = r"^[^:/?#]+://(?:[^/?#@]*@)?([^:/?#]*)"
PARTS = "['scheme', 'authority', 'path', 'query', 'fragment']"
# A function, the expression that is measured, and DuckDB's own way to compute it, or None.
WAYS = (
    ("uri_valid", "count(*) FILTER (uri_valid(url))", None),
    ("uri_host", "sum(strlen(uri_host(url)))",
     f"sum(strlen(regexp_extract(url, '{HOST_ONLY}', 1)))"),
    ("uri_host, beside split_part", "sum(strlen(uri_host(url)))",
     "sum(strlen(split_part(split_part(url, '/', 3), ':', 1)))"),
    ("uri_parts", "sum(strlen(uri_parts(url).path))",
     f"sum(strlen(regexp_extract(url, '{APPENDIX_B}', {PARTS}).path))"),
    ("uri_port_number", "sum(uri_port_number(url))", None),
    ("uri_normalize", "sum(strlen(uri_normalize(url)))", None),
    ("uri_resolve", "sum(strlen(uri_resolve('http://a/b/c', url)))", None),
    ("uri_repair", "sum(strlen(uri_repair(url)))", None),
    ("uri_audit", "sum(len(uri_audit(url)))", None),
    ("uri_redact", "sum(strlen(uri_redact(url)))", None),
    ("uri_extract", "sum(len(uri_extract(url)))", None),
    ("uri_error", "count(uri_error(url))", None),
)


@needs_duckdb
@unittest.skipUnless(URLS or MAKE_CORPUS, "there is no list of URLs")
class Speed(unittest.TestCase):
    def processor_time(self):
        """Returns the seconds that DuckDB's process has used.  The clock ticks every 10 ms."""
        stat = Path(f"/proc/{self.duckdb.process.pid}/stat").read_text()
        user, system = stat.rsplit(")", 1)[1].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    def rows_per_second(self, expression, runs):
        times = []
        for _ in range(runs):
            start = self.processor_time()
            self.duckdb.value(f"SELECT {expression} FROM urls")
            times.append(self.processor_time() - start)
        return ROWS / min(times)

    def urls(self):
        """Returns the path of the list."""
        if URLS:
            return URLS
        path = Path(self.enterContext(TemporaryDirectory())) / "urls.txt"
        with path.open("wb") as file:
            subprocess.run([MAKE_CORPUS, "500000"], stdout=file, check=True)
        return path

    def test_speed(self):
        self.duckdb = self.enterContext(DuckDB(threads=1))
        self.duckdb.rows(
            f"CREATE TABLE lines AS FROM read_csv('{self.urls()}', header = false, "
            r"auto_detect = false, delim = '\x01', quote = '', escape = '', strict_mode = false, "
            "columns = {'url': 'VARCHAR'})")
        self.duckdb.rows(
            f"CREATE TABLE urls AS SELECT url FROM lines, range({ROWS} // (SELECT count(*) FROM "
            f"lines) + 1) r(i) ORDER BY hash(url || i) LIMIT {ROWS}")
        version = self.duckdb.value("SELECT version()")
        for what, ours, own in WAYS:
            own_speed = self.rows_per_second(own, 1) if own else None
            speed = self.rows_per_second(ours, RUNS)
            report.add("DuckDB", version, f"{what}, on one core", ROWS, speed, own_speed)


if __name__ == "__main__":
    unittest.main()
