"""Read and check the parts of a record, the written form of a match (T17).

:class:`~tartli_desktop.games.tarokk.rules.match.Match` checks the decks and actions against the rules when it
replays them.
"""

from __future__ import annotations

from dataclasses import dataclass
from reprlib import repr as short

from tartli_desktop.cards.tarokk import DECK, Card
from tartli_desktop.game.errors import ActionTextError, ErrorValue, RecordError, Sentence
from tartli_desktop.game.json_types import Json, JsonDict

from .actions import Action, no_action
from .variant import Variant, VariantError

FORMAT = "tarokk-match"
VERSION = 1

NO_DECK = Sentence("record_deck", "the deck must be each of the {count} cards once", count=42)

_HEAD = ("format", "version", "rules", "players", "first_dealer", "hands")
_HEAD_NOTES = ("title", "date", "note")
_HAND = ("deck", "actions")
_HAND_NOTES = ("deal_proof", "note")
_DEEPEST_PROOF = 32
_LONGEST_DECK = 4 * 42 * 6
"""The most letters of a deck that are read; a valid deck has less than a quarter as many."""


@dataclass(frozen=True, slots=True)
class Head:
    """The head of a record, and its hands still unread."""

    variant: Variant
    players: tuple[str, ...]
    first_dealer: int
    hands: list[object]
    notice: int | None
    """Who gave notice after the last hand (T17.2)."""
    notes: dict[str, str]
    """``title``, ``date`` and ``note``, where they are given."""


@dataclass(frozen=True, slots=True)
class HandText:
    """One hand of a record; its actions are still texts."""

    deck: tuple[Card, ...]
    actions: list[object]
    notice: int | None
    """Who gave notice before the deal (T17.2)."""
    notes: JsonDict
    """``deal_proof`` and ``note``, where they are given."""


def read_head(record: object) -> Head:
    """The head of a record. Raises RecordError at hand 0."""

    def refuse(rule: str, key: str, template: str, **values: ErrorValue) -> RecordError:
        return RecordError(0, 0, rule, Sentence(key, template, **values))

    if not isinstance(record, dict):
        raise refuse("T17.4", "record_object", "a match record is an object")
    if record.get("format") != FORMAT:
        raise refuse("T17.4", "record_format", 'the format is not "{format}"', format=FORMAT)
    if not _is_whole(record.get("version")) or record["version"] != VERSION:
        raise refuse("T17.4", "record_version", "the version is not {version}", version=VERSION)
    _check_keys(record, _HEAD, (*_HEAD_NOTES, "notice"), 0)
    try:
        variant = Variant.from_dict(record["rules"])
    except VariantError as error:
        raise RecordError(0, 0, error.rule, error.message) from None
    players = record["players"]
    if (
        not isinstance(players, list)
        or len(players) != variant.players
        or not all(isinstance(name, str) for name in players)
    ):
        raise refuse("T17.3", "record_players", "players must be {count} names", count=variant.players)
    if not is_seat(record["first_dealer"], variant.players):
        raise refuse("T17.4", "record_dealer", "first_dealer is not a seat")
    if not isinstance(record["hands"], list):
        raise refuse("T17.4", "record_hands", "hands must be a list")
    if "notice" in record and not is_seat(record["notice"], variant.players):
        raise refuse("T17.2", "record_notice", "notice is not a seat")
    notes = {key: record[key] for key in _HEAD_NOTES if key in record}
    for key, value in notes.items():
        if not isinstance(value, str):
            raise refuse("T17.4", "record_text", "{name} must be a text", name=key)
    return Head(variant, tuple(players), record["first_dealer"], record["hands"], record.get("notice"), notes)


def read_hand(number: int, hand: object, players: int) -> HandText:
    """A hand of a record, counted from 1. Raises RecordError at its action 0, the deck."""

    def refuse(rule: str, key: str, template: str, **values: ErrorValue) -> RecordError:
        return RecordError(number, 0, rule, Sentence(key, template, **values))

    if not isinstance(hand, dict):
        raise refuse("T17.4", "record_hand_object", "a hand must be an object")
    _check_keys(hand, _HAND, (*_HAND_NOTES, "notice"), number)
    if not isinstance(hand["actions"], list):
        raise refuse("T17.4", "record_actions", "actions must be a list")
    if "notice" in hand and not is_seat(hand["notice"], players):
        raise refuse("T17.2", "record_notice", "notice is not a seat")
    if not isinstance(hand.get("note", ""), str):
        raise refuse("T17.4", "record_text", "{name} must be a text", name="note")
    if _is_deeper(hand.get("deal_proof"), _DEEPEST_PROOF):
        raise refuse("T17.4", "record_proof", "deal_proof is nested too deeply")
    text = hand["deck"]
    if not isinstance(text, str) or len(text) > _LONGEST_DECK:
        raise RecordError(number, 0, "T17.4", NO_DECK)
    try:
        deck = tuple(Card.parse(code) for code in text.split(" "))
    except ValueError:
        raise RecordError(number, 0, "T17.4", NO_DECK) from None
    if not DECK.is_whole(deck):
        raise RecordError(number, 0, "T17.4", NO_DECK)
    notes = {key: hand[key] for key in _HAND_NOTES if key in hand}
    return HandText(deck, hand["actions"], hand.get("notice"), notes)


def parse_seated(text: object) -> tuple[int, Action]:
    """Seat and action of a text such as ``"1:bid two"``. Raises ActionTextError."""
    if not isinstance(text, str) or text[:2] not in _SEATS:
        raise ActionTextError(
            "T17.4",
            Sentence("no_seat_text", "{text} does not begin with a seat, 0: to 4:", text=short(text)),
        )
    if len(text) > 2 and text[2:].isspace():
        raise no_action(text)
    return int(text[0]), Action.parse(text[2:])


_SEATS = ("0:", "1:", "2:", "3:", "4:")


def is_seat(seat: object, players: int) -> bool:
    """Whether a value is a seat; True and False are not."""
    return type(seat) is int and 0 <= seat < players


def _is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_deeper(value: object, levels: int) -> bool:
    """Whether lists and objects are nested more than ``levels`` deep."""
    if not isinstance(value, list | dict):
        return False
    if not levels:
        return True
    inner = value.values() if isinstance(value, dict) else value
    return any(_is_deeper(each, levels - 1) for each in inner)


def _check_keys(given: Json, required: tuple[str, ...], optional: tuple[str, ...], number: int) -> None:
    for key in required:
        if key not in given:
            message = Sentence("record_missing", "the key “{name}” is missing", name=key)
            raise RecordError(number, 0, "T17.3", message)
    for key in given:
        if key not in required + optional:
            message = Sentence("record_unknown", "the key {name} is unknown", name=short(key))
            raise RecordError(number, 0, "T17.3", message)
