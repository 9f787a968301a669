"""Finds unreadable words on papers: python -m tests.pictures.words_on_papers [NAME ...].

Sets up every screen with a paper on its table, shows it in each colour scheme, and checks the painted words
there. Words with too little contrast are written to standard output, as JSON.

Each paper is set up in high contrast, and once more in another scheme, which changes from paper to paper,
and then switched to the remaining ones. So every paper is seen in all schemes, and each scheme starts some.
"""

from collections import deque
from collections.abc import Iterator

from tests.pictures import measuring
from tests.pictures.measuring import Asked, found_by, lay_out

MODULE = "tests.pictures.words_on_papers"
PAPERS = (
    *("end-of-hand", "match-won", "scored-melds-dialog", "points-card", "review"),
    *("meld-reminder", "meld-dialog", "puzzle-solved", "message"),
    *("ulti-ladder", "ulti-doubling", "tarokk-announcing"),
)
"""A paper of each kind."""


def run() -> dict[str, list[str]]:
    """The unreadable words, by colours and screen."""
    return found_by(MODULE)


def measure(asked: Asked) -> dict[str, list[str]]:
    """The same, in this process, which has the screen."""
    from msgspec.structs import replace
    from screenshots.catalogue import PICTURES
    from screenshots.setups.looks import with_settings

    from tartli_desktop.settings.settings import ColourScheme

    measuring.think_briefly()
    measuring.weigh_at_once()
    found: dict[str, list[str]] = {}
    usual = deque(scheme for scheme in ColourScheme if scheme is not ColourScheme.HIGH_CONTRAST)
    begun: dict[str, tuple[str, list[ColourScheme]]] = {}
    set_ups = {}
    for name in asked.only or PAPERS:
        for schemes in ([*usual], [ColourScheme.HIGH_CONTRAST]):
            begun[f"{name} {schemes[0]}"] = name, schemes
            set_ups[f"{name} {schemes[0]}"] = with_settings(PICTURES[name], colour_scheme=schemes[0])
        usual.rotate()
    for key, window in measuring.screens(Asked(), set_ups, set_ups):
        name, schemes = begun[key]
        for scheme in schemes:
            window.settings_writer.change(replace(window.settings.now, colour_scheme=scheme))
            lay_out()
            if pale := sorted(_pale_words(window)):
                found[f"{scheme} {name}"] = pale
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
    from tartli_desktop.widgets.papers.table_paper import TablePaper
    from tartli_desktop.windows.card_values.points_card import PointsCard
    from tartli_desktop.windows.review.review_paper import ReviewPaper

    return widget.isVisible() and isinstance(widget, TablePaper | PointsCard | ReviewPaper)


if __name__ == "__main__":
    measuring.main(MODULE, measure)
