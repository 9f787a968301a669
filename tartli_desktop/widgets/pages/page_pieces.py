"""The parts of a page of rich text in reading order: headings, paragraphs, lists, tables, pictures."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto

from PySide6.QtGui import QTextBlock, QTextCursor, QTextDocument, QTextTable

from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill

tr = Context("Page")

PICTURE = "\N{OBJECT REPLACEMENT CHARACTER}"
"""The character that stands for a picture in a text."""
_SILENT = "\N{ZERO WIDTH SPACE}"


class PieceKind(Enum):
    """The kinds of parts."""

    HEADING = auto()
    PARAGRAPH = auto()
    LIST = auto()
    ITEM = auto()
    TABLE = auto()
    ROW = auto()
    HEADER = auto()
    CELL = auto()
    PICTURE = auto()


STOPS = (PieceKind.HEADING, PieceKind.PARAGRAPH, PieceKind.ITEM, PieceKind.ROW)
"""The kinds of parts that the reader steps through."""


@dataclass(eq=False)
class Piece:
    """A part of a page.

    Attributes:
        kind: The kind of part.
        start: The position of its first character in the document.
        end: The position after its last character.
        text: What is read out.
        level: For a heading: 2 for a section, 3 for a heading within a section.
        children: The parts in it, in order.
        offsets: For each character in the document, from ``start`` on, its position in ``text``.
    """

    kind: PieceKind
    start: int
    end: int
    text: str = ""
    level: int = 0
    children: list[Piece] = field(default_factory=list)
    offsets: list[int] = field(default_factory=list)

    def offset_of(self, place: int) -> int:
        """The position in the text of a character in the document."""
        known = [0, *self.offsets] if not self.offsets else self.offsets
        return known[min(max(place - self.start, 0), len(known) - 1)]

    def place_of(self, offset: int) -> int:
        """The position in the document of a character in the text."""
        return self.start + max(0, bisect_right(self.offsets, offset) - 1)

    def walk(self) -> Iterator[Piece]:
        """This part and all parts within it, in order."""
        yield self
        for child in self.children:
            yield from child.walk()


def pieces_of(document: QTextDocument, shows: Callable[[str], str]) -> list[Piece]:
    """The parts of a document in order.

    Args:
        document: the page.
        shows: returns what a picture shows, in words, by its name; empty for decoration.
    """
    found: list[Piece] = []
    heading = ""
    place = document.rootFrame().begin()
    while not place.atEnd():
        frame, block = place.currentFrame(), place.currentBlock()
        if isinstance(frame, QTextTable):
            found.append(_table(frame, heading, shows))
        elif block.isValid() and block.text():
            piece = _paragraph(block, shows)
            if piece.kind is PieceKind.HEADING:
                heading = piece.text
            if piece.kind is not PieceKind.ITEM:
                found.append(piece)
            elif found and found[-1].kind is PieceKind.LIST and found[-1].end + 1 >= piece.start:
                found[-1].children.append(piece)
                found[-1].end = piece.end
            else:
                found.append(Piece(PieceKind.LIST, piece.start, piece.end, heading, children=[piece]))
        place += 1
    return [piece for piece in found if piece.text or piece.children]


def stops_of(pieces: Sequence[Piece]) -> list[Piece]:
    """The parts that a reader steps through, in order."""
    return [each for piece in pieces for each in piece.walk() if each.kind in STOPS and each.text]


def sentence_at(piece: Piece, place: int) -> str:
    """The sentence of a part around a position in the document; for a table, the row."""
    if piece.kind is PieceKind.ROW:
        return piece.text
    offset, begins = piece.offset_of(place), 0
    for at, sign in enumerate(piece.text):
        # Hungarian and German write "8." for "eighth".
        is_ordinal = sign == "." and piece.text[at - 1 : at].isdigit()
        if sign in ".!?" and not is_ordinal and piece.text[at + 1 : at + 2] in ("", " "):
            if offset <= at:
                return piece.text[begins : at + 1].strip()
            begins = at + 1
    return piece.text[begins:].strip()


def _paragraph(block: QTextBlock, shows: Callable[[str], str]) -> Piece:
    kind, level = PieceKind.PARAGRAPH, block.blockFormat().headingLevel()
    if level:
        kind = PieceKind.HEADING
    elif block.textList() is not None:
        kind = PieceKind.ITEM
    piece = Piece(kind, block.position(), block.position() + block.length() - 1, level=level)
    _read(piece, block, shows)
    return piece


def _read(piece: Piece, block: QTextBlock, shows: Callable[[str], str]) -> None:
    """Append the contents of a paragraph to a part: text as it is, pictures by what they show."""
    text = block.text()
    for at, sign in enumerate(text):
        place = block.position() + at
        piece.offsets += [len(piece.text)] * (place - piece.start + 1 - len(piece.offsets))
        if sign == PICTURE:
            name = shows(_name_of_picture(block, place))
            if name:
                beside = ", " if piece.text.rstrip() and piece.children else ""
                piece.text = piece.text.rstrip() + (beside or " " * bool(piece.text)) + name
                piece.children.append(Piece(PieceKind.PICTURE, place, place + 1, name, offsets=[0]))
        elif sign.isspace():
            piece.text += " " * (piece.text != "" and piece.text[-1] != " ")
        elif sign != _SILENT:
            piece.text += sign
    piece.offsets += [len(piece.text)] * (block.position() + len(text) - piece.start + 1 - len(piece.offsets))
    piece.text = piece.text.rstrip()


def _name_of_picture(block: QTextBlock, place: int) -> str:
    cursor = QTextCursor(block)
    cursor.setPosition(place + 1)
    return cursor.charFormat().toImageFormat().name()


def _table(table: QTextTable, heading: str, shows: Callable[[str], str]) -> Piece:
    whole = Piece(PieceKind.TABLE, table.firstPosition(), table.lastPosition(), heading)
    headers = [""] * table.columns()
    for row in range(table.rows()):
        heads = row < table.format().headerRowCount()
        cells = []
        for column in range(table.columns()):
            cell = table.cellAt(row, column)
            piece = Piece(
                PieceKind.HEADER if heads else PieceKind.CELL, cell.firstPosition(), cell.lastPosition()
            )
            block = cell.firstCursorPosition().block()
            while block.isValid() and block.position() <= cell.lastPosition():
                if piece.text:
                    piece.text += " "
                _read(piece, block, shows)
                block = block.next()
            cells.append(piece)
        if heads:
            headers = [cell.text for cell in cells]
        line = Piece(
            PieceKind.ROW,
            cells[0].start,
            cells[-1].end,
            _row_words(cells) if heads else _row_words(cells, headers),
            children=[cell for cell in cells if cell.text],
        )
        if line.text:
            whole.children.append(line)
    return whole


def _row_words(cells: Sequence[Piece], headers: Sequence[str] = ()) -> str:
    """A row on one line: "Over; Points: 20; Other suits: Ace". The first column has no heading."""
    words = ""
    for column, cell in enumerate(cells):
        if not cell.text:
            continue
        head = headers[column] if headers and column else ""
        text = fill(tr("%1: %2", "what heads a column, and a cell of it"), head, cell.text)
        separator = "; " if head else ", "
        words += (separator if words else "") + (text if head else cell.text)
    return words
