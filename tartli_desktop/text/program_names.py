"""Names and titles that the program gives by itself: kept in one language, said in the one that is spoken.

A name stands in a record in English, a title is kept as what it means (:mod:`.titles`); both are shown
through :func:`name_shown` and :func:`title_shown`. Older matches, and files, have titles as texts, some in
another language: what is exactly a text of the program's own in one of its languages counts as that text.
What a person has typed is shown as it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QTranslator

from .catalogues import LOCALES, SOURCE, Catalogue, house, is_whole
from .placeholders import fill
from .titles import LESSON, CopyTitle, DealTitle, said, title_of_text, words_of

YOU = str(QT_TRANSLATE_NOOP("OwnWords", "You"))
"""The person at the table who has given no name."""

FIRST = str(QT_TRANSLATE_NOOP("OwnWords", "First player"))
"""The same of two people at one table."""

SECOND = str(QT_TRANSLATE_NOOP("OwnWords", "Second player"))
"""And the other one of them."""

_BETWEEN = " – "

_NAMES = (YOU, FIRST, SECOND)
_SEATS_SWAPPED = str(QT_TRANSLATE_NOOP("OwnWords", "Practice: hand %1 of %2, seats swapped"))
"""How older matches are called that were played from another seat."""
_MADE_UP = (
    words_of(CopyTitle("")),
    words_of(DealTitle(0, "", swapped=True)),
    _SEATS_SWAPPED,
    words_of(DealTitle(0, "", swapped=False)),
    words_of(LESSON),
)
"""The words of titles; one that another may be taken for comes first."""


def name_kept(name: str) -> str:
    """A player's name as it is written into a record."""
    return _own(name, _NAMES) or name


def is_you(name: str) -> bool:
    """Whether this is what the program calls a player without a name: such a "name" is put as "you"."""
    return name_kept(name) == YOU


def seat_of_person(players: Sequence[str], player_name: str) -> int:
    """From which seat a match from a file is shown: a record names the players, not who of them is "you".

    It is the seat of the player with this name, or without a name, the first of several; without any it is
    seat 0.
    """
    own = (is_you(name) or (bool(player_name) and name == player_name) for name in players)
    return next((seat for seat, is_own in enumerate(own) if is_own), 0)


def name_shown(name: str) -> str:
    """A player's name from a record, in the language that is spoken."""
    own = _own(name, _NAMES)
    return _translated(own) if own else name


def names_shown(players: Sequence[str]) -> tuple[str, ...]:
    """The same for all players."""
    return tuple(map(name_shown, players))


def title_kept(title: str, players: Sequence[str]) -> str:
    """The title of a match as it is kept, also where it was given none."""
    return title or title_of_players(players)


def title_shown(text: str) -> str:
    """The title of a match that was kept, in the language that is spoken."""
    return said(title_of_text(text), _typed_title_shown, _translated)


def title_of_players(players: Sequence[str]) -> str:
    """What a match is called that was given no title, as that is kept."""
    return _BETWEEN.join(map(name_kept, players))


def _typed_title_shown(title: str) -> str:
    """A title that is kept as a text; words of the program's own in the language that is spoken."""
    for source in _MADE_UP:
        for text in _in_all_languages(source, house()):
            found = _found(text, title)
            if found is not None:
                parts = (part for _, part in sorted(found.groupdict().items()))
                return fill(_translated(source), *map(_typed_title_shown, parts))
    first, between, second = title.partition(_BETWEEN)
    return f"{name_shown(first)}{_BETWEEN}{name_shown(second)}" if between else title


def _found(text: str, title: str) -> re.Match[str] | None:
    """What stands in a title for the %1 and %2 of a text, if it is made of that text."""
    # Few titles are, and a pattern is long to compile.
    if not all(piece in title for piece in re.split("%[12]", text)):
        return None
    return re.fullmatch(re.sub("%([12])", lambda place: f"(?P<p{place[1]}>.+)", re.escape(text)), title)


def _own(text: str, sources: tuple[str, ...]) -> str:
    """The one of these own texts that a text is in one of the languages; empty where it is none."""
    return _own_of(text, sources, house())


# The names of those at the table are shown many times for each card that is played.
@lru_cache(maxsize=256)
def _own_of(text: str, sources: tuple[str, ...], own: Catalogue) -> str:
    return next((source for source in sources if text in _in_all_languages(source, own)), "")


@cache
def _in_all_languages(source: str, catalogue: Catalogue) -> tuple[str, ...]:
    """An own text in every language of the program that can be read."""
    return (source, *filter(None, (each.translate("OwnWords", source) for each in _translators(catalogue))))


@cache
def _translators(catalogue: Catalogue) -> tuple[QTranslator, ...]:
    return tuple(_read(catalogue))


def _read(catalogue: Catalogue) -> Iterator[QTranslator]:
    for language in LOCALES:
        file = catalogue.file(language)
        translator = QTranslator()
        if language != SOURCE and is_whole(file) and translator.load(str(file)):
            yield translator


def _translated(source: str) -> str:
    return QCoreApplication.translate("OwnWords", source)
