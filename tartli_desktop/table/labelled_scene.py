"""The table with what stands around the cards: plates, notes, remarks, the board of cards."""

from collections.abc import Callable, Iterable, Mapping
from functools import partial

from PySide6.QtCore import QObject, QRectF, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSimpleTextItem

from tartli_desktop.cards import german
from tartli_desktop.cards.any_pack import Suit
from tartli_desktop.game.match import Event, View
from tartli_desktop.looks.fonts import table_font
from tartli_desktop.looks.text_size import text_scale
from tartli_desktop.table.notes.notes import LARGEST, Note, write_alike
from tartli_desktop.table.notes.plate import AROUND, PlateItem
from tartli_desktop.table.notes.plate_content import PlateContent
from tartli_desktop.table.notes.remarks import TableRemarks
from tartli_desktop.table.places.layout import NoteRoom
from tartli_desktop.table.signs_in_the_middle import LARGE, PotItem, TrumpSign
from tartli_desktop.text.context import Context

from .card_item import CardItem, Rendering
from .card_tracker import CardBoard, CardMark
from .pile_scene import PileScene
from .piles import Change, ClearNotes, Collect, Pile, PileKind, Say, TablePlan

tr = Context("CardTable")

_SLIVER = 0.5
"""The greatest part of gathered cards that looks like a scrap beside a paper."""
_CAPTION, _CAPTION_HEIGHT = QColor("#FBF3DC"), 21.0
"""The colour and the usual height of the words by open cards."""
_BESIDE = 6.0
"""The gap between such words and the cards beside them."""


