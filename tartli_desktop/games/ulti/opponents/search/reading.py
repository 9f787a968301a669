"""Judge how likely a deal is by the cards played and discarded, the bids, and marriages not announced.

Players follow the rules of thumb more often than not, so a deal in which the rules explain most of the cards
played is likelier than others. Players who hold a marriage mostly announce it.
"""

from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from math import exp

from tartli_desktop.games.ulti.opponents.valuation.estimates import side_weights
from tartli_desktop.games.ulti.opponents.valuation.strengths import (
    SUIT,
    TOP_ACES,
    TOPS,
    by_rank,
    by_strength,
    strength_of,
)
from tartli_desktop.games.ulti.rules.cards import NO_TRUMP, pairs_in
from tartli_desktop.games.ulti.rules.contracts import Contract

from .knowledge import Knowledge
from .policy import Policy

_LIKE = 0.75
"""The likelihood of the card that the rules of thumb choose, if there is a choice."""

_UNLIKE = 0.25
"""The likelihood of another card."""

_SILENT = 0.04
"""The likelihood that a player does not announce a marriage."""

_SPREAD = 0.4
"""Discards that leave the weighted log odds so much lower are an e-th as likely."""

_ANY, _STRANGE = 0.15, 0.02
"""The share of discards that follow no rule, and of those with an Ace or trumps though others may go."""

_PAIRS = 66
"""The pairs among twelve cards."""


_Discards = tuple[tuple[float, ...], tuple[float, ...], tuple[float, ...]]
"""For each byte of a side suit: the odds that it leaves, and the sums of those, relative to it, over all
ways to discard one card and two cards of it."""


@lru_cache(maxsize=64)
def _discards(contract: Contract) -> tuple[float, _Discards]:
    """The weight of an Ace or Ten in the talon, and the table of side suits, for a contract with trumps."""
    logs, talon = side_weights(contract.components)
    point = exp(talon / _SPREAD)
    odds = tuple(exp(each / _SPREAD) for each in logs)
    one, two = [], []
    for byte in range(256):
        cards = [bit for bit in range(7) if byte >> bit & 1]
        gone = [(1 << bit, point if TOPS >> bit & 1 else 1.0) for bit in cards]
        one.append(sum(odds[byte ^ card] * weight for card, weight in gone) / odds[byte])
        two.append(
            sum(
                odds[byte ^ card ^ other] * weight * more
                for (card, weight), (other, more) in combinations(gone, 2)
            )
            / odds[byte]
        )
    return point, (odds, tuple(one), tuple(two))


@dataclass(frozen=True, slots=True)
class _Choice:
    """A card that was played, and what its player knew; cards by strength."""

    card: int
    before: int
    """The cards that the player had played before."""
    seen: int
    """The cards out of play, those on the table included."""
    place: int
    led: int
    winning: int
    winner: int
    lacks: list[int]


class Reading:
    """How well the other players' possible hands fit the cards that they played."""

    def __init__(self, knowledge: Knowledge) -> None:
        view = knowledge.view
        assert knowledge.contract is not None
        assert knowledge.trump is not None
        self._trump = knowledge.trump
        self._soloist = knowledge.soloist
        self._policy = Policy(knowledge.contract, knowledge.soloist, knowledge.trump)
        self._choices: list[list[_Choice]] = [[], [], []]
        self._played = [0, 0, 0]
        self._sides: list[int] = []
        self._point = 1.0
        self._discards: _Discards = ((), (), ())
        self._known: dict[tuple[int, int, int], float] = {}
        self._may_announce = knowledge.contract.has("simple")
        self._marriages = view.marriages
        tricks = [(leader, tuple(cards)) for leader, cards, _ in view.tricks]
        if view.trick:
            tricks.append((knowledge.soloist if view.leader is None else view.leader, tuple(view.trick)))
        if self._trump != NO_TRUMP:
            self._sides = [suit for suit in range(4) if suit != self._trump]
            self._point, self._discards = _discards(knowledge.contract)
        self._read([(leader, [strength_of(card, self._trump) for card in cards]) for leader, cards in tricks])

    def _read(self, tricks: list[tuple[int, list[int]]]) -> None:
        gone, lacks = 0, [0, 0, 0]
        for leader, cards in tricks:
            led, winning, winner = -1, -1, leader
            for place, card in enumerate(cards):
                seat = (leader + place) % 3
                choice = _Choice(card, self._played[seat], gone, place, led, winning, winner, lacks.copy())
                self._choices[seat].append(choice)
                gone |= 1 << card
                self._played[seat] |= 1 << card
                if not place:
                    led = winning = card
                    continue
                if card >> 3 != led >> 3:
                    lacks[seat] |= SUIT[led >> 3]
                    if card >> 3 != self._trump:
                        lacks[seat] |= SUIT[self._trump]
                if self._policy.takes(winning, card):
                    winning, winner = card, seat

    def laid(self, hand: int, talon: int) -> float:
        """How likely the soloist, who bid with these ten cards, by rank, discarded these two of twelve.

        A discard is the likelier, the better the estimates of the contract with what it leaves.
        """
        trump = self._trump
        if trump == NO_TRUMP:
            return 1.0
        kept, away = by_strength(hand, trump), by_strength(talon, trump)
        twelve = kept | away
        spare = (twelve & ~SUIT[trump] & ~TOP_ACES).bit_count()
        pairs = spare * (spare - 1) // 2
        if away & (SUIT[trump] | TOP_ACES):
            return (_STRANGE if pairs else 1.0) / (_PAIRS - pairs)
        odds, one, two = self._discards
        first, second, third = (twelve >> 8 * suit & 0xFF for suit in self._sides)
        total = two[first] + two[second] + two[third]
        total += one[first] * one[second] + one[first] * one[third] + one[second] * one[third]
        left = 1.0
        for suit in self._sides:
            left *= odds[kept >> 8 * suit & 0xFF] / odds[twelve >> 8 * suit & 0xFF]
        left *= self._point ** (away & TOPS).bit_count()
        return (1 - _STRANGE) * ((1 - _ANY) * left / total + _ANY / pairs)

    def fits(self, seat: int, hand: int, talon: int) -> float:
        """How likely a player left with these cards, by rank, played and announced as the seat did.

        ``talon`` holds the discarded cards, which the soloist knows.
        """
        key = (seat, hand, talon if seat == self._soloist else 0)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._fits(seat, hand, key[2])
        return found

    def _fits(self, seat: int, hand: int, talon: int) -> float:
        whole = by_strength(hand, self._trump) | self._played[seat]
        away = by_strength(talon, self._trump)
        policy = self._policy
        result = 1.0
        for choice in self._choices[seat]:
            held = whole & ~choice.before
            cards = policy.allowed(seat, held, choice.led, choice.winning)
            if not cards & (cards - 1):
                continue
            seen = choice.seen | away
            card = policy.card(
                seat, held, cards, seen, choice.place, choice.led, choice.winning, choice.winner, choice.lacks
            )
            result *= _LIKE if card == choice.card else _UNLIKE
        if self._may_announce and self._trump != NO_TRUMP and self._choices[seat]:
            forty, twenty = pairs_in(by_rank(whole, self._trump), self._trump)
            result *= _SILENT ** max(0, forty + twenty - len(self._marriages[seat]))
        return result
