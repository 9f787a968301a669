"""How Tartli looks and speaks: see :class:`tartli_desktop.face.face.Face`."""

from collections.abc import Callable

from tartli_desktop.cards.german import Card
from tartli_desktop.face.late_part import late
from tartli_desktop.games import tartli
from tartli_desktop.games.tartli import Action, Event, Match, Variant, View
from tartli_desktop.games.tartli.game import RULES
from tartli_desktop.games.tartli.session import Session
from tartli_desktop.games.tartli.words import terms
from tartli_desktop.kit.face import UsualFace
from tartli_desktop.sound.player import Sound
from tartli_desktop.store.match_kinds import MatchMarks
from tartli_desktop.text.context import Context

tr = Context("Tartli.Face")


class TartliFace(UsualFace[Match, View, Event, Action, Variant]):
    """Everything that is shown of Tartli."""

    rules = RULES
    emblem = Card.HK, Card.HO, Card.H9
    variant_name = staticmethod(terms.variant_name)

    moments_of = late(".table.moments", "moments_of")
    words = late(".table.table_words", "TableWords", made=True)
    hints = late(".coach.wording")
    two_people = late(".two_people.turning_table", "TurningTable")
    score_sheet = late(".score.slate_sync", "SlateSync")
    reviews = late(".review.wording", "TartliReviews", made=True)

    def game_name(self) -> str:
        return tr("Tartli")

    def game_line(self) -> str:
        return tr("Melds and tricks, to 501 points")

    def welcome(self) -> str:
        return tr("Welcome to Tartli, the old card game of Hungary and Austria.")

    def sound_of(self, event: Event) -> Sound | None:
        match event:
            case tartli.CardPlayed():
                return Sound.DOWN
            case tartli.CardDrawn() | tartli.Exchanged():
                return Sound.SLIDE
            case tartli.Dealt():
                return Sound.RIFFLE
            case tartli.WentOut() | tartli.ContestAnswered(higher=False):
                return Sound.KNOCK
            case tartli.GameWon():
                return Sound.CHIME
        return None

    def session_type(self, marks: MatchMarks) -> Callable[..., Session]:
        if marks.two:
            from .two_people.session import TwoPeople

            return TwoPeople
        if marks.puzzle:
            from .puzzles.puzzle import PuzzleSession

            return PuzzleSession
        return super().session_type(marks)


FACE = TartliFace()
