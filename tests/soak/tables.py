"""Tables other than a match against the program: help, a lesson, two people, other looks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tartli_desktop.cards.german import Card
from tartli_desktop.face.at_the_table.ending_paper import EndingPaper
from tartli_desktop.games.tartli import Declare, Play
from tartli_desktop.games.tartli.dialogs.meld_dialog import MeldDialog
from tartli_desktop.games.tartli.lesson.first_hand import LESSON
from tartli_desktop.looks.colours import wants_high_contrast
from tartli_desktop.session.match_state import Phase
from tartli_desktop.settings.settings import ColourScheme
from tartli_desktop.text import catalogues
from tartli_desktop.windows.card_values.points_card import PointsCard
from tartli_desktop.windows.help.how_to_play import HowToPlay
from tartli_desktop.windows.new_match.new_match import TWO, NewMatchDialog
from tartli_desktop.windows.preferences.settings_dialog import SettingsDialog
from tests.settings.choices import with_choices
from tests.windows.simulated_user import ByMouse, asked, button, click, find, the, turn_to

from .waiting import rest, until

if TYPE_CHECKING:
    from .simulated_player import Evening

LOOKS: tuple[dict[str, Any], ...] = (
    {"language": "de_AT", "text_scale": 2.0, "colour_scheme": ColourScheme.DARK},
    {"language": "hu", "text_scale": 1.1, "colour_scheme": ColourScheme.HIGH_CONTRAST},
)
"""Taken by turns. From a certain size of letters the words stand beside the table."""

USUAL_LOOKS: dict[str, Any] = {"language": "en", "text_scale": 1.0, "colour_scheme": ColourScheme.SYSTEM}


class Learner(ByMouse):
    """Plays the cards that the lesson asks for, and reads its notes; if it strays, it goes on from there."""

    def card(self) -> Card:
        asked = self.area.guide.asked
        return asked.card if isinstance(asked, Play) else super().card()

    def step(self) -> Phase:
        buttons = self.area.guide.note.buttons
        if buttons and self.session.phase in (Phase.DECIDE, Phase.PAUSE):
            click(self.qtbot, buttons[-1])
            return self.session.phase
        return super().step()


def learn(evening: Evening, *, to_the_end: bool) -> None:
    """Start the guided first hand, and play it to the end or leave it."""
    evening.menu("Guided first hand")
    rest()
    area = evening.area
    lesson = area.guide.session
    assert lesson is not None
    assert area.guide.note.isVisible()
    learner = Learner(evening.fingers, area)
    for _ in range(5 * len(LESSON.steps) if to_the_end else 6):
        if learner.step() is Phase.MATCH_OVER:
            the(evening.window, EndingPaper).reject()
            # It is shown, not opened.
            evening.opened[EndingPaper] += 1
            assert area.guide.note.buttons
            break
    assert lesson.is_over == to_the_end


def two_at_table(evening: Evening) -> None:
    """Two people play some tricks of a match, each behind the curtain while the other looks."""
    evening.menu("New match…")
    dialog = the(evening.window, NewMatchDialog)
    fields = dialog.fields
    fields["opponent"].put(TWO)
    fields["opponent"].changed.emit("opponent")
    fields["player_name"].put("Anna")
    fields["opponent_name"].put("Béla")
    fields["practice"].put(True)
    click(evening.fingers, dialog.deal_button)
    rest()
    area = evening.area
    session = area.two.session
    assert session is not None
    looked = set()
    for step in range(30):
        if session.phase is Phase.CURTAIN:
            looked.add(session.names[session.viewer])
            click(evening.fingers, area.two.curtain.open_button)
            rest()
            assert not area.two.curtain.isVisible()
        elif session.phase is Phase.SPEAK:
            click(evening.fingers, area.panel.choices[0])
        elif step % 10 == 9 and area.two.speak_action.isEnabled():
            area.two.speak_action.trigger()
        else:
            evening.person.step()
        rest()
    assert looked == {"Anna", "Béla"}


def ask_for_a_hint(evening: Evening, *, waits: bool) -> None:
    """Ask for a hint, and wait for the answer or stop the thinking."""
    area = evening.area
    while not area.table_actions.hint.isEnabled():
        evening.person.step()
    area.table_actions.hint.trigger()
    assert area.hints.is_thinking
    if waits:
        until(lambda: not area.hints.is_thinking)
        assert area.hints.shown is not None
    else:
        QTest.qWait(20)
        area.table_actions.hint.trigger()
        assert not area.hints.is_thinking


ANSWERS = ("Back", "Play anyway", "Declare")
"""Answers to the question whether to declare a meld first, by turns."""


def may_declare(evening: Evening) -> bool:
    """Whether a meld can be declared before the next card."""
    session = evening.person.session
    declares = any(isinstance(each, Declare) for each in session.view.legal)
    return session.phase is Phase.DECIDE and declares and QApplication.activeModalWidget() is None


def be_reminded(evening: Evening) -> None:
    """Play a card while a meld could be declared, and answer the question about it."""
    area, person = evening.area, evening.person
    evening.window.settings_writer.change(with_choices(evening.window.settings.now, remind_melds=True))
    person.hand.click(person.card())
    question = asked(area)
    assert question.windowTitle() == "Declare first?"
    click(evening.fingers, button(question, ANSWERS[evening.reminded % len(ANSWERS)]))
    rest()
    melds = find(area.window(), MeldDialog)
    if melds is not None:
        # There is a choice of declarations.
        click(evening.fingers, melds.declare_button)
    evening.window.settings_writer.change(with_choices(evening.window.settings.now, remind_melds=False))
    evening.reminded += 1


def change_looks(evening: Evening) -> None:
    """Choose another language, larger letters and other colours while the match runs, and go on."""
    looks = LOOKS[evening.changed % len(LOOKS)]
    evening.changed += 1
    _choose(evening, looks)
    assert catalogues.current() == catalogues.spoken(looks["language"])
    assert wants_high_contrast(looks["colour_scheme"]) == (looks is LOOKS[1])
    # The dialog's title and pages have other words now.
    evening.window.dialogs.open_how_to_play()
    help_page = the(evening.window, HowToPlay)
    QTest.keyClicks(help_page.search.line, "10")
    evening.close(help_page)
    for _ in range(6):
        evening.person.step()
    _choose(evening, USUAL_LOOKS)


def _choose(evening: Evening, looks: dict[str, Any]) -> None:
    evening.window.dialogs.open_settings()
    dialog = the(evening.window, SettingsDialog)
    for name, value in looks.items():
        dialog.fields[name].put(value)
        dialog.fields[name].changed.emit(name)
        QApplication.processEvents()
    evening.close(dialog)


def press_a_key(evening: Evening, dialog: SettingsDialog) -> None:
    """Give a command another key, and reset all keys."""
    page = dialog.keys_page
    turn_to(dialog.tabs, page)
    evening.fingers.keyClick(page.edits["hint"], Qt.Key.Key_F12)
    assert evening.area.table_actions.hint.shortcut() == Qt.Key.Key_F12
    click(evening.fingers, page.reset_button)
    assert evening.area.table_actions.hint.shortcut() == Qt.Key.Key_H


def lay_points(evening: Evening) -> PointsCard:
    """Lay the card values beside the table."""
    evening.menu("Card values")
    card = the(evening.window, PointsCard)
    # The card is a window without a question, so it is shown, not opened.
    evening.opened[PointsCard] += 1
    # The card took the keyboard focus, which the match needs.
    evening.area.view.setFocus()
    return card
