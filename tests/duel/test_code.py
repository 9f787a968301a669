"""A code of a duel is read whatever the typing, and what is wrong with one is found."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tartli_desktop.duel import code
from tartli_desktop.duel.code import (
    LENGTH,
    LENGTHS,
    MIXED,
    SEEDS,
    SIGNS,
    CodeError,
    Duel,
    Fault,
    duel_of,
    read,
)
from tartli_desktop.game.registry import games, rules_of

DUELS = (
    Duel("tartli", 0, 1, 0, 0),
    Duel("tartli", 1, 24, MIXED, SEEDS - 1),
    Duel("ulti", 2, 12, 3, 198_304_117),
    Duel("tarokk", 5, 6, 2, 77),
)


@pytest.mark.parametrize("duel", DUELS, ids=lambda duel: duel.code)
def test_a_code_says_what_is_played(duel: Duel) -> None:
    assert read(duel.code) == duel
    assert len(duel.code.replace("-", "")) == LENGTH


def test_every_table_has_its_code() -> None:
    for game in games():
        for rules, _ in enumerate(rules_of(game).duels.variants):
            for hands in LENGTHS:
                for level in (*range(len(rules_of(game).opponents.levels)), MIXED):
                    duel = Duel(game, rules, hands, level, 5)
                    assert read(duel.code) == duel


@pytest.mark.parametrize("typed", ["T1A0-MV1G-28NN", "t1a0mv1g28nn", " tia0 – muLg_z8 nn ", "TLAO.MVIG.2BNN"])
def test_small_letters_blanks_and_letters_that_look_alike_do_not_matter(typed: str) -> None:
    assert read(typed).code == "T1A0-MV1G-28NN"


@pytest.mark.parametrize("duel", DUELS, ids=lambda duel: duel.code)
def test_a_single_wrong_sign_is_found_and_corrected(duel: Duel) -> None:
    right = duel.code.replace("-", "")
    for place, sign in enumerate(right):
        for other in SIGNS.replace(sign, ""):
            with pytest.raises(CodeError) as caught:
                read(right[:place] + other + right[place + 1 :])
            error = caught.value
            assert (error.fault, error.place, error.sign, error.meant) == (
                Fault.ONE,
                place + 1,
                other,
                duel.code,
            )


@pytest.mark.parametrize("duel", DUELS, ids=lambda duel: duel.code)
def test_two_neighbours_that_changed_places_are_noticed(duel: Duel) -> None:
    right = duel.code.replace("-", "")
    for place in range(LENGTH - 1):
        one, other = right[place], right[place + 1]
        if one != other:
            with pytest.raises(CodeError) as caught:
                read(right[:place] + other + one + right[place + 2 :])
            assert caught.value.fault is Fault.SWAPPED
            assert caught.value.meant in ("", duel.code)


@pytest.mark.parametrize(
    ("typed", "fault", "place"),
    [
        ("", Fault.LENGTH, 0),
        ("T1A0-MV1G-28N", Fault.LENGTH, 11),
        ("T1A0-MV1G-28NNN", Fault.LENGTH, 13),
        ("T1A0-MÉ1G-28NN", Fault.SIGN, 6),
        ("T1A0-MV1G-9999", Fault.SEVERAL, 0),
    ],
)
def test_what_else_is_wrong_is_said(typed: str, fault: Fault, place: int) -> None:
    with pytest.raises(CodeError) as caught:
        read(typed)
    assert (caught.value.fault, caught.value.place) == (fault, place)


def test_a_code_of_another_version_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(code, "_VERSION", SIGNS.index("V"))
    later = Duel("ulti", 0, 3, 1, 5).code
    monkeypatch.undo()
    with pytest.raises(CodeError) as caught:
        read(later)
    assert caught.value.fault is Fault.VERSION


def test_a_code_for_unknown_rules_is_refused() -> None:
    with pytest.raises(CodeError) as caught:
        read(Duel("ulti", 31, 3, 1, 5).code)
    assert caught.value.fault is Fault.VERSION


@given(st.text(max_size=40) | st.text(SIGNS + SIGNS.lower(), min_size=LENGTH, max_size=LENGTH))
def test_any_text_is_a_code_or_refused(text: str) -> None:
    # Nothing else is raised.
    duel = duel_of(text)
    assert duel is None or read(duel.code) == duel
