"""A guided hand of Ulti: the learner picks up the talon, bids 40-100 and brings the points home."""

from tartli_desktop.cards.german import Card
from tartli_desktop.face.lesson.planned_hand import LessonStep
from tartli_desktop.games.ulti import Action

from .guide import UltiHand, play


class FortyHundred(UltiHand):
    """Lajos opens with a Simple, and the learner outbids him."""

    text = "lesson_forty_hundred"
    puzzle = "hundred"
    dealer = 1
    cards = (
        "AA AX AK AO A8 LA LX L9 BA H7",
        "A9 AU LK LO LU HK HO HU B9 B7",
        "BX BK BO BU B8 HA HX H9 A7 L7 L8 H8",
    )
    line = (
        *("2:lay L8 H8", "2:bid simple", "0:take", "0:lay H8 H7", "0:bid 40-100"),
        *("1:pass", "2:pass", "0:pass", "0:trump A"),
        *("0:play AA", "1:play A9", "2:play A7"),
        *("0:play AX", "1:play AU", "2:play H9"),
        *("0:play LA", "1:play LU", "2:play L7"),
        *("0:play LX", "1:play LO", "2:play B8"),
        *("0:play BA", "1:play B7", "2:play BU"),
        *("0:play L8", "1:play LK", "2:play HA"),
        *("1:play B9", "2:play BO", "0:play A8"),
        *("0:play L9", "1:play HU", "2:play BK"),
        *("0:play AO", "1:play HO", "2:play BX"),
        *("0:play AK", "1:play HK", "2:play HX"),
    )
    steps = (
        LessonStep("cards", (Card.AK, Card.AO)),
        LessonStep("count", (Card.AA, Card.AX, Card.LA, Card.LX, Card.BA)),
        LessonStep("take", (), Action.parse("take")),
        LessonStep("lay", (Card.H8, Card.H7), Action.parse("lay H8 H7")),
        LessonStep("bid", (), Action.parse("bid 40-100")),
        LessonStep("pass", (), Action.parse("pass")),
        LessonStep("trump", (), Action.parse("trump A")),
        play("draw", Card.AA),
        play("draw again", Card.AX),
        play("ace", Card.LA),
        play("ten", Card.LX),
        play("bells", Card.BA),
        play("free", Card.L8),
        play("ruff", Card.A8),
        play("nine", Card.L9),
        play("last two", Card.AO),
        play("last", Card.AK),
    )
