"""The settings file: checked value by value, never in the way of a start, never overwritten unread.

A value that cannot be used becomes its default and is reported; of a file that is cut short or wrong in one
line, all other settings are used. The file is kept beside the settings file before anything overwrites it.

What is chosen for one game stands in a table of its own, ``[games.tartli]``. The caller says
which games' tables are to be checked. Those of other games, which only a newer program may know, are written
again as they stand.
"""

import contextlib
import errno
import itertools
import os
import re
import reprlib
import stat
from collections.abc import Callable, Iterable, Mapping
from enum import StrEnum
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, TypeVar, get_args, get_type_hints

import msgspec
from msgspec import Struct

from tartli_desktop.files import durable
from tartli_desktop.files.problems import SettingsNotSaved, Trouble, trouble_of_system

from . import migrations
from .game_options import GameOptions
from .settings import VERSION, Settings
from .shortcuts import belongs_to_the_table, first_double

LARGEST_FILE = 64 * 1024

# Where a setting begins, or a table of settings.
_SETTING = re.compile(r"""^[ \t]*(?:\[[^\]\n]*\][ \t\r]*(?:#.*)?$|[\w"'-][^=\n#]*=)""", re.MULTILINE)

# Dots in a line: no setting, and no text of one, has half as many. The reader of TOML goes through the parts
# of a key again and again, half a minute for one of thirty thousand.
_MOST_DOTS = 128
_LONGEST_HEADER = 200

# TOML has no null: where a setting may be None, this text stands for it.
NOTHING = "none"

_Table = TypeVar("_Table")


class ProblemKind(StrEnum):
    """What was wrong with a settings file; the value is its English."""

    UNREADABLE = "unreadable"
    NOT_A_FILE = "it is not a file"
    TOO_LARGE = "it is far too large for a settings file"
    NOT_TEXT = "it is not UTF-8 text"
    NOT_TOML = "it is not written as TOML"
    NEWER_VERSION = "it was written by a newer version of the program"
    UNKNOWN_KEY = "there is no such setting"
    BAD_VALUE = "the setting cannot have this value"
    KEY_OF_TABLE = "this key moves among the cards and parts of the table"
    KEY_TAKEN = "another command has this key"


class Problem(Struct, frozen=True):
    """Something in a settings file that could not be used, and what was done instead."""

    kind: ProblemKind

    path: Path
    """The settings file."""

    key: str = ""
    """The setting as the file names it, as "speed" or "games.tartli.own_variant.stichmatsch"; empty if it is
    about the whole file.
    """

    value: str = ""
    """What stood there, shortened."""

    used: str = ""
    """What is used instead, as it would stand in the file; empty for a whole file, a group of settings, of
    which all usual ones are, or an unknown setting.
    """

    detail: str = ""
    """What the system or the TOML reader said; of a key that is taken, the command that has it."""

    kept_as: Path | None = None
    """The copy of the file as it was; None if there is none. ``save`` then tries to make one, or refuses."""

    def __str__(self) -> str:
        where = f"{self.path}: {self.key} = {self.value}" if self.key else f"{self.path}"
        said = f" ({self.detail})" if self.detail else ""
        match self.kind:
            case ProblemKind.UNKNOWN_KEY:
                done = "it is ignored"
            case ProblemKind.BAD_VALUE | ProblemKind.KEY_OF_TABLE | ProblemKind.KEY_TAKEN:
                done = f"{self.used} is used" if self.used else "the usual ones are used"
            case ProblemKind.NEWER_VERSION:
                done = "what this version knows of it is used"
            case ProblemKind.NOT_TEXT | ProblemKind.NOT_TOML:
                done = "what can still be read of it is used"
            case _:
                done = "the default settings are used"
        kept = f"; the file as it was is kept as {self.kept_as}" if self.kept_as else ""
        return f"{where}: {self.kind.value}{said}; {done}{kept}."


class Loaded(Struct, frozen=True):
    """Settings that can be used as they are, and what had to be left out to get them."""

    settings: Settings
    problems: tuple[Problem, ...]


