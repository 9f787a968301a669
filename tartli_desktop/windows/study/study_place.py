"""The place of a study: the table or the board of the pack, and a paper with words beside it."""

from collections.abc import Callable, Hashable, Mapping
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QStackedWidget, QWidget

from tartli_desktop.cards.any_pack import Card
from tartli_desktop.face import face_of
from tartli_desktop.face.portraits import portraits_by
from tartli_desktop.game.match import Action, View
from tartli_desktop.looks.colours import wants_high_contrast
from tartli_desktop.looks.surfaces.theme import wood_texture
from tartli_desktop.packs.pack_kinds import kind_of
from tartli_desktop.settings.current_settings import CurrentSettings
from tartli_desktop.settings.settings import Settings
from tartli_desktop.study.asking import Answer
from tartli_desktop.study.study import Setup, Step, Study, StudyError
from tartli_desktop.table.card_faces.faces import CardFaces
from tartli_desktop.table.screen_reader.accessible import AccessibleContext
from tartli_desktop.table.view import CardTableView
from tartli_desktop.text.context import Context, refusal_said
from tartli_desktop.text.placeholders import fill
from tartli_desktop.thinking.questions import Asked
from tartli_desktop.thinking.thinker import Request, Thinker
from tartli_desktop.widgets.announcer import announce
from tartli_desktop.widgets.flowing_row import FlowingRow
from tartli_desktop.widgets.papers.table_paper import dress_button
from tartli_desktop.windows.review.review_paper import button_of, larger

from .asking_run import AskingRun
from .position_finder import Look, PositionFinder
from .setup_paper import SetupPaper
from .study_actions import StudyActions
from .study_paper import StudyPaper
from .study_words import NOT_KNOWN, StudyWords

tr = Context("Study")

_SHADE = QColor(20, 12, 8, 150)
"""Darkens the wood below the buttons."""
_MARGIN, _GAP = 8, 6
_PAPER, _LEAST_PAPER, _MOST_PAPER = 0.34, 350, 560
"""The width of the paper with usual letters: a part of the window's width, and the limits in pixels."""
_MOST_OF_WINDOW = 0.5


