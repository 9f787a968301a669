"""The help of Ulti: each rule and contract has its place, and the numbers agree with the rules."""

import re
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication

from tartli_desktop.cards.german import Card, Suit
from tartli_desktop.games.ulti import ASSOCIATION, COMPONENTS, CONTRACTS, LADDER, SOCIAL, TWO_ROUNDS, Variant
from tartli_desktop.games.ulti.coach.lost_parts import lost_with
from tartli_desktop.games.ulti.help.bids import EXAMPLES, page_title
from tartli_desktop.games.ulti.help.chapters import UltiHelp
from tartli_desktop.games.ulti.words import terms
from tests.games.rule_books import cells, chapters_of
from tests.windows.languages import english_again, speak

HOUSE = replace(
    ASSOCIATION,
    name="At grandma’s",
    forfeit_simple="none",
    silent_hundred="none",
    silent_ulti="none",
    silent_aces=False,
    silent_durchmars="four_in_simple",
    double_cap=0,
    target_hands=12,
    unit=20,
)
VARIANTS = (ASSOCIATION, SOCIAL, TWO_ROUNDS, HOUSE)


def chapters(variant: Variant) -> dict[str, str]:
    return chapters_of(UltiHelp(), variant)


def test_every_part_has_its_page() -> None:
    assert set(EXAMPLES) == set(COMPONENTS)
    for variant in VARIANTS:
        pages = chapters(variant)
        found = re.findall(r'<a name="([^"]+)">', "".join(pages.values()))
        for name in COMPONENTS:
            there = name != "aces" or variant.four_aces
            assert (f"bid-{name}" in found) == (page_title(name) in pages) == there


def test_the_pages_say_what_the_bids_are_worth() -> None:  # U12.1, U12.2, U3.6
    pages = chapters(HOUSE)
    told = {row[0]: row[1:] for name in COMPONENTS for row in cells(pages[page_title(name)])}
    # From the examples of U20: 1, 2, 11, 13, 20, 22, 30 without its double, 32.
    assert told["Simple"] == ["1", "+2 (+40 Ft)", "−2 (−40 Ft)"]
    assert told["Simple of Hearts"][2] == "−4 (−80 Ft)"
    assert told["Ulti"] == ["4 + 1 = 5", "+10 (+200 Ft)", "−18 (−360 Ft)"]
    assert told["40-100"][0] == "4"
    assert told["Betli"][1] == "+10 (+200 Ft)"
    assert told["Open Betli"][1] == "+40 (+800 Ft)"
    # Every bid of one part stands on one page, with its value from the ladder.
    alone = {terms.bid_name(each.text): each for each in LADDER if len({*each.names} - {"simple"}) < 2}
    assert told.keys() == alone.keys()
    for name, row in told.items():
        assert row[0].rpartition(" ")[2] == str(alone[name].value)


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_the_ladder_has_all_bids_of_the_rules(variant: Variant) -> None:  # U3.6, U3.7
    bids = [each for each in reversed(LADDER) if variant.four_aces or not each.has("aces")]
    rows = cells(chapters(variant)["The ladder of bids"])
    assert [row[:2] for row in rows] == [[str(each.rank), terms.bid_name(each.text)] for each in bids]
    if variant == ASSOCIATION:
        silent = {row[1]: re.findall(r"\((\d+)\)", row[3]) for row in rows}
        # 100, Ulti, Four Aces, Durchmars: the columns of U3.6, and U11.3.
        assert silent["Simple"] == ["2", "2", "2", "3"]
        assert silent["Ulti of Hearts"] == ["4", "4", "6"]
        assert silent["40-100 Durchmars"] == ["2"]
        assert silent["Rebetli"] == []


def test_doubles_go_as_high_as_the_rules_let_them() -> None:  # U8.1, U8.2
    for variant in VARIANTS:
        rows = cells(chapters(variant)["Doubling"])
        assert [row[2] for row in rows] == [f"×{2**level}" for level in range(1, variant.double_cap + 1)]


def test_the_examples_are_paid_as_the_contract_says() -> None:  # U20: 1, 11, 12, 13, 4 and 22.
    rows = cells(chapters(ASSOCIATION)["What is paid"])
    assert [row[2:] for row in rows] == [
        ["+2", "−1"],
        ["+10", "−5"],
        ["−14", "+7"],
        ["−18", "+9"],
        ["+8", "−4"],
        ["+64", "−32"],
    ]


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_hand_of_each_page_can_win_its_bid(name: str) -> None:  # U3.8
    codes = EXAMPLES[name].split()
    hand = tuple(map(Card.parse, codes))
    assert len(set(hand)) == 10
    if name != "betli":
        rest = tuple(Card.parse(code) for code in ("L7", "B9") if code not in codes)
        assert lost_with(CONTRACTS[name], Suit.ACORNS, hand, (rest[0], rest[1])) == ()
    assert f'src="card:{codes[0]}"' in chapters(ASSOCIATION)[page_title(name)]


def test_a_players_own_rules_stand_beside_the_known_ones() -> None:  # U15
    assert [each.name for each in UltiHelp().variants(HOUSE)] == [
        "association",
        "social",
        "two_rounds",
        "At grandma’s",
    ]
    rows = {row[0]: row[1:] for row in cells(chapters(HOUSE)["House rules"])}
    assert rows["Highest double"] == ["Kerekes bicikli", "Redouble", "Kerekes bicikli", "Nobody may double"]
    assert rows["Auction"] == ["One round", "One round", "Two rounds", "One round"]
    told = chapters(replace(HOUSE, name="<b>"))["House rules"]
    assert "&lt;b&gt;" in told


@pytest.mark.parametrize(("hands", "told"), [(1, "after 1 hand."), (12, "after 12 hands.")])
def test_how_long_a_match_is_has_the_right_number(qapp: QApplication, hands: int, told: str) -> None:  # U14.1
    with english_again(qapp):
        speak("en")
        assert told in " ".join(chapters(replace(ASSOCIATION, target_hands=hands)).values())
