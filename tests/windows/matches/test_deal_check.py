"""The window that compares the check number of a deal with its cards."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tartli_desktop.cards import german, sealed_deal
from tartli_desktop.windows.matches.deal_check import CheckedDeal, DealCheck


@pytest.mark.parametrize("is_sound", [True, False])
def test_the_verdict_says_whether_the_deal_is_sound(qtbot: QtBot, is_sound: bool) -> None:
    deck, proof = sealed_deal.seal(1, german.CARDS).dealt(7)
    shown = deck if is_sound else " ".join(reversed(deck.split()))
    window = DealCheck([CheckedDeal(1, proof.sha256, shown, proof)])
    qtbot.addWidget(window)
    window.show()
    qtbot.mouseClick(window.check_button, Qt.MouseButton.LeftButton)
    assert window.verdict.text()[0] == ("✓" if is_sound else "✗")
