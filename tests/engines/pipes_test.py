"""Tests docs/pipes.md: runs its recipes with the real programs, and uses uriscan as Spark does."""

import json
import os
import signal
import subprocess
import tempfile
import threading
import time
import unittest
from pathlib import Path

import library
import report
from recipes import recipes

PROGRAM = Path(os.environ["URISCAN_PROGRAM"])
ENVIRONMENT = {**os.environ, "PATH": f"{PROGRAM.parent}:{os.environ['PATH']}:/usr/sbin",
               "LC_ALL": "C.UTF-8"}
PATIENCE = 60  # seconds until a test gives up


def lines_and_answers():
    """Returns the library's texts that are lines of printable ASCII, and what it says of them.

    An answer is the pair of columns uri_valid and uri_host, as `parse --format tsv` writes them.
    """
    table = library.answers()
    lines, answers = [], []
    for number, text in enumerate(map(bytes.fromhex, map(bytes.decode, library.texts_in_hex()))):
        if text and all(0x20 < octet < 0x7F for octet in text):
            host = table["uri_host"][number]
            host = host if host == library.NULL else bytes.fromhex(host.decode())
            lines.append(text)
            answers.append((table["uri_valid"][number], host))
    return lines, answers


LINES, ANSWERS = lines_and_answers()
FILTER = (str(PROGRAM), "parse", "-j1", "--format", "tsv")


def from_tsv(line):
    """Returns the columns valid and host of a record."""
    cells = line.split(b"\t")
    return cells[0], cells[3]


def from_json(line):
    record = json.loads(line)
    host = record.get("host")
    return (b"1" if record["valid"] else b"0", library.NULL if host is None else host.encode())


def as_file(lines):
    return b"".join(line + b"\n" for line in lines)


def wait_until(condition):
    end = time.monotonic() + PATIENCE
    while not condition():
        if time.monotonic() > end:
            raise TimeoutError(f"waited for {PATIENCE} seconds")
        time.sleep(0.1)


class PipesTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="uriscan_pipes_")
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def start(self, command, **options):
        """Starts a command in a process group that ends with the test."""
        process = subprocess.Popen(command, cwd=self.folder, env=ENVIRONMENT,
                                   start_new_session=True, **options)

        def stop():
            try:
                os.killpg(process.pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
            process.wait()
            for stream in (process.stdin, process.stdout):
                if stream:
                    stream.close()

        self.addCleanup(stop)
        return process

    def run_shell(self, script, **options):
        subprocess.run(["sh", "-c", script], cwd=self.folder, env={**ENVIRONMENT, **options},
                       check=True, timeout=PATIENCE)

    def reports(self, name, version, rows):
        report.add(name, version, "pipe", rows, differences=0)

    def test_answers_each_group_of_lines_before_it_waits_for_more(self):
        """mmexternal waits after each line, ClickHouse after each block."""
        for size in (1, 7, 5000):
            with self.subTest(size=size):
                process = self.start(FILTER, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
                for first in range(0, min(len(LINES), 200 * size), size):
                    group = as_file(LINES[first:first + size])
                    writer = threading.Thread(target=lambda text=group: (
                        process.stdin.write(text), process.stdin.flush()))
                    writer.start()
                    expected = ANSWERS[first:first + size]
                    answers = [from_tsv(process.stdout.readline()) for _ in expected]
                    writer.join()
                    self.assertEqual(answers, expected)
                process.stdin.close()
                self.assertEqual(process.wait(PATIENCE), 0)

    def test_spark(self):
        """RDD.pipe writes in a thread, reads until the output ends, and wants exit status 0."""
        parts = [LINES[start::4] for start in range(4)]
        expected = [ANSWERS[start::4] for start in range(4)]
        for part, answers in zip(parts, expected):
            process = self.start(FILTER, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

            def write(to=process.stdin, lines=part):
                for line in lines:
                    to.write(line + b"\n")
                to.close()

            writer = threading.Thread(target=write)
            writer.start()
            actual = list(map(from_tsv, process.stdout.read().splitlines()))
            writer.join()
            self.assertEqual(process.wait(PATIENCE), 0)
            self.assertEqual(actual, answers)

    def test_gnu_parallel(self):
        (command,) = recipes("pipes.md", "GNU parallel")
        (self.folder / "urls.txt").write_bytes(as_file(LINES))
        self.run_shell(command.replace("64M", "100k"))  # a part is small, so there are several
        parsed = (self.folder / "parsed.tsv").read_bytes().splitlines()
        self.assertEqual(list(map(from_tsv, parsed)), ANSWERS)
        version = subprocess.run(["parallel", "--version"], stdout=subprocess.PIPE, text=True,
                                 check=True).stdout.split()[2]
        self.reports("GNU parallel", version, len(LINES))

    def test_rsyslog(self):
        script, configuration = recipes("pipes.md", "rsyslog")
        program, log, hosts = (self.folder / name for name in ("program", "urls.log", "hosts.log"))
        program.write_text(script.replace("/usr/local/bin/uriscan", str(PROGRAM)))
        program.chmod(0o755)
        # rsyslog cuts long messages.
        chosen = [n for n, line in enumerate(LINES) if len(line) < 1000][:5000]
        log.write_bytes(as_file(LINES[n] for n in chosen))
        for old, new in (("/var/log/urls.log", log), ("/usr/local/bin/uriscan-rsyslog", program),
                         ("/var/log/hosts.log", hosts)):
            configuration = configuration.replace(old, str(new))
        (self.folder / "rsyslog.conf").write_text(
            f'global(workDirectory="{self.folder}")\n{configuration}')
        self.start(["rsyslogd", "-n", "-f", "rsyslog.conf", "-i", self.folder / "pid"])
        wait_until(lambda: hosts.exists() and hosts.read_bytes().count(b"\n") == len(chosen))
        expected = [b" ".join((*ANSWERS[n], LINES[n])).replace(library.NULL, b"") for n in chosen]
        self.assertEqual(hosts.read_bytes().splitlines(), expected)
        version = subprocess.run(["rsyslogd", "-v"], stdout=subprocess.PIPE, text=True, check=True,
                                 env=ENVIRONMENT).stdout.split()[1]
        self.reports("rsyslog", version, len(chosen))

    def test_kafka(self):
        (command,) = recipes("pipes.md", "Kafka")
        source = Path(__file__).with_name("mock_broker.c")
        broker = self.folder / "mock_broker"
        subprocess.run(["cc", "-Wall", "-Wextra", "-Werror", source, "-o", broker, "-lrdkafka"],
                       check=True)
        running = self.start([broker], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        brokers = running.stdout.readline().decode().strip()
        chosen = range(5000)
        (self.folder / "urls").write_bytes(as_file(LINES[n] for n in chosen))
        # One partition, so that the order is known.
        self.run_shell('kcat -P -b "$BROKERS" -t urls -p 0 < urls', BROKERS=brokers)
        # -e ends the consumer at the end of the topic, so that the whole pipe ends.
        self.run_shell(command.replace("-C", "-C -e").replace("-t parsed", "-t parsed -p 0"),
                       BROKERS=brokers)
        self.run_shell('kcat -C -e -q -b "$BROKERS" -t parsed > parsed', BROKERS=brokers)
        parsed = (self.folder / "parsed").read_bytes().splitlines()
        self.assertEqual(list(map(from_json, parsed)), [ANSWERS[n] for n in chosen])
        version = subprocess.run(["kcat", "-V"], stdout=subprocess.PIPE, text=True,
                                 check=True).stdout.split("Version ")[1].split()[0]
        self.reports("kcat", version, len(chosen))
