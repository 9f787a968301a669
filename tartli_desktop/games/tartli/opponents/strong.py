"""The strongest player: whole decisions tried out in sampled worlds in tricks 1 to 7.

The same worlds serve every candidate; the weaker half of the candidates is dropped after every round
(sequential halving), so that most worlds go to the best. The rule-of-thumb player's own choice has a small
advantage. A decision depends only on the view, the seed and the number of worlds.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from random import Random
from typing import TypeVar

from tartli_desktop.game.deadline import ShouldStop
from tartli_desktop.games.tartli.opponents.endgame.choice import EndgameChoice
from tartli_desktop.games.tartli.opponents.endgame.solved_endgames import SolvedEndgames
from tartli_desktop.games.tartli.opponents.knowledge.position import read_position
from tartli_desktop.games.tartli.opponents.simulation.inference import INFERENCE, Inference
from tartli_desktop.games.tartli.opponents.simulation.rollout import (
    NOISE_SIZE,
    DeclarationChoice,
    EndgameSolution,
    rollout,
)
from tartli_desktop.games.tartli.opponents.simulation.rollout_policy import AFTER_SHIFT
from tartli_desktop.games.tartli.opponents.simulation.search_position import (
    ME,
    SearchPosition,
)
from tartli_desktop.games.tartli.opponents.simulation.worlds import sample
from tartli_desktop.games.tartli.rules.actions import (
    BELA,
    EXCHANGE,
    GATHER,
    PLAYS,
    TURNS,
    Action,
    Declare,
    Turn,
)
from tartli_desktop.games.tartli.rules.hand import GAME_POINTS, LAST_DRAWING_TRICK
from tartli_desktop.games.tartli.rules.view import View

from .equity import BULI, equity
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


@dataclass(slots=True)
class Candidate:
    """A whole decision (exchange, declaration, card) and its results so far."""

    declares: DeclarationChoice
    """What is declared; True to let the rule of thumb choose, after an exchange."""
    card: int
    exchanged: bool = False
    """Whether the trump VII is exchanged first."""
    bela: bool = False
    """Whether béla is declared before the card."""
    total: float = 0.0
    squares: float = 0.0
    tried: int = 0
    prior: float = 0.0

    @property
    def mean(self) -> float:
        """The average value."""
        return self.total / self.tried if self.tried else 0.0

    def add(self, ends: list[tuple[float, float, int]], double: int) -> None:
        """Add some ends of the hand: both counts and who won; ``double`` is ``double_below`` (R9.3)."""
        total = squares = 0.0
        for mine, theirs, out in ends:
            value = worth(mine, theirs, out, double)
            total += value
            squares += value * value
        self.total += total
        self.squares += squares
        self.tried += len(ends)

    def begin_again(self) -> None:
        """Forget the results: from now on the ends of hands are solved."""
        self.total = self.squares = 0.0
        self.tried = 0


def decide(
    view: View, settings: SearchSettings = FULL, *, seed: int = 0, should_stop: ShouldStop | None = None
) -> Action:
    """The action of the seat that must act."""
    if isinstance(view.legal[0], Turn):
        return TURNS[-1]
    position = SearchPosition(view) if view.trick_number <= LAST_DRAWING_TRICK else None
    known = read_position(view) if position is None else position.known
    said = interjection(known)
    if said is not None:
        return said
    if GATHER in view.legal:
        return GATHER
    if position is None:
        melds = declaration(known)
        if melds is not None:
            return melds
        found = EndgameChoice(known, should_stop=should_stop).best_trap()
        card = card_by_rule(known) if found is None else found
        if BELA in view.legal and BELA_CARDS << known.trump * 8 & 1 << card:
            return BELA
        return PLAYS[card]
    candidates = candidates_of(position, settings)
    if len(candidates) > 1:
        candidates = [Search(position, settings, seed, should_stop).best(candidates)]
    return actions_of(position, candidates[0])[0]


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


_Kind = TypeVar("_Kind", bound=Candidate)


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

    def best(self, candidates: list[_Kind]) -> _Kind:
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
                    return max(left, key=_merit)
            left = sorted(left, key=_merit, reverse=True)
            if self.position.trick >= settings.solved_from:
                return self._best_solved(left[: settings.finalists])
            if upto >= worlds or len(left) == 1:
                return left[0]
            left = left[: max(2, (len(left) + 1) // 2)]
            done, upto = upto, min(2 * upto, worlds) if len(left) > 2 else worlds

    def _best_solved(self, finalists: list[_Kind]) -> _Kind:
        """The best of some candidates with tricks 8 to 16 solved rather than estimated."""
        if len(finalists) == 1 or self.is_time_up():
            return finalists[0]
        position = self.position
        solution = SolvedEndgames(position.view.variant, position.start()[0].goal)
        for each in finalists:
            each.begin_again()
        for number in range(min(self.settings.solved, len(self.worlds))):
            for each in finalists:
                self.try_out(each, number, number + 1, solution)
            if solution.nodes >= self.settings.nodes or self.is_time_up():
                break
        return max(finalists, key=_merit)

    def try_out(
        self, candidate: Candidate, begin: int, end: int, solution: EndgameSolution | None = None
    ) -> None:
        """Play a candidate out in some of the worlds."""
        position = self.position
        start, hand = position.start(bela=candidate.bela, exchanged=candidate.exchanged)
        play = partial(
            rollout,
            position.switches,
            position.plans,
            start,
            noise=self.settings.noise,
            estimated=True,
            solution=solution,
        )
        led = 1 << position.led if position.led >= 0 else 0
        declares, card = candidate.declares, 1 << candidate.card
        ends = []
        for number in range(begin, end):
            world, place = self.worlds[number], self.at + 37 * number
            if start.leading:
                ends.append(play(hand, world.other, world.talon, declares, card, at=place))
            else:
                ends.append(play(world.other, hand, world.talon, world.said, led, declares, card, at=place))
        candidate.add(ends, position.view.variant.double_below)

    def is_time_up(self) -> bool:
        """Whether the decision may take no longer."""
        return self._should_stop is not None and self._should_stop()


def _merit(candidate: Candidate) -> float:
    return candidate.mean + candidate.prior


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


def worth(mine: float, theirs: float, out: int, double: int) -> float:
    """The worth of the end of a hand for the game, scaled so that a point is worth near 1 at its start."""
    if not out and mine != theirs:
        if mine >= GAME_POINTS and mine > theirs:
            out = 1
        elif theirs >= GAME_POINTS and theirs > mine:
            out = -1
    if out > 0:
        return 2 * BULI if theirs < double else BULI
    if out < 0:
        return -2 * BULI if mine < double else -BULI
    return BULI * equity(mine, theirs, double)
