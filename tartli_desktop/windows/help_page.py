"""The page of the settings for help while playing: ready sets, and each help by itself.

The sets also choose how the player goes out, which stands among the settings of play.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFormLayout, QGroupBox, QWidget

from tartli_desktop.store.help_sets import HelpSet, set_of
from tartli_desktop.store.settings import Settings

from .forms import Choice, Field, Tick, Words

translate = QCoreApplication.translate


class HelpPage:
    """The fields of the page. ``sets`` chooses a ready set, which is no setting by itself."""

    def __init__(self) -> None:
        self.sets = Choice((*HelpSet, None))
        self.sets.setObjectName("help_set")
        self.fields: dict[str, Field] = {
            "show_counts": Tick(),
            "show_trumps": Tick(),
            "show_legal": Tick(),
            "show_gone": Tick(),
            "show_known": Tick(),
            "remind_melds": Tick(),
            "hints": Tick(),
        }

    def put_sets_above(self, group: QGroupBox) -> None:
        """Put the choice of a set above the fields."""
        form = group.findChild(QFormLayout)
        assert form is not None
        assert self.sets.label is not None
        gap = self.sets.control.fontMetrics().height() // 2
        form.insertRow(0, self.sets.label, self.sets.control)
        form.insertRow(1, self.sets.explanation)
        below = QWidget()
        below.setFixedHeight(gap)
        form.insertRow(2, below)

    def follow(self, settings: Settings) -> None:
        """Show which set the settings are."""
        self.sets.put(set_of(settings))

    def say(self) -> None:
        """Give the choice of a set its words."""
        self.sets.say(
            Words(
                translate("HelpPage", "H&ow much help:"),
                (
                    translate("HelpPage", "All there is, for the first matches."),
                    translate("HelpPage", "Points are counted for you, and a hint is there if you ask."),
                    translate("HelpPage", "Nothing is shown that you would not see at a table."),
                    translate("HelpPage", "As you have chosen below."),
                ),
                (
                    translate("HelpPage", "For beginners"),
                    translate("HelpPage", "Usual"),
                    translate("HelpPage", "As in a café"),
                    translate("HelpPage", "Your own choice"),
                ),
            )
        )

    def words(self) -> dict[str, Words]:
        """What the fields say."""
        return {
            "show_counts": Words(
                translate("HelpPage", "Sho&w running counts"),
                (
                    translate(
                        "HelpPage",
                        "Both players’ points are shown during a hand, which no café does for you.",
                    ),
                ),
            ),
            "show_trumps": Words(
                translate("HelpPage", "Tell &trumps and the number of the trick"),
                (translate("HelpPage", "At a table you keep them in mind once the talon is gone."),),
            ),
            "show_legal": Words(
                translate("HelpPage", "Show what ma&y be done"),
                (translate("HelpPage", "Cards and buttons that cannot be used at the moment are dim."),),
            ),
            "show_gone": Words(
                translate("HelpPage", "Show which cards are go&ne"),
                (
                    translate(
                        "HelpPage", "On a small board beside your opponent’s cards, from what you have seen."
                    ),
                ),
            ),
            "show_known": Words(
                translate("HelpPage", "Show which cards your opponent must &hold"),
                (translate("HelpPage", "On the same board: what was shown or is proved by what was said."),),
            ),
            "remind_melds": Words(
                translate("HelpPage", "Re&mind me of melds"),
                (
                    translate(
                        "HelpPage",
                        "Asks once before you pass up a meld or béla, or break one by exchanging the Seven.",
                    ),
                ),
            ),
            "hints": Words(
                translate("HelpPage", "H&ints when I ask for them"),
                (
                    translate(
                        "HelpPage",
                        "A hint tells what a master would do, and why. Statistics mark the match.",
                    ),
                ),
            ),
        }
