"""How likely a player with certain cards says what it said, and no more (T19.1 to T19.8).

The weights are those of logistic regressions over the words of the third level and the strongest:
``python -m tests.benchmarks.tarokk.fit_words`` writes them to ``words.json``. Bids go by the nine cards
dealt, bonuses and kontras by those after the discards.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import NamedTuple

from tartli_desktop.cards.tarokk import TAROKKS, Card
from tartli_desktop.fitted import numbers
from tartli_desktop.games.tarokk.opponents.rules_of_thumb.situation import promised_honours
from tartli_desktop.games.tarokk.opponents.rules_of_thumb.strength import AVERAGE, strength
from tartli_desktop.games.tarokk.rules.actions import BONUSES, LEVELS
from tartli_desktop.games.tarokk.rules.card_values import HONOURS, KINGS
from tartli_desktop.games.tarokk.rules.sides import DECLARERS, Side, other
from tartli_desktop.games.tarokk.rules.view import View

BID, JUMP = "bid", "jump"

_STRANGE = 0.02
"""How often at least a player does what these estimates do not expect: players differ."""

_FEATURES = 9
"""How many weights count what the cards are; the others count the context."""


class Heard(NamedTuple):
    """Something that a seat could have said, and whether it did."""

    seat: int
    kind: str
    """:data:`BID`, :data:`JUMP`, a bonus or a kontra."""
    spoke: bool
    context: tuple[float, ...] = ()
    barred: Side | None = None
    """The side whose seats could not have said it: it owns what is doubled, or had said it already."""
    friends: int = 0
    """For a trull, the honours of which a seat of F knows that its friend has one, as a mask."""


@lru_cache(maxsize=1)
def weights() -> dict[str, list[float]]:
    """The weights of each kind; a bonus has them by the role of who says it, as in ``trull partner``."""
    return numbers(__file__, dict[str, list[float]])


@lru_cache(maxsize=16)
def features(cards: int, friends: int = 0) -> tuple[float, ...]:
    """What counts of nine cards, with high honours that a friend must hold.

    ``friends`` are the honours of which a friend has one: only one of them may be left.
    """
    left = friends & ~cards
    shown = cards if left & (left - 1) else cards | left
    skiz, xxi = shown >> Card.SKIZ & 1, shown >> Card.XXI & 1
    return (
        1.0,
        skiz,
        xxi,
        skiz & xxi,
        cards >> Card.I & 1,
        cards >> Card.XX & 1,
        strength(cards) - AVERAGE,
        (cards & TAROKKS).bit_count() - 5.0,
        (cards & KINGS).bit_count(),
    )


def chance(kind: str, known: Sequence[float]) -> float:
    """How likely something is said with these features and their context; 0 for what is hardly ever said."""
    weighted = weights().get(kind)
    if weighted is None:
        return 0.0
    total = sum([one * each for one, each in zip(weighted, known, strict=True)])
    return _STRANGE + (1 - 2 * _STRANGE) / (1 + exp(-total))


def key_of(heard: Heard, role: str) -> str:
    """The name of the weights for what a seat with this role says."""
    return f"{heard.kind} {role}" if heard.kind in BONUSES else heard.kind


def role_of(seat: int, side: Side | None, declarer: int | None) -> str:
    """The role of a seat: ``declarer``, ``partner`` or ``foe``."""
    return "declarer" if seat == declarer else "partner" if side == DECLARERS else "foe"


@lru_cache(maxsize=200)
def _weighed(heard: Heard, side: Side | None, declarer: int | None) -> tuple[Sequence[float], float]:
    """The weights of the features for what was heard of a seat of this side, and what its context adds.

    There are none where it tells nothing.
    """
    key = key_of(heard, role_of(heard.seat, side, declarer))
    if key not in weights() and heard.spoke:
        # What is hardly ever said in a role is said for the same reasons as by a declarer.
        key = key_of(heard, "declarer")
    if key not in weights() or (heard.barred is not None and heard.barred == side):
        return (), 0.0
    known, context = weights()[key][:_FEATURES], weights()[key][_FEATURES:]
    return known, sum([one * each for one, each in zip(context, heard.context, strict=True)])


def likelihood(
    heard: Sequence[Heard], dealt: int, held: int, side: Side | None, declarer: int | None
) -> float:
    """How likely a seat says all this, with the cards dealt to it and those held after the discards."""
    odds = 1.0
    for each in heard:
        known, total = _weighed(each, side, declarer)
        if not known:
            continue
        if each.kind not in (BID, JUMP):
            cards = features(held, each.friends if side == DECLARERS else 0)
        elif dealt & HONOURS:
            cards = features(dealt)
        else:
            odds *= not each.spoke
            continue
        for one, feature in zip(known, cards, strict=True):
            total += one * feature
        likely = _STRANGE + (1 - 2 * _STRANGE) / (1 + exp(-total))
        odds *= likely if each.spoke else 1 - likely
    return odds


def bids_heard(view: View) -> list[Heard]:
    """The bids, holds and passes so far, but for those that the rules tie to a card or force."""
    heard: list[Heard] = []
    level, held, last = 0, False, -1
    spoken: set[int] = set()
    for place, (seat, text) in enumerate(view.auction):
        may_hold = seat in spoken and last != seat and not held
        least = level if may_hold else level + 1
        over_three = level == 1 and bool(place) and view.auction[place - 1][1] == "bid three"
        context = (*(float(least == each) for each in (2, 3, 4)), float(may_hold), float(over_three))
        # The last after three passes may bid without an honour (T4.3); a yield proves its cards (T5.7).
        forced = (not level and place == 3) or (text == "pass" and view.promise == ("yield", seat, Card.XX))
        if not forced:
            heard.append(Heard(seat, BID, text != "pass", context))
        if text == "pass":
            continue
        spoken.add(seat)
        new = level if text == "hold" else LEVELS.index(text[4:]) + 1
        if not forced and least < len(LEVELS):
            heard.append(Heard(seat, JUMP, new > least, context))
        held, level, last = text == "hold", new, seat
    return heard


def words_heard(view: View) -> list[Heard]:
    """The bonuses and kontras of each seat, and those that it could have said by the end of a turn."""
    spoke: dict[tuple[int, str], Heard] = {}
    silent: dict[tuple[int, str], Heard] = {}
    standing: dict[str, Side] = {"kontra game": DECLARERS}
    announced: dict[str, Side] = {}
    friends = _friends_honours(view)
    for seat, text in view.said:
        side = view.sides[seat]
        if text in BONUSES:
            spoke[seat, text] = Heard(seat, text, True, friends=friends[seat] if text == "trull" else 0)
            if side is not None:
                announced[text] = side
                standing[f"kontra {text}"] = side
        elif text.startswith("kontra "):
            spoke[seat, text] = Heard(seat, text, True, (), None if side is None else other(side))
            standing.pop(text, None)
        elif text == "pass":
            for bonus in BONUSES:
                owner = announced.get(bonus)
                known = friends[seat] if bonus == "trull" else 0
                silent.setdefault((seat, bonus), Heard(seat, bonus, False, (), owner, known))
            for kontra, owned in standing.items():
                silent.setdefault((seat, kontra), Heard(seat, kontra, False, (), owned))
    return [*spoke.values(), *(each for key, each in silent.items() if key not in spoke)]


def _friends_honours(view: View) -> dict[int, int]:
    """For each seat, if it is of F, the honours of which the friend that it knows has one (T19.1)."""
    promised = promised_honours(view)
    partner = None if view.promise is None or view.promise[2] != view.called else view.promise[1]
    friends = {seat: view.declarer if seat != view.declarer else partner for seat in view.active}
    return {
        seat: promised.get(friend, 0) if friend is not None and friend != seat else 0
        for seat, friend in friends.items()
    }
