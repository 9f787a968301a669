"""The table of Tartli in the middle of a hand and at its end."""

from __future__ import annotations

from screenshots.recorded import resumed
from screenshots.studio import SetUp, Studio
from screenshots.waiting import wait_for_the_player
from tartli_desktop.games.tartli import Declare, Play
from tartli_desktop.games.tartli.opponents import choose
from tartli_desktop.games.tartli.options import SlateStyle, TartliOptions
from tartli_desktop.session.match_state import Phase
from tartli_desktop.settings.assistance_presets import FIELDS
from tartli_desktop.settings.game_options import AssistancePreset
from tartli_desktop.settings.settings import IndexLetters
from tartli_desktop.windows.main_window import MainWindow


def at_table(
    record: str, command: str | None = None, hands: int | None = None, target: int | None = None
) -> SetUp:
    """A recorded match as it stands, or after a command; see :func:`screenshots.recorded.resumed`."""

    def opened(studio: Studio) -> MainWindow:
        window = resumed(studio, record, hands, target)
        if command is not None:
            window.area.commands[command].trigger()
        return window

    return opened


def trick_8(studio: Studio) -> MainWindow:
    return resumed(studio, "trick-9", actions=25)


def contest(studio: Studio) -> MainWindow:
    """Both have declared, and the player is on turn."""
    window = resumed(studio, "contest")
    session = window.area.session
    best = max(
        (action for action in session.view.legal if isinstance(action, Declare)),
        key=lambda action: sum(item.points for item in action.items),
    )
    session.do(best)
    wait_for_the_player(window)
    return window


def why_not(studio: Studio) -> MainWindow:
    """A card that may not be played was chosen."""
    window = resumed(studio, "trick-9")
    view = window.area.session.view
    window.area.view.card_chosen.emit(next(card for card in view.hand if Play(card) not in view.legal))
    return window


def rule_of_a_refusal(studio: Studio) -> MainWindow:
    window = why_not(studio)
    window.area.table_actions.why.trigger()
    return window


def helped(record: str, preset: AssistancePreset) -> SetUp:
    """The table with one of the presets for help."""

    def opened(studio: Studio) -> MainWindow:
        return resumed(studio, record, **FIELDS[preset], **TartliOptions.presets[preset])

    return opened


def practice(studio: Studio) -> MainWindow:
    return resumed(studio, "own-lead", practice=True)


def taken_back(studio: Studio) -> MainWindow:
    window = resumed(studio, "trick-9", practice=True)
    window.area.table_actions.take_back.trigger()
    wait_for_the_player(window)
    return window


def played_again(studio: Studio) -> MainWindow:
    window = resumed(studio, "match-won", hands=3)
    window.area.table_actions.play_swapped.trigger()
    wait_for_the_player(window)
    return window


def played_again_over(studio: Studio) -> MainWindow:
    window = resumed(studio, "hand-over")
    window.area.table_actions.play_again.trigger()
    session = window.area.session
    while session.phase is not Phase.MATCH_OVER:
        wait_for_the_player(window)
        if session.phase is Phase.PAUSE:
            session.gather()
        elif session.phase is Phase.DECIDE:
            session.do(choose(session.view, "beginner"))
    return window


def talon_told(studio: Studio) -> MainWindow:
    """Talon and trumps, read out and framed."""
    window = resumed(studio, "own-lead")
    window.area.table_actions.talon.trigger()
    return window


def slate_of_beck(studio: Studio) -> MainWindow:
    return resumed(studio, "going-out", slate_style=SlateStyle.BECK)


def no_letters(studio: Studio) -> MainWindow:
    return resumed(studio, "trick-9", index_letters=IndexLetters.OFF)


def french_pack(studio: Studio) -> MainWindow:
    return resumed(studio, "own-lead", pack="french")
