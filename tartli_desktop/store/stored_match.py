"""A stored match: its record, and what is kept beside it."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime

import msgspec
from msgspec import Struct

from tartli_desktop.cards.sealed_deal import SEALED, CommittedDeck
from tartli_desktop.game.json_types import Json, JsonDict
from tartli_desktop.game.match import Match
from tartli_desktop.game.record import HEAD_NOTES, NOTICE, first_hands
from tartli_desktop.game.registry import rules_of, rules_of_record
from tartli_desktop.game.variant_base import written

from .match_head import MatchHead, MatchRow
from .match_kinds import MatchMarks

ORDER = "order"
"""The extra with the player's arrangement of the fan."""


class StoredMatch(Struct, frozen=True):
    """A match with everything needed to play on."""

    row: MatchRow

    record: JsonDict
    """The record: what was added, in order. Only the rules can tell whether it is a valid match."""

    extras: dict[str, str]
    """The texts beside the record, by name, including the optional keys of its hands."""

    broken_at: tuple[int, int] | None
    """The first hand and action, counted as in R14, that cannot be read; usually None.

    Such a match was damaged while the program was running. It can be looked at; ``add_action`` refuses it.
    """

    @property
    def marks(self) -> MatchMarks:
        """What kind of match it is."""
        return MatchMarks.from_extras(self.extras)

    @property
    def seed(self) -> int:
        """The seed that makes the decisions of the opponents repeatable."""
        text = self.extras.get("seed", "0")
        return int(text) if text.isdecimal() else 0

    @property
    def sealed(self) -> CommittedDeck | None:
        """The pack that was fixed last, perhaps for a hand dealt since; None if there is none."""
        try:
            pack = msgspec.json.decode(self.extras.get(SEALED, ""), type=CommittedDeck)
        except msgspec.DecodeError:
            return None
        try:
            cards = rules_of(self.row.head.game).form.pack.cards
        except KeyError:
            return None
        return pack if sorted(pack.pack.split(" ")) == sorted(map(str, cards)) else None


def new_stored(
    match: Match,
    *,
    title: str,
    human_seat: int | None,
    level: str,
    levels: Sequence[str | None] = (),
    extras: Mapping[str, str],
) -> StoredMatch:
    """Make a stored match for ``MatchStore.add``, including the notes on its hands.

    All but the person play at ``level``, or at their own in ``levels``, by seat.
    """
    now = datetime.now(UTC)
    record = match.to_record()
    rules = rules_of_record(record)
    head = MatchHead.at_level(
        level,
        game=rules.name,
        variant=written(match.variant),
        names=match.players,
        first_dealer=match.first_dealer,
        human_seat=human_seat,
        title=title,
    )
    if levels:
        known = zip(levels, head.levels, strict=True)
        head = msgspec.structs.replace(head, levels=tuple(own or usual for own, usual in known))
    row = MatchRow(
        id=0,
        head=head,
        created=now,
        changed=now,
        finished=MatchMarks.from_extras(extras).has_ended(match),
        standings=match.standings,
        hands=len(match.hands),
        actions=sum(len(actions) for _, actions in match.hands),
    )
    return StoredMatch(row, record, {**extras, **_notes_of(match, record)}, broken_at=None)


def _notes_of(match: Match, record: Json) -> dict[str, str]:
    """The notes on the hands of a match as extras; a notice goes with the hand that is dealt next."""
    extras = notes_extras(match.hand_notes)
    if NOTICE in record:
        extras |= notes_extras({len(match.hands) + 1: {NOTICE: record[NOTICE]}})
    return extras


def readable_part(stored: StoredMatch) -> StoredMatch:
    """A match as it is, or a damaged one as if it ended before the part that cannot be read.

    The result can be added and played on. Raises RecordError if what can be read breaks a rule, or its game
    is unknown.
    """
    if stored.broken_at is None:
        return stored
    rules = rules_of_record(stored.record)
    match = rules.match.from_record(stored.record)
    kept = {"seed", ORDER, *(f"hand {number}" for number in range(1, len(match.hands) + 1))}
    row = msgspec.structs.replace(
        stored.row, finished=stored.marks.has_ended(match), standings=match.standings
    )
    extras = {name: text for name, text in stored.extras.items() if name in kept}
    extras |= stored.marks.of_readable_part.to_extras()
    return StoredMatch(row, stored.record, extras, broken_at=None)


def without_last_hand(stored: StoredMatch) -> StoredMatch:
    """A match without its last hand; a notice given before the deal of that hand stays."""
    number = len(stored.record["hands"])
    record = first_hands(stored.record, number - 1)
    notes = notes_extras({number: {NOTICE: record[NOTICE]}} if NOTICE in record else {})
    gone = (f"hand {number}", ORDER)
    extras = {name: text for name, text in stored.extras.items() if name not in gone}
    return msgspec.structs.replace(stored, record=record, extras=extras | notes)


def notes_extras(notes: Mapping[int, Json]) -> dict[str, str]:
    """The optional keys of hands (R14) as extras; the hands are counted from 1."""
    texts = {f"hand {number}": msgspec.json.encode(dict(each)) for number, each in notes.items() if each}
    return {name: text.decode() for name, text in texts.items()}


def hand_notes(extras: Mapping[str, str], number: int) -> JsonDict:
    """The optional keys of a hand from the extras; empty if they cannot be read."""
    try:
        return msgspec.json.decode(extras.get(f"hand {number}", "{}"), type=JsonDict)
    except msgspec.DecodeError:
        return {}


def played(record: Json) -> object:
    """The part of a record that is equal for equal matches: all but the notes."""
    head = {name: value for name, value in record.items() if name not in (*HEAD_NOTES, "hands")}
    return head, [(hand["deck"], hand["actions"]) for hand in record["hands"]]
