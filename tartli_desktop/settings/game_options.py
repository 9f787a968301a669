"""The options of one game: each game derives its own type from :class:`GameOptions`."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, ClassVar

from msgspec import Meta, Struct


class AssistancePreset(StrEnum):
    """How much the program helps."""

    BEGINNER = "beginner"
    """With everything."""
    USUAL = "usual"
    """With counts, a warning before a meld is thrown away, and hints on request; the default."""
    CAFE = "café"
    """With nothing that cannot be seen at a real table."""


class GameKeys(Struct, frozen=True, forbid_unknown_fields=True):
    """The keys of a game's own commands, by the names of the commands; a game without any has no fields.

    Names and keys must differ from those of :class:`tartli_desktop.settings.shortcuts.Keys`.
    """


class GameOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """The options of one game; without arguments they have the defaults.

    As in ``Settings``, values are checked only when they are read from or saved to a file. A field may be a
    struct or a dataclass, which is a separate table in the file; if its class checks less than the file
    needs, ``Annotated[…, Meta(extra={name: type})]`` gives its fields more precise types.
    """

    game: ClassVar[str] = ""
    """The name of the game and of its table in the file; empty in this base class."""

    presets: ClassVar[Mapping[AssistancePreset, Mapping[str, object]]] = {}
    """The values that each preset gives these options, by the names of the fields."""

    opponent_level: Annotated[str, Meta(pattern=r"\A[\w -]{1,40}\Z")] = "heuristic"
    """A level of the game's opponents; checked where it is read."""

    people: Annotated[str, Meta(pattern=r"\A[a-z -]{0,120}\Z")] = ""
    """The ids of the people invited to a table with several opponents, by opponent; "-" for anybody."""

    points_card: bool = False
    """Whether the card of points is open beside the table, if the game has one."""

    keys: GameKeys = GameKeys()
    """The keys of the game's own commands."""

    @property
    def next_variant(self) -> object:
        """The variant of a new match, as the player has chosen."""
        raise NotImplementedError


class TrickOptions(GameOptions, frozen=True, forbid_unknown_fields=True):
    """The options of a game in which the last trick leaves nothing to choose."""

    last_card_by_itself: bool = False
    """Whether the last card of a hand is played without a click."""
