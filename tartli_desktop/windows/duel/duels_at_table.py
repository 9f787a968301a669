"""Duels at the table: how one gets there, and what is shown of how the levels did."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import date
from functools import partial
from typing import TYPE_CHECKING

from msgspec import structs
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog, QWidget

from tartli_desktop.duel import deals
from tartli_desktop.duel.code import CodeError, Duel, Fault, duel_of
from tartli_desktop.duel.deals import PERSON
from tartli_desktop.duel.results import ByLevel, PlayedHand, extra_of, gain, kept, to_extra
from tartli_desktop.face import face_of
from tartli_desktop.files.problems import StoreError, read_or
from tartli_desktop.game.errors import RecordError
from tartli_desktop.game.json_types import JsonDict
from tartli_desktop.game.registry import games, rules_of, rules_of_record
from tartli_desktop.session.duel_levels import DuelLevels
from tartli_desktop.store.match_kinds import MatchMarks
from tartli_desktop.store.stored_match import StoredMatch
from tartli_desktop.text.amounts import signed
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.text.program_names import YOU, name_shown, names_at
from tartli_desktop.text.titles import DuelTitle, title_text
from tartli_desktop.windows.errors import troubles
from tartli_desktop.windows.play.match.puzzles import current_day
from tartli_desktop.windows.play.match.stored_on_table import title_of
from tartli_desktop.windows.program_window import ProgramWindow

if TYPE_CHECKING:
    from tartli_desktop.store.match_head import MatchRow

    from .day_dialog import DayPlayed
    from .duel_results import DuelResults

_log = logging.getLogger(__name__)
tr = Context("Duel")


class DuelsAtTable(QObject):
    """Puts duels on the table, and lets the levels play them beside the player.

    Args:
        open_dialog: opens a dialog where the last one of its kind was.
    """

    def __init__(self, window: ProgramWindow, open_dialog: Callable[[QDialog], None]) -> None:
        super().__init__(window)
        self._window, self._on_table, self._open_dialog = window, window.on_table, open_dialog
        self._levels: DuelLevels | None = None
        self.today = current_day
        """Gives the current date."""
        self._on_table.changed.connect(self._follow)
        self._on_table.leaving.connect(self._leave)

    # Putting one there

    def choose(self) -> None:
        """Let the player choose a duel, or type the code of one."""
        from .duel_dialog import DuelDialog

        dialog = DuelDialog(self._window.game, self._window)
        dialog.accepted.connect(lambda: self.play(dialog.chosen()))
        self._open_dialog(dialog)

    def play(self, duel: Duel, day: date | None = None) -> None:
        """Put a duel on the table; one that has been played already is gone on with, or shown.

        ``day`` is the day whose deal of the day it is, if that is known.
        """
        window, on_table = self._window, self._on_table
        if (known := self._known(duel.code)) is not None:
            self._go_on(known)
            return
        if not on_table.may_be_left(tr("Leave"), partial(self.play, duel, day), save_again=True):
            return
        day = day or deals.day_of(duel, self.today())
        table = deals.table(duel)
        names = names_at(window.settings.now.player_name, table.characters)
        match = rules_of(duel.game).match(duel.variant, table.dealer, names)
        marks = MatchMarks(characters=table.ids, hands=duel.hands, duel=duel.code, duel_day=day)
        title = title_text(DuelTitle(duel.code, "" if day is None else day.isoformat()))
        window.settings_writer.change(structs.replace(window.settings.now, last_game=duel.game))
        on_table.put_away()
        on_table.put_new(
            match,
            title=title,
            person=PERSON,
            level=next(filter(None, table.levels)),
            levels=table.levels,
            seed=table.seed,
            marks=marks,
        )

    def choose_day(self) -> None:
        """Let the player choose the deal of a day."""
        from .day_dialog import DayDialog

        dialog = DayDialog(games(), self._window.game, self._days, self._told, self.today, self._window)
        dialog.chosen.connect(lambda game, day: self.play(deals.of_day(game, day), day))
        self._open_dialog(dialog)

    def _days(self, game: str) -> dict[date, DayPlayed]:
        """The deals of the days of a game that the player has begun."""
        from .day_dialog import DayPlayed

        store = self._window.saving.store
        read = read_or(
            ((), {}, {}),
            lambda: (store.list(), store.duel_days(), store.results.points()),
            "the deals of the days cannot be read",
        )
        listed, days, points = read
        rows = {row.id: row for row in listed if row.head.game == game}

        def gain_of(row: MatchRow) -> int | None:
            return gain(points[row.id], PERSON) if row.finished and row.id in points else None

        return {
            day: DayPlayed(number, gain_of(rows[number])) for number, day in days.items() if number in rows
        }

    def _told(self, match_id: int) -> str:
        """What a duel of one hand brought the player and each level, in a line."""
        try:
            stored = self._window.saving.store.load(match_id)
            gains = _gains_in(stored.record)
        except (StoreError, RecordError) as error:
            _log.info("a deal of a day cannot be read: %s", error)
            return ""
        head = stored.row.head
        face, hands = face_of(head.game), kept(stored.extras, 1, len(head.names))
        each = [
            fill(
                tr("%1 %2", "a level, and its points"),
                face.level_name(level),
                signed(gain(hand.scores, PERSON)),
            )
            for level in reversed(rules_of(head.game).opponents.levels)
            if (hand := hands.get(level)) is not None
        ]
        return ", ".join([*(fill(tr("you %1", "points"), signed(points)) for points in gains), *each])

    def _go_on(self, match_id: int) -> None:
        """Go on with a stored duel; show what came of one that is over."""
        on_table = self._on_table
        if self._is_complete(match_id) or on_table.is_on_table(match_id):
            self.show_stored(match_id)
        elif on_table.resume(match_id) and on_table.session is not None and on_table.session.is_over:
            # The levels are not through it yet, and go on.
            self.show()

    def _is_complete(self, match_id: int) -> bool:
        """Whether a duel is over, and every level through it."""
        stored = read_or(None, lambda: self._window.saving.store.load(match_id), "a duel cannot be read")
        if stored is None:
            return False
        head, numbers = stored.row.head, range(1, stored.marks.hands + 1)
        levels = rules_of(head.game).opponents.levels
        done = (len(kept(stored.extras, number, len(head.names))) for number in numbers)
        return stored.row.finished and all(count == len(levels) for count in done)

    def _known(self, code: str) -> int | None:
        """The stored match of the player that is the duel of a code; None without one."""
        duels = read_or({}, self._window.saving.store.duels, "the duels cannot be read")
        return next((match_id for match_id, each in duels.items() if each == code), None)

    # The duel on the table

    def _follow(self) -> None:
        """Let the levels play, if a duel has come to the table."""
        self._leave()
        session, on_table = self._on_table.session, self._on_table
        duel = None if session is None or session.is_left else duel_of(session.marks.duel)
        if session is None or duel is None or duel.game != session.rules.name:
            return
        stored = read_or(None, self._window.saving.load, "what is kept of a duel cannot be read")
        extras = {} if stored is None else stored.extras

        def keep(number: int, hands: ByLevel) -> None:
            on_table.note(extra_of(number), to_extra(hands))

        self._levels = DuelLevels(session, duel, extras, self._window.background, keep)
        self._levels.start()

    def _leave(self) -> None:
        """Let the levels play no more."""
        if self._levels is not None:
            self._levels.stop()
            self._levels = None

    def beneath_account(self) -> QWidget | None:
        """What stands beneath the account of the hand that has just ended; None without a duel."""
        session, levels = self._on_table.session, self._levels
        if session is None or levels is None or not session.hand_is_over:
            return None
        from .account_strip import AccountStrip

        return AccountStrip(session, levels, self._look_on_table, self.show)

    # What came of one

    def show(self) -> None:
        """Show the table of the duel on the table, which fills in as the levels play on."""
        stored, levels = self._of_table(), self._levels
        if stored is not None and levels is not None:
            dialog = self._open(stored, levels.of)
            if dialog is not None:
                levels.found.connect(dialog.fill)

    def show_stored(self, match_id: int) -> None:
        """Show the table of a stored duel."""
        if self._on_table.is_on_table(match_id):
            self.show()
            return
        try:
            stored = self._window.saving.store.load(match_id)
        except StoreError as error:
            self._window.messages.show_message(tr("Duel"), troubles.not_saved(error))
            return
        seats = len(stored.row.head.names)
        self._open(stored, lambda number: kept(stored.extras, number, seats))

    def _of_table(self) -> StoredMatch | None:
        """The duel on the table as it is now; None if it cannot be read."""
        session = self._on_table.session
        stored = read_or(None, self._window.saving.load, "a duel cannot be read")
        if stored is None or session is None:
            return None
        return structs.replace(stored, record=session.record())

    def _open(self, stored: StoredMatch, of: Callable[[int], ByLevel]) -> DuelResults | None:
        """Open the table of a duel; ``of`` gives how the levels played a hand."""
        from .duel_results import YOU_PLAYED, DuelResults, Side
        from .duel_words import fault_words

        duel, rules = duel_of(stored.marks.duel), rules_of_record(stored.record)
        gains = dict(enumerate(_gains_in(stored.record), 1))
        if duel is None or not gains:
            words = tr("No hand of this duel is over yet.") if duel else fault_words(CodeError(Fault.VERSION))
            self._window.messages.show_message(tr("Duel"), words)
            return None
        name_of = face_of(rules.name).level_name

        def levels() -> list[Side]:
            found = {number: of(number) for number in gains}
            return [
                Side(
                    name_of(level),
                    {n: gain(hands[level].scores, PERSON) for n, hands in found.items() if level in hands},
                    level,
                )
                for level in reversed(rules.opponents.levels)
            ]

        own = Side(name_shown(YOU), gains, YOU_PLAYED)
        looks = face_of(rules.name).reviews is not None
        dialog = DuelResults(duel, title_of(stored.row), own, levels, self._window, looks=looks)
        dialog.look_asked.connect(
            lambda number, who: self._look(stored, number, of(number).get(who), who, dialog)
        )
        dialog.compare_asked.connect(lambda: self._compare(duel, dialog))
        dialog.export_asked.connect(lambda: self._export(stored, dialog))
        self._open_dialog(dialog)
        return dialog

    def _compare(self, duel: Duel, dialog: DuelResults) -> None:
        from .friend import compare

        compare(self._window, duel, dialog)

    def _export(self, stored: StoredMatch, dialog: DuelResults) -> None:
        from tartli_desktop.windows.matches.match_files import MatchFiles

        MatchFiles(self._window).export([stored], dialog, dialog.tell)

    def _look_on_table(self, number: int, level: str) -> None:
        """Show how a level has played a hand of the duel on the table."""
        stored = self._of_table()
        if stored is not None and self._levels is not None:
            self._look(stored, number, self._levels.of(number).get(level), level)

    def _look(
        self,
        stored: StoredMatch,
        number: int,
        hand: PlayedHand | None,
        level: str,
        dialog: DuelResults | None = None,
    ) -> None:
        """Show a hand as a level has played it, or without ``hand`` as the player has."""
        record = None
        if hand is not None:
            name = face_of(stored.row.head.game).level_name(level)
            record = hand.within(stored.record, number)
            record["players"] = [name, *record["players"][1:]]
        try:
            self._window.reviews.open_stored(stored, number, record)
        except (RecordError, ValueError) as error:
            _log.info("a hand of a duel cannot be shown: %s", error)
            self._window.messages.show_message(tr("Duel"), tr("This hand cannot be read."))
        else:
            place = self._window.reviews.place
            if dialog is not None and place is not None:
                dialog.hide()
                place.left.connect(dialog.open)
                place.destroyed.connect(dialog.close_hidden)


def _gains_in(record: JsonDict) -> list[int]:
    """What each hand of a record that is over brought the person."""
    rules = rules_of_record(record)
    replay = rules.match.replaying(record)
    next(replay)
    return [gain(rules.hand_result(match).scores, PERSON) for match in replay if match.to_move is None]
