"""A guided hand of Ulti: the learner bids Betli, gets rid of the dangerous cards and wins no trick."""

from tartli_desktop.cards.german import Card
from tartli_desktop.face.lesson.planned_hand import LessonStep
from tartli_desktop.games.ulti import Action

from .guide import UltiHand, play


class Betli(UltiHand):
    """The learner opens with a Betli."""

    text = "lesson_betli"
    puzzle = "betli"
    cards = (
        "A7 A8 A9 AX L7 L9 LK H7 H8 H9 B8 BA",
        "AU AK LX LO LA HX HO B7 B9 BU",
        "AO AA L8 LU HU HK HA BX BO BK",
    )
    line = (
        *("0:lay LK BA", "0:bid betli", "1:pass", "2:pass", "0:pass"),
        *("0:play B8", "1:play BU", "2:play BK"),
        *("2:play BX", "0:play L9", "1:play B9"),
        *("2:play L8", "0:play L7", "1:play LX"),
        *("1:play HX", "2:play HU", "0:play H9"),
        *("2:play AA", "0:play AX", "1:play AK"),
        *("2:play AO", "0:claim", "1:agree", "2:agree"),
    )
    steps = (
        LessonStep("aim"),
        LessonStep("order", (Card.AX,)),
        LessonStep("lay", (Card.LK, Card.BA), Action.parse("lay LK BA")),
        LessonStep("bid", (), Action.parse("bid betli")),
        LessonStep("pass", (), Action.parse("pass")),
        play("lead", Card.B8),
        play("void", Card.L9),
        play("under", Card.L7),
        play("high", Card.H9),
        play("ten", Card.AX),
        LessonStep("claim", (), Action.parse("claim")),
    )
