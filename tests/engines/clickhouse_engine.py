"""Starts ClickHouse with the functions of uriscan, which the installation script has installed.

CLICKHOUSE_ENGINE names the folder with the npm package chdb, and URISCAN_PROGRAM the command
line.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
INSTALL = HERE.parent.parent / "src/integrations/clickhouse/install"
PROGRAM = os.environ["URISCAN_PROGRAM"]

MAIN_CONFIGURATION = """<clickhouse>
  <!-- <user_scripts_path>/not/this/one/</user_scripts_path> -->
  <user_defined_executable_functions_config>functions/*_function.xml</user_defined_executable_functions_config>
  <user_scripts_path>{folder}/scripts/</user_scripts_path>
</clickhouse>
"""


def install(*options, version="26.7.2.1"):
    """Runs the installation script for a server of this version."""
    with tempfile.TemporaryDirectory() as folder:
        server = Path(folder) / "server"
        server.write_text(f"#!/bin/sh\necho 'ClickHouse server version {version}.'\n")
        server.chmod(0o755)
        return subprocess.run([INSTALL, "--server", server, *options], stdout=subprocess.PIPE,
                              stderr=subprocess.PIPE, text=True)


class Folders:
    """The folders of a server: its main configuration, its functions and its scripts."""

    def __init__(self):
        self.path = Path(tempfile.mkdtemp(prefix="uriscan-clickhouse-"))
        self.main = self.path / "config.xml"
        self.functions = self.path / "functions"
        self.scripts = self.path / "scripts"
        self.functions.mkdir()
        self.scripts.mkdir()
        self.main.write_text(MAIN_CONFIGURATION.format(folder=self.path))

    def remove(self):
        shutil.rmtree(self.path)

    def files(self):
        return sorted(str(path.relative_to(self.path)) for path in self.path.rglob("*"))


def children_of(pid):
    """Returns the numbers of the processes that a process has started."""
    lists = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for file in lists for child in file.read_text().split()]


def processor_times(pid):
    """Returns the seconds of processor time of a process and its children, by their numbers."""
    tick = os.sysconf("SC_CLK_TCK")
    times = {}
    for each in [pid, *children_of(pid)]:
        fields = Path(f"/proc/{each}/stat").read_text().rpartition(")")[2].split()
        times[each] = (int(fields[11]) + int(fields[12])) / tick
    return times


class ClickHouse:
    def __init__(self, folders, *options):
        library = next(Path(os.environ["CLICKHOUSE_ENGINE"]).rglob("libchdb.so"))
        self.process = subprocess.Popen(
            [sys.executable, "-B", HERE / "clickhouse_shell.py", library,
             f"--config-file={folders.main}", "--max_threads=2", *options],
            cwd=folders.path, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, text=True)

    def ask(self, query):
        """Returns the answer to the query: a dictionary with result, error and seconds."""
        self.process.stdin.write(json.dumps(query) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError(f"ClickHouse ended after {query}")
        return json.loads(line)

    def rows(self, query):
        """Returns the lines of the result, as bytes.  Throws if the query fails."""
        answer = self.ask(query)
        if answer["error"] is not None:
            raise RuntimeError(answer["error"])
        return answer["result"].encode().splitlines()

    def fill(self, table, columns, query):
        """Makes a table in memory with the result of the query."""
        self.rows(f"create table {table} ({columns}) engine = Memory")
        self.rows(f"insert into {table} {query}")

    def seconds(self, query):
        """Runs the query, and returns the processor time of ClickHouse and of its programs."""
        before = processor_times(self.process.pid)
        self.rows(query)
        after = processor_times(self.process.pid)
        return sum(seconds - before.get(pid, 0) for pid, seconds in after.items())

    def close(self):
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()
