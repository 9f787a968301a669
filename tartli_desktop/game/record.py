"""What the records of all games have in common: reads, checks, replays and writes them.

A record is an object with ``format``, ``version``, the variant (under the key that its game gives it),
``players``, ``first_dealer`` and ``hands``, and perhaps ``title``, ``date`` and ``note``. Each hand has
``deck``, the codes of the cards as they lie after the cut, ``actions``, texts such as ``"1:play HU"``, and
perhaps ``deal_proof`` and ``note``.
"""

from collections.abc import Callable, Mapping
from copy import deepcopy
from reprlib import repr as short
from typing import Any, NoReturn, TypeVar

from msgspec import Struct

from tartli_desktop.cards import german, tarokk
from tartli_desktop.cards.any_pack import Card
from tartli_desktop.cards.deck import Deck

from .errors import ActionTextError, RecordError, RuleError, Sentence
from .json_types import Json, JsonDict

HEAD_NOTES = ("title", "date", "note")
HAND_NOTES = ("deal_proof", "note")
NOTICE = "notice"
"""The key for the seat that gave notice: it is in the next hand, or in the head until that is dealt."""
KNOCK = "knock"
"""The key, with the value true, of a hand for which the cutter knocked instead."""

_Notes = TypeVar("_Notes")

_HAND = ("deck", "actions")
_DEEPEST_PROOF = 32
_PLACES = tuple({f"{seat}:": seat for seat in range(seats)} for seats in range(10))
"""The prefixes that the text of an action may have, with their seats, for each number of seats."""


class Form(Struct, frozen=True):
    """What the records of a game are like."""

    format: str
    version: int
    rule: str
    """The number of the rule about records; a fault that breaks no other rule breaks this one."""

    seats: tuple[int, ...]
    """The numbers of players that the game allows."""

    pack: Deck[german.Card] | Deck[tarokk.Card]
    """The cards of a pack."""

    parse: Callable[[str], Any]
    """Read the action of a text. Raises ActionTextError."""

    variant_from: Callable[[Any], Any]
    """Read the variant as it was written. Raises RuleError."""

    variant: str = "variant"
    """The key of the variant."""

    code_rule: str = ""
    """The rule that gives cards their codes."""

    deck_rule: str = ""
    """The rule that says what a deck is."""

    over_rule: str = ""
    """The rule that says when a match is over."""

    unfinished_rule: str = ""
    """The rule that each hand is played to its end before the next."""

    action_rule: str = ""
    """The rule that says what the text of an action is like."""

    keys_rule: str = ""
    """The rule that says which keys there are, and how many players."""

    notice_rule: str = ""
    """The rule about the notice that a seat gives before a hand; empty if records have none."""

    knock_rule: str = ""
    """The rule about a knock instead of a cut; empty if no record has one."""

    players_of: Callable[[Any], int] | None = None
    """The number of players of a variant; None if any number of ``seats`` will do."""

    has_names: bool = False
    """Whether no name may be empty."""

    any_notes: bool = False
    """Whether notes may be any JSON, which is kept as it is, rather than texts and a flat proof."""

    active: int | None = None
    """The number of players who play each hand, where others sit out; None if all play."""

    def sits_out(self, seats: int) -> bool:
        """Whether somebody has no part in a hand with this number of players."""
        return self.active is not None and seats > self.active

    def seats_of(self, variant: Any) -> int:
        """The number of players of a variant."""
        return self.seats[0] if self.players_of is None else self.players_of(variant)

    @property
    def cards(self) -> Mapping[str, Card]:
        """The cards of the pack by their codes."""
        return self.pack.by_code

    def is_name(self, name: object) -> bool:
        """Whether a value can be the name of a player."""
        return isinstance(name, str) and (bool(name) or not self.has_names)

    @property
    def no_deck(self) -> Sentence:
        """Why a list of cards is not a deck."""
        return Sentence("a deck is each of the {count} cards once", count=len(self.cards))


class Head(Struct, frozen=True):
    """The head of a record, with its hands still unread."""

    variant: Any
    players: tuple[str, ...]
    first_dealer: int
    hands: list[Json]
    notes: dict[str, str]
    """``title``, ``date`` and ``note``, where they are given."""
    notice: int | None
    """The seat that gave notice after the last hand."""


class BeforeDeal(Struct, frozen=True):
    """What a record says about the time before a hand is dealt."""

    notice: int | None
    """The seat that gave notice."""
    knock: bool
    """Whether the cutter knocked."""


class HandText(Struct, frozen=True):
    """One hand of a record; its actions are still texts."""

    deck: tuple[Card, ...]
    actions: list[object]
    notes: JsonDict
    """``deal_proof`` and ``note``, where they are given."""


def first_hands(record: Json, count: int) -> JsonDict:
    """A record of the first hands only, with the notice given between the last of them and the next hand."""
    hands = record["hands"]
    said = hands[count] if count < len(hands) else record
    head = {name: value for name, value in record.items() if name != NOTICE}
    notice = {NOTICE: said[NOTICE]} if NOTICE in said else {}
    return {**head, "hands": hands[:count], **notice}


def within_hand(record: Json, number: int, actions: int) -> JsonDict:
    """A record that ends within a hand, counted from 1, after this many of its actions."""
    hand = record["hands"][number - 1]
    hands = [*record["hands"][: number - 1], {**hand, "actions": list(hand["actions"][:actions])}]
    return {name: value for name, value in record.items() if name != NOTICE} | {"hands": hands}


