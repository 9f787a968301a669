"""A match at the table: what is shown and announced, and how a hand ends."""

import re

import pytest
import shiboken6
from msgspec.structs import replace
from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAction, QColor, QPalette
from PySide6.QtWidgets import QDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

from tartli_desktop.cards.german import Card
from tartli_desktop.game.rules import Draw
from tartli_desktop.games.tartli import AUSTRIAN, HUNGARIAN, Action, Match, View
from tartli_desktop.games.tartli.dialogs.hand_summary import HandSummary
from tartli_desktop.games.tartli.dialogs.meld_dialog import MeldDialog
from tartli_desktop.games.tartli.dialogs.scored_melds import ShownMelds
from tartli_desktop.games.tartli.options import GoOut
from tartli_desktop.looks.colours import apply_colour_scheme, contrast
from tartli_desktop.session.match_state import Phase
from tartli_desktop.settings.settings import ColourScheme, GatherPolicy, IndexLetters
from tartli_desktop.table.notes.plate import PlateItem
from tartli_desktop.table.view import CardTableView
from tartli_desktop.thinking.thinker import OpponentTrouble
from tartli_desktop.widgets.papers.table_paper import PAPER
from tests.games.tartli.rules.positions import dealt, late, play
from tests.session.playing import QUICK, Scripted, quick, settle, sit_down
from tests.windows.simulated_user import asked, button, click, find, the
from tests.windows.tables import Table

Key = Qt.Key


# The end of a hand


def test_the_end_of_a_hand_is_summed_up_and_goes_on(table: Table) -> None:
    match = dealt(hands=("LA", "AA"), turned="H7", dealer=1, played="1:out")
    table.seat(match)
    assert table.phase is Phase.HAND_OVER
    summary = the(table.area, HandSummary)
    click(table.qtbot, summary.next_button)
    assert table.view.trick_number == 1
    assert table.game.session.hands_played == 2
    assert find(table.area, HandSummary) is None


def test_the_summary_can_be_left_and_seen_again(table: Table) -> None:
    match = dealt(hands=("LA", "AA"), turned="H7", dealer=1, played="1:out")
    table.seat(match)
    click(table.qtbot, the(table.area, HandSummary).look_button)
    assert table.phase is Phase.HAND_OVER
    assert find(table.area, HandSummary) is None
    click(table.qtbot, table.area.panel.choices[1])
    click(table.qtbot, the(table.area, HandSummary).look_button)
    click(table.qtbot, table.area.panel.choices[0])
    assert table.view.trick_number == 1


def test_after_the_match_a_new_one_is_offered(table: Table, qtbot: QtBot) -> None:
    match = dealt(replace(HUNGARIAN, match_target=1), hands=("LA", "AA"), turned="H7", dealer=1)
    play(match, "1:out")
    table.seat(match)
    assert table.phase is Phase.MATCH_OVER
    with qtbot.waitSignal(table.area.dialogs.new_match_asked):
        click(qtbot, the(table.area, HandSummary).next_button)
    with qtbot.waitSignal(table.area.dialogs.new_match_asked):
        click(qtbot, table.area.panel.choices[0])


# What is shown


def test_counts_are_shown_where_that_is_set(table: Table) -> None:  # R12
    def plates() -> str:
        items = table.area.view.scene().plate_items
        figures = (item.content.figures for item in items if item.content is not None)
        return "|".join([*(item.text() for item in items), *figures])

    table.seat(dealt(hands=("HKO", "AA"), turned="H8"))
    table.key(Key.Key_B)
    assert "· 40" in plates()
    table.area.settings.change(quick(show_counts=False))
    assert "40" not in plates()


def test_a_key_shows_the_numbers_of_the_slate_and_goes_back(table: Table) -> None:  # R13
    table.seat(dealt(hands=("HKO LA", "AA"), turned="H8"))
    assert not table.area.slate.counts_visible
    table.key(Key.Key_S)
    assert table.area.slate.counts_visible
    assert table.area.slate.hasFocus()
    table.qtbot.keyClick(table.area.slate, Key.Key_S)
    assert not table.area.slate.counts_visible
    assert table.area.view.hasFocus()