class StudyPlace(QWidget):
    """Shows one study.

    Args:
        faces: the pack on the table; another one is taken for a game that is played with others.
        variants: the rules that can be chosen.

    Signals:
        left: the player returns to the match.
        changed: the study has changed, and is to be kept.
        game_chosen(name): the player wants to set up a hand of another game.
        setup_chosen(setup): the deal was set up for another number of players.
    """

    left = Signal()
    changed = Signal()
    game_chosen = Signal(str)
    setup_chosen = Signal(object)

    def __init__(
        self,
        study: Study,
        faces: CardFaces,
        settings: CurrentSettings,
        thinker: Thinker,
        variants: Callable[[], tuple[object, ...]],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.study = study
        """The study as it is now."""
        self.at = 0
        """The node whose position is shown."""
        self._before: list[tuple[Study, int]] = []
        self._settings, self._thinker, self._variants = settings, thinker, variants
        self._face = face_of(study.setup.game)
        pack = kind_of(self._face.rules.form.pack.cards).chosen(settings.now)
        self.faces = faces.of_pack(pack)
        self.words = StudyWords(self._face, self.faces.suits, study)
        self._step_words: dict[int, str] = {}
        self._look: Look | None = None
        self._answer: Answer | None = None
        self._chosen: list[Card] = []
        """The cards of the own hand that are chosen together, such as for a discard."""
        self._forgotten: set[int] = set()
        """The nodes where the player does not remember the card that came."""
        self._played_on = False
        """Whether a step was just entered, so that the strongest level may go on."""
        self._level: Request | None = None
        self.setup_paper: SetupPaper | None = None
        """The paper on which the deal is set up, while that is done."""
        self.view = CardTableView(self.faces, self._face.plan, len(study.setup.players), self)
        self.actions_here = StudyActions(self)
        """The commands of the study."""
        self.paper = StudyPaper(self)
        self.finder = PositionFinder(self)
        self.run = AskingRun(thinker, self)
        self._lay_parts()
        self._connect()
        self.retranslate()
        settings.follow(self._follow_settings)
        self._follow_settings(settings.now)

    def _lay_parts(self) -> None:
        made = self.actions_here
        shown = (made.first, made.back, made.forward, made.last, made.other_line, made.set_up, made.ask)
        self.buttons = {action: button_of(action) for action in shown}
        self._row = FlowingRow(last_at_right=False)
        self._row.setContentsMargins(_MARGIN, _GAP, _MARGIN, _GAP)
        for button in self.buttons.values():
            self._row.add(button)
        self._left = QStackedWidget()
        self._left.addWidget(self.view)
        self._strip = QWidget()
        strip = QGridLayout(self._strip)
        strip.setContentsMargins(_MARGIN, _GAP, _MARGIN, _GAP)
        strip.addWidget(self._row)
        grid = self._grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(0)
        grid.addWidget(self._left, 0, 0)
        grid.addWidget(self._strip, 1, 0)
        grid.addWidget(self.paper, 0, 1, 2, 1)
        grid.setRowStretch(0, 1)
        grid.setColumnStretch(0, 1)
        self.view.setMinimumSize(340, 280)

    def _connect(self) -> None:
        made, paper = self.actions_here, self.paper
        self.view.seen = self._seen
        self.view.card_chosen.connect(self._choose_card)
        self.view.card_dropped.connect(self._choose_card)
        self.view.scene().spoken = self._face.words.spoken
        self.finder.found.connect(self._take_look)
        self.finder.refused.connect(self._refuse)
        self.finder.named.connect(self._take_words)
        self.run.answered.connect(self._take_answer)
        self.run.finished.connect(self._finish)
        self.run.failed.connect(lambda: self._tell_state(tr("This could not be worked out.")))
        paper.played.connect(self._play_row)
        paper.titled.connect(self._title)
        paper.noted.connect(self._note)
        paper.tree.chosen.connect(self.go_to)
        done = {
            made.first: lambda: self.go_to(0),
            made.back: lambda: self.go_to(max(self.study.nodes[self.at].parent, 0)),
            made.forward: self._go_forward,
            made.last: lambda: self.go_to(self.study.end_of_line(self.at)),
            made.other_line: self._go_to_other_line,
            made.make_main: self._make_main,
            made.remove: self._remove,
            made.undo: self._undo,
            made.set_up: self.set_up,
            made.note: paper.note.setFocus,
            made.ask: self._ask_or_stop,
            made.leave: self._leave,
        }
        for action, do in done.items():
            action.triggered.connect(lambda _=False, do=do: do())

    # Going from position to position

    def begin(self, at: int = 0, *, sets_up: bool = False) -> None:
        """Show a position, or the board on which the deal is set up."""
        self.paper.title.setText(self.study.title)
        self.go_to(at)
        if sets_up:
            self.set_up()
        else:
            self.take_keyboard()

    def take_keyboard(self) -> None:
        """Give the focus to the field where the next step can be typed."""
        if self.setup_paper is not None:
            self.setup_paper.take_keyboard()
        elif self.paper.filter.isVisibleTo(self):
            self.paper.filter.setFocus()
        else:
            self.paper.tree.setFocus()

    def go_to(self, at: int) -> None:
        """Show the position of a node."""
        self.paper.finish_note()
        self.run.stop()
        self._stop_level()
        self.at, self._look, self._answer = at, None, None
        self._chosen.clear()
        self.paper.tree.go_to(at)
        self.paper.show_note(self.study.nodes[at].note)
        self._follow_actions()
        self.finder.look(self.study, at)

    def _go_forward(self) -> None:
        children = self.study.nodes[self.at].children
        if children:
            self.go_to(children[0])

    def _go_to_other_line(self) -> None:
        """Show the next of the steps that were tried instead of the one that led here."""
        siblings = self._siblings
        if len(siblings) > 1:
            self.go_to(siblings[(siblings.index(self.at) + 1) % len(siblings)])

    @property
    def _siblings(self) -> tuple[int, ...]:
        parent = self.study.nodes[self.at].parent
        return self.study.nodes[parent].children if parent >= 0 else ()

    def _follow_actions(self) -> None:
        made, node = self.actions_here, self.study.nodes[self.at]
        for action in (made.first, made.back, made.remove):
            action.setEnabled(self.at != 0)
        for action in (made.forward, made.last):
            action.setEnabled(bool(node.children))
        made.other_line.setEnabled(len(self._siblings) > 1)
        made.make_main.setEnabled(self._siblings[:1] not in ((), (self.at,)))
        made.undo.setEnabled(bool(self._before))

    # Changing the study

    def _change(self, study: Study, at: int | None = None) -> None:
        """Take another form of the study, and show a position of it."""
        self._before.append((self.study, self.at))
        self._keep(study, at)

    def _keep(self, study: Study, at: int | None = None) -> None:
        self.study = study
        self.paper.tree.show_study(study, self._step_words, self.at if at is None else at)
        self.changed.emit()
        if at is not None:
            self.go_to(at)

    def _undo(self) -> None:
        if self._before:
            self._keep(*self._before.pop())

    def _play_row(self, key: Hashable) -> None:
        """Do what was chosen in the list."""
        if isinstance(key, Step):
            self.play(key)
        elif key == NOT_KNOWN:
            self._forgotten.add(self.at)
            if self._look is not None:
                self._take_look(self._look)
        else:
            self._get(key)

    def play(self, step: Step) -> None:
        """Enter a step after the position that is shown."""
        self._played_on = True
        try:
            study, at = self.study.added(self.at, step)
        except StudyError as error:
            self._refuse(error)
            return
        look = self._look
        if look is not None and at not in self._step_words:
            action = step.action(study.setup.rules)
            self._step_words[at] = self.words.step_words(study, at, look.views[step.seat], action)
        if at in self.study.nodes:
            self.go_to(at)
        else:
            self._change(study, at)
        self.take_keyboard()

    def _get(self, card: Any) -> None:
        """The own seat got this card."""
        look = self._look
        if look is None or look.gap is None:
            return
        setup = self.study.setup
        known = list(setup.known[setup.seat])
        known += [None] * (look.gap.index + 1 - len(known))
        known[look.gap.index] = card
        self._change(replace(self.study, setup=setup.knowing(setup.seat, tuple(known))), self.at)
        self.take_keyboard()

    def _make_main(self) -> None:
        self._change(self.study.promoted(self.at), self.at)

    def _remove(self) -> None:
        """Delete the step that led here, with all that follows it."""
        parent = self.study.nodes[self.at].parent
        if parent >= 0:
            self._change(self.study.without(self.at), parent)
            announce(self, tr("Deleted. Undo brings it back."))
            self._tell_state(tr("Deleted. Undo brings it back."))

    def _title(self, title: str) -> None:
        if title != self.study.title:
            self._keep(replace(self.study, title=title))

    def rename(self, title: str) -> None:
        """Take a title that was given elsewhere."""
        self.study = replace(self.study, title=title)
        self.paper.title.setText(title)

    def _note(self, note: str) -> None:
        if note != self.study.nodes[self.at].note:
            self._keep(self.study.noted(self.at, note))

    def _let_play(self, seat: int, plays: bool) -> None:
        """Let the strongest level play a seat, or the player again."""
        before = self.study.played_by or (None,) * len(self.study.setup.players)
        level = self._face.rules.opponents.levels[-1] if plays else None
        self._keep(replace(self.study, played_by=(*before[:seat], level, *before[seat + 1 :])))
        if plays and self._look is not None:
            self._played_on = True
            self._ask_level(self._look)

    # What was found

    def _take_look(self, look: Look) -> None:
        """Show a position, at first without what can be done."""
        is_new = self._look is None or self._look.at != look.at or self._look.study is not look.study
        self._look = look
        if is_new:
            self._lay_position()
            self._tell_place()
            if self.setup_paper is None:
                announce(self, f"{self.words.place(look)}. {self.paper.happened_label.accessibleName()}")
        self._list_steps(is_new=is_new)
        if look.steps is None:
            return
        if not self._ask_level(look):
            self._ask()

    @property
    def _draws(self) -> bool:
        """Whether a card that the own seat got is to be entered first."""
        look = self._look
        return (
            look is not None
            and look.gap is not None
            and look.match.to_move == self.study.setup.seat
            and self.at not in self._forgotten
        )

    def _list_steps(self, *, is_new: bool) -> None:
        look = self._look
        assert look is not None
        rows = self.words.drawn_rows(look) if self._draws else self.words.rows(look, self._worths)
        if is_new or (look.steps is not None and not self.paper.worths.rows.rowCount()):
            self.paper.begin_rows(rows, self.words.asks(look, draws=self._draws))
        else:
            self.paper.tell_rows(rows)

    @property
    def _worths(self) -> Mapping[Action, Any]:
        return {} if self._answer is None else self._answer.values

    def _refuse(self, error: StudyError) -> None:
        """Tell why a step cannot be, and go back before it."""
        said = refusal_said(error.message, self.study.setup.game)
        rule = fill(tr("%1 (rule %2)", "why something cannot be"), said, error.rule) if error.rule else said
        if self.setup_paper is not None and not error.step:
            self.setup_paper.tell(rule)
            return
        if error.step and self._before and error.step not in self._before[-1][0].nodes:
            # It has just been entered.
            self._undo()
        elif error.step:
            self.go_to(self.study.nodes[error.step].parent)
        elif self.setup_paper is None:
            self.set_up()
            assert self.setup_paper is not None
            self.setup_paper.tell(rule)
            return
        self._tell_state(fill(tr("That cannot be: %1"), rule))

    def _take_words(self, study: Study, done: Mapping[int, tuple[View, Action]]) -> None:
        """Name the steps of the lines."""
        if study is not self.study:
            return
        words = {node: self.words.step_words(study, node, None, None) for node in study.nodes if node}
        words |= {node: self.words.step_words(study, node, *each) for node, each in done.items()}
        if words != self._step_words:
            self._step_words = words
            self.paper.tree.show_study(study, words, self.at)

    # What it is worth

    def _ask(self) -> None:
        """Work out what the seat to move can do, if its cards are known."""
        look = self._look
        if look is None or self.setup_paper is not None:
            return
        mover = look.match.to_move
        if mover is None:
            self._tell_state(self._result(look))
        elif self._draws:
            self._tell_state(tr("Then it is worked out what you can do."))
        elif not self.words.is_known(look, mover):
            told = tr("Not all cards of %1 are known, so that nothing is worked out.")
            self._tell_state(fill(told, self.words.names[mover]))
        elif len(look.views[mover].legal) > 1:
            self.run.start(self._face.rules, look.views[mover], look.given)
            self._tell_state(tr("Working it out…"))
        self.actions_here.name_ask(is_asking=self.run.is_running)

    def _ask_or_stop(self) -> None:
        if self.run.is_running:
            self.run.stop()
            self._tell_state(tr("Stopped."))
            self.actions_here.name_ask(is_asking=False)
        else:
            self._ask()

    def _take_answer(self, answer: Answer) -> None:
        look = self._look
        if look is None or look.match.to_move is None:
            return
        self._answer = answer
        self.paper.tell_rows(self.words.rows(look, answer.values))
        self._tell_reason()
        self._tell_state(tr("Working it out…"))

    def _finish(self, answer: Answer) -> None:
        self._take_answer(answer)
        said = tr("Exact: nothing is left to chance.") if answer.is_exact else tr("Worked out.")
        self._tell_state(said)
        self.actions_here.name_ask(is_asking=False)
        best = self.paper.worths.rows.row(0)
        if best is not None and best.figures is not None:
            announce(self, fill(tr("%1 Best: %2"), said, best.spoken))

    def _tell_reason(self) -> None:
        look, answer = self._look, self._answer
        words = ""
        if look is not None and answer is not None and answer.values and look.match.to_move is not None:
            view = look.views[look.match.to_move]
            hint = self.words.hints.hint_of(view, answer.values)
            words = self.words.hints.sentence(hint, view, self.words.names, self.faces.suits)
        self.paper.tell_reason(words)

    def _tell_state(self, words: str) -> None:
        self.paper.tell_state(words)

    def _result(self, look: Look) -> str:
        """What a hand that is over has brought."""
        records, match, setup = self._face.records, look.match, look.study.setup
        if look.match.needs_deck and not look.match.hands:
            return ""
        cells = records.cells(match, match.events, tuple(self.words.names), setup.seat)
        pairs = zip(records.columns(), cells, strict=True)
        text = tr("%1: %2", "what is counted in a hand, and how much it was")
        return "\n".join(fill(text, name, cell) for name, cell in pairs if cell)

    # The strongest level

    def _ask_level(self, look: Look) -> bool:
        """Let the strongest level act, if it plays the seat to move and a line has just come here."""
        mover, plays = look.match.to_move, self.study.played_by
        is_end = not self.study.nodes[self.at].children
        if mover is None or not plays or plays[mover] is None or not is_end or not self._played_on:
            return False
        opponents = self._face.rules.opponents
        request = self._level = Request(
            opponents, Asked.CHOOSE, look.views[mover], str(plays[mover]), self.at
        )
        request.answered.connect(lambda action: self.play(Step(mover, str(action))))
        request.failed.connect(lambda _: self._ask())
        self._tell_state(fill(tr("%1 is thinking…"), self.words.names[mover]))
        self._thinker.ask(request)
        return True

    def _stop_level(self) -> None:
        if self._level is not None:
            self._level.cancel()
            self._level = None

    # The table

    def _lay_position(self) -> None:
        """Lay the cards of the position that are known; the others show their backs."""
        look = self._look
        assert look is not None
        setup, plan, scene = self.study.setup, self._face.plan, self.view.scene()
        viewer = setup.seat
        shown = {
            **plan.lay_out(look.views[viewer]),
            **plan.open_hands(look.views, viewer, look.match.hands[-1][0] if look.match.hands else ()),
        }
        known = {
            name: tuple(card if card in look.known else None for card in cards)
            for name, cards in shown.items()
        }
        scene.lay_out(look.views[viewer], known)
        players = list(zip(self.words.names, self._portraits, strict=True))
        status = self._face.position_status(look.views[viewer], players, self._settings.now, self.faces.suits)
        for seat, plate in enumerate(status.plates):
            scene.set_plate(seat, plate)
        scene.set_trump(status.trump)
        scene.set_pot(status.pot)
        self._caption = status.caption

    @property
    def _portraits(self) -> tuple[str, ...]:
        setup = self.study.setup
        return portraits_by(("",) * len(setup.players), setup.seat)

    def _tell_place(self) -> None:
        look = self._look
        assert look is not None
        told = self.words.told(look.events, look, self.study.setup.seat)
        caption = " · ".join(line for line in self._caption.split("\n") if line)
        self.paper.tell_place(self.words.place(look), [*told, *([caption] if caption else [])])
        self.paper.tell_reason("")

    def _choose_card(self, card: Card) -> None:
        """Enter the step that a card of the own hand stands for."""
        look = self._look
        seat = self.study.setup.seat
        if look is None or look.match.to_move != seat or self._draws:
            return
        plan, view = self._face.plan, look.views[seat]
        wanted = plan.chosen_at_once(view)
        if wanted:
            if card in self._chosen:
                self._chosen.remove(card)
            else:
                self._chosen = [*self._chosen, card][-wanted:]
            self.view.scene().show_chosen(self._chosen)
        cards = tuple(self._chosen) if wanted else (card,)
        action = plan.choosing(cards, view) if len(cards) == max(wanted, 1) else None
        if action is None:
            return
        step = Step(seat, str(action))
        if wanted:
            self.paper.worths.point_at(step)
        else:
            self.play(step)

    def _seen(self) -> AccessibleContext:
        if self._look is None:
            return AccessibleContext()
        view = self._look.views[self.study.setup.seat]
        return AccessibleContext(view, self.words.names, self._face.words.parts)

    # Setting up

    def set_up(self) -> None:
        """Open the board of the pack."""
        if self.setup_paper is not None:
            return
        self.run.stop()
        paper = self.setup_paper = SetupPaper(self.study.setup, self.faces, self._variants(), self)
        paper.set_high_contrast(wants_high_contrast(self._settings.now.colour_scheme))
        paper.done.connect(self._finish_setup)
        paper.cancelled.connect(self._close_setup)
        paper.game_chosen.connect(self.game_chosen)
        self._left.addWidget(paper.board)
        self._left.setCurrentWidget(paper.board)
        self.paper.hide()
        self._grid.addWidget(paper, 0, 1, 2, 1)
        self._strip.setEnabled(False)
        self._fit_paper()
        paper.show()
        paper.take_keyboard()

    def _finish_setup(self, setup: Setup) -> None:
        self._close_setup()
        if len(setup.players) != len(self.study.setup.players):
            self.setup_chosen.emit(setup)
        elif setup != self.study.setup:
            self._forgotten.clear()
            self._change(replace(self.study, setup=setup), self.at)
            self.words = StudyWords(self._face, self.faces.suits, self.study)
        self.take_keyboard()

    def _close_setup(self) -> None:
        paper, self.setup_paper = self.setup_paper, None
        if paper is None:
            return
        self._left.setCurrentWidget(self.view)
        self._left.removeWidget(paper.board)
        self._grid.removeWidget(paper)
        paper.hide()
        paper.board.deleteLater()
        paper.deleteLater()
        self._strip.setEnabled(True)
        self.paper.show()
        self._follow_actions()
        self.take_keyboard()
        self._ask()

    def _leave(self) -> None:
        if self.setup_paper is not None:
            self._close_setup()
        else:
            self.paper.finish_note()
            self.left.emit()

    # Settings, language, size

    def retire(self) -> None:
        """Stop everything, since the study is closed."""
        self.paper.finish_note()
        self.run.stop()
        self._stop_level()
        self.finder.close()
        self._settings.leave(self._follow_settings)
        self.view.scene().clear_table()

    def _follow_settings(self, settings: Settings) -> None:
        high = wants_high_contrast(settings.colour_scheme)
        self.view.follow_settings(settings)
        self.view.set_text_scale(settings.text_scale)
        self.paper.set_high_contrast(high)
        if self.setup_paper is not None:
            self.setup_paper.set_high_contrast(high)
        letters = larger(self.font())
        for button in self.buttons.values():
            dress_button(button, letters, high_contrast=high)
        self._fit_paper()
        self.view.refresh_faces()
        self.words = StudyWords(self._face, self.faces.suits, self.study)
        if self._look is not None:
            self._lay_position()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.words = StudyWords(self._face, self.faces.suits, self.study)
            self.retranslate()
            self.view.refresh_faces()
            self._step_words.clear()
            self.go_to(self.at)

    def retranslate(self) -> None:
        """Set the words in the current language."""
        made, levels = self.actions_here, self._face.rules.opponents.levels
        made.retranslate(self._face.level_name(levels[-1]))
        self.paper.retranslate()
        if self.setup_paper is not None:
            self.setup_paper.retranslate()
        played = self.study.played_by or (None,) * len(self.words.names)
        entries = made.offer_seats(self.words.names, [each is not None for each in played])
        for seat, entry in enumerate(entries):
            entry.toggled.connect(lambda plays, seat=seat: self._let_play(seat, plays))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit_paper()
        super().resizeEvent(event)

    def _fit_paper(self) -> None:
        scale = self._settings.now.text_scale
        wish = min(max(self.width() * _PAPER, _LEAST_PAPER), _MOST_PAPER) * scale
        wide = round(min(wish, max(self.width() * _MOST_OF_WINDOW, 240)))
        for part in filter(None, (self.paper, self.setup_paper)):
            part.setFixedWidth(wide)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            if wants_high_contrast(self._settings.now.colour_scheme):
                painter.fillRect(self.rect(), Qt.GlobalColor.black)
                return
            painter.fillRect(self.rect(), QBrush(wood_texture()))
            painter.fillRect(self.rect(), _SHADE)
