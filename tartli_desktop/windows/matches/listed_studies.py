"""The studies in the list of matches, and what is done with them there."""

from collections.abc import Sequence

from tartli_desktop.face import face_of
from tartli_desktop.files.problems import DocumentHeldElsewhere, StoreError
from tartli_desktop.game.json_types import JsonDict
from tartli_desktop.game.registry import games
from tartli_desktop.store.document_store import DocumentRow, DocumentStore, in_list
from tartli_desktop.text.context import Context
from tartli_desktop.text.program_names import title_shown
from tartli_desktop.text.titles import copy_of, title_of_text, title_text
from tartli_desktop.text.typed_names import LONGEST_NAME, one_line
from tartli_desktop.windows.errors import troubles
from tartli_desktop.windows.program_window import ProgramWindow

from .matches_model import MatchLine, OpenWhere

tr = Context("Library")


class ListedStudies:
    """Carries out what the list of matches asks for with studies, which have their numbers in the list."""

    def __init__(self, window: ProgramWindow) -> None:
        self._window = window

    @property
    def _store(self) -> DocumentStore:
        return self._window.saving.store.studies

    def lines(self) -> list[MatchLine]:
        """The studies of known games. Raises StoreError."""
        elsewhere = self._store.held_elsewhere()

        def line_of(row: DocumentRow) -> MatchLine:
            place = OpenWhere.ELSEWHERE if row.id in elsewhere else OpenWhere.NOWHERE
            return MatchLine(
                id=in_list(row.id),
                title=one_line(row.title) or tr("Study"),
                opponent="",
                variant_name=face_of(row.game).game_name(),
                games=(),
                changed=row.changed,
                finished=True,
                place=OpenWhere.TABLE if self._window.studies.is_open(row.id) else place,
            )

        return [line_of(row) for row in self._store.rows() if row.game in games()]

    def open(self, listed: int) -> None:
        """Open a study. Raises StoreError."""
        number = in_list(listed)
        if not self._window.studies.is_open(number):
            # Claimed first: after that no other copy of the program changes it.
            self._store.claim(number)
            self._window.studies.open(self._store.load(number), number)

    def rename(self, listed: int, title: str) -> None:
        """Give a study a title. Raises StoreError."""
        number = in_list(listed)
        if self._store.load(number).get("title", "") != title:
            self._store.rename(number, title)
            self._window.studies.follow_renaming(number, title)

    def duplicate(self, listed: int) -> int:
        """Add a copy of a study, and return its number in the list. Raises StoreError."""
        document = self._store.load(in_list(listed))
        copied = copy_of(title_of_text(document.get("title", "")), LONGEST_NAME)
        number = self._store.save(None, document | {"title": title_shown(title_text(copied))})
        self._store.release(number)
        return in_list(number)

    def delete(self, listed: Sequence[int]) -> tuple[bool, list[str]]:
        """Put studies into the trash; return whether there were any, and say which cannot be deleted."""
        sentences, going = [], [in_list(each) for each in listed]
        opened = [number for number in going if self._window.studies.is_open(number)]
        if opened:
            sentences.append(tr("The open study cannot be deleted. Close it first."))
        going = [number for number in going if number not in opened]
        while going:
            try:
                self._store.trash(going)
                return True, sentences
            except DocumentHeldElsewhere as error:
                going.remove(error.number)
                sentences.append(tr("A study that is open in another Tartli window cannot be deleted."))
            except StoreError as error:
                sentences.append(troubles.not_saved(error))
                break
        return False, sentences

    def restore(self) -> list[int]:
        """Take the studies that were deleted last out of the trash, and return their numbers in the list."""
        return [in_list(number) for number in self._store.restore()]

    @property
    def trashed(self) -> int:
        """How many studies are in the trash."""
        return sum(map(len, self._store.trashed))

    def documents(self, listed: Sequence[int]) -> list[tuple[DocumentRow, JsonDict]]:
        """The rows and documents of some studies. Raises StoreError."""
        rows = {in_list(row.id): row for row in self._store.rows()}
        return [(rows[each], self._store.load(in_list(each))) for each in listed if each in rows]
