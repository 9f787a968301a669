"""The help of Hungarian Tarokk: each rule has its place, and the numbers agree with the rules."""

from __future__ import annotations

import ast
import re
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

import tartli_desktop.games.tarokk
from tartli_desktop.game import registry
from tartli_desktop.games.tarokk import ONLINE, PASKIEVICS, Variant
from tartli_desktop.games.tarokk.help.chapters import TarokkHelp
from tartli_desktop.games.tarokk.help.switches import switch_words
from tartli_desktop.text.card_names import SuitSystem
from tartli_desktop.widgets.pages.rich_text import Section
from tartli_desktop.windows.help.how_to_play import HowToPlay

HOUSE = Variant(
    name="At grandma’s",
    players=5,
    rounds=3,
    hold="earlier",
    sole_bidder_raise=True,
    trial_price=3,
    cue_bids="level",
    opening_cue="no",
    annul_holdings=("xxi",),
    void_hands="quad",
    tell_discarded_call=True,
    double_and_volat="not_same_player",
    declarations="bind",
    kontra_needs_48=True,
    kings_value=2,
    ultimo_value=6,
    catch_value=30,
    silent_with_volat="trull",
    kontra_on_silent=True,
    undeclared_tarokks="never",
)
TAROKK = "tartli_desktop.games.tarokk"
VARIANTS = (PASKIEVICS, ONLINE, HOUSE, replace(HOUSE, name="bare", cue_bids="none", annul_holdings=()))
OF_THE_GAME = {
    *("T1.3", "T1.4", "T1.5", "T2.8", "T3", "T15"),
    *(f"T2.{n}" for n in range(1, 7)),
    *(f"T4.{n}" for n in range(1, 13)),
    *(f"T5.{n}" for n in range(1, 12)),
    *(f"T6.{n}" for n in range(1, 7)),
    *(f"T7.{n}" for n in range(1, 7)),
    *(f"T8.{n}" for n in range(1, 6)),
    *(f"T9.{n}" for n in range(1, 13)),
    *(f"T10.{n}" for n in range(1, 7)),
    *(f"T11.{n}" for n in range(1, 6)),
    *(f"T12.{n}" for n in range(1, 4)),
    *(f"T13.{n}" for n in range(1, 12)),
    *(f"T14.{n}" for n in range(1, 7)),
}
"""The rules that players need; the others are about records and the program."""

ONLY_SOMETIMES = {"T4.10", "T7.3", "T9.8"}
"""Rules on raises, annulling after a discard, and the debt for a cue bid, which not all variants have."""


def chapters(variant: Variant) -> dict[str, str]:
    """The bodies of the help by heading."""
    told: tuple[Section, ...] = tuple(TarokkHelp().chapters(variant, SuitSystem.TAROKK))
    assert len({section.title for section in told}) == len(told)
    return {section.title: section.body for section in told}


def anchors(variant: Variant) -> list[str]:
    return re.findall(r'<a name="([^"]+)">', "".join(chapters(variant).values()))


def cells(body: str) -> list[list[str]]:
    """The rows of a chapter's tables, without markup."""
    rows = [re.findall(r"<td[^>]*>(.*?)</td>", row) for row in re.findall(r"<tr>(.*?)</tr>", body)]
    return [[re.sub(r"<[^>]+>|\u200b", "", cell) for cell in row] for row in rows if row]


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_every_rule_of_the_game_has_its_place_and_only_one(variant: Variant) -> None:
    found = anchors(variant)
    assert OF_THE_GAME - set(found) <= ONLY_SOMETIMES
    assert ("T4.10" in found) == variant.sole_bidder_raise
    assert not {number for number in found if found.count(number) > 1}


def test_every_rule_that_can_refuse_something_has_its_place() -> None:
    folder = Path(str(tartli_desktop.games.tarokk.__file__)).parent
    named = {
        node.value
        for path in [*(folder / "rules").rglob("*.py"), *(folder / "words").glob("*.py")]
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and re.fullmatch(r"T\d+(\.\d+)?", node.value)
    }
    assert {"T5.4", "T6.5", "T8.2", "T10.3", "T11.4"} <= named
    # T17 is about records and decks, which no player at the table meets.
    named = {number for number in named if not number.startswith("T17")}
    assert named <= set(anchors(PASKIEVICS)) | {"T4.10"}


