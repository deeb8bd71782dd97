"""Tests docs/scaling.md: fills a distributed table of two ClickHouse servers, and stops one."""

import json
import os
import subprocess
import tempfile
import time
import unittest
from pathlib import Path

import report
from clickhouse_servers import Cluster
from recipes import recipes

PROGRAM = Path(os.environ["URISCAN_PROGRAM"])
MAKE_CORPUS = os.environ["MAKE_CORPUS"]
LINES = 300_000
MANY_LINES = 4_000_000  # several blocks of ClickHouse
PATIENCE = 300
TABLES, INSERT, MOVE = recipes("scaling.md", "ClickHouse on several servers")


SPELLINGS = (b"http://www.example.com/", b"http://WWW.Example.com/", b"http://ww%77.example.com/")


def make_lines(path, count):
    """Writes the URLs of a list.  Some hosts are written in several ways."""
    with open(path, "wb") as file:
        subprocess.run([MAKE_CORPUS, str(count - 300 * len(SPELLINGS)), "mix"], stdout=file,
                       check=True)
        for number in range(300):
            file.writelines(url.replace(b"example", b"example%d" % number) + b"\n"
                            for url in SPELLINGS)


def on_stage(statements):
    return statements.replace("uri_local", "uri_stage_local").replace(
        "uri AS", "uri_stage AS").replace("INTO uri ", "INTO uri_stage ")


class ClickHouseClusterTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory(prefix="uriscan_lines_")
        cls.addClassCleanup(folder.cleanup)
        cls.folder = Path(folder.name)
        make_lines(cls.folder / "urls.txt", LINES)

    def setUp(self):
        cluster = Cluster(2)
        self.servers = cluster.__enter__()
        self.addCleanup(cluster.__exit__)
        for server in self.servers:
            server.ask(TABLES + on_stage(TABLES))

    def command(self, text):
        """Returns the recipe, which asks the first server."""
        port = self.servers[0].port
        return f"set -o pipefail\n{text}".replace("clickhouse-client",
                                                  f"clickhouse-client --port {port}")

    def start(self, text):
        path = f"{PROGRAM.parent}:{os.environ['PATH']}"
        return subprocess.Popen(["bash", "-c", self.command(text)], cwd=self.folder,
                                env={**os.environ, "PATH": path}, stderr=subprocess.PIPE)

    def run_to_end(self, text):
        process = self.start(text)
        _, errors = process.communicate(timeout=PATIENCE)
        return process.returncode, errors.decode()

    def rows(self, table="uri_local"):
        return [server.number(f"SELECT count() FROM {table}") for server in self.servers
                if server.process]

    def hosts_of_stats(self):
        summary = subprocess.run(
            [PROGRAM, "stats", "--by", "host", "--top", "0", "--format", "json",
             self.folder / "urls.txt"], stdout=subprocess.PIPE, check=True).stdout
        hosts = json.loads(summary)["by"]["host"]
        self.assertTrue(hosts["exact"])
        return {one["value"]: one["count"] for one in hosts["top"]}

    def hosts_of_clickhouse(self):
        rows = self.servers[0].ask(
            "SELECT normal_host, count() FROM uri WHERE valid GROUP BY normal_host")
        return {None if host == r"\N" else host: int(count) for host, count in rows}

    def test_counts_of_hosts_are_those_of_stats(self):
        begin = time.monotonic()
        status, errors = self.run_to_end(INSERT)
        seconds = time.monotonic() - begin
        self.assertEqual((status, errors), (0, ""))
        rows = self.rows()
        self.assertEqual(sum(rows), LINES)
        self.assertGreater(min(rows), LINES // 100, "both servers have rows")
        actual, expected = self.hosts_of_clickhouse(), self.hosts_of_stats()
        self.assertEqual(actual, expected)
        hosts = [{row[0] for row in server.ask("SELECT DISTINCT normal_host FROM uri_local")}
                 for server in self.servers]
        self.assertEqual(hosts[0] & hosts[1], set())
        version = self.servers[0].ask("SELECT version()")[0][0]
        report.add("ClickHouse, two servers", version, "insert", LINES, LINES / seconds,
                   differences=0)

    def test_fails_as_a_whole_if_a_server_is_down(self):
        self.servers[1].stop()
        status, errors = self.run_to_end(INSERT)
        self.assertNotEqual(status, 0)
        self.assertIn("DB::NetException", errors)
        self.assertEqual(self.rows(), [0])
        self.servers[1].start()
        self.assertEqual(self.run_to_end(INSERT), (0, ""))
        self.assertEqual(sum(self.rows()), LINES)

    def test_nothing_is_counted_twice_if_a_server_ends_during_an_insert(self):
        make_lines(self.folder / "many.txt", MANY_LINES)
        insert = on_stage(INSERT).replace("urls.txt", "many.txt")
        process = self.start(insert)
        end = time.monotonic() + PATIENCE
        while sum(self.rows("uri_stage_local")) == 0 and time.monotonic() < end:
            time.sleep(0.05)
        self.servers[1].stop()
        _, errors = process.communicate(timeout=PATIENCE)
        self.assertNotEqual(process.returncode, 0, "the server ended too late")
        self.assertIn("DB::", errors.decode())
        self.assertGreater(sum(self.rows("uri_stage_local")), 0, "earlier blocks stay")
        self.servers[1].start()
        for server in self.servers:
            server.ask("TRUNCATE TABLE uri_stage_local")
        self.assertEqual(self.run_to_end(insert), (0, ""))
        for server in self.servers:
            server.ask(MOVE)
        self.assertEqual(sum(self.rows()), MANY_LINES)
        self.assertEqual(self.rows("uri_stage_local"), [0, 0])
