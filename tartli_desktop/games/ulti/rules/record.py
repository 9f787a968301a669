"""The written form of a session: its parts read and checked one by one (U17).

Whether the decks and actions in it follow the rules is seen when
:class:`~tartli_desktop.games.ulti.rules.match.Match` replays them.
"""

from __future__ import annotations

from dataclasses import dataclass
from reprlib import repr as short
from typing import Any

from tartli_desktop.cards.german import Card
from tartli_desktop.game.errors import ActionTextError, RecordError, Value

from .actions import Action
from .variant import Rules, RulesError

FORMAT = "ulti-match"
VERSION = 1

NO_DECK = "a deck is each of the 32 cards once"

_HEAD = ("format", "version", "rules", "players", "first_dealer", "hands")
_HEAD_NOTES = ("title", "date", "note")
_HAND = ("deck", "actions")
_HAND_NOTES = ("deal_proof", "note")

_SEATS = ("0:", "1:", "2:")


@dataclass(frozen=True, slots=True)
class Head:
    """The head of a record, and its hands still unread."""

    rules: Rules
    players: tuple[str, str, str]
    first_dealer: int
    hands: list[object]
    notes: dict[str, Any]
    """``title``, ``date`` and ``note``, where they are given."""


@dataclass(frozen=True, slots=True)
class HandText:
    """One hand of a record; its actions are still texts."""

    deck: tuple[Card, ...]
    actions: list[object]
    notes: dict[str, Any]
    """``deal_proof`` and ``note``, where they are given."""


def read_head(record: object) -> Head:
    """The head of a record. Raises RecordError at hand 0."""

    def refuse(message: str, key: str, **values: Value) -> RecordError:
        return RecordError(0, 0, "U17", message, key=key, values=values)

    if not isinstance(record, dict):
        raise refuse("a record is an object", "no record")
    if record.get("format") != FORMAT:
        raise refuse(f'the format is not "{FORMAT}"', "format", format=FORMAT)
    version = record.get("version")
    if type(version) is not int or version != VERSION:
        raise refuse(f"the version is not {VERSION}", "version", version=VERSION)
    wrong = _wrong_key(record, _HEAD, _HEAD_NOTES)
    if wrong is not None:
        raise refuse(*wrong)
    if not isinstance(record["rules"], dict):
        raise refuse("the rules must be an object", "no rules")
    try:
        rules = Rules.from_dict(record["rules"])
    except RulesError as error:
        raise RecordError(0, 0, error.rule, error.message, key=error.key, values=error.values) from None
    players = record["players"]
    if (
        not isinstance(players, list)
        or len(players) != 3
        or not all(isinstance(name, str) and name for name in players)
    ):
        raise refuse("players must be three names", "players")
    first_dealer = record["first_dealer"]
    if type(first_dealer) is not int or first_dealer not in (0, 1, 2):
        raise refuse("first_dealer must be 0, 1 or 2", "first dealer")
    if not isinstance(record["hands"], list):
        raise refuse("hands must be a list", "no hands")
    notes = {key: record[key] for key in _HEAD_NOTES if key in record}
    return Head(rules, (players[0], players[1], players[2]), first_dealer, record["hands"], notes)


def read_hand(number: int, hand: object) -> HandText:
    """A hand of a record, counted from 1. Raises RecordError at its action 0, the deck."""

    def refuse(rule: str, message: str, key: str) -> RecordError:
        return RecordError(number, 0, rule, message, key=key)

    if not isinstance(hand, dict):
        raise refuse("U17", "a hand is an object", "no hand object")
    wrong = _wrong_key(hand, _HAND, _HAND_NOTES)
    if wrong is not None:
        raise refuse("U17", *wrong)
    if not isinstance(hand["actions"], list):
        raise refuse("U17", "actions must be a list", "no actions")
    if not isinstance(hand["deck"], str):
        raise refuse("U17", "the deck must be a text of 32 codes", "no deck text")
    codes = hand["deck"].split(" ")
    if len(codes) != 32 or set(codes) != Card.__members__.keys():
        raise refuse("U1.1", NO_DECK, "no deck")
    deck = tuple(Card[code] for code in codes)
    return HandText(deck, hand["actions"], {key: hand[key] for key in _HAND_NOTES if key in hand})


def parse_seated(text: object) -> tuple[int, Action]:
    """Seat and action of a text such as ``"1:play HU"``. Raises ActionTextError."""
    if not isinstance(text, str) or text[:2] not in _SEATS:
        shown = short(text)
        message = f"{shown} does not begin with a seat, 0: or 1: or 2:"
        raise ActionTextError("U17.1", message, key="no seat", values={"text": shown})
    return int(text[0]), Action.parse(text[2:])


def _wrong_key(
    given: dict[Any, Any], required: tuple[str, ...], optional: tuple[str, ...]
) -> tuple[str, str] | None:
    """What is wrong with the keys of an object: sentence and its key."""
    for key in required:
        if key not in given:
            return f'the key "{key}" is missing', "key missing"
    for key in given:
        if key not in required + optional:
            return f"the key {short(key)} is unknown", "key unknown"
    return None
