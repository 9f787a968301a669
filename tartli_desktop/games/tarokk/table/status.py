"""How the match stands: tricks at the plates, what is played and announced, what may be played."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from tartli_desktop.cards.tarokk import Card
from tartli_desktop.face.at_the_table.status import Status
from tartli_desktop.face.portraits import portraits_of
from tartli_desktop.games.tarokk.rules.actions import Discard, Play
from tartli_desktop.games.tarokk.rules.events import TrickWon
from tartli_desktop.games.tarokk.rules.sides import DECLARERS
from tartli_desktop.games.tarokk.rules.view import View
from tartli_desktop.games.tarokk.words import prompts
from tartli_desktop.session.session import Session
from tartli_desktop.settings.settings import Settings
from tartli_desktop.table.notes.plate import PlateContent
from tartli_desktop.text.placeholders import fill

from .choices import offers_all_calls
from .gathered import hand_dealer

translate = QCoreApplication.translate


def status_of(session: Session, settings: Settings, *, dealing: bool) -> Status:
    """How a match stands; while cards are dealt nothing tells what they are."""
    view: View = session.view
    # A full trick counts when it has been gathered, not while it lies there.
    won = [event.seat for event in session.events_shown if isinstance(event, TrickWon)]
    plates = plates_of(view, session.names, portraits_of(session), won, dealing=dealing)
    return Status(
        plates=plates,
        caption="" if dealing else prompts.caption(view, session.names),
        playable=bright_cards(view) if settings.show_legal else None,
        weights={"announce": _weight_of_paper(view)},
    )


def _weight_of_paper(view: View) -> str:
    """How much the button catches the eye that opens the paper of announcements."""
    if view.phase != "announce" or view.called is not None:
        return "quiet"
    return "away" if offers_all_calls(view) else ""


def status_looked_at(view: View, players: Sequence[tuple[str, str]]) -> Status:
    """How a position stands that is only looked at; ``players`` are names and portraits, by seat."""
    names, portraits = [name for name, _ in players], [portrait for _, portrait in players]
    plates = plates_of(view, names, portraits, view.winners, dealing=False)
    return Status(plates=plates, caption=prompts.caption(view, names))


def plates_of(
    view: View, names: Sequence[str], portraits: Sequence[str], won: Sequence[int], *, dealing: bool
) -> tuple[PlateContent, ...]:
    """What stands on the plate of each seat; nothing of a hand while the pack is cut or dealt.

    ``won`` are the winners of the tricks gathered so far.
    """
    is_running = view.to_move is not None
    is_called = view.called is not None and not dealing
    plates = []
    for seat, (name, portrait) in enumerate(zip(names, portraits, strict=True)):
        taken = won.count(seat)
        tricks = translate("Tarokk.Table", "%n trick(s)", None, taken)
        tells = is_called and seat in view.active
        figures, _, unit = tricks.partition(" ") if tells else ("", "", "")
        plates.append(
            PlateContent(
                name,
                portrait=portrait,
                figures=figures,
                unit=unit,
                sits_out=is_running and not dealing and seat not in view.active,
                is_dealer=is_running and seat == hand_dealer(view),
                is_declarer=not dealing and seat == view.declarer,
                is_partner=not dealing and seat != view.declarer and view.sides[seat] == DECLARERS,
                wears_hat=seat == view.hat,
                is_to_act=seat == view.to_move and not dealing,
                text=_plate_words(view, seat, name, taken, dealing=dealing),
            )
        )
    return tuple(plates)


def _plate_words(view: View, seat: int, name: str, tricks: int, *, dealing: bool) -> str:
    parts = [name]
    side = None if dealing else view.sides[seat]
    if seat == view.declarer and not dealing:
        parts.append(translate("Tarokk.Table", "declarer"))
    elif side == DECLARERS:
        parts.append(translate("Tarokk.Table", "partner"))
    elif side is not None:
        parts.append(translate("Tarokk.Table", "opponent"))
    if seat not in view.active:
        parts.append(translate("Tarokk.Table", "sits out"))
    elif view.called is not None and not dealing:
        parts.append(fill(translate("Tarokk.Table", "tricks: %1"), tricks))
    if view.to_move is not None and seat == hand_dealer(view):
        parts.append(translate("Tarokk.Table", "dealer"))
    if seat == view.hat:
        parts.append(translate("Tarokk.Table", "wears the mayor’s hat"))
    return " · ".join(parts)


def bright_cards(view: View) -> set[Card] | None:
    """The cards that are not dimmed: those that may be played or discarded; None where none is dimmed."""
    bright: set[Card] = set()
    for action in view.legal:
        if isinstance(action, Play):
            bright.add(action.card)
        elif isinstance(action, Discard):
            bright.update(action.cards)
    return bright or None
