"""Every rule that players follow has its place in the help, and a refusal leads there."""

import ast
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace as switched
from pytestqt.qtbot import QtBot

import tartli_desktop.games
from tartli_desktop.face import face_of
from tartli_desktop.games.tartli import AUSTRIAN, HUNGARIAN
from tartli_desktop.windows.help.how_to_play import HowToPlay
from tests.games.tarokk.help.test_rule_book import VARIANTS as OF_TAROKK
from tests.games.ulti.help.test_rule_book import VARIANTS as OF_ULTI
from tests.on_screen import in_front


@dataclass(frozen=True)
class Book:
    """What the help of a game must tell."""

    letter: str
    variants: tuple[Any, ...]
    told: str
    """The rules that players need, as ranges; the others are about records and the program."""
    leads: dict[str, str]
    """Rules, and the beginning of their paragraphs."""
    sometimes: dict[str, Callable[[Any], bool] | None] = field(default_factory=dict)
    """Rules that not all variants have."""
    unmet: tuple[str, ...] = ()
    """What may be refused in records, which no player at the table meets."""
    twice: tuple[str, ...] = ()

    @property
    def numbers(self) -> set[str]:
        found = set()
        for text in self.told.split():
            chapter, _, rules = text.partition(".")
            first, _, last = rules.partition("-")
            found |= {f"{self.letter}{chapter}.{n}" for n in range(int(first), int(last or first) + 1)}
        return found


OWN = switched(
    HUNGARIAN, name="own", bar_touching_sequences=True, bela_with_melds=True, tens_below_unders=True
)
BOOKS = {
    "tartli": Book(
        "R",
        (HUNGARIAN, AUSTRIAN, OWN),
        "1.1 1.3-6 2.1-5 3.1-5 4.1-3 5.1-10 6.1-5 7.1-2 8.1-4 9.1-6 10.1-2",
        {
            "R4.2": "Tricks 8 to 16: follow suit",
            "R5.7": "Once you have scored a sequence",
            "R9.5": "If nobody goes out",
            # A rule without its own paragraph shows the one it belongs to.
            "R5.99": "In tricks 1 to 8, before you play your card",
        },
        unmet=("R1.2", "R3.2", "R11", "R14"),
    ),
    "ulti": Book(
        "U",
        OF_ULTI,
        "1.3-5 2.1-5 3.1-8 4.1-8 5.1-3 6.1-6 7.1-6 8.1-7 9.1-7 10.1-2 11.1-8 12.1-3 13.1-5 14.1-2",
        {"U9.3": "Beat the trick:", "U4.6": "A bid is higher if", "U6.3": "Win the last trick with"},
        {"U6.4": lambda rules: rules.four_aces, "U4.9": lambda rules: rules.auction == "two_rounds"},
        unmet=("U1.1", "U17", "U17.1", "U17.2", "U18.2", "U6"),
        # 40-100 and 20-100 share a rule, and so do the Durchmars; the payments tell of a lost Ulti again.
        twice=("U6.2", "U6.5", "U12.2"),
    ),
    "tarokk": Book(
        "T",
        OF_TAROKK,
        "1.3-5 2.1-6 2.8 4.1-12 5.1-11 6.1-6 7.1-6 8.1-5 9.1-12 10.1-6 11.1-5 12.1-3 13.1-11 14.1-6 22.1-12",
        {"T4.3": "A bid needs an honour", "T6.5": "You may not discard Kings", "T11.2": "Follow suit"},
        {
            "T4.10": lambda rules: rules.sole_bidder_raise,
            "T7.3": None,
            "T9.8": None,
            "T22.2": lambda rules: rules.cut == "knock",
            "T22.3": lambda rules: rules.cue_bids == "pais",
            "T22.4": lambda rules: rules.cue_accept == "hold" and rules.cue_bids != "none",
            "T22.5": lambda rules: rules.game_beside_double == "never",
            "T22.6": lambda rules: rules.silent_needs_kontra,
            "T22.7": lambda rules: rules.talon_honours,
            "T22.8": lambda rules: rules.dealer_shares,
            "T22.9": lambda rules: rules.declarations == "pais",
            "T22.10": lambda rules: rules.ultimo_pot,
            "T22.11": lambda rules: rules.tells_in_turn,
            "T22.12": lambda rules: rules.xx_if_invited and not rules.discard_xx,
        },
        unmet=("T17", *(f"T17.{n}" for n in range(1, 6))),
    ),
}
ALL = pytest.mark.parametrize("name", BOOKS)


def anchors(name: str, variant: Any) -> list[str]:
    bodies = (section.body for section in face_of(name).help.chapters(variant))
    return re.findall(r'<a name="([^"]+)">', "".join(bodies))


@ALL
def test_every_rule_of_the_game_has_its_place(name: str) -> None:
    book = BOOKS[name]
    for variant in book.variants:
        found = anchors(name, variant)
        assert book.numbers - set(found) <= set(book.sometimes)
        for number, has in book.sometimes.items():
            assert has is None or (number in found) == has(variant), number
        rules = [number for number in found if re.match(book.letter + r"\d", number)]
        assert {number for number in rules if rules.count(number) > 1} <= set(book.twice)


@ALL
def test_every_rule_that_can_refuse_something_has_its_place(name: str) -> None:
    book = BOOKS[name]
    folder = Path(tartli_desktop.games.__path__[0]) / name
    named = {
        node.value
        for path in [*(folder / "rules").rglob("*.py"), *(folder / "words").glob("*.py")]
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and re.fullmatch(book.letter + r"\d+(\.\d+)?", node.value)
    }
    assert len(named) > 10
    told = {number for variant in book.variants for number in anchors(name, variant)}
    assert named - told <= {*book.unmet, *book.sometimes}


@pytest.mark.parametrize(
    ("name", "number"), [(name, number) for name in BOOKS for number in BOOKS[name].leads]
)
def test_a_refusal_leads_to_its_rule(qtbot: QtBot, name: str, number: str) -> None:
    dialog = in_front(qtbot, HowToPlay(name, BOOKS[name].variants[0]))
    dialog.show_rule(number)
    cursor = dialog.page.textCursor()
    assert cursor.hasSelection()
    assert dialog.page.viewport().rect().contains(dialog.page.cursorRect(cursor))
    assert BOOKS[name].leads[number] in cursor.block().text().replace("\u200b", "")
    dialog.show_rule(f"{BOOKS[name].letter}99")
    assert dialog.page.textCursor().position() == cursor.position()
