"""Words and buttons on the cloth, beside the trick."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import ceil

from PySide6.QtCore import QDeadlineTimer, QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QFontMetricsF,
    QIcon,
    QKeyEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QSizePolicy, QSpacerItem, QVBoxLayout, QWidget

from tartli_desktop.looks.colours import wants_high_contrast
from tartli_desktop.looks.fonts import table_font
from tartli_desktop.looks.style_sheets import dress
from tartli_desktop.looks.surfaces import theme
from tartli_desktop.settings.settings import Cloth, Settings
from tartli_desktop.text.balanced_lines import balanced, lonely_words
from tartli_desktop.text.line_breaks import held_together, sentence_by_sentence
from tartli_desktop.widgets.labels.rule_link import WhyLabel

from .action_button import ActionButton, has_keyboard, measures
from .door import Door
from .panel_button import PanelButton
from .steady_height import UNBOUNDED, SteadyHeight

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
TablePanel QPushButton[aside="true"] {
    color: #F3E8CC; background: rgba(243, 232, 204, 26); border-color: rgba(243, 232, 204, 70);
}
TablePanel QPushButton[aside="true"]:hover { background: rgba(243, 232, 204, 60); }
TablePanel QPushButton[aside="true"]:pressed { background: rgba(243, 232, 204, 90); }
TablePanel QPushButton[advised="true"] {
    color: #2B211C; background: #F2C14E; border: 2px solid #FBF3DC; padding: %(less)dpx 9px;
}
TablePanel QFrame#ground { background: %(ground)s; border-radius: 8px; }
TablePanel QPushButton:disabled { color: #BFBDAA; background: transparent; border-color: transparent; }
TablePanel #choices QPushButton:disabled { color: #FBF3DC; border: 1px dashed rgba(251, 243, 220, 150); }
TablePanel QPushButton:focus { border: 2px solid #F2C14E; padding: %(less)dpx 9px; outline: none; }
TablePanel QPushButton[advised="true"]:focus { border-color: #2B211C; }
TablePanel ActionButton:focus { padding: %(tightest)dpx 8px; }
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
TablePanel QPushButton[advised="true"] {
    color: #000000; background: #FFE97A; border: 4px double #000000; padding: %(least)dpx 7px;
}
TablePanel QFrame#ground { background: #000000; border-radius: 8px; }
TablePanel QPushButton:disabled { color: #B4B4B4; border-color: #000000; }
TablePanel #choices QPushButton:disabled { color: #FFFFFF; border: 2px dashed #8C8C8C; }
TablePanel QPushButton:focus { border: 4px solid #FFE97A; padding: %(least)dpx 7px; outline: none; }
TablePanel QPushButton[advised="true"]:focus { border: 4px solid #FFFFFF; }
TablePanel ActionButton:focus { border-width: 3px; padding: 0px 8px; }
"""

_LINK = "#FFEFC4"
_SIGN = 1.25
"""The height of a sign before the words, relative to their letters."""
_MARGIN = 4
_SPACING = 8
_GAP = 6
_BETWEEN_BUTTONS = 3
_ARROWS = frozenset((Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right))
_EDGE = 5
"""The margin around what lies together on the darker cloth."""
_BEFORE_WORDS = 15
"""The margin left of the words there, which are flush with the pictures on the buttons."""
_AFTER_WORDS = 8
"""The margin right of the words."""
_TIP = 10_000
"""Milliseconds for which a tool tip usually stays."""
_SHRINKS = (1.0, 0.93, 0.87, 0.8, 0.73, 0.67, 0.6, 0.5)
"""The sizes, relative to the usual one, to which words shrink that have no room above the buttons."""
_READABLE = 12.5
"""The height in pixels below which a notice gets larger letters at the cost of the few words beside it."""
_LEAST_LETTERS = 10
"""The height in pixels below which letters shrink by only one more pixel to keep a notice whole."""
_LINE = 1.5
"""The height of a line, relative to its letters."""
_APART = 1.2
"""The greatest distance between choices that lie side by side as cards, relative to their height."""
_PROMPT_SHARE = 1.15
"""The size of the prompt, relative to a notice."""

