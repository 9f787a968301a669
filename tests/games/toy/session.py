"""What plays a match of the toy."""

from __future__ import annotations

from tartli_desktop.session.session import SessionOf

from .rules import Action, Event, Match, View

Session = SessionOf[Match, View, Event, Action]
"""A match of the toy at the table."""
