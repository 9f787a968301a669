"""Chapters of the help from text files: resources/help/GAME/LANGUAGE/CHAPTER.md.

They are Markdown: ``# chapter``, ``## heading``, ``- item``, tables and ``**bold**``. The lines of a
paragraph or an item are joined, those of an item are indented; an empty line ends it. In addition::

    {U8.5 U8.6} A defender ...  the rules that the text or the block after it explains; {#name} is
                                any other anchor
    {if double_cap}             lines up to {else} or {end}: if the value is neither empty nor 0
    {if auction is two_rounds}  if the value is this one; also {if not ...}
    {trumps}                    a value; beside it, marks such as [a] and [nak] as in the catalogues;
                                an empty one takes the blank after it along
    {pictures}                  alone in a paragraph: a block of rich text
    - {matches}                 alone in an item: several items
    | {bids} |                  alone in a row: rows of a table
    |--------|----|             columns of these shares of the page, unless all are as long

A column without any text is left out.

A lesson is a file of this kind as well, read as plain text: ``# {#name}`` begins a step, and each of its
paragraphs and items is a line. So are the sentences of games, ``tartli_desktop/face/sentences.py``, and the
words of forms, ``tartli_desktop/widgets/dialogs/field_words.py``.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from tartli_desktop.resources import resources_folder
from tartli_desktop.text.catalogues import SOURCE, current
from tartli_desktop.text.placeholders import fill

from .rich_text import Section, at, heading, listed, said, table

_ANCHORS = re.compile(r"(?:\{(?:(?:[A-Z]\d[\d.]*|#[\w-]+) ?)+\} ?)+")
_BOLD = re.compile(r"\*\*(.+?)\*\*")
_VALUE = re.compile(r"(\[\w+\])?\{(\w+)\}(\[\w+\])?( ?)")
_ONLY_VALUE = re.compile(r"\{(\w+)\}")
_NAMED = re.compile(r"\{#([\w-]+)\} ")
_STEP = re.compile(r"# \{#([\w.-]+)\}")
_CONDITION = re.compile(r"\{if (not )?(\w+)(?: is ([\w-]+))?\}")
_KINDS = {"# ": "chapter", "## ": "heading", "- ": "item", "  ": "more", "|": "row"}


class MalformedChapterError(ValueError):
    """A file that cannot be read: its path, the line and what is wrong with it."""


_Numbered = tuple[int, str]
"""A line with its number, from 1."""


class _Line(NamedTuple):
    number: int
    kind: str
    text: str


def chapters(game: str, name: str, values: Mapping[str, object]) -> tuple[Section, ...]:
    """The chapters of a file in the current language, or else in English.

    Args:
        game: the folder, such as ``"ulti"``.
        name: the file, such as ``"course"``.
        values: what its conditions ask, and what is filled in: rich text, a number, a list of items or
            of a table's rows, or a function that makes one of these when it is asked for.

    Raises MalformedChapterError, or OSError if there is no such file.
    """
    return read(_file(game, name), values)


def step_text(game: str, name: str, part: str, values: Mapping[str, object]) -> str | None:
    """A step of a lesson, as :func:`chapters` reads chapters, but in plain text; None if there is none."""
    file = _file(game, name)
    if (lines := _parts(file).get(part)) is None:
        return None
    reader = _Reader(file, values, lines)
    # Most are one line, and are asked for after every action.
    told = [each for each in lines if each[1]]
    if len(told) == 1 and not told[0][1].startswith(("{if", *_KINDS)):
        return reader.filled(*told[0])
    return "\n".join(reader.lines(reader.filled))


def items(game: str, name: str, values: Mapping[str, object]) -> dict[str, list[str]]:
    """The items and paragraphs of a file that is written like a lesson, by those names, in rich text."""
    file = _file(game, name)
    readers = {part: _Reader(file, values, lines) for part, lines in _parts(file).items()}
    return {part: reader.lines(reader.rich) for part, reader in readers.items()}


def plain_texts(game: str, name: str, values: Mapping[str, object]) -> Iterator[tuple[str, str, str]]:
    """The titles, headings, paragraphs and items of a file in plain text.

    Each with its kind, "chapter", "heading", "text" or "item", and the name of the anchor before it.
    """
    file = _file(game, name)
    return _Reader(file, values, _numbered(file)).plain_texts()


@lru_cache(maxsize=128)
def _parts(file: Path) -> Mapping[str, Sequence[_Numbered]]:
    """The lines under each name of a file that is written like a lesson."""
    found: dict[str, list[_Numbered]] = {}
    for number, line in _numbered(file):
        if (name := _STEP.fullmatch(line)) is not None:
            found[name[1]] = []
        elif found:
            found[next(reversed(found))].append((number, line))
        elif line.strip():
            raise _no_step(file, number)
    return found


def _numbered(file: Path) -> Sequence[_Numbered]:
    return [*enumerate(file.read_text(encoding="utf-8").splitlines(), 1)]


def _no_step(file: Path, number: int) -> MalformedChapterError:
    what = "a lesson has steps, each begun by “# {#name}”, with paragraphs and items"
    return MalformedChapterError(f"{file}, line {number}: {what}")


def has_file(game: str, name: str) -> bool:
    """Whether a game has a file of this name."""
    return _file(game, name).is_file()


def _file(game: str, name: str) -> Path:
    return _found(resources_folder(), current(), game, name)


# Sentences are asked for after every action, too.
@lru_cache(maxsize=128)
def _found(resources: Path, language: str, game: str, name: str) -> Path:
    files = [resources / "help" / game / each / f"{name}.md" for each in (language, SOURCE)]
    return next(filter(Path.is_file, files), files[-1])


def read(file: Path, values: Mapping[str, object]) -> tuple[Section, ...]:
    """The chapters of a file with these values. Raises MalformedChapterError and OSError."""
    return tuple(_Reader(file, values, _numbered(file)).sections())


class _Reader:
    def __init__(self, file: Path, values: Mapping[str, object], lines: Sequence[_Numbered]) -> None:
        self._file = file
        self._values = values
        self._lines = lines

    def sections(self) -> Iterator[Section]:
        title = body = ""
        for block in self._blocks():
            number, kind, text = block[0]
            if kind == "chapter":
                if title:
                    yield Section(title, body)
                title, body = self.rich(number, text), ""
            elif not title:
                raise self._fault(number, "before it there is no “# ” with the title of a chapter")
            else:
                body += self._block(kind, block)
        if title:
            yield Section(title, body)

    def lines(self, written: Callable[[int, str], str]) -> list[str]:
        """The paragraphs and items of a step, as ``written`` writes them."""
        told: list[str] = []
        for block in self._blocks():
            for number, kind, text in block:
                if kind not in ("text", "item"):
                    raise _no_step(self._file, number)
                told.append(written(number, text))
        return told

    def plain_texts(self) -> Iterator[tuple[str, str, str]]:
        """The kind, the name of the anchor, and the plain text of each title, heading, paragraph and item."""
        for block in self._blocks():
            for number, kind, text in block:
                name = _NAMED.match(text)
                said = text[name.end() :] if name else text
                for each in self._items(number, said, self.filled):
                    yield kind, name[1] if name else "", each

    def _fault(self, number: int, what: str) -> MalformedChapterError:
        return MalformedChapterError(f"{self._file}, line {number}: {what}")

    def _value(self, number: int, name: str) -> object:
        if name not in self._values:
            raise self._fault(
                number, f"there is no value “{name}”; there are {', '.join(sorted(self._values))}"
            )
        value = self._values[name]
        return value() if callable(value) else value

    def _holding(self) -> Iterator[tuple[int, str]]:
        """The lines that hold, with their numbers."""
        parts: list[tuple[int, str, bool]] = []
        for number, line in self._lines:
            if line.startswith("{if"):
                found = _CONDITION.fullmatch(line)
                if found is None:
                    raise self._fault(number, "a condition is {if name}, {if not name} or {if name is value}")
                value = self._value(number, found[2])
                is_so = str(value) == found[3] if found[3] else bool(value)
                parts.append((number, line, is_so != bool(found[1])))
            elif line in ("{else}", "{end}"):
                begun, before, holds = parts.pop() if parts else (0, "", False)
                if not before or before == line:
                    raise self._fault(number, f"{line} has no {{if …}} before it")
                if line == "{else}":
                    parts.append((begun, line, not holds))
            elif all(holds for _, _, holds in parts):
                yield number, line
        if parts:
            raise self._fault(parts[-1][0], "this condition has no {end}")

    def _blocks(self) -> Iterator[list[_Line]]:
        """Lines of one kind without an empty line between them; those of a paragraph or item are joined."""
        block: list[_Line] = []
        for number, line in self._holding():
            mark = next((mark for mark in _KINDS if line.startswith(mark)), "")
            kind = _KINDS.get(mark, "text") if line.strip() else ""
            text = line.removeprefix(mark).strip()
            before = block[0].kind if block else ""
            if kind == "more" and before != "item":
                raise self._fault(number, "only the lines of an item are indented")
            if kind == "more" or kind == before == "text":
                block[-1] = block[-1]._replace(text=f"{block[-1].text} {text}")
                continue
            if block and (kind != before or kind in ("chapter", "heading")):
                yield block
                block = []
            if kind:
                block.append(_Line(number, kind, text))
        if block:
            yield block

    def _block(self, kind: str, block: Sequence[_Line]) -> str:
        if kind == "row":
            return self._table(block)
        if kind == "item":
            return listed(item for number, _, text in block for item in self._items(number, text, self.rich))
        number, _, text = block[0]
        if kind == "heading":
            return heading(self.rich(number, text))
        is_whole = _ONLY_VALUE.fullmatch(text) or _ANCHORS.fullmatch(text)
        return self.rich(number, text) if is_whole else said(self.rich(number, text))

    def _items(self, number: int, text: str, written: Callable[[int, str], str]) -> Iterable[str]:
        only = _ONLY_VALUE.fullmatch(text)
        items = None if only is None else self._value(number, only[1])
        return items if isinstance(items, list) else [written(number, text)]

    def _table(self, block: Sequence[_Line]) -> str:
        head, *rest = [(number, _cells(text)) for number, _, text in block]
        if not rest or not all(re.fullmatch(":?-+:?", cell) for cell in rest[0][1]):
            raise self._fault(head[0], "the second line of a table is “|---|--:|”")
        rows = [(number, row) for number, cells in rest[1:] for row in self._rows(number, cells)]
        for number, row in [rest[0], *rows]:
            if len(row) != len(head[1]):
                raise self._fault(
                    number, f"the table has {len(head[1])} columns, but this row has {len(row)} cells"
                )
        if not rows:
            return ""
        titles = [self.rich(head[0], cell) for cell in head[1]]
        columns = zip(titles, *(row for _, row in rows), strict=True)
        written = [place for place, column in enumerate(columns) if any(column)]
        marks = [rest[0][1][place] for place in written]
        right = [place for place, mark in enumerate(marks) if mark.endswith(":")]
        widths = [len(mark) for mark in marks]
        shares = [round(100 * width / sum(widths)) for width in widths] if len(set(widths)) > 1 else ()
        cells = [[row[place] for place in written] for _, row in rows]
        return table([titles[place] for place in written], cells, right, shares)

    def _rows(self, number: int, cells: Sequence[str]) -> Iterable[Sequence[str]]:
        only = _ONLY_VALUE.fullmatch(cells[0])
        if len(cells) > 1 or only is None:
            return [[self.rich(number, cell) for cell in cells]]
        rows = self._value(number, only[1])
        if not isinstance(rows, list):
            raise self._fault(number, f"“{only[1]}” has no rows")
        return rows

    def rich(self, number: int, text: str) -> str:
        def anchors(place: re.Match[str]) -> str:
            return at(re.sub(r"[{}#]", " ", place[0]), "")

        text = _BOLD.sub(r"<b>\1</b>", _ANCHORS.sub(anchors, text))
        if "**" in text:
            raise self._fault(number, "“**” stands before and after what is bold")
        return self.filled(number, text)

    def filled(self, number: int, text: str) -> str:
        def value(place: re.Match[str]) -> str:
            told = self._value(number, place[2])
            return "" if told == "" else fill(f"{place[1] or ''}%1{place[3] or ''}{place[4]}", told)

        if "{" not in text and "}" not in text:
            return text
        if re.search(r"[{}]", _VALUE.sub("", text)):
            raise self._fault(
                number, "what stands between { and } is neither a value nor the number of a rule"
            )
        return _VALUE.sub(value, text)


def _cells(row: str) -> list[str]:
    return [cell.strip() for cell in row.removesuffix("|").split("|")]
