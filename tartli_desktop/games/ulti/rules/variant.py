"""The switches that make a set of rules, and the three presets (U15)."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from tartli_desktop.game.variant_base import VariantBase


@dataclass(frozen=True, slots=True)
class Variant(VariantBase):
    """The rules a session is played by: one field for each switch of U15.

    The defaults are those of the association. Raises :class:`VariantError`, a ValueError, for a value that
    U15 does not allow.
    """

    name: str = "association"
    """Free text; ``association``, ``social`` and ``two_rounds`` are the presets."""

    auction: Literal["one_round", "two_rounds"] = "one_round"
    """Whether there is a first round of bids with five cards each (U2.4, U2.5, U4.9)."""

    forfeit_simple: Literal["none", "optional", "automatic"] = "optional"
    """Whether a single-value Simple may be, or always is, thrown in (U5.2, U5.3)."""

    four_aces: bool = True
    """Whether there are bids with Four Aces (U3.7)."""

    silent_hundred: Literal["none", "added", "replaces"] = "added"
    """What reaching 100 points is worth when it was not bid (U11.1, U11.6)."""

    silent_aces: bool = True
    """Whether there is a silent Four Aces (U11.3)."""

    silent_ulti: Literal["none", "soloist", "anyone"] = "soloist"
    """Who may win and lose a silent Ulti (U11.2, U11.8)."""

    silent_durchmars: Literal["none", "three", "four_in_simple"] = "three"
    """What a silent Durchmars is worth (U11.4)."""

    double_cap: int = 7
    """The highest level of doubling, 0 to 7 (U8.2)."""

    open_hands: Literal["all", "soloist"] = "all"
    """Whose hands are laid open in open games (U10.2)."""

    target_hands: int | None = None
    """How many hands end the session, 1 to 999, or None for one without an end (U14.1)."""

    unit: int = 10
    """What a point is worth in money, 1 to 100000 (U12.3)."""

    rule: ClassVar[str] = "U15"
    object_rule: ClassVar[str] = "U17"
    ranges: ClassVar[Mapping[str, tuple[int, int]]] = {
        "double_cap": (0, 7),
        "target_hands": (1, 999),
        "unit": (1, 100_000),
    }


ASSOCIATION = Variant()
"""The association's game."""

SOCIAL = replace(
    ASSOCIATION,
    name="social",
    forfeit_simple="automatic",
    four_aces=False,
    silent_hundred="replaces",
    silent_aces=False,
    silent_ulti="anyone",
    silent_durchmars="none",
    double_cap=2,
    open_hands="soloist",
)
"""What a club evening commonly plays."""

TWO_ROUNDS = replace(ASSOCIATION, name="two_rounds", auction="two_rounds")
"""The association's game with a first round of bids on five cards."""
