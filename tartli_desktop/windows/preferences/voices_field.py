"""The setting that lets the people at the table speak, with a button to hear an example."""

from PySide6.QtWidgets import QFormLayout, QPushButton

from tartli_desktop.characters.characters import CHARACTERS
from tartli_desktop.sound.speech import Speech, tone_of
from tartli_desktop.text.context import Context
from tartli_desktop.widgets.dialogs.forms import Labels, Tick
from tartli_desktop.widgets.flowing_row import FlowingRow

tr = Context("SettingsDialog")


class VoicesField(Tick):
    """A box to tick, and beside it a button that speaks as a person of the café does."""

    def __init__(self) -> None:
        super().__init__()
        self.example_button = QPushButton()
        self.speech = Speech(self)
        """Speaks the example."""
        self.speech.enabled = True
        self.example_button.clicked.connect(self._speak)

    def _add_control(self, form: QFormLayout) -> None:
        row = FlowingRow(last_at_right=False)
        row.add(self.box)
        row.add(self.example_button)
        form.addRow(row)

    def _name(self, words: Labels) -> None:
        super()._name(words)
        self.example_button.setText(tr("Hear an e&xample"))

    def _speak(self) -> None:
        if self.speech.can_speak():
            self.speech.say(
                tr("Good evening! Whose deal is it?", "an example of a voice"), tone_of(CHARACTERS[-1])
            )
        else:
            self.explanation.setText(tr("Your system has no voice for this language."))
            self.explanation.setHidden(False)
