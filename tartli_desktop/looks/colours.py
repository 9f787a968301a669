"""The colours of the windows around the table: light, dark, high contrast or the system's."""

from functools import cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QToolTip

from tartli_desktop.settings.settings import ColourScheme

from .restyling import all_widgets_kept, keyboard_kept

_SCHEMES = {
    ColourScheme.HOUSE: Qt.ColorScheme.Unknown,
    ColourScheme.SYSTEM: Qt.ColorScheme.Unknown,
    ColourScheme.LIGHT: Qt.ColorScheme.Light,
    ColourScheme.DARK: Qt.ColorScheme.Dark,
    ColourScheme.HIGH_CONTRAST: Qt.ColorScheme.Dark,
}

_Role = QPalette.ColorRole

_FELT_PEN, _GROUND_SHARE = "#E8A91D", 0.6
"""The colour that marks a row or a part of a text, and the share of the background mixed into it."""
LEAST_CONTRAST = 4.5
"""The least contrast of letters with their background (WCAG 2, AA)."""
_LIGHTER_MENUS = 108
_STEPS = 30
"""The most small changes to a colour until it can be read."""

_COLOURS = {
    _Role.Window: ("#F3EDE1", "#2D2723", "#000000"),
    _Role.Base: ("#FFFDF8", "#221D1A", "#000000"),
    _Role.AlternateBase: ("#F7F1E6", "#28231F", "#141414"),
    _Role.Button: ("#EAE1D0", "#40372F", "#1E1E1E"),
    _Role.Light: ("#FFFFFF", "#5A4E44", "#FFFFFF"),
    _Role.Midlight: ("#F6F0E4", "#4A4038", "#3A3A3A"),
    _Role.Mid: ("#BDB09B", "#1F1A17", "#C8C8C8"),
    _Role.Dark: ("#9C8D77", "#171310", "#FFFFFF"),
    _Role.Shadow: ("#5C5044", "#0C0A08", "#FFFFFF"),
    _Role.WindowText: ("#2B211C", "#F3EADA", "#FFFFFF"),
    _Role.Text: ("#2B211C", "#F3EADA", "#FFFFFF"),
    _Role.ButtonText: ("#2B211C", "#F3EADA", "#FFFFFF"),
    _Role.BrightText: ("#8E1B12", "#FFB4A8", "#FFD2CA"),
    _Role.PlaceholderText: ("#62574C", "#A99C8A", "#D8D8D8"),
    _Role.Highlight: ("#6B4423", "#926C35", "#FFE97A"),
    _Role.HighlightedText: ("#FFFFFF", "#FFFFFF", "#000000"),
    _Role.Accent: ("#6B4423", "#926C35", "#FFE97A"),
    _Role.Link: ("#1F5189", "#8DBBEE", "#9CD2FF"),
    _Role.LinkVisited: ("#6B3F7C", "#CBA6DC", "#E3C2FF"),
    _Role.ToolTipBase: ("#FBF3DC", "#463C33", "#1E1E1E"),
    _Role.ToolTipText: ("#2B211C", "#F3EADA", "#FFFFFF"),
}
"""The colours of each role: on paper, on walnut, and in high contrast."""
_OUTLINES = """
QPlainTextEdit, QTextEdit, QAbstractItemView, QProgressBar { border: 1px solid #FFFFFF; }
QComboBox QAbstractItemView { border: none; }
QDialog QPushButton { border: 1px solid #FFFFFF; border-radius: 3px; padding: 4px 12px; }
QDialog QPushButton:default { border-width: 2px; padding: 3px 11px; }
QDialog QPushButton:focus { border: 3px solid #FFE97A; padding: 2px 10px; }
QDialog QPushButton:pressed { background: #555555; }
QDialog QPushButton:checked { background: #FFE97A; color: #000000; }
QDialog QPushButton:disabled { border: 1px dashed #8C8C8C; }
QTabWidget::pane { border: 1px solid #FFFFFF; }
QTabBar::tab { border: 1px solid #FFFFFF; padding: 4px 12px; margin-right: 3px; }
QTabBar::tab:selected { background: #FFE97A; color: #000000; border-color: #FFE97A; }
PointsCard QTextEdit { border: none; }
QMenu { border: 1px solid #FFFFFF; }
QMenuBar { background: #000000; color: #FFFFFF; }
QMenuBar::item { background: transparent; padding: 3px 8px; }
QMenuBar::item:selected { background: #FFE97A; color: #000000; }
"""
"""The outlines of fields and buttons, which the style would leave black on black."""

