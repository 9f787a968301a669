"""What a finished hand brought, told by the engine's events alone, so that any record tells it again."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct

from tartli_desktop.engine import (
    BelaScored,
    Card,
    Dealt,
    Event,
    GameWon,
    HandEnded,
    Match,
    MatchWon,
    Meld,
    MeldsScored,
    Variant,
    WentOut,
    parse_seated,
    standing,
)

Pair = tuple[int, int]
"""A number for seat 0, and one for seat 1."""

Value = str | int | None


class HandResult(Struct, frozen=True):
    """One finished hand, seat by seat."""

    ending: str
    """How it ended, as ``engine.Ending`` names it."""

    before: Pair
    """The counts it began with (R9.1)."""

    after: Pair
    """The counts it ended with."""

    tricks: Pair
    """Points of tricks with the last 10, after stichmatsch (R9.4)."""

    melds: Pair
    """Points of melds without béla."""

    bela: Pair
    """Points of béla."""

    last_trick: int | None
    """Who won trick 16, and with it the last 10 (R1.6), in a hand played to the end."""

    stichmatsch: int | None
    """Who won all of tricks 8-16, where R9.4 applies."""

    false_claim: int | None
    """Who went out with too little (R9.2)."""

    game_won: int | None
    """Who won a game by it."""

    worth: int
    """What that game counts (R9.3): 1, or 2 for a maccs; 0 without a game."""

    best: tuple[str, str]
    """The best meld that scored (R2.4), as R14 writes it; empty if none did."""

    standing: Pair
    """Where that meld stands: the greater is the better one by R2.4; 0 without a meld."""

    match_won: int | None
    """Who won the match by it."""

    def values(self) -> tuple[Value, ...]:
        """As they stand in the table ``result``, after match and hand."""
        return (
            self.ending,
            *(*self.before, *self.after, *self.tricks, *self.melds, *self.bela),
            *(self.last_trick, self.stichmatsch, self.false_claim, self.game_won, self.worth),
            *(*self.best, *self.standing, self.match_won),
        )


def result_of(events: Iterable[Event], variant: Variant) -> HandResult:
    """What a hand brought, by all its events. Raises ValueError for one that has not ended."""
    ended: HandEnded | None = None
    game: GameWon | None = None
    match_won = claimant = None
    trump = -1
    bela = [0, 0]
    best: list[tuple[int, str]] = [(0, ""), (0, "")]
    for event in events:
        match event:
            case Dealt(_, turned):
                trump = turned.suit
            case MeldsScored(seat, items):
                best[seat] = max(best[seat], *((_rank(item, trump, variant), str(item)) for item in items))
            case BelaScored(seat, points):
                bela[seat] += points
            case WentOut(seat):
                claimant = seat
            case HandEnded():
                ended = event
            case GameWon():
                game = event
            case MatchWon(seat):
                match_won = seat
    if ended is None:
        raise ValueError("the hand has not ended")
    gains = [ended.trick_points[seat] + ended.meld_points[seat] for seat in (0, 1)]
    return HandResult(
        ending=ended.ending,
        before=(ended.counts[0] - gains[0], ended.counts[1] - gains[1]),
        after=ended.counts,
        tricks=ended.trick_points,
        melds=(ended.meld_points[0] - bela[0], ended.meld_points[1] - bela[1]),
        bela=(bela[0], bela[1]),
        last_trick=ended.last_trick,
        stichmatsch=ended.stichmatsch,
        false_claim=claimant if ended.ending == "false claim" else None,
        game_won=None if game is None else game.seat,
        worth=0 if game is None else game.worth,
        best=(best[0][1], best[1][1]),
        standing=(best[0][0], best[1][0]),
        match_won=match_won,
    )


def results_of(record: Mapping[str, Any]) -> tuple[HandResult, ...]:
    """What each finished hand of a record (R14) brought, in order.

    Raises ValueError for a record that cannot be replayed to its end.
    """
    match = Match.from_record({**record, "hands": []})
    found = []
    for hand in record["hands"]:
        match.deal(map(Card.parse, hand["deck"].split(" ")))
        for text in hand["actions"]:
            match.apply(*parse_seated(text))
        if match.to_move is None:
            found.append(result_of(match.events, match.variant))
    return tuple(found)


def _rank(item: Meld, trump: int, variant: Variant) -> int:
    kind, top, in_trumps = standing(item, trump, variant)
    return kind * 100 + top * 10 + in_trumps