def test_the_slate_follows_what_scores(table: Table) -> None:  # R13.4
    written: list[tuple[int, int]] = []
    write = table.area.slate.write
    table.area.slate.write = lambda seat, points: (written.append((seat, points)), write(seat, points))[1]  # type: ignore[method-assign]
    table.seat(dealt(hands=("HKO LA", "AA"), turned="H8"))
    table.key(Key.Key_B)
    assert written == [(0, 40)]
    table.hand.click("LA")
    table.game.gather()
    assert written == [(0, 40)]  # tricks at the end of the hand


def test_letters_change_at_once(table: Table) -> None:
    table.seat(dealt(hands=("LA", "AA"), turned="H7", dealer=1))
    for letters, language in ((IndexLetters.OFF, ""), (IndexLetters.HUNGARIAN, "hu")):
        table.area.settings.change(quick(index_letters=letters))
        assert table.area.faces.corners.letters == language
    assert table.game.actions == []


GERMAN_WORDS = {"Acorns", "Leaves", "Bells", "Under", "Unders", "Over", "Overs", "VII"}


def words_of(window: QWidget) -> str:
    """Everything in a window that can be read or heard."""
    parts = [getattr(each, "text", str)() for each in window.findChildren(QWidget) if each.isVisible()]
    for each in (window, *window.findChildren(QWidget)):
        parts += [each.toolTip(), each.accessibleName(), each.accessibleDescription()]
    parts += [action.text() + " " + action.toolTip() for action in window.findChildren(QAction)]
    for view in window.findChildren(CardTableView):
        parts += [note.text for note in view.scene().notes]
        items = view.scene().items()
        parts += [item.text() for item in items if isinstance(item, PlateItem)]
    return "\n".join(filter(None, parts))


def german_words_in(text: str) -> set[str]:
    return GERMAN_WORDS & set(re.findall(r"\w+", text))


def drawn(table: Table) -> Table:
    """The table during the draw for first dealer."""
    table.area.settings.change(QUICK)
    table.game = sit_down(Match.new(HUNGARIAN, first_dealer=1), None, QUICK, shows=False, start=False)
    table.area.attach(table.game.session)
    table.game.session.start(Draw(((Card.AU, Card.BO),), dealer=0))
    settle()
    return table


@pytest.mark.parametrize(
    ("position", "act", "french"),
    [
        (dealt(hands=("HKO LA", "AO"), turned="H8"), None, {"Declare King and Queen of trumps: 40 points"}),
        (dealt(hands=("LA", "AO"), turned="B8", dealer=0), "1:play AO", {"Queen of Clubs", "Diamonds"}),
        (
            dealt(hands=("LA", "B7 AO"), turned="BU", dealer=0),
            "1:exchange 1:play AO",
            {"I exchange the Seven for the Jack of Diamonds."},
        ),
        (
            dealt(hands=("LA", "LKOUX AO HO BO"), turned="B8", dealer=0),
            "1:declare OOOO LK4 1:play LK 0:play LA",
            {"Queens vannak", "Spades King kvart"},
        ),
    ],
    ids=["trumps and béla", "what was led", "exchanged", "melds in full"],
)
def test_all_words_follow_a_changed_pack(
    table: Table, position: Match, act: str | None, french: set[str]
) -> None:  # R1.1
    if act is not None:
        play(position, act)
    table.seat(position)
    before = words_of(table.area)
    assert german_words_in(before)
    table.area.settings.change(quick(pack="french"))
    after = words_of(table.area)
    assert german_words_in(after) == set()
    assert {words for words in french if words not in after} == set()
    table.area.settings.change(QUICK)
    assert words_of(table.area) == before


def test_the_draw_for_dealer_follows_a_changed_pack(table: Table) -> None:
    drawn(table)
    assert "You drew the Under of Acorns" in table.area.panel.prompt
    table.area.settings.change(quick(pack="french"))
    assert "You drew the Jack of Clubs, B the Queen of Diamonds" in table.area.panel.prompt
    notes = [note.text for note in table.area.view.scene().notes]
    assert notes == ["A: Jack of Clubs", "B: Queen of Diamonds"]
    assert german_words_in(words_of(table.area)) == set()


