"""The study in place of the table: how it is opened, kept and left."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from tartli_desktop.game.json_types import JsonDict
from tartli_desktop.game.registry import rules_of
from tartli_desktop.session.study_journal import StudyJournal
from tartli_desktop.settings.current_settings import CurrentSettings
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.table.card_faces.faces import CardFaces
from tartli_desktop.text.context import Context, refusal_said
from tartli_desktop.text.placeholders import fill
from tartli_desktop.thinking.thinker import Thinker
from tartli_desktop.widgets.questions.question import Question, before

if TYPE_CHECKING:
    from tartli_desktop.study.study import Study

    from .study_place import StudyPlace

tr = Context("Study")

_SOON = 1000
"""Milliseconds without typing until a note is saved; everything else is saved at once."""


class StudyOpener(QObject):
    """Opens one study at a time, and keeps it in the store while it changes.

    Attributes:
        place: the widget of the open study; None without one.
        journal: saves it.

    Args:
        store: returns the store.
        faces: returns the pack in use.
        show_message: shows a message with a title.

    Signals:
        opened: a study is open at :attr:`place`, and is to be laid into the window.
        left: the player goes back to the table.
        game_chosen(name): the player wants to set up a hand of another game.
    """

    opened = Signal()
    left = Signal()
    game_chosen = Signal(str)

    def __init__(
        self,
        store: Callable[[], MatchStore],
        faces: Callable[[], CardFaces],
        settings: CurrentSettings,
        thinker: Thinker,
        show_message: Callable[[str, str], object],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.place: StudyPlace | None = None
        self.journal = StudyJournal(store, self)
        self._may_be_lost = False
        self._faces = faces
        self._settings, self._thinker, self._show_message = settings, thinker, show_message
        self._window = parent
        self._soon = QTimer(self, singleShot=True)
        self._soon.setInterval(_SOON)
        self._soon.timeout.connect(self.save)

    def open(self, document: JsonDict, number: int | None = None) -> None:
        """Open a stored study, or with no number one that is not kept yet."""
        from tartli_desktop.study.document import read
        from tartli_desktop.study.study import StudyError

        try:
            study = read(document)
        except StudyError as error:
            told = refusal_said(error.message, str(document.get("game", "")))
            self._show_message(tr("Study"), fill(tr("The study cannot be opened. %1"), told))
        else:
            self.open_study(study, number)

    def open_study(
        self, study: Study, number: int | None = None, *, at: int = 0, sets_up: bool = False
    ) -> None:
        """Open a study at a node, or where its cards are set up."""
        from .study_place import StudyPlace

        self.close()
        variants = partial(_variants, study.setup.game, self._settings)
        place = StudyPlace(study, self._faces(), self._settings, self._thinker, variants, self._window)
        place.left.connect(self.close)
        place.changed.connect(self._follow_change)
        place.game_chosen.connect(self.game_chosen)
        # No line of another number of players can be played.
        place.setup_chosen.connect(lambda setup: self.open_study(study.of(setup, place.study.title)))
        self.place, self._saved = place, study
        self.journal.begin(number)
        self.opened.emit()
        place.begin(at, sets_up=sets_up)
        self._soon.stop()

    def is_open(self, number: int) -> bool:
        """Whether the study with this number in the store is open."""
        return self.place is not None and self.journal.number == number

    def follow_renaming(self, number: int, title: str) -> None:
        """The study with this number got another title in the list."""
        if self.place is not None and self.is_open(number):
            self.place.rename(title)

    def _follow_change(self) -> None:
        if self.place is not None and self.place.study.nodes.keys() != self._saved.nodes.keys():
            self.save()
        else:
            self._soon.start()

    def save(self) -> None:
        """Keep the open study as it is now, unless nothing has been entered."""
        from tartli_desktop.study.document import write

        self._soon.stop()
        place = self.place
        if place is None or (len(place.study.nodes) == 1 and not any(place.study.setup.known)):
            return
        self._saved, self._may_be_lost = place.study, False
        self.journal.write(write(place.study))

    def may_be_left(self, words: str, then: Callable[[], object], ask: Callable[[Question], object]) -> bool:
        """Whether every study is saved or may be lost; otherwise ask the player.

        Args:
            words: what the player does by losing it.
            then: is called if the player agrees; it asks this again.
        """
        if self.place is not None:
            self.place.paper.finish_writing()
        if self._soon.isActive():
            self.save()
        if self._may_be_lost or self.journal.try_again():
            return True

        def leave() -> None:
            self._may_be_lost = True
            then()

        text = tr("The last changes to a study could not be saved. If you leave now, they are lost.")
        ask(before(tr("Not saved"), text, do=words, stay=tr("Stay"), then=leave, is_warning=True))
        return False

    def close(self) -> None:
        """Keep and close the open study, if there is one."""
        place = self.place
        if place is None:
            return
        place.paper.finish_writing()
        if self._soon.isActive():
            self.save()
        self.journal.end()
        place.retire()
        self.place = None
        self.left.emit()
        place.deleteLater()


def _variants(game: str, settings: CurrentSettings) -> tuple[object, ...]:
    """The rules of a game that can be chosen: those of the next match first."""
    rules = rules_of(game)
    options = settings.game(rules.options)
    choices = [replace(options, variant=each) for each in type(options.variant)]
    if len(rules.form.seats) > 1:
        choices = [replace(each, seats=seats) for each in choices for seats in rules.form.seats]
    known = (each.next_variant for each in choices)
    # Own rules are those of the next match, or nobody has made any.
    found = [options.next_variant, *(each for each in known if each.name != options.own_variant.name)]
    return tuple(dict.fromkeys(found))
