"""Light or dark windows around the table."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from tartli_desktop.store.settings import ColourScheme

_SCHEMES = {
    ColourScheme.SYSTEM: Qt.ColorScheme.Unknown,
    ColourScheme.LIGHT: Qt.ColorScheme.Light,
    ColourScheme.DARK: Qt.ColorScheme.Dark,
}


def apply_colour_scheme(scheme: ColourScheme) -> None:
    """Let windows and dialogs follow the system, or be light or dark."""
    QGuiApplication.styleHints().setColorScheme(_SCHEMES[scheme])
