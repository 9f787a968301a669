"""The pictures of Tartli that the demonstration takes."""

from PySide6.QtWidgets import QWidget

from tartli_desktop.face.at_the_table.account import ToldHand
from tartli_desktop.face.demo import Demo
from tartli_desktop.games import tartli
from tartli_desktop.games.tartli.dialogs.hand_report import report
from tartli_desktop.games.tartli.dialogs.hand_summary import HandSummary
from tartli_desktop.games.tartli.dialogs.match_page import won_match
from tartli_desktop.games.tartli.session import Session
from tartli_desktop.table.card_faces.faces import CardFaces


def _account(session: Session, told: ToldHand, faces: CardFaces, parent: QWidget) -> HandSummary:
    hand = report(session.view, session.names)
    return HandSummary(hand, told, faces, parent, match=won_match(session, by_names=False))


DEMO = Demo(
    {
        "1-deal.png": tartli.Dealt,
        "2-meld.png": tartli.MeldsScored,
        "3-contest.png": tartli.RankNamed,
        "4-trick.png": tartli.CardPlayed,
        "5-end-of-hand.png": tartli.HandEnded,
        "6-end-of-match.png": tartli.MatchWon,
    },
    account=_account,
    with_account=["5-end-of-hand.png", "6-end-of-match.png"],
)
