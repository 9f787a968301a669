"""The settings file: checked value by value, never in the way of a start, never overwritten unread.

A value that cannot be used becomes its default and is reported; if a file is cut short or wrong in one line,
all other settings are used. A copy of such a file is kept beside it before anything overwrites it.

The options of one game stand in a separate table such as ``[games.tartli]``. The caller says which games'
tables are to be checked. Those of other games, which only a newer program may know, are written again
unchanged.
"""

import contextlib
import dataclasses
import errno
import itertools
import os
import re
import reprlib
from collections.abc import Callable, Iterable, Mapping
from enum import StrEnum
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, TypeVar, get_args, get_type_hints

import msgspec
from msgspec import Struct

from tartli_desktop.files import durable
from tartli_desktop.files.plain_files import content_of
from tartli_desktop.files.problems import SettingsNotSaved, Trouble, trouble_of_system

from . import migrations
from .game_options import GameOptions
from .migrations import TomlTable
from .settings import VERSION, Settings
from .shortcuts import belongs_to_the_table, first_double

LARGEST_FILE = 64 * 1024

# The beginning of a setting or of a table.
_SETTING = re.compile(r"""^[ \t]*(?:\[[^\]\n]*\][ \t\r]*(?:#.*)?$|[\w"'-][^=\n#]*=)""", re.MULTILINE)

# The most dots in a line: no real setting has half as many. The TOML reader goes through the parts of a key
# again and again, which takes half a minute for thirty thousand of them.
_MOST_DOTS = 128
_LONGEST_HEADER = 200

# TOML has no null; this text stands for None.
NOTHING = "none"

_Table = TypeVar("_Table")


class ProblemKind(StrEnum):
    """What was wrong with a settings file; the value says it in English."""

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
    """The setting as the file names it, such as "speed" or "games.tartli.own_variant.stichmatsch"; empty for
    a problem of the whole file.
    """

    value: str = ""
    """The value in the file, shortened."""

    used: str = ""
    """The value used instead, as the file would have it; empty for a whole file, an unknown setting, and a
    group of settings, which gets all its defaults.
    """

    detail: str = ""
    """For a key that is taken, the command that has it."""

    kept_as: Path | None = None
    """The copy of the unchanged file; None if there is none. ``save`` then tries to make one, or refuses."""


class Loaded(Struct, frozen=True):
    """Settings that can be used as they are, and what had to be left out."""

    settings: Settings
    problems: tuple[Problem, ...]


class _Parsed(Loaded, frozen=True):
    """What the text of a file says."""

    version: int
    """The version of the file's format, this one or an older one."""


