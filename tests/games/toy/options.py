"""What the player chooses for the toy."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct


class Options(Struct, frozen=True):
    """The choices, each with its default."""

    target: Annotated[int, Meta(ge=1, le=9)] = 3
    """How many hands win a new match (Y5)."""

    last_card_by_itself: bool = False
    """Whether the last card of a hand is played without a click."""
