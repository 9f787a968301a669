"""What the player does with stored matches: list, resume, view, rename, delete and export them."""

from collections.abc import Callable, Collection, Sequence
from functools import lru_cache, partial

import msgspec
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog, QWidget

from tartli_desktop.face import face_of
from tartli_desktop.face.portraits import portraits_by
from tartli_desktop.files.long_work import at_once
from tartli_desktop.files.problems import HeldElsewhere, StoreError
from tartli_desktop.game.errors import RecordError, RuleError
from tartli_desktop.game.registry import games, rules_of
from tartli_desktop.packs.pack_kinds import kind_of
from tartli_desktop.settings.settings import MatchesOrder
from tartli_desktop.store.copies import copying
from tartli_desktop.store.match_head import MatchHead, MatchRow
from tartli_desktop.store.match_kinds import (
    DUEL,
    DUEL_DAY,
    HANDS,
    HELPED,
    IMPORTED,
    PRACTICE,
    TWO,
    MatchMarks,
)
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.store.stored_match import StoredMatch
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.text.plain_text import plain_title
from tartli_desktop.text.program_names import name_shown, title_kept
from tartli_desktop.text.titles import copy_of, title_of_text, title_text
from tartli_desktop.text.typed_names import LONGEST_NAME
from tartli_desktop.widgets.dialogs import progress
from tartli_desktop.windows.errors import troubles
from tartli_desktop.windows.play.match.stored_on_table import title_of
from tartli_desktop.windows.program_window import ProgramWindow

from .listed_studies import ListedStudies
from .matches_dialog import MatchesDialog
from .matches_model import MatchLine, OpenWhere

tr = Context("Library")


