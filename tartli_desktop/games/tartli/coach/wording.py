"""Hints in a sentence, in the user's language."""

from collections.abc import Sequence
from functools import partial, reduce

from PySide6.QtCore import QLocale

from tartli_desktop.cards.german import Card, Suit
from tartli_desktop.face.sentences import Sentences
from tartli_desktop.game.evaluating import Figures
from tartli_desktop.games import tartli
from tartli_desktop.games.tartli import Variant, View
from tartli_desktop.games.tartli.opponents.value import Value
from tartli_desktop.games.tartli.rules.actions import BELA, EXCHANGE, Action, Declare, Play, Turn
from tartli_desktop.games.tartli.words.terms import meld_name
from tartli_desktop.text.card_names import card_name, rank_name, suit_name
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import begun, fill
from tartli_desktop.to_translate import Text, to_translate

from .hint import Hint, Verdict, facts_of, hint_of
from .reasons import Reason, Why

__all__ = [
    "action_name",
    "action_words",
    "decisive_card",
    "facts_sentence",
    "figures",
    "hint_of",
    "hint_sentence",
    "reason_words",
    "sentence",
]

tr = Context("Tartli.Hints")
say = Sentences("tartli", "hints")
said = partial(to_translate, "Tartli.Hints")


def sentence(hint: Hint, view: View, names: Sequence[str]) -> str:
    """The hint in a sentence, for the player whose view it is."""
    return hint_sentence(hint, view, names[1 - view.seat])


def hint_sentence(hint: Hint, view: View, opponent: str = "") -> str:
    """What to do and why, then a sentence on how it compares: "Play the Ten of Leaves: …".

    Args:
        hint: the hint to put into words.
        view: the view it belongs to.
        opponent: the opponent's name; empty for "your opponent".
    """
    later = [reason for reason in hint.reasons if reason.why is Why.MORE_TO_COME]
    now = [reason for reason in hint.reasons if reason not in later]
    told = _told(hint, now, view, opponent)
    # Beside a meld that is held back, the cost of not declaring is of no interest.
    second = reason_words(later[0], view, opponent) if later else _compared(hint)
    if not second:
        return told
    return f"{told} {fill(tr('%1.', 'what to do, as a sentence'), begun(second))}"


def _told(hint: Hint, reasons: Sequence[Reason], view: View, opponent: str) -> str:
    """What to do and why: "Play the Ten of Leaves: it wins the trick.", a meld with its points."""
    advice = _decision(hint, view.variant)
    if isinstance(hint.action, Play):
        advice = fill(tr("Play the %1", "a card"), advice)
    if not reasons:
        return fill(tr("%1.", "what to do, as a sentence"), begun(advice))
    words = _joined(reasons, view, opponent)
    text = tr("%1: %2.", "what to do, and the reasons")
    if not hint.then:
        return fill(text, begun(advice), words)
    first = fill(tr("Declare %1 first", "melds"), _first_declared(hint, view.variant))
    then = tr("Then play the %1.", "a card")
    card = action_words(hint.then[-1], view.variant)
    return f"{fill(text, begun(first), words)} {fill(then, card)}"


def facts_sentence(view: View, action: Action, opponent: str = "") -> str:
    """What speaks for an action whatever else could be done, or "": "It wins the trick with 11 points." """
    facts = facts_of(view, action)
    if not facts:
        return ""
    words = _joined(facts, view, opponent)
    return fill(tr("%1.", "what to do, as a sentence"), begun(words))


def _joined(reasons: Sequence[Reason], view: View, opponent: str) -> str:
    """The reasons in one sentence, in which the last one may speak against the action."""
    against = len(reasons) > 1 and reasons[-1].why in (Why.COSTS, Why.COSTS_AT_LEAST, Why.BREAKS_MELD)
    *first, last = (reason_words(each, view, opponent) for each in reasons)
    if not first:
        return last
    both = tr("%1, and %2", "two reasons")
    start = reduce(lambda one, other: fill(both, one, other), first)
    return fill(tr("%1, but %2", "a reason, and one against it") if against else both, start, last)


def decisive_card(hint: Hint, variant: Variant) -> str:
    """What to do and how much better it is, without reasons: "the Ten of Leaves gains 20 points over …"."""
    if isinstance(hint.action, Play) and hint.verdict is Verdict.POINTS and hint.exact:
        points = max(1, round(hint.ahead))
        text = tr("the %1 gains %n point(s) over %2", "two cards", points)
        assert isinstance(hint.against, Play)
        return fill(text, card_name(hint.action.card), _instead(hint, hint.against))
    head, compared = _decision(hint, variant), _compared(hint)
    if not compared:
        return head
    return fill(tr("%1 (%2)", "what was to be done, how much better it is"), head, compared)


def _decision(hint: Hint, variant: Variant) -> str:
    """The whole decision: "Declare Hearts Over kvart first, then play the Ten of Leaves"."""
    if not hint.then:
        return action_words(hint.action, variant)
    text = tr("Declare %1 first, then play the %2", "melds, a card")
    card = action_words(hint.then[-1], variant)
    return fill(text, _first_declared(hint, variant), card)


def _first_declared(hint: Hint, variant: Variant) -> str:
    return _declared((hint.action, *hint.then[:-1]), variant)


