"""The account of a hand: each part, who pays whom, and how the balance stands (U12)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication, QLabel

from tartli_desktop.cards.german import CARDS
from tartli_desktop.games.ulti import Match
from tartli_desktop.games.ulti.dialogs.hand_summary import HandSummary
from tartli_desktop.widgets.portrait_label import PortraitLabel
from tests.games.ulti.at_the_table import Sitting, dealt, do, opened, settle
from tests.windows.languages import english_again, hear, speak
from tests.windows.legibility import texts_without_room

Sit = Callable[[Match], Sitting]

SCREEN = "larger than the screen"
"""The table is larger than the screen of the tests."""


def played(match: Match) -> Match:
    """The hand after its end, each having done the first thing that was allowed."""
    while match.to_move is not None:
        match.apply(match.to_move, match.legal_actions(match.to_move)[0])
    return match


def account(sitting: Sitting) -> HandSummary:
    sitting.area.dialogs.open_summary()
    settle()
    paper = opened(sitting.area, HandSummary)
    assert isinstance(paper, HandSummary)
    return paper


def simple() -> Match:
    return played(do(dealt(), "1:lay", "1:bid simple", "2:pass", "0:pass", "1:pass"))


def test_each_player_is_seen_above_their_column(sit: Sit) -> None:
    paper = account(sit(simple()))
    portraits = paper.findChildren(PortraitLabel)
    assert len(portraits) == 3
    for portrait, name in zip(portraits, ("Anna", "Bálint", "Ilona"), strict=True):
        (head,) = (label for label in paper.findChildren(QLabel) if label.text() == name)
        assert portrait.geometry().bottom() < head.geometry().top()
        assert portrait.geometry().right() == head.geometry().right()


@pytest.mark.parametrize("language", ["en", "hu", "de"])
def test_all_is_seen_at_once_on_a_small_table(sit: Sit, qapp: QApplication, language: str) -> None:
    with english_again(qapp):
        speak(language)
        match = simple()
        match.deal(CARDS)
        sitting = sit(played(match))
        sitting.area.resize(1024, 640)
        settle()
        paper = account(sitting)
        hear()
        assert paper.chart is not None
        assert paper.wish().height() <= sitting.area.height()
        assert [text for text in texts_without_room(paper) if SCREEN not in text] == []
