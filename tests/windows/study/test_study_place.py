"""A hand set up from memory, with what can be done in it, its lines and notes."""

import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QDrag, QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QFileDialog

from tartli_desktop.cards.german import Card
from tartli_desktop.games.tarokk.opponents import evaluate
from tartli_desktop.study.document import read, write
from tartli_desktop.text.plain_text import plain_tip
from tartli_desktop.windows.study import weighing
from tartli_desktop.windows.study.study_place import StudyPlace
from tests.session.playing import Scripted, settle
from tests.table.simulated_mouse import Pen
from tests.windows.languages import english_again, speak
from tests.windows.simulated_user import click

from .conftest import HAND, Key, Mod, Studying

ALT, CTRL = Mod.AltModifier, Mod.ControlModifier


def own_cards(place: StudyPlace) -> set[Card | None]:
    return {item.card for item in place.view.scene().own_items}


# Setting up


def test_the_own_hand_is_enough_to_go_on_and_a_card_of_it_is_played_with_a_click(studying: Studying) -> None:
    place = studying.begin()
    assert place.setup_paper is None
    assert own_cards(place) == {Card[code.upper()] for code in HAND.split()}
    assert studying.other_cards == {None}, "what is not known lies face down"
    assert place.study.setup.known[1] == ()
    place.view.card_chosen.emit(Card.B7)
    studying.wait()
    assert studying.lines == ["0:play B7"]


def test_typed_cards_go_to_the_own_hand_and_the_tenth_is_the_one_turned_up(studying: Studying) -> None:
    studying.program.open()
    studying.key(Key.Key_E, CTRL)
    setup = studying.setup
    studying.write("hu,ho;ha hk h8 lu bk b7 ")
    assert "8 of 9" in setup.places[0].text()
    studying.write("a9")
    assert setup.typed.text() == "", "a card is taken as soon as it cannot become another"
    studying.write("l9")
    assert [place.cards for place in setup.dealt.places if place.is_turned] == [[Card.L9]]


def test_a_click_on_the_board_gives_a_card_to_the_chosen_place_and_another_takes_it_back(
    studying: Studying,
) -> None:
    studying.program.open()
    studying.key(Key.Key_E, CTRL)
    setup, board = studying.setup, studying.setup.board

    def click_card(row: int, column: int) -> None:
        at = board.visualRect(board.cards.index(row, column)).center()
        studying.qtbot.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=at)

    click_card(2, 7)
    assert setup.dealt.places[0].cards == [Card.HA]
    click(studying.qtbot, setup.places[1])
    click_card(0, 0)
    click_card(2, 7)
    assert [place.cards for place in setup.dealt.places[:2]] == [[], [Card.A7, Card.HA]], "it moves"
    click_card(2, 7)
    assert setup.dealt.places[1].cards == [Card.A7]


def test_a_card_is_dragged_to_a_place(studying: Studying, monkeypatch: pytest.MonkeyPatch) -> None:
    studying.program.open()
    studying.key(Key.Key_E, CTRL)
    setup, board = studying.setup, studying.setup.board

    def drop(drag: QDrag, *_: object) -> None:
        copied, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Mod.NoModifier
        for event in (QDragEnterEvent, QDropEvent):
            QApplication.sendEvent(setup.places[1], event(QPoint(5, 5), copied, drag.mimeData(), left, none))

    monkeypatch.setattr(QDrag, "exec", drop)
    at = board.visualRect(board.cards.index(2, 7)).center()
    pen = Pen(studying.qtbot, board)  # type: ignore[arg-type]
    pen.press(at)
    pen.move(*(at + QPoint(step, 0) for step in (10, 40, 80)))
    assert setup.dealt.places[1].cards == [Card.HA]


def test_set_up_again_the_card_that_is_still_asked_for_is_typed_first(studying: Studying) -> None:
    studying.begin(turned="")
    studying.key(Key.Key_F2)
    studying.write("l9 ")
    assert [each.cards for each in studying.setup.dealt.places if each.is_turned] == [[Card.L9]]


def test_the_others_get_the_names_that_are_typed(studying: Studying) -> None:
    studying.program.open()
    studying.key(Key.Key_E, CTRL)
    studying.setup.others.setFocus()
    studying.setup.others.selectAll()
    studying.write("  Anna  ")
    studying.setup.typed.setFocus()
    assert "Anna" in studying.setup.places[1].text()
    studying.write(f"{HAND} l9 ")
    studying.setup.others.setFocus()
    studying.setup.others.selectAll()
    studying.write("Bence")
    studying.key(Key.Key_G, ALT)
    studying.qtbot.waitUntil(lambda: studying.place.setup_paper is None)
    studying.wait()
    assert studying.place.study.setup.players[1] == "Bence"
    studying.enter("b7")
    assert "Bence" in studying.place.paper.place_label.text()


