"""Hints in a sentence, in the user's language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from msgspec.structs import astuple
from PySide6.QtCore import QCoreApplication, QLocale

from tartli_desktop.cards.german import Card, Suit
from tartli_desktop.games.tartli.rules import (
    BELA,
    BELA_POINTS,
    EXCHANGE,
    GATHER,
    OUT,
    Action,
    Declare,
    Meld,
    Play,
    Turn,
    Variant,
    View,
)
from tartli_desktop.games.tartli.words.terms import meld_name
from tartli_desktop.text.card_names import SuitSystem, card_name, rank_name, suit_name
from tartli_desktop.text.placeholders import begun, fill

from . import reasons as why
from .hint import Hint, Verdict
from .reasons import Reason

translate = QCoreApplication.translate


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
    return f"{told} {fill(translate('Tartli.Hints', '%1.', 'what to do, as a sentence'), begun(second))}"


def _told(hint: Hint, reasons: Sequence[Reason], view: View, suits: SuitSystem, opponent: str) -> str:
    """What to do and why: "Play the Ten of Leaves: it wins the trick.", a meld with its points."""
    advice = _decision(hint, view.variant, suits)
    if isinstance(hint.action, Play):
        advice = fill(translate("Tartli.Hints", "Play the %1", "a card"), advice)
    if not reasons:
        return fill(translate("Tartli.Hints", "%1.", "what to do, as a sentence"), begun(advice))
    against = len(reasons) > 1 and isinstance(reasons[-1], why.Costs | why.BreaksMeld)
    words = _joined([reason_words(each, view, suits, opponent) for each in reasons], against=against)
    text = translate("Tartli.Hints", "%1: %2.", "what to do, and the reasons")
    if not hint.then:
        return fill(text, begun(advice), words)
    first = fill(
        translate("Tartli.Hints", "Declare %1 first", "melds"), _first_declared(hint, view.variant, suits)
    )
    then = translate("Tartli.Hints", "Then play the %1.", "a card")
    card = action_words(hint.then[-1], view.variant, suits)
    return f"{fill(text, begun(first), words)} {fill(then, card)}"


def _joined(words: Sequence[str], *, against: bool) -> str:
    """Join reasons into one sentence; with ``against``, the last one speaks against the card."""
    *first, last = words
    if not first:
        return last
    both = translate("Tartli.Hints", "%1, and %2", "two reasons")
    start = reduce(lambda one, other: fill(both, one, other), first)
    return fill(
        translate("Tartli.Hints", "%1, but %2", "a reason, and one against it") if against else both,
        start,
        last,
    )


def decisive_card(hint: Hint, variant: Variant, suits: SuitSystem) -> str:
    """What to do and how much better it is, without reasons: "the Ten of Leaves gains 20 points over …"."""
    if isinstance(hint.action, Play) and hint.verdict is Verdict.POINTS and hint.exact:
        points = max(1, round(hint.ahead))
        text = translate("Tartli.Hints", "the %1 gains %n point(s) over %2", "two cards", points)
        assert isinstance(hint.against, Play)
        return fill(text, card_name(hint.action.card, suits), _instead(hint, hint.against, suits))
    head, compared = _decision(hint, variant, suits), _compared(hint, suits)
    if not compared:
        return head
    return fill(
        translate("Tartli.Hints", "%1 (%2)", "what was to be done, how much better it is"), head, compared
    )


def _decision(hint: Hint, variant: Variant, suits: SuitSystem) -> str:
    """The whole decision: "Declare Hearts Over kvart first, then play the Ten of Leaves"."""
    if not hint.then:
        return action_words(hint.action, variant, suits)
    text = translate("Tartli.Hints", "Declare %1 first, then play the %2", "melds, a card")
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
            names.append(translate("Tartli.Hints", "béla", "to declare"))
    *first, last = names
    both = translate("Tartli.Hints", "%1 and %2", "two things to declare")
    return fill(both, ", ".join(first), last) if first else last


def action_words(action: Action, variant: Variant, suits: SuitSystem) -> str:
    """What to do: "Ten of Leaves", "Declare Hearts Over kvart"."""
    match action:
        case Play(card):
            return card_name(card, suits)
        case Declare():
            return fill(translate("Tartli.Hints", "Declare %1"), _declared((action,), variant, suits))
        case Turn(position):
            return fill(translate("Tartli.Hints", "Card %1"), position)
    return {
        BELA: translate("Tartli.Hints", "Declare béla"),
        EXCHANGE: translate("Tartli.Hints", "Exchange the Seven"),
        OUT: translate("Tartli.Hints", "Go out"),
        GATHER: translate("Tartli.Hints", "Gather the trick"),
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
            return translate("Tartli.Hints", "it wins the trick")
        case why.LetsGo(0):
            return translate("Tartli.Hints", "the trick is worth nothing")
        case why.GivesLess(0):
            return translate("Tartli.Hints", "it gives no points away")
        case why.ComesOutBetter(0):
            return translate("Tartli.Hints", "played out to the end, it scores better")
        case why.Costs(_, True):
            return translate("Tartli.Hints", "the trick is lost, with at least %n point(s)", None, number)
        case why.MayReachGame(True):
            return translate("Tartli.Hints", "if it wins the trick, you reach 501 and can go out")
        case why.MeldsScore(_, True):
            return translate("Tartli.Hints", "it scores %n point(s) for certain", None, number)
        case why.MeldsScore() if opponent:
            return translate("Tartli.Hints", "%n point(s), unless %1 has a better meld", None, number)
        case why.MustAnswer() if opponent:
            return translate("Tartli.Hints", "%1 must answer with the %2", "a name, a card")
        case why.ForcesTrump() if opponent:
            return translate("Tartli.Hints", "%1 must trump it", "a name")
        case why.BringsAtLeast() if opponent:
            return translate("Tartli.Hints", "%1 must add at least %n point(s)", None, number)
        case why.KeepsFromGame() if opponent:
            return translate("Tartli.Hints", "it keeps %1 from reaching 501 with this trick", "a name")
    return (_of_the_trick(number) | _of_the_hand(number) | _of_the_game(number))[type(reason)]


def _of_the_trick(number: int) -> dict[type[Reason], str]:
    """What the card does in this trick."""
    return {
        why.OnlyCard: translate("Tartli.Hints", "it’s the only card you may play"),
        why.NothingBeats: translate("Tartli.Hints", "it can’t be beaten"),
        why.OnlyTrumpBeats: translate("Tartli.Hints", "only a trump can take it"),
        why.TakesTrick: translate("Tartli.Hints", "it wins the trick with %n point(s)", None, number),
        why.TakesLastTrick: translate("Tartli.Hints", "it wins the last trick, which is worth 10 more"),
        why.KeepsSweep: translate(
            "Tartli.Hints", "you have won every trick since the 8th and can go on, for stichmatsch"
        ),
        why.NoCardTakes: translate(
            "Tartli.Hints", "you can’t win the trick, and this costs least: %n point(s)", None, number
        ),
        why.RisksNothing: translate("Tartli.Hints", "you risk none of your points"),
        why.DrawsTrump: translate("Tartli.Hints", "it draws a trump"),
        why.MustAnswer: translate("Tartli.Hints", "your opponent must answer with the %1", "a card"),
        why.ForcesTrump: translate("Tartli.Hints", "your opponent must trump it"),
        why.BringsAtLeast: translate(
            "Tartli.Hints", "your opponent must add at least %n point(s)", None, number
        ),
        why.OnlyBeater: translate("Tartli.Hints", "only the %1 can take it", "a card"),
        why.LetsGo: translate("Tartli.Hints", "the trick is worth only %n point(s)", None, number),
        why.GivesLess: translate("Tartli.Hints", "you give away only %1, not %2", "points"),
        why.RisksLess: translate("Tartli.Hints", "you risk only %1, not %2", "points"),
        why.Costs: translate("Tartli.Hints", "the trick is lost, with %n point(s)", None, number),
    }


def _of_the_hand(number: int) -> dict[type[Reason], str]:
    """What the card or the meld is good for later in the hand."""
    return {
        why.KeepsBela: translate("Tartli.Hints", "it keeps your béla"),
        why.KeepsMeld: translate("Tartli.Hints", "it keeps your %1", "a meld"),
        why.BreaksMeld: translate("Tartli.Hints", "it breaks your %1, worth %2", "a meld, its points"),
        why.MoreToCome: translate("Tartli.Hints", "your %1 can follow later", "a meld"),
        why.SavesTrump: translate("Tartli.Hints", "it saves a trump"),
        why.KeepsChance: translate("Tartli.Hints", "it leaves a chance of %1", "a meld"),
        why.KeepsBelaChance: translate("Tartli.Hints", "you keep the %1 for béla", "a card"),
        why.KeepsSeven: translate("Tartli.Hints", "you keep the Seven, to exchange it for the %1", "a card"),
        why.KeepsHighest: translate(
            "Tartli.Hints", "you keep the %1, the highest left in its suit", "a card"
        ),
        why.KeepsHigher: translate("Tartli.Hints", "you keep the higher %1", "a card"),
        why.CanTrump: translate("Tartli.Hints", "then you are out of %1 and can trump them", "a suit"),
        why.FitsNoMeld: translate("Tartli.Hints", "it belongs to no meld you could still declare"),
        why.DrawsTurned: translate(
            "Tartli.Hints", "the loser of this trick draws the turned-up card, the %1", "a card"
        ),
        why.TakesTurned: translate("Tartli.Hints", "you get the %1", "a card"),
        why.MeldsScore: translate(
            "Tartli.Hints", "%n point(s), unless your opponent has a better meld", None, number
        ),
        why.BelaScores: fill(translate("Tartli.Hints", "it scores %1 points"), BELA_POINTS),
    }


def _of_the_game(number: int) -> dict[type[Reason], str]:
    """What it does for the game, and what was counted."""
    return {
        why.ReachesGame: translate("Tartli.Hints", "it brings you to 501, so you can go out"),
        why.MayReachGame: translate("Tartli.Hints", "if it scores, you reach 501 and can go out"),
        why.KeepsFromGame: translate(
            "Tartli.Hints", "it keeps your opponent from reaching 501 with this trick"
        ),
        why.FirstPoints: translate("Tartli.Hints", "these points decide the game"),
        why.LeavesDouble: translate(
            "Tartli.Hints", "with %n point(s) you no longer risk losing double", None, number
        ),
        why.IsOut: translate("Tartli.Hints", "you have %n point(s), and the game is yours", None, number),
        why.Solved: translate("Tartli.Hints", "counted to the last trick"),
        why.TooClose: translate("Tartli.Hints", "it’s a close call"),
        why.LittleDepends: translate("Tartli.Hints", "little depends on this card"),
        why.ComesOutBetter: translate(
            "Tartli.Hints", "hard to explain, but it did better in %n simulated deal(s)", None, number
        ),
        why.Weighed: translate(
            "Tartli.Hints",
            "points and game together put it ahead of the %1 in %n simulated deal(s)",
            "a card",
            number,
        ),
    }


def _with_higher(text: str, gone: Sequence[Card], held: Sequence[Card], suits: SuitSystem) -> str:
    """Add to ``text``, that a card is safe, where the higher cards of its suit are."""
    if not (gone or held):
        return text
    told = translate("Tartli.Hints", "%1, the higher ones are gone or yours")
    if not held:
        told = translate("Tartli.Hints", "%1, the higher ones are gone")
        if len(gone) == 1:
            told = translate("Tartli.Hints", "%1, the %2 is gone", "that a card is safe, the rank of another")
    elif not gone:
        told = translate("Tartli.Hints", "%1, the higher ones are yours")
        if len(held) == 1:
            told = translate(
                "Tartli.Hints", "%1, the %2 is yours", "that a card is safe, the rank of another"
            )
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
        text = translate(
            "Tartli.Hints", "your chance of winning the game is %1%, against %2% for %3", "a card"
        )
        return fill(text, ours, theirs, other)
    texts = {
        Verdict.EQUAL: translate("Tartli.Hints", "%1 is just as good", "a card, or to play it"),
        Verdict.NEARLY: translate("Tartli.Hints", "%1 is nearly as good", "a card, or to play it"),
        Verdict.UNCLEAR: translate("Tartli.Hints", "%1 may be just as good", "a card, or to play it"),
        # "You can also declare later" would contradict "Declare it first".
        Verdict.CAN_WAIT: "",
        Verdict.LOST: translate("Tartli.Hints", "the game looks lost with any card"),
        Verdict.ALSO_WINS: translate("Tartli.Hints", "%1 wins the game, too", "a card, or to play it"),
        Verdict.GAME: translate(
            "Tartli.Hints", "%1 brings more points, but this is better for the game", "a card"
        ),
        Verdict.FOR_GAME: translate("Tartli.Hints", "better for the game than %1", "a card, or to play it"),
    }
    return fill(texts[hint.verdict], other) if hint.verdict in texts else _by_points(hint, other)


def _by_points(hint: Hint, other: str) -> str:
    """A clause saying that the action is better, and by how many points if the number means something."""
    points = max(1, round(hint.ahead))
    if hint.exact:
        return fill(translate("Tartli.Hints", "it is %n point(s) better than %1", "a card", points), other)
    if points < SLIGHTLY:
        return fill(translate("Tartli.Hints", "slightly better than %1", "a card, or to play it"), other)
    text = translate("Tartli.Hints", "about %n point(s) better than %1", "a card", points)
    return fill(text, other)


def _instead(hint: Hint, against: Play, suits: SuitSystem) -> str:
    """The comparison in words: another card, or a card without the declaration or exchange."""
    action, name = hint.action, card_name(against.card, suits)
    if isinstance(action, Declare) or action == BELA:
        if hint.then and hint.then[-1] == against:
            return translate("Tartli.Hints", "not declaring", "what a declaration is compared with")
        return fill(translate("Tartli.Hints", "playing the %1 without declaring", "a card"), name)
    if action == EXCHANGE:
        return fill(translate("Tartli.Hints", "playing the %1 without exchanging", "a card"), name)
    return fill(translate("Tartli.Hints", "the %1", "a card that is compared"), name)
