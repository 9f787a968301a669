"""The looks and the language of the whole program, as the player chose them."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from tartli_desktop.looks.colours import apply_colour_scheme
from tartli_desktop.looks.surfaces.theme import apply_theme
from tartli_desktop.looks.text_size import apply_text_scale
from tartli_desktop.settings.current_settings import CurrentSettings
from tartli_desktop.settings.settings import ColourScheme, Settings
from tartli_desktop.text import catalogues


class ProgramLooks(QObject):
    """Applies colours, size of letters and language whenever they change.

    It must be made before any part of the window that takes its words and its size from the settings.

    Signals:
        language_missed: the words of the chosen language could not be loaded.
    """

    language_missed = Signal()

    def __init__(self, settings: CurrentSettings, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings
        self._applied = settings.now
        apply_theme(settings.now.cloth, settings.now.wood)
        settings.follow(self._apply)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow_colours_of_system)

    def _apply(self, settings: Settings) -> None:
        before, self._applied = self._applied, settings
        if settings.colour_scheme != before.colour_scheme:
            apply_colour_scheme(settings.colour_scheme)
        apply_text_scale(settings.text_scale)
        apply_theme(settings.cloth, settings.wood)
        if settings.language != before.language and not catalogues.install(settings.language):
            self.language_missed.emit()

    def _follow_colours_of_system(self) -> None:
        """Follow the system's change between light and dark."""
        if self._settings.now.colour_scheme is ColourScheme.HOUSE:
            apply_colour_scheme(ColourScheme.HOUSE)