class _Parsed(Struct, frozen=True):
    """What the text of a file says."""

    settings: Settings
    problems: tuple[Problem, ...]
    version: int
    """The format in which it is written, of this program or an older one."""


def load(
    path: Path,
    kinds: Iterable[type[GameOptions]] = (),
    kind_of: Callable[[str], type[GameOptions] | None] | None = None,
) -> Loaded:
    """The settings in the file at ``path``; the defaults where there is none. Raises nothing.

    A file in which anything cannot be used is copied beside itself, as ``settings.toml.broken-1`` or, if a
    newer program wrote it, ``settings.toml.version-3-1``, with the next free number. A file that is loaded
    again and again is copied once.

    Args:
        path: the file.
        kinds: the types of the games' options that are to be checked; see ``take_up`` for other games.
        kind_of: the type for another game whose table stands in the file, by its name; None for an unknown
            game. So a game that has no table need not be loaded.
    """
    try:
        content = _content(path)
    except OSError as error:
        return Loaded(Settings(), (_unusable(path, error),))
    if content is None:
        return Loaded(Settings(), ())
    parsed = _parsed(path, content, tuple(kinds), kind_of)
    kept_as = None
    if parsed.problems:
        with contextlib.suppress(OSError):
            kept_as = _keep(path, content, parsed)
    return Loaded(
        parsed.settings,
        tuple(msgspec.structs.replace(problem, kept_as=kept_as) for problem in parsed.problems),
    )


def take_up(path: Path, settings: Settings, kind: type[GameOptions]) -> Loaded:
    """The same settings with the options of one more game, whose table was not checked by ``load``.

    A key that any game has must be free in this one too. What cannot be used is told; the file at ``path`` is
    copied when it is next overwritten. Raises nothing.
    """
    table = settings.games.get(kind.game, {})
    if isinstance(table, GameOptions):
        return Loaded(settings, ())
    others = {name: each for name, each in settings.games.items() if name != kind.game}
    settings = msgspec.structs.replace(settings, games=others)
    settings, problems = _with_games(path, settings, {kind.game: table}, (kind,))
    settings, unusable = _with_usable_keys(path, settings, kind)
    return Loaded(settings, (*problems, *unusable))


def save(path: Path, settings: Settings, kinds: Iterable[type[GameOptions]] = ()) -> None:
    """Write ``settings`` to the file at ``path``, all or nothing, making its folder if needed.

    What stands there and cannot be used is kept beside it first, as by ``load``; so is a file of an older
    version, as ``settings.toml.version-1-1``. Raises SettingsNotSaved where that or the writing fails, and
    ValueError for settings that ``load`` would not accept.

    Args:
        path: the file.
        settings: what to write into it.
        kinds: the types of the games' options that stand in it even where all are as at first.
    """
    usual = {kind.game: kind() for kind in kinds}
    read = {name: each for name, each in settings.games.items() if isinstance(each, GameOptions)}
    games = {**usual, **settings.games}
    types = tuple(type(options) for options in (usual | read).values())
    text = _text(settings, games)
    if not _is_good(text, types):
        raise ValueError(str(_parsed(path, text, types).problems[0]))
    try:
        # A settings file may be a link into a folder of dotfiles: the link stays.
        target = Path(os.path.realpath(path))
        target.parent.mkdir(parents=True, exist_ok=True)
        content = _content(target)
        if content is not None:
            if not _is_good(content, types):
                _keep(path, content, _parsed(target, content, types))
            # Replacing a file needs no permission to write it; but who took that away means it.
            target.open("ab").close()
        durable.replace(target, text)
    except OSError as error:
        raise SettingsNotSaved(path, trouble_of_system(error), error.strerror or "") from error


# What was written last is what will be replaced next.
@lru_cache(maxsize=8)
def _is_good(content: bytes, kinds: tuple[type[GameOptions], ...]) -> bool:
    """Whether the text of a file is of this version, and all in it can be used."""
    parsed = _parsed(Path(), content, kinds)
    return not parsed.problems and parsed.version == VERSION


