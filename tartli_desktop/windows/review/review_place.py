"""The place of a review: the table, and a paper with words beside it."""

from collections.abc import Iterable, Sequence

from msgspec import structs
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tartli_desktop.face.learning.review import DecisionInWords, ReviewInWords, Severity, heading, in_trick
from tartli_desktop.game.match import View
from tartli_desktop.packs.pack_kinds import kind_of
from tartli_desktop.settings.current_settings import CurrentSettings
from tartli_desktop.settings.settings import Settings
from tartli_desktop.table.card_faces.faces import CardFaces
from tartli_desktop.table.card_item import CardItem
from tartli_desktop.table.piles import NO_CARDS
from tartli_desktop.table.screen_reader.accessible import AccessibleContext
from tartli_desktop.table.view import CardTableView
from tartli_desktop.text.card_names import card_name
from tartli_desktop.text.placeholders import fill
from tartli_desktop.thinking.thinker import Thinker
from tartli_desktop.widgets.announcer import announce
from tartli_desktop.windows.coach.evaluating_run import EvaluatingRun
from tartli_desktop.windows.copied_hands import copy_hand
from tartli_desktop.windows.review.review_actions import HandStep, HandSteps
from tartli_desktop.windows.review.severity_signs import CardBadge

from .beside_table import BesideTable
from .decision_bar import DecisionBar
from .review_actions import ReviewActions
from .review_paper import ReviewPaper, button_of
from .reviewed_hand import ReviewedHand

translate = QCoreApplication.translate

_MARGIN, _GAP = 8, 6


