"""Names and titles that the program gives by itself: kept in one language, said in the one that is spoken.

In a record, and in the list of matches, such a name or title stands in English, as the note of a practice
match does, and whoever shows it takes it through :func:`name_shown` or :func:`title_shown`. Older records
have them in the language that was spoken then: what is exactly a text of the program's own in one of its
languages counts as that text. What a person has typed is shown as it is.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QTranslator

from tartli_desktop.resources import resources_folder

from .catalogues import LOCALES, SOURCE, is_whole
from .placeholders import fill

YOU = str(QT_TRANSLATE_NOOP("OwnWords", "You"))
"""The person at the table who has given no name."""

FIRST = str(QT_TRANSLATE_NOOP("OwnWords", "First player"))
"""The same of two people at one table."""

SECOND = str(QT_TRANSLATE_NOOP("OwnWords", "Second player"))
"""And the other one of them."""

LESSON_TITLE = str(QT_TRANSLATE_NOOP("OwnWords", "Guided first hand"))
"""What the match of the lesson is called."""

_AGAIN = str(QT_TRANSLATE_NOOP("OwnWords", "Practice: hand %1 of %2"))
_SWAPPED = str(QT_TRANSLATE_NOOP("OwnWords", "Practice: hand %1 of %2, seats swapped"))
_COPY = str(QT_TRANSLATE_NOOP("OwnWords", "%1 (copy)"))
_BETWEEN = " – "

_NAMES = (YOU, FIRST, SECOND)
_MADE_UP = (_COPY, _SWAPPED, _AGAIN)
"""Titles with something in them; one that another may be taken for comes first."""


def name_kept(name: str) -> str:
    """A player's name as it is written into a record."""
    return _own(name, _NAMES) or name


def is_you(name: str) -> bool:
    """Whether this is what the program calls a player without a name: such a "name" is put as "you"."""
    return name_kept(name) == YOU


def name_shown(name: str) -> str:
    """A player's name from a record, in the language that is spoken."""
    own = _own(name, _NAMES)
    return _translated(own) if own else name


def names_shown(players: tuple[str, str]) -> tuple[str, str]:
    """The same for both players."""
    return name_shown(players[0]), name_shown(players[1])


def title_kept(title: str) -> str:
    """The title of a match as it is kept."""
    return _retold(title, name_kept, str)


def title_shown(title: str) -> str:
    """The title of a match that was kept, in the language that is spoken."""
    return _retold(title, name_shown, _translated)


def title_of_players(players: tuple[str, str]) -> str:
    """What a match is called that was given no title, as that is kept."""
    return _BETWEEN.join(map(name_kept, players))


def title_of_deal(hand: int, of: str, *, swapped: bool) -> str:
    """What a deal is called that is played again, as that is kept.

    Args:
        hand: which one it is, counted from 1.
        of: the title of its match.
        swapped: whether the seats are swapped.
    """
    return fill(_SWAPPED if swapped else _AGAIN, hand, title_kept(of))


def title_of_copy(of: str, longest: int) -> str:
    """What the copy of a match is called, as that is kept, in so many letters."""
    room = longest - len(fill(_COPY, ""))
    return fill(_COPY, title_kept(of)[:room].strip())


def _retold(title: str, name: Callable[[str], str], words: Callable[[str], str]) -> str:
    """A title with its own words and its names in another form; as it is where it has none."""
    if own := _own(title, (LESSON_TITLE,)):
        return words(own)
    for source in _MADE_UP:
        for text in _in_all_languages(source):
            found = _found(text, title)
            if found is not None:
                parts = (part for _, part in sorted(found.groupdict().items()))
                return fill(words(source), *(_retold(part, name, words) for part in parts))
    first, between, second = title.partition(_BETWEEN)
    return f"{name(first)}{_BETWEEN}{name(second)}" if between else title


def _found(text: str, title: str) -> re.Match[str] | None:
    """What stands in a title for the %1 and %2 of a text, if it is made of that text."""
    # Few titles are, and a pattern is long to compile.
    if not all(piece in title for piece in re.split("%[12]", text)):
        return None
    return re.fullmatch(re.sub("%([12])", lambda place: f"(?P<p{place[1]}>.+)", re.escape(text)), title)


def _own(text: str, sources: tuple[str, ...]) -> str:
    """The one of these own texts that a text is in one of the languages; empty where it is none."""
    return next((source for source in sources if text in _in_all_languages(source)), "")


@cache
def _in_all_languages(source: str) -> tuple[str, ...]:
    """An own text in every language of the program that can be read."""
    return (source, *filter(None, (each.translate("OwnWords", source) for each in _catalogues())))


@cache
def _catalogues() -> tuple[QTranslator, ...]:
    return tuple(_read())


def _read() -> Iterator[QTranslator]:
    for language in LOCALES:
        catalogue = resources_folder() / "translations" / f"tartli_{language}.qm"
        translator = QTranslator()
        if language != SOURCE and is_whole(catalogue) and translator.load(str(catalogue)):
            yield translator


def _translated(source: str) -> str:
    return QCoreApplication.translate("OwnWords", source)
