"""Choosing several cards of the hand one by one before something is done with all, such as discarding."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from tartli_desktop.cards.any_pack import Card
from tartli_desktop.game.match import Action
from tartli_desktop.session.match_state import Phase
from tartli_desktop.session.session import Session
from tartli_desktop.table.piles import TablePlan
from tartli_desktop.table.scene import TableScene
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill

from .notifier import Notifier

tr = Context("PlayArea")


class CardSelection(QObject):
    """The cards that are chosen while the match waits for several at once; each stands out of the fan.

    Args:
        plan: knows how many cards are chosen, and what they do.
        scene: shows the chosen cards.
        notifier: tells how many are chosen.
        parent: its Qt parent.

    Signals:
        changed: the player has chosen a card or put one back.
        confirmed(action): the player wants to do this with the chosen cards.
    """

    changed = Signal()
    confirmed = Signal(object)

    def __init__(self, plan: TablePlan, scene: TableScene, notifier: Notifier, parent: QObject) -> None:
        super().__init__(parent)
        self._plan = plan
        self._scene = scene
        self._notifier = notifier
        self._cards: list[Card] = []
        self.session: Session | None = None
        """The match on the table."""

    @property
    def wanted(self) -> int:
        """How many cards are chosen before they are confirmed; 0 where each is played at once."""
        session = self.session
        if session is None or session.phase is not Phase.DECIDE or not session.has_person:
            return 0
        return self._plan.chosen_at_once(session.view)

    @property
    def count(self) -> int:
        """How many cards are chosen."""
        return len(self._cards)

    @property
    def is_complete(self) -> bool:
        """Whether as many cards are chosen as the match waits for."""
        return bool(self.wanted) and len(self._cards) == self.wanted

    def may_choose(self, card: Card) -> bool:
        """Whether a card can be one of those chosen."""
        return self.session is not None and self._plan.may_choose(card, self.session.view)

    def toggle(self, card: Card) -> None:
        """Choose a card of the hand, or put it back."""
        wanted = self.wanted
        if card in self._cards:
            self._cards.remove(card)
        elif len(self._cards) < wanted:
            self._cards.append(card)
        elif wanted == 1:
            self._cards[:] = [card]
        else:
            text = tr("%1 cards are already chosen. Choose one again to put it back.")
            self._notifier.notify(fill(text, wanted))
            return
        self._scene.show_chosen(self._cards)
        self.changed.emit()
        self._notifier.notify(fill(tr("Chosen: %1 of %2."), len(self._cards), wanted))

    def drop(self, card: Card) -> None:
        """Choose a card that was dragged onto the table; with the last one, do what they are for."""
        if card not in self._cards:
            self.toggle(card)
        if card in self._cards:
            self.confirm()

    def confirm(self) -> None:
        """Do what the chosen cards are for."""
        if self.session is not None and self.is_complete:
            self.confirmed.emit(self.action(self.session))

    def action(self, session: Session) -> Action | None:
        """What the chosen cards do together."""
        return self._plan.choosing(tuple(self._cards), session.view)

    def clear(self) -> None:
        """Put all chosen cards back."""
        if self._cards:
            self._cards.clear()
            self._scene.show_chosen(())
