"""The talon of a hand that is reviewed: once all is open, it shows what will be drawn, in that order."""

import random

from tartli_desktop.cards.german import CARDS
from tartli_desktop.games.tartli import HUNGARIAN, OUT, CardDrawn, Match
from tartli_desktop.games.tartli.table.plan import PLAN, TALON


def test_it_lies_as_it_is_drawn() -> None:  # R3.4, R4.1
    deck = tuple(random.Random(4).sample(CARDS, 32))
    match = Match.new(HUNGARIAN, first_dealer=0, players=("Zsófi", "Ödön"))
    match.deal(deck)
    seen = 0
    while (seat := match.to_move) is not None:
        views = [match.view(0), match.view(1)]
        lying = (*PLAN.open_hands(views, 0, deck).get(TALON, ()), views[0].turned)
        events = match.apply(seat, next(each for each in match.legal_actions(seat) if each != OUT))
        drawn = [event.card for event in events if isinstance(event, CardDrawn)]
        assert list(lying[: len(drawn)]) == drawn
        seen += len(drawn)
    assert seen == 14
