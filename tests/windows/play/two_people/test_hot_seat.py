"""Two people at one table in the window: the curtain hides, the rest is as against the program."""

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tartli_desktop.cards.german import Card
from tartli_desktop.games.tartli import AUSTRIAN, GATHER, Dealt, Match, Variant
from tartli_desktop.games.tartli.dialogs.hand_summary import HandSummary
from tartli_desktop.games.tartli.game import RULES
from tartli_desktop.games.tartli.two_people import session
from tartli_desktop.games.tartli.two_people.prompts import going_out
from tartli_desktop.games.tartli.two_people.session import TwoPeople
from tartli_desktop.session.match_state import Phase
from tartli_desktop.store import note_marks, record_files
from tartli_desktop.store.match_kinds import TWO
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.store.stored_match import new_stored
from tartli_desktop.windows.matches.matches_dialog import MatchesDialog
from tartli_desktop.windows.matches.record_view import RecordView, replayed
from tartli_desktop.windows.new_match.new_match import NewMatchDialog
from tests.games.tartli.rules.positions import dealt, play_out, stacked
from tests.session.playing import first_card, quick, settle
from tests.store.store_samples import statistics_of
from tests.windows.new_match.opponents import click_opponent
from tests.windows.play.two_people.cafe import Cafe, check_hidden
from tests.windows.simulated_user import ByMouse, Character, answer, asked, button, click, find, tap, the

Key, Mod = Qt.Key, Qt.KeyboardModifier
SHORT = Variant(name="own", match_target=1, double_below=1)


# What must stay hidden


def play_through(cafe: Cafe, person: Character, by_curtain: Callable[[], None], most: int = 900) -> set[str]:
    """Play to the end of the match; return who has looked."""
    looked = set()
    for step in range(most):
        phase = cafe.session.phase
        if phase is Phase.CURTAIN:
            # Checking all texts takes long, so do it only sometimes.
            check_hidden(cafe, in_words=step % 9 == 0)
            looked.add(cafe.session.names[cafe.session.viewer])
            by_curtain()
            settle()
            assert cafe.session.is_open
            assert not cafe.window.area.two.curtain.isVisible()
            assert cafe.window.area.view.scene().own_cards
        elif person.step() is Phase.MATCH_OVER:
            return looked
        settle()
    raise AssertionError("the match does not come to its end")


def rich(cafe: Cafe, monkeypatch: pytest.MonkeyPatch, cut: int) -> None:
    """Packs that give the leader 501 points in a few tricks, arranged for this cut."""
    pack = stacked(("AO LO HO BO AA LA HA BA HK", "AX LX"), talon="AK A7 LK L7 BK B7", turned="H7", dealer=1)

    def shuffled(things: list[Card]) -> None:
        things[:] = [*pack[-cut:], *pack[:-cut]]

    monkeypatch.setattr(session, "TwoPeople", partial(TwoPeople, shuffle=shuffled))


def test_a_whole_match_by_clicks(cafe: Cafe, monkeypatch: pytest.MonkeyPatch) -> None:
    rich(cafe, monkeypatch, cut=11)
    window = cafe.window
    window.begin()
    click(cafe.qtbot, window.area.panel.choices[0])
    dialog = the(window, NewMatchDialog)
    click_opponent(cafe.qtbot, dialog, TWO)
    for name, words in (("player_name", "Anna"), ("opponent_name", "Kata")):
        control = dialog.fields[name].control
        control.setFocus()
        cafe.qtbot.keyClick(control, Key.Key_A, Mod.ControlModifier)
        cafe.qtbot.keyClicks(control, words)
    assert not dialog.fields["level"].control.isVisible()
    cafe.qtbot.keyClick(dialog.fields["match_target"].control, Key.Key_Home)
    click(cafe.qtbot, dialog.deal_button)
    assert cafe.session.phase is Phase.OPENING
    assert "Anna drew" in window.area.panel.prompt
    person = ByMouse(cafe.qtbot, window.area)
    assert play_through(cafe, person, cafe.open_curtain) == {"Anna", "Kata"}
    assert cafe.session.winners
    summary = the(window, HandSummary)
    winner = cafe.session.names[cafe.session.winners[0]]
    assert summary.headline.text().startswith(f"{winner}: You win the match")
    stored = window.saving.store.load(1)
    assert stored.marks.two
    assert stored.row.finished
    assert stored.row.head.names == ("Anna", "Kata")
    assert (Match.from_record(stored.record).winner,) == cafe.session.winners


