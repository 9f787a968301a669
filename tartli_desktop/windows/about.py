"""What the program is, and the rules in brief."""

from __future__ import annotations

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QTextBrowser, QVBoxLayout, QWidget

from tartli_desktop import __version__
from tartli_desktop.store.paths import Places
from tartli_desktop.translation import fill


class AboutDialog(QDialog):
    """Name, version, licence, and where the matches are."""

    def __init__(self, places: Places, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("About Tartli"))
        text = self.tr(
            "<h2>Tartli %1</h2>"
            "<p>The old two-player card game of Hungary and Austria.</p>"
            "<p>Free software under the GPL, version 3 or later.<br>Drawings: CC BY-SA 4.0.</p>"
            "<p><b>Where my matches are</b><br>%2</p>"
            "<p><b>Where my settings are</b><br>%3</p>"
        )
        text = fill(text, __version__, _plain(str(places.database)), _plain(str(places.settings_file)))
        label = QLabel(text, self)
        label.setWordWrap(True)
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        folder = buttons.addButton(self.tr("Open the folder"), QDialogButtonBox.ButtonRole.ActionRole)
        folder.clicked.connect(lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(str(places.data))))
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(label)
        column.addWidget(buttons)
        self.setMinimumWidth(460)


class HowToPlay(QDialog):
    """The rules in brief, and the keys."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("How to play"))
        page = QTextBrowser(self)
        page.setHtml(self._text())
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(page, 1)
        column.addWidget(buttons)
        self.resize(620, 560)

    def _text(self) -> str:
        return self.tr(
            "<h3>The aim</h3>"
            "<p>Score 501 points before your opponent does: by melds, which you declare, and by the cards in "
            "the tricks you win. A game won counts one, or two if the loser is far behind.</p>"
            "<h3>A hand</h3>"
            "<p>Each player gets nine cards. A card is turned up: its suit is trumps. The rest is the "
            "talon. In "
            "the first seven tricks you may play any card, and both players draw a new one after each trick. "
            "When the talon is gone, you must follow suit, and trump if you cannot.</p>"
            "<p>The winner of a trick leads to the next. The last trick is worth 10 more.</p>"
            "<h3>The cards</h3>"
            "<p>Trumps, best first: Over 20, Nine 14, Ace 11, Ten 10, King 4, Under 2, Eight and Seven 0.<br>"
            "Other suits: Ace 11, Ten 10, King 4, Over 3, Under 2, Nine, Eight and Seven 0.</p>"
            "<h3>Melds</h3>"
            "<p>In tricks 1 to 8, before you play your card, you may declare (<b>D</b>) three or more "
            "cards in a row "
            "of one suit (three 20, four 50, five or more 100), or four of a kind: Overs 200, Nines 150 "
            "(Hungarian only), Aces, Tens, Kings or Unders 100. The row is Ace, King, Over, Under, X, "
            "IX, VIII, "
            "VII. If both declare, only the better meld scores.</p>"
            "<p>King and Over of trumps are the béla (<b>B</b>): 40, whatever else is declared.</p>"
            "<p>The trump VII may be exchanged (<b>X</b>) for the turned card.</p>"
            "<h3>Going out</h3>"
            "<p>With 501 points or more, go out (<b>G</b>): you win the game at once. Take care to "
            "count: whoever "
            "goes out with less loses it.</p>"
            "<h3>Mouse and keys</h3>"
            "<p>Drag a card to the middle, or click it. Or point at a card with the arrow keys and "
            "press Enter. "
            "Drag a card along your hand, or press Ctrl with an arrow key, to move it. Press Space to "
            "gather a full "
            "trick. <b>M</b> shows all your melds, <b>S</b> those that have just scored.</p>"
        )


def _plain(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;")
