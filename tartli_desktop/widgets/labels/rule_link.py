"""A sentence that refuses something, with a link to the rule behind the refusal."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QLabel, QWidget

from tartli_desktop.settings.shortcuts import Keys
from tartli_desktop.text.context import Context
from tartli_desktop.text.line_breaks import held_together
from tartli_desktop.widgets.command_keys import shown_key

tr = Context("Why")


class WhyLabel(QLabel):
    """A sentence, followed by a link to the rule behind it if there is one.

    Signals:
        asked(rule): the player wants to read the rule with this number.
    """

    asked = Signal(str)

    def __init__(self, parent: QWidget | None = None, key: str = Keys().why) -> None:
        """``key``: the key that the player has chosen to ask for the rule; empty for none."""
        super().__init__(parent)
        self._key = key
        self._sentence = ""
        self._rule = ""
        self._colour = ""
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.linkActivated.connect(self.asked)

    @property
    def sentence(self) -> str:
        """The sentence without the link."""
        return self._sentence

    @property
    def rule(self) -> str:
        """The rule behind the sentence; empty for none."""
        return self._rule

    def set_sentence(self, sentence: str, rule: str = "") -> None:
        """Show a sentence and the link to the rule behind it."""
        self._sentence, self._rule = sentence, rule if sentence else ""
        self._write()

    def set_key(self, key: str) -> None:
        """Set the key that asks for the rule; empty for none."""
        if key != self._key:
            self._key = key
            self._write()

    def set_link_colour(self, colour: str) -> None:
        """Set the colour of the link; empty for that of the palette."""
        if colour != self._colour:
            self._colour = colour
            self._write()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            # Otherwise a second Tab would go from the sentence to its link.
            super().focusNextPrevChild(True)

    def focusNextPrevChild(self, next: bool) -> bool:
        return QWidget.focusNextPrevChild(self, next)

    def _write(self) -> None:
        # Without a link, the label is no stop for Tab.
        flags = (
            Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        if not self._rule:
            self.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
            self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self.setTextFormat(Qt.TextFormat.PlainText)
            self.setText(held_together(self._sentence))
            self.setAccessibleName("")
            return
        from html import escape

        link = tr("Why? (%1)", "a link to a rule, and its key")
        link = link.replace("%1", shown_key(self._key)) if self._key else link.replace(" (%1)", "")
        # Key and word stay on the same line.
        style = "white-space: nowrap" + (f"; color: {self._colour}" if self._colour else "")
        self.setTextFormat(Qt.TextFormat.RichText)
        sentence = escape(held_together(self._sentence)).replace("\n", "<br>")
        self.setText(f'{sentence} <a href="{self._rule}" style="{style}">{escape(link)}</a>')
        self.setTextInteractionFlags(flags)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(f"{self._sentence} {link}")
