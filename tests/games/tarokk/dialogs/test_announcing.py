"""The round of announcements: a paper on the table offers all that can be said (T8, T9, T10)."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from tartli_desktop.games.tarokk.dialogs.announcing import AnnouncingPaper
from tartli_desktop.store.match_kinds import MatchMarks, ReplayedDeal
from tartli_desktop.widgets.papers.table_paper import SHADOW
from tartli_desktop.widgets.questions.question_paper import QuestionPaper
from tests.games.contract.sitting import Sitting, opened, settle
from tests.games.tarokk.at_the_table import announcing, dealt, done
from tests.games.tarokk.positions import discards, keep
from tests.windows.simulated_user import click, tap

Sit = Callable[..., Sitting]

LOOK = "Look at the &table"


def paper(sitting: Sitting) -> AnnouncingPaper:
    return opened(sitting.area, AnnouncingPaper)


def offered(sitting: Sitting) -> list[str]:
    """The texts of the enabled buttons, except those already chosen and the one that closes the paper."""
    buttons = paper(sitting).findChildren(QPushButton)
    usable = [each for each in buttons if each.isEnabled() and not each.isChecked()]
    return [each.text() for each in usable if each.text() != LOOK]


def chosen(sitting: Sitting) -> list[str]:
    """The texts of the buttons of what has been said in this turn."""
    return [each.text() for each in paper(sitting).findChildren(QPushButton) if each.isChecked()]


def button(sitting: Sitting, text: str) -> QPushButton:
    (found,) = [each for each in paper(sitting).findChildren(QPushButton) if each.text() == text]
    return found


def told(sitting: Sitting) -> list[str]:
    return [label.text().replace("\N{NO-BREAK SPACE}", " ") for label in paper(sitting).findChildren(QLabel)]


def say(sitting: Sitting, qtbot: QtBot, text: str) -> None:
    click(qtbot, button(sitting, text))


def asked(sitting: Sitting) -> str:
    """The question over the table."""
    found = opened(sitting.area, QuestionPaper)
    return found.question.text


def answer(sitting: Sitting, qtbot: QtBot, text: str) -> None:
    buttons = opened(sitting.area, QuestionPaper).findChildren(QPushButton)
    (found,) = [each for each in buttons if each.text() == text]
    click(qtbot, found)


def shows_the_hand(sitting: Sitting) -> bool:
    """Whether the paper ends above the player's cards."""
    view, sheet = sitting.area.view, paper(sitting)
    fan = min(view.mapFromScene(item.sceneBoundingRect().topLeft()).y() for item in view.scene().own_items)
    end = sheet.mapTo(sitting.area, sheet.rect().bottomLeft()).y() - SHADOW
    return end < view.mapTo(sitting.area, QPoint(0, fan)).y()


# The call


def test_a_partner_is_called_and_the_turn_goes_on_by_the_mouse(sit: Sit, qtbot: QtBot) -> None:  # T8.1, T9.1
    sitting = sit(announcing(("SKIZ XIX", "", "", "XX")))
    sitting.key(Qt.Key.Key_D)
    assert paper(sitting).headline.text() == "Call your partner"
    assert offered(sitting) == ["Call the XX"]
    say(sitting, qtbot, "Call the XX")
    # The turn goes on, so a paper with the next announcements appears at once.
    assert told(sitting)[:2] == ["You play Three and have called the XX", "Game (your side): 1"]
    assert offered(sitting) == [
        "Trull (2)",
        "Four Kings (2)",
        "Double Game (4)",
        "Volát (6)",
        "Pagátultimó (10)",
        "XXI-Catch (42)",
        "Pass",
    ]
    say(sitting, qtbot, "Four Kings (2)")
    say(sitting, qtbot, "Pass")
    assert sitting.mine()[-3:] == ["call XX", "kings", "pass"]
    assert not any(each.isVisible() for each in sitting.area.findChildren(AnnouncingPaper))


def test_a_partner_is_called_by_three_keys(sit: Sit, qtbot: QtBot) -> None:
    sitting = sit(announcing(("SKIZ XIX", "", "", "XX")))
    tap(qtbot, sitting.area.view, Qt.Key.Key_D)
    assert button(sitting, "Call the XX").hasFocus()
    tap(qtbot, button(sitting, "Call the XX"), Qt.Key.Key_Return)
    # Enter announces nothing by mistake.
    assert button(sitting, "Pass").hasFocus()
    tap(qtbot, button(sitting, "Pass"), Qt.Key.Key_Return)
    assert sitting.mine()[-2:] == ["call XX", "pass"]