class ReviewPlace(BesideTable):
    """Shows a finished hand position by position.

    Args:
        faces: the pack on the table; another one is taken for a game that is played with others.

    Signals:
        left: the player returns to the match.
        study_asked(done): the player wants to study the hand from the position after this many actions.
        play_on_asked(done): the player wants to play on from the position after this many actions.
        seat_asked(seat, done): the player wants to see the same position as the player in that seat saw it.
        reviewed_whole(review): all decisions of the hand have been judged.
    """

    left = Signal()
    study_asked = Signal(int)
    play_on_asked = Signal(int)
    seat_asked = Signal(int, int)
    reviewed_whole = Signal(object)

    def __init__(
        self,
        reviewed: ReviewedHand,
        faces: CardFaces,
        settings: CurrentSettings,
        thinker: Thinker,
        parent: QWidget,
    ) -> None:
        super().__init__(settings, parent)
        self.reviewed = reviewed
        """The reviewed hand."""
        self._face = reviewed.face
        # A match of another game may lie on the table.
        pack = kind_of(self._face.rules.form.pack.cards).chosen(settings.now)
        self.view = CardTableView(faces.of_pack(pack), self._face.plan, len(reviewed.names), self)
        self.view.is_picture = True
        self.view.seen = self._seen
        self.view.scene().spoken = self._face.words.spoken
        self.view.scene().settled.connect(self._settle)
        self.steps = HandSteps(reviewed.hand, self)
        self.steps.moved.connect(self._follow)
        self.steps.reached.connect(self._follow_steps)
        self.actions_here = ReviewActions(self)
        """The commands of the review."""
        self.paper = ReviewPaper(self.actions_here, self)
        self.bar = DecisionBar(reviewed.hand, self)
        """The marks of the decisions."""
        self._told = ReviewInWords((), (), "", "")
        self._done_badge, self._better_badge = CardBadge(), CardBadge()
        for badge in (self._done_badge, self._better_badge):
            self.view.scene().addItem(badge)
        reviews = self._face.reviews
        assert reviews is not None, "without reviews no hand is gone through"
        self._reviews = reviews
        self._data: object = None
        self._progress: float | None = None
        self._has_failed = False
        self._waits_to_copy = False
        """Whether a copy was asked for before all was judged."""
        self.run = EvaluatingRun(thinker, self)
        """Judges the decisions."""
        self.run.advanced.connect(self._advance)
        self.run.finished.connect(self._finish)
        self.run.failed.connect(self._fail)
        self._make_row()
        self._lay_parts()
        self._connect()
        self.retranslate()
        settings.follow(self._follow_settings)
        self._follow_settings(settings.now)

    def _make_row(self) -> None:
        made = self.actions_here
        self.buttons = {step: button_of(action) for step, action in made.steps.items()}
        """The buttons that step through the hand."""
        self.open_button = button_of(made.open_hands)
        """Opens or closes all hands; its words say which."""
        self.seat_button = button_of(made.next_seat)
        """Has another player's decisions judged."""
        self._row = self.make_row((*self.buttons.values(), self.open_button, self.seat_button))

    def _lay_parts(self) -> None:
        self._strip = QWidget()
        self._strip_rows = QVBoxLayout(self._strip)
        self._strip_rows.setContentsMargins(_MARGIN, _GAP, _MARGIN, _GAP)
        self._strip_rows.setSpacing(_GAP)
        self._strip_rows.addWidget(self.bar)
        self._strip_rows.addWidget(self._row)
        self._card: QWidget | None = None
        self.lay(self.view, self._strip, self.paper)
        self.view.setMinimumSize(360, 300)

    def _connect(self) -> None:
        made = self.actions_here
        for step, action in made.steps.items():
            action.triggered.connect(lambda _=False, step=step: self.steps.go(step))
        made.open_hands.toggled.connect(self._open_hands)
        self.bar.chosen.connect(self.steps.go_to)
        self.paper.chosen.connect(self.steps.go_to)
        made.leave.triggered.connect(self.left)
        made.next_seat.triggered.connect(lambda: self.seat_asked.emit(self.reviewed.next_seat, self.steps.at))
        made.copy.triggered.connect(self._copy)
        made.nowhere.triggered.connect(lambda: announce(self, self.tr("It goes no further that way.")))
        made.study.triggered.connect(lambda: self.study_asked.emit(self.steps.at))
        made.play_on.triggered.connect(lambda: self.play_on_asked.emit(self.steps.at))

    # What is judged

    def _advance(self, review: object, done: float) -> None:
        self._progress = done
        self._go_on_with(review)

    def _finish(self, review: object) -> None:
        self._progress = None
        self._go_on_with(review)
        self.reviewed_whole.emit(review)
        announce(self, " ".join(filter(None, (self._told.summary, self._told.luck))))
        if self._waits_to_copy:
            self._copy()

    def _fail(self) -> None:
        self._progress, self._has_failed = None, True
        self._show_progress()

    def _go_on_with(self, review: object) -> None:
        """Show a review that has come further than the one that is shown."""
        self._show_data(review, self._told.decisions)

    def _show_data(self, review: object, told: Sequence[DecisionInWords] = ()) -> None:
        self._data = review
        hand, words = self.reviewed, self._reviews.in_words(review, told)
        decisions = tuple(hand.told(each) for each in words.decisions)
        # What the hand brought is said to the player.
        luck = "" if hand.of_level else words.luck
        self._show_told(structs.replace(words, decisions=decisions, luck=luck))
        self._show_progress()

    def _copy(self) -> None:
        """Copy the hand and what is told of all of it to the clipboard."""
        if self._progress is not None:
            self._waits_to_copy = True
            self._show_progress()
            announce(self, self.paper.progress_label.text())
        elif self._data is not None:
            told = (self.reviewed.text(), self._reviews.text(self._data))
            hand = self.reviewed
            copy_hand("\n\n".join(told), hand.record, hand.hand.number, hand.seat, is_over=True)
            said = self.tr("Review copied to the clipboard as text.")
            self.paper.tell_progress(said, None)
            announce(self, said)

    def _show_progress(self) -> None:
        if self._has_failed:
            words = self.tr("The rest of the decisions could not be judged this time.")
        elif self._progress is not None:
            if self._waits_to_copy:
                words = self.tr("The review is copied at 100%. Checking the decisions: %1%")
            else:
                words = self.tr("Checking the decisions: %1%", "a share of a hundred")
            words = fill(words, QLocale().toString(round(100 * self._progress)))
        else:
            words = ""
        self.bar.show_progress(self._progress)
        self.paper.tell_progress(words, None if self._has_failed else self._progress)

    def _tell_hand(self) -> None:
        """Show what is known of the hand until all of it is judged."""
        if self._progress is None and not self._has_failed:
            return
        reviewed = self.reviewed
        players = (*reviewed.names[reviewed.seat :], *reviewed.names[: reviewed.seat])
        cards = [card_name(card) for card in self.view.faces.cards]
        self.paper.tell_hand(" : ".join(players), reviewed.result, reviewed.course(), cards)

    def _compared(self) -> str:
        """A comparison with the first time, if the hand was replayed."""
        compared = self.reviewed.compared
        if compared is None:
            return ""
        text = self.tr("The first time, this hand ended %1. This time it ended %2.")
        return fill(text, *(" : ".join(map(QLocale().toString, points)) for points in compared))

    def _show_told(self, told: ReviewInWords) -> None:
        """Show what has been judged so far."""
        self._told = told
        words = [self._words_of(decision) for decision in told.decisions]
        self.bar.show_decisions(told.decisions, words)
        costliest = [(told.decisions[place], words[place]) for place in told.costliest]
        self.paper.tell_review(told.summary, costliest, told.luck, self._compared())
        self.steps.set_turning([each.at for each in told.decisions if each.severity is not Severity.GOOD])
        self._tell_decision()

    def _words_of(self, decision: DecisionInWords) -> str:
        """A decision on one line, for its mark."""
        told = " ".join(filter(None, (decision.done, decision.cost)))
        hand = self.reviewed.hand
        return in_trick(0 if decision.at < hand.play_from else hand.trick_at(decision.at), told)

    @property
    def decision(self) -> DecisionInWords | None:
        """The decision in the position that is shown, if it has been judged."""
        return next((each for each in self._told.decisions if each.at == self.steps.at), None)

    def _tell_decision(self) -> None:
        """Show the decision in this position, and mark the cards."""
        decision = self.decision
        self.paper.tell_decision(decision)
        rests = not self.view.scene().motion.is_moving
        done = better = None
        if decision is not None and rests:
            done = self._card_of(self.reviewed.hand.actions[decision.at][1])
            better = self._card_of(decision.advised) if decision.severity is not Severity.GOOD else None
        self._done_badge.lie_on(done, Severity.GOOD if decision is None else decision.severity)
        self._better_badge.lie_on(better)

    def _card_of(self, action: object) -> CardItem | None:
        """The card of the player's fan that an action plays; None if it plays none."""
        plan, view = self._face.plan, self._view_at(self.steps.at)
        if plan.chosen_at_once(view):
            return None
        for item in self.view.scene().own_items:
            if item.card is not None and plan.choosing((item.card,), view) == action:
                return item
        return None

    # What is shown

    def begin(self, review: object = None, *, at: int = 0) -> None:
        """Show a position, and take the focus.

        Args:
            review: the finished review of the hand, if there is one.
            at: the number of actions done in the position.
        """
        self.steps.go_to(at)
        self._lay_position()
        if review is None:
            self._progress = 0.0
            self._show_progress()
            self._tell_hand()
            hand, seat = self.reviewed.hand, self.reviewed.seat
            self.run.start(
                self._face.rules.opponents, lambda: self._reviews.evaluating(hand.match, hand.number, seat)
            )
        else:
            self._show_data(review)
        self._follow_steps()
        self._tell()
        self.buttons[HandStep.FORWARD].setFocus()
        announce(self, self.paper.spoken)

    @property
    def shows_all(self) -> bool:
        """Whether all hands lie open, rather than only what the player knew."""
        return self.actions_here.open_hands.isChecked()

    def _follow(self, before: int) -> None:
        """Show the position that a step has led to; a single action is animated."""
        if self.steps.at == before + 1 and self.view.scene().motion.speed is not None:
            self._lay_position(before)
            events = self.reviewed.hand.events[before]
            seen = events if self.shows_all else [event.seen_by(self.reviewed.seat) for event in events]
            self.view.scene().present(seen, self._view_at(self.steps.at))
            self._tell_decision()
        else:
            self._lay_position()
        self._follow_steps()
        self.bar.go_to(self.steps.at)
        self._tell()
        announce(self, self.paper.spoken)

    def _view_at(self, done: int) -> View:
        return self.reviewed.hand.positions[done].view(self.reviewed.seat)

    def _lay_position(self, done: int | None = None) -> None:
        """Lay out a position without motion, by default the present one."""
        done = self.steps.at if done is None else done
        match = self.reviewed.hand.positions[done]
        views = [match.view(seat) for seat in range(len(self.reviewed.names))]
        viewer = self.reviewed.seat
        deck = self.reviewed.hand.positions[-1].hands[-1][0]
        open_hands = self._face.plan.open_hands(views, viewer, deck) if self.shows_all else NO_CARDS
        self.view.scene().lay_out(views[viewer], open_hands)
        self._rest()

    def _settle(self) -> None:
        """Once an action has been shown: other cards may lie open than before it."""
        if self.shows_all:
            self._lay_position()
        else:
            self._rest()

    def _rest(self) -> None:
        """Show how the match stands, since nothing moves any more."""
        scene = self.view.scene()
        players = list(zip(self.reviewed.names, self.reviewed.portraits, strict=True))
        status = self._face.position_status(self._view_at(self.steps.at), players, self._settings.now)
        # The heading above already names the trick.
        trick = self._trick_words()
        told = [line for line in status.caption.split("\n") if line and not line.startswith(trick)]
        for seat, plate in enumerate(status.plates):
            scene.set_plate(seat, plate)
        scene.set_trump(status.trump)
        scene.set_pot(status.pot)
        self.paper.tell_state("\n".join(told))
        self._tell_decision()

    def _follow_steps(self) -> None:
        self.actions_here.follow(self.steps)
        can_play_on = self.reviewed.hand.positions[self.steps.at].to_move is not None
        self.actions_here.play_on.setEnabled(can_play_on)

    def _tell(self) -> None:
        """Show on the paper which position it is, and what happened just before it."""
        happened = self.reviewed.sentences(self.steps.at)
        self.paper.tell_place(self._place_words(), happened)

    def _place_words(self) -> str:
        hand, at = self.reviewed.hand, self.steps.at
        if not at:
            return self.tr("The deal")
        if at == hand.last:
            return self.tr("The end of the hand")
        if at < hand.play_from:
            return self.tr("Before the first trick")
        if at in hand.tricks[1:]:
            return fill(self.tr("After trick %1"), hand.trick_at(at) - 1)
        return self._trick_words()

    def _trick_words(self) -> str:
        return fill(self.tr("Trick %1"), self.reviewed.hand.trick_at(self.steps.at))

    def _open_hands(self, _shown: bool) -> None:
        self._lay_position()
        self._name_open_button()
        said = (
            self.tr("All hands are open.")
            if self.shows_all
            else self.tr("Only what this player knew is shown.")
        )
        announce(self, said)

    def _name_open_button(self) -> None:
        words = self.tr("&Close the hands") if self.shows_all else self.actions_here.open_hands.text()
        self.open_button.setText(words)

    def _seen(self) -> AccessibleContext:
        return AccessibleContext(self._view_at(self.steps.at), self.reviewed.names, self._face.words.parts)

    # Settings, language, size

    def retire(self) -> None:
        """Stop following the settings, since the review is closed."""
        self.run.stop()
        self._settings.leave(self._follow_settings)
        self.view.scene().clear_table()

    def _follow_settings(self, settings: Settings) -> None:
        self.view.follow_settings(settings)
        self.paper.dress()
        self.bar.dress()
        steps = [(step, action, self.buttons[step]) for step, action in self.actions_here.steps.items()]
        self.dress_row((*self.buttons.values(), self.open_button, self.seat_button), steps)
        self.fit_papers()
        self.view.refresh_faces()
        self._lay_position()
        if self._data is not None:
            # Another pack may name its cards differently.
            self._show_data(self._data)
        self._tell_hand()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.view.refresh_faces()
            self._tell()
            if self._data is not None:
                self._show_data(self._data)
            self._tell_hand()
            self._show_progress()
            self._rest()

    def retranslate(self) -> None:
        """Set the words in the current language."""
        reviewed, made = self.reviewed, self.actions_here
        following = reviewed.next_seat
        made.retranslate("" if following is None else reviewed.names[following])
        self._name_open_button()
        self.seat_button.setVisible(following is not None)
        number, name = reviewed.hand.number, reviewed.names[reviewed.seat]
        if reviewed.of_level:
            title = fill(self.tr("Hand %1, played by %2", "a number, a name"), number, name)
        elif following is None:
            title = fill(self.tr("Hand %1"), number)
        else:
            title = heading(number, name)
        self.paper.retranslate(title)

    def papers(self) -> Iterable[QWidget]:
        """The paper, and what is shown in its place."""
        return filter(None, (self.paper, self._card))

    def lay_card(self, card: QWidget | None) -> None:
        """Show something else in the place of the paper; None for the paper again."""
        self._card = card
        self.paper.setHidden(card is not None)
        if card is not None:
            self.add_paper(card)
            card.show()
        self.fit_papers()

    def wheelEvent(self, event: QWheelEvent) -> None:
        turned = event.angleDelta().y()
        if turned:
            self.steps.go(HandStep.BACK if turned > 0 else HandStep.FORWARD)
        event.accept()
