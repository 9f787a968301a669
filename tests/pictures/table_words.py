"""Finds words on tables and papers that are hard to read: python -m tests.pictures.table_words [NAME ...].

Sets up screens with a table as for the pictures, in a window of 1280 by 800 or, those with the longest words,
in a small one, and shows each in one language after the other, and those with a paper in each colour scheme.
Letters of less than 13 pixels and words with too little contrast are written to standard output, as JSON.

Each paper is set up in one scheme, which changes from paper to paper, and then switched to the others. So
every paper is seen in all schemes, and each scheme starts some.
"""

from collections import deque
from collections.abc import Iterator

from tests.pictures import measuring
from tests.pictures.measuring import Asked, found_by, lay_out

MODULE = "tests.pictures.table_words"
SMALL = (1024, 640)
"""The size of the small window."""
LONG_WORDS = ("ulti-guided-lay", "tarokk-guided-discard", "lesson-end")
"""The lesson steps with the longest texts, which must have room in a small window, too."""
CAPTIONS = ("practice", "trick-9-dimmed", "tarokk-trick", "tarokk-five", "ulti-trick", "ulti-open-hands")
"""The tables whose paper captions tell most of the game: these must, too."""
LEAST = 13
"""Pixels from the top of the tallest letters to the bottom of the lowest, the way font sizes are given."""
TABLES = (
    *("first-start", "deal", "contest", "scored-melds", "why-not", "may-go-out", "beginner-board"),
    *("meld-reminder", "end-of-hand", "stichmatsch", "curtain", "lesson", "slate-of-beck", "puzzle"),
    *("tarokk-auction", "tarokk-announcing", "tarokk-end-of-hand", "tarokk-open-discards"),
    *("ulti-auction", "ulti-ladder", "ulti-doubling", "ulti-concede", "ulti-balance", "ulti-guided"),
    *("review", "points-card"),
)
"""Screens with every kind of words that a table has; those above are even seen in a small window."""
PAPERS = (
    *("end-of-hand", "match-won", "scored-melds-dialog", "points-card", "review"),
    *("meld-reminder", "meld-dialog", "puzzle-solved", "message"),
    *("ulti-ladder", "ulti-doubling", "tarokk-announcing"),
)
"""A paper of each kind."""


def run() -> dict[str, list[str]]:
    """The words with small letters or too little contrast, by language or colours, and screen."""
    return found_by(MODULE)


def measure(asked: Asked) -> dict[str, list[str]]:
    """The same, in this process, which has the screen."""
    from msgspec.structs import replace
    from screenshots.catalogue import PICTURES
    from screenshots.setups.looks import with_settings

    from tartli_desktop.settings.settings import ColourScheme

    measuring.think_briefly()
    measuring.weigh_at_once()
    order = deque(ColourScheme)
    pictures = {**PICTURES}
    schemes: dict[str, list[ColourScheme]] = {}
    for name in PAPERS:
        order.rotate()
        schemes[name] = [*order]
        pictures[name] = with_settings(PICTURES[name], colour_scheme=order[0])
    tables = {*TABLES, *LONG_WORDS, *CAPTIONS}
    found: dict[str, list[str]] = {}
    for name, window in measuring.screens(asked, tables | {*PAPERS}, pictures):
        for scheme in schemes.get(name, ()):
            window.settings_writer.change(replace(window.settings.now, colour_scheme=scheme))
            lay_out()
            if pale := sorted(_pale_words(window)):
                found[f"{scheme} {name}"] = pale
        if name in (*LONG_WORDS, *CAPTIONS):
            window.resize(*SMALL)
        for language in measuring.in_each_language() if name in tables else ():
            written = list(_letters(window.review or window.area))
            if not written:
                raise SystemExit(f"There are no words on {name}.")
            if small := sorted({text for text, height in written if height < LEAST}):
                found[f"{language} {name}"] = small
    return found


def _letters(area) -> Iterator[tuple[str, float]]:
    """All texts on the table and beside it, and the height of their letters in pixels."""
    from PySide6.QtGui import QFontInfo
    from PySide6.QtWidgets import QAbstractButton, QLabel

    from tartli_desktop.table.notes.notes import Note

    for widget in area.findChildren(QLabel) + area.findChildren(QAbstractButton):
        if widget.isVisible() and widget.text() and widget.window() is area.window():
            yield widget.text(), QFontInfo(widget.font()).pixelSize()
    view = area.view
    scale = view.transform().m11()
    for item in view.scene().items():
        if not item.isVisible():
            continue
        if isinstance(item, Note):
            yield item.text, item.letters.pixelSize() * scale
    board = view.scene().board
    if board.isVisible():
        yield "cards that are gone", board.letter_height * scale
        yield "key of the board", board.key.letter_height * scale


def _pale_words(window) -> Iterator[str]:
    from PySide6.QtCore import QPoint, QRect
    from PySide6.QtWidgets import QAbstractButton, QLabel, QTextEdit, QWidget

    from tartli_desktop.looks.colours import LEAST_CONTRAST, contrast
    from tests.windows.legibility import ink_and_middle

    papers = [each for each in window.findChildren(QWidget) if _is_paper(each)]
    if not papers:
        raise SystemExit("There is no paper on the table.")
    for paper in papers:
        image = paper.grab().toImage()
        for kind in (QLabel, QAbstractButton, QTextEdit):
            for widget in paper.findChildren(kind):
                words = widget.toPlainText() if isinstance(widget, QTextEdit) else widget.text()
                if not (words and widget.isVisible() and widget.isEnabled()):
                    continue
                there = QRect(widget.mapTo(paper, QPoint()), widget.size())
                # Scrolled parts lie outside the visible area of the pane.
                seen = widget.visibleRegion().boundingRect().translated(there.topLeft()) & image.rect()
                if seen.height() < there.height() // 2:
                    continue
                ink, ground = ink_and_middle(image, seen.adjusted(3, 3, -3, -3))
                if contrast(ink, ground) < LEAST_CONTRAST:
                    yield words


def _is_paper(widget) -> bool:
    from tartli_desktop.widgets.papers.table_paper import TablePaper
    from tartli_desktop.windows.card_values.points_card import PointsCard
    from tartli_desktop.windows.review.review_paper import ReviewPaper

    return widget.isVisible() and isinstance(widget, TablePaper | PointsCard | ReviewPaper)


if __name__ == "__main__":
    measuring.main(MODULE, measure)
