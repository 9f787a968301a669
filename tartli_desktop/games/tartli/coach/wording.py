"""Hints in a sentence, in the user's language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from msgspec.structs import astuple
from PySide6.QtCore import QLocale

from tartli_desktop.cards.german import Card, Suit
from tartli_desktop.games.tartli import Meld, Variant, View
from tartli_desktop.games.tartli.rules.actions import BELA, EXCHANGE, GATHER, OUT, Action, Declare, Play, Turn
from tartli_desktop.games.tartli.rules.melds import BELA_POINTS
from tartli_desktop.games.tartli.words.terms import meld_name
from tartli_desktop.text.card_names import SuitSystem, card_name, rank_name, suit_name
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import begun, fill

from . import reasons as why
from .hint import Hint, Verdict
from .reasons import Reason

tr = Context("Tartli.Hints")


def hint_sentence(hint: Hint, view: View, suits: SuitSystem, opponent: str = "") -> str:
    """What to do and why, then a sentence on how it compares: "Play the Ten of Leaves: …".

    Args:
        hint: the hint to put into words.
        view: the view it belongs to.
        suits: the suits of the pack.
        opponent: the opponent's name; empty for "your opponent".
    """
    later = [reason for reason in hint.reasons if isinstance(reason, why.MoreToCome)]
    now = [reason for reason in hint.reasons if reason not in later]
    told = _told(hint, now, view, suits, opponent)
    # Beside a meld that is held back, the cost of not declaring is of no interest.
    second = reason_words(later[0], view, suits, opponent) if later else _compared(hint, suits)
    if not second:
        return told
    return f"{told} {fill(tr('%1.', 'what to do, as a sentence'), begun(second))}"


def _told(hint: Hint, reasons: Sequence[Reason], view: View, suits: SuitSystem, opponent: str) -> str:
    """What to do and why: "Play the Ten of Leaves: it wins the trick.", a meld with its points."""
    advice = _decision(hint, view.variant, suits)
    if isinstance(hint.action, Play):
        advice = fill(tr("Play the %1", "a card"), advice)
    if not reasons:
        return fill(tr("%1.", "what to do, as a sentence"), begun(advice))
    against = len(reasons) > 1 and isinstance(reasons[-1], why.Costs | why.BreaksMeld)
    words = _joined([reason_words(each, view, suits, opponent) for each in reasons], against=against)
    text = tr("%1: %2.", "what to do, and the reasons")
    if not hint.then:
        return fill(text, begun(advice), words)
    first = fill(tr("Declare %1 first", "melds"), _first_declared(hint, view.variant, suits))
    then = tr("Then play the %1.", "a card")
    card = action_words(hint.then[-1], view.variant, suits)
    return f"{fill(text, begun(first), words)} {fill(then, card)}"


def _joined(words: Sequence[str], *, against: bool) -> str:
    """Join reasons into one sentence; with ``against``, the last one speaks against the card."""
    *first, last = words
    if not first:
        return last
    both = tr("%1, and %2", "two reasons")
    start = reduce(lambda one, other: fill(both, one, other), first)
    return fill(tr("%1, but %2", "a reason, and one against it") if against else both, start, last)


def decisive_card(hint: Hint, variant: Variant, suits: SuitSystem) -> str:
    """What to do and how much better it is, without reasons: "the Ten of Leaves gains 20 points over …"."""
    if isinstance(hint.action, Play) and hint.verdict is Verdict.POINTS and hint.exact:
        points = max(1, round(hint.ahead))
        text = tr("the %1 gains %n point(s) over %2", "two cards", points)
        assert isinstance(hint.against, Play)
        return fill(text, card_name(hint.action.card, suits), _instead(hint, hint.against, suits))
    head, compared = _decision(hint, variant, suits), _compared(hint, suits)
    if not compared:
        return head
    return fill(tr("%1 (%2)", "what was to be done, how much better it is"), head, compared)


def _decision(hint: Hint, variant: Variant, suits: SuitSystem) -> str:
    """The whole decision: "Declare Hearts Over kvart first, then play the Ten of Leaves"."""
    if not hint.then:
        return action_words(hint.action, variant, suits)
    text = tr("Declare %1 first, then play the %2", "melds, a card")
    card = action_words(hint.then[-1], variant, suits)
    return fill(text, _first_declared(hint, variant, suits), card)


def _first_declared(hint: Hint, variant: Variant, suits: SuitSystem) -> str:
    """What is declared before the card."""
    return _declared((hint.action, *hint.then[:-1]), variant, suits)


def _declared(actions: Sequence[Action], variant: Variant, suits: SuitSystem) -> str:
    names: list[str] = []
    for action in actions:
        if isinstance(action, Declare):
            names += [meld_name(item, variant, suits) for item in action.items]
        else:
            names.append(tr("béla", "to declare"))
    *first, last = names
    return fill(tr("%1 and %2", "two things to declare"), ", ".join(first), last) if first else last


def action_words(action: Action, variant: Variant, suits: SuitSystem) -> str:
    """What to do: "Ten of Leaves", "Declare Hearts Over kvart"."""
    match action:
        case Play(card):
            return card_name(card, suits)
        case Declare():
            return fill(tr("Declare %1"), _declared((action,), variant, suits))
        case Turn(position):
            return fill(tr("Card %1"), position)
    return {
        BELA: tr("Declare béla"),
        EXCHANGE: tr("Exchange the Seven"),
        OUT: tr("Go out"),
        GATHER: tr("Gather the trick"),
    }.get(action, "")


_ON_THE_OPPONENT = why.MustAnswer | why.ForcesTrump | why.BringsAtLeast | why.KeepsFromGame | why.MeldsScore
"""The reasons that name the opponent."""


def reason_words(reason: Reason, view: View, suits: SuitSystem, opponent: str = "") -> str:
    """One reason in words; ``opponent`` is the opponent's name, or empty."""
    fields = astuple(reason)
    numbers = [each for each in fields if type(each) is int]
    text = _text_of(reason, numbers[0] if numbers else 0, opponent)
    if isinstance(reason, why.NothingBeats | why.OnlyTrumpBeats):
        return _with_higher(text, reason.gone, reason.held, suits)
    values: list[object] = [opponent] if opponent and isinstance(reason, _ON_THE_OPPONENT) else []
    for each in fields:
        if isinstance(each, Card):
            values.append(card_name(each, suits))
        elif isinstance(each, Suit):
            values.append(suit_name(each, suits))
        elif isinstance(each, Meld):
            values += (meld_name(each, view.variant, suits), each.points)
    return fill(text, *values, *numbers)


