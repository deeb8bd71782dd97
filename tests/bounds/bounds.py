#!/usr/bin/env python3
"""Measures the peak memory of every command on hostile inputs, and prints a table.

    tests/bounds/bounds.py PROGRAM

Fails if a peak is higher than the section "Memory" of docs/command_line.md says, or if a command
takes more than a minute of processor time.  The inputs are small compressed files in a temporary
folder, or come from a pipe.  Says at the end if there was too little memory for some commands.
"""
import gzip
import os
import struct
import subprocess
import sys
import tempfile
import threading
import time

MEBIBYTE = 1 << 20
SECONDS = 60

# The memory that each command can need (docs/command_line.md), as a multiple of the size of the
# longest line.  "URI" is the factor for a line that is a URI, "octets" for a line with octets that
# JSON escapes, and "secrets" for a line with many secrets.  For a line that has no URI, or that is
# not kept, the factor is 1.  For `redact`, which also needs room for the result, it is 2.
COMMANDS = [
    (["check"], {"URI": 1, "octets": 1}),
    (["parse"], {"URI": 3, "octets": 7}),
    (["parse", "--format", "tsv"], {"URI": 3, "octets": 3}),
    (["normalize"], {"URI": 4, "octets": 4}),
    (["resolve", "--base", "http://a/"], {"URI": 4, "octets": 4}),
    (["relativize", "--base", "http://a/", "--format", "tsv"], {"URI": 4, "octets": 4}),
    (["repair"], {"URI": 4, "octets": 10}),
    (["repair", "--format", "jsonl"], {"URI": 6, "octets": 180}),
    (["set", "--append", "query=k=v", "--redirect", "#f"], {"URI": 8, "octets": 4}),
    (["set", "--sort-query"], {"URI": 16, "octets": 4}),
    (["grep", "path"], {"URI": 3, "octets": 2}),
    (["grep", "query-keys=x"], {"URI": 5, "octets": 2}),
    (["audit"], {"URI": 3, "octets": 7}),
    (["extract"], {"URI": 3, "octets": 3}),
    (["redact"], {"URI": 2, "octets": 2, "secrets": 5.5, "no URI": 2}),
    (["stats"], {"URI": 1, "octets": 1}),
]


class Frame:
    """Writes a Zstandard frame (RFC 8878) block by block, with a window of 128 KiB."""

    def __init__(self, file):
        self.file = file
        file.write(b"\x28\xb5\x2f\xfd\x00\x38")

    def text(self, text):
        self.file.write(struct.pack("<I", len(text) << 3)[:3] + text)
        return self

    def repeated(self, octet, times):
        while times > 0:
            size = min(times, 131072)
            times -= size
            self.file.write(struct.pack("<I", 1 << 1 | size << 3)[:3] + octet)
        return self

    def finish(self):
        self.file.write(struct.pack("<I", 1)[:3])


def zst(fill):
    """Returns a function that writes a .zst file: `fill` writes its frame."""
    def make(folder):
        path = os.path.join(folder, "input.zst")
        with open(path, "wb") as file:
            frame = Frame(file)
            fill(frame)
            frame.finish()
        return path
    return make


def hosts(frame):
    for number in range(200000):
        frame.text(b"http://%d." % number).repeated(b"a", 8000).text(b"/\n")


def paths(frame):
    for number in range(20000):
        frame.text(b"/%d/" % number).repeated(b"a", 50000).text(b"\n")


def keys(frame):
    frame.text(b"http://h/?")
    for first in range(0, 10000000, 10000):
        frame.text(b"".join(b"k%07d&" % key for key in range(first, first + 10000)))
    frame.text(b"\n")


def secrets(frame):
    frame.text(b"http://h/reset-password")
    for _ in range(200):
        frame.text(b"/a" * 50000)
    frame.text(b"\n")


