"""What may be done at a moment of a hand, and why anything else may not (R4, R5, R7 to R9)."""

from collections.abc import Iterable, Iterator
from itertools import product

from tartli_desktop.cards.german import CARDS, Card, Rank, Suit, cards_of
from tartli_desktop.game.errors import Sentence

from .actions import (
    BELA,
    EXCHANGE,
    GATHER,
    OUT,
    PLAYS,
    TURNS,
    Action,
    Bela,
    Declare,
    Exchange,
    Gather,
    Out,
    Play,
    Turn,
)
from .cards import playable
from .hand import LAST_DECLARING_TRICK, LAST_DRAWING_TRICK, Hand, bela_mask
from .melds import FourOfAKind, Meld, Sequence, barred_by, could_answer, sequences_in, sets_in

Refusal = tuple[str, str]
"""The rule that an action breaks, and one sentence that says why."""

# Built once: the refusals of béla and the exchange are looked up before every action.
_BELA_ONCE = ("R7.1", Sentence("béla is declared once in a hand"))
_NO_BELA = ("R7.1", Sentence("this player does not hold King and Over of trumps"))
_BELA_UNTIL_TRICK_8 = ("R7.1", Sentence("béla may be declared until trick 8 is gathered"))
_BELA_WITH_MELDS = ("R7.2", Sentence("béla is declared only before a card is played"))
_NO_SEVEN = ("R8.1", Sentence("this player does not hold the trump VII"))
_TURN_UP_DRAWN = ("R8.1", Sentence("the turned card has been drawn"))
_EXCHANGE_BY_LEADER = ("R8.2", Sentence("only the leader exchanges, before playing a card"))
_EXCHANGE_BEFORE_DECLARING = ("R8.2", Sentence("the exchange comes before the declaration"))
_EXCHANGE_BEFORE_BELA = ("R7.2", Sentence("the exchange comes before béla"))
_SEVEN_DECLARED = ("R8.3", Sentence("the trump VII was declared in this trick"))


def legal_actions(hand: Hand, seat: int) -> tuple[Action, ...]:
    """Every action that is legal now for a seat, out of turn too."""
    if hand.ending is not None:
        return ()
    if hand.trick == 0:
        return TURNS if seat == hand.leader else ()
    actions: list[Action] = []
    if _may_lay(hand, seat):
        if hand.trick <= LAST_DECLARING_TRICK and hand.declared[seat] is None:
            actions += _declarations(hand, seat)
        actions += [PLAYS[card] for card in cards_of(following(hand, seat))]
    elif hand.reply >= 0 and seat == hand.trick_winner:
        actions.append(GATHER)
    if hand.trick <= LAST_DRAWING_TRICK and _exchange_refusal(hand, seat) is None:
        actions.append(EXCHANGE)
    if hand.trick <= LAST_DECLARING_TRICK and _bela_refusal(hand, seat) is None:
        actions.append(BELA)
    if not (hand.sudden_death or hand.tied):
        actions.append(OUT)
    return tuple(actions)


def _may_lay(hand: Hand, seat: int) -> bool:
    """Whether the seat is at its step to declare and play (R4 steps 2 to 6)."""
    if hand.led < 0:
        return seat == hand.leader
    return hand.reply < 0 and seat != hand.leader


def following(hand: Hand, seat: int) -> int:
    """The cards that a seat may play when it is its turn, as a mask (R4.1, R4.2)."""
    held = hand.hands[seat]
    if hand.led < 0 or hand.trick <= LAST_DRAWING_TRICK:
        return held
    return playable(held, hand.led, hand.trump)


def _declarations(hand: Hand, seat: int) -> Iterator[Declare]:
    """Every declaration that R5 allows a seat at its declaring step, each combination once."""
    held = hand.hands[seat]
    sets = [item for item in sets_in(held, hand.variant) if item not in hand.scored[seat]]
    suits = [items for suit in Suit if (items := _declarable(hand, seat, suit, held >> suit * 8 & 0xFF))]
    if not sets and not suits:
        return
    combinations: Iterable[tuple[Meld | None, ...]]
    if hand.variant.sequences_per_trick == "one":
        combinations = [(), *((item,) for items in suits for item in items)]
    else:
        combinations = product(*((None, *items) for items in suits))
    said = hand.declared[1 - seat] or ()
    for sequences in combinations:
        for chosen in (None, *sets):
            melds: tuple[Meld, ...] = tuple(item for item in (chosen, *sequences) if item is not None)
            if melds and could_answer(melds, said):
                yield Declare(melds)


def _declarable(hand: Hand, seat: int, suit: Suit, ranks: int) -> tuple[Sequence, ...]:
    items, scored = sequences_in(suit, ranks), hand.scored[seat]
    if not scored:
        return items
    return tuple(item for item in items if barred_by(item, scored, hand.variant) is None)


