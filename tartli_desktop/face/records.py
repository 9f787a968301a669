"""What a game says about past hands of a match."""

from collections.abc import Sequence
from typing import Protocol

from tartli_desktop.game.json_types import Json
from tartli_desktop.game.match import E_contra, M_contra, R

from .hand_parts import HandPart, OneHand


class RecordsOf(Protocol[M_contra, E_contra, R]):
    """Hands in a list, and one of them in words.

    ``events`` are those of a hand; while it is not over, only as the viewer knows them. ``players`` are the
    names as they are shown, and ``viewer`` is the seat that comes first.
    """

    def standings(self, standings: Sequence[int], variant: Json) -> str:
        """The score of a match with its unit; the player's own is the first of ``standings``.

        ``variant`` is the variant as it is saved.
        """

    def unit(self, variant: Json) -> str:
        """The unit of the score, in a short word after the figures: "bulis"."""

    def columns(self) -> tuple[str, ...]:
        """The heads of the columns after number and dealer in the list of hands; the last has most room."""

    def cells(
        self, match: M_contra, events: Sequence[E_contra], players: Sequence[str], viewer: int
    ) -> tuple[str, ...]:
        """The cells of these columns for the last hand of a match, over or not."""

    def hand_parts(self, events: Sequence[E_contra], hand: OneHand[R], /) -> list[HandPart]:
        """A hand in parts: the deal, each trick and the result."""

    def hand_text(
        self,
        number: int,
        events: Sequence[E_contra],
        players: Sequence[str],
        variant: R,
        record: Json | None = None,
        *,
        viewer: int,
    ) -> str:
        """The same as one text to copy; ``record`` is the hand's object in a record, if it is over."""
        hand = OneHand(number, players, variant, viewer, is_over=record is not None)
        parts = self.hand_parts(events, hand)
        return "\n\n".join(part.text for part in parts) + "\n"
