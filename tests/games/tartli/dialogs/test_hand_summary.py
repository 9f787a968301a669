"""The result of a hand in figures, words and the dialog, with a test for each way a hand can end."""

import random

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QElapsedTimer, QEvent, Qt, QTimer
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

from tartli_desktop.cards.german import CARDS
from tartli_desktop.face.at_the_table.account import ToldHand, onward_words
from tartli_desktop.games.tartli import AUSTRIAN, BELA, HAND_POINTS, HUNGARIAN, Declare, Match, Out, Variant
from tartli_desktop.games.tartli.dialogs.hand_report import HandReport, headline, report, sentences
from tartli_desktop.games.tartli.dialogs.hand_summary import HandSummary
from tartli_desktop.table.card_faces.faces import CardFaces
from tartli_desktop.widgets.figures import FiguresGrid
from tartli_desktop.widgets.papers.sheet import CardRow
from tests.games.tartli.rules.positions import at_scores, dealt, late, play, play_out
from tests.on_screen import in_front

NAMES = ("Anna", "Kata")
PAIS = replace(HUNGARIAN, name="own", bela_with_melds=True)


def of(match: Match, seat: int = 0, names: tuple[str, str] = NAMES) -> HandReport:
    view = match.view(seat)
    return report(view, names)


def told(match: Match) -> tuple[str, str]:
    """The headline for seat 0 and for seat 1."""
    return headline(of(match, 0)), headline(of(match, 1))


# Positions


def melded() -> Match:
    """A hand played out: a kvart and béla for seat 0, a terc for seat 1."""
    hands = ("HKOUX A79 BA L7", "LOUXA B79 AKU H8")
    match = dealt(hands=hands, turned="H7", dealer=1, talon="BU L8")
    play(match, "0:declare HK4 0:bela BA/B7 0:play A9 1:declare LO3 1:play AK 1:gather")
    play_out(match)
    return match


def stichmatsch() -> Match:
    """R9.4: seat 0 wins tricks 8 to 16."""
    match = late(hands=("AO9AXKU8 HA HX", "LAXK B789 H78 A7"), turned="A7")
    play_out(match)
    return match


def out(variant: Variant = HUNGARIAN, scores: tuple[int, int] = (464, 250)) -> Match:
    """Seat 0 scores béla, leads and goes out."""
    return dealt(variant, hands=("HKO", ""), turned="H7", scores=scores, played="0:bela 0:out")


def false_claim(variant: Variant = HUNGARIAN) -> Match:
    match = dealt(variant, dealer=1)
    play(match, f"0:play {match.view(0).hand[0]} 0:out")
    return match


def both_at_501(scores: tuple[int, int]) -> Match:
    """R7.2: one step 7 lets both players go out; both cards are on the table."""
    hands = ("HKO LA9", "LKOUX BA7")
    match = dealt(PAIS, hands=hands, turned="H7", scores=scores, talon="A8 A9 AU BU")
    play(match, "BA/L9 1:declare LK4 1:play B7 0:bela 0:play LA 0:out")
    return match


# Figures


def test_melds_bela_and_tricks_are_told_apart() -> None:
    made = of(melded())
    assert [str(item) for item in made.result.scored[0]] == ["HK4"]
    assert [str(item) for item in made.result.scored[1]] == ["LO3"]
    assert (made.result.melds, made.result.bela) == ((50, 20), (40, 0))
    assert sum(made.trick_points) + sum(made.result.last_trick_points) == HAND_POINTS
    assert sorted(made.result.last_trick_points) == [0, 10]
    assert (made.result.before, made.result.after) == ((0, 0), made.result.gains)
    assert made.next_step == "next hand"
    assert made.result.game_won is None


def test_bela_with_melds_is_told_apart_too() -> None:
    made = of(both_at_501((473, 442)))  # R7.2
    assert (made.result.melds, made.result.bela) == ((0, 50), (40, 0))


@pytest.mark.parametrize("variant", [HUNGARIAN, AUSTRIAN, PAIS], ids=lambda variant: variant.name)
def test_figures_of_random_matches_add_up(variant: Variant) -> None:
    for seed in range(12):
        chooser = random.Random(seed)
        match = Match.new(variant, first_dealer=0)
        for _ in range(4):
            deck = list(CARDS)
            chooser.shuffle(deck)
            before = match.scores
            match.deal(deck)
            play_somehow(match, chooser)
            for seat in (0, 1):
                adds_up(match, seat, before)