def nested(frame):
    text = b"http://u:p@h/?u="
    for _ in range(12):
        text = b"http://u:p@h/?u=" + text.replace(b"%", b"%25").replace(b"/", b"%2F")
    for _ in range(1000):
        frame.text(text + b"\n")


def values(before, value, after):
    """Returns a function that writes a line with 4,000,001 values."""
    def fill(frame):
        frame.text(before)
        for _ in range(400):
            frame.text(value * 10000)
        frame.text(after)
    return fill


def long_gz(folder):
    """A line of 4.4 GB, as a .gz of 46 MB.  It has many members with the same 11 MB of text."""
    path = os.path.join(folder, "input.gz")
    text = b"".join(b"%07d" % (number * 7919 % 10**7) + b"a" * 633 for number in range(17188))
    member = gzip.compress(text, 6)
    with open(path, "wb") as file:
        for _ in range(400):
            file.write(member)
    return path


def pipe(folder):
    """The input is endless: see feed()."""
    return "-"


def feed(child):
    """Writes 6 GB of one line."""
    piece = b"a" * MEBIBYTE
    try:
        for _ in range(6000):
            child.stdin.write(piece)
        child.stdin.close()
    except BrokenPipeError:
        pass


GIB4 = 4 << 30
LONG = 44 * 10**8

MANY_THREADS = 64

# Each input has a name, a function that makes it, and options.  Then come the size of the longest
# line that is kept, and what this line has.
INPUTS = [
    ("100,000,000 empty lines", zst(lambda frame: frame.repeated(b"\n", 10**8)), [], 0, "URI"),
    ("200,000 hosts of 8 KB", zst(hosts), [], 8100, "URI"),
    ("20,000 paths of 50 KB", zst(paths), [], 50100, "URI"),
    ("20,000 paths of 50 KB, -j64", zst(paths), [f"-j{MANY_THREADS}"], MANY_THREADS * 50100, "URI"),
    ("1,000 nested encoded URIs", zst(nested), ["-j1"], 0, "URI"),
    ("one URI of 86 MiB with 10,000,000 keys", zst(keys), [], 90000011, "URI"),
    ("one URI of 20 MB with 10,000,000 secrets", zst(secrets), [], 20000024, "secrets"),
    ("one record of CSV with 4,000,001 fields", zst(values(b"", b"b,", b"b\n")),
     ["--input-format", "csv", "--field", "1"], 8 * 10**6, "fields"),
    ("one record of CSV with 4,000,001 fields, the last one", zst(values(b"", b"b,", b"b\n")),
     ["--input-format", "csv", "--field", "4000001"], 8 * 10**6, "fields"),
    ("one line of 4,000,001 fields with tabs", zst(values(b"", b"b\t", b"b\n")),
     ["--field", "1"], 8 * 10**6, "fields"),  # `redact` has no tsv
    ("one line of 4,000,001 fields with blanks", zst(values(b"", b"b ", b"b\n")),
     ["--input-format", "blanks", "--field", "1"], 8 * 10**6, "fields"),
    ("one array of JSON with 4,000,001 strings", zst(values(b"[", b'"b",', b'"b"]\n')),
     ["--input-format", "json", "--field", "[]"], 16 * 10**6, "fields"),
    ("one object of JSON with 4,000,001 equal keys", zst(values(b"{", b'"u":1,', b'"u":"b"}\n')),
     ["--input-format", "json", "--field", "u"], 24 * 10**6, "fields"),
    ("one array of JSON with 4,000,001 escapes", zst(values(b"[", b'"\\n",', b'"b"]\n')),
     ["--input-format", "json", "--field", "[]"], 20 * 10**6, "fields"),
    ("one line of 20 MB of octet 1", zst(lambda frame: frame.repeated(b"\1", 2 * 10**7)), [],
     2 * 10**7, "octets"),
    ("one line of 20 MB of octet 255", zst(lambda frame: frame.repeated(b"\xff", 2 * 10**7)), [],
     2 * 10**7, "octets"),
    ("one line of 4.4 GB, --max-line 64M",
     zst(lambda frame: frame.repeated(b"a", LONG).text(b"\n")), ["--max-line", "64M"],
     64 * MEBIBYTE, "nothing"),
    ("a pipe with one line that does not end, --max-line 64M", pipe, ["--max-line", "64M"],
     64 * MEBIBYTE, "nothing"),
    ("one line of 4.4 GB", zst(lambda frame: frame.repeated(b"a", LONG)), [], LONG, "no URI"),
    ("one line of 4.4 GB in a .gz of 46 MB", long_gz, [], 400 * 17188 * 640, "no URI"),
]

