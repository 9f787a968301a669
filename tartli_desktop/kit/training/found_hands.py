"""Hands for training that were found beforehand, so that nobody waits for the first one."""

import lzma
from collections.abc import Collection
from functools import cache

import msgspec
from msgspec import Struct

from tartli_desktop.game.rules import Rules
from tartli_desktop.game.training import Found, Sought
from tartli_desktop.game.variant_base import written
from tartli_desktop.resources import resources_folder


class FoundHand(Struct, frozen=True):
    """A hand of a kind, or a question, as a line of the file."""

    exercise: str
    found: Found


def file_of(game: str) -> str:
    """The file of a game in the resources folder; ``packaging/find_training.py`` makes it."""
    return f"training/{game}.jsonl.xz"


@cache
def _hands_of(game: str) -> tuple[FoundHand, ...]:
    file = resources_folder() / file_of(game)
    if not file.exists():
        return ()
    lines = lzma.decompress(file.read_bytes()).splitlines()
    return tuple(msgspec.json.decode(line, type=FoundHand) for line in lines)


def found_hands(rules: Rules, sought: Sought, played: Collection[str]) -> list[Found]:
    """The hands of a kind by these rules, without those whose packs are among ``played``."""
    variant = written(sought.variant)
    return [
        each.found
        for each in _hands_of(rules.name)
        if each.exercise == sought.exercise
        and each.found.record[rules.form.variant] == variant
        and each.found.record["hands"][-1]["deck"] not in played
    ]
