"""A study on a page: as text to copy, or with a picture of the table to print or to save."""

from collections.abc import Iterator, Mapping, Sequence
from html import escape

from msgspec import Struct
from PySide6.QtCore import QBuffer, QMarginsF, QUrl
from PySide6.QtGui import QFont, QImage, QPagedPaintDevice, QPageLayout, QPageSize, QPdfWriter, QTextDocument

from tartli_desktop.study.study import Study
from tartli_desktop.text.card_names import hand_words
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.windows.coach.worths import WorthRow

from .study_words import StudyWords

tr = Context("Study")

_MARGIN = 18.0
"""The margins of a page in millimetres."""
_DOTS = 144
"""Dots per inch of a page."""
_PICTURE = 0.62
"""The width of the picture as a part of the page: the lines of a short study stand below it."""
_MOST_ROWS = 12
"""How many of the actions that were weighed are told."""


class Line(Struct, frozen=True):
    """A line of the page."""

    words: str
    depth: int = 0
    """How far it stands to the right: 0 for the main line, more for what branches off."""
    is_note: bool = False
    is_here: bool = False
    """Whether it leads to the position that is shown."""


class StudyPage(Struct, frozen=True):
    """What is told of a study."""

    study: Study
    words: StudyWords
    step_words: Mapping[int, str]
    at: int
    place: str
    """Who is to act in the position that is shown."""
    rows: Sequence[WorthRow] = ()
    """What can be done there, the best first."""
    reason: str = ""

    # What is told

    def head(self) -> list[str]:
        """The rules, the dealer and the known cards."""
        setup, face = self.study.setup, self.words.face
        names = self.words.names
        game = fill(tr("%1, rules: %2", "a game"), face.game_name(), face.variant_name(setup.variant))
        lines = [game, fill(tr("Dealer: %1"), names[setup.first_dealer])]
        pack = setup.rules.form.pack.cards
        for seat, cards in enumerate(setup.known):
            known = sorted((card for card in cards if card is not None), key=pack.index)
            told = hand_words(known) if known else tr("not known")
            lines.append(fill(tr("%1: %2", "a player, and the cards of the hand"), names[seat], told))
        talon = [card for card in setup.talon if card is not None]
        if talon:
            lines.append(fill(tr("Talon: %1"), hand_words(talon)))
        return lines

    def lines(self) -> Iterator[Line]:
        """The main line and what branches off, with notes."""
        study = self.study
        if study.nodes[0].note:
            yield Line(study.nodes[0].note, is_note=True)
        # The nodes still to be told, the next one last: what else was tried there follows each.
        to_do = [(node, study.nodes[0].children[1:], 0) for node in study.nodes[0].children[:1]]
        while to_do:
            node, others, depth = to_do.pop()
            number = len(study.path(node)) - 1
            words = fill(tr("%1. %2", "the number of a step, and what was done"), number, self._step(node))
            yield Line(words, depth, is_here=node == self.at)
            if study.nodes[node].note:
                yield Line(study.nodes[node].note, depth, is_note=True)
            following = study.nodes[node].children
            to_do += [(each, following[1:], depth) for each in following[:1]]
            to_do += [(each, (), depth + 1) for each in reversed(others)]

    def _step(self, node: int) -> str:
        step = self.study.nodes[node].step
        return self.step_words.get(node, "") or str(step)

    def weighed(self) -> list[WorthRow]:
        """The actions that were weighed in the position."""
        return [row for row in self.rows if row.figures is not None][:_MOST_ROWS]

    # As text

    def text(self) -> str:
        """The study as lines of text."""
        parts = [[self.study.title] if self.study.title else [], self.head()]
        parts.append(
            [
                "    " * line.depth + (f"({line.words})" if line.is_note else line.words)
                for line in self.lines()
            ]
        )
        rows = self.weighed()
        if rows:
            wide = max(len(row.words) for row in rows)
            parts.append(
                [
                    f"{self._asked()}",
                    *(f"{row.words:<{wide}}  {row.points:>14}  {row.wins:>5}".rstrip() for row in rows),
                ]
            )
        if self.reason:
            parts.append([self.reason])
        return "\n\n".join("\n".join(part) for part in parts if part) + "\n"

    def _asked(self) -> str:
        if not self.at:
            return fill(tr("After the deal: %1", "who is to act"), self.place)
        return fill(tr("After “%1”: %2", "a step, and who is to act"), self._step(self.at), self.place)

    # On paper

    def document(self, picture: QImage, width: float) -> QTextDocument:
        """The page, with a picture of the table; ``width`` is that of its text in pixels."""
        page = QTextDocument()
        page.addResource(QTextDocument.ResourceType.ImageResource, QUrl("table"), picture)
        letters = QFont()
        letters.setPointSizeF(10)
        # Who searches a PDF file or copies from it would find no letters in a ligature.
        letters.setFeature(QFont.Tag("liga"), 0)
        page.setDefaultFont(letters)
        page.setTextWidth(width)
        page.setHtml(self._html(round(width * _PICTURE)))
        return page

    def _html(self, wide: int) -> str:
        parts = [f"<h2>{escape(self.study.title)}</h2>"] if self.study.title else []
        parts.append(f'<p align="center"><img src="table" width="{wide}"></p>')
        parts.append(f"<p>{'<br>'.join(map(escape, self.head()))}</p>")
        rows = self.weighed()
        if rows:
            cells = "".join(
                f"<tr><td>{escape(row.words)}</td><td align=right>{escape(row.points)}</td>"
                f"<td align=right>{escape(row.wins)}</td></tr>"
                for row in rows
            )
            parts.append(f"<h3>{escape(self._asked())}</h3><table cellpadding=3>{cells}</table>")
        if self.reason:
            parts.append(f"<p>{escape(self.reason)}</p>")
        parts.append(f"<h3>{escape(tr('Lines of the study'))}</h3>")
        for line in self.lines():
            words = escape(line.words).replace("\n", "<br>")
            words = f"<i>{words}</i>" if line.is_note else f"<b>{words}</b>" if line.is_here else words
            parts.append(f'<p style="margin: 0px 0px 2px {24 * line.depth}px">{words}</p>')
        return "".join(parts)

    def pdf(self, picture: QImage) -> bytes:
        """The page as a PDF file."""
        content = QBuffer()
        content.open(QBuffer.OpenModeFlag.WriteOnly)
        writer = QPdfWriter(content)
        writer.setResolution(_DOTS)
        writer.setTitle(self.study.title)
        lay_page(writer)
        self.print(writer, picture)
        return bytes(content.data().data())

    def print(self, device: QPagedPaintDevice, picture: QImage) -> None:
        """Print the page."""
        room = device.pageLayout().paintRectPoints()
        document = self.document(picture, room.width() * 96 / 72)
        document.print_(device)


def lay_page(device: QPagedPaintDevice) -> None:
    """A page of A4 with margins."""
    margins = QMarginsF(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
    page = QPageLayout(QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Portrait, margins)
    page.setUnits(QPageLayout.Unit.Millimeter)
    device.setPageLayout(page)
