"""Choosing several cards of the hand one by one before something is done with all, such as discarding."""

from PySide6.QtCore import QObject, Signal

from tartli_desktop.cards.any_pack import Card
from tartli_desktop.game.match import Action
from tartli_desktop.session.match_state import Phase
from tartli_desktop.session.session import Session
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill

from .play_table import PlayTable

tr = Context("PlayArea")


class CardSelection(QObject):
    """The cards that are chosen while the match waits for several at once; each stands out of the fan.

    Args:
        table: the table; its plan knows how many cards are chosen, and what they do.

    Signals:
        changed: the player has chosen a card or put one back.
        confirmed(action): the player wants to do this with the chosen cards.
    """

    changed = Signal()
    confirmed = Signal(object)

    def __init__(self, table: PlayTable) -> None:
        super().__init__(table.owner)
        self._table = table
        self._plan = table.face.plan
        self._cards: list[Card] = []

    @property
    def wanted(self) -> int:
        """How many cards are chosen before they are confirmed; 0 where each is played at once."""
        session = self._table.session
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
        return self._table.session is not None and self._plan.may_choose(card, self._table.session.view)

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
            self._table.notify(fill(text, wanted))
            return
        self._table.view.scene().show_chosen(self._cards)
        self.changed.emit()
        self._table.notify(fill(tr("Chosen: %1 of %2."), len(self._cards), wanted))

    def drop(self, card: Card) -> None:
        """Choose a card that was dragged onto the table; with the last one, do what they are for."""
        if card not in self._cards:
            self.toggle(card)
        if card in self._cards:
            self.confirm()

    def confirm(self) -> None:
        """Do what the chosen cards are for."""
        if self._table.session is not None and self.is_complete:
            self.confirmed.emit(self.action(self._table.session))

    def action(self, session: Session) -> Action | None:
        """What the chosen cards do together."""
        return self._plan.choosing(tuple(self._cards), session.view)

    def clear(self) -> None:
        """Put all chosen cards back."""
        if self._cards:
            self._cards.clear()
            self._table.view.scene().show_chosen(())