def _text_of(reason: Reason, number: int, opponent: str) -> str:
    """The text of a reason. Its %n is the first number; %1, %2 are the cards and melds, then all numbers."""
    match reason:
        case why.TakesTrick(0):
            return tr("it wins the trick")
        case why.LetsGo(0):
            return tr("the trick is worth nothing")
        case why.GivesLess(0):
            return tr("it gives no points away")
        case why.ComesOutBetter(0):
            return tr("played out to the end, it scores better")
        case why.Costs(_, True):
            return tr("the trick is lost, with at least %n point(s)", None, number)
        case why.MayReachGame(True):
            return tr("if it wins the trick, you reach 501 and can go out")
        case why.MeldsScore(_, True):
            return tr("it scores %n point(s) for certain", None, number)
        case why.MeldsScore() if opponent:
            return tr("%n point(s), unless %1 has a better meld", None, number)
        case why.MustAnswer() if opponent:
            return tr("%1 must answer with the %2", "a name, a card")
        case why.ForcesTrump() if opponent:
            return tr("%1 must trump it", "a name")
        case why.BringsAtLeast() if opponent:
            return tr("%1 must add at least %n point(s)", None, number)
        case why.KeepsFromGame() if opponent:
            return tr("it keeps %1 from reaching 501 with this trick", "a name")
    return (_of_the_trick(number) | _of_the_hand(number) | _of_the_game(number))[type(reason)]


def _of_the_trick(number: int) -> dict[type[Reason], str]:
    """What the card does in this trick."""
    return {
        why.OnlyCard: tr("it’s the only card you may play"),
        why.NothingBeats: tr("it can’t be beaten"),
        why.OnlyTrumpBeats: tr("only a trump can take it"),
        why.TakesTrick: tr("it wins the trick with %n point(s)", None, number),
        why.TakesLastTrick: tr("it wins the last trick, which is worth 10 more"),
        why.KeepsSweep: tr("you have won every trick since the 8th and can go on, for stichmatsch"),
        why.NoCardTakes: tr("you can’t win the trick, and this costs least: %n point(s)", None, number),
        why.RisksNothing: tr("you risk none of your points"),
        why.DrawsTrump: tr("it draws a trump"),
        why.MustAnswer: tr("your opponent must answer with the %1", "a card"),
        why.ForcesTrump: tr("your opponent must trump it"),
        why.BringsAtLeast: tr("your opponent must add at least %n point(s)", None, number),
        why.OnlyBeater: tr("only the %1 can take it", "a card"),
        why.LetsGo: tr("the trick is worth only %n point(s)", None, number),
        why.GivesLess: tr("you give away only %1, not %2", "points"),
        why.RisksLess: tr("you risk only %1, not %2", "points"),
        why.Costs: tr("the trick is lost, with %n point(s)", None, number),
    }


