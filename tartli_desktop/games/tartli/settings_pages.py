"""Tartli's part of the settings dialog: fields, some of them beside those of every game, and commands."""

from collections.abc import Mapping
from functools import cached_property

from tartli_desktop.face.settings_pages import SettingsPages
from tartli_desktop.games.tartli.commands import command_names
from tartli_desktop.games.tartli.options import GoOut, SlateStyle, TartliOptions
from tartli_desktop.text.context import Context
from tartli_desktop.widgets.dialogs.forms import Choice, Field, Labels, Tick

tr = Context("Tartli.Settings")


class TartliPages(SettingsPages):
    """The fields of Tartli's options, by option name."""

    command_names = staticmethod(command_names)
    options = TartliOptions
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

    def words(self) -> dict[str, Labels]:
        return self._words_of_play() | self._words_of_help()

    def _words_of_play(self) -> dict[str, Labels]:
        return {
            "slate_style": Labels(
                tr("Chal&k signs:"),
                (tr("How points are written on the slate."),),
                (tr("According to the rules"), tr("Hungarian"), tr("Austrian")),
            ),
            "go_out": Labels(
                tr("&Go out:"),
                (
                    tr("You count your points yourself and say when you are out."),
                    tr("Tells you when you reach 501 points."),
                    tr("Goes out for you as soon as you have 501 points."),
                ),
                (tr("Manually"), tr("Remind me"), tr("Automatically")),
            ),
            "turned_card_always_last": Labels(
                tr("Alwa&ys turn up the 19th card"),
                (tr("Austrian Tartli: you are not asked which card to turn up."),),
            ),
        }

    def _words_of_help(self) -> dict[str, Labels]:
        return {
            "show_trumps": Labels(
                tr("Show &trumps and the trick number"),
                (tr("At a real table you have to remember them once the talon is gone."),),
            ),
            "show_gone": Labels(
                tr("Show which cards are go&ne"),
                (tr("On a small board beside your opponent’s cards, based on what you have seen."),),
            ),
            "show_known": Labels(
                tr("Show which cards your opponent must &hold"),
                (tr("On the same board: cards that were shown, or that follow from what was said."),),
            ),
            "remind_melds": Labels(
                tr("Re&mind me of melds"),
                (tr("Asks before you miss a meld or béla, or break one by exchanging the Seven."),),
            ),
        }
