"""The cost of mistakes in reviewed hands: on average, by kind, and over time."""

import random

import msgspec
import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from tartli_desktop.cards.german import CARDS
from tartli_desktop.face.statistics import HandCost, KindCost, Reviewed
from tartli_desktop.games.tartli import HUNGARIAN, OUT, Match
from tartli_desktop.games.tartli.review_form import DecisionForm, Kind, ReviewForm
from tartli_desktop.games.tartli.words.statistics import TartliStatistics
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.windows.main_window import MainWindow
from tartli_desktop.windows.statistics.mistakes_slate import MistakesSlate
from tartli_desktop.windows.statistics.statistics_dialog import StatisticsDialog
from tests.store.store_samples import ALL, statistics_of
from tests.store.versions.make_database import kept
from tests.windows.simulated_user import the
from tests.windows.statistics.test_statistics_of_games import WON

ENDLESS = replace(HUNGARIAN, match_target=None)


def match_of(hands: int) -> Match:
    """A match of this many finished hands, quickly played."""
    match, chance = Match.new(ENDLESS, first_dealer=0, players=("Zsófi", "Ödön")), random.Random(hands)
    for _ in range(hands):
        match.deal(chance.sample(CARDS, 32))
        while (seat := match.to_move) is not None:
            match.apply(seat, next(each for each in match.legal_actions(seat) if each != OUT))
    return match


def review(**costs: float) -> object:
    """The stored review of a hand, with one decision of each kind at this cost."""
    decisions = tuple(
        DecisionForm(at, Kind(kind), cost, "play A7", "play A7")
        for at, (kind, cost) in enumerate(costs.items())
    )
    return msgspec.to_builtins(ReviewForm(decisions, (None, None)))


def reviewed(store: MatchStore, *costs: float, level: str = "casual", hands: int = 0, **extras: str) -> int:
    """Store a match with its first hands reviewed: in each, mistakes in cards cost this much."""
    match_id = kept(store, match_of(hands or len(costs)), level, **extras)
    for number, cost in enumerate(costs, 1):
        store.reviews.set(match_id, number, 0, review(card=cost), coach=1)
    return match_id