def test_a_hand_to_its_last_trick(cafe: Cafe) -> None:
    match = dealt(hands=("AA LA", "BA HA"), turned="H7")
    while match.view(0).trick_number < 15:
        match.apply(
            match.to_move or 0,
            first_card(match.view(match.to_move or 0)) if len(match.view(0).trick) < 2 else GATHER,
        )
    cafe.lay(match)
    area = cafe.window.area
    person = ByMouse(cafe.qtbot, area)
    for _ in range(20):
        if cafe.session.phase is Phase.CURTAIN:
            cafe.open_curtain()
        elif cafe.session.phase is Phase.DECIDE:
            person.hand.click(person.card())
        elif cafe.session.phase is Phase.PAUSE:
            last = not cafe.session.view.hand
            person.hand.click(person.hand.middle)
            if last:
                break
        settle()
    # After the last two cards no curtain comes between.
    assert cafe.session.phase is Phase.HAND_OVER
    click(cafe.qtbot, the(area, HandSummary).next_button)
    assert cafe.session.phase is Phase.CUT
    assert cafe.session.names[cafe.session.viewer] == cafe.session.names[1 - cafe.session.played().dealer]


# Out of turn


def test_the_other_goes_out_by_a_click(cafe: Cafe) -> None:  # R9.2
    match_id = cafe.lay(dealt(hands=("AA LA", "BA HA"), turned="H7", scores=(464, 491)))
    area = cafe.window.area
    cafe.open_curtain()
    assert area.two.out_button.text().startswith("A goes out")
    click(cafe.qtbot, area.two.out_button)
    box = asked(area)
    assert box.question.text == "A, you have 464 points but need 501. If you go out now, you lose the game."
    assert box.question.explanation == ""
    answer(cafe.qtbot, area, "Play on")
    assert cafe.saved(match_id) == []
    click(cafe.qtbot, area.two.out_button)
    answer(cafe.qtbot, area, "Go out and lose")
    assert cafe.saved(match_id) == ["0:out"]
    assert the(area, HandSummary).headline.text().startswith("B: ")


def test_a_claim_by_the_key_tells_what_it_costs(cafe: Cafe) -> None:  # R9.3
    cafe.lay(dealt(hands=("AA LA", "BA HA"), turned="H7"))
    area = cafe.window.area
    cafe.open_curtain()
    cafe.qtbot.keyClick(area.view, Key.Key_G, Mod.ControlModifier)
    box = asked(area)
    assert box.question.text.startswith("A, you have 0 points but need 501.")
    assert box.question.explanation == "The loss would count double (maccs)."
    answer(cafe.qtbot, area, "Play on")


def test_where_counts_are_not_shown_a_claim_tells_none(cafe: Cafe) -> None:
    cafe.window.settings_writer.change(quick(show_counts=False))
    cafe.lay(dealt(hands=("AA LA", "BA HA"), turned="H7"))
    area = cafe.window.area
    cafe.open_curtain()
    cafe.qtbot.keyClick(area.view, Key.Key_G, Mod.ControlModifier)
    box = asked(area)
    assert box.question.text == "A, are you going out? With less than 501 points you lose the game."
    assert box.question.explanation == ""
    answer(cafe.qtbot, area, "Play on")