class LabelledScene(PileScene):
    """Piles of cards, and the labels around them, each of which is seen whole or not at all.

    Signals:
        board_came_or_went: the board of cards has appeared or disappeared.
    """

    board_came_or_went = Signal()

    def __init__(self, rendering: Rendering, plan: TablePlan, seats: int, parent: QObject | None) -> None:
        super().__init__(rendering, plan, seats, parent)
        self.notes = tuple(Note(1.2 if place else -1.2) for place in range(seats))
        """What each player says, by place."""
        for note in self.notes:
            self.addItem(note)
        self.remarks = TableRemarks(self.notes, self._remark_room, self)
        """What players say beside the game."""
        self.addItem(self.remarks.note)
        self.board = CardBoard(rendering.faces)
        self.addItem(self.board)
        self._players_hidden = self._notes_hidden = False
        self._covered: tuple[QRectF, ...] = ()
        self._left_out: list[CardItem] = []
        """The cards that are hidden, since a paper shows them or papers cover most of them."""
        self._in_front = QRectF()
        self._said: list[tuple[int, Callable[[], str | None]]] = []
        self.plate_items = tuple(PlateItem(rendering) for _ in range(seats))
        """The players' plates, by place."""
        for plate in self.plate_items:
            self.addItem(plate)
        self._trump: Suit | None = None
        """The trump suit that may be shown."""
        self.trump_sign = TrumpSign()
        """The trump suit, while no card in the middle shows it."""
        self.addItem(self.trump_sign)
        self.pot = PotItem()
        """The pot, where the match has one."""
        self.addItem(self.pot)
        self._captions = tuple(QGraphicsSimpleTextItem() for _ in range(seats + 1))
        """What the open cards are that belong to no hand: the talon, and discards by seat."""
        for caption in self._captions:
            caption.setBrush(_CAPTION)
            self.addItem(caption)
        self.spoken: Callable[[Event, View], str | None] = lambda event, view: None
        """What players say when an event happens, for the notes; the table knows no words of the game."""

    def fit_letters(self) -> None:
        """Write everything in letters of the size that the player wants now."""
        for note in (*self.notes, self.remarks.note):
            note.measure()
        self._settle_notes()
        for plate in self.plate_items:
            plate.fit_name()
        font = table_font(italic=True)
        font.setPixelSize(round(_CAPTION_HEIGHT * min(text_scale(), LARGEST)))
        for caption in self._captions:
            caption.setFont(font)
        self._lay_plates()

    # What is written

    def set_plate(self, seat: int, content: PlateContent | None) -> None:
        """Show this on a player's plate; None takes the plate away."""
        self.plate_items[self.place_of(seat)].show_content(content)

    def show_board(self, marks: Mapping[german.Card, CardMark], words: str = "", other: str = "") -> None:
        """Show these marks on the board of cards; without marks, hide the board.

        Args:
            marks: the mark of each card.
            words: the marks in words.
            other: the name of the player whose cards the board shows.
        """
        was_there = self.board.isVisible()
        self.board.show_marks(marks, words, other)
        if self.board.isVisible() != was_there:
            self._hang_notes()
            self.board_came_or_went.emit()

    def set_trump(self, suit: Suit | None) -> None:
        """Show the sign of this suit in the middle while no cards lie there; None for no sign."""
        self._trump = suit
        self._lay_plates()

    def set_pot(self, amount: int | None) -> None:
        """Show a saucer with coins and this amount beside the talon; None takes it away."""
        self.pot.show_amount(amount)

    def retranslate(self) -> None:
        """Name the cards on the notes as the current pack names them."""
        said = list(self._said)
        self._clear_notes()
        for seat, words in said:
            self._say(seat, words)

    def _say(self, seat: int, words: Callable[[], str | None]) -> None:
        """Put on a player's note what ``words`` gives, if anything."""
        line = words()
        if line is not None:
            self._said.append((seat, words))
            self._hang_notes()
            self.remarks.give_way(self.place_of(seat))
            self.notes[self.place_of(seat)].set_line(line)
            self._settle_notes()

    def _clear_note(self, seat: int) -> None:
        self._said = [(each, words) for each, words in self._said if each != seat]
        self.notes[self.place_of(seat)].clear()
        self._settle_notes()

    def _clear_notes(self) -> None:
        self._said.clear()
        for note in self.notes:
            note.clear()
        self._settle_notes()
        self.remarks.come()

    def _repeat_notes(self, view: View) -> None:
        """Write again on the notes what still stands there."""
        for event in self._plan.said(view):
            changes = self._plan.steps(event, view)
            self._tell((change for change in changes if isinstance(change, Say)), event, view)

    def _tell(self, changes: Iterable[Change], event: Event, view: View) -> None:
        for change in changes:
            match change:
                case ClearNotes(int(seat)):
                    self._clear_note(seat)
                case ClearNotes() | Collect():
                    self._clear_notes()
                case Say(seat):
                    self._say(seat, partial(self.spoken, event, view))

    # What is seen of it

    def hide_players(self, hidden: bool) -> None:
        """Hide or show players, contract and middle cards, while a paper over the table shows them instead.

        Cards in the middle that count lie open on that paper.
        """
        self._players_hidden = hidden
        self._show_told()

    def hide_notes(self, hidden: bool) -> None:
        """Hide or show what was said, since a window over the table would cut its words."""
        self._notes_hidden = hidden
        self._show_told()

    def hide_notes_behind(self, area: QRectF) -> None:
        """Hide the notes that something in front of the table would cut; an empty area hides none."""
        self._in_front = area
        self._show_told()

    def cover(self, areas: Iterable[QRectF]) -> None:
        """Hide the plates and notes that the papers in these areas cover in part.

        Each is seen whole or not at all.
        """
        self._covered = tuple(areas)
        self._show_told()

    def _settle_notes(self) -> None:
        """Write all notes in the same size, and show those that nothing cuts."""
        write_alike(self.notes)
        self._show_told()

    def _show_told(self) -> None:
        for item in (*self.plate_items, self.trump_sign, self.pot):
            item.setOpacity(0.0 if self._players_hidden or self._is_cut(item) else 1.0)
        hidden = self._players_hidden or self._notes_hidden
        # Without the plate, nobody could tell whose note it is.
        alone = {place for place, plate in enumerate(self.plate_items) if not plate.opacity()}
        for place, note in (*enumerate(self.notes), (None, self.remarks.note)):
            is_behind = note.sceneBoundingRect().intersects(self._in_front)
            note.setOpacity(0.0 if hidden or is_behind or place in alone or self._is_cut(note) else 1.0)
        self._lay_captions()

    def _leave_out_cards(self) -> None:
        """Hide the cards that a paper shows, and the piles of which papers leave little to be seen."""
        for item in self._left_out:
            item.setOpacity(1.0)
        shown = self._piles_in_middle() if self._players_hidden else []
        nearly_hidden = filter(self._is_nearly_hidden, (*self._taken(), *self._piles_in_middle()))
        self._left_out = [item for pile in (*shown, *nearly_hidden) for item in pile.items]
        for item in self._left_out:
            item.setOpacity(0.0)

    def _is_nearly_hidden(self, pile: Pile) -> bool:
        whole = _united(pile)
        hidden = [whole & area for area in self._covered]
        covered = max((each.width() * each.height() for each in hidden), default=0.0)
        return covered > (1 - _SLIVER) * whole.width() * whole.height()

    def _is_cut(self, item: QGraphicsItem) -> bool:
        """Whether papers cover a part of an item, beyond the shadow around it."""
        seen = item.sceneBoundingRect().adjusted(AROUND, AROUND, -AROUND, -AROUND)
        return any(seen.intersects(area) for area in self._covered)

    # Where it is

    def _hang_notes(self) -> None:
        for number, note in enumerate(self.notes):
            note.hang(self._note_room(number))
        self._settle_notes()
        self.remarks.hang()

    def _note_room(self, place: int) -> NoteRoom:
        if self._drawn:
            return self.layout.drawn_note(place)
        return self.layout.note_beside_board(place) if self.board.isVisible() else self.layout.note(place)

    def _remark_room(self, place: int) -> NoteRoom:
        """The room for a remark; before the deal the pack may lie under the notes, and more room is free."""
        seat = (self.viewer + place) % self.layout.seats
        if self._drawn or self._hand_of(seat).items:
            return self._note_room(place)
        return self.layout.note_before_deal(place)

    def _lay_plates(self) -> None:
        for place, plate in enumerate(self.plate_items):
            plate.set_geometry(self.layout.plate(place))
        self.board.set_geometry(self.layout.board, self.layout.board_key)
        is_free = not any(pile.items for pile in self._piles_in_middle())
        self.trump_sign.show_suit(self._trump if is_free else None, self._rendering.faces.suits)
        self.trump_sign.setScale(LARGE if self.layout.is_narrow else 1.0)
        self.trump_sign.setPos(self.layout.talon_middle)
        self.pot.setPos(self.layout.pot_middle)
        self._lay_captions()

    def _lay_captions(self) -> None:
        """Write by open cards that belong to no hand what they are, if there is room."""
        self._leave_out_cards()
        told = ((self._piles_in_middle(), tr("Talon")), (self._of_kind(PileKind.ROW), tr("Discards")))
        opened = [
            (pile, text)
            for piles, text in told
            for pile in piles
            if pile.items and pile.spec.name in self._open and pile.items[0].opacity()
        ]
        batches = enumerate(self._of_kind(PileKind.BATCH), 1)
        opened += [(pile, str(number)) for number, pile in batches if pile.items]
        for caption in self._captions:
            caption.hide()
        for caption, (pile, text) in zip(self._captions, opened, strict=False):
            caption.setText(text)
            cards = _united(pile)
            others = [item for item in self.items_of_pack if item.isVisible() and item not in pile.items]
            around = (*others, *self.plate_items, self.pot, *filter(QGraphicsItem.isVisible, self.notes))
            there = caption.boundingRect()
            there.moveCenter(cards.center())
            high, wide = (cards.height() + there.height()) / 2, (cards.width() + there.width()) / 2 + _BESIDE
            for aside, down in ((0, high), (0, -high), (-wide, 0), (wide, 0)):
                place = there.translated(aside, down)
                is_free = not any(place.intersects(item.sceneBoundingRect()) for item in around)
                if is_free and self.sceneRect().contains(place):
                    caption.setPos(place.topLeft())
                    caption.show()
                    break


def _united(pile: Pile) -> QRectF:
    """The room of all cards of a pile."""
    whole = QRectF()
    for item in pile.items:
        whole |= item.sceneBoundingRect()
    return whole
