"""Keys on keyboards without Latin letters do what the Latin keys in their places do."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QMainWindow, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tartli_desktop.text.latin_keys import latin_key, latin_text
from tartli_desktop.widgets.latin_shortcuts import LatinShortcuts
from tests.on_screen import in_front

PLACES = {
    **{letter: 24 + place for place, letter in enumerate("QWERTYUIOP")},
    **{letter: 38 + place for place, letter in enumerate("ASDFGHJKL")},
    **{letter: 52 + place for place, letter in enumerate("ZXCVBNM,")},
}
"""The codes of X11 and Wayland for keys, by what an English keyboard types there."""

LAYOUTS = {
    "ru": {"H": "Р", "S": "Ы", "T": "Е", "L": "Д", "Z": "Я", "N": "Т", "M": "Ь", ",": "Б", "A": "Ф"},
    "ua": {"H": "Р", "S": "І", "T": "Е", "L": "Д", "Z": "Я", "N": "Т", "M": "Ь", ",": "Б", "A": "Ф"},
    "rs": {"H": "Х", "S": "С", "T": "Т", "L": "Л", "Z": "З", "Y": "Ѕ", "N": "Н", "M": "М", "A": "А"},
    "gr": {"H": "Η", "S": "Σ", "T": "Τ", "L": "Λ", "Z": "Ζ", "N": "Ν", "M": "Μ", "A": "Α"},
}
"""What types each Latin letter on other keyboards."""
GERMAN_ROW = {"Z": "Y", "Y": "Z"}

NONE, SHIFT, CTRL = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
)


def pressed(layout: str, latin: str, held: Qt.KeyboardModifier = NONE) -> QKeyEvent:
    """A key as the system reports it."""
    letter = LAYOUTS.get(layout, {}).get(latin, latin)
    place = PLACES[GERMAN_ROW.get(latin, latin) if layout == "rs" else latin]
    text = letter if held == SHIFT else letter.lower()
    key = ord(letter)
    return QKeyEvent(QEvent.Type.ShortcutOverride, key, held, place, key, 0, text)


@pytest.mark.parametrize(("layout", "latin"), [(name, latin) for name in LAYOUTS for latin in LAYOUTS[name]])
def test_each_key_is_the_latin_one_in_its_place(layout: str, latin: str) -> None:
    assert latin_key(pressed(layout, latin)).key() == Qt.Key(ord(latin))
    assert latin_text(pressed(layout, latin)) == latin.lower()
    assert latin_text(pressed(layout, latin, SHIFT)) == latin


@pytest.mark.parametrize("letter", ["H", "Á", "Ű", "Ö", "Ž", "Đ", "Ğ", "I"])
def test_a_latin_letter_is_itself_wherever_it_lies(letter: str) -> None:
    event = QKeyEvent(QEvent.Type.KeyPress, ord(letter), NONE, 24, 0, 0, letter.lower())
    assert latin_key(event).key() == Qt.Key(ord(letter))
    assert latin_text(event) == letter.lower()


@pytest.fixture
def window(qtbot: QtBot) -> QMainWindow:
    window = QMainWindow()
    LatinShortcuts(window)
    inside = QWidget()
    inside.setLayout(QVBoxLayout())
    window.setCentralWidget(inside)
    return in_front(qtbot, window)


def command(window: QMainWindow, key: str) -> QAction:
    action = QAction(key, window)
    action.setShortcut(QKeySequence(key))
    window.addAction(action)
    return action


def called(window: QMainWindow, event: QKeyEvent) -> list[str]:
    """What Qt triggers by a key that it has asked about."""
    QApplication.sendEvent(window.windowHandle(), event)
    key = QKeySequence(event.keyCombination())
    shortcuts = [shortcut for shortcut in window.findChildren(QShortcut) if list(shortcut.keys()).count(key)]
    return [
        *(action.text() for action in window.actions() if key in action.shortcuts()),
        *(shortcut.key().toString() for shortcut in shortcuts),
    ]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_commands_are_called_by_the_keys_in_their_places(window: QMainWindow, layout: str) -> None:
    commands = [command(window, key) for key in ("H", "Ctrl+Z", "Ctrl+M")]
    QShortcut(QKeySequence("Ctrl+N"), window)
    for _ in range(2):
        assert called(window, pressed(layout, "H")) == ["H"]
        assert called(window, pressed(layout, "Z", CTRL)) == ["Ctrl+Z"]
        assert called(window, pressed(layout, "N", CTRL)) == ["Ctrl+N"]
        assert called(window, pressed(layout, "N")) == []
    assert [action.shortcut().toString() for action in commands] == [action.text() for action in commands]


def test_a_letter_goes_with_the_layout(window: QMainWindow) -> None:
    """Russian has Р on H, Serbian on R."""
    command(window, "H")
    command(window, "R")
    serbian = QKeyEvent(QEvent.Type.ShortcutOverride, ord("Р"), NONE, PLACES["R"], 0, 0, "р")
    assert called(window, pressed("ru", "H")) == ["H"]
    assert called(window, serbian) == ["R"]
    assert called(window, pressed("ru", "H")) == ["H"]


def test_a_letter_that_is_a_key_by_the_wish_of_the_player_stays_one(window: QMainWindow) -> None:
    command(window, "H")
    command(window, "Р")
    assert called(window, pressed("ru", "H")) == ["Р"]


def test_underlined_letters_are_found_too(window: QMainWindow, qtbot: QtBot) -> None:
    done: list[str] = []
    button = QPushButton("&New")
    window.centralWidget().layout().addWidget(button)
    button.clicked.connect(lambda: done.append("New"))
    window.menuBar().addMenu("&Match")
    qtbot.waitUntil(button.isVisible)
    alt = Qt.KeyboardModifier.AltModifier
    for latin in "NM":
        was = pressed("ru", latin, alt)
        event = QKeyEvent(QEvent.Type.KeyPress, was.key(), alt, was.nativeScanCode(), 0, 0, was.text())
        QApplication.sendEvent(window.windowHandle(), event)
    qtbot.waitUntil(lambda: done == ["New"])
    assert window.menuBar().activeAction() is window.menuBar().actions()[0]
    qtbot.keyClick(window.menuBar(), Qt.Key.Key_Escape)
