"""The setting that lets the people at the table speak, with a button to hear an example."""

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QFormLayout, QPushButton

from tartli_desktop.characters.characters import CHARACTERS
from tartli_desktop.sound.speech import Speech, tone_of
from tartli_desktop.text.context import Context
from tartli_desktop.widgets.announcer import announce
from tartli_desktop.widgets.dialogs.forms import Labels, Tick
from tartli_desktop.widgets.flowing_row import FlowingRow

tr = Context("SettingsDialog")


class VoicesField(Tick):
    """A box to tick, and beside it a button that speaks as a person of the café does."""

    _is_tried = False

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

    def _sentence(self) -> str:
        if self._is_tried or self.value():
            if QAccessible.isActive():
                return tr("Silent while a screen reader is running.")
            if not self.speech.has_engine():
                return tr("No voices: no speech engine was found.")
            if not self.speech.can_speak():
                return tr("Your system has no voice for this language.")
        return super()._sentence()

    def _speak(self) -> None:
        self._is_tried = True
        self._explain()
        announce(self.box, self.explanation.text())
        self.speech.say(
            tr("Good evening! Whose deal is it?", "an example of a voice"), tone_of(CHARACTERS[-1])
        )