def test_why_not_is_said_in_the_words_of_the_pack(table: Table) -> None:  # R4.2
    match = late(hands=("AAK LA HO7 BAK7X", "AX98 LX98 H98 BU"), turned="HO", played="1:play AX")
    table.seat(match)
    table.hand.click("LA")
    assert "Acorns were led" in table.area.panel.notice_text
    table.area.settings.change(quick(pack="french"))
    assert german_words_in(words_of(table.area)) == set()
    table.hand.click("LA")
    assert "Clubs were led" in table.area.panel.notice_text


def test_dialogs_speak_in_the_words_of_the_pack(table: Table) -> None:
    french = quick(pack="french")
    table.seat(dealt(hands=("LKOUX AO HO BO", "AA"), turned="B8", dealer=1), settings=french)
    table.key(Key.Key_D)
    melds = the(table.area, MeldDialog)
    assert german_words_in(words_of(melds)) == set()
    assert "Queens vannak, Spades King kvart: 250 points" in words_of(melds)
    click(table.qtbot, melds.declare_button)
    table.hand.click("LK")
    click(table.qtbot, button(table.area.panel, "Scored melds (V)"))
    scored = the(table.area, ShownMelds)
    assert "Queens vannak: Queen of Clubs, Queen of Spades" in words_of(scored)
    assert german_words_in(words_of(scored)) == set()
    scored.close()
    click(table.qtbot, table.area.panel.button(table.area.commands["go_out"]))
    click(table.qtbot, button(asked(table.area), "Go out and lose"))
    summary = the(table.area, HandSummary)
    assert "Spades King kvart: 50\u00a0points" in words_of(summary)
    assert german_words_in(words_of(summary)) == set()


def test_settings_change_during_a_match_without_disturbing_it(table: Table) -> None:
    table.seat(dealt(hands=("LA", "AA"), turned="H7", dealer=1))
    before = table.view
    for change in (
        {"motion": True, "speed": 3.0},
        {"motion": False},
        {"alternate_colours": True},
        {"gather": GatherPolicy.TIMED},
        {"go_out": GoOut.BY_ITSELF},
        {"opponent_pause": 2.0},
    ):
        table.area.settings.change(quick(**change))
        settle()
        assert table.view == before
        assert table.phase is Phase.DECIDE
    table.area.settings.change(QUICK)
    table.hand.click("LA")
    assert table.phase is Phase.PAUSE


def test_the_turned_card_is_chosen_by_a_button(table: Table) -> None:  # R3.4
    table.seat(Match.new(AUSTRIAN, first_dealer=1))
    table.hand.click(table.hand.on(table.area.view.scene().pack_items[5]))
    assert table.phase is Phase.DECIDE
    shown = [each.text() for each in table.area.panel.choices]
    assert shown == [f"Card {place}" for place in (4, 7, 10, 13, 16, 19)]
    assert table.area.panel.choices[-1].hasFocus(), "the usual one, for Enter"
    click(table.qtbot, button(table.area.panel, "Card 7"))
    assert table.game.actions == ["0:turn 7"]


def test_the_pack_is_cut_where_it_is_clicked(table: Table) -> None:  # R3.2
    table.seat(Match.new(HUNGARIAN, first_dealer=1), decks=[tuple(Card)])
    assert table.phase is Phase.CUT
    table.hand.click(table.hand.on(table.area.view.scene().pack_items[9]))
    pack = [*tuple(Card)[-1:], *tuple(Card)[:-1]]
    assert table.game.saved["hands"][0]["deck"] == " ".join(map(str, pack[9:] + pack[:9]))


