"""Estimate what a hand of twelve is worth in each contract, and which two cards to discard (U3, U4, U12).

Cards are by rank here. Values are the soloist's total points.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from math import exp
from operator import ge

from tartli_desktop.cards.deck import bits
from tartli_desktop.games.ulti.rules.cards import ACES, NO_TRUMP, PAIRS, SEVENS, SUITS
from tartli_desktop.games.ulti.rules.contracts import LADDER, Contract

from .estimates import chances

_HEARTS = 2
_SINGLE = (0, 1, 3)

_LOSS = 1.6
"""A loss counts this many times as much as a win: losses are doubled more often, and the highest of many
estimates is mostly too high."""


_HOPELESS = -1.4
"""The value of a part below which it is hopeless: eleven of twelve are lost, or of Ultis two of three."""

SHAME = 8.0
"""How many points less a bid with a hopeless part counts, but for a Simple, which mostly is a side effect: it
is a way out only where every other bid is much worse. Set by judgement, as is :data:`_HOPELESS`."""


GIFTS = SEVENS[0] | SEVENS[1] | SEVENS[3] | SUITS[2]
"""What makes a talon worth taking: the sevens and Hearts."""


@dataclass(frozen=True, slots=True)
class Option:
    """A contract, its trump suit (or NO_TRUMP), the two discarded cards, and what it is worth."""

    contract: Contract
    trump: int
    lay: int
    value: float


def trumps_of(contract: Contract) -> tuple[int, ...]:
    """The trump suits in which a contract can be played."""
    if contract.kind == "plain":
        return (NO_TRUMP,)
    return (_HEARTS,) if contract.kind == "hearts" else _SINGLE


def lays_for(twelve: int, trump: int) -> list[int]:
    """The pairs worth discarding; with trumps, two cards of side suits without the Aces, if there are two."""
    cards = bits(twelve)
    if trump != NO_TRUMP:
        spare = bits(twelve & ~SUITS[trump] & ~ACES)
        if len(spare) >= 2:
            cards = spare
    return [1 << first | 1 << second for first, second in combinations(cards, 2)]


def component_chances(hand: int, talon: int, trump: int) -> dict[str, float]:
    """The chance of each component with ten cards; 0 if a card that it needs is not held."""
    chance = chances(hand, talon, trump)
    if trump == NO_TRUMP:
        return chance
    pairs = [suit for suit, pair in enumerate(PAIRS) if hand & pair == pair]
    return {
        "40-100": chance["sixty"] if trump in pairs else 0.0,
        "20-100": chance["eighty"] if pairs and pairs != [trump] else 0.0,
        "ulti": chance["ulti"] if hand & SEVENS[trump] else 0.0,
        "aces": chance["aces"] if hand & ACES == ACES else 0.0,
        "durchmars": chance["all"],
        "open-durchmars": chance["all"],
        "simple": chance["simple"],
    }


_LEAST = 0.0001
"""The least that a part's chance counts for: players do bid what they cannot win, but very seldom."""

_ANY_SIMPLE = 0.006
"""What is added to the likelihood of a Simple: a quarter of its mean over all hands. Somebody must open, so a
fifth of the Simples tell nothing."""

_CHOICE = 4.0
"""A bid that is worth so many points less than another is an e-th as likely."""

_SHORT = 3
"""The fewest cards of a suit that may be trumps of another bid."""


def likelihood(contract: Contract, hand: int, talon: int, trump: int | None = None) -> float:
    """How likely a player with these ten cards bids a contract, in whose trumps if they are known.

    The likelier its parts are won, and the less other bids with trumps would bring, the likelier it is.
    Without trumps what it would bring counts instead: hands that lose it are too many for the chance alone.
    """
    suits = trumps_of(contract) if trump is None else (trump,)
    if contract.kind == "plain":
        chance = component_chances(hand, talon, NO_TRUMP)[contract.names[0]]
        return chance * exp(2 / _CHOICE * contract.value * (2 * chance - 1))
    bids = found = 0.0
    for suit in range(4):
        if suit not in suits and (hand & SUITS[suit]).bit_count() < _SHORT:
            continue
        chances = component_chances(hand, talon, suit)
        point = 2 / _CHOICE
        net = {name: point * (2 * chance - 1) for name, chance in chances.items()}
        net["ulti"] -= point * (1 - chances["ulti"])
        bids += _all_bids(net, 2 if suit == _HEARTS else 1)
        if suit in suits:
            worth = sum([net[name] * value for name, value in contract.components])
            found = max(found, _promise(contract, chances) * exp(worth))
    return found / bids + (_ANY_SIMPLE if contract.names == ("simple",) else 0.0)


def _promise(contract: Contract, chances: dict[str, float]) -> float:
    product = 1.0
    for name in contract.names:
        product *= max(chances[name], _LEAST)
    return product


