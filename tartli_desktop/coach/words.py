"""Hints in a sentence, in the user's language."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from tartli_desktop.engine import (
    BELA,
    EXCHANGE,
    GATHER,
    OUT,
    Action,
    Card,
    Declare,
    Play,
    Turn,
    Variant,
    View,
)
from tartli_desktop.filling import fill
from tartli_desktop.speech import SuitSystem, card_name, meld_name, rank_name, suit_name

from . import reasons as why
from .hint import Hint
from .reasons import Reason
from .whereabouts import Whereabouts

translate = QCoreApplication.translate


def hint_sentence(hint: Hint, view: View, suits: SuitSystem) -> str:
    """What to do, why, and how far it is ahead: "Ten of Leaves: it is safe, the Ace is gone; +3.1 …"."""
    parts = [reason_words(reason, view, suits) for reason in hint.reasons]
    ahead = _ahead(hint, view.variant, suits)
    parts += [ahead] if ahead else []
    head = _decision(hint, view.variant, suits)
    if not parts:
        return fill(translate("Hints", "%1.", "what to do, as a sentence"), head)
    joined = translate("Hints", "; ", "between two reasons").join(parts)
    return fill(translate("Hints", "%1: %2.", "what to do, and the reasons"), head, joined)


def _decision(hint: Hint, variant: Variant, suits: SuitSystem) -> str:
    """All that is to be done: "Declare Hearts Over kvart first, then play the Ten of Leaves"."""
    if not hint.then:
        return action_words(hint.action, variant, suits)
    *said, card = (hint.action, *hint.then)
    names = [_declared(each, variant, suits) for each in said]
    both = translate("Hints", "%1 and %2", "two things to declare")
    text = translate("Hints", "Declare %1 first, then play the %2", "melds, a card")
    first = names[0] if len(names) == 1 else fill(both, *names[:2])
    return fill(text, first, action_words(card, variant, suits))


def _declared(action: Action, variant: Variant, suits: SuitSystem) -> str:
    if isinstance(action, Declare):
        return ", ".join(meld_name(item, variant, suits) for item in action.items)
    return translate("Hints", "béla", "to declare")


def action_words(action: Action, variant: Variant, suits: SuitSystem) -> str:
    """What to do: "Ten of Leaves", "Declare Hearts Over kvart"."""
    match action:
        case Play(card):
            return card_name(card, suits)
        case Declare():
            return fill(translate("Hints", "Declare %1"), _declared(action, variant, suits))
        case Turn(position):
            return fill(translate("Hints", "Card %1"), position)
    return {
        BELA: translate("Hints", "Declare béla"),
        EXCHANGE: translate("Hints", "Exchange the Seven"),
        OUT: translate("Hints", "Go out"),
        GATHER: translate("Hints", "Gather the trick"),
    }.get(action, "")


def reason_words(reason: Reason, view: View, suits: SuitSystem) -> str:
    """One reason."""
    match reason:
        case why.OnlyCard():
            return translate("Hints", "no other card may be played")
        case why.NothingBeats(gone, held):
            return _with_higher(translate("Hints", "it is safe"), gone, held, suits)
        case why.OnlyTrumpBeats(gone, held):
            return _with_higher(translate("Hints", "only a trump can take it"), gone, held, suits)
        case why.TakesTrick(0):
            return translate("Hints", "it takes the trick")
        case why.TakesTrick(points):
            return translate("Hints", "it takes the trick with %n point(s)", None, points)
        case why.TakesLastTrick():
            return translate("Hints", "it takes the last trick, which is worth 10 more")
        case why.KeepsSweep():
            return translate("Hints", "you go on winning every trick from the 8th, for stichmatsch")
        case why.NoCardTakes(points):
            return translate("Hints", "the trick is lost, and it costs least: %n point(s)", None, points)
        case why.RisksNothing():
            return translate("Hints", "it risks no points")
        case why.DrawsTrump():
            return translate("Hints", "it draws a trump")
        case why.KeepsBela():
            return translate("Hints", "it keeps the béla")
        case why.KeepsMeld(meld):
            return fill(
                translate("Hints", "it keeps your %1", "a meld"), meld_name(meld, view.variant, suits)
            )
        case why.SavesTrump():
            return translate("Hints", "it saves a trump")
        case why.MustAnswer() | why.ForcesTrump() | why.BringsAtLeast():
            return _words_of_what_is_forced(reason, suits)
        case why.OnlyBeater(beater):
            return fill(translate("Hints", "only the %1 can take it", "a card"), card_name(beater, suits))
        case why.DrawsTurned(turned):
            text = translate("Hints", "who loses this trick draws the turned card, the %1", "a card")
            return fill(text, card_name(turned, suits))
        case why.LetsGo() | why.GivesLess() | why.RisksLess():
            return _words_of_points(reason)
        case why.KeepsChance() | why.KeepsBelaChance() | why.KeepsSeven() | why.KeepsHighest():
            return _words_of_what_is_kept(reason, view, suits)
        case why.KeepsHigher() | why.CanTrump() | why.FitsNoMeld():
            return _words_of_later_tricks(reason, suits)
        case why.MeldsScore(points, True):
            return translate("Hints", "it scores %n point(s) for certain", None, points)
        case why.MeldsScore(points):
            return translate("Hints", "%n point(s), unless your opponent has better", None, points)
        case why.BelaScores():
            return translate("Hints", "it scores 40 points")
        case why.TakesTurned(card):
            return fill(translate("Hints", "you get the %1", "a card"), card_name(card, suits))
        case why.BreaksMeld(meld):
            text = translate("Hints", "but it breaks your %1, worth %2", "a meld, its points")
            return fill(text, meld_name(meld, view.variant, suits), meld.points)
        case why.IsOut(count):
            return translate("Hints", "you have %n point(s), and the game is yours", None, count)
        case why.Solved():
            return translate("Hints", "solved to the end")
        case why.ComesOutBetter(0):
            return translate("Hints", "counted to the end, it simply comes out better")
        case why.ComesOutBetter(deals):
            return translate(
                "Hints",
                "no simple reason, but it came out better over %n deal(s)",
                None,
                deals,
            )
        case why.LittleDepends():
            return translate("Hints", "little depends on it")
    raise ValueError(f"there are no words for {reason!r}")


def _words_of_what_is_forced(
    reason: why.MustAnswer | why.ForcesTrump | why.BringsAtLeast, suits: SuitSystem
) -> str:
    match reason:
        case why.MustAnswer(reply):
            text = translate("Hints", "your opponent has to answer with the %1", "a card")
            return fill(text, card_name(reply, suits))
        case why.ForcesTrump():
            return translate("Hints", "your opponent has to trump it")
        case why.BringsAtLeast(points):
            return translate("Hints", "your opponent has to add %n point(s) at least", None, points)


def _words_of_points(reason: why.LetsGo | why.GivesLess | why.RisksLess) -> str:
    match reason:
        case why.LetsGo(0):
            return translate("Hints", "the trick is worth nothing")
        case why.LetsGo(points):
            return translate("Hints", "the trick is worth only %n point(s)", None, points)
        case why.GivesLess(0, _):
            return translate("Hints", "it gives no points away")
        case why.GivesLess(points, instead):
            text = translate("Hints", "the trick is lost, and it gives away %1, not %2", "points")
            return fill(text, points, instead)
        case why.RisksLess(points, instead):
            return fill(translate("Hints", "it risks %1, not %2", "points"), points, instead)


def _words_of_what_is_kept(
    reason: why.KeepsChance | why.KeepsBelaChance | why.KeepsSeven | why.KeepsHighest,
    view: View,
    suits: SuitSystem,
) -> str:
    match reason:
        case why.KeepsChance(meld):
            text = translate("Hints", "it leaves a chance of %1", "a meld")
            return fill(text, meld_name(meld, view.variant, suits))
        case why.KeepsBelaChance(half):
            text = translate("Hints", "the %1 stays, for béla", "a card")
            return fill(text, card_name(half, suits))
        case why.KeepsSeven(turned):
            text = translate("Hints", "the Seven stays, to be exchanged for the %1", "a card")
            return fill(text, card_name(turned, suits))
        case why.KeepsHighest(highest):
            text = translate("Hints", "the %1 stays, the highest left of its suit", "a card")
            return fill(text, card_name(highest, suits))


def _words_of_later_tricks(reason: why.KeepsHigher | why.CanTrump | why.FitsNoMeld, suits: SuitSystem) -> str:
    match reason:
        case why.KeepsHigher(higher):
            return fill(translate("Hints", "you keep the higher %1", "a card"), card_name(higher, suits))
        case why.CanTrump(suit):
            text = translate("Hints", "then you have no %1 left and can trump them", "a suit")
            return fill(text, suit_name(suit, suits))
        case why.FitsNoMeld():
            return translate("Hints", "it fits into no meld that you hold or nearly hold")


def _with_higher(text: str, gone: Sequence[Card], held: Sequence[Card], suits: SuitSystem) -> str:
    """That a card is safe, and where the higher ones of its suit are."""
    if len(gone) == 1 and not held:
        return fill(
            translate("Hints", "%1, the %2 is gone", "that a card is safe, the rank of another"),
            text,
            rank_name(gone[0].rank, suits),
        )
    if len(held) == 1 and not gone:
        return fill(
            translate("Hints", "%1, the %2 is yours", "that a card is safe, the rank of another"),
            text,
            rank_name(held[0].rank, suits),
        )
    if gone and held:
        return fill(translate("Hints", "%1, the higher ones are gone or yours"), text)
    if gone:
        return fill(translate("Hints", "%1, the higher ones are gone"), text)
    if held:
        return fill(translate("Hints", "%1, the higher ones are yours"), text)
    return text


def _ahead(hint: Hint, variant: Variant, suits: SuitSystem) -> str:
    """How far it is ahead of what comes next."""
    if not isinstance(hint.against, Play) or hint.action == OUT:
        return ""
    other, locale = _instead(hint, hint.against, suits), QLocale()
    apart = locale.toString(abs(100 * hint.ahead if hint.in_chance else hint.ahead), "f", 1)
    if hint.alike and hint.exact:
        return fill(translate("Hints", "%1 is just as good", "a card, or to play it"), other)
    if hint.alike and apart == locale.toString(0.0, "f", 1):
        return fill(translate("Hints", "%1 is about as good", "a card, or to play it"), other)
    if hint.alike and hint.in_chance:
        return fill(
            translate("Hints", "%1 is about as good, %2 % apart", "a card, or to play it"), other, apart
        )
    if hint.alike:
        text = translate("Hints", "%1 is about as good, %2 points apart", "a card, or to play it")
        return fill(text, other, apart)
    if hint.in_chance:
        parts = (round(100 * part) for part in (hint.win, hint.win - hint.ahead))
        # What was tried out in some deals is never certain.
        ours, theirs = (locale.toString(part if hint.exact else min(max(part, 1), 99)) for part in parts)
        text = translate("Hints", "%1 % to win the game, with %3 %2 %", "a card, or to play it")
        return fill(text, ours, theirs, other)
    return fill(translate("Hints", "+%1 points against %2", "a number; a card, or to play it"), apart, other)


def _instead(hint: Hint, against: Play, suits: SuitSystem) -> str:
    """What an action is compared with: another card, or a card without it."""
    action, name = hint.action, card_name(against.card, suits)
    if isinstance(action, Declare) or action == BELA:
        if hint.then and hint.then[-1] == against:
            return translate("Hints", "not declaring", "what a declaration is compared with")
        return fill(translate("Hints", "playing the %1 without declaring", "a card"), name)
    if action == EXCHANGE:
        return fill(translate("Hints", "playing the %1 without exchanging", "a card"), name)
    return fill(translate("Hints", "the %1", "a card that is compared"), name)


def places_sentences(
    places: Whereabouts, opponent: str, suits: SuitSystem, *, gone: bool, known: bool
) -> str:
    """Which cards are gone, and which the other must hold, in words; each as it is wanted."""

    def named(cards: Sequence[Card]) -> str:
        names = ", ".join(card_name(card, suits) for card in cards)
        return names or translate("Hints", "none", "no cards")

    lines = [fill(translate("Hints", "Gone: %1."), named(places.gone))] if gone else []
    lines += [fill(translate("Hints", "%1 holds: %2."), opponent, named(places.theirs))] if known else []
    return "\n".join(lines)
