"""The strongest player: whole decisions tried out in sampled worlds in tricks 1 to 7.

The same worlds serve every candidate; the weaker half of the candidates is dropped after every round
(sequential halving), so that most worlds go to the best. The rule-of-thumb player's own choice has a small
advantage. A decision depends only on the view, the seed and the number of worlds.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from random import Random

from tartli_desktop.cards.german import Card
from tartli_desktop.game.deadline import ShouldStop
from tartli_desktop.games.tartli.opponents.endgame.choice import EndgameChoice
from tartli_desktop.games.tartli.opponents.endgame.solved_endgames import SolvedEndgames
from tartli_desktop.games.tartli.opponents.knowledge.position import Position, read_position
from tartli_desktop.games.tartli.opponents.simulation.inference import INFERENCE, Inference
from tartli_desktop.games.tartli.opponents.simulation.rollout import (
    NOISE_SIZE,
    DeclarationChoice,
    EndgameSolution,
    rollout,
)
from tartli_desktop.games.tartli.opponents.simulation.rollout_policy import AFTER_SHIFT
from tartli_desktop.games.tartli.opponents.simulation.search_position import ME, SearchPosition
from tartli_desktop.games.tartli.opponents.simulation.worlds import sample
from tartli_desktop.games.tartli.rules.actions import BELA, EXCHANGE, GATHER, PLAYS, Action, Declare
from tartli_desktop.games.tartli.rules.hand import GAME_POINTS, LAST_DRAWING_TRICK
from tartli_desktop.games.tartli.rules.view import View

from .equity import BULI, chance_to_win, equity
from .heuristic import act_on
from .meld_tables import BELA_CARDS, Declaration, declarations, declare_action, item_of, normal_card
from .melding import declaration
from .out_of_turn import interjection
from .trickplay import card_by_rule, card_to_play


@dataclass(frozen=True, slots=True)
class SearchSettings:
    """The effort of the player. Raises ValueError for a budget of nothing."""

    worlds: int = 300
    """The number of worlds in which the best candidates are tried."""
    first: int = 32
    """The number of worlds in which every candidate is tried."""
    inference: Inference | None = INFERENCE
    """The weight of the opponent's actions; None if all deals count alike."""
    noise: int = 300
    """The chance, in thousandths, that a simulated player strays from its rule of thumb."""
    prior: float = 3.0
    """The advantage, in points, of the rule-of-thumb player's own choice."""
    declarations: int = 5
    """The number of declarations tried with every card, besides none."""
    solved_from: int = 6
    """From this trick on the best candidates are tried again with tricks 8 to 16 solved."""
    finalists: int = 4
    """The number of those candidates."""
    solved: int = 48
    """The number of worlds in which they are tried again."""
    nodes: int = 150_000
    """Stop earlier once solving has searched this many positions: about a second on a slow core."""

    def __post_init__(self) -> None:
        if min(self.worlds, self.first, self.solved, self.nodes) < 1:
            raise ValueError("a player must look at one world at least")
        if self.finalists < 1:
            raise ValueError("a player must try one candidate to the end at least")


FULL = SearchSettings()
"""The settings of the full strength."""

AT_ONCE = 8
"""The number of worlds in which all candidates are tried between two looks at the clock."""


End = tuple[float, float, float]
"""The end of a simulated hand: the worth the player goes by, the points, the chance to win."""


@dataclass(slots=True)
class Candidate:
    """A whole decision (exchange, declaration, card) and what came of it so far."""

    declares: DeclarationChoice
    """What is declared; True to let the rule of thumb choose, after an exchange."""
    card: int
    exchanged: bool = False
    """Whether the trump VII is exchanged first."""
    bela: bool = False
    """Whether béla is declared before the card."""
    prior: float = 0.0
    """An advantage in the comparison with others."""
    ends: list[End] = field(default_factory=list)
    """The ends of the hand, in the order of the worlds."""
    estimates: list[End] = field(default_factory=list)
    """The ends found before the search solved the ends of hands; empty if it never did."""

    def merit(self) -> float:
        """What the player goes by: the average worth, and the advantage."""
        return sum(end[0] for end in self.ends) / max(1, len(self.ends)) + self.prior

    def beside(self, choice: Candidate) -> tuple[list[End], list[End]]:
        """Its ends and the choice's ends in the worlds in which both were tried, found in the same way."""
        theirs = choice.ends if self.estimates or not choice.estimates else choice.estimates
        # Where the time was over early, the choice may have been tried in fewer worlds.
        count = min(len(self.ends), len(theirs))
        return self.ends[:count], theirs[:count]