STRONG = "SKIZ XX XIX XVIII XV XIII VII HK HA"


def test_the_usual_call_comes_before_playing_alone(sit: Sit) -> None:  # T8.3, E31
    sitting = sit(announcing((STRONG,)))
    assert sitting.choices == ["Call the XVII", "Call the XX: play alone"]
    sitting.key(Qt.Key.Key_D)
    assert offered(sitting) == ["Call the XVII", "Call the XX: play alone"]
    assert button(sitting, "Call the XVII").hasFocus()
    assert (
        button(sitting, "Call the XX: play alone").toolTip()
        == "You hold it: you play alone, and only you know."
    )


def test_long_tarokks_are_declared_by_one_press_before_the_call_or_the_pass(sit: Sit) -> None:
    """T9.2, T9.3, T14.4"""
    long = "SKIZ XIX XVIII XVII XVI XIV XIII XI HK"
    sitting = sit(announcing((long, "", "", "XX")))
    assert sitting.choices == ["Call the XX", "Declare 8 tarokks (1 from each)"]
    sitting.key(Qt.Key.Key_D)
    declaring, calling = (button(sitting, text) for text in reversed(sitting.choices))
    assert calling.hasFocus()
    assert calling.isDefault()
    # In the same order as beside the trick.
    for first, second in ((declaring, calling), reversed(sitting.area.panel.choices)):
        assert first.mapToGlobal(QPoint()).y() < second.mapToGlobal(QPoint()).y()
    paper(sitting).reject()
    settle()
    sitting.choose("Declare 8 tarokks (1 from each)")
    assert sitting.choices == ["Call the XX"]
    sitting = sit(done(announcing(("XXI", long, "", "XX"), first=0), "call XX, pass"))
    assert sitting.choices == ["Pass", "Declare 8 tarokks (1 from each)"]
    # Enter chooses what says least.
    assert sitting.area.panel.choices[0].hasFocus()


def test_every_tarokk_that_may_be_called_is_on_the_paper(sit: Sit) -> None:
    """T8.3.4, E32: another player has laid a tarokk away."""
    match = announcing((STRONG, "XXI X II III IV V VI VIII IX"), talon="HQ HJ HR XVI")
    sitting = sit(match)
    assert sitting.area.panel.button(sitting.actions.announce).isVisible()
    sitting.press(sitting.actions.announce)
    names = [text.removesuffix(" (alone)") for text in offered(sitting)]
    assert names[0] == "XVII"
    assert len(names) == len(set(names)) == len(match.legal_actions(1))
    assert len(sitting.choices) == 3
    assert shows_the_hand(sitting)


def test_the_card_that_was_promised_is_called(sit: Sit) -> None:  # T5.6, T8.2
    sitting = sit(announcing(("XXI", "SKIZ XIX"), "bid three, bid one, pass, pass, hold, pass", first=1))
    assert sitting.prompt == "Call the XIX, which Lajos has promised."
    assert sitting.choices == ["Call the XIX"]


# Bonuses and kontras


def test_who_would_count_for_the_others_says_kontra_first(sit: Sit, qtbot: QtBot) -> None:  # T10.3, E38
    match = announcing(("SKIZ", "XIX", "XX"), first=0)
    sitting = sit(done(match, "call XX, kings, pass"))
    hint = "To announce now would make you the declarer’s partner. Say kontra first, or just “Pass”."
    assert sitting.prompt == hint
    sitting.press(sitting.actions.announce)
    assert told(sitting)[1].endswith(" · You play against Vilma.")
    assert told(sitting)[2] == hint
    assert offered(sitting) == ["Kontra: Game (2)", "Kontra: Four Kings (4)", "Pass"]
    say(sitting, qtbot, "Kontra: Four Kings (4)")
    assert hint not in told(sitting)
    assert "Four Kings, Kontra (Vilma): 4" in told(sitting)[1]
    assert "Trull (2)" in offered(sitting)
    assert sitting.mine()[-1] == "kontra kings"
    notes = [note.text for note in sitting.area.view.scene().notes]
    assert "Kontra the Kings!" in notes


