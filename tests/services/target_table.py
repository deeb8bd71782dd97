"""Asks servers for each target of targets.txt, and writes docs/services_targets.md.

    python3 target_table.py

URISCAN_NGINX_MODULE and URISCAN_APACHE_MODULE are the paths of our modules.
"""

import os
import re
from pathlib import Path

import servers
from http_clients import ask
from targets import read_targets

PAGE = Path(__file__).parents[2] / "docs/services_targets.md"
VERDICTS = ("good", "odd", "bad")
HEAD = """# Who lets which request targets through

Web servers differ in the request targets that they accept. This page shows the answers of {count}
servers to {targets} targets of HTTP/1.1. `make services-page` writes it. `make test-services`
compares it with the answers of the installed servers, if they have the same version.

- The targets are in [targets.txt](../tests/data/services/targets.txt), with the reason for each
  verdict. The verdicts come from the text of the RFCs. *Good*: the grammar of RFC 9112, section
  3.2, allows the target. *Odd*: the grammar allows it, but another section tells a server to
  refuse or to distrust it. *Bad*: the grammar does not allow it.
- Each server has a configuration that answers 200 to each request that it accepts: see
  [servers.py](../tests/services/servers.py). Any other status means that the server has refused
  the target, the method or the host. A dash means that it has closed the connection without an
  answer.
- The field `Host` has the authority of the target if the target has one, as RFC 9112, section
  3.2.2, requires.
- "+ uriscan" is the server with [our module](services.md) and the mode `400`.

## In short

How many targets get the answer 200:

| server | {verdicts} |
|---|{rules}
"""


class Column:
    """What one server answers: a status or None for each target."""

    def __init__(self, name, version, statuses):
        self.name = name
        self.version = version
        self.statuses = statuses

    @property
    def title(self):
        name, plus, uriscan = self.name.partition(" + ")
        return f"{name} {self.version}{plus}{uriscan}"

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


def measure(name, server, targets):
    """Returns the Column of a server that is not yet started."""
    with server:
        statuses = [
            ask(server.port, target.text, target.method, host_of(target)).status
            for target in targets
        ]
    return Column(name, server.version(), statuses)


def guarded_nginx():
    """Returns nginx with our module."""
    return servers.Nginx(
        "uriscan 400;" + servers.Nginx.http, f"load_module {os.environ['URISCAN_NGINX_MODULE']};"
    )


def guarded_apache():
    """Returns Apache httpd with our module."""
    module = os.environ["URISCAN_APACHE_MODULE"]
    return servers.Apache(f"LoadModule uriscan_module {module}\nUriscan 400")


# The columns of the page: names, and functions that return a server.
SERVERS = {
    "nginx": servers.Nginx,
    "nginx + uriscan": guarded_nginx,
    "Apache": servers.Apache,
    "Apache + uriscan": guarded_apache,
    "HAProxy": servers.Haproxy,
    "lighttpd": servers.Lighttpd,
    "Node": servers.Node,
}


def cell(target, status):
    """Returns a status as text: bold if the server lets a bad target through."""
    text = "-" if status is None else str(status)
    return f"**{text}**" if status == 200 and target.verdict == "bad" else text


def code(text):
    """Returns text as code in a cell of a table of Markdown."""
    fence = "``" if "`" in text else "`"
    return fence + text.replace("|", "\\|") + fence


def row(cells):
    return "| " + " | ".join(cells) + " |\n"


def rows_of(targets, columns):
    """Yields the rows for the targets of one heading, which have one cell for each column."""
    titles = [column.title for column in columns]
    yield row(["target", "verdict", *titles, "reason"])
    yield "|" + "---|" * (len(columns) + 3) + "\n"
    for number, target in targets:
        cells = [cell(target, column.statuses[number]) for column in columns]
        rfc, section = target.section.split("/")
        reason = f"{target.reason} (RFC {rfc}, {section})".replace("|", "\\|").replace("<", "&lt;")
        yield row([code(f"{target.method} {target.quoted}"), target.verdict, *cells, reason])


def page(targets, columns):
    """Returns the text of the page."""
    counts = {
        verdict: sum(target.verdict == verdict for target in targets) for verdict in VERDICTS
    }
    text = HEAD.format(
        count=len(columns), targets=len(targets), rules="---:|" * len(VERDICTS),
        verdicts=" | ".join(f"{verdict}, of {counts[verdict]}" for verdict in VERDICTS),
    )
    for column in columns:
        accepted = [str(column.accepted(targets, verdict)) for verdict in VERDICTS]
        text += row([column.title, *accepted])
    text += "\nThe tables below have all answers. A bad target that is let through is **bold**.\n"
    for heading in dict.fromkeys(target.heading for target in targets):
        numbered = [pair for pair in enumerate(targets) if pair[1].heading == heading]
        text += f"\n## {heading}\n\n" + "".join(rows_of(numbered, columns))
    return text


def columns_of(text):
    """Returns what a page says, as a dictionary: title of a column -> {target: cell}."""
    result = {}
    titles = []
    for line in text.splitlines():
        if line.startswith("| target |"):
            titles = [part.strip() for part in line.split(" | ")[2:-1]]
        elif line.startswith("| `"):
            cells = re.split(r" (?<!\\)\| ", line.strip("| "))
            for title, status in zip(titles, cells[2:]):
                result.setdefault(title, {})[cells[0]] = status
    return result


if __name__ == "__main__":
    all_targets = read_targets()
    PAGE.write_text(
        page(all_targets, [measure(name, make(), all_targets) for name, make in SERVERS.items()])
    )
