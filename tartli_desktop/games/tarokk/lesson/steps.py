"""Tarokk's guided first hand, step by step: when each comes up, what is said, pointed at and expected."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication

from tartli_desktop.cards.tarokk import Card
from tartli_desktop.face.learning.guided_hand import ARROWS, TYPING, LessonStep
from tartli_desktop.games.tarokk.rules.actions import Action
from tartli_desktop.games.tarokk.rules.view import View
from tartli_desktop.games.tarokk.words import terms
from tartli_desktop.text.placeholders import fill

translate = QCoreApplication.translate

Names = Sequence[str]
"""The players' names, by seat. The words depend on the view and on the names."""

TALON = "talon"
"""The one thing to point at besides cards of the hand."""

_TAROKKS = (Card.SKIZ, Card.XII, Card.IX, Card.VII, Card.VI, Card.IV)
_name = terms.tarokk_name

# When a step comes up


def _phase(phase: str) -> Callable[[View], bool]:
    return lambda view: view.phase == phase and view.to_move == view.seat


def _trick(number: int) -> Callable[[View], bool]:
    """Whether the learner is to play to the trick with this number."""
    return lambda view: _phase("play")(view) and len(view.winners) == number - 1


def _said(count: int) -> Callable[[View], bool]:
    """Whether the learner speaks in the round of announcements after ``count`` utterances."""
    return lambda view: _phase("announce")(view) and len(view.said) == count


# The words


def _cards(view: View, names: Names) -> str:
    return translate(
        "Tarokk.Lesson",
        "These nine cards are yours. On the left are the tarokks: they are always trumps, and the number "
        "tells which is higher. The other cards belong to four suits, each with King, Queen, Rider, Jack "
        "and one low card.",
    )


def _honours(view: View, names: Names) -> str:
    text = translate(
        "Tarokk.Lesson",
        "Three tarokks are honours: the %1, the highest of all; the XXI, the next; and the %2, the lowest. "
        "Each is worth 5 points, like a King. A Queen is worth 4, a Rider 3, a Jack 2, anything else 1.",
    )
    return fill(text, _name(Card.SKIZ), _name(Card.I))


def _aim(view: View, names: Names) -> str:
    return translate(
        "Tarokk.Lesson",
        "One player becomes the declarer and plays with a secret partner against the other two. The "
        "declarer’s side needs 48 of the 94 points.",
    )


def _bid(view: View, names: Names) -> str:
    text = translate(
        "Tarokk.Lesson",
        "You speak first. Only a player with an honour may bid, and you have the %1. The number is how "
        "many cards you draw: a Three is the lowest bid, a Solo the highest. Two and One would promise a "
        "tarokk that you do not hold. Bid Three.",
    )
    return fill(text, _name(Card.SKIZ))


def _drawn(view: View, names: Names) -> str:
    text = translate(
        "Tarokk.Lesson",
        "The others have passed, so you are the declarer. You have drawn three cards from the talon, and "
        "each of the others one: yours are %1. What luck, another honour!",
    )
    return fill(text, ", ".join(map(_name, view.talon)))


def _discard(view: View, names: Names) -> str:
    text = translate(
        "Tarokk.Lesson",
        "Now discard three cards; their points count for your side. Kings and honours may never be "
        "discarded, and tarokks are too good. So discard the %1, the %2 and the %3: then you hold a "
        "single suit card, and can play tarokks on all other suits.",
    )
    return fill(text, *map(_name, (Card.HR, Card.DA, Card.CT)))


def _declare(view: View, names: Names) -> str:
    return translate(
        "Tarokk.Lesson",
        "Before the first card everybody may speak in turn. Eight tarokks in one hand are worth saying: each "
        "player pays you a point for them. Declare them first.",
    )


def _call(view: View, names: Names) -> str:
    text = translate(
        "Tarokk.Lesson",
        "Now call your partner: the player who holds the %1 will play with you. Only that player knows it; "
        "the others, and you, must find out.",
    )
    return fill(text, _name(Card.XX))


def _trull(view: View, names: Names) -> str:
    text = translate(
        "Tarokk.Lesson",
        "You have two of the three honours. If your side wins the %1 as well, that is a Trull. "
        "Unannounced it pays 1 point, announced 2: so announce it.",
    )
    return fill(text, _name(Card.I))


def _close(view: View, names: Names) -> str:
    return translate(
        "Tarokk.Lesson",
        "You have nothing more to announce, so pass. The others may now announce something too, or double "
        "what you announced: that is a kontra.",
    )


