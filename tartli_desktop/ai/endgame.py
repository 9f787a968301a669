"""Tricks 8 to 16 played exactly: both hands are known, so the best card can be found by search (R4.2, R9).

A fail-soft alpha-beta with a table of bounds. A position is the hand of the leader, the hand of the other,
who may still make a stichmatsch and, where the game can end, the leader's count. Values are in points, the
leader's less the other's, with the last trick, stichmatsch and the game itself.
"""

from __future__ import annotations

from dataclasses import dataclass

from tartli_desktop.engine import GAME_POINTS, LAST_TRICK_POINTS, POINTS, STRENGTH, cards_of

from .position import BEATERS, SUIT_CARDS

GAME_WORTH = 400
"""What one game, or one buli of it, weighs against points that are carried into the next hand."""

NO_SWEEP, SWEEP, BEFORE_TRICK_8 = 0, 1, 2
"""Who won tricks 8 and on: not one player alone, the leader alone, or none is gathered yet (R9.4)."""

NODES = 1_200
"""Positions a search may look at before it gives up, so that every decision stays short."""

INFINITE = 100_000

_SEVENS = 0x01010101
_EIGHTS = 0x02020202


def sure_of_all(trump: int, leader: int, other: int, drawn: int = 0) -> bool:
    """Whether a leader who first draws the other's trumps wins every trick, whatever the other plays.

    ``drawn`` is the number of the other's trumps that the card now on the table draws. The test is simple:
    enough trumps above all of the other's, and every plain card the highest left of its suit.
    """
    trumps, strength = SUIT_CARDS[trump], STRENGTH[trump]
    against = (other & trumps).bit_count() - drawn
    if against > 0:
        mine = sorted((strength[card] for card in cards_of(leader & trumps)), reverse=True)
        if len(mine) < against or mine[against - 1] < max(
            strength[card] for card in cards_of(other & trumps)
        ):
            return False
    return not any(
        BEATERS[trump][card] & other & SUIT_CARDS[card >> 3] for card in cards_of(leader & ~trumps)
    )


class SearchLimit(Exception):  # noqa: N818 - it reports no error
    """A search has looked at as many positions as it may."""


@dataclass(frozen=True, slots=True)
class Setting:
    """What surrounds the ending. The first player of each pair is the one whose cards are ``first``."""

    trump: int
    first: int
    """All cards of the first player."""
    early: tuple[int, int] = (0, 0)
    """Trick points of each before trick 8, which stichmatsch takes away (R9.4)."""
    stichmatsch: bool = True
    """R9.4."""
    double_below: int = 251
    """R9.3."""


