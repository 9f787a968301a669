"""What the board of cards shows of a view, by what the player has chosen to be shown."""

from __future__ import annotations

from tartli_desktop.coach.whereabouts import whereabouts
from tartli_desktop.coach.words import places_sentences
from tartli_desktop.engine import Card, View
from tartli_desktop.speech import SuitSystem
from tartli_desktop.store.settings import Settings
from tartli_desktop.table.board import Mark


def marks_of(view: View, settings: Settings) -> dict[Card, Mark]:
    """The marks of all cards; none where nothing is to be shown, or no hand is being played."""
    if not (settings.show_gone or settings.show_known) or not view.trick or view.to_move is None:
        return {}
    places = whereabouts(view)
    marks = dict.fromkeys((*places.mine, *places.turned), Mark.SEEN)
    marks |= dict.fromkeys(places.hidden, Mark.OUT)
    marks |= dict.fromkeys(places.gone, Mark.GONE if settings.show_gone else Mark.OUT)
    marks |= dict.fromkeys(places.theirs, Mark.THEIRS if settings.show_known else Mark.OUT)
    return marks


def words_of(view: View, settings: Settings, opponent: str, suits: SuitSystem) -> str:
    """The same in words."""
    if not marks_of(view, settings):
        return ""
    gone, known = settings.show_gone, settings.show_known
    return places_sentences(whereabouts(view), opponent, suits, gone=gone, known=known)
