"""The list of melds: what is held, what may be declared, and what may still score."""

import random
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from tartli_desktop.cards.german import CARDS, mask_of
from tartli_desktop.games.tartli import (
    AUSTRIAN,
    HUNGARIAN,
    Declare,
    IllegalAction,
    Match,
    Meld,
    Out,
    Sequence,
    Variant,
    View,
    barred_by,
    melds_in,
    parse_meld,
)
from tartli_desktop.games.tartli.words.meld_list import (
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
from tests.games.tartli.meld_positions import after, answers, leads, line_of, melds, melds_of, names
from tests.games.tartli.rules.positions import dealt, late, play

TOUCHING = replace(HUNGARIAN, name="own", bar_touching_sequences=True)

RICH = "AO LO HOUX9 BO AKU"
"""Four Overs, a Heart Over kvart, an Acorn King terc."""

LOW = "L78"
"""Two cards that belong to no meld."""


# Every meld is listed


def test_the_best_of_each_kind_comes_first_with_its_parts() -> None:
    view = leads(RICH)
    assert names(melds_of(view)) == "OOOO HO4 HU3 HO3 AK3"
    assert [line.points for line in melds_of(view)] == [200, 50, 20, 20, 20]
    assert [names(group.lines) for group in groups_of(view)] == ["OOOO", "HO4 HU3 HO3", "AK3"]


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
    """A random hand with many declarations, after each action."""
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
    """Assert that a seat's list is complete and right; return the rules that bar something."""
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
        told = reason(line, view)
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
            "After what was just declared, this could not score now.",
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
        (leads("A79 L79 H79 B79 AK", AUSTRIAN), "9999", "R2.2", "Four Nines are not a set in this game."),
    ],
    ids=["R5.4", "R5.4 beside", "R5.7", "R5.7 same", "R5.8", "R5.10", "R5.9", "R2.2"],
)
def test_a_barred_meld_says_why(view: View, item: str, rule: str, sentence: str) -> None:
    line = line_of(view, item)
    assert (line.barred, reason(line, view)) == (rule, sentence)


def test_a_weaker_meld_may_stand_beside_a_stronger_one() -> None:
    # R5.4: a sequence cannot help another if only one may be declared.
    hungarian, austrian = (answers(f"HOUX9 BOUX {LOW}", "AX4", variant) for variant in (HUNGARIAN, AUSTRIAN))
    assert not line_of(hungarian, "BO3").open
    assert line_of(austrian, "BO3").beside
    assert line_of(austrian, "HO4").barred is None


# The moment


def test_why_nothing_may_be_declared_now() -> None:
    match = dealt(hands=(f"HOUX B9 {LOW} A7 AK LA", ""), turned="LK")
    assert closed_because(match.view(0)) == (
        "You can declare when it is your turn, before you play your card."
    )
    play(match, f"1:play {match.view(1).hand[0]}")
    assert closed_because(match.view(0)) is None
    play(match, "0:declare HO3")
    assert closed_because(match.view(0)) == (
        "You have already declared in this trick, and you can do so only once."
    )
    leader = dealt(hands=(f"HOUX B9 {LOW} A7 AK LA", ""), turned="LK", dealer=1, played="0:play B9")
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


def test_austrian_parts_score_shorter_ones_first() -> None:
    assert split("HO5", variant=AUSTRIAN) == "HX3 HU3 HO3 HU4 HO4 HO5"  # R5.8


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
    """The most points, found by trying every order of the pieces."""
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


def test_the_highest_declaration_is_ticked_and_whole_runs_in_it() -> None:
    assert best_declaration(leads(RICH)) == melds("OOOO HO4")
    assert best_declaration(leads("HAKOUX987 L7")) == melds("HA8")
    assert best_declaration(leads("HOUX LOUX BOUX", AUSTRIAN)) == melds("HO3 LO3 BO3")


def tick(view: View, ticked: str, item: str) -> frozenset[Meld]:
    return toggled(melds(ticked), parse_meld(item), legal_declarations(view), view.variant)


def test_austrian_sequences_stand_side_by_side_one_in_a_suit() -> None:
    view = leads("HOUX9 LOUX BO A7", AUSTRIAN)  # R5.1
    assert tick(view, "HO4", "LO3") == melds("HO4 LO3")
    assert tick(view, "HO4 LO3", "HU3") == melds("HU3 LO3")


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
