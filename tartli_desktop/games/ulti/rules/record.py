"""Read and check the parts of a record, the written form of a session (U17).

:class:`~tartli_desktop.games.ulti.rules.match.Match` checks the decks and actions against the rules when it
replays them.
"""

from __future__ import annotations

from dataclasses import dataclass
from reprlib import repr as short

from tartli_desktop.cards.german import Card
from tartli_desktop.game.errors import ActionTextError, ErrorValue, RecordError, Sentence
from tartli_desktop.game.json_types import Json, JsonDict

from .actions import Action
from .variant import Variant, VariantError

FORMAT = "ulti-match"
VERSION = 1

NO_DECK = Sentence("no deck", "a deck is each of the {count} cards once", count=32)

_HEAD = ("format", "version", "rules", "players", "first_dealer", "hands")
_HEAD_NOTES = ("title", "date", "note")
_HAND = ("deck", "actions")
_HAND_NOTES = ("deal_proof", "note")

_SEATS = ("0:", "1:", "2:")


@dataclass(frozen=True, slots=True)
class Head:
    """The head of a record, and its hands still unread."""

    variant: Variant
    players: tuple[str, str, str]
    first_dealer: int
    hands: list[object]
    notes: JsonDict
    """``title``, ``date`` and ``note``, where they are given."""


@dataclass(frozen=True, slots=True)
class HandText:
    """One hand of a record; its actions are still texts."""

    deck: tuple[Card, ...]
    actions: list[object]
    notes: JsonDict
    """``deal_proof`` and ``note``, where they are given."""


def read_head(record: object) -> Head:
    """The head of a record. Raises RecordError at hand 0."""

    def refuse(key: str, template: str, **values: ErrorValue) -> RecordError:
        return RecordError(0, 0, "U17", Sentence(key, template, **values))

    if not isinstance(record, dict):
        raise refuse("no record", "a record must be an object")
    if record.get("format") != FORMAT:
        raise refuse("format", 'the format is not "{format}"', format=FORMAT)
    version = record.get("version")
    if type(version) is not int or version != VERSION:
        raise refuse("version", "the version is not {version}", version=VERSION)
    wrong = _wrong_key(record, _HEAD, _HEAD_NOTES)
    if wrong is not None:
        raise RecordError(0, 0, "U17", wrong)
    if not isinstance(record["rules"], dict):
        raise refuse("no rules", "the rules must be an object")
    try:
        variant = Variant.from_dict(record["rules"])
    except VariantError as error:
        raise RecordError(0, 0, error.rule, error.message) from None
    players = record["players"]
    if (
        not isinstance(players, list)
        or len(players) != 3
        or not all(isinstance(name, str) and name for name in players)
    ):
        raise refuse("players", "players must be three names")
    first_dealer = record["first_dealer"]
    if type(first_dealer) is not int or first_dealer not in (0, 1, 2):
        raise refuse("first dealer", "first_dealer must be 0, 1 or 2")
    if not isinstance(record["hands"], list):
        raise refuse("no hands", "hands must be a list")
    notes = {key: record[key] for key in _HEAD_NOTES if key in record}
    return Head(variant, (players[0], players[1], players[2]), first_dealer, record["hands"], notes)


def read_hand(number: int, hand: object) -> HandText:
    """A hand of a record, counted from 1. Raises RecordError at its action 0, the deck."""

    def refuse(message: Sentence, rule: str = "U17") -> RecordError:
        return RecordError(number, 0, rule, message)

    if not isinstance(hand, dict):
        raise refuse(Sentence("no hand object", "a hand must be an object"))
    wrong = _wrong_key(hand, _HAND, _HAND_NOTES)
    if wrong is not None:
        raise refuse(wrong)
    if not isinstance(hand["actions"], list):
        raise refuse(Sentence("no actions", "actions must be a list"))
    if not isinstance(hand["deck"], str):
        raise refuse(Sentence("no deck text", "the deck must be a text of 32 codes"))
    codes = hand["deck"].split(" ")
    if len(codes) != 32 or set(codes) != Card.__members__.keys():
        raise refuse(NO_DECK, "U1.1")
    deck = tuple(Card[code] for code in codes)
    return HandText(deck, hand["actions"], {key: hand[key] for key in _HAND_NOTES if key in hand})


def parse_seated(text: object) -> tuple[int, Action]:
    """Seat and action of a text such as ``"1:play HU"``. Raises ActionTextError."""
    if not isinstance(text, str) or text[:2] not in _SEATS:
        template = "{text} does not begin with a seat, 0: or 1: or 2:"
        raise ActionTextError("U17.1", Sentence("no seat", template, text=short(text)))
    return int(text[0]), Action.parse(text[2:])


def _wrong_key(given: Json, required: tuple[str, ...], optional: tuple[str, ...]) -> Sentence | None:
    """What is wrong with the keys of an object."""
    for key in required:
        if key not in given:
            return Sentence("key missing", 'the key "{name}" is missing', name=key)
    for key in given:
        if key not in required + optional:
            return Sentence("key unknown", "the key {name} is unknown", name=short(key))
    return None
