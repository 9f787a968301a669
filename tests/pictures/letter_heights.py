"""Finds letters on the table that are too small: python -m tests.pictures.letter_heights [NAME ...].

Sets up every screen with a table as for the pictures, in a window of 1280 by 800, and shows each in one
language after the other. Texts with letters of less than 13 pixels are written to standard output, as JSON.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
from collections.abc import Iterator

from tests.pictures.clipped_texts import (
    LANGUAGES,
    ROOT,
    SAME_WORDS,
    _lay_out,
    _speak,
    leave_garbage,
    paint_nothing,
    screen_of,
)

SIZE = "1280x800"
SMALL_SIZE = "1024x640"
LONG_WORDS = ("ulti-guided-lay", "tarokk-guided-discard", "lesson-end")
"""The lesson steps with the longest texts, which must have room in a small window, too."""
CAPTIONS = ("practice", "trick-9-dimmed", "tarokk-trick", "tarokk-five", "ulti-trick", "ulti-open-hands")
"""The tables whose paper captions tell most of the game: these must, too."""
LEAST = 13
"""Pixels from the top of the tallest letters to the bottom of the lowest, the way font sizes are given."""
DIALOGS = (
    *("settings", "statistics", "matches", "how-to-play", "about", "house-rules", "own-pack", "crash"),
    *("ulti-contract", "ulti-payments", "ulti-how-to-play", "ulti-house-rules", "ulti-statistics"),
    *("ulti-new-match", "tarokk-cue-bids", "tarokk-bonuses", "tarokk-how-to-play", "tarokk-house-rules"),
    *("tarokk-statistics", "tarokk-new-match"),
)
"""Prefixes of the names of screens that show nothing on the table that others do not."""
SAME_LETTERS = {
    *("taken-back", "as-in-a-cafe", "exchange-breaks-a-meld", "hint-practice", "hint-beside-a-note"),
    *("game-won", "played-again", "lesson-slate", "lesson-meld", "lesson-strayed", "lesson-follow"),
    *("new-match", "new-match-two", "puzzle-of-melds"),
    *("ulti-guided-lay", "ulti-guided-trumps", "ulti-guided-trick", "ulti-guided-end", "review-trick"),
    "review-open-hands",
    # These would first take thinking time, and stand beside the same paper as "review".
    *("ulti-review", "tarokk-review"),
    *("talon-told", "message", "menu", "add-a-pack", "slate-folded", "choose-turned-card", "own-lead"),
}
"""Screens with the same sizes of letters as others, although their words differ."""


def run(only: list[str], size: str = SIZE) -> dict[str, list[str]]:
    """Find the texts with small letters, in a separate process: by language and screen.

    Args:
        only: the screens to check; all that have a table, if empty.
        size: the size of the window.
    """
    with screen_of(size) as environment:
        command = [sys.executable, "-m", "tests.pictures.letter_heights", "--inside", "--size", size, *only]
        done = subprocess.run(
            command, env=environment, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True
        )
    return dict(json.loads(done.stdout))


def measure(only: list[str], size: str) -> dict[str, list[str]]:
    """The same, in this process, which has the screen."""
    from screenshots.catalogue import PICTURES
    from screenshots.studio import open_studio

    studio = open_studio(size)
    leave_garbage()
    paint_nothing()
    found: dict[str, list[str]] = {}
    for name in only or [name for name in PICTURES if not _is_of_others(name)]:
        random.seed(name)
        window = PICTURES[name](studio)
        for language in LANGUAGES:
            if language != LANGUAGES[0]:
                _speak(language)
            _lay_out()
            written = list(letters(window.review or window.area))
            if not written:
                raise SystemExit(f"There are no words on {name}.")
            small = sorted({text for text, height in written if height < LEAST})
            if small:
                found[f"{language} {name}"] = small
        studio.leave(window)
        _speak(LANGUAGES[0])
    if studio.mishaps:
        raise SystemExit("A screen could not be set up.")
    return found


def _is_of_others(name: str) -> bool:
    skipped = SAME_WORDS | SAME_LETTERS
    return name.endswith(("-dark", "-large", "-contrast")) or name in skipped or name.startswith(DIALOGS)


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


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("only", nargs="*")
    parser.add_argument("--inside", action="store_true")
    parser.add_argument("--size", default=SIZE)
    options = parser.parse_args()
    found = (measure if options.inside else run)(options.only, options.size)
    json.dump(found, sys.stdout, indent=1, ensure_ascii=False)


if __name__ == "__main__":
    main()
