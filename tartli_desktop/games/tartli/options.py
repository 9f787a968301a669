"""The options of Tartli alone, and the shortcuts of its own commands."""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Annotated, ClassVar

from msgspec import Meta

from tartli_desktop.games.tartli.rules.variant import AUSTRIAN, HUNGARIAN, Variant
from tartli_desktop.settings.game_options import AssistancePreset, GameKeys, GameOptions
from tartli_desktop.settings.settings import OneLine
from tartli_desktop.settings.shortcuts import Key


class VariantChoice(StrEnum):
    """The rules of the next match."""

    HUNGARIAN = "hungarian"
    AUSTRIAN = "austrian"
    OWN = "own"


class GoOut(StrEnum):
    """How the player goes out (R9.2)."""

    BY_HAND = "by hand"
    REMIND = "remind"
    BY_ITSELF = "by itself"


class SlateStyle(StrEnum):
    """The signs on the slate (R13)."""

    HUNGARIAN = "hungarian"
    BECK = "beck"
    OF_THE_VARIANT = "of the variant"


class TartliKeys(GameKeys, frozen=True, forbid_unknown_fields=True):
    """The shortcut of each command that only Tartli has, by command name; empty for none."""

    declare: Key = "D"
    bela: Key = "B"
    exchange: Key = "X"
    go_out: Key = "G"
    look_at_melds: Key = "M"
    see_melds: Key = "V"
    other_goes_out: Key = "Ctrl+G"
    other_speaks: Key = "Ctrl+B"


_HELP = ("show_trumps", "show_gone", "show_known", "remind_melds", "go_out")
"""The options that the presets of help set."""


class TartliOptions(GameOptions, frozen=True, forbid_unknown_fields=True):
    """The user's options for Tartli alone."""

    game: ClassVar[str] = "tartli"

    presets: ClassVar[Mapping[AssistancePreset, Mapping[str, object]]] = MappingProxyType(
        {
            preset: dict(zip(_HELP, values, strict=True))
            for preset, values in (
                (AssistancePreset.BEGINNER, (True, True, True, True, GoOut.REMIND)),
                (AssistancePreset.USUAL, (True, False, False, True, GoOut.REMIND)),
                (AssistancePreset.CAFE, (False, False, False, False, GoOut.BY_HAND)),
            )
        }
    )

    variant: VariantChoice = VariantChoice.HUNGARIAN
    """The rules of the next match."""

    own_variant: Annotated[Variant, Meta(extra={"name": OneLine})] = Variant(name="own")
    """The rules behind ``VariantChoice.OWN``."""

    match_target: Annotated[int, Meta(ge=1, le=20)] | None = 5
    """Games that win the next match; None plays without a target (R10)."""

    show_trumps: bool = True
    """Whether trumps and the number of the trick are shown in words."""

    show_gone: bool = False
    """Whether a board shows which cards have been played."""

    show_known: bool = False
    """Whether that board shows which cards the other hand is proved to hold."""

    remind_melds: bool = True
    """Whether the player is warned before playing a card while a meld may be declared, and before an
    exchange that breaks one."""

    go_out: GoOut = GoOut.REMIND
    """Who notices that the player can go out."""

    turned_card_always_last: bool = False
    """In the Austrian game, do not ask which card to turn up: it is the 19th (R3.4)."""

    slate_style: SlateStyle = SlateStyle.OF_THE_VARIANT
    """The signs on the slate."""

    keys: TartliKeys = TartliKeys()
    """The keys of Tartli's own commands."""

    @property
    def next_variant(self) -> Variant:
        """The rules of the next match, before :attr:`match_target` is set in them."""
        presets = {VariantChoice.HUNGARIAN: HUNGARIAN, VariantChoice.AUSTRIAN: AUSTRIAN}
        return presets.get(self.variant, self.own_variant)
