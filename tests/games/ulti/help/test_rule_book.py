"""The help of Ulti: each rule and contract has its place, and the numbers agree with the rules."""

from __future__ import annotations

import ast
import re
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import tartli_desktop.games.ulti
from tartli_desktop.cards.german import Card, Suit
from tartli_desktop.games.ulti import ASSOCIATION, COMPONENTS, CONTRACTS, LADDER, SOCIAL, TWO_ROUNDS, Variant
from tartli_desktop.games.ulti.coach.lost_parts import lost_with
from tartli_desktop.games.ulti.help.bids import EXAMPLES, ORDER, page_anchor, page_title
from tartli_desktop.games.ulti.help.chapters import UltiHelp
from tartli_desktop.games.ulti.words import terms
from tartli_desktop.text.card_names import SuitSystem
from tartli_desktop.widgets.pages.rich_text import Section
from tartli_desktop.windows.help.how_to_play import HowToPlay
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
OF_THE_GAME = {
    *(f"U1.{n}" for n in range(3, 6)),
    *(f"U2.{n}" for n in range(1, 6)),
    *(f"U3.{n}" for n in range(1, 9)),
    *(f"U4.{n}" for n in range(1, 9)),
    *(f"U5.{n}" for n in range(1, 4)),
    *(f"U6.{n}" for n in range(1, 7)),
    *(f"U7.{n}" for n in range(1, 7)),
    *(f"U8.{n}" for n in range(1, 8)),
    *(f"U9.{n}" for n in range(1, 8)),
    *(f"U10.{n}" for n in range(1, 3)),
    *(f"U11.{n}" for n in range(1, 9)),
    *(f"U12.{n}" for n in range(1, 4)),
    *(f"U13.{n}" for n in range(1, 6)),
    *(f"U14.{n}" for n in range(1, 3)),
    "U15",
}
"""The rules that players need; the others are about records and the program."""


def chapters(variant: Variant) -> dict[str, str]:
    """The bodies of the help by heading."""
    told: tuple[Section, ...] = tuple(UltiHelp().chapters(variant, SuitSystem.GERMAN))
    assert len({section.title for section in told}) == len(told)
    return {section.title: section.body for section in told}


def anchors(variant: Variant) -> list[str]:
    return re.findall(r'<a name="([^"]+)">', "".join(chapters(variant).values()))


def cells(body: str) -> list[list[str]]:
    """The rows of a chapter's tables, without markup."""
    rows = [re.findall(r"<td[^>]*>(.*?)</td>", row) for row in re.findall(r"<tr>(.*?)</tr>", body)]
    return [[re.sub(r"<[^>]+>|\u200b", "", cell) for cell in row] for row in rows if row]


def by_rules(variant: Variant) -> str:
    return variant.name


@pytest.mark.parametrize("variant", VARIANTS, ids=by_rules)
def test_every_rule_of_the_game_has_its_place_and_only_one(variant: Variant) -> None:
    found = anchors(variant)
    missing = OF_THE_GAME - set(found)
    # U4.9 applies only with a first round, and U6.4 only with Four Aces.
    assert missing <= {"U6.4"} if not variant.four_aces else not missing
    assert ("U4.9" in found) == (variant.auction == "two_rounds")
    twice = {number for number in found if found.count(number) > 1}
    # 40-100 and 20-100 share a rule, and so do the Durchmars; the payments tell of a lost Ulti again.
    assert twice <= {"U6.2", "U6.5", "U12.2"}


def test_every_rule_that_can_refuse_something_has_its_place() -> None:
    folder = Path(str(tartli_desktop.games.ulti.__file__)).parent
    named = {
        node.value
        for path in folder.rglob("*.py")
        if "help" not in path.parts
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and re.fullmatch(r"U\d+(\.\d+)?", node.value)
    }
    assert {"U4.6", "U5.2", "U8.5", "U9.3", "U13.4"} <= named
    # These are about records and decks, and no player at the table meets them.
    named -= {"U1.1", "U17", "U17.1", "U17.2", "U18.2"}
    told = set(anchors(TWO_ROUNDS))
    # U6 stands for all its parts.
    assert named - told == {"U6"}