class Library(QObject):
    """Opens the list of matches, and carries out the requests made there.

    Modules for single requests are imported when needed, so that the list opens quickly.

    Args:
        open_dialog: opens a dialog where the last one of its kind was.
    """

    def __init__(self, window: ProgramWindow, open_dialog: Callable[[QDialog], None]) -> None:
        super().__init__(window)
        self._window = window
        self._open_dialog = open_dialog
        self._studies = ListedStudies(window)
        self._deleted: list[tuple[bool, bool]] = []
        """Whether matches and studies were deleted, each time something was."""

    @property
    def _store(self) -> MatchStore:
        return self._window.saving.store

    def open(self, selected: int | None = None, *, looks_at_it: bool = False) -> None:
        """List the matches with one selected, and perhaps show its hands."""
        settings = self._window.settings.now
        order, descending = settings.matches_order, settings.matches_descending
        dialog = MatchesDialog((), self._window, order=order, descending=descending)
        if (me := self._window.people.me) is not None:
            dialog.setWindowTitle(plain_title(fill(tr("Matches of %1"), me.name)))
        dialog.resume_asked.connect(lambda match_ids: self._resume(dialog, *match_ids))
        dialog.look_asked.connect(lambda match_ids: self._look(dialog, *match_ids))
        dialog.duel_asked.connect(lambda match_ids: self._window.show_duel(*match_ids))
        dialog.rename_asked.connect(lambda match_id, title: self._rename(dialog, match_id, title))
        dialog.duplicate_asked.connect(lambda match_ids: self._duplicate(dialog, match_ids))
        dialog.delete_asked.connect(lambda match_ids: self._delete(dialog, match_ids))
        dialog.undo_asked.connect(lambda: self._undo(dialog))
        dialog.export_asked.connect(lambda match_ids: self._export(dialog, match_ids))
        dialog.import_asked.connect(lambda: self._import(dialog))
        dialog.order_changed.connect(self._keep_order)
        self._window.reviews.opened.connect(dialog.accept)
        if self._fill(dialog):
            if selected is not None:
                dialog.select(selected)
            self._open_dialog(dialog)
            if looks_at_it and selected is not None:
                self._look(dialog, selected)

    def _fill(self, dialog: MatchesDialog, selected: Collection[int] = ()) -> bool:
        try:
            elsewhere = self._store.held_elsewhere()
            practice, helped = self._store.marked(PRACTICE), self._store.marked(HELPED)
            imported, of_two = self._store.marked(IMPORTED), self._store.marked(TWO)
            duels, of_days = self._store.noted(DUEL), self._store.with_mark(DUEL_DAY)
            counted, league = self._store.noted(HANDS), self._store.league_evenings()
            characters = self._store.characters()
            # A match is listed once its first cards are dealt.
            rows = [row for row in self._store.list() if row.hands or row.id in imported]
            studies = self._studies.lines()
        except StoreError as error:
            self._tell(troubles.not_saved(error))
            return False

        def line_of(row: MatchRow) -> MatchLine:
            head, is_imported = row.head, row.id in imported
            place = OpenWhere.ELSEWHERE if row.id in elsewhere else OpenWhere.NOWHERE
            levels = rules_of(head.game).opponents.levels
            is_known = not is_imported and head.level in levels
            marks = msgspec.structs.replace(
                MatchMarks.from_extras({HANDS: counted.get(row.id, "")}),
                practice=row.id in practice,
                helped=row.id in helped,
                season=league.get(row.id),
                duel=duels.get(row.id, ""),
            )
            return MatchLine(
                id=row.id,
                title=title_of(row),
                opponent=", ".join(map(name_shown, head.opponents)),
                variant_name=_rules(row, marks),
                games=row.standings_from_person,
                changed=row.changed,
                finished=row.finished,
                level=_level(head, is_imported=is_imported, is_two=row.id in of_two),
                # Matches without a level come last.
                strength=levels.index(head.level) if is_known else len(levels),
                place=OpenWhere.TABLE if self._window.on_table.is_on_table(row.id) else place,
                portraits=_portraits(head, characters.get(row.id, ())),
                players=tuple(map(name_shown, (head.names[head.human_seat or 0], *head.opponents))),
                unit=face_of(head.game).records.unit(head.variant),
                hands=row.hands,
                is_duel=row.id in duels,
                is_of_day=row.id in of_days,
                # A match from a file was begun before it was imported.
                begun=None if is_imported else row.created,
            )

        dialog.show_trashed(sum(map(len, self._store.trashed)) + self._studies.trashed)
        dialog.set_rows([*(line_of(row) for row in rows if row.head.game in games()), *studies], selected)
        return True

    def _tell(self, text: str) -> None:
        self._window.messages.show_message(tr("Your matches"), text)

    def _keep_order(self, order: MatchesOrder, descending: bool) -> None:
        settings = self._window.settings.now
        changed = msgspec.structs.replace(settings, matches_order=order, matches_descending=descending)
        if changed != settings:
            self._window.settings_writer.save(changed)

    # Requests of the list

    def _resume(self, dialog: MatchesDialog, match_id: int) -> None:
        if self._window.on_table.is_on_table(match_id) or self._window.on_table.resume(match_id):
            dialog.accept()
        else:
            self._fill(dialog)

    def _look(self, dialog: MatchesDialog, match_id: int) -> None:
        from .record_view import RecordView, read_hands

        if match_id < 0:
            self._open_study(dialog, match_id)
            return
        try:
            stored = self._loaded(match_id, dialog)
            is_long = self._store.is_long(match_id)
        except StoreError as error:
            self._tell(troubles.not_saved(error))
            self._fill(dialog)
            return
        read = None
        if stored is not None and is_long:
            read = progress.patiently(dialog, tr("Opening the match…"), partial(read_hands, stored))
        if stored is None or (is_long and read is None):
            return
        row = stored.row
        about = (
            _rules(row, stored.marks),
            _against(stored),
            face_of(row.head.game).records.standings(row.standings_from_person, row.head.variant),
        )
        settings = self._window.settings.now
        pack = kind_of(rules_of(row.head.game).form.pack.cards).chosen(settings)
        view = RecordView(
            stored, title_of(row), " · ".join(about), self._window.area.faces.of_pack(pack), dialog, read=read
        )
        view.opens.connect(self._open_dialog)
        view.replay_asked.connect(lambda hand, swapped: self._play_again(dialog, stored, hand, swapped))
        view.review_asked.connect(partial(self._window.reviews.open_stored, stored))
        self._open_dialog(view)

    def _open_study(self, dialog: MatchesDialog, listed: int) -> None:
        try:
            self._studies.open(listed)
            dialog.accept()
        except StoreError as error:
            self._tell(troubles.not_saved(error))
            self._fill(dialog)

    def _play_again(self, dialog: MatchesDialog, stored: StoredMatch, hand: int, swapped: bool) -> None:
        dialog.accept()
        self._window.again.play_stored(stored, hand, swapped)

    def _rename(self, dialog: MatchesDialog, match_id: int, title: str) -> None:
        try:
            if match_id < 0:
                self._studies.rename(match_id, title)
            shown = [title_of(row) for row in self._store.list() if row.id == match_id]
            if shown and shown != [title]:
                self._store.rename(match_id, title)
                self._window.on_table.follow_renaming(match_id, title)
        except StoreError as error:
            self._tell(troubles.not_saved(error))
        self._fill(dialog)

    def _duplicate(self, dialog: MatchesDialog, match_ids: Sequence[int]) -> None:
        made: list[int] = []
        lacking: list[int | None] = []
        # The first match also comes first among the copies: the list begins with the copy made last.
        for match_id in reversed(match_ids):
            try:
                if match_id < 0:
                    made.append(self._studies.duplicate(match_id))
                    continue
                stored = self._loaded(match_id, dialog)
                copy = None if stored is None else self._copied(stored, dialog)
                if copy is None:
                    break
                copy_id, lacks_hand = copy
                made += [] if copy_id is None else [copy_id]
                lacking += [copy_id] if lacks_hand else []
            except StoreError as error:
                self._tell(troubles.not_saved(error))
            except RecordError as error:
                text = tr("This match cannot be duplicated: it breaks a rule in hand %1.")
                self._tell(fill(text, error.hand))
        self._fill(dialog, made)
        if None in lacking:
            dialog.tell_done(tr("A hand in progress is not copied, and no other hand has been played yet."))
        elif lacking:
            dialog.tell_done(tr("The copy begins with a new deal: a hand in progress is not copied."))

    def _loaded(self, match_id: int, over: QWidget) -> StoredMatch | None:
        """Load a match as it is now, with what could not be saved; None if the player has stopped it.

        Raises StoreError.
        """

        played = self._window.on_table.played(match_id)

        def load(store: MatchStore, report: progress.ReportShare) -> StoredMatch:
            stored = store.load(match_id)
            return stored if played is None else msgspec.structs.replace(stored, record=played.to_record())

        words, is_long = tr("Opening the match…"), self._store.is_long(match_id)
        return progress.with_store(over, words, self._store, load, is_long=is_long)

    def _copied(self, stored: StoredMatch, over: QWidget) -> tuple[int | None, bool] | None:
        """Copy a match; return the copy's number and whether it lacks a hand; None if the player stops it.

        If that hand is the only one, no copy is made, and the number is None.

        Raises StoreError, and RecordError for a match that breaks a rule.
        """
        head = stored.row.head
        title = title_text(copy_of(title_of_text(title_kept(head.title, head.names)), LONGEST_NAME))

        def copy(store: MatchStore, report: progress.ReportShare) -> tuple[int | None, bool]:
            made = at_once(copying(stored, title), report)
            if made.lacks_hand and not made.stored.record["hands"]:
                return None, True
            # At the next start, the program must find the match that is on the table now.
            copy_id = store.add(made.stored, behind=True, results=made.results)
            store.release(copy_id)
            return copy_id, made.lacks_hand

        words, is_long = tr("Copying the match…"), self._store.is_long(stored.row.id)
        return progress.with_store(over, words, self._store, copy, is_long=is_long)

    def _delete(self, dialog: MatchesDialog, match_ids: Sequence[int]) -> None:
        """Delete the matches and studies that are open nowhere, and name the others."""
        has_studies, sentences = self._studies.delete([each for each in match_ids if each < 0])
        match_ids = [match_id for match_id in match_ids if match_id > 0]
        kept = [match_id for match_id in match_ids if self._window.on_table.is_on_table(match_id)]
        if kept:
            sentences.append(tr("The match on the table cannot be deleted. Open another one first."))
        going = [match_id for match_id in match_ids if match_id not in kept]
        has_matches = False
        while going and not has_matches:
            try:
                self._store.trash(going)
                has_matches = True
            except HeldElsewhere as error:
                going.remove(error.match_id)
                sentences.append(tr("A match that is open in another Tartli window cannot be deleted."))
            except StoreError as error:
                sentences.append(troubles.not_saved(error))
                break
        if has_matches or has_studies:
            self._deleted.append((has_matches, has_studies))
        if sentences:
            self._tell("\n\n".join(dict.fromkeys(sentences)))
        self._fill(dialog)

    def _undo(self, dialog: MatchesDialog) -> None:
        matches, studies = self._deleted.pop() if self._deleted else (True, True)
        back = [*(self._store.restore() if matches else ()), *(self._studies.restore() if studies else ())]
        dialog.search.clear()
        self._fill(dialog, back)

    def _export(self, dialog: MatchesDialog, match_ids: Sequence[int]) -> None:
        from .match_files import MatchFiles

        try:
            loaded = [self._loaded(match_id, dialog) for match_id in match_ids if match_id > 0]
            studies = self._studies.documents([match_id for match_id in match_ids if match_id < 0])
        except StoreError as error:
            self._tell(troubles.not_saved(error))
            return
        matches = [stored for stored in loaded if stored is not None]
        if len(matches) < len(loaded):
            return
        MatchFiles(self._window).export(matches, dialog, dialog.tell_done, studies)

    def _import(self, dialog: MatchesDialog) -> None:
        from .match_files import MatchFiles, choose

        taken = MatchFiles(self._window).take_in(choose(dialog))
        if taken is not None and self._fill(dialog):
            dialog.select(taken)