class Ending:
    """The search of one ending."""

    def __init__(self, setting: Setting, nodes: int = NODES) -> None:
        self._setting = setting
        self._points = POINTS[setting.trump]
        self._beaters = BEATERS[setting.trump]
        self._trumps = SUIT_CARDS[setting.trump]
        # The VIII above the own VII, and the plain IX above the own VIII, are the same card twice.
        self._lower_twins = _SEVENS | _EIGHTS & ~self._trumps
        self._sweep_margin = 2 * max(setting.early) if setting.stichmatsch else 0
        self._nodes_left = nodes
        self._bounds: dict[tuple[int, int, int, int], tuple[int, int, int]] = {}

    def lead(self, leader: int, other: int, sweep: int, counts: tuple[int, int]) -> int:
        """The best card to lead, as far as the search comes; the leader's count is given first.

        Raises SearchLimit if it comes to no end with any card.
        """
        left = self._worth(leader | other)
        best, chosen = -INFINITE, -1
        for lead, following in self.leads(leader, other):
            worst = INFINITE
            try:
                for reply in self.replies(lead, following):
                    value = self.after(leader, other, lead, reply, sweep, *counts, left, best, worst)
                    worst = min(worst, value)
                    if worst <= best:
                        break
            except SearchLimit:
                if chosen < 0:
                    raise
                break
            if worst > best:
                best, chosen = worst, lead
        return chosen

    def reply(self, leader: int, other: int, lead: int, sweep: int, counts: tuple[int, int]) -> int:
        """The best card to answer a lead with, as :meth:`lead` finds it; the leader's count is first."""
        left = self._worth(leader | other)
        best, chosen = INFINITE, -1
        for reply in self.replies(lead, self.following(other, lead)):
            try:
                value = self.after(leader, other, lead, reply, sweep, *counts, left, -INFINITE, best)
            except SearchLimit:
                if chosen < 0:
                    raise
                break
            if value < best:
                best, chosen = value, reply
        return chosen

    def value(
        self, leader: int, other: int, sweep: int, mine: int, theirs: int, left: int, alpha: int, beta: int
    ) -> int:
        """Points from here on for the leader: exact between alpha and beta, else a bound.

        ``mine`` and ``theirs`` are the counts, ``left`` the points of the tricks still to be played.
        """
        most = left + (self._sweep_margin if sweep else 0)
        if max(mine, theirs) + most < GAME_POINTS:
            mine = theirs = 0
        else:
            most += 2 * GAME_WORTH
        if most <= alpha:
            return most
        if -most >= beta:
            return -most
        key = (leader, other, sweep, mine)
        found = self._bounds.get(key)
        if found is not None:
            low, high, killer = found
            if low >= beta or low == high:
                return low
            if high <= alpha:
                return high
            alpha, beta = max(alpha, low), min(beta, high)
        else:
            low, high, killer = -INFINITE, INFINITE, -1
        self._nodes_left -= 1
        if self._nodes_left < 0:
            raise SearchLimit
        best, floor = -INFINITE, alpha
        for lead, following in self.leads(leader, other, killer):
            worst = INFINITE
            ceiling = beta
            for reply in self.replies(lead, following):
                value = self.after(leader, other, lead, reply, sweep, mine, theirs, left, floor, ceiling)
                if value < worst:
                    worst = value
                    if worst <= floor:
                        break
                    ceiling = min(ceiling, worst)
            if worst > best:
                best, killer = worst, lead
                if best > floor:
                    floor = best
                    if best >= beta:
                        break
        if best > alpha:
            low = best
        if best < beta:
            high = best
        self._bounds[key] = (low, high, killer)
        return best

    def after(
        self,
        leader: int,
        other: int,
        lead: int,
        reply: int,
        sweep: int,
        mine: int,
        theirs: int,
        left: int,
        alpha: int,
        beta: int,
    ) -> int:
        """The leader's value of a full trick: its points and all that follows."""
        points = self._points[lead] + self._points[reply]
        leader ^= 1 << lead
        other ^= 1 << reply
        if self._beaters[lead] >> reply & 1:
            sweep = SWEEP if sweep == BEFORE_TRICK_8 else NO_SWEEP
            if not leader:
                return -self._total(reply, sweep, points, theirs, mine)
            theirs += points
            if theirs >= GAME_POINTS:
                return -points - self._game(mine)
            return -points - self.value(
                other, leader, sweep, theirs, mine, left - points, -beta - points, -alpha - points
            )
        if sweep == BEFORE_TRICK_8:
            sweep = SWEEP
        if not leader:
            return self._total(lead, sweep, points, mine, theirs)
        mine += points
        if mine >= GAME_POINTS:
            return points + self._game(theirs)
        return points + self.value(
            leader, other, sweep, mine, theirs, left - points, alpha - points, beta - points
        )

    def following(self, hand: int, lead: int) -> int:
        """The cards of a hand that may follow a lead (R4.2)."""
        return hand & SUIT_CARDS[lead >> 3] or hand & self._trumps or hand

    def leads(self, leader: int, other: int, killer: int = -1) -> list[tuple[int, int]]:
        """Each lead and the cards that may follow it.

        First the one that was best before, then sure winners, dearest first, then the cheapest.
        """
        points, beaters = self._points, self._beaters
        void = other & self._trumps or other
        hand = leader & ~((leader & self._lower_twins) << 1)
        order = []
        while hand:
            low = hand & -hand
            hand ^= low
            lead = low.bit_length() - 1
            following = other & SUIT_CARDS[lead >> 3] or void
            if lead == killer:
                place = -100
            else:
                place = points[lead] if following & beaters[lead] else -50 - points[lead]
            order.append((place, lead, following))
        order.sort()
        return [(lead, following) for _, lead, following in order]

    def replies(self, lead: int, following: int) -> list[int]:
        """The cards that may follow: winning ones, dearest first, then the cheapest loser."""
        following &= ~((following & self._lower_twins) << 1)
        if not following & following - 1:
            return [following.bit_length() - 1]
        points, winners = self._points, self._beaters[lead]
        order = []
        while following:
            low = following & -following
            following ^= low
            reply = low.bit_length() - 1
            order.append((-50 - points[reply] if winners & low else points[reply], reply))
        order.sort()
        return [reply for _, reply in order]

    def _worth(self, cards: int) -> int:
        """The points that lie in the tricks these cards make, the last 10 included."""
        return LAST_TRICK_POINTS + sum(self._points[card] for card in range(32) if cards >> card & 1)

    def _game(self, loser: int) -> int:
        """What it is worth to go out while the other has that count (R9.3)."""
        return GAME_WORTH * (2 if loser < self._setting.double_below else 1)

    def _total(self, card: int, sweep: int, points: int, mine: int, theirs: int) -> int:
        """The value of the last trick for its winner, who took it with that card (R9.4, R9.5)."""
        setting = self._setting
        points += LAST_TRICK_POINTS
        if sweep == SWEEP and setting.stichmatsch:
            taken = setting.early[setting.first >> card & 1]
            mine, theirs = mine + taken, theirs - taken
            gain = points + 2 * taken
        else:
            gain = points
        mine += points
        if mine >= GAME_POINTS and mine > theirs:
            gain += GAME_WORTH if theirs >= GAME_POINTS else self._game(theirs)
        elif theirs >= GAME_POINTS and theirs > mine:
            gain -= GAME_WORTH if mine >= GAME_POINTS else self._game(mine)
        return gain
