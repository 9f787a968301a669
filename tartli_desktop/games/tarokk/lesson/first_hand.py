"""The guided first hand of tarokk: how the cards lie, how it is played, and what is explained when.

The learner bids a Three, calls the XX, announces Trull and wins both.
"""

from tartli_desktop.cards.tarokk import Card
from tartli_desktop.face.lesson.planned_hand import ARROWS, TYPING, LessonStep
from tartli_desktop.games.tarokk import Action

from .guide import TarokkHand, play


class TarokkFirstHand(TarokkHand):
    """The learner speaks first, and becomes the declarer."""

    puzzle = "trull"
    is_first = True
    deck = (
        "XXI HR XVII DR DJ CJ HK DA CT IX VI XVI II XVIII XIV III SK HA CQ DQ VIII DK X SQ CK XX "
        "VII XII IV SKIZ HJ HQ CR XV V XI I XIX ST XIII SR SJ"
    )
    line = (
        *("0:bid three", "1:pass", "2:pass", "3:pass"),
        *("0:discard HR DA CT", "1:discard DR", "2:discard CQ", "3:discard ST"),
        *("0:keep", "1:keep", "2:keep", "3:keep"),
        *("0:tarokks 8", "0:call XX", "0:trull", "0:pass", "1:pass", "2:pass", "3:pass"),
        *("0:play SKIZ", "1:play II", "2:play V", "3:play X"),
        *("0:play XXI", "1:play III", "2:play VIII", "3:play XIII"),
        *("0:play IX", "1:play XIV", "2:play XIX", "3:play XX"),
        *("3:play DK", "0:play XVII", "1:play XVIII", "2:play DQ"),
        *("1:play CR", "2:play I", "3:play CJ", "0:play IV"),
        *("0:play XII", "1:play XV", "2:play XI", "3:play SJ"),
        *("1:play HJ", "2:play HA", "3:play SR", "0:play HK"),
        *("0:play VI", "1:play XVI", "2:play SK", "3:play SQ"),
        *("1:play HQ", "2:play DJ", "3:play CK", "0:play VII"),
    )
    steps = (
        LessonStep("cards", (Card.SKIZ, Card.XII, Card.IX, Card.VII, Card.VI, Card.IV)),
        LessonStep("honours", (Card.SKIZ, Card.HK)),
        LessonStep("aim"),
        LessonStep("bid", (Card.SKIZ,), Action.parse("bid three")),
        LessonStep("drawn", (Card.XXI, Card.XVII, Card.HR)),
        LessonStep("discard", (Card.HR, Card.DA, Card.CT), Action.parse("discard HR DA CT")),
        LessonStep("declare", (), Action.parse("tarokks 8")),
        LessonStep("call", (), Action.parse("call XX")),
        LessonStep("trull", (Card.SKIZ, Card.XXI), Action.parse("trull")),
        LessonStep("close", (), Action.parse("pass")),
        play("skiz", Card.SKIZ, ARROWS),
        play("xxi", Card.XXI),
        play("low", Card.IX, TYPING),
        LessonStep("partner"),
        play("ruff", Card.XVII),
        play("catch", Card.IV),
        play("twelve", Card.XII),
        play("king", Card.HK),
        play("six", Card.VI),
        play("last", Card.VII),
    )
