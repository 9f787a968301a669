"""What plays a match of tarokk."""

from tartli_desktop.session.session import SessionOf

from .rules.actions import Action
from .rules.events import Event
from .rules.match import Match
from .rules.view import View

Session = SessionOf[Match, View, Event, Action]
"""A match of tarokk at the table."""
