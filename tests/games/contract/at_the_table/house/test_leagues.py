"""The league of any game in the window, by mouse and by keys."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidget
from pytestqt.qtbot import QtBot

from tartli_desktop.characters.characters import level_of
from tartli_desktop.face.at_the_table.evening_paper import EveningPaper
from tartli_desktop.game.evening import Evening
from tartli_desktop.game.rules import Rules
from tartli_desktop.league.season import Season, new_season, read, write
from tartli_desktop.session.season_in_play import SeasonInPlay
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.windows.league.cups import Mantelpiece
from tartli_desktop.windows.league.league_page import LeaguePage
from tartli_desktop.windows.league.new_season import NewSeasonDialog
from tests.games.contract.programs import IN_ONE, Program, listed, play_out, play_to_the_end, settle
from tests.games.contract.tables import QUICK, Soon
from tests.windows.simulated_user import answer, button, click, find, messages, tap, the


def begin(program: Program, rules: Rules, evenings: int = 4, hands: int = 1) -> SeasonInPlay:
    """A season of a game that has just begun, with fewer hands than the dialog offers."""
    window = program.window
    window.background = Soon(window)
    window.dialogs.league.begin(rules.name, rules.options().next_variant, evenings, hands)
    season = window.dialogs.league.season(rules.name)
    assert season is not None
    return season


def page_of(program: Program, rules: Rules) -> LeaguePage:
    """The page of the league, opened for a game."""
    program.window.dialogs.open_league()
    page = the(program.window, LeaguePage)
    page.games.setCurrentIndex(page.games.findData(rules.name))
    return page


def lines(listed: QListWidget) -> list[str]:
    return [listed.item(row).text() for row in range(listed.count())]


def ended(rules: Rules, *, wins: bool) -> Season:
    """A season that is over, in which the player has won or lost every evening."""
    season = new_season(rules, rules.options().next_variant, seed=3, evenings=4, hands=6, begun="2026-03-10")
    for evening, tables in enumerate(season.plan):
        for number, table in enumerate(tables):
            mine = (9 if wins else -9,) if number == 0 else (0,)
            scores = (*mine, *[0] * (len(table) - 1))
            season = season.with_result(evening, number, Evening((scores,), scores))
    return season


def test_a_season_is_begun_and_the_first_evening_played_by_keys(
    program: Program, rules: Rules, qtbot: QtBot
) -> None:
    window = program.window
    window.background = Soon(window)
    qtbot.keyClick(
        window, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    )
    page = the(window, LeaguePage)
    page.games.setCurrentIndex(page.games.findData(rules.name))
    # Without a season, that is all that can be done.
    assert not page.play_button.isEnabled()
    assert not page.others_button.isEnabled()
    qtbot.keyClick(page.new_button, Qt.Key.Key_Return)
    dialog = the(page, NewSeasonDialog)
    qtbot.keyClick(dialog.fields["evenings"].control, Qt.Key.Key_Home)
    qtbot.keyClick(dialog.fields["evening_hands"].control, Qt.Key.Key_Home)
    tap(qtbot, dialog.begin_button, Qt.Key.Key_Return)
    season = window.dialogs.league.season(rules.name)
    assert season is not None
    assert (season.season.evenings, season.season.hands) == (4, 6)
    assert page.focusWidget() is page.play_button
    assert lines(page.tables)[0].endswith("still to play")
    tap(qtbot, page.play_button, Qt.Key.Key_Return)
    assert find(window, LeaguePage) is None
    people = tuple(each.id if each else "" for each in program.session.characters)
    assert people == season.season.table_of(0, 0)
    assert program.area.column.lines.splitlines()[0] == "Hand 1 of 6"
    season.stop()


@IN_ONE
def test_enter_gives_up_no_season(program: Program, rules: Rules, qtbot: QtBot) -> None:
    season, page = begin(program, rules), page_of(program, rules)
    click(qtbot, page.new_button)
    dialog = the(page, NewSeasonDialog)
    assert dialog.begin_button.text() == "Give up and &start"
    assert "given up and deleted" in dialog.note.text()
    focused = dialog.focusWidget()
    assert focused is not None
    tap(qtbot, focused, Qt.Key.Key_Return)
    assert program.window.dialogs.league.season(rules.name) is season
    click(qtbot, page.new_button)
    click(qtbot, the(page, NewSeasonDialog).begin_button)
    assert program.window.dialogs.league.season(rules.name) is not season


def test_in_an_evening_each_plays_at_their_own_level_and_it_leads_back_to_the_league(
    program: Program, rules: Rules, qtbot: QtBot
) -> None:
    window, season = program.window, begin(program, rules)
    window.dialogs.league.play(rules.name)
    assert window.settings.now.last_game == rules.name
    you, *others = program.session.characters
    assert you is None
    levels = [None, *(level_of(each, rules.opponents.levels) for each in others if each is not None)]
    assert [*program.session.levels] == levels
    play_to_the_end(program)
    (played,) = listed(window)
    assert played.variant_name.endswith(" (league, evening 1)")
    window.area.dialogs.evening_asked.emit()
    paper = the(window, EveningPaper)
    assert "League points: " in paper.spoken
    assert paper.rematch_button is None
    click(qtbot, button(paper, "To the league"))
    page = the(window, LeaguePage)
    assert season.season.results_of(0)[0] is not None
    # Meanwhile the others have begun to play.
    qtbot.waitUntil(lambda: season.season.now == 1, timeout=20_000)
    assert lines(page.tables)[0].endswith("still to play")
    assert page.evening.currentText() == "Evening 2 of 4"
    rows = [page.table.item(row, 1) for row in range(page.table.rowCount())]
    assert [row is not None and bool(row.text()) for row in rows] == [True] * 13


@IN_ONE
def test_the_others_play_and_stop_by_mouse(program: Program, rules: Rules, qtbot: QtBot) -> None:
    season, page = begin(program, rules, hands=2), page_of(program, rules)
    click(qtbot, page.others_button)
    qtbot.waitUntil(lambda: season.season.running is not None, timeout=20_000)
    assert page.others_button.text() == "&Stop the other tables"
    click(qtbot, page.others_button)
    assert not season.is_playing
    assert any("waiting in hand 2 of 2" in line for line in lines(page.tables))
    click(qtbot, page.others_button)
    qtbot.waitUntil(lambda: season.season.to_play is None, timeout=20_000)
    # What is left is the player's own evening.
    assert not page.others_button.isEnabled()
    assert page.play_button.isEnabled()


@IN_ONE
def test_it_goes_on_after_a_restart(program: Program, rules: Rules) -> None:
    season = begin(program, rules, hands=2)
    program.window.dialogs.league.play(rules.name)
    play_out(program)
    season.stop()
    program.close()
    program.open()
    program.window.background = Soon(program.window)
    page = page_of(program, rules)
    assert page.play_button.text() == "Go on with my &evening"
    again = program.window.dialogs.league.season(rules.name)
    assert again is not None
    assert again.season == season.season
    assert program.session.marks.season is not None
    again.stop()


@IN_ONE
def test_an_evening_whose_match_was_deleted_can_be_played_again_and_its_result_stays(
    program: Program, rules: Rules
) -> None:
    window, season = program.window, begin(program, rules, hands=2)
    window.dialogs.league.play(rules.name)
    play_out(program)
    match_id = window.on_table.put_away()
    assert match_id is not None
    window.saving.store.delete(match_id)
    window.dialogs.league.play(rules.name)
    assert program.session.marks.season is not None
    assert window.on_table.match_id != match_id
    season.stop()
    play_to_the_end(program)
    match_id = window.on_table.put_away()
    assert match_id is not None
    window.dialogs.league.enter_results()
    window.saving.store.delete(match_id)
    window.dialogs.league.enter_results()
    assert season.season.results_of(0)[0] is not None


@IN_ONE
def test_no_name_is_cut_off_where_letters_are_large(program: Program, rules: Rules) -> None:
    program.close()
    program.open(replace(QUICK, text_scale=1.5), 1024, 640)
    store = program.window.saving.store
    store.seasons.release(store.seasons.save(None, write(ended(rules, wins=True))))
    table = page_of(program, rules).table
    assert table.columnWidth(1) >= table.sizeHintForColumn(1)


@IN_ONE
def test_two_people_are_compared_and_the_row_chooses_one(program: Program, rules: Rules) -> None:
    store = program.window.saving.store
    store.seasons.release(store.seasons.save(None, write(ended(rules, wins=True))))
    page = page_of(program, rules)
    member = page.one.itemData(5)
    row = next(
        row
        for row in range(13)
        if (item := page.table.item(row, 0)) is not None and item.data(Qt.ItemDataRole.UserRole) == member
    )
    page.table.setCurrentCell(row, 0)
    assert (page.one.currentData(), page.other.currentData()) == ("", member)
    assert lines(page.meetings)


@IN_ONE
def test_each_row_is_read_out_as_a_sentence(program: Program, rules: Rules) -> None:
    begin(program, rules)
    page = page_of(program, rules)
    item = page.table.item(0, 3)
    assert item is not None
    read_out = item.data(Qt.ItemDataRole.AccessibleTextRole)
    assert read_out == "You: place 1, evenings: 0, league points: 0, card points: 0. Latest places: –."
    parts = (
        page.table,
        page.tables,
        page.evening,
        page.games,
        page.one,
        page.other,
        page.meetings,
        page.past,
    )
    assert all(part.accessibleName() for part in parts)


@IN_ONE
@pytest.mark.parametrize("wins", [True, False])
def test_a_season_that_is_over_leaves_a_cup_or_none(program: Program, rules: Rules, wins: bool) -> None:
    program.close()
    with MatchStore.open(program.paths.database).store as store:
        number = store.seasons.save(None, write(ended(rules, wins=wins)))
        assert read(store.seasons.load(number)).is_over
    window = program.open()
    mantelpiece = find(window, Mantelpiece)
    assert (mantelpiece is not None) is wins
    page = page_of(program, rules)
    assert page.cup.isVisible() is wins
    assert ("You win the golden cup!" in lines(page.past)[0]) is wins
    if mantelpiece is not None:
        assert mantelpiece.accessibleName().startswith("Golden cup: ")


@IN_ONE
def test_another_window_has_the_season(program: Program, rules: Rules, qtbot: QtBot) -> None:
    variant = rules.options().next_variant
    season = new_season(rules, variant, seed=3, evenings=4, hands=6, begun="2026-03-10")
    with MatchStore.open(program.paths.database).store as other:
        number = other.seasons.save(None, write(season))
        program.window.dialogs.open_league()
        page = find(program.window, LeaguePage)
        assert page is not None
        page.games.setCurrentIndex(page.games.findData(rules.name))
        settle()
        assert program.window.dialogs.league.season(rules.name) is None
        assert other.seasons.load(number) == write(season)
        assert messages(program.window) == ["This season is being played in another Tartli window."]
        answer(qtbot, program.window, "OK")
        assert messages(program.window) == [], "it is told once"
        # It is not given up from here.
        program.window.dialogs.league.begin(rules.name, variant, 4, 6)
        assert [row.id for row in other.seasons.rows()] == [number]


@IN_ONE
def test_a_season_from_a_newer_version_is_told_and_kept(program: Program, rules: Rules) -> None:
    store = program.window.saving.store
    document = write(ended(rules, wins=True)) | {"version": 2}
    number = store.seasons.save(None, document)
    assert program.window.dialogs.league.season(rules.name) is None
    settle()
    (told,) = messages(program.window)
    assert "a newer version of the program made it" in told
    assert store.seasons.load(number) == document


def test_without_saved_matches_there_is_no_league(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    with MatchStore.in_memory() as memory:
        monkeypatch.setattr(program.window.saving, "store", memory)
        program.window.dialogs.open_league()
        settle()
        assert find(program.window, LeaguePage) is None
        assert "cannot be opened right now" in messages(program.window)[0]


@IN_ONE
def test_it_is_told_that_nobody_can_think_for_the_others(
    program: Program, rules: Rules, qtbot: QtBot
) -> None:
    season, thinker = begin(program, rules), program.window.background
    assert isinstance(thinker, Soon)
    thinker.is_lost = True
    with qtbot.waitSignal(season.lost):
        season.start()
    settle()
    assert ["go on when you let them" in told for told in messages(program.window)] == [True]
    assert not season.is_playing


@IN_ONE
def test_a_season_that_cannot_be_saved_is_told_and_the_others_pause(
    program: Program, rules: Rules, qtbot: QtBot
) -> None:
    season, store = begin(program, rules), program.window.saving.store
    store.database.connection.execute("PRAGMA query_only = ON")
    with qtbot.waitSignal(season.not_saved):
        season.start()
    settle()
    assert "could not be saved" in " ".join(messages(program.window))
    assert not season.is_playing
    store.database.connection.execute("PRAGMA query_only = OFF")
