"""The keys of the commands in the settings."""

import re
from collections.abc import Mapping
from typing import Annotated

from msgspec import Meta, Struct

_NAMED = (
    "F[1-9]|F[12][0-9]|F3[0-5]|Esc|Tab|Backtab|Backspace|Return|Enter|Ins|Del|Pause|Print|SysReq|Home|End"
    "|Left|Up|Right|Down|PgUp|PgDown|Space|Menu|Help|Back|Forward|Stop|Refresh|Search|Undo|Redo|Copy|Cut"
    "|Paste|Open|Clear"
)
Key = Annotated[
    str,
    Meta(
        max_length=40,
        pattern=rf"\A((Meta\+)?(Ctrl\+)?(Alt\+)?(Shift\+)?(Num\+)?({_NAMED}|[^\x00-\x20\x7f-\xa0\ud800-\udfff]))?\Z",
    ),
]
"""One key with its modifiers, as Qt writes it in a file: "D", "Ctrl+Z"; empty for none."""

_OF_THE_TABLE = (
    r"(Ctrl\+)?(Left|Right|Home|End)|(Shift\+)?(Up|Down)|(Ctrl\+)?(Shift\+)?(Tab|Backtab)"
    r"|(Meta\+)?(Ctrl\+)?(Alt\+)?(Shift\+)?Esc|(Ctrl\+)?(Num\+)?(Return|Enter)|Space|Backspace|Shift\+\w"
)


class Keys(Struct, frozen=True, forbid_unknown_fields=True):
    """The key of each command that all games share, by the name of the command; empty for no key.

    No two are the same, and none is the same as a key of the game that is played.
    """

    slate: Key = "S"
    talon: Key = "T"
    last_said: Key = "L"
    hint: Key = "H"
    why: Key = "W"
    take_back: Key = "Ctrl+Z"
    to_end: Key = "E"
    fold_slate: Key = "F9"
    points: Key = "F4"
    how_to_play: Key = "F1"
    key_list: Key = "?"
    new_match: Key = "Ctrl+N"
    matches: Key = "Ctrl+O"
    league: Key = "Ctrl+Shift+T"
    statistics: Key = "Ctrl+T"
    review: Key = "Ctrl+R"
    puzzle: Key = "Ctrl+P"
    try_again: Key = "F8"
    bidding: Key = "Ctrl+L"
    bidding_again: Key = "Ctrl+Shift+L"
    deals: Key = "Ctrl+D"
    study: Key = "Ctrl+E"
    copy: Key = "Ctrl+Shift+C"
    settings: Key = "Ctrl+,"
    full_screen: Key = "F11"
    quit: Key = "Ctrl+Q"


def belongs_to_the_table(key: str) -> bool:
    """Whether a key selects, types or plays cards or moves the focus, and so cannot do anything else."""
    return re.fullmatch(_OF_THE_TABLE, key) is not None


def has_key(keys: Mapping[str, str], key: str, *, but: str = "") -> str | None:
    """The command other than ``but`` that has a key; None if there is none, or the key is empty."""
    return next((name for name, other in keys.items() if key and name != but and other == key), None)


def first_double(keys: Mapping[str, str], usual: Mapping[str, str]) -> tuple[str, str] | None:
    """A command that was given the key of another one, and that other; None if no two keys are the same.

    ``usual`` are the default keys.
    """
    for name, key in keys.items():
        other = has_key(keys, key, but=name)
        # The command whose default it is keeps the key.
        if other is not None and key != usual[name]:
            return name, other
    return None
