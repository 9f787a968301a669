"""The written form of a match: its parts read and checked one by one (R14).

Whether the packs and actions in it follow the rules is seen when
:class:`~tartli_desktop.games.tartli.rules.match.Match` replays them.
"""

from __future__ import annotations

from dataclasses import dataclass
from reprlib import repr as short
from typing import Any

from tartli_desktop.cards.german import Card
from tartli_desktop.game.errors import ActionTextError, RecordError, Sentence

from .actions import Action
from .errors import VariantError
from .variant import Variant

FORMAT = "tartli-match"
VERSION = 1

NO_DECK = Sentence("no deck", "a deck is each of the 32 cards once")

_HEAD = ("format", "version", "variant", "players", "first_dealer", "hands")
HEAD_NOTES = ("title", "date", "note")
_HAND = ("deck", "actions")
HAND_NOTES = ("deal_proof", "note")
_DEEPEST_PROOF = 32
_LONGEST_DECK = 4 * 32 * 3
"""Letters of a deck that are looked at; one of 32 cards has a quarter of them."""


@dataclass(frozen=True, slots=True)
class Head:
    """The head of a record, and its hands still unread."""

    variant: Variant
    players: tuple[str, str]
    first_dealer: int
    hands: list[object]
    notes: dict[str, str]
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

    def refuse(message: str, rule: str = "R14") -> RecordError:
        return RecordError(0, 0, rule, message)

    if not isinstance(record, dict):
        raise refuse(Sentence("record no object", "a match record is an object"))
    if record.get("format") != FORMAT:
        raise refuse(Sentence("other format", 'the format is not "{format}"', format=FORMAT))
    if not _is_whole(record.get("version")) or record["version"] != VERSION:
        raise refuse(Sentence("other version", "the version is not {version}", version=VERSION))
    problem = _key_problem(record, _HEAD, HEAD_NOTES)
    if problem:
        raise refuse(problem)
    try:
        variant = Variant.from_dict(record["variant"])
    except VariantError as error:
        raise refuse(error.message, error.rule) from None
    players = record["players"]
    if (
        not isinstance(players, list)
        or len(players) != 2
        or not all(isinstance(name, str) for name in players)
    ):
        raise refuse(Sentence("players no names", "players must be two names"))
    if not _is_whole(record["first_dealer"]) or record["first_dealer"] not in (0, 1):
        raise refuse(Sentence("first_dealer no seat", "first_dealer must be 0 or 1"))
    if not isinstance(record["hands"], list):
        raise refuse(Sentence("hands no list", "hands must be a list"))
    notes = {key: record[key] for key in HEAD_NOTES if key in record}
    for key, value in notes.items():
        if not isinstance(value, str):
            raise refuse(Sentence("must be text", "{name} must be a text", name=key))
    return Head(variant, (players[0], players[1]), record["first_dealer"], record["hands"], notes)


def read_hand(number: int, hand: object) -> HandText:
    """A hand of a record, counted from 1. Raises RecordError at its action 0, the deck."""

    def refuse(message: str, rule: str = "R14") -> RecordError:
        return RecordError(number, 0, rule, message)

    if not isinstance(hand, dict):
        raise refuse(Sentence("hand no object", "a hand is an object"))
    problem = _key_problem(hand, _HAND, HAND_NOTES)
    if problem:
        raise refuse(problem)
    if not isinstance(hand["actions"], list):
        raise refuse(Sentence("actions no list", "actions must be a list"))
    if not isinstance(hand["deck"], str):
        raise refuse(Sentence("deck no text", "the deck must be a text of 32 codes"))
    if not isinstance(hand.get("note", ""), str):
        raise refuse(Sentence("must be text", "{name} must be a text", name="note"))
    if _is_deeper(hand.get("deal_proof"), _DEEPEST_PROOF):
        raise refuse(Sentence("deal_proof too deep", "deal_proof is nested too deeply"))
    if len(hand["deck"]) > _LONGEST_DECK:
        raise refuse(NO_DECK, "R3.2")
    deck = []
    for code in hand["deck"].split(" "):
        if code not in Card.__members__:
            raise refuse(
                Sentence(
                    "no card code",
                    "{code} is no card: a suit letter A L H B and a rank letter 7 8 9 X U O K A are",
                    code=repr(code),
                ),
                "R1.2",
            )
        deck.append(Card[code])
    return HandText(tuple(deck), hand["actions"], {key: hand[key] for key in HAND_NOTES if key in hand})


def parse_seated(text: object) -> tuple[int, Action]:
    """Seat and action of a text such as ``"1:play HU"``. Raises ActionTextError."""
    if not isinstance(text, str) or text[:2] not in ("0:", "1:"):
        raise ActionTextError(
            "R14",
            Sentence("no seat in action", "{text} does not begin with a seat, 0: or 1:", text=short(text)),
        )
    return int(text[0]), Action.parse(text[2:])


def _is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_deeper(value: object, levels: int) -> bool:
    """Whether there are more lists and objects within each other than that."""
    if not isinstance(value, list | dict):
        return False
    if not levels:
        return True
    inner = value.values() if isinstance(value, dict) else value
    return any(_is_deeper(each, levels - 1) for each in inner)


def _key_problem(
    given: dict[Any, Any], required: tuple[str, ...], optional: tuple[str, ...]
) -> Sentence | None:
    for key in required:
        if key not in given:
            return Sentence("key missing", 'the key "{name}" is missing', name=key)
    for key in given:
        if key not in required + optional:
            return Sentence("key unknown", "the key {name} is unknown", name=repr(key))
    return None
