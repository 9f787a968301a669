"""Finds unreadable words on papers: python -m tests.pictures.words_on_papers [NAME ...].

Sets up every screen with a paper on its table, shows it in each colour scheme, and checks the painted words
there. Words with too little contrast are written to standard output, as JSON.

Each paper is set up in high contrast, and once more in another scheme, which changes from paper to paper,
and then switched to the remaining ones. So every paper is seen in all schemes, and each scheme starts some.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
from collections import deque
from collections.abc import Iterator

from tests.pictures.clipped_texts import (
    ROOT,
    _lay_out,
    leave_garbage,
    paint_nothing,
    screen_of,
    weigh_at_once,
)

SIZE = "1280x800"
PAPERS = (
    *("end-of-hand", "game-won", "match-won", "scored-melds-dialog", "points-card", "review"),
    *("meld-reminder", "false-claim", "meld-dialog", "puzzle-solved", "message"),
    *("ulti-ladder", "ulti-doubling", "ulti-end-of-hand", "ulti-balance"),
    *("tarokk-announcing", "tarokk-end-of-hand", "exchange-breaks-a-meld"),
)


def run(only: list[str]) -> dict[str, list[str]]:
    """Find the unreadable words, in a separate process: by colours and screen.

    Args:
        only: the screens to check; all with papers, if empty.
    """
    with screen_of(SIZE) as environment:
        command = [sys.executable, "-m", "tests.pictures.words_on_papers", "--inside", *only]
        done = subprocess.run(
            command, env=environment, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True
        )
    return dict(json.loads(done.stdout))


def measure(only: list[str]) -> dict[str, list[str]]:
    """The same, in this process, which has the screen."""
    from msgspec.structs import replace
    from screenshots.catalogue import PICTURES
    from screenshots.setups.looks import with_settings
    from screenshots.studio import open_studio

    from tartli_desktop.settings.settings import ColourScheme

    studio = open_studio(SIZE)
    leave_garbage()
    paint_nothing()
    weigh_at_once()
    found: dict[str, list[str]] = {}
    usual = deque(scheme for scheme in ColourScheme if scheme is not ColourScheme.HIGH_CONTRAST)
    for name in only or PAPERS:
        for first, *others in (tuple(usual), (ColourScheme.HIGH_CONTRAST,)):
            random.seed(name)
            window = with_settings(PICTURES[name], colour_scheme=first)(studio)
            for scheme in (first, *others):
                window.settings_writer.change(replace(window.settings.now, colour_scheme=scheme))
                _lay_out()
                if pale := sorted(_pale_words(window)):
                    found[f"{scheme} {name}"] = pale
            studio.leave(window)
        usual.rotate()
    if studio.mishaps:
        raise SystemExit("A screen could not be set up.")
    return found


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
    from tartli_desktop.games.tartli.help.points_card import PointsCard
    from tartli_desktop.widgets.papers.table_paper import TablePaper
    from tartli_desktop.windows.review.review_paper import ReviewPaper

    return widget.isVisible() and isinstance(widget, TablePaper | PointsCard | ReviewPaper)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("only", nargs="*")
    parser.add_argument("--inside", action="store_true")
    options = parser.parse_args()
    found = (measure if options.inside else run)(options.only)
    json.dump(found, sys.stdout, indent=1, ensure_ascii=False)


if __name__ == "__main__":
    main()
