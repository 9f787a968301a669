"""The summary shown at the end of a hand, which may end a game and the match (R9, R10)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from math import ceil

from msgspec import Struct
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontInfo, QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QLabel, QMenu, QPushButton, QVBoxLayout, QWidget

from tartli_desktop.cards.german import Card, Rank
from tartli_desktop.face.at_the_table.account import GAP, LAID, Account, ToldHand, next_words, row_button
from tartli_desktop.games.tartli.rules.hand_result import Pair
from tartli_desktop.games.tartli.words.match_story import WonMatch
from tartli_desktop.games.tartli.words.terms import is_austrian, meld_name
from tartli_desktop.looks.fonts import table_font
from tartli_desktop.store.match_kinds import ReplayedDeal
from tartli_desktop.table.card_faces.faces import CardFaces
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import begun, fill
from tartli_desktop.widgets.figures import FigureRow, FiguresGrid
from tartli_desktop.widgets.labels.even_label import EvenLabel, keep_room
from tartli_desktop.widgets.papers.reveal import Reveal
from tartli_desktop.widgets.papers.sheet import CardRow, InputGuard, plain_label, points_text

from .hand_report import HandReport, first_time, headline, sentences
from .match_page import MatchPage

tr = Context("Tartli.HandSummary")


class HandSummary(Account):
    """Shows the points of a hand, row by row up to the sum, and asks to go on.

    Enter goes on; Escape, or "View the table", closes it without going on. A click, or Enter before all rows
    are shown, shows the rest at once. Tab moves between buttons, arrow keys do not.

    Args:
        report: the figures.
        told: the players, and how it is to look.
        faces: the pack.
        parent: the widget it lies on.
        again: the replayed deal, if this is the end of one.
        is_exercise: whether nobody has played it before.
        helped: whether hints have been taken in the match.
        match: the story of the match, if this hand ended it; it is shown first.
        speed: the counting speed relative to normal; None shows everything at once.

    Signals:
        picture_asked(copied): the player wants a picture of the match, in a file or on the clipboard.
    """

    picture_asked = Signal(bool)

    def __init__(
        self,
        report: HandReport,
        told: ToldHand,
        faces: CardFaces,
        parent: QWidget | None = None,
        *,
        again: ReplayedDeal | None = None,
        is_exercise: bool = False,
        helped: bool = False,
        match: WonMatch | None = None,
        speed: float | None = None,
    ) -> None:
        super().__init__(told, parent)
        self._report = report
        self._faces = faces
        self._seats = self.seats_from(report.viewer)
        self.headline.setText(headline(report))
        self.reveal = Reveal(self)
        """Shows the rows one by one."""
        lines = sentences(report, goes_on=again is None)
        if again is not None and not is_exercise and not report.by_names:
            lines = (first_time(again, report.names[1 - report.viewer]), *lines)
        if helped:
            lines = (*lines, self.tr("You used hints in this match."))
        self._figures, self._melds = self._table(), self._scored()
        self._sides = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._sides.setSpacing(GAP)
        for part in (self._figures, self._melds):
            self._sides.addWidget(part, 0, Qt.AlignmentFlag.AlignTop)
        self._count_page = QWidget()
        column = QVBoxLayout(self._count_page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        account = EvenLabel()
        account.write(" ".join(lines))
        column.addWidget(account)
        account.setHidden(not lines)
        column.addLayout(self._sides)
        self._match_page = None if match is None else MatchPage(match)
        self.rows.addWidget(self._count_page)
        spoken: Iterable[str] = (*lines, *(f"{row.words}." for row in self._figures.rows))
        if self._match_page is not None:
            self.rows.addWidget(self._match_page, 1)
            spoken = (self._match_page.spoken,)
        self.spoken = " ".join((f"{self.headline.text()}.", *spoken))
        self.add_beneath()
        self.add_pane(self._content)
        self._add_buttons()
        self.guard = InputGuard(self, told.input_guard_ms)
        self.fit()
        self._count(speed)

    def shorten(self) -> None:
        if self.reveal.is_running:
            self.reveal.finish()
            # The second click of a double click is not meant for the button that has just appeared.
            self.guard.wait_for_double_click()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.reveal.is_running and event.key() in _KEYS_ON:
            # The key must not reach the button that appears with it.
            self.shorten()
            event.accept()
        else:
            super().keyPressEvent(event)

    def arrange(self, width: int) -> None:
        pixels = QFontInfo(self.font()).pixelSize()
        self._figures.setFont(table_font(pixels * _FIGURES))
        margins = self.body.contentsMargins()
        inner = width - margins.left() - margins.right()
        wide = self.fontMetrics().averageCharWidth() * _WIDE
        is_wide = width > wide
        least = self._figures.minimumSizeHint().width()
        self._figures.setMinimumWidth(max(least, round(wide * 0.33)) if is_wide else 0)
        self._melds.setMinimumWidth(round(wide * 0.57) if is_wide else 0)
        left = inner - GAP - self._melds.minimumSizeHint().width()
        is_tight = not is_wide and least <= left
        if is_tight:
            self._figures.setMinimumWidth(max(least, min(self._figures.unbroken_width, left)))
        self._sides.setDirection(LAID[is_wide or is_tight])
        self._melds.setFont(table_font(pixels * (_SMALL if is_tight else 1)))
        if self._match_page is not None:
            self._match_page.set_letters(pixels)
        super().arrange(width)

    def _add_buttons(self) -> None:
        self.setWindowTitle(
            {
                "next hand": self.tr("End of the hand"),
                "next game": self.tr("End of the game"),
                "new match": self.tr("End of the match"),
            }[self._report.next_step]
        )
        begins_game = self._report.next_step == "next game" and self.told.onward == next_words()
        self.add_way_on(self.tr("Next &game") if begins_game else self.told.onward)
        if (page := self._match_page) is not None:
            self.turn_button = row_button("", lambda: self._turn_to(match=page.isHidden()))
            self.picture_button = QPushButton(self.tr("P&icture"), autoDefault=True)
            self.picture_button.setToolTip(self.tr("The slate of the match as a picture, to keep or to send"))
            menu = QMenu(self.picture_button)
            menu.addAction(self.tr("&Save…")).triggered.connect(lambda: self.picture_asked.emit(False))
            menu.addAction(self.tr("&Copy")).triggered.connect(lambda: self.picture_asked.emit(True))
            self.picture_button.setMenu(menu)
            for button in (self.turn_button, self.picture_button):
                self.beside.add(button)
            self._turn_to(match=True)

    def _turn_to(self, *, match: bool) -> None:
        """Show the match, or the count of its last hand."""
        page = self._match_page
        assert page is not None
        count = (self._count_page, self.review_button, self.again_button, self.swapped_button)
        for part in filter(None, (page, self.picture_button, self.hands_button)):
            part.setVisible(match)
        for part in count:
            part.setVisible(not match)
        self.turn_button.setText(self.tr("Last &hand") if match else self.tr("Th&e match"))
        self.lay_again()

    # The figures

    def _table(self) -> FiguresGrid:
        report, result = self._report, self._report.result
        portraits = [self.told.portraits[seat] for seat in self._seats if self.told.portraits]
        table = FiguresGrid(self.tr("Count"), [report.names[seat] for seat in self._seats], portraits)

        def add(name: str, numbers: Pair, *, bold: bool = False) -> FigureRow:
            return table.add_row(name, self._in_order(numbers), bold=bold)

        self._parts = (
            (add(self.tr("Melds"), result.melds), result.melds),
            (add(self.tr("Béla"), result.bela), result.bela),
            (add(self.tr("Tricks"), report.trick_points), report.trick_points),
            (add(self.tr("Last trick"), result.last_trick_points), result.last_trick_points),
        )
        table.add_rule()
        self._sum = add(self.tr("Hand total"), result.gains, bold=True)
        table.add_rule()
        self._after = (
            add(self.tr("Score before"), result.before),
            add(self.tr("Score now"), result.after, bold=True),
        )
        table.add_rule()
        self._games = add(self._games_text(), report.games)
        return table

    def _in_order(self, numbers: Pair) -> list[int]:
        return [numbers[seat] for seat in self._seats]

    def _count(self, speed: float | None) -> None:
        """Show the rows one by one, with a growing sum, and the buttons last."""
        if self._match_page is not None:
            self._unroll(self._match_page, speed)
            return
        if speed is not None:
            rows = (*(row for row, _ in self._parts), *self._after, self._games)
            for hidden in (*(cell for row in rows for cell in row.cells), self._melds, self.foot):
                keep_room(hidden)
                hidden.hide()
            self._sum.write((0, 0))
        so_far = [0, 0]
        for row, numbers in self._parts:
            so_far = [so_far[seat] + numbers[seat] for seat in (0, 1)]
            grown = self._in_order((so_far[0], so_far[1]))
            self.reveal.then(_ROW if any(numbers) else _NOTHING, partial(self._show_part, row, grown))
        for row in self._after:
            self.reveal.then(_ROW, row.show)
        self.reveal.then(_ROW, self._games.show)
        self.reveal.then(_NOTHING, self._melds.show)
        self.reveal.then(_ROW, self._offer)
        self.reveal.run(speed)

    def _unroll(self, page: MatchPage, speed: float | None) -> None:
        """Show the story of the match part by part."""
        for part in (*page.parts, self.foot):
            if speed is not None:
                keep_room(part)
                part.hide()
        for part in page.parts:
            self.reveal.then(_PART, part.show)
        self.reveal.then(_ROW, self._offer)
        self.reveal.run(speed)

    def _show_part(self, row: FigureRow, so_far: Sequence[int]) -> None:
        row.show()
        self._sum.write(so_far)

    def _offer(self) -> None:
        self.foot.show()
        self.bring_keyboard_to(self.rematch_button or self.next_button)

    def _games_text(self) -> str:
        variant = self._report.variant
        name = self.tr("Stakes") if is_austrian(variant) else self.tr("Bulis")
        if variant.match_target is None:
            return name
        text = tr("%1 (first to %2)", "bulis or stakes, how many win the match")
        return fill(text, name, variant.match_target)

    # The melds by name

    def _scored(self) -> QWidget:
        block = QWidget()
        column = QVBoxLayout(block)
        column.setContentsMargins(0, 0, 0, 0)
        melds = {seat: self._melds_of(seat) for seat in self._seats}
        if not any(melds.values()):
            column.addWidget(plain_label(self.tr("Nobody scored a meld.")))
            return block
        column.addWidget(_heading(self.tr("Scored melds")))
        beside = max(map(len, melds.values()))
        blocks = sum(ceil(len(scored) / 2) for scored in melds.values())
        # Two melds in a row leave more room for each where one player has many more.
        is_blocks = blocks < beside
        scale = next((scale for rows, scale in _CARDS if min(beside, blocks) <= rows), _LEAST_CARDS)
        column.addLayout(self._laid_out(melds, scale, in_blocks=is_blocks))
        return block

    def _melds_of(self, seat: int) -> list[_Scored]:
        report = self._report
        bela, trump = report.result.bela[seat], report.result.trump
        found = [
            _Scored(begun(meld_name(item, report.variant)), item.points, item.cards)
            for item in report.result.scored[seat]
        ]
        if bela and trump is not None:
            cards = (Card.of(trump, Rank.KING), Card.of(trump, Rank.OVER))
            found.append(_Scored(self.tr("Béla"), bela, cards))
        return found

    def _laid_out(
        self, melds: Mapping[int, Sequence[_Scored]], scale: float, *, in_blocks: bool
    ) -> QGridLayout:
        """Lay the melds out in a column for each player, or two in a row, one player's below the other's."""
        grid = QGridLayout()
        grid.setHorizontalSpacing(_BETWEEN)
        grid.setVerticalSpacing(3)
        above, left = Qt.AlignmentFlag.AlignTop, Qt.AlignmentFlag.AlignLeft
        for index, (seat, scored) in enumerate(melds.items()):
            grid.setColumnStretch(index, 1)
            if in_blocks and not scored:
                continue
            name, head = _heading(self._report.names[seat]), grid.rowCount() if in_blocks else 0
            name.setContentsMargins(0, _ABOVE_NAME if in_blocks and grid.count() else 0, 0, 0)
            grid.addWidget(name, head, 0 if in_blocks else index, 1, 2 if in_blocks else 1, above)
            if not scored:
                grid.addWidget(plain_label(self.tr("None")), 1, index, above)
            for place, each in enumerate(scored):
                down, column = divmod(place, 2) if in_blocks else (place, index)
                row = head + 1 + 2 * down
                grid.addWidget(_caption(each), row, column, above)
                cards = CardRow(each.name, each.cards, self._faces, scale, overlaps=True)
                grid.addWidget(cards, row + 1, column, left | above)
        return grid


def _caption(scored: _Scored) -> QLabel:
    text = tr("%1: %2", "a meld, and its points")
    # A line break must not separate the number from its word.
    worth = points_text(scored.points).replace(" ", "\u00a0")
    return plain_label(fill(text, scored.name, worth))


class _Scored(Struct, frozen=True):
    """A meld that scored, or béla."""

    name: str
    points: int
    cards: tuple[Card, ...]


def _heading(text: str) -> QLabel:
    label = plain_label(text)
    label.setFont(table_font(bold=True))
    return label


_PART = 700.0
"""Milliseconds at normal speed before each part of the story of a match."""

_ROW, _NOTHING = 420.0, 140.0
"""Milliseconds at normal speed before a row with points, and before one without."""

_WIDE = 92
"""The table width, in characters, from which count and melds fit side by side."""

_SMALL = 0.84
"""Letter size beside the cards of melds where room is tight, relative to the usual size."""
_CARDS, _LEAST_CARDS = ((1, 1.5), (2, 1.4), (4, 1.15)), 0.9
"""Card sizes of melds, by the number of their rows, and the smallest size."""
_BETWEEN = 24
"""The gap between two columns of melds."""
_ABOVE_NAME = 4
"""The gap between the melds of one player and the name of the next."""
_FIGURES = 1.08
"""Letter size of the count, relative to the usual size."""

_KEYS_ON = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