@pytest.mark.parametrize(
    ("number", "words"),
    [
        ("T4.3", "A bid needs an honour"),
        ("T5.4", "A cue bid tells everybody"),
        ("T6.5", "You may not discard Kings"),
        ("T10.3", "The presumed side"),
        ("T11.2", "Follow suit"),
    ],
)
def test_a_refusal_leads_to_its_rule(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, number: str, words: str
) -> None:
    monkeypatch.setattr(registry, "GAMES", tuple(dict.fromkeys((*registry.GAMES, TAROKK))))
    dialog = HowToPlay("tarokk", PASKIEVICS)
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.show()
        dialog.activateWindow()
    dialog.show_rule(number)
    cursor = dialog.page.textCursor()
    assert dialog.page.viewport().rect().contains(dialog.page.cursorRect(cursor))
    assert cursor.block().text().replace("\u200b", "").startswith(words)


def test_the_bonuses_are_worth_what_the_rules_say() -> None:  # T9.6, T13.11
    rows = {row[0]: row[2:] for row in cells(chapters(PASKIEVICS)["Announcements"])}
    assert rows == {
        "Trull": ["1", "2"],
        "Four Kings": ["1", "2"],
        "Double Game": ["2 × game", "4 × game"],
        "Volát": ["3 × game", "6 × game"],
        "Pagátultimó": ["5", "10"],
        "XXI-Catch": ["21", "42"],
    }
    own = {row[0]: row[2:] for row in cells(chapters(HOUSE)["Announcements"])}
    assert (own["Four Kings"], own["XXI-Catch"]) == (["2", "4"], ["30", "60"])


def test_game_double_game_and_volat_by_the_bid() -> None:
    """The last table of T20."""
    rows = cells(chapters(PASKIEVICS)["What is scored"])
    assert [row[1:] for row in rows] == [
        [str(level * times) for times in (1, 2, 3, 4, 6)] for level in range(1, 5)
    ]


def test_the_talon_is_shared_as_the_rules_say() -> None:  # T6.1
    rows = cells(chapters(PASKIEVICS)["The talon"])
    assert ["".join(row[1:]) for row in rows] == ["3111", "2211", "1221", "0222"]


def test_kontras() -> None:  # T9.10
    assert [row[2] for row in cells(chapters(PASKIEVICS)["Kontras"])] == ["×2", "×4", "×8", "×16", "×32"]


def test_what_jumps_promise_is_told_by_the_rules_that_are_played() -> None:  # T5.9
    assert [row[1] for row in cells(chapters(PASKIEVICS)["Cue bids"])[:2]] == ["XIX", "XVIII"]
    assert "no bid promises" in chapters(VARIANTS[-1])["Cue bids"]
    assert len(cells(chapters(ONLINE)["Cue bids"])) == 4


def test_a_players_own_rules_stand_beside_the_known_ones() -> None:  # T15
    assert [each.name for each in TarokkHelp().variants(HOUSE)] == ["paskievics", "online", "At grandma’s"]
    rows = {row[0]: row[1:] for row in cells(chapters(HOUSE)["House rules"])}
    assert rows["price of a failed trial"] == ["the value of the bid", "2", "3"]
    assert rows["XXI-Catch"] == ["21 / 42", "21 / 42", "30 / 60"]
    told = chapters(replace(HOUSE, name="<b>"))["House rules"]
    assert "&lt;b&gt;" in told


def test_every_switch_has_its_line() -> None:
    """T15: all but the name and the numbers of players and rounds, which the new match dialog asks for."""
    usual = switch_words(PASKIEVICS)
    changed = [name for name, words in switch_words(HOUSE).items() if words != usual[name]]
    same = {"discarding the XX", "annulling after discarding a tarokk", "when annulling is asked for"}
    same |= {"Pagátultimó owed for a cue bid with the Pagát", "high honour in a yielded game"}
    same |= {"free call after a discarded tarokk", "silent Four Kings beside silent Double Game"}
    assert set(usual) - set(changed) == same
    assert len(usual) == 24
