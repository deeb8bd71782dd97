"""The table at the end of `tools/engines test`: what each engine answered, and how fast.

The tests of the engines call add().  Each row is a line of JSON in the file that the environment
variable ENGINES_REPORT names; without it, nothing is kept.
"""

import json
import os
import sys

COLUMNS = ("engine", "version", "what", "rows", "rows/s", "own rows/s", "ratio", "differences")


def add(engine, version, what, rows, rows_per_second=None, own_rows_per_second=None,
        differences=None):
    """Adds a row to the table.

    `own_rows_per_second` is the speed of the engine's own way to do the same.  What was not
    measured is None.
    """
    path = os.environ.get("ENGINES_REPORT")
    if path:
        row = (engine, version, what, rows, rows_per_second, own_rows_per_second, differences)
        with open(path, "a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")


def number(value):
    return "-" if value is None else f"{value:,.0f}"


def cells(row):
    engine, version, what, rows, speed, own, differences = row
    ratio = f"{speed / own:.2f}" if speed and own else "-"
    return (engine, version, what, number(rows), number(speed), number(own), ratio,
            number(differences))


def print_table(path):
    with open(path, encoding="utf-8") as file:
        table = [COLUMNS] + [cells(json.loads(line)) for line in file]
    widths = [max(map(len, column)) for column in zip(*table)]
    for row in table:
        texts = [cell.ljust(width) for cell, width in zip(row[:3], widths[:3])]
        texts += [cell.rjust(width) for cell, width in zip(row[3:], widths[3:])]
        print("  ".join(texts).rstrip())


if __name__ == "__main__":
    print_table(sys.argv[1])
