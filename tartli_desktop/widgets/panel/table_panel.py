"""What the match waits for, in a sentence, and the buttons for it."""

from collections.abc import Callable, Sequence
from itertools import pairwise

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QAction, QIcon, QKeyEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QVBoxLayout, QWidget

from tartli_desktop.looks.colours import high_contrast
from tartli_desktop.looks.fonts import table_font
from tartli_desktop.looks.restyling import dress
from tartli_desktop.looks.surfaces import theme
from tartli_desktop.settings.settings import Settings
from tartli_desktop.widgets.labels.even_label import EvenLabel, keep_room, let_be_narrow
from tartli_desktop.widgets.labels.rule_link import WhyLabel
from tartli_desktop.widgets.panel.panel_button import ClickGuard

from .action_button import ActionButton, has_keyboard, measures
from .lesson_note import LessonNote
from .panel_button import PanelButton
from .welcome_drawings import drawing

_STYLE = """
TablePanel QLabel#prompt { color: #FBF3DC; }
TablePanel QLabel#notice { color: #FFEFC4; }
TablePanel QPushButton {
    font-size: %(size)dpx;
    color: #2B211C; background: #EFE3C8; border: 1px solid #6B4A2C; border-radius: 5px;
    padding: %(high)dpx 10px;
}
TablePanel ActionButton { font-size: %(small)dpx; text-align: left; padding: %(tight)dpx 9px; }
TablePanel QPushButton:hover { background: #FBF3DC; }
TablePanel QPushButton:pressed { background: #DCCBA4; }
TablePanel QPushButton[pictured="true"] { font-size: %(small)dpx; text-align: left; }
TablePanel QPushButton[aside="true"] {
    color: #F3E8CC; background: rgba(243, 232, 204, 26); border-color: rgba(243, 232, 204, 70);
}
TablePanel QPushButton[aside="true"]:hover { background: rgba(243, 232, 204, 60); }
TablePanel QPushButton[aside="true"]:pressed { background: rgba(243, 232, 204, 90); }
TablePanel QPushButton[advised="true"] {
    color: #2B211C; background: #F2C14E; border: 2px solid #FBF3DC; padding: %(less)dpx 9px;
}
TablePanel QFrame#tray { background: %(ground)s; border-radius: 8px; }
TablePanel QPushButton:disabled { color: #BFBDAA; background: transparent; border-color: transparent; }
TablePanel #choices QPushButton:disabled { color: #FBF3DC; border: 1px dashed rgba(251, 243, 220, 150); }
TablePanel QPushButton:focus { border: 2px solid #F2C14E; padding: %(less)dpx 9px; outline: none; }
TablePanel QPushButton[advised="true"]:focus { border-color: #2B211C; }
TablePanel ActionButton:focus { padding: %(tightest)dpx 8px; }
TablePanel ActionButton[weight="quiet"]:enabled {
    color: #F3E8CC; background: rgba(243, 232, 204, 26); border-color: rgba(243, 232, 204, 70);
}
TablePanel ActionButton[weight="quiet"]:enabled:hover { background: rgba(243, 232, 204, 60); }
TablePanel ActionButton[weight="quiet"]:enabled:focus { border-color: #F2C14E; }
TablePanel ActionButton[weight="faint"]:enabled {
    color: #CFCBB8; background: transparent; border-color: transparent;
}
TablePanel ActionButton[weight="faint"]:enabled:hover { background: rgba(243, 232, 204, 40); }
TablePanel ActionButton[weight="faint"]:enabled:focus { border-color: #F2C14E; }
TablePanel ActionButton[weight="urgent"] {
    background: #F2C14E; border: 2px solid #FBF3DC; padding: %(tightest)dpx 8px;
}
TablePanel ActionButton[weight="urgent"]:focus { border-color: #2B211C; }
"""
_PLAIN_STYLE = """
TablePanel QLabel#prompt { color: #FFFFFF; }
TablePanel QLabel#notice { color: #FFE97A; }
TablePanel QPushButton {
    font-size: %(size)dpx;
    color: #FFFFFF; background: #000000; border: 2px solid #FFFFFF; border-radius: 5px;
    padding: %(less)dpx 9px;
}
TablePanel ActionButton { font-size: %(small)dpx; text-align: left; padding: %(tightest)dpx 9px; }
TablePanel QPushButton:hover { background: #333333; }
TablePanel QPushButton:pressed { background: #555555; }
TablePanel QPushButton[pictured="true"] { font-size: %(small)dpx; text-align: left; }
TablePanel QPushButton[advised="true"] {
    color: #000000; background: #FFE97A; border: 4px double #000000; padding: %(least)dpx 7px;
}
TablePanel QFrame#tray { background: #000000; border-radius: 8px; }
TablePanel QPushButton:disabled { color: #B4B4B4; border-color: #000000; }
TablePanel #choices QPushButton:disabled { color: #FFFFFF; border: 2px dashed #8C8C8C; }
TablePanel QPushButton:focus { border: 4px solid #FFE97A; padding: %(least)dpx 7px; outline: none; }
TablePanel QPushButton[advised="true"]:focus { border: 4px solid #FFFFFF; }
TablePanel ActionButton:focus { border-width: 3px; padding: 0px 8px; }
TablePanel ActionButton[weight="faint"]:enabled:!focus { color: #D8D8D8; border: 1px solid #8C8C8C; }
TablePanel ActionButton[weight="urgent"] {
    color: #000000; background: #FFE97A; border: 3px double #000000; padding: 0px 8px;
}
TablePanel ActionButton[weight="urgent"]:focus { border: 3px solid #FFFFFF; }
"""