def _skiz(view: View, names: Names) -> str:
    text = translate(
        "Tarokk.Lesson",
        "You are the forehand, so you lead. A tarokk must be followed by a tarokk. Nothing beats the %1: "
        "lead it, and draw a tarokk from everybody.",
    )
    return fill(text, _name(Card.SKIZ))


def _xxi(view: View, names: Names) -> str:
    text = translate(
        "Tarokk.Lesson",
        "Only the Skíz beats the %1, and it has been played. So this trick is yours as well.",
    )
    return fill(text, _name(Card.XXI))


def _low(view: View, names: Names) -> str:
    text = translate(
        "Tarokk.Lesson",
        "Now a low one, the %1. Perhaps it brings out the called %2, and you learn who is with you.",
    )
    return fill(text, _name(Card.IX), _name(Card.XX))


def _partner(view: View, names: Names) -> str:
    text = translate(
        "Tarokk.Lesson",
        "%1 has played the %2: there is your partner. Now everybody knows the sides, and each side has one "
        "pile.",
    )
    return fill(text, names[3], _name(Card.XX))


def _ruff(view: View, names: Names) -> str:
    text = translate(
        "Tarokk.Lesson",
        "%1 leads the %2. You have no Diamonds, so you must play a tarokk. Take a high one, the %3: only "
        "the %4 can still beat it.",
    )
    return fill(text, names[3], _name(Card.DK), _name(Card.XVII), _name(Card.XVIII))


def _catch(view: View, names: Names) -> str:
    text = translate(
        "Tarokk.Lesson",
        "%1 had to play the %2 on a Club. You have no Clubs either, and play last, so your lowest tarokk is "
        "enough: with the %3 the trick is yours, and the Trull is complete.",
    )
    return fill(text, names[2], _name(Card.I), _name(Card.IV))


def _twelve(view: View, names: Names) -> str:
    text = translate(
        "Tarokk.Lesson",
        "Lead the %1. The opponents must play tarokks, and only their last high ones can beat it; those are "
        "worth little.",
    )
    return fill(text, _name(Card.XII))


def _king(view: View, names: Names) -> str:
    text = translate(
        "Tarokk.Lesson",
        "%1 leads a Heart. You must follow suit, and your King is the highest Heart: 5 points and the trick.",
    )
    return fill(text, names[1])


def _six(view: View, names: Names) -> str:
    text = translate(
        "Tarokk.Lesson", "Two small tarokks are left. Lead the %1; the %2 stays for the last trick."
    )
    return fill(text, _name(Card.VI), _name(Card.VII))


def _last(view: View, names: Names) -> str:
    text = translate(
        "Tarokk.Lesson",
        "Nobody else has a tarokk now. Your %1 wins the last trick, with a King and a Queen in it.",
    )
    return fill(text, _name(Card.VII))


def _card_step(
    name: str, trick: int, words: Callable[[View, Names], str], card: Card, way: str = ""
) -> LessonStep[View, Action]:
    return LessonStep(name, _trick(trick), words, (card,), Action.parse(f"play {card}"), way=way)


STEPS: tuple[LessonStep[View, Action], ...] = (
    LessonStep("cards", _phase("auction"), _cards, _TAROKKS),
    LessonStep("honours", _phase("auction"), _honours, (Card.SKIZ, Card.HK)),
    LessonStep("aim", _phase("auction"), _aim),
    LessonStep("bid", _phase("auction"), _bid, (Card.SKIZ,), Action.parse("bid three"), way=ARROWS),
    LessonStep("drawn", _phase("discard"), _drawn, (Card.XXI, Card.XVII, Card.HR)),
    LessonStep(
        "discard", _phase("discard"), _discard, (Card.HR, Card.DA, Card.CT), Action.parse("discard HR DA CT")
    ),
    LessonStep("declare", _said(0), _declare, (), Action.parse("tarokks 8")),
    LessonStep("call", _said(1), _call, (), Action.parse("call XX")),
    LessonStep("trull", _said(2), _trull, (Card.SKIZ, Card.XXI), Action.parse("trull")),
    LessonStep("close", _said(3), _close, (), Action.parse("pass")),
    _card_step("skiz", 1, _skiz, Card.SKIZ, ARROWS),
    _card_step("xxi", 2, _xxi, Card.XXI),
    _card_step("low", 3, _low, Card.IX, TYPING),
    LessonStep("partner", _trick(4), _partner),
    _card_step("ruff", 4, _ruff, Card.XVII),
    _card_step("catch", 5, _catch, Card.IV),
    _card_step("twelve", 6, _twelve, Card.XII),
    _card_step("king", 7, _king, Card.HK),
    _card_step("six", 8, _six, Card.VI),
    _card_step("last", 9, _last, Card.VII),
)
"""The steps, in the order in which they come up."""
