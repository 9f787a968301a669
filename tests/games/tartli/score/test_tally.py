"""The slate of a resumed match: what a replay of the whole match would write."""

import random

import pytest

from tartli_desktop.cards.german import CARDS
from tartli_desktop.games.tartli import AUSTRIAN, HUNGARIAN, Match, Variant, parse_seated
from tartli_desktop.games.tartli.score.slate_sync import Tally, add, tally_of
from tests.session.playing import at_random, now_and_then


def written(match: Match) -> Tally:
    """The tally of a match, event by event from its beginning (R13.4)."""
    tally, replay = Tally(), Match.new(match.variant, first_dealer=match.first_dealer)
    for deck, actions in match.hands:
        tally = add(tally, replay.deal(deck))
        for text in actions:
            tally = add(tally, replay.apply(*parse_seated(text)))
    return tally


@pytest.mark.parametrize("variant", [HUNGARIAN, AUSTRIAN], ids=lambda variant: variant.name)
@pytest.mark.parametrize("seed", range(2))
def test_only_the_running_game_is_played_through_again(variant: Variant, seed: int) -> None:
    chance = random.Random(seed)
    match = Match.new(variant, first_dealer=seed % 2)
    act, speak = at_random(chance, claims=0.01), now_and_then(chance)
    games = set()
    while match.winner is None and len(match.hands) < 12:
        match.deal(chance.sample(CARDS, 32))
        while (seat := match.to_move) is not None:
            if chance.random() < 0.03:
                assert tally_of(match) == written(match)
            said = speak(match.view(1 - seat))
            match.apply(*((1 - seat, said) if said is not None else (seat, act(match.view(seat)))))
        assert tally_of(match) == written(match)
        assert tally_of(match.copy()) == written(match)
        games.add(match.games)
    assert len(games) > 1
