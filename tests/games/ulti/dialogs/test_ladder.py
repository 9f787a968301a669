"""The ladder of bids on the table: by mouse and by keys (U3.6)."""

from collections.abc import Callable, Iterator

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from tartli_desktop.games.ulti import Action, Lay, Match
from tartli_desktop.games.ulti.coach.hint import Hint
from tartli_desktop.games.ulti.dialogs.ladder import Ladder
from tartli_desktop.games.ulti.opponents.worth import Worth
from tartli_desktop.games.ulti.rules.actions import MakeBid
from tartli_desktop.games.ulti.words.terms import bid_name
from tartli_desktop.looks.colours import apply_colour_scheme
from tartli_desktop.looks.text_size import apply_text_scale
from tartli_desktop.settings.settings import ColourScheme
from tartli_desktop.text.catalogues import LOCALES
from tartli_desktop.widgets.pane import Pane
from tartli_desktop.widgets.questions.question_paper import QuestionPaper
from tests.games.contract.sitting import Sitting, opened, settle
from tests.games.ulti.at_the_table import dealt, do
from tests.windows.languages import english_again, speak
from tests.windows.legibility import texts_without_room
from tests.windows.simulated_user import click, tap

Sit = Callable[[Match], Sitting]

NO_PAIRS = "AA AX A9 A8 LA LX L9 HA HX H9 BX B9"
"""A hand with neither a marriage nor a Seven."""


@pytest.fixture
def bidding(sit: Sit) -> Sitting:
    """The person is to bid first, with cards that can win neither 40-100 nor Ulti."""
    return sit(do(dealt([NO_PAIRS]), "1:lay"))


def ladder(sitting: Sitting) -> Ladder:
    return opened(sitting.area, Ladder)


def part(paper: Ladder, text: str) -> QPushButton:
    (button,) = [each for each in paper.findChildren(QPushButton) if each.text() == text]
    return button


def test_a_bid_is_chosen_by_its_parts_with_the_mouse(bidding: Sitting, qtbot: QtBot) -> None:
    bidding.press(bidding.actions.bid)
    paper = ladder(bidding)
    for text in ("Durchmars", "Open", "Hearts"):
        click(qtbot, part(paper, text))
    assert paper.contract.text == "hearts open-durchmars"
    click(qtbot, part(paper, "&Bid"))
    assert "1:bid hearts open-durchmars" in bidding.said()
    assert not paper.isVisible()


def test_a_bid_is_chosen_by_keys(bidding: Sitting, qtbot: QtBot) -> None:
    tap(qtbot, bidding.area.view, Qt.Key.Key_B)
    paper = ladder(bidding)
    assert paper.contract.text == "simple"
    assert paper.table.hasFocus()
    for _ in range(5):
        qtbot.keyClick(paper.table, Qt.Key.Key_Up)
    assert paper.contract.text == "betli"
    tap(qtbot, paper.table, Qt.Key.Key_Return)
    assert "1:bid betli" in bidding.said()


def test_the_ladder_opens_on_a_bid_that_lies_near(sit: Sit) -> None:
    """Over Betli the lowest bid is Durchmars; these cards want something else."""
    hand = "HA HX HK HO HU H7 H8 AA LA BA"
    near = sit(do(dealt(["", hand], forehand=0), "0:lay", "0:bid betli", "1:take", "1:lay"))
    near.press(near.actions.bid)
    offered = near.area.panel.choices[0].text()
    assert offered.startswith(bid_name(ladder(near).contract.text))


def test_the_ladder_opens_on_the_bid_of_the_hint(bidding: Sitting) -> None:
    """A hint for a bid is still in sight when the list of bids is opened."""
    view = bidding.session.view
    bidding.area.hints.show(Hint(MakeBid("betli"), Worth(3.0, 1.0, "betli")), view)
    bidding.press(bidding.actions.bid)
    assert ladder(bidding).contract.text == "betli"


def test_the_keyboard_goes_back_to_the_choices_from_the_ladder(bidding: Sitting, qtbot: QtBot) -> None:
    first = bidding.area.panel.choices[0]
    assert first.hasFocus()
    tap(qtbot, first, Qt.Key.Key_B)
    tap(qtbot, ladder(bidding).table, Qt.Key.Key_Escape)
    assert first.hasFocus()


