"""Copies of matches: how much of a match another one may begin with."""

import msgspec
from msgspec import Struct

from tartli_desktop.cards.sealed_deal import SEALED
from tartli_desktop.files.long_work import Steps
from tartli_desktop.game.registry import rules_of_record
from tartli_desktop.game.rules import StoredResult
from tartli_desktop.store.match_kinds import with_marks
from tartli_desktop.store.stored_match import StoredMatch, readable_part, without_last_hand


class Copy(Struct, frozen=True):
    """A copy of a match, ready to be added."""

    stored: StoredMatch

    results: tuple[StoredResult, ...]
    """The result of each finished hand."""

    lacks_hand: bool
    """Whether the unfinished hand was left out."""


def copying(stored: StoredMatch, title: str) -> Steps[Copy]:
    """Make a copy, marked as one, hand by hand; of a damaged match, copy what can be read.

    No pack is dealt twice, and nobody sees hidden cards by playing a copy first: the pack that is fixed for
    the next hand stays with the original, and so does an unfinished hand. The copy goes on with that hand
    only if the original is a practice match, or too damaged to be played on.

    Raises RecordError if what can be read breaks a rule, or its game is unknown.
    """
    part = readable_part(stored)
    hands = part.record["hands"]
    rules = rules_of_record(part.record)
    replay = rules.match.replaying(part.record)
    match, results = next(replay), []
    for number, _ in enumerate(hands, 1):
        yield number / len(hands)
        next(replay)
        if match.to_move is None:
            results.append(rules.hand_result(match))
    lacks_hand = match.to_move is not None and stored.broken_at is None and not stored.marks.practice
    if lacks_hand:
        part = without_last_hand(part)
    extras = with_marks(part.extras, msgspec.structs.replace(part.marks, copy=True, season=None))
    extras.pop(SEALED, None)
    head = msgspec.structs.replace(part.row.head, title=title)
    row = msgspec.structs.replace(part.row, head=head)
    return Copy(msgspec.structs.replace(part, row=row, extras=extras), tuple(results), lacks_hand)
