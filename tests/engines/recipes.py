"""The recipes in the documentation, which the tests run as they are."""

import re
from pathlib import Path

DOCS = Path(__file__).parent.parent.parent / "docs"


def recipes(page, heading):
    """Returns the indented blocks below `heading` in a page, without the indent."""
    text = (DOCS / page).read_text(encoding="utf-8")
    section = re.split(r"^## ", text, flags=re.MULTILINE)
    body = next(part for part in section if part.startswith(heading + "\n"))
    blocks = re.findall(r"(?:^    .*\n|^\n(?=    ))+", body, flags=re.MULTILINE)
    return [re.sub(r"^    ", "", block.strip("\n"), flags=re.MULTILINE) + "\n" for block in blocks]
