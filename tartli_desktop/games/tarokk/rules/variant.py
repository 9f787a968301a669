"""The switches of the rules (T15)."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from reprlib import repr as short
from typing import Literal, get_args, get_origin, get_type_hints

from tartli_desktop.game.errors import RuleError, Sentence
from tartli_desktop.game.json_types import JsonDict

Holding = Literal["kings", "xxi", "pagat", "none", "xxi_pagat"]
"""A holding that entitles to annul the hand (T7.2)."""

HOLDINGS: tuple[Holding, ...] = get_args(Holding)
"""In the order in which they are checked."""

MOST_ROUNDS = 50
HIGHEST_TRIAL_PRICE = 8


class VariantError(RuleError):
    """Rules with a switch or a value that T15 does not know."""


@dataclass(frozen=True, slots=True)
class Variant:
    """The rules of a match: a field for each switch of T15. A bad value raises VariantError, a ValueError."""

    name: str = "paskievics"
    """``paskievics``, ``online``, or the user's own."""

    players: Literal[4, 5] = 4
    """How many sit at the table; with five, the dealer sits out (T2.1)."""

    rounds: int | None = None
    """After how many rounds of dealers the match ends, 1 to 50, or None (T2.5)."""

    hold: Literal["bidders", "earlier"] = "bidders"
    """Who may hold: every earlier bidder, or only one who spoke first before the last bidder did (T4.4)."""

    sole_bidder_raise: bool = False
    """Whether a declarer whose three was the only bid may raise it (T4.10)."""

    trial_price: int | None = None
    """What a failed trial pays to each, 1 to 8, or None for the value of the bid (T4.12)."""

    cue_bids: Literal["jump", "level", "online", "none"] = "jump"
    """What a jump promises (T5.9)."""

    opening_cue: Literal["yes", "no", "if_passed"] = "yes"
    """Whether the first bid may be a cue bid (T5.10)."""

    cue_debt: Literal["always", "accepted"] = "always"
    """When a cue bidder with only the pagát owes pagátultimó (T5.11)."""

    yield_high_honour: bool = True
    """Whether a yielded game promises a high honour (T5.11)."""

    discard_xx: bool = True
    """Whether XX may be discarded (T6.5)."""

    annul_holdings: tuple[Holding, ...] = HOLDINGS
    """The holdings that entitle to annul, in the order of T7.2."""

    annul_after_tarokk_discard: bool = False
    """Whether a seat that has discarded a tarokk may annul by any holding (T7.3)."""

    annul_when: Literal["after_discard", "before_discard"] = "after_discard"
    """When the round of annulling comes (T7.4)."""

    void_hands: Literal["stack", "append", "quad", "none"] = "stack"
    """How many deals are doubled after a void hand (T7.5)."""

    free_call: bool = True
    """Whether a tarokk discarded by another seat lets the declarer call any (T8.3)."""

    tell_discarded_call: bool = False
    """Whether everybody is told that the called card was discarded (T8.5)."""

    double_and_volat: Literal["not_same_turn", "same_turn", "not_same_player"] = "not_same_turn"
    """How double and volát may be announced together (T9.7)."""

    declarations: Literal["free", "bind"] = "free"
    """Whether declaring tarokks is an announcement that shows a side (T9.12)."""

    kontra_needs_48: bool = False
    """Whether the declarer's side also wins a kontra'd game with 47 points (T12.2)."""

    kings_value: Literal[1, 2] = 1
    """The value of silent four kings (T13.11)."""

    ultimo_value: Literal[5, 6] = 5
    """The value of a silent pagátultimó (T13.11)."""

    catch_value: Literal[21, 30] = 21
    """The value of a silent XXI-catch (T13.11)."""

    silent_with_volat: Literal["none", "trull"] = "none"
    """Which silent bonus scores besides volát (T13.11)."""

    kings_with_double: bool = True
    """Whether silent kings score besides silent double (T13.11)."""

    kontra_on_silent: bool = False
    """Whether the kontra of the game multiplies silent double and volát (T13.11)."""

    undeclared_tarokks: Literal["partner", "if_covered", "never"] = "partner"
    """When undeclared tarokks are paid (T14.5)."""

    def __post_init__(self) -> None:
        for switch, allowed in _CHOICES.items():
            value = getattr(self, switch)
            if type(value) is not type(allowed[0]) or value not in allowed:
                raise _bad(switch, value, "one of " + ", ".join(map(repr, allowed)))
        if not isinstance(self.name, str):
            raise _bad("name", self.name, "a text")
        for switch, most in (("rounds", MOST_ROUNDS), ("trial_price", HIGHEST_TRIAL_PRICE)):
            value = getattr(self, switch)
            if value is not None and (type(value) is not int or not 1 <= value <= most):
                raise _bad(switch, value, f"a whole number from 1 to {most}, or null")
        words = self.annul_holdings
        if not isinstance(words, tuple) or words != tuple(word for word in HOLDINGS if word in words):
            raise _bad("annul_holdings", words, f"words of {', '.join(HOLDINGS)}, in this order")

    def to_dict(self) -> JsonDict:
        """The switches by name, as a record keeps them (T17)."""
        switches = {field.name: getattr(self, field.name) for field in fields(self)}
        return switches | {"annul_holdings": list(self.annul_holdings)}

    @classmethod
    def from_dict(cls, switches: object) -> Variant:
        """The rules of a record; every switch must be there (T17.3). Raises VariantError."""
        if not isinstance(switches, dict):
            raise VariantError(
                "T17.3", Sentence("rules_object", "the rules must be an object with every switch")
            )
        names = [field.name for field in fields(cls)]
        missing = ", ".join(name for name in names if name not in switches)
        if missing:
            raise VariantError("T17.3", Sentence("rules_lack", "the rules lack {switches}", switches=missing))
        unknown = ", ".join(short(key) for key in switches if key not in names)
        if unknown:
            raise VariantError(
                "T17.3",
                Sentence("rules_unknown", "the rules have unknown switches: {switches}", switches=unknown),
            )
        words = switches["annul_holdings"]
        if not isinstance(words, list):
            raise _bad("annul_holdings", words, "a list of words")
        return cls(**switches | {"annul_holdings": tuple(words)})


def _bad(switch: str, value: object, wanted: str) -> VariantError:
    template = "{switch} is {value}; it must be {wanted}"
    return VariantError(
        "T17.3", Sentence("bad_switch", template, switch=switch, value=short(value), wanted=wanted)
    )


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

PASKIEVICS = Variant()
"""XX-calling, the usual game and the default."""

ONLINE = replace(
    PASKIEVICS,
    name="online",
    trial_price=2,
    cue_bids="online",
    opening_cue="if_passed",
    cue_debt="accepted",
    yield_high_honour=False,
    discard_xx=False,
    annul_holdings=("kings", "xxi", "none"),
    annul_when="before_discard",
    void_hands="none",
    free_call=False,
    kings_with_double=False,
)
"""The game as played online in the browser."""
