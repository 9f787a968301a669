"""The components, the 54 bids made of them, and which may be bid over which (U3)."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import groupby, product
from typing import Literal

from .cards import HIGH_TEN, LOW_TEN

COMPONENTS = ("40-100", "20-100", "ulti", "aces", "durchmars", "open-durchmars", "betli", "simple")
"""The words of the components, in the order in which they always stand (U3.1)."""

COMPONENT_ORDER: dict[str, int] = {name: place for place, name in enumerate(COMPONENTS)}

_VALUES = {"40-100": 4, "20-100": 8, "ulti": 4, "aces": 4, "durchmars": 6, "open-durchmars": 12, "simple": 1}
"""Single values in trump bids (U3.1)."""

_NO_TRUMP = {
    "betli": ("betli", 5, False),
    "rebetli": ("betli", 10, False),
    "open-betli": ("betli", 20, True),
    "plain-durchmars": ("durchmars", 6, False),
    "plain-redurchmars": ("durchmars", 12, False),
    "plain-open-durchmars": ("durchmars", 24, True),
}
"""The bids without trumps: component, value, and whether hands are laid open (U3.1, U10.1)."""

_SINGLE = tuple(
    " ".join(filter(None, words)) or "simple"
    for words in product(("40-100", "20-100", ""), ("", "ulti"), ("", "aces", "durchmars", "open-durchmars"))
)
"""The text codes of the bids whose trump suit is named later (U3.2, U3.4)."""


@dataclass(frozen=True, slots=True)
class Contract:
    """One of the 54 bids; the one that wins the auction is the contract."""

    text: str
    """The text code (U3.6)."""
    rank: int
    """Its step of the ladder, 1 to 42 (U3.6)."""
    kind: Literal["single", "hearts", "plain"]
    """``single``: the trump suit is named later; ``hearts``: it is Hearts; ``plain``: no trumps (U3.4)."""
    components: tuple[tuple[str, int], ...]
    """Its components, the implied Simple included, with their values (Hearts doubled), in the order of
    :data:`COMPONENTS` (U3.1, U3.3)."""
    open: bool
    """Whether hands are laid open after trick 1 (U10.1)."""

    def __str__(self) -> str:
        return self.text

    @property
    def names(self) -> tuple[str, ...]:
        """The words of its components."""
        return tuple(name for name, _ in self.components)

    @property
    def value(self) -> int:
        """The sum of the values, V of U3.5."""
        return sum(value for _, value in self.components)

    @property
    def factor(self) -> int:
        """2 for a bid of Hearts, else 1; it multiplies silent bids too (U11)."""
        return 2 if self.kind == "hearts" else 1

    def has(self, name: str) -> bool:
        """Whether a component is among its parts."""
        return any(name == each for each, _ in self.components)

    @property
    def durchmars(self) -> bool:
        """Whether a Durchmars, closed or open, is among its parts."""
        return self.has("durchmars") or self.has("open-durchmars")

    @property
    def carrier(self) -> str:
        """The component whose doubles also double the silent bids (U11.7); without trumps, the only one."""
        for name in ("simple", "40-100", "20-100"):
            if self.has(name):
                return name
        return self.components[-1][0]

    def key(self, multiplier: int = 1) -> tuple[int, int, int]:
        """The key that the ladder compares: a bid may go over one with a lower key (U3.5)."""
        if self.has("aces"):
            tie = 2 if self.text == "hearts 40-100 aces" else 0
        else:
            tie = 1 if self.text == "hearts ulti" else 2
        return multiplier * self.value, -len(self.components), tie


def _contract(text: str) -> Contract:
    if text in _NO_TRUMP:
        name, value, is_open = _NO_TRUMP[text]
        return Contract(text, 0, "plain", ((name, value),), is_open)
    hearts, words = text.startswith("hearts "), text.removeprefix("hearts ").split(" ")
    if set(words) <= {"ulti", "aces"}:
        words.append("simple")
    components = tuple((word, _VALUES[word] * (2 if hearts else 1)) for word in words)
    kind: Literal["single", "hearts"] = "hearts" if hearts else "single"
    return Contract(text, 0, kind, components, "open-durchmars" in words)


def _ladder() -> Iterator[Contract]:
    """The bids in their order; those with the same key have the same rank."""
    hearts = (f"hearts {text}" for text in _SINGLE)
    bids = sorted(map(_contract, (*_SINGLE, *_NO_TRUMP, *hearts)), key=Contract.key)
    for rank, (_, alike) in enumerate(groupby(bids, Contract.key), 1):
        yield from (replace(bid, rank=rank) for bid in alike)


LADDER: tuple[Contract, ...] = tuple(_ladder())
"""All 54 bids, lowest first (U3.6)."""

CONTRACTS: dict[str, Contract] = {contract.text: contract for contract in LADDER}
"""The bid of each text code."""


@lru_cache(maxsize=1024)
def bids_over(
    standing: Contract | None, multiplier: int, new_multiplier: int, four_aces: bool
) -> tuple[Contract, ...]:
    """The bids that may be bid over the standing one, which counts ``multiplier`` times (U3.5, U3.7)."""
    lowest = (0, 0, 0) if standing is None else standing.key(multiplier)
    return tuple(
        contract
        for contract in LADDER
        if contract.key(new_multiplier) > lowest and (four_aces or not contract.has("aces"))
    )


def ranks_of(contract: str | None) -> str:
    """The ranks, low to high, in a contract (U1.3, U1.4); before it is known, in the order with trumps."""
    return LOW_TEN if contract is not None and CONTRACTS[contract].kind == "plain" else HIGH_TEN
