"""The hands of a match of the toy in words: see :class:`tartli_desktop.face.records.RecordsOf`."""

from collections.abc import Mapping, Sequence
from typing import Any

from tartli_desktop.face.hand_parts import HandPart, Line, OneHand
from tartli_desktop.face.records import RecordsOf
from tartli_desktop.text.card_names import card_name
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill

from .rules import Event, HandEnded, LaidAway, Match, Played, TrickTaken, Variant
from .words import between_sides

tr = Context("Toy.Records")


class ToyRecords(RecordsOf[Match, Event, Variant]):
    """A line for each card."""

    def standings(self, standings: Sequence[int], variant: Mapping[str, Any]) -> str:
        """The hands that each seat's side has won."""
        return fill(tr("%1 hands"), between_sides(standings))

    def unit(self, variant: Mapping[str, Any]) -> str:
        """The word for hands won."""
        return tr("hands")

    def columns(self) -> tuple[str, ...]:
        """The card points of the sides."""
        return (tr("Points"),)

    def cells(
        self, match: Match, events: Sequence[Event], players: Sequence[str], viewer: int
    ) -> tuple[str, ...]:
        """The card points of the sides, the viewer's side first."""
        side = viewer % match.variant.sides
        return (between_sides((*match.points[side:], *match.points[:side])),)

    def hand_parts(self, events: Sequence[Event], hand: OneHand[Variant], /) -> list[HandPart]:
        """A hand, trick by trick."""
        players, parts, part = hand.players, [], HandPart(fill(tr("Hand %1"), hand.number))
        for event in events:
            if isinstance(event, Played):
                part.lines.append(Line(f"{players[event.seat]}: {card_name(event.card)}"))
                part.played.append((event.seat, event.card))
            if isinstance(event, LaidAway) and event.cards is not None:
                cards = ", ".join(card_name(card) for card in event.cards)
                words = fill(tr("%1 lays away: %2"), players[event.seat], cards)
                part.lines.append(Line(words, tuple(event.cards)))
            if isinstance(event, TrickTaken | HandEnded):
                parts.append(part)
                part = HandPart(tr("Trick"))
        return [*parts, part] if part.lines else parts
