"""Compares what uriscan reads from logs with what was planted in them.

Apache httpd and Squid write the logs of random requests, many of them hostile.  The program asks a
real server, so it knows the method, the target, the referer and the status of each line without
reading the log.  Each target has a number, by which a line is found.

    planted_logs.py URISCAN [LINES [SEED [FOLDER]]]

FOLDER keeps the logs.
"""

import random
import re
import shutil
import socket
import subprocess
import sys
from pathlib import Path
from urllib.parse import unquote_to_bytes

from http_clients import LOOPBACK
from servers import Apache, Squid

# Octets that no server refuses in a target.  secret() leaves out some of them.
HOSTILE = b'"\\#<> ?%x2^`{|}[]\'\xe4\xf6\xff\x80'
# The secret of a request, whole or cut.  Apache writes a backslash before a quotation mark.
SECRET_OF_APACHE = re.compile(
    rb'S(\d{7})T(?:(?:[^"\\]|\\.)*?E\1F|(?:[^"\\]|\\.)*(?="))')
SECRET_OF_SQUID = re.compile(rb"S(\d{7})T\S*?E\1F")
UNRESERVED = rb"A-Za-z0-9._~\-"
PCHAR = rb"(?:[" + UNRESERVED + rb"!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})"  # RFC 3986, appendix A
VALID = re.compile(
    rb"(?:http://h\.example(?:/" + PCHAR + rb"*)*|/" + PCHAR + rb"+(?:/" + PCHAR + rb"*)*)"
    rb"(?:\?(?:" + PCHAR + rb"|[/?])*)?(?:#(?:" + PCHAR + rb"|[/?])*)?")
NO_TOKEN = b'\x16\x03"(),/:;<=>?@[\\]{}\x7f\xe0'


class Planted:
    """A request, and what a reader must find in its line."""

    def __init__(self, number, chance, controls, prefix=b""):
        self.number = number
        self.is_request = chance.random() < 0.95
        self.method = chance.choice((b"GET", b"GET", b"HEAD", b"M-SEARCH", b"get"))
        self.status = None
        # Servers remove spaces from the end of a target, so the target ends with a letter.
        self.target = prefix + b"/%07d" % number + self.octets(chance, HOSTILE + controls) + b"e"
        self.referer = None
        if chance.random() < 0.5:
            self.target += b"?a=b&token=" + self.secret(chance, HOSTILE + controls)
        if chance.random() < 0.3:
            self.referer = b"http://r.example/?token=" + self.secret(chance, b'"\\x2\xe4')
        if not self.is_request:
            at = chance.randrange(len(self.method) + 1)
            self.method = self.method[:at] + bytes((chance.choice(NO_TOKEN),)) + self.method[at:]

    def octets(self, chance, hostile):
        return bytes(
            chance.choice(hostile if chance.random() < 0.2 else b"abcdef/") for _ in
            range(chance.randrange(20)))

    def secret(self, chance, hostile):
        """A value of "token" whose two ends have the number."""
        octets = self.octets(chance, hostile)
        inner = bytes(each for each in octets if each not in b" #&%/?\t\r<>\x0b")
        return b"S%07dT" % self.number + inner + b"E%07dF" % self.number + b"&c=d"

    def written(self):
        referer = b"Referer: " + self.referer + b"\r\n" if self.referer else b""
        return (self.method + b" " + self.target + b" HTTP/1.1\r\nHost: h.example\r\n" + referer +
                b"\r\n")


class Connection:
    """One connection after the other.  Reads the status of each answer."""

    def __init__(self, port):
        self.port = port
        self.socket = None

    def ask(self, request, has_body):
        """Sends a request, and returns the status of the answer, or None if there is none."""
        for _ in range(2):
            if self.socket is None:
                self.socket = socket.create_connection((LOOPBACK, self.port), 20)
                self.file = self.socket.makefile("rb")
            try:
                self.socket.sendall(request)
                line = self.file.readline()
            except OSError:
                line = b""
            if line:
                break
            self.close()
        if not line.startswith(b"HTTP/"):
            self.close()
            return None
        size, closes = None, False
        while (header := self.file.readline().rstrip().lower()):
            closes = closes or header == b"connection: close"
            if header.startswith(b"content-length:"):
                size = int(header.split(b":")[1])
        if closes or (size is None and has_body):
            self.close()
        elif has_body:
            self.file.read(size)
        return line.split()[1]

    def close(self):
        if self.socket:
            self.socket.close()
        self.socket = None


def ask_all(port, planted):
    connection = Connection(port)
    for each in planted:
        each.status = connection.ask(each.written(), each.method != b"HEAD")
    connection.close()


def unescaped(text):
    """Decodes the escapes of TSV."""
    names = {b"t": b"\t", b"n": b"\n", b"r": b"\r", b"0": b"\0", b"b": b"\b", b"f": b"\f"}
    return re.sub(rb"\\(.)", lambda match: names.get(match[1], match[1]), text, flags=re.S)


def run(program, *arguments):
    return subprocess.run([program, *arguments], capture_output=True, check=False).stdout