def test_where_both_are_out_the_lower_count_is_warned() -> None:  # R7.2
    view = replace(dealt(hands=("AA LA", "BA HA"), turned="H7").view(0), counts=(530, 511))
    asked = going_out(view, ("Jani", "Kata"), 1, shows_counts=True, by_name=True, then=print)
    assert asked.text == "Kata, both of you are out after this béla. Jani has 530, you have 511: you lose."
    assert asked.explanation == ""


def test_the_other_speaks_by_keys(cafe: Cafe) -> None:  # R7.1
    match_id = cafe.lay(dealt(hands=("HKO", "BA"), turned="H7"))
    area = cafe.window.area
    cafe.open_curtain()
    tap(cafe.qtbot, area.view, Key.Key_B, Mod.ControlModifier)
    check_hidden(cafe)
    assert area.two.curtain.heading.text().startswith("A, now you may speak")
    cafe.qtbot.keyClick(QApplication.focusWidget(), Key.Key_Space)
    tap(cafe.qtbot, area.view, Key.Key_B)
    assert cafe.saved(match_id) == ["0:bela"]
    click(cafe.qtbot, button(area.panel, "Continue"))
    check_hidden(cafe)
    assert area.two.curtain.heading.text().startswith("B, it’s your turn")


@pytest.mark.parametrize("by_other", [False, True])
def test_what_is_taken_back_is_said_to_both(cafe: Cafe, by_other: bool) -> None:
    cafe.lay(dealt(hands=("AA LA", "BAK HA"), turned="H7"), practice=True)
    area = cafe.window.area
    cafe.open_curtain()
    ByMouse(cafe.qtbot, area).hand.click("BA")
    if by_other:
        # The other person has looked already, and lets the card be taken back.
        cafe.open_curtain()
    heard: list[str] = []
    area.announcer.announced.connect(heard.append)
    area.table_actions.take_back.trigger()
    settle()
    assert heard == [area.two.curtain.words]
    assert heard[0].endswith("Undone: the Ace of Bells.")
    # After that, it is not mentioned again.
    cafe.open_curtain()
    ByMouse(cafe.qtbot, area).hand.click("BK")
    assert heard[-1].endswith("B: King of Bells")
    assert "Undone" not in heard[-1]


# Saving, exporting, counting


def test_the_library_shows_it_and_the_statistics_leave_it_out(cafe: Cafe) -> None:
    match = dealt(hands=("AA LA", "BA HA"), turned="H7")
    play_out(match)
    cafe.window.saving.store.add(new_stored(match, title="", human_seat=0, level="", extras={TWO: "1"}))
    cafe.window.dialogs.open_matches()
    line = the(cafe.window, MatchesDialog).model.lines[0]
    assert line.level == "at this table"
    shown = statistics_of(cafe.window.saving.store)
    assert (shown.levels, shown.left_out.two) == ((), 1)


def test_the_hand_that_is_played_is_listed_without_what_either_hides(cafe: Cafe) -> None:
    match_id = cafe.lay(dealt(hands=("AA LA", "BA HA"), turned="H7"))
    cafe.open_curtain()
    stored = cafe.window.saving.store.load(match_id)
    for by_all, told in ((False, 1), (True, 0)):
        hand = list(replayed(RULES, stored.record, 0, by_all=by_all, describe=lambda *_: ()))[-1]
        seen = [event.hands for event in hand.events if isinstance(event, Dealt)]
        assert sum(hand is not None for hand in seen[0]) == told
    cafe.window.dialogs.open_matches()
    dialog = the(cafe.window, MatchesDialog)
    dialog.look_asked.emit([match_id])
    view = the(cafe.window, RecordView)
    assert "two people at one table" in view.about.text()
    told = view.pages.toPlainText()
    assert "Trumps: Hearts" in told
    assert "’s cards: " not in told