NEW_FOR = 350
"""Milliseconds for which a new button ignores clicks, which were meant for what was there before."""
Places = frozenset[tuple[str, tuple[int, int, int, int]]]
"""Words of buttons, and the rectangles of the screen where they are."""


class TablePanel(QWidget):
    """What the match waits for, in a sentence, and the buttons for it.

    The buttons stand at the foot, always at the same places while a hand is played. Choices stand above them;
    play buttons above the first enabled one then leave their room to the choices. The words at the top have
    the rest of the room, and shrink rather than move the buttons. Over the play buttons they begin as high as
    over one choice, so that they stay in place when a choice appears.

    Signals:
        why_asked(rule): the player wants to read the rule behind the notice.
        spoke: the panel shows other words.
        reshaped: the choices have become cards or ordinary buttons, so the panel needs another place.
        spread: the panel covers more or less of its surroundings, or its buttons have moved.
    """

    why_asked = Signal(str)
    spoke = Signal()
    reshaped = Signal()
    spread = Signal()

    def __init__(self, actions: Sequence[QAction], parent: QWidget) -> None:
        super().__init__(parent)
        self.setFont(table_font())
        self._asked = self._turn = ""
        self._standing = ""
        """The notice that is shown when there is no other."""
        self._text_size = 0
        self._high_contrast = False
        self._cloth = Cloth.GREEN
        self._is_free = False
        self.is_wide = False
        """Whether the choices lie side by side as cards, which need the middle of the table."""
        self._widest = 0
        self._fitted: tuple[object, ...] = ()
        self._shape: tuple[object, ...] = ()
        """The layout at the last signal."""
        self._used = self._spare = 0
        """The height of the words, and the free part of the room for one choice."""
        self._place = QRect()
        """Its room of the viewport."""
        self._grown = 0
        """By how much it is higher than its room, for words that fit there in no size."""
        self._spared = 0
        """The height at the top that words take only if they have no other room."""
        self._steady = SteadyHeight()
        """The height with large letters."""
        self._places: Places = frozenset()
        """The buttons that can be clicked, and where."""
        self._places_before: Places = frozenset()
        """The same before the last changes."""
        self._unseen = QDeadlineTimer(0)
        """Runs out when the player can have seen the last changes."""
        self._neighbours: tuple[QWidget, QWidget | None] | None = None
        """The widgets before and after the panel in the order of Tab."""
        self._ground = QFrame(self)
        """Darker cloth beneath words and buttons."""
        self._ground.setObjectName("ground")
        self._words = QWidget(self)
        self._prompt = QLabel(self._words)
        self._prompt.setObjectName("prompt")
        self._notice = WhyLabel(self._words)
        self._notice.setObjectName("notice")
        self._prompt.setWordWrap(True)
        self._prompt.setTextFormat(Qt.TextFormat.PlainText)
        self._notice.set_link_colour(_LINK)
        self._notice.asked.connect(self.why_asked)
        for label in (self._prompt, self._notice):
            label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self._beneath = QSpacerItem(0, 0)
        """The free room below a notice."""
        words = QVBoxLayout(self._words)
        words.setContentsMargins(0, 0, 0, 0)
        words.setSpacing(_GAP)
        words.addStretch(1)
        words.addWidget(self._prompt)
        words.addWidget(self._notice)
        words.addSpacerItem(self._beneath)
        self._foot = QWidget(self)
        self._choices = QWidget(self._foot)
        self._choices.setObjectName("choices")
        self._choice_buttons: list[PanelButton] = []
        self._choice_grid = QGridLayout(self._choices)
        self._choice_grid.setContentsMargins(0, 0, 0, 0)
        self._choice_grid.setSpacing(_GAP)
        self._gauge = PanelButton("", self._choices)
        """A button as high as a choice, never shown."""
        self._gauge.hide()
        self._columns = 1
        self._plays = True
        """Whether the play buttons are wanted."""
        self._tray = QWidget(self._foot)
        self._buttons = {action: ActionButton(action, self._tray) for action in actions}
        tray = QVBoxLayout(self._tray)
        tray.setContentsMargins(_EDGE, _EDGE, _EDGE, _EDGE)
        tray.setSpacing(_BETWEEN_BUTTONS)
        for button in self._buttons.values():
            self._take(button)
            button.ending.connect(self._return_keyboard)
            button.came_or_went.connect(self._show_tray)
            tray.addWidget(button)
        for action in actions:
            # Connected after the button itself, which follows the action too.
            action.changed.connect(self._leave_out_dead)
        column = QVBoxLayout(self._foot)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_SPACING)
        column.addWidget(self._choices)
        column.addWidget(self._tray)
        for part in (self._choices, self._tray):
            part.installEventFilter(self)
        self.show_choices(())
        self.set_prompt("")
        self.notice("")

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

    @property
    def ends(self) -> list[int]:
        """The lower ends of its lines and buttons, from the top."""
        parts = (self._prompt, self._notice, *self._every_button())
        seen = [part for part in parts if part.isVisibleTo(self)]
        return sorted({part.mapTo(self, QPoint(0, part.height())).y() for part in seen})

    @property
    def end_of_musts(self) -> int:
        """The lower end of what must be visible: the words, the choices and an urgent button."""
        urgent = [each for each in self._buttons.values() if each.weight == "urgent" and not each.isHidden()]
        parts = (*self._choice_buttons, *urgent)
        ends = [part.mapTo(self, QPoint(0, part.height())).y() for part in parts]
        return max(ends, default=self._foot.y())

    @property
    def covered(self) -> QRect:
        """The area of the parent widget that the panel covers."""
        return self._ground.geometry().translated(self.pos())

    @property
    def _doors(self) -> list[Door]:
        return [button for button in self._choice_buttons if isinstance(button, Door)]

    def button(self, action: QAction) -> ActionButton:
        """The button of an action."""
        return self._buttons[action]

    def set_prompt(self, text: str, turn: str = "") -> None:
        """Say what the match waits for.

        Args:
            text: the sentence.
            turn: whose turn it is in very few words, for use where a notice leaves no more room.
        """
        changes = (text, turn) != (self._asked, self._turn)
        self._asked, self._turn = text, turn
        self._fit_words()
        if changes:
            self.spoke.emit()

    def notice(self, text: str, rule: str = "") -> None:
        """Say why something is not possible, or what else the player should know; an empty text clears it.

        What :meth:`keep_notice` has set stays above it.

        Args:
            text: the sentence.
            rule: the number of the rule that forbids it, if there is one, for a link.
        """
        if self._standing not in text:
            text = "\n".join(filter(None, (self._standing, text)))
        changes = bool(text) and text != self.notice_text
        self._notice.set_sentence(text, rule)
        self._fit_words()
        if changes:
            self.spoke.emit()

    def keep_notice(self, text: str) -> None:
        """Set the notice that stays, alone or above another one; empty for none."""
        self._standing = text
        self.notice("")

    def show_choices(
        self,
        choices: Sequence[tuple[str, Callable[[], object] | None]],
        *,
        columns: int = 1,
        play: bool = False,
        pictures: Sequence[str] = (),
        signs: Sequence[QIcon] = (),
        usual: int = 0,
        asides: int = 0,
    ) -> None:
        """Offer choices; the ``usual`` one answers Enter. With ``play`` the play buttons stay below.

        The last ``asides`` choices only show something, and are quieter.

        A choice that does nothing is only there to be read. Above the play buttons the first choice is the
        lowest, so that it has the same place as a single one. With ``pictures``, one per choice, they lie
        side by side as cards: see :class:`.door.Door`. ``signs`` stand before the words of the first choices.
        """
        if not choices and not self._choice_buttons and (play, False) == (self._plays, self.is_wide):
            # Nothing is offered, as before.
            return
        was_wide = self.is_wide
        going = [*self._choice_buttons, *(() if play else self._buttons.values())]
        if any(map(has_keyboard, going)):
            self._return_keyboard()
        for button in self._choice_buttons:
            self._choice_grid.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._choice_buttons.clear()
        self._columns = len(choices) if pictures else columns
        self.is_wide = bool(pictures)
        for place, (text, chosen) in enumerate(choices):
            button = self._door(text, pictures[place]) if pictures else PanelButton(text, self._choices)
            self._take(button)
            # The size hint below already asks for the style.
            button.setProperty("aside", place >= len(choices) - asides)
            self._limit(button)
            button.does = chosen
            if chosen is None:
                button.setEnabled(False)
            else:
                button.clicked.connect(lambda _=False, chosen=chosen: chosen())
            self._choice_buttons.append(button)
        for button, sign in zip(self._choice_buttons, signs, strict=False):
            button.setIcon(sign)
        self._size_signs()
        if self._neighbours is not None:
            self.order_tabs(*self._neighbours)
        self._align_prompt()
        self._plays = play
        self._usual = usual
        self._leave_out_dead()
        self._show_tray()
        self._place_choices(from_below=play)
        for button in self._choice_buttons:
            # Otherwise the layout would count the button only later.
            button.show()
        self._choices.setVisible(bool(choices))
        self.updateGeometry()
        self._lay()
        if self.is_wide or was_wide:
            self.reshaped.emit()

    def _take(self, button: PanelButton) -> None:
        """Leave the arrow keys of a button to the panel, and let it ignore clicks meant for another one."""
        button.left_to_panel = _ARROWS
        button.is_meant = lambda point: self._is_meant(button, point)

    def _note_places(self) -> None:
        """Remember which buttons can be clicked, and for a while where they were before."""
        places = frozenset(
            (each.words, (*each.mapToGlobal(QPoint()).toTuple(), each.width(), each.height()))
            for each in self._every_button()
            if each.isVisible() and each.isEnabled()
        )
        if places != self._places:
            if self._unseen.hasExpired():
                self._places_before = self._places
            self._places = places
            self._unseen = QDeadlineTimer(NEW_FOR)

    def _is_meant(self, button: PanelButton, point: QPoint) -> bool:
        """Whether a press can be meant for a button: it has been there long enough to be seen."""
        self._note_places()
        return self._unseen.hasExpired() or any(
            words == button.words and QRect(*place).contains(point) for words, place in self._places_before
        )

    def advise(self, choice: PanelButton | None) -> None:
        """Let this choice stand out as the advised one; None for no choice."""
        for button in self._choice_buttons:
            if bool(button.property("advised")) != (button is choice):
                button.setProperty("advised", button is choice)
                button.style().polish(button)

    def focus_choice(self) -> bool:
        """Focus the usual choice, or another one that does something; return whether there is one."""
        buttons = self._choice_buttons
        able = [button for button in (*buttons[self._usual :], *buttons) if button.isEnabled()]
        for button in able[:1]:
            button.setFocus()
        return bool(able)

    def _door(self, text: str, picture: str) -> Door:
        door = Door(text, picture, self._choices)
        door.set_high_contrast(self._high_contrast)
        door.set_alone(not self._is_free)
        return door

    def _align_prompt(self) -> None:
        across = (
            Qt.AlignmentFlag.AlignHCenter
            if self.is_wide and not self._is_free
            else Qt.AlignmentFlag.AlignLeft
        )
        self._prompt.setAlignment(across | Qt.AlignmentFlag.AlignVCenter)

    def _place_choices(self, *, from_below: bool) -> None:
        columns = self._fitting_columns if self._is_free else self._columns
        last = (len(self._choice_buttons) - 1) // columns
        for index, button in enumerate(self._choice_buttons):
            row, column = divmod(index, columns)
            self._choice_grid.addWidget(button, last - row if from_below else row, column)
        # Screen readers find the buttons in the order of the screen.
        for row in range(last, -1, -1) if from_below else range(last + 1):
            for button in self._choice_buttons[row * columns :][:columns]:
                button.raise_()
        for column in range(max(2, self._choice_grid.columnCount())):
            self._choice_grid.setColumnStretch(column, int(column < columns))

    @property
    def _fitting_columns(self) -> int:
        """As many of the wanted columns as there is room for beside each other in large letters."""
        if self.is_wide or not self._widest:
            return 1
        for button in self._choice_buttons:
            button.ensurePolished()
        wide = max((button.sizeHint().width() for button in self._choice_buttons), default=self._widest)
        return max(1, min(self._columns, (self._widest + _GAP) // (wide + _GAP)))

    def order_tabs(self, before: QWidget, after: QWidget | None) -> None:
        """Let Tab go from ``before`` down through the buttons, and on to ``after`` if there is one."""
        self._neighbours = (before, after)
        stops = [before, self._notice, *self._choice_buttons, *self._buttons.values()]
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

    def set_text_size(self, pixels: float) -> None:
        """Set the height of the letters, in pixels."""
        size = max(12, round(pixels))
        if size != self._text_size:
            self._text_size = size
            self._forget_height()
            self._dress()
            for button in self._buttons.values():
                button.set_text_size(size)
            self._size_signs()
            self._break_lines()
            self._lay()

    def _size_signs(self) -> None:
        """Give the signs on choices a size that stands out beside their words."""
        height = max(1, round(self._text_size * _SIGN))
        for button in self._choice_buttons:
            if not isinstance(button, Door):
                button.setIconSize(QSize(height, height))

    def follow_settings(self, settings: Settings) -> None:
        """Look and explain as the player has chosen."""
        self._notice.set_key(settings.keys.why)
        self.set_cloth(settings.cloth)
        self.set_high_contrast(wants_high_contrast(settings.colour_scheme))
        self.set_reading_time(settings.reading_time)

    def set_high_contrast(self, on: bool) -> None:
        """Draw the panel for eyes that need contrast, or in its usual colours."""
        if on != self._high_contrast:
            self._high_contrast = on
            for button in self._buttons.values():
                button.set_high_contrast(on)
            for door in self._doors:
                door.set_high_contrast(on)
            self._dress()

    def set_cloth(self, cloth: Cloth) -> None:
        """Set the cloth on which the panel lies, which decides the shade beneath its buttons."""
        if cloth is not self._cloth:
            self._cloth = cloth
            for button in self._buttons.values():
                button.set_cloth(cloth)
            self._dress()

    def set_reading_time(self, times: float) -> None:
        """Set how many times the usual time the buttons' tool tips stay."""
        for button in self._buttons.values():
            button.setToolTipDuration(round(_TIP * times) if times > 1 else -1)

    def set_free(self, free: bool) -> None:
        """Let the panel take the height that its words need, rather than shrink them to fit."""
        if free != self._is_free:
            self._is_free = free
            self._fitted = ()
            self._grown = 0
            policy = self.sizePolicy()
            # What stands below stays in place while a paper lies over the buttons.
            policy.setRetainSizeWhenHidden(free)
            self.setSizePolicy(policy)
            for button in self._buttons.values():
                button.set_illustrated(not free)
            self._leave_out_dead()
            for door in self._doors:
                door.set_alone(not free)
            self._align_prompt()
            self.set_widest(0)
            self._break_lines()
            self._place_choices(from_below=not self._tray.isHidden())
            self._forget_height()
            self._lay()

    def set_widest(self, width: int) -> None:
        """Set the greatest width that it may ask for in logical pixels; 0 for any width."""
        widest = max(0, width - 2 * _MARGIN)
        if widest != self._widest:
            self._widest = widest
            self._forget_height()
            self._break_lines()

    def keep_place(self, keeps: bool) -> None:
        """Keep what stands below in its place in large letters, or take only the height that is needed."""
        if keeps != self._steady.keeps:
            self._steady.keeps = keeps
            if self._is_free:
                self._lay()

    def keep_at_most(self, most: int, rather: int = UNBOUNDED) -> None:
        """Limit the height that is kept while less is needed: see :meth:`.SteadyHeight.limit`."""
        if self._steady.limit(most, rather) and self._is_free:
            self._lay()

    def _forget_height(self) -> None:
        """Take the height that is needed now, whatever it was before."""
        self._steady.forget()
        self.setMinimumHeight(0)
        self.setMaximumHeight(UNBOUNDED)

    def _limit(self, choice: PanelButton) -> None:
        """Set the greatest width of a choice: beside the trick, the panel does not grow for long words."""
        if self._widest or self._is_free or self.is_wide:
            choice.set_widest(self._widest)
            return
        room = self.width() - 2 * _MARGIN - 2 * _EDGE
        each = (room - _GAP * (self._columns - 1)) // self._columns
        choice.set_widest(max(0, each), shrinks=True)

    def _break_lines(self) -> None:
        for choice in self._choice_buttons:
            self._limit(choice)
        if self._is_free and self._columns > 1:
            self._place_choices(from_below=not self._tray.isHidden())
        for button in self._buttons.values():
            button.set_widest(max(0, self._widest - 2 * _EDGE))

    def minimumSizeHint(self) -> QSize:
        """Return a width for all its buttons, shown or not, so that the width is constant during a hand."""
        wide = [button.sizeHint().width() for button in self._buttons.values()]
        return QSize(max(*wide, self._foot.minimumSizeHint().width()) + 2 * _MARGIN, self.minimumHeight())

    def _dress(self) -> None:
        if self._text_size:
            style = _PLAIN_STYLE if self._high_contrast else _STYLE
            shade = theme.shade(self._cloth)
            red, green, blue, alpha = shade.red(), shade.green(), shade.blue(), shade.alpha()
            colours = {"ground": f"rgba({red}, {green}, {blue}, {alpha})"}
            dress(self, style % {**measures(self._text_size), **colours})

    def occupy(self, area: QRectF, spared: float = 0.0) -> None:
        """Take this room of the viewport; words begin below its ``spared`` part, if they can."""
        self._spared, self._place = round(spared), area.toRect()
        self.setGeometry(self._place.adjusted(0, -self._grown, 0, 0))

    def _grow(self, grown: int) -> None:
        """Be higher than its room by this much."""
        if grown != self._grown:
            self._grown = grown
            self.setGeometry(self._place.adjusted(0, -grown, 0, 0))
            self._lay()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._break_lines()
        self._lay()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._lay()

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

    def _every_button(self) -> list[PanelButton]:
        return [*self._choice_buttons, *self._buttons.values()]

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._lay()
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # A button has appeared or disappeared.
        if event.type() == QEvent.Type.LayoutRequest:
            self._lay()
        return super().eventFilter(watched, event)

    def _show_tray(self) -> None:
        """Show the tray of play buttons if there are any; some games have none."""
        shown = self._plays and any(not button.isHidden() for button in self._buttons.values())
        if shown == self._tray.isHidden():
            self._tray.setVisible(shown)
            self._lay()

    def _leave_out_dead(self) -> None:
        """Beside a choice, hide the play buttons above the first enabled one, which moves no others.

        With large letters, hide all disabled ones.
        """
        leaves_out = self._is_free or bool(self._choice_buttons)
        for button in self._buttons.values():
            if button.isEnabled() and not button.isHidden():
                leaves_out = self._is_free
            button.set_only_able(leaves_out)
        self._note_places()

    def _lay(self) -> None:
        """Put the buttons at the foot at their own height, and the words above."""
        room = self.rect().adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        self._fit_edges()
        for part in (self._choices, self._tray, self._foot):
            column = part.layout()
            assert column is not None
            column.activate()
        height = self._foot.sizeHint().height()
        if self._is_free:
            self._lay_free(height)
            return
        if self.is_wide:
            # The words stand on one line, in smaller letters if necessary.
            line = round(self._text_size * _PROMPT_SHARE * _LINE)
            height = room.height() - line - 2 * _SPACING
        width = room.width()
        if self.is_wide:
            # A few cards lie close together rather than at both ends.
            width = min(width, round(height * _APART) * len(self._choice_buttons))
        left = room.left() + (room.width() - width) // 2
        self._foot.setGeometry(left, room.bottom() + 1 - height, width, height)
        above = room.adjusted(0, 0, 0, -height - _SPACING)
        if not self.is_wide:
            above.adjust(_BEFORE_WORDS, _EDGE, -_AFTER_WORDS, 0)
        self._words.setGeometry(above)
        self._fit_words()

    def _fit_edges(self) -> None:
        """Give the choices the same margins as the play buttons, where they lie together."""
        edge = 0 if self.is_wide or self._is_free else _EDGE
        beneath = edge if self._tray.isHidden() else 0
        choices, column = self._choice_grid, self._foot.layout()
        assert column is not None
        if choices.contentsMargins().left() != edge:
            choices.setContentsMargins(edge, 0, edge, 0)
        if column.contentsMargins().bottom() != beneath:
            column.setContentsMargins(0, 0, 0, beneath)

    def _lay_ground(self) -> None:
        """Put the darker cloth beneath everything shown; with large letters only beneath the play buttons,
        and never beneath cards."""
        self._ground.setVisible(not self.is_wide)
        if self._is_free:
            # As wide as the foot: while the panel is hidden, the tray has its width only later.
            foot, top = self._foot.geometry(), self._tray.mapTo(self, QPoint()).y()
            tray = QRect(foot.left(), top, foot.width(), self._tray.height())
            ground = QRect() if self._tray.isHidden() else tray
        else:
            words, foot = self._words.geometry(), self._foot.geometry()
            high = self._used + self._spare
            top = words.bottom() + 1 - high - _EDGE if high else foot.top()
            is_empty = not high and self._tray.isHidden() and not self._choice_buttons
            ground = QRect() if is_empty else QRect(foot.left(), top, foot.width(), foot.bottom() + 1 - top)
        self._ground.setGeometry(ground)
        self._note_places()
        shape = (ground, self._foot.geometry(), self.height())
        if shape != self._shape:
            self._shape = shape
            self.spread.emit()

    def _lay_free(self, foot: int) -> None:
        """Lay out the words at their full size and height, and the buttons below them."""
        width = self.width() - 2 * _MARGIN
        # Otherwise the prompt would keep the height that its previous words needed.
        self._prompt.setMinimumHeight(0)
        self._write_prompt(self._asked, 1.0, width, 0)
        self._write(self._notice, 1.0)
        shown = [label for label in (self._prompt, self._notice) if label.text()]
        for label in (self._prompt, self._notice):
            label.setVisible(label in shown)
        self._leave_room()
        words = sum(label.heightForWidth(width) for label in shown) + _SPACING * max(0, len(shown) - 1)
        self._words.setGeometry(_MARGIN, _MARGIN, width, words)
        self._foot.setGeometry(_MARGIN, _MARGIN + words + _SPACING, width, foot)
        self.setFixedHeight(self._kept_height(words + foot + _SPACING + 2 * _MARGIN))
        self._lay_ground()

    def _kept_height(self, needed: int) -> int:
        """The height at which what stands below keeps its place as far as possible, if this one is needed."""
        if self.isHidden() and self.minimumHeight():
            # A paper lies over the buttons.
            return self.minimumHeight()
        if self.is_wide:
            return needed
        if not self._plays:
            return self._steady.otherwise(needed)
        is_question, is_noticed = len(self._choice_buttons) > 1, bool(self._notice.text())
        return self._steady.during_play(needed, is_question=is_question, is_noticed=is_noticed)

    def _write_prompt(self, prompt: str, part: float, width: int, room: int) -> None:
        """Write the prompt in a part of its usual size.

        Its sentences stand on separate lines if that takes no more lines than running text, or a single one
        more for which there is room, and leaves no word alone. Its lines are about equally long.
        """
        self._write(self._prompt, part)
        text = held_together(prompt, long_names=not self._is_free)
        self._prompt.setText(text)
        if prompt:
            flowing = self._prompt.heightForWidth(width)
            # A line may be a pixel higher than its font says.
            one_more = self._prompt.fontMetrics().lineSpacing() + 2
            most = max(flowing, min(room, flowing + one_more))
            advance = self._prompt.fontMetrics().horizontalAdvance
            running = balanced(text, advance, width)
            apart = balanced(sentence_by_sentence(text), advance, width)
            self._prompt.setText(apart)
            if lonely_words(apart) > lonely_words(running) or self._prompt.heightForWidth(width) > most:
                self._prompt.setText(running)
        # Screen readers get the words without the joining signs.
        self._prompt.setAccessibleName(prompt)

    def _write(self, label: QLabel, part: float) -> None:
        """Write a label at a part of its usual size."""
        as_prompt = label is self._prompt
        share = _PROMPT_SHARE if as_prompt else 1.0
        font = self.font()
        font.setItalic(not as_prompt)
        least = _LEAST_LETTERS if part > _SHRINKS[-1] else _LEAST_LETTERS - 1
        font.setPixelSize(max(least, round(self._text_size * share * part)))
        label.setFont(font)

    def _fit_words(self) -> None:
        """Write the words as large as there is room for; a notice comes before the prompt.

        The prompt keeps its size beside a notice as long as a smaller notice makes room for it.
        """
        if self._is_free:
            self._lay()
            return
        # Trying sizes requests a new layout, which comes back here: without this check it would never end.
        fitted = (
            *(self._asked, self._turn, self._notice.text()),
            self._words.size().toTuple(),
            (self._text_size, self._plays, self._choices.isHidden()),
            self.font().key(),
            (self.isVisible(), self._spared),
        )
        if fitted == self._fitted:
            self._lay_ground()
            return
        self._fitted = fitted
        self._prompt.setMinimumHeight(0)
        notice = bool(self._notice.text())
        alone = self._fits_alone()
        ways = [(self._asked, alone, alone)]
        if notice:
            ways = [(self._asked, alone, part) for part in _SHRINKS if part > 0.75]
            readable = [part for part in _SHRINKS if part * self._text_size >= _READABLE]
            ways += [(self._turn, 1.0, part) for part in readable]
            # The few words beside a long notice are large enough in the notice's own letters.
            ways += [(self._turn, part / _PROMPT_SHARE, part) for part in _SHRINKS if part < 0.85]
            # Where not even that fits, the notice has all of the room.
            ways += [("", 1.0, part) for part in _SHRINKS]
        grown, room = 0, self._room_for_words
        for prompt, part, beside in ways:
            self._write(self._notice, beside)
            left = room - (self._height_of([self._notice]) + _GAP if notice else 0)
            self._write_prompt(prompt, part, self._words.width(), left)
            if self._height_of([self._prompt, self._notice]) <= room:
                break
        else:
            grown = self._write_above(room) if notice else 0
        self._prompt.setVisible(bool(prompt))
        self._notice.setVisible(notice)
        self._leave_room()
        self._lay_ground()
        self._grow(grown)

    @property
    def _room_for_words(self) -> int:
        """The height of the words as long as the panel keeps to its room."""
        return self._words.height() - self._grown

    def _write_above(self, room: int) -> int:
        """Write a notice that fits nowhere in letters that can be read, and return how much more it needs.

        It lies over what is above the panel until the next move.
        """
        most = room + max(0, self._place.top() - _MARGIN)
        for part in [part for part in _SHRINKS if part * self._text_size >= _READABLE] + [*_SHRINKS[-3:]]:
            self._write(self._notice, part)
            needed = self._height_of([self._notice])
            if needed <= most:
                break
        return max(0, min(needed, most) - room)

    def _leave_room(self) -> None:
        """Let the words begin where they would above one choice.

        Room that they do not need stays free, around a prompt that stands alone.
        """
        self._used, self._spare = self._height_of([self._prompt, self._notice]), 0
        if self._plays and not (self.is_wide or self._is_free):
            chosen = 0 if self._choices.isHidden() else self._choices.sizeHint().height() + _SPACING
            self._gauge.ensurePolished()
            line = ceil(QFontMetricsF(self._prompt.font()).height())
            usual = self._gauge.sizeHint().height() + _SPACING + line
            room = self._room_for_words - self._spared
            self._spare = max(0, min(usual - chosen, room) - self._used)
        is_alone = not self._notice.text()
        self._prompt.setMinimumHeight(self._used + self._spare if is_alone and self._used else 0)
        beneath = 0 if is_alone else self._spare
        if beneath != self._beneath.sizeHint().height():
            self._beneath.changeSize(0, beneath, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
            words = self._words.layout()
            assert words is not None
            words.invalidate()

    def _fits_alone(self) -> float:
        """The size, relative to the usual one, at which the prompt has room without a notice."""
        for part in (part for part in _SHRINKS if part > 0.65):
            self._write_prompt(self._asked, part, self._words.width(), self._room_for_words)
            if self._height_of([self._prompt]) <= self._room_for_words:
                break
        return part

    def _height_of(self, labels: Sequence[QLabel]) -> int:
        heights = [label.heightForWidth(self._words.width()) for label in labels if label.text()]
        return sum(heights) + _GAP * max(0, len(heights) - 1)
