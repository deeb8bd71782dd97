#!/usr/bin/env python3
"""Compares whole commands with one thread and with two.

    bench/scaling.py --uriscan=PROGRAM [--size=MB] [--runs=N] --log=LOG LIST...

The lists, and the access log in the format "combined", are repeated until there are SIZE megabytes
(1,000 by default) of each.  Each command runs N times (5 by default) with -j1 and with -j2, by
turns, and writes to /dev/null.  The table has the shortest wall times, and the rate of one thread.
Other programs on the machine spoil these times: run this on two quiet cores.
"""

import argparse
import os
import shlex
import subprocess
import tempfile
import time

commands = [
    "check LISTS", "parse --format tsv LISTS", "parse --format csv LISTS",
    "parse --format jsonl LISTS", "parse --format arrow LISTS", "parse --format rowbinary LISTS",
    "normalize LISTS", "resolve --base http://h/a/b LISTS", "repair LISTS",
    "grep host=en.wikipedia.org LISTS", "stats LISTS", "stats --by host LISTS",
    "audit --format tsv LISTS", "audit --only userinfo-present LISTS", "extract -o LISTS",
    "redact LISTS", "check --log combined LOG", "parse --log combined --format jsonl LOG",
    "stats --log combined LOG", "audit --log combined --format tsv LOG",
    "redact --log combined LOG", "extract -o LOG", "redact LOG"]


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--uriscan", required=True)
    parser.add_argument("--size", type=int, default=1000, help="megabytes of each file")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--log", required=True, help="an access log in the format combined")
    parser.add_argument("lists", nargs="+", metavar="LIST")
    return parser.parse_args()


def write_repeated(target, sources, size):
    """Writes the sources to the target, one after the other, until it has the size."""
    text = b""
    for source in sources:
        with open(source, "rb") as file:
            text += file.read()
        text += b"" if text.endswith(b"\n") else b"\n"
    with open(target, "wb") as file:
        for _ in range(max(1, size // len(text))):
            file.write(text)


def wall_time(words):
    """Runs a command.  Returns its wall time in seconds."""
    start = time.monotonic()
    result = subprocess.run(words, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=False)
    seconds = time.monotonic() - start
    if result.returncode not in (0, 1) or b"unknown" in result.stderr:
        raise SystemExit(f"{shlex.join(words)}: {result.stderr.decode()}")
    return seconds


def main():
    arguments = parse_arguments()
    with tempfile.TemporaryDirectory() as folder:
        files = {"LISTS": f"{folder}/lists.txt", "LOG": f"{folder}/access.log"}
        write_repeated(files["LISTS"], arguments.lists, arguments.size * 1_000_000)
        write_repeated(files["LOG"], [arguments.log], arguments.size * 1_000_000)
        print(f"{os.cpu_count()} cores\n")
        print("| command | MB/s with -j1 | -j1, s | -j2, s | times as fast |\n"
              "|---|--:|--:|--:|--:|")
        for command in commands:
            words = [files.get(word, word) for word in command.split()]
            best = {1: float("inf"), 2: float("inf")}
            for _ in range(arguments.runs):
                for threads, least in best.items():
                    line = [arguments.uriscan, words[0], f"-j{threads}", *words[1:]]
                    best[threads] = min(least, wall_time(line))
            octets = sum(os.path.getsize(word) for word in words if word in files.values())
            print(f"| `{command}` | {octets / best[1] / 1e6:,.0f} | {best[1]:.2f} | {best[2]:.2f} "
                  f"| {best[1] / best[2]:.2f} |", flush=True)


if __name__ == "__main__":
    main()
