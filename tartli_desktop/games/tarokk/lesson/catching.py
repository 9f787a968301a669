"""A guided hand of tarokk: the learner holds the Skíz back until the XXI falls to it."""

from tartli_desktop.cards.tarokk import Card
from tartli_desktop.face.lesson.planned_hand import LessonStep
from tartli_desktop.games.tarokk import Action

from .guide import TarokkHand, play


class Catching(TarokkHand):
    """Ágoston has the called XX, and Kornél the XXI."""

    text = "lesson_catching"
    puzzle = "catch"
    dealer = 2
    deck = (
        "DK VIII VII IX IV XXI HR XIX XVI CK HJ DA CJ HK II SKIZ HA XVII SJ XVIII CQ SQ DR XI "
        "SK DJ CT I CR VI X XV SR XIV XIII XII HQ III V DQ ST XX"
    )
    line = (
        *("3:pass", "0:bid three", "1:pass", "2:pass"),
        *("0:discard DA CJ SR", "1:discard CQ", "2:discard DJ", "3:discard HR"),
        *("0:keep", "1:keep", "2:keep", "3:keep"),
        *("0:call XX", "0:pass", "1:pass", "2:pass", "3:pass"),
        *("3:play CK", "0:play II", "1:play XVIII", "2:play XX"),
        *("2:play SK", "3:play VI", "0:play XV", "1:play SJ"),
        *("0:play HK", "1:play HA", "2:play IV", "3:play HJ"),
        *("2:play ST", "3:play XVI", "0:play VII", "1:play III"),
        *("3:play CT", "0:play VIII", "1:play IX", "2:play XI"),
        *("2:play SQ", "3:play XIX", "0:play X", "1:play XII"),
        *("3:play I", "0:play XIV", "1:play XVII", "2:play V"),
        *("1:play HQ", "2:play DR", "3:play XXI", "0:play SKIZ"),
        *("0:play DK", "1:play XIII", "2:play DQ", "3:play CR"),
    )
    steps = (
        LessonStep("bid", (Card.SKIZ,), Action.parse("bid three")),
        LessonStep("discard", (Card.DA, Card.CJ, Card.SR), Action.parse("discard DA CJ SR")),
        LessonStep("call", (), Action.parse("call XX")),
        LessonStep("plan", (Card.SKIZ,)),
        LessonStep("close", (), Action.parse("pass")),
        play("two", Card.II),
        LessonStep("partner"),
        play("king", Card.XV),
        play("hearts", Card.HK),
        play("small", Card.VII),
        play("eight", Card.VIII),
        play("ten", Card.X),
        play("tempting", Card.XIV),
        play("catch", Card.SKIZ),
        play("last", Card.DK),
    )
