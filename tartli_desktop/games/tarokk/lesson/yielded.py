"""A guided hand of tarokk: the learner yields the game with a pass that promises the XX."""

from tartli_desktop.cards.tarokk import Card
from tartli_desktop.face.lesson.planned_hand import LessonStep
from tartli_desktop.games.tarokk import Action

from .guide import TarokkHand, play


class Yielded(TarokkHand):
    """Vilma plays a Two, and must call the learner’s XX."""

    text = "lesson_yielded"
    puzzle = "partner"
    dealer = 1
    deck = (
        "VI DA XVII HQ XIV XI XVIII SK XV V SQ XIII XII CJ VIII IX CT III DK HA XX DR SJ I "
        "SR VII ST HK II CR X CQ XVI DQ HR XXI CK SKIZ DJ HJ XIX IV"
    )
    line = (
        *("2:pass", "3:pass", "0:bid three", "1:bid two", "0:pass"),
        *("1:discard HJ DR", "2:discard CR SQ", "3:discard DQ", "0:discard HA"),
        *("1:keep", "2:keep", "3:keep", "0:keep"),
        *("1:call XX", "1:pass", "2:pass", "3:pass", "0:trull", "0:pass", "1:pass", "2:pass", "3:pass"),
        *("2:play HK", "3:play VIII", "0:play HR", "1:play XIX"),
        *("1:play DA", "2:play II", "3:play IX", "0:play DK"),
        *("3:play CJ", "0:play CT", "1:play IV", "2:play V"),
        *("2:play SK", "3:play X", "0:play XI", "1:play SR"),
        *("0:play XXI", "1:play I", "2:play XV", "3:play XII"),
        *("0:play CK", "1:play VI", "2:play XVII", "3:play CQ"),
        *("2:play ST", "3:play XIII", "0:play XX", "1:play SJ"),
        *("0:play III", "1:play VII", "2:play XVIII", "3:play XIV"),
        *("2:play HQ", "3:play XVI", "0:play SKIZ", "1:play DJ"),
    )
    steps = (
        LessonStep("bid", (Card.SKIZ, Card.XXI), Action.parse("bid three")),
        LessonStep("yield", (Card.XX,), Action.parse("pass")),
        LessonStep("discard", (Card.HA,), Action.parse("discard HA")),
        LessonStep("called"),
        LessonStep("trull", (Card.SKIZ, Card.XXI), Action.parse("trull")),
        LessonStep("close", (), Action.parse("pass")),
        play("hearts", Card.HR),
        play("diamonds", Card.DK),
        play("clubs", Card.CT),
        play("eleven", Card.XI),
        play("pagat", Card.XXI),
        play("king", Card.CK),
        play("twenty", Card.XX),
        play("three", Card.III),
        play("last", Card.SKIZ),
    )