def decide(
    view: View, settings: SearchSettings = FULL, *, seed: int = 0, should_stop: ShouldStop | None = None
) -> Action:
    """The action of the seat that must act."""
    if not 1 <= view.trick_number <= LAST_DRAWING_TRICK:
        return act_on(read_position(view), partial(_late_card, should_stop=should_stop))
    position = SearchPosition(view)
    said = interjection(position.known)
    if said is not None:
        return said
    if GATHER in view.legal:
        return GATHER
    candidates = candidates_of(position, settings)
    if len(candidates) > 1:
        candidates = [Search(position, settings, seed, should_stop).best(candidates)]
    return actions_of(position, candidates[0])[0]


def _late_card(position: Position, should_stop: ShouldStop | None) -> Card:
    found = EndgameChoice(position, should_stop=should_stop).best_trap()
    return card_by_rule(position) if found is None else found


def actions_of(position: SearchPosition, candidate: Candidate) -> tuple[Action, ...]:
    """All actions of a whole decision, in order, except a declaration after an exchange."""
    found: list[Action] = []
    if candidate.exchanged:
        found.append(EXCHANGE)
    if isinstance(candidate.declares, tuple) and position.my_said is None:
        found.append(declare_action(candidate.declares, position.trump))
    if candidate.bela:
        found.append(BELA)
    return (*found, PLAYS[normal_card(candidate.card, position.trump)])


