"""The result of a finished hand, from its events alone, so that a record gives the same result."""

from collections.abc import Iterable

from msgspec import Struct

from tartli_desktop.cards.german import Suit

from .cards import LAST_TRICK_POINTS
from .events import (
    BelaScored,
    CardPlayed,
    Dealt,
    Ending,
    Event,
    GameWon,
    HandEnded,
    MatchWon,
    MeldsScored,
    SuddenDeathNext,
    TrickGathered,
    WentOut,
)
from .melds import Meld, standing
from .variant import Variant

Pair = tuple[int, int]
"""A number for seat 0, and one for seat 1."""


class HandResult(Struct, frozen=True):
    """One finished hand, seat by seat."""

    ending: Ending

    before: Pair
    """The counts at the start of the hand (R9.1)."""

    after: Pair
    """The counts at the end of the hand."""

    tricks: Pair
    """Trick points with the last 10, after stichmatsch (R9.4)."""

    melds: Pair
    """Meld points without béla."""

    bela: Pair
    """Points of béla."""

    last_trick: int | None
    """Who won trick 16, and with it the last 10 (R1.6), in a hand played to the end."""

    stichmatsch: int | None
    """Who won all of tricks 8 to 16, where R9.4 applies."""

    false_claim: int | None
    """Who went out with too little (R9.2)."""

    game_won: int | None
    """Who won a game with this hand."""

    worth: int
    """What that game counts (R9.3): 1, or 2 for a maccs; 0 without a game."""

    scored: tuple[tuple[Meld, ...], tuple[Meld, ...]]
    """The melds that each seat scored, in order."""

    best: tuple[str, str]
    """The best meld that each seat scored (R2.4), as R14 writes it; empty if none scored."""

    standing: Pair
    """The rank of that meld as a number: the greater is the better by R2.4; 0 without a meld."""

    trump: Suit | None
    """None where the hand ended before trumps were known."""

    match_won: int | None
    """Who won the match with this hand."""

    sudden_death_next: bool
    """Whether the first points of the next hand win the game (R9.5)."""

    cards_left: bool
    """Whether cards lay on the table that count for nobody (R9.2)."""

    @property
    def gains(self) -> Pair:
        """The points each seat gained in the hand."""
        return (self.after[0] - self.before[0], self.after[1] - self.before[1])

    @property
    def last_trick_points(self) -> Pair:
        """The 10 for the last trick, which ``tricks`` already includes (R1.6)."""
        return (
            LAST_TRICK_POINTS if self.last_trick == 0 else 0,
            LAST_TRICK_POINTS if self.last_trick == 1 else 0,
        )


class HandFacts(Struct, frozen=True, omit_defaults=True):
    """What the statistics need of a hand, as the store keeps it; each field as in :class:`HandResult`.

    Stored facts must stay readable: a new field needs a default.
    """

    tricks: Pair
    melds: Pair
    bela: Pair = (0, 0)
    stichmatsch: int | None = None
    false_claim: int | None = None
    game_won: int | None = None
    worth: int = 0
    best: tuple[str, str] = ("", "")
    standing: Pair = (0, 0)
    match_won: int | None = None


def facts_of(result: HandResult) -> HandFacts:
    """The part of a result that the statistics need."""
    return HandFacts(**{name: getattr(result, name) for name in HandFacts.__struct_fields__})


def result_of(events: Iterable[Event], variant: Variant) -> HandResult:
    """The result of a hand, from all its events. Raises ValueError if the hand has not ended."""
    ended: HandEnded | None = None
    game: GameWon | None = None
    match_won = claimant = trump = None
    sudden_death_next = False
    bela, on_table = [0, 0], 0
    scored: list[tuple[Meld, ...]] = [(), ()]
    for event in events:
        match event:
            case Dealt(_, turned):
                trump = turned.suit
            case CardPlayed():
                on_table += 1
            case TrickGathered():
                on_table = 0
            case MeldsScored(seat, items):
                scored[seat] += items
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
            case SuddenDeathNext():
                sudden_death_next = True
    if ended is None:
        raise ValueError("the hand is not over")
    gains = [ended.trick_points[seat] + ended.meld_points[seat] for seat in (0, 1)]
    best = [_best(items, trump, variant) for items in scored]
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
        scored=(scored[0], scored[1]),
        best=(best[0][1], best[1][1]),
        standing=(best[0][0], best[1][0]),
        trump=trump,
        match_won=match_won,
        sudden_death_next=sudden_death_next,
        cards_left=on_table > 0,
    )


def _best(items: tuple[Meld, ...], trump: Suit | None, variant: Variant) -> tuple[int, str]:
    """The best of some melds: its rank as one number, and its text."""
    found = (0, "")
    for item in items:
        kind, top, in_trumps = standing(item, -1 if trump is None else trump, variant)
        found = max(found, (kind * 100 + top * 10 + in_trumps, str(item)))
    return found
