"""Writes the mutants into the text of a file, and finds the lines of offsets."""
import bisect
import re


def written(text, sites, first):
    """Returns the text with all mutants. Their numbers start with `first`."""
    openings, closings, cuts = {}, {}, {}
    for site in sites:
        numbers = range(first, first + len(site["mutants"]))
        first += len(numbers)
        openings.setdefault(site["start"], []).append(site["open"].format(*numbers))
        closings.setdefault(site["end"], []).insert(0, site["close"].format(*numbers))
        if site["cut"]:
            begin, end, replacement = site["cut"]
            cuts[begin] = end, replacement.format(*numbers)
    out, at = [b'#include "mutation.hpp"\n#line 1\n'], 0
    for place in sorted({*openings, *closings, *cuts}):
        out.append(text[at:place])
        at = place
        out += [part.encode() for part in closings.get(place, []) + openings.get(place, [])]
        if place in cuts:
            at, replacement = cuts[place]
            out.append(replacement.encode())
    return b"".join(out) + text[at:]


def line_of(text, offset):
    """Returns the number, the text and the column of the line of an offset, all from 1."""
    starts = [0] + [match.end() for match in re.finditer(rb"\n", text)]
    number = bisect.bisect_right(starts, offset)
    end = text.find(b"\n", offset)
    line = text[starts[number - 1]:end if end >= 0 else len(text)].decode()
    return number, line, len(text[starts[number - 1]:offset].decode()) + 1