def _all_bids(net: dict[str, float], factor: int) -> float:
    """The sum of the exponentials of what each bid in a suit is worth (U3.2)."""
    hundreds = 1 + exp(4 * factor * net["40-100"]) + exp(8 * factor * net["20-100"])
    ulti = 1 + exp(4 * factor * net["ulti"])
    tricks = exp(6 * factor * net["durchmars"])
    return (
        hundreds * ulti * (1 + exp(4 * factor * net["aces"]) + tricks + tricks**2)
        - 1
        + exp(factor * net["simple"])
    )


def component_values(hand: int, talon: int, trump: int) -> dict[str, float]:
    """What each component brings per point of its value from each defender: wins minus losses."""
    found = component_chances(hand, talon, trump)
    values = {name: chance - _LOSS * (1 - chance) for name, chance in found.items()}
    if trump != NO_TRUMP:
        # U12.2: a lost Ulti costs its value once more, which is never doubled.
        values["ulti"] -= 1 - found["ulti"]
    return values


def worth(contract: Contract, hand: int, talon: int, trump: int, multiplier: int = 1) -> float:
    """What a contract is worth with these ten cards."""
    return _worth(contract, component_values(hand, talon, trump)) * multiplier


def is_hopeless(contract: Contract, hand: int, talon: int, trump: int) -> bool:
    """Whether these ten cards cannot win some part of a contract."""
    values = component_values(hand, talon, trump)
    return any(values[name] < _HOPELESS and name != "simple" for name in contract.names)


def _worth(contract: Contract, values: dict[str, float]) -> float:
    total = shame = 0.0
    for name, value in contract.components:
        each = values[name]
        total += each * value
        if each < _HOPELESS and name != "simple":
            shame = SHAME
    return 2 * total - shame


def options(twelve: int, contracts: Iterable[Contract]) -> list[Option]:
    """The best way to play each contract, the best contract first."""
    wanted = tuple(contracts)
    best: dict[str, Option] = {}
    for trump in (0, 1, 2, 3, NO_TRUMP):
        able = [contract for contract in wanted if trump in trumps_of(contract)]
        if not able or (trump != NO_TRUMP and (twelve & SUITS[trump]).bit_count() < 3):
            continue
        for lay, values in _useful_lays(twelve, trump):
            for contract in able:
                value = _worth(contract, values)
                found = best.get(contract.text)
                if found is None or value > found.value:
                    best[contract.text] = Option(contract, trump, lay, value)
    if not best:
        # No suit is long enough to consider as trumps.
        lay = lays_for(twelve, NO_TRUMP)[0]
        return [Option(contract, trumps_of(contract)[0], lay, -99.0) for contract in wanted]
    return sorted(
        best.values(), key=lambda option: (-option.value, option.contract.rank, option.contract.text)
    )


def _useful_lays(twelve: int, trump: int) -> list[tuple[int, dict[str, float]]]:
    """Discards with what each component then brings, without those that make nothing better than another."""
    valued = [(lay, component_values(twelve ^ lay, lay, trump)) for lay in lays_for(twelve, trump)]
    valued.sort(key=lambda each: -sum(each[1].values()))
    useful: list[tuple[int, dict[str, float]]] = []
    for lay, values in valued:
        if not any(all(map(ge, other.values(), values.values())) for _, other in useful):
            useful.append((lay, values))
    return useful


@lru_cache(maxsize=1024)
def all_options(twelve: int) -> list[Option]:
    """:func:`options` of all contracts; others take the same talon of many a deal."""
    return options(twelve, LADDER)


def best_trump(contract: Contract, hand: int, talon: int) -> int:
    """The suit to name for a single-value contract (U5.1)."""
    return max(trumps_of(contract), key=lambda trump: worth(contract, hand, talon, trump))


_PASSED = -0.5
"""What a pass brings for each point of another's bid: half of what its soloist mostly gets. In
80 hands of three of the strongest it was -0.6."""

_LITTLE = -1.2
"""The least that a pass over a Simple brings; who had no Ace did not fare better with the talon either."""

_OVER_SIMPLE, _ACE = -1.5, 1.4
"""What a pass over a Simple brings less than its value, as a third player may overbid, and for each Ace more,
which mostly takes a trick against it. Fitted to 2,324 passes; over other bids Aces told nothing."""


def passing(contract: Contract, hand: int, multiplier: int = 1) -> float:
    """Roughly what it brings to pass over another's bid, which is then played or overbid."""
    value = contract.value * multiplier
    if contract.names == ("simple",):
        return max(_LITTLE * multiplier, _OVER_SIMPLE - value + _ACE * (hand & ACES).bit_count())
    return _PASSED * value
