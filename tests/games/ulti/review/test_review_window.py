"""A hand of Ulti is reviewed in the window, and the cost of its mistakes is counted."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tartli_desktop.games.ulti import ASSOCIATION, RULES
from tartli_desktop.games.ulti.dialogs.hand_summary import HandSummary
from tartli_desktop.games.ulti.review import JudgedDecision
from tartli_desktop.games.ulti.review_form import Kind
from tartli_desktop.games.ulti.words.statistics import UltiStatistics
from tartli_desktop.store.match_store import MatchStore
from tests.games.contract.stored import PERSON, keep
from tests.session.playing import settle
from tests.windows.programs import Windows
from tests.windows.simulated_user import tap, the

from .test_review import REVIEWS, review, spoilt


@pytest.fixture
def going(qtbot: QtBot, tmp_path: Path) -> Iterator[Windows]:
    """The window of the program, in which a hand of Ulti is reviewed."""
    made = Windows(qtbot, tmp_path / "tartli")
    yield made
    made.leave()


def keep_reviewed(store: MatchStore) -> int:
    match_id = keep(store, RULES, spoilt(), "casual")
    store.reviews.set(match_id, 1, PERSON, REVIEWS.kept(review()), coach=REVIEWS.VERSION)
    return match_id


def test_it_is_opened_from_the_account_and_tells_the_mistake(going: Windows) -> None:
    window = going.open()
    assert spoilt().variant == ASSOCIATION
    window.on_table.resume(keep_reviewed(window.saving.store))
    settle()
    tap(going.qtbot, the(window, HandSummary), Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    assert window.review is not None
    place = window.review
    worst = review().costliest[0]
    assert worst.decision.at in [mark.decision.at for mark in place.bar.marks]
    place.steps.go_to(worst.decision.at)
    settle()
    assert place.decision is not None
    assert place.decision.better.startswith("Better: Make Acorns trumps.")
    assert "Before the first trick" in place.paper.spoken
    tap(going.qtbot, place, Qt.Key.Key_Escape)
    assert window.review is None


def told(mistake: JudgedDecision) -> float:
    """The figure in what the review says of the cost."""
    (figure,) = re.findall(r"([\d.]+) points? \(", REVIEWS.cost(mistake, review()))
    return float(figure)


def test_what_mistakes_cost_is_counted_by_kind(going: Windows) -> None:
    going.open()
    store = going.window.saving.store
    keep_reviewed(store)
    counted = store.results.counted("ulti")
    shown = UltiStatistics().shown(counted, None, None)
    assert shown.reviewed is not None
    (cost,) = shown.reviewed.hands
    assert cost.hand == 1
    # The points that the review tells: of an estimate of many points no decimals.
    assert cost.points == pytest.approx(sum(map(told, review().mistakes)), abs=0.01)
    kinds = {each.name: each.points for each in shown.reviewed.kinds}
    by_trump = sum(told(each) for each in review().mistakes if each.kind is Kind.TRUMP)
    assert kinds["Naming trumps"] == pytest.approx(by_trump, abs=0.01)
