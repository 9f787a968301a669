"""The place of a study: the table or the board of the pack, and a paper with words beside it."""

from collections.abc import Callable, Hashable, Iterable, Mapping
from typing import cast

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QMargins, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QGridLayout, QStackedWidget, QWidget

from tartli_desktop.cards.any_pack import Card
from tartli_desktop.face import face_of
from tartli_desktop.game.match import Action, View
from tartli_desktop.packs.pack_kinds import kind_of
from tartli_desktop.settings.current_settings import CurrentSettings
from tartli_desktop.settings.settings import Settings
from tartli_desktop.study.study import Setup, Step, Study, StudyError
from tartli_desktop.table.card_faces.faces import CardFaces
from tartli_desktop.table.typed_cards import reader_of
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.thinking.thinker import Thinker
from tartli_desktop.widgets.announcer import announce
from tartli_desktop.windows.review.beside_table import BesideTable
from tartli_desktop.windows.review.review_actions import HandStep
from tartli_desktop.windows.review.review_paper import button_of

from .going_on import GoingOn
from .open_study import OpenStudy
from .position_finder import Look, PositionFinder
from .setup_paper import SetupPaper
from .study_actions import StudyActions
from .study_output import StudyOutput
from .study_page import StudyPage
from .study_paper import StudyPaper
from .study_table import StudyTable
from .study_words import NOT_KNOWN, StudyWords, by_name
from .weighing import Weighing

tr = Context("Study")

_MARGINS = QMargins(8, 6, 8, 6)


