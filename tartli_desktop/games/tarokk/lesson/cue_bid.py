"""A guided hand of tarokk: the learner accepts a cue bid, and so knows the partner."""

from tartli_desktop.cards.tarokk import Card
from tartli_desktop.face.lesson.planned_hand import LessonStep
from tartli_desktop.games.tarokk import Action

from .guide import TarokkHand, play


class CueBid(TarokkHand):
    """Kornél promises the XIX by a jump, and the learner holds the bid."""

    text = "lesson_cue_bid"
    puzzle = "trull"
    deck = (
        "HQ XI I X IV VII SKIZ III DJ SK VI CQ DA SJ XIII VIII DK II DQ HA HJ V HK XII "
        "XVI CR XVII XX CJ IX XIV ST HR SQ XVIII CK SR DR CT XIX XXI XV"
    )
    line = (
        *("0:bid three", "1:pass", "2:pass", "3:bid one", "0:hold", "3:pass"),
        *("0:discard HQ", "1:discard HR CQ", "2:discard DQ SR", "3:discard CT"),
        *("0:keep", "1:keep", "2:keep", "3:keep"),
        *("0:call XIX", "0:pass", "1:pass", "2:pass", "3:pass"),
        *("0:play III", "1:play VIII", "2:play II", "3:play XXI"),
        *("3:play V", "0:play XX", "1:play XI", "2:play IV"),
        *("0:play SK", "1:play ST", "2:play XVIII", "3:play XIX"),
        *("3:play HK", "0:play XVII", "1:play I", "2:play HA"),
        *("0:play DJ", "1:play DA", "2:play DR", "3:play VII"),
        *("3:play CR", "0:play CJ", "1:play XIII", "2:play CK"),
        *("1:play SJ", "2:play X", "3:play XII", "0:play VI"),
        *("3:play XV", "0:play SKIZ", "1:play XIV", "2:play HJ"),
        *("0:play IX", "1:play SQ", "2:play DK", "3:play XVI"),
    )
    steps = (
        LessonStep("bid", (Card.SKIZ,), Action.parse("bid three")),
        LessonStep("hold", (), Action.parse("hold")),
        LessonStep("discard", (Card.HQ,), Action.parse("discard HQ")),
        LessonStep("call", (), Action.parse("call XIX")),
        LessonStep("close", (), Action.parse("pass")),
        play("lead", Card.III),
        play("twenty", Card.XX),
        play("king", Card.SK),
        play("protect", Card.XVII),
        play("diamond", Card.DJ),
        play("follow", Card.CJ),
        play("lowest", Card.VI),
        play("sure", Card.SKIZ),
        play("last", Card.IX),
    )
