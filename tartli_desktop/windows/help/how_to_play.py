"""The help: chapters about the game, the program and the keys, with the headings beside the page.

What it says about the program are files of the house, to which a game's own may add: its ``program`` has
paragraphs on what helps beginners there, on its matches and on the mouse; its ``keys`` are tables of the keys
that only this game has.
"""

from collections.abc import Iterable, Iterator, Sequence
from html import escape

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, QUrl, Signal
from PySide6.QtGui import QFont, QFontInfo, QPalette, QResizeEvent, QTextBlock, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from tartli_desktop.cards import german, tarokk
from tartli_desktop.face import face_of
from tartli_desktop.face.learning.help import Help
from tartli_desktop.game.registry import rules_of
from tartli_desktop.looks.colours import felt_pen, mixed
from tartli_desktop.looks.focus_frame import ring_colour
from tartli_desktop.looks.focus_ring import OWN_FOCUS
from tartli_desktop.looks.fonts import table_font
from tartli_desktop.looks.paint_errors import told_at_once
from tartli_desktop.looks.restyling import dress
from tartli_desktop.packs.pack_kinds import kind_of
from tartli_desktop.settings.shortcuts import Keys
from tartli_desktop.table.card_faces.faces import CardFaces
from tartli_desktop.table.typed_cards import keys_of, rank_letters, suit_letters
from tartli_desktop.text.card_names import card_name, names_of_cards
from tartli_desktop.text.plain_text import plain_button
from tartli_desktop.widgets.command_keys import shown_key
from tartli_desktop.widgets.dialogs.box_buttons import add_button
from tartli_desktop.widgets.dialogs.forms import RadioGroup
from tartli_desktop.widgets.pages.readable_page import ReadablePage
from tartli_desktop.widgets.pages.rich_text import Section, heading
from tartli_desktop.widgets.pages.rule_book import chapters, has_file, items

from .help_search import SearchBar


def what_the_program_offers(game: str) -> Section:
    """A tour of the program for a game; commands have their names from the menus."""
    face = face_of(game)
    values: dict[str, object] = {
        **_called(game),
        "lesson": face.course is not None,
        "hints": face.hints is not None,
        "reviews": face.reviews is not None,
        "training": face.training is not None,
        "while_you_learn": _added(game, "while-you-learn"),
        "matches_of_the_game": _added(game, "matches"),
        "levels": ", ".join(map(face.level_name, rules_of(game).opponents.levels)),
    }
    (section,) = chapters("house", "program", values)
    return section


def checking_a_deal(game: str) -> Section:
    """Five lines on the check number of a deal, with the pack's names for cards (R14)."""
    cards = rules_of(game).form.pack.cards
    values = names_of_cards(cards) | {"tarokk": cards is tarokk.CARDS}
    (section,) = chapters("house", "deals", values)
    return section


def mouse_and_keys(game: str, keys: Iterable[tuple[str, str]], why: str = Keys().why) -> Section:
    """The chapter on what the mouse and the keys do.

    Args:
        keys: the keys of the menus with what they do, in plain text.
        why: the key that asks for the rule behind a refusal; empty for none.
    """
    pack = rules_of(game).form.pack.cards
    typed = tarokk.Card.XVII if pack is tarokk.CARDS else german.Card.HO
    suit_key, rank_key = keys_of(typed).split(", ")
    own = chapters(game, "keys", {"why": shown_key(why)}) if has_file(game, "keys") else ()
    values: dict[str, object] = {
        "mouse_of_the_game": _added(game, "mouse"),
        "chooses_several": bool(face_of(game).words.confirms()),
        "suit_letters": suit_letters(pack),
        "rank_letters": rank_letters(pack),
        "suit_key": suit_key,
        "rank_key": rank_key,
        "typed": card_name(typed),
        "keys_of_the_game": "".join(heading(each.title) + each.body for each in own),
        "keys_of_commands": [(f"<b>{escape(key)}</b>", escape(text)) for key, text in keys],
    }
    (section,) = chapters("house", "keys", values)
    return section


