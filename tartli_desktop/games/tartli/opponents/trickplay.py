"""Which card to lead or to answer with (R4).

In tricks 1 to 7 the choice weighs what the trick brings now against what the card is still good for: possible
melds, and tricks 8 to 16. From trick 8 on both hands are known and the ending is solved exactly.
"""

from tartli_desktop.cards.german import Card, cards_of
from tartli_desktop.game.deadline import ShouldStop
from tartli_desktop.games.tartli.opponents.endgame.choice import EndgameChoice
from tartli_desktop.games.tartli.opponents.endgame.solver import GAME_WORTH
from tartli_desktop.games.tartli.opponents.knowledge.position import (
    BEATERS,
    SUIT_CARDS,
    Position,
    sure_of_all,
)
from tartli_desktop.games.tartli.rules.actions import Play
from tartli_desktop.games.tartli.rules.cards import STRENGTH
from tartli_desktop.games.tartli.rules.hand import GAME_POINTS, LAST_DRAWING_TRICK

from .meld_tables import following
from .melding import melds_given_up
from .weights import HEURISTIC


def late_value(position: Position, card: int) -> float:
    """The holding value of a card once the talon is used up, by what is still higher in its suit."""
    left = position.unseen | position.theirs
    if position.turned >= 0:
        left |= 1 << position.turned
    higher = (left & SUIT_CARDS[card >> 3] & BEATERS[position.trump][card]).bit_count()
    points = position.points[card]
    if card >> 3 == position.trump:
        return points + HEURISTIC.trump_control - HEURISTIC.control_step * higher
    value = points * HEURISTIC.plain_kept[min(higher, 2)]
    return value + (HEURISTIC.higher_rank * (card & 7) if higher else HEURISTIC.plain_master)


def card_to_play(position: Position, should_stop: ShouldStop | None = None) -> Card:
    """The card to lead or to answer with; by rule of thumb if there is no time to solve the ending."""
    legal = [int(action.card) for action in position.view.legal if isinstance(action, Play)]
    if len(legal) == 1:
        return Card(legal[0])
    if position.trick > LAST_DRAWING_TRICK:
        best = EndgameChoice(position, should_stop=should_stop).best()
        return Card(_plain_card(position, legal)) if best is None else best
    return Card(_drawing_card(position, legal))


def card_by_rule(position: Position) -> Card:
    """The card to lead or to answer with by rule of thumb, without searching tricks 8 to 16."""
    legal = [int(action.card) for action in position.view.legal if isinstance(action, Play)]
    return Card((_plain_card if position.trick > LAST_DRAWING_TRICK else _drawing_card)(position, legal))


# Tricks 1 to 7


def _drawing_card(position: Position, legal: list[int]) -> int:
    given_up = melds_given_up(position)

    def score(card: int) -> float:
        if position.led < 0:
            trick = _lead_score(position, card)
        else:
            takes = bool(BEATERS[position.trump][position.led] >> card & 1)
            trick = _swing(position, position.points[position.led] + position.points[card], mine=takes)
        return trick - given_up[card] - late_value(position, card)

    return max(legal, key=lambda card: (score(card), -card))


def _lead_score(position: Position, card: int) -> float:
    """The expected value of the trick when this card is led."""
    holds, points = _holds_chance(position, card), position.points[card]
    return holds * _swing(position, points, mine=True) + (1 - holds) * _swing(
        position, points + HEURISTIC.reply_points, mine=False
    )


def _holds_chance(position: Position, card: int) -> float:
    """The chance that a card led in tricks 1 to 7 wins: the opponent may hold and use one that beats it."""
    weights = HEURISTIC
    is_valuable = position.points[card] >= weights.valuable
    suit, low_trump, valuable_trump = weights.spent_on_valuable if is_valuable else weights.spent_on_low
    chance = 1.0
    for beater in cards_of(BEATERS[position.trump][card] & (position.theirs | position.unseen)):
        there = 1.0 if position.theirs >> beater & 1 else position.hidden_share
        if beater.suit != position.trump:
            chance *= 1 - there * suit
        else:
            chance *= 1 - there * (
                valuable_trump if position.points[beater] >= weights.valuable else low_trump
            )
    return chance


def _swing(position: Position, points: float, *, mine: bool) -> float:
    """The value of a trick with this many points: points, the lead, the last draws, and the game near 501."""
    value = points - HEURISTIC.lead_cost
    count = position.count if mine else position.opponent_count
    if count + points >= GAME_POINTS or ((position.view.sudden_death or position.view.tied) and points > 0):
        value += GAME_WORTH
    if position.trick == LAST_DRAWING_TRICK and position.turned >= 0:
        # The loser draws the turned-up card, the winner an unknown card (R4.3).
        unknown = cards_of(position.unseen)
        usual = sum(late_value(position, each) for each in unknown) / len(unknown) if unknown else 0.0
        value -= late_value(position, position.turned) - usual
    return value if mine else -value


# Tricks 8 to 16


def wins_the_rest(position: Position) -> bool:
    """Whether this player, as leader, wins this trick and all later ones whatever the opponent plays."""
    if not position.leading:
        return False
    drawn = 0
    if position.view.trick:
        led = int(position.view.trick[0][1])
        replies = following(position.theirs, led, position.trump)
        if len(position.view.trick) == 2:
            replies = 1 << position.view.trick[1][1]
        elif led >> 3 == position.trump and position.theirs & SUIT_CARDS[position.trump]:
            drawn = 1
        if replies & BEATERS[position.trump][led]:
            return False
    return sure_of_all(position.trump, position.hand, position.theirs, drawn)


def _plain_card(position: Position, legal: list[int]) -> int:
    """A sound card without search: a sure and valuable winner, else the least valuable card."""
    points, trump = position.points, position.trump
    strength = STRENGTH[trump]
    if position.led >= 0:
        winners = [card for card in legal if BEATERS[trump][position.led] >> card & 1]
        losers = [card for card in legal if card not in winners]
        if winners and (points[position.led] + max(points[card] for card in winners) >= 4 or not losers):
            return max(winners, key=lambda card: (points[card], -strength[card]))
        return min(losers or legal, key=lambda card: (points[card], strength[card]))
    sure = []
    for card in legal:
        if not following(position.theirs, card, trump) & BEATERS[trump][card]:
            sure.append(card)
    plain = [card for card in sure if card >> 3 != trump]
    their_trumps = position.theirs & SUIT_CARDS[trump]
    if sure and (plain or their_trumps or len(sure) == len(legal)):
        drawing = [card for card in sure if card >> 3 == trump] if their_trumps else plain
        return max(drawing or sure, key=lambda card: (points[card], strength[card]))
    return min(legal, key=lambda card: (points[card], strength[card]))