def refusal(hand: Hand, seat: int, action: Action) -> Refusal | None:
    """Why a seat may not do an action now, or None if it may."""
    if hand.ending is not None:
        return "R14", Sentence("the hand is over")
    if hand.trick == 0:
        if not isinstance(action, Turn):
            return "R3.4", Sentence("the non-dealer first asks for the turned card")
        return None if seat == hand.leader else ("R3.4", Sentence("the non-dealer asks for the turned card"))
    match action:
        case Play(card):
            return _play_refusal(hand, seat, card)
        case Gather():
            return _gather_refusal(hand, seat)
        case Declare(items):
            return _declare_refusal(hand, seat, items)
        case Out():
            if hand.sudden_death:
                return "R9.5", Sentence("nobody may go out in a hand of sudden death")
            return (
                ("R7.2", Sentence("both are out and equal: nobody may go out any more"))
                if hand.tied
                else None
            )
        case Bela():
            return _bela_refusal(hand, seat)
        case Exchange():
            return _exchange_refusal(hand, seat)
        case Turn():
            return "R3.4", Sentence("the turned card is chosen once, before the first packet")
    return "R14", Sentence("{text} is not an action", text=repr(action))


def _play_refusal(hand: Hand, seat: int, card: Card) -> Refusal | None:
    if not _may_lay(hand, seat):
        return "R4", Sentence("it is not this player’s turn to play")
    if not isinstance(card, Card) or not hand.hands[seat] >> card & 1:
        return "R4", Sentence("{cards} is not in this player’s hand", cards=str(card))
    if not following(hand, seat) >> card & 1:
        if hand.hands[seat] >> (hand.led >> 3) * 8 & 0xFF:
            return "R4.2", Sentence(
                "{led} was led and this player holds cards of that suit", led=str(CARDS[hand.led])
            )
        return "R4.2", Sentence("this player cannot follow suit and holds trumps")
    return None


def _gather_refusal(hand: Hand, seat: int) -> Refusal | None:
    if hand.reply < 0:
        return "R4", Sentence("the trick is not full")
    return None if seat == hand.trick_winner else ("R4", Sentence("the winner of a trick gathers it"))


def _declare_refusal(hand: Hand, seat: int, items: tuple[Meld, ...]) -> Refusal | None:
    if hand.trick > LAST_DECLARING_TRICK:
        return "R5.1", Sentence("melds are declared in tricks 1 to 8 only")
    if not _may_lay(hand, seat):
        return "R5.1", Sentence("melds are declared in turn, before a card is played")
    if hand.declared[seat] is not None:
        return "R5.1", Sentence("all melds of a trick are declared together, once")
    held = hand.hands[seat]
    sequences = [item for item in items if isinstance(item, Sequence)]
    sets = [item for item in items if isinstance(item, FourOfAKind)]
    if len(sets) > 1:
        return "R5.1", Sentence("at most one set in a trick")
    if len(sequences) > 1 and hand.variant.sequences_per_trick == "one":
        return "R5.1", Sentence("at most one sequence in a trick")
    if len({item.suit for item in sequences}) < len(sequences):
        return "R5.1", Sentence("at most one sequence of a suit in a trick")
    for item in items:
        if item.mask & held != item.mask:
            return "R5.1", Sentence("{cards} is not in this player’s hand", cards=str(item))
    for item in sets:
        if item.rank is Rank.NINE and not hand.variant.set_of_nines:
            return "R2.2", Sentence("four Nines are not a set in this variant")
        if item in hand.scored[seat]:
            return "R5.9", Sentence("{meld} has scored already", meld=str(item))
    for sequence in sequences:
        rule = barred_by(sequence, hand.scored[seat], hand.variant)
        if rule is not None:
            return rule, Sentence(
                "{meld} may not follow what this player has scored in that suit", meld=str(sequence)
            )
    if not could_answer(items, hand.declared[1 - seat] or ()):
        return "R5.4", Sentence("by what the leader said, this cannot score")
    return None


def _bela_refusal(hand: Hand, seat: int) -> Refusal | None:
    if hand.bela_said[seat]:
        return _BELA_ONCE
    both = bela_mask(hand.trump)
    if hand.hands[seat] & both != both:
        return _NO_BELA
    if hand.trick > LAST_DECLARING_TRICK:
        return _BELA_UNTIL_TRICK_8
    if hand.variant.bela_with_melds and not _may_lay(hand, seat):
        return _BELA_WITH_MELDS
    return None


def _exchange_refusal(hand: Hand, seat: int) -> Refusal | None:
    seven = 1 << hand.trump * 8
    if not hand.hands[seat] & seven:
        return _NO_SEVEN
    if hand.trick > LAST_DRAWING_TRICK:
        return _TURN_UP_DRAWN
    declared = hand.declared[seat]
    if hand.variant.exchange == "leader":
        if seat != hand.leader or hand.led >= 0:
            return _EXCHANGE_BY_LEADER
        if declared is not None:
            return _EXCHANGE_BEFORE_DECLARING
        if hand.variant.bela_with_melds and hand.bela_now[seat]:
            return _EXCHANGE_BEFORE_BELA
    elif declared is not None and any(isinstance(item, Sequence) and item.mask & seven for item in declared):
        return _SEVEN_DECLARED
    return None