class Search:
    """One decision of tricks 1 to 7: its worlds are drawn at once, and serve every candidate.

    Args:
        position: where the player decides.
        settings: the effort.
        seed: selects the worlds.
        should_stop: says when the time is up.
    """

    def __init__(
        self,
        position: SearchPosition,
        settings: SearchSettings,
        seed: int,
        should_stop: ShouldStop | None = None,
    ) -> None:
        position.plans.trim()
        random = Random(f"{seed} {position.trick} {len(position.view.events)} {position.hand}")
        self.position = position
        self.settings = settings
        self.worlds = sample(position, settings.worlds, random, settings.inference)
        self.at = random.randrange(NOISE_SIZE)
        """The place in the noise for the first world."""
        self._should_stop = should_stop

    def best(self, candidates: list[Candidate]) -> Candidate:
        """The candidate that does best in the worlds."""
        if len(candidates) == 1:
            return candidates[0]
        settings, worlds = self.settings, len(self.worlds)
        left = candidates
        done, upto = 0, min(settings.first, worlds)
        while True:
            for begin in range(done, upto, AT_ONCE):
                for candidate in left:
                    self.try_out(candidate, begin, min(begin + AT_ONCE, upto))
                if self.is_time_up():
                    return max(left, key=Candidate.merit)
            left = sorted(left, key=Candidate.merit, reverse=True)
            if self.position.trick >= settings.solved_from:
                return self._best_solved(left[: settings.finalists])
            if upto >= worlds or len(left) == 1:
                return left[0]
            left = left[: max(2, (len(left) + 1) // 2)]
            done, upto = upto, min(2 * upto, worlds) if len(left) > 2 else worlds

    def _best_solved(self, finalists: list[Candidate]) -> Candidate:
        """The best of some candidates with tricks 8 to 16 solved rather than estimated."""
        if len(finalists) == 1 or self.is_time_up():
            return finalists[0]
        position = self.position
        solution = SolvedEndgames(position.view.variant, position.start()[0].goal)
        for each in finalists:
            each.estimates, each.ends = each.ends, []
        for number in range(min(self.settings.solved, len(self.worlds))):
            for each in finalists:
                self.try_out(each, number, number + 1, solution)
            if solution.nodes >= self.settings.nodes or self.is_time_up():
                break
        return max(finalists, key=Candidate.merit)

    def try_out(
        self, candidate: Candidate, begin: int, end: int, solution: EndgameSolution | None = None
    ) -> None:
        """Play a candidate out in some of the worlds."""
        position = self.position
        start, hand = position.start(bela=candidate.bela, exchanged=candidate.exchanged)
        play = partial(
            rollout, position.plans, start, noise=self.settings.noise, estimated=True, solution=solution
        )
        led = 1 << position.led if position.led >= 0 else 0
        declares, card = candidate.declares, 1 << candidate.card
        double = position.view.variant.double_below
        for number in range(begin, end):
            world, place = self.worlds[number], self.at + 37 * number
            if start.leading:
                found = play(hand, world.other, world.talon, declares, card, at=place)
            else:
                found = play(world.other, hand, world.talon, world.said, led, declares, card, at=place)
            candidate.ends.append(end_of(*found, double))

    def is_time_up(self) -> bool:
        """Whether the decision may take no longer."""
        return self._should_stop is not None and self._should_stop()


def candidates_of(position: SearchPosition, settings: SearchSettings) -> list[Candidate]:
    """Every legal card with every declaration worth trying, and each card after a legal exchange."""
    view = position.view
    known = position.known
    preferred = declaration(known)
    chosen = normal_card(int(card_to_play(known)), position.trump)
    options: list[Declaration | None] = [position.my_said]
    wanted: Declaration | None = position.my_said
    if position.my_said is None:
        legal = legal_declarations(position)
        if preferred is not None:
            numbers = {item_of(item, position.trump) for item in preferred.items}
            wanted = next(each for each in legal if set(each[2]) == numbers)
        options = [None, *worth_trying(legal, wanted, settings.declarations)]
    cards = [card for card in range(32) if position.hand >> card & 1]
    found = [Candidate(option, card) for option in options for card in cards]
    for candidate in found:
        # Béla is declared before one of its cards is played.
        candidate.bela = BELA in view.legal and bool(BELA_CARDS >> candidate.card & 1)
        if candidate.declares == wanted:
            candidate.prior += settings.prior if len(options) > 1 else 0.0
            if candidate.card == chosen:
                candidate.prior += settings.prior
    if EXCHANGE in view.legal:
        after = position.hand ^ (1 | position.turned)
        declares: DeclarationChoice = position.my_said if position.my_said is not None else True
        found += [Candidate(declares, card, exchanged=True) for card in range(32) if after >> card & 1]
    return found


def legal_declarations(position: SearchPosition) -> list[Declaration]:
    """Every legal declaration."""
    if position.my_said is not None or not any(isinstance(action, Declare) for action in position.view.legal):
        return []
    words = next((each.loudness for each in position.heard_melds if each.current), 0)
    allowed = [mask >> AFTER_SHIFT for mask in position.allowed[ME]]
    return declarations(position.switches, position.hand, allowed, position.sets[ME], words)


def worth_trying(legal: list[Declaration], wanted: Declaration | None, most: int) -> list[Declaration]:
    """At most ``most`` declarations to try: ``wanted``, the two highest by points, the two lowest, others."""
    chosen: list[Declaration] = [wanted] if wanted is not None else []
    by_points = sorted(legal, key=lambda each: (each[0], each[1]), reverse=True)
    for each in (*by_points[:2], *by_points[::-1][:2], *by_points):
        if each not in chosen and len(chosen) < most:
            chosen.append(each)
    return chosen


def end_of(mine: float, theirs: float, out: int, double: int) -> End:
    """What the end of a hand is worth for the game.

    Args:
        mine: the player's count.
        theirs: the opponent's count.
        out: 1 or -1 if the player or the opponent won by going out.
        double: the count below which a loss counts double (R9.3).
    """
    if not out and mine != theirs and max(mine, theirs) >= GAME_POINTS:
        out = 1 if mine > theirs else -1
    points = mine - theirs
    if out > 0:
        return 2 * BULI if theirs < double else BULI, points, 1.0
    if out < 0:
        return -2 * BULI if mine < double else -BULI, points, 0.0
    # Scaled so that a point is worth near 1 at the start of a game.
    return BULI * equity(mine, theirs, double), points, chance_to_win(mine, theirs)
