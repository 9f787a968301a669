"""The components, the 54 bids made of them, and which may be bid over which (U3)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

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

_LADDER = (
    (1, "simple"),
    (2, "hearts simple"),
    (3, "40-100"),
    (4, "aces"),
    (5, "ulti"),
    (6, "betli"),
    (7, "durchmars"),
    (7, "plain-durchmars"),
    (8, "40-100 aces"),
    (9, "40-100 ulti"),
    (10, "20-100"),
    (10, "hearts 40-100"),
    (11, "ulti aces"),
    (12, "hearts aces"),
    (13, "hearts ulti"),
    (14, "40-100 durchmars"),
    (14, "ulti durchmars"),
    (15, "rebetli"),
    (16, "40-100 ulti aces"),
    (17, "20-100 aces"),
    (18, "20-100 ulti"),
    (19, "open-durchmars"),
    (19, "plain-redurchmars"),
    (19, "hearts durchmars"),
    (20, "40-100 ulti durchmars"),
    (21, "20-100 durchmars"),
    (22, "20-100 ulti aces"),
    (23, "40-100 open-durchmars"),
    (23, "ulti open-durchmars"),
    (23, "hearts 40-100 aces"),
    (23, "hearts 40-100 ulti"),
    (24, "hearts 20-100"),
    (25, "hearts ulti aces"),
    (26, "20-100 ulti durchmars"),
    (27, "40-100 ulti open-durchmars"),
    (28, "20-100 open-durchmars"),
    (28, "hearts 40-100 durchmars"),
    (28, "hearts ulti durchmars"),
    (29, "open-betli"),
    (30, "hearts 40-100 ulti aces"),
    (31, "20-100 ulti open-durchmars"),
    (32, "hearts 20-100 aces"),
    (33, "hearts 20-100 ulti"),
    (34, "plain-open-durchmars"),
    (34, "hearts open-durchmars"),
    (35, "hearts 40-100 ulti durchmars"),
    (36, "hearts 20-100 durchmars"),
    (37, "hearts 20-100 ulti aces"),
    (38, "hearts 40-100 open-durchmars"),
    (38, "hearts ulti open-durchmars"),
    (39, "hearts 20-100 ulti durchmars"),
    (40, "hearts 40-100 ulti open-durchmars"),
    (41, "hearts 20-100 open-durchmars"),
    (42, "hearts 20-100 ulti open-durchmars"),
)
"""Rank and text of every bid, lowest first (U3.6)."""


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


def _contract(rank: int, text: str) -> Contract:
    if text in _NO_TRUMP:
        name, value, is_open = _NO_TRUMP[text]
        return Contract(text, rank, "plain", ((name, value),), is_open)
    hearts, words = text.startswith("hearts "), text.removeprefix("hearts ").split(" ")
    if set(words) <= {"ulti", "aces"}:
        words.append("simple")
    components = tuple((word, _VALUES[word] * (2 if hearts else 1)) for word in words)
    kind: Literal["single", "hearts"] = "hearts" if hearts else "single"
    return Contract(text, rank, kind, components, "open-durchmars" in words)


LADDER: tuple[Contract, ...] = tuple(_contract(rank, text) for rank, text in _LADDER)
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
