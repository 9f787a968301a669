"""The language: the system's or the chosen one, changed during a match."""

import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QApplication, QDialog, QDialogButtonBox, QWidget
from pytestqt.qtbot import QtBot

from tartli_desktop.app import run as app
from tartli_desktop.app.command_line import Arguments
from tartli_desktop.files.user_paths import UserPaths
from tartli_desktop.games.tartli import Match
from tartli_desktop.games.tartli.dialogs.meld_dialog import MeldDialog
from tartli_desktop.resources import resources_folder
from tartli_desktop.session.match_state import Phase
from tartli_desktop.session.session import Session
from tartli_desktop.settings import settings_file
from tartli_desktop.store.stored_match import new_stored
from tartli_desktop.text import catalogues
from tartli_desktop.text.titles import LessonTitle, title_text
from tartli_desktop.widgets.questions.question_paper import QuestionPaper
from tartli_desktop.windows.card_values.points_card import PointsCard
from tartli_desktop.windows.duel.day_dialog import Calendar
from tartli_desktop.windows.help.how_to_play import HowToPlay
from tartli_desktop.windows.main_window import MainWindow
from tartli_desktop.windows.matches.matches_dialog import MatchesDialog
from tartli_desktop.windows.matches.record_view import RecordView
from tartli_desktop.windows.new_match.new_match import NewMatchDialog
from tartli_desktop.windows.preferences.settings_dialog import SettingsDialog
from tests.games.tartli.rules.positions import dealt, play, play_out
from tests.session.playing import keep, quick, settle
from tests.windows.simulated_user import tap

from .languages import hear, marked, speak, texts
from .programs import Windows
from .simulated_user import ByMouse, asked, find, messages, the, turn_to

Key = Qt.Key


pytestmark = pytest.mark.usefixtures("english_afterwards")


@pytest.fixture
def window(windows: Windows) -> Iterator[MainWindow]:
    """A window without a match on the table."""
    window = windows.open(player_name="Anna", opponent_name="Kata")
    window.begin()
    yield window
    for dialog in window.findChildren(QDialog):
        dialog.close()


def a_contest() -> Match:
    """A hand in which both have declared; Kata has led, and Anna is to play."""
    match = dealt(hands=("HA HK HO L7 L8 B7 A8 A9 AX", "BA BK BO LA LK AU AK H7 H8"), turned="H9")
    play(match, "1:declare BA3 1:play LA")
    play(match, "0:declare HA3")
    return match


def over() -> Match:
    match = dealt(hands=("HA HK HO L7 L8 B7 A8 A9 AX", "BA BK BO LA LK AU AK H7 H8"), turned="H9")
    play_out(match)
    return match


def put(window: MainWindow, match: Match) -> Session:
    """Put a match on the table, as when the program starts."""
    assert window.on_table.resume(keep(window.saving.store, match))
    settle()
    assert window.area.session is not None
    return window.area.session


# Choosing the language


@pytest.mark.parametrize(
    ("language", "wishes", "spoken"),
    [
        ("hu", (), "hu"),
        ("de_AT", (), "de"),
        ("de-CH", (), "de"),
        ("en_US", (), "en"),
        # There is no such translation.
        ("fr", ("hu",), "en"),
        ("", ("hu-HU", "en-US"), "hu"),
        ("", ("de-DE",), "de"),
        # The first wish that can be met.
        ("", ("sk-SK", "hu-SK", "en"), "hu"),
        ("", ("en-GB", "de-AT"), "en"),
        ("", ("C",), "en"),
    ],
)
def test_the_language_is_the_chosen_one_or_the_first_wish_of_the_system(
    language: str, wishes: tuple[str, ...], spoken: str
) -> None:
    assert catalogues.spoken(language, wishes) == spoken


@pytest.mark.parametrize(
    ("name", "system", "written"),
    [("de", "de_CH", "de_CH"), ("de", "fr_FR", "de_AT"), ("hu", "de_AT", "hu_HU"), ("en", "C", "en_GB")],
)
def test_numbers_and_dates_are_those_of_the_system_if_it_speaks_the_language(
    name: str, system: str, written: str
) -> None:
    assert catalogues.locale_of(name, QLocale(system)).name() == written


@pytest.mark.parametrize(
    ("language", "close", "number"),
    [("en", "Close", "1.5"), ("de", "Schließen", "1,5"), ("hu", "Bezárás", "1,5")],
)
def test_standard_buttons_and_numbers_are_in_the_language(
    qtbot: QtBot, language: str, close: str, number: str
) -> None:
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
    qtbot.addWidget(buttons)
    speak(language)
    assert [each.text().replace("&", "") for each in buttons.buttons()] == [close]
    assert QLocale().toString(1.5) == number