def test_what_is_owed_is_asked_for_before_the_turn_can_be_closed(sit: Sit, qtbot: QtBot) -> None:
    """T5.4, T9.8, E19"""
    hand = "XIX XVIII XVII XVI XIV XIII XI I HK"
    match = announcing((hand, "SKIZ XXI"), "bid two, bid one, pass, pass, pass")
    sitting = sit(done(match, "2:call XIX, pass, 3:pass, 0:pass"))
    assert sitting.prompt == "You owe Pagátultimó: declare your tarokks first."
    assert sitting.choices == ["Declare 8 tarokks (1 from each)"]
    sitting.press(sitting.actions.announce)
    assert offered(sitting) == ["Declare 8 tarokks (1 from each)"]
    assert button(sitting, "Declare 8 tarokks (1 from each)").toolTip() == "Each of the others pays you 1."
    say(sitting, qtbot, "Declare 8 tarokks (1 from each)")
    assert "Pass" not in offered(sitting)
    assert sitting.prompt == "For your cue bid you owe Pagátultimó: announce it before you pass."
    # Enter announces what is owed, and nothing else.
    assert sitting.choices == ["Pagátultimó (10)"]
    assert button(sitting, "Pagátultimó (10)").hasFocus()
    say(sitting, qtbot, "Pagátultimó (10)")
    assert "Pass" in offered(sitting)
    assert sitting.mine()[-2:] == ["tarokks 8", "ultimo"]


def test_who_laid_the_called_card_away_says_kontra(sit: Sit, qtbot: QtBot) -> None:  # T8.5, T9.9, E34
    match = done(dealt(("XX XVII", "XXI", "I", "SKIZ")), "pass, pass, pass, bid three")
    match.apply(0, match.legal_actions(0)[-1])
    done(match, "1:discard XX")
    discards(match)
    keep(match)
    sitting = sit(done(match, "call XX, pass"))
    assert sitting.prompt == "You discarded the XX, which was called: say kontra to the game."
    assert sitting.choices == ["Kontra: Game (2)"]
    sitting.press(sitting.actions.announce)
    # Nothing offers a pass.
    assert told(sitting)[1].endswith(" · You play against Vilma.")
    assert told(sitting)[2] == "You discarded the XX, which was called: say kontra to the game."
    assert offered(sitting) == ["Kontra: Game (2)"]
    say(sitting, qtbot, "Kontra: Game (2)")
    assert "Pass" in offered(sitting)


# The paper itself


def test_it_is_read_out_when_it_is_laid_there(sit: Sit) -> None:
    match = announcing(("SKIZ", "XIX", "XX"), first=0)
    sitting = sit(done(match, "call XX, pass"))
    sitting.press(sitting.actions.announce)
    assert paper(sitting).spoken == (
        "Vilma plays Three and has called the XX. Game (Vilma): 1. "
        "You play against Vilma. "
        "To announce now would make you the declarer’s partner. Say kontra first, or just “Pass”."
    )
    assert button(sitting, "Kontra: Game (2)").accessibleDescription().startswith("48 points")


# Until the turn is closed


def test_what_is_said_in_a_turn_can_be_taken_back_until_the_pass(sit: Sit, qtbot: QtBot) -> None:
    """T9.1: the others hear a turn when it is closed."""
    sitting = sit(announcing(("SKIZ XIX", "", "", "XX")))
    sitting.key(Qt.Key.Key_D)
    for text in ("Call the XX", "Trull (2)", "Four Kings (2)"):
        say(sitting, qtbot, text)
    assert chosen(sitting) == ["Trull (2)", "Four Kings (2)", "Call the XX"]
    assert sitting.kept()["hands"][-1]["actions"][-3:] == ["1:call XX", "1:trull", "1:kings"]
    # What came after it stays.
    say(sitting, qtbot, "Trull (2)")
    assert chosen(sitting) == ["Four Kings (2)", "Call the XX"]
    assert "Trull (2)" in offered(sitting)
    assert sitting.mine()[-2:] == ["call XX", "kings"]
    assert sitting.kept()["hands"][-1]["actions"][-2:] == ["1:call XX", "1:kings"]
    assert "Trull!" not in [note.text for note in sitting.area.view.scene().notes]
    # What cannot be said without it goes with it.
    say(sitting, qtbot, "Call the XX")
    assert offered(sitting) == ["Call the XX"]
    assert "call XX" not in sitting.mine()
    say(sitting, qtbot, "Call the XX")
    say(sitting, qtbot, "Pass")
    assert sitting.session.last_decision is None


