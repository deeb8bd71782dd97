"""Reads the request targets of tests/data/services/targets.txt."""

import re
from pathlib import Path
from typing import NamedTuple

FILE = Path(__file__).parents[1] / "data/services/targets.txt"
LINE = re.compile(r'(good|odd|bad) ([A-Z]+) ("(?:[^"\\]|\\.)*") (\d+/[\d.]+): (.+)')

# Requests, and what the audit must find in each: in the target, and in the field Host.
AUDITED_REQUESTS = [
    (b"/a/b", b"h.example"), (b"/a//%2e%2e/b", b"h.example"), (b"/a|b", b"127.0.0.1"),
    (b"http://127.1/x", b"localhost:80"), (b"/", b"me@127.0.0.1"), (b"/", b"h_i.example."),
]
AUDITS = [
    "- -", "encoded-dot-segment,double-slash-in-path -", "- loopback-host",
    "numeric-host,loopback-host loopback-host", "- userinfo-present,loopback-host",
    "- underscore-in-host,trailing-dot-in-host",
]
# Targets that `uriscan_allow` lets through, and what the audit must find in each.
LET_THROUGH = {
    b"/a?b[]=c": "brackets-outside-host", b"/a\\b": "backslash", b"/\xff": "non-ascii",
    b"/a/../b|": "dot-segment",
}


class Target(NamedTuple):
    """A target and what the RFCs say about it."""

    heading: str  # the heading of its group
    verdict: str  # "good", "odd" or "bad"; the file explains these words
    method: str
    text: bytes
    quoted: str  # the text as it is written in the file
    section: str  # such as "9112/3.2"
    reason: str


def unquoted(quoted):
    """Returns the octets that the file writes as `quoted`."""
    escapes = {"\\\\": b"\\", '\\"': b'"'}
    parts = re.findall(r'\\x[0-9a-f]{2}|\\[\\"]|[^\\]', quoted[1:-1])
    if "".join(parts) != quoted[1:-1]:
        raise ValueError(f"unknown escape in {quoted}")
    return b"".join(
        escapes.get(part) or (bytes.fromhex(part[2:]) if part[0] == "\\" else part.encode("ascii"))
        for part in parts
    )


def read_targets(path=FILE):
    """Returns all targets of the file.  Raises ValueError if a line cannot be read."""
    targets = []
    heading = ""
    for number, line in enumerate(path.read_text("ascii").splitlines(), 1):
        if line.startswith("# "):
            heading = line[2:]
        elif line and not line.startswith("//"):
            match = LINE.fullmatch(line)
            if not match:
                raise ValueError(f"{path}:{number}: cannot read this line: {line}")
            verdict, method, quoted, section, reason = match.groups()
            targets.append(
                Target(heading, verdict, method, unquoted(quoted), quoted, section, reason)
            )
    return targets
