"""The settings page for help during play: presets, and each kind of help by itself.

A game has helps of its own besides these, which the presets set too.
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtWidgets import QFormLayout, QGroupBox, QWidget

from tartli_desktop.settings.assistance_presets import preset_of
from tartli_desktop.settings.game_options import AssistancePreset, GameOptions
from tartli_desktop.settings.settings import Settings
from tartli_desktop.text.context import Context
from tartli_desktop.widgets.dialogs.forms import Choice, Field, Labels, Tick

tr = Context("HelpPage")


class AssistancePage:
    """The fields of the page. ``presets`` chooses a preset, which is no setting by itself."""

    def __init__(self) -> None:
        self.presets = Choice((*AssistancePreset, None))
        self.presets.setObjectName("help_set")
        self.fields: dict[str, Field] = {
            "show_counts": Tick(),
            "show_legal": Tick(),
            "hints": Tick(),
        }

    def put_presets_above(self, group: QGroupBox) -> None:
        """Put the choice of a preset above the fields."""
        form = group.findChild(QFormLayout)
        assert form is not None
        assert self.presets.label is not None
        gap = self.presets.control.fontMetrics().height() // 2
        form.insertRow(0, self.presets.label, self.presets.control)
        form.insertRow(1, self.presets.explanation)
        below = QWidget()
        below.setFixedHeight(gap)
        form.insertRow(2, below)

    def follow(self, settings: Settings, kinds: Iterable[type[GameOptions]]) -> None:
        """Show which preset the settings match, for these games."""
        self.presets.put(preset_of(settings, kinds))

    def retranslate(self) -> None:
        """Set the words of the choice of a preset."""
        self.presets.set_words(
            Labels(
                tr("H&ow much help:"),
                (
                    tr("Everything on, for your first matches."),
                    tr("Keeps score for you, and offers hints when you ask."),
                    tr("Shows nothing that you would not see at a real table."),
                    tr("Your choices below."),
                ),
                (tr("For beginners"), tr("Usual"), tr("As in a café"), tr("Your own choice")),
            )
        )

    def words(self) -> dict[str, Labels]:
        """The words of the fields."""
        return {
            "show_counts": Labels(
                tr("Sho&w the running score"), (tr("Shows how many points everybody has during the hand."),)
            ),
            "show_legal": Labels(
                tr("Show what &you can do"), (tr("Dims cards and buttons that you cannot use right now."),)
            ),
            "hints": Labels(
                tr("H&ints when I ask for them"),
                (tr("A hint says what a master would do and, if certain, why. Statistics mark the match."),),
            ),
        }
