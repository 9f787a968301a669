"""What the help of a game tells about its rules."""

import re
from typing import Any


def chapters_of(told: Any, variant: Any) -> dict[str, str]:
    """The bodies of the help by heading."""
    sections = tuple(told.chapters(variant))
    assert len({section.title for section in sections}) == len(sections)
    return {section.title: section.body for section in sections}


def cells(body: str) -> list[list[str]]:
    """The rows of a chapter's tables, without markup."""
    rows = [re.findall(r"<td[^>]*>(.*?)</td>", row) for row in re.findall(r"<tr>(.*?)</tr>", body)]
    return [[re.sub(r"<[^>]+>|\u200b", "", cell) for cell in row] for row in rows if row]