_PALE = ("#73695F", "#978B7D", "#B4B4B4")
"""The text of disabled widgets, still easy to read."""

_is_plain = False


@all_widgets_kept()
@keyboard_kept()
def apply_colour_scheme(scheme: ColourScheme, *, restyles: bool = True) -> None:
    """Give windows and dialogs the program's own colours, or those of the system.

    A system that asks for high contrast keeps its colours, unless others were chosen.

    Args:
        scheme: the chosen scheme.
        restyles: whether widgets also get the style that goes with it; otherwise call :func:`style_widgets`.
    """
    global _is_plain
    _is_plain = wants_high_contrast(scheme)
    hints = QGuiApplication.styleHints()
    # For the window frames, which the system draws.
    hints.setColorScheme(_SCHEMES[scheme])
    is_of_system = _is_of_system(scheme)
    if restyles:
        style_widgets(scheme)
    if is_of_system:
        # An empty palette restores the system's.
        QApplication.setPalette(QPalette())
        mend_contrast()
        if _tool_tips_of_system.cache_info().currsize:
            QToolTip.setPalette(_tool_tips_of_system())
    else:
        _tool_tips_of_system()
        palette = own_palette(scheme)
        QApplication.setPalette(palette)
        # Menus have the colour of the menu bar, not that of a text field.
        # The style paints them lighter than their palette, by this percentage.
        palette.setColor(_Role.Base, palette.color(_Role.Window).darker(_LIGHTER_MENUS))
        # WORKAROUND (PySide 6.11): the name must be a str, whatever the annotation says.
        QApplication.setPalette(palette, "QMenu")  # type: ignore[arg-type]
        for marked in ("QAbstractItemView", "QTextEdit"):
            QApplication.setPalette(marking_palette(scheme), marked)  # type: ignore[arg-type]
        QToolTip.setPalette(own_palette(scheme))
    # After the palette: otherwise open windows would keep the colours that they had when they were restyled.
    application = QApplication.instance()
    outlines = _OUTLINES if scheme is ColourScheme.HIGH_CONTRAST else ""
    # With a style sheet, widgets on a paper would otherwise not get the font that is set for the paper.
    # Without one, they would otherwise keep the colours of the windows.
    spreads = Qt.ApplicationAttribute.AA_UseStyleSheetPropagationInWidgetStyles
    QApplication.setAttribute(spreads, bool(outlines))
    # Setting a style sheet, even an empty one, restyles every widget.
    if isinstance(application, QApplication) and application.styleSheet() != outlines:
        application.setStyleSheet(outlines)


_HOUSE = "of the house"
_styles: list[str] = []
"""The name of the system's style, and of the one in use; empty until a style is chosen."""


def _is_of_system(scheme: ColourScheme) -> bool:
    return scheme is ColourScheme.SYSTEM or (scheme is ColourScheme.HOUSE and wants_high_contrast(scheme))


@all_widgets_kept()
@keyboard_kept()
def style_widgets(scheme: ColourScheme) -> None:
    """Give widgets the style that goes with the colours: the system's, or that of the house."""
    of_system = _is_of_system(scheme)
    application = QApplication.instance()
    if not isinstance(application, QApplication):
        return
    if not _styles:
        name = application.style().name()
        _styles[:] = [name, ""]
    wanted = _styles[0] if of_system else _HOUSE
    if wanted == _styles[1]:
        return
    # Imported here: Qt's style classes take long to load.
    from .house_style import HouseStyle, LargeMarks

    application.setStyle(LargeMarks(wanted) if of_system else HouseStyle())
    _styles[1] = wanted


def marking_palette(scheme: ColourScheme) -> QPalette:
    """The palette for widgets that mark rows or words; in high contrast, the one of all windows."""
    palette = own_palette(scheme)
    if scheme is not ColourScheme.HIGH_CONTRAST:
        palette.setColor(_Role.Highlight, felt_pen(palette))
        palette.setColor(_Role.HighlightedText, palette.color(_Role.Text))
    return palette


