"""The guided first hand of each game, and puzzles."""

from __future__ import annotations

from screenshots.studio import SetUp, Studio
from screenshots.waiting import wait_for_the_player
from tartli_desktop.face import face_of
from tartli_desktop.games.tartli import GATHER, PLAYS, Action
from tartli_desktop.games.tartli.opponents.endgame.choice import EndgameChoice
from tartli_desktop.games.tartli.opponents.knowledge.position import read_position
from tartli_desktop.games.tartli.puzzles.puzzle import puzzles
from tartli_desktop.session.match_state import Phase
from tartli_desktop.windows.main_window import MainWindow


def lesson(step: str, stray: str = "", game: str = "tartli") -> SetUp:
    """The guided first hand at a step, or at its end; perhaps with an action that strays from it."""

    def opened(studio: Studio) -> MainWindow:
        window, _ = studio.window(last_game=game)
        window.lessons.begin(game)
        wait_for_the_player(window)
        guide, session = window.area.guide, window.area.session
        while session.phase is not Phase.MATCH_OVER and (not guide.step or guide.step.name != step):
            asked = guide.asked
            if guide.step is not None and asked is None:
                guide.note.buttons[0].click()
            elif asked in (None, GATHER):
                session.gather()
            else:
                session.do(asked)
            wait_for_the_player(window)
        if stray:
            session.do(Action.parse(stray))
            wait_for_the_player(window)
        return window

    return opened


def puzzle(kind: str = "cards", *, solved: bool = False) -> SetUp:
    """The first puzzle of a kind as it begins, or what is shown when it is solved."""

    def opened(studio: Studio) -> MainWindow:
        window, _ = studio.window()
        number = next(
            number
            for number, each in enumerate(puzzles(), 1)
            if each.kind == kind and (not solved or each.match().view(each.seat).trick_number >= 13)
        )
        window.puzzles.play("tartli", number)
        wait_for_the_player(window)
        session = window.on_table.session
        while solved and session.phase is not Phase.MATCH_OVER:
            if session.phase is Phase.PAUSE:
                session.gather()
            else:
                session.do(PLAYS[EndgameChoice(read_position(session.view)).best()])
            wait_for_the_player(window)
        return window

    return opened


def hand_puzzle(game: str, theme: str, *, solved: bool = False) -> SetUp:
    """A puzzle of Ulti or tarokk as it begins, or what is shown when it is solved."""

    def opened(studio: Studio) -> MainWindow:
        window, _ = studio.window(last_game=game)
        of_game = face_of(game).puzzles
        number = next(kind.numbers[0] for group in of_game.kinds() for kind in group if kind.theme == theme)
        window.puzzles.play(game, number)
        wait_for_the_player(window)
        session, puzzle = window.on_table.session, of_game.given(number)
        while solved and session.phase is not Phase.MATCH_OVER:
            if session.phase is Phase.PAUSE:
                session.gather()
            else:
                right = of_game.right(puzzle, session.played())
                session.do(right[0] if right else session.view.legal[0])
            wait_for_the_player(window)
        return window

    return opened
