"""The player's options for the toy."""

from typing import Annotated, ClassVar

from msgspec import Meta

from tartli_desktop.settings.game_options import TrickOptions

from .rules import Variant


class Options(TrickOptions, frozen=True, forbid_unknown_fields=True):
    """The choices, each with its default."""

    game: ClassVar[str] = "toy"

    target: Annotated[int, Meta(ge=1, le=9)] = 3
    """How many hands win a new match (Y5)."""

    lays: bool = False
    """Whether cards are laid away first in a new match (Y6)."""

    seats: Annotated[int, Meta(ge=3, le=5)] = 4
    """The number of players in a new match (Y1)."""

    @property
    def next_variant(self) -> Variant:
        """The number of hands, whether cards are laid away, and the number of seats."""
        return Variant(self.target, self.lays, self.seats)
