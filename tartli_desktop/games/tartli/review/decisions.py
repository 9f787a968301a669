"""The decisions of one seat in a hand, each with the view it was made from (R12)."""

from dataclasses import dataclass, replace

from tartli_desktop.cards.german import Rank
from tartli_desktop.game.record import first_hands
from tartli_desktop.games.tartli import Match, View, parse_seated
from tartli_desktop.games.tartli.rules.actions import BELA, EXCHANGE, GATHER, OUT, Action, Declare, Play, Turn
from tartli_desktop.games.tartli.rules.hand import GAME_POINTS, LAST_DECLARING_TRICK
from tartli_desktop.kit.review import hand_review as review


@dataclass(frozen=True, slots=True)
class Decision(review.Decision[View, Action]):
    """An action of a seat that had a choice, or a silence that missed one.

    For silence where the seat had no card to choose, the action is GATHER.
    """

    followed: frozenset[Action] = frozenset()
    """Béla and the exchange if made later in the same trick: waiting with them was not a silence."""

    @property
    def forgets_bela(self) -> bool:
        """Whether this card was the last chance to declare béla (R7.1)."""
        view, action = self.view, self.action
        if BELA not in view.legal or not isinstance(action, Play) or BELA in self.followed:
            return False
        is_of_bela = action.card.suit is view.trump and action.card.rank in (Rank.KING, Rank.OVER)
        return is_of_bela or view.trick_number == LAST_DECLARING_TRICK


def decisions_of(match: Match, number: int, seat: int) -> tuple[Decision, ...]:
    """The decisions of a seat in a finished hand, counted from 1, in order.

    A decision is a card played where there was a choice, judged together with what was not said before it;
    anything said, also out of turn; and the silence after which the opponent went out although this seat
    could have won by going out first (R9.2). Gathering is not a decision, and a claim that can still be made
    in the same trick or later counts only when it is lost. Raises ValueError for a hand that is not over or
    does not exist.
    """
    if not 1 <= number <= review.finished_hands(match):
        raise ValueError(f"there is no finished hand {number}")
    replayed = before_hand(match, number)
    deck, actions = match.hands[number - 1]
    replayed.deal(deck)
    found: list[Decision] = []
    said: list[tuple[int, Action]] = []
    silence: Decision | None = None
    for at, text in enumerate(actions):
        who, action = parse_seated(text)
        view = replayed.view(seat)
        if who == seat and _is_decision(view, action):
            found.append(Decision(view, action, at=at))
        if who == seat and action in (BELA, EXCHANGE):
            said.append((view.trick_number, action))
        before = replayed.counts[1 - seat]
        replayed.apply(who, action)
        if who != seat and action == GATHER and before < GAME_POINTS <= replayed.counts[1 - seat]:
            # The opponent can go out from here on; until now this seat could have gone out first.
            silence = Decision(view, GATHER, at=at) if view.wins_by_going_out else None
    if silence is not None and parse_seated(actions[-1]) == (1 - seat, OUT):
        found.append(silence)
        found.sort(key=lambda each: each.at)
    return tuple(replace(each, followed=_followed(each, said)) for each in found)


def before_hand(match: Match, number: int) -> Match:
    """The match as it stood before a hand, counted from 1, waiting for its deck."""
    return Match.from_record(first_hands(match.to_record(), number - 1))


def _is_decision(view: View, action: Action) -> bool:
    if isinstance(action, Turn | Declare) or action in (BELA, EXCHANGE, OUT):
        return True
    # Going out is always legal, but with too low a count it is not a choice (R9.2).
    choices = [each for each in view.legal if each != OUT or view.wins_by_going_out]
    return len(choices) > 1 and any(isinstance(each, Play) for each in choices)


def _followed(decision: Decision, said: list[tuple[int, Action]]) -> frozenset[Action]:
    """What could have been said at a decision but was said later in the same trick."""
    view = decision.view
    return frozenset(
        action
        for trick, action in said
        if trick == view.trick_number and action in view.legal and action != decision.action
    )