def load(
    path: Path,
    kinds: Iterable[type[GameOptions]] = (),
    kind_of: Callable[[str], type[GameOptions] | None] | None = None,
) -> Loaded:
    """The settings in the file at ``path``; the defaults if there is none. Raises nothing.

    A file with anything that cannot be used is copied beside itself, as ``settings.toml.broken-1`` or, if a
    newer program wrote it, ``settings.toml.version-3-1``, with the next free number. A file that is loaded
    several times is copied once.

    Args:
        kinds: the types of the games' options to check; see ``take_up`` for other games.
        kind_of: returns the type for another game with a table in the file, by its name; None for an unknown
            game. This way, a game without a table need not be loaded.
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
    """The settings with the options of one more game, whose table ``load`` did not check.

    The keys that all games share must be free in this one too. What cannot be used is reported; the file at
    ``path`` is copied when it is next overwritten. Raises nothing.
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

    First copies a file with anything that cannot be used, as ``load`` does, and a file of an older version,
    as ``settings.toml.version-1-1``. Raises SettingsNotSaved if that or the writing fails, and ValueError for
    settings that ``load`` would not accept.

    Args:
        kinds: the types of the games' options to write even if all are defaults.
    """
    usual = {kind.game: kind() for kind in kinds}
    read = {name: each for name, each in settings.games.items() if isinstance(each, GameOptions)}
    games = {**usual, **settings.games}
    types = tuple(type(options) for options in (usual | read).values())
    text = _text(settings, games)
    if not _is_good(text, types):
        raise ValueError(repr(_parsed(path, text, types).problems[0]))
    try:
        # A settings file may be a link into a folder of dotfiles: the link stays.
        target = Path(os.path.realpath(path))
        target.parent.mkdir(parents=True, exist_ok=True)
        content = _content(target)
        if content is not None:
            if not _is_good(content, types):
                _keep(path, content, _parsed(target, content, types))
            # Replacing a file needs no permission to write it, but somebody who took that away means it.
            target.open("ab").close()
        durable.replace(target, text)
    except OSError as error:
        raise SettingsNotSaved(path, trouble_of_system(error), error.strerror or "") from error


# Cached, since what was written last will be replaced next.
@lru_cache(maxsize=8)
def _is_good(content: bytes, kinds: tuple[type[GameOptions], ...]) -> bool:
    """Whether the text of a file has this version, and everything in it can be used."""
    parsed = _parsed(Path(), content, kinds)
    return not parsed.problems and parsed.version == VERSION


def _content(path: Path) -> bytes | None:
    """The content of the file; None if there is none. Raises OSError if it is not a small, readable file."""
    try:
        return content_of(path, LARGEST_FILE)
    except FileNotFoundError:
        # Windows also says this if a file is in the place of a folder.
        there = next((folder for folder in path.parents if folder.exists()), path.parent)
        if there.is_file():
            raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR)) from None
        return None


def _unusable(path: Path, error: OSError) -> Problem:
    if error.errno == errno.EFBIG:
        return Problem(ProblemKind.TOO_LARGE, path)
    if trouble_of_system(error) is Trouble.NOT_A_FILE:
        return Problem(ProblemKind.NOT_A_FILE, path)
    return Problem(ProblemKind.UNREADABLE, path)


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
    except UnicodeDecodeError:
        unreadable.append(Problem(ProblemKind.NOT_TEXT, path))
        table = _readable(content.decode("utf-8-sig", "replace"), without="\ufffd")
    except (ValueError, RecursionError):
        unreadable.append(Problem(ProblemKind.NOT_TOML, path))
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
    # Without any game, check the commands that all games share.
    for kind in kinds or (GameOptions,):
        settings, unusable = _with_usable_keys(path, settings, kind)
        problems += unusable
    problems = unreadable + [
        msgspec.structs.replace(problem, key=migrations.place_before(problem.key, moves))
        for problem in problems
    ]
    if settings.version > VERSION:
        # A newer program rightly knows more settings.
        problems = [problem for problem in problems if problem.kind is not ProblemKind.UNKNOWN_KEY]
        newer = Problem(ProblemKind.NEWER_VERSION, path, "version", str(settings.version), str(VERSION))
        problems.insert(0, newer)
    return _Parsed(msgspec.structs.replace(settings, version=VERSION), tuple(problems), version)


def _version_of(table: Mapping[str, object]) -> int:
    """The version of a table; the first one for a table without a version, unless it is empty."""
    version = table.get("version", migrations.FIRST if table else VERSION)
    return version if type(version) is int and version >= migrations.FIRST else migrations.FIRST


def _with_games(
    path: Path, settings: Settings, tables: object, kinds: tuple[type[GameOptions], ...]
) -> tuple[Settings, list[Problem]]:
    """The settings with the tables of the games: those of these kinds checked, the others unchanged."""
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


def _can_be_written(table: TomlTable) -> bool:
    """Whether a table can be written again, which a number of thousands of digits cannot."""
    try:
        msgspec.toml.encode(table)
    except (ValueError, RecursionError):
        return False
    return True


def _readable(text: str, without: str = "") -> TomlTable:
    """What can be read of a text that is not valid TOML, setting by setting; the first of each counts.

    A setting that contains ``without`` is left out.
    """
    table: TomlTable = {}
    header: str | None = ""
    starts = [found.start() for found in _SETTING.finditer(text)]
    for start, end in itertools.pairwise([*starts, len(text)]):
        piece = text[start:end]
        first_line = piece.partition("\n")[0]
        if first_line.lstrip().startswith("["):
            is_one = len(first_line) <= _LONGEST_HEADER and _loaded(first_line) is not None
            header = first_line if is_one else None
        elif header is not None:
            # The lines after a setting may belong to it, or be the beginning of one that was cut off.
            for setting in (piece, first_line):
                found = _loaded(f"{header}\n{setting}")
                if found is not None and not (without and without in setting):
                    _take_over(found, table)
                    break
    return table


def _from_toml(text: str) -> TomlTable:
    """The table of a text. Raises ValueError or RecursionError if it is not TOML, or cannot be settings."""
    if any(line.count(".") > _MOST_DOTS for line in text.splitlines()):
        raise ValueError(f"a line has more than {_MOST_DOTS} dots")
    # Imported here, since at the first start there is nothing to read.
    import tomllib

    return tomllib.loads(text)


def _loaded(text: str) -> TomlTable | None:
    try:
        return _from_toml(text)
    except (ValueError, RecursionError):
        return None


def _take_over(found: TomlTable, table: TomlTable) -> None:
    for key, value in found.items():
        there = table.setdefault(key, value)
        if there is not value and isinstance(there, dict) and isinstance(value, dict):
            _take_over(value, there)


def _checked(
    path: Path,
    usual: _Table,
    table: Mapping[str, object],
    prefix: str = "",
    precise: Mapping[str, object] | None = None,
) -> tuple[_Table, list[Problem]]:
    """``usual``, a struct or a dataclass, with the values of ``table`` that it accepts.

    ``precise`` are types for its fields that are stricter than its own.
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
                is_nothing = value == NOTHING and type(None) in get_args(types[key])
                part = None if is_nothing else msgspec.convert(value, types[key])
            accepted = _with(accepted, {key: part})
        except (msgspec.ValidationError, ValueError, OverflowError):
            used = "" if _is_table(default) else _shown(_builtin(default))
            problems.append(Problem(ProblemKind.BAD_VALUE, path, place, _shown(value), used))
    return accepted, problems


