"""The window that compares the check number of a deal with its cards."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tartli_desktop.cards import german, sealed_deal, tarokk
from tartli_desktop.windows.matches.deal_check import CheckedDeal, DealCheck
from tests.windows.languages import english_again, hear, speak


@pytest.mark.parametrize("pack", [german.CARDS, tarokk.CARDS], ids=["32 cards", "42 cards"])
@pytest.mark.parametrize("language", ["en", "hu", "de"])
@pytest.mark.parametrize("is_sound", [True, False])
def test_the_verdict_has_its_room_below_the_rest(
    qtbot: QtBot, qapp: QApplication, pack: tuple[object, ...], language: str, is_sound: bool
) -> None:
    with english_again(qapp):
        speak(language)
        deck, proof = sealed_deal.seal(1, pack).dealt(7)
        if not is_sound:
            deck = " ".join(reversed(deck.split()))
        window = DealCheck([CheckedDeal(1, proof.sha256, deck, proof)])
        qtbot.addWidget(window)
        with qtbot.waitExposed(window):
            window.show()
        qtbot.mouseClick(window.check_button, Qt.MouseButton.LeftButton)
        hear()
        assert window.verdict.text()[0] == ("✓" if is_sound else "✗")
        parts: list[QWidget] = [window.number, window.line, window.note, window.verdict, window.check_button]
        for upper, lower in itertools.pairwise(parts):
            below = lower.mapTo(window, lower.rect().topLeft()).y()
            assert below - upper.mapTo(window, upper.rect().bottomLeft()).y() >= 6
        assert window.verdict.height() >= window.verdict.heightForWidth(window.verdict.width())