def test_nothing_tells_what_is_dealt_before_the_cards_do(table: Table, qtbot: QtBot) -> None:
    area = table.area
    told: set[str] = set()

    def look() -> None:
        if area.view.scene().motion.is_moving:
            told.update(line for line in area.column.lines.split("\n") if "Trumps" in line)
            always = {
                *(area.table_actions.slate, area.table_actions.fold_slate),
                *(area.table_actions.say_again, area.table_actions.why),
            }
            told.update(each.text() for each in set(area.actions()) - always if each.isEnabled())

    table.seat(
        Match.new(HUNGARIAN, first_dealer=1), decks=[tuple(Card)], settings=quick(motion=True, speed=3.0)
    )
    area.view.scene().reached.connect(lambda event: look())
    area.view.scene().changed.connect(lambda regions: look())
    click(qtbot, area.panel.choices[0])
    assert area.view.scene().motion.is_moving
    area.settings.change(quick(motion=True, speed=3.0, alternate_colours=True))
    look()
    qtbot.waitUntil(lambda: table.phase is Phase.DECIDE)
    assert told == set()
    assert area.commands["look_at_melds"].isEnabled()


def test_cards_move_and_the_match_waits_for_them(table: Table, qtbot: QtBot) -> None:
    table.seat(dealt(hands=("LA", "AA"), turned="H7", dealer=1), settings=quick(motion=True, speed=3.0))
    table.hand.click("LA")
    assert table.area.view.scene().motion.is_moving
    assert table.game.thinker.in_turn == []
    qtbot.waitUntil(lambda: table.phase is Phase.PAUSE)
    assert not table.area.view.scene().motion.is_moving


def test_leaving_in_the_middle_of_a_movement(table: Table) -> None:
    table.seat(dealt(hands=("LA", "AA"), turned="H7", dealer=1), settings=quick(motion=True))
    table.hand.click("LA")
    assert table.area.view.scene().motion.is_moving
    table.game.session.close()
    table.area.detach()
    assert not table.area.view.scene().motion.is_moving
    assert table.game.actions == ["0:play LA"]
    assert table.area.panel.prompt == ""


def test_with_no_match_the_table_does_nothing(table: Table) -> None:
    for key in (Key.Key_D, Key.Key_B, Key.Key_X, Key.Key_G, Key.Key_M, Key.Key_V, Key.Key_Space):
        table.key(key)
    table.hand.click(table.hand.middle)
    assert find(table.area, QDialog) is None


# Regressions


def test_a_broken_opponent_is_excused(table: Table) -> None:
    def broken(view: View) -> Action:
        raise RuntimeError("lost its head")

    table.seat(dealt(hands=("LA", "AA"), turned="H7", dealer=1), Scripted(choose=broken))
    table.hand.click("LA")
    assert table.area.panel.notice_text.startswith(f"{table.game.session.names[1]} got stuck")


@pytest.mark.parametrize(
    ("trouble", "is_told"), [(OpponentTrouble.RESTARTED, False), (OpponentTrouble.SIMPLER_LEVEL, True)]
)
def test_only_a_worse_decision_is_told(table: Table, trouble: OpponentTrouble, is_told: bool) -> None:
    thinker = Scripted(on_demand=True)
    table.seat(dealt(hands=("LA", "AA"), turned="H7", dealer=1), thinker)
    table.hand.click("LA")
    thinker.asked[-1].report_trouble(trouble)
    said = f"{table.game.session.names[1]} got stuck and decided in a hurry."
    assert (table.area.panel.notice_text == said) is is_told
    thinker.answer()
    settle()
    assert len(table.game.actions) == 2
    assert (table.area.panel.notice_text == said) is is_told


def test_a_look_at_the_melds_is_forgotten_when_it_is_closed(table: Table, qtbot: QtBot) -> None:
    table.seat(dealt(hands=("HA HK HO", "LA"), turned="H7", dealer=1))
    table.key(Key.Key_M)
    dialog = the(table.area, MeldDialog)
    qtbot.keyClick(dialog, Key.Key_Escape)
    qtbot.waitUntil(lambda: not shiboken6.isValid(dialog))


def test_what_going_out_would_cost_is_read_before_the_buttons(table: Table) -> None:  # R9.2, R9.3
    table.seat(dealt(hands=("HKO", "AA"), turned="H8", dealer=1))
    table.key(Key.Key_G)
    box = asked(table.area)
    texts: list[str] = []

    def read(of: QAccessibleInterface) -> None:
        texts.append(of.text(QAccessible.Text.Name))
        for place in range(of.childCount()):
            read(of.child(place))

    read(QAccessible.queryAccessibleInterface(box))
    cost = next(place for place, text in enumerate(texts) if "double" in text)
    first_button = next(place for place, text in enumerate(texts) if "Go out and lose" in text)
    assert cost < first_button
    box.reject()


