"""The positions of a study: whole matches in which the cards that are not known lie by chance."""

from collections.abc import Iterator, Sequence
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from tartli_desktop.cards.any_pack import Card
from tartli_desktop.game.errors import RecordError, Sentence
from tartli_desktop.game.evaluating import NOTHING, Given
from tartli_desktop.game.match import NO_KNOCK, Action, Match, View
from tartli_desktop.game.variant_base import written

from .completion import MOST_PLAYED, PACK, Completed, Favour, NotPossibleError, completed
from .study import Setup, Step, Study, StudyError

DEALS, FEW_DEALS = 42, 8
"""In how many deals it is looked what a seat can do; few are quicker, but may miss what is rare."""

_TRIED = 16
"""How often a line is played to find one of them."""

_TRIED_WHOLE = 60
"""How often a line of several new steps is played before it is gone through step by step."""

_LOOKED_AT = 12
"""How many actions of one word are compared."""

_OVER = Sentence("the match is over")

_REMEMBERED = 4000
"""How many positions are kept at most."""


class Possible(Struct, frozen=True):
    """Something that can be done at a position."""

    step: Step

    action: Action | None
    """None for a step that is not known."""

    is_certain: bool
    """Whether it is legal in every deal that was tried."""


class Positions:
    """Finds the positions of studies, and remembers them."""

    def __init__(self, seed: int = 0) -> None:
        """``seed`` chooses the cards that are not known."""
        self._seed = seed
        self._setup: Setup | None = None
        self._base: Match | None = None
        self._found: dict[tuple[Step, ...], Completed] = {}

    def match_at(self, study: Study, at: int) -> Match:
        """The match at a node; do not change it. Raises StudyError at the first step that cannot be."""
        return self._completed(study, at).match

    def view_at(self, study: Study, at: int, seat: int) -> View:
        """What a seat may know at a node. Raises like :meth:`match_at`."""
        return self.match_at(study, at).view(seat)

    def refusal(self, study: Study, at: int, step: Step) -> StudyError | None:
        """Why a step cannot follow a node; None if it can."""
        line = study.line(at)
        try:
            before = self._completed(study, at)
            self._extended(study.setup, (*line, step), before)
        except StudyError as error:
            return error
        except NotPossibleError as error:
            return StudyError(at, *error.refusal)
        return None

    def possible_steps(self, study: Study, at: int, most: int = DEALS) -> tuple[Possible, ...]:
        """What can be done at a node, certain steps first. Raises like :meth:`match_at`.

        ``most`` is in how many deals that is looked up at most.
        """
        deals = list(self._deals(study, at, most))
        legal = [_legal(each.match) for each in deals]
        counts: dict[tuple[int, Action], int] = {}
        for seat, action in (each for some in legal for each in some):
            counts[seat, action] = counts.get((seat, action), 0) + 1
        mover = deals[0].match.to_move
        found = [
            Possible(Step(seat, str(action)), action, count == len(deals))
            for (seat, action), count in counts.items()
        ]
        found += _unknown_steps(study.setup, [deal.match for deal in deals])
        return tuple(sorted(found, key=lambda each: (each.step.seat != mover, not each.is_certain)))

    def given(self, study: Study, at: int, seat: int) -> Given:
        """What a study knows at a node of hidden cards beside what a seat sees, for :meth:`View.knowing`.

        Nothing for others than who studies: they do not know what is known of them.
        Raises like :meth:`match_at`.
        """
        if seat != study.setup.seat:
            return NOTHING
        here, setup = self._completed(study, at), study.setup
        seen = {*here.match.view(seat).hand}
        laid: list[tuple[int, tuple[Card, ...]]] = []
        for step, action in zip(study.line(at), here.actions, strict=True):
            cards = setup.rules.cards_leaving(action) if step.is_open else ()
            seen.update(cards)
            if not isinstance(action, setup.rules.plays) and setup.rules.cards_leaving(action):
                laid.append((step.seat, cards))
        # A card that was exchanged lies in the pack again.
        in_pack = {
            card for card, holder in zip(here.deck, here.places.before[-1], strict=True) if holder == PACK
        }
        held = tuple(
            (other, card)
            for other, cards in enumerate(setup.known)
            for card in cards[: len(here.places.got(other))]
            if other != seat and card is not None and card not in seen | in_pack
        )
        return Given(held, tuple(laid))

    # Finding them

    def _completed(self, study: Study, at: int) -> Completed:
        """The deal of a node. Raises StudyError."""
        self._begin(study.setup)
        path, line = study.path(at), study.line(at)
        if line in self._found:
            return self._found[line]
        count = next((count for count in range(len(line), -1, -1) if line[:count] in self._found), -1)
        begin = self._found[line[:count]] if count >= 0 else None
        try:
            if begin is not None and count == len(line) - 1:
                return self._extended(study.setup, line, begin)
            return self._complete(study.setup, line, begin, _TRIED_WHOLE)
        except NotPossibleError as error:
            if count >= len(line) - 1:
                within = self._within_line(study, at)
                if within is not None:
                    return within
                raise StudyError(path[error.step + 1], *error.refusal) from None
        # The first step that cannot be is found one by one.
        for number in path[count + 1 :]:
            found = self._completed(study, number)
        return found

    def _within_line(self, study: Study, at: int) -> Completed | None:
        """The deal of a node out of one for the whole line, which tells more of the cards, if any."""
        setup, line, whole = study.setup, study.line(at), study.line(study.end_of_line(at))
        if whole == line or self._base is None:
            return None
        try:
            found = self._complete(setup, whole, None)
        except NotPossibleError:
            return None
        done, places = found.actions[: len(line)], found.places.first(len(line) + 1)
        match = self._base.copy()
        match.deal(found.deck, knock=setup.knock)
        for step, action in zip(line, done, strict=True):
            match.apply(step.seat, action)
        return self._keep(line, Completed(found.deck, done, match, frozenset(), places))

    def _extended(self, setup: Setup, line: tuple[Step, ...], before: Completed) -> Completed:
        """The deal of a line whose steps but the last are possible. Raises NotPossibleError."""
        if line in self._found:
            return self._found[line]
        *_, step = line
        action = step.action(setup.rules)
        refusal = None if action is None else before.match.refusal(step.seat, action)
        if refusal is None and isinstance(action, setup.rules.plays):
            match = before.match.copy()
            match.apply(step.seat, action)
            places = before.places.followed_by(before.places.before[-1])
            return self._keep(
                line, Completed(before.deck, (*before.actions, action), match, before.facts, places)
            )
        # Where moving the cards of the deal before leads nowhere, another one is dealt.
        for begin in (before, None):
            try:
                return self._complete(setup, line, begin)
            except NotPossibleError as error:
                refusal = refusal or error.refusal
        assert refusal is not None
        raise NotPossibleError(len(line) - 1, refusal)

    def _complete(
        self, setup: Setup, line: tuple[Step, ...], begin: Completed | None, most: int = MOST_PLAYED
    ) -> Completed:
        assert self._base is not None
        chance = Random(f"{self._seed} {len(line)}")
        return self._keep(line, completed(setup, self._base, line, chance, begin, most=most))

    def _keep(self, line: tuple[Step, ...], found: Completed) -> Completed:
        if len(self._found) >= _REMEMBERED:
            self._found.clear()
        self._found[line] = found
        return found

    def _begin(self, setup: Setup) -> None:
        """Prepare for the deals of a setup. Raises StudyError if there can be none."""
        if setup is self._setup:
            return
        self._base = match_before(setup)
        self._setup, self._found = setup, {}

    def _deals(self, study: Study, at: int, most: int) -> Iterator[Completed]:
        """The deal of a node, and others in which the cards that are not known lie elsewhere."""
        here = self._completed(study, at)
        yield here
        setup = study.setup
        assert self._base is not None
        if len({*here.places.fixed}) == len(here.deck):
            return
        for number in range(1, most):
            chance = Random(f"{self._seed} {at} {number}")
            mover = here.match.to_move
            favour = Favour(mover, number // 2) if mover is not None and number % 2 else None
            try:
                yield completed(
                    setup, self._base, study.line(at), chance, here, anew=True, favour=favour, most=_TRIED
                )
            except NotPossibleError:
                continue


def match_before(setup: Setup) -> Match:
    """The match that waits for the deck of a study. Raises StudyError if there can be no such deal."""
    form, problem = setup.rules.form, setup.problem()
    if problem is not None:
        raise StudyError(0, form.deck_rule, problem)
    head = {
        "format": form.format,
        "version": form.version,
        form.variant: written(setup.variant),
        "players": list(setup.players),
        "first_dealer": setup.first_dealer,
        "hands": list(setup.before),
    }
    try:
        base: Match = setup.rules.match.from_record(head)
    except RecordError as error:
        raise StudyError(0, error.rule, error.message) from None
    if not base.needs_deck:
        raise StudyError(0, form.over_rule, _OVER)
    if setup.knock and not base.may_knock:
        raise StudyError(0, form.knock_rule, NO_KNOCK)
    return base


def _legal(match: Match) -> Iterator[tuple[int, Action]]:
    for seat in range(len(match.players)):
        for action in match.legal_actions(seat):
            yield seat, action


def _unknown_steps(setup: Setup, matches: Sequence[Match]) -> Iterator[Possible]:
    """For each word of others, one that is not known, if who studies cannot tell its actions apart.

    If everybody is told of some of the cards that are laid away, there is one for each number of them.
    """
    match, *_ = matches
    looks: dict[Step, set[tuple[object, ...]]] = {}
    tried: dict[Step, int] = {}
    for seat, action in _legal(match):
        step = Step(seat, str(action).partition(" ")[0], is_open=False)
        if seat == setup.seat or tried.get(step, 0) >= _LOOKED_AT:
            continue
        twin = match.copy()
        events = twin.apply(seat, action)
        looks.setdefault(step, set()).add(tuple(event.seen_by(setup.seat) for event in events))
        tried[step] = tried.get(step, 0) + 1
    for step, seen in looks.items():
        if len(seen) < tried[step]:
            done = (action for each in matches for action in each.legal_actions(step.seat))
            counts = {setup.rules.cards_told(action) for action in done if step.fits(action, setup.rules)}
            for told in sorted(counts) if counts != {0} else [None]:
                yield Possible(replace(step, told=told), None, is_certain=True)
