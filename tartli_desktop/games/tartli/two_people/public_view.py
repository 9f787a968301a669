"""What everybody at the table knows of a match, whoever looks."""

from __future__ import annotations

from msgspec.structs import replace

from tartli_desktop.games.tartli.rules import Event, View


def for_everybody(event: Event) -> Event:
    """An event without anything hidden from either seat."""
    return event.seen_by(0).seen_by(1)


def in_public(view: View) -> View:
    """The part of a view that both seats know: without either hand or any legal actions."""
    return replace(view, hand=(), opponent_cards=(), legal=(), events=tuple(map(for_everybody, view.events)))
