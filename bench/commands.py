#!/usr/bin/env python3
"""Times whole commands: uriscan, and the tools that people use for the same jobs.

    bench/commands.py --uriscan=PROGRAM [--size=MB] [--runs=N] [--trurl=PROGRAM] LIST...

The lists have one URI on each line.  They are repeated until there are SIZE megabytes (1,000 by
default).  A file with the same URIs in JSON Lines is made of them.  The commands of a job run one
after the other, N times (3 by default); the table has the shortest times.  The rate comes from the
time of the processor, which changes less than the wall time if other programs are running.
Everything is in a temporary folder, which is removed.  All tools use one thread.  They write to a
file, because grep stops early if it writes to /dev/null.
"""

import argparse
import json
import os
import resource
import shlex
import shutil
import subprocess
import sys
import tempfile
import time


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--uriscan", required=True)
    parser.add_argument("--size", type=int, default=1000, help="megabytes of URIs")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--trurl", help="the program trurl, which Debian 12 does not have")
    parser.add_argument("lists", nargs="*", metavar="LIST", default=["build/corpus.txt"])
    return parser.parse_args()


def write_inputs(folder, lists, octets):
    """Writes urls.txt and app.jsonl.  Returns the lines of the lists."""
    lines = []
    for name in lists:
        with open(name, "rb") as file:
            lines += [line for line in file.read().splitlines() if line]
    text = b"".join(line + b"\n" for line in lines)
    times = max(1, octets // len(text))
    with open(f"{folder}/urls.txt", "wb") as file:
        for _ in range(times):
            file.write(text)
    records = "".join(
        json.dumps({"time": "2026-11-20T09:01:13Z", "level": "info",
                    "request": {"method": "GET", "url": line.decode("utf-8", "replace")},
                    "status": 200, "ms": 12}) + "\n"
        for line in lines).encode()
    with open(f"{folder}/app.jsonl", "wb") as file:
        for _ in range(max(1, octets // len(records))):
            file.write(records)


def hosts_of(uriscan, folder):
    """Returns the most frequent host, and one that is rare."""
    report = subprocess.run(
        [uriscan, "stats", "--by", "host", "--top", "0", "--format", "json",
         f"{folder}/urls.txt"], check=True, capture_output=True)
    top = [each["value"] for each in json.loads(report.stdout)["by"]["host"]["top"]
           if each["value"]]
    return top[0], top[-1]


def jobs_for(hosts, trurl):
    """Yields jobs: a name, the input, and the commands."""
    for kind, host in zip(("a frequent host", "a rare host"), hosts):
        escaped = host.replace(".", r"\.")
        pattern = shlex.quote(
            rf"^[a-z][a-z0-9+.-]*://([^/?#@]*@)?([^/?#@:]+\.)?{escaped}\.?(:[0-9]*)?([/?#]|$)")
        yield (f"lines of {kind}", "urls.txt", [
            f"uriscan grep 'host~.{host}' urls.txt",
            f"rg -i -e {pattern} urls.txt",
            f"grep -i -E -e {pattern} urls.txt"])
    yield ("the host of each line", "urls.txt", [
        "uriscan parse --fields host --format tsv urls.txt",
        "mawk -F/ '{print $3}' urls.txt",
        "gawk -F/ '{print $3}' urls.txt",
        *([f"{trurl} --no-guess-scheme -f urls.txt -g '{{host}}'"] if trurl else [])])
    yield ("remove the parameters utm_*", "urls.txt", [
        "uriscan set --remove 'query:utm_*' urls.txt",
        r"sed -E 's/([?&])(utm_[^&#]*&?)+/\1/g; s/[?&](#|$)/\1/' urls.txt",
        *([f"{trurl} -f urls.txt --qtrim 'utm_*'"] if trurl else [])])
    yield ("the host of a URL in JSON", "app.jsonl", [
        "uriscan parse --input-format json --field request.url --fields host --format tsv "
        "app.jsonl",
        "jq -r '.request.url | split(\"/\")[2]' app.jsonl"])
    yield ("the lines that are not valid", "urls.txt", [
        "uriscan grep --invalid urls.txt",
        r"""grep -E '[^]!#$%&()*+,./0-9:;=?@A-Z_a-z~'"'"'[-]|%([^0-9A-Fa-f]|.[^0-9A-Fa-f]|.?$)'"""
        " urls.txt"])
    yield ("count lines", "urls.txt", ["uriscan check urls.txt", "wc -l urls.txt"])


def run_once(command, folder, environment):
    """Returns the wall time and the processor time, in seconds."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    start = time.perf_counter()
    with open(f"{folder}/output", "wb") as output:
        subprocess.run(command, shell=True, cwd=folder, env=environment, stdout=output,
                       stderr=subprocess.DEVNULL, check=False)
    wall = time.perf_counter() - start
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return wall, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def lines_in(file):
    """Returns how many lines a file has."""
    with open(file, "rb") as text:
        return sum(block.count(b"\n") for block in iter(lambda: text.read(1 << 20), b""))


def measure(jobs, folder, environment, runs):
    print("| job | command | wall, s | CPU, s | MB per CPU second | lines of output |")
    print("|---|---|---:|---:|---:|---:|")
    for name, source, commands in jobs:
        commands = [each for each in commands if shutil.which(shlex.split(each)[0],
                                                               path=environment["PATH"])]
        times = {each: [] for each in commands}
        lines = {}
        for _ in range(runs):
            for each in commands:
                times[each].append(run_once(each, folder, environment))
                lines[each] = lines_in(f"{folder}/output")
        size = os.path.getsize(f"{folder}/{source}")
        for each in commands:
            wall = min(wall for wall, _ in times[each])
            processor = min(processor for _, processor in times[each])
            shown = each.replace("|", "\\|")
            print(f"| {name} | `{shown}` | {wall:.2f} | {processor:.2f} | "
                  f"{size / processor / 1e6:,.0f} | {lines[each]:,} |", flush=True)


def main():
    arguments = parse_arguments()
    with tempfile.TemporaryDirectory(prefix="uriscan-commands-") as folder:
        os.symlink(os.path.abspath(arguments.uriscan), f"{folder}/uriscan")
        environment = {**os.environ, "PATH": f"{folder}:{os.environ['PATH']}", "LC_ALL": "C"}
        write_inputs(folder, arguments.lists, arguments.size * 1_000_000)
        hosts = hosts_of(arguments.uriscan, folder)
        measure(jobs_for(hosts, arguments.trurl), folder, environment, arguments.runs)


if __name__ == "__main__":
    sys.exit(main())