def _content(path: Path) -> bytes | None:
    """What is in the file; None if there is none. Raises OSError for all but a small, readable file."""
    try:
        status = path.stat()
        if stat.S_ISDIR(status.st_mode):
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        # Reading a device or a pipe could last for ever.
        if not stat.S_ISREG(status.st_mode) or status.st_size > LARGEST_FILE:
            raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
        return path.read_bytes()
    except FileNotFoundError:
        # Windows says the same where a file is in the place of a folder.
        there = next((folder for folder in path.parents if folder.exists()), path.parent)
        if there.is_file():
            raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR)) from None
        return None


def _unusable(path: Path, error: OSError) -> Problem:
    if error.errno == errno.EFBIG:
        return Problem(ProblemKind.TOO_LARGE, path)
    kind = ProblemKind.UNREADABLE
    if trouble_of_system(error) is Trouble.NOT_A_FILE:
        kind = ProblemKind.NOT_A_FILE
    return Problem(kind, path, detail=error.strerror or "")


def _parsed(
    path: Path,
    content: bytes,
    kinds: tuple[type[GameOptions], ...] = (),
    kind_of: Callable[[str], type[GameOptions] | None] | None = None,
) -> _Parsed:
    """The settings in the text of a file."""
    unreadable = []
    # Some editors write a byte order mark, which TOML does not know.
    try:
        text = content.decode("utf-8-sig")
        table = _from_toml(text)
    except UnicodeDecodeError as error:
        unreadable.append(Problem(ProblemKind.NOT_TEXT, path, detail=error.reason))
        table = _readable(content.decode("utf-8-sig", "replace"), without="\ufffd")
    except (ValueError, RecursionError) as error:
        unreadable.append(Problem(ProblemKind.NOT_TOML, path, detail=_short(str(error))))
        table = _readable(text)
    version = _version_of(table)
    moves = migrations.bring_up(table, version)
    in_games = table.pop("games", {})
    if kind_of is not None and isinstance(in_games, dict):
        asked = {kind.game for kind in kinds}
        kinds += tuple(kind for name in in_games if name not in asked and (kind := kind_of(name)) is not None)
    settings, problems = _checked(path, Settings(), table)
    settings, in_tables = _with_games(path, settings, in_games, kinds)
    problems += in_tables
    # Without a game there are the commands that any game has.
    for kind in kinds or (GameOptions,):
        settings, unusable = _with_usable_keys(path, settings, kind)
        problems += unusable
    problems = unreadable + [
        msgspec.structs.replace(problem, key=migrations.place_before(problem.key, moves))
        for problem in problems
    ]
    if settings.version > VERSION:
        # It is no mistake that a newer program knows more settings.
        problems = [problem for problem in problems if problem.kind is not ProblemKind.UNKNOWN_KEY]
        newer = Problem(ProblemKind.NEWER_VERSION, path, "version", str(settings.version), str(VERSION))
        problems.insert(0, newer)
    return _Parsed(msgspec.structs.replace(settings, version=VERSION), tuple(problems), version)


def _version_of(table: Mapping[str, Any]) -> int:
    """The version that a table says; of one that says none, the first, if there is anything in it."""
    version = table.get("version", migrations.FIRST if table else VERSION)
    return version if type(version) is int and version >= migrations.FIRST else migrations.FIRST


def _with_games(
    path: Path, settings: Settings, tables: object, kinds: tuple[type[GameOptions], ...]
) -> tuple[Settings, list[Problem]]:
    """The settings with what stands in the tables of the games: of these kinds checked, else as it stands."""
    if not isinstance(tables, dict):
        return settings, [Problem(ProblemKind.BAD_VALUE, path, "games", _shown(tables))]
    problems = []
    others = dict(tables)
    for kind in kinds:
        table = others.pop(kind.game, {})
        if isinstance(table, dict):
            options, inner = _checked(path, kind(), table, f"games.{kind.game}.")
            settings = settings.with_game(options)
            problems += inner
        else:
            problems.append(Problem(ProblemKind.BAD_VALUE, path, f"games.{kind.game}", _shown(table)))
    for name, table in others.items():
        place = _short(f"games.{name}")
        if not isinstance(table, dict):
            problems.append(Problem(ProblemKind.UNKNOWN_KEY, path, place, _shown(table)))
        elif not _can_be_written(table):
            problems.append(Problem(ProblemKind.BAD_VALUE, path, place, _shown(table)))
        else:
            games = {**settings.games, name: table}
            settings = msgspec.structs.replace(settings, games=games)
    return settings, problems


