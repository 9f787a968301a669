"""Makes releases/VERSION, a player's data of this version: ``python -m tests.store.versions.make_release``.

Run it once, when the version is released: its files never change. Every setting differs from its default,
and the database has matches of every kind.
"""

import sqlite3
import sys
from contextlib import closing
from datetime import timedelta
from enum import Enum
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from tartli_desktop import __version__
from tartli_desktop.files.user_paths import UserPaths
from tartli_desktop.game.registry import games, rules_of
from tartli_desktop.games.tartli import AUSTRIAN, opponents
from tartli_desktop.settings import settings_file
from tartli_desktop.settings.game_options import GameKeys, GameOptions
from tartli_desktop.settings.settings import Settings
from tartli_desktop.settings.shortcuts import Keys
from tartli_desktop.store.match_store import MatchStore
from tests.store.versions.make_database import NOON, fill

_Kind = TypeVar("_Kind", Settings, GameOptions)

RELEASES = Path(__file__).with_name("releases")

CHOSEN: dict[str, Any] = {
    "player_name": "Zsófi",
    "last_game": "tarokk",
    "opponent": "ilona",
    "people": "kornel -",
    "opponent_name": "Ödön bácsi",
    "first_player": "Kata",
    "second_player": "Gyuri",
    "opponent_level": opponents.LEVELS[0],
    "match_target": None,
    "hands": 24,
    "rounds": 6,
    "pack": "french",
    "tarokk_pack": "own-tarokk:pictures",
    "language": "hu",
    "window_geometry": "AdnQywADAAA=",
    "dialog_places": {"SettingsDialog": (40, 30, 700, 500)},
}
"""Values that cannot be derived from the type."""

HOUSE_RULES: dict[str, dict[str, Any]] = {
    "tartli": {**AUSTRIAN.to_dict(), "name": "own", "set_of_nines": True, "double_below": 200},
    "ulti": {"four_aces": False},
    "tarokk": {"free_call": False},
}
"""The player's own rules of each game, where they differ from the preset."""


def chosen() -> Settings:
    """Settings that all differ from their defaults, those of the games, too."""
    settings = _other_than_usual(Settings)
    for game in games():
        settings = settings.with_game(_other_than_usual(rules_of(game).options))
    return settings


def _other_than_usual(kind: type[_Kind]) -> _Kind:
    values: dict[str, Any] = {}
    for name, usual in msgspec.structs.asdict(kind()).items():
        if name in CHOSEN:
            values[name] = CHOSEN[name]
        elif name == "own_variant":
            values[name] = type(usual).from_dict({**usual.to_dict(), **HOUSE_RULES[kind.game]})
        elif isinstance(usual, bool):
            values[name] = not usual
        elif isinstance(usual, Enum):
            values[name] = next(other for other in reversed(type(usual)) if other != usual)
        elif isinstance(usual, float):
            values[name] = usual + 0.25
        elif isinstance(usual, int) and name != "version":
            values[name] = usual + 1
        elif isinstance(usual, Keys):
            values[name] = msgspec.structs.replace(usual, slate="Q", hint="", take_back="Ctrl+J")
        elif isinstance(usual, GameKeys):
            first, *others = usual.__struct_fields__
            values[name] = msgspec.structs.replace(usual, **{first: "J"} | dict.fromkeys(others[:1], ""))
        elif name not in ("version", "games"):
            raise SystemExit(f"Please say in CHOSEN what {name} shall be.")
    return msgspec.structs.replace(kind(), **values)


def main() -> int:
    """Make the files of this version, unless they exist."""
    paths = UserPaths.under(RELEASES / __version__)
    if paths.data.exists():
        print(f"{paths.data} is there, and never changes.", file=sys.stderr)
        return 1
    settings_file.save(paths.settings_file, chosen())
    minutes = iter(range(100_000))
    with MatchStore.open(paths.database, now=lambda: NOON + timedelta(minutes=next(minutes))).store as store:
        fill(store)
    with closing(sqlite3.connect(paths.database, isolation_level=None)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    print(paths.data)
    return 0


if __name__ == "__main__":
    sys.exit(main())
