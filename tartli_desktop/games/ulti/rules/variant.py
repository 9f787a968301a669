"""The switches that make a set of rules, and the three presets (U15)."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields, replace
from reprlib import repr as short
from typing import Literal, get_args, get_origin, get_type_hints

from tartli_desktop.game.errors import RuleError, Sentence
from tartli_desktop.game.json_types import JsonDict


class VariantError(RuleError):
    """A set of rules with a switch or a value that U15 does not know."""


@dataclass(frozen=True, slots=True)
class Variant:
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

    def __post_init__(self) -> None:
        if not isinstance(self.name, str):
            raise _error("name", self.name, "a text")
        for switch, allowed in _CHOICES.items():
            value = getattr(self, switch)
            if type(value) is not type(allowed[0]) or value not in allowed:
                raise _error(switch, value, f"one of {', '.join(map(repr, allowed))}")
        for switch, low, high in _RANGES:
            value = getattr(self, switch)
            if switch == "target_hands" and value is None:
                continue
            if type(value) is not int or not low <= value <= high:
                or_null = ", or null" if switch == "target_hands" else ""
                raise _error(switch, value, f"a whole number from {low} to {high}{or_null}")

    def to_dict(self) -> JsonDict:
        """The switches by name, as a record keeps them (U17)."""
        return asdict(self)

    @classmethod
    def from_dict(cls, switches: JsonDict) -> Variant:
        """The rules of a record's ``rules``; every switch must be there, and nothing else (U15, U17.4).

        Raises :class:`VariantError`.
        """
        names = [field.name for field in fields(cls)]
        missing = [name for name in names if name not in switches]
        if missing:
            listed = ", ".join(missing)
            raise VariantError("U15", Sentence("switch missing", "the rules lack {names}", names=listed))
        unknown = [short(key) for key in switches if key not in names]
        if unknown:
            listed = ", ".join(unknown)
            raise VariantError(
                "U15", Sentence("switch unknown", "the rules have unknown switches: {names}", names=listed)
            )
        return cls(**switches)


def _error(switch: str, value: object, allowed: str) -> VariantError:
    template = "{name} is {value}; it must be {allowed}"
    return VariantError(
        "U15", Sentence("switch value", template, name=switch, value=short(value), allowed=allowed)
    )


_RANGES = (("double_cap", 0, 7), ("target_hands", 1, 999), ("unit", 1, 100_000))


def _choices() -> dict[str, tuple[object, ...]]:
    """The allowed values of every switch that has a closed list of them."""
    choices: dict[str, tuple[object, ...]] = {}
    for name, kind in get_type_hints(Variant).items():
        if get_origin(kind) is Literal:
            choices[name] = get_args(kind)
        elif kind is bool:
            choices[name] = (False, True)
    return choices


_CHOICES = _choices()

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