# Unpacking this input takes long, and takes the same time for all commands.  So only these commands
# read it.
COMMANDS_FOR_GZ = ("check", "redact", "stats")


def limit_of(command, factors, options, longest, content):
    """Returns how many MiB the documents allow."""
    counts = 256 if command[0] == "stats" else 0
    if content == "no URI" and command[0] == "stats":
        longest = 64 * MEBIBYTE  # the default of --max-line
    elif content == "no URI" and command[0] not in ("extract", "redact"):
        longest = GIB4
    factor = factors.get(content, 1 if content in ("nothing", "no URI") else factors["URI"])
    if content == "fields":  # a bit for each octet of a line of JSON
        factor = max(1, factor) + 1 / 8
    further_threads = MANY_THREADS - 32 if f"-j{MANY_THREADS}" in options else 0
    return 64 + further_threads + counts + factor * longest / MEBIBYTE


def available():
    """Returns how many MiB are available, as far as the system says."""
    try:
        with open("/proc/meminfo", encoding="ascii") as file:
            values = dict(line.split(":") for line in file)
        return int(values["MemAvailable"].split()[0]) / 1024
    except (OSError, KeyError):
        return float("inf")


def measure(arguments):
    """Returns the peak memory in MiB, the seconds of processor time, and the exit status."""
    from_pipe = arguments[-1] == "-"
    child = subprocess.Popen(arguments, stdin=subprocess.PIPE if from_pipe else subprocess.DEVNULL,
                             stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    timer = threading.Timer(10 * SECONDS, child.kill)
    timer.start()
    if from_pipe:
        feed(child)
    _, status, usage = os.wait4(child.pid, 0)
    timer.cancel()
    return (usage.ru_maxrss / 1024, usage.ru_utime + usage.ru_stime,
            os.waitstatus_to_exitcode(status))


def main():
    program = sys.argv[1]
    start = time.monotonic()
    failures = 0
    not_measured = 0
    # The system counts the peak of this process as a part of the peak of each new process.
    print(f"The smallest peak that can be measured is {measure(['true'])[0]:.0f} MiB.\n")
    print("| input | command | peak in MiB | limit | seconds | |")
    print("|---|---|---:|---:|---:|---|", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        for name, make, options, longest, content in INPUTS:
            file = make(folder)
            for command, factors in COMMANDS:
                if make is long_gz and (command[0] not in COMMANDS_FOR_GZ or len(command) > 1):
                    continue
                limit = limit_of(command, factors, options, longest, content)
                row = f"| {name} | `{' '.join(command)}` |"
                if available() < limit:
                    not_measured += 1
                    print(f"{row} | {limit:.0f} | | not measured: too little memory |", flush=True)
                    continue
                peak, seconds, status = measure([program, *command, *options, file])
                good = peak <= limit and status in (0, 1) and seconds <= SECONDS
                failures += not good
                print(f"{row} {peak:.0f} | {limit:.0f} | {seconds:.1f} |"
                      f" {'ok' if good else 'NOT OK'} |", flush=True)
    print(f"\n{failures} failures, {not_measured} not measured because of too little memory, in"
          f" {(time.monotonic() - start) / 60:.0f} minutes")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
