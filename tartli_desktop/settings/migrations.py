"""The steps that bring the table of an older settings file up to this version.

A released step never changes, and neither do the names in it: it reads the files that players have.
"""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

TomlTable = dict[str, Any]
Moves = Mapping[str, str]
"""The places of settings after a step, each with the place before, as "games.tartli.go_out": "go_out"."""

_TARTLI = (
    *("opponent_level", "variant", "own_variant", "match_target", "show_trumps", "show_gone", "show_known"),
    *("remind_melds", "go_out", "turned_card_always_last", "slate_style", "points_card"),
)
_KEYS_OF_TARTLI = (
    *("declare", "bela", "exchange", "go_out", "look_at_melds", "see_melds"),
    *("other_goes_out", "other_speaks"),
)


def give_tartli_a_table(table: TomlTable) -> Moves:
    """Version 1 had one game only, with its settings and keys among the general ones."""
    moves = {}
    for prefix, names in (("", _TARTLI), ("keys.", _KEYS_OF_TARTLI)):
        source = table.get("keys") if prefix else table
        if not isinstance(source, dict):
            continue
        for name in [name for name in names if name in source]:
            target = _inner(table, ("games", "tartli", *prefix.split(".")[:-1]))
            value = source.pop(name)
            # A value that a newer program has written stays.
            if target.setdefault(name, value) is value:
                moves[f"games.tartli.{prefix}{name}"] = prefix + name
    return moves


def give_windows_colours_of_the_house(table: TomlTable) -> Moves:
    """In version 2 the system's colours were the default; a file does not tell whether they were chosen."""
    if table.get("colour_scheme") == "system":
        table["colour_scheme"] = "house"
    return {}


def let_large_text_have_large_corners(table: TomlTable) -> Moves:
    """In version 3 large corners were on or off; a file does not tell whether "off" was chosen."""
    large = table.get("large_index")
    if isinstance(large, bool):
        table["large_index"] = "on" if large else "with large text"
    return {}


def name_the_variant_alike(table: TomlTable) -> Moves:
    """In version 4 Ulti and Tarokk called their variant "rules"."""
    moves = {}
    for game in ("ulti", "tarokk"):
        games = table.get("games")
        options = games.get(game) if isinstance(games, dict) else None
        if not isinstance(options, dict):
            continue
        for before, now in (("rules", "variant"), ("own_rules", "own_variant")):
            if before in options:
                value = options.pop(before)
                if options.setdefault(now, value) is value:
                    moves[f"games.{game}.{now}"] = f"games.{game}.{before}"
    return moves


def _inner(table: TomlTable, names: tuple[str, ...]) -> TomlTable:
    """A nested table, made if it is missing; a detached one if something else is in its place."""
    for name in names:
        inner = table.setdefault(name, {})
        table = inner if isinstance(inner, dict) else {}
    return table


class Migration(Struct, frozen=True):
    """A step from the table of one version to that of the next."""

    start: int
    end: int
    run: Callable[[TomlTable], Moves]
    """Changes a table, which may lack anything and contain anything."""


STEPS = (
    Migration(1, 2, give_tartli_a_table),
    Migration(2, 3, give_windows_colours_of_the_house),
    Migration(3, 4, let_large_text_have_large_corners),
    Migration(4, 5, name_the_variant_alike),
)
"""The steps in order. A file without a version has the first one."""

FIRST = STEPS[0].start


def bring_up(table: TomlTable, version: int) -> Moves:
    """Run every step that a table lacks, and return the new places of its settings with those in the file."""
    moves: dict[str, str] = {}
    for step in STEPS:
        if step.start >= version:
            moves |= {now: place_before(then, moves) for now, then in step.run(table).items()}
    return moves


def place_before(place: str, moves: Moves) -> str:
    """The place in the file, such as "own_variant.stichmatsch", of a value at this place now."""
    parts = place.split(".")
    for count in range(len(parts), 0, -1):
        before = moves.get(".".join(parts[:count]))
        if before is not None:
            return ".".join([before, *parts[count:]])
    return place
