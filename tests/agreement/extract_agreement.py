#!/usr/bin/env python3
"""Compares what `uriscan extract` finds with the expectations of other projects.

    extract_agreement.py URISCAN linkify DIRECTORY   (test/fixtures of markdown-it/linkify-it)
    extract_agreement.py URISCAN gfm FILE            (test/spec.txt of github/cmark-gfm)
    extract_agreement.py URISCAN twitter FILE        (conformance/extract.yml of twitter-text)

The files are not part of this repository: get them from these projects.  Only links that have a
scheme in the text are compared, because uriscan does not guess that "example.com" is a link.  In
GFM's examples, "http://" is written before "www.", so that GFM's rules for the end of a link apply.
The program prints each text in which the links differ, and how many texts agree.  docs/extract.md
explains the differences.
"""
import html
import json
import pathlib
import re
import subprocess
import sys

HAS_SCHEME = re.compile(r"([a-z][a-z0-9+.-]*://|mailto:)", re.IGNORECASE)


def found_in(uriscan, text):
    run = subprocess.run([uriscan, "extract", "-o"], input=text.encode(), capture_output=True,
                         check=True)
    return run.stdout.decode().splitlines()


def linkify(directory):
    """Yields (text, links).  If no line follows a text directly, the whole text is the link."""
    lines = (pathlib.Path(directory) / "links.txt").read_text().splitlines() + [""]
    skip = False
    for line, after in zip(lines, lines[1:]):
        line, after = re.sub("^%.*", "", line), re.sub("^%.*", "", after)
        if not line.strip() or skip:
            skip = False
            continue
        skip = bool(after.strip())
        yield line, [after.strip() if skip else line.strip()]
    for line in (pathlib.Path(directory) / "not_links.txt").read_text().splitlines():
        if line.strip() and not line.startswith("%"):
            yield line, []


def gfm(path):
    """Yields each paragraph of the examples of the section "Autolinks (extension)"."""
    section = pathlib.Path(path).read_text().split("## Autolinks (extension)")[1]
    for example in re.findall(r"`{32} example autolink\n(.*?)\n`{32}", section, re.DOTALL):
        source, result = example.split("\n.\n")
        texts = source.split("\n\n")
        for text, paragraph in zip(texts, result.split("\n")):
            links = re.findall(r"<a [^>]*>(.*?)</a>", paragraph)
            www = [re.sub(r"^www\.", "http://www.", html.unescape(link)) for link in links]
            yield re.sub(r"(?<![/\w])www\.", "http://www.", text), www


def twitter(path):
    """Yields the texts of the section "urls"."""
    section = pathlib.Path(path).read_text().split("\n  urls:\n")[1].split("\n  urls_with_indices:")
    cases = re.findall(r'text: (".*")\n +expected: (\[.*\])', section[0])
    for text, links in cases:
        yield json.loads(text), json.loads(links)


def main(uriscan, name, path):
    cases = {"linkify": linkify, "gfm": gfm, "twitter": twitter}[name](path)
    compared = agree = 0
    for text, links in cases:
        links = [link for link in links if HAS_SCHEME.match(link)]
        found = found_in(uriscan, text)
        if not links and not found:
            agree_without = not HAS_SCHEME.search(text)
            compared += not agree_without
            agree += not agree_without
            continue
        compared += 1
        if found == links:
            agree += 1
        else:
            print(f"text     {text!r}\nexpected {links}\nfound    {found}\n")
    print(f"{name}: {agree} of {compared} texts agree")


if __name__ == "__main__":
    if len(sys.argv) != 4 or sys.argv[2] not in ("linkify", "gfm", "twitter"):
        sys.exit(__doc__)
    main(*sys.argv[1:])