@pytest.mark.parametrize(
    ("number", "words"),
    [
        ("U9.3", "Beat the trick:"),
        ("U9.4", "Trump:"),
        ("U4.6", "A bid is higher if"),
        ("U7.2", "King and Over of one suit"),
        ("U8.5", "A defender doubles before"),
        ("U6.3", "Win the last trick with"),
        (page_anchor("betli"), "Win no trick"),
    ],
)
def test_a_refusal_leads_to_its_rule(qtbot: QtBot, number: str, words: str) -> None:
    dialog = HowToPlay("ulti", ASSOCIATION)
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.show()
        dialog.activateWindow()
    dialog.show_rule(number)
    cursor = dialog.page.textCursor()
    assert dialog.page.viewport().rect().contains(dialog.page.cursorRect(cursor))
    assert cursor.block().text().replace("\u200b", "").startswith(words)


def test_every_part_has_its_page() -> None:
    assert set(ORDER) == set(COMPONENTS) == set(EXAMPLES)
    for variant in VARIANTS:
        pages, found = chapters(variant), anchors(variant)
        for name in COMPONENTS:
            there = name != "aces" or variant.four_aces
            assert (page_anchor(name) in found) == (page_title(name) in pages) == there


def test_the_pages_say_what_the_bids_are_worth() -> None:
    """U12.1, U12.2, U3.6"""
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


@pytest.mark.parametrize("variant", VARIANTS, ids=by_rules)
def test_the_ladder_has_all_bids_of_the_rules(variant: Variant) -> None:
    """U3.6, U3.7"""
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


def test_doubles_go_as_high_as_the_rules_let_them() -> None:
    """U8.1, U8.2"""
    for variant in VARIANTS:
        rows = cells(chapters(variant)["Doubling"])
        assert [row[2] for row in rows] == [f"×{2**level}" for level in range(1, variant.double_cap + 1)]


def test_the_examples_are_paid_as_the_contract_says() -> None:
    """U20: 1, 11, 12, 13, 4 and 22."""
    rows = cells(chapters(ASSOCIATION)["What is paid"])
    assert [row[2:] for row in rows] == [
        ["+2", "−1"],
        ["+10", "−5"],
        ["−14", "+7"],
        ["−18", "+9"],
        ["+8", "−4"],
        ["+64", "−32"],
    ]


@pytest.mark.parametrize("name", ORDER)
def test_the_hand_of_each_page_can_win_its_bid(name: str) -> None:
    """U3.8"""
    example = EXAMPLES[name]
    hand = tuple(map(Card.parse, example.cards.split()))
    assert len(set(hand)) == 10
    if example.trump is not None:
        rest = tuple(Card.parse(code) for code in ("L7", "B9") if Card.parse(code) not in hand)
        talon = (rest[0], rest[1])
        assert lost_with(CONTRACTS[example.bid], Suit.parse(example.trump), hand, talon) == ()
    assert f'src="card:{example.cards.split()[0]}"' in chapters(ASSOCIATION)[page_title(name)]


def test_a_players_own_rules_stand_beside_the_known_ones() -> None:
    """U15"""
    assert [each.name for each in UltiHelp().variants(HOUSE)] == [
        "association",
        "social",
        "two_rounds",
        "At grandma’s",
    ]
    rows = {row[0]: row[1:] for row in cells(chapters(HOUSE)["House rules"])}
    assert rows["highest double"] == ["Kerekes bicikli", "Redouble", "Kerekes bicikli", "no"]
    assert rows["rounds of bids"] == ["1", "1", "2", "1"]
    told = chapters(replace(HOUSE, name="<b>"))["House rules"]
    assert "&lt;b&gt;" in told


@pytest.mark.parametrize(("hands", "told"), [(1, "after 1 hand."), (12, "after 12 hands.")])
def test_how_long_a_match_is_has_the_right_number(qapp: QApplication, hands: int, told: str) -> None:
    """U14.1"""
    with english_again(qapp):
        speak("en")
        assert told in " ".join(chapters(replace(ASSOCIATION, target_hands=hands)).values())
