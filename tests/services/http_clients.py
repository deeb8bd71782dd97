"""Clients for HTTP/1.1 and HTTP/2 that send a request target exactly as it is given.

Libraries for HTTP check, encode or normalize targets, so the clients here use sockets.
"""

import socket
import struct
from typing import NamedTuple

TIMEOUT = 3  # seconds, for each step of a request
LOOPBACK = "127.0.0.1"


class Answer(NamedTuple):
    """The answer of a server.  `status` is None if the server closed the connection without one."""

    status: int | None
    fields: dict  # by name in lower case; with HTTP/2 always empty
    body: bytes


NO_ANSWER = Answer(None, {}, b"")


def received(connection):
    """Returns all that the server sends until it closes the connection, or until a timeout."""
    chunks = []
    try:
        while chunk := connection.recv(65536):
            chunks.append(chunk)
    except (ConnectionError, TimeoutError):
        pass
    return b"".join(chunks)


def parsed(answer):
    """Returns the octets of an HTTP/1.1 answer as an Answer."""
    if not answer.startswith(b"HTTP/1."):
        return NO_ANSWER
    head, _, body = answer.partition(b"\r\n\r\n")
    status_line, *lines = head.split(b"\r\n")
    fields = {}
    for line in lines:
        name, _, value = line.decode("latin-1").partition(":")
        fields[name.lower()] = value.strip()
    return Answer(int(status_line.split(b" ")[1]), fields, body)


def ask(port, target, method="GET", host=b"h", fields=b""):
    """Sends a request of HTTP/1.1 and returns the Answer.  `fields` are more lines of fields."""
    length = b"Content-Length: 0\r\n" if method == "POST" else b""
    request = b"%s %s HTTP/1.1\r\nHost: %s\r\n%sConnection: close\r\n\r\n" % (
        method.encode("ascii"), target, host, length + fields,
    )
    with socket.create_connection((LOOPBACK, port), TIMEOUT) as connection:
        connection.sendall(request)
        if method == "CONNECT":  # a tunnel stays open
            try:
                return parsed(connection.recv(65536))
            except (ConnectionError, TimeoutError):
                return NO_ANSWER
        return parsed(received(connection))


# HTTP/2 (RFC 9113): types of frames, and flags.
DATA, HEADERS, RST_STREAM, SETTINGS, GOAWAY = 0, 1, 3, 4, 7
END_STREAM, END_HEADERS = 1, 4
# RFC 7541, Appendix A: the statuses in the static table of HPACK.
STATIC_STATUS = {8: 200, 9: 204, 10: 206, 11: 304, 12: 400, 13: 404, 14: 500}


def frame(kind, flags, stream, payload=b""):
    """Returns a frame of HTTP/2 (RFC 9113, section 4.1)."""
    return struct.pack(">I", len(payload))[1:] + struct.pack(">BBI", kind, flags, stream) + payload


def string(text):
    """Returns a text that is not compressed, with its size before it (RFC 7541, section 5)."""
    size = len(text)
    if size < 127:
        return bytes([size]) + text
    rest, octets = size - 127, b"\x7f"
    while rest >= 128:
        octets += bytes([rest % 128 + 128])
        rest //= 128
    return octets + bytes([rest]) + text


def literal(name, value):
    """Returns a field that is in no table (RFC 7541, section 6.2.2)."""
    return b"\0" + string(name) + string(value)


def status_of(block):
    """Returns the status in the first field of a block of fields, which is `:status`."""
    if block[0] & 0xE0 == 0x20:  # a new size of the dynamic table (RFC 7541, section 6.3)
        block = block[1:]
    if block[0] & 0x80:
        return STATIC_STATUS[block[0] & 0x7F]
    size = block[1]
    if size & 0x80:
        raise ValueError("the status is coded by Huffman's method")
    return int(block[2 : 2 + size])


def frames(connection):
    """Yields type, flags and payload of each frame that the server sends."""
    buffer = b""
    while True:
        while len(buffer) < 9 or len(buffer) < 9 + int.from_bytes(buffer[:3], "big"):
            try:
                chunk = connection.recv(65536)
            except (ConnectionError, TimeoutError):
                return
            if not chunk:
                return
            buffer += chunk
        size = int.from_bytes(buffer[:3], "big")
        yield buffer[3], buffer[4], buffer[9 : 9 + size]
        buffer = buffer[9 + size :]


def ask_http2(port, target, method="GET", host=b"h", scheme=b"http", host_field=None):
    """Sends a request of HTTP/2 with prior knowledge (RFC 9113, section 3.3).

    The target is the value of `:path`, and the host is the value of `:authority`.  If `host_field`
    is not None, there is also a field Host.  The Answer has status and body.
    """
    fields = [(b":method", method.encode("ascii")), (b":scheme", scheme),
              (b":authority", host), (b":path", target)]
    if host_field is not None:
        fields.append((b"host", host_field))
    block = b"".join(literal(name, value) for name, value in fields)
    with socket.create_connection((LOOPBACK, port), TIMEOUT) as connection:
        connection.sendall(
            b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + frame(SETTINGS, 0, 0)
            + frame(HEADERS, END_STREAM | END_HEADERS, 1, block)
        )
        status = None
        body = b""
        for kind, flags, payload in frames(connection):
            if kind in (RST_STREAM, GOAWAY):
                break
            if kind == HEADERS:
                status = status_of(payload)
            elif kind == DATA:
                body += payload
            if kind in (HEADERS, DATA) and flags & END_STREAM:
                break
        return Answer(status, {}, body)
