"""Why a card may not be played, and what is refused without being an action."""

import pytest
from hypothesis import given, settings

from tartli_desktop.cards.german import CARDS
from tartli_desktop.games.tartli import OUT, NotPlayable, Play, Variant
from tests.games.tartli.rules.positions import dealt
from tests.games.tartli.rules.random_matches import Start, lengths, played, seeds, starts, variants


@settings(max_examples=100)
@given(start=starts, variant=variants, seed=seeds, steps=lengths)
def test_a_view_says_why_a_card_may_not_be_played(
    start: Start, variant: Variant, seed: int, steps: int
) -> None:  # R4
    match = played(start, variant, seed, steps)
    for seat in (0, 1):
        view = match.view(seat)
        for card in CARDS:
            refusal = match.refusal(seat, Play(card))
            assert (view.why_not(card) is None) == (refusal is None)
            must = view.why_not(card) in (NotPlayable.MUST_FOLLOW, NotPlayable.MUST_TRUMP)
            assert must == (refusal is not None and refusal[0] == "R4.2")


@pytest.mark.parametrize("seat", [2, -1, True, "1", None])
def test_there_are_no_other_seats(seat: object) -> None:  # R14
    refusal = dealt(turned="A7").refusal(seat, OUT)  # type: ignore[arg-type]
    assert refusal is not None
    assert (refusal[0], str(refusal[1])) == ("R14", f"{seat!r} is not a seat")


def test_what_is_no_action_is_refused() -> None:  # R14
    refusal = dealt(turned="A7").refusal(1, "play A7")  # type: ignore[arg-type]
    assert refusal is not None
    assert (refusal[0], str(refusal[1])) == ("R14", "'play A7' is not an action")