def mend_contrast() -> None:
    """Darken or lighten those colours of the system that are hard to read."""
    palette = QGuiApplication.palette()
    mended, changes = QPalette(palette), False
    all_groups, disabled = QPalette.ColorGroup.All, QPalette.ColorGroup.Disabled
    for group, changed, kept in (
        (all_groups, _Role.PlaceholderText, _Role.Base),
        (all_groups, _Role.Highlight, _Role.HighlightedText),
        (disabled, _Role.WindowText, _Role.Window),
        (disabled, _Role.Text, _Role.Base),
        (disabled, _Role.ButtonText, _Role.Button),
    ):
        shown = QPalette.ColorGroup.Active if group is all_groups else group
        colour, beside = palette.color(shown, changed), palette.color(shown, kept)
        seen = seen_on(colour, beside)
        steps = 0
        while contrast(seen, beside) < LEAST_CONTRAST and steps < _STEPS:
            seen = seen.darker(106) if luminance(beside) > luminance(seen) else seen.lighter(106)
            steps += 1
        if steps:
            changes = True
            mended.setColor(group, changed, seen)
    if changes:
        QApplication.setPalette(mended)


def seen_on(colour: QColor, ground: QColor) -> QColor:
    """What a translucent colour looks like on a background."""
    part = colour.alphaF()
    mixed = (part * one + (1 - part) * other for one, other in zip(_rgb(colour), _rgb(ground), strict=True))
    return QColor.fromRgbF(*mixed)


def _rgb(colour: QColor) -> tuple[float, float, float]:
    return colour.redF(), colour.greenF(), colour.blueF()


def mixed(colour: QColor, other: QColor, share: float) -> QColor:
    """A colour mixed with a share, 0 to 1, of another one."""
    parts = zip(colour.getRgb()[:3], other.getRgb()[:3], strict=True)  # type: ignore[index]
    return QColor(*(round(one + (two - one) * share) for one, two in parts))


def felt_pen(palette: QPalette) -> QColor:
    """The colour that marks text, like a felt pen on its background."""
    return mixed(QColor(_FELT_PEN), palette.color(_Role.Base), _GROUND_SHARE)


def luminance(colour: QColor) -> float:
    """The relative luminance of a colour by WCAG 2: from 0 for black to 1."""
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in _rgb(colour)
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, other: QColor) -> float:
    """The contrast ratio of two colours by WCAG 2: 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def high_contrast() -> bool:
    """Whether the whole program, with table, papers and slate, is drawn in high contrast now."""
    return _is_plain


def wants_high_contrast(scheme: ColourScheme) -> bool:
    """Whether to draw everything in high contrast, by the setting or by the system's preference.

    Qt tells the system's preference since 6.10.
    """
    if scheme not in (ColourScheme.SYSTEM, ColourScheme.HOUSE):
        return scheme is ColourScheme.HIGH_CONTRAST
    hints = QGuiApplication.styleHints()
    accessibility = getattr(hints, "accessibility", None)
    if accessibility is None:
        return False
    preference = accessibility().contrastPreference()
    return bool(preference == Qt.ContrastPreference.HighContrast)


def system_is_dark() -> bool:
    """Whether the system asks for dark windows, as far as known."""
    return QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark


@cache
def _tool_tips_of_system() -> QPalette:
    """The system's palette for tool tips, which the program's palette does not change; read before it is."""
    return QPalette(QToolTip.palette())


def own_palette(scheme: ColourScheme) -> QPalette:
    """The program's own colours: dark, light, like the system, or in high contrast."""
    if scheme is ColourScheme.HOUSE and system_is_dark():
        scheme = ColourScheme.DARK
    kind = {ColourScheme.DARK: 1, ColourScheme.HIGH_CONTRAST: 2}.get(scheme, 0)
    palette = QPalette()
    for role, colours in _COLOURS.items():
        palette.setColor(role, QColor(colours[kind]))
    for role in (_Role.WindowText, _Role.Text, _Role.ButtonText, _Role.PlaceholderText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(_PALE[kind]))
    return palette
