"""The texts on which the library and the engines must agree, and what the library says about them.

The environment variable ENGINE_TABLE names the program engine_table, which has both.
"""

import functools
import os
import subprocess
from pathlib import Path

COUNT = 100_000
CASES = Path(__file__).parent.parent / "data"
BASE = "http://a/b/c/d;p?q"  # the base of the column uri_resolve
NULL = rb"\N"


def run(*arguments, given=None):
    command = [os.environ["ENGINE_TABLE"], *map(str, arguments)]
    return subprocess.run(command, input=given, check=True, stdout=subprocess.PIPE).stdout


@functools.cache
def texts_in_hex():
    """Returns the texts, each as bytes in hexadecimal."""
    return run("texts", COUNT, CASES).splitlines()


@functools.cache
def answers():
    """Returns the table of answers: a dictionary from column names to lists of bytes.

    Texts are in hexadecimal with capital letters, and NULL stands for a value that is absent.
    """
    lines = run("answers", given=b"\n".join(texts_in_hex())).splitlines()
    rows = [line.split(b"\t") for line in lines[1:]]
    return dict(zip(lines[0].decode().split("\t"), map(list, zip(*rows))))


def differences(column, actual, chosen=None):
    """Returns descriptions of all places where `actual` differs from the library's column.

    `chosen` has the numbers of the texts that the engine was asked about, if not all.
    """
    texts = texts_in_hex()
    expected = answers()[column]
    numbers = range(len(texts)) if chosen is None else chosen
    if len(actual) != len(numbers):
        return [f"{column}: {len(actual)} rows instead of {len(numbers)}"]
    return [
        f"{column}({bytes.fromhex(texts[number].decode())!r}): {readable(value)} "
        f"instead of {readable(expected[number])}"
        for number, value in zip(numbers, actual) if value != expected[number]
    ]


def readable(value):
    """Shows a field of the table: decodes it if it is in hexadecimal."""
    try:
        return repr(bytes.fromhex(value.decode()))
    except ValueError:
        return value.decode("latin-1")
