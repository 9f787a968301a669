"""A guided hand of tarokk: the learner is an opponent of the declarer, says kontra and wins the game."""

from tartli_desktop.cards.tarokk import Card
from tartli_desktop.face.lesson.planned_hand import LessonStep
from tartli_desktop.games.tarokk import Action

from .guide import TarokkHand, play


class Kontra(TarokkHand):
    """Ágoston is the declarer, and Vilma has the called XX."""

    text = "lesson_kontra"
    puzzle = "beat-pagat"
    deck = (
        "HA IX CT HR SKIZ XV VI VII HK XII XIV DK XX HQ SK SJ XVI SR XXI III HJ XI XVII V "
        "DR VIII X IV ST XVIII SQ DA CR II XIII DJ I CQ XIX CJ CK DQ"
    )
    line = (
        *("0:pass", "1:pass", "2:bid three", "3:pass"),
        *("2:discard DJ CQ SR", "3:discard HR", "0:discard ST", "1:discard CR"),
        *("2:keep", "3:keep", "0:keep", "1:keep"),
        *("2:call XX", "2:pass", "3:pass", "0:tarokks 8", "0:kontra game", "0:pass", "1:pass"),
        *("2:pass", "3:pass"),
        *("0:play IV", "1:play XV", "2:play XVI", "3:play XVII"),
        *("3:play CK", "0:play VI", "1:play XX", "2:play CT"),
        *("1:play DK", "2:play III", "3:play DR", "0:play VII"),
        *("0:play HK", "1:play HQ", "2:play HA", "3:play V"),
        *("3:play CJ", "0:play X", "1:play II", "2:play XXI"),
        *("2:play HJ", "3:play VIII", "0:play XII", "1:play DA"),
        *("0:play SKIZ", "1:play SJ", "2:play IX", "3:play XI"),
        *("0:play XVIII", "1:play SQ", "2:play I", "3:play XIX"),
        *("3:play DQ", "0:play XIV", "1:play SK", "2:play XIII"),
    )
    steps = (
        LessonStep("pass", (), Action.parse("pass")),
        LessonStep("discard", (Card.ST,), Action.parse("discard ST")),
        LessonStep("opponent"),
        LessonStep("tarokks", (), Action.parse("tarokks 8")),
        LessonStep("kontra", (Card.SKIZ,), Action.parse("kontra game")),
        LessonStep("close", (), Action.parse("pass")),
        play("lead", Card.IV),
        play("wait", Card.VI),
        LessonStep("partner"),
        play("king", Card.VII),
        play("hearts", Card.HK),
        play("clubs", Card.X),
        play("low", Card.XII),
        play("skiz", Card.SKIZ),
        play("high", Card.XVIII),
        play("last", Card.XIV),
    )