def play_somehow(match: Match, chooser: random.Random) -> None:
    while match.to_move is not None:
        seat = chooser.choice((match.to_move, match.to_move, 1 - match.to_move))
        legal = [
            action
            for action in match.legal_actions(seat)
            if not isinstance(action, Out) or match.counts[seat] >= 501
        ]
        dear = [action for action in legal if isinstance(action, Declare | Out) or action == BELA]
        if legal:
            match.apply(seat, chooser.choice(dear or legal))


def adds_up(match: Match, seat: int, before: tuple[int, int]) -> None:
    made = of(match, seat)
    assert (made.viewer, made.result.before, made.result.after, made.games) == (
        seat,
        before,
        match.counts,
        match.games,
    )
    for each in (0, 1):
        parts = made.result.melds, made.result.bela, made.trick_points, made.result.last_trick_points
        assert made.result.gains[each] == sum(pair[each] for pair in parts)
        assert made.result.melds[each] == sum(item.points for item in made.result.scored[each])
    assert headline(made)
    assert all(sentence.endswith(".") for sentence in sentences(made))


# Each ending in words


def test_a_hand() -> None:
    match = melded()
    made = of(match)
    winner, loser = sorted(made.result.gains, reverse=True)
    assert made.result.gains[0] == winner
    assert told(match) == (f"You win the hand {winner} to {loser}", f"Anna wins the hand {winner} to {loser}")
    assert sentences(made) == ()


def test_stichmatsch() -> None:
    match = stichmatsch()
    made = of(match)
    assert made.result.stichmatsch == 0
    assert (made.trick_points, made.result.last_trick_points) == ((151, 0), (10, 0))
    assert sentences(made) == ("Stichmatsch: you won every trick from 8 to 16, so all 161 points are yours.",)
    assert sentences(of(match, 1)) == (
        "Stichmatsch: Anna won every trick from 8 to 16 and gets all 161 points.",
    )


def test_going_out_with_maccs() -> None:
    match = out()
    assert told(match) == (
        "You go out with 504 and win the game: 2 buli(s)",
        "Anna goes out with 504 and wins the game: 2 buli(s)",
    )
    assert sentences(of(match)) == (
        "Maccs: Kata has only 250. With 250 or fewer the game counts double.",
        "The next game starts at 0 to 0.",
    )
    assert sentences(of(match, 1))[0] == "Maccs: you have only 250. With 250 or fewer the game counts double."
    assert of(match).next_step == "next game"
    assert of(match).games == (2, 0)


def test_going_out_with_a_double() -> None:
    match = out(AUSTRIAN, (464, 249))
    assert told(match)[0] == "You go out with 504 and win the game: 2 stake(s)"
    assert sentences(of(match))[0].startswith("Double: Kata has only 249. With 249 or fewer")


def test_going_out_with_a_simple_game() -> None:
    match = out(scores=(463, 251))
    assert told(match)[1] == "Anna goes out with 503 and wins the game: 1 buli(s)"
    assert sentences(of(match)) == ("The next game starts at 0 to 0.",)


def test_a_false_claim() -> None:
    match = false_claim()
    assert told(match) == (
        "You went out with only 0, so Kata wins the game: 2 buli(s)",
        "Anna went out with only 0, so you win the game: 2 buli(s)",
    )
    assert "The cards left on the table count for nobody." in sentences(of(match))
    assert of(match).result.last_trick_points == (0, 0)


def test_both_out() -> None:
    match = both_at_501((473, 442))  # R7.2
    assert told(match) == (
        "You both reach 501, but you have more (513 to 503) and win the game: 1 buli(s)",
        "You both reach 501, but Anna has more (513 to 503) and wins the game: 1 buli(s)",
    )


def test_a_tie_broken() -> None:
    match = both_at_501((463, 442))  # R7.2
    play(match, "1:gather")
    assert told(match) == (
        "Kata gets ahead, 514 to 503, and wins the game: 1 buli(s)",
        "You get ahead, 514 to 503, and win the game: 1 buli(s)",
    )


def test_one_at_501_at_the_end() -> None:
    match = at_scores((504, 250))  # R9.5; the last hand has just ended
    assert told(match) == (
        "You end the hand with 504 and win the game: 2 buli(s)",
        "Anna ends the hand with 504 and wins the game: 2 buli(s)",
    )


def test_both_at_501_at_the_end() -> None:
    match = at_scores((522, 503))  # R9.5
    assert told(match)[1] == "You both reach 501, but Anna has more (522 to 503) and wins the game: 1 buli(s)"


def test_sudden_death_next() -> None:
    match = at_scores((503, 503))  # R9.5
    made = of(match)
    assert made.result.sudden_death_next
    assert made.next_step == "next hand"
    assert sentences(made)[-1] == "You are tied at 503. In the next hand, the first points win the game."