def test_a_name_is_shown_as_it_is_on_a_button_and_in_a_tip(studying: Studying) -> None:
    studying.program.open()
    studying.key(Key.Key_E, CTRL)
    studying.setup.others.setText("A & <b>B</b>")
    studying.setup.others.editingFinished.emit()
    click(studying.qtbot, studying.setup.places[1])
    studying.setup.press(Card.AU)
    assert "A && <b>B</b>" in studying.setup.places[1].text()
    rows = studying.setup.board.cards
    tips = [str(rows.data(rows.index(0, column), Qt.ItemDataRole.ToolTipRole)) for column in range(8)]
    (tip,) = (tip for tip in tips if "not known" not in tip)
    assert tip == plain_tip(tip)


def test_tarokk_is_set_up_for_five_and_for_four_again(
    studying: Studying, scripted: list[Scripted]
) -> None:  # T2.2
    studying.program.open()
    scripted[-1].on_demand = True
    studying.program.window.study_commands.set_up("tarokk")
    setup = studying.setup
    names = [setup.rules.itemText(at) for at in range(setup.rules.count())]
    assert len({*names}) == len(names)
    studying.write("skiz xxi ")
    five = names.index("Paskievics, 5 players")
    setup.rules.setCurrentIndex(five)
    setup.rules.activated.emit(five)
    assert [place.text()[4:] for place in setup.places] == [
        "You: 2 of 9", "Kata: 0 of 9", "Bence: 0 of 9", "Resi: 0 of 9", "Talon: 0 of 6",
    ]  # fmt: skip
    assert setup.dealer.currentText() == setup.others.text().split(", ")[-1], "the dealer sits out"
    studying.write("xx xix ix vi c10 dj hk ")
    studying.key(Key.Key_Return)
    studying.wait()
    assert len(studying.place.study.setup.players) == 5
    assert studying.place.paper.place_label.accessibleName() == "You are to act"
    studying.place.actions_here.levels.actions()[1].trigger()
    studying.program.window.studies.open_study(studying.place.study)
    studying.key(Key.Key_F2)
    four = names.index("Paskievics, 4 players")
    studying.setup.rules.activated.emit(four)
    click(studying.qtbot, studying.setup.go_on)
    studying.wait()
    assert len(studying.place.study.setup.players) == 4
    assert read(write(studying.place.study)) == studying.place.study


def test_what_is_no_card_stays_in_the_field_and_is_named(studying: Studying) -> None:
    studying.program.open()
    studying.key(Key.Key_E, CTRL)
    studying.write("hu zz ho ")
    assert studying.setup.typed.text().split() == ["zz"]
    assert "zz" in studying.setup.told.text()
    assert studying.setup.dealt.places[0].cards == [Card.HU, Card.HO]


def test_a_deal_that_contradicts_the_line_is_refused_and_can_be_undone(studying: Studying) -> None:
    place = studying.begin()
    studying.enter("b7", "bo")
    studying.key(Key.Key_F2)
    studying.setup.places[2].click()
    studying.setup.typed.setFocus()
    studying.write("bo ")
    click(studying.qtbot, studying.setup.go_on)
    studying.qtbot.waitUntil(lambda: not place.paper.refusal_label.isHidden())
    assert place.opened.at == 1, "the position before the step that cannot be"
    studying.key(Key.Key_Z, CTRL)
    studying.wait()
    assert studying.lines[:2] == ["0:play B7", "1:play BO"]


# What can be done


