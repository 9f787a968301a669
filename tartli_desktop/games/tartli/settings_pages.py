"""Tartli's part of the settings dialog: fields, most of them beside those of every game, and commands."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from PySide6.QtCore import QCoreApplication

from tartli_desktop.face.settings_pages import SettingsPages
from tartli_desktop.games.tartli.commands import command_names
from tartli_desktop.games.tartli.options import GoOut, SlateStyle, TartliOptions
from tartli_desktop.widgets.dialogs.forms import Choice, Field, Labels, Tick

translate = QCoreApplication.translate


class TartliPages(SettingsPages):
    """The fields of Tartli's options, by option name."""

    command_names = staticmethod(command_names)
    options = TartliOptions
    group_after = "table"

    follows: Mapping[str, str] = {
        "go_out": "play_by",
        "turned_card_always_last": "opponent_pause",
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

    def title(self) -> str:
        """The title of the group."""
        return translate("Tartli.Settings", "Slate")

    def words(self) -> dict[str, Labels]:
        """The texts of the fields."""
        return self._words_of_play() | self._words_of_help()

    def _words_of_play(self) -> dict[str, Labels]:
        return {
            "slate_style": Labels(
                translate("Tartli.Settings", "C&halk signs:"),
                (translate("Tartli.Settings", "How points are written on the slate."),),
                (
                    translate("Tartli.Settings", "According to the rules"),
                    translate("Tartli.Settings", "Hungarian"),
                    translate("Tartli.Settings", "Austrian"),
                ),
            ),
            "go_out": Labels(
                translate("Tartli.Settings", "&Go out:"),
                (
                    translate("Tartli.Settings", "You count your points yourself and say when you are out."),
                    translate("Tartli.Settings", "Tells you when you reach 501 points."),
                    translate("Tartli.Settings", "Goes out for you as soon as you have 501 points."),
                ),
                (
                    translate("Tartli.Settings", "Manually"),
                    translate("Tartli.Settings", "Remind me"),
                    translate("Tartli.Settings", "Automatically"),
                ),
            ),
            "turned_card_always_last": Labels(
                translate("Tartli.Settings", "Alwa&ys turn up the 19th card"),
                (translate("Tartli.Settings", "Austrian Tartli: you are not asked which card to turn up."),),
            ),
        }

    def _words_of_help(self) -> dict[str, Labels]:
        return {
            "show_trumps": Labels(
                translate("Tartli.Settings", "Show &trumps and the trick number"),
                (
                    translate(
                        "Tartli.Settings", "At a real table you have to remember them once the talon is gone."
                    ),
                ),
            ),
            "show_gone": Labels(
                translate("Tartli.Settings", "Show which cards are go&ne"),
                (
                    translate(
                        "Tartli.Settings",
                        "On a small board beside your opponent’s cards, based on what you have seen.",
                    ),
                ),
            ),
            "show_known": Labels(
                translate("Tartli.Settings", "Show which cards your opponent must &hold"),
                (
                    translate(
                        "Tartli.Settings",
                        "On the same board: cards that were shown, or that follow from what was said.",
                    ),
                ),
            ),
            "remind_melds": Labels(
                translate("Tartli.Settings", "Re&mind me of melds"),
                (
                    translate(
                        "Tartli.Settings",
                        "Asks before you miss a meld or béla, or break one by exchanging the Seven.",
                    ),
                ),
            ),
        }
