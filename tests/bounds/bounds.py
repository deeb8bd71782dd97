#!/usr/bin/env python3
"""Measures the peak memory of every command on hostile inputs, and prints a table.

    tests/bounds/bounds.py PROGRAM

Fails if a peak is higher than the section "Memory" of docs/command_line.md says, or if a command
takes longer than a minute.  The inputs are small compressed files in a temporary folder.
"""
import os
import struct
import subprocess
import sys
import tempfile
import threading
import time

MEBIBYTE = 1 << 20
SECONDS = 60

# How many times the size of the longest line a command can need (docs/command_line.md).
COMMANDS = [
    (["check"], 1), (["parse"], 3), (["parse", "--format", "tsv"], 2), (["normalize"], 4),
    (["resolve", "--base", "http://a/"], 4),
    (["relativize", "--base", "http://a/", "--format", "tsv"], 4),
    (["repair"], 4), (["audit"], 3), (["extract"], 3), (["redact"], 3), (["stats"], 1),
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


def hosts(frame):
    for number in range(200000):
        frame.text(b"http://%d." % number).repeated(b"a", 8000).text(b"/\n")


def paths(frame):
    for number in range(20000):
        frame.text(b"/%d/" % number).repeated(b"a", 50000).text(b"\n")


def keys(frame):
    frame.text(b"?")
    for first in range(0, 10000000, 10000):
        frame.text(b"".join(b"k%07d&" % key for key in range(first, first + 10000)))
    frame.text(b"\n")


def nested(frame):
    text = b"http://u:p@h/?u="
    for _ in range(12):
        text = b"http://u:p@h/?u=" + text.replace(b"%", b"%25").replace(b"/", b"%2F")
    for _ in range(1000):
        frame.text(text + b"\n")


# The name of each input, a function that makes it, options, and the size of its longest line.
INPUTS = [
    ("100,000,000 empty lines", lambda frame: frame.repeated(b"\n", 10**8), [], 0),
    ("200,000 hosts of 8 KB", hosts, [], 8100),
    ("20,000 paths of 50 KB", paths, [], 50100),
    ("one line of 86 MiB with 10,000,000 keys", keys, [], 90000002),
    ("one line of 4.4 GB, --max-line 64M", lambda frame: frame.repeated(b"a", 44 * 10**8).text(b"\n"),
     ["--max-line", "64M"], 64 * MEBIBYTE),
    ("nested encoded URIs", nested, ["-j1"], 0),
    ("20,000 paths of 50 KB, -j64", paths, ["-j64"], 64 * 50100),
]


def limit_of(command, factor, longest_line):
    """Returns how many MiB the documents allow."""
    counts = 256 if command[0] == "stats" else 0
    return 64 + counts + factor * longest_line / MEBIBYTE


def measure(arguments):
    """Returns the peak memory in MiB, the seconds, and the exit status."""
    start = time.monotonic()
    child = subprocess.Popen(arguments, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                             stderr=subprocess.DEVNULL)
    timer = threading.Timer(SECONDS, child.kill)
    timer.start()
    _, status, usage = os.wait4(child.pid, 0)
    timer.cancel()
    return usage.ru_maxrss / 1024, time.monotonic() - start, os.waitstatus_to_exitcode(status)


def main():
    program = sys.argv[1]
    failures = 0
    print("| input | command | peak in MiB | limit | seconds | |")
    print("|---|---|---:|---:|---:|---|", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        for name, make, options, longest in INPUTS:
            file = os.path.join(folder, "input.zst")
            with open(file, "wb") as out:
                frame = Frame(out)
                make(frame)
                frame.finish()
            for command, factor in COMMANDS:
                limit = limit_of(command, factor, longest)
                peak, seconds, status = measure([program, *command, *options, file])
                good = peak <= limit and status in (0, 1)
                failures += not good
                print(f"| {name} | `{' '.join(command)}` | {peak:.0f} | {limit:.0f} |"
                      f" {seconds:.1f} | {'ok' if good else 'NOT OK'} |", flush=True)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
