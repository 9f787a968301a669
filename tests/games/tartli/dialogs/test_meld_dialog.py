"""Declaring: what is held, what may be declared of it, what it may still bring; and the dialog for it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible, QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication, QCheckBox, QLabel, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from tartli_desktop.engine import (
    AUSTRIAN,
    CARDS,
    HUNGARIAN,
    Declare,
    Declared,
    IllegalAction,
    Match,
    Meld,
    Out,
    Sequence,
    Variant,
    View,
    barred_by,
    mask_of,
    melds_in,
    parse_meld,
)
from tartli_desktop.games.tartli.dialogs.meld_dialog import MeldDialog
from tartli_desktop.games.tartli.words.meld_list import (
    MeldLine,
    best_declaration,
    best_split,
    closed_because,
    groups_of,
    legal_declarations,
    reason,
    situation,
    toggled,
    tricks_left,
)
from tartli_desktop.games.tartli.words.terms import spoken
from tartli_desktop.table.faces import CardFaces
from tartli_desktop.text.card_names import SuitSystem
from tartli_desktop.widgets.rule_link import WhyLabel
from tartli_desktop.widgets.sheet import CardRow, Pane, Sheet
from tests.engine.positions import dealt, late, play
from tests.windows.legibility import contrast, cut_off

TOUCHING = replace(HUNGARIAN, name="own", bar_touching_sequences=True)
SMALLEST = QSize(640, 480)

RICH = "AO LO HOUX9 BO AKU"
"""Four Overs, a Heart Over kvart, an Acorn King terc."""

LOW = "L78"
"""Two cards that are no part of a meld."""

# Positions. Seat 0 is the one that looks.


def leads(cards: str, variant: Variant = HUNGARIAN, turned: str = "LK") -> View:
    """Seat 0 leads to trick 1 with these cards."""
    return dealt(variant, hands=(cards, ""), turned=turned, dealer=1).view(0)


def answers(cards: str, said: str, variant: Variant = HUNGARIAN) -> View:
    """Seat 0 is second in trick 1, after the leader declared these."""
    return against(cards, said, variant).view(0)


def against(cards: str, said: str, variant: Variant = HUNGARIAN) -> Match:
    held = " ".join(str(card) for word in said.split() for card in parse_meld(word).cards)
    match = dealt(variant, hands=(cards, held), turned="LK")
    play(match, f"1:declare {said} 1:play {held[:2]}")
    return match


def after(scored: str, cards: str, variant: Variant = HUNGARIAN) -> View:
    """Seat 0 scored one sequence in trick 1, and leads again."""
    match = dealt(variant, hands=(f"{cards} AA", "A8"), talon="B9 A7", turned="LK", dealer=1)
    play(match, f"0:declare {scored} AA/A8")
    return match.view(0)


def melds_of(view: View) -> tuple[MeldLine, ...]:
    """Every line of the dialog, groups joined."""
    return tuple(line for group in groups_of(view) for line in group.lines)


def names(lines: tuple[MeldLine, ...]) -> str:
    return " ".join(str(line.item) for line in lines)


def line_of(view: View, text: str) -> MeldLine:
    return next(line for line in melds_of(view) if line.item == parse_meld(text))


def melds(text: str) -> frozenset[Meld]:
    return frozenset(parse_meld(word) for word in text.split())


# Every meld is listed


def test_the_best_of_each_kind_comes_first_with_its_parts() -> None:
    view = leads(RICH)
    assert names(melds_of(view)) == "OOOO HO4 HU3 HO3 AK3"
    assert [line.points for line in melds_of(view)] == [200, 50, 20, 20, 20]
    assert [names(group.lines) for group in groups_of(view)] == ["OOOO", "HO4 HU3 HO3", "AK3"]


def test_two_runs_of_a_suit_are_two_groups() -> None:
    groups = groups_of(leads("HAKO HX987 L7 B7"))
    assert [str(group.whole.item) for group in groups] == ["HX4", "HA3"]


def test_nothing_is_listed_before_the_deal() -> None:
    match = Match.new(HUNGARIAN, first_dealer=1)
    assert melds_of(match.view(0)) == ()
    assert best_declaration(match.view(0)) == frozenset()


@pytest.mark.parametrize("variant", [HUNGARIAN, AUSTRIAN, TOUCHING], ids=lambda variant: variant.name)
def test_what_is_listed_and_barred_agrees_with_the_engine(variant: Variant) -> None:
    seen = set()
    for seed in range(40):
        for match in random_positions(variant, seed):
            for seat in (0, 1):
                seen |= agree(match, seat)
    expected = {"R5.1", "R5.4", "R5.9", None}
    assert seen >= expected | ({"R5.8"} if variant is AUSTRIAN else {"R5.7"})


def random_positions(variant: Variant, seed: int) -> Iterator[Match]:
    """A random hand in which much is declared, after each action."""
    chooser = random.Random(seed)
    deck = list(CARDS)
    chooser.shuffle(deck)
    match = Match.new(variant, first_dealer=seed % 2)
    match.deal(deck)
    while match.to_move is not None and match.view(0).trick_number < 10:
        seat = match.to_move
        legal = [action for action in match.legal_actions(seat) if not isinstance(action, Out)]
        declarations = [action for action in legal if isinstance(action, Declare)]
        match.apply(seat, chooser.choice(declarations or legal))
        yield match


def agree(match: Match, seat: int) -> set[str | None]:
    """The list for a seat is complete and right; gives the rules that bar something."""
    view = match.view(seat)
    legal = legal_declarations(view)
    held = melds_in(mask_of(view.hand), replace(view.variant, set_of_nines=True))
    lines = melds_of(view)
    assert sorted(map(str, held)) == sorted(str(line.item) for line in lines)
    for line in lines:
        assert line.open == any(line.item in items for items in legal)
        assert (line.barred is None) == (frozenset((line.item,)) in legal)
        rule = refusal(match, seat, line.item)
        closed = closed_because(view) is not None
        assert line.barred == rule or (closed and rule == "R5.1"), (line, rule)
        told = reason(line, view, SuitSystem.GERMAN)
        assert (told is None) == (line.barred in (None, "R5.1"))
        assert told is None or told.endswith(".")
    best = best_declaration(view)
    assert (best in legal) == bool(legal)
    assert sum_of(best) == max(map(sum_of, legal), default=0)
    return {line.barred for line in lines}


def refusal(match: Match, seat: int, item: Meld) -> str | None:
    try:
        match.copy().apply(seat, Declare((item,)))
    except IllegalAction as error:
        return error.rule
    return None


def sum_of(items: frozenset[Meld]) -> int:
    return sum(item.points for item in items)


# Reasons


@pytest.mark.parametrize(
    ("view", "item", "rule", "sentence"),
    [
        (
            answers(f"HOUX9 BOUX {LOW}", "AX4"),
            "BO3",
            "R5.4",
            "After what your opponent said, this could not score now.",
        ),
        (
            answers(f"HOUX AO LO BO {LOW} B7", "AX4"),
            "HO3",
            "R5.4",
            "Only together with a stronger meld: alone it could not score now.",
        ),
        (
            after("HK4", f"HKOUX9 {LOW} B7"),
            "HO3",
            "R5.7",
            "After your Hearts King kvart it must be higher, longer with the same top card, or below it "
            "with a gap of one card.",
        ),
        (after("HK4", f"HKOUX9 {LOW} B7"), "HK4", "R5.7", "It has already scored in this hand."),
        (
            after("HK4", f"HKOUX9 {LOW} B7", AUSTRIAN),
            "HO3",
            "R5.8",
            "It lies entirely within your Hearts King Quart, which has already scored.",
        ),
        (
            after("HX3", f"HKOUX98 {LOW}", TOUCHING),
            "HK3",
            "R5.10",
            "By your house rules it may not touch your Hearts Ten terc, which has already scored.",
        ),
        (after("OOOO", f"AO LO HO BO {LOW} B7 H7"), "OOOO", "R5.9", "It has already scored in this hand."),
        (
            leads("A79 L79 H79 B79 AK", AUSTRIAN),
            "9999",
            "R2.2",
            "Four Nines are not a set in this game.",
        ),
    ],
    ids=["R5.4", "R5.4 beside", "R5.7", "R5.7 same", "R5.8", "R5.10", "R5.9", "R2.2"],
)
def test_a_barred_meld_says_why(view: View, item: str, rule: str, sentence: str) -> None:
    line = line_of(view, item)
    assert (line.barred, reason(line, view, SuitSystem.GERMAN)) == (rule, sentence)


def test_four_nines_are_a_set_in_the_hungarian_game() -> None:
    assert line_of(leads("A79 L79 H79 B79 AK"), "9999").barred is None


def test_a_weaker_meld_may_stand_beside_a_stronger_one() -> None:
    # R5.4: a sequence cannot help another one where only one may be declared.
    hungarian, austrian = (answers(f"HOUX9 BOUX {LOW}", "AX4", variant) for variant in (HUNGARIAN, AUSTRIAN))
    assert not line_of(hungarian, "BO3").open
    assert line_of(austrian, "BO3").beside
    assert line_of(austrian, "HO4").barred is None


# The moment


def test_why_nothing_may_be_declared_now() -> None:
    match = dealt(hands=(f"HOUX B9 {LOW} A7 AK LA", ""), turned="LK")
    assert closed_because(match.view(0)) == (
        "Your opponent leads. You can declare before you play your card."
    )
    play(match, f"1:play {match.view(1).hand[0]}")
    assert closed_because(match.view(0)) is None
    play(match, "0:declare HO3")
    assert closed_because(match.view(0)) == (
        "You have already declared in this trick, and you can do so only once."
    )
    leader = dealt(hands=(f"HOUX B9 {LOW} A7 AK LA", ""), turned="LK", dealer=1)
    play(leader, "0:play B9")
    text = "You have played your card. You can declare again in the next trick."
    assert closed_because(leader.view(0)) == text
    play(leader, "1:out")
    assert closed_because(leader.view(0)) == "No trick is being played."


def test_why_nothing_may_be_declared_late() -> None:
    match = late(hands=("HAKOUX987 LA", "AAKOUX987 L7"), turned="A7")
    assert tricks_left(match.view(0)) == 1
    play(match, "0:play HA")
    assert closed_because(match.view(0)) == "You have already played to trick 8, the last one for melds."
    assert tricks_left(match.view(0)) == 0
    play(match, "1:play A8")
    play(match, f"{match.to_move}:gather")
    text = "Melds are declared in tricks 1 to 8. This is trick 9."
    assert closed_because(match.view(0)) == text


def test_what_may_be_declared_now() -> None:
    assert situation(leads(RICH)) == "You can declare one set and one sequence in this trick."
    austrian = situation(leads(RICH, AUSTRIAN))
    assert austrian == "You can declare one set, and one sequence of each suit, in this trick."
    said = situation(answers(f"HOUX {LOW} B78 BK LA", "AX4"))
    assert said == "Your opponent said: Kvart! You need a set, or at least a kvart, to score."
    sets = situation(answers(f"HOUX {LOW} B78 BK LA", "9999"))
    assert sets == "Your opponent said: Vannak! Only a set could score against that."


def test_tricks_left_count_this_one_until_it_is_too_late() -> None:
    match = dealt(hands=(f"HOUX B9 {LOW} A7 AK LA", ""), turned="LK", dealer=1)
    assert tricks_left(match.view(0)) == 8
    play(match, "0:declare HO3")
    assert tricks_left(match.view(0)) == 7
    play(match, "0:play B9")
    assert (tricks_left(match.view(0)), tricks_left(match.view(1))) == (7, 8)
    play(match, "0:out")
    assert tricks_left(match.view(0)) == 0


# What can still be split


def split(run: str, scored: str = "", variant: Variant = HUNGARIAN, tricks: int = 8) -> str:
    whole = parse_meld(run)
    assert isinstance(whole, Sequence)
    before = [item for word in scored.split() if isinstance(item := parse_meld(word), Sequence)]
    return " ".join(map(str, best_split(whole, before, variant, tricks)))


def test_the_example_of_the_rules() -> None:
    assert split("HO5") == "HX3 HU3 HU4 HO3 HO4 HO5"  # R5.7


def test_with_few_tricks_the_dear_parts_remain() -> None:
    assert split("HO5", tricks=3) == "HU4 HO4 HO5"
    assert split("HO5", tricks=1) == "HO5"
    assert split("HO5", tricks=0) == ""


def test_austrian_parts_score_shorter_ones_first() -> None:
    assert split("HO5", variant=AUSTRIAN) == "HX3 HU3 HO3 HU4 HO4 HO5"  # R5.8


def test_what_has_scored_is_counted_out() -> None:
    assert split("HO5", "HU4") == "HO3 HO4 HO5"
    assert split("HO5", "HO5") == ""


@pytest.mark.parametrize("variant", [HUNGARIAN, AUSTRIAN, TOUCHING], ids=lambda variant: variant.name)
@pytest.mark.parametrize("tricks", [1, 2, 4, 8])
@pytest.mark.parametrize("scored", ["", "HU3", "HA3 H93"])
@pytest.mark.parametrize("run", ["HU4", "HO5", "HK6"])
def test_no_other_way_brings_more(run: str, scored: str, tricks: int, variant: Variant) -> None:
    whole = parse_meld(run)
    assert isinstance(whole, Sequence)
    before = tuple(item for word in scored.split() if isinstance(item := parse_meld(word), Sequence))
    plan = best_split(whole, before, variant, tricks)
    assert len(plan) <= tricks
    for place, item in enumerate(plan):
        assert barred_by(item, (*before, *plan[:place]), variant) is None
    assert sum(item.points for item in plan) == best_sum(whole, before, variant, tricks)


def best_sum(whole: Sequence, before: tuple[Sequence, ...], variant: Variant, tricks: int) -> int:
    """By trying every order of scoring the pieces."""
    pieces = [item for item in melds_in(whole.mask, variant) if isinstance(item, Sequence)]
    found: dict[frozenset[Sequence], int] = {frozenset(): 0}
    for _ in range(tricks):
        more = {
            done | {item}: points + item.points
            for done, points in found.items()
            for item in pieces
            if item not in done and barred_by(item, (*before, *done), variant) is None
        }
        if not more:
            break
        found |= more
    return max(found.values())


# Ticking


def test_the_dearest_declaration_is_ticked_and_whole_runs_in_it() -> None:
    assert best_declaration(leads(RICH)) == melds("OOOO HO4")
    assert best_declaration(leads("HAKOUX987 L7")) == melds("HA8")
    assert best_declaration(leads("HOUX LOUX BOUX", AUSTRIAN)) == melds("HO3 LO3 BO3")


def tick(view: View, ticked: str, item: str) -> frozenset[Meld]:
    return toggled(melds(ticked), parse_meld(item), legal_declarations(view), view.variant)


def test_one_sequence_replaces_another() -> None:
    view = leads(RICH)  # R5.1
    assert tick(view, "OOOO HO4", "AK3") == melds("OOOO AK3")
    assert tick(view, "OOOO HO4", "HU3") == melds("OOOO HU3")
    assert tick(view, "OOOO HO4", "HO4") == melds("OOOO")


def test_austrian_sequences_stand_side_by_side_one_in_a_suit() -> None:
    view = leads("HOUX9 LOUX BO A7", AUSTRIAN)  # R5.1
    assert tick(view, "HO4", "LO3") == melds("HO4 LO3")
    assert tick(view, "HO4 LO3", "HU3") == melds("HU3 LO3")


def test_one_set_replaces_another() -> None:
    view = leads("AKO LKO HKO BKO B7", turned="A7")
    assert tick(view, "OOOO", "KKKK") == melds("KKKK")


def test_a_weaker_meld_leaves_with_the_stronger_one() -> None:
    view = answers(f"HOUX AO LO BO {LOW} B7", "AX4")  # R5.4
    assert tick(view, "", "HO3") == melds("")
    assert tick(view, "OOOO", "HO3") == melds("OOOO HO3")
    assert tick(view, "OOOO HO3", "OOOO") == melds("")


@pytest.mark.parametrize("variant", [HUNGARIAN, AUSTRIAN], ids=lambda variant: variant.name)
def test_whatever_is_ticked_may_be_declared(variant: Variant) -> None:
    chooser = random.Random(1)
    for seed in range(30):
        for match in random_positions(variant, seed):
            view = match.view(match.to_move or 0)
            legal = legal_declarations(view)
            ticked = best_declaration(view)
            lines = melds_of(view)
            for line in chooser.choices(lines, k=6) if legal else ():
                ticked = toggled(ticked, line.item, legal, variant)
                assert not ticked or ticked in legal


# The dialog


def opened(qtbot: QtBot, view: View) -> MeldDialog:
    dialog = MeldDialog(view, CardFaces())
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.show()
    return dialog


def check(dialog: QWidget, name: str) -> QCheckBox:
    return next(box for box in dialog.findChildren(QCheckBox) if box.text() == name)


def ticked(dialog: QWidget) -> list[str]:
    return [box.text() for box in dialog.findChildren(QCheckBox) if box.isChecked()]


def texts(dialog: QWidget) -> list[str]:
    labels = [label for label in dialog.findChildren(QLabel) if label.isVisible() and label.text()]
    return [label.told if isinstance(label, WhyLabel) else label.text() for label in labels]


def opener(dialog: QWidget) -> QToolButton:
    return dialog.findChild(QToolButton)


def press(qtbot: QtBot, dialog: MeldDialog, key: Qt.Key) -> None:
    qtbot.keyClick(dialog.focusWidget(), key)


def click(qtbot: QtBot, widget: QWidget) -> None:
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)


def test_enter_declares_what_is_ticked_at_first(qtbot: QtBot) -> None:
    dialog = opened(qtbot, leads(RICH))
    assert ticked(dialog) == ["Overs vannak", "Hearts Over kvart"]
    assert "Overs vannak, Hearts Over kvart: 250 points" in texts(dialog)
    press(qtbot, dialog, Qt.Key.Key_Return)
    assert not dialog.isVisible()
    assert str(dialog.chosen()) == "declare OOOO HO4"


def test_what_will_be_said_is_what_the_other_seat_hears(qtbot: QtBot) -> None:
    for variant in (HUNGARIAN, AUSTRIAN):
        match = dealt(variant, hands=(RICH, ""), turned="LK", dealer=1)
        dialog = opened(qtbot, match.view(0))
        click(qtbot, dialog.declare_button)
        chosen = dialog.chosen()
        assert chosen is not None
        event = next(event for event in match.apply(0, chosen) if isinstance(event, Declared))
        assert dialog.say.text() == f"You will say: {spoken(event.seen_by(1), variant, SuitSystem.GERMAN)}"


def test_leaving_declares_nothing(qtbot: QtBot) -> None:
    dialog = opened(qtbot, leads(RICH))
    press(qtbot, dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert dialog.chosen() is None
    dialog = opened(qtbot, leads(RICH))
    click(qtbot, dialog.leave_button)
    assert not dialog.isVisible()
    assert dialog.chosen() is None


def test_a_click_on_another_sequence_unticks_the_first(qtbot: QtBot) -> None:
    dialog = opened(qtbot, leads(RICH))
    click(qtbot, check(dialog, "Acorns King terc"))
    assert ticked(dialog) == ["Overs vannak", "Acorns King terc"]
    click(qtbot, check(dialog, "Acorns King terc"))
    click(qtbot, dialog.declare_button)
    assert str(dialog.chosen()) == "declare OOOO"


def test_the_cards_can_be_clicked_too(qtbot: QtBot) -> None:
    dialog = opened(qtbot, leads(RICH))
    row = next(row for row in dialog.findChildren(CardRow) if row.accessibleName().startswith("Acorns King"))
    click(qtbot, row)
    assert ticked(dialog) == ["Overs vannak", "Acorns King terc"]
    assert dialog.focusWidget() is check(dialog, "Acorns King terc")


def test_with_nothing_ticked_there_is_nothing_to_declare(qtbot: QtBot) -> None:
    dialog = opened(qtbot, leads(f"HOUX {LOW} B78 BK LA"))
    press(qtbot, dialog, Qt.Key.Key_Space)
    assert ticked(dialog) == []
    assert not dialog.declare_button.isEnabled()
    assert {"Nothing is ticked.", "You will say nothing."} <= set(texts(dialog))
    press(qtbot, dialog, Qt.Key.Key_Return)
    assert dialog.isVisible()
    press(qtbot, dialog, Qt.Key.Key_Space)
    assert dialog.declare_button.isEnabled()


def test_arrows_and_space_go_through_the_list(qtbot: QtBot) -> None:
    dialog = opened(qtbot, leads(RICH))
    assert dialog.focusWidget() is check(dialog, "Overs vannak")
    keys = [Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Space, Qt.Key.Key_Down, Qt.Key.Key_Space]
    for key in keys:
        press(qtbot, dialog, key)
    # The parts were opened by Space; the first of them is ticked now.
    assert dialog.focusWidget() is check(dialog, "Hearts Under terc")
    assert ticked(dialog) == ["Overs vannak", "Hearts Under terc"]
    press(qtbot, dialog, Qt.Key.Key_End)
    assert dialog.focusWidget() is check(dialog, "Acorns King terc")
    press(qtbot, dialog, Qt.Key.Key_Down)
    assert dialog.focusWidget() is check(dialog, "Acorns King terc")
    press(qtbot, dialog, Qt.Key.Key_Home)
    press(qtbot, dialog, Qt.Key.Key_Up)
    assert dialog.focusWidget() is check(dialog, "Overs vannak")


def test_right_and_left_show_and_hide_the_parts(qtbot: QtBot) -> None:
    dialog = opened(qtbot, leads(f"HOUX98 {LOW} B7 AK"))
    part = check(dialog, "Hearts Ten terc")
    assert not part.isVisible()
    press(qtbot, dialog, Qt.Key.Key_Right)
    assert part.isVisible()
    for _ in range(3):
        press(qtbot, dialog, Qt.Key.Key_Down)
    assert dialog.focusWidget() is check(dialog, "Hearts Under terc")
    press(qtbot, dialog, Qt.Key.Key_Left)
    assert not part.isVisible()
    assert dialog.focusWidget() is check(dialog, "Hearts Over kvint")


def test_what_a_run_can_still_bring_is_told_in_order(qtbot: QtBot) -> None:
    dialog = opened(qtbot, leads(f"HOUX98 {LOW} B7 AK"))
    assert opener(dialog).text() == "Could still be split: 260 points in 6 trick(s)"
    click(qtbot, opener(dialog))
    sentence = (
        "With 8 trick(s) left, these could score 260 points in this order: "
        "Ten terc, Under terc, Under kvart, Over terc, Over kvart, Over kvint."
    )
    assert sentence in texts(dialog)
    click(qtbot, opener(dialog))
    assert sentence not in texts(dialog)


def test_the_dialog_grows_for_the_parts(qtbot: QtBot) -> None:
    dialog = opened(qtbot, leads(f"HOUX98 {LOW} B7 AK"))
    before = dialog.height()
    click(qtbot, opener(dialog))
    assert dialog.height() > before
    assert cut_off(dialog) == []


def test_the_last_trick_for_melds_says_so(qtbot: QtBot) -> None:
    match = late(hands=("HAKOUX987 LA", "AAKOUX987 L7"), turned="A7")
    dialog = opened(qtbot, match.view(0))
    assert opener(dialog).text() == "Its parts"
    click(qtbot, opener(dialog))
    assert "With 1 trick(s) left for melds, one of these could still score: Ace okt." in texts(dialog)


def test_parts_are_shown_where_only_they_may_be_declared(qtbot: QtBot) -> None:
    match = dealt(hands=("HAKOUX987 L8", "A8"), talon="B9 A7", turned="LK", dealer=1)
    play(match, "0:declare HA4 HA/A8")
    view = match.view(0)
    dialog = opened(qtbot, view)
    assert line_of(view, "HK7").barred == "R5.7"
    assert check(dialog, "Hearts Nine terc").isVisible()
    assert ticked(dialog) == ["Hearts Nine terc"]
    assert dialog.focusWidget() is check(dialog, "Hearts Nine terc")


def test_a_weaker_meld_waits_for_a_stronger_one(qtbot: QtBot) -> None:
    dialog = opened(qtbot, answers(f"HOUX AO LO BO {LOW} B7", "AX4"))
    assert ticked(dialog) == ["Overs vannak", "Hearts Over terc"]
    assert "Only together with a stronger meld: alone it could not score now." in texts(dialog)
    click(qtbot, check(dialog, "Overs vannak"))
    assert ticked(dialog) == []
    click(qtbot, check(dialog, "Hearts Over terc"))
    assert ticked(dialog) == []
    click(qtbot, check(dialog, "Overs vannak"))
    click(qtbot, check(dialog, "Hearts Over terc"))
    assert ticked(dialog) == ["Overs vannak", "Hearts Over terc"]


def test_a_barred_meld_is_reached_read_and_not_ticked(qtbot: QtBot) -> None:
    dialog = opened(qtbot, answers(f"HOUX9 BOUX {LOW}", "AX4"))
    barred = check(dialog, "Bells Over terc")
    press(qtbot, dialog, Qt.Key.Key_End)
    assert dialog.focusWidget() is barred
    press(qtbot, dialog, Qt.Key.Key_Space)
    assert ticked(dialog) == ["Hearts Over kvart"]
    interface = QAccessible.queryAccessibleInterface(barred)
    assert interface.text(QAccessible.Text.Name) == "Bells Over terc, 20 points"
    told = "After what your opponent said, this could not score now."
    assert interface.text(QAccessible.Text.Description) == told


@pytest.mark.parametrize(
    ("view", "headline", "sentence"),
    [
        (
            dealt(hands=(RICH, ""), turned="LK").view(0),
            "Your melds",
            "Your opponent leads. You can declare before you play your card.",
        ),
        (
            leads("A89 L89 H89 B78 AK"),
            "Your melds",
            "You have no meld: three cards of a suit in a row, or four of a kind.",
        ),
        (
            answers(f"BOUX {LOW} AKU LA", "AX4"),
            "Nothing can be declared now",
            "Your opponent said: Kvart! You need a set, or at least a kvart, to score.",
        ),
    ],
    ids=["not my turn", "no meld", "all barred"],
)
def test_it_opens_where_nothing_may_be_declared(
    qtbot: QtBot, view: View, headline: str, sentence: str
) -> None:
    dialog = opened(qtbot, view)
    assert dialog.headline.text() == headline
    assert sentence in texts(dialog)
    assert not dialog.declare_button.isVisible()
    assert not dialog.declare_button.isEnabled()
    assert dialog.leave_button.text() == "&Close"
    press(qtbot, dialog, Qt.Key.Key_Return)
    assert not dialog.isVisible()
    assert dialog.chosen() is None


# Layout


VIEWS = {
    "rich": leads(RICH),
    "okt": leads("HAKOUX987 L7"),
    "austrian": leads("LOUX HOUX BOUX", AUSTRIAN),
    "barred": after("HK4", f"HKOUX9 {LOW} B7"),
    "beside": answers(f"HOUX AO LO BO {LOW} B7", "AX4"),
    "look": dealt(hands=(RICH, ""), turned="LK").view(0),
}


@pytest.mark.usefixtures("large_font")
@pytest.mark.parametrize("view", VIEWS.values(), ids=VIEWS.keys())
def test_nothing_is_cut_off_in_a_small_window_with_large_letters(qtbot: QtBot, view: View) -> None:
    dialog = opened(qtbot, view)
    for box in dialog.findChildren(QToolButton):
        click(qtbot, box)
    dialog.resize(SMALLEST)
    assert dialog.size() == SMALLEST
    assert cut_off(dialog) == []


def test_larger_letters_while_it_is_open(qtbot: QtBot) -> None:
    dialog = opened(qtbot, leads(RICH))
    font = QFont(dialog.font())
    font.setPointSizeF(font.pointSizeF() * 1.5)
    dialog.setFont(font)
    assert cut_off(dialog) == []
    starts = {
        row.mapTo(dialog, row.rect().topLeft()).x() for row in dialog.findChildren(CardRow) if row.isVisible()
    }
    assert len(starts) == 1


def test_the_focus_scrolls_into_sight(qtbot: QtBot) -> None:
    dialog = opened(qtbot, leads("HAKOUX987 L7"))
    dialog.resize(SMALLEST)
    press(qtbot, dialog, Qt.Key.Key_Right)
    QApplication.processEvents()
    press(qtbot, dialog, Qt.Key.Key_End)
    last = dialog.focusWidget()
    assert last.text() == "Hearts Ace szept"
    assert not last.visibleRegion().isEmpty()


def test_the_row_in_focus_is_outlined(qtbot: QtBot) -> None:
    dialog = opened(qtbot, leads(RICH))
    palette = QPalette(dialog.palette())
    palette.setColor(QPalette.ColorRole.Highlight, QColor("#ff00ff"))
    dialog.setPalette(palette)
    row = check(dialog, "Overs vannak").parentWidget()
    edge = row.grab().toImage().pixelColor(row.width() // 2, 1)
    assert edge.red() > 200 > edge.green()
    press(qtbot, dialog, Qt.Key.Key_Down)
    edge = row.grab().toImage().pixelColor(row.width() // 2, 1)
    assert edge.green() > 200
    press(qtbot, dialog, Qt.Key.Key_Down)
    button = opener(dialog)
    assert dialog.focusWidget() is button
    edge = button.grab().toImage().pixelColor(button.width() // 2, 1)
    assert edge.red() > 200 > edge.green()


@pytest.mark.parametrize("ground", ["#efefef", "#2b2b2b"])
def test_what_will_be_said_is_legible_in_every_scheme(qtbot: QtBot, ground: str) -> None:
    dialog = opened(qtbot, leads(RICH))
    dialog.setPalette(QPalette(QColor(ground), QColor(ground)))
    paper = dialog.say.grab().toImage().pixelColor(4, dialog.say.height() // 2)
    ink = dialog.say.palette().color(QPalette.ColorRole.WindowText)
    assert contrast(paper, ink) >= 4.5


# How large the cards are


def on_screen(monkeypatch: pytest.MonkeyPatch, width: int, height: int) -> QSize:
    """The room of a dialog on a screen of that size."""
    room = QSize(round(width * 0.92), round(height * 0.88))
    monkeypatch.setattr(Sheet, "room", lambda dialog: room)
    return room


@pytest.mark.parametrize(("size", "widest"), [((1024, 640), 1.5), ((1280, 800), 1.9), ((1920, 1080), 2.0)])
def test_cards_are_as_large_as_the_screen_allows(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], widest: float
) -> None:
    room = on_screen(monkeypatch, *size)
    for hand in ("LAKO HAKO", "LAKOUX98 HA"):
        dialog = opened(qtbot, leads(hand, turned="B7"))
        assert dialog.size().boundedTo(room) == dialog.size()
        bar = dialog.findChild(Pane).verticalScrollBar()
        assert bar.maximum() == 0
        row = dialog.findChild(CardRow)
        usual = CardRow("", (), CardFaces()).card_width
        assert row.card_width >= usual * widest or row.card_width * 7 > room.width() * 0.6
        assert row.width() >= row.sizeHint().width()


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)])
def test_six_melds_have_room_without_scrolling(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    room = on_screen(monkeypatch, *size)
    dialog = opened(qtbot, leads("LAKOUX", turned="B7"))
    qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Right)
    QApplication.processEvents()
    rows = [row for row in dialog.findChildren(CardRow) if row.isVisible()]
    assert len(rows) == 6
    assert dialog.size().boundedTo(room) == dialog.size()
    assert dialog.findChild(Pane).verticalScrollBar().maximum() == 0
    assert rows[0].card_width >= CardRow("", (), CardFaces()).card_width


def test_more_melds_than_that_scroll(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    room = on_screen(monkeypatch, 1024, 640)
    dialog = opened(qtbot, leads("LAKOUX98", turned="B7"))
    qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Right)
    QApplication.processEvents()
    assert dialog.size().boundedTo(room) == dialog.size()
    assert dialog.findChild(Pane).verticalScrollBar().maximum() > 0
    assert dialog.declare_button.isVisible()
