"""The melds that scored in a trick, shown on demand (R6.5)."""

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialogButtonBox, QHBoxLayout, QVBoxLayout, QWidget

from tartli_desktop.games.tartli import Meld, Variant
from tartli_desktop.games.tartli.words.terms import meld_name
from tartli_desktop.table.card_faces.faces import CardFaces
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import begun, fill
from tartli_desktop.widgets.dialogs.box_buttons import add_button
from tartli_desktop.widgets.papers.sheet import CardRow, plain_label, points_text
from tartli_desktop.widgets.papers.table_paper import TablePaper

tr = Context("Tartli.ShownMelds")

_LARGE, _SMALL = 2.0, 1.25
"""Card sizes relative to the usual one: for one or two melds, and for more, which must fit below."""


class ShownMelds(TablePaper):
    """A sheet on the table with the cards of melds that scored in this trick, each named in full (R6.5).

    Escape, Enter and a click anywhere close it.

    Args:
        seat_name: the player who scored them.
        items: the melds.
        faces: the pack.
        variant: the rules played, for the wording.
        parent: the widget it lies on.
    """

    spares_cards = True

    def __init__(
        self,
        seat_name: str,
        items: Iterable[Meld],
        faces: CardFaces,
        variant: Variant,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        melds = tuple(items)
        self.setWindowTitle(self.tr("Scored melds"))
        self.headline.setText(
            fill(
                tr("%1: %2", "who scored, and the points"),
                seat_name,
                points_text(sum(item.points for item in melds)),
            )
        )
        content = QWidget()
        rows = QVBoxLayout(content)
        rows.setSpacing(12)
        scale = _LARGE if len(melds) <= 2 else _SMALL
        for item in melds:
            rows.addLayout(_captioned(item, faces, variant, scale))
        rows.addStretch()
        self.add_pane(content, 0)
        buttons = QDialogButtonBox()
        close = add_button(buttons, self.tr("&Close"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.rejected.connect(self.reject)
        self.body.addWidget(buttons)
        close.setDefault(True)
        self.bring_keyboard_to(close)
        self.fit()
        self._told = [meld_name(item, variant) for item in melds]

    @property
    def spoken(self) -> str:
        """The whole text, for screen readers."""
        return f"{self.headline.text()}. {', '.join(self._told)}."

    def shorten(self) -> None:
        self.reject()


def _captioned(item: Meld, faces: CardFaces, variant: Variant, scale: float) -> QVBoxLayout:
    """The cards of a meld beneath its name and points."""
    name = begun(meld_name(item, variant))
    caption = QHBoxLayout()
    caption.addWidget(plain_label(name, bold=True), 1)
    caption.addWidget(plain_label(points_text(item.points), wrap=False), 0, Qt.AlignmentFlag.AlignBottom)
    block = QVBoxLayout()
    block.setSpacing(4)
    block.addLayout(caption)
    block.addWidget(CardRow(name, item.cards, faces, scale), 0, Qt.AlignmentFlag.AlignLeft)
    return block
