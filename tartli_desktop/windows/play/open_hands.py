"""The hands that lie open during play, since the player can work out their cards."""

from __future__ import annotations

from tartli_desktop.face.face import Face
from tartli_desktop.session.session import Session
from tartli_desktop.table.piles import NO_CARDS, Layout


def open_hands(face: Face, session: Session) -> Layout:
    """The hands of a match that opens them, by pile; otherwise none."""
    if not session.opens_hands:
        return NO_CARDS
    match = session.played()
    return face.plan.open_hands([match.view(seat) for seat in range(len(session.names))], session.viewer)