def test_what_can_be_done_is_listed_at_once_and_then_in_order_of_worth(
    studying: Studying, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = list[str]()
    monkeypatch.setattr(weighing, "announce", lambda _, words: said.append(words))
    place = studying.begin()
    rows = place.paper.worths.rows
    studying.qtbot.waitUntil(lambda: all(rows.index(at, 1).data() for at in range(3)))
    figures = [rows.row(at).figures for at in range(rows.rowCount())]  # type: ignore[union-attr]
    known = [each.order for each in figures if each is not None]
    assert known == sorted(known, reverse=True)
    assert place.paper.reason_label.text()
    studying.qtbot.waitUntil(lambda: len(said) > 0)
    assert said[-1] == f"Worked out. {place.paper.reason_label.accessibleName()}"


def test_what_the_player_looks_at_is_weighed_too(studying: Studying, scripted: list[Scripted]) -> None:
    place = begin_tarokk(studying, scripted)
    studying.enter("xvii", "cq")
    weighed = scripted[-1].weighed
    count = 0
    while count < len(weighed):
        count, asked = len(weighed), weighed[-1]
        asked.answer(evaluate(asked.view, seed=asked.seed, seconds=0.2))
        settle()
    studying.write("xvii ix")
    assert place.paper.worths.rows.rowCount() == 1
    studying.qtbot.waitUntil(lambda: len(weighed) > count)
    assert [str(each) for each in weighed[-1].also] == ["discard XVII IX"]


def test_for_a_seat_whose_cards_are_not_known_every_card_can_be_entered_and_nothing_is_weighed(
    studying: Studying,
) -> None:
    """So Enter alone chooses nothing before the player has pointed at something."""
    place = studying.begin()
    studying.enter("b7")
    assert "Kata" in place.paper.state_label.text()
    assert "Over of Bells" in studying.rows
    assert "Nine of Leaves" not in studying.rows, "the card that is turned up"
    assert "King of Hearts" not in studying.rows, "a card of the own hand"
    studying.key(Key.Key_Return)
    assert studying.lines == ["0:play B7"]
    assert place.paper.refusal_label.text()
    studying.key(Key.Key_Down)
    studying.key(Key.Key_Return)
    assert len(studying.lines) > 1


def test_what_fits_nothing_and_a_card_that_cannot_be_played_are_refused_and_written_over(
    studying: Studying,
) -> None:
    place = studying.begin()
    studying.write("h77")
    studying.key(Key.Key_Return)
    assert "h77" in place.paper.refusal_label.text()
    studying.write("h7")
    studying.key(Key.Key_Return)
    studying.qtbot.waitUntil(lambda: "rule" in place.paper.refusal_label.text())
    assert "Seven of Hearts" in place.paper.refusal_label.accessibleName()
    assert studying.lines == []
    studying.wait()
    studying.enter("b7")
    assert studying.lines == ["0:play B7"]
    assert place.paper.refusal_label.isHidden()


def test_escape_leaves_first_what_is_being_written(studying: Studying) -> None:
    place = studying.begin()
    studying.write("hq")
    studying.key(Key.Key_Escape)
    assert (place.paper.filter.text(), studying.rows != []) == ("", True)
    place.paper.note.setFocus()
    studying.key(Key.Key_Escape)
    assert QApplication.focusWidget() is place.paper.filter
    assert studying.program.window.study is place


def test_after_a_click_on_a_button_one_can_type(studying: Studying) -> None:
    place = studying.begin()
    studying.enter("b7")
    click(studying.qtbot, place.buttons[place.actions_here.back])
    studying.wait()
    studying.enter("a9")
    assert studying.lines == ["0:play A9"]


def test_steps_typed_faster_than_they_are_found_are_all_entered_and_what_nobody_knows_is_not_told(
    studying: Studying,
) -> None:
    place = studying.begin()
    for text in ("b7", "bo"):
        studying.write(text)
        studying.key(Key.Key_Return)
    studying.qtbot.waitUntil(lambda: len(studying.lines) == 3)
    assert studying.lines == ["0:play B7", "1:play BO", "1:gather"], "a full trick is gathered by itself"
    assert not place.paper.filter.text()
    studying.wait()
    drawn = next(card for card in place.view.scene().view.hand if card not in place.study.setup.known[0])
    assert drawn.name not in place.paper.happened_label.text()
    assert "draw" not in place.paper.happened_label.text() or " a card" in place.paper.happened_label.text()


def test_the_card_that_came_is_asked_for_and_may_be_unknown(studying: Studying) -> None:
    place = studying.begin()
    studying.enter("b7", "bo", "aa")
    assert place.paper.filter.placeholderText() == "Which card did you get?"
    assert None in own_cards(place)
    studying.enter("bx")
    assert Card.BX in own_cards(place)
    assert place.study.setup.known[0][9] is Card.BX, "the tenth card that the seat got"
    studying.key(Key.Key_Z, CTRL)
    studying.wait()
    studying.write("not remember")
    studying.key(Key.Key_Return)
    assert place.paper.filter.placeholderText() == "What did you do?"


def begin_tarokk(studying: Studying, scripted: list[Scripted]) -> StudyPlace:
    """Bid Two in Tarokk, which all others pass; nothing is weighed."""
    studying.program.open()
    scripted[-1].on_demand = True
    studying.program.window.study_commands.set_up("tarokk")
    settle()
    studying.write("skiz xxi xix ix vi c10 dj hk sj ")
    studying.key(Key.Key_Return)
    studying.wait()
    studying.enter("two", "pass", "pass", "pass")
    return studying.place


def test_of_cards_that_come_together_none_takes_the_place_of_another(
    studying: Studying, scripted: list[Scripted]
) -> None:
    place = begin_tarokk(studying, scripted)
    for first, second in (("xvii", "cq"), ("cq", "xvii"), ("ii", "dk"), ("hq", "xv")):
        studying.enter(first, second)
        assert {first.upper(), second.upper()} <= {str(card) for card in own_cards(place)}
        assert place.paper.filter.placeholderText() == "What did you do?"
        for _ in range(2):
            studying.key(Key.Key_Z, CTRL)
            studying.wait()
        assert place.paper.filter.placeholderText() == "Which card did you get?"


def test_back_from_the_end_of_a_hand_one_can_type_again(studying: Studying, scripted: list[Scripted]) -> None:
    place = begin_tarokk(studying, scripted)
    studying.key(Key.Key_Home, ALT)
    studying.wait()
    studying.enter("pass", "pass", "pass", "pass")
    assert QApplication.focusWidget() is place.paper.tree
    studying.key(Key.Key_Left, ALT)
    studying.qtbot.waitUntil(lambda: QApplication.focusWidget() is place.paper.filter)


def test_discards_lie_beside_the_cards_that_are_left_and_what_is_all_that_can_be_said_goes_by_itself(
    studying: Studying, scripted: list[Scripted]
) -> None:  # T7.2
    place = begin_tarokk(studying, scripted)
    studying.enter("xvii", "cq", "dj sj")
    assert place.paper.place_label.accessibleName() == "Kata is to act"
    assert "You discard Jack of Diamonds, Jack of Spades." in place.paper.happened_label.accessibleName()
    held = {str(card) for card in own_cards(place)}
    assert held == {"SKIZ", "XXI", "XIX", "XVII", "IX", "VI", "CQ", "CT", "HK"}
    assert any(row.startswith("Not known (Kata") for row in studying.rows)
    for _ in range(3):
        studying.key(Key.Key_Return)
        studying.wait()
    studying.qtbot.waitUntil(lambda: "You: Play the hand" in place.paper.tree.words)
    studying.wait()
    told = place.paper.happened_label.accessibleName()
    assert "Tarokks discarded" not in told, "none was told of"


# Lines


def test_another_step_begins_another_line(studying: Studying) -> None:
    place = studying.begin()
    studying.enter("b7")
    studying.key(Key.Key_Left, ALT)
    studying.wait()
    studying.enter("a9")
    assert place.study.nodes[0].children == (1, 2)
    studying.key(Key.Key_Down, ALT)
    studying.wait()
    assert studying.lines == ["0:play B7"]
    studying.key(Key.Key_Down, ALT)
    studying.wait()
    assert studying.lines == ["0:play A9"]
    studying.key(Key.Key_Up, ALT)
    assert place.study.nodes[0].children == (2, 1)


def test_the_tree_shows_lines_below_the_step_that_they_replace_and_a_deleted_line_comes_back(
    studying: Studying,
) -> None:
    place = studying.begin()
    studying.enter("b7", "bo")
    studying.qtbot.waitUntil(lambda: len(studying.lines) == 3)
    studying.key(Key.Key_Home, ALT)
    studying.wait()
    studying.enter("a9")
    tree = place.paper.tree
    model = tree.model()
    top = [model.index(row, 0) for row in range(model.rowCount())]
    assert [index.data() for index in top[:3]] == ["The deal", "You: Seven of Bells", "Kata: Over of Bells"]
    assert [top[1].model().index(0, 0, top[1]).data()] == ["You: Nine of Acorns"]
    tree.setCurrentIndex(top[2])
    studying.wait()
    assert studying.lines == ["0:play B7", "1:play BO"]
    tree.setCurrentIndex(top[1])
    studying.wait()
    studying.key(Key.Key_Delete, CTRL)
    studying.wait()
    assert (len(place.study.nodes), place.opened.at) == (2, 0)
    studying.key(Key.Key_Z, CTRL)
    studying.wait()
    assert len(place.study.nodes) == 5


def test_the_strongest_level_plays_a_seat(studying: Studying) -> None:
    place = studying.begin()
    place.actions_here.levels.actions()[1].trigger()
    studying.enter("b7")
    studying.qtbot.waitUntil(lambda: len(studying.lines) >= 3)
    assert studying.lines[1].startswith("1:play ")


# Words, and what is made of a study


def test_notes_and_title_are_kept_with_the_study(studying: Studying) -> None:
    place = studying.begin()
    studying.enter("b7")
    studying.key(Key.Key_F6)
    studying.write("Better the Nine?")
    place.paper.title.setFocus()
    place.paper.title.selectAll()
    studying.write("Last evening")
    place.actions_here.leave.trigger()
    assert studying.program.window.study is None
    store = studying.program.window.saving.store
    (row,) = store.studies.rows()
    assert (row.title, row.game) == ("Last evening", "tartli")
    studying.program.window.studies.open(store.studies.load(row.id), row.id)
    assert studying.place.study.nodes[1].note == "Better the Nine?"
    assert studying.program.window.studies.is_open(row.id)
    assert "Last evening" in studying.program.window.windowTitle()


def test_a_note_stays_on_its_position_and_outlives_undo(studying: Studying) -> None:
    place = studying.begin()
    studying.enter("b7")
    studying.key(Key.Key_F6)
    studying.write("Better the Nine?")
    studying.key(Key.Key_Left, ALT)
    assert [node.note for node in place.study.nodes.values()] == ["", "Better the Nine?"]
    studying.key(Key.Key_F6)
    studying.write("Three trumps")
    place.actions_here.undo.trigger()
    assert [node.note for node in place.study.nodes.values()] == ["Three trumps"]


def test_an_empty_board_is_not_kept(studying: Studying) -> None:
    studying.program.open()
    studying.key(Key.Key_E, CTRL)
    studying.key(Key.Key_Escape)
    studying.key(Key.Key_Escape)
    assert studying.program.window.study is None
    assert studying.program.window.saving.store.studies.rows() == ()


def test_a_study_is_copied_as_text_and_as_a_picture_and_saved_as_a_page_and_as_a_file(
    studying: Studying, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = studying.begin()
    studying.enter("b7")
    studying.key(Key.Key_Home, ALT)
    studying.wait()
    studying.qtbot.waitUntil(lambda: bool(place.paper.reason_label.text()))
    studying.key(Key.Key_C, CTRL | Mod.ShiftModifier)
    text = QGuiApplication.clipboard().text()
    for told in ("Tartli, rules: Hungarian", "Kata: not known", "1. You: Seven of Bells", "After the deal"):
        assert told in text
    place.actions_here.copy_picture.trigger()
    assert not QGuiApplication.clipboard().image().isNull()
    chosen: list[Path] = []

    def choose(_parent: object, _title: str, name: str, _kinds: str) -> tuple[str, str]:
        chosen.append(tmp_path / Path(name).name)
        return str(chosen[-1]), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    place.actions_here.save_page.trigger()
    assert chosen[-1].read_bytes().startswith(b"%PDF")
    chosen[-1].unlink()
    chosen[-1].mkdir()
    place.actions_here.save_page.trigger()
    assert "could not be saved" in place.paper.state_label.text().replace("\u00a0", " ")
    place.actions_here.export.trigger()
    assert b"tartli-study" in chosen[-1].read_bytes()


def test_the_keys_of_a_list_work_from_the_field(studying: Studying) -> None:
    place = studying.begin()
    first, second = studying.rows[:2]
    worths = place.paper.worths
    place.actions_here.ask.trigger()
    studying.key(Key.Key_Down)
    assert worths.current == worths.rows.row(1).key  # type: ignore[union-attr]
    assert QApplication.focusWidget() is place.paper.filter
    assert first != second


def test_the_study_follows_another_language(studying: Studying, qapp: QApplication) -> None:
    place = studying.begin()
    studying.enter("b7")
    with english_again(qapp):
        speak("hu")
        studying.wait()
        assert place.actions_here.leave.text() != "&Back to the match"


def test_a_closed_study_finds_nothing_more(studying: Studying) -> None:
    place = studying.begin()
    studying.enter(studying.rows[0].split()[0])
    studying.program.window.studies.close()
    place.actions_here.undo.trigger()
    assert "study" not in {thread.name for thread in threading.enumerate()}
