"""The pictures of Ulti that the demonstration takes: see :class:`tartli_desktop.face.demo.Demo`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtWidgets import QWidget

from tartli_desktop.face.at_the_table.account import Account, ToldHand
from tartli_desktop.games import ulti
from tartli_desktop.games.ulti import Event, Variant
from tartli_desktop.games.ulti.dialogs.hand_summary import HandSummary
from tartli_desktop.games.ulti.session import Session
from tartli_desktop.kit.table_dialogs import AccountDemo
from tartli_desktop.table.card_faces.faces import CardFaces

_HANDS = 6


class UltiDemo(AccountDemo):
    """The deal, a bid, the contract, a card, a trick and the end of a hand."""

    def variant(self) -> Variant:
        """A few hands, since a match otherwise has no end."""
        return replace(ulti.ASSOCIATION, target_hands=_HANDS)

    def pictures(self) -> Mapping[str, type[Event]]:
        """The files in their order, each with the event after which it is taken."""
        return {
            "1-deal.png": ulti.Dealt,
            "2-bid.png": ulti.Bid,
            "3-contract.png": ulti.AuctionEnded,
            "4-card.png": ulti.Played,
            "5-trick.png": ulti.TrickWon,
            self.end_of_hand: ulti.HandEnded,
        }

    def account(self, session: Session, told: ToldHand, faces: CardFaces, parent: QWidget) -> Account:
        """The account of the hand that is over."""
        return HandSummary(session.view, told, faces, parent)
