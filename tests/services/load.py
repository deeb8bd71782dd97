"""Measures how many requests nginx and Apache httpd answer in a second, with and without uriscan.

    python3 load.py

Each server has one worker.  wrk sends the same request over four connections.  The rounds alternate
between the servers, and the median of the rounds is printed, because other programs of the machine
disturb single rounds.

URISCAN_NGINX_MODULE and URISCAN_APACHE_MODULE are the paths of our modules.
"""

import re
import statistics
import subprocess
from contextlib import ExitStack

import servers
from http_clients import LOOPBACK
from target_table import guarded_apache, guarded_nginx

ROUNDS = 7
TARGETS = (
    "/",
    "/search?q=caf%C3%A9&page=2&sort=price&filter%5B%5D=new&session=0123456789abcdef0123456789ab",
)


def requests_per_second(server, target):
    url = f"http://{LOOPBACK}:{server.port}{target}"
    command = ["wrk", "--threads=1", "--connections=4", "--duration=2s", url]
    output = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    if "Non-2xx" in output:
        raise RuntimeError(output)
    return float(re.search(r"Requests/sec: +([\d.]+)", output)[1])


def main():
    kinds = {
        "nginx": servers.Nginx, "nginx + uriscan": guarded_nginx,
        "Apache": servers.Apache, "Apache + uriscan": guarded_apache,
    }
    with ExitStack() as stack:
        running = {name: stack.enter_context(make()) for name, make in kinds.items()}
        for target in TARGETS:
            rounds = [
                {name: requests_per_second(server, target) for name, server in running.items()}
                for _ in range(ROUNDS)
            ]
            print(f"target of {len(target)} octets")
            for name in running:
                speeds = [each[name] for each in rounds]
                print(f"  {name:<18} {statistics.median(speeds):>8.0f} requests a second"
                      f" ({min(speeds):.0f} to {max(speeds):.0f})")


if __name__ == "__main__":
    main()
