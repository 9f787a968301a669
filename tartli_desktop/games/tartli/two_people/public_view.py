"""What everybody at the table knows of a match, no matter who looks."""

from __future__ import annotations

from msgspec.structs import replace

from tartli_desktop.games.tartli.rules import Event, View


def for_everybody(event: Event) -> Event:
    """An event as both seats learn it: without what is hidden from either."""
    return event.seen_by(0).seen_by(1)


def in_public(view: View) -> View:
    """What of a view both seats know: neither hand, and nothing that either may do."""
    return replace(view, hand=(), opponent_cards=(), legal=(), events=tuple(map(for_everybody, view.events)))