def test_what_papers_cover_a_part_of_is_left_out(table: Table) -> None:
    table.area.resize(1024, 614)
    table.seat(dealt(hands=("HA HK", "BA LA"), turned="L7"))
    scene = table.area.view.scene()
    plate = scene.plate_items[1]
    whole = plate.sceneBoundingRect()
    for share, seen in ((0.02, 1.0), (0.2, 0.0), (0.7, 0.0), (1.0, 0.0), (0.0, 1.0)):
        scene.cover([QRectF(whole.topLeft(), QSizeF(whole.width() * share, whole.height()))])
        assert plate.opacity() == seen
    scene.cover([])
    assert {item.opacity() for item in scene.plate_items} == {1.0}


def test_gathered_cards_of_which_a_paper_leaves_only_a_scrap_are_left_out(table: Table) -> None:
    table.area.resize(1024, 614)
    table.seat(late(hands=("AAK LA HO7 BAK7X", "AX98 LX98 H98 BU"), turned="HO"))
    scene = table.area.view.scene()
    middle = scene.layout.axis
    gathered = [each for each in scene.items_in("TAKEN") if each.sceneBoundingRect().center().x() > middle]
    assert len(gathered) >= 2
    whole = QRectF()
    for item in gathered:
        whole |= item.sceneBoundingRect()
    for share, seen in ((0.3, 1.0), (0.8, 0.0), (1.0, 0.0), (0.0, 1.0)):
        scene.cover([QRectF(whole.topLeft(), QSizeF(whole.width() * share, whole.height()))])
        assert {item.opacity() for item in gathered} == {seen}
    scene.cover([whole])
    scene.cover([])
    assert {item.opacity() for item in gathered} == {1.0}


def test_a_note_goes_with_the_plate_of_who_said_it(table: Table) -> None:
    table.area.resize(1024, 614)
    table.seat(dealt(hands=("HA HK", "BA LA"), turned="L7"))
    scene = table.area.view.scene()
    for note in scene.notes:
        note.set_line("Good.")
    plate = scene.plate_items[1].sceneBoundingRect()
    for areas, seen in (([], [1.0, 1.0]), ([plate], [1.0, 0.0]), ([], [1.0, 1.0])):
        scene.cover(areas)
        assert [note.opacity() for note in scene.notes] == seen


def test_a_paper_that_lies_there_takes_other_colours(table: Table) -> None:
    match = dealt(hands=("LA", "AA"), turned="H7", dealer=1, played="1:out")
    table.seat(match)
    summary = the(table.area, HandSummary)
    for scheme in (ColourScheme.HIGH_CONTRAST, ColourScheme.LIGHT):
        apply_colour_scheme(scheme)
        table.area.settings.change(replace(QUICK, colour_scheme=scheme))
        settle()
        # Its pictures are of the old colours, so it is made anew.
        before, summary = summary, the(table.area, HandSummary)
        assert summary is not before
        ink = summary.palette().color(QPalette.ColorRole.WindowText)
        assert (ink == QColor("white")) == (scheme is ColourScheme.HIGH_CONTRAST)
        assert summary.isVisible()
    table.area.settings.change(QUICK)


def test_melds_that_are_looked_at_take_other_colours(table: Table) -> None:
    table.seat(dealt(hands=("LA", "AA"), turned="H7", dealer=1))
    table.area.commands["look_at_melds"].trigger()
    for scheme in (ColourScheme.HIGH_CONTRAST, ColourScheme.LIGHT):
        apply_colour_scheme(scheme)
        table.area.settings.change(replace(QUICK, colour_scheme=scheme))
        settle()
        paper = the(table.area.window(), MeldDialog)
        ground = QColor("black") if scheme is ColourScheme.HIGH_CONTRAST else PAPER
        for label in (each for each in paper.findChildren(QLabel) if type(each) is QLabel):
            assert contrast(label.palette().color(QPalette.ColorRole.WindowText), ground) >= 4.5
    table.area.settings.change(QUICK)
