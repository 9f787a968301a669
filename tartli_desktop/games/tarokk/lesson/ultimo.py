"""A guided hand of tarokk: the learner announces Pagátultimó and wins the last trick with the pagát."""

from tartli_desktop.cards.tarokk import Card
from tartli_desktop.face.lesson.planned_hand import LessonStep
from tartli_desktop.games.tarokk import Action

from .guide import TarokkHand, play


class Ultimo(TarokkHand):
    """The learner is the declarer, with eight tarokks, and Vilma has the called XX."""

    text = "lesson_ultimo"
    puzzle = "pagat"
    deck = (
        "XXI XV XIII HK SR HR XVIII SKIZ DR CR I CK IV XX DJ ST HA CJ IX II VII SQ CT XVII "
        "XII X DA XIX SK V VIII XVI VI HQ DQ XIV DK SJ XI HJ CQ III"
    )
    line = (
        *("0:bid three", "1:pass", "2:pass", "3:pass"),
        *("0:discard DR DA CR", "1:discard ST", "2:discard CJ", "3:discard SQ"),
        *("0:keep", "1:keep", "2:keep", "3:keep"),
        *("0:tarokks 8", "0:call XX", "0:trull", "0:ultimo", "0:pass", "1:pass", "2:pass", "3:pass"),
        *("0:play XXI", "1:play IV", "2:play II", "3:play III"),
        *("0:play V", "1:play VI", "2:play VII", "3:play X"),
        *("3:play CT", "0:play XIII", "1:play CK", "2:play XIV"),
        *("2:play DK", "3:play XI", "0:play SKIZ", "1:play DJ"),
        *("0:play XV", "1:play XX", "2:play IX", "3:play XII"),
        *("1:play VIII", "2:play HA", "3:play XVII", "0:play XVIII"),
        *("0:play XIX", "1:play XVI", "2:play SJ", "3:play HJ"),
        *("0:play SK", "1:play HQ", "2:play SR", "3:play HR"),
        *("0:play I", "1:play HK", "2:play DQ", "3:play CQ"),
    )
    steps = (
        LessonStep("bid", (Card.SKIZ, Card.I), Action.parse("bid three")),
        LessonStep("discard", (Card.DR, Card.DA, Card.CR), Action.parse("discard DR DA CR")),
        LessonStep("tarokks", (), Action.parse("tarokks 8")),
        LessonStep("call", (), Action.parse("call XX")),
        LessonStep("trull", (Card.SKIZ, Card.XXI, Card.I), Action.parse("trull")),
        LessonStep("ultimo", (Card.I,), Action.parse("ultimo")),
        LessonStep("close", (), Action.parse("pass")),
        play("lead", Card.XXI),
        play("count", Card.V),
        play("ruff", Card.XIII),
        play("king", Card.SKIZ),
        play("draw", Card.XV),
        play("over", Card.XVIII),
        play("last out", Card.XIX),
        play("suit", Card.SK),
        play("pagat", Card.I),
    )
