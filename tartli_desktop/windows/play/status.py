"""How the match stands, told on the table: names and counts, trumps, the reminder to go out, cards seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from tartli_desktop.engine import LAST_DRAWING_TRICK, OUT, View
from tartli_desktop.games.tartli.table.card_tracker import marks_of, words_of
from tartli_desktop.games.tartli.words import prompts
from tartli_desktop.session.session import HUMAN, Session
from tartli_desktop.settings.settings import GoOut
from tartli_desktop.table.scene import playable_cards
from tartli_desktop.text.placeholders import fill

if TYPE_CHECKING:
    from .play_area import PlayArea

translate = QCoreApplication.translate


def tell_standing(area: PlayArea, session: Session, *, dealing: bool) -> None:
    """Let names, counts, dimmed cards and the reminder to go out follow the match of a play area.

    Args:
        area: the table.
        session: the match.
        dealing: whether the cards are still being dealt, so that nothing may tell what they are.
    """
    view = session.view
    can_claim = session.may(OUT) and view.wins_by_going_out
    reminds = can_claim and area.settings.go_out is GoOut.REMIND
    out = area.panel.button(area.out_action)
    # Where counts are not shown, it does not tell of them either.
    out.weight = "urgent" if reminds else "quiet" if can_claim and area.settings.show_counts else "faint"
    text = ""
    if reminds:
        text = (
            translate("PlayArea", "You have %1 points: you can go out.") if area.settings.show_counts else ""
        )
        text = fill(text, view.counts[HUMAN]) or translate("PlayArea", "You can go out.")
        area.panel.notice(text)
    area.announcer.remind(text)
    dims = view.trick_number > LAST_DRAWING_TRICK and area.settings.show_legal
    playable = playable_cards(view) if dims else None
    area.view.scene().show_playable(playable)
    suits, practice = area.faces.suits, session.is_practice
    caption = (
        "" if dealing else prompts.trick_line(view, suits, practice=practice, told=area.settings.show_trumps)
    )
    _show_board(area, session, dealing)
    plates = [_plate(area, name, seat, view) for seat, name in enumerate(session.players)]
    area.parts.tell(caption, plates)


def _show_board(area: PlayArea, session: Session, dealing: bool) -> None:
    """Let the board of cards follow what has been seen."""
    view, settings = session.view, area.settings
    marks = {} if dealing else marks_of(view, settings)
    words = words_of(view, settings, session.players[1], area.faces.suits) if marks else ""
    area.view.scene().board.show_marks(marks, words)
    area.view.setAccessibleDescription(words)


def _plate(area: PlayArea, name: str, seat: int, view: View) -> str:
    """What stands beside a player's cards."""
    text = (
        translate("PlayArea", "%1 · %2", "a player's name and count") if area.settings.show_counts else "%1"
    )
    if seat == view.dealer and view.to_move is not None:
        text = fill(
            translate(
                "PlayArea", "%1 · dealer", "a player's name and count, and that this player is the dealer"
            ),
            text,
        )
    return fill(text, name, view.counts[seat])