def _of_the_hand(number: int) -> dict[type[Reason], str]:
    """What the card or the meld is good for later in the hand."""
    return {
        why.KeepsBela: tr("it keeps your béla"),
        why.KeepsMeld: tr("it keeps your %1", "a meld"),
        why.BreaksMeld: tr("it breaks your %1, worth %2", "a meld, its points"),
        why.MoreToCome: tr("your %1 can follow later", "a meld"),
        why.SavesTrump: tr("it saves a trump"),
        why.KeepsChance: tr("it leaves a chance of %1", "a meld"),
        why.KeepsBelaChance: tr("you keep the %1 for béla", "a card"),
        why.KeepsSeven: tr("you keep the Seven, to exchange it for the %1", "a card"),
        why.KeepsHighest: tr("you keep the %1, the highest left in its suit", "a card"),
        why.KeepsHigher: tr("you keep the higher %1", "a card"),
        why.CanTrump: tr("then you are out of %1 and can trump them", "a suit"),
        why.FitsNoMeld: tr("it belongs to no meld you could still declare"),
        why.DrawsTurned: tr("the loser of this trick draws the turned-up card, the %1", "a card"),
        why.TakesTurned: tr("you get the %1", "a card"),
        why.MeldsScore: tr("%n point(s), unless your opponent has a better meld", None, number),
        why.BelaScores: fill(tr("it scores %1 points"), BELA_POINTS),
    }


def _of_the_game(number: int) -> dict[type[Reason], str]:
    """What it does for the game, and what was counted."""
    return {
        why.ReachesGame: tr("it brings you to 501, so you can go out"),
        why.MayReachGame: tr("if it scores, you reach 501 and can go out"),
        why.KeepsFromGame: tr("it keeps your opponent from reaching 501 with this trick"),
        why.FirstPoints: tr("these points decide the game"),
        why.LeavesDouble: tr("with %n point(s) you no longer risk losing double", None, number),
        why.IsOut: tr("you have %n point(s), and the game is yours", None, number),
        why.Solved: tr("counted to the last trick"),
        why.TooClose: tr("it’s a close call"),
        why.LittleDepends: tr("little depends on this card"),
        why.ComesOutBetter: tr("hard to explain, but it did better in %n simulated deal(s)", None, number),
        why.Weighed: tr(
            "points and game together put it ahead of the %1 in %n simulated deal(s)", "a card", number
        ),
    }


def _with_higher(text: str, gone: Sequence[Card], held: Sequence[Card], suits: SuitSystem) -> str:
    """Add to ``text``, that a card is safe, where the higher cards of its suit are."""
    if not (gone or held):
        return text
    told = tr("%1, the higher ones are gone or yours")
    if not held:
        told = tr("%1, the higher ones are gone")
        if len(gone) == 1:
            told = tr("%1, the %2 is gone", "that a card is safe, the rank of another")
    elif not gone:
        told = tr("%1, the higher ones are yours")
        if len(held) == 1:
            told = tr("%1, the %2 is yours", "that a card is safe, the rank of another")
    return fill(told, text, rank_name((*gone, *held)[0].rank, suits))


SLIGHTLY = 4
"""Below this many points a difference is slight."""


def _compared(hint: Hint, suits: SuitSystem) -> str:
    """How the action compares with the next best card; empty if nothing certain can be said."""
    if hint.verdict is None or not isinstance(hint.against, Play):
        return ""
    other = _instead(hint, hint.against, suits)
    if hint.verdict is Verdict.CHANCE:
        # A chance found by sampling deals is never certain.
        parts = (round(100 * part) for part in (hint.win, hint.other_win))
        least, most = (0, 100) if hint.exact else (1, 99)
        ours, theirs = (QLocale().toString(min(max(part, least), most)) for part in parts)
        text = tr("your chance of winning the game is %1%, against %2% for %3", "a card")
        return fill(text, ours, theirs, other)
    texts = {
        Verdict.EQUAL: tr("%1 is just as good", "a card, or to play it"),
        Verdict.NEARLY: tr("%1 is nearly as good", "a card, or to play it"),
        Verdict.UNCLEAR: tr("%1 may be just as good", "a card, or to play it"),
        # "You can also declare later" would contradict "Declare it first".
        Verdict.CAN_WAIT: "",
        Verdict.LOST: tr("the game looks lost with any card"),
        Verdict.ALSO_WINS: tr("%1 wins the game, too", "a card, or to play it"),
        Verdict.GAME: tr("%1 brings more points, but this is better for the game", "a card"),
        Verdict.FOR_GAME: tr("better for the game than %1", "a card, or to play it"),
    }
    return fill(texts[hint.verdict], other) if hint.verdict in texts else _by_points(hint, other)


def _by_points(hint: Hint, other: str) -> str:
    """A clause saying that the action is better, and by how many points if the number means something."""
    points = max(1, round(hint.ahead))
    if hint.exact:
        return fill(tr("it is %n point(s) better than %1", "a card", points), other)
    if points < SLIGHTLY:
        return fill(tr("slightly better than %1", "a card, or to play it"), other)
    return fill(tr("about %n point(s) better than %1", "a card", points), other)


def _instead(hint: Hint, against: Play, suits: SuitSystem) -> str:
    """The comparison in words: another card, or a card without the declaration or exchange."""
    action, name = hint.action, card_name(against.card, suits)
    if isinstance(action, Declare) or action == BELA:
        if hint.then and hint.then[-1] == against:
            return tr("not declaring", "what a declaration is compared with")
        return fill(tr("playing the %1 without declaring", "a card"), name)
    if action == EXCHANGE:
        return fill(tr("playing the %1 without exchanging", "a card"), name)
    return fill(tr("the %1", "a card that is compared"), name)
