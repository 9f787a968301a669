"""A guided hand of tarokk: the learner is called as the partner, announces Trull and helps the declarer."""

from tartli_desktop.cards.tarokk import Card
from tartli_desktop.face.lesson.planned_hand import LessonStep
from tartli_desktop.games.tarokk import Action

from .guide import TarokkHand, play


class Partner(TarokkHand):
    """Kornél is the declarer, and calls the XX that the learner holds."""

    text = "lesson_partner"
    puzzle = "partner"
    dealer = 0
    deck = (
        "HA III CJ SKIZ XV II IV VII SJ XIV XVII DK HK XIII X XII HQ HJ ST DR IX XX DJ CK "
        "VIII SK CR CQ SQ XI SR XVI DA DQ XVIII VI XIX I V XXI HR CT"
    )
    line = (
        *("1:pass", "2:pass", "3:bid three", "0:bid two", "3:hold", "0:pass"),
        *("3:discard HQ DR", "0:discard HR DJ", "1:discard CQ", "2:discard SR"),
        *("3:keep", "0:keep", "1:keep", "2:keep"),
        *("3:call XX", "3:pass", "0:trull", "0:pass", "1:pass", "2:pass", "3:pass"),
        *("1:play IV", "2:play II", "3:play VI", "0:play V"),
        *("3:play ST", "0:play SK", "1:play SJ", "2:play X"),
        *("2:play HK", "3:play HA", "0:play XX", "1:play VII"),
        *("0:play CK", "1:play CR", "2:play XVI", "3:play XVIII"),
        *("3:play HJ", "0:play XXI", "1:play XI", "2:play XII"),
        *("0:play CT", "1:play XIV", "2:play XIII", "3:play XIX"),
        *("3:play I", "0:play SKIZ", "1:play XV", "2:play DA"),
        *("0:play CJ", "1:play XVII", "2:play DK", "3:play III"),
        *("1:play SQ", "2:play DQ", "3:play IX", "0:play VIII"),
    )
    steps = (
        LessonStep("bid", (Card.XXI,), Action.parse("bid two")),
        LessonStep("pass", (), Action.parse("pass")),
        LessonStep("discard", (Card.HR, Card.DJ), Action.parse("discard HR DJ")),
        LessonStep("called", (Card.XX,)),
        LessonStep("trull", (Card.SKIZ, Card.XXI), Action.parse("trull")),
        LessonStep("close", (), Action.parse("pass")),
        play("lowest", Card.V),
        play("follow", Card.SK),
        play("twenty", Card.XX),
        play("clubs", Card.CK),
        play("safe", Card.XXI),
        play("ten", Card.CT),
        play("pagat", Card.SKIZ),
        play("jack", Card.CJ),
        play("last", Card.VIII),
    )
