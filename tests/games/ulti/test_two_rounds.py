"""The auction of two rounds at the table: first on five cards, then with a bid to keep (U4.9)."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tartli_desktop.cards.german import CARDS, Card
from tartli_desktop.games.ulti import TWO_ROUNDS, Match
from tartli_desktop.games.ulti.dialogs.ladder import Ladder
from tartli_desktop.session.match_state import Phase
from tests.games.contract.sitting import Sitting, opened, settle

from .at_the_table import do

Sit = Callable[[Match], Sitting]


def dealt(hand: str = "", *, forehand: int = 1) -> Match:
    """A hand with five cards each, from a pack in order behind the forehand's given cards."""
    held = [Card.parse(code) for code in hand.split()]
    match = Match.new(TWO_ROUNDS, first_dealer=(forehand - 1) % 3, players=("Ilona", "Anna", "Bálint"))
    match.deal([*held, *(card for card in CARDS if card not in held)])
    return match


def asked(sitting: Sitting) -> str:
    return sitting.area.panel.prompt


def offered(sitting: Sitting) -> list[str]:
    return [each.words for each in sitting.area.panel.choices]


def test_in_the_first_round_one_bids_at_double_value_or_passes(sit: Sit) -> None:
    sitting = sit(dealt())
    assert asked(sitting) == "First round, every bid counts double: bid or pass."
    assert offered(sitting)[:2] == ["Pass", "Simple: 2 point(s)"]


def test_in_the_first_round_one_bids_over_another_or_passes(sit: Sit) -> None:
    sitting = sit(do(dealt(forehand=0), "0:bid ulti"))
    assert asked(sitting) == "Bid higher at double value, or pass."
    # The hand has King and Over of Acorns and the VII of Leaves.
    assert offered(sitting) == ["Pass", "20-100: 16 point(s)"]


@pytest.mark.parametrize(
    ("hand", "bids"),
    [
        ("A7 A8 A9 LA BA", []),
        ("A7 AA AX LA B8", []),
        ("A7 AA AX AU B8", ["Ulti: 10 point(s)"]),
        ("L7 A7 LA LX L9", ["Ulti: 10 point(s)"]),
    ],
)
def test_on_five_cards_ulti_is_offered_with_a_long_suit(sit: Sit, hand: str, bids: list[str]) -> None:
    offers = offered(sit(dealt(hand)))
    assert [words for words in offers if "Ulti" in words] == bids


def test_the_bid_of_the_first_round_is_kept_or_raised_after_the_discard(sit: Sit, qtbot: QtBot) -> None:
    sitting = sit(do(dealt(), "1:bid ulti", "2:pass", "0:pass"))
    assert asked(sitting) == "Discard two cards, then keep your bid or bid higher."
    sitting = sit(do(dealt(), "1:bid ulti", "2:pass", "0:pass", "1:lay"))
    assert asked(sitting) == "Keep your bid, worth 10, or bid higher of the same kind."
    assert offered(sitting)[0] == "Keep the bid"
    sitting.press(sitting.actions.bid)
    paper = opened(sitting.area, Ladder)
    while paper.contract.text != "rebetli":
        qtbot.keyClick(paper.table, Qt.Key.Key_Up if paper.contract.rank < 15 else Qt.Key.Key_Down)
    settle()
    assert "you can bid only with trumps that you name later." in paper.spoken


def test_the_ladder_of_the_first_round_tells_double_values(sit: Sit) -> None:
    sitting = sit(dealt())
    sitting.press(sitting.actions.bid)
    paper = opened(sitting.area, Ladder)
    assert paper.headline.text() == "In the first round everything counts double. Your bid?"
    model = paper.table.model()
    values = {model.index(row, 1).data(): model.index(row, 2).data() for row in range(model.rowCount())}
    assert values["Betli"] == "2 × 5 = 10"
    assert values["Ulti"] == "2 × (4 + 1) = 10"


def test_the_rest_of_the_pack_lies_there_whole_after_the_first_deal(sit: Sit) -> None:
    """U2.5: the edges alone would be a hollow frame."""
    sitting = sit(Match.new(TWO_ROUNDS, first_dealer=1, players=("Ilona", "Anna", "Bálint")))
    if sitting.session.phase is Phase.CUT:
        sitting.session.cut(7)
        settle()
    pack = sitting.area.view.scene().pack_items
    assert [each.place.covered for each in pack] == [True] * 16 + [False]
