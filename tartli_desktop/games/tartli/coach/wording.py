"""Hints in a sentence, in the user's language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from PySide6.QtCore import QCoreApplication, QLocale

from tartli_desktop.cards.german import Card
from tartli_desktop.games.tartli.rules import (
    BELA,
    BELA_POINTS,
    EXCHANGE,
    GATHER,
    OUT,
    Action,
    Declare,
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


def reason_words(reason: Reason, view: View, suits: SuitSystem, opponent: str = "") -> str:
    """One reason in words; ``opponent`` is the opponent's name, or empty."""
    match reason:
        case why.OnlyCard():
            return translate("Tartli.Hints", "it’s the only card you may play")
        case why.NothingBeats(gone, held):
            return _with_higher(translate("Tartli.Hints", "it can’t be beaten"), gone, held, suits)
        case why.OnlyTrumpBeats(gone, held):
            return _with_higher(translate("Tartli.Hints", "only a trump can take it"), gone, held, suits)
        case why.TakesTrick() | why.TakesLastTrick() | why.KeepsSweep() | why.NoCardTakes():
            return _words_of_the_trick(reason)
        case why.RisksNothing():
            return translate("Tartli.Hints", "you risk none of your points")
        case why.DrawsTrump():
            return translate("Tartli.Hints", "it draws a trump")
        case why.KeepsBela():
            return translate("Tartli.Hints", "it keeps your béla")
        case why.KeepsMeld() | why.BreaksMeld() | why.MoreToCome():
            return _words_of_a_meld(reason, view, suits)
        case why.SavesTrump():
            return translate("Tartli.Hints", "it saves a trump")
        case why.MustAnswer() | why.ForcesTrump() | why.BringsAtLeast():
            return _words_of_what_is_forced(reason, suits, opponent)
        case why.LetsGo() | why.GivesLess() | why.RisksLess() | why.Costs():
            return _words_of_points(reason)
        case why.KeepsChance() | why.KeepsBelaChance() | why.KeepsSeven() | why.KeepsHighest():
            return _words_of_what_is_kept(reason, view, suits)
        case why.KeepsHigher() | why.CanTrump() | why.FitsNoMeld():
            return _words_of_later_tricks(reason, suits)
        case why.OnlyBeater() | why.DrawsTurned() | why.TakesTurned():
            return _words_of_a_card(reason, suits)
        case why.MeldsScore(points, True):
            return translate("Tartli.Hints", "it scores %n point(s) for certain", None, points)
        case why.MeldsScore(points):
            if opponent:
                text = translate("Tartli.Hints", "%n point(s), unless %1 has a better meld", None, points)
                return fill(text, opponent)
            return translate(
                "Tartli.Hints", "%n point(s), unless your opponent has a better meld", None, points
            )
        case why.BelaScores():
            return fill(translate("Tartli.Hints", "it scores %1 points"), BELA_POINTS)
        case why.Solved():
            return translate("Tartli.Hints", "counted to the last trick")
        case why.ReachesGame() | why.MayReachGame() | why.KeepsFromGame() | why.FirstPoints():
            return _words_of_game(reason, opponent)
        case why.LeavesDouble() | why.IsOut():
            return _words_of_count(reason)
        case why.TooClose():
            return translate("Tartli.Hints", "it’s a close call")
        case why.ComesOutBetter() | why.Weighed():
            return _words_of_deals(reason, suits)
        case why.LittleDepends():
            return translate("Tartli.Hints", "little depends on this card")
    raise ValueError(f"there are no words for {reason!r}")


def _words_of_the_trick(
    reason: why.TakesTrick | why.TakesLastTrick | why.KeepsSweep | why.NoCardTakes,
) -> str:
    match reason:
        case why.TakesTrick(0):
            return translate("Tartli.Hints", "it wins the trick")
        case why.TakesTrick(points):
            return translate("Tartli.Hints", "it wins the trick with %n point(s)", None, points)
        case why.TakesLastTrick():
            return translate("Tartli.Hints", "it wins the last trick, which is worth 10 more")
        case why.KeepsSweep():
            return translate(
                "Tartli.Hints", "you have won every trick since the 8th and can go on, for stichmatsch"
            )
        case why.NoCardTakes(points):
            return translate(
                "Tartli.Hints", "you can’t win the trick, and this costs least: %n point(s)", None, points
            )


