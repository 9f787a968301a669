"""The pictures of Tartli for the demonstration: see :mod:`tartli_desktop.face.demo`."""

from collections.abc import Mapping

from PySide6.QtWidgets import QDialog, QWidget

from tartli_desktop.face.at_the_table.account import ToldHand
from tartli_desktop.face.demo import Demo
from tartli_desktop.face.portraits import portraits_of
from tartli_desktop.games import tartli
from tartli_desktop.games.tartli import Event
from tartli_desktop.games.tartli.dialogs.hand_report import report
from tartli_desktop.games.tartli.dialogs.hand_summary import HandSummary
from tartli_desktop.games.tartli.dialogs.match_page import won_match
from tartli_desktop.games.tartli.session import Session
from tartli_desktop.table.card_faces.faces import CardFaces

_OVER = ("5-end-of-hand.png", "6-end-of-match.png")


class TartliDemo(Demo):
    """From the deal to the end of the match."""

    def pictures(self) -> Mapping[str, type[Event]]:
        """The files in their order, each with the event after which it is taken."""
        end_of_hand, end_of_match = _OVER
        return {
            "1-deal.png": tartli.Dealt,
            "2-meld.png": tartli.MeldsScored,
            "3-contest.png": tartli.RankNamed,
            "4-trick.png": tartli.CardPlayed,
            end_of_hand: tartli.HandEnded,
            end_of_match: tartli.MatchWon,
        }

    def sheet(self, picture: str, session: Session, faces: CardFaces, parent: QWidget) -> QDialog | None:
        """The summary of a finished hand."""
        if picture not in _OVER:
            return None
        hand = report(session.view.events, session.view, session.names)
        told = ToldHand(session.names, portraits_of(session), "")
        paper = HandSummary(hand, told, faces, parent, match=won_match(session, by_names=False))
        paper.lie_in(parent.rect())
        return paper


DEMO = TartliDemo()
