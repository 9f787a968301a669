"""What a puzzle asks for, and which cards reach it whatever the others do, with all cards open."""

from collections.abc import Iterator
from typing import NamedTuple

from tartli_desktop.cards.deck import bits
from tartli_desktop.cards.tarokk import TAROKK_COUNT, Card, mask_of
from tartli_desktop.games.tarokk.opponents.search.rollout import KnownDeal
from tartli_desktop.games.tarokk.opponents.search.simulation import deal_of, true_sides
from tartli_desktop.games.tarokk.rules.actions import PLAYS, Play
from tartli_desktop.games.tarokk.rules.card_values import ALL_POINTS, POINTS, points_of
from tartli_desktop.games.tarokk.rules.match import Match
from tartli_desktop.games.tarokk.rules.settlement import GAME_POINTS, TRULL
from tartli_desktop.games.tarokk.rules.sides import Side
from tartli_desktop.games.tarokk.rules.view import View

MOST_CARDS = 40_000
"""How many cards the exact search of a puzzle's position may try: a fraction of a second."""


class TooDeep(Exception):  # noqa: N818 - no error: the position makes no puzzle
    """The search needs more cards than it may try."""


class _Node(NamedTuple):
    """What an earlier search found out about the beginning of a trick."""

    hands: tuple[int, ...]
    leader: int
    points: int


class OpenCards:
    """Searches the positions of one hand with all cards open, for the goal of one side (0 for F, 1 for O)."""

    def __init__(self, theme: str, side: int, limit: int = MOST_CARDS) -> None:
        self._theme, self._side, self._limit = theme, side, limit
        self._found: dict[_Node, bool] = {}
        self.tried = 0
        """How many cards have been tried so far."""

    def reaching(self, deal: KnownDeal) -> dict[Play, bool]:
        """For each card that may be played now, whether it reaches the goal. Raises TooDeep."""
        return {PLAYS[card]: self._after(deal, card) for card in bits(deal.legal())}

    def _after(self, deal: KnownDeal, card: int) -> bool:
        self.tried += 1
        if self.tried > self._limit:
            raise TooDeep
        twin = deal.copy()
        pagat = twin.play(card)
        return self._reaches(twin, pagat)

    def _reaches(self, deal: KnownDeal, pagat: int) -> bool:
        node = None
        if not deal.open:
            verdict = self.verdict(deal, pagat)
            if verdict is not None:
                return verdict
            points = points_of(deal.won[0]) if self._theme == "partner" else 0
            node = _Node(tuple(deal.hands), deal.leader, points)
            known = self._found.get(node)
            if known is not None:
                return known
        mine = deal.sides[deal.to_play] == self._side
        found = not mine
        for card in _different(deal):
            if self._after(deal, card) == mine:
                found = mine
                break
        if node is not None:
            self._found[node] = found
        return found

    def verdict(self, deal: KnownDeal, pagat: int) -> bool | None:
        """Whether the goal is reached, between two tricks; None while it is open."""
        side, is_over = self._side, deal.tricks == 9
        held = deal.hands[0] | deal.hands[1] | deal.hands[2] | deal.hands[3]
        match self._theme:
            case "catch":
                if deal.catcher:
                    return deal.catcher == side + 1
                return None if held >> Card.SKIZ & held >> Card.XXI & 1 and not is_over else False
            case "pagat" | "beat-pagat":
                owner = side if self._theme == "pagat" else 1 - side
                if is_over or not held >> Card.I & 1:
                    return (pagat == owner + 1) == (owner == side)
                return None
            case "trull":
                if deal.won[side] & TRULL:
                    return True
                return None if held & TRULL and not is_over else False
        mine, theirs = points_of(deal.won[0]), points_of(deal.won[1])
        if mine >= GAME_POINTS or theirs > ALL_POINTS - GAME_POINTS:
            return (mine >= GAME_POINTS) == (side == 0)
        return (side == 1) if is_over else None


def _different(deal: KnownDeal) -> Iterator[int]:
    """One card of each group that count alike, tarokks first: neighbours but for cards that are gone."""
    legal = deal.legal()
    others = mask_of(deal.open)
    for place, hand in enumerate(deal.hands):
        if place != deal.to_play:
            others |= hand
    last = -1
    for card in bits(legal):
        if last < 0 or not is_alike(last, card, others):
            yield card
        last = card


def is_alike(high: int, low: int, others: int) -> bool:
    """Whether it makes no difference which of two cards of one hand is played, as nobody has one between."""
    suit = -1 if high < TAROKK_COUNT else (high - TAROKK_COUNT) // 5
    same_suit = suit == (-1 if low < TAROKK_COUNT else (low - TAROKK_COUNT) // 5)
    return same_suit and POINTS[high] == POINTS[low] and not others & ((1 << low) - (2 << high))


def deal_in(match: Match, view: View) -> KnownDeal:
    """The deal of a match in play, with all cards known."""
    views = [match.view(seat) for seat in range(len(view.sizes))]
    hands = [mask_of(each.hand) for each in views]
    return deal_of(view, hands, [mask_of(each.discards) for each in views], true_sides(view, hands))


def side_number(side: Side | None) -> int:
    """The number of a side in a known deal."""
    return 0 if side == "F" else 1


def verdict(match: Match, theme: str, seat: int) -> bool | None:
    """Whether a match has reached the goal of a seat; None while that is open."""
    view = match.view(seat)
    if view.trick:
        return None
    deal, pagat = deal_in(match, view), 0
    if (*view.winners[8:], Card.I) in view.tricks[32:]:
        pagat = deal.sides[view.active.index(view.winners[8])] + 1
    return OpenCards(theme, side_number(view.side)).verdict(deal, pagat)