def _words_of_deals(reason: why.ComesOutBetter | why.Weighed, suits: SuitSystem) -> str:
    match reason:
        case why.ComesOutBetter(0):
            return translate("Tartli.Hints", "played out to the end, it scores better")
        case why.ComesOutBetter(deals):
            return translate(
                "Tartli.Hints", "hard to explain, but it did better in %n simulated deal(s)", None, deals
            )
        case why.Weighed(deals, instead):
            text = translate(
                "Tartli.Hints",
                "points and game together put it ahead of the %1 in %n simulated deal(s)",
                "a card",
                deals,
            )
            return fill(text, card_name(instead, suits))


def _words_of_a_meld(
    reason: why.KeepsMeld | why.BreaksMeld | why.MoreToCome, view: View, suits: SuitSystem
) -> str:
    name = meld_name(reason.meld, view.variant, suits)
    match reason:
        case why.KeepsMeld():
            return fill(translate("Tartli.Hints", "it keeps your %1", "a meld"), name)
        case why.BreaksMeld(meld):
            text = translate("Tartli.Hints", "it breaks your %1, worth %2", "a meld, its points")
            return fill(text, name, meld.points)
        case why.MoreToCome():
            return fill(translate("Tartli.Hints", "your %1 can follow later", "a meld"), name)


def _words_of_a_card(reason: why.OnlyBeater | why.DrawsTurned | why.TakesTurned, suits: SuitSystem) -> str:
    match reason:
        case why.OnlyBeater(card):
            text = translate("Tartli.Hints", "only the %1 can take it", "a card")
        case why.DrawsTurned(card):
            text = translate(
                "Tartli.Hints", "the loser of this trick draws the turned-up card, the %1", "a card"
            )
        case why.TakesTurned(card):
            text = translate("Tartli.Hints", "you get the %1", "a card")
    return fill(text, card_name(card, suits))


def _words_of_what_is_forced(
    reason: why.MustAnswer | why.ForcesTrump | why.BringsAtLeast, suits: SuitSystem, opponent: str
) -> str:
    match reason:
        case why.MustAnswer(reply) if opponent:
            text = translate("Tartli.Hints", "%1 must answer with the %2", "a name, a card")
            return fill(text, opponent, card_name(reply, suits))
        case why.MustAnswer(reply):
            text = translate("Tartli.Hints", "your opponent must answer with the %1", "a card")
            return fill(text, card_name(reply, suits))
        case why.ForcesTrump() if opponent:
            return fill(translate("Tartli.Hints", "%1 must trump it", "a name"), opponent)
        case why.ForcesTrump():
            return translate("Tartli.Hints", "your opponent must trump it")
        case why.BringsAtLeast(points) if opponent:
            return fill(translate("Tartli.Hints", "%1 must add at least %n point(s)", None, points), opponent)
        case why.BringsAtLeast(points):
            return translate("Tartli.Hints", "your opponent must add at least %n point(s)", None, points)


def _words_of_points(reason: why.LetsGo | why.GivesLess | why.RisksLess | why.Costs) -> str:
    match reason:
        case why.LetsGo(0):
            return translate("Tartli.Hints", "the trick is worth nothing")
        case why.LetsGo(points):
            return translate("Tartli.Hints", "the trick is worth only %n point(s)", None, points)
        case why.GivesLess(0, _):
            return translate("Tartli.Hints", "it gives no points away")
        case why.GivesLess(points, instead):
            text = translate("Tartli.Hints", "you give away only %1, not %2", "points")
            return fill(text, points, instead)
        case why.RisksLess(points, instead):
            return fill(translate("Tartli.Hints", "you risk only %1, not %2", "points"), points, instead)
        case why.Costs(points, True):
            return translate("Tartli.Hints", "the trick is lost, with at least %n point(s)", None, points)
        case why.Costs(points):
            return translate("Tartli.Hints", "the trick is lost, with %n point(s)", None, points)


def _words_of_game(
    reason: why.ReachesGame | why.MayReachGame | why.KeepsFromGame | why.FirstPoints, opponent: str
) -> str:
    match reason:
        case why.ReachesGame():
            return translate("Tartli.Hints", "it brings you to 501, so you can go out")
        case why.MayReachGame(True):
            return translate("Tartli.Hints", "if it wins the trick, you reach 501 and can go out")
        case why.MayReachGame():
            return translate("Tartli.Hints", "if it scores, you reach 501 and can go out")
        case why.KeepsFromGame() if opponent:
            text = translate("Tartli.Hints", "it keeps %1 from reaching 501 with this trick", "a name")
            return fill(text, opponent)
        case why.KeepsFromGame():
            return translate("Tartli.Hints", "it keeps your opponent from reaching 501 with this trick")
        case why.FirstPoints():
            return translate("Tartli.Hints", "these points decide the game")


