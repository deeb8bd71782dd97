"""Asks servers for each target of targets.txt, and writes answers.txt and docs/services_targets.md.

    python3 target_table.py

URISCAN_NGINX_MODULE and URISCAN_APACHE_MODULE are the paths of our modules.
"""

import os
import re
from pathlib import Path

import servers
from http_clients import ask, ask_http2
from targets import read_targets

PAGE = Path(__file__).parents[2] / "docs/services_targets.md"
ANSWERS = Path(__file__).parents[1] / "data/services/answers.txt"
VERDICTS = ("good", "odd", "bad")
HEAD = """# Who lets which request targets through

Web servers differ in the request targets that they accept. This page counts the answers of {count}
servers to {targets} targets of HTTP/1.1, and those of nginx and Apache [over HTTP/2](#over-http2).
[answers.txt](../tests/data/services/answers.txt) has each answer. `tools/services page` writes both.
`tools/services test` compares them with the answers of the installed servers, if they have the same
version.

- The targets are in [targets.txt](../tests/data/services/targets.txt), with the reason for each
  verdict. The verdicts come from the text of the RFCs. *Good*: the grammar of RFC 9112, section
  3.2, allows the target. *Odd*: the grammar allows it, but another section tells a server to
  refuse or to distrust it. *Bad*: the grammar does not allow it.
- Each server has a configuration that answers 200 to each request that it accepts: see
  [servers.py](../tests/services/servers.py). Any other status means that the server has refused
  the target, the method or the host.
- The field `Host` has the authority of the target if the target has one, as RFC 9112, section
  3.2.2, requires.
- "+ uriscan" is the server with [our module](services.md) and the mode `400`.

## In short

How many targets of HTTP/1.1 get the answer 200:

"""
GROUPS = """
## By kind of target

How many targets of each kind get the answer 200:

"""
HTTP2 = """
## Over HTTP/2

The same targets as the value of `:path`, with the host in `:authority`, without TLS ("prior
knowledge"). `:path` must be a path with or without a query, or `*` for OPTIONS (RFC 9113, section
8.3.1), so more targets are bad. CONNECT has no `:path`, so its targets are left out. How many of
the {targets} targets get the answer 200:

"""
ANSWERS_HEAD = """// What servers answer to each target of targets.txt: a status, or "-" if the server closed the
// connection without an answer, or "." if it was not asked.  `tools/services page` writes this file.
"""
IN_PATH = "`:path` is a path, or `*` for OPTIONS"


class Column:
    """What one server answers: a status or None for each target."""

    def __init__(self, name, version, statuses):
        self.name = name  # such as "nginx + uriscan" or "nginx (HTTP/2)"
        self.version = version
        self.statuses = statuses

    @property
    def title(self):
        name, space, rest = self.name.partition(" ")
        return f"{name} {self.version}{space}{rest}"

    def accepted(self, targets, verdict):
        """Returns how many targets with this verdict get the answer 200."""
        return sum(
            status == 200 and target.verdict == verdict
            for target, status in zip(targets, self.statuses)
        )


def host_of(target):
    """Returns the value of Host for a target: its authority without user information, or "h"."""
    pattern = rb"([^/?#]*)$" if target.method == "CONNECT" else rb"[^:/?#]+://([^/?#]*)"
    match = re.match(pattern, target.text)
    return match[1].rpartition(b"@")[2] if match else b"h"


def over_http2(targets):
    """Returns the targets that HTTP/2 can have as `:path`, with its verdicts."""
    return [
        target if target.text.startswith(b"/") or (target.method, target.text) == ("OPTIONS", b"*")
        else target._replace(verdict="bad", section="9113/8.3.1", reason=IN_PATH)
        for target in targets if target.method != "CONNECT"
    ]


def statuses(port, targets, client=ask):
    return [client(port, target.text, target.method, host_of(target)).status for target in targets]


def measure(name, server, targets):
    """Returns the Column of a server that is not yet started."""
    with server:
        if is_http2(name):
            answers = statuses(server.http2_port, targets, ask_http2)
        else:
            answers = statuses(server.port, targets)
    return Column(name, server.version(), answers)


def is_http2(name):
    """Says whether a column, by its name or title, has answers over HTTP/2."""
    return name.endswith("(HTTP/2)")


def nginx(guarded, http=servers.Nginx.http):
    """Returns nginx, with our module if `guarded`."""
    if not guarded:
        return servers.Nginx(http)
    return servers.Nginx(
        "uriscan 400;" + http, f"load_module {os.environ['URISCAN_NGINX_MODULE']};"
    )


