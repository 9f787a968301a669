"""The pictures of Tartli for the demonstration: see :mod:`tartli_desktop.face.demo`."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtWidgets import QDialog, QWidget

from tartli_desktop.face.portraits import portraits_of
from tartli_desktop.games.tartli import CardPlayed, Dealt, Event, HandEnded, MatchWon, MeldsScored, RankNamed
from tartli_desktop.games.tartli.dialogs.hand_report import report
from tartli_desktop.games.tartli.dialogs.hand_summary import HandSummary
from tartli_desktop.games.tartli.dialogs.match_page import won_match
from tartli_desktop.games.tartli.session import Session
from tartli_desktop.table.card_faces.faces import CardFaces

_OVER = ("5-end-of-hand.png", "6-end-of-match.png")


def variant() -> None:
    """The variant of the demonstration: None for what a new player finds chosen."""


def pictures() -> Mapping[str, type[Event]]:
    """The events to picture, from the deal to the end of the match."""
    end_of_hand, end_of_match = _OVER
    return {
        "1-deal.png": Dealt,
        "2-meld.png": MeldsScored,
        "3-contest.png": RankNamed,
        "4-trick.png": CardPlayed,
        end_of_hand: HandEnded,
        end_of_match: MatchWon,
    }


def sheet(picture: str, session: Session, faces: CardFaces, parent: QWidget) -> QDialog | None:
    """The summary of a finished hand."""
    if picture not in _OVER:
        return None
    told = report(session.view.events, session.view, session.names)
    match = won_match(session, by_names=False)
    paper = HandSummary(told, faces, parent, portraits=portraits_of(session), match=match)
    paper.lie_in(parent.rect())
    return paper