class StudyPlace(BesideTable):
    """Shows one study.

    Args:
        faces: the pack on the table; another one is taken for a game that is played with others.
        variants: returns the rules that can be chosen.

    Signals:
        left: the player returns to the match.
        changed: the study has changed, and is to be kept.
        game_chosen(name): the player wants to set up a hand of another game.
        setup_chosen(setup): the deal was set up for another number of players.
    """

    share, least, most = 0.34, 350, 560
    most_of_window = 0.5

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
        super().__init__(settings, parent)
        self.opened = OpenStudy(study, self)
        """The study with the position that is shown."""
        self._variants = variants
        self._face = face_of(study.setup.game)
        self.faces = faces.of_pack(kind_of(self._face.rules.form.pack.cards).chosen(settings.now))
        self._words = StudyWords(self._face, study)
        self._step_words: dict[int, str] = {}
        self._look: Look | None = None
        self._forgotten: set[int] = set()
        """The nodes where the player does not remember the card that came."""
        self.setup_paper: SetupPaper | None = None
        """The paper on which the deal is set up, while that is done."""
        self._left = QStackedWidget()
        self.view = StudyTable(self._words, len(study.setup.players), self.faces, settings, self)
        self.actions_here = StudyActions(self)
        """The commands of the study."""
        self.paper = StudyPaper(self)
        self.finder = PositionFinder(self)
        self._going_on = GoingOn(self._face.rules, thinker, self)
        self._weighing = Weighing(thinker, self.paper, self.actions_here, self)
        self._output = StudyOutput(self._page, self._left, self.paper.tell_state, self)
        self._lay_parts()
        self._connect()
        self._connect_actions()
        self.retranslate()
        settings.follow(self._follow_settings)
        self._follow_settings(settings.now)

    @property
    def study(self) -> Study:
        """The study as it is now."""
        return self.opened.now

    def _lay_parts(self) -> None:
        made = self.actions_here
        shown = (made.first, made.back, made.forward, made.last, made.other_line, made.set_up, made.ask)
        self.buttons = {action: button_of(action) for action in shown}
        self._left.addWidget(self.view)
        self._strip = QWidget()
        strip = QGridLayout(self._strip)
        strip.setContentsMargins(_MARGINS)
        strip.addWidget(self.make_row(self.buttons.values()))
        self.lay(self._left, self._strip, self.paper)

    def _connect(self) -> None:
        paper = self.paper
        self.opened.moved.connect(self._go)
        self.opened.changed.connect(self._follow_change)
        self.view.played.connect(self._play_card)
        self.view.pointed.connect(paper.worths.point_at)
        self.finder.found.connect(self._take_look)
        self.finder.refused.connect(self._refuse)
        self.finder.named.connect(self._take_words)
        self._weighing.wanted.connect(self._ask)
        self._going_on.found.connect(self.play)
        self._going_on.failed.connect(self._ask)
        self._going_on.thinks.connect(
            lambda seat: paper.tell_state(
                by_name(self._words.names[seat], tr("Thinking for you…"), tr("%1 is thinking…"))
            )
        )
        paper.played.connect(self._play_row)
        paper.filter.unfit.connect(self._enter_card)
        paper.titled.connect(self._title)
        paper.noted.connect(self.opened.note)
        paper.tree.chosen.connect(self.opened.go_to)

    def _connect_actions(self) -> None:
        made, opened, output = self.actions_here, self.opened, self._output
        done: dict[QAction, Callable[[], object]] = {
            made.first: lambda: opened.go_to(0),
            made.back: lambda: opened.go_to(opened.parent_node),
            made.forward: opened.go_forward,
            made.last: lambda: opened.go_to(self.study.end_of_line(opened.at)),
            made.other_line: opened.go_to_other_line,
            made.make_main: opened.make_main,
            made.remove: self._remove,
            made.undo: opened.undo,
            made.set_up: self.set_up,
            made.note: self.paper.note.setFocus,
            made.ask: self._weighing.toggle,
            made.leave: self._leave,
            made.copy: output.copy_text,
            made.copy_picture: output.copy_picture,
            made.print: output.print,
            made.save_page: output.save_page,
            made.export: output.export,
        }
        for action, do in done.items():
            action.triggered.connect(lambda _=False, do=do: do())

    # Going from position to position

    def begin(self, at: int = 0, *, sets_up: bool = False) -> None:
        """Show a position, or the board on which the deal is set up."""
        self.paper.title.setText(self.study.title)
        self._follow_change()
        self.opened.go_to(at)
        if sets_up:
            self.set_up()
        else:
            self.take_keyboard()

    def take_keyboard(self) -> None:
        """Give the focus to the field where the next step can be typed."""
        if self.setup_paper is not None:
            self.setup_paper.take_keyboard()
        else:
            self.paper.take_keyboard()

    def _go(self) -> None:
        """Find the position that is to be shown."""
        opened = self.opened
        self.paper.finish_writing()
        self._weighing.stop()
        self._going_on.stop()
        self._look = None
        self.paper.wait_for_rows()
        self.paper.tree.go_to(opened.at)
        self.paper.show_note(opened.at, self.study.nodes[opened.at].note)
        self._follow_actions()
        self.finder.look(self.study, opened.at)

    def _follow_actions(self) -> None:
        made, opened = self.actions_here, self.opened
        for action in (made.first, made.back, made.remove):
            action.setEnabled(opened.at != 0)
        for action in (made.forward, made.last):
            action.setEnabled(bool(opened.following))
        made.other_line.setEnabled(len(opened.siblings) > 1)
        made.make_main.setEnabled(opened.siblings[:1] not in ((), (opened.at,)))
        made.undo.setEnabled(opened.can_undo)

    # Changing the study

    def _follow_change(self) -> None:
        self.paper.tree.show_study(self.study, self._step_words, self.opened.at)
        self.changed.emit()

    def _play_row(self, key: Hashable) -> None:
        """Do what was chosen in the list."""
        look = self._look
        if isinstance(key, Step):
            self.play(key)
        elif look is not None and key == NOT_KNOWN:
            self._forgotten.add(look.at)
            self._list_steps(is_new=True)
            self._ask()
        elif look is not None and look.gap is not None:
            self.opened.get(cast(Card, key), look.gap)

    def _enter_card(self, text: str) -> None:
        """Let a card be played that is not in the list, or tell the rule by which that cannot be."""
        look, pack = self._look, self._face.rules.form.pack.cards
        read = reader_of(pack).read(text, goes_on=False)
        mover, plays = None if look is None else look.match.to_move, self._face.rules.plays
        if (
            mover is None
            or self._draws
            or len(read.cards) != 1
            or read.unknown
            or not isinstance(plays, type)
        ):
            self.paper.tell_unfit(text)
        else:
            self.play(Step(mover, str(plays(*read.cards))))

    def _play_card(self, step: Step) -> None:
        if not self._draws:
            self.play(step)

    def play(self, step: Step) -> None:
        """Enter a step after the position that is shown."""
        look = self._look
        try:
            self.opened.play(step)
        except StudyError as error:
            self._refuse(error)
            return
        if look is not None and self.opened.at not in self._step_words:
            action = step.action(self.study.setup.rules)
            words = self._words.step_words(self.study, self.opened.at, look.views[step.seat], action)
            self._step_words[self.opened.at] = words
            self.paper.tree.show_study(self.study, self._step_words, self.opened.at)

    def _remove(self) -> None:
        self.paper.finish_writing()
        self.opened.remove()
        self._say(tr("Deleted. Undo brings it back."))

    def _say(self, words: str) -> None:
        self.paper.tell_refusal(words)
        announce(self, words)

    def _title(self, title: str) -> None:
        if title != self.study.title:
            self.opened.keep(replace(self.study, title=title))

    def rename(self, title: str) -> None:
        """Take a title that was given elsewhere."""
        self.paper.title.setText(title)
        self._title(title)

    def _let_play(self, seat: int, plays: bool) -> None:
        """Let the strongest level play a seat, or the player again."""
        self.opened.let_play(seat, self._face.rules.opponents.levels[-1] if plays else None)
        if plays and self._look is not None:
            self.opened.has_just_played = True
            self._goes_on_by_itself(self._look)

    # What was found

    def _take_look(self, look: Look) -> None:
        """Show a position, at first without what can be done."""
        is_new = self._look is None
        self._look = look
        if is_new:
            self.view.show_look(look)
            self._tell_place(look)
        self._list_steps(is_new=is_new)
        if look.steps is not None and not self._goes_on_by_itself(look):
            self._ask()

    def _tell_place(self, look: Look) -> None:
        told = self._words.told(look.events, look, self.study.setup.seat)
        # On the table a heading may stand on a line of its own.
        standing, place = self.view.caption.replace(":\n", ": ").split("\n"), self._words.place(look)
        happened = [each for each in told if each.rstrip(".!") not in standing]
        self.paper.tell_place(place, [" ".join(happened), " · ".join(standing)])
        if self.setup_paper is None:
            announce(self, " ".join([*told, f"{place}."]))

    @property
    def _draws(self) -> bool:
        """Whether a card that the own seat got is to be entered first."""
        look = self._look
        return (
            look is not None
            and look.gap is not None
            and look.match.to_move == self.study.setup.seat
            and look.at not in self._forgotten
        )

    def _list_steps(self, *, is_new: bool) -> None:
        look = self._look
        assert look is not None
        mover = look.match.to_move
        rows = self._words.drawn_rows(look) if self._draws else self._words.rows(look, self._weighing.worths)
        if is_new:
            weighs = mover is not None and self._words.is_known(look, mover) and not self._draws
            self.paper.begin_rows(rows, self._words.asks(look, draws=self._draws), weighs=weighs)
        else:
            self.paper.tell_rows(rows)

    def _refuse(self, error: StudyError) -> None:
        """Tell why a step cannot be, and go back before it."""
        rule = self._words.refusal(error)
        if not error.step:
            self.set_up().tell(rule)
            return
        if self.opened.is_new(error.step):
            # It has just been entered.
            self.opened.undo()
        else:
            self.opened.go_to(self.study.nodes[error.step].parent)
        self._say(fill(tr("That cannot be: %1"), rule))

    def _take_words(self, study: Study, done: Mapping[int, tuple[View, Action]]) -> None:
        """Name the steps of the lines."""
        if study is not self.study:
            return
        words = {
            node: self._words.step_words(study, node, *done.get(node, (None, None)))
            for node in study.nodes
            if node
        }
        if words != self._step_words:
            self._step_words = words
            self.paper.tree.show_study(study, words, self.opened.at)

    def _ask(self) -> None:
        if self._look is not None and self.setup_paper is None:
            self._weighing.begin(self._look, self._words, draws=self._draws)

    def _goes_on_by_itself(self, look: Look) -> bool:
        """Whether a line that has just come here goes on without the player."""
        opened = self.opened
        is_end = look.match.to_move is not None and not opened.following and opened.has_just_played
        return is_end and self._going_on.begin(look, self.study.played_by, opened.at)

    def _page(self) -> StudyPage:
        """What is told of the study on paper."""
        look = self._look
        return StudyPage(
            self.study,
            self._words,
            self._step_words,
            self.opened.at,
            "" if look is None else self._words.place(look),
            [] if look is None else self._words.rows(look, self._weighing.worths),
            "" if look is None else self._words.reason(look, self._weighing.worths),
        )

    # Setting up

    def set_up(self) -> SetupPaper:
        """Open the board of the pack, and return the paper beside it."""
        if self.setup_paper is not None:
            return self.setup_paper
        self._weighing.stop()
        paper = self.setup_paper = SetupPaper(self.study.setup, self.faces, self._variants(), self)
        paper.done.connect(self._finish_setup)
        paper.cancelled.connect(self._close_setup)
        paper.game_chosen.connect(self.game_chosen)
        self._left.addWidget(paper.board)
        self._left.setCurrentWidget(paper.board)
        self.paper.hide()
        self.add_paper(paper)
        self._strip.hide()
        self.fit_papers()
        paper.show()
        paper.take_keyboard()
        return paper

    def _finish_setup(self, setup: Setup) -> None:
        self._close_setup()
        if len(setup.players) != len(self.study.setup.players):
            self.setup_chosen.emit(setup)
        elif setup != self.study.setup:
            self._forgotten.clear()
            self.opened.deal(setup)
            self._take_new_words()
            self.retranslate()

    def _close_setup(self) -> None:
        paper, self.setup_paper = self.setup_paper, None
        if paper is None:
            return
        self._left.setCurrentWidget(self.view)
        self._left.removeWidget(paper.board)
        self.grid.removeWidget(paper)
        paper.hide()
        paper.board.deleteLater()
        paper.deleteLater()
        self._strip.show()
        self.paper.show()
        self.take_keyboard()
        self._ask()

    def _leave(self) -> None:
        (self.left.emit if self.setup_paper is None else self._close_setup)()

    # Settings, language, size

    def retire(self) -> None:
        """Stop everything, since the study is closed."""
        self._weighing.stop()
        self._going_on.stop()
        self.finder.close()
        self._settings.leave(self._follow_settings)
        self.view.scene().clear_table()

    def _take_new_words(self) -> None:
        self._words = self.view.words = StudyWords(self._face, self.study)

    def _follow_settings(self, settings: Settings) -> None:
        self.view.follow_settings(settings)
        self.paper.dress()
        if self.setup_paper is not None:
            self.setup_paper.dress()
        signs = (HandStep.FIRST, HandStep.BACK, HandStep.FORWARD, HandStep.LAST)
        # The first buttons are the steps.
        steps = [(sign, *button) for sign, button in zip(signs, self.buttons.items(), strict=False)]
        self.dress_row(self.buttons.values(), steps)
        self.fit_papers()
        self.view.refresh_faces()
        self._take_new_words()
        self.view.show_again()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._take_new_words()
            self.retranslate()
            self.view.refresh_faces()
            self._step_words.clear()
            self.opened.go_to(self.opened.at)

    def retranslate(self) -> None:
        """Set the words in the current language."""
        made, levels = self.actions_here, self._face.rules.opponents.levels
        made.retranslate(self._face.level_name(levels[-1]))
        self.paper.retranslate()
        if self.setup_paper is not None:
            self.setup_paper.retranslate()
        played = self.study.played_by or (None,) * len(self._words.names)
        entries = made.offer_seats(self._words.names, [each is not None for each in played])
        for seat, entry in enumerate(entries):
            entry.toggled.connect(lambda plays, seat=seat: self._let_play(seat, plays))

    def papers(self) -> Iterable[QWidget]:
        """The paper, and the one on which the deal is set up."""
        return filter(None, (self.paper, self.setup_paper))
