"""The trick on the table as a player sees it, and in a sampled deal."""

from collections.abc import Iterable
from itertools import islice
from math import fsum, sqrt
from statistics import fmean, stdev

from tartli_desktop.cards.german import mask_of
from tartli_desktop.game.deadline import ShouldStop
from tartli_desktop.games.ulti.opponents.valuation.strengths import (
    TOP_ACES,
    TOPS,
    by_strength,
    card_of,
    strength_of,
)
from tartli_desktop.games.ulti.rules.actions import Play

from .knowledge import Knowledge
from .open_cards import Position, Solver, TooDeep
from .policy import Policy
from .stakes import Stakes
from .worlds import World, played_by

_LIMIT = 10_000
"""Cards that one exact search may try; beyond that the policy plays on."""

_LONGEST = 100_000
"""The same where the place of every card is known, so that there is only one deal."""

_ENOUGH = 240_000
"""Cards tried in all deals of a decision, half a second's work, after which no more deals are valued."""

_FEWEST = 8
"""Deals that are valued in any case, and after which cards may be dropped."""

_PLAYED_OUT = 8
"""Deals that are played out by rules of thumb where there is no time for one deal."""

WORSE = 2.5
"""By how many standard errors a card or a bid must be worse than the best to be dropped."""


class Table:
    """A hand in play as one player knows it; cards by strength."""

    def __init__(self, knowledge: Knowledge) -> None:
        view = knowledge.view
        assert knowledge.contract is not None
        assert knowledge.trump is not None
        self.view = view
        self.knowledge = knowledge
        self.contract = knowledge.contract
        self.trump = knowledge.trump
        self.soloist = knowledge.soloist
        self.payee: int | None = None
        """Whose points the values are, if not the soloist's: only where nothing is left to choose."""
        self.policy = Policy(self.contract, self.soloist, self.trump)
        self.leader = view.leader if view.leader is not None else self.soloist
        self.trick = tuple([strength_of(card, self.trump) for card in view.trick])
        self.gone = by_strength(knowledge.gone, self.trump)
        self.lacks = [by_strength(mask, self.trump) for mask in knowledge.lacks()]
        self.played = played_by(knowledge)
        """The cards that each seat has played, by rank."""
        self.tops = self.takers = self.acers = 0
        for _, cards, winner in view.tricks:
            mask = by_strength(mask_of(cards), self.trump)
            self.takers |= 1 << winner
            self.acers |= 1 << winner if mask & TOP_ACES else 0
            self.tops += (mask & TOPS).bit_count() if winner == self.soloist else 0

    @property
    def left(self) -> int:
        """How many tricks are still to be won: the most cards that any hand holds."""
        return 10 - len(self.view.tricks)

    def cards(self) -> list[int]:
        """The cards that may be played, by strength."""
        return [
            strength_of(action.card, self.trump) for action in self.view.legal if isinstance(action, Play)
        ]

    def by_rule(self, among: list[int] | None = None, *, remembers: bool = True) -> int:
        """The card that the policy plays, of these or all; without memory it sees only table and hand."""
        seat = self.view.seat
        led, winning, winner = self.policy.standing(self.trick, self.leader)
        hand = by_strength(self.knowledge.hand, self.trump)
        cards = sum([1 << card for card in among or self.cards()])
        gone = self.gone | (by_strength(self.knowledge.talon, self.trump) if seat == self.soloist else 0)
        lacks = self.lacks
        if not remembers:
            gone, lacks = sum(1 << card for card in self.trick), [0, 0, 0]
        return self.policy.card(seat, hand, cards, gone, len(self.trick), led, winning, winner, lacks)

    def position(self, world: World) -> Position:
        """The open position in a deal."""
        return Position(
            [by_strength(hand, self.trump) for hand in world.hands],
            self.leader,
            self.trick,
            tops=self.tops,
            takers=self.takers,
            acers=self.acers,
        )

    def stakes(self, world: World) -> Stakes:
        """What is at stake in a deal."""
        view = self.view
        return Stakes(
            variant=view.rules,
            contract=self.contract,
            soloist=self.soloist,
            trump=self.trump,
            multiplier=view.multiplier or 1,
            held=world.hands[self.soloist] | self.played[self.soloist],
            talon=world.talon,
            marriages=view.marriages,
            levels=view.levels,
            payee=self.payee,
        )

    def values(
        self, world: World, cards: list[int], exact: int, solver: Solver | None = None
    ) -> dict[int, float]:
        """What the soloist gets in a deal, for each card that may be played now."""
        if solver is None:
            solver = Solver(self.stakes(world), _LIMIT)
        return {card: self.value(self._after(world, card), world, exact, solver) for card in cards}

    def value(self, position: Position, world: World, exact: int, solver: Solver) -> float:
        """What the soloist gets from an open position, played by policy until ``exact`` tricks are left."""
        talon = by_strength(world.talon, self.trump)
        left = position.hands[position.leader].bit_count() + (1 if position.table else 0)
        if left <= exact or solver.stops_early:
            solver.restart()
            try:
                return solver.value(position)
            except TooDeep:
                pass
        tally = self.policy.play_out(position, talon, until=exact, lacks=self.lacks, gone=self.gone)
        if tally is not None:
            return solver.worth(tally)
        solver.restart()
        try:
            return solver.value(position)
        except TooDeep:
            tally = self.policy.play_out(position, talon, lacks=self.lacks, gone=self.gone)
            assert tally is not None
            return solver.worth(tally)

    def _after(self, world: World, card: int) -> Position:
        """The position when the seat on turn has played a card; a full trick but the last is gathered."""
        position = self.position(world)
        seat = self.view.seat
        position.hands[seat] &= ~(1 << card)
        table = (*position.table, card)
        if len(table) < 3:
            position.table = table
            return position
        if not position.hands[seat]:
            # Gathered, the last trick would be no trick to be won: it lies as it is played.
            for place, other in enumerate(table):
                position.hands[(self.leader + place) % 3] = 1 << other
            position.table = ()
            return position
        _, _, winner = self.policy.standing(table, self.leader)
        mask = 1 << table[0] | 1 << table[1] | 1 << table[2]
        position.table = ()
        position.takers |= 1 << winner
        position.acers |= 1 << winner if mask & TOP_ACES else 0
        position.tops += (mask & TOPS).bit_count() if winner == self.soloist else 0
        position.leader = winner
        return position

    def play_of(self, card: int) -> Play:
        """The action that plays a card given by strength."""
        return Play(card_of(card, self.trump))