def _declared(actions: Sequence[Action], variant: Variant) -> str:
    names: list[str] = []
    for action in actions:
        if isinstance(action, Declare):
            names += [meld_name(item, variant) for item in action.items]
        else:
            names.append(tr("béla", "to declare"))
    *first, last = names
    return fill(tr("%1 and %2", "two things to declare"), ", ".join(first), last) if first else last


def action_words(action: Action, variant: Variant) -> str:
    """What to do: "Ten of Leaves", "Declare Hearts Over kvart"."""
    return (
        say.get(
            type(action).__name__,
            card=card_name(action.card) if isinstance(action, Play) else "",
            melds=_declared((action,), variant) if isinstance(action, Declare) else "",
            position=action.position if isinstance(action, Turn) else 0,
        )
        or ""
    )


def action_name(action: Action, view: View, worth: Value | None = None) -> str:
    """An action as it stands in a list: "Ten of Leaves", "Declare Hearts Over kvart"."""
    return begun(action_words(action, view.variant))


def figures(worth: Value, view: View) -> Figures:
    """What an action is worth: how far ahead the player will be, and the chance to win the game."""
    return Figures(worth.points, worth.error, worth.win, -worth.place)


_OF_NOTHING = {
    Why.TAKES_TRICK: said("it wins the trick"),
    Why.LETS_GO: said("the trick is worth nothing"),
    Why.GIVES_LESS: said("it gives no points away"),
    Why.COMES_OUT_BETTER: said("played out to the end, it scores better"),
}
"""The texts where the number of points or deals is 0."""

_BY_NAME = {
    Why.MUST_ANSWER: said("%1 must answer with the %2", "a name, a card"),
    Why.FORCES_TRUMP: said("%1 must trump it", "a name"),
    Why.BRINGS_AT_LEAST: said("%1 must add at least %n point(s)", None, 1),
    Why.KEEPS_FROM_GAME: said("it keeps %1 from reaching 501 with this trick", "a name"),
    Why.MELDS_MAY_SCORE: said("%n point(s), unless %1 has a better meld", None, 1),
}
"""The texts about an opponent whose name can stand in a sentence."""


def reason_words(reason: Reason, view: View, opponent: str = "") -> str:
    """One reason in words; ``opponent`` is the opponent's name, or empty."""
    text: Text = reason.why.value
    values: list[str] = []
    numbers = [each for each in reason.told if type(each) is int]
    if numbers and not numbers[0]:
        text = _OF_NOTHING.get(reason.why, text)
    if opponent and reason.why in _BY_NAME:
        text, values = _BY_NAME[reason.why], [opponent]
    words = tr(text, text.meaning, numbers[0] if "%n" in text else -1)
    match reason.told:
        case (tuple() as gone, tuple() as held):
            return _with_higher(words, gone, held)
    for each in reason.told:
        match each:
            case Card():
                values.append(card_name(each))
            case Suit():
                values.append(suit_name(each))
            case tartli.FourOfAKind() | tartli.Sequence():
                values += (meld_name(each, view.variant), str(each.points))
    return fill(words, *values, *numbers)


def _with_higher(text: str, gone: Sequence[Card], held: Sequence[Card]) -> str:
    """Add to ``text``, that a card is safe, where the higher cards of its suit are."""
    if not (gone or held):
        return text
    rank = rank_name((*gone, *held)[0].rank)
    return say("safe", gone=gone, held=held, one=len((*gone, *held)) == 1, text=text, rank=rank)


SLIGHTLY = 4
"""Below this many points a difference is slight."""


def _compared(hint: Hint) -> str:
    """How the action compares with the next best card; empty if nothing certain can be said."""
    if hint.verdict is None or not isinstance(hint.against, Play):
        return ""
    other = _instead(hint, hint.against)
    if hint.verdict is Verdict.CHANCE:
        # A chance found by sampling deals is never certain.
        parts = (round(100 * part) for part in (hint.win, hint.other_win))
        least, most = (0, 100) if hint.exact else (1, 99)
        ours, theirs = (QLocale().toString(min(max(part, least), most)) for part in parts)
        text = tr("your chance of winning the game is %1%, against %2% for %3", "a card")
        return fill(text, ours, theirs, other)
    if hint.verdict is Verdict.CAN_WAIT:
        # "You can also declare later" would contradict "Declare it first".
        return ""
    told = say.get(hint.verdict.value.replace(" ", "-"), other=other)
    return _by_points(hint, other) if told is None else told


def _by_points(hint: Hint, other: str) -> str:
    """A clause saying that the action is better, and by how many points if the number means something."""
    points = max(1, round(hint.ahead))
    if hint.exact:
        return fill(tr("it is %n point(s) better than %1", "a card", points), other)
    if points < SLIGHTLY:
        return fill(tr("slightly better than %1", "a card, or to play it"), other)
    return fill(tr("about %n point(s) better than %1", "a card", points), other)


def _instead(hint: Hint, against: Play) -> str:
    """The comparison in words: another card, or a card without the declaration or exchange."""
    declares = isinstance(hint.action, Declare) or hint.action == BELA
    return say(
        "instead",
        silent=declares and bool(hint.then) and hint.then[-1] == against,
        declares=declares,
        exchanges=hint.action == EXCHANGE,
        card=card_name(against.card),
    )
