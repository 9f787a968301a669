"""The last tricks of a deal, solved exactly with all cards known."""

from .payoff import Payoff
from .rollout import KnownDeal

Memory = dict[tuple[object, ...], float]


def best_net(deal: KnownDeal, payoff: Payoff, memory: Memory) -> float:
    """The net value V for F when both sides play the rest perfectly."""
    key = None
    if not deal.open:
        key = (*deal.hands, deal.leader, deal.won[0], deal.catcher)
        known = memory.get(key)
        if known is not None:
            return known
    declarers = not deal.sides[deal.to_play]
    best: float | None = None
    legal = deal.legal()
    while legal:
        low = legal & -legal
        legal ^= low
        value = net_after(deal, low.bit_length() - 1, payoff, memory)
        if best is None or (value > best if declarers else value < best):
            best = value
    assert best is not None
    if key is not None:
        memory[key] = best
    return best


def net_after(deal: KnownDeal, card: int, payoff: Payoff, memory: Memory) -> float:
    """The same after a card is played, without changing ``deal``."""
    twin = deal.copy()
    pagat = twin.play(card)
    if twin.tricks == 9:
        return payoff.net(twin.outcome(pagat))
    return best_net(twin, payoff, memory)
