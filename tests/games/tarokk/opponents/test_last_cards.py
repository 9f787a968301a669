"""What the last card of a hand is worth is what the account says (T13, T14)."""

import pytest

from tartli_desktop.games.tarokk import ONLINE, PASKIEVICS, Variant
from tartli_desktop.games.tarokk.opponents import strong
from tartli_desktop.games.tarokk.opponents.search.simulation import share, true_sides

from .hands import heuristics, moments, somebody, truth
from .test_search import net_of


@pytest.mark.parametrize("variant", [PASKIEVICS, ONLINE], ids=["paskievics", "online"])
@pytest.mark.parametrize("seed", range(4))
def test_the_last_card_is_worth_its_account(variant: Variant, seed: int) -> None:
    for match in moments(variant, seed, somebody(seed) if seed % 2 else heuristics):
        seat = match.to_move
        assert seat is not None
        view = match.view(seat)
        if view.phase != "play" or len(view.winners) < 8:
            continue
        (action,) = view.legal
        found = strong.evaluate(view, seed=seed, should_stop=lambda: False)
        sides = true_sides(view, truth(match).hands)
        twin = match.copy()
        twin.apply(seat, action)
        while twin.to_move is not None:
            twin.apply(twin.to_move, *twin.legal_actions(twin.to_move))
        paid = share(net_of(twin), seat, sides)
        if found:
            # What lies in the discards of others is hidden to the end, so that deals may differ.
            deals = found[action].deals
            assert min(deals) <= paid <= max(deals)
