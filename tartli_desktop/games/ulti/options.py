"""What the player chooses for Ulti only, and the keys of its own commands."""

from collections.abc import Mapping
from dataclasses import replace
from enum import StrEnum
from types import MappingProxyType
from typing import Annotated, ClassVar

from msgspec import Meta

from tartli_desktop.settings.game_options import AssistancePreset, GameKeys, TrickOptions
from tartli_desktop.settings.settings import OneLine
from tartli_desktop.settings.shortcuts import Key

from .rules.variant import ASSOCIATION, SOCIAL, TWO_ROUNDS, Variant


class VariantChoice(StrEnum):
    """Which rules the next match is played by (U15)."""

    ASSOCIATION = "association"
    SOCIAL = "social"
    TWO_ROUNDS = "two_rounds"
    OWN = "own"


class UltiKeys(GameKeys, frozen=True, forbid_unknown_fields=True):
    """The key of each command that only Ulti has, by the command's name; empty for none."""

    bid: Key = "B"
    double: Key = "K"
    marriage: Key = "D"
    claim: Key = "C"
    concede: Key = "G"


class UltiOptions(TrickOptions, frozen=True, forbid_unknown_fields=True):
    """Everything the user can choose for Ulti only."""

    game: ClassVar[str] = "ulti"

    presets: ClassVar[Mapping[AssistancePreset, Mapping[str, object]]] = MappingProxyType(
        {
            AssistancePreset.BEGINNER: {"warn_of_lost_bids": True, "remind_marriages": True},
            AssistancePreset.USUAL: {"warn_of_lost_bids": True, "remind_marriages": True},
            AssistancePreset.CAFE: {"warn_of_lost_bids": False, "remind_marriages": False},
        }
    )

    variant: VariantChoice = VariantChoice.ASSOCIATION
    """The rules of the next match."""

    own_variant: Annotated[Variant, Meta(extra={"name": OneLine})] = Variant(name="own")
    """The rules behind ``VariantChoice.OWN``."""

    hands: Annotated[int, Meta(ge=1, le=999)] | None = None
    """How many hands the next match has; None plays without an end (U14.1)."""

    unit: Annotated[int, Meta(ge=1, le=100_000)] = 10
    """What a point is worth in money in the next match (U12.3)."""

    warn_of_lost_bids: bool = True
    """Whether the player is asked before a bid that has a component which cannot be won (U3.8)."""

    remind_marriages: bool = True
    """Whether the player is asked before the first card while a marriage may be announced (U7.2)."""

    keys: UltiKeys = UltiKeys()
    """The keys of Ulti's own commands."""

    @property
    def next_variant(self) -> Variant:
        known = {variant.name: variant for variant in (ASSOCIATION, SOCIAL, TWO_ROUNDS)}
        return replace(known.get(self.variant, self.own_variant), target_hands=self.hands, unit=self.unit)