def _called(game: str) -> dict[str, str]:
    """The commands by name, as the menus call them."""
    names = face_of(game).settings_pages().command_names()
    return {name: f"<b>{words}</b>" for name, words in names.items()}


def _added(game: str, name: str) -> list[str]:
    """The paragraphs under this name that a game adds, if any."""
    return items(game, "program", _called(game)).get(name, []) if has_file(game, "program") else []


_LARGER = 1.15
"""The size of the text, relative to the system's font."""

_WIDTH, _HEIGHT = 150, 44
"""The preferred size of the window, in characters and in lines."""

_SHARE_OF_SCREEN = 0.9

_PAGE_SHARE = 3
"""The width of the page, relative to the list of headings."""

_INDENT = 1.1
"""How far lists are indented, relative to the height of letters."""

_BESIDE_BULLET = 180
"""The width of the blank between a bullet and its text, in percent of a usual one."""

_CARD = 4.2
"""The width of a card on the page, relative to the height of its letters."""

_PAGE = """
HelpChapter {
    border: 2px solid transparent; selection-background-color: %s; selection-color: %s;
}
HelpChapter:focus { border-color: %s; }
"""


class HowToPlay(QDialog):
    """The help.

    The keyboard is first in the search field, which searches the whole page. The list of headings and the
    page follow each other; Tab moves between them.

    Args:
        game: the name of the game.
        variant: the rules to show first; others can be chosen beside them.
        keys: the keys of the menus, with what they do.
        faces: the pack for the pictures; by default a built-in one.
        why_key: the key that asks for the rule behind a refusal; empty for none.
    """

    # Set on the class: Qt sends events while the dialog is being built.
    _built = False

    def __init__(
        self,
        game: str,
        variant: object,
        keys: Sequence[tuple[str, str]] = (),
        parent: QWidget | None = None,
        faces: CardFaces | None = None,
        why_key: str = Keys().why,
    ) -> None:
        super().__init__(parent)
        self._game, face = game, face_of(game)
        self._help = face.help
        self._keys, self._why_key = tuple(keys), why_key
        self.choices = {
            each: QRadioButton(plain_button(face.variant_name(each))) for each in self._help.variants(variant)
        }
        self.choices[variant].setChecked(True)
        self.headings = QListWidget()
        self.headings.setSpacing(3)
        # Long headings wrap rather than take the room of the page.
        self.headings.setWordWrap(True)
        self.headings.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.headings.setResizeMode(QListWidget.ResizeMode.Adjust)
        built_in = kind_of(face.rules.form.pack.cards).built_in[0]
        self.page = HelpChapter(self._help, faces or CardFaces(built_in))
        self.search = SearchBar(self.page, self.page.reveal, self)
        self.setWindowTitle(self.tr("How to play"))
        self.headings.setAccessibleName(self.tr("Headings"))
        self.page.setAccessibleName(self.tr("How to play"))
        self._lay_out()
        self._built = True
        self._tell()
        self._fit()
        self._group.buttonClicked.connect(self._tell)
        self.headings.currentRowChanged.connect(self.page.show_section)
        self.page.reached.connect(self._mark)
        self.search.line.setFocus()

    def _lay_out(self) -> None:
        games = QHBoxLayout()
        games.addWidget(QLabel(self.tr("Rules:"), textFormat=Qt.TextFormat.PlainText))
        self._group = RadioGroup(self)
        for choice in self.choices.values():
            self._group.add(choice)
            games.addWidget(choice)
        games.addStretch(1)
        columns = QHBoxLayout()
        columns.addWidget(self.headings, 1)
        columns.addWidget(self.page, _PAGE_SHARE)
        buttons = QDialogButtonBox()
        add_button(buttons, self.tr("&Close"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.rejected.connect(self.reject)
        rows = QVBoxLayout(self)
        rows.addLayout(games)
        rows.addWidget(self.search)
        rows.addLayout(columns, 1)
        rows.addWidget(buttons)

    def show_rule(self, number: str) -> None:
        """Show the paragraph about a rule, such as "R5.4", or else the nearest one above it.

        The rules shown are those passed at creation: the ones that are played.
        """
        self.page.show_rule(number)
        self.page.setFocus()

    def show_keys(self) -> None:
        """Show what the mouse and the keys do."""
        self.headings.setCurrentRow(self.headings.count() - 1)
        self.page.setFocus()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if self._built and event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange):
            self._tell()

    def _tell(self) -> None:
        """Show the rules of the chosen game, from the heading that was shown."""
        variant = next(each for each, choice in self.choices.items() if choice.isChecked())
        row = max(0, self.headings.currentRow())
        told = (
            *self._help.chapters(variant),
            what_the_program_offers(self._game),
            checking_a_deal(self._game),
            mouse_and_keys(self._game, self._keys, self._why_key),
        )
        larger = QFont(self.font())
        larger.setPointSizeF(QFontInfo(self.font()).pointSizeF() * _LARGER)
        self.headings.setFont(larger)
        self.page.set_sections(told, larger)
        with QSignalBlocker(self.headings):
            self.headings.clear()
            self.headings.addItems([section.title for section in told])
        self._mark(row)
        self.page.show_section(row)
        self.search.find_again()

    def _mark(self, row: int) -> None:
        """Select the heading that the page has reached."""
        with QSignalBlocker(self.headings):
            self.headings.setCurrentRow(row)

    def _fit(self) -> None:
        metrics = self.fontMetrics()
        wanted = metrics.averageCharWidth() * _WIDTH, metrics.height() * _HEIGHT
        room = self.screen().availableSize() * _SHARE_OF_SCREEN
        self.resize(min(wanted[0], room.width()), min(wanted[1], room.height()))


class HelpChapter(ReadablePage):
    """Sections below each other.

    Signals:
        reached(index): the player has scrolled to this section.
    """

    reached = Signal(int)

    def __init__(self, game: Help, faces: CardFaces) -> None:
        super().__init__()
        self._help, self._faces = game, faces
        self._cards = {str(card): card for card in faces.cards}
        self._jumping = False
        # The page itself shows whether keys scroll it, also after a click.
        self.setProperty(OWN_FOCUS, True)
        self.verticalScrollBar().valueChanged.connect(self._follow)

    def set_sections(self, sections: Sequence[Section], font: QFont) -> None:
        """Show these sections in this font."""
        palette, document = self.palette(), self.document()
        colours = (felt_pen(palette), palette.color(QPalette.ColorRole.Text), ring_colour(palette))
        dress(self, _PAGE % tuple(colour.name() for colour in colours))
        document.setDefaultFont(font)
        document.setDocumentMargin(0.9 * QFontInfo(font).pixelSize())
        document.setIndentWidth(_INDENT * QFontInfo(font).pixelSize())
        document.setDefaultStyleSheet(self._style())
        self.setHtml("".join(f"<h2>{section.title}</h2>{section.body}" for section in sections))
        self._set_bullets_apart()
        self._lay_out_all()

    def shows(self, name: str) -> str:
        card = self._cards.get(name.removeprefix("card:"))
        return self._help.picture_words(name) if card is None else card_name(card)

    def _set_bullets_apart(self) -> None:
        """Make room between bullets and their texts."""
        # Qt keeps the two apart by a blank in the block's own font, which writes nothing else.
        wide = QTextCharFormat()
        wide.setFontStretch(_BESIDE_BULLET)
        cursor = QTextCursor(self.document())
        cursor.beginEditBlock()
        for block in self._blocks():
            if block.textList() is not None:
                cursor.setPosition(block.position())
                cursor.mergeBlockCharFormat(wide)
        cursor.endEditBlock()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out_all()

    def _lay_out_all(self) -> None:
        # Qt lays out the visible part first and the rest later; until then one cannot scroll there.
        wider = self.document().size().width() - self.viewport().width()
        # Qt rounds the widths of a table up; that alone needs no horizontal scroll bar.
        policy = Qt.ScrollBarPolicy.ScrollBarAlwaysOff if wider <= 1 else Qt.ScrollBarPolicy.ScrollBarAsNeeded
        self.setHorizontalScrollBarPolicy(policy)

    def show_section(self, index: int) -> None:
        """Scroll to a section, and put the caret at its heading."""
        headings = self._headings()
        if 0 <= index < len(headings):
            self._jumping = True
            self.put_caret(headings[index].position())
            self.verticalScrollBar().setValue(self._top_of(headings[index]))
            self._jumping = False

    def show_rule(self, number: str) -> None:
        """Scroll to the paragraph about a rule, or about the rule that contains it, and select it."""
        while number:
            block = self._block_of(number)
            if block is not None:
                cursor = QTextCursor(block)
                cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
                self.reveal(cursor)
                return
            number = number.rpartition(".")[0]

    def reveal(self, cursor: QTextCursor) -> None:
        """Select something, scroll it into the upper part of the page, and report its section."""
        self._jumping = True
        self.setTextCursor(cursor)
        top, room = self._top_of(cursor.block()), self.viewport().height()
        begun = [begins for begins in self._tops() if begins <= top]
        # Include the heading if it is near, rather than half of it.
        near = [begins for begins in begun[-1:] if top - begins < room / 3]
        self.verticalScrollBar().setValue(near[0] if near else round(top - room / 5))
        self.ensureCursorVisible()
        self._jumping = False
        self.reached.emit(max(0, len(begun) - 1))

    def _blocks(self) -> Iterator[QTextBlock]:
        block = self.document().begin()
        while block.isValid():
            yield block
            block = block.next()

    def _block_of(self, number: str) -> QTextBlock | None:
        for block in self._blocks():
            if any(number in part.format.anchorNames() for part in block.textFormats()):
                return block
        return None

    @told_at_once
    def loadResource(self, kind: int, name: QUrl | str) -> object:
        name = QUrl(name)
        letter, ratio = QFontInfo(self.document().defaultFont()).pixelSize(), self.devicePixelRatioF()
        card = self._cards.get(name.path()) if name.scheme() == "card" else None
        if card is not None:
            return self._faces.pixmap(card, _CARD * letter, ratio).toImage()
        return self._help.picture(name.toString(), letter, ratio)

    def _style(self) -> str:
        palette = self.palette()
        text, ground = palette.color(QPalette.ColorRole.Text), palette.color(QPalette.ColorRole.Base)
        line, head = mixed(text, ground, 0.7).name(), mixed(text, ground, 0.9).name()
        return (
            f"h2, h3 {{ font-family: '{table_font().family()}'; }}"
            f"h2 {{ margin-top: 18px; margin-bottom: 6px; }} h3 {{ margin-top: 12px; margin-bottom: 4px; }}"
            f"p, li {{ line-height: 125%; margin-bottom: 6px; }}"
            f"table {{ border-collapse: collapse; margin-top: 4px; margin-bottom: 10px; }}"
            f"th, td {{ padding: 4px 8px; vertical-align: middle; border-bottom: 1px solid {line}; }}"
            f"th {{ background-color: {head}; }}"
            f".mark {{ background-color: {head}; font-style: italic; }}"
        )

    def _headings(self) -> list[QTextBlock]:
        return [block for block in self._blocks() if block.blockFormat().headingLevel() == 2]

    def _top_of(self, block: QTextBlock) -> int:
        return round(self.document().documentLayout().blockBoundingRect(block).top())

    def _tops(self) -> list[int]:
        """The y of each section's beginning."""
        return [self._top_of(heading) for heading in self._headings()]

    def _follow(self, value: int) -> None:
        if not self._jumping:
            # The last section may be too short to reach the top.
            at_end = value == self.verticalScrollBar().maximum() > 0
            seen = value + self.viewport().height() // (1 if at_end else 4)
            begun = sum(top <= seen for top in self._tops())
            self.reached.emit(max(0, begun - 1))
