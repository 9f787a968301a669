"""An evening of any game: a fixed number of hands, which goes on over days and ends with an account."""

import dataclasses

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tartli_desktop.face.at_the_table.evening_paper import EveningPaper
from tartli_desktop.game.evening import Evening
from tartli_desktop.game.rules import Rules
from tartli_desktop.session.match_state import Phase
from tartli_desktop.store.match_kinds import HANDS
from tartli_desktop.windows.league.evenings import evenings_won
from tartli_desktop.windows.new_match.new_match import NewMatchDialog
from tests.games.contract.programs import IN_ONE, Program, listed, play_out, play_to_the_end, settle
from tests.windows.simulated_user import click, the


def begin(program: Program, rules: Rules, hands: int) -> None:
    """Begin an evening with the people whom the dialog offers, but with fewer hands."""
    window = program.window
    window.dialogs.open_new_match(rules.name)
    dialog = the(window, NewMatchDialog)
    dialog.fields["evening"].put(24)
    chosen = dialog.chosen()
    assert chosen.hands == 24
    dialog.reject()
    window.begin_match(dataclasses.replace(chosen, hands=hands))
    window.area.guard_input(0)
    settle()


def test_the_length_is_chosen_before_the_match(program: Program, rules: Rules, qtbot: QtBot) -> None:
    window = program.window
    window.dialogs.open_new_match(rules.name)
    dialog = the(window, NewMatchDialog)
    length, own = dialog.fields["evening"], dialog.form.fields.get(dialog.form.length)
    assert own is None or own.control.isVisibleTo(dialog)
    for _ in range(3):
        qtbot.keyClick(length.control, Qt.Key.Key_Down)
    assert length.value() == 24
    # The hands end it, so the game's own end is not asked for.
    assert own is None or not own.control.isVisibleTo(dialog)
    click(qtbot, dialog.deal_button)
    assert program.session.marks.hands == 24
    assert program.area.column.lines.splitlines()[0] == "Hand 1 of 24"


def test_it_goes_on_where_it_was_left_and_ends_with_its_account(
    program: Program, rules: Rules, qtbot: QtBot
) -> None:
    window = program.window
    begin(program, rules, 2)
    play_out(program)
    assert program.session.phase is Phase.HAND_OVER
    match_id = window.on_table.put_away(for_good=False)
    assert match_id is not None
    assert window.on_table.resume(match_id)
    assert program.area.column.lines.splitlines()[0] == "Hand 1 of 2"
    play_to_the_end(program)
    assert program.session.hands_played == 2
    assert window.saving.store.load(match_id).row.finished
    (played,) = listed(window)
    assert played.variant_name.endswith(" (evening of 2 hands)")
    window.area.dialogs.evening_asked.emit()
    paper = the(window, EveningPaper)
    won = evenings_won(window.saving.store, rules.name, program.session.played().players)
    winners = {program.session.played().players[seat] for seat in paper.told.winners}
    assert {name for name, count in won.items() if count} == winners
    assert paper.rematch_button is not None
    click(qtbot, paper.rematch_button)
    # The next evening is as long, with the same people.
    assert program.session.marks.hands == 2
    assert program.session.hands_played == 0


@IN_ONE
def test_the_table_offers_the_account_again(program: Program, rules: Rules, qtbot: QtBot) -> None:
    begin(program, rules, 1)
    play_to_the_end(program)
    program.area.dialogs.close()
    assert program.area.panel.choices[0].words == "The evening…"
    qtbot.mouseClick(program.area.panel.choices[0], Qt.MouseButton.LeftButton)
    paper = the(program.window, EveningPaper)
    assert "so far" not in paper.spoken
    assert paper.rematch_button is not None
    click(qtbot, paper.rematch_button)
    play_to_the_end(program)
    program.area.dialogs.evening_asked.emit()
    assert "so far" in the(program.window, EveningPaper).spoken


@pytest.mark.parametrize(
    ("standings", "ranks"),
    [((2, 1), (1, 2)), ((1, 1), (2, 1)), ((0, 1), (2, 1))],
    ids=["by games", "then by points", "points alone do not win"],
)
def test_ranks_go_by_the_standings_then_by_the_points(
    standings: tuple[int, ...], ranks: tuple[int, ...]
) -> None:
    evening = Evening(((100, 90), (50, 170)), standings)
    assert evening.points == (150, 260)
    assert evening.ranks == ranks


def test_equals_share_a_place() -> None:
    assert Evening(((4, -2, -2),), (4, -2, -2)).ranks == (1, 2, 2)


def test_the_hand_of_the_evening_moved_the_person_furthest_from_the_others() -> None:
    hands = ((4, -2, -2), (-8, 16, -8), (-8, 4, 4))
    evening = Evening(hands, (0, 0, 0))
    assert [evening.turning_point(seat) for seat in range(3)] == [2, 2, 2]
    assert replace(evening, hands=hands[:1]).turning_point(0) == 1


def test_a_match_by_its_rules_has_no_number_of_hands(program: Program, rules: Rules) -> None:
    window = program.window
    window.dialogs.open_new_match(rules.name)
    chosen = the(window, NewMatchDialog).chosen()
    the(window, NewMatchDialog).reject()
    window.begin_match(chosen)
    settle()
    match_id = window.on_table.match_id
    assert match_id is not None
    assert HANDS not in window.saving.store.load(match_id).extras
    assert not program.area.column.lines.startswith("Hand 1")
