"""Every claim of every hint in 2,000 positions is true, by a reader independent of the coach."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from msgspec.structs import replace

from tartli_desktop.cards.german import Card
from tartli_desktop.games.tartli.coach.hint import hint_of
from tartli_desktop.games.tartli.coach.wording import hint_sentence
from tartli_desktop.games.tartli.rules import OUT, Play
from tartli_desktop.text.card_names import SuitSystem

from .claims import CLAIMS, Reader, in_one_form, parts_of
from .hint_positions import COUNT, Position, live, positions

RARE = 7
"""The number of kinds of claims that may be missing in the positions; they have tests of their own."""


def sentence_of(position: Position) -> str:
    """The hint at a position, as a sentence."""
    view = position.view
    return hint_sentence(hint_of(view, position.values), view, SuitSystem.GERMAN)


@pytest.fixture(scope="module")
def kept() -> list[Position]:
    return list(positions())


@pytest.mark.usefixtures("qapp")
def test_every_claim_of_every_hint_is_true(kept: list[Position]) -> None:
    read: Counter[str] = Counter()
    faults = []
    for position in kept:
        reader, said = Reader(position.view, position.values), sentence_of(position)
        faults += [f"{position.name}: {fault} in {said!r}" for fault in reader.faults(said)]
        read.update(reader.read)
    assert not faults, "\n".join(faults)
    assert len(kept) == COUNT
    assert len(CLAIMS) - len(read) <= RARE, sorted(set(CLAIMS) - set(read))


@pytest.mark.usefixtures("qapp")
def test_structured_reasons_and_words_tell_the_same(kept: list[Position]) -> None:
    """No reason is left unsaid, and the fields of the hint agree with the values."""
    for position in kept:
        view, values = position.view, position.values
        hint = hint_of(view, values)
        reader = Reader(view, values)
        _, parts = parts_of(hint_sentence(hint, view, SuitSystem.GERMAN))
        told = len(hint.reasons) + (hint.verdict is not None)
        assert len(parts) in (told, told - 1), position.name
        assert hint.action == reader.chosen
        assert hint.win == reader.best.win
        if hint.against is not None and hint.action != OUT:
            assert isinstance(hint.against, Play)
            assert hint.against.card == reader.against
            assert hint.ahead == reader.best.points - reader.next.points
            assert hint.other_win == reader.next.win
            assert hint.exact == (not reader.next.worlds)


def test_the_positions_are_of_all_kinds(kept: list[Position]) -> None:
    views = [position.view for position in kept]
    assert {view.trick_number for view in views} == set(range(17))
    assert {view.variant.name for view in views} == {"hungarian", "austrian", "house"}
    assert sum(max(view.counts) >= 340 for view in views) > COUNT / 3
    assert sum(max(view.counts) < 250 for view in views) > COUNT / 10
    assert sum(view.sudden_death for view in views) > 20


def test_kept_values_are_those_of_the_program(kept: list[Position]) -> None:
    """A failure means that the strongest level has changed: ``make hints`` computes the values again."""
    for position in kept[:: COUNT // 20]:
        assert live(position) == position.values, position.name


@pytest.mark.usefixtures("qapp")
def test_what_is_untrue_is_found(kept: list[Position]) -> None:
    """A sentence from one position is hardly ever true in another, and never with a changed number."""
    plays = [any(isinstance(action, Play) for action in each.values) for each in kept]
    views = [each for each, has_card in zip(kept, plays, strict=True) if has_card][:200]
    found = 0
    for one, other in pairwise(views):
        card = next(each for each in one.values if isinstance(each, Play))
        values = {**one.values, card: replace(one.values[card], place=-1)}
        _, _, rest = in_one_form(sentence_of(other)).partition(": ")
        reader = Reader(one.view, values)
        try:
            found += bool([*reader.faults(f"{_name(card.card)}: {rest}")])
        except (AssertionError, StopIteration, ValueError):
            # It mentions a trick, a card or a choice that does not exist there.
            found += 1
    assert found > 0.8 * len(views)


@pytest.mark.usefixtures("qapp")
def test_a_sentence_that_nobody_knows_is_a_fault(kept: list[Position]) -> None:
    position = kept[0]
    said = sentence_of(position).partition(". ")[0].removesuffix(".") + ". It is a lovely card."
    assert "cannot be read: 'it is a lovely card'" in [*Reader(position.view, position.values).faults(said)]


def _name(card: Card) -> str:
    """The English name of a card."""
    return f"{card.rank.name.capitalize()} of {card.suit.name.capitalize()}"
