"""How the match stands: tricks and points at the plates, what is played, what may be played."""

from __future__ import annotations

from collections.abc import Sequence

from tartli_desktop.face.at_the_table.status import Status
from tartli_desktop.face.hand_parts import done_by
from tartli_desktop.face.portraits import portraits_of
from tartli_desktop.games.ulti import Lay, Play, TrickWon, View
from tartli_desktop.games.ulti.coach.facts import points_so_far
from tartli_desktop.games.ulti.session import Session
from tartli_desktop.games.ulti.words import prompts
from tartli_desktop.kit.chosen_cards import chosen_from
from tartli_desktop.kit.status import plate_of
from tartli_desktop.settings.settings import Settings
from tartli_desktop.table.notes.plate_content import PlateContent
from tartli_desktop.text.card_names import SuitSystem
from tartli_desktop.text.context import Context

from .plan import discarder

tr = Context("Ulti.Table")


def status_of(session: Session, settings: Settings, suits: SuitSystem, *, dealing: bool) -> Status:
    """How a match stands; while cards are being dealt, nothing gives them away."""
    view: View = session.view
    # A full trick counts when it has been gathered.
    won = [event.seat for event in session.events_shown if isinstance(event, TrickWon)]
    players = list(zip(session.names, portraits_of(session), strict=True))
    count = points_so_far(view, len(won)) if settings.show_counts else None
    return Status(
        plates=_plates(view, players, won, dealing=dealing),
        caption="" if dealing else prompts.caption(view, session.names, suits, count),
        playable=chosen_from(view.legal, Play, Lay) if settings.show_legal else None,
        weights={
            "double": "quiet",
            "marriage": "quiet",
            "claim": "faint",
            "concede": "faint",
            "bid": "" if view.phase == "bid" and view.to_move == view.seat else "quiet",
        },
    )


def position_status(
    view: View, players: Sequence[tuple[str, str]], settings: Settings, suits: SuitSystem
) -> Status:
    """How a position that is only looked at stands; ``players`` are names and portraits, by seat."""
    names = [name for name, _ in players]
    won = [winner for _, _, winner in view.tricks]
    caption, layer = prompts.caption(view, names, suits, points_so_far(view, len(won))), discarder(view)
    if layer is not None:
        talon = done_by(names[layer], tr("In the talon: your cards"), tr("In the talon: %1’s cards"))
        caption = "\n".join(filter(None, (caption, talon)))
    return Status(plates=_plates(view, players, won, dealing=False), caption=caption)


def _plates(
    view: View, players: Sequence[tuple[str, str]], won: Sequence[int], *, dealing: bool
) -> tuple[PlateContent, ...]:
    """What stands on the plate of each seat; ``won`` are the winners of the tricks gathered so far."""
    tells = view.contract is not None and not dealing
    plates = []
    for seat, player in enumerate(players):
        deals = view.to_move is not None and seat == view.dealer
        plates.append(
            plate_of(
                player,
                won.count(seat) if tells else None,
                tr("soloist") if seat == view.soloist and not dealing else "",
                [tr("dealer")] if deals else [],
                is_dealer=seat == view.dealer and (view.to_move is not None or dealing),
                is_declarer=seat == view.soloist and tells,
                is_to_act=seat == view.to_move and not dealing,
            )
        )
    return tuple(plates)
