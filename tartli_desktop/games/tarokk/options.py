"""What the player chooses for Hungarian Tarokk only, and the keys of its own commands."""

from dataclasses import replace
from enum import StrEnum
from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from tartli_desktop.settings.game_options import GameKeys, TrickOptions
from tartli_desktop.settings.settings import OneLine
from tartli_desktop.settings.shortcuts import Key

from .rules.variant import MOST_ROUNDS, PRESETS, Variant


class VariantChoice(StrEnum):
    """Which rules the next match is played by (T15)."""

    PASKIEVICS = "paskievics"
    ONLINE = "online"
    ONLINE_POT = "online_pot"
    OWN = "own"


class TarokkKeys(GameKeys, frozen=True, forbid_unknown_fields=True):
    """The key of each command that only tarokk has, by the command's name; empty for none."""

    announce: Key = "D"


class TarokkOptions(TrickOptions, frozen=True, forbid_unknown_fields=True):
    """Everything the user can choose for tarokk only."""

    game: ClassVar[str] = "tarokk"

    variant: VariantChoice = VariantChoice.PASKIEVICS
    """The rules of the next match."""

    own_variant: Annotated[Variant, Meta(extra={"name": OneLine})] = Variant(name="own")
    """The rules behind ``VariantChoice.OWN``."""

    seats: Literal[4, 5] = 4
    """How many play the next match; with five, the dealer sits out (T2.1)."""

    rounds: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)] | None = None
    """How many rounds of deals the next match has; None plays without an end (T2.5)."""

    unit: Annotated[int, Meta(ge=1, le=100_000)] = 10
    """Without effect; the settings files of version 5 have it."""

    keys: TarokkKeys = TarokkKeys()
    """The keys of the commands that only tarokk has."""

    @property
    def next_variant(self) -> Variant:
        known = {variant.name: variant for variant in PRESETS}
        chosen = known.get(self.variant, self.own_variant)
        five = self.seats == 5
        return replace(
            chosen,
            players=self.seats,
            rounds=self.rounds,
            talon_honours=chosen.talon_honours and five,
            dealer_shares=chosen.dealer_shares and five,
        )
