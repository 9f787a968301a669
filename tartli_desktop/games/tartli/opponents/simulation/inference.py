"""What the opponent's actions say about the opponent's cards.

A declaration that was possible but not made, or a card that the rule of thumb would not have played, makes a
deal less likely, never impossible. To judge this, the opponent's earlier hands are drawn too: which card came
when.
"""

from dataclasses import dataclass
from math import exp
from random import Random

from tartli_desktop.games.tartli.opponents.meld_tables import BEATEN_BY, CARD_POINTS

from .rollout_policy import LEAD_COST, NEVER, Plans
from .search_position import Act, SearchPosition


@dataclass(frozen=True, slots=True)
class Inference:
    """The weight of the opponent's actions. Penalties are natural logarithms."""

    undeclared_penalty: float = 2.5
    """The penalty for a declaration that was possible but not made."""
    temperature: float = 10.0
    """A card played this many points worse than the best makes a deal e times less likely."""
    max_card_penalty: float = 2.0
    """The greatest penalty for one card."""
    max_penalty: float = 6.0
    """The greatest penalty in all."""
    oversampling: int = 3
    """The number of deals drawn for each deal kept."""


INFERENCE = Inference()
"""The settings the strongest player judges deals with."""


class Likelihood:
    """Judges how likely a hand of the opponent is, given what the opponent did."""

    def __init__(self, position: SearchPosition, inference: Inference, random: Random) -> None:
        self._position = position
        self._inference = inference
        self._random = random.random
        tricks = position.trick - 1
        self._slots: list[list[int]] = [[] for _ in range(tricks + 1)]
        taken = 0
        for _, gained in position.changes.values():
            taken |= gained
        for card, deadline in position.deadlines.items():
            if not taken >> card & 1:
                self._slots[min(tricks, max(0, deadline))].append(1 << card)
        self._known = position.theirs | (1 << position.led if position.led >= 0 else 0)
        self._taken = taken

    def weight(self, other: int) -> float:
        """How likely the opponent's actions are with these cards, the one on the table included; 0 to 1."""
        position = self._position
        drawn = self._draws(other)
        held = drawn[0]
        penalty = 0.0
        for act in position.acts:
            if act.trick > 7:
                break
            gone = position.changes.get(act.trick)
            if gone is not None:
                held = held & ~gone[0] | gone[1]
            penalty += self._penalty(act, held)
            held &= ~(1 << act.card)
            if act.trick < position.trick:
                held |= drawn[act.trick]
        return exp(-min(penalty, self._inference.max_penalty))

    def _draws(self, other: int) -> list[int]:
        """A possible history: the cards dealt to the opponent, then the card drawn after each trick."""
        hidden, known = other & ~self._known, self._known & ~self._taken
        pool = [1 << card for card in range(32) if hidden >> card & 1]
        deadlines = self._position.deadlines
        pool += [1 << card for card in range(32) if known >> card & 1 and card not in deadlines]
        draws = [0] * len(self._slots)
        for slot in range(len(draws) - 1, 0, -1):
            pool += self._slots[slot]
            place = int(self._random() * len(pool))
            draws[slot] = pool[place]
            pool[place] = pool[-1]
            pool.pop()
        for bit in pool + self._slots[0]:
            draws[0] |= bit
        return draws

    def _penalty(self, act: Act, held: int) -> float:
        position, inference = self._position, self._inference
        penalty = 0.0
        if act.silent:
            wanted = position.plans.declaration(held, act.allowed, act.sets, act.trick, act.heard)
            if wanted is not None:
                penalty = inference.undeclared_penalty
        gap = regret(position.plans, act, held)
        return penalty + min(inference.max_card_penalty, gap / inference.temperature)


def regret(plans: Plans, act: Act, held: int) -> float:
    """By how many points the rule of thumb prefers its best card of that hand to the one played."""
    key, dead = plans.key(held, act.dead, act.trick), act.dead
    suit, rank = act.card >> 3, act.card & 7
    best = won = NEVER
    actual = 0.0
    swing = 2 * CARD_POINTS[act.facing] - 2 * LEAD_COST if act.facing >= 0 else 0.0
    for each, shift, table in plans.by_suit:
        byte = held >> shift & 255
        if not byte:
            continue
        entry = byte | (dead >> shift & 255) << 8 | key | act.allowed[each]
        plan = table[entry]
        if act.facing < 0:
            best = max(best, plan[0][0])
            if each == suit:
                actual = plan[5][rank]
        else:
            led_suit, led_rank = act.facing >> 3, act.facing & 7
            if each == led_suit:
                won = max(won, plan[3][led_rank][0])
                best = max(best, plan[4][led_rank][0])
            elif each == 0:
                won = max(won, plan[2][0])
            else:
                best = max(best, plan[1][0])
            if each == suit:
                keep = plan[6][rank]
                if BEATEN_BY[act.facing] >> act.card & 1:
                    actual = CARD_POINTS[act.card] - keep + swing
                else:
                    actual = -CARD_POINTS[act.card] - keep
    return max(0.0, max(best, won + swing) - actual)
