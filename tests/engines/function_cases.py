"""Reads tests/data/engines/functions.txt, which describes its own format."""

import re
from collections import namedtuple
from pathlib import Path

FILE = Path(__file__).parent.parent / "data/engines/functions.txt"
WORDS = {"NULL": None, "true": True, "false": False}

# Texts are bytes, lists are lists, and structs are tuples.
Case = namedtuple("Case", "claim function texts result")


def unquoted(token):
    octet = rb'\\(?:x([0-9A-F]{2})|(.))'
    return re.sub(octet, lambda m: bytes.fromhex(m[1].decode()) if m[1] else m[2],
                  token[1:-1].encode("ascii"))


def values(tokens, end=None):
    """Returns the values before the token `end`."""
    result = []
    for token in tokens:
        if token == end:
            return result
        if token == "[":
            result.append(values(tokens, "]"))
        elif token == "(":
            result.append(tuple(values(tokens, ")")))
        elif token.startswith('"'):
            result.append(unquoted(token))
        else:
            result.append(WORDS[token] if token in WORDS else int(token))
    if end:
        raise ValueError(f"{end} is missing")
    return result


def values_of(line):
    tokens = re.findall(r'"(?:[^"\\]|\\.)*"|[][()]|[^\s"()[\]]+', line)
    return values(iter(tokens))


def read_cases():
    """Returns all cases of the file."""
    claim, call, cases = None, None, []
    for line in FILE.read_text(encoding="ascii").splitlines():
        if line.startswith("# "):
            claim = line[2:]
        elif line.startswith("  "):
            function, texts = call.split(" ", 1)
            (result,) = values_of(line)
            cases.append(Case(claim, function, values_of(texts), result))
        elif line and not line.startswith("//"):
            call = line
    return cases
