"""The pictures of Ulti that the demonstration takes: see :class:`tartli_desktop.face.demo.Demo`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QDialog, QWidget

from tartli_desktop.face.demo import Demo
from tartli_desktop.face.portraits import portraits_of
from tartli_desktop.games.ulti.dialogs.hand_summary import HandSummary
from tartli_desktop.games.ulti.rules.events import (
    AuctionEnded,
    Bid,
    Dealt,
    Event,
    HandEnded,
    Played,
    TrickWon,
)
from tartli_desktop.games.ulti.rules.variant import ASSOCIATION, Variant
from tartli_desktop.games.ulti.session import Session
from tartli_desktop.table.card_faces.faces import CardFaces

translate = QCoreApplication.translate

_END_OF_HAND = "6-end-of-hand.png"
_HANDS = 6


class UltiDemo(Demo):
    """The deal, a bid, the contract, a card, a trick and the end of a hand."""

    def variant(self) -> Variant:
        """A few hands, since a match otherwise has no end."""
        return replace(ASSOCIATION, target_hands=_HANDS)

    def pictures(self) -> Mapping[str, type[Event]]:
        """The files in their order, each with the event after which it is taken."""
        return {
            "1-deal.png": Dealt,
            "2-bid.png": Bid,
            "3-contract.png": AuctionEnded,
            "4-card.png": Played,
            "5-trick.png": TrickWon,
            _END_OF_HAND: HandEnded,
        }

    def sheet(self, picture: str, session: Session, faces: CardFaces, parent: QWidget) -> QDialog | None:
        """The account of a hand that is over."""
        if picture != _END_OF_HAND:
            return None
        onward = translate("Ulti.Dialogs", "&Next hand")
        paper = HandSummary(session.view, session.names, portraits_of(session), faces, onward, parent)
        paper.lie_in(parent.rect())
        return paper
