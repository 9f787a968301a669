"""Béla, the exchange of the trump VII, and going out."""

import pytest
from msgspec.structs import replace

from tartli_desktop.games.tartli.opponents import choose, interject
from tartli_desktop.games.tartli.rules import (
    AUSTRIAN,
    BELA,
    EXCHANGE,
    HUNGARIAN,
    OUT,
    BelaScored,
    Declare,
    Match,
    Play,
    View,
)
from tests.games.tartli.opponents.stacked import DEALER, LEADER, after, deal, late_view

PAIS = replace(HUNGARIAN, bela_with_melds=True)
CHOICE_OF_19 = replace(AUSTRIAN, turned_card="nineteenth")
PLAIN = "A7 A9 AU L8 LX BK B9"
"""Seven cards without a meld."""


def says(match: Match, seat: int) -> str:
    return str(interject(match.view(seat), "heuristic"))


# Going out (R9.2)


@pytest.mark.parametrize(("count", "said"), [(501, "out"), (560, "out"), (500, "None")])
def test_it_goes_out_exactly_with_501(count: int, said: str) -> None:
    match = deal(PLAIN + " AX LK", "HX", scores=(count, 300))
    assert says(match, LEADER) == said
    assert (choose(match.view(LEADER)) == OUT) is (said == "out")


def test_a_false_claim_is_never_made() -> None:  # R9.2: not even when the opponent stands at 501.
    match = deal(PLAIN + " AX LK", "HX", scores=(490, 520))
    assert says(match, LEADER) == "None"


def test_the_lower_of_two_who_are_out_keeps_silent_after_bela() -> None:
    # R7.2: béla has scored in this trick and both stand above 501: the higher count wins.
    match = deal("HO HK " + PLAIN, "HX", variant=PAIS, scores=(470, 505))
    after(match, "1:bela, 1:play A7, 0:play A8")
    assert match.counts == (505, 510)
    assert says(match, DEALER) == "None"
    assert says(match, LEADER) == "out"


def test_it_plays_on_for_a_stichmatsch_that_makes_maccs() -> None:
    # R9.4, R9.3: the opponent's 260 include 20 points of tricks 1 to 7, which a stichmatsch takes away.
    tricks = [(1, 3, 20), *((0, number, 10) for number in range(8, 15))]
    view = late_view("HO LA", "L7 A7", "H", counts=(510, 260), tricks=tricks)
    assert interject(view, "heuristic") is None
    assert isinstance(choose(view), Play)
    # Nothing is gained by waiting if those points do not cross the line, or if a card can lose.
    assert interject(replace(view, counts=(510, 280)), "heuristic") == OUT
    assert interject(replace(view, counts=(510, 240)), "heuristic") == OUT
    risky = late_view("LK AA", "LA A7", "H", counts=(510, 260), tricks=tricks)
    assert interject(risky, "heuristic") == OUT
    # R9.4 is Hungarian.
    assert interject(replace(view, variant=AUSTRIAN), "heuristic") == OUT


# Béla (R7)


def test_bela_is_kept_back_while_it_hides_two_trumps() -> None:
    match = deal("HO HK " + PLAIN, "HX")
    assert says(match, LEADER) == "None"


def test_bela_that_wins_the_game_is_declared() -> None:  # R7.1: out of turn, and then the player goes out.
    match = deal(PLAIN + " AX LK", "HX", dealer="HO HK LU L9 B7 B8 BX BA AK", scores=(300, 461))
    assert says(match, DEALER) == "bela"
    after(match, "0:bela")
    assert says(match, DEALER) == "out"


def test_bela_is_declared_when_the_other_is_about_to_win() -> None:
    # R9.3: the 40 may decide whether the game is lost double.
    match = deal("HO HK " + PLAIN, "HX", scores=(220, 480))
    assert says(match, LEADER) == "bela"


def test_bela_is_declared_before_one_of_its_cards_is_played() -> None:
    # R7.1: both must be in hand. From 481 the Over brings 20 points and the game.
    match = deal("HO HK " + PLAIN, "HX", scores=(400, 300))
    view = match.view(LEADER)
    only_over = replace(view, legal=tuple(a for a in view.legal if a == BELA or str(a) == "play HO"))
    assert choose(only_over) == BELA


def test_bela_is_declared_in_trick_8() -> None:  # R7.1: the last trick for it, and both hands are known.
    view = late_view("HO HK A7 A9 AU L8 LX BK B9", "HX HU A8 L7 L9 LA B7 B8 BX", "H")
    view = replace(view, legal=(*view.legal, BELA))
    assert interject(view, "heuristic") == BELA
    assert choose(view) == BELA


def test_bela_decides_a_sudden_death() -> None:  # R9.5
    view = deal("HO HK " + PLAIN, "HX").view(LEADER)
    silent = tuple(action for action in view.legal if action != OUT)
    assert interject(replace(view, sudden_death=True, legal=silent), "heuristic") == BELA


def test_with_the_house_rule_bela_comes_at_the_declaring_step() -> None:
    # R7.2: no later than trick 8, before the player's card.
    match = deal("HO HK " + PLAIN, "HX", variant=PAIS, scores=(461, 300))
    assert choose(match.view(LEADER)) == BELA
    events = after(match, "1:bela, 1:play A7").apply(DEALER, _any_card(match.view(DEALER)))
    assert any(isinstance(event, BelaScored) for event in events)


def _any_card(view: View) -> Play:
    return next(action for action in view.legal if isinstance(action, Play))


# The trump VII (R8)


def test_the_seven_is_exchanged_for_a_better_trump() -> None:
    match = deal("H7 HK " + PLAIN, "HO")
    assert choose(match.view(LEADER)) == EXCHANGE


def test_only_the_leader_exchanges_in_the_hungarian_game() -> None:  # R8.2
    match = deal(PLAIN + " AX LK", "HO", dealer="H7 LU L9 B7 B8 BX BA AK HU")
    assert says(match, DEALER) == "None"


def test_the_austrian_exchange_comes_out_of_turn() -> None:  # R8.2
    match = deal(PLAIN + " AX LK", "HO", dealer="H7 LU L9 B7 B8 BX BA AK HU", variant=CHOICE_OF_19)
    assert says(match, DEALER) == "exchange"


def test_a_sequence_with_the_seven_is_declared_before_the_exchange() -> None:
    # R8.3 forbids the exchange only until the trick is gathered: the sequence is not lost.
    match = deal("H9 H8 H7 A9 AU L8 LX BK B9", "HO", dealer="A7 A8", variant=CHOICE_OF_19)
    first = choose(match.view(LEADER))
    assert isinstance(first, Declare)
    after(match, f"1:{first}, 1:play A9, 0:play A7, 1:gather")
    assert says(match, LEADER) == "exchange"
