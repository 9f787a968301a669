"""The paper beside the board of the pack: who holds which cards, who deals, and by which rules."""

from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from tartli_desktop.cards.any_pack import Card
from tartli_desktop.face import face_of
from tartli_desktop.game.registry import games
from tartli_desktop.looks.colours import high_contrast
from tartli_desktop.looks.fonts import heading_font
from tartli_desktop.looks.restyling import dress
from tartli_desktop.study.study import Setup
from tartli_desktop.table.card_faces.faces import CardFaces
from tartli_desktop.table.typed_cards import reader_of, typed_form
from tartli_desktop.text.card_names import card_name, hand_words
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.text.plain_text import plain_button
from tartli_desktop.text.program_names import names_shown
from tartli_desktop.text.typed_names import one_line, short
from tartli_desktop.widgets.announcer import announce
from tartli_desktop.widgets.labels.even_label import set_unbroken
from tartli_desktop.widgets.papers.table_paper import SHADOW, dress_button
from tartli_desktop.windows.new_match.new_match import NAMES
from tartli_desktop.windows.review.paper_beside import PaperBeside
from tartli_desktop.windows.review.review_paper import larger

from .dealt_cards import DealtCards, Place
from .pack_board import COLOURS, Owner, PackBoard, PackRows

tr = Context("Study")
_MARGIN = SHADOW + 15

_PLACES = """
QPushButton { text-align: left; color: %(ink)s; background: %(ground)s; border: 1px solid %(rim)s;
    border-left: 6px solid %(own)s; border-radius: 4px; padding: 4px 8px; }
QPushButton:checked { border: 2px solid %(own)s; border-left: 10px solid %(own)s; background: %(here)s;
    color: %(chosen)s; font-weight: bold; }
QPushButton:focus { border-color: %(ink)s; }
"""
_FIELD = (
    "QLineEdit { color: %s; background: %s; border: 1px solid %s; border-radius: 4px; padding: 4px 6px; }"
)


class PlaceButton(QPushButton):
    """A place: pressed, cards go there; a card can be dropped on it.

    Signals:
        dropped(text): cards were dropped here, by their texts.
    """

    dropped = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setCheckable(True)
        # Its key and the mouse leave the focus where cards are typed.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAcceptDrops(True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        event.acceptProposedAction()
        self.dropped.emit(event.mimeData().text())


