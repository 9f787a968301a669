"""The rules of Tartli in the form the program uses: see :class:`tartli_desktop.game.rules.Rules`."""

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache

from msgspec import to_builtins
from msgspec.structs import replace

from tartli_desktop.cards.german import CARDS, Card, Suit, cards_of, mask_of
from tartli_desktop.cards.sure_tricks import sure_order
from tartli_desktop.game.rules import Draw, DuelRules, Opponents, RulesOf, Shuffle, StoredResult
from tartli_desktop.games.tartli.rules.actions import GATHER, OUT, Action, Declare, Gather, Play, Turn
from tartli_desktop.games.tartli.rules.cards import SUITS, beats
from tartli_desktop.games.tartli.rules.events import BelaScored, Event, MeldsScored, TrickGathered
from tartli_desktop.games.tartli.rules.hand import LAST_DECLARING_TRICK
from tartli_desktop.games.tartli.rules.hand_result import result_of
from tartli_desktop.games.tartli.rules.match import FORM, Match
from tartli_desktop.games.tartli.rules.variant import AUSTRIAN, HUNGARIAN, Variant
from tartli_desktop.games.tartli.rules.view import View
from tartli_desktop.to_translate import to_translate

from .opponents import LEVELS
from .options import GoOut, TartliOptions
from .rules.hand_result import facts_of

_ALWAYS_LAST = Turn(19)

_IN_TURN = (Play, Declare, Gather, Turn)
"""The actions of a player's turn; all others may be made out of turn."""


class Tartli(RulesOf[Match, View, Event, Action, TartliOptions, Variant]):
    """The rules of Tartli in the form the program uses."""

    name = "tartli"
    form = FORM
    match = Match
    opponents = Opponents("tartli_desktop.games.tartli.opponents", LEVELS, reserve="heuristic")
    duels = DuelRules(1, (replace(HUNGARIAN, match_target=None), AUSTRIAN))
    options = TartliOptions
    plays = Play
    ends_sure_hands = True
    variant_names: Mapping[str, str] = {
        HUNGARIAN.name: to_translate("Tartli.Variants", "Hungarian"),
        AUSTRIAN.name: to_translate("Tartli.Variants", "Austrian"),
    }

    def without_end(self, variant: Variant) -> Variant:
        return replace(variant, match_target=None)

    def draw_for_dealer(self, shuffle: Shuffle, seats: int) -> Draw:
        """Let each seat draw a card, again while the ranks are equal; the lower card deals (R3.1)."""
        rounds: list[tuple[Card, ...]] = []
        while not rounds or len({card.rank for card in rounds[-1]}) == 1:
            pack = list(CARDS)
            shuffle(pack)
            rounds.append(tuple(pack[:seats]))
        ranks = [card.rank for card in rounds[-1]]
        return Draw(tuple(rounds), ranks.index(min(ranks)))

    def automatic(self, view: View, options: TartliOptions) -> Action | None:
        """Go out as soon as it wins, or leave the turned card the 19th, if the player's options say so."""
        if options.go_out is GoOut.BY_ITSELF and OUT in view.legal and view.wins_by_going_out:
            return OUT
        if options.turned_card_always_last and _ALWAYS_LAST in view.legal:
            return _ALWAYS_LAST
        return None

    def only_card(self, view: View) -> Action | None:
        """The only card that may be played, if nothing else can be done but a false claim (R4.2, R9.2)."""
        actions = [action for action in view.legal if action != OUT or view.wins_by_going_out]
        return actions[0] if len(actions) == 1 and isinstance(actions[0], Play) else None

    def cards_shown(self, action: Action) -> tuple[Card, ...]:
        """The cards of melds that are declared (R5.1)."""
        items = action.items if isinstance(action, Declare) else ()
        return tuple(card for item in items for card in cards_of(item.mask))

    def sure_card(self, view: View) -> Action | None:
        """The highest card of a suit, trumps first, once nobody can declare any more (R5.1)."""
        if view.to_move != view.seat or view.trick or view.trick_number <= LAST_DECLARING_TRICK:
            return None
        if OUT in view.legal and view.wins_by_going_out:
            return None
        assert view.trump is not None
        theirs = mask_of(view.opponent_cards)
        order = sure_order(mask_of(view.hand), [theirs], SUITS, SUITS[view.trump], _beaten_by(view.trump))
        return Play(Card(order[0])) if order else None

    def is_decision(self, action: Action, view: Callable[[], View], options: TartliOptions) -> bool:
        """Whether an action is a player's decision; gathering is not."""
        if isinstance(action, Gather):
            return False
        return not isinstance(action, Turn | type(OUT)) or self.automatic(view(), options) != action

    def speakers(self, match: Match, humans: Collection[int]) -> tuple[int, ...]:
        """The seats to ask, the last scorer first (R9.2); none while a person who scored last could go out.

        A claim that would lose the game double (R9.3) does not count as something to say.
        """
        first = last_scorer(match.events)
        order = (0, 1) if first == 0 else (1, 0)
        speakers = tuple(seat for seat in order if _has_something_to_say(match, seat))
        if speakers and first is not None and first in humans and OUT in match.legal_actions(first):
            return () if match.view(first).wins_by_going_out else speakers
        return speakers

    def pause_action(self, match: Match) -> tuple[int, Action] | None:
        """The winner and the gathering of a full trick, or None (R4 step 8)."""
        seat = match.to_move
        return (seat, GATHER) if seat is not None and GATHER in match.legal_actions(seat) else None

    def fallback(self, match: Match, seat: int) -> Action:
        """The first legal card, or the first position of the turned card, or gathering."""
        legal = match.legal_actions(seat)
        return next((action for action in legal if isinstance(action, Play | Turn)), legal[0])

    def hand_result(self, match: Match) -> StoredResult:
        """The result of the hand: card points, and 1 and -1 if it won a game."""
        result = result_of(match.events, match.variant)
        won = result.game_won
        outcomes = (0, 0) if won is None else (1, -1) if won == 0 else (-1, 1)
        return StoredResult(result.gains, outcomes, to_builtins(facts_of(result)))

    def standing_text(self, match: Match, translate: Callable[[str, str], str]) -> str:
        """The standing in words: bulis or stakes and, between hands, points (R9.1, R10)."""
        text = translate("Tartli.Check", "%1 in bulis")
        if match.variant.name == AUSTRIAN.name:
            text = translate("Tartli.Check", "%1 in stakes")
        games = text.replace("%1", _pair(match.games))
        if not match.needs_deck:
            return games
        points = translate("Tartli.Check", "%1 in points").replace("%1", _pair(match.scores))
        return f"{games}, {points}"


RULES = Tartli()


@cache
def _beaten_by(trump: Suit) -> tuple[int, ...]:
    """The cards that win the trick when a card is led."""
    return tuple(mask_of(reply for reply in CARDS if beats(trump, led, reply)) for led in CARDS)


def _pair(numbers: tuple[int, int]) -> str:
    return " : ".join(map(str, numbers))


def last_scorer(events: Sequence[Event]) -> int | None:
    """The seat that scored last in some events, or None."""
    seats = [event.seat for event in events if isinstance(event, MeldsScored | BelaScored | TrickGathered)]
    return seats[-1] if seats else None


def _has_something_to_say(match: Match, seat: int) -> bool:
    ruins = match.counts[seat] < match.variant.double_below
    return any(
        not isinstance(action, _IN_TURN) and not (ruins and action == OUT)
        for action in match.legal_actions(seat)
    )