def test_a_file_says_that_two_play_it(cafe: Cafe, tmp_path: Path) -> None:
    match = dealt(hands=("AA LA", "BA HA"), turned="H7")
    play_out(match)
    match_id = cafe.lay(match, practice=True)
    path = tmp_path / "two.tartli.json"
    record_files.write(path, record_files.record_to_send(cafe.window.saving.store.load(match_id)))
    assert json.loads(path.read_text())["note"].splitlines()[0] == note_marks.TWO
    with MatchStore.in_memory() as store:
        kept = record_files.keep(store, record_files.read(path), human_seat=0, level="casual")
        stored = store.load(kept.match_id)
    assert (stored.marks.two, stored.marks.practice, stored.row.head.level) == (True, True, "")
    assert stored.row.head.names == ("A", "B")


def test_another_copy_that_looks_sees_neither_hand(cafe: Cafe) -> None:
    match_id = cafe.lay(dealt(hands=("AA LA", "BA HA"), turned="H7"))
    second = cafe.open()
    second.begin()
    settle()
    assert second.area.session is not None
    assert "another Tartli window" in second.area.panel.prompt
    assert second.area.view.scene().own_cards == []
    assert not second.area.two.above.isVisible()
    cards = {item.card for item in second.area.view.scene().items_of_pack} - {None}
    assert cards == {Card.H7}
    assert match_id == 1


def test_a_deal_of_two_is_played_again_by_two(cafe: Cafe) -> None:
    match = dealt(hands=("AA LA", "BA HA"), turned="H7")
    play_out(match)
    cafe.lay(match)
    click(cafe.qtbot, the(cafe.window, HandSummary).swapped_button)
    check_hidden(cafe)
    assert cafe.session.is_practice
    cafe.open_curtain()
    assert cafe.session.names == ("B", "A")
    assert cafe.session.viewer == 1
    assert {Card.BA, Card.HA} <= set(cafe.window.area.view.scene().own_cards)


def test_austrian_the_turned_card_is_chosen_before_anything_is_hidden(cafe: Cafe) -> None:  # R3.4
    cafe.begin(AUSTRIAN)
    area = cafe.window.area
    click(cafe.qtbot, area.panel.choices[0])
    click(cafe.qtbot, area.panel.choices[0])
    assert cafe.session.phase is Phase.DECIDE
    assert f"{cafe.session.names[cafe.session.viewer]}, which card" in area.panel.prompt
    click(cafe.qtbot, area.panel.choices[0])
    check_hidden(cafe)


# Agreeing on a match


def test_two_people_are_asked_for_their_names_first(cafe: Cafe) -> None:
    window = cafe.window
    window.dialogs.open_new_match()
    dialog = the(window, NewMatchDialog)
    click_opponent(cafe.qtbot, dialog, TWO)
    for name, typed in (("player_name", "Anna"), ("opponent_name", "Bence")):
        click(cafe.qtbot, dialog.deal_button)
        assert dialog.isVisible()
        control = dialog.fields[name].control
        assert control.hasFocus()
        assert "both names" in control.accessibleDescription()
        cafe.qtbot.keyClicks(control, typed)
    click(cafe.qtbot, dialog.deal_button)
    assert find(window, NewMatchDialog) is None
    assert set(cafe.session.names) == {"Anna", "Bence"}


def test_two_of_one_name_are_told_apart(cafe: Cafe) -> None:
    window = cafe.window
    window.dialogs.open_new_match()
    dialog = the(window, NewMatchDialog)
    click_opponent(cafe.qtbot, dialog, TWO)
    assert dialog.fields["player_name"].value() == dialog.fields["opponent_name"].value() == ""
    for name in ("player_name", "opponent_name"):
        control = dialog.fields[name].control
        control.setFocus()
        cafe.qtbot.keyClick(control, Key.Key_A, Mod.ControlModifier)
        cafe.qtbot.keyClicks(control, "Anna")
    chosen = dialog.chosen()
    assert (chosen.names, chosen.two) == (("Anna 1", "Anna 2"), True)
    # The settings for the program as opponent stay unchanged.
    assert chosen.settings.opponent_name == ""
    click_opponent(cafe.qtbot, dialog, "franz")
    assert dialog.chosen().names[1] == "Franz"
    assert not dialog.chosen().two