def _can_be_written(table: dict[str, Any]) -> bool:
    """Whether a table can stand in a file again: not with a number of thousands of digits."""
    try:
        msgspec.toml.encode(table)
    except (ValueError, RecursionError):
        return False
    return True


def _readable(text: str, without: str = "") -> dict[str, Any]:
    """What can be read of a text that is no TOML as a whole, setting by setting; the first of each counts.

    A setting that contains ``without`` is left out.
    """
    table: dict[str, Any] = {}
    header: str | None = ""
    starts = [found.start() for found in _SETTING.finditer(text)]
    for start, end in itertools.pairwise([*starts, len(text)]):
        piece = text[start:end]
        first_line = piece.partition("\n")[0]
        if first_line.lstrip().startswith("["):
            is_one = len(first_line) <= _LONGEST_HEADER and _loaded(first_line) is not None
            header = first_line if is_one else None
        elif header is not None:
            # What follows a whole setting may belong to it, or be the beginning of what was cut off.
            for setting in (piece, first_line):
                found = _loaded(f"{header}\n{setting}")
                if found is not None and not (without and without in setting):
                    _take_over(found, table)
                    break
    return table


def _from_toml(text: str) -> dict[str, Any]:
    """What a text says. Raises ValueError or RecursionError where it is no TOML, or no settings at all."""
    if any(line.count(".") > _MOST_DOTS for line in text.splitlines()):
        raise ValueError(f"a line has more than {_MOST_DOTS} dots")
    # At the first start there is nothing to be read.
    import tomllib

    return tomllib.loads(text)


def _loaded(text: str) -> dict[str, Any] | None:
    try:
        return _from_toml(text)
    except (ValueError, RecursionError):
        return None


def _take_over(found: dict[str, Any], table: dict[str, Any]) -> None:
    for key, value in found.items():
        there = table.setdefault(key, value)
        if there is not value and isinstance(there, dict) and isinstance(value, dict):
            _take_over(value, there)


def _checked(
    path: Path,
    usual: _Table,
    table: Mapping[str, Any],
    prefix: str = "",
    precise: Mapping[str, Any] | None = None,
) -> tuple[_Table, list[Problem]]:
    """``usual``, a struct or a dataclass, with the values of ``table`` that it accepts.

    ``precise`` are types of its fields that say more than its own.
    """
    kind: type = type(usual)
    types = {**_types(kind), **(precise or {})}
    defaults = _parts(usual)
    accepted = usual
    problems = []
    for key, value in table.items():
        place = prefix + key
        if key not in defaults:
            problems.append(Problem(ProblemKind.UNKNOWN_KEY, path, _short(place), _shown(value)))
            continue
        default = defaults[key]
        try:
            if isinstance(value, dict) and _is_table(default):
                part, inner = _checked(path, default, value, f"{place}.", _precise_types(types[key]))
                problems += inner
            else:
                part = _converted(value, types[key])
            accepted = _with(accepted, {key: part})
        except (msgspec.ValidationError, ValueError, OverflowError) as error:
            used = "" if _is_table(default) else _shown(_builtin(default))
            problem = Problem(ProblemKind.BAD_VALUE, path, place, _shown(value), used, _short(str(error)))
            problems.append(problem)
    return accepted, problems


@cache
def _types(kind: type) -> Mapping[str, Any]:
    """The types of the fields of a struct or a dataclass, which Python works out of their names each time."""
    return get_type_hints(kind, include_extras=True)


