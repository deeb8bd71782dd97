"""DuckDB with the extension, in a process of its own.

The environment variable DUCKDB_EXTENSION is the path of the extension, and DUCKDB_ENGINE the folder
with the engine.  `tools/engines test duckdb` makes both.
"""

import json
import os
import subprocess
import unittest
from pathlib import Path

SHELL = Path(__file__).with_name("duckdb_shell.mjs")
EXTENSION = os.environ.get("DUCKDB_EXTENSION")
ENGINE = os.environ.get("DUCKDB_ENGINE")


class DuckDBError(Exception):
    pass


class DuckDB:
    def __init__(self, threads=2, database=None, load=True):
        command = ["node", str(SHELL), ENGINE, str(threads)] + ([database] if database else [])
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        text=True, encoding="utf-8")
        if load:
            self.rows(f"LOAD '{EXTENSION}'")

    def __enter__(self):
        return self

    def __exit__(self, *unused):
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()

    def rows(self, statement):
        """Runs a statement, and returns its rows.  64-bit integers are texts."""
        self.process.stdin.write(json.dumps(statement) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise DuckDBError(f"DuckDB has ended, status {self.process.wait()}: {statement}")
        answer = json.loads(line)
        if "error" in answer:
            raise DuckDBError(f"{answer['error']}\n{statement}")
        return answer["rows"]

    def value(self, statement):
        ((value,),) = self.rows(statement)
        return value


def needs_duckdb(test):
    """A decorator of tests that need DuckDB."""
    return unittest.skipUnless(EXTENSION and ENGINE, "DuckDB is not there")(test)
