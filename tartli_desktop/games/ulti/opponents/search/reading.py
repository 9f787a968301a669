"""Judge how likely a deal is by the cards played and discarded, the bids, and marriages not announced.

Players follow the rules of thumb more often than not, so a deal in which the rules explain most of the cards
played is likelier than others. Players who hold a marriage mostly announce it.
"""

from __future__ import annotations

from dataclasses import dataclass

from tartli_desktop.games.ulti.opponents.valuation.strengths import SUIT, by_rank, by_strength, strength_of
from tartli_desktop.games.ulti.rules.cards import ACES, NO_TRUMP, SUITS, pairs_in
from tartli_desktop.games.ulti.rules.contracts import CONTRACTS

from .knowledge import Knowledge
from .policy import Policy

_LIKE = 0.75
"""The likelihood of the card that the rules of thumb choose, if there is a choice."""

_UNLIKE = 0.25
"""The likelihood of another card."""

_SILENT = 0.15
"""The likelihood that a player does not announce a marriage."""

_ACE_AWAY = 0.15
_TRUMP_AWAY = 0.25
"""How likely an Ace, and any trumps, are discarded, relative to other cards."""


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
        bids = {seat: said for seat, said in view.auction if said.startswith("bid ")}
        self.overbid = [
            (seat, CONTRACTS[said.removeprefix("bid ")])
            for seat, said in bids.items()
            if seat not in (knowledge.me, knowledge.soloist)
        ]
        """The last bid of each other seat that was overbid, with the seat."""
        self._known: dict[tuple[int, int, int], float] = {}
        self._may_announce = knowledge.contract.has("simple")
        self._marriages = view.marriages
        tricks = [(leader, tuple(cards)) for leader, cards, _ in view.tricks]
        if view.trick:
            tricks.append((knowledge.soloist if view.leader is None else view.leader, tuple(view.trick)))
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

    def laid(self, talon: int) -> float:
        """How likely the soloist discarded these cards, by rank, apart from what the bid says about them."""
        if self._trump == NO_TRUMP:
            return 1.0
        aces, trumps = talon & ACES, talon & SUITS[self._trump]
        return float(_ACE_AWAY ** aces.bit_count() * _TRUMP_AWAY ** bool(trumps))

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
                seat,
                held,
                cards,
                seen,
                choice.place,
                choice.led,
                choice.winning,
                choice.winner,
                choice.lacks,
            )
            result *= _LIKE if card == choice.card else _UNLIKE
        if self._may_announce and self._choices[seat] and self._trump != NO_TRUMP:
            forty, twenty = pairs_in(by_rank(whole, self._trump), self._trump)
            result *= _SILENT ** max(0, forty + twenty - len(self._marriages[seat]))
        return result
