"""Sends random targets through the module for nginx, which is compiled with AddressSanitizer.

    python3 fuzz_nginx.py COUNT SEED

Fails if an answer is not what fuzz/expectation.cpp expects from the text of the RFCs, if a process
of nginx ends, if AddressSanitizer reports an error, or if nginx answers less than a thousand
requests in a second.

URISCAN_NGINX_MODULE is the path of the module, and FUZZ_SERVICES that of the program that sends the
requests.
"""

import os
import subprocess
import sys

import servers
from targets import read_targets

# The body of the answers of the first two servers.  Its first lines are compared.
BODY = "".join(
    f"$uriscan_{name}\\n"
    for name in ("valid", "error_offset", "form", "scheme", "userinfo", "host", "port", "path",
                 "query", "host_valid", "host_error_offset", "error", "error_component",
                 "host_error", "host_error_component", "audit")
)
SERVER = """
server {
    listen 127.0.0.1:PORT%d;
    error_log %s crit;
    %s
    location / { return 200 "%s"; }
}
"""
# With these levels, only two rules of HTTP are left: those about ports and about empty hosts.
LEVELS = "uriscan_schemes any; uriscan_host any; uriscan_same_host off;"
DIRECTIVES = (
    "uriscan log;",
    r"""uriscan log; uriscan_allow "\"<>[]\\^`{|}%" non-ascii;""",
    "uriscan 301; absolute_redirect off;",
)


class Server(servers.Nginx):
    """nginx with the three servers.  `with_asan` says whether the module has AddressSanitizer."""

    def __init__(self, module, with_asan):
        super().__init__("", f"load_module {module};", len(DIRECTIVES))
        self.with_asan = with_asan
        servers = "".join(SERVER % (number, self.folder / "error.log", directives, BODY)
                          for number, directives in enumerate(DIRECTIVES))
        options = "keepalive_requests 1000000000; client_header_buffer_size 8k;"
        self.http = f"{LEVELS} {options}{servers}"

    def start(self):
        if not self.with_asan:
            super().start()
            return
        library = subprocess.check_output(["cc", "-print-file-name=libasan.so"], text=True).strip()
        os.environ["LD_PRELOAD"] = library
        # nginx does not free all memory at its end.
        os.environ["ASAN_OPTIONS"] = f"detect_leaks=0:log_path={self.folder / 'asan'}"
        super().start()
        del os.environ["LD_PRELOAD"]

    def findings(self):
        """Returns what AddressSanitizer has reported, and how processes of nginx have ended."""
        reports = "".join(path.read_text() for path in self.folder.glob("asan.*"))
        ends = [line for line in self.log.splitlines() if "exited" in line]
        if self.process.poll() is not None:
            ends.append("nginx has ended")
        return reports + "\n".join(ends)


def fuzz(count, seed, with_asan):
    """Sends random targets, and returns what is wrong: "" if nothing is."""
    seconds = 60 + count // 1000
    servers.LIFETIME = seconds + 60
    seeds = [
        target.text for target in read_targets()
        if target.method == "GET" and target.text.startswith(b"/")
        and all(octet > 0x20 and octet != 0x7F for octet in target.text)
    ]
    with Server(os.environ["URISCAN_NGINX_MODULE"], with_asan) as server:
        command = [os.environ["FUZZ_SERVICES"], count, seed, seconds, *server.ports]
        run = subprocess.run(list(map(str, command)), input=b"\n".join(seeds), check=False,
                             stderr=subprocess.PIPE)
        return run.stderr.decode() + server.findings()


def main():
    count, seed = map(int, sys.argv[1:])
    if mistakes := fuzz(count, seed, with_asan=True):
        sys.exit(mistakes)
    print(f"seed {seed}: each answer is right, and AddressSanitizer has reported nothing")


if __name__ == "__main__":
    main()