def _with_usable_keys(
    path: Path, settings: Settings, kind: type[GameOptions]
) -> tuple[Settings, list[Problem]]:
    """The same settings, but for keys that cannot be used together or at the table: these are as at first.

    Two games may give the same key to commands of their own, since one of them is played at a time.
    """
    problems = []
    keys, usual = settings.keys_with(kind), Settings().keys_with(kind)
    own = settings.game(kind).keys.__struct_fields__

    def give_up(name: str, why: ProblemKind, detail: str = "") -> None:
        place = f"games.{kind.game}.keys.{name}" if name in own else f"keys.{name}"
        problems.append(Problem(why, path, place, _shown(keys[name]), _shown(usual[name]), detail))
        keys[name] = usual[name]

    for name, key in keys.items():
        if belongs_to_the_table(key):
            give_up(name, ProblemKind.KEY_OF_TABLE)
    while (double := first_double(keys, usual)) is not None:
        give_up(double[0], ProblemKind.KEY_TAKEN, double[1])
    return (settings.with_keys(kind, keys) if problems else settings), problems


def _is_table(value: object) -> bool:
    """Whether a value of the settings is a table of its own in the file."""
    if isinstance(value, Struct):
        return True
    # It takes a while to load, and at the start nothing else needs it.
    import dataclasses

    return dataclasses.is_dataclass(value) and not isinstance(value, type)


def _with(table: Any, change: dict[str, Any]) -> Any:
    if isinstance(table, Struct):
        return msgspec.structs.replace(table, **change)
    import dataclasses

    return dataclasses.replace(table, **change)


def _precise_types(hint: Any) -> Mapping[str, Any]:
    """The types that the annotation of a table has for its fields."""
    notes = getattr(hint, "__metadata__", ())
    return {name: kind for note in notes for name, kind in (note.extra or {}).items()}


def _converted(value: object, to: Any) -> object:
    if value == NOTHING and type(None) in get_args(to):
        return None
    return msgspec.convert(value, to)


def _builtin(value: object) -> Any:
    """A setting as the TOML writer takes it."""
    if _is_table(value):
        return {name: _builtin(part) for name, part in _parts(value).items()}
    return NOTHING if value is None else msgspec.to_builtins(value)


def _parts(table: Any) -> dict[str, Any]:
    """The fields of a table with their values."""
    if isinstance(table, Struct):
        return msgspec.structs.asdict(table)
    import dataclasses

    return {field.name: getattr(table, field.name) for field in dataclasses.fields(table)}


def _text(settings: Settings, games: Mapping[str, GameOptions | Mapping[str, Any]]) -> bytes:
    shared = _builtin(msgspec.structs.replace(settings, version=VERSION, games={}))
    tables = {
        name: _builtin(options) if isinstance(options, GameOptions) else options
        for name, options in games.items()
    }
    try:
        return msgspec.toml.encode(shared | {"games": tables})
    except UnicodeEncodeError as error:
        raise ValueError(f"a setting cannot be written as text: {error.reason}") from error


def _shown(value: object) -> str:
    """A value of a setting as far as it fits into a message, much as it is written in the file."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        # Only now: the start need not wait for it.
        import json

        return _short(json.dumps(value, ensure_ascii=False))
    try:
        return _short(reprlib.repr(value))
    except ValueError:
        # Python writes no number of many thousand digits.
        return f"({type(value).__name__})"


def _short(text: str) -> str:
    return text if len(text) <= 80 else f"{text[:77]}..."


def _keep(path: Path, content: bytes, parsed: _Parsed) -> Path:
    """Copy ``content`` to a new file beside the settings file, unless a copy is there. Raises OSError."""
    newer = any(problem.kind is ProblemKind.NEWER_VERSION for problem in parsed.problems)
    word = f"version-{parsed.version}" if newer or not parsed.problems else "broken"
    for number in itertools.count(1):
        copy = path.with_name(f"{path.name}.{word}-{number}")
        try:
            durable.create(copy, content)
        except FileExistsError:
            if copy.is_file() and copy.stat().st_size == len(content) and copy.read_bytes() == content:
                break
        else:
            break
    return copy
