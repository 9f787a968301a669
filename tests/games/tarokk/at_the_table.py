"""A match of tarokk on the table, in any position, with a person at it."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from tartli_desktop.games.tarokk import PASKIEVICS, Match, Variant
from tartli_desktop.games.tarokk.face import FACE
from tartli_desktop.session.session import Session
from tartli_desktop.settings.current_settings import CurrentSettings
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.windows.play.play_area import PlayArea
from tests.games.contract.stored import PERSON
from tests.games.contract.tables import QUICK, sit_down
from tests.games.tarokk.positions import deck, discards, keep, play
from tests.table.simulated_mouse import Hand
from tests.windows.simulated_user import click

NAMES = ("Vilma", "Anna", "Lajos", "Kornél", "Ilona")
"""Anna is the person."""


def dealt(
    hands: Sequence[str] = (), talon: str = "", variant: Variant = PASKIEVICS, *, first: int = PERSON
) -> Match:
    """A hand just dealt.

    Args:
        hands: codes of cards in the hands of the forehand and the players after it.
        talon: codes of the top cards of the talon.
        variant: the rules of the match.
        first: the seat that speaks first.
    """
    match = Match.new(variant, first_dealer=(first - 1) % variant.players, players=NAMES[: variant.players])
    match.deal(deck(hands, talon))
    return match


def done(match: Match, actions: str) -> Match:
    """The match after some actions."""
    play(match, actions)
    return match


def announcing(
    hands: Sequence[str],
    auction: str = "bid three, pass, pass, pass",
    talon: str = "",
    variant: Variant = PASKIEVICS,
    *,
    first: int = PERSON,
) -> Match:
    """A hand in which the declarer is to call."""
    match = done(dealt(hands, talon, variant, first=first), auction)
    discards(match)
    keep(match)
    return match


def played(match: Match) -> Match:
    """Play the hand to its end, always with the first legal action."""
    while match.to_move is not None:
        match.apply(match.to_move, match.legal_actions(match.to_move)[0])
    return match


class Sitting:
    """A person in seat 1 at the table of a match."""

    def __init__(self, qtbot: QtBot, store: MatchStore, match: Match) -> None:
        self.qtbot = qtbot
        table = sit_down(FACE.rules, match, store, person=PERSON)
        table.session.happened.disconnect()
        self.session: Session = table.session
        self._table = table
        self.area = PlayArea(FACE, CurrentSettings(QUICK), seats=match.variant.players)
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

    @property
    def choices(self) -> list[str]:
        """The texts of the choice buttons."""
        return [each.words for each in self.area.panel.choices]

    @property
    def prompt(self) -> str:
        return self.area.panel.prompt

    def choose(self, text: str) -> None:
        (button,) = [each for each in self.area.panel.choices if each.words == text]
        click(self.qtbot, button)
        settle()

    def open_paper(self) -> None:
        """Open the paper of announcements by its key, which works where it has no button, too."""
        self.qtbot.keyClick(self.area.view, Qt.Key.Key_K)
        settle()

    def press(self, action: QAction) -> None:
        """Press the button of a command."""
        click(self.qtbot, self.area.panel.button(action))
        settle()

    def said(self) -> list[str]:
        """The texts of all actions in this hand."""
        return list(self.session.record()["hands"][-1]["actions"])

    def kept(self) -> dict[str, Any]:
        """The record as it is in the store."""
        return self._table.saved

    def mine(self) -> list[str]:
        """The texts of the person's actions in this hand."""
        own = f"{PERSON}:"
        return [text.removeprefix(own) for text in self.said() if text.startswith(own)]

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
