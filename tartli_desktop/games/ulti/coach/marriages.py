"""Which marriages can be announced now (U7.2)."""

from __future__ import annotations

from tartli_desktop.games.ulti import Announce, View


def announcements(view: View) -> tuple[Announce, ...]:
    """What can be announced, the most valuable first; nothing if marriages do not count (U7.3)."""
    said = [action for action in view.legal if isinstance(action, Announce)]
    return tuple(sorted(said, key=lambda action: -sum(action.values)))