def test_sudden_death() -> None:
    match = dealt(hands=("HKO", ""), turned="H7", scores=(503, 503))  # R9.5
    play(match, "0:bela")
    assert told(match) == (
        "You score first and win the game: 1 buli(s)",
        "Anna scores first and wins the game: 1 buli(s)",
    )


def test_the_match() -> None:
    match = out(replace(HUNGARIAN, match_target=2))  # R10.1
    assert told(match) == ("You win the match 2 to 0", "Anna wins the match 2 to 0")
    assert of(match).next_step == "new match"
    assert sentences(of(match))[0] == "You go out with 504 and win the game: 2 buli(s)."
    assert "The next game starts at 0 to 0." not in sentences(of(match))


def test_a_name_is_told_as_it_is() -> None:
    assert headline(of(out(), 1, ("%2 <b>", "Kata"))).startswith("%2 <b> goes out with 504")


# The dialog


def opened(qtbot: QtBot, match: Match, seat: int = 0, names: tuple[str, str] = NAMES) -> HandSummary:
    onward = onward_words(is_over=match.winner is not None, has_come_from=False)
    return in_front(qtbot, HandSummary(of(match, seat, names), ToldHand(names, (), onward), CardFaces()))


def texts(dialog: QWidget) -> list[str]:
    return [label.text() for label in dialog.findChildren(QLabel) if label.text()]


def spoken_names(dialog: QWidget) -> list[str]:
    """What a screen reader says for each row of the count."""
    table = QAccessible.queryAccessibleInterface(dialog.findChild(FiguresGrid))
    assert table.role() == QAccessible.Role.Table
    rows = [table.child(place) for place in range(table.childCount())]
    assert all(row.role() == QAccessible.Role.Row and row.childCount() == 0 for row in rows)
    assert all(table.indexOfChild(row) == place for place, row in enumerate(rows))
    return [row.text(QAccessible.Text.Name) for row in rows]


def test_the_table_shows_both_players_the_viewer_first(qtbot: QtBot) -> None:
    match = melded()
    made = of(match)
    who, other = "Anna", "Kata"
    for seat in (0, 1):
        dialog = opened(qtbot, match, seat)
        names = spoken_names(dialog)
        for row, pair in (
            ("Melds", made.result.melds),
            ("Béla", made.result.bela),
            ("Tricks", made.trick_points),
            ("Last trick", made.result.last_trick_points),
            ("Hand total", made.result.gains),
            ("Score before", made.result.before),
            ("Score now", made.result.after),
            ("Bulis (first to 5)", made.games),
        ):
            both = [f"{who} {pair[0]}", f"{other} {pair[1]}"]
            assert f"{row}: {', '.join(both if seat == 0 else reversed(both))}" in names
            assert {str(pair[0]), str(pair[1]), row} <= set(texts(dialog))


def test_melds_are_listed_by_name_with_their_cards(qtbot: QtBot) -> None:
    dialog = opened(qtbot, melded())
    listed = ["Hearts King kvart: 50\u00a0points", "Béla: 40\u00a0points", "Leaves Over terc: 20\u00a0points"]
    assert [text for text in texts(dialog) if text in listed] == listed
    rows = [row.accessibleName() for row in dialog.findChildren(CardRow)]
    assert rows[1] == "Béla: King of Hearts, Over of Hearts"
    assert rows[2] == "Leaves Over terc: Over of Leaves, Under of Leaves, Ten of Leaves"


@pytest.mark.parametrize(
    ("match", "button", "title"),
    [
        (melded(), "&Next hand", "End of the hand"),
        (out(), "Next &game", "End of the game"),
        (out(replace(HUNGARIAN, match_target=2)), "&New match…", "End of the match"),
    ],
    ids=["next hand", "next game", "new match"],
)
@pytest.mark.parametrize("by", ["click", "enter", "mnemonic"])
def test_going_on(qtbot: QtBot, match: Match, button: str, title: str, by: str) -> None:
    dialog = opened(qtbot, match)
    assert dialog.windowTitle() == title
    assert dialog.next_button.text() == button
    if by == "click":
        qtbot.mouseClick(dialog.next_button, Qt.MouseButton.LeftButton)
    elif by == "enter":
        qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)
    else:
        key = button[button.index("&") + 1]
        qtbot.keyClick(dialog, key, Qt.KeyboardModifier.AltModifier)
        qtbot.waitUntil(lambda: not dialog.isVisible())
    assert not dialog.isVisible()
    assert dialog.result() == QDialog.DialogCode.Accepted


