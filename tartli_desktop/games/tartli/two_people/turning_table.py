"""Two people at one table: the curtain between their turns, and the buttons of the player above."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tartli_desktop.cards import any_pack
from tartli_desktop.face.at_the_table.table_parts import TableParts
from tartli_desktop.face.at_the_table.two_people import TwoAtTableOf
from tartli_desktop.games.tartli import Action, Event, Match, View
from tartli_desktop.games.tartli.session import Session
from tartli_desktop.games.tartli.two_people import prompts as two_words
from tartli_desktop.games.tartli.two_people.session import TwoPeople
from tartli_desktop.games.tartli.words import prompts
from tartli_desktop.games.tartli.words.announcements import hand_words
from tartli_desktop.looks import icons
from tartli_desktop.looks.colours import high_contrast
from tartli_desktop.looks.fonts import table_font
from tartli_desktop.looks.restyling import dress
from tartli_desktop.looks.text_size import LARGEST_ON_CLOTH, text_scale
from tartli_desktop.session.match_state import Phase
from tartli_desktop.settings.settings import Settings
from tartli_desktop.text.line_breaks import sentence_by_sentence
from tartli_desktop.text.placeholders import fill
from tartli_desktop.text.plain_text import plain_button, plain_tip
from tartli_desktop.widgets.command_keys import with_key
from tartli_desktop.widgets.panel.panel_button import PanelButton
from tartli_desktop.widgets.panel.table_panel import EDGE

if TYPE_CHECKING:
    from tartli_desktop.games.tartli.two_people.curtain import Curtain

_STYLE = """
QPushButton {
    font-size: %dpx; color: #F3E8CC; background: rgba(20, 40, 26, 170); border: 1px solid #6B4A2C;
    border-radius: 5px; padding: 4px;
}
QPushButton:hover { background: rgba(20, 40, 26, 220); }
QPushButton:disabled { color: #A9B8A4; background: rgba(20, 40, 26, 90); }
QPushButton:focus { border: 2px solid #F2C14E; padding: 3px; outline: none; }
"""
_PLAIN_STYLE = """
QPushButton {
    font-size: %dpx; color: #FFFFFF; background: #000000; border: 2px solid #FFFFFF;
    border-radius: 5px; padding: 4px 3px;
}
QPushButton:hover { background: #333333; }
QPushButton:disabled { color: #B4B4B4; background: #000000; border: 2px dashed #8C8C8C; }
QPushButton:focus { border: 4px solid #FFE97A; padding: 2px 1px; outline: none; }
"""
_CURTAIN_TOP = 594.0
"""Top of the curtain in scene units: the player's fan begins below it, their note ends above it."""
_BUTTONS = 18 / 22
"""Letter height on the buttons of the player above, relative to the panel's."""


class TurningTable(TwoAtTableOf[Match, View, Event, Action]):
    """Turns the table.

    Args:
        table: the parts of the table they play at.
    """

    def __init__(self, table: TableParts) -> None:
        super().__init__(table.owner)
        self._view = table.view
        self._panel = table.panel
        self._side = table.column
        self._announcer = table.announcer
        self._settings = table.settings
        self._undo = table.undo
        self._owner = table.owner
        self.session: TwoPeople | None = None
        self._orders: dict[int, list[any_pack.Card]] = {}
        self._laid: int | None = None
        self._taken: Action | None = None
        """The action just taken back, until the curtain has said so."""
        self._know_hand: set[int] = set()
        """The seats whose hand has been read out to them."""
        self._curtain: Curtain | None = None
        self._letters = 18
        self._pixels = 18.0
        self.out_action = self._action(self._claim)
        self.speak_action = self._action(self._speak)
        self._name_actions()
        icons.set_picture(self.out_action, "go-out")
        icons.set_picture(self.speak_action, "declare")
        self.above = QWidget(table.view.viewport())
        self.above.setFont(table_font())
        buttons = self._column = QVBoxLayout(self.above)
        buttons.setContentsMargins(0, 0, 0, 0)
        buttons.setSpacing(2)
        self.out_button, self.speak_button = PanelButton("", self.above), PanelButton("", self.above)
        self._claims = ((self.out_button, self.out_action), (self.speak_button, self.speak_action))
        for button, action in self._claims:
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(action.trigger)
            buttons.addWidget(button)
        self.above.hide()
        QGuiApplication.instance().applicationStateChanged.connect(self._follow_application)  # type: ignore[union-attr]

    @property
    def commands(self) -> dict[str, QAction]:
        return {"other_goes_out": self.out_action, "other_speaks": self.speak_action}

    @property
    def words(self) -> str:
        return "" if self._curtain is None else self._curtain.words

    @property
    def curtain(self) -> Curtain:
        """The curtain that hides the hands while the table turns; made on first use."""
        if self._curtain is None:
            from tartli_desktop.games.tartli.two_people.curtain import Curtain

            self._curtain = Curtain(self._view.viewport())
            self._curtain.opened.connect(self._look)
            self._spread(self._curtain)
        return self._curtain

    def _spread(self, curtain: Curtain) -> None:
        """Lay the curtain over the lower part of the table."""
        view = self._view
        below = view.to_viewport(QRectF(0, _CURTAIN_TOP, view.scene().layout.width, 900 - _CURTAIN_TOP))
        viewport = QRectF(view.viewport().rect())
        curtain.set_geometry(
            QRectF(0, below.top(), viewport.width(), viewport.height() - below.top()),
            self._pixels,
            large=text_scale() > LARGEST_ON_CLOTH,
            card_tops=[
                view.mapFromScene(item.mapRectToScene(item.face)).boundingRect().top()
                for item in view.scene().items_of_pack
                if item.isVisible()
            ],
        )

    def _action(self, done: Callable[[], object]) -> QAction:
        action = QAction(self._owner)
        action.triggered.connect(done)
        action.setEnabled(False)
        action.setVisible(False)
        self._owner.addAction(action)
        return action

    def _name_actions(self) -> None:
        self.out_action.setText(self.tr("Other player: go out"))
        self.speak_action.setText(self.tr("Other player: speak"))

    def retranslate(self) -> None:
        self._name_actions()
        if self.session is not None and not self.session.is_left:
            self.follow(self.session.phase)

    def attach(self, session: Session, order: list[any_pack.Card]) -> None:
        if not isinstance(session, TwoPeople):
            return
        self.session = session
        self._orders = {0: list(order), 1: list(order)}
        self._laid = None
        self._know_hand.clear()
        session.table_rotated.connect(self._lay_again)
        session.taken_back.connect(self._note_taken)
        for _, action in self._claims:
            action.setVisible(True)

    def detach(self) -> None:
        if self.session is None:
            return
        self.session.table_rotated.disconnect(self._lay_again)
        self.session.taken_back.disconnect(self._note_taken)
        self.session = None
        self._let_tab_reach_table(True)
        self.curtain.hide()
        self._show_whole_notes()
        self.above.hide()
        for _, action in self._claims:
            action.setEnabled(False)
            action.setVisible(False)

    def own_order(self, cards: list[any_pack.Card]) -> list[any_pack.Card]:
        if self.session is None:
            return cards
        self._remember()
        return [*self._orders[0], *self._orders[1]]

    def follow_settings(self, settings: Settings) -> None:
        if self._curtain is not None:
            self._curtain.dress()

    def lay(self, pixels: float) -> None:
        self._pixels = pixels
        if self._curtain is not None:
            self._spread(self._curtain)
        self._letters = max(11, round(pixels * _BUTTONS))
        # One style sheet each: while hidden, Qt ignores a changed size in a style sheet they share.
        for button, _ in self._claims:
            dress(button, (_PLAIN_STYLE if high_contrast() else _STYLE) % self._letters)
        self._column.setContentsMargins(EDGE, 0, EDGE, 0)
        self._side.add(self.above)
        self.refresh()

    def follow(self, phase: Phase) -> None:
        session = self.session
        if session is None:
            return
        names, view = session.names, session.view
        self._tell_hand(session)
        said = two_words.prompt(phase, view, names)
        if said is not None:
            self.said.emit(lambda: two_words.prompt(phase, view, names) or "")
        if phase is Phase.SPEAK:
            self._panel.show_choices([(self.tr("Continue"), session.go_on)], play=True, goes_on=True)
        if phase is Phase.CURTAIN:
            # Do not read to one player what the other has heard; the curtain says what both may know.
            self._announcer.forget()
        if phase in (Phase.DECIDE, Phase.PAUSE, Phase.SPEAK):
            self._taken = None
        is_closed = phase is Phase.CURTAIN and not session.is_left
        self._let_tab_reach_table(not is_closed)
        if is_closed:
            if session.last_decision is not None:
                words = with_key(self.tr("Undo"), self._undo.shortcut())
                self._panel.show_choices([(words, self._undo.trigger)])
            self._close()
        else:
            if self.curtain.isVisible():
                # Before hiding, or Qt would move the focus to some unrelated button.
                self._view.setFocus()
            self.curtain.hide()
        self.refresh()

    def _let_tab_reach_table(self, reaches: bool) -> None:
        """Let Tab stop at the cards, or pass them by: behind the curtain no key means anything there."""
        policy = Qt.FocusPolicy.StrongFocus if reaches else Qt.FocusPolicy.ClickFocus
        self._view.setFocusPolicy(policy)

    def refresh(self) -> None:
        """Update the buttons of the player above."""
        session = self.session
        if session is None:
            return
        self._show_whole_notes()
        runs = session.view.to_move is not None and bool(session.view.trick_number) and not session.is_left
        self.out_action.setEnabled(runs and session.other_may_go_out)
        self.speak_action.setEnabled(runs and session.other_may_speak)
        self._name_buttons(session.names[1 - session.viewer])
        self.above.setVisible(runs)

    def _show_whole_notes(self) -> None:
        """Hide speech notes that the curtain would cut in half; the curtain repeats their text."""
        view = self._view
        closed = self.curtain.isVisibleTo(view.viewport())
        hung = view.mapToScene(self.curtain.geometry()).boundingRect() if closed else QRectF()
        view.scene().hide_notes_behind(hung)

    def _name_buttons(self, name: str) -> None:
        room = self._side.room - 2 * EDGE
        texts = (
            self.tr("%1 goes out", "a player who is not to move"),
            self.tr("%1 speaks", "a player who is not to move"),
        )
        for (button, action), does in zip(self._claims, texts, strict=True):
            button.set_widest(room)
            # If one line is too narrow, use two, then drop the shortcut, then shorten the name.
            short = (fill(does, _short(name, longest)) for longest in range(len(name), 0, -1))
            for text in (fill(with_key(does, action.shortcut()), name), *short):
                button.setText(plain_button(text))
                if button.sizeHint().width() <= room:
                    break
            button.setAccessibleName(fill(does, name))
            button.setToolTip(plain_tip(fill(does, name)))
            button.setEnabled(action.isEnabled())
        tallest = max(button.sizeHint().height() for button, _ in self._claims)
        for button, _ in self._claims:
            button.setMinimumHeight(tallest)

    # The curtain

    def _close(self) -> None:
        session = self.session
        assert session is not None
        first, second = map(_short, session.names)
        told = two_words.happened(session.view, (first, second))
        name, other = (second, first) if session.viewer else (first, second)
        if self._taken is not None:
            told.append(prompts.taken_back_line(self._taken))
        viewer = session.names[session.viewer]
        self.curtain.set_words(
            sentence_by_sentence(fill(self.tr("Your cards are behind the curtain. %1, look away."), other)),
            [
                plain_button(fill(self.tr("I’m %1: open the curtain"), _short(viewer, longest)))
                for longest in range(20, 3, -2)
            ],
        )
        text = self.tr("%1, it’s your turn")
        if session.speaks_out_of_turn:
            text = self.tr("%1, now you may speak", "a player who is not to move")
        self.curtain.close_for(fill(text, name), told, input_guard_ms=self.input_guard_ms)
        self._announcer.announce(self.curtain.words)

    def _note_taken(self, taken: Action) -> None:
        """Remember an action taken back by either player, for the curtain that closes now."""
        self._taken = taken

    def _tell_hand(self, session: TwoPeople) -> None:
        """Read the hand to a player who sees it for the first time, with the next announcement."""
        view = session.view
        if not view.trick_number:
            self._know_hand.clear()
        elif session.is_open and view.hand and session.viewer not in self._know_hand:
            self._know_hand.add(session.viewer)
            self._announcer.tell_before(hand_words(view.hand, view.trump))

    def _look(self) -> None:
        session = self.session
        if session is None:
            return
        session.look()
        if session.is_open:
            self._view.setFocus()
            drawn = two_words.drawn(session.view)
            self._panel.notice(drawn)
            if drawn:
                self._announcer.announce(drawn)

    def _follow_application(self, state: Qt.ApplicationState) -> None:
        """Close the curtain when the player switches to another program."""
        if self.session is not None and state != Qt.ApplicationState.ApplicationActive:
            self.session.cover()

    # The table

    def _remember(self) -> None:
        """Remember the order of the fan on the table."""
        cards = self._view.scene().own_cards
        if self._laid is not None and cards:
            self._orders[self._laid] = cards

    def _lay_again(self) -> None:
        session = self.session
        assert session is not None
        self._remember()
        self.turning.emit()
        scene = self._view.scene()
        if scene.motion.is_moving:
            self.lay_asked.emit()
        else:
            scene.lay_out(session.view)
        self._panel.notice("")
        self._laid = session.viewer if session.is_open else None
        if self._laid is not None and not scene.automatic_order:
            scene.set_order(self._orders[self._laid])

    # Out of turn

    def _speak(self) -> None:
        if self.session is not None:
            self.session.other_speaks()

    def _claim(self) -> None:
        """Let the player above go out, asking first if that would lose or counts are not shown (R9.2)."""
        session, shows_counts = self.session, self._settings.now.show_counts
        if session is None or not session.other_may_go_out:
            return
        if shows_counts and session.other_wins_by_going_out:
            session.other_goes_out()
            return
        above = 1 - session.viewer
        question = two_words.going_out(
            session.view,
            session.names,
            above,
            shows_counts=shows_counts,
            by_name=True,
            then=session.other_goes_out,
        )
        self.asks.emit(question)


def _short(name: str, longest: int = 20) -> str:
    """Shorten a name to fit the curtain."""
    return name if len(name) <= longest else name[: longest - 1] + "…"