def deal_values(
    table: Table,
    deals: Iterable[World],
    exact: int,
    should_stop: ShouldStop | None = None,
    *,
    drops: bool = False,
) -> dict[int, list[float]]:
    """What the soloist gets in each deal, for each card that may be played.

    There are fewer values than deals if these take long to solve or ``should_stop`` ends the work. ``drops``:
    whether a card that is clearly worse than another is left out of the later deals.
    """
    cards = table.cards()
    found: dict[int, list[float]] = {card: [] for card in cards}
    deals = iter(deals)
    alone = table.knowledge.is_complete
    tried = 0
    for number, world in enumerate(deals, 1):
        solver = Solver(table.stakes(world), _LONGEST if alone else _LIMIT, should_stop)
        values = table.values(world, cards, 10 if alone else exact, solver)
        late = should_stop is not None and should_stop()
        if late:
            # A deal cut short in the middle does not value all cards alike.
            if number == 1:
                _play_some_out(table, [world, *islice(deals, _PLAYED_OUT - 1)], found)
            break
        for card, value in values.items():
            found[card].append(value)
        tried += solver.nodes
        if number >= _FEWEST and tried > _ENOUGH:
            break
        if drops and not number % _FEWEST:
            cards = _worth_a_look(found, cards, 1 if table.view.seat == table.soloist else -1)
            if len(cards) == 1:
                break
    return found


def _play_some_out(table: Table, deals: list[World], found: dict[int, list[float]]) -> None:
    """Add what each card brings in some deals by rules of thumb: there is no time for more."""
    for world in deals:
        solver = Solver(table.stakes(world), 0, lambda: True)
        for card, value in table.values(world, list(found), 0, solver).items():
            found[card].append(value)


def _worth_a_look(found: dict[int, list[float]], cards: list[int], sign: int) -> list[int]:
    """The cards that may yet turn out best, for the soloist (1) or for the defenders (-1)."""
    best = max(cards, key=lambda card: sign * fsum(found[card]))
    return [card for card in cards if not is_worse(found[best], found[card], sign, WORSE)]


def is_worse(best: list[float], other: list[float], sign: int, errors: float) -> bool:
    """Whether values in the same deals are lower than the best by more than so many standard errors."""
    gaps = [sign * (better - worse) for better, worse in zip(best, other, strict=True)]
    error = stdev(gaps) / sqrt(len(gaps)) if len(gaps) > 1 else 0.0
    return fmean(gaps) > max(0.0, errors * error)