# Changing the language during a match


def choose(qtbot: QtBot, window: MainWindow, key: Key) -> SettingsDialog:
    """Choose another language in the settings, which stay open."""
    dialog = find(window, SettingsDialog)
    if dialog is None:
        qtbot.keyClick(window, Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
        dialog = the(window, SettingsDialog)
    control = dialog.fields["language"].control
    turn_to(dialog.tabs, control)
    control.setFocus()
    qtbot.keyClick(control, key)
    hear()
    return dialog


def test_another_language_is_spoken_at_once_and_the_match_goes_on(qtbot: QtBot, window: MainWindow) -> None:
    session = put(window, a_contest())
    record, phase, area = session.record(), session.phase, window.area
    cards, actions = area.view.scene().own_cards, area.actions()
    choose(qtbot, window, Key.Key_Home)
    english = texts(window)
    dialog = choose(qtbot, window, Key.Key_End)
    # Only a real language can show this: the words of the table, and keys with their local names.
    assert dialog.windowTitle() == "Einstellungen"
    menus = [menu.title().replace("&", "") for menu in window.menus]
    assert menus == ["Partie", "Spiel", "Lernen", "Ansicht", "Hilfe"]
    assert area.panel.prompt == "B spielt die Laub-Sau aus. Du bist\N{NO-BREAK SPACE}dran."
    assert [note.text for note in area.view.scene().notes] == ["Terz!\nIch hab höher.", "Terz!\nSau."]
    assert area.panel.button(area.commands["go_out"]).text() == "Ausmelden (G)"
    assert area.view.accessibleName() == "Kartentisch"
    assert "Punkte" in area.slate.accessibleDescription()
    assert area.faces.corners.letters == "de"
    assert dialog.fields["speed"].control.text() == "1,00 ×"
    # The match is unchanged.
    assert area.session is session
    assert (session.record(), session.phase) == (record, phase)
    assert area.view.scene().own_cards == cards
    assert area.actions() == actions
    # Back again, with nothing left of the other language.
    choose(qtbot, window, Key.Key_Home)
    choose(qtbot, window, Key.Key_Down)
    assert texts(window) == english
    assert area.faces.corners.letters == "en"
    dialog.close()
    qtbot.keyClick(area.view, Key.Key_End)
    qtbot.keyClick(area.view, Key.Key_Return)
    assert session.record() != record


NOT_WORDS = re.compile(r"[\W\d]*|[AB]( · \d+)?|A, B|A and B|A – B( .*)?|English|Magyar|Deutsch .*|M|Tartli")
"""Numbers, names, and a title that the player may have given."""


NO_CHAPTERS = ("remarks", "known_rules", "settings", "switches")
"""Files with words for other paths than the help."""


def titles_of_chapters(language: str) -> list[str]:
    """The titles of the chapters of Tartli's help, which come from files that the pseudo-language lacks."""
    help_ = resources_folder() / "help"
    files = {*help_.glob(f"house/{language}/*"), *help_.glob(f"tartli/{language}/*")} - {
        # Tartli's keys stand in the chapter on all keys.
        help_ / "tartli" / language / "keys.md",
        *(help_ / part / language / f"{name}.md" for part in ("house", "tartli") for name in NO_CHAPTERS),
    }
    text = "\n".join(file.read_text("utf-8") for file in sorted(files))
    return re.findall("^# ([^{].*)$", text, re.MULTILINE)


def in_english(window: QDialog | MainWindow) -> list[str]:
    """Texts without marks, that is, those that were not retranslated."""
    found = [text for text in texts(window) if "‹" not in text and not NOT_WORDS.fullmatch(text)]
    return [text for text in found if text not in titles_of_chapters("en")]


def test_the_welcome_and_the_notice_are_said_again(window: MainWindow) -> None:
    window.notice.show()
    with marked():
        assert in_english(window) == []
    assert not any("‹" in text for text in texts(window))


@pytest.mark.parametrize("phase", [Phase.CUT, Phase.OPENING, Phase.PAUSE])
def test_what_can_be_chosen_is_said_again(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch, phase: Phase
) -> None:
    session = put(window, a_contest())
    if phase is Phase.PAUSE:
        qtbot.keyClick(window.area.view, Key.Key_End)
        tap(qtbot, window.area.view, Key.Key_Return)
        assert session.phase is phase
    else:
        monkeypatch.setattr(session, "phase", phase)
        session.phase_changed.emit(phase)
    words = [each.text() for each in window.area.panel.choices]
    assert words
    window.area.panel.choices[-1].setFocus()
    with marked():
        said = [each.text() for each in window.area.panel.choices]
        # The focus stays where it was.
        assert window.focusWidget() is window.area.panel.choices[-1]
    assert len(said) == len(words)
    assert all("‹" in text for text in said)
    assert [each.text() for each in window.area.panel.choices] == words


OPENED: dict[str, Callable[[MainWindow], object]] = {
    "card of points": lambda window: window.points.trigger(),
    "melds": lambda window: window.area.commands["look_at_melds"].trigger(),
    "scored melds": lambda window: window.area.commands["see_melds"].trigger(),
    "count": lambda window: window.area.panel.choices[1].click(),
    "going out": lambda window: window.area.commands["go_out"].trigger(),
}
"""What only Tartli has; the contract of all games opens the other dialogs."""


def open_dialogs(window: MainWindow) -> list[QWidget]:
    """The open dialogs, and the card of points, which is no dialog."""
    found = [*window.findChildren(QDialog), *window.findChildren(PointsCard)]
    return [each for each in found if each.isVisible()]


@pytest.mark.parametrize("name", OPENED)
def test_every_text_of_a_dialog_is_said_again(qtbot: QtBot, window: MainWindow, name: str) -> None:
    match = over() if name == "count" else a_contest()
    session = put(window, match)
    for dialog in open_dialogs(window):
        dialog.close()
    if name == "scored melds":
        qtbot.keyClick(window.area.view, Key.Key_End)
        tap(qtbot, window.area.view, Key.Key_Return)
    record = session.record()
    OPENED[name](window)
    hear()
    kinds = [type(dialog) for dialog in open_dialogs(window)]
    assert kinds
    with marked():
        assert [type(dialog) for dialog in open_dialogs(window)] == kinds
        for dialog in open_dialogs(window):
            assert in_english(dialog) == [], name
    assert [type(dialog) for dialog in open_dialogs(window)] == kinds
    for dialog in open_dialogs(window):
        assert not any("‹" in text for text in texts(dialog))
    assert session.record() == record


def test_the_chapters_of_the_help_are_in_the_language(window: MainWindow) -> None:
    for language in ("hu", "de", "en"):
        speak(language)
        window.dialogs.open_how_to_play()
        assert titles_of_chapters(language)
        assert set(titles_of_chapters(language)) <= set(texts(the(window, HowToPlay)))
        the(window, HowToPlay).close()
        hear()


def test_what_is_ticked_in_a_dialog_is_not_declared_by_another_language(window: MainWindow) -> None:
    match = dealt(hands=("HA HK HO L7 L8 B7 A8 A9 AX", "BA BK BO LA LK AU AK H7 H8"), turned="H9")
    play(match, "1:play LA")
    session = put(window, match)
    window.area.commands["declare"].trigger()
    the(window, MeldDialog)
    with marked():
        assert session.phase is Phase.DECIDE
    assert not any("declare" in action for action in session.record()["hands"][0]["actions"])
    the(window, MeldDialog).declare_button.click()
    assert any("declare" in action for action in session.record()["hands"][0]["actions"])


# A language file that is missing or broken


@pytest.fixture
def own_catalogues(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the catalogue folder, to be damaged."""
    shutil.copytree(resources_folder() / "translations", tmp_path / "resources" / "translations")
    monkeypatch.setattr(catalogues, "resources_folder", lambda: tmp_path / "resources")
    return tmp_path / "resources" / "translations"


def missing(file: Path) -> None:
    file.unlink()


def something_else(file: Path) -> None:
    file.write_bytes((file.parent / "house_en.ts").read_bytes())


def scribbled(file: Path) -> None:
    """Damage the middle, as a bad disk does."""
    content = bytearray(file.read_bytes())
    content[5000:5064] = b"\xff" * 64
    file.write_bytes(content)


@pytest.mark.parametrize(("harm", "part"), [(something_else, "tartli"), (scribbled, "house")])
def test_without_the_file_of_a_language_english_is_spoken_and_that_is_said_once(
    qtbot: QtBot, window: MainWindow, own_catalogues: Path, harm: Callable[[Path], None], part: str
) -> None:
    harm(own_catalogues / f"{part}_de.ts")
    put(window, a_contest())
    before = texts(window)
    dialog = choose(qtbot, window, Key.Key_End)
    qtbot.waitUntil(lambda: bool(messages(window)))
    (told,) = messages(window)
    assert "is in English" in told
    assert "Reinstall Tartli" in told
    assert texts(window) == before
    assert QLocale().name().startswith("en")
    the(window, QuestionPaper).close()
    # Another language can still be chosen.
    choose(qtbot, window, Key.Key_Up)
    assert dialog.windowTitle() == "Beállítások"
    choose(qtbot, window, Key.Key_End)
    hear()
    assert dialog.windowTitle() == "Settings"
    assert messages(window) == []


def test_at_the_start_it_is_said_as_well(
    qtbot: QtBot, tmp_path: Path, own_catalogues: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    missing(own_catalogues / "tartli_hu.ts")
    paths = UserPaths.under(tmp_path)
    settings_file.save(paths.settings_file, quick(language="hu"))
    shown: list[str] = []

    def execute(*_: object) -> int:
        (window,) = (each for each in QApplication.topLevelWidgets() if isinstance(each, MainWindow))
        qtbot.waitUntil(lambda: bool(messages(window)))
        shown.extend(messages(window))
        asked(window).close()
        window.close()
        window.deleteLater()
        settle()
        return 0

    monkeypatch.setattr(QApplication, "exec", execute)
    assert app.run(Arguments(portable=tmp_path, demo=None)) == 0
    assert len(shown) == 1
    assert "is in English" in shown[0]


# Names and titles of the program's own


def test_a_match_without_names_is_told_in_the_language_of_today(qtbot: QtBot, window: MainWindow) -> None:
    speak("hu")
    window.settings_writer.change(replace(window.settings.now, player_name="", language="hu"))
    window.dialogs.open_new_match()
    the(window, NewMatchDialog).deal_button.click()
    settle()
    journal, session = window.saving.journal, window.area.session
    assert journal is not None
    assert session is not None
    stored = window.saving.store.load(journal.match_id)
    opponent = stored.row.head.names[1]
    assert (stored.row.head.names[0], stored.record["players"][0]) == ("You", "You")
    assert (session.names[0], window.windowTitle()) == ("Te", f"Te – {opponent} – Tartli")
    speak("de")
    assert (session.names[0], window.windowTitle()) == ("Du", f"Du – {opponent} – Tartli")
    assert window.area.slate.names[0] == "Du"
    person = ByMouse(qtbot, window.area)
    while not session.hands_played:
        person.step()
    window.dialogs.open_matches()
    listed = the(window, MatchesDialog)
    assert [line.title for line in listed.model.lines] == [f"Du – {opponent}"]
    listed.look_button.click()
    assert f"Du und {opponent}" in texts(the(window, RecordView))


def test_what_an_older_program_wrote_is_told_in_the_language_of_today(window: MainWindow) -> None:
    match = dealt(hands=("AA LA", "BA HA"), turned="H7", dealer=1, players=("Te", "Kata"))
    title = "Gyakorlás: 1. leosztás, „Te – Kata”"
    stored = new_stored(match, title=title, human_seat=0, level="beginner", extras={})
    assert window.on_table.resume(window.saving.store.add(stored))
    settle()
    assert window.windowTitle() == "Practice: hand 1 of You – Kata – Tartli"
    assert window.area.session is not None
    assert window.area.session.names == ("You", "Kata")


def test_a_title_that_was_not_changed_is_not_taken_for_a_typed_one(window: MainWindow) -> None:
    speak("hu")
    window.lessons.begin("tartli")
    settle()
    journal = window.saving.journal
    assert journal is not None
    assert window.saving.store.load(journal.match_id).row.head.title == title_text(LessonTitle())
    window.dialogs.open_matches()
    dialog = the(window, MatchesDialog)
    assert [line.title for line in dialog.model.lines] == ["Vezetett első leosztás"]
    dialog.rename_asked.emit(journal.match_id, "Vezetett első leosztás")
    assert window.saving.store.load(journal.match_id).row.head.title == title_text(LessonTitle())
    dialog.close()
    speak("en")
    assert window.windowTitle().startswith("Guided first hand – Tartli")


@pytest.mark.parametrize(("language", "first"), [("hu", "year"), ("de", "month"), ("en", "month")])
def test_a_calendar_has_the_order_of_the_language(language: str, first: str, qtbot: QtBot) -> None:
    assert catalogues.install(language)
    calendar = Calendar()
    qtbot.addWidget(calendar)
    calendar.grab()
    head = {part: calendar.findChild(QWidget, f"qt_calendar_{part}button") for part in ("year", "month")}
    assert min(head, key=lambda part: head[part].x() if head[part] else 0) == first
