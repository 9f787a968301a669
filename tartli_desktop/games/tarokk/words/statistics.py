"""The statistics of Hungarian Tarokk: see :class:`tartli_desktop.face.statistics.Statistics`."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct
from msgspec.json import Decoder

from tartli_desktop.face.sentences import Sentences
from tartli_desktop.face.statistics import StatisticsRow, numbers, pairs
from tartli_desktop.games.tarokk import Item, Variant
from tartli_desktop.games.tarokk.opponents import LEVELS
from tartli_desktop.games.tarokk.review_form import ReviewForm
from tartli_desktop.games.tarokk.rules.actions import GAME
from tartli_desktop.games.tarokk.rules.settlement import GAME_POINTS
from tartli_desktop.games.tarokk.rules.sides import DECLARERS, OPPONENTS, Side
from tartli_desktop.kit.statistics import Hands, Pair, StatisticsByPay, won_and_lost
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import begun, fill

from . import terms

tr = Context("Tarokk.Statistics")


class HandFacts(Struct, frozen=True):
    """The stored facts of a hand that are counted."""

    kind: str
    declarer: int | None
    partner: int | None
    contract: int | None
    points: tuple[int, int] | None
    items: tuple[Item, ...]
    payments: tuple[int, ...]
    caught: int | None = None
    sits_out: int | None = None
    multiplier: int = 1
    """How many times the hand counts after void hands (T7.5)."""

    def side(self, seat: int) -> Side | None:
        """Which side a seat was on; None for a dealer who sat out."""
        if seat == self.sits_out:
            return None
        return DECLARERS if seat in (self.declarer, self.partner) else OPPONENTS

    def is_won(self) -> bool:
        """Whether the declarer won the game: as it was scored, else by the points (T12.2)."""
        game = next((item.value > 0 for item in self.items if item.kind == GAME), None)
        return self.points is not None and self.points[0] >= GAME_POINTS if game is None else game


class TarokkStatistics(StatisticsByPay[HandFacts, Variant]):
    """What every game has, and bids and bonuses by what became of them, and who caught the XXI."""

    facts = Decoder(HandFacts)
    reviews = Decoder(ReviewForm)
    variant = Variant
    kinds = Sentences("tarokk", "choices")
    length = "rounds"

    def __init__(self) -> None:
        super().__init__("tarokk", LEVELS)

    def points(self, hand: HandFacts, me: int) -> int:
        return hand.payments[me]

    def times(self, hand: HandFacts) -> int:
        """More than once in a doubled round (T7.6)."""
        return hand.multiplier

    def rows(self, columns: Sequence[Hands[HandFacts]]) -> Iterator[StatisticsRow]:
        """The game's own rows."""
        scored = _those(columns, lambda hand, me: hand.kind in ("played", "trial") and bool(hand.side(me)))
        played = _those(scored, lambda hand, me: hand.kind == "played")
        declared = _those(played, lambda hand, me: hand.declarer == me)
        trials = _those(scored, lambda hand, me: hand.kind == "trial" and hand.declarer == me)
        void = _those(columns, lambda hand, me: hand.kind in ("passed", "annulled"))
        yield numbers(tr("Hands as declarer"), [*map(len, declared)])
        yield pairs(tr("Games won : lost as declarer"), [*map(_games, declared)])
        for level in sorted({hand.contract or 1 for column in declared for hand, _ in column}):
            at_level = [[each for each in column if each[0].contract == level] for column in declared]
            yield pairs(f"   {begun(terms.bid_name(level))}", [*map(_games, at_level)])
        yield numbers(tr("Trials failed"), [*map(len, trials)])
        yield numbers(tr("Void hands"), [*map(len, void)])
        yield self.averages(tr("Points per hand as declarer"), declared)
        partner = _those(played, lambda hand, me: hand.partner == me)
        yield self.averages(tr("Points per hand as partner"), partner)
        opponent = _those(played, lambda hand, me: hand.side(me) == OPPONENTS)
        yield self.averages(tr("Points per hand as opponent"), opponent)
        yield from self.best_and_worst(scored)
        yield pairs(tr("XXI caught by your side : your own caught"), [*map(_caught, played)])
        if any(any(pot) for pot in map(_pot, columns)):
            yield pairs(tr("Taken from the pot : paid into it"), [*map(_pot, columns)])
        announced = tr("%1, announced", "a bonus")
        silent = tr("%1, silent", "a bonus")
        yield from _bonuses(tr("Announced bonuses won : lost"), announced, played, announced=True)
        yield from _bonuses(tr("Silent bonuses won : lost"), silent, played, announced=False)


def _those(
    columns: Sequence[Hands[HandFacts]], test: Callable[[HandFacts, int], bool]
) -> list[Hands[HandFacts]]:
    return [[each for each in column if test(*each)] for column in columns]


def _games(hands: Hands[HandFacts]) -> Pair:
    return won_and_lost(hand.is_won() for hand, _ in hands)


def _caught(hands: Hands[HandFacts]) -> Pair:
    """How often my side caught the XXI, and how often mine was caught (T13.9)."""
    caught = [(hand.caught, hand, me) for hand, me in hands if hand.caught is not None]
    return won_and_lost(
        seat != me for seat, hand, me in caught if seat == me or hand.side(seat) != hand.side(me)
    )


def _pot(hands: Hands[HandFacts]) -> Pair:
    """How many points I took from the pot, and how many I paid into it (T22.10)."""
    paid = [item.value for hand, me in hands for item in hand.items if item.kind == "pot" and item.seat == me]
    return sum(-value for value in paid if value < 0), sum(value for value in paid if value > 0)


def _bonuses(
    heading: str, text: str, columns: Sequence[Hands[HandFacts]], *, announced: bool
) -> Iterator[StatisticsRow]:
    """A row for all bonuses of my side and one for each, the most frequent first."""
    found = [
        [
            (item.kind, (item.value > 0) == (item.side == DECLARERS))
            for hand, me in column
            for item in hand.items
            if item.side == hand.side(me) and item.kind != GAME and item.announced is announced
        ]
        for column in columns
    ]
    yield pairs(heading, [won_and_lost(is_won for _, is_won in each) for each in found])
    for kind, _ in Counter(kind for kind, _ in found[-1]).most_common():
        name = begun(fill(text, terms.term(kind)))
        outcomes = [won_and_lost(is_won for each, is_won in column if each == kind) for column in found]
        yield pairs(f"   {name}", outcomes)
