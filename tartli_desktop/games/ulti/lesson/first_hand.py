"""The guided first hand of Ulti: how the cards lie, how it is played, and what is explained when.

The learner opens, bids a Simple and wins it by 90 to 60.
"""

from tartli_desktop.cards.german import Card
from tartli_desktop.face.lesson.planned_hand import ARROWS, TALON, TYPING, LessonStep
from tartli_desktop.games.ulti import Action

from .guide import UltiHand, play


class UltiFirstHand(UltiHand):
    """The learner plays a Simple."""

    puzzle = "ulti"
    cards = (
        "AA AK AO A9 A7 LA LX L8 HU H8 B9 B8",
        "AX A8 LK LO L7 HA HO BA BO B7",
        "AU LU L9 HX HK H9 H7 BX BK BU",
    )
    line = (
        *("0:lay B9 B8", "0:bid simple", "1:pass", "2:pass", "0:pass", "0:trump A"),
        *("0:marriage 40", "0:play AA", "1:marriage 20", "1:play A8", "2:play AU"),
        *("0:play A9", "1:play AX", "2:play BX"),
        *("1:play HO", "2:play HX", "0:play H8"),
        *("2:play H9", "0:play HU", "1:play HA"),
        *("1:play BA", "2:play BU", "0:play A7"),
        *("0:play LA", "1:play L7", "2:play L9"),
        *("0:play LX", "1:play LO", "2:play LU"),
        *("0:play L8", "1:play LK", "2:play H7"),
        *("1:play BO", "2:play BK", "0:play AO"),
        *("0:play AK", "1:play B7", "2:play HK"),
    )
    steps = (
        LessonStep("cards"),
        LessonStep("ranks"),
        LessonStep("aim"),
        LessonStep("lay", (Card.B9, Card.B8), Action.parse("lay B9 B8")),
        LessonStep("bid", (), Action.parse("bid simple")),
        LessonStep("pass", (TALON,), Action.parse("pass")),
        LessonStep("trump", (), Action.parse("trump A")),
        LessonStep("marriage", (Card.AK, Card.AO), Action.parse("marriage 40")),
        play("lead", Card.AA, ARROWS),
        LessonStep("theirs"),
        play("low trump", Card.A9, TYPING),
        play("follow", Card.H8),
        play("beat", Card.HU),
        play("ruff", Card.A7),
        play("ace", Card.LA),
        play("ten", Card.LX),
        play("low", Card.L8),
        play("second last", Card.AO),
        play("last", Card.AK),
    )
