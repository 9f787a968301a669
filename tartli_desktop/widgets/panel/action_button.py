"""A button beside the trick for a command of the menus, with the command's picture and key."""

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QAction, QColor, QShowEvent
from PySide6.QtWidgets import QWidget

from tartli_desktop.looks import icons
from tartli_desktop.looks.colours import high_contrast
from tartli_desktop.looks.surfaces import theme
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.command_keys import shown_key, with_key

from .panel_button import PanelButton

_INK_AND_GROUND = {
    "": ("#2B211C", "#EFE3C8"),
    "urgent": ("#2B211C", "#F2C14E"),
    "quiet": ("#F3E8CC", ""),
    "faint": ("#CFCBB8", ""),
    "disabled": ("#B6B4A2", ""),
}
_PLAIN_INK_AND_GROUND = {
    "": ("#FFFFFF", "#000000"),
    "urgent": ("#000000", "#FFE97A"),
    "quiet": ("#FFFFFF", "#000000"),
    "faint": ("#D8D8D8", "#000000"),
    "disabled": ("#B4B4B4", "#000000"),
}
"""The colours of pictures on buttons, by the button's weight; an empty ground stands for that of the tray."""


_LARGE_ENOUGH = 18
"""The height of letters in pixels from which buttons have their full margins."""

_OF_PLAY = 0.88
"""The size of the play buttons' letters, relative to those of a choice."""
_SMALLEST_OF_PLAY = 13


def measures(text_size: int) -> dict[str, int]:
    """The measures for the styles; with small letters, buttons are lower to leave room for words."""
    high = 5 if text_size >= _LARGE_ENOUGH else 4 if text_size > 14 else 3
    tight = high - 2
    return {
        "size": text_size,
        "high": high,
        "less": high - 1,
        "least": max(0, high - 3),
        "small": _size_of_play(text_size),
        "tight": tight,
        "tightest": max(0, tight - 1),
    }


def _size_of_play(text_size: int) -> int:
    """The height of the play buttons' letters in pixels, for this text size."""
    return max(min(_SMALLEST_OF_PLAY, text_size), round(text_size * _OF_PLAY))


class ActionButton(PanelButton):
    """A button that triggers the action of a menu, and shows its key.

    Signals:
        ending: the button has the focus, and is about to become disabled.
        came_or_went: the button has been shown or hidden.
    """

    ending = Signal()
    came_or_went = Signal()

    def __init__(self, action: QAction, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._action = action
        self._weight = ""
        self._is_quiet = False
        self._is_away = False
        self._drawn: tuple[object, ...] | None = None
        self._said: tuple[str, str, str] | None = None
        """The words, the key and the tip that it has."""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        action.changed.connect(self._follow)
        self.clicked.connect(action.trigger)
        self._follow()

    @property
    def weight(self) -> str:
        """How much the button should stand out: ``"urgent"``, ``""`` as usual, ``"quiet"`` or ``"faint"``."""
        return self._weight

    @weight.setter
    def weight(self, weight: str) -> None:
        if weight != self._weight:
            self._weight = weight
            self._follow()
            self._polish()

    def set_quiet(self, quiet: bool) -> None:
        """Let the button stand out no more than a quiet one, or as much as its weight says."""
        if quiet != self._is_quiet:
            self._is_quiet = quiet
            self._polish()

    @property
    def _shown_weight(self) -> str:
        return "quiet" if self._is_quiet and self._weight != "faint" else self._weight

    def set_away(self, away: bool) -> None:
        """Hide the button while it is of no use, or show it; its key works in either case."""
        if away != self._is_away:
            self._is_away = away
            self._follow()

    def follow_panel(self, pixels: int) -> None:
        """Look as the panel does, with letters of this height."""
        picture = round(_size_of_play(pixels) * 1.2)
        self.setIconSize(QSize(picture, picture))
        self._draw_picture()

    def _polish(self) -> None:
        """Take the style of its weight from the sheet of the panel."""
        self.setProperty("weight", self._shown_weight)
        self.style().polish(self)
        self._draw_picture()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._draw_picture()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            # Keys have other names in another language.
            self._said = None
            self._follow()

    def _draw_picture(self) -> None:
        if not self.isVisible():
            return
        name = icons.picture_of(self._action)
        weight = self._shown_weight if self.isEnabled() else "disabled"
        drawn = (name, weight, self.iconSize().width(), high_contrast(), theme.theme())
        if name and drawn != self._drawn:
            pairs = _PLAIN_INK_AND_GROUND if high_contrast() else _INK_AND_GROUND
            written, under = pairs[weight]
            ink, ground = QColor(written), QColor(under) if under else theme.shaded()
            size = self.iconSize().width()
            self.setIcon(icons.picture(name, ink, ground, (size, 2 * size)))
            self._drawn = drawn

    def _follow(self) -> None:
        action = self._action
        key = shown_key(action.shortcut())
        words = (action.text(), key, action.toolTip())
        if words != self._said:
            self._said = words
            self._say(*words)
        able, is_shown = action.isEnabled(), action.isVisible() and not self._is_away
        if not (able and is_shown) and has_keyboard(self):
            self.ending.emit()
        self.setEnabled(able)
        was_hidden = self.isHidden()
        self.setVisible(is_shown)
        if self.isHidden() != was_hidden:
            self.came_or_went.emit()
        self._draw_picture()

    def _say(self, text: str, key: str, tip: str) -> None:
        self.setText(with_key(text, self._action.shortcut()))
        self.setAccessibleName(text.replace("&", ""))
        self.setToolTip(tip)
        said = fill(self.tr("%1. Key: %2", "what a button does, and its key"), tip.removesuffix("."), key)
        self.setAccessibleDescription(said if key else tip)


def has_keyboard(widget: QWidget) -> bool:
    """Whether a widget has the focus, or will have it when its window becomes active again."""
    return widget.window().focusWidget() is widget