def _words_of_count(reason: why.LeavesDouble | why.IsOut) -> str:
    match reason:
        case why.LeavesDouble(count):
            return translate("Tartli.Hints", "with %n point(s) you no longer risk losing double", None, count)
        case why.IsOut(count):
            return translate("Tartli.Hints", "you have %n point(s), and the game is yours", None, count)


def _words_of_what_is_kept(
    reason: why.KeepsChance | why.KeepsBelaChance | why.KeepsSeven | why.KeepsHighest,
    view: View,
    suits: SuitSystem,
) -> str:
    match reason:
        case why.KeepsChance(meld):
            text = translate("Tartli.Hints", "it leaves a chance of %1", "a meld")
            return fill(text, meld_name(meld, view.variant, suits))
        case why.KeepsBelaChance(half):
            text = translate("Tartli.Hints", "you keep the %1 for béla", "a card")
            return fill(text, card_name(half, suits))
        case why.KeepsSeven(turned):
            text = translate("Tartli.Hints", "you keep the Seven, to exchange it for the %1", "a card")
            return fill(text, card_name(turned, suits))
        case why.KeepsHighest(highest):
            text = translate("Tartli.Hints", "you keep the %1, the highest left in its suit", "a card")
            return fill(text, card_name(highest, suits))


def _words_of_later_tricks(reason: why.KeepsHigher | why.CanTrump | why.FitsNoMeld, suits: SuitSystem) -> str:
    match reason:
        case why.KeepsHigher(higher):
            return fill(
                translate("Tartli.Hints", "you keep the higher %1", "a card"), card_name(higher, suits)
            )
        case why.CanTrump(suit):
            text = translate("Tartli.Hints", "then you are out of %1 and can trump them", "a suit")
            return fill(text, suit_name(suit, suits))
        case why.FitsNoMeld():
            return translate("Tartli.Hints", "it belongs to no meld you could still declare")


def _with_higher(text: str, gone: Sequence[Card], held: Sequence[Card], suits: SuitSystem) -> str:
    """Add to ``text``, that a card is safe, where the higher cards of its suit are."""
    if len(gone) == 1 and not held:
        return fill(
            translate("Tartli.Hints", "%1, the %2 is gone", "that a card is safe, the rank of another"),
            text,
            rank_name(gone[0].rank, suits),
        )
    if len(held) == 1 and not gone:
        return fill(
            translate("Tartli.Hints", "%1, the %2 is yours", "that a card is safe, the rank of another"),
            text,
            rank_name(held[0].rank, suits),
        )
    if gone and held:
        return fill(translate("Tartli.Hints", "%1, the higher ones are gone or yours"), text)
    if gone:
        return fill(translate("Tartli.Hints", "%1, the higher ones are gone"), text)
    if held:
        return fill(translate("Tartli.Hints", "%1, the higher ones are yours"), text)
    return text


SLIGHTLY = 4
"""Below this many points a difference is slight."""


def _compared(hint: Hint, suits: SuitSystem) -> str:
    """How the action compares with the next best card; empty if nothing certain can be said."""
    if hint.verdict is None or not isinstance(hint.against, Play):
        return ""
    other = _instead(hint, hint.against, suits)
    match hint.verdict:
        case Verdict.EQUAL:
            return fill(translate("Tartli.Hints", "%1 is just as good", "a card, or to play it"), other)
        case Verdict.NEARLY:
            return fill(translate("Tartli.Hints", "%1 is nearly as good", "a card, or to play it"), other)
        case Verdict.UNCLEAR:
            return fill(translate("Tartli.Hints", "%1 may be just as good", "a card, or to play it"), other)
        case Verdict.CAN_WAIT:
            # "You can also declare later" would contradict "Declare it first".
            return ""
        case Verdict.LOST:
            return translate("Tartli.Hints", "the game looks lost with any card")
        case Verdict.ALSO_WINS:
            return fill(translate("Tartli.Hints", "%1 wins the game, too", "a card, or to play it"), other)
        case Verdict.GAME:
            text = translate(
                "Tartli.Hints", "%1 brings more points, but this is better for the game", "a card"
            )
            return fill(text, other)
        case Verdict.FOR_GAME:
            return fill(
                translate("Tartli.Hints", "better for the game than %1", "a card, or to play it"), other
            )
        case Verdict.CHANCE:
            # A chance found by sampling deals is never certain.
            parts = (round(100 * part) for part in (hint.win, hint.other_win))
            least, most = (0, 100) if hint.exact else (1, 99)
            ours, theirs = (QLocale().toString(min(max(part, least), most)) for part in parts)
            text = translate(
                "Tartli.Hints", "your chance of winning the game is %1%, against %2% for %3", "a card"
            )
            return fill(text, ours, theirs, other)
    return _by_points(hint, other)


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