def nginx_http2(guarded):
    return nginx(guarded, servers.Nginx.http.replace("PORT0", "PORT0 http2"))


def apache(guarded, more=""):
    """Returns Apache httpd, with our module if `guarded`."""
    module = f"LoadModule uriscan_module {os.environ['URISCAN_APACHE_MODULE']}\nUriscan 400\n"
    return servers.Apache((module if guarded else "") + more)


def apache_http2(guarded):
    return apache(guarded, servers.Apache.http2)


# The columns of the page: names, and functions that return a server.
SERVERS = {
    "nginx": lambda: nginx(False),
    "nginx + uriscan": lambda: nginx(True),
    "Apache": lambda: apache(False),
    "Apache + uriscan": lambda: apache(True),
    "HAProxy": servers.Haproxy,
    "lighttpd": servers.Lighttpd,
    "Node": servers.Node,
    "nginx (HTTP/2)": lambda: nginx_http2(False),
    "nginx + uriscan (HTTP/2)": lambda: nginx_http2(True),
    "Apache (HTTP/2)": lambda: apache_http2(False),
    "Apache + uriscan (HTTP/2)": lambda: apache_http2(True),
}


def row(cells):
    return "| " + " | ".join(cells) + " |\n"


def summary(targets, columns):
    """Returns a table: for each server, the number of targets that it accepts."""
    counts = [sum(target.verdict == verdict for target in targets) for verdict in VERDICTS]
    heads = [f"{verdict}, of {count}" for verdict, count in zip(VERDICTS, counts)]
    text = row(["server", *heads]) + "|---|" + "---:|" * len(VERDICTS) + "\n"
    for column in columns:
        accepted = [str(column.accepted(targets, verdict)) for verdict in VERDICTS]
        text += row([column.title, *accepted])
    return text


def groups(targets, columns):
    """Returns a table: for each group, verdict and server, the number of accepted targets."""
    text = row(["targets", "verdict", "in all", *(column.title for column in columns)])
    text += "|---|---|" + "---:|" * (len(columns) + 1) + "\n"
    for heading, verdict in dict.fromkeys((each.heading, each.verdict) for each in targets):
        numbers = [number for number, each in enumerate(targets)
                   if (each.heading, each.verdict) == (heading, verdict)]
        counts = (sum(column.statuses[number] == 200 for number in numbers) for column in columns)
        text += row([heading, verdict, str(len(numbers)), *map(str, counts)])
    return text


def page(targets, columns):
    """Returns the text of the page."""
    first = [column for column in columns if not is_http2(column.name)]
    second = [column for column in columns if is_http2(column.name)]
    paths = over_http2(targets)
    return (
        HEAD.format(count=len(first), targets=len(targets)) + summary(targets, first) + GROUPS
        + groups(targets, first) + HTTP2.format(targets=len(paths)) + summary(paths, second)
    )


def answers(targets, columns):
    """Returns the text of answers.txt: a line for each target."""
    text = ANSWERS_HEAD + "\t".join([*(column.title for column in columns), "target"]) + "\n"
    for target in targets:
        cells = []
        for column in columns:
            asked = targets_for(column.name, targets)
            numbers = [number for number, each in enumerate(asked)
                       if (each.method, each.text) == (target.method, target.text)]
            status = column.statuses[numbers[0]] if numbers else "."
            cells.append("-" if status is None else str(status))
        text += "\t".join([*cells, f"{target.method} {target.quoted}"]) + "\n"
    return text


def targets_for(name, targets):
    """Returns the targets for a column, by its name or title."""
    return over_http2(targets) if is_http2(name) else targets


def columns_of_servers(targets):
    for name, make in SERVERS.items():
        yield measure(name, make(), targets_for(name, targets))


def columns_of(text):
    """Returns what answers.txt says, as Columns."""
    lines = [line.split("\t") for line in text.splitlines() if not line.startswith("//")]
    columns = []
    for number, title in enumerate(lines[0][:-1]):
        name, version, *rest = title.split(" ", 2)
        cells = [line[number] for line in lines[1:] if line[number] != "."]
        columns.append(Column(" ".join([name, *rest]), version,
                              [None if cell == "-" else int(cell) for cell in cells]))
    return columns


if __name__ == "__main__":
    all_targets = read_targets()
    measured = list(columns_of_servers(all_targets))
    ANSWERS.write_text(answers(all_targets, measured))
    PAGE.write_text(page(all_targets, measured))
