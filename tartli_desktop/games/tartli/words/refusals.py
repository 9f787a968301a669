"""Why an action is not allowed now, in a sentence (R3 to R9)."""

from tartli_desktop.cards.german import Card, Rank
from tartli_desktop.games.tartli import BELA, EXCHANGE, OUT, Action, NotPlayable, Play, Variant, View
from tartli_desktop.text.card_names import rank_name, suit_name
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill

tr = Context("Tartli.Refusals")
tr_accessible = Context("Tartli.Accessible")


def why_not_play(view: View, card: Card) -> str:
    """One sentence on why a card may not be played now (R4)."""
    match view.why_not(card):
        case NotPlayable.NO_HAND:
            return tr("No trick is being played.")
        case NotPlayable.TRICK_FULL:
            return tr("The trick is full and must be gathered first.")
        case NotPlayable.NOT_THE_TURN:
            return tr("It is not your turn.")
        case NotPlayable.NO_TURN_UP:
            return tr("First choose the card to be turned up.")
        case NotPlayable.MUST_FOLLOW:
            text = tr("From trick 8 on you must follow suit: %1 were led, and you have some.")
            return fill(text, suit_name(view.trick[0][1].suit))
        case NotPlayable.MUST_TRUMP if view.trump is not None:
            text = tr("From trick 8 on, if you cannot follow suit, you must play a trump: %1.")
            return fill(text, suit_name(view.trump))
    return tr("You cannot do that now.")


def why_not_now(view: View, action: Action, rule: str, /) -> tuple[str, str]:
    """Why an action is refused, and the rule to read about it."""
    if isinstance(action, Play):
        return why_not_play(view, action.card), rule
    if rule.startswith("R3"):
        # R3 on drawing and cutting would not help a player who only pressed too early.
        return why_not("R4", view.variant, action), ""
    return why_not(rule, view.variant, action), rule


def why_not(rule: str, variant: Variant, action: Action = BELA) -> str:
    """One sentence on a rule that an action breaks, for refusals that no card explains.

    Args:
        rule: the number of the rule, as in the engine's refusal.
        variant: the rules played.
        action: the refused action; R7.2 bars three different ones.
    """
    if rule == "R7.2" and variant.bela_with_melds:
        return _why_not_with_bela(action)
    sentences = {
        "R3.4": tr("The card to be turned up must be chosen first."),
        "R4": tr("You cannot do that now."),
        "R5.1": tr("Melds are declared in tricks 1 to 8, before your own card, once per trick."),
        "R5.4": tr("After what was just declared, this could not score now."),
        "R5.7": tr(
            "After one that has scored, it must go higher, be longer with the same top card, or lie "
            "below with a gap."
        ),
        "R5.8": tr("It lies entirely within a sequence that has already scored."),
        "R5.9": tr("It has already scored in this hand."),
        "R5.10": tr("By your house rules it may not touch a sequence that has scored."),
        "R7.1": fill(
            tr(
                "For béla you need %1 and %2 of trumps in your hand: once per hand, until trick 8 is "
                "gathered."
            ),
            rank_name(Rank.KING),
            rank_name(Rank.OVER),
        ),
        "R8.1": tr(
            "You can exchange only the trump Seven, from your hand, while the turned-up card is on the table."
        ),
        "R8.2": tr("Only the leader can exchange, before declaring and playing."),
        "R8.3": tr("You declared the Seven in a sequence: no exchange until the trick is gathered."),
        "R9.5": tr("In sudden death nobody goes out: the first points win."),
    }
    return sentences.get(rule, tr("The rules do not allow that now."))


def _why_not_with_bela(action: Action) -> str:
    """A sentence on what the house rule of R7.2 bars."""
    if action == EXCHANGE:
        return tr("By your house rule you exchange before you declare béla in a trick.")
    if action == OUT:
        return tr(
            "You are tied, and both of you are out: nobody may go out any more, and the next points win."
        )
    return tr("By your house rules, béla can be declared only before you play a card to the trick.")


def why_dimmed(view: View, card: Card) -> str:
    """Why a card is dimmed, in a few words that follow its name (R4.2)."""
    why = view.why_not(card)
    if why is NotPlayable.MUST_FOLLOW:
        return fill(tr_accessible("may not be played: you hold %1"), suit_name(view.trick[0][1].suit))
    if why is NotPlayable.MUST_TRUMP:
        return tr_accessible("may not be played: you must play a trump")
    return tr_accessible("may not be played")