def test_a_bid_that_is_lost_already_is_asked_about(bidding: Sitting, qtbot: QtBot) -> None:
    """U3.8: it is not refused."""
    bidding.press(bidding.actions.bid)
    for answer, bid in (("Choose another bid", False), ("Bid it anyway", True)):
        # After the first answer the ladder opens again, to choose another bid.
        paper = ladder(bidding)
        click(qtbot, part(paper, "Ulti"))
        click(qtbot, part(paper, "&Bid"))
        question = opened(bidding.area, QuestionPaper)
        assert question.question.text == (
            "You do not hold the Seven of trumps: Ulti would be lost. "
            "That alone costs you 16 points (160 Ft)."
        )
        buttons = question.findChildren(QPushButton)
        assert [each.text() for each in buttons if each.isDefault()] == ["Choose another bid"]
        (button,) = [each for each in buttons if each.text() == answer]
        click(qtbot, button)
        assert ("1:bid ulti" in bidding.said()) == bid


@pytest.mark.parametrize("way", ["keys", "double click"])
def test_each_way_to_choose_a_lost_bid_asks_first(bidding: Sitting, qtbot: QtBot, way: str) -> None:  # U3.8
    bidding.press(bidding.actions.bid)
    paper = ladder(bidding)
    click(qtbot, part(paper, "Ulti"))
    assert paper.contract.text == "ulti"
    if way == "keys":
        qtbot.keyClick(paper.table, Qt.Key.Key_Return)
    else:
        place = paper.table.visualRect(paper.table.currentIndex()).center()
        qtbot.mouseClick(paper.table.viewport(), Qt.MouseButton.LeftButton, pos=place)
        qtbot.mouseDClick(paper.table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    settle()
    question = opened(bidding.area, QuestionPaper)
    assert question.question.title == "Bid Ulti?"
    assert "1:bid ulti" not in bidding.said()


def test_what_may_not_be_bid_now_can_be_read_but_not_chosen(sit: Sit, qtbot: QtBot) -> None:  # U4.6
    sitting = sit(do(dealt(forehand=0), "0:lay", "0:bid betli", "1:take", "1:lay"))
    sitting.press(sitting.actions.bid)
    paper = ladder(sitting)
    # The lowest bid that is allowed is selected.
    assert paper.contract.text == "durchmars"
    qtbot.keyClick(paper.table, Qt.Key.Key_Down)
    assert paper.contract.text == "betli"
    assert "It cannot be bid over Betli." in paper.spoken
    assert ".." not in paper.spoken
    assert "?." not in paper.spoken
    tap(qtbot, paper.table, Qt.Key.Key_Return)
    assert paper.isVisible()
    assert sitting.said()[-1].startswith("1:lay")


@pytest.mark.parametrize("size", [(1280, 800), (1024, 640)])
def test_the_ladder_is_read_while_nothing_can_be_bid(sit: Sit, qtbot: QtBot, size: tuple[int, int]) -> None:
    sitting = sit(do(dealt(forehand=0), "0:lay", "0:bid ulti"))
    sitting.area.resize(*size)
    settle()
    sitting.press(sitting.actions.bid)
    paper = ladder(sitting)
    assert not part(paper, "&Bid").isVisible()
    # The lowest bid over the standing one is selected (U3.5), and the standing bid is marked.
    assert paper.contract.text == "betli"
    model = paper.table.model()
    standing = next(row for row in range(model.rowCount()) if model.index(row, 1).data() == "Ulti")
    seen = paper.table.viewport().rect()
    assert seen.contains(paper.table.visualRect(model.index(standing, 1)))
    assert seen.contains(paper.table.visualRect(paper.table.currentIndex()))
    rows = {model.index(row, 1).data(): model.index(row, 3).data() for row in range(model.rowCount())}
    assert (rows["Ulti"], rows["Betli"], rows["Four Aces"]) == ("standing bid", "\u2713", "\u2013")
    tap(qtbot, paper.table, Qt.Key.Key_Escape)
    assert not paper.isVisible()


def test_a_ladder_that_is_read_follows_the_auction(sit: Sit, qtbot: QtBot) -> None:
    """It offers the bids that may be made now."""
    sitting = sit(do(dealt(forehand=0), "0:lay", "0:bid ulti"))
    sitting.press(sitting.actions.bid)
    assert not part(ladder(sitting), "&Bid").isVisible()
    sitting.session.do(Action.parse("take"))
    settle()
    sitting.session.do(next(each for each in sitting.session.view.legal if isinstance(each, Lay)))
    settle()
    assert part(ladder(sitting), "&Bid").isVisible()


def test_the_ladder_goes_when_the_contract_is_found(sit: Sit) -> None:  # U4.4
    sitting = sit(do(dealt(), "1:lay", "1:bid ulti", "2:pass", "0:pass"))
    sitting.press(sitting.actions.bid)
    paper = ladder(sitting)
    sitting.session.do(Action.parse("pass"))
    settle()
    assert sitting.session.view.contract == "ulti"
    assert not paper.isVisible()


def in_each_language(sitting: Sitting, qapp: QApplication) -> Iterator[Ladder]:
    """The ladder in one language after the other, which opens it again; all its texts have their room."""
    sitting.press(sitting.actions.bid)
    titles = set()
    with english_again(qapp):
        for number, language in enumerate(LOCALES, 1):
            speak(language)
            paper = ladder(sitting)
            titles.add(paper.windowTitle())
            assert len(titles) == number
            # The table is wider than the simulated screen.
            assert [each for each in texts_without_room(paper) if "larger than the screen" not in each] == []
            yield paper


def test_all_has_its_room_on_a_small_table(sit: Sit, qapp: QApplication) -> None:
    sitting = sit(do(dealt([NO_PAIRS]), "1:lay"))
    sitting.area.resize(1024, 640)
    settle()
    assert [paper.has_room for paper in in_each_language(sitting, qapp)] == [True] * len(LOCALES)


@pytest.mark.parametrize("scheme", [ColourScheme.LIGHT, ColourScheme.HIGH_CONTRAST])
def test_no_bid_is_cut_and_the_standing_one_in_sight(
    sit: Sit, qapp: QApplication, scheme: ColourScheme
) -> None:
    sitting = sit(do(dealt(forehand=0), "0:lay", "0:bid simple"))
    apply_colour_scheme(scheme)
    sitting.area.settings.change(replace(sitting.area.settings.now, colour_scheme=scheme))
    sitting.area.resize(1280, 760)
    settle()
    for paper in in_each_language(sitting, qapp):
        assert paper.table.viewport().rect().contains(paper.table.visualRect(paper.table.standing))
    apply_colour_scheme(ColourScheme.SYSTEM)


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_an_explanation_that_scrolls_can_be_read_by_keys(sit: Sit, qtbot: QtBot, scale: float) -> None:
    sitting = sit(do(dealt([NO_PAIRS]), "1:lay"))
    apply_text_scale(scale)
    sitting.area.resize(1024, 640)
    settle()
    sitting.press(sitting.actions.bid)
    paper = ladder(sitting)
    (told,) = paper.findChildren(Pane)
    scrolls = told.verticalScrollBar().maximum() > 0
    assert scrolls == (scale > 1.5)
    reached = set()
    for _ in range(20):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        reached.add(QApplication.focusWidget())
    assert (told in reached) == scrolls
    if scrolls:
        told.setFocus()
        qtbot.keyClick(told, Qt.Key.Key_Down)
        assert told.verticalScrollBar().value() > 0


def test_it_tells_what_a_bid_means_pays_and_costs(bidding: Sitting, qtbot: QtBot) -> None:
    """U3.3, U6.3, U12.2"""
    bidding.press(bidding.actions.bid)
    paper = ladder(bidding)
    click(qtbot, part(paper, "Ulti"))
    told = paper.spoken
    assert "Ulti: 4 + 1 = 5" in told
    assert "win the last trick with the Seven of trumps" in told
    assert "Won: +10 points (+100 Ft). Lost: −18 points (−180 Ft)." in told
    # U3.6, U11
    assert "silent 100 (2, or 4 if lost), silent Four Aces (2, or 4 if lost), " in told


def test_each_bid_is_read_with_its_value_and_whether_it_can_be_bid(sit: Sit, qtbot: QtBot) -> None:
    sitting = sit(do(dealt(forehand=0), "0:lay", "0:bid ulti"))
    sitting.press(sitting.actions.bid)
    table = ladder(sitting).table
    told = [
        table.model().index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole)
        for row in range(table.model().rowCount())
    ]
    assert "Ulti, 4 + 1 = 5, standing bid" in told
    assert "Betli, 5, can be bid" in told
    assert "Simple, 1, cannot be bid" in told
    qtbot.keyClick(table, Qt.Key.Key_Up)
    here = table.currentIndex().siblingAtColumn(0)
    assert "Won: +" in here.data(Qt.ItemDataRole.AccessibleDescriptionRole)
