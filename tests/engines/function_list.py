"""Reads src/integrations/functions.txt, which describes its own format."""

import re
from collections import namedtuple
from pathlib import Path

FILE = Path(__file__).parents[2] / "src/integrations/functions.txt"

# `arguments` are names.  `clickhouse` is the name in ClickHouse.
Function = namedtuple("Function", "name arguments result command meaning clickhouse")


def read_functions():
    """Returns all functions of the list, by their names."""
    functions = {}
    for line in FILE.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            name, arguments, result, command, meaning = re.split(r" *\| *", line)
            camel = re.sub("_(.)", lambda match: match[1].upper(), name)
            functions[name] = Function(name, arguments.split(", "), result, command, meaning, camel)
    return functions
