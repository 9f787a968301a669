"""What can be chosen for one game only: each game says its own, by a type that is derived from this one."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, ClassVar

from msgspec import Struct


class AssistancePreset(StrEnum):
    """How much help there is."""

    BEGINNER = "beginner"
    """Everything."""
    USUAL = "usual"
    """Counts, a warning before a meld is thrown away, and hints for those who ask; what is set at first."""
    CAFE = "café"
    """Nothing is shown that is not seen at a table."""


class GameKeys(Struct, frozen=True, forbid_unknown_fields=True):
    """The keys of a game's own commands, by the names of the commands; a game without any has none.

    No name and no key of :class:`tartli_desktop.settings.shortcuts.Keys` is used again.
    """


class GameOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """The options of one game; without arguments they are as at first.

    As of ``Settings``, a value is checked only when it is read from or saved to a file. A field may be a
    struct or a dataclass, which is a table of its own in the file; whose class checks less than a settings
    file may say, has more precise types in ``Annotated[…, Meta(extra={name: type})]``.
    """

    game: ClassVar[str] = ""
    """The name of the game, and of its table in the file; empty: this type by itself, of no game."""

    presets: ClassVar[Mapping[AssistancePreset, Mapping[str, Any]]] = {}
    """What each set of help chooses of these, by the names of the fields."""

    points_card: bool = False
    """Whether the card of its points is open beside the table, where the game has one."""

    keys: GameKeys = GameKeys()
    """The keys of the game's own commands."""