class Comparison:
    """The lines of a log, and what is wrong with them."""

    has_referer = True
    secret = SECRET_OF_APACHE

    def __init__(self, program, log, path, planted):
        self.program, self.log, self.path, self.planted = program, log, path, planted
        self.lines = path.read_bytes().split(b"\n")[:-1]
        self.wrong = 0

    def request_of(self, line, planted):
        """Returns the method and the target that must be read, or None if there is no request.

        If a target has a space or a control, Apache cuts the request, so that it has no version.
        """
        if planted.is_request and b' HTTP/1.1"' in line:
            return planted.method, planted.target
        return None

    def referer_of(self, line, planted):
        """Apache reads no header after some requests that it refuses."""
        is_lost = planted.status == b"400" and b" \"-\" " in line
        return None if is_lost else planted.referer

    def fault(self, what, line, *values):
        self.wrong += 1
        if self.wrong <= 10:
            print(f"{self.log}: {what}: {line!r}", *values)

    def number_of(self, line):
        match = re.search(rb"/(\d{7})", line)
        return int(match[1]) if match else None

    def compare(self):
        found = self.compare_parse()
        self.compare_check()
        self.compare_redact()
        print(f"{self.log}: {len(self.lines)} lines, {found} planted requests, {self.wrong} wrong")
        return self.wrong

    def compare_parse(self):
        """Compares the fields, and returns how many lines have a planted number."""
        fields = "line,input,valid,method,status,referer"
        rows = run(self.program, "parse", "--log", self.log, "--format", "tsv", "--fields", fields,
                   self.path).split(b"\n")[:-1]
        seen = set()
        if len(rows) != len(self.lines):
            self.fault("number of records", len(rows))
        for line, row in zip(self.lines, rows):
            _, target, valid, method, status, referer = (
                None if value == rb"\N" else unescaped(value) for value in row.split(b"\t"))
            number = self.number_of(line)
            if number is None:
                # The line has no part of a planted request, so it must have no target.
                if target is not None and valid != b"0":
                    self.fault("a target that nobody sent", line, target)
                continue
            planted = self.planted[number]
            seen.add(number)
            if planted.status is not None and status != planted.status:
                self.fault("status", line, status, planted.status)
            request = self.request_of(line, planted)
            if request is None:
                if valid != b"0" or target != line or method is not None:
                    self.fault("garbage is read as a request", line, target, method)
            else:
                if (method, target) != request:
                    self.fault("request", line, method, target, request)
                if (valid == b"1") != bool(VALID.fullmatch(request[1])):
                    self.fault("validity", line, target)
                if self.has_referer and referer != self.referer_of(line, planted):
                    self.fault("referer", line, referer, planted.referer)
        return len(seen)

    def compare_check(self):
        """`check` must name the lines whose target is not valid, or that have no request."""
        rows = run(self.program, "check", "--log", self.log, "--format", "tsv", "--fields", "line",
                   self.path).split()
        named = {int(row) for row in rows}
        for number, line in enumerate(self.lines, 1):
            planted = self.number_of(line)
            if planted is not None:
                request = self.request_of(line, self.planted[planted])
                is_valid = request is not None and VALID.fullmatch(request[1])
                if bool(is_valid) == (number in named):
                    self.fault("check", line)

    def compare_redact(self):
        """Each secret must be gone, and all other octets of requests must be there."""
        text = run(self.program, "redact", "--log", self.log, self.path)
        redacted = text.split(b"\n")[:-1]
        if len(redacted) != len(self.lines):
            self.fault("number of redacted lines", len(redacted))
        for line, changed in zip(self.lines, redacted):
            if re.search(rb"S\d{7}T|E\d{7}F", changed):
                self.fault("secret", line, changed)
            elif changed != self.secret.sub(b"REDACTED", line):
                self.fault("change", line, changed)


class CommonComparison(Comparison):
    has_referer = False


class SquidComparison(Comparison):
    """Squid removes spaces and tabs from targets, writes letters of methods as upper case, and
    percent-encodes some octets.  So a target is compared in its decoded form, and then read from
    the line."""

    has_referer = False
    secret = SECRET_OF_SQUID

    def request_of(self, line, planted):
        method, target = line.split()[5:7]
        sent = re.sub(rb"[ \t]", b"", planted.target)
        if (method, unquote_to_bytes(target)) != (planted.method.upper(), unquote_to_bytes(sent)):
            self.fault("Squid wrote something else", line, planted.target)
        return method, target


def apache_logs(folder):
    formats = {
        "common": r"%h %l %u %t \"%r\" %>s %b",
        "combined": r"%h %l %u %t \"%r\" %>s %b \"%{Referer}i\" \"%{User-Agent}i\"",
        "vhost_combined":
            r"%v:%p %h %l %u %t \"%r\" %>s %O \"%{Referer}i\" \"%{User-Agent}i\"",
    }
    return "".join(f'CustomLog {folder}/{name}.log "{text}"\n' for name, text in formats.items())


def by_apache(program, count, chance, kept):
    planted = [Planted(i, chance, b"\x01\x1f\x7f\t") for i in range(count)]
    with Apache(apache_logs("{folder}") + "KeepAlive On\nMaxKeepAliveRequests 0\n") as server:
        ask_all(server.port, planted)
        server.stop_process()
        return sum(
            comparison(program, log, keep(server.folder / f"{log}.log", kept), planted).compare()
            for comparison, log in (
                (CommonComparison, "common"), (Comparison, "combined"),
                (Comparison, "vhost_combined")))


def by_squid(program, count, chance, kept):
    planted = [Planted(i, chance, b"\x01\t", b"http://h.example") for i in range(count)]
    with Squid() as server:
        ask_all(server.port, planted)
        server.stop_process()
        path = keep(server.folder / "access.log", kept)
        return SquidComparison(program, "squid", path, planted).compare()


def keep(path, kept):
    if kept:
        shutil.copy(path, kept)
    return path


def main(program, count=100000, seed=1, kept=None):
    wrong = sum(server(program, int(count), random.Random(int(seed)), kept and Path(kept))
                for server in (by_apache, by_squid))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
