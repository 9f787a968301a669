"""Names and titles that the program gives: they are saved in one form, and shown in the current language.

Records have names in English, and titles are saved by their meaning (:mod:`.titles`); :func:`name_shown` and
:func:`title_shown` translate both. Older matches, and files, have titles as texts, some in another language:
a text that is exactly one of the program's own in one of its languages counts as that one. What a person has
typed is shown as it is.
"""

import re
from collections.abc import Sequence
from contextlib import suppress
from functools import cache, lru_cache

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from tartli_desktop.characters.characters import Character

from .catalogues import LOCALES, SOURCE, Catalogue, house
from .placeholders import fill
from .titles import CopyTitle, DealTitle, LessonTitle, said, title_of_text, words_of
from .translated_texts import Texts, UnreadableTextsError, form_of, texts_in

YOU = str(QT_TRANSLATE_NOOP("OwnWords", "You"))
"""The person at the table, without a name."""

FIRST = str(QT_TRANSLATE_NOOP("OwnWords", "First player"))
"""The first of two people at one table, without a name."""

SECOND = str(QT_TRANSLATE_NOOP("OwnWords", "Second player"))
"""The second of two people at one table, without a name."""

_BETWEEN = " – "

_NAMES = (YOU, FIRST, SECOND)
_SEATS_SWAPPED = str(QT_TRANSLATE_NOOP("OwnWords", "Practice: hand %1 of %2, seats swapped"))
"""The title of older matches that were played from another seat."""
_MADE_UP = (
    words_of(CopyTitle("")),
    words_of(DealTitle(0, "", swapped=True)),
    _SEATS_SWAPPED,
    words_of(DealTitle(0, "", swapped=False)),
    words_of(LessonTitle(1)),
    words_of(LessonTitle(2)),
)
"""The words of titles; the more specific ones come first, since others would match their texts too."""


def name_kept(name: str) -> str:
    """A player's name as it is written into a record."""
    return _own(name, _NAMES) or name


def is_you(name: str) -> bool:
    """Whether this is the program's name for a player without a name, who is addressed as "you"."""
    return name_kept(name) == YOU


def seat_of_person(players: Sequence[str], player_name: str) -> int:
    """The seat from which to show a match from a file, since a record does not say which player is "you".

    It is the seat of the first player who has this name or none; if there is no such player, seat 0.
    """
    own = (is_you(name) or (bool(player_name) and name == player_name) for name in players)
    return next((seat for seat, is_own in enumerate(own) if is_own), 0)


def other_than(name: str, player: str) -> str:
    """A name for a person at the table of a player who may have the same one."""
    return fill("%1 2", name) if name.casefold() == player.casefold() else name


def names_at(player: str, people: Sequence[Character | None]) -> tuple[str, ...]:
    """The names of people of the café at a table, and of the player, who may have none; None stands there."""
    own = name_kept(player) or YOU
    return tuple(own if person is None else other_than(person.name, own) for person in people)


def name_shown(name: str) -> str:
    """A player's name from a record, in the current language."""
    own = _own(name, _NAMES)
    return _translated(own) if own else name


def names_shown(players: Sequence[str]) -> tuple[str, ...]:
    """The names of all players, in the current language."""
    return tuple(map(name_shown, players))


def title_kept(title: str, players: Sequence[str]) -> str:
    """The title of a match as it is saved; the names of the players if it has none."""
    return title or title_of_players(players)


def title_shown(text: str) -> str:
    """A saved title of a match, in the current language."""
    return said(title_of_text(text), _typed_title_shown, _translated)


def title_of_players(players: Sequence[str]) -> str:
    """The title to save for a match that was given none."""
    return _BETWEEN.join(map(name_kept, players))


def _typed_title_shown(title: str) -> str:
    """A title that was saved as a text, with the program's own words in the current language."""
    for source in _MADE_UP:
        for text in _in_all_languages(source, house()):
            found = _pattern_of(text).fullmatch(title)
            if found is not None:
                parts = (part for _, part in sorted(found.groupdict().items()))
                return fill(_translated(source), *map(_typed_title_shown, parts))
    first, between, second = title.partition(_BETWEEN)
    return f"{name_shown(first)}{_BETWEEN}{name_shown(second)}" if between else title


@cache
def _pattern_of(text: str) -> re.Pattern[str]:
    """What titles that were made from a text with %1 and %2 look like."""
    return re.compile(re.sub("%([12])", lambda place: f"(?P<p{place[1]}>.+)", re.escape(text)))


def _own(text: str, sources: tuple[str, ...]) -> str:
    """The one of these texts of the program that a text is, in any language; empty if it is none."""
    return _own_of(text, sources, house())


# Cached, since the names of the players are shown many times for each card that is played.
@lru_cache(maxsize=256)
def _own_of(text: str, sources: tuple[str, ...], own: Catalogue) -> str:
    return next((source for source in sources if text in _in_all_languages(source, own)), "")


@cache
def _in_all_languages(source: str, catalogue: Catalogue) -> tuple[str, ...]:
    """A text of the program in every language whose catalogue can be read."""
    said = (form_of(texts, "OwnWords", source) for texts in _translations(catalogue))
    return (source, *filter(None, said))


@cache
def _translations(catalogue: Catalogue) -> tuple[Texts, ...]:
    found: list[Texts] = []
    for language in LOCALES:
        if language != SOURCE:
            with suppress(UnreadableTextsError):
                texts = texts_in(catalogue.file(language))
                found.append({key: forms for key, forms in texts.items() if key[0] == "OwnWords"})
    return tuple(found)


def _translated(source: str) -> str:
    return QCoreApplication.translate("OwnWords", source)
