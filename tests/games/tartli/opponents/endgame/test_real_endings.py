"""The levels that solve the ending never play a wrong card in tricks 8 to 16 of real play."""

from random import Random

from msgspec.structs import replace

from tartli_desktop.cards.german import CARDS, mask_of
from tartli_desktop.games.tartli import (
    BELA,
    EXCHANGE,
    GAME_POINTS,
    HUNGARIAN,
    LAST_DECLARING_TRICK,
    Declare,
    Declared,
    Match,
    Play,
    TrickGathered,
    View,
)
from tartli_desktop.games.tartli.game import RULES
from tartli_desktop.games.tartli.opponents import choose
from tartli_desktop.games.tartli.opponents.endgame.solver import Stakes
from tartli_desktop.games.tartli.opponents.meld_tables import normal, normal_card
from tests.benchmarks.hands import levels_at, play_hand

from .test_solver import FullWithMemory


def views(seed: int) -> list[View]:
    """Some views from one match, each with a choice of cards in tricks 8 to 16."""
    found: list[View] = []
    chance = Random(seed)
    match = Match.new(replace(HUNGARIAN, match_target=2), first_dealer=0)
    decide = levels_at(RULES, match, ("heuristic", "casual"))

    def watched(seat: int, out_of_turn: bool) -> object:
        if is_choice(view := match.view(seat)):
            found.append(view)
        return decide(seat, out_of_turn)

    while match.winner is None:
        match.deal(chance.sample(CARDS, 32))
        play_hand(RULES, match, watched)
    return chance.sample(found, min(12, len(found)))


def is_choice(view: View) -> bool:
    """Whether several cards may be played in tricks 8 to 16, with nothing else to say or to score first."""
    if view.trick_number < LAST_DECLARING_TRICK or sum(isinstance(action, Play) for action in view.legal) < 2:
        return False
    if max(view.counts) >= GAME_POINTS:
        return False
    if any(action in (BELA, EXCHANGE) or isinstance(action, Declare) for action in view.legal):
        return False
    said = [event for event in view.events if isinstance(event, Declared | TrickGathered)]
    return not said or isinstance(said[-1], TrickGathered)


def best_cards(view: View) -> set[Play]:
    """The cards that bring most by plain full search.

    The position is read from the events here, independently of how the players read it.
    """
    trump = int(view.trump or 0)
    tricks = [event for event in view.events if isinstance(event, TrickGathered)]
    mine, theirs = (normal(mask_of(cards), trump) for cards in (view.hand, view.opponent_cards))
    early = [0, 0]
    for trick in tricks[: LAST_DECLARING_TRICK - 1]:
        early[trick.seat] += trick.points
    winners = {trick.seat for trick in tricks[LAST_DECLARING_TRICK - 1 :]}
    leader = view.seat if not view.trick else 1 - view.seat
    order = (leader, 1 - leader)
    full = FullWithMemory(
        Stakes(
            early=(early[order[0]], early[order[1]]),
            counts=(view.counts[order[0]], view.counts[order[1]]),
            goal=view.counts[0] + 1 if view.tied else GAME_POINTS,
            stichmatsch=view.variant.stichmatsch,
            double_below=view.variant.double_below,
        )
    )
    sweeper = order.index(winners.pop()) if len(winners) == 1 else None
    setting = sweeper, full.stakes.counts, not tricks[LAST_DECLARING_TRICK - 1 :]
    values = {}
    for each in view.legal:
        if isinstance(each, Play):
            card = normal_card(int(each.card), trump)
            if view.trick:
                led = normal_card(int(view.trick[0][1]), trump)
                values[each] = -full.trick((theirs | 1 << led, mine), 0, led, card, *setting)
            else:
                values[each] = full.lead((mine, theirs), 0, card, *setting)
    return {each for each, value in values.items() if value == max(values.values())}


def test_no_card_is_wrong_in_tricks_8_to_16() -> None:  # R4.2, R9
    found = views(0)
    assert len(found) >= 10
    for view in found:
        assert {choose(view, level) for level in ("heuristic", "strong")} <= best_cards(view)
