"""Starts a PostgreSQL server that has the extension uriscan, on a Unix socket in a temporary
folder.

URISCAN_POSTGRESQL names the folder into which `tools/engines build postgresql` has installed the
extension (DESTDIR).  The server listens on no port, and stops at the end of its `with` block.  If
the tests are killed, it stops after LIFETIME.
"""

import functools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
import unittest
from pathlib import Path

LIFETIME = int(os.environ.get("LIFETIME", 900))  # seconds
OWNER = "postgres"  # Debian's package makes this user; initdb refuses to run as root
SETTINGS = {
    "listen_addresses": "",
    "fsync": "off",
    "full_page_writes": "off",
    "max_wal_size": "2GB",
    "jit": "off",
    "log_min_messages": "fatal",
}


@functools.cache
def programs():
    """Returns the folder of the server's programs."""
    run = subprocess.run(["pg_config", "--bindir"], capture_output=True, text=True, check=True)
    return Path(run.stdout.strip())


class SqlError(Exception):
    """What psql wrote about an error."""


class Server:
    def __init__(self):
        self.folder = Path(tempfile.mkdtemp(prefix="uriscan_postgresql_"))
        self.data = self.folder / "data"
        self.process = None

    def as_owner(self):
        """Returns arguments for subprocess: root runs the server as another user."""
        if os.geteuid() != 0:
            return {}
        owner = pwd.getpwnam(OWNER)
        os.chown(self.folder, owner.pw_uid, owner.pw_gid)
        return {"user": owner.pw_uid, "group": owner.pw_gid, "extra_groups": []}

    def copy_extension(self):
        """Copies the extension to a place that the owner of the server can read."""
        copy = self.folder / "extension"
        shutil.copytree(os.environ["URISCAN_POSTGRESQL"], copy)
        for path in (copy, *copy.rglob("*")):
            path.chmod(0o755)
        return copy

    def __enter__(self):
        try:
            self.start()
        except BaseException:
            self.stop()
            raise
        return self

    def __exit__(self, *_):
        self.stop()

    def start(self):
        owner = self.as_owner()
        subprocess.run(
            [programs() / "initdb", "--pgdata", self.data, "--username", "test", "--auth", "trust",
             "--encoding", "UTF8", "--locale", "C", "--no-sync"],
            check=True, stdout=subprocess.DEVNULL, cwd=self.folder, **owner)
        # `extension_destdir` is Debian's: a folder for extensions that are not installed.
        settings = SETTINGS | {"unix_socket_directories": self.folder,
                               "extension_destdir": self.copy_extension()}
        options = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        with open(self.folder / "log", "ab") as log:
            self.process = subprocess.Popen(
                ["timeout", "--signal=INT", "--kill-after=10", str(LIFETIME),
                 programs() / "postgres", "-D", self.data, *options],
                stdin=subprocess.DEVNULL, stdout=log, stderr=log, cwd=self.folder, **owner)
        self.wait()

    def wait(self):
        """Returns when the server answers."""
        end = time.monotonic() + 60
        while time.monotonic() < end and self.process.poll() is None:
            if subprocess.run([programs() / "pg_isready", "-q", "-h", self.folder],
                              check=False).returncode == 0:
                return
            time.sleep(0.05)
        raise RuntimeError(f"PostgreSQL does not start: {(self.folder / 'log').read_text()}")

    def stop(self):
        if self.process:
            self.process.send_signal(signal.SIGINT)  # ends all connections; timeout passes it on
            self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)

    def run(self, program, *arguments, database="postgres", given=None):
        """Runs a client program, and returns what it wrote, as bytes."""
        environment = os.environ | {"PGHOST": str(self.folder), "PGUSER": "test", "PGPORT": "5432",
                                    "PGDATABASE": database, "PGCLIENTENCODING": "UTF8",
                                    "PGOPTIONS": "-c client_min_messages=warning"}
        run = subprocess.run([programs() / program, *map(str, arguments)], input=given,
                             env=environment, capture_output=True, check=False)
        if run.returncode != 0:
            raise SqlError(run.stderr.decode("utf-8", "replace"))
        return run.stdout

    def sql_bytes(self, text, database="postgres"):
        """Runs statements, and returns their rows: columns are separated by tabs, NULL is \\N."""
        return self.run("psql", "-X", "-q", "-A", "-t", "-F", "\t", "-P", r"null=\N",
                        "-v", "ON_ERROR_STOP=1", database=database,
                        given=text if isinstance(text, bytes) else text.encode())

    def sql(self, text, database="postgres"):
        return self.sql_bytes(text, database).decode().removesuffix("\n")

    def version(self):
        return self.sql("SHOW server_version").split()[0]


class TestWithServer(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Server().__enter__()
        cls.addClassCleanup(cls.server.stop)

    def new_database(self, name, options=""):
        """Creates a database with the extension, and returns a function that asks it."""
        self.server.sql(f"CREATE DATABASE {name} TEMPLATE template0 {options}")
        self.server.sql("CREATE EXTENSION uriscan", name)
        return lambda text: self.server.sql(text, name)

    def error_of(self, function, *arguments):
        with self.assertRaises(SqlError) as context:
            function(*arguments)
        return str(context.exception)
