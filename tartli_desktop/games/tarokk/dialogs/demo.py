"""The pictures of tarokk that the demonstration takes: see :class:`tartli_desktop.face.demo.Demo`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QDialog, QWidget

from tartli_desktop.face.demo import Demo
from tartli_desktop.face.portraits import portraits_of
from tartli_desktop.games.tarokk.dialogs.hand_summary import HandSummary
from tartli_desktop.games.tarokk.rules.events import (
    BidMade,
    Called,
    Dealt,
    Event,
    HandScored,
    Played,
    TrickWon,
)
from tartli_desktop.games.tarokk.rules.variant import PASKIEVICS, Variant
from tartli_desktop.games.tarokk.session import Session
from tartli_desktop.table.card_faces.faces import CardFaces

translate = QCoreApplication.translate

_END_OF_HAND = "6-end-of-hand.png"


class TarokkDemo(Demo):
    """The deal, a bid, the call, a card, a trick and the end of a hand."""

    def variant(self) -> Variant:
        """One round of deals, since a match otherwise has no end."""
        return replace(PASKIEVICS, rounds=1)

    def pictures(self) -> Mapping[str, type[Event]]:
        """The files in their order, each with the event after which it is taken."""
        return {
            "1-deal.png": Dealt,
            "2-bid.png": BidMade,
            "3-call.png": Called,
            "4-card.png": Played,
            "5-trick.png": TrickWon,
            _END_OF_HAND: HandScored,
        }

    def sheet(self, picture: str, session: Session, faces: CardFaces, parent: QWidget) -> QDialog | None:
        """The account of a hand that is over."""
        if picture != _END_OF_HAND:
            return None
        onward = translate("Tarokk.Dialogs", "&Next hand")
        paper = HandSummary(session.view, session.names, portraits_of(session), onward, parent)
        paper.lie_in(parent.rect())
        return paper