def read_head(record: object, form: Form) -> Head:
    """The head of a record. Raises RecordError at hand 0."""

    def refuse(sentence: Sentence, rule: str = "") -> NoReturn:
        raise RecordError(0, 0, rule or form.rule, sentence)

    if not isinstance(record, dict):
        refuse(Sentence("a match record is an object"))
    if record.get("format") != form.format:
        refuse(Sentence('the format is not "{format}"', format=form.format))
    if type(record.get("version")) is not int or record["version"] != form.version:
        refuse(Sentence("the version is not {version}", version=form.version))
    required = ("format", "version", form.variant, "players", "first_dealer", "hands")
    problem = _key_problem(record, required, HEAD_NOTES, form)
    if problem:
        refuse(problem, form.keys_rule)
    try:
        variant = form.variant_from(record[form.variant])
    except RuleError as error:
        raise RecordError(0, 0, error.rule, error.message) from None
    players, first_dealer, hands = record["players"], record["first_dealer"], record["hands"]
    seats = form.seats if form.players_of is None else (form.players_of(variant),)
    if not isinstance(players, list) or len(players) not in seats or not all(map(form.is_name, players)):
        count = " or ".join(map(str, seats))
        refuse(Sentence("players must be {count} names", count=count), form.keys_rule)
    if not is_seat(first_dealer, len(players)):
        refuse(Sentence("first_dealer must be a seat, 0 to {last}", last=len(players) - 1))
    if not isinstance(hands, list):
        refuse(Sentence("hands must be a list"))
    notice = _notice(record, len(players), 0, form)
    notes = {key: record[key] for key in HEAD_NOTES if key in record}
    for key, value in notes.items():
        if not isinstance(value, str) and not form.any_notes:
            refuse(Sentence("{name} must be a text", name=key))
    return Head(variant, tuple(players), first_dealer, hands, notes, notice)


def is_seat(seat: object, seats: int) -> bool:
    """Whether a value is one of so many seats; True and False are not."""
    return type(seat) is int and 0 <= seat < seats


def _notice(given: Json, seats: int, number: int, form: Form) -> int | None:
    """The seat that gave notice, if any did. Raises RecordError at hand ``number``."""
    if NOTICE in given and not is_seat(given[NOTICE], seats):
        raise RecordError(number, 0, form.notice_rule, Sentence("notice is not a seat"))
    return given.get(NOTICE)


def read_before_deal(number: int, hand: object, seats: int, form: Form) -> BeforeDeal:
    """What happened before a hand, counted from 1. Raises RecordError at its action 0, also for its keys."""
    if not isinstance(hand, dict):
        raise RecordError(number, 0, form.rule, Sentence("a hand is an object"))
    problem = _key_problem(hand, _HAND, HAND_NOTES + ((KNOCK,) if form.knock_rule else ()), form)
    if problem:
        raise RecordError(number, 0, form.keys_rule or form.rule, problem)
    return BeforeDeal(_notice(hand, seats, number, form), KNOCK in hand)


def read_hand(number: int, hand: Json, form: Form) -> HandText:
    """A hand of a record, counted from 1, with its keys checked. Raises RecordError at its action 0."""

    def refuse(sentence: Sentence, rule: str = "") -> NoReturn:
        raise RecordError(number, 0, rule or form.rule, sentence)

    if hand.get(KNOCK, True) is not True:
        refuse(Sentence("{name} must be true", name=KNOCK), form.knock_rule)
    text, actions = hand["deck"], hand["actions"]
    if not isinstance(actions, list):
        refuse(Sentence("actions must be a list"))
    count = len(form.cards)
    if not isinstance(text, str):
        refuse(Sentence("the deck must be a text of {count} codes", count=count))
    if not form.any_notes and not isinstance(hand.get("note", ""), str):
        refuse(Sentence("{name} must be a text", name="note"))
    if not form.any_notes and is_deeper(hand.get("deal_proof"), _DEEPEST_PROOF):
        refuse(Sentence("deal_proof is nested too deeply"))
    # Four times the length of a deck: long enough to name a wrong code, and a limit on what is searched.
    if len(text) > 4 * sum(len(code) + 1 for code in form.cards):
        refuse(form.no_deck, form.deck_rule)
    deck: list[Card] = []
    for code in text.split(" "):
        if code not in form.cards:
            refuse(Sentence("{code} is not a card", code=repr(code)), form.code_rule)
        deck.append(form.cards[code])
    return HandText(tuple(deck), actions, {key: hand[key] for key in HAND_NOTES if key in hand})


def read_seated(text: object, seats: int, form: Form) -> tuple[int, Any]:
    """Seat and action of a text such as ``"1:play HU"``. Raises ActionTextError."""
    seat = _PLACES[seats].get(text[:2]) if isinstance(text, str) else None
    if seat is None or not isinstance(text, str):
        raise ActionTextError(
            form.action_rule or form.rule,
            Sentence("{text} does not begin with a seat, 0: to {last}:", text=short(text), last=seats - 1),
        )
    return seat, form.parse(text[2:])


def copied(notes: _Notes, form: Form) -> _Notes:
    """An independent copy of notes; any JSON may be nested too deeply for one."""
    return notes if form.any_notes else deepcopy(notes)


def is_deeper(value: object, levels: int) -> bool:
    """Whether lists and objects are nested more than this many levels deep."""
    if not isinstance(value, list | dict):
        return False
    if not levels:
        return True
    inner = value.values() if isinstance(value, dict) else value
    return any(is_deeper(each, levels - 1) for each in inner)


def _key_problem(
    given: Json, required: tuple[str, ...], optional: tuple[str, ...], form: Form
) -> Sentence | None:
    for key in required:
        if key not in given:
            return Sentence('the key "{name}" is missing', name=key)
    notice = (NOTICE,) if form.notice_rule else ()
    for key in given:
        if key not in required + optional + notice:
            return Sentence("the key {name} is unknown", name=short(key))
    return None