def test_what_was_said_before_a_question_cannot_be_taken_back(sit: Sit, qtbot: QtBot) -> None:  # T9.1
    match = done(announcing(("SKIZ XIX", "", "", "XX")), "call XX")
    begun = len(match.hands[-1][1])
    marks = MatchMarks(again=ReplayedDeal(1, "", False, (0,) * 4, start=begun))
    sitting = sit(match, marks)
    sitting.press(sitting.actions.announce)
    assert (chosen(sitting), offered(sitting)[:1]) == ([], ["Trull (2)"])
    assert "Call the XX" not in [each.text() for each in paper(sitting).findChildren(QPushButton)]
    say(sitting, qtbot, "Trull (2)")
    assert chosen(sitting) == ["Trull (2)"]
    say(sitting, qtbot, "Trull (2)")
    assert len(sitting.said()) == begun


def test_what_was_said_can_be_taken_back_after_the_match_was_left(sit: Sit, qtbot: QtBot) -> None:  # T9.1
    sitting = sit(done(announcing(("SKIZ XIX", "", "", "XX")), "call XX, trull, kings"))
    sitting.press(sitting.actions.announce)
    assert chosen(sitting) == ["Trull (2)", "Four Kings (2)", "Call the XX"]
    say(sitting, qtbot, "Four Kings (2)")
    assert sitting.mine()[-2:] == ["call XX", "trull"]
    # The command undoes the last one.
    paper(sitting).reject()
    sitting.area.table_actions.take_back.trigger()
    settle()
    assert sitting.mine()[-1] == "call XX"
    assert sitting.choices == ["Pass"]


def test_nothing_that_is_taken_back_was_asked_of_the_others(sit: Sit, qtbot: QtBot) -> None:
    """T16.3: no opponent is asked to act before the turn is closed."""
    sitting = sit(announcing(("SKIZ XIX", "", "", "XX")))
    others: list[object] = []
    sitting.session.happened.connect(lambda events: others.extend(e for e in events if e.seat != 1))
    sitting.key(Qt.Key.Key_D)
    for text in ("Call the XX", "Trull (2)", "Trull (2)"):
        say(sitting, qtbot, text)
    assert others == []


@pytest.mark.parametrize(
    ("hand", "said", "reason"),
    [
        ("SKIZ XXI XIX", "XXI-Catch (42)", "You hold the XXI yourself"),
        ("XXI XIX HK HQ HJ DK DQ", "Pagátultimó (10)", "You do not hold the Pagát"),
        ("I XIX", "XXI-Catch (42)", "You do not hold the Skíz"),
    ],
)
def test_what_own_cards_make_impossible_is_asked_about(
    sit: Sit, qtbot: QtBot, hand: str, said: str, reason: str
) -> None:  # T9.5, T9.6
    elsewhere = " ".join(code for code in ("SKIZ", "XXI", "I") if code not in hand.split())
    sitting = sit(announcing((hand, elsewhere, "", "XX")))
    sitting.key(Qt.Key.Key_D)
    say(sitting, qtbot, "Call the XX")
    before = sitting.mine()
    say(sitting, qtbot, said)
    assert reason in asked(sitting)
    worth = said.partition("(")[2].removesuffix(")")
    assert f"it costs you {worth} points" in asked(sitting)
    answer(sitting, qtbot, "Do not say it")
    assert sitting.mine() == before
    say(sitting, qtbot, said)
    answer(sitting, qtbot, "Say it anyway")
    assert len(sitting.mine()) == len(before) + 1
    # The turn goes on.
    assert said in chosen(sitting)


def test_what_own_cards_can_do_is_not_asked_about(sit: Sit, qtbot: QtBot) -> None:  # T9.6
    sitting = sit(announcing(("SKIZ I XIX", "", "", "XX")))
    sitting.key(Qt.Key.Key_D)
    for text in ("Call the XX", "Trull (2)", "Pagátultimó (10)", "XXI-Catch (42)"):
        say(sitting, qtbot, text)
    assert sitting.mine()[-4:] == ["call XX", "trull", "ultimo", "catch"]


def test_nothing_is_announced_in_the_auction_or_the_play(sit: Sit) -> None:  # T9.1
    for match, is_open in (
        (dealt(("SKIZ",)), False),
        (done(announcing(("", "", "SKIZ"), first=0), "call XX, pass"), True),
        (done(announcing(("SKIZ",)), "call XX, pass, pass, pass, pass"), False),
    ):
        sitting = sit(match)
        assert sitting.actions.announce.isEnabled() == is_open
        assert sitting.area.panel.button(sitting.actions.announce).isVisible() == is_open
