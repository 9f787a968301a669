"""The study in place of the table: how it is opened, kept and left."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from tartli_desktop.files.problems import StoreError
from tartli_desktop.game.json_types import JsonDict
from tartli_desktop.game.registry import rules_of
from tartli_desktop.settings.current_settings import CurrentSettings
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.table.card_faces.faces import CardFaces
from tartli_desktop.text.context import Context, refusal_said
from tartli_desktop.text.placeholders import fill
from tartli_desktop.thinking.thinker import Thinker
from tartli_desktop.windows.errors import troubles

if TYPE_CHECKING:
    from tartli_desktop.study.study import Study

    from .study_place import StudyPlace

_log = logging.getLogger(__name__)
tr = Context("Study")

_SOON = 1000
"""Milliseconds after a change until the study is saved."""


class StudyOpener(QObject):
    """Opens one study at a time, and keeps it in the store while it changes.

    Attributes:
        place: the widget of the open study; None without one.
        number: its number in the store; None while it is not kept.

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
        self.number: int | None = None
        self._store, self._faces = store, faces
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
            if number is not None and not self._store().studies.claim(number):
                # Another program has it: what is changed here is kept as another one.
                number = None
        except StudyError as error:
            told = refusal_said(error.message, str(document.get("game", "")))
            self._tell(fill(tr("The study cannot be opened. %1"), told))
        except StoreError as problem:
            self._tell(troubles.not_saved(problem))
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
        place.changed.connect(self._soon.start)
        place.game_chosen.connect(self.game_chosen)
        place.setup_chosen.connect(lambda setup: self.open_study(replace(study, setup=setup)))
        self.place, self.number = place, number
        self.opened.emit()
        place.begin(at, sets_up=sets_up)
        self._soon.stop()

    def is_open(self, number: int) -> bool:
        """Whether the study with this number in the store is open."""
        return self.place is not None and self.number == number

    def follow_renaming(self, number: int, title: str) -> None:
        """The study with this number got another title in the list."""
        if self.place is not None and self.is_open(number):
            self.place.rename(title)

    def follow_moving(self, moved: dict[int, int]) -> None:
        """Studies got other numbers, since they are kept in another store now."""
        if self.number is not None:
            self.number = moved.get(self.number, self.number)

    def save(self) -> None:
        """Keep the open study as it is now, unless nothing has been entered."""
        from tartli_desktop.study.document import write

        self._soon.stop()
        place = self.place
        if place is None or (len(place.study.nodes) == 1 and not any(place.study.setup.known)):
            return
        studies, document = self._store().studies, write(place.study)
        try:
            self.number = studies.save(self.number, document)
        except StoreError as error:
            _log.info("a study is not kept under its number: %s", error)
            try:
                # Another program may have it.
                self.number = studies.save(None, document)
            except StoreError as problem:
                self._tell(troubles.not_saved(problem))

    def close(self) -> None:
        """Keep and close the open study, if there is one."""
        place = self.place
        if place is None:
            return
        place.paper.finish_note()
        if self._soon.isActive():
            self.save()
        if self.number is not None:
            self._store().studies.release(self.number)
        place.retire()
        self.place = self.number = None
        self.left.emit()
        place.deleteLater()

    def _tell(self, text: str) -> None:
        self._show_message(tr("Study"), text)


def _variants(game: str, settings: CurrentSettings) -> tuple[object, ...]:
    """The rules of a game that can be chosen: those of the next match first."""
    rules = rules_of(game)
    options = settings.game(rules.options)
    choices = [replace(options, variant=each) for each in type(options.variant)]
    if len(rules.form.seats) > 1:
        choices = [replace(each, seats=seats) for each in choices for seats in rules.form.seats]
    found = [options.next_variant, *(each.next_variant for each in choices)]
    return tuple(dict.fromkeys(found))
