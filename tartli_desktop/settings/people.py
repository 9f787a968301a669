"""The people who play at one computer, each with folders of their own for settings, matches and all else.

The first person's files stay where they are for somebody who plays alone, and the list of all people is among
them. Without a list there is nobody else.
"""

import logging
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Annotated
from unicodedata import normalize

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from tartli_desktop.characters.characters import SIGNS
from tartli_desktop.files import durable
from tartli_desktop.files.locks import FileLock
from tartli_desktop.files.plain_files import content_of
from tartli_desktop.files.problems import PeopleNotSaved, Trouble, trouble_of_system
from tartli_desktop.files.user_paths import UserPaths

from . import settings_file
from .settings import OneLine, Settings

_log = logging.getLogger(__name__)

LARGEST_FILE = 1024 * 1024
FIRST = ""
"""The folder of the first person, whose files are not among those of the others."""

LOOKS = (
    "language",
    "text_scale",
    "colour_scheme",
    "cloth",
    "wood",
    "card_back",
    "pack",
    "tarokk_pack",
    "red_fours",
    "index_letters",
    "large_index",
    "four_colours",
    "column_left",
    "motion",
    "reduced_motion",
    "talk",
    "sound",
    "volume",
)
"""The settings that a new person takes over from the first one."""

_VERSION = 1
_NUMBER = r"[1-9][0-9]{0,5}"
_Folder = Annotated[str, Meta(pattern=rf"\A({_NUMBER})?\Z")]


class Person(Struct, frozen=True):
    """Somebody who plays at this computer."""

    folder: _Folder
    """The name of the person's folder, a number; see :data:`FIRST`."""

    name: Annotated[OneLine, Meta(min_length=1)]

    sign: Annotated[str, Meta(pattern=r"\A[a-z0-9-]{1,40}\Z")] = next(iter(SIGNS))
    """The drawing by which people tell each other; see :data:`~.characters.SIGNS`."""

    removed: bool = False
    """Whether the person has been removed, and may be restored: the files are still there."""


class _List(Struct, frozen=True):
    people: Annotated[tuple[Person, ...], Meta(min_length=1)]
    """In the order in which they were added; empty, but in no file, as long as there is only the first."""
    last: _Folder = FIRST
    """The folder of the person who played last."""
    version: int = _VERSION

    def __post_init__(self) -> None:
        # msgspec reports a ValueError from here like a value of the wrong type.
        removed = {person.folder: person.removed for person in self.people}
        if self.people and (removed.get(FIRST, True) or len(removed) < len(self.people)):
            raise ValueError("the first person is missing, or two have one folder")


