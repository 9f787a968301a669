"""Tartli's part of the settings dialog: fields, some of them beside those of every game, and commands."""

from collections.abc import Mapping
from functools import cached_property

from tartli_desktop.face.settings_pages import SettingsPages
from tartli_desktop.games.tartli.options import GoOut, SlateStyle, TartliOptions
from tartli_desktop.widgets.dialogs.forms import Choice, Field, Tick


class TartliPages(SettingsPages):
    """The fields of Tartli's options, by option name."""

    options = TartliOptions
    first = (
        *("declare", "bela", "exchange", "go_out", "slate", "talon", "last_said", "hint", "why"),
        *("look_at_melds", "see_melds", "take_back", "other_goes_out", "other_speaks"),
    )
    follows: Mapping[str, str] = {
        "show_trumps": "show_counts",
        "show_gone": "show_legal",
        "show_known": "show_gone",
        "remind_melds": "show_known",
    }
    """The field after which each of these stands; the others form a group of their own."""

    @cached_property
    def fields(self) -> Mapping[str, Field]:
        """The fields, made on first use, since the help needs only the commands."""
        return {
            "slate_style": Choice((SlateStyle.OF_THE_VARIANT, SlateStyle.HUNGARIAN, SlateStyle.BECK)),
            "go_out": Choice((GoOut.BY_HAND, GoOut.REMIND, GoOut.BY_ITSELF)),
            "turned_card_always_last": Tick(),
            "show_trumps": Tick(),
            "show_gone": Tick(),
            "show_known": Tick(),
            "remind_melds": Tick(),
        }
