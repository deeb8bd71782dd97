#!/usr/bin/env python3
"""Prints the public names of the C++ headers, one a line, as tests/checks/api.txt has them.

    api.py INCLUDE_FOLDER >tests/checks/api.txt

A name is public if it is declared in a header of INCLUDE_FOLDER/uriscan, not in its folder `detail`
and not in a namespace `detail`, and if it is not private in a class.  The headers are formatted by
clang-format, so indentation tells where a declaration starts.
"""
import pathlib
import re
import sys

ATTRIBUTE = re.compile(r"\[\[[^]]*\]\]|URISCAN_LIFETIMEBOUND|\b(?:requires|noexcept)\b.*$")


def declarations(lines, indent):
    """Yields (declaration, lines inside its braces) for what starts at this indentation."""
    start = " " * indent
    at = 0
    while at < len(lines):
        line = lines[at]
        at += 1
        if not line.startswith(start) or line[indent : indent + 1] in ("", " ", "}", "#"):
            continue
        text = line.strip()
        while not re.search(r"[;{}:]$", text) and at < len(lines):
            text += " " + lines[at].strip()
            at += 1
        inside = []
        if text.endswith("= {"):  # the values of an array
            while not lines[at].endswith("};"):
                at += 1
            at += 1
        elif text.endswith("{"):
            while at < len(lines) and not lines[at].startswith(start + "}"):
                inside.append(lines[at])
                at += 1
        yield text, inside


def name_in(text):
    """Returns the name that a declaration of a function, constant, type or member declares."""
    text = re.sub(r"^template <.*?> (?=\w|\[)", "", text)
    text = ATTRIBUTE.sub("", text).strip()
    operator = re.search(r"operator(?:\(\)|\"\"_\w+|[^\w\s(]+| bool| \w[\w:<>, ]*)", text)
    if operator and not text.startswith("friend"):
        return operator.group().replace(" ", "_")
    found = re.match(r"using (\w+)::(\w+);", text)
    if found:
        return found.group(2) if found.group(1) != found.group(2) else None  # else: constructors
    found = re.match(r"(?:enum class|enum|class|struct|using|concept) (\w+)", text)
    if found:
        return found.group(1)
    before = re.split(r"[({=;]", text)[0].strip()
    found = re.search(r"(?<!::)(?<![~\w])([~\w]+)$", before)
    return found.group(1) if found else None


def names(lines, scope, indent=0, visible=True):
    """Yields the public names that these lines, which belong to a namespace or class, declare."""
    for text, inside in declarations(lines, indent):
        if re.match(r"(public|private|protected):$", text):
            visible = text == "public:"
        elif visible and not text.startswith(("friend", "template <>", "static_assert")):
            name = name_in(text)
            if name is None or re.match(r"(class|struct) \w+;", text):
                continue
            yield f"{scope}::{name}"
            kind = re.match(r"(?:template <.*> )?(class|struct|enum) ", text)
            if kind and kind.group(1) == "enum":
                in_one_line = re.search(r"{(.*)};$", text)
                for line in in_one_line.group(1).split(",") if in_one_line else inside:
                    found = re.match(r"\s*(\w+)(?= =| *,| *$)", line)
                    if found:
                        yield f"{scope}::{name}::{found.group(1)}"
            elif kind:
                yield from names(inside, f"{scope}::{name}", indent + 4, kind.group(1) == "struct")


def namespaces(text):
    """Returns the lines of each namespace, by its name."""
    lines = {}
    spaces = []
    for line in text.splitlines():
        opened = re.match(r"namespace ([\w:]+) {$", line)
        if opened:
            spaces.append(opened.group(1))
        elif line.startswith("}  // namespace"):
            spaces.pop()
        elif spaces:
            line = re.sub(r"\s*//.*", "", line)
            # "public:" and the like stand one level to the left of what follows them.
            line = re.sub(r"^( *)(public|private|protected):$", r"\1    \2:", line)
            lines.setdefault("::".join(spaces), []).append(line)
    return lines


found = set()
for path in pathlib.Path(sys.argv[1], "uriscan").glob("*.hpp"):
    for space, its_lines in namespaces(path.read_text()).items():
        if "detail" not in space.split("::"):
            found.update(names(its_lines, space))
print("\n".join(sorted(found)))
