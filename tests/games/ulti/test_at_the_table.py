"""What a person does at the table of Ulti, other than the ladder and doubling, by mouse and by keys."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from msgspec import structs
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication, QCheckBox, QGraphicsSimpleTextItem, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from tartli_desktop.cards.german import Card, Suit
from tartli_desktop.games.ulti import Match, Variant
from tartli_desktop.games.ulti.dialogs.doubling import MarriagePaper
from tartli_desktop.games.ulti.dialogs.hand_summary import HandSummary
from tartli_desktop.games.ulti.options import UltiOptions
from tartli_desktop.games.ulti.rules.contracts import CONTRACTS
from tartli_desktop.games.ulti.rules.events import AuctionEnded, Bid, TrumpNamed
from tartli_desktop.games.ulti.words import prompts, terms
from tartli_desktop.games.ulti.words.hand_text import payment_line
from tartli_desktop.session.match_state import Phase
from tartli_desktop.settings.game_options import AssistancePreset
from tartli_desktop.table.card_faces.corner_indices import suit_icon
from tartli_desktop.text.card_names import SuitSystem, suit_name
from tartli_desktop.widgets.questions.question_paper import QuestionPaper
from tests.games.contract.sitting import Sitting, opened, settle
from tests.windows.languages import english_again, speak
from tests.windows.simulated_user import click, tap

from .at_the_table import dealt, do

Sit = Callable[[Match], Sitting]

HIGH = "AA AX AK AO LA HA BA A9 A8 A7 L7 H7"
LOW = "A7 A8 A9 L7 L8 L9 H7 H8 B7 B8 H9 B9"


def answer(sitting: Sitting, qtbot: QtBot, text: str) -> str:
    """Answer the question on the table; return its text."""
    question = opened(sitting.area, QuestionPaper)
    told = question.question.text
    (button,) = [each for each in question.findChildren(QPushButton) if each.text().replace("&", "") == text]
    click(qtbot, button)
    return told


def test_the_talon_is_laid_by_keys_and_the_lowest_bid_made(sit: Sit, qtbot: QtBot) -> None:  # U4.1
    sitting = sit(dealt())
    view = sitting.area.view
    qtbot.keyClick(view, Qt.Key.Key_Home)
    qtbot.keyClick(view, Qt.Key.Key_Space)
    qtbot.keyClick(view, Qt.Key.Key_Right)
    qtbot.keyClick(view, Qt.Key.Key_Space)
    (lay,) = sitting.area.panel.choices
    assert lay.isEnabled()
    tap(qtbot, view, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert sitting.said()[0].startswith("1:lay ")
    tap(qtbot, sitting.area.panel.choices[0], Qt.Key.Key_Return)
    assert sitting.said()[1] == "1:bid simple"


def test_cards_chosen_by_mouse_are_discarded_by_enter(sit: Sit, qtbot: QtBot) -> None:  # U4.1
    sitting = sit(dealt([HIGH]))
    view = sitting.area.view
    sitting.hand.click("AA")
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert sitting.said() == []
    sitting.hand.click("AX")
    tap(qtbot, view, Qt.Key.Key_Return)
    assert sitting.said()[0] == "1:lay AA AX"


def test_other_cards_are_discarded_as_long_as_nothing_is_bid(sit: Sit, qtbot: QtBot) -> None:
    """U4.1, U4.7: nobody has learnt anything from the two cards."""
    sitting = sit(dealt([HIGH]))
    undo = sitting.area.table_actions.take_back
    button = sitting.area.panel.button(undo)
    assert not button.isVisible()
    sitting.hand.click("AA")
    sitting.hand.click("AX")
    sitting.choose("Discard (Ctrl+Enter)")
    assert button.isVisible()
    sitting.press(undo)
    assert sitting.said() == []
    assert len(sitting.area.view.scene().own_cards) == 12
    assert sitting.area.panel.notice_text == "Ace of Acorns, Ten of Acorns are back in your hand."
    assert not button.isVisible()
    sitting.hand.click("L7")
    sitting.hand.click("H7")
    sitting.choose("Discard (Ctrl+Enter)")
    sitting.choose("Simple: 1 point(s)")
    assert sitting.said()[:2] == ["1:lay L7 H7", "1:bid simple"]
    assert sitting.table.saved == sitting.session.record()
    assert not button.isVisible()


def test_other_cards_are_discarded_by_keys(sit: Sit, qtbot: QtBot) -> None:  # U4.1
    sitting = sit(do(dealt([HIGH]), "1:lay"))
    tap(qtbot, sitting.area.panel.choices[0], Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert sitting.said() == []
    assert sitting.area.view.hasFocus()


def test_a_bid_is_not_undone(sit: Sit) -> None:  # U4.2: the others have heard it.
    sitting = sit(do(dealt(forehand=0), "0:lay", "0:bid simple", "1:take", "1:lay", "1:bid ulti", "2:pass"))
    assert sitting.session.last_decision is None


def test_the_talon_is_taken_and_its_cards_come_to_the_hand(sit: Sit, qtbot: QtBot) -> None:  # U4.2
    sitting = sit(do(dealt(forehand=0), "0:lay", "0:bid ulti"))
    before = set(sitting.area.view.scene().own_cards)
    sitting.choose("Pick up the talon")
    assert sitting.said()[-1] == "1:take"
    assert len(sitting.area.view.scene().own_cards) == 12
    assert before < set(sitting.area.view.scene().own_cards)


def test_the_suit_of_the_most_cards_is_offered_first(sit: Sit) -> None:  # U6.3
    cards = "LA LX LK LO L9 L8 AA A7 HA H7 BA BX"
    sitting = sit(do(dealt([cards]), "1:lay A7 H7", "1:bid simple", "2:pass", "0:pass", "1:pass"))
    assert [each.words for each in sitting.area.panel.choices][:3] == ["Leaves", "Bells", "Acorns"]
    assert sitting.area.panel.choices[0].hasFocus()


def test_trumps_that_lose_a_part_are_offered_last_and_say_so(sit: Sit, qtbot: QtBot) -> None:  # U5.1, U6.3
    cards = "AA AX A9 A8 LA LX L7 HA HX H9 BX B9"
    match = do(dealt([cards]), "1:lay BX B9", "1:bid ulti", "2:pass", "0:pass", "1:pass")
    sitting = sit(match)
    words = [each.words for each in sitting.area.panel.choices]
    assert words == ["Leaves", "Acorns (Ulti lost)", "Bells (Ulti lost)"]
    # U12.1, U12.2
    told = sitting.area.panel.prompt
    assert "Won: +10 points (+100 Ft). Lost: −18 (−180 Ft)." in told
    # U7.2, U8.5: neither can be said yet.
    assert not sitting.actions.double.isVisible()
    assert not sitting.actions.marriage.isVisible()
    sitting.choose("Leaves")
    assert "1:trump L" in sitting.said()


def test_a_simple_is_thrown_in(sit: Sit, qtbot: QtBot) -> None:  # U5.2
    match = do(dealt(), "1:lay", "1:bid simple", "2:pass", "0:pass", "1:pass")
    sitting = sit(match)
    sitting.choose("Throw it in: −4 (−40 Ft)")
    assert sitting.said()[-1] == "1:forfeit"
    assert sitting.session.phase is Phase.HAND_OVER


def test_the_plates_tell_tricks_and_the_middle_points(sit: Sit, qtbot: QtBot) -> None:
    """U16.5: the points are an aid that can be switched off."""
    match = do(dealt([HIGH]), "1:lay L7 H7", "1:bid simple", "2:pass", "0:pass", "1:pass", "1:trump A")
    sitting = sit(do(match, "1:play AA", "2:play", "0:play"))
    scene = sitting.area.view.scene()
    assert [plate.content and plate.content.figures for plate in scene.plate_items] == ["1", "0", "0"]
    assert all(plate.content and plate.content.unit.startswith("trick") for plate in scene.plate_items)
    assert sitting.area.column.lines == "Anna: Simple\nTrumps: Acorns\nSoloist 10, defenders 0"
    sitting.area.settings.change(structs.replace(sitting.area.settings.now, show_counts=False))
    settle()
    assert sitting.area.column.lines == "Anna: Simple\nTrumps: Acorns"


def test_the_middle_and_the_state_tell_what_is_doubled_and_how_high(sit: Sit) -> None:  # U8.4, U8.6
    match = do(dealt([HIGH]), "1:lay L7 H7", "1:bid ulti", "2:pass", "0:pass", "1:pass", "1:trump A")
    do(match, "1:play AA", "2:double ulti simple", "2:play", "0:play", "1:double ulti")
    sitting = sit(do(match, "2:good", "0:good"))
    told = sitting.area.column.lines.splitlines()
    parts = ["Redouble: Ulti", "Double: Simple"]
    assert told == ["Anna: Ulti", *parts, "Trumps: Acorns", "Soloist 10, defenders 0"]
    state = prompts.state_line(match.view(1), match.players)
    assert state == "You play Ulti. Trumps: Acorns. Redouble: Ulti. Double: Simple. Trick 2."


def test_without_trumps_each_defender_has_a_double_of_their_own(sit: Sit) -> None:  # U8.4
    match = do(dealt([LOW]), "1:lay H9 B9", "1:bid betli", "2:pass", "0:pass", "1:pass", "1:play A7")
    do(match, "2:double betli", "2:play")
    assert prompts.caption(match.view(1), match.players).splitlines()[1:] == ["Double: Betli (Bálint)"]
    lines = prompts.doubled_lines(match.view(1), match.players)
    assert lines == ["Double: Betli (Bálint)"]
    assert prompts.doubled_lines(do(match, "0:double betli").view(1), match.players) == ["Double: Betli"]


def test_the_rest_is_claimed_after_a_question(sit: Sit, qtbot: QtBot) -> None:  # U13.3
    match = do(dealt([HIGH]), "1:lay L7 H7", "1:bid simple", "2:pass", "0:pass", "1:pass", "1:trump A")
    sitting = sit(do(match, "1:play AA", "2:play", "0:play"))
    for text, claimed in (("Play on", False), ("Claim", True)):
        sitting.press(sitting.actions.claim)
        told = answer(sitting, qtbot, text)
        assert "If every part is won: +2 points (+20 Ft) for you." in told
        assert ("1:claim" in sitting.said()) == claimed


def test_a_claim_is_answered(sit: Sit, qtbot: QtBot) -> None:  # U13.3
    match = do(dealt([HIGH], forehand=0), "0:lay L7 H7", "0:bid simple", "1:pass", "2:pass", "0:pass")
    sitting = sit(do(match, "0:trump A", "0:play AA", "1:play", "2:play", "0:claim"))
    assert [each.words for each in sitting.area.panel.choices] == ["Agree", "Play on"]
    assert "−1 point (−10 Ft) for you" in sitting.area.panel.prompt
    sitting.choose("Play on")
    assert "1:refuse" in sitting.said()


def test_it_is_told_that_a_claim_was_refused(sit: Sit) -> None:  # U13.3
    match = do(dealt([HIGH]), "1:lay L7 H7", "1:bid simple", "2:pass", "0:pass", "1:pass", "1:trump A")
    sitting = sit(do(match, "1:play AA", "2:play", "0:play", "1:claim", "2:agree", "0:refuse"))
    assert sitting.area.panel.prompt == "Your claim was refused. You lead."


def test_a_contract_without_trumps_is_given_up_after_a_question(sit: Sit, qtbot: QtBot) -> None:
    """U13.4; never one with trumps."""
    match = do(dealt([LOW]), "1:lay H9 B9", "1:bid betli", "2:pass", "0:pass", "1:pass", "1:play A7")
    do(match, "2:play", "0:play")
    while match.to_move != 1:
        do(match, f"{match.to_move}:play")
    sitting = sit(match)
    sitting.press(sitting.actions.concede)
    assert "That costs you 10 points (100 Ft)." in answer(sitting, qtbot, "Give up")
    assert sitting.said()[-1] == "1:concede"


def test_why_a_card_may_not_be_played_is_told(sit: Sit) -> None:  # U9.2, U9.3
    mine = "AX AU A9 A8 LX L9 HX H9 BX B9"
    theirs = "AO A7 LA LK LO LU HA HK HO HU BA BK"
    for led, tried, why in (
        ("A7", Card.LX, "You must follow suit: Acorns were led."),
        ("AO", Card.A9, "You can beat the trick, so you must."),
    ):
        match = do(dealt([theirs, mine], forehand=0), "0:lay BA BK", "0:bid simple", "1:pass", "2:pass")
        sitting = sit(do(match, "0:pass", "0:trump B", f"0:play {led}"))
        sitting.hand.click(tried)
        assert sitting.area.panel.notice_text.startswith(why)


@pytest.mark.parametrize("layer", [0, 1])
def test_the_talon_lies_open_after_the_hand(sit: Sit, layer: int) -> None:  # U4.8
    first, second, third = ((layer + on) % 3 for on in range(3))
    auction = (f"{first}:lay", f"{first}:bid betli", f"{second}:pass", f"{third}:pass", f"{first}:pass")
    match = do(dealt(forehand=layer), *auction)
    laid = set(match.view(layer).lays[-1][0] or ())
    while match.to_move is not None and len(match.view(0).tricks) < 9:
        match.apply(match.to_move, match.legal_actions(match.to_move)[0])
    scene = (sitting := sit(match)).area.view.scene()
    while not sitting.session.hand_is_over:
        assert not all(item.place.face_up for item in scene.stock_items)
        if sitting.session.phase is Phase.DECIDE:
            sitting.session.do(sitting.session.view.legal[0])
        elif sitting.session.phase is Phase.PAUSE:
            sitting.session.gather()
        settle()
    assert {item.card for item in scene.stock_items} == laid
    assert all(item.place.face_up for item in scene.stock_items)
    # The account shows them; nothing of them is seen beside it.
    captions = [item for item in scene.items() if isinstance(item, QGraphicsSimpleTextItem)]
    assert not any(item.opacity() for item in scene.stock_items)
    assert not any(item.isVisible() for item in captions)
    sitting.session.go_on()
    settle()
    assert not any(item.place.face_up for item in scene.stock_items)
    assert all(item.opacity() for item in scene.own_items)


def test_the_account_of_a_hand_has_a_row_for_each_part(sit: Sit, qtbot: QtBot) -> None:  # U12.1
    match = do(dealt([LOW]), "1:lay H9 B9", "1:bid betli", "2:pass", "0:pass", "1:pass", "1:play A7")
    do(match, "2:double betli", "2:play", "0:play")
    while match.phase == "answer":
        do(match, f"{match.to_move}:good")
    while match.to_move is not None:
        do(match, f"{match.to_move}:play")
    sitting = sit(match)
    sitting.area.dialogs.open_summary()
    settle()
    paper = opened(sitting.area, HandSummary)
    points = match.results[-1].points
    assert paper.headline.text().endswith(f": {'' if points[1] > 0 else '−'}{abs(points[1])} point(s)")
    assert "Betli" in paper.spoken
    assert "Talon" in paper.spoken
    # Only Bálint doubled: the defenders pay or get different sums (U8.4).
    assert paper.spoken.endswith("Bálint pays 100 Ft, Ilona pays 50 Ft; you get 150 Ft.")
    tap(qtbot, paper, Qt.Key.Key_Return)
    assert sitting.session.phase is not Phase.HAND_OVER


def test_the_ledger_tells_the_balance_in_points_and_money(sit: Sit) -> None:  # U12.3
    match = do(
        dealt(variant=Variant(unit=50)), "1:lay", "1:bid simple", "2:pass", "0:pass", "1:pass", "1:forfeit"
    )
    sitting = sit(match)
    sheet = sitting.area.score
    assert sheet is not None
    told = sheet.widget.accessibleDescription()
    assert "Anna: −4 points, −200 forints." in told
    assert "Ilona: +2 points, +100 forints." in told


def test_the_account_reckons_as_players_write_it_down(sit: Sit, qtbot: QtBot) -> None:
    """U8.1, U11.5, U12.1, U12.2"""
    cards = "AA AX A9 A8 LA LX L7 HA HX H9 BX B9"
    match = do(dealt([cards]), "1:lay BX B9", "1:bid ulti", "2:pass", "0:pass", "1:pass", "1:trump B")
    do(match, "1:play", "2:double ulti", "2:play", "0:play")
    while match.to_move is not None:
        do(match, f"{match.to_move}:{'good' if match.phase == 'answer' else 'play'}")
    sitting = sit(match)
    sitting.area.dialogs.open_summary()
    settle()
    paper = opened(sitting.area, HandSummary)
    written = [label.text() for label in paper.findChildren(QLabel)]
    assert "4 × 2 + 4 = 12 each" in written
    assert isinstance(paper, HandSummary)
    assert "You pay 260 Ft; Bálint and Ilona each get 130 Ft." in paper.spoken
    with qtbot.waitSignal(sitting.area.dialogs.review_asked):
        click(qtbot, paper.review_button)


@pytest.mark.parametrize(
    ("points", "told"),
    [
        ((10, -5, -5), "You and Ilona each pay 50 Ft; Anna gets 100 Ft."),
        ((-5, 10, -5), "Ilona and Anna each pay 50 Ft; you get 100 Ft."),
        ((-10, 5, 5), "Anna pays 100 Ft; you and Ilona each get 50 Ft."),
        ((-12, 4, 8), "Anna pays 120 Ft; you get 40 Ft, Ilona gets 80 Ft."),
        ((6, 0, -6), "Ilona pays 60 Ft; Anna gets 60 Ft."),
    ],
)
def test_who_pays_and_who_gets_is_told(points: tuple[int, int, int], told: str) -> None:  # U12.1, U11.8
    match = do(dealt(), "1:lay", "1:bid simple", "2:pass", "0:pass", "1:pass", "1:forfeit")
    result = replace(match.results[-1], points=points)
    assert payment_line(result, 1, ("Anna", "Bálint", "Ilona"), 10) == told


def test_the_button_calls_the_level_that_it_would_reach(sit: Sit) -> None:  # U8.1, U8.6
    match = do(dealt([HIGH]), "1:lay L7 H7", "1:bid ulti", "2:pass", "0:pass", "1:pass", "1:trump A")
    sitting = sit(do(match, "1:play AA", "2:double ulti simple", "2:play", "0:play"))
    assert sitting.actions.double.text() == "Redouble…"
    assert sitting.area.panel.prompt.startswith("Do you answer?")
    assert "At stake for you now: +20 points (+200 Ft) or −28 (−280 Ft)." in sitting.area.panel.prompt


def test_only_bids_that_the_hand_can_pay_for_are_offered_at_once(sit: Sit) -> None:
    """U3.8; all others are chosen from the ladder."""
    two_aces = "AA AK A8 LX LO L9 HA HX HO BK A7 B7"
    for cards, laid, offered in (
        (two_aces, "AK A7", ["Simple of Hearts: 2 point(s)", "Ulti: 5 point(s)"]),
        (HIGH, "L7 H7", ["40-100: 4 point(s)", "Four Aces: 5 point(s)"]),
    ):
        match = do(dealt([cards], forehand=1), f"1:lay {laid}", "1:bid simple", "2:pass", "0:pass", "1:take")
        sitting = sit(do(match, f"1:lay {laid}"))
        assert [each.words for each in sitting.area.panel.choices] == offered


def test_betli_has_a_button_of_its_own_where_the_hand_is_low(sit: Sit, qtbot: QtBot) -> None:  # U6.6
    low = "A7 A8 A9 L7 L8 L9 HU HX H7 BO BA LA"
    sitting = sit(do(dealt([low]), "1:lay BA LA"))
    assert [each.words for each in sitting.area.panel.choices] == [
        "Simple: 1 point(s)",
        "Simple of Hearts: 2 point(s)",
        "Betli: 5 point(s)",
    ]
    sitting.choose("Betli: 5 point(s)")
    assert "1:bid betli" in sitting.said()
    high = "A7 A8 A9 L7 L8 L9 HU HX H7 BO BK LA"
    sitting = sit(do(dealt([high]), "1:lay H7 LA"))
    assert "Betli: 5 point(s)" not in [each.words for each in sitting.area.panel.choices]


def test_who_has_bid_last_passes_to_play_it(sit: Sit, qtbot: QtBot) -> None:  # U4.4
    sitting = sit(do(dealt(), "1:lay", "1:bid ulti", "2:pass", "0:pass"))
    sitting.choose("Pass: play it")
    assert sitting.session.view.contract == "ulti"


def test_what_is_said_begins_with_a_capital_in_every_language(qapp: QApplication) -> None:
    """In Hungarian the bare name of a bid has none."""
    with english_again(qapp):
        for language in ("hu", "de", "en"):
            speak(language)
            for event in (Bid(0, "simple", 1), AuctionEnded(0, "betli", 1), TrumpNamed(0, "A")):
                said = terms.spoken(event)
                assert said is not None
                assert said[0].isupper(), said


# A marriage that was not announced

TWO_MARRIAGES = "AA AX AK AO LA LK LO A9 A8 A7 L7 H7"


def to_first_card(cards: str, bid: str = "simple") -> Match:
    """The person, with Acorns named or without trumps, is to lead to the first trick."""
    match = do(dealt([cards]), "1:lay L7 H7", f"1:bid {bid}", "2:pass", "0:pass", "1:pass")
    return do(match, "1:trump A") if CONTRACTS[bid].kind == "single" else match


def questions(sitting: Sitting) -> list[str]:
    return [each.question.text for each in sitting.area.findChildren(QuestionPaper) if each.isVisible()]


def test_a_marriage_is_asked_about_once_before_the_first_card(sit: Sit, qtbot: QtBot) -> None:  # U7.2
    sitting = sit(to_first_card(HIGH))
    sitting.hand.click("AA")
    assert answer(sitting, qtbot, "Back") == "You hold a marriage: 40."
    assert sitting.said()[-1] == "1:trump A"
    sitting.hand.click("AA")
    assert not questions(sitting)
    assert "1:play AA" in sitting.said()


def test_which_of_several_marriages_is_chosen_then(sit: Sit, qtbot: QtBot) -> None:  # U7.2
    sitting = sit(to_first_card(TWO_MARRIAGES))
    sitting.hand.click("AA")
    assert answer(sitting, qtbot, "Announce") == "You hold marriages: 40 + 20."
    paper = opened(sitting.area, MarriagePaper)
    assert next(each.text() for each in paper.findChildren(QPushButton)) == "40 + 20"


def test_who_wants_it_is_not_asked_about_marriages_again(sit: Sit, qtbot: QtBot) -> None:
    sitting = sit(to_first_card(HIGH))
    sitting.hand.click("AA")
    (tick,) = opened(sitting.area, QuestionPaper).findChildren(QCheckBox)
    click(qtbot, tick)
    answer(sitting, qtbot, "Play anyway")
    assert "1:play AA" in sitting.said()
    assert not sitting.area.settings.now.game(UltiOptions).remind_marriages


def test_nobody_is_asked_about_marriages_as_in_a_cafe(sit: Sit) -> None:
    cafe = structs.replace(UltiOptions(), **UltiOptions.presets[AssistancePreset.CAFE])
    sitting = sit(to_first_card(HIGH))
    sitting.area.settings.change_game(cafe)
    sitting.hand.click("AA")
    assert not questions(sitting)
    assert "1:play AA" in sitting.said()


@pytest.mark.parametrize("bid", ["40-100", "durchmars", "betli"])
def test_nobody_is_asked_about_marriages_that_do_not_count(sit: Sit, bid: str) -> None:  # U7.3
    sitting = sit(to_first_card(HIGH, bid))
    sitting.hand.click("AA")
    assert not questions(sitting)
    assert "1:play AA" in sitting.said()


def test_a_defender_is_asked_about_a_marriage_too(sit: Sit, qtbot: QtBot) -> None:
    """U7.2: after the soloist's card, before the defender's own."""
    match = dealt([HIGH, "LK LO L8 L9 HX HK B7 B8 B9 BX"], forehand=0)
    match = do(match, "0:lay L7 H7", "0:bid simple", "1:pass", "2:pass", "0:pass", "0:trump A", "0:play LA")
    sitting = sit(match)
    sitting.hand.click("L8")
    assert answer(sitting, qtbot, "Play anyway") == "You hold a marriage: 20."
    assert "1:play L8" in sitting.said()


# Pictures on buttons


@pytest.mark.parametrize(("pack", "suits"), [("tell", SuitSystem.GERMAN), ("french", SuitSystem.FRENCH)])
def test_each_trump_button_bears_the_sign_of_its_suit(sit: Sit, pack: str, suits: SuitSystem) -> None:  # U5.1
    sitting = sit(do(dealt([HIGH]), "1:lay L7 H7", "1:bid simple", "2:pass", "0:pass", "1:pass"))
    sitting.area.settings.change(structs.replace(sitting.area.settings.now, pack=pack))
    settle()
    size = QSize(32, 32)
    shown = {each.text(): each.icon().pixmap(size).toImage() for each in sitting.area.panel.choices}
    for suit in (Suit.ACORNS, Suit.LEAVES, Suit.BELLS):
        assert shown[suit_name(suit)] == suit_icon(suits, suit).pixmap(size).toImage()
    (thrown_in,) = [image for words, image in shown.items() if words.startswith("Throw it in")]
    assert thrown_in.isNull()