def opened(qtbot: QtBot, window: MainWindow) -> StatisticsDialog:
    """Open the statistics on the tab about mistakes."""
    qtbot.keyClick(window, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    dialog = the(window, StatisticsDialog)
    with qtbot.waitExposed(dialog):
        pass
    tabs = dialog.tabs.tabBar()
    place = tabs.tabRect(dialog.tabs.indexOf(dialog.mistakes)).center()
    qtbot.mouseClick(tabs, Qt.MouseButton.LeftButton, pos=place)
    assert dialog.mistakes.isVisible()
    return dialog


@pytest.mark.parametrize("kinds", [(), (KindCost("Cards played", 0.0),)])
def test_hands_without_a_mistake_are_praised(qtbot: QtBot, kinds: tuple[KindCost, ...]) -> None:
    """In some games there is then no kind of decision at all."""
    slate = MistakesSlate()
    qtbot.addWidget(slate)
    slate.show_reviewed(Reviewed((HandCost(WON, 1, 0.0),), kinds, ""))
    assert slate.accessibleDescription() == "Well played: not a single mistake."
    slate.grab()
    assert len(slate.places) == 1


# Counting


def test_costs_are_added_up_by_hand_and_by_kind(store: MatchStore) -> None:
    match_id = kept(store, match_of(3), "casual")
    store.reviews.set(match_id, 1, 0, review(card=4.5, declaration=0, bela=20), coach=1)
    store.reviews.set(match_id, 3, 0, review(card=1.5), coach=2)
    # The opponent's decisions do not count.
    store.reviews.set(match_id, 2, 1, review(card=99), coach=2)
    shown = statistics_of(store).reviewed
    assert shown is not None
    assert [(each.match.id, each.hand, each.points) for each in shown.hands] == [
        (match_id, 1, 24.5),
        (match_id, 3, 1.5),
    ]
    kinds = [(each.name, each.points) for each in shown.kinds]
    assert kinds == [("Cards played", 3.0), ("Declaring or staying silent", 0.0), ("Béla", 10.0)]


def test_what_another_version_has_kept_otherwise_is_left_out(store: MatchStore) -> None:
    match_id = reviewed(store, 3.0, hands=2)
    store.reviews.set(match_id, 2, 0, {"decisions": [{"of": "another version"}]}, coach=99)
    found = statistics_of(store)
    assert found.reviewed is not None
    assert [each.hand for each in found.reviewed.hands] == [1]
    assert found.hands == 2


def test_costs_are_in_the_table_and_in_the_file(store: MatchStore) -> None:
    reviewed(store, 2.0, 3.0)
    reviewed(store, level="strong", hands=1)
    rows = {row.name: row.cells for row in statistics_of(store).rows}
    assert rows["Hands reviewed"] == ("2", "0", "2")
    assert rows["Cost of mistakes per hand"] == ("2.5", "–", "2.5")
    heads, first, second = TartliStatistics().table(store.results.counted("tartli"), ALL, None)
    assert heads[-2:] == ["Hands reviewed", "Cost of mistakes per hand"]
    assert (first[-2:], second[-2:]) == ([2, 2.5], [0, ""])


# Showing


def test_without_a_review_it_is_told_how_to_get_one(
    qtbot: QtBot, window: MainWindow, store: MatchStore
) -> None:
    reviewed(store, hands=1)
    label = opened(qtbot, window).mistakes.empty_label
    assert label.isVisible()
    assert "choose “Review the last hand” in the Match menu" in label.accessibleName()


def test_what_is_drawn_can_be_read_and_only_reviewed_hands_count(
    qtbot: QtBot, window: MainWindow, store: MatchStore
) -> None:
    match_id = kept(store, match_of(3), "casual")
    store.reviews.set(match_id, 1, 0, review(card=4.5, bela=20), coach=1)
    store.reviews.set(match_id, 2, 0, review(card=1.5, out=0), coach=1)
    page = opened(qtbot, window).mistakes
    assert not page.empty_label.isVisible()
    assert page.slate.accessibleName() == "What mistakes cost"
    assert page.slate.accessibleDescription() == (
        "On average, mistakes cost you 13.0 points in a hand. "
        "Cards played: 3.0 points. Béla: 10.0 points. Going out: 0.0 points."
    )
    assert page.note.text() == (
        "Only hands you have reviewed count here: 2 of 3. Throwing away a won game counts as 400 points."
    )


def test_the_line_is_higher_where_more_was_lost_and_tells_of_each_hand(
    qtbot: QtBot, window: MainWindow, store: MatchStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    reviewed(store, 10, 40, 0)
    slate = opened(qtbot, window).mistakes.slate
    slate.grab()
    first, second, third = slate.places
    assert second.y() < first.y() < third.y()
    assert first.x() < second.x() < third.x()
    said: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda pos, text, widget: said.append(text))
    for place in (second, QPointF(3, 3)):
        at = place.toPoint()
        QApplication.sendEvent(slate, QHelpEvent(QEvent.Type.ToolTip, at, slate.mapToGlobal(at)))
    assert said[0].endswith(": hand 2 against Ödön, 40.0 points")
    assert said[1] == ""


@pytest.mark.parametrize(("cost", "is_told"), [(90.0, False), (190.0, True)])
def test_a_scale_that_is_not_even_says_so(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, cost: float, is_told: bool
) -> None:
    """The line between 0 and 200 is 50: square roots keep small mistakes visible."""
    written: list[str] = []
    monkeypatch.setattr(MistakesSlate, "write", lambda slate, painter, text, *_: written.append(text))
    slate = MistakesSlate()
    qtbot.addWidget(slate)
    slate.resize(600, 400)
    hand = HandCost(WON, 1, cost)
    slate.show_reviewed(Reviewed((hand, hand), (KindCost("Cards", cost),), ""))
    slate.grab()
    assert ("closer together" in " ".join(written)) == is_told
    assert ("200" in written) == is_told
