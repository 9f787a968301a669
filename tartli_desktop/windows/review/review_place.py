"""Where a finished hand is gone through: the table, and a paper with words beside it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QPainter, QPaintEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QCheckBox, QGridLayout, QVBoxLayout, QWidget

from tartli_desktop.looks.colours import wants_high_contrast
from tartli_desktop.looks.style_sheets import dress
from tartli_desktop.looks.theme import wood_texture
from tartli_desktop.settings.current_settings import CurrentSettings
from tartli_desktop.settings.settings import Settings, Talk
from tartli_desktop.table.accessible import AccessibleContext
from tartli_desktop.table.faces import CardFaces
from tartli_desktop.table.piles import NO_CARDS
from tartli_desktop.table.view import CardTableView
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.announcer import announce
from tartli_desktop.widgets.flowing_row import FlowingRow

from .hand_steps import HandSteps, Step
from .review_actions import ReviewActions
from .review_paper import ReviewPaper
from .reviewed_hand import ReviewedHand
from .step_buttons import StepButton

_SHADE = QColor(20, 12, 8, 150)
"""Makes the wood under the buttons darker."""
_MARGIN, _GAP = 8, 6
_PAPER, _LEAST_PAPER, _MOST_PAPER = 0.27, 290, 430
"""The width of the paper: a part of that of the window, and its limits in pixels, with usual letters."""
_MOST_OF_WINDOW = 0.42
_LARGEST = 1.15
"""Up to this scale letters have their room on the table."""


class ReviewPlace(QWidget):
    """Shows a finished hand, position by position.

    Args:
        reviewed: the hand.
        faces: the pack that is played with.
        settings: what the player has chosen.
        parent: its Qt parent.

    Signals:
        left: the player goes back to the match.
        play_on_asked(done): the position after so many actions is to be played on.
    """

    left = Signal()
    play_on_asked = Signal(int)

    def __init__(
        self, reviewed: ReviewedHand, faces: CardFaces, settings: CurrentSettings, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.reviewed = reviewed
        """The hand that is gone through."""
        self._face = reviewed.face
        self._settings = settings
        self.view = CardTableView(faces, self._face.plan, len(reviewed.names), self)
        self.view.is_picture = True
        self.view.seen = self._seen
        self.view.scene().spoken = self._face.words.spoken
        self.view.scene().settled.connect(self._rest)
        self.steps = HandSteps(reviewed.hand, self)
        self.steps.moved.connect(self._follow)
        self.steps.reached.connect(self._follow_steps)
        self.actions_here = ReviewActions(self)
        """What can be done."""
        self.paper = ReviewPaper(self.actions_here, self)
        self._make_row()
        self._lay_parts()
        self._connect()
        self.retranslate()
        settings.follow(self._follow_settings)
        self._follow_settings(settings.now)

    def _make_row(self) -> None:
        made = self.actions_here
        self.buttons = {step: StepButton(step, action, self) for step, action in made.steps.items()}
        """The buttons that lead through the hand."""
        self.open_box = QCheckBox()
        self.open_box.toggled.connect(made.open_hands.setChecked)
        made.open_hands.toggled.connect(self.open_box.setChecked)
        self._row = FlowingRow()
        for part in (*self.buttons.values(), self.open_box):
            self._row.add(part)

    def _lay_parts(self) -> None:
        self._strip = QWidget()
        self._strip_rows = QVBoxLayout(self._strip)
        self._strip_rows.setContentsMargins(_MARGIN, _GAP, _MARGIN, _GAP)
        self._strip_rows.setSpacing(_GAP)
        self._strip_rows.addWidget(self._row)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(0)
        grid.addWidget(self.view, 0, 0)
        grid.addWidget(self._strip, 1, 0)
        grid.addWidget(self.paper, 0, 1, 2, 1)
        grid.setRowStretch(0, 1)
        grid.setColumnStretch(0, 1)
        self.view.setMinimumSize(360, 300)

    def _connect(self) -> None:
        made = self.actions_here
        for step, action in made.steps.items():
            action.triggered.connect(lambda _=False, step=step: self.steps.go(step))
        made.open_hands.toggled.connect(self._open_hands)
        made.leave.triggered.connect(self.left)
        made.play_on.triggered.connect(lambda: self.play_on_asked.emit(self.steps.at))

    # What is shown

    def begin(self) -> None:
        """Show the first position, and take the keyboard."""
        self._lay_position()
        self._follow_steps()
        self._tell()
        self.buttons[Step.FORWARD].setFocus()

    @property
    def shows_all(self) -> bool:
        """Whether all hands lie open, rather than what the player knew then."""
        return self.actions_here.open_hands.isChecked()

    def _follow(self, before: int) -> None:
        """Show the position that has been stepped to; what is done in one step can be seen."""
        if self.steps.at == before + 1 and self.view.scene().motion.speed is not None:
            self._lay_position(before)
            events = self.reviewed.hand.events[before]
            seen = events if self.shows_all else [event.seen_by(self.reviewed.seat) for event in events]
            self.view.scene().present(seen, self._view_at(self.steps.at))
        else:
            self._lay_position()
        self._follow_steps()
        self._tell()
        announce(self, self.paper.spoken)

    def _view_at(self, done: int) -> object:
        return self.reviewed.hand.positions[done].view(self.reviewed.seat)

    def _lay_position(self, done: int | None = None) -> None:
        """Lay a position at once, by default the one that is come to."""
        done = self.steps.at if done is None else done
        match = self.reviewed.hand.positions[done]
        views = [match.view(seat) for seat in range(len(self.reviewed.names))]
        open_hands = self._face.plan.open_hands(views) if self.shows_all else NO_CARDS
        self.view.scene().lay_out(views[self.reviewed.seat], open_hands)
        self._rest()

    def _rest(self) -> None:
        """Nothing moves any more: tell how the match stands now."""
        scene, suits = self.view.scene(), self.view.faces.suits
        players = list(zip(self.reviewed.names, self.reviewed.portraits, strict=True))
        status = self._face.looked_at(self._view_at(self.steps.at), players, self._settings.now, suits)
        for seat, plate in enumerate(status.plates):
            scene.set_plate(seat, plate)
        scene.set_caption(status.caption)

    def _follow_steps(self) -> None:
        for step, action in self.actions_here.steps.items():
            action.setEnabled(self.steps.target(step) is not None)
        can_play_on = self.reviewed.hand.positions[self.steps.at].to_move is not None
        self.actions_here.play_on.setEnabled(can_play_on)

    def _tell(self) -> None:
        """Say on the paper where one is, and what has happened just before."""
        self.paper.tell_place(self._place_words(), self._happened())

    def _place_words(self) -> str:
        hand, at = self.reviewed.hand, self.steps.at
        if not at:
            return self.tr("The deal")
        if at == hand.last:
            return self.tr("The end of the hand")
        return fill(self.tr("Trick %1"), hand.trick_at(at))

    def _happened(self) -> str:
        """What was done last, in words."""
        at = self.steps.at
        events = self.reviewed.hand.events[at - 1] if at else ()
        view, names, suits = self._view_at(at), self.reviewed.names, self.view.faces.suits
        words = self._face.words.announcements
        told = (
            words.sentence_for(
                event.seen_by(self.reviewed.seat), view, names, suits, Talk.USUAL, tells_counts=True
            )
            for event in events
        )
        return " ".join(filter(None, told))

    def _open_hands(self, _shown: bool) -> None:
        self._lay_position()
        said = self.tr("All hands are open.") if self.shows_all else self.tr("Only what you knew is shown.")
        announce(self, said)

    def _seen(self) -> AccessibleContext:
        return AccessibleContext(self._view_at(self.steps.at), self.reviewed.names, self._face.words.parts)

    # Settings, language, size

    def retire(self) -> None:
        """Follow nothing any more, since the review is left."""
        self._settings.leave(self._follow_settings)
        self.view.scene().clear_table()

    def _follow_settings(self, settings: Settings) -> None:
        high = wants_high_contrast(settings.colour_scheme)
        self.view.follow_settings(settings)
        self.view.set_looks(text_scale=min(settings.text_scale, _LARGEST), words_beside=False)
        self.paper.set_high_contrast(high)
        for button in self.buttons.values():
            button.high_contrast = high
        ink = "#FFFFFF" if high else "#FBF3DC"
        dress(self._strip, f"QCheckBox, QLabel {{ color: {ink}; }}")
        self._fit_paper()
        self.view.refresh_faces()
        self._lay_position()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._rest()
            self._tell()

    def retranslate(self) -> None:
        """Say all in the language of the program."""
        self.actions_here.retranslate()
        made = self.actions_here.open_hands
        self.open_box.setText(made.text())
        self.open_box.setToolTip(made.toolTip())
        self.paper.retranslate(fill(self.tr("Hand %1"), self.reviewed.hand.number))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit_paper()
        super().resizeEvent(event)

    def _fit_paper(self) -> None:
        scale = self._settings.now.text_scale
        wish = min(max(self.width() * _PAPER, _LEAST_PAPER), _MOST_PAPER) * scale
        self.paper.setFixedWidth(round(min(wish, max(self.width() * _MOST_OF_WINDOW, 240))))

    def wheelEvent(self, event: QWheelEvent) -> None:
        turned = event.angleDelta().y()
        if turned:
            self.steps.go(Step.BACK if turned > 0 else Step.FORWARD)
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        if wants_high_contrast(self._settings.now.colour_scheme):
            painter.fillRect(self.rect(), Qt.GlobalColor.black)
            return
        painter.fillRect(self.rect(), QBrush(wood_texture()))
        painter.fillRect(self.rect(), _SHADE)
