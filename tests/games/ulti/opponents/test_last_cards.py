"""What the last cards of a hand are worth is what the account says (U12, U13)."""

import pytest

from tartli_desktop.games.ulti import ASSOCIATION, CONTRACTS, SOCIAL, Match, Variant
from tartli_desktop.games.ulti.opponents import evaluate

from .endings import ending
from .test_levels import LIGHT


def ends_by(match: Match) -> dict[str, int]:
    """What each card that ends the hand brings the seat on turn, by the account."""
    seat, found = match.to_move, {}
    assert seat is not None
    for action in match.legal_actions(seat):
        twin = match.copy()
        twin.apply(seat, action)
        if str(action).startswith("play") and twin.to_move is None:
            found[str(action)] = twin.results[-1].points[seat]
    return found


def held_against_the_account(match: Match | None) -> int:
    """Play on; how many cards ended the hand and were worth their account."""
    looked = 0
    while match is not None and (seat := match.to_move) is not None:
        ends = ends_by(match)
        looked += len(ends)
        if ends:
            worths = evaluate(match.view(seat), effort=LIGHT)
            found = {str(action): (worth.points, worth.error) for action, worth in worths.items()}
            assert {text: found[text] for text in ends} == {text: (ends[text], 0.0) for text in ends}
        match.apply(seat, next(each for each in match.legal_actions(seat) if str(each).startswith("play")))
    return looked


@pytest.mark.parametrize("variant", [ASSOCIATION, SOCIAL], ids=lambda variant: variant.name)
@pytest.mark.parametrize("contract", CONTRACTS)
def test_a_card_that_ends_the_hand_is_worth_its_account(contract: str, variant: Variant) -> None:
    if ("aces" in contract and not variant.four_aces) or (contract, variant) == ("simple", SOCIAL):
        pytest.skip("not played by these rules")
    endings = [ending(variant, contract, seed, cards=1 + seed % 3, fits=bool(seed % 2)) for seed in range(8)]
    assert sum(map(held_against_the_account, endings))


def test_a_defender_gets_or_pays_their_own_seven() -> None:
    # U11.8: the VII in trick 10 is settled between its holder and each of the others.
    assert sum(held_against_the_account(ending(SOCIAL, "40-100", seed, cards=1)) for seed in range(190, 215))