@pytest.mark.parametrize("by", ["click", "escape"])
def test_looking_at_the_table(qtbot: QtBot, by: str) -> None:
    dialog = opened(qtbot, out())
    if by == "click":
        qtbot.mouseClick(dialog.look_button, Qt.MouseButton.LeftButton)
    else:
        qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert dialog.result() == QDialog.DialogCode.Rejected


def test_tab_goes_round_the_buttons_of_a_paper_on_the_table_and_enter_presses_one(qtbot: QtBot) -> None:
    table = QWidget()
    table.resize(1280, 760)
    in_front(qtbot, table)
    dialog = HandSummary(of(melded()), ToldHand(NAMES, (), ""), CardFaces(), table)
    dialog.lie_in(table.rect())
    dialog.show()
    again = (dialog.again_button, dialog.swapped_button)
    ways = [dialog.look_button, dialog.review_button, *again, dialog.next_button]
    for button in ways:
        qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
        assert dialog.focusWidget() is button
    qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
    qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
    with qtbot.waitSignal(dialog.review_asked):
        qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)
    qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
    with qtbot.waitSignal(dialog.replay_asked):
        qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)


def unseen(qtbot: QtBot) -> HandSummary:
    """A summary just shown, which nobody can have seen yet."""
    return in_front(
        qtbot,
        HandSummary(of(melded(), 0, NAMES), ToldHand(NAMES, (), "", input_guard_ms=60_000), CardFaces()),
    )


def press(dialog: HandSummary, kind: QEvent.Type, key: Qt.Key, *, repeats: bool = False) -> None:
    """Press or release a key at the focus, or send one repeat of a held key."""
    event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, "", repeats)
    QApplication.sendEvent(dialog.focusWidget(), event)


@pytest.mark.usefixtures("painted_as_for_a_player")
def test_a_key_that_is_pressed_once_too_often_is_still_meant_for_the_table(qtbot: QtBot) -> None:
    told = ToldHand(NAMES, (), "", input_guard_ms=400)
    dialog = HandSummary(of(melded(), 0, NAMES), told, CardFaces())
    qtbot.addWidget(dialog)
    pressed = QElapsedTimer()

    def press_again() -> None:
        pressed.start()
        qtbot.keyClick(dialog.next_button, Qt.Key.Key_Return)

    QTimer.singleShot(250, dialog, press_again)
    with qtbot.waitSignal(dialog.guard.lifted):
        dialog.show()
    # A timer of Qt may be early by a twentieth.
    assert pressed.elapsed() >= 375
    assert dialog.isVisible()


ANSWERS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Escape)


@pytest.mark.parametrize("key", ANSWERS)
def test_a_key_meant_for_a_card_does_not_answer_what_nobody_has_seen(qtbot: QtBot, key: Qt.Key) -> None:
    dialog = unseen(qtbot)
    qtbot.keyClick(dialog.focusWidget(), key)
    assert dialog.isVisible()
    # Pressed before the dialog was seen and released after: still not meant for it.
    press(dialog, QEvent.Type.KeyPress, key)
    with qtbot.waitSignal(dialog.guard.lifted):
        dialog.guard.lift()
    press(dialog, QEvent.Type.KeyRelease, key)
    assert dialog.isVisible()
    qtbot.keyClick(dialog.focusWidget(), key)
    assert not dialog.isVisible()


def test_a_click_meant_for_the_table_does_not_answer_what_nobody_has_seen(qtbot: QtBot) -> None:
    dialog = unseen(qtbot)
    for button in (dialog.next_button, dialog.look_button):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        qtbot.mouseDClick(button, Qt.MouseButton.LeftButton)
        qtbot.mousePress(button, Qt.MouseButton.LeftButton)
    assert dialog.isVisible()
    dialog.guard.lift()
    qtbot.mouseRelease(dialog.look_button, Qt.MouseButton.LeftButton)
    assert dialog.isVisible()
    qtbot.mouseClick(dialog.next_button, Qt.MouseButton.LeftButton)
    assert dialog.result() == QDialog.DialogCode.Accepted


def test_names_are_shown_as_they_are(qtbot: QtBot) -> None:
    dialog = opened(qtbot, out(), 1, ("<i>&Anna</i>", "Kata"))
    assert "<i>&Anna</i>" in texts(dialog)
    labels = [label for label in dialog.findChildren(QLabel) if "Anna" in label.text()]
    assert all(label.textFormat() == Qt.TextFormat.PlainText for label in labels)
