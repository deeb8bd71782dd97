"""Sends random targets through the module for nginx, which is compiled with AddressSanitizer.

    python3 fuzz_nginx.py COUNT

Fails if nginx ends, or if AddressSanitizer reports an error.  nginx itself refuses controls, and
wrong triplets in paths, and then closes the connection.  So the targets have none of these.

URISCAN_NGINX_MODULE is the path of the module.
"""

import os
import random
import socket
import subprocess
import sys

import servers
from http_clients import LOOPBACK
from targets import read_targets

BATCH = 100  # so few that requests and answers fit in the buffers of the sockets
HTTP = """
keepalive_requests 1000000000;
log_format all "$uriscan_valid$uriscan_error$uriscan_error_component$uriscan_error_offset"
    "$uriscan_form$uriscan_scheme$uriscan_userinfo$uriscan_host$uriscan_port$uriscan_path"
    "$uriscan_query$uriscan_audit";
access_log /dev/null all;
server { listen 127.0.0.1:PORT0; uriscan log; error_log stderr crit; location / { return 204; } }
"""
ANY = bytes(octet for octet in range(0x21, 0x100) if octet != 0x7F)
IN_PATH = bytes(octet for octet in ANY if octet not in b"%./")
# Tables that map random octets to octets of these sets.
TO_ANY = bytes(ANY[octet % len(ANY)] for octet in range(256))
TO_PATH = bytes(IN_PATH[octet % len(IN_PATH)] for octet in range(256))
PIECES = [b"%41", b"%7e", b"%FF", b"/", b"//", b"?", b"#", b"[", b"\\", b"|", b"\xc3\xa9", b"a=b&"]


class Server(servers.Nginx):
    def start(self):
        library = subprocess.check_output(["cc", "-print-file-name=libasan.so"], text=True).strip()
        os.environ["LD_PRELOAD"] = library
        # nginx does not free all memory at its end.
        os.environ["ASAN_OPTIONS"] = "detect_leaks=0"
        super().start()
        del os.environ["LD_PRELOAD"]


def random_target(chance, seeds):
    """Returns a target that nginx accepts."""
    kind = chance.random()
    if kind < 0.3:
        seed = chance.choice(seeds)
        at = chance.randrange(1, len(seed) + 1)
        return seed[:at] + chance.randbytes(chance.randrange(4)).translate(TO_PATH) + seed[at:]
    text = chance.choice((b"/", b"/", b"//", b"http://h/", b"http://[::1]:80/"))
    if kind < 0.6:
        text += b"".join(chance.choices(PIECES, k=chance.randrange(12)))
    text += chance.randbytes(chance.randrange(40)).translate(TO_PATH)
    if kind > 0.4:
        size = chance.choice((3, 30, 63, 64, 65, 130, 700))
        text += b"?" + chance.randbytes(size).translate(TO_ANY)
    return text


def answers(port, targets):
    """Sends all targets over one connection, and returns how many are answered before it closes."""
    requests = b"".join(b"GET %s HTTP/1.1\r\nHost: h\r\n\r\n" % target for target in targets)
    with socket.create_connection((LOOPBACK, port), 10) as connection:
        connection.sendall(requests + b"GET / HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n")
        text = b""
        while chunk := connection.recv(1 << 20):
            text += chunk
    return text.count(b"HTTP/1.1 204")


def main():
    count = int(sys.argv[1])
    chance = random.Random(1)
    seeds = [
        target.text for target in read_targets()
        if target.method == "GET" and target.text.startswith(b"/")
        and set(target.text) <= set(ANY) - set(b"%.")
    ]
    sent = 0
    module = f"load_module {os.environ['URISCAN_NGINX_MODULE']};"
    with Server(HTTP, module) as server:
        while sent < count:
            targets = [random_target(chance, seeds) for _ in range(BATCH)]
            try:
                sent += answers(server.port, targets)
            except ConnectionError:
                pass  # nginx has closed the connection while we were sending
            if server.process.poll() is not None or "AddressSanitizer" in server.log:
                sys.exit(f"failed after {sent} targets: {server.log}")
        print(f"{sent} targets, no error of AddressSanitizer")


if __name__ == "__main__":
    main()
