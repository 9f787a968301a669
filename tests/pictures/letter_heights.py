"""Finds letters on the table that are too small: python -m tests.pictures.letter_heights [NAME ...].

Sets up screens with a table as for the pictures, in a window of 1280 by 800 or, those with the longest words,
in a small one, and shows each in one language after the other. Texts with letters of less than 13 pixels are
written to standard output, as JSON.
"""

from collections.abc import Iterator

from tests.pictures import measuring
from tests.pictures.measuring import Asked, found_by

MODULE = "tests.pictures.letter_heights"
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


def run() -> dict[str, list[str]]:
    """The texts with small letters, by language and screen."""
    return found_by(MODULE)


def measure(asked: Asked) -> dict[str, list[str]]:
    """The same, in this process, which has the screen."""
    from screenshots.catalogue import PICTURES

    measuring.think_briefly()
    measuring.weigh_at_once()
    found: dict[str, list[str]] = {}
    for name, window in measuring.screens(asked, TABLES + LONG_WORDS + CAPTIONS, PICTURES):
        if name not in TABLES:
            window.resize(*SMALL)
        for language in measuring.in_each_language():
            written = list(letters(window.review or window.area))
            if not written:
                raise SystemExit(f"There are no words on {name}.")
            if small := sorted({text for text, height in written if height < LEAST}):
                found[f"{language} {name}"] = small
    return found


def letters(area) -> Iterator[tuple[str, float]]:
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


if __name__ == "__main__":
    measuring.main(MODULE, measure)
