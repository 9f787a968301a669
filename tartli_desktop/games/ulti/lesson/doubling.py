"""A guided hand of Ulti: the learner bids an Ulti, is doubled, and redoubles."""

from tartli_desktop.cards.german import Card
from tartli_desktop.face.lesson.planned_hand import LessonStep
from tartli_desktop.games.ulti import Action

from .guide import UltiHand, play


class Doubling(UltiHand):
    """Vilma doubles with the three other trumps, which the learner can draw."""

    text = "lesson_doubling"
    puzzle = "trumped"
    cards = (
        "AA AX AK AU A7 LA LX L8 BA B8 HU H8",
        "AO A9 A8 LK LU HA HX HK H9 H7",
        "LO L9 L7 HO BX BK BO BU B9 B7",
    )
    line = (
        *("0:lay HU H8", "0:bid ulti", "1:pass", "2:pass", "0:pass", "0:trump A"),
        *("0:play AA", "1:double ulti", "1:play A8", "2:play L7"),
        *("0:double ulti", "1:good", "2:good"),
        *("0:play AX", "1:play A9", "2:play HO"),
        *("0:play AK", "1:play AO", "2:play B7"),
        *("0:play LA", "1:play LU", "2:play L9"),
        *("0:play LX", "1:play LK", "2:play LO"),
        *("0:play BA", "1:play H7", "2:play B9"),
        *("0:play L8", "1:play H9", "2:play BU"),
        *("0:play B8", "1:play HA", "2:play BO"),
        *("2:play BK", "0:play AU", "1:play HK"),
        *("0:play A7", "1:play HX", "2:play BX"),
    )
    steps = (
        LessonStep("cards", (Card.A7,)),
        LessonStep("lay", (Card.HU, Card.H8), Action.parse("lay HU H8")),
        LessonStep("bid", (), Action.parse("bid ulti")),
        LessonStep("pass", (), Action.parse("pass")),
        LessonStep("trump", (), Action.parse("trump A")),
        play("lead", Card.AA),
        LessonStep("doubled"),
        LessonStep("count", (Card.AX, Card.AK)),
        LessonStep("redouble", (Card.A7,), Action.parse("double ulti")),
        play("ten", Card.AX),
        play("king", Card.AK),
        play("ace", Card.LA),
        play("leaves ten", Card.LX),
        play("bells", Card.BA),
        play("eight", Card.L8),
        play("lose", Card.B8),
        play("trump it", Card.AU),
        play("seven", Card.A7),
    )