def _level(head: MatchHead, *, is_imported: bool, is_two: bool) -> str:
    """The level of the opponents in words; unknown for a match from a file."""
    if is_imported:
        return tr("imported", "in place of the level of an opponent")
    if is_two:
        return tr("at this table", "of an opponent")
    return face_of(head.game).level_name(head.level)


def _portraits(head: MatchHead, characters: Sequence[str]) -> tuple[str, ...]:
    """The names of the opponents' portraits, from the people of the café noted by seat."""
    noted = dict(enumerate(characters))
    portraits = portraits_by([noted.get(seat, "") for seat in range(len(head.names))], head.human_seat or 0)
    return tuple(portraits[seat] for seat in head.others)


def _against(stored: StoredMatch) -> str:
    """Whom a match was played against, and at which level."""
    head = stored.row.head
    if stored.marks.imported:
        return tr("imported from a file")
    if stored.marks.two:
        return tr("two people at one table")
    text = tr("against %1 (%2)", "the opponents, and their level")
    return fill(text, ", ".join(map(name_shown, head.opponents)), face_of(head.game).level_name(head.level))


# Most matches have the rules of many others.
@lru_cache(maxsize=128)
def _variant(game: str, values: tuple[tuple[str, object], ...]) -> object:
    """The rules of a game from the values in a record. Raises RuleError."""
    return rules_of(game).form.variant_from(dict(values))


def _rules(row: MatchRow, marks: MatchMarks) -> str:
    """The rules of a match, of which kind it is, and the game if there are several."""
    face = face_of(row.head.game)
    try:
        name = face.variant_name(_variant(row.head.game, tuple(row.head.variant.items())))
    except (RuleError, TypeError):  # A damaged row may have any values.
        name = str(row.head.variant.get("name", ""))
    if len(games()) > 1:
        name = fill(tr("%1, %2", "a game, and its rules"), face.game_name(), name)
    is_evening = marks.hands and not (marks.season or marks.duel or marks.training)
    kinds = [
        tr("practice") if marks.practice else "",
        tr("with hints") if marks.helped else "",
        fill(tr("league, evening %1"), marks.season.evening + 1) if marks.season else "",
        fill(tr("evening of %1 hands"), marks.hands) if is_evening else "",
    ]
    told = ", ".join(filter(None, kinds))
    return fill(tr("%1 (%2)", "the rules of a match, and its kind"), name, told) if told else name