class People:
    """The list of the people, and who of them plays. Changes are in the file before they are here.

    Args:
        root: the folders of the first person.
        first_name: what the first person is called until somebody gives them a name.
    """

    def __init__(self, root: UserPaths, first_name: str = "1") -> None:
        self.root, self.first_name = root, first_name
        self.file = root.people
        self.playing: str = FIRST
        """The folder of the person who plays."""
        self.kept_as: Path | None = None
        """The copy of a damaged list, if another one was made from the folders."""
        self.trouble: Trouble | None = None
        """Why the list can be neither read nor mended, if so; then it is as the folders say."""
        self.missing: Person | None = None
        """Who wanted to play, but whose files are gone."""
        try:
            self._list = self._read()
        except OSError as error:
            self.trouble, self._list = trouble_of_system(error), self._from_folders()

    @property
    def everybody(self) -> tuple[Person, ...]:
        """All people, those who were removed too. Who plays alone is among them only here."""
        return self._list.people or (Person(FIRST, self._at_table(FIRST) or self.first_name),)

    @property
    def players(self) -> tuple[Person, ...]:
        """Everybody who can play; nobody as long as there is only one person."""
        there = tuple(person for person in self._list.people if not person.removed)
        return there if len(there) > 1 else ()

    @property
    def me(self) -> Person | None:
        """The person who plays; None for somebody who is alone."""
        return next((person for person in self.players if person.folder == self.playing), None)

    @property
    def last(self) -> str:
        """The folder of the person who played last; of the first one if that person cannot play any more."""
        is_there = any(person.folder == self._list.last for person in self.players)
        return self._list.last if is_there else FIRST

    @property
    def paths(self) -> UserPaths:
        """The folders of the person who plays."""
        return self.paths_of(self.playing)

    def paths_of(self, folder: str) -> UserPaths:
        """The folders of a person."""
        return self.root.of_person(folder) if folder else self.root

    def seat(self, folder: str) -> None:
        """Let somebody play, also at the next start; or the first person, if somebody's files are gone."""
        if self.is_missing(folder):
            self.missing = next(person for person in self.everybody if person.folder == folder)
            return
        self.playing = folder
        try:
            self._note_last()
        except PeopleNotSaved as error:
            _log.info("who plays is not noted: %s", error)

    def is_missing(self, folder: str) -> bool:
        """Whether somebody has taken a person's files away."""
        return bool(folder) and not self.paths_of(folder).data.is_dir()

    def named(self, name: str) -> Person | None:
        """Whoever has this name, in capitals or not; None if nobody has it."""
        return next((person for person in self.everybody if _plain(person.name) == _plain(name)), None)

    # Changes; each raises StoreError if the file cannot be written, and then nothing is changed.

    def add(self, name: str, sign: str) -> Person:
        """Add somebody, whose settings begin with the looks of the first person's and are saved at once."""
        first = settings_file.load(self.root.settings_file).settings
        looks = {
            each: getattr(first, each) for each in LOOKS if not str(getattr(first, each)).startswith("own")
        }
        with self._changing() as write:
            everybody = self.everybody
            made = Person(self._free_number(), name, sign)
            paths = self.paths_of(made.folder)
            for folder in {paths.data, paths.config}:
                folder.mkdir(parents=True)
            try:
                settings_file.save(paths.settings_file, Settings(player_name=name, **looks))
                write(replace(self._list, people=(*everybody, made)))
            except BaseException:
                for folder in {paths.data, paths.config}:
                    shutil.rmtree(folder, ignore_errors=True)
                raise
        return made

    def change(self, person: Person) -> None:
        """Give somebody another name or sign, remove them from those who play, or restore them."""
        with self._changing() as write:
            people = (person if each.folder == person.folder else each for each in self.everybody)
            write(replace(self._list, people=tuple(people)))

    def rename_at_table(self, folder: str, before: str, name: str) -> None:
        """Let the name at the table follow, if it is the one that the person had in the list."""
        file = self.paths_of(folder).settings_file
        settings = settings_file.load(file).settings
        if settings.player_name in (before, ""):
            settings_file.save(file, replace(settings, player_name=name))

    def _note_last(self) -> None:
        if self._list.last != self.playing:
            with self._changing() as write:
                write(replace(self._list, last=self.playing))

    def _free_number(self) -> str:
        """The first number that nobody has, in the list or for a folder."""
        listed = {person.folder for person in self.everybody}
        for number in map(str, count(2)):
            paths = self.paths_of(number)
            if not (number in listed or paths.data.exists() or paths.config.exists()):
                return number
        raise AssertionError

    @contextmanager
    def _changing(self) -> Iterator[Callable[[_List], None]]:
        """Read the list again, which another program may have changed, and let nobody else change it."""
        lock = FileLock(self.file.with_name(f"{self.file.name}.lock"))

        def write(changed: _List) -> None:
            content = msgspec.json.format(msgspec.json.encode(changed))
            # Nothing is written that could not be read again.
            msgspec.json.decode(content, type=_List)
            durable.replace(self.file, content)
            self._list = changed

        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            if not lock.take():
                raise PeopleNotSaved(self.file, Trouble.LOCKED)
            try:
                self._list = self._read()
                if self._list.version > _VERSION:
                    raise PeopleNotSaved(self.file, Trouble.NEWER)
                yield write
            finally:
                lock.release()
        except OSError as error:
            raise PeopleNotSaved(self.file, trouble_of_system(error), error.strerror or "") from error

    # The file

    def _read(self) -> _List:
        """The list in the file; without one, or if it is damaged, one made from the folders.

        Raises OSError if the file cannot be read, or if it is damaged and no copy of it can be kept.
        """
        try:
            content = content_of(self.file, LARGEST_FILE)
            return msgspec.json.decode(content, type=_List)
        except FileNotFoundError:
            return self._from_folders()
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            made = self._from_folders()
            for copy in durable.numbered(self.file, "damaged"):
                with suppress(FileExistsError):
                    durable.create(copy, content)
                    durable.replace(self.file, msgspec.json.encode(made))
                    self.kept_as = copy
                    return made
            raise AssertionError from None

    def _from_folders(self) -> _List:
        """A list of everybody who has a folder, by the names that they have at the table."""
        try:
            inside = [each.name for each in (self.root.data / "people").iterdir() if each.is_dir()]
        except OSError:
            return _List(())
        numbers = sorted((name for name in inside if re.fullmatch(_NUMBER, name)), key=int)
        folders = [FIRST, *numbers] if numbers else []
        return _List(
            tuple(
                Person(
                    folder, self._at_table(folder) or folder or self.first_name, [*SIGNS][place % len(SIGNS)]
                )
                for place, folder in enumerate(folders)
            )
        )

    def _at_table(self, folder: str) -> str:
        """The name of a person at the table; empty if none was chosen."""
        return settings_file.load(self.paths_of(folder).settings_file).settings.player_name


def _plain(name: str) -> str:
    return normalize("NFKC", name).casefold()
