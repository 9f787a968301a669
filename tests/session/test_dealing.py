"""The deal and the cut, gathering a full trick, and what ends a hand and a match."""

import random
from collections import Counter

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from tartli_desktop.cards.german import CARDS, Card
from tartli_desktop.game.rules import Draw
from tartli_desktop.games.tartli import AUSTRIAN, HUNGARIAN, Match, Play, Turn
from tartli_desktop.games.tartli.game import RULES
from tartli_desktop.session.match_state import Phase
from tartli_desktop.settings.settings import GatherPolicy
from tests.games.tartli.rules.positions import dealt

from .playing import Game, Scripted, person_leads, quick, settle, sit_down

# The deal


def test_the_first_cards_of_the_pack_go_below_the_rest() -> None:  # R3.2
    for position, place in ((1, 1), (12, 12), (31, 31), (0, 1), (99, 31)):
        game = sit_down(Match.new(HUNGARIAN, first_dealer=1), decks=[CARDS])
        assert game.phase is Phase.CUT
        game.session.cut(position)
        pack = [CARDS[-1], *CARDS[:-1]]
        deck = [Card.parse(code) for code in game.saved["hands"][0]["deck"].split()]
        assert deck == pack[place:] + pack[:place]


def test_the_person_cuts_only_when_the_opponent_deals() -> None:  # R3.2
    game = sit_down(Match.new(HUNGARIAN, first_dealer=0))
    assert Phase.CUT not in game.phases
    assert game.view.trick_number == 1


def test_the_lower_card_deals_first() -> None:  # R3.1
    packs = iter(([Card.HA, Card.B7], [Card.L8, Card.AK], [Card.HX, Card.HU]))

    def shuffle(pack: list[Card]) -> None:
        pack[:2] = next(packs)

    assert RULES.draw_for_dealer(shuffle, 2) == Draw(((Card.HA, Card.B7),), 1)
    assert RULES.draw_for_dealer(shuffle, 2) == Draw(((Card.L8, Card.AK),), 0)
    assert RULES.draw_for_dealer(shuffle, 2) == Draw(((Card.HX, Card.HU),), 0)


def test_equal_ranks_draw_again() -> None:  # R3.1
    packs = iter(([Card.HA, Card.BA], [Card.L9, Card.A9], [Card.LK, Card.LO]))

    def shuffle(pack: list[Card]) -> None:
        pack[:2] = next(packs)

    draw = RULES.draw_for_dealer(shuffle, 2)
    assert draw.rounds == ((Card.HA, Card.BA), (Card.L9, Card.A9), (Card.LK, Card.LO))
    assert draw.dealer == 1


def test_the_draw_favours_nobody() -> None:
    shuffle = random.Random(3).shuffle
    found = [RULES.draw_for_dealer(shuffle, 2) for _ in range(2000)]
    dealers = Counter(draw.dealer for draw in found)
    assert 900 < dealers[0] < 1100
    again = sum(len(draw.rounds) > 1 for draw in found)
    assert 130 < again < 260  # 3 of 31 cards are of the same rank
    assert all(draw.rounds[-1][0].rank != draw.rounds[-1][1].rank for draw in found)


def test_the_person_is_asked_for_the_turned_card() -> None:  # R3.4
    game = sit_down(Match.new(AUSTRIAN, first_dealer=1))
    game.session.cut(5)
    assert game.phase is Phase.DECIDE
    assert game.view.trick_number == 0
    game.do("turn 7")
    assert game.phase is Phase.DECIDE
    assert game.view.turned == Card.parse(game.saved["hands"][0]["deck"].split()[6])


def test_always_the_last_turned_card_asks_nothing() -> None:  # R3.4
    game = sit_down(Match.new(AUSTRIAN, first_dealer=1), settings=quick(turned_card_always_last=True))
    game.session.cut(5)
    settle()
    assert game.phases.count(Phase.DECIDE) == 1
    assert game.actions == ["0:turn 19"]
    assert game.phase is Phase.DECIDE


def test_the_opponent_chooses_the_turned_card_when_the_person_deals() -> None:  # R3.4
    thinker = Scripted(choose=lambda view: Turn(10) if view.trick_number == 0 else view.legal[-1])
    game = sit_down(Match.new(AUSTRIAN, first_dealer=0), thinker)
    assert game.actions[0] == "1:turn 10"


# Gathering


@pytest.mark.parametrize("by", [GatherPolicy.TIMED, GatherPolicy.CLICK_OR_TIMED])
def test_a_full_trick_gathers_itself_after_a_time(qtbot: QtBot, by: GatherPolicy) -> None:
    game = person_leads(gather=by, gather_after=0.01)
    game.do("play AA")
    qtbot.waitUntil(lambda: game.view.trick_number == 2)


def test_the_time_may_be_set_while_the_trick_lies_there(qtbot: QtBot) -> None:
    game = person_leads(gather=GatherPolicy.CLICK)
    game.do("play AA")
    assert game.phase is Phase.PAUSE
    game.session.change_settings(quick(gather=GatherPolicy.TIMED, gather_after=0.01))
    qtbot.waitUntil(lambda: game.view.trick_number == 2)


def test_either_winner_gathers() -> None:  # R4 step 8
    for card, winner in (("AA", 0), ("A8", 1)):
        hands = ("AA A8", "AK A7") if winner == 0 else ("A8", "AK")
        thinker = Scripted(choose=lambda view: Play(max(card for card in view.hand if card.suit == 0)))
        game = sit_down(dealt(hands=hands, turned="H7", dealer=1), thinker)
        game.trick(card)
        assert game.actions[2] == f"{winner}:gather"


def test_nothing_goes_on_before_the_table_has_shown_it() -> None:
    game = person_leads()
    game.shows = False
    game.do("play AA")
    assert game.thinker.in_turn == []
    game.session.presented()
    settle()
    assert len(game.thinker.in_turn) == 1
    # The reply is played, but not shown yet.
    assert game.phase is Phase.OPPONENT
    game.session.gather()
    assert len(game.view.trick) == 2
    game.session.presented()
    assert game.phase is Phase.PAUSE
    game.session.gather()
    assert game.view.trick_number == 2


# The end of hands and of the match


def last_hand() -> Game:
    """The last hand of a match to one game, in which the person can reach 504."""
    short = replace(HUNGARIAN, match_target=1)
    return sit_down(dealt(short, hands=("HKO", "AA"), turned="H8", scores=(464, 250)))


def test_after_a_hand_the_person_goes_on() -> None:
    game = sit_down(dealt(hands=("HKO", "AA"), turned="H8", dealer=1))
    assert game.do("out") is None  # R9.2: a false claim
    assert game.phase is Phase.HAND_OVER
    assert game.view.games == (0, 2)  # R9.3
    game.session.go_on()
    settle()
    assert game.view.dealer == 0  # R3.5
    assert game.view.trick_number == 1
    assert len(game.saved["hands"]) == 2


def test_a_match_that_is_won_is_over() -> None:  # R10.1
    game = last_hand()
    game.do("bela")
    game.do("out")
    assert game.phase is Phase.MATCH_OVER
    assert game.session.winners == (0,)
    row = game.store.load(game.match_id).row
    assert row.finished
    assert row.standings == (2, 0)
    game.session.go_on()
    assert game.phase is Phase.MATCH_OVER
