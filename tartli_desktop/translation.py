"""The language of the program's texts. Their source is English."""

from __future__ import annotations

import re

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from tartli_desktop.resources import resources_folder


def install(language: str) -> None:
    """Let the running application speak a language.

    Args:
        language: such as ``"hu"`` or ``"de_AT"``; empty for that of the system. English is spoken where there
            is no translation into it.
    """
    application = QCoreApplication.instance()
    assert application is not None
    folder = str(resources_folder() / "translations")
    for name in ("en", language or QLocale.system().name()):
        translator = QTranslator(application)
        if translator.load(f"tartli_{name}", folder):
            application.installTranslator(translator)


def fill(text: str, *values: object) -> str:
    """A translated text with %1, %2, … filled in at once, so that a value may itself hold a %."""

    def value(place: re.Match[str]) -> str:
        number = int(place[1])
        return str(values[number - 1]) if number <= len(values) else place[0]

    return re.sub(r"%([1-9])", value, text)
