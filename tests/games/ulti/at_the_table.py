"""A match of Ulti on the table, in any position, with a person at it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from types import SimpleNamespace

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from tartli_desktop.cards.german import CARDS, Card
from tartli_desktop.games.ulti import ASSOCIATION, Action, Lay, Match, Play, Variant
from tartli_desktop.games.ulti.face import FACE
from tartli_desktop.session.session import Session
from tartli_desktop.settings.current_settings import CurrentSettings
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.windows.play.play_area import PlayArea
from tests.games.contract.stored import PERSON
from tests.games.contract.tables import QUICK, sit_down
from tests.table.simulated_mouse import Hand


def dealt(hands: Sequence[str] = (), *, forehand: int = PERSON, variant: Variant = ASSOCIATION) -> Match:
    """A hand just dealt.

    Args:
        hands: codes of cards in the hands of the forehand and the players after it; the rest is random.
        forehand: the seat that opens.
        variant: the rules of the match.
    """
    wanted = [text.split() for text in (*hands, "", "", "")][:3]
    named = {code for codes in wanted for code in codes}
    rest = [str(card) for card in CARDS if str(card) not in named]
    random.Random(8).shuffle(rest)
    full = []
    for codes, size in zip(wanted, (12, 10, 10), strict=True):
        full.append(codes + [rest.pop() for _ in range(size - len(codes))])
    first, second, third = full
    deck = first[:7] + second[:5] + third[:5] + first[7:] + second[5:] + third[5:]
    match = Match.new(variant, first_dealer=(forehand - 1) % 3, players=("Ilona", "Anna", "Bálint"))
    match.deal(map(Card.parse, deck))
    return match


def do(match: Match, *texts: str) -> Match:
    """Apply actions as written in records; ``0:lay`` lays any two cards away, ``0:play`` plays any card."""
    for text in texts:
        seat, _, action = text.partition(":")
        kind = {"lay": Lay, "play": Play}.get(action)
        if kind is None:
            match.apply(int(seat), Action.parse(action))
        else:
            match.apply(
                int(seat), next(each for each in match.legal_actions(int(seat)) if isinstance(each, kind))
            )
    return match


class Sitting:
    """A person in seat 1 at the table of a match."""

    def __init__(self, qtbot: QtBot, store: MatchStore, match: Match) -> None:
        self.qtbot = qtbot
        self.table = table = sit_down(FACE.rules, match, store, person=PERSON)
        table.session.happened.disconnect()
        self.session: Session = table.session
        self.area = PlayArea(FACE, CurrentSettings(QUICK))
        self.area.input_guard_ms = 0
        self.area.resize(1280, 800)
        qtbot.addWidget(self.area)
        with qtbot.waitActive(self.area):
            self.area.show()
        self.area.attach(self.session)
        self.session.start()
        settle()
        self.hand = Hand(qtbot, self.area.view)

    @property
    def actions(self) -> SimpleNamespace:
        """The commands of the game by name."""
        return SimpleNamespace(**self.area.table_actions.game.commands)

    def press(self, action: QAction) -> None:
        """Press the button of a command."""
        self.qtbot.mouseClick(self.area.panel.button(action), Qt.MouseButton.LeftButton)
        settle()

    def said(self) -> list[str]:
        """The texts of all actions in this hand."""
        return list(self.session.record()["hands"][-1]["actions"])

    def leave(self) -> None:
        self.area.detach()
        self.session.close()
        self.session.thinker.close()


def settle() -> None:
    for _ in range(6):
        QCoreApplication.processEvents()


def opened(area: PlayArea, kind: type[QDialog]) -> QDialog:
    """The one dialog of a kind that lies over the table."""
    (dialog,) = [each for each in area.findChildren(kind) if each.isVisible()]
    return dialog
