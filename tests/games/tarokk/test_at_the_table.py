"""What a person does at the table of tarokk, other than announcements, by mouse and by keys."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from msgspec.structs import replace as replace_settings
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tartli_desktop.cards.tarokk import Suit
from tartli_desktop.game.rules import Draw
from tartli_desktop.games.tarokk import PASKIEVICS, RULES, Call, Card, Match, Variant
from tartli_desktop.games.tarokk.dialogs.hand_summary import HandSummary
from tartli_desktop.games.tarokk.words import prompts
from tartli_desktop.session.match_state import Phase
from tartli_desktop.store.match_kinds import MatchMarks
from tartli_desktop.table.typed_cards import cards_typed
from tartli_desktop.text.card_names import card_name, hand_words
from tartli_desktop.windows.program_looks import ProgramLooks
from tests.games.contract.sitting import Sitting, settle
from tests.games.contract.stored import PERSON
from tests.games.contract.tables import QUICK
from tests.windows.simulated_user import tap

from .at_the_table import NAMES, announcing, dealt, done, played
from .positions import deck, discards

Sit = Callable[[Match], Sitting]

FIVE = replace(PASKIEVICS, players=5)
STRONG = "SKIZ XX XIX XVIII XV XIII VII HK HA"


def caption(sitting: Sitting) -> list[str]:
    return sitting.area.column.lines.splitlines()


def plate(sitting: Sitting, seat: int) -> str:
    scene = sitting.area.view.scene()
    return scene.plate_items[scene.place_of(seat)].text()


def test_declared_tarokks_stay_in_sight_and_can_be_asked_for(sit: Sit) -> None:
    """T9.3: the note of who declared them goes, the words in the middle stay."""
    long = "SKIZ XIX XVIII XVII XVI XIV XIII XI HK"
    match = done(
        announcing(("XXI", long, "", "XX"), first=0), "call XX, pass, tarokks 8, pass, 2:pass, 3:pass"
    )
    sitting = sit(done(match, "0:pass"))
    assert sitting.session.view.phase == "play"
    assert "Anna: 8 tarokks" in caption(sitting)
    sitting.area.table_actions.talon.trigger()
    assert "Anna: 8 tarokks." in sitting.area.panel.notice_text


def test_red_fours_are_shown_named_and_typed(sit: Sit) -> None:  # T22.1
    sitting = sit(dealt(("XXI XIX X V II HA DA CT SJ",)))
    area = sitting.area
    _looks = ProgramLooks(area.settings, area)

    def read() -> str:
        return hand_words(area.view.scene().own_cards)

    assert "Hearts: Ace. Diamonds: Ace. Clubs: Ten." in read()
    area.settings.change(replace_settings(QUICK, red_fours=True))
    assert "Hearts: Four. Diamonds: Four. Clubs: Ten." in read()
    assert card_name(Card.HA) == "Four of Hearts"
    assert area.faces.corners.red_fours
    assert Card.HA in cards_typed("4", (Suit.HEARTS,), area.faces.cards)
    area.settings.change(QUICK)
    assert card_name(Card.HA) == "Ace of Hearts"


# The auction


def test_each_bid_tells_which_card_it_promises(sit: Sit) -> None:  # T5.1, E15
    sitting = sit(dealt(("XXI XIX X V II HK DQ CT SJ",)))
    assert sitting.prompt == "Your bid? For One you need the XVIII."
    assert sitting.choices == ["Pass", "Three", "Two (promises the XIX)", "Solo"]
    sitting.choose("Two (promises the XIX)")
    assert sitting.mine()[0] == "bid two"
    assert "Two!" in [note.text for note in sitting.area.view.scene().notes]
    assert caption(sitting)[1] == "Cue bid (Anna): XIX"


def test_a_promised_card_stays_in_sight_until_it_is_played_or_called(sit: Sit) -> None:  # T5, T8
    held = ("XXI XIX X V II HK DQ CT SJ", "XV XVI", "SKIZ XVIII")
    match, told = done(announcing(held, "bid two, pass, pass, pass"), "call XX"), "Cue bid (Anna): XIX"
    assert told in caption(sit(match))
    seen = []
    while match.to_move is not None:
        is_played = any(str(card) == "XIX" for _, card in match.view(1).tricks)
        assert (told in prompts.caption(match.view(3), NAMES).splitlines()) is not is_played
        seen.append(is_played)
        match.apply(match.to_move, match.legal_actions(match.to_move)[0])
    assert set(seen) == {False, True}
    called = announcing(held, "bid two, bid one, pass, pass, pass")
    assert told not in caption(sit(done(called, "call XIX")))


def test_the_plates_say_what_is_counted_and_who_sits_out(sit: Sit) -> None:  # T2.2
    sitting = sit(announcing(("SKIZ XIX", "", "", "XX"), variant=FIVE))
    sitting.session.do(Call(Card.XX))
    settle()
    plates = [plate.content for plate in sitting.area.view.scene().plate_items]
    shown = [(each.figures, bool(each.unit), each.sits_out) for each in plates if each is not None]
    assert sorted(shown) == [("", False, True), *[("0", True, False)] * 4]


@pytest.mark.parametrize("variant", [PASKIEVICS, FIVE], ids=("four", "five"))
def test_all_that_each_player_has_bid_stands_on_the_notes(sit: Sit, variant: Variant) -> None:
    """T4.11: players draw conclusions from the whole course of an auction."""
    match = dealt(("SKIZ", "XXI", "I"), variant=variant)
    sitting = sit(done(match, "bid three, bid two, pass, pass"))
    sitting.choose("Hold")
    for shown in (sitting, sit(match)):
        scene = shown.area.view.scene()
        said = [scene.notes[scene.place_of(seat)].text.splitlines() for seat in (1, 2)]
        assert said == [["Three!", "I hold."], ["Two!", "Pass."]]


def test_a_bid_is_made_by_keys(sit: Sit, qtbot: QtBot) -> None:
    sitting = sit(dealt(("SKIZ",)))
    first, second, *_ = sitting.area.panel.choices
    assert first.hasFocus()
    qtbot.keyClick(first, Qt.Key.Key_Tab)
    tap(qtbot, second, Qt.Key.Key_Return)
    assert sitting.mine()[0] == "bid three"


def test_a_lone_three_is_raised_or_kept(sit: Sit) -> None:  # T4.10, E24
    variant = replace(PASKIEVICS, sole_bidder_raise=True)
    sitting = sit(done(dealt(("XXI",), variant=variant), "bid three, pass, pass, pass"))
    assert sitting.choices == ["Keep the Three", "Two", "One"]
    sitting.choose("One")
    assert sitting.session.view.contract == 3


# Discarding


def test_cards_are_discarded_by_the_mouse(sit: Sit) -> None:  # T6.3
    sitting = sit(done(dealt(("XXI XX II HK HA CT",), "DK XIX III"), "bid three, pass, pass, pass"))
    assert sitting.prompt == "You drew: King of Diamonds, XIX, III. Discard three cards."
    counted = []
    for code in ("II", "HA", "CT"):
        counted += sitting.choices
        assert not any(button.isEnabled() for button in sitting.area.panel.choices)
        sitting.hand.click(code)
    assert counted == ["Discard (0/3)", "Discard (1/3)", "Discard (2/3)"]
    sitting.choose("Discard (Ctrl+Enter)")
    assert "discard II HA CT" in sitting.mine()
    assert len(sitting.area.view.scene().own_cards) == 9


def test_cards_are_discarded_by_dragging_each_to_the_table(sit: Sit) -> None:
    """T6.3: after the last card no button is needed."""
    sitting = sit(done(dealt(("XXI XX II HK HA CT",), "DK XIX III"), "bid three, pass, pass, pass"))
    for code in ("II", "HA"):
        sitting.hand.drag(code, sitting.hand.middle)
        assert not any(text.startswith("discard") for text in sitting.mine())
    sitting.hand.drag("CT", sitting.hand.middle)
    assert "discard II HA CT" in sitting.mine()


def test_a_card_that_stays_is_not_discarded_by_dragging_it(sit: Sit) -> None:  # T6.5
    sitting = sit(done(dealt(("SKIZ XX XVIII",), "II"), "bid one, pass, pass, pass"))
    sitting.hand.drag("SKIZ", sitting.hand.middle)
    assert sitting.area.panel.notice_text.startswith("Honours cannot be discarded.")
    assert sitting.mine() == ["bid one"]


def test_the_caption_tells_how_many_tarokks_lie_until_the_first_trick_is_gathered(sit: Sit) -> None:
    """T6.6: players always tell their number at a table, and a call depends on it (T8.3)."""
    match = announcing((STRONG, "XXI X II III IV V VI VIII IX"), talon="HQ HJ HR XVI")
    lying = ["Tarokks discarded:", "Lajos 1"]
    assert caption(sit(match)) == ["Anna: Three", *lying]
    done(match, "call XVII, pass, pass, pass, pass")
    assert caption(sit(match))[-2:] == lying
    for _ in range(4):
        match.apply(match.to_move or 0, match.legal_actions(match.to_move or 0)[0])
    assert caption(sit(match)) == ["Anna: Three", "Partner: Vilma (XVII)"]


def test_cards_are_discarded_by_keys(sit: Sit, qtbot: QtBot) -> None:
    sitting = sit(done(dealt(("SKIZ XX XVIII",), "II"), "bid one, pass, pass, pass"))
    qtbot.keyClick(sitting.area.view, Qt.Key.Key_End)
    qtbot.keyClick(sitting.area.view, Qt.Key.Key_Space)
    (lay,) = sitting.area.panel.choices
    assert lay.isEnabled()
    tap(qtbot, sitting.area.view, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert sitting.mine()[1].startswith("discard ")


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("HK", "Kings cannot be discarded."),
        ("XXI", "Honours cannot be discarded."),
        ("XIX", "You have promised the XIX, so you keep it."),
    ],
)
def test_why_a_card_is_not_discarded_is_told(sit: Sit, code: str, why: str) -> None:  # T6.5, T5.8
    match = dealt(("XXI XIX XX HK", "SKIZ"))
    sitting = sit(done(match, "bid two, bid one, pass, pass, hold, pass"))
    sitting.hand.click(code)
    assert sitting.area.panel.notice_text.startswith(why)
    assert sitting.choices == ["Discard (0/1)"]


# Annulling


def test_a_hand_is_thrown_in_and_the_next_counts_twice(sit: Sit) -> None:  # T7.2, T7.5
    match = done(dealt(("HK DK CK SK SKIZ",)), "bid three, pass, pass, pass")
    discards(match)
    sitting = sit(match)
    assert sitting.prompt == "You can annul the hand: four Kings. Do you?"
    assert sitting.choices == ["Play the hand", "Annul the hand"]
    sitting.choose("Annul the hand")
    assert sitting.mine()[-1] == "annul"
    assert sitting.session.phase is Phase.HAND_OVER
    assert sitting.prompt == "Annulled with all four Kings. The hand is void."


def test_a_hand_that_cannot_be_annulled_is_kept_without_a_click(sit: Sit) -> None:  # T7.2
    sitting = sit(done(dealt(("SKIZ XVIII II HA",), "DQ"), "bid one, pass, pass, pass"))
    sitting.hand.click("HA")
    sitting.choose("Discard (Ctrl+Enter)")
    assert "keep" in sitting.mine()
    assert sitting.session.view.phase == "announce"


# The play


def test_why_a_card_may_not_be_played_is_told(sit: Sit) -> None:  # T11.2
    mine, others = "XX II HQ HJ DK DQ CK CQ CJ", "SKIZ XXI XIX HK SK"
    for led, tried, why in (
        ("HK", "DK", "You must follow suit: Hearts were led."),
        ("SK", "HQ", "You have no Spades: you must play a tarokk."),
        ("XIX", "HQ", "A tarokk was led: play a tarokk."),
    ):
        match = announcing((others, mine), first=0)
        sitting = sit(done(match, f"call XX, pass, pass, pass, pass, play {led}"))
        sitting.hand.click(tried)
        assert sitting.area.panel.notice_text.startswith(why)
        assert sitting.mine()[-1] == "pass"


def test_the_pagat_is_kept_for_the_last_trick(sit: Sit) -> None:  # T11.4, E43
    match = announcing(("SKIZ I V HQ",))
    sitting = sit(done(match, "call XX, ultimo, pass, pass, pass, pass"))
    sitting.hand.click("I")
    assert sitting.area.panel.notice_text.startswith("Your side announced Pagátultimó")
    assert not sitting.session.view.tricks
    sitting.hand.click("V")
    assert "play V" in sitting.mine()


def test_cards_that_may_not_be_played_are_dimmed(sit: Sit) -> None:  # T11.2
    mine = "XX II HQ HJ DK DQ CK CQ CJ"
    match = announcing(("SKIZ XXI HK", mine), first=0)
    sitting = sit(done(match, "call XX, pass, pass, pass, pass, play HK"))
    view = sitting.area.view
    bright = {item.card for item in view.scene().own_items if view.may_play(item.card)}
    assert bright == {Card.HQ, Card.HJ}


# The state of the match


def test_the_caption_tells_what_is_played_and_called(sit: Sit) -> None:  # T9.11
    match = announcing(("SKIZ XXI HK", "XX"), first=0)
    done(match, "call XX, kings, trull, catch, pass, pass, 2:kontra game, kontra kings, ultimo, pass")
    assert caption(sit(match)) == [
        "Vilma: Three (Kontra)",
        "Called: XX",
        "You are the partner",
        "Your side announced:",
        "XXI-Catch",
        "Four Kings (Kontra)",
        "Trull",
        "Lajos announced:",
        "Pagátultimó",
    ]
    alone = sit(done(announcing(("SKIZ XX XIX XVIII XV XIII VII HK HA",)), "call XX, kings, pass"))
    assert caption(alone)[-2:] == ["You announced:", "Four Kings"]


def test_sides_stand_on_the_plates_when_they_are_proved(sit: Sit) -> None:
    """T10.1, T10.5: they are not shown before, though the partner knows them."""
    match = announcing(("SKIZ XXI HK", "XX"), first=0)
    sitting = sit(done(match, "call XX, pass"))
    assert sitting.session.view.side == "F"
    assert "declarer" in plate(sitting, 0)
    assert "side" not in plate(sitting, 1)
    sitting.press(sitting.actions.announce)
    sitting.area.dialogs.close()
    before = plate(sitting, 1)
    shown = sit(done(announcing(("SKIZ XXI HK", "XX"), first=0), "call XX, pass, trull"))
    assert "partner" in plate(shown, 1)
    assert before != plate(shown, 1)


def test_who_lost_the_xxi_wears_the_hat(sit: Sit) -> None:  # T2.8, T13.9
    match = played(announcing(("SKIZ XIX", "XXI", "", "XX")))
    sitting = sit(match)
    assert match.hat == 2
    assert "wears the mayor’s hat" in plate(sitting, 2)
    assert sitting.area.view.scene().plate_items[0].text() == plate(sitting, 1)


def test_before_the_first_deal_no_caption_lies_under_the_pack(sit: Sit) -> None:
    """It would say that the dealer sits out, at the place of the whole pack (T2.1)."""
    sitting = sit(Match.new(FIVE, first_dealer=PERSON, players=NAMES))
    sitting.session.start(Draw((deck(("II XXI I III IV",))[:5],), PERSON))
    settle()
    assert sitting.session.phase is Phase.OPENING
    assert caption(sitting) == []


def test_the_dealer_of_five_looks_on(sit: Sit) -> None:  # T2.2
    sitting = sit(dealt(("SKIZ",), variant=FIVE, first=2))
    assert sitting.session.phase in (Phase.OPPONENT, Phase.PAUSE, Phase.HAND_OVER)
    assert "sits out" in plate(sitting, 1)
    assert len(sitting.area.view.scene().plate_items) == 5


@pytest.mark.parametrize("by", ["button", "key"])
def test_the_dealer_of_five_can_go_to_the_end_of_the_hand(sit: Sit, by: str) -> None:  # T2.2
    sitting = sit(dealt(("SKIZ",), variant=FIVE, first=2))
    area, to_end, told = sitting.area, sitting.area.table_actions.to_end, []
    area.settings.change(replace_settings(area.settings.now, motion=True, opponent_pause=5.0))
    settle()
    assert to_end.isVisible()
    area.announcer.announced.connect(told.append)
    if by == "button":
        sitting.press(to_end)
    else:
        sitting.qtbot.keyClick(area.view, Qt.Key.Key_E)
    assert not to_end.isVisible()
    sitting.qtbot.waitUntil(lambda: sitting.session.phase is Phase.HAND_OVER)
    assert sitting.session.hands_played == 1
    sitting.qtbot.waitUntil(lambda: any(paper.isVisible() for paper in area.findChildren(HandSummary)))
    # The cards are not all read out, only the last one, and the result.
    assert " ".join(told).count("trick") <= 3
    # The next hand, in which the person plays, takes its time again.
    area.dialogs.close()
    sitting.session.go_on()
    sitting.session.cut(9)
    settle()
    assert sitting.session.hands_played == 2
    assert not to_end.isVisible()
    assert area.view.scene().motion.speed is not None


def test_who_plays_cannot_skip_the_hand(sit: Sit) -> None:
    sitting = sit(dealt(("SKIZ",), variant=FIVE))
    assert not sitting.area.table_actions.to_end.isVisible()
    record = sitting.session.record()
    tap(sitting.qtbot, sitting.area.view, Qt.Key.Key_E)
    assert sitting.session.record() == record


def test_the_ledger_has_a_column_for_each_player(sit: Sit) -> None:  # T14.6
    for variant in (PASKIEVICS, FIVE):
        match = played(announcing(("SKIZ XIX", "XXI", "", "XX"), variant=variant))
        sitting = sit(match)
        sheet = sitting.area.score
        assert sheet is not None
        told = sheet.widget.accessibleDescription()
        assert told.startswith("Anna: +24. Lajos: −24. Kornél: −24.")
        assert told.count(":") == variant.players + 1


def test_a_void_hand_leaves_no_row_in_the_ledger(sit: Sit) -> None:  # T7.5
    sitting = sit(done(dealt(), "pass, pass, pass, pass"))
    assert sitting.prompt == "Everybody passed. The hand is void."
    sheet = sitting.area.score
    assert sheet is not None
    assert "Three:" not in sheet.widget.accessibleDescription()
    assert rounds(sitting) == (4,)


def rounds(sitting: Sitting) -> tuple[int, ...]:
    return sitting.session.view.rounds_left


def test_a_doubled_round_stands_in_the_caption(sit: Sit) -> None:  # T7.6
    match = done(dealt(), "pass, pass, pass, pass")
    match.deal(deck(("SKIZ",)))
    sitting = sit(match)
    assert caption(sitting) == ["Doubled round: ×2"]


# Notice


def test_notice_is_given_between_two_hands(sit: Sit) -> None:
    """T2.6: notice is given once and kept with the match."""
    sitting = sit(played(announcing(("SKIZ",))))
    sitting.area.dialogs.close()
    sitting.choose("Give notice")
    if sitting.session.phase is Phase.CUT:
        sitting.choose("Cut in the middle")
    assert sitting.session.record()["hands"][1]["notice"] == 1
    assert sitting.session.view.notice == (1, None, None)
    assert caption(sitting)[-1] == "Notice: the Skíz decides"
    assert sitting.kept()["hands"] == sitting.session.record()["hands"]


def test_notice_is_given_once(sit: Sit) -> None:  # T2.6, E30
    match = played(announcing(("SKIZ",)))
    match.give_notice(2)
    match.deal(deck(("SKIZ",)))
    done(match, "bid three, pass, pass, pass")
    discards(match)
    sitting = sit(played(match))
    assert "Give notice" not in sitting.choices
    assert sitting.choices[0] == "Next hand"
    # Seat 1 has dealt this hand; seat 2, who held the SKIZ, has still to deal.
    assert caption(sitting)[-1] == "Notice, hands left: 4"


def test_notice_comes_too_late_when_the_next_pack_is_cut_or_the_table_was_left(sit: Sit) -> None:  # T2.6
    late, left = (sit(played(announcing(("SKIZ XXI", "XX"), first=2))).session for _ in range(2))
    assert late.may_give_notice
    late.go_on()
    left.close()
    assert (late.phase, left.phase) == (Phase.CUT, Phase.HAND_OVER)
    assert not late.may_give_notice
    assert not left.may_give_notice


def test_no_notice_is_given_where_the_number_of_hands_is_agreed(sit: Sit) -> None:  # T2.6
    session = sit(played(announcing(("SKIZ XXI", "XX"), first=2))).session
    assert session.may_give_notice
    session.marks = MatchMarks(hands=12)
    assert not session.may_give_notice


def doubled_very_often() -> Match:
    """A hand after a thousand that were void (T7.5: there is no cap)."""
    match = dealt(("SKIZ",))
    for _ in range(1100):
        done(match, "pass, pass, pass, pass")
        match.deal(deck(("SKIZ",)))
    return match


def test_a_hand_that_was_doubled_very_often_is_shown(sit: Sit) -> None:
    assert "Doubled round: ×1·10³³¹" in caption(sit(doubled_very_often()))


def test_how_a_match_stands_is_told_in_few_digits() -> None:
    match = dealt()
    match.balance = (2**20_000, -(2**20_000), 0, 0)
    assert RULES.standing_text(match, lambda _, text: text) == "3·10⁶⁰²⁰ : −3·10⁶⁰²⁰ : 0 : 0"