class SetupPaper(PaperBeside):
    """Sets up a deal.

    Signals:
        done(setup): the deal is set up.
        cancelled: everything stays as it was.
        game_chosen(name): another game is to be studied.
    """

    done = Signal(object)
    cancelled = Signal()
    game_chosen = Signal(str)

    board: PackBoard

    def __init__(self, setup: Setup, faces: CardFaces, variants: Sequence[object], parent: QWidget) -> None:
        super().__init__(parent)
        self._setup, self._faces, self._variants = setup, faces, variants
        self.dealt = DealtCards(setup)
        self.heading, self.told = self._label(), self._label()
        self.typed = QLineEdit()
        self.game, self.rules, self.dealer = QComboBox(), QComboBox(), QComboBox()
        self.others = QLineEdit()
        """The names of the other players."""
        self.go_on, self.clear, self.back = QPushButton(), QPushButton(), QPushButton()
        self.places: list[PlaceButton] = []
        self._choice = QButtonGroup(self)
        self._names = QVBoxLayout()
        self._lay_parts()
        rows = PackRows(self._pack, faces, self._owner)
        self.board = PackBoard(rows, faces)
        self._connect()
        self._lay_places()
        self._choose_next()
        self.retranslate()
        self.dress()

    def _lay_parts(self) -> None:
        content = QWidget()
        rows = QVBoxLayout(content)
        rows.setContentsMargins(0, 0, 4, 0)
        rows.addWidget(self.heading)
        form = QFormLayout()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._captions = [QLabel() for _ in range(4)]
        fields = (self.game, self.rules, self.others, self.dealer)
        for caption, field in zip(self._captions, fields, strict=True):
            caption.setBuddy(field)
            field.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            form.addRow(caption, field)
        self._names.setSpacing(3)
        rows.addWidget(self.typed)
        rows.addWidget(self.told)
        rows.addLayout(self._names)
        rows.addStretch(1)
        rows.addLayout(form)
        scroller = self._scrolled(content)
        column = QVBoxLayout(self)
        column.setContentsMargins(_MARGIN, _MARGIN - 4, _MARGIN, _MARGIN)
        column.addWidget(scroller, 1)
        column.addWidget(self.go_on)
        others = QHBoxLayout()
        others.addWidget(self.clear)
        others.addWidget(self.back)
        column.addLayout(others)

    def _connect(self) -> None:
        self.board.pressed_card.connect(self.press)
        self.board.typed.connect(self._begin_to_type)
        self.typed.textEdited.connect(self._take_typed)
        self.typed.returnPressed.connect(self._enter)
        self.go_on.clicked.connect(self._go_on)
        self.clear.clicked.connect(self._forget_all)
        self.back.clicked.connect(self.cancelled)
        self._choice.idToggled.connect(self._choose)
        self.game.activated.connect(lambda at: self.game_chosen.emit(games()[at]))
        self.rules.activated.connect(lambda at: self._play_by(self._variants[at]))
        self.others.editingFinished.connect(self._name_others)
        self.dealer.activated.connect(lambda at: self._rebuild(replace(self._kept, first_dealer=at)))

    # Places

    @property
    def _kept(self) -> Setup:
        return self.dealt.setup()

    def _rebuild(self, setup: Setup) -> None:
        """Deal by other rules or another dealer; what is known of the cards stays."""
        self._setup = setup
        self.dealt = DealtCards(setup)
        self._lay_places()
        self._show()

    def _play_by(self, variant: object) -> None:
        """Take other rules, which may be for more players or fewer."""
        setup = self._kept
        seats, last = setup.rules.form.seats_of(variant), len(setup.players) - 1
        if seats != len(setup.players):
            spare = (name for name in NAMES if name not in setup.players)
            setup = replace(
                setup,
                players=(*setup.players, *spare)[:seats],
                known=(*setup.known, *((),) * seats)[:seats],
                # Who played first after the last one still does.
                first_dealer=seats - 1 if setup.first_dealer == last else min(setup.first_dealer, seats - 1),
                seat=min(setup.seat, seats - 1),
                before=(),
            )
        self._rebuild(replace(setup, variant=variant))
        self.retranslate()

    @property
    def _other_seats(self) -> list[int]:
        seats, own = len(self._setup.players), self._setup.seat
        return [*range(own + 1, seats), *range(own)]

    def _name_others(self) -> None:
        """Give the others the names that were typed, as far as there are any."""
        setup = self._kept
        players = list(setup.players)
        for seat, name in zip(self._other_seats, self.others.text().split(","), strict=False):
            players[seat] = one_line(name) or players[seat]
        if tuple(players) != setup.players:
            self._rebuild(replace(setup, players=tuple(players)))
            self.retranslate()

    @property
    def place(self) -> Place:
        """The place that cards go to."""
        return self.dealt.places[self.board.chosen]

    def _lay_places(self) -> None:
        for old in self.places:
            self._choice.removeButton(old)
            self._names.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.places = []
        for number in range(len(self.dealt.places)):
            button = PlaceButton()
            button.dropped.connect(partial(self._drop, number))
            self._choice.addButton(button, number)
            self._names.addWidget(button)
            self.places.append(button)
        self._follow_letters()
        self.board.chosen = min(self.board.chosen, len(self.places) - 1)
        self.places[self.board.chosen].setChecked(True)

    def _choose(self, number: int, is_chosen: bool) -> None:
        if is_chosen:
            self.board.chosen = number
            self.board.viewport().update()

    def _drop(self, number: int, text: str) -> None:
        self.places[number].setChecked(True)
        cards, wrong, _ = self._reader.read(text)
        for card in cards:
            self.dealt.put(card, self.dealt.places[number])
        self._show()
        if wrong:
            self.tell_unknown(wrong)

    def _owner(self, card: Card) -> Owner | None:
        for number, place in enumerate(self.dealt.places):
            if card in place.cards:
                return Owner(number, self._name(place))
        return None

    def _name(self, place: Place) -> str:
        if place.seat is not None:
            return names_shown(self._setup.players)[place.seat]
        return tr("Turned up") if place.is_turned else tr("Talon")

    def press(self, card: Card) -> None:
        """Put a card into the chosen place, or take it away from there."""
        place = self.place
        if card in place.cards:
            self.dealt.take_away(card)
        else:
            self._put(card)
        self._show(card)

    def _put(self, card: Card) -> None:
        self.dealt.put(card, self.place)
        self._choose_next()

    def _choose_next(self) -> None:
        """Choose the place that is to be filled next."""
        self.places[self.dealt.places.index(self.dealt.after(self.place))].setChecked(True)

    # Typing

    def _begin_to_type(self, text: str) -> None:
        self.typed.setFocus()
        self.typed.setText(self.typed.text() + text)
        self._take_typed(self.typed.text())

    def _take_typed(self, text: str, *, goes_on: bool = True) -> None:
        """Put the cards that are whole into the chosen place, and leave what may still become one."""
        cards, wrong, rest = self._reader.read(text, goes_on=goes_on)
        for card in cards:
            self._put(card)
        left = " ".join([*wrong, rest])
        if left != text:
            self.typed.setText(left)
        self._show(*cards)
        if wrong:
            self.tell_unknown(wrong)

    @property
    def _pack(self) -> Sequence[Card]:
        return self._setup.rules.form.pack.cards

    def _enter(self) -> None:
        """Take what is typed; with nothing typed, the deal is set up."""
        if self.typed.text().strip():
            self._take_typed(self.typed.text(), goes_on=False)
        elif self.dealt.places[0].is_full:
            self.go_on.click()
        else:
            own, *_ = self.dealt.places
            text = tr("You know %1 of your %2 cards. “Go on” leaves the others open.")
            self.tell(fill(text, len(own.cards), own.room))

    def _go_on(self) -> None:
        # By its key, while the keyboard is still in the field.
        self._name_others()
        self._take_typed(self.typed.text(), goes_on=False)
        self.done.emit(self.dealt.setup())

    def _forget_all(self) -> None:
        self.dealt.clear()
        self.places[0].setChecked(True)
        self._show()
        self.typed.setFocus()

    # Words

    def _show(self, *cards: Card) -> None:
        """Show where the cards lie now, and say it of those that have just been put somewhere."""
        own, *_ = self.dealt.places
        for number, (button, place) in enumerate(zip(self.places, self.dealt.places, strict=True), 1):
            held = hand_words(sorted(place.cards, key=self._pack.index))
            count = fill(
                tr("%1 of %2", "cards known, cards dealt"), min(len(place.cards), place.room), place.room
            )
            more = len(place.cards) - place.room
            if more > 0:
                count = fill(tr("%1 + %2 drawn later", "cards known"), count, more)
            words = fill(
                tr("&%1  %2: %3", "a number to press, a place, how many cards"),
                number,
                plain_button(self._name(place)),
                count,
            )
            button.setText(words)
            button.setToolTip(held)
            told = ". ".join(filter(None, (self._name(place), count, held)))
            button.setAccessibleName(told)
        self.board.cards.refresh()
        ready = own.is_full
        if self.place.is_turned and not self.place.is_full:
            self._tell(tr("Which card was turned up?"))
        elif ready:
            self._tell(tr("Your hand is complete. Go on, or add what you know of the others."))
        else:
            self._tell(fill(tr("Click your cards, or type them: “%1”."), self._example()))
        self.go_on.setDefault(ready)
        if cards:
            announce(self, ". ".join(map(self._where, cards)))

    def _where(self, card: Card) -> str:
        owner, text = self._owner(card), tr("%1: %2", "a card, and where it lies")
        where = tr("not known where") if owner is None else owner.name
        return fill(text, card_name(card), where)

    def _example(self) -> str:
        """How two cards are typed: "a9 bk"."""
        return " ".join(typed_form(card) for card in (self._pack[2], self._pack[-2]))

    def tell_unknown(self, words: Sequence[str]) -> None:
        """Tell that some words are no cards."""
        self.tell(fill(tr("“%1” is not a card of this pack."), short(" ".join(words))))

    def tell(self, words: str) -> None:
        """Tell why the deal cannot be, and announce it."""
        self._tell(words)
        announce(self, words)

    def _tell(self, words: str) -> None:
        set_unbroken(self.told, words)
        self.typed.setAccessibleDescription(words)

    def take_keyboard(self) -> None:
        """Give the focus to the field for cards."""
        self.typed.setFocus()

    # Looks

    def retranslate(self) -> None:
        """Set the words in the current language."""
        setup = self._setup
        self._reader = reader_of(self._pack)
        names = names_shown(setup.players)
        self.heading.setText(tr("The cards as they were dealt"))
        headings = tr("Game"), tr("Rules"), tr("Players"), tr("Dealer")
        for caption, words in zip(self._captions, headings, strict=True):
            caption.setText(words)
        self.others.setText(", ".join(names[seat] for seat in self._other_seats))
        at = next((number for number, each in enumerate(self._variants) if each == setup.variant), 0)
        fields = (
            (self.game, [face_of(name).game_name() for name in games()], games().index(setup.game)),
            (self.rules, [self._rules_name(each) for each in self._variants], at),
            (self.dealer, list(names), setup.first_dealer),
        )
        for field, words_of, at in fields:
            field.clear()
            field.addItems(words_of)
            field.setCurrentIndex(at)
        self.typed.setPlaceholderText(tr("Type cards"))
        self.typed.setAccessibleName(tr("Type cards"))
        self.go_on.setText(tr("&Go on"))
        self.clear.setText(tr("&Clear all"))
        self.back.setText(tr("&Back"))
        self._show()

    def _rules_name(self, variant: object) -> str:
        """What rules are called, with the number of players where that may differ."""
        form, name = self._setup.rules.form, face_of(self._setup.game).variant_name(variant)
        if len(form.seats) == 1:
            return name
        return fill(tr("%1, %2 players", "the name of rules"), name, form.seats_of(variant))

    def _follow_letters(self) -> None:
        letters, high = larger(self.font()), high_contrast()
        self.heading.setFont(heading_font(self.font(), 1.4))
        ink, ground, rim, chosen, here = (
            ("#FFFFFF", "#000000", "#FFFFFF", "#000000", "#FFE97A")
            if high
            else ("#2B211C", "#FBF6EA", "#C9B78F", "#2B211C", "#F0E2BF")
        )
        for number, button in enumerate(self.places):
            own = COLOURS[min(number, len(COLOURS) - 1)].name()
            colours = {"ink": ink, "ground": ground, "rim": rim, "own": own, "chosen": chosen, "here": here}
            button.setFont(letters)
            dress(button, _PLACES % colours)
        boxes = (self.game, self.rules, self.dealer)
        for field in (self.typed, self.told, self.others, *boxes, *self._captions):
            field.setFont(letters)
        for typed in (self.typed, self.others):
            dress(typed, _FIELD % (ink, ground, rim))
        for pressed in (self.go_on, self.clear, self.back):
            dress_button(pressed, letters)
