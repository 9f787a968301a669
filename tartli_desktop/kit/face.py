"""The face of a game whose modules have the usual names."""

from collections.abc import Callable

from tartli_desktop.face.face import FaceOf
from tartli_desktop.face.late_part import late
from tartli_desktop.game.match import A, E, M, R, V
from tartli_desktop.session.session import SessionOf
from tartli_desktop.store.match_kinds import MatchMarks

from .levels import level_of_play


class UsualFace(FaceOf[M, V, E, A, R]):
    """A face with all parts, each in its usual module; a game names the parts that it keeps elsewhere."""

    words = late(".words.announcements", "TableWords", made=True)
    plan = late(".table.plan", "PLAN")
    level_name = staticmethod(level_of_play)
    commands = late(".commands", "COMMANDS")
    choices = late(".table.status", "choices_of")
    status = late(".table.status", "status_of")
    position_status = late(".table.status", "position_status")
    example_view = late(".table.plan", "example_view")
    hints = late(".words.hints")
    dialogs = late(".dialogs.table_dialogs", "*Dialogs")
    new_match_form = late(".dialogs.new_match", "*MatchForm")
    demo = late(".dialogs.demo", "DEMO")
    score_sheet = late(".score.ledger_sheet", "*Ledger")
    settings_pages = late(".settings_pages", "*Pages")
    records = late(".words.hand_text", "*Records", made=True)
    statistics = late(".words.statistics", "*Statistics", made=True)
    reviews = late(".review", "*Reviews", made=True)
    puzzles = late(".puzzles.wording", "PUZZLES")
    course = late(".lesson", "COURSE")
    training = late(".training.hands", "TRAINING")
    card_values = late(".help.card_values", "card_values")
    help = late(".help.chapters", "*Help", made=True)

    def session_type(self, marks: MatchMarks) -> Callable[..., SessionOf[M, V, E, A]]:
        """What plays a match of this kind: a guided hand, a puzzle, or any other."""
        if marks.puzzle:
            from .puzzles.session import PuzzleSession

            return PuzzleSession
        return self.course.session_of(marks.lesson) if marks.lesson else SessionOf
