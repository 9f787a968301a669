"""What a hand brought, by player: who plays together, with how many points, and who owns a bonus."""

from collections.abc import Collection, Sequence
from operator import itemgetter

from tartli_desktop.cards.tarokk import Card
from tartli_desktop.games.tarokk.rules.settlement import HandResult, Item
from tartli_desktop.games.tarokk.rules.sides import DECLARERS, OPPONENTS, Side, other
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.text.program_names import is_you

tr = Context("Tarokk.Account")
tr_summary = Context("Tarokk.Summary")

_PLAYED_BY = {"ultimo": Card.I, "catch": Card.SKIZ}
"""The card by which one player makes a bonus."""


def brought(points: int) -> str:
    """What a hand brought the viewer, in a sentence without its full stop."""
    if not points:
        return tr_summary("You gain nothing")
    # Points can be more than Qt's %n holds.
    if abs(points) == 1:
        gain, lose = (tr_summary("You gain 1 point"), tr_summary("You lose 1 point"))
    else:
        gain, lose = (tr_summary("You gain %1 points"), tr_summary("You lose %1 points"))
    return fill(gain if points > 0 else lose, abs(points))


def side_of(seat: int, result: HandResult) -> Side:
    """The side of a seat that played the hand."""
    return DECLARERS if seat in (result.declarer, result.partner) else OPPONENTS


def together(seats: Sequence[int], names: Sequence[str], viewer: int | None = None) -> str:
    """The players of a side, to begin a sentence with: "You and Kornél"; ``viewer`` is called "you"."""
    told = [(seat == viewer or is_you(names[seat]), names[seat]) for seat in seats]
    told.sort(key=itemgetter(0), reverse=True)
    people = [tr("You") if is_own else name for is_own, name in told]
    text = ("%1", tr("%1 and %2", "people"), tr("%1, %2 and %3", "people"))[len(people) - 1]
    return fill(text, *people)


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
    text = tr("%1: %2 points to %3.", "a side, its points, those of the others")
    return fill(text, together(people_of(side, result, active), names, viewer), *points)


def won_by(side: Side, result: HandResult, active: Collection[int], viewer: int) -> str:
    """Which side has won the game, as the viewer sees it."""
    if viewer in active:
        own = side_of(viewer, result)
        if len(people_of(own, result, active)) == 1:
            return tr("You won the game.") if own == side else tr("You lost the game.")
        return tr("Your side won the game.") if own == side else tr("Your side lost the game.")
    if side == DECLARERS:
        return tr("The declarer’s side won the game.")
    return tr("The opponents won the game.")


def owner(
    item: Item,
    result: HandResult,
    announced: Sequence[tuple[int, str]],
    played: Sequence[tuple[int, Card]],
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
    if item.kind == "trial":
        return tr_summary("to each of the others")
    if item.kind == "pot":
        return tr_summary("paid in") if item.value > 0 else tr_summary("taken out")
    if item.side is None:
        if item.others is not None and len(item.others) == 1:
            return fill(tr_summary("from %1", "a player who pays"), names[item.others[0]])
        return tr_summary("from each of the others")
    gains = DECLARERS if item.value > 0 else other(DECLARERS)
    if viewer not in active:
        if gains == DECLARERS:
            return tr_summary("to the declarer’s side")
        return tr_summary("to the opponents")
    # T14.1, T14.2: two against two, each pays one; who plays alone pays each, or is paid by each.
    if side_of(viewer, result) != gains:
        if len(people_of(other(gains), result, active)) == 1:
            return tr("you pay each", "a player who was alone")
        return tr("you pay", "each player of a side")
    if len(people_of(gains, result, active)) == 1:
        return tr("each pays you", "a player who was alone")
    return tr("you get", "each player of a side")
