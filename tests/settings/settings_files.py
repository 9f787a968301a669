"""Settings files as tests write them, their values, and their problems."""

import tomllib
from pathlib import Path
from typing import Any

import msgspec
from hypothesis import HealthCheck, settings

from tartli_desktop.games.tartli.options import TartliOptions
from tartli_desktop.settings.settings import Settings
from tartli_desktop.settings.settings_file import Problem, load
from tests.settings.choices import KINDS

in_one_folder = settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)


def written(path: Path, content: str | bytes) -> Path:
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return path


def kept(path: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in path.parent.iterdir() if file != path}


def only_problem(path: Path) -> Problem:
    (problem,) = load(path, KINDS).problems
    return problem


def settings_written(path: Path) -> dict[str, Any]:
    """Every setting in a file except the version, by name: "speed", "keys.bela", "own_variant.exchange".

    Tartli's own settings have plain names, as before games had tables; ``true`` for large corners is "on".
    """
    table = tomllib.loads(path.read_text(encoding="utf-8"))
    if table.get("large_index") is True:
        table["large_index"] = "on"
    names = _by_name({**table, **table.get("games", {}).get("tartli", {})})
    names |= _by_name({"keys": table.get("keys", {})})
    return {name: value for name, value in names.items() if name.split(".")[0] not in ("version", "games")}


def plainly(chosen: Settings) -> dict[str, Any]:
    """Settings by their names, in the same way."""
    options = chosen.game(TartliOptions)
    table = msgspec.to_builtins(chosen) | msgspec.to_builtins(options)
    names = _by_name(table | {"keys": chosen.keys_with(TartliOptions)})
    names["dialog_places"] = {name: list(place) for name, place in chosen.dialog_places.items()}
    return {name: "none" if value is None else value for name, value in names.items()}


def _by_name(table: dict[str, Any]) -> dict[str, Any]:
    names: dict[str, Any] = {}
    for name, value in table.items():
        if name in ("keys", "own_variant"):
            names |= {f"{name}.{inner}": part for inner, part in value.items()}
        else:
            names[name] = value
    return names