_LINK = "#FFEFC4"
_SIGN = 1.25
"""The height of a sign before the words of a choice, relative to their letters."""
_PICTURE = QSize(41, 64)
"""The size of a picture before the words of a choice: below it, nobody could recognize it."""
_SPACING, _GAP, _BETWEEN_BUTTONS = 8, 6, 3
EDGE = 5
"""The margin within the tray of the play buttons, with which the choices are in line."""
_ARROWS = frozenset((Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right))
_MOVES = frozenset((QEvent.Type.LayoutRequest, QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show))
"""Events after which buttons may be at other places."""
_TIP = 10_000
"""Milliseconds for which a tool tip usually stays."""
_PROMPT_SHARE = 1.15
"""The size of the prompt, relative to a notice."""


class TablePanel(QWidget):
    """What the match waits for, in a sentence, and the buttons for it.

    From below: the button that goes on, in a place of its own; the play buttons, which stay while a hand is
    played; the choices; a notice; the prompt, or the words of a lesson in its place. What stands above
    changes its height, and moves no button below.

    Signals:
        why_asked(rule): the player wants to read the rule behind the notice.
        spoke: the panel shows other words.
    """

    why_asked = Signal(str)
    spoke = Signal()

    # Set on the class: Qt sends events while the panel is being built.
    _guard: ClickGuard | None = None

    def __init__(self, actions: Sequence[QAction], parent: QWidget | None = None) -> None:
        self._choice_buttons: list[PanelButton] = []
        self._buttons: dict[QAction, ActionButton] = {}
        super().__init__(parent)
        guard = self._guard = ClickGuard(self, self._every_button)
        self.setFont(table_font())
        self._asked = ""
        self._standing = ""
        """The notice that is shown when there is no other."""
        self._text_size = 0
        self._widest = 0
        self._columns = 1
        self._usual = self._asides = 0
        self._plays = True
        """Whether the play buttons are wanted."""
        self._neighbours: tuple[QWidget, QWidget | None] | None = None
        """The widgets before and after the panel in the order of Tab."""
        self._lesson: LessonNote | None = None
        self._make_words()
        self._make_buttons(actions)
        self._lay_out()
        for action in actions:
            # After the button itself, which follows the action too.
            action.changed.connect(guard.note_places)
        self.show_choices(())
        self.set_prompt("")
        self.notice("")

    def _make_words(self) -> None:
        self._prompt = EvenLabel(by_sentences=True)
        self._prompt.setObjectName("prompt")
        self._notice = WhyLabel()
        self._notice.setObjectName("notice")
        self._notice.set_link_colour(_LINK)
        self._notice.asked.connect(self.why_asked)
        for label in (self._prompt, self._notice):
            let_be_narrow(label)
            label.setContentsMargins(EDGE, 0, EDGE, 0)

    def _make_buttons(self, actions: Sequence[QAction]) -> None:
        self._choices = QWidget()
        self._choices.setObjectName("choices")
        self._choice_grid = QGridLayout(self._choices)
        self._choice_grid.setContentsMargins(EDGE, 0, EDGE, 0)
        self._choice_grid.setSpacing(_GAP)
        self._tray = QFrame()
        self._tray.setObjectName("tray")
        tray = QVBoxLayout(self._tray)
        tray.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        tray.setSpacing(_BETWEEN_BUTTONS)
        self._buttons = {action: ActionButton(action, self._tray) for action in actions}
        for button in self._buttons.values():
            self._take(button)
            button.ending.connect(self._return_keyboard)
            button.came_or_went.connect(self._show_tray)
            tray.addWidget(button)

    def _lay_out(self) -> None:
        self._onward = self._made("", self)
        """The button that goes on. Nothing else ever takes its place."""
        keep_room(self._onward)
        self._onward.hide()
        # While a paper hides it, what stands above keeps its place.
        keep_room(self)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(_SPACING)
        # The buttons stand at the foot, whatever room there is.
        self._column.addStretch(1)
        for part in (self._prompt, self._notice, self._choices, self._tray):
            self._column.addWidget(part)
        onward = QVBoxLayout()
        onward.setContentsMargins(EDGE, 0, EDGE, 0)
        onward.addWidget(self._onward)
        self._column.addLayout(onward)
        # Screen readers find it in the order of the screen.
        self._onward.raise_()

    @property
    def prompt(self) -> str:
        """The sentence about what the match waits for."""
        return self._asked

    @property
    def notice_text(self) -> str:
        """The last notice."""
        return self._notice.sentence

    @property
    def rule(self) -> str:
        """The rule behind the last notice; empty for none."""
        return self._notice.rule

    @property
    def choices(self) -> list[PanelButton]:
        """The buttons of the current choice."""
        return list(self._choice_buttons)

    def button(self, action: QAction) -> ActionButton:
        """The button of an action."""
        return self._buttons[action]

    def _every_button(self) -> list[PanelButton]:
        return [*self._choice_buttons, *self._buttons.values()]

    # Words

    def set_prompt(self, text: str) -> None:
        """Say what the match waits for."""
        changes = text != self._asked
        self._asked = text
        self._prompt.write(text)
        self._show_words()
        if changes:
            self.spoke.emit()

    def notice(self, text: str, rule: str = "") -> None:
        """Say why something is not possible, or what else the player should know; an empty text clears it.

        What :meth:`pin_notice` has set stays above it.

        Args:
            text: the sentence.
            rule: the number of the rule that forbids it, if there is one, for a link.
        """
        if self._standing not in text:
            text = "\n".join(filter(None, (self._standing, text)))
        changes = bool(text) and text != self.notice_text
        self._notice.set_sentence(text, rule)
        self._show_words()
        if changes:
            self.spoke.emit()

    def pin_notice(self, text: str) -> None:
        """Set the notice that stays, alone or above another one; empty for none."""
        self._standing = text
        self.notice("")

    def teach(self, note: LessonNote) -> None:
        """Show the words of a lesson in place of the prompt, whenever there are any."""
        self._lesson = note
        self._column.insertWidget(1, note)
        note.set_text_size(self._text_size)
        note.reworded.connect(self._show_words)
        self._show_words()

    def _show_words(self) -> None:
        teaches = self._lesson is not None and bool(self._lesson.words)
        if self._lesson is not None:
            self._lesson.setVisible(teaches)
        self._prompt.setVisible(bool(self._asked) and not teaches)
        self._notice.setVisible(bool(self.notice_text))
        self._quieten()

    # Choices

    def show_choices(
        self,
        choices: Sequence[tuple[str, Callable[[], object] | None]],
        *,
        columns: int = 1,
        play: bool = False,
        goes_on: bool = False,
        pictures: Sequence[str] = (),
        signs: Sequence[QIcon] = (),
        usual: int = 0,
        asides: int = 0,
    ) -> None:
        """Offer choices.

        Args:
            choices: the words of each, and what it does; one that does nothing is only there to be read.
            columns: in how many columns they stand, if there is room.
            play: whether the play buttons stay. Above them the first choice is the lowest.
            goes_on: whether the first choice is to go on, which has a place of its own.
            pictures: the names of the drawings before the words, one for each choice.
            signs: stand before the words of the first choices.
            usual: the place of the choice that answers Enter.
            asides: how many of the last choices only show something, and are quieter.
        """
        if not choices and not self._choice_buttons and play == self._plays:
            # Nothing is offered, as before.
            return
        if any(map(has_keyboard, [*self._choice_buttons, *(() if play else self._buttons.values())])):
            self._return_keyboard()
        for button in self._choice_buttons:
            button.hide()
            if button is not self._onward:
                self._choice_grid.removeWidget(button)
                button.deleteLater()
        self._columns, self._plays, self._usual, self._asides = columns, play, usual, asides
        self._choice_buttons = []
        for place, (text, chosen) in enumerate(choices):
            button = self._onward if goes_on and not place else self._made(text, self._choices)
            button.setProperty("pictured", bool(pictures))
            button.setText(text)
            button.does = chosen
            button.setEnabled(chosen is not None)
            self._choice_buttons.append(button)
        for button, name in zip(self._choice_buttons, pictures, strict=False):
            button.setIconSize(_PICTURE)
            button.setIcon(QIcon(drawing(name, _PICTURE, self.devicePixelRatioF())))
        for button, sign in zip(self._choice_buttons, signs, strict=False):
            button.setIcon(sign)
        self._quieten()
        self._size_signs()
        if self._neighbours is not None:
            self.order_tabs(*self._neighbours)
        self._break_lines()
        self._show_tray()
        self._place_choices()
        for button in self._choice_buttons:
            # Otherwise the layout would count the button only later.
            button.show()
        self._choices.setVisible(len(choices) > goes_on)

    def _quieten(self) -> None:
        """Let only what is asked for stand out: nothing here while the buttons of a lesson's words are."""
        is_quiet = self._lesson is not None and self._lesson.asks
        for place, button in enumerate(self._choice_buttons):
            is_aside = is_quiet or place >= len(self._choice_buttons) - self._asides
            if button.property("aside") != is_aside:
                button.setProperty("aside", is_aside)
                button.style().polish(button)
        for each in self._buttons.values():
            each.set_quiet(is_quiet)

    def _place_choices(self) -> None:
        placed = [button for button in self._choice_buttons if button is not self._onward]
        columns = self._fitting_columns
        last = (len(placed) - 1) // columns
        for index, button in enumerate(placed):
            row, column = divmod(index, columns)
            self._choice_grid.addWidget(button, last - row if self._plays else row, column)
        # Screen readers find the buttons in the order of the screen.
        for row in range(last, -1, -1) if self._plays else range(last + 1):
            for button in placed[row * columns :][:columns]:
                button.raise_()
        for column in range(max(2, self._choice_grid.columnCount())):
            self._choice_grid.setColumnStretch(column, int(column < columns))

    @property
    def _fitting_columns(self) -> int:
        """As many of the wanted columns as have room beside each other."""
        for button in self._choice_buttons:
            button.ensurePolished()
        wide = max((button.sizeHint().width() for button in self._choice_buttons), default=self._widest)
        return max(1, min(self._columns, (self._widest - 2 * EDGE + _GAP) // (wide + _GAP)))

    def advise(self, choice: PanelButton | None) -> None:
        """Let this choice stand out as the advised one; None for no choice."""
        for button in self._choice_buttons:
            if bool(button.property("advised")) != (button is choice):
                button.setProperty("advised", button is choice)
                button.style().polish(button)

    def _made(self, text: str, parent: QWidget) -> PanelButton:
        button = PanelButton(text, parent)
        self._take(button)
        button.clicked.connect(button.do)
        return button

    def _take(self, button: PanelButton) -> None:
        """Leave the arrow keys of a button to the panel, and let it ignore clicks meant for another one."""
        button.left_to_panel = _ARROWS
        guard = self._guard
        assert guard is not None
        button.is_meant = lambda point: guard.is_meant(button, point)

    def _show_tray(self) -> None:
        """Show the tray of play buttons if there are any; some games have none."""
        self._tray.setVisible(self._plays and any(not button.isHidden() for button in self._buttons.values()))

    def event(self, event: QEvent) -> bool:
        is_handled = super().event(event)
        if event.type() in _MOVES and self._guard is not None:
            self._guard.note_places()
        return is_handled

    # The keyboard

    def focus_choice(self) -> bool:
        """Focus the usual choice, or another one that does something; return whether there is one."""
        buttons = self._choice_buttons
        able = [button for button in (*buttons[self._usual :], *buttons) if button.isEnabled()]
        for button in able[:1]:
            button.setFocus()
        return bool(able)

    def order_tabs(self, before: QWidget, after: QWidget | None) -> None:
        """Let Tab go from ``before`` down through the buttons, and on to ``after`` if there is one."""
        self._neighbours = (before, after)
        stops = [before, self._notice, *self._every_button()]
        if after is not None:
            stops.append(after)
        for one, next_one in pairwise(stops):
            QWidget.setTabOrder(one, next_one)

    def leave_keyboard(self) -> None:
        """Give the keyboard back if it is on one of the buttons."""
        if any(map(has_keyboard, self._every_button())):
            self._return_keyboard()

    def _return_keyboard(self) -> None:
        """Give the focus to the widget before the panel, since Qt would move it past a button that goes."""
        if self._neighbours is not None:
            self._neighbours[0].setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in _ARROWS:
            super().keyPressEvent(event)
            return
        buttons = [each for each in self._every_button() if each.isVisible() and each.isEnabled()]
        buttons.sort(key=lambda each: (each.mapTo(self, QPoint()).y(), each.mapTo(self, QPoint()).x()))
        focused = next((each for each in buttons if has_keyboard(each)), None)
        if focused is None:
            return
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            row = focused.mapTo(self, QPoint()).y()
            buttons = [each for each in buttons if each.mapTo(self, QPoint()).y() == row]
            if len(buttons) == 1 and not self._choice_buttons:
                # It is for the cards, as nothing else is asked.
                super().keyPressEvent(event)
                return
        step = 1 if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Right) else -1
        reached = buttons.index(focused) + step
        if 0 <= reached < len(buttons):
            buttons[reached].setFocus(Qt.FocusReason.TabFocusReason)

    # Looks

    def set_text_size(self, pixels: float) -> None:
        """Set the height of the letters, in pixels."""
        size = max(12, round(pixels))
        if size == self._text_size:
            return
        self._text_size = size
        for label, share in ((self._prompt, _PROMPT_SHARE), (self._notice, 1.0)):
            font = self.font()
            font.setItalic(label is self._notice)
            font.setPixelSize(round(size * share))
            label.setFont(font)
        self._dress()
        if self._lesson is not None:
            self._lesson.set_text_size(size)
        self._size_signs()
        self._break_lines()

    def _size_signs(self) -> None:
        """Give the signs on choices a size that stands out beside their words."""
        height = max(1, round(self._text_size * _SIGN))
        for button in self._choice_buttons:
            if button.iconSize() != _PICTURE:
                button.setIconSize(QSize(height, height))

    def set_widest(self, width: int) -> None:
        """Set the width that its buttons have at most, in logical pixels."""
        if width != self._widest:
            self._widest = width
            self._break_lines()

    def _break_lines(self) -> None:
        """Break the words of buttons that are too wide, and place the choices by their new width."""
        for button in self._every_button():
            button.set_widest(max(0, self._widest - 2 * EDGE))
        if self._lesson is not None:
            self._lesson.set_widest(self._widest)
        self._place_choices()

    def follow_settings(self, settings: Settings) -> None:
        """Look and explain as the player has chosen."""
        self._notice.set_key(settings.keys.why)
        times = settings.reading_time
        for button in self._buttons.values():
            button.setToolTipDuration(round(_TIP * times) if times > 1 else -1)
        self._dress()

    def _dress(self) -> None:
        if self._text_size:
            style = _PLAIN_STYLE if high_contrast() else _STYLE
            shade = theme.shade()
            ground = f"rgba({shade.red()}, {shade.green()}, {shade.blue()}, {shade.alpha()})"
            dress(self, style % {**measures(self._text_size), "ground": ground})
            for button in self._buttons.values():
                button.follow_panel(self._text_size)
