"""Every reason of every hint in 2,000 positions holds against the cards, and its numbers are the values."""

import pytest

from tartli_desktop.cards.german import Card
from tartli_desktop.games.tartli import BELA, EXCHANGE, GATHER, OUT, Declare, Play, Turn
from tartli_desktop.games.tartli.coach.hint import hint_of
from tartli_desktop.games.tartli.coach.reasons import Reason, Why

from .hint_positions import COUNT, Position, live, positions
from .test_reasons import check


@pytest.fixture(scope="module")
def kept() -> list[Position]:
    return list(positions())


def of_a_card(position: Position, reason: Reason, chosen: Card) -> None:
    other = next((each.card for each in position.ordered[1:] if isinstance(each, Play)), chosen)
    check(position.match, position.view, reason, chosen, other)


def test_every_reason_of_every_hint_is_true(kept: list[Position]) -> None:
    assert len(kept) == COUNT
    for position in kept:
        view, hint = position.view, hint_of(position.view, position.values)
        for reason in hint.reasons:
            match reason, hint.action:
                case (Reason(Why.LITTLE_DEPENDS | Why.TOO_CLOSE), _):
                    pass
                case (Reason(Why.COMES_OUT_BETTER, (deals,)), _):
                    assert deals == position.values[position.ordered[1]].worlds
                case (Reason(Why.ONLY_CARD), Play(card)):
                    assert [each for each in view.legal if isinstance(each, Play)] == [Play(card)]
                case (_, Play(card)):
                    of_a_card(position, reason, card)
                case (Reason(Why.MELDS_SCORE | Why.MELDS_MAY_SCORE, (points,)), Declare(items)):
                    assert points == sum(item.points for item in items)
                case (Reason(Why.TAKES_TURNED, (card,)), _):
                    assert (hint.action, card) == (EXCHANGE, view.turned)
                case (Reason(Why.IS_OUT, (count,)), _):
                    assert hint.action == OUT
                    assert count == view.counts[view.seat] >= 501
                case (Reason(Why.BELA_SCORES), _):
                    assert hint.action == BELA
                case _:
                    assert isinstance(hint.action, Declare | Turn) or hint.action in (BELA, EXCHANGE, GATHER)


def test_the_numbers_of_a_hint_are_the_values(kept: list[Position]) -> None:
    for position in kept:
        hint = hint_of(position.view, position.values)
        best = position.values[position.ordered[0]]
        assert (hint.action, hint.win) == (position.ordered[0], best.win), position.name
        if hint.against is not None and hint.action != OUT:
            other = position.values[hint.against]
            assert hint.against == next(each for each in position.ordered[1:] if isinstance(each, Play))
            assert (hint.ahead, hint.other_win) == (best.points - other.points, other.win)
            assert hint.exact == (not other.worlds)


def test_kept_values_are_those_of_the_program(kept: list[Position]) -> None:
    """A failure means that the strongest level has changed: ``make hints`` computes the values again."""
    for position in kept[:: COUNT // 20]:
        assert live(position) == position.values, position.name
