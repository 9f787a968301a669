"""How the match stands: tricks at the plates, what is played and announced, what may be played."""

from __future__ import annotations

from collections.abc import Sequence

from tartli_desktop.face.at_the_table.status import Status
from tartli_desktop.face.portraits import portraits_of
from tartli_desktop.games.tarokk import Discard, Play, TrickWon, View
from tartli_desktop.games.tarokk.rules.sides import DECLARERS
from tartli_desktop.games.tarokk.session import Session
from tartli_desktop.games.tarokk.words import prompts
from tartli_desktop.kit.chosen_cards import chosen_from
from tartli_desktop.kit.status import plate_of
from tartli_desktop.settings.settings import Settings
from tartli_desktop.table.notes.plate_content import PlateContent
from tartli_desktop.text.card_names import SuitSystem
from tartli_desktop.text.context import Context

from .choices import offers_all_calls
from .gathered import hand_dealer

tr = Context("Tarokk.Table")


def status_of(session: Session, settings: Settings, suits: SuitSystem, *, dealing: bool) -> Status:
    """How a match stands; while cards are being dealt, nothing gives them away."""
    view: View = session.view
    # It counts when it has been gathered, not while it lies there.
    won = [event.seat for event in session.events_shown if isinstance(event, TrickWon)]
    players = list(zip(session.names, portraits_of(session), strict=True))
    plates = plates_of(view, players, won, dealing=dealing)
    return Status(
        plates=plates,
        caption="" if dealing else prompts.caption(view, session.names),
        playable=chosen_from(view.legal, Play, Discard) if settings.show_legal else None,
        weights={"announce": "" if _calls(view) else "quiet"},
        # The paper of announcements would offer no more than the panel.
        away=("announce",) if _calls(view) and offers_all_calls(view) else (),
    )


def _calls(view: View) -> bool:
    """Whether the declarer must call now."""
    return view.phase == "announce" and view.called is None


def position_status(
    view: View, players: Sequence[tuple[str, str]], settings: Settings, suits: SuitSystem
) -> Status:
    """How a position that is only looked at stands; ``players`` are names and portraits, by seat."""
    plates = plates_of(view, players, view.winners, dealing=False)
    return Status(plates=plates, caption=prompts.caption(view, [name for name, _ in players]))


def plates_of(
    view: View, players: Sequence[tuple[str, str]], won: Sequence[int], *, dealing: bool
) -> tuple[PlateContent, ...]:
    """What stands on the plate of each seat; nothing of a hand while the pack is cut or dealt.

    ``won`` are the winners of the tricks gathered so far.
    """
    is_running = view.to_move is not None
    is_called = view.called is not None and not dealing
    return tuple(
        plate_of(
            player,
            won.count(seat) if is_called and seat in view.active else None,
            _role(view, seat, dealing=dealing),
            _marked(view, seat),
            sits_out=is_running and not dealing and seat not in view.active,
            is_dealer=is_running and seat == hand_dealer(view),
            is_declarer=not dealing and seat == view.declarer,
            is_partner=not dealing and seat != view.declarer and view.sides[seat] == DECLARERS,
            wears_hat=seat == view.hat,
            is_to_act=seat == view.to_move and not dealing,
        )
        for seat, player in enumerate(players)
    )


def _marked(view: View, seat: int) -> list[str]:
    """What only the marks at the face of a player show, in words."""
    words = []
    if view.to_move is not None and seat == hand_dealer(view):
        words.append(tr("dealer"))
    if seat == view.hat:
        words.append(tr("wears the mayor’s hat"))
    return words


def _role(view: View, seat: int, *, dealing: bool) -> str:
    """What a player is in this hand, as far as all know it."""
    if seat not in view.active:
        return tr("sits out")
    if dealing:
        return ""
    if seat == view.declarer:
        return tr("declarer")
    side = view.sides[seat]
    if side is None:
        return ""
    if side == DECLARERS:
        return tr("partner")
    return tr("opponent")
