"""The language of the program's texts, which are English in the source, and its format of numbers and dates.

The house and every game have a catalogue for each language.
"""

import logging
import re
from collections.abc import Sequence
from contextlib import AbstractContextManager
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QLocale, QTranslator

from tartli_desktop.game import registry
from tartli_desktop.resources import resources_folder

from .context import translated_by
from .translated_texts import Texts, UnreadableTextsError, form_of, texts_in

_log = logging.getLogger(__name__)

SOURCE = "en"
"""The language of the texts in the source."""

LOCALES = {"en": "en_GB", "hu": "hu_HU", "de": "de_AT"}
"""The available languages, each with the locale for numbers and dates if the system has another language."""

_spoken: list[QTranslator] = []
"""What is installed: Qt's own texts in the language, and the program's."""

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
    QT_TRANSLATE_NOOP("QShortcut", "Left"),
    QT_TRANSLATE_NOOP("QShortcut", "Right"),
)
"""Texts of Qt's own that its catalogues lack, address formally or do not say to be keys."""


class Catalogue(Struct, frozen=True):
    """The texts of the house or of a game, in every language."""

    name: str
    folder: Path
    """The folder with ``NAME_LANGUAGE.ts`` for each language."""

    def file(self, language: str) -> Path:
        """The file with the texts in one language."""
        return self.folder / f"{self.name}_{language}.ts"


def house() -> Catalogue:
    """The texts that belong to no game."""
    return _house(resources_folder())


# Names are looked up in it again and again while a match is shown.
@lru_cache(maxsize=4)
def _house(resources: Path) -> Catalogue:
    return Catalogue("house", resources / "translations")


def catalogue_of(name: str) -> Catalogue:
    """The texts of a game: in the folder ``translations`` of its package, or else among those of the house.

    Raises KeyError for an unknown game.
    """
    # Without importing the game.
    package = find_spec(registry.package_of(name))
    brought = [
        Path(place) / "translations" for place in (package and package.submodule_search_locations) or ()
    ]
    return Catalogue(name, next(filter(Path.is_dir, brought), house().folder))


def catalogues() -> tuple[Catalogue, ...]:
    """The catalogues of the house and of every registered game."""
    return house(), *map(catalogue_of, registry.games())


def spoken(language: str, wishes: Sequence[str] = ()) -> str:
    """The language of ``LOCALES`` that best fits a wish.

    Args:
        language: such as ``"hu"``, ``"de_AT"`` or ``"de-CH"``; empty for that of the system.
        wishes: the system's languages, best first; by default the current ones.
    """
    for wish in [language] if language else wishes or QLocale.system().uiLanguages():
        name = re.split("[-_.@]", wish)[0].lower()
        if name in LOCALES:
            return name
    return SOURCE


def install(language: str, texts: Sequence[Catalogue] | None = None) -> bool:
    """Change the language of the running application.

    Every window gets a ``QEvent.Type.LanguageChange``.

    Args:
        language: as for :func:`spoken`.
        texts: the catalogues to install; by default all of :func:`catalogues`.

    Returns whether all its texts could be read; if some are missing or broken, English is used.
    """
    parts = catalogues() if texts is None else texts
    # From a list, since a search in the application's children makes PySide6 create the type of each child.
    while _spoken:
        before = _spoken.pop()
        QCoreApplication.removeTranslator(before)
        before.setParent(None)
    name = spoken(language)
    # For the plural forms of English, and for any text without a translation, which a test forbids.
    english = [_read(each.file(SOURCE)) for each in parts]
    told = english if name == SOURCE else [_read(each.file(name)) for each in parts]
    # A window in two languages would be worse than one in English.
    is_there = None not in told
    if is_there and name != SOURCE:
        from PySide6.QtCore import QLibraryInfo

        # Qt asks the last translator first: the program's own has better words for some texts of Qt.
        of_qt = QTranslator(QCoreApplication.instance())
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        if of_qt.load(f"qtbase_{name}", folder):
            _install(of_qt)
    _install(_Translator([*english, *(told if is_there else [])]))
    QLocale.setDefault(locale_of(name if is_there else SOURCE, QLocale.system()))
    return is_there


def speaking(language: str) -> AbstractContextManager[None]:
    """Translate the texts of the house into another language of ``LOCALES`` for a while."""
    return translated_by(_read(house().file(language)) or {})


def current() -> str:
    """The current language, from ``LOCALES``."""
    return spoken(QLocale().name())


def locale_of(name: str, system: QLocale) -> QLocale:
    """The locale for numbers and dates in texts of a language: the system's, if it has that language."""
    usual = QLocale(LOCALES[name])
    return system if system.language() == usual.language() else usual


class _Translator(QTranslator):
    """Gives Qt the texts of some files; the later ones count."""

    def __init__(self, files: Sequence[Texts | None]) -> None:
        super().__init__(QCoreApplication.instance())
        self._texts = {key: forms for texts in files for key, forms in (texts or {}).items()}

    def isEmpty(self) -> bool:  # noqa: N802
        return not self._texts

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        # None lets Qt ask further; PySide6 promises too little.
        return form_of(self._texts, context, source, disambiguation or "", n) or None  # type: ignore[return-value]


def _read(file: Path) -> Texts | None:
    try:
        return texts_in(file)
    except UnreadableTextsError as error:
        _log.warning("%s", error)
        return None


def _install(translator: QTranslator) -> None:
    QCoreApplication.installTranslator(translator)
    _spoken.append(translator)
