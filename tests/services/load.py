"""Measures what a request costs nginx and Apache httpd, with and without uriscan, and what a call
of the Lua binding costs.

    python3 load.py

wrk sends the same request over four connections.  The first result is the time of the processor
that the server needs for one request.  Other programs disturb it less than the second result, the
number of requests per second.  The rounds alternate between the servers, and the median of the
rounds is printed.

URISCAN_NGINX_MODULE and URISCAN_APACHE_MODULE are the paths of our modules, and URISCAN_LIBRARY is
that of the shared library.
"""

import os
import re
import statistics
import subprocess
from contextlib import ExitStack
from pathlib import Path

import lua_nginx
from http_clients import LOOPBACK, ask
from target_table import SERVERS

ROUNDS = 9
NAMES = ("nginx", "nginx + uriscan", "Apache", "Apache + uriscan")
TARGETS = (
    "/",
    "/search?q=caf%C3%A9&page=2&sort=price&filter%5B%5D=new&session=0123456789abcdef0123456789ab",
)
TICKS_PER_SECOND = os.sysconf("SC_CLK_TCK")


def processor_seconds(server):
    """Returns the time that all processes of a server have used."""
    parents, ticks = {}, {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rpartition(")")[2].split()
        except OSError:
            continue  # the process has ended
        pid = int(path.parent.name)
        parents[pid] = int(fields[1])
        ticks[pid] = int(fields[11]) + int(fields[12])
    family = {server.process.pid}
    while more := {pid for pid, parent in parents.items() if parent in family} - family:
        family |= more
    return sum(ticks[pid] for pid in family) / TICKS_PER_SECOND


def load(server, target):
    """Returns the microseconds of the processor for a request, and the requests per second."""
    before = processor_seconds(server)
    url = f"http://{LOOPBACK}:{server.port}{target}"
    command = ["wrk", "--threads=1", "--connections=4", "--duration=2s", url]
    output = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    if "Non-2xx" in output:
        raise RuntimeError(output)
    requests = int(re.search(r"(\d+) requests in", output)[1])
    rate = float(re.search(r"Requests/sec: +([\d.]+)", output)[1])
    return (processor_seconds(server) - before) / requests * 1e6, rate


def measure_servers():
    with ExitStack() as stack:
        running = {name: stack.enter_context(SERVERS[name]()) for name in NAMES}
        for target in TARGETS:
            rounds = [
                {name: load(server, target) for name, server in running.items()}
                for _ in range(ROUNDS)
            ]
            print(f"target of {len(target)} octets: microseconds of the processor for a request,"
                  " and requests per second")
            for name in running:
                times, rates = zip(*(each[name] for each in rounds))
                print(f"  {name:<18} {statistics.median(times):6.1f}"
                      f"  ({min(times):.1f} to {max(times):.1f})"
                      f"  {statistics.median(rates):8.0f}  ({min(rates):.0f} to {max(rates):.0f})")


def measure_lua():
    uris = Path(__file__).parents[2] / "bench/sample.log"
    with lua_nginx.runs("uriscan_bench.lua", uris) as server:
        print("Lua, " + ask(server.port, b"/").body.decode())


if __name__ == "__main__":
    measure_servers()
    measure_lua()