@cache
def _types(kind: type) -> Mapping[str, object]:
    """The types of the fields of a struct or a dataclass, cached since Python evaluates them each time."""
    return get_type_hints(kind, include_extras=True)


def _with_usable_keys(
    path: Path, settings: Settings, kind: type[GameOptions]
) -> tuple[Settings, list[Problem]]:
    """The settings with the default for each key that conflicts with another or with the table.

    Two games may use the same key for commands of theirs, since only one of them is played at a time.
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
    """Whether a value of the settings is a separate table in the file."""
    return isinstance(value, Struct) or (dataclasses.is_dataclass(value) and not isinstance(value, type))


def _with(table: Any, change: TomlTable) -> Any:
    if isinstance(table, Struct):
        return msgspec.structs.replace(table, **change)
    return dataclasses.replace(table, **change)


def _precise_types(hint: object) -> Mapping[str, object]:
    """The types for the fields of a table that its annotation gives."""
    notes = getattr(hint, "__metadata__", ())
    return {name: kind for note in notes for name, kind in (note.extra or {}).items()}


def _builtin(value: object) -> Any:
    """A setting in the form that the TOML writer takes."""
    if _is_table(value):
        return {name: _builtin(part) for name, part in _parts(value).items()}
    return NOTHING if value is None else msgspec.to_builtins(value)


def _parts(table: Any) -> TomlTable:
    if isinstance(table, Struct):
        return msgspec.structs.asdict(table)
    return {field.name: getattr(table, field.name) for field in dataclasses.fields(table)}


def _text(settings: Settings, games: Mapping[str, GameOptions | Mapping[str, object]]) -> bytes:
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
    """A value of a setting, shortened for a message, much as it is written in the file."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        # Imported here, so that the start need not wait for it.
        import json

        return _short(json.dumps(value, ensure_ascii=False))
    try:
        return _short(reprlib.repr(value))
    except ValueError:
        # Python refuses to write a number of many thousand digits.
        return f"({type(value).__name__})"


def _short(text: str) -> str:
    return text if len(text) <= 80 else f"{text[:77]}..."


def _keep(path: Path, content: bytes, parsed: _Parsed) -> Path:
    """Copy ``content`` to a new file beside the settings file, unless there is a copy. Raises OSError."""
    newer = any(problem.kind is ProblemKind.NEWER_VERSION for problem in parsed.problems)
    word = f"version-{parsed.version}" if newer or not parsed.problems else "broken"
    for copy in durable.numbered(path, word):
        try:
            durable.create(copy, content)
        except FileExistsError:
            if copy.is_file() and copy.stat().st_size == len(content) and copy.read_bytes() == content:
                break
        else:
            break
    return copy
