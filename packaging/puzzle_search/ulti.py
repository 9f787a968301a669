"""Where puzzles of Ulti may begin."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from likeness import alike_in_ulti

from tartli_desktop.cards.german import CARDS, Card, mask_of
from tartli_desktop.game.mistakes import Gap
from tartli_desktop.games.ulti.opponents import auction, choose, evaluate, evaluation
from tartli_desktop.games.ulti.opponents.valuation.bidding import (
    Option,
    component_chances,
    lays_for,
    options,
    worth,
)
from tartli_desktop.games.ulti.opponents.worth import difference
from tartli_desktop.games.ulti.puzzles import goals
from tartli_desktop.games.ulti.puzzles.goals import GOALS, OpenCards
from tartli_desktop.games.ulti.puzzles.wording import PUZZLES
from tartli_desktop.games.ulti.rules.actions import BIDS as BIDS_OF
from tartli_desktop.games.ulti.rules.actions import PASS, Action, Lay, NameTrump, Play
from tartli_desktop.games.ulti.rules.cards import ACES, PAIRS, SEVENS, SUITS
from tartli_desktop.games.ulti.rules.contracts import CONTRACTS, Contract
from tartli_desktop.games.ulti.rules.match import Match
from tartli_desktop.games.ulti.rules.variant import ASSOCIATION
from tartli_desktop.games.ulti.rules.view import View

WANTED = {"ulti": 60, "trumped": 50, "break-ulti": 70, "betli": 50, "aces": 40, "hundred": 20, "discard": 40}

BIDS = {
    "ulti": ("ulti", "hearts ulti"),
    "betli": ("betli", "rebetli"),
    "aces": ("aces", "hearts aces"),
    "hundred": ("40-100", "hearts 40-100"),
}
"""What the forehand bids in each kind of hands, and everybody passes."""

CHANCES = {"ulti": (0.3, 0.8), "betli": (0.15, 0.7), "aces": (0.3, 0.9), "hundred": (0.3, 0.8)}
"""The chance of winning that the rules of thumb give a bid that is searched: it may well be lost."""

LEAST_BID = 4
"""The least value of the bid that follows a discard."""

NEAR, FAR = 1.0, 5.0
"""How many points less than the best another discard may be worth by the estimates, to count as good, and
to be looked at."""

MOST_RIGHT = 4
"""How many of the 66 discards may be right: some differ by less than can be told."""

LOOKS = ((8, 12), (24, 8), (48, MOST_RIGHT))
"""In how many deals the discards are looked at, and how many may still be right then."""

LAST_LOOK = 16
"""In how many deals all 66 are looked at before that is said of them."""

FEWEST_LEFT, MOST_LEFT = 3, 7
"""How many tricks are left where a puzzle with trumps begins."""

SEVENS_OF_ALL = sum(SEVENS)
_LOW = mask_of(card for card in CARDS if str(card.rank) in "789X")
_GLANCE = replace(evaluation.CLOSE, deals=12, bidding=16)


@dataclass
class UltiPosition:
    """See :class:`judging.Position`."""

    theme: str
    match: Match
    seat: int
    open_cards: OpenCards
    is_at_once = False
    meant = ""

    def reaching(self, match: Match) -> Mapping[Play, bool] | None:
        """For each card of the seat, whether it reaches the goal."""
        found = self.open_cards.reaching(match, match.view(self.seat))
        return found if self.open_cards.is_exact else None

    def are_alike(self, match: Match, actions: list[Any]) -> bool:
        """Whether it makes no difference which of these cards is played."""
        return alike_in_ulti(match, actions)

    def is_reached(self, match: Match) -> bool:
        """Whether the finished hand reached the goal."""
        return goals.is_reached(match, GOALS[self.theme])

    def theme_by(self, lost: list[Match]) -> str:
        """An Ulti may be lost by the VII being trumped in trick 10, or by having to be played before."""
        if self.theme not in ("ulti", "trumped"):
            return self.theme
        trick = lost[0].view(self.seat).tricks[-1][1]
        return (
            "trumped" if SEVENS_OF_ALL & mask_of(trick) & SUITS["ALHB".index(lost[0].trump or "")] else "ulti"
        )


class Discard:
    """The forehand’s discard, the best of all 66; see :class:`judging.Position`."""

    theme = "discard"
    is_at_once = True

    def __init__(self, number: int) -> None:
        self.match = Match.new(ASSOCIATION, first_dealer=number % 3)
        self.match.deal(Random(f"ulti discard {number}").sample(CARDS, 32))
        self.seat = self.match.to_move or 0
        self.meant = ""

    def reaching(self, match: Match) -> Mapping[Any, bool] | None:
        """For each discard, whether it is as good as the best; None unless few are, for a bid that pays."""
        view = match.view(self.seat)
        near = _near(mask_of(view.hand), view.bidding.bids())
        if near is None:
            return None
        looked: dict[Any, Any] = {}
        for deals, most in LOOKS:
            looked = dict(evaluate(view, effort=replace(evaluation.CLOSE, bidding=deals), also=near))
            near = _best(looked)
            if len(near) > most:
                return None
        best = max(looked, key=lambda lay: looked[lay].points)
        self.meant = looked[best].bid
        if CONTRACTS[self.meant].value < LEAST_BID:
            return None
        effort = replace(evaluation.CLOSE, bidding=LAST_LOOK)
        every = evaluate(view, effort=effort, also=[each for each in view.legal if isinstance(each, Lay)])
        right = _best(evaluate(view, also=[*near, *_best(every)]))
        return {lay: lay in right for lay in every} if len(right) <= MOST_RIGHT else None

    def are_alike(self, match: Match, actions: list[Any]) -> bool:
        """Those that are right differ by less than can be told."""
        return True

    def is_reached(self, match: Match) -> bool:
        """The end of the hand does not matter."""
        raise NotImplementedError

    theme_by = is_reached


def _best(worths: Mapping[Any, Any]) -> list[Any]:
    """The actions of which none can be told to be better."""
    best = max(worths.values(), key=lambda worth: worth.points)
    return [each for each, worth in worths.items() if not Gap(*difference(best, worth)).is_mistake]


def _near(twelve: int, bids: Iterable[Contract]) -> list[Action] | None:
    """The discards that may be best by the estimates; None if many are, or for a Simple."""
    best = options(twelve, bids)[0]
    if best.contract.value < LEAST_BID:
        return None
    values = {
        lay: worth(best.contract, twelve ^ lay, lay, best.trump) for lay in lays_for(twelve, best.trump)
    }
    if sum(value > best.value - NEAR for value in values.values()) > MOST_RIGHT:
        return None
    return [auction.lay(replace(best, lay=lay)) for lay, value in values.items() if value > best.value - FAR]


class UltiGame:
    """See :class:`judging.Game`."""

    name = "ulti"
    puzzles = PUZZLES
    wanted = WANTED
    choose = staticmethod(choose)
    evaluate = staticmethod(evaluate)
    difference = staticmethod(difference)

    def glance(self, view: View) -> Mapping[Any, Any]:
        """A look at few deals."""
        return evaluate(view, effort=_GLANCE)

    def source_of(self, theme: str) -> str:
        """The kind of hands in which puzzles of a theme are found."""
        return "ulti" if theme in ("trumped", "break-ulti") else theme

    def positions(self, source: str, number: int, themes: set[str]) -> Iterator[UltiPosition]:
        """Where puzzles may begin in a hand."""
        if source == "discard":
            yield Discard(number)
        else:
            yield from _in_play(_deal(source, number), number, themes)


def _begun(source: str, chance: Random) -> tuple[list[Card], Option]:
    """The forehand’s twelve cards, and what it bids."""
    (low, high), component = CHANCES[source], GOALS[source].component
    contracts = [CONTRACTS[text] for text in BIDS[source]]
    while True:
        twelve = chance.sample(CARDS, 12)
        if _suits(source, mask_of(twelve)):
            option = options(mask_of(twelve), contracts)[0]
            held = mask_of(twelve) ^ option.lay
            if low < component_chances(held, option.lay, option.trump)[component] < high:
                return twelve, option


def _suits(source: str, twelve: int) -> bool:
    """Whether twelve cards are worth a closer look for a bid."""
    if source == "betli":
        return (twelve & _LOW).bit_count() >= 9
    long = [suit for suit in SUITS[:4] if (twelve & suit).bit_count() >= 4]
    if source == "aces":
        return bool(long) and (twelve & ACES).bit_count() >= 3
    if source == "hundred":
        return any(
            twelve & suit & pair == pair for suit, pair in zip(SUITS, PAIRS, strict=False) if suit in long
        )
    return any(twelve & suit & SEVENS_OF_ALL for suit in long)


def _deal(source: str, number: int) -> Match:
    """A hand in which the forehand has bid and the others have passed, at the first card."""
    chance = Random(f"ulti {source} {number}")
    twelve, option = _begun(source, chance)
    others = chance.sample([card for card in CARDS if card not in twelve], 20)
    match = Match.new(ASSOCIATION, first_dealer=number % 3)
    match.deal([*twelve[:7], *others[:10], *twelve[7:], *others[10:]])
    match.apply(match.to_move or 0, auction.lay(option))
    match.apply(match.to_move or 0, BIDS_OF[option.contract.text])
    while match.is_before_play:
        seat = match.to_move
        assert seat is not None
        named = [action for action in match.legal_actions(seat) if isinstance(action, NameTrump)]
        wished = [action for action in named if "ALHB".index(action.suit) == option.trump]
        match.apply(seat, wished[0] if wished else PASS)
    return match


def _in_play(match: Match, number: int, themes: set[str]) -> Iterator[UltiPosition]:
    contract = CONTRACTS[match.contract or ""]
    searched = sorted(themes - {"trumped"} if "ulti" in themes else themes)
    open_cards = {theme: OpenCards(match, GOALS[theme], 10 * goals.MOST_CARDS) for theme in searched}
    while match.to_move is not None:
        seat = match.to_move
        view = match.view(seat)
        plays = [action for action in view.legal if isinstance(action, Play)]
        left = 10 - len(view.tricks)
        if len(plays) > 1 and (contract.kind == "plain" or FEWEST_LEFT <= left <= MOST_LEFT):
            for theme in searched:
                goal = GOALS[theme]
                if contract.has(goal.component) and (seat == match.soloist) == goal.is_made:
                    yield UltiPosition(theme, match.copy(), seat, open_cards[theme])
        match.apply(seat, choose(view, "casual", seed=number))
