"""A match is left and resumed where it was, also from the list."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit

from tartli_desktop.games.tartli import Match
from tartli_desktop.session.match_state import Phase
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.windows.matches.matches_dialog import MatchesDialog
from tartli_desktop.windows.new_match.new_match import NewMatchDialog
from tests.games.tartli.rules.positions import play
from tests.windows.programs import Program, mid_trick
from tests.windows.simulated_user import click, messages, tap, the

Key = Qt.Key


# Leave and come back


def same_table(program: Program) -> tuple[object, ...]:
    """What a person sees of the match, and the pack that is fixed for its next hand."""
    area = program.window.area
    scene = area.view.scene()
    return (
        program.session.view,
        program.session.phase,
        program.session.record(),
        program.session.sealed,
        scene.own_cards,
        [item.card for item in scene.trick_items],
        [note.text for note in scene.notes],
        area.panel.prompt,
        [
            each.isEnabled()
            for each in (area.commands["declare"], area.commands["bela"], area.commands["go_out"])
        ],
    )


def full_trick() -> Match:
    match = mid_trick()
    play(match, "0:play LA")
    return match


def hand_over() -> Match:
    match = full_trick()
    play(match, "1:out")
    return match


@pytest.mark.parametrize("moment", [mid_trick, full_trick, hand_over])
def test_the_table_is_the_same_again(program: Program, moment: Callable[[], Match]) -> None:
    program.keep(moment(), {"seed": "7"})
    program.open()
    before = same_table(program)
    program.close()
    program.open()
    assert same_table(program) == before
    assert program.session.seed == 7, "the opponent decides as it would have"


def test_the_match_that_was_played_last_is_on_the_table(program: Program) -> None:
    program.keep(full_trick())
    program.keep(mid_trick())
    program.open()
    assert program.session.record() == mid_trick().to_record()


def test_a_match_that_breaks_a_rule_is_kept_as_it_is(program: Program) -> None:
    match_id = program.keep(mid_trick())
    with MatchStore.open(program.paths.database).store as store:
        assert store.claim(match_id)
        store.add_action(match_id, "1:play HO")
    program.open()
    assert program.window.area.session is None
    program.qtbot.waitUntil(lambda: len(messages(program.window)) == 1)
    assert "breaks a rule in hand 1" in messages(program.window)[0]
    with MatchStore.open(program.paths.database).store as other:
        assert other.claim(match_id), "others may look at it"
        other.release(match_id)
    program.close()
    assert program.stored()[0]["hands"][0]["actions"][-1] == "1:play HO"  # type: ignore[index]


# The list of matches


def listed(program: Program) -> MatchesDialog:
    program.qtbot.keyClick(program.window, Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    dialog = the(program.window, MatchesDialog)
    # On a narrow screen some of the buttons are in a menu.
    dialog.resize(1000, 600)
    return dialog


def test_another_match_is_resumed_from_the_list(program: Program) -> None:
    first = program.keep(mid_trick())
    program.keep(full_trick())
    program.open()
    dialog = listed(program)
    assert dialog.table.model().rowCount() == 2
    program.qtbot.keyClick(dialog.table, Key.Key_Down)
    click(program.qtbot, dialog.resume_button)
    assert program.session.record() == mid_trick().to_record()
    assert program.window.saving.journal is not None
    assert program.window.saving.journal.match_id == first
    # The other match is released, this one is claimed.
    with MatchStore.open(program.paths.database).store as other:
        assert other.claim(2)
        assert not other.claim(1)


def test_the_match_on_the_table_stays_when_it_is_picked(program: Program) -> None:
    program.keep(mid_trick())
    program.open()
    session = program.session
    click(program.qtbot, listed(program).resume_button)
    assert program.session is session


def rename(program: Program, dialog: MatchesDialog, title: str) -> None:
    click(program.qtbot, dialog.rename_button)
    line = dialog.table.viewport().findChild(QLineEdit)
    assert line is not None
    line.selectAll()
    program.qtbot.keyClick(line, Key.Key_Delete)
    program.qtbot.keyClicks(line, title)
    tap(program.qtbot, line, Key.Key_Return)


def test_the_window_is_called_what_the_match_on_the_table_is(program: Program) -> None:
    program.keep(mid_trick())
    program.keep(full_trick())
    window = program.open()
    assert window.windowTitle() == "A – B – Tartli"
    dialog = listed(program)
    rename(program, dialog, "Revenge")
    assert window.windowTitle() == "Revenge – Tartli"
    program.qtbot.keyClick(dialog.table, Key.Key_Down)
    rename(program, dialog, "Sunday")
    assert window.windowTitle() == "Revenge – Tartli"
    dialog.reject()
    program.close()
    window = program.open()
    assert window.windowTitle() == "Revenge – Tartli"
    dialog = listed(program)
    rename(program, dialog, "")
    assert window.windowTitle() == "A – B – Tartli"
    dialog.reject()


def test_a_match_is_deleted_when_the_program_ends(program: Program) -> None:
    program.keep(mid_trick())
    program.keep(full_trick())
    program.open()
    dialog = listed(program)
    program.qtbot.keyClick(dialog.table, Key.Key_Down)
    click(program.qtbot, dialog.delete_button)
    assert dialog.table.model().rowCount() == 1
    assert program.session.record() == full_trick().to_record()
    dialog.reject()
    assert len(program.stored()) == 2
    program.close()
    assert program.stored() == [full_trick().to_record()]


def test_a_new_match_leaves_the_old_one_in_the_list(program: Program) -> None:
    program.keep(mid_trick())
    program.open()
    program.qtbot.keyClick(program.window, Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    click(program.qtbot, the(program.window, NewMatchDialog).deal_button)
    assert program.session.phase is Phase.OPENING
    program.close()
    assert program.stored()[1] == mid_trick().to_record()
