"""The melds a player holds, which of them may be declared now, and what they may still score (R5)."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import product

from msgspec.structs import replace

from tartli_desktop.cards.german import mask_of
from tartli_desktop.games.tartli import Declare, FourOfAKind, Meld, Sequence, Variant, View, words_for
from tartli_desktop.games.tartli.rules.hand import LAST_DECLARING_TRICK
from tartli_desktop.games.tartli.rules.melds import barred_by, melds_in, standing
from tartli_desktop.games.tartli.words import refusals
from tartli_desktop.games.tartli.words.terms import length_word, meld_name, words_said
from tartli_desktop.text.card_names import rank_name
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill

tr = Context("Tartli.MeldDialog")

Legal = frozenset[frozenset[Meld]]
"""The melds of every legal declaration."""


@dataclass(frozen=True, slots=True)
class MeldLine:
    """One meld in the hand."""

    item: Meld
    barred: str | None = None
    """The rule that bars declaring it now by itself, or None."""
    scored: Meld | None = None
    """The scored meld that bars it, if one does."""
    beside: bool = False
    """Whether it may still be declared beside a stronger one (R5.4)."""

    @property
    def points(self) -> int:
        """The points it scores (R2)."""
        return self.item.points

    @property
    def open(self) -> bool:
        """Whether a legal declaration can contain it."""
        return self.barred is None or self.beside


@dataclass(frozen=True, slots=True)
class MeldGroup:
    """A set, or the whole of a run with all its parts."""

    whole: MeldLine
    parts: tuple[MeldLine, ...] = ()
    """Every shorter sequence in the run, in an order in which they can score one after the other."""
    split: tuple[Sequence, ...] = ()
    """The sequences of the run that together score most in the tricks left, in order."""

    @property
    def lines(self) -> tuple[MeldLine, ...]:
        """The whole meld, then its parts."""
        return (self.whole, *self.parts)

    @property
    def open(self) -> bool:
        """Whether the whole or any part can be declared now."""
        return any(line.open for line in self.lines)

    @property
    def split_points(self) -> int:
        """The total points of the sequences in :attr:`split`."""
        return sum(item.points for item in self.split)


def groups_of(view: View) -> tuple[MeldGroup, ...]:
    """The melds in the hand: first those that may be declared, sets before runs, best first (R2.4)."""
    trump = view.trump
    if trump is None:
        return ()
    legal = legal_declarations(view)
    # Four Nines are included even where they are not a set, to say so.
    melds = melds_in(mask_of(view.hand), replace(view.variant, set_of_nines=True))
    runs = [item for item in melds if isinstance(item, Sequence)]
    wholes = [run for run in runs if not any(_lies_in(run, other) for other in runs)]
    groups = [MeldGroup(_line(item, view, legal)) for item in melds if isinstance(item, FourOfAKind)]
    groups += [_run_group(run, runs, view, legal) for run in wholes]
    groups.sort(key=lambda group: (group.open, standing(group.whole.item, trump, view.variant)), reverse=True)
    return tuple(groups)


def _lies_in(part: Sequence, run: Sequence) -> bool:
    return part != run and part.mask & run.mask == part.mask


def _run_group(run: Sequence, runs: Iterable[Sequence], view: View, legal: Legal) -> MeldGroup:
    parts = sorted((item for item in runs if _lies_in(item, run)), key=_turn_order(view.variant))
    split = best_split(run, view.scored[view.seat], view.variant, tricks_left(view))
    return MeldGroup(_line(run, view, legal), tuple(_line(part, view, legal) for part in parts), split)


def _line(item: Meld, view: View, legal: Legal) -> MeldLine:
    if frozenset((item,)) in legal:
        return MeldLine(item)
    if any(item in items for items in legal):
        return MeldLine(item, "R5.4", beside=True)
    for rule, scored in _bars(item, view):
        return MeldLine(item, rule, scored)
    return MeldLine(item, "R5.1" if closed_because(view) else "R5.4")


def _bars(item: Meld, view: View) -> Iterator[tuple[str, Meld | None]]:
    """The rules that bar a meld at any moment, each with the scored meld that causes it."""
    if isinstance(item, FourOfAKind) and item not in melds_in(item.mask, view.variant):
        yield "R2.2", None
    for old in view.scored[view.seat]:
        rule = barred_by(item, (old,), view.variant)
        if rule is not None:
            yield rule, old


def legal_declarations(view: View) -> Legal:
    """The melds of every legal declaration."""
    return frozenset(frozenset(action.items) for action in view.legal if isinstance(action, Declare))


def tricks_left(view: View) -> int:
    """The number of tricks in which melds can still be declared, this one included if not too late."""
    if view.to_move is None or not 1 <= view.trick_number <= LAST_DECLARING_TRICK:
        return 0
    done = _has_declared(view) or _has_played(view)
    return LAST_DECLARING_TRICK - view.trick_number + (not done)


def _has_played(view: View) -> bool:
    return any(seat == view.seat for seat, _ in view.trick)


def _has_declared(view: View) -> bool:
    return view.declared_by(view.seat) is not None


def best_split(run: Sequence, scored: Iterable[Meld], variant: Variant, tricks: int) -> tuple[Sequence, ...]:
    """The sequences of a run that score most, one per trick, in an order that the rules allow.

    Args:
        run: the cards held.
        scored: the melds that the player has scored.
        variant: the rules played.
        tricks: the number of tricks in which melds may be declared.
    """
    before = tuple(scored)
    pieces = [
        item
        for item in melds_in(run.mask, variant)
        if isinstance(item, Sequence) and barred_by(item, before, variant) is None
    ]
    order = _turn_order(variant)
    pieces.sort(key=lambda item: (item.points, order(item)), reverse=True)
    choices = (sorted(some[:tricks], key=order) for some in _without_touching(pieces, variant))
    return tuple(max(choices, key=lambda some: sum(item.points for item in some)))


def _turn_order(variant: Variant) -> Callable[[Sequence], tuple[int, int]]:
    """A sort key under which no sequence of a run bars a later one: R5.7 upwards, R5.8 shorter first."""
    if variant.further_sequences == "not_inside":
        return lambda item: (item.length, item.top)
    return lambda item: (item.top, item.length)


def _without_touching(pieces: list[Sequence], variant: Variant) -> Iterator[list[Sequence]]:
    """The largest choices of pieces that do not touch each other (R5.10); all pieces without that rule.

    At each border, either the pieces that end at the rank or those that begin right above it can score.
    """
    if not variant.bar_touching_sequences or variant.further_sequences == "not_inside":
        yield pieces
        return
    borders = sorted({low.top for low in pieces for high in pieces if high.bottom == low.top + 1})
    for keeps_low in product((False, True), repeat=len(borders)):
        kept: dict[int, bool] = dict(zip(borders, keeps_low, strict=True))
        yield [item for item in pieces if kept.get(item.top, True) and not kept.get(item.bottom - 1, False)]


# Ticks.


def best_declaration(view: View) -> frozenset[Meld]:
    """The melds of the declaration that scores most now; among equals, the one with the better melds."""

    def value(items: frozenset[Meld]) -> tuple[int, list[tuple[int, int, int]]]:
        places = (standing(item, view.trump or 0, view.variant) for item in items)
        return sum(item.points for item in items), sorted(places, reverse=True)

    return max(legal_declarations(view), key=value, default=frozenset())


def toggled(ticked: frozenset[Meld], item: Meld, legal: Legal, variant: Variant) -> frozenset[Meld]:
    """The ticks after toggling ``item``; melds that cannot be declared with it are unticked (R5.1, R5.4)."""
    if item in ticked:
        rest = ticked - {item}
        return rest if rest in legal else frozenset(other for other in rest if frozenset((other,)) in legal)
    wanted = frozenset(other for other in ticked if not _rivals(item, other, variant)) | {item}
    return wanted if wanted in legal else ticked


def _rivals(one: Meld, other: Meld, variant: Variant) -> bool:
    """Whether at most one of two melds can be declared in a trick (R5.1)."""
    if isinstance(one, Sequence) and isinstance(other, Sequence):
        return variant.sequences_per_trick == "one" or one.suit == other.suit
    return isinstance(one, FourOfAKind) and isinstance(other, FourOfAKind)


# Texts.


def closed_because(view: View) -> str | None:
    """Why nothing may be declared at this moment, or None (R5.1)."""
    if view.to_move is None or view.trick_number == 0:
        return refusals.say("declared-no-trick")
    if view.trick_number > LAST_DECLARING_TRICK:
        return refusals.say("declared-too-late", trick=view.trick_number)
    if _has_declared(view):
        return refusals.say("declared-once")
    if _has_played(view):
        is_last = view.trick_number == LAST_DECLARING_TRICK
        return refusals.say("declared-last" if is_last else "declared-played")
    return refusals.say("declared-turn") if view.to_move != view.seat else None


def rule_against(view: View) -> str:
    """The rule that bars declaring now (R5), or the one that says what a meld is."""
    if closed_because(view) is not None:
        return "R5.1"
    barred = [line.barred for group in groups_of(view) for line in group.lines if line.barred is not None]
    return barred[0] if barred else "R2.1"


def situation(view: View, opponent: str = "") -> str:
    """What may be declared at this moment, in a sentence or two; ``opponent`` is a name or empty."""
    closed = closed_because(view)
    if closed is not None:
        return closed
    said = view.declared_by(1 - view.seat)
    if said is None:
        if view.variant.sequences_per_trick == "one":
            return tr("You can declare one set and one sequence in this trick.")
        return tr("You can declare one set, and one sequence of each suit, in this trick.")
    if "set" in said.words:
        return _said(
            words_said(said.words, view.variant), opponent, tr("Only a set could score against that.")
        )
    length = max(word for word in said.words if isinstance(word, int))
    needed = tr("You need a set, or at least a %1, to score.", "kvint")
    return _said(
        words_said(said.words, view.variant), opponent, fill(needed, length_word(length, view.variant))
    )


def _said(words: str, opponent: str, consequence: str) -> str:
    """A sentence on what was heard and what follows from it."""
    if opponent:
        text = tr("%1 said: %2 %3", "a name, words, and what they mean for you")
        return fill(text, opponent, words, consequence)
    return fill(tr("Your opponent said: %1 %2", "words, and what they mean for you"), words, consequence)


def reason(line: MeldLine, view: View) -> str | None:
    """Why a meld may not be declared now, in one sentence; None if only the moment forbids it."""
    if line.barred is None or line.barred == "R5.1":
        return None
    if line.beside:
        return refusals.say("together")
    if line.barred == "R2.2":
        return refusals.say("R2.2")
    if line.scored is None or line.scored == line.item:
        return refusals.why_not("R5.9" if line.scored == line.item else line.barred, view.variant)
    scored = meld_name(line.scored, view.variant)
    after = refusals.say.get(f"after-{line.barred}", scored=scored)
    return after or refusals.say("after", scored=scored)


def split_names(group: MeldGroup, variant: Variant) -> str:
    """The sequences that can still score, in order: "Ten terc, Under terc"."""
    return ", ".join(short_name(item, variant) for item in group.split)


def short_name(item: Sequence, variant: Variant) -> str:
    """The name of a sequence whose suit is clear: "Ten terc"."""
    text = tr("%1 %2", "a sequence: top rank, the word for its length")
    return fill(text, rank_name(item.top), length_word(item.length, variant))


def will_be_said(items: Iterable[Meld], variant: Variant) -> str:
    """The exact words said when these melds are declared (R5.3): "Vannak, kvart!"."""
    return words_said(words_for(Declare(tuple(items)).items), variant)
