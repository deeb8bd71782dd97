"""Tests the command line on all texts of library.py, through RowBinary."""

import os
import subprocess
import unittest

import library
import report

PROGRAM = os.environ["URISCAN_PROGRAM"]
COMPONENTS = ("scheme", "userinfo", "host", "port", "path", "query", "fragment")


def number(value):
    """Returns a number as RowBinary has it: seven bits in each octet, the lowest first."""
    octets = bytearray()
    while value >= 0x80:
        octets.append(value & 0x7F | 0x80)
        value >>= 7
    octets.append(value)
    return bytes(octets)


def rows_of(texts, base=None):
    """Returns the texts as rows of RowBinary, each after the base if there is one."""
    first = b"" if base is None else number(len(base)) + base
    return b"".join(first + number(len(text)) + text for text in texts)


def nullable_texts(octets):
    """Reads values of the type Nullable(String), and returns them as library.py does."""
    at = 0
    while at < len(octets):
        at += 1
        if octets[at - 1]:
            yield library.NULL
            continue
        size = shift = 0
        while True:
            octet = octets[at]
            size |= (octet & 0x7F) << shift
            at, shift = at + 1, shift + 7
            if octet < 0x80:
                break
        yield octets[at:at + size].hex().upper().encode()
        at += size


class CommandLineTest(unittest.TestCase):
    def answers(self, texts, *arguments, base=None):
        command = [PROGRAM, *arguments, "--input-format", "rowbinary", "--format", "rowbinary"]
        given = rows_of(texts, base)
        return list(nullable_texts(
            subprocess.run(command, input=given, stdout=subprocess.PIPE, check=True).stdout))

    def test_answers_as_the_library(self):
        texts = [bytes.fromhex(text.decode()) for text in library.texts_in_hex()]
        found = []
        parts = self.answers(texts, "parse", "--fields", ",".join(COMPONENTS))
        for place, name in enumerate(COMPONENTS):
            found += library.differences(f"uri_{name}", parts[place::len(COMPONENTS)])
        for column, command in (("uri_normalize", "normalize"), ("uri_repair", "repair")):
            found += library.differences(
                column, self.answers(texts, command, "--fields", "result"))
        found += library.differences("uri_resolve", self.answers(
            texts, "resolve", "--input-types", "String,String", "--base-field", "1", "--field",
            "2", "--fields", "result", base=library.BASE.encode()))
        found += library.differences(
            "uri_error", self.answers(texts, "parse", "--fields", "error_message"))
        version = subprocess.run([PROGRAM, "--version"], stdout=subprocess.PIPE, text=True,
                                 check=True).stdout.split()[1]
        report.add("command line", version, "through RowBinary", len(texts),
                   differences=len(found))
        self.assertEqual(found[:5], [])
