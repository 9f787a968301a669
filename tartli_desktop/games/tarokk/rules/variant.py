"""The switches of the rules (T15)."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from typing import ClassVar, Literal, get_args

from tartli_desktop.game.json_types import JsonDict
from tartli_desktop.game.variant_base import VariantBase

Holding = Literal["kings", "xxi", "pagat", "none", "xxi_pagat"]
"""A holding that entitles to annul the hand (T7.2)."""

HOLDINGS: tuple[Holding, ...] = get_args(Holding)
"""In the order in which they are checked."""

FOR_FIVE = ("talon_honours", "dealer_shares")
"""The switches that need a dealer who sits out (T22.7, T22.8)."""

MOST_ROUNDS = 50
HIGHEST_TRIAL_PRICE = 8


@dataclass(frozen=True, slots=True)
class Variant(VariantBase):
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

    cue_bids: Literal["jump", "level", "online", "none", "pais"] = "jump"
    """What a jump promises (T5.9, T22.3)."""

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

    declarations: Literal["free", "bind", "pais"] = "free"
    """Whether declaring tarokks is an announcement that shows a side (T9.12), or Pais's way (T22.9)."""

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

    cut: Literal["cut", "knock"] = "cut"
    """Whether the player at the dealer's left may knock instead of cutting (T22.2)."""

    cue_accept: Literal["any", "hold"] = "any"
    """Whether a cue bid is one only if a bidder could hold it, and counts only if held (T22.4)."""

    game_beside_double: Literal["by_side", "never"] = "by_side"
    """Whether the game is paid beside a double or volát of the other side (T22.5)."""

    silent_needs_kontra: bool = False
    """Whether the opponents score a silent double or volát only in a kontra'd game (T22.6)."""

    talon_honours: bool = False
    """Whether the dealer of five is paid for honours drawn from the talon (T22.7)."""

    dealer_shares: bool = False
    """Whether the dealer of five wins and loses with the opponents (T22.8)."""

    ultimo_pot: bool = False
    """Whether there is a pot for announced pagátultimó (T22.10)."""

    discards_told: Literal["at_once", "first_turn"] = "at_once"
    """When discarded tarokks are told (T22.11)."""

    xx_if_invited: bool = False
    """Whether XX may be discarded where another card must be called (T22.12)."""

    @property
    def tells_in_turn(self) -> bool:
        """Whether each seat tells its discarded tarokks as its first turn begins (T22.11)."""
        return self.discards_told == "first_turn"

    rule: ClassVar[str] = "T17.3"
    ranges: ClassVar[Mapping[str, tuple[int, int]]] = {
        "rounds": (1, MOST_ROUNDS),
        "trial_price": (1, HIGHEST_TRIAL_PRICE),
    }

    may_lack: ClassVar[Collection[str]] = (
        "cut",
        "cue_accept",
        "game_beside_double",
        "silent_needs_kontra",
        *FOR_FIVE,
        "ultimo_pot",
        "discards_told",
        "xx_if_invited",
    )

    def __post_init__(self) -> None:
        VariantBase.__post_init__(self)
        for switch in FOR_FIVE:
            if self.players == 4 and getattr(self, switch):
                raise self.bad_value(switch, True, "False with four players")
        words = self.annul_holdings
        if not isinstance(words, tuple) or words != tuple(word for word in HOLDINGS if word in words):
            raise self.bad_value("annul_holdings", words, f"words of {', '.join(HOLDINGS)}, in this order")

    @classmethod
    def read(cls, switches: JsonDict) -> JsonDict:
        """The holdings as a tuple. Raises VariantError."""
        words = switches["annul_holdings"]
        if not isinstance(words, list):
            raise cls.bad_value("annul_holdings", words, "a list of words")
        return switches | {"annul_holdings": tuple(words)}


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

ONLINE_POT = replace(ONLINE, name="online_pot", ultimo_pot=True, xx_if_invited=True)
"""The same with its ultimó pot (T22.12)."""

PRESETS = (PASKIEVICS, ONLINE, ONLINE_POT)
"""The known sets of rules."""
