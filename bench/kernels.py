#!/usr/bin/env python3
"""Compares the kernels of several builds: the time and the instructions for a URI.

    bench/kernels.py [--rounds=N] NAME=SPEED... LIST...

NAME=SPEED is a name for the tables, and the program bench/speed of a build.  Each process reads one
list with one kernel, which URISCAN_KERNEL names.  In a round, every kernel of every program reads
every list once, in a random order.  The tables have the medians of N rounds (9 by default).

The second table has the instructions.  `perf stat` counts them for a process that reads the list
many times, and for a process that reads it fewer times.  The difference is what reading needs.
Without perf, or if it cannot count instructions, this table is left out.
"""

import argparse
import os
import pathlib
import random
import re
import statistics
import subprocess
import sys

KERNELS = ["avx512", "avx2", "sse", "neon", "simd128", "scalar"]
PASSES = 11  # how often a process that is timed reads its list
MORE, FEWER = 5, 1  # the same for the two processes whose instructions are counted


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("arguments", nargs="+", metavar="NAME=SPEED or LIST")
    return parser.parse_args()


def run(program, kernel, name, passes, before=()):
    return subprocess.run([*before, program, name, str(passes)], check=True, text=True,
                          env={**os.environ, "URISCAN_KERNEL": kernel}, capture_output=True)


def kernels_of(program, name):
    """Returns the kernels that the processor can run.  For another name, speed takes the best."""
    found = [each for each in KERNELS if f"kernel {each})" in run(program, each, name, 1).stdout]
    return found or sys.exit(f"kernels.py: {program} names no kernel")


def nanoseconds(program, kernel, name):
    return float(re.search(r"([0-9.]+) ns per URI", run(program, kernel, name, PASSES).stdout)[1])


def instructions(program, kernel, name):
    """Returns how many instructions a URI needs, or None."""
    counts = []
    for passes in (FEWER, MORE):
        try:
            done = run(program, kernel, name, passes,
                       ["perf", "stat", "-x", ",", "-e", "instructions:u"])
        except (OSError, subprocess.CalledProcessError):
            return None
        found = re.search(r"^(\d+),.*instructions:u", done.stderr, re.MULTILINE)
        if not found:
            return None
        counts.append(int(found[1]))
    texts = int(re.search(r"parsed (\d+) URIs", done.stdout)[1])
    return (counts[1] - counts[0]) / (MORE - FEWER) / texts


def print_table(corner, lists, columns, values, form):
    print(f"| {corner} | " + " | ".join(" ".join(each) for each in columns) + " |")
    print("|---|" + "---:|" * len(columns))
    for name in lists:
        cells = (format(values[name, each], form) for each in columns)
        print(f"| {pathlib.Path(name).stem} | " + " | ".join(cells) + " |")


def main():
    arguments = parse_arguments()
    programs = dict(each.split("=", 1) for each in arguments.arguments if "=" in each)
    lists = [each for each in arguments.arguments if "=" not in each]
    if not programs or not lists:
        sys.exit("usage: bench/kernels.py [--rounds=N] NAME=SPEED... LIST...")
    columns = [(name, kernel) for name, program in programs.items()
               for kernel in kernels_of(program, lists[0])]
    times = {(name, column): [] for name in lists for column in columns}
    for _ in range(arguments.rounds):
        order = list(times)
        random.shuffle(order)
        for name, (program, kernel) in order:
            times[name, (program, kernel)].append(
                nanoseconds(programs[program], kernel, name))
    print_table("ns per URI", lists, columns,
                {key: statistics.median(each) for key, each in times.items()}, ".1f")
    counts = {(name, column): instructions(programs[column[0]], column[1], name)
              for name, column in times}
    if None not in counts.values():
        print()
        print_table("instructions per URI", lists, columns, counts, ".0f")


if __name__ == "__main__":
    main()
