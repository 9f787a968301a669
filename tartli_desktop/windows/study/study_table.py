"""The table of a study: it shows the cards that are known, and takes cards chosen from the own hand."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from tartli_desktop.cards.any_pack import Card
from tartli_desktop.face.portraits import portraits_by
from tartli_desktop.settings.current_settings import CurrentSettings
from tartli_desktop.study.study import Step
from tartli_desktop.table.card_faces.faces import CardFaces
from tartli_desktop.table.card_item import CardItem
from tartli_desktop.table.piles import PileKind
from tartli_desktop.table.screen_reader.accessible import AccessibleContext
from tartli_desktop.table.view import CardTableView

from .position_finder import Look, hand_of
from .study_words import StudyWords


class StudyTable(CardTableView):
    """Shows positions.

    Signals:
        played(step): the player chose a card of the own hand, or of the hand of another seat that is to act.
        pointed(step): the player chose several cards that do something together, such as a discard.
    """

    played = Signal(object)
    pointed = Signal(object)

    def __init__(
        self, words: StudyWords, seats: int, faces: CardFaces, settings: CurrentSettings, parent: QWidget
    ) -> None:
        super().__init__(faces, words.face.plan, seats, parent)
        self.words = words
        """How the study speaks."""
        self.caption = ""
        """What stands above the trick in a match."""
        self._plan, self._settings = words.face.plan, settings
        self._look: Look | None = None
        self._chosen: list[Card] = []
        self.seen = self._seen_now
        self.card_chosen.connect(self._choose)
        self.card_dropped.connect(self._choose)
        self.scene().spoken = words.face.words.spoken
        self.setMinimumSize(340, 280)

    def show_look(self, look: Look) -> None:
        """Lay the cards of a position that are known; the others show their backs."""
        self._look = look
        self._chosen.clear()
        viewer, scene, plan = look.study.setup.seat, self.scene(), self._plan
        deck = look.match.hands[-1][0] if look.match.hands else ()
        shown = {**plan.lay_out(look.views[viewer]), **plan.open_hands(look.views, viewer, deck)}
        known = {
            name: tuple(card if card in look.known else None for card in cards)
            for name, cards in shown.items()
        }
        piles = plan.piles(len(look.views))
        for hand in (pile.name for pile in piles if pile.kind is PileKind.FAN):
            # Where a card lies among others tells nothing of one that is not known.
            known[hand] = tuple(sorted(known.get(hand, ()), key=lambda card: card is None))
        talon = [pile.name for pile in piles if pile.kind is PileKind.STACK and pile.seat is None]
        # A talon of which nothing is known is not spread.
        opened = {name: cards for name, cards in known.items() if name not in talon or any(cards)}
        scene.lay_out(look.views[viewer], opened)
        turned = [pile.name for pile in piles if pile.kind is PileKind.SPOT and pile.seat is None]
        self._show_status(look, tells_trump=not any(None in known.get(name, ()) for name in turned))

    def _show_status(self, look: Look, *, tells_trump: bool) -> None:
        """Show what stands beside the cards; not which suit is trumps if that is not known."""
        viewer, scene = look.study.setup.seat, self.scene()
        portraits = portraits_by(("",) * len(look.views), viewer)
        players = list(zip(self.words.names, portraits, strict=True))
        status = self.words.face.position_status(look.views[viewer], players, self._settings.now)
        for seat, plate in enumerate(status.plates):
            scene.set_plate(seat, plate)
        scene.set_trump(status.trump if tells_trump else None)
        scene.set_pot(status.pot)
        self.caption = status.caption if tells_trump else ""

    def show_again(self) -> None:
        """Show the same position as the player wants things to look now."""
        if self._look is not None:
            self.show_look(self._look)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Play a card that is seen in the hand of another seat, if that is to act."""
        super().mouseReleaseEvent(event)
        look, item = self._look, self.itemAt(event.position().toPoint())
        mover = None if look is None else look.match.to_move
        if look is None or mover in (None, look.study.setup.seat) or not isinstance(item, CardItem):
            return
        view = look.views[mover]
        if item.card in hand_of(view) and not self._plan.chosen_at_once(view):
            action = self._plan.choosing((item.card,), view)
            if action is not None:
                self.played.emit(Step(mover, str(action)))

    def _choose(self, card: Card) -> None:
        """Find the step that a card of the own hand stands for."""
        look = self._look
        if look is None or look.match.to_move != look.study.setup.seat:
            return
        seat = look.study.setup.seat
        view = look.views[seat]
        wanted = self._plan.chosen_at_once(view)
        if wanted and card in self._chosen:
            self._chosen.remove(card)
        elif wanted:
            self._chosen = [*self._chosen, card][-wanted:]
        self.scene().show_chosen(self._chosen)
        cards = tuple(self._chosen) if wanted else (card,)
        action = self._plan.choosing(cards, view) if len(cards) == max(wanted, 1) else None
        if action is not None:
            (self.pointed if wanted else self.played).emit(Step(seat, str(action)))

    def _seen_now(self) -> AccessibleContext:
        if self._look is None:
            return AccessibleContext()
        view = self._look.views[self._look.study.setup.seat]
        return AccessibleContext(view, self.words.names, self.words.face.words.parts)
