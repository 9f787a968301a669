"""The language of the program's texts, whose source is English, and how it writes numbers and dates."""

from __future__ import annotations

import logging
import re
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import (
    QT_TRANSLATE_NOOP,
    QCoreApplication,
    QCryptographicHash,
    QLibraryInfo,
    QLocale,
    QTranslator,
)

from tartli_desktop.resources import resources_folder

_log = logging.getLogger(__name__)

SOURCE = "en"
"""The language of the texts as they stand in the program."""

LOCALES = {"en": "en_GB", "hu": "hu_HU", "de": "de_AT"}
"""Each language that is spoken, and how its numbers and dates are written where the system speaks another."""

_spoken: list[QTranslator] = []
"""The catalogues that are installed."""

SUMS = "SHA256SUMS"
"""The file beside the catalogues that tells the check number of each, as sha256sum writes and reads it."""

OF_QT = (
    QT_TRANSLATE_NOOP("QFileDialog", "&Look in:"),
    QT_TRANSLATE_NOOP("QFileDialog", "Files of &type:"),
    QT_TRANSLATE_NOOP("QFileDialog", "Are you sure you want to delete '%1'?"),
    QT_TRANSLATE_NOOP("QFileDialog", "'%1' is write protected.\nDo you want to delete it anyway?"),
    QT_TRANSLATE_NOOP("QFileDialog", "%1 already exists.\nDo you want to replace it?"),
    QT_TRANSLATE_NOOP("QFileDialog", "%1\nFile not found.\nPlease verify the correct file name was given."),
    QT_TRANSLATE_NOOP(
        "QFileDialog", "%1\nDirectory not found.\nPlease verify the correct directory name was given."
    ),
    QT_TRANSLATE_NOOP("QKeySequenceEdit", "Press shortcut"),
)
"""Texts in Qt's own dialogs that Qt's catalogues lack, or in which they address the player formally."""


def spoken(language: str, wishes: Sequence[str] = ()) -> str:
    """The language of ``LOCALES`` that comes nearest to what is wished.

    Args:
        language: such as ``"hu"``, ``"de_AT"`` or ``"de-CH"``; empty for that of the system.
        wishes: what the system would like to read, best first; by default those it has now.
    """
    for wish in [language] if language else wishes or QLocale.system().uiLanguages():
        name = re.split("[-_.@]", wish)[0].lower()
        if name in LOCALES:
            return name
    return SOURCE


def install(language: str) -> bool:
    """Let the running application speak a language, in place of the one before.

    Every window hears of it by ``QEvent.Type.LanguageChange``.

    Args:
        language: as for :func:`spoken`.

    Returns whether its texts could be read; where they are missing or broken, English is spoken.
    """
    # Kept here: to look for them among the application's children has PySide6 make the type of each child.
    while _spoken:
        before = _spoken.pop()
        QCoreApplication.removeTranslator(before)
        before.setParent(None)
    name = spoken(language)
    own = resources_folder() / "translations"
    # The plural forms of English; and what has none in another language, which a test forbids.
    is_there = is_whole(own / f"tartli_{SOURCE}.qm") and _add(f"tartli_{SOURCE}", own)
    if name != SOURCE:
        is_there = is_whole(own / f"tartli_{name}.qm")
        if is_there:
            # Qt asks the last one first: ours has better words for some texts of Qt's own.
            _add(f"qtbase_{name}", Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)))
            is_there = _add(f"tartli_{name}", own)
    QLocale.setDefault(locale_of(name if is_there else SOURCE, QLocale.system()))
    return is_there


def current() -> str:
    """The language of ``LOCALES`` that is spoken now."""
    return spoken(QLocale().name())


def locale_of(name: str, system: QLocale) -> QLocale:
    """How numbers and dates are written among words of a language: as the system does, if it speaks it."""
    usual = QLocale(LOCALES[name])
    return system if system.language() == usual.language() else usual


def is_whole(catalogue: Path) -> bool:
    """Whether a catalogue is as it was made. Qt may read beyond the end of a damaged one, and crash."""
    try:
        sums = (catalogue.parent / SUMS).read_text(encoding="ascii").split()
        content = catalogue.read_bytes()
    except (OSError, UnicodeDecodeError) as error:
        _log.warning("the texts in %s cannot be read: %s", catalogue, error)
        return False
    # Not hashlib, which loads OpenSSL for it at every start.
    found = QCryptographicHash.hash(content, QCryptographicHash.Algorithm.Sha256).toHex().toStdString()
    if (found, catalogue.name) in zip(sums[::2], sums[1::2], strict=False):
        return True
    _log.warning("the texts in %s are damaged", catalogue)
    return False


def _add(name: str, folder: Path) -> bool:
    """Speak the texts of a catalogue, where it has not its own the ones before; whether it can be read."""
    translator = QTranslator(QCoreApplication.instance())
    if translator.load(name, str(folder)):
        QCoreApplication.installTranslator(translator)
        _spoken.append(translator)
        return True
    _log.warning("the texts %s in %s cannot be read", name, folder)
    translator.setParent(None)
    return False
