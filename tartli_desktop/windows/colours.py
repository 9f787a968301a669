"""Light or dark windows around the table."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QToolTip

from tartli_desktop.store.settings import ColourScheme

_SCHEMES = {
    ColourScheme.SYSTEM: Qt.ColorScheme.Unknown,
    ColourScheme.LIGHT: Qt.ColorScheme.Light,
    ColourScheme.DARK: Qt.ColorScheme.Dark,
}

_Role = QPalette.ColorRole

_PAPER = {
    _Role.Window: "#F3EDE1",
    _Role.Base: "#FFFDF8",
    _Role.AlternateBase: "#F7F1E6",
    _Role.Button: "#EAE1D0",
    _Role.Light: "#FFFFFF",
    _Role.Midlight: "#F6F0E4",
    _Role.Mid: "#BDB09B",
    _Role.Dark: "#9C8D77",
    _Role.Shadow: "#5C5044",
    _Role.WindowText: "#2B211C",
    _Role.Text: "#2B211C",
    _Role.ButtonText: "#2B211C",
    _Role.BrightText: "#8E1B12",
    _Role.PlaceholderText: "#6E6256",
    _Role.Highlight: "#3D5A80",
    _Role.HighlightedText: "#FFFFFF",
    _Role.Accent: "#3D5A80",
    _Role.Link: "#1F5189",
    _Role.LinkVisited: "#6B3F7C",
    _Role.ToolTipBase: "#FBF3DC",
    _Role.ToolTipText: "#2B211C",
}
_WALNUT = {
    _Role.Window: "#2D2723",
    _Role.Base: "#221D1A",
    _Role.AlternateBase: "#28231F",
    _Role.Button: "#40372F",
    _Role.Light: "#5A4E44",
    _Role.Midlight: "#4A4038",
    _Role.Mid: "#1F1A17",
    _Role.Dark: "#171310",
    _Role.Shadow: "#0C0A08",
    _Role.WindowText: "#F3EADA",
    _Role.Text: "#F3EADA",
    _Role.ButtonText: "#F3EADA",
    _Role.BrightText: "#FFB4A8",
    _Role.PlaceholderText: "#A99C8A",
    _Role.Highlight: "#4C76AA",
    _Role.HighlightedText: "#FFFFFF",
    _Role.Accent: "#4C76AA",
    _Role.Link: "#8DBBEE",
    _Role.LinkVisited: "#CBA6DC",
    _Role.ToolTipBase: "#463C33",
    _Role.ToolTipText: "#F3EADA",
}
_PALE_ON_PAPER, _PALE_ON_WALNUT = "#80756A", "#978B7D"
"""What cannot be chosen now; still read with ease."""


def apply_colour_scheme(scheme: ColourScheme) -> None:
    """Let windows and dialogs follow the system, or be light or dark.

    Where the system cannot give the scheme that is wanted, the program has colours of its own for it.
    """
    hints = QGuiApplication.styleHints()
    hints.setColorScheme(_SCHEMES[scheme])
    if scheme is ColourScheme.SYSTEM or hints.colorScheme() == _SCHEMES[scheme]:
        # A palette that sets nothing gives back the system's.
        QApplication.setPalette(QPalette())
        if _tool_tips_of_system.cache_info().currsize:
            QToolTip.setPalette(_tool_tips_of_system())
    else:
        _tool_tips_of_system()
        QApplication.setPalette(own_palette(scheme))
        QToolTip.setPalette(own_palette(scheme))


@cache
def _tool_tips_of_system() -> QPalette:
    """The colours of tool tips, which do not follow those of the program; asked before they are changed."""
    return QPalette(QToolTip.palette())


def own_palette(scheme: ColourScheme) -> QPalette:
    """The program's own colours: dark ones, or light ones."""
    colours, pale = (_WALNUT, _PALE_ON_WALNUT) if scheme is ColourScheme.DARK else (_PAPER, _PALE_ON_PAPER)
    palette = QPalette()
    for role, colour in colours.items():
        palette.setColor(role, QColor(colour))
    for role in (_Role.WindowText, _Role.Text, _Role.ButtonText, _Role.PlaceholderText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(pale))
    return palette
