"""Rich text for help pages: paragraphs, lists and tables. All inputs are rich text themselves."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill

tr = Context("Help")


@dataclass(frozen=True)
class Section:
    """A part of a page under its own heading.

    Attributes:
        title: The heading, in plain text.
        body: Rich text below it.
    """

    title: str
    body: str


def heading(text: str) -> str:
    """A heading within a section."""
    return f"<h3>{text}</h3>"


def said(*sentences: str) -> str:
    """A paragraph."""
    return f"<p>{' '.join(sentences)}</p>"


def listed(items: Iterable[str]) -> str:
    """A bulleted list."""
    return "<ul>" + "".join(f"<li>{item}</li>" for item in items) + "</ul>"


def at(numbers: str, text: str) -> str:
    """A text that can be found by the numbers of the rules it explains, such as "R3.1 R3.5"."""
    # Qt attaches the anchor to the characters inside it, and drops an empty one.
    return "".join(f'<a name="{number}">\u200b</a>' for number in numbers.split()) + text


def cards(codes: str) -> str:
    """A paragraph of card pictures side by side, from the pack in use: "HA HK HO"."""
    pictures = " ".join(f'<img src="card:{code}">' for code in codes.split())
    # The usual line spacing would grow with lines as high as a card.
    return f'<p style="line-height: 100%">{pictures}</p>'


def table(
    head: Sequence[str],
    rows: Iterable[Sequence[str]],
    numbers: Sequence[int] = (),
    shares: Sequence[int] = (),
) -> str:
    """A table with a header row.

    Args:
        head: the headings.
        rows: the cells of each row.
        numbers: the columns that are aligned right.
        shares: the widths of the columns in percent of the page; by default those of their contents.
    """

    def line(cells: Sequence[str], tag: str) -> str:
        sides = ("right" if place in numbers else "left" for place in range(len(cells)))
        wide = [f' width="{share}%"' for share in shares] or [""] * len(cells)
        return "".join(
            f'<{tag} align="{side}"{width}>{cell}</{tag}>'
            for cell, side, width in zip(cells, sides, wide, strict=True)
        )

    body = "".join(f"<tr>{line(row, 'td')}</tr>" for row in rows)
    # No gaps between cells, which would break a line under a row.
    whole = ' width="100%"' if shares else ""
    return f'<table cellspacing="0"{whole}><thead><tr>{line(head, "th")}</tr></thead>{body}</table>'


def either(words: Sequence[str]) -> str:
    """Some words as alternatives: "Aces, Tens or Kings"."""
    text = tr("%1 or %2", "the last two of some things to choose from")
    return fill(text, ", ".join(words[:-1]), words[-1]) if len(words) > 1 else "".join(words)
