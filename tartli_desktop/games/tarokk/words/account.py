"""What a hand brought, by player: who plays together, with how many points, and who owns a bonus."""

from collections.abc import Collection, Sequence
from operator import itemgetter

from tartli_desktop.cards.tarokk import Card
from tartli_desktop.face.sentences import Sentences
from tartli_desktop.games.tarokk.rules.settlement import HandResult, Item
from tartli_desktop.games.tarokk.rules.sides import DECLARERS, OPPONENTS, Side, other
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.text.program_names import is_you

tr = Context("Tarokk.Account")
say = Sentences("tarokk", "account")

_PLAYED_BY = {"ultimo": Card.I, "catch": Card.SKIZ}
"""The card by which one player makes a bonus."""


def brought(points: int) -> str:
    """What a hand brought the viewer, in a sentence without its full stop."""
    # Points can be more than Qt's %n holds.
    return say("brought", points=abs(points), gain=points > 0, is_one=abs(points) == 1)


def side_of(seat: int, result: HandResult) -> Side:
    """The side of a seat that played the hand."""
    return DECLARERS if seat in (result.declarer, result.partner) else OPPONENTS


def together(seats: Sequence[int], names: Sequence[str], viewer: int | None = None) -> str:
    """The players of a side, to begin a sentence with: "You and Kornél"; ``viewer`` is called "you"."""
    told = [(seat == viewer or is_you(names[seat]), names[seat]) for seat in seats]
    told.sort(key=itemgetter(0), reverse=True)
    people = [say("you") if is_own else name for is_own, name in told]
    named = dict(zip(("one", "two", "three"), people, strict=False))
    return people[0] if len(people) == 1 else say(f"together-{len(people)}", **named)


def sides_line(
    result: HandResult, active: Collection[int], names: Sequence[str], viewer: int | None = None
) -> str:
    """Points and tricks of both sides, the declarer's first: "Vilma and Kornél: 45 points in 5 tricks. …" """
    return f"{_side_line(DECLARERS, result, active, names, viewer)} " + _side_line(
        OPPONENTS, result, active, names, viewer
    )


def _side_line(
    side: Side, result: HandResult, active: Collection[int], names: Sequence[str], viewer: int | None
) -> str:
    assert result.points is not None
    assert result.tricks is not None
    place = int(side == OPPONENTS)
    points, tricks = result.points[place], result.tricks[place]
    if not tricks:
        text = tr("%1: %2 points, no trick.", "a side")
    else:
        text = tr("%1: %2 points in %n trick(s).", "a side", tricks)
    return fill(text, together(people_of(side, result, active), names, viewer), points)


def people_of(side: Side, result: HandResult, active: Collection[int]) -> list[int]:
    """The seats of a side."""
    return [seat for seat in active if side_of(seat, result) == side]


def against(result: HandResult, active: Collection[int], names: Sequence[str], viewer: int) -> str:
    """The points of both sides in few words, the viewer's side first."""
    assert result.points is not None
    side = side_of(viewer, result) if viewer in active else DECLARERS
    points = result.points if side == DECLARERS else result.points[::-1]
    told = together(people_of(side, result, active), names, viewer)
    return say("against", side=told, points=points[0], others=points[1])


def won_by(side: Side, result: HandResult, active: Collection[int], viewer: int) -> str:
    """Which side has won the game, as the viewer sees it."""
    if viewer not in active:
        return say(f"won-by-{side}")
    own = side_of(viewer, result)
    alone = "-alone" if len(people_of(own, result, active)) == 1 else ""
    return say(f"{'won' if own == side else 'lost'}{alone}")


def owner(
    item: Item, result: HandResult, announced: Sequence[tuple[int, str]], played: Sequence[tuple[int, Card]]
) -> int | None:
    """Whose a line of the settlement is: who announced the bonus, or made it with one card.

    Args:
        item: the line.
        result: the result of the hand.
        announced: who announced which bonus.
        played: who played which card.

    Returns:
        The seat; None for what a side made together.
    """
    if item.seat is not None:
        return item.seat
    if item.announced:
        makers = [seat for seat, bonus in announced if bonus == item.kind]
    else:
        makers = [seat for seat, card in played if card == _PLAYED_BY.get(item.kind)]
    return next((seat for seat in makers if side_of(seat, result) == item.side), None)


def outcome_words(
    item: Item, result: HandResult, active: Collection[int], names: Sequence[str], viewer: int
) -> str:
    """Who scores by a line, from the viewer's side of the table, and who pays if that is not a side."""
    if item.kind in ("trial", "pot"):
        return say(f"outcome-{item.kind}", paid=item.value > 0)
    if item.side is None:
        payers = item.others or ()
        return say("outcome-from", who=names[payers[0]] if len(payers) == 1 else "")
    gains = DECLARERS if item.value > 0 else other(DECLARERS)
    if viewer not in active:
        return say(f"outcome-to-{gains}")
    # T14.1, T14.2: two against two, each pays one; who plays alone pays each, or is paid by each.
    if side_of(viewer, result) != gains:
        return say("outcome-pay", alone=len(people_of(other(gains), result, active)) == 1)
    return say("outcome-get", alone=len(people_of(gains, result, active)) == 1)
