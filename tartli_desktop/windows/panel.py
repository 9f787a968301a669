"""Words and buttons on the baize, beside the trick."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QAction, QColor, QKeySequence
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from tartli_desktop.translation import fill

from . import icons

_STYLE = """
TablePanel QLabel#prompt { font-size: %dpx; color: #FBF3DC; }
TablePanel QLabel#notice { font-size: %dpx; color: #FFD98A; font-style: italic; }
TablePanel QPushButton {
    font-size: %dpx;
    color: #2B211C; background: #EFE3C8; border: 1px solid #6B4A2C; border-radius: 5px; padding: 5px 10px;
}
TablePanel ActionButton { text-align: left; padding-left: 9px; }
TablePanel QPushButton:hover { background: #FBF3DC; }
TablePanel QPushButton:pressed { background: #DCCBA4; }
TablePanel QPushButton:disabled {
    color: #A9B8A4; background: rgba(20, 40, 26, 90); border-color: rgba(20, 40, 26, 120);
}
TablePanel QPushButton:focus { border: 2px solid #F2C14E; padding: 4px 9px; outline: none; }
TablePanel ActionButton:focus { padding-left: 8px; }
"""
_WEIGHTS = {
    "": "",
    "quiet": "QPushButton:enabled { color: #F3E8CC; background: rgba(20, 40, 26, 150); }",
    "urgent": "QPushButton { background: #F2C14E; border: 2px solid #FBF3DC; padding: 4px 9px 4px 8px; }",
}

_INK_AND_GROUND = {
    "": ("#2B211C", "#EFE3C8"),
    "urgent": ("#2B211C", "#F2C14E"),
    "quiet": ("#F3E8CC", "#284A33"),
    "disabled": ("#DCE4D6", "#2F5B3C"),
}
"""The colours of the pictures on buttons, by their weight."""


class ActionButton(QPushButton):
    """A button that does what a menu's action does, and shows its key."""

    def __init__(self, action: QAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._action = action
        self._weight = ""
        self._drawn: tuple[str, str, int] | None = None
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        action.changed.connect(self._follow)
        self.clicked.connect(action.trigger)
        self._follow()

    @property
    def weight(self) -> str:
        """How much it should catch the eye: ``"urgent"``, ``"quiet"`` or, as all others, ``""``."""
        return self._weight

    @weight.setter
    def weight(self, weight: str) -> None:
        if weight != self._weight:
            self._weight = weight
            self.setStyleSheet(_WEIGHTS[weight])
            self._draw_picture()

    def set_picture_size(self, pixels: int) -> None:
        """How high and wide the picture before the words is."""
        self.setIconSize(QSize(pixels, pixels))
        self._draw_picture()

    def _draw_picture(self) -> None:
        name = icons.picture_of(self._action)
        weight = self._weight if self.isEnabled() else "disabled"
        drawn = (name, weight, self.iconSize().width())
        if name and drawn != self._drawn:
            ink, ground = (QColor(colour) for colour in _INK_AND_GROUND[weight])
            size = self.iconSize().width()
            self.setIcon(icons.picture(name, ink, ground, (size, 2 * size)))
            self._drawn = drawn

    def _follow(self) -> None:
        key = self._action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        text = self._action.text()
        self.setText(fill(self.tr("%1  (%2)", "a button's words and its key"), text, key))
        self.setEnabled(self._action.isEnabled())
        self.setAccessibleName(text.replace("&", ""))
        self.setToolTip(self._action.toolTip())
        self._draw_picture()


class TablePanel(QWidget):
    """What the match waits for, in a sentence, and the buttons for it."""

    def __init__(self, actions: Sequence[QAction], parent: QWidget) -> None:
        super().__init__(parent)
        self._text_size = 0
        self._prompt = QLabel(self)
        self._prompt.setObjectName("prompt")
        self._notice = QLabel(self)
        self._notice.setObjectName("notice")
        for label in (self._prompt, self._notice):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self._buttons = {action: ActionButton(action, self) for action in actions}
        self._choices = QWidget(self)
        self._choice_buttons: list[QPushButton] = []
        self._choice_grid = QGridLayout(self._choices)
        self._choice_grid.setContentsMargins(0, 0, 0, 0)
        self._choice_grid.setSpacing(6)
        self._play_box = QWidget(self)
        play_column = QVBoxLayout(self._play_box)
        play_column.setContentsMargins(0, 0, 0, 0)
        play_column.setSpacing(6)
        for button in self._buttons.values():
            play_column.addWidget(button)
        self._below = QWidget(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 4, 4, 4)
        column.setSpacing(8)
        # The words grow upwards, so that the buttons stay where the hand expects them.
        column.addStretch(1)
        column.addWidget(self._prompt)
        column.addWidget(self._notice)
        column.addWidget(self._play_box)
        column.addWidget(self._choices)
        column.addWidget(self._below)
        self.show_choices(())
        self.say("")
        self.notice("")

    @property
    def prompt(self) -> str:
        """What the match waits for."""
        return self._prompt.text()

    @property
    def notice_text(self) -> str:
        """The last notice."""
        return self._notice.text()

    @property
    def choices(self) -> list[QPushButton]:
        """The buttons of the present choice."""
        return list(self._choice_buttons)

    def button(self, action: QAction) -> ActionButton:
        """The button of an action."""
        return self._buttons[action]

    def say(self, text: str) -> None:
        """Say what the match waits for."""
        self._prompt.setText(text)
        self._prompt.setVisible(bool(text))

    def notice(self, text: str) -> None:
        """Say why something cannot be done, or what else should be known; an empty text takes it away."""
        self._notice.setText(text)
        self._notice.setVisible(bool(text))

    def show_choices(
        self, choices: Sequence[tuple[str, Callable[[], object]]], *, columns: int = 1, play: bool = False
    ) -> None:
        """Offer something to choose; the first answers Enter. ``play``: the buttons of play stay beneath."""
        for button in self._choice_buttons:
            self._choice_grid.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._choice_buttons.clear()
        for index, (text, chosen) in enumerate(choices):
            button = QPushButton(text, self._choices)
            button.setAutoDefault(True)
            button.clicked.connect(lambda _=False, chosen=chosen: chosen())
            self._choice_grid.addWidget(button, index // columns, index % columns)
            self._choice_buttons.append(button)
        self._choices.setVisible(bool(choices))
        self._play_box.setVisible(play)
        self._below.setVisible(play and not choices)

    def set_text_size(self, pixels: float) -> None:
        """Height of the letters, in pixels."""
        size = max(12, round(pixels))
        if size != self._text_size:
            self._text_size = size
            self.setStyleSheet(_STYLE % (round(size * 1.15), size, size))
            for button in self._buttons.values():
                button.set_picture_size(round(size * 1.2))
            # As high as the one button that may stand below the others.
            self._below.setFixedHeight(self._play_box.sizeHint().height() // 4)

    def occupy(self, area: QRectF) -> None:
        """Take this room of the viewport."""
        self.setGeometry(area.toRect())
