"""Asks before a card is played while a meld could be declared first."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from tartli_desktop.coach.risks import Risk, risk_of
from tartli_desktop.engine import Action, Card, Play
from tartli_desktop.session import Phase, Session
from tartli_desktop.speech import SuitSystem, card_name, meld_name
from tartli_desktop.translation import fill

translate = QCoreApplication.translate


class MeldReminder:
    """Knows what has been asked: of each meld once in a hand, and once more before it is lost."""

    def __init__(self) -> None:
        self._hand: tuple[int, int] = (0, 0)
        self._asked: set[tuple[object, bool]] = set()

    def due(self, session: Session, card: Card) -> Risk | None:
        """What is to be asked before this card, if anything; it counts as asked then."""
        if session.phase is not Phase.PLAY or not session.may(Play(card)):
            return None
        hand = (id(session), session.hands_played)
        if hand != self._hand:
            self._hand = hand
            self._asked.clear()
        risk = risk_of(session.view, card)
        if risk is None:
            return None
        keys = {(item, risk.lost) for item in risk.items or (risk.action,)}
        if keys <= self._asked:
            return None
        self._asked |= keys
        return risk


def question(
    parent: QWidget,
    session: Session,
    card: Card,
    risk: Risk,
    suits: SuitSystem,
    *,
    declare: Callable[[Action], object],
    play: Callable[[], object],
    stop: Callable[[], object],
) -> QMessageBox:
    """The question, which is still to be opened.

    Args:
        parent: what it lies over.
        session: the match.
        card: the card that is about to be played.
        risk: what could be declared first.
        suits: by which cards are called.
        declare: declares it.
        play: plays the card.
        stop: lets nothing be asked any more.
    """
    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.Question)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setWindowTitle(translate("MeldReminder", "Declare first?"))
    box.setText(_held(session, risk, suits))
    box.setInformativeText(_at_stake(card, risk, suits))
    first = box.addButton(translate("MeldReminder", "&Declare"), QMessageBox.ButtonRole.AcceptRole)
    anyway = box.addButton(translate("MeldReminder", "&Play anyway"), QMessageBox.ButtonRole.DestructiveRole)
    never = box.addButton(translate("MeldReminder", "Do &not remind me"), QMessageBox.ButtonRole.ActionRole)
    back = box.addButton(translate("MeldReminder", "&Back"), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(first)
    box.setEscapeButton(back)
    first.clicked.connect(lambda: declare(risk.action))
    anyway.clicked.connect(lambda: play())
    never.clicked.connect(lambda: (stop(), play()))
    return box


def _held(session: Session, risk: Risk, suits: SuitSystem) -> str:
    if not risk.items:
        return translate("MeldReminder", "You hold béla, which is 40 points.")
    variant = session.view.variant
    names = ", ".join(meld_name(item, variant, suits) for item in risk.items)
    points = sum(item.points for item in risk.items)
    return fill(
        translate("MeldReminder", "You hold %1, which may be declared now: %2 points."), names, points
    )


def _at_stake(card: Card, risk: Risk, suits: SuitSystem) -> str:
    name = card_name(card, suits)
    if risk.lost:
        return fill(
            translate("MeldReminder", "If you play the %1 first, it can no longer be declared."), name
        )
    return fill(translate("MeldReminder", "If you play the %1 first, it must wait for another trick."), name)
