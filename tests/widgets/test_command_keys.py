"""Keys are called as the keyboard calls them, in every language."""

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication

from tartli_desktop.widgets.command_keys import shown_key, with_key
from tests.windows.languages import english_again, speak


@pytest.mark.parametrize(
    ("language", "enter"), [("en", "Ctrl+Enter"), ("de", "Strg+Eingabe"), ("hu", "Ctrl+Enter")]
)
@pytest.mark.parametrize("key", ["Ctrl+Return", "Ctrl+Enter"])
def test_the_key_is_called_as_in_help_and_lessons(
    qapp: QApplication, language: str, enter: str, key: str
) -> None:
    with english_again(qapp):
        speak(language)
        assert shown_key(key) == shown_key(QKeySequence(key)) == enter
        assert with_key("Discard", key) == f"Discard ({enter})"


@pytest.mark.usefixtures("qapp")
def test_words_without_a_key_stay_alone() -> None:
    assert with_key("Discard", "") == "Discard"
    assert [shown_key(key) for key in ("", "D", "Ctrl++", "Space")] == ["", "D", "Ctrl++", "Space"]
