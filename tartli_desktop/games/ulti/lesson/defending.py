"""A guided hand of Ulti: the learner doubles an Ulti, and the Seven of trumps has to be played too early."""

from tartli_desktop.cards.german import Card
from tartli_desktop.face.lesson.planned_hand import LessonStep
from tartli_desktop.games.ulti import Action

from .guide import UltiHand, play


class Defending(UltiHand):
    """Vilma plays an Ulti with four trumps, and the learner has the other four."""

    text = "lesson_defending"
    puzzle = "break-ulti"
    dealer = 0
    cards = (
        "A9 AU LK LU L9 L8 HU H8 BA BK",
        "AA AX AK LA LX LO L7 HX HK H9 B8 B7",
        "AO A8 A7 HA HO H7 BX BO BU B9",
    )
    line = (
        *("1:lay B8 B7", "1:bid ulti", "2:pass", "0:pass", "1:pass", "1:trump L"),
        *("1:play LA", "2:play B9", "0:double ulti", "0:play L8", "1:good"),
        *("1:play LX", "2:play A7", "0:play L9"),
        *("1:play AA", "2:play A8", "0:play A9"),
        *("1:play AX", "2:play AO", "0:play AU"),
        *("1:play AK", "2:play H7", "0:play LU"),
        *("0:play BK", "1:play LO", "2:play BU"),
        *("1:play HK", "2:play HA", "0:play H8"),
        *("2:play BO", "0:play BA", "1:play L7"),
        *("1:play HX", "2:play HO", "0:play HU"),
        *("1:play H9", "2:play BX", "0:play LK"),
    )
    steps = (
        LessonStep("aim"),
        LessonStep("pass", (), Action.parse("pass")),
        LessonStep("double", (Card.LK, Card.LU, Card.L9, Card.L8), Action.parse("double ulti")),
        play("first trump", Card.L8),
        play("second trump", Card.L9),
        play("follow", Card.A9),
        play("follow ten", Card.AU),
        play("trump", Card.LU),
        play("force", Card.BK),
        LessonStep("see"),
        play("partner", Card.H8),
        play("again", Card.BA),
        play("hearts", Card.HU),
        play("last", Card.LK),
    )
