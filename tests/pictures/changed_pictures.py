"""Renders pictures with deliberate changes, to see what a comparison finds: changed_pictures.py FOLDER.

Each change gets a folder with the one picture in which it shows, made as the references are.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

from msgspec.structs import replace

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Change:
    """A deliberate difference from the references.

    Attributes:
        picture: the picture in which it shows.
        seen: whether a comparison must find it.
        make: changes the program, and registers how to undo that.
    """

    picture: str
    seen: bool
    make: Callable[[ExitStack], None]


def _other_font(undo: ExitStack) -> None:
    from PySide6.QtGui import QFont
    from PySide6.QtWidgets import QApplication

    usual = QApplication.font()
    undo.callback(QApplication.setFont, usual)
    font = QFont("URW Bookman" if "Serif" in usual.family() else "DejaVu Serif")
    # The size differs, too, in case there is only one family.
    font.setPointSizeF(usual.pointSizeF() * 1.1)
    font.setWeight(QFont.Weight.Medium)
    font.setStretch(104)
    QApplication.setFont(font)


def _wrong_card(undo: ExitStack) -> None:
    from tartli_desktop.cards.german import Card
    from tartli_desktop.table.card_faces.faces import CardFaces

    right = CardFaces.pixmap
    swap = {Card.L9: Card.L8}

    def wrong(self, card, *size, **seen):
        return right(self, swap.get(card, card), *size, **seen)

    undo.enter_context(patch.object(CardFaces, "pixmap", wrong))


def _not_dimmed(undo: ExitStack) -> None:
    from tartli_desktop.table.scene import TableScene

    undo.enter_context(patch.object(TableScene, "show_playable", lambda self, playable: None))


def _mark_missing(undo: ExitStack) -> None:
    from tartli_desktop.games.tartli.score import marks

    right = marks.column
    undo.enter_context(patch.object(marks, "column", lambda *of: right(*of)[:-1]))


def _moved(place: str) -> Callable[[ExitStack], None]:
    def move(undo: ExitStack) -> None:
        from tartli_desktop.table.places.two_seats import TwoSeats

        right = getattr(TwoSeats, place)

        def wrong(self, *of, **how):
            there = right(self, *of, **how)
            return replace(there, x=there.x + 8)

        undo.enter_context(patch.object(TwoSeats, place, wrong))

    return move


def _no_summary(undo: ExitStack) -> None:
    from tartli_desktop.games.tartli.dialogs.table_dialogs import TartliDialogs

    undo.enter_context(patch.object(TartliDialogs, "open_summary", lambda self: None))


def _light(undo: ExitStack) -> None:
    from tartli_desktop.looks import colours
    from tartli_desktop.settings.settings import ColourScheme

    right = colours.own_palette
    undo.enter_context(patch.object(colours, "own_palette", lambda scheme: right(ColourScheme.LIGHT)))


CHANGES = {
    "nothing": Change("trick-9-dimmed", False, lambda undo: None),
    "the font, on the table": Change("trick-9-dimmed", False, _other_font),
    "the font, at the deal": Change("deal", False, _other_font),
    "the font, in a dialog": Change("end-of-hand", False, _other_font),
    "the font, in a dark dialog": Change("settings-dark", False, _other_font),
    "a card in the hand": Change("trick-9-dimmed", True, _wrong_card),
    "cards not dimmed": Change("trick-9-dimmed", True, _not_dimmed),
    "a mark of chalk missing": Change("trick-9-dimmed", True, _mark_missing),
    "a mark of Beck missing": Change("slate-of-beck", True, _mark_missing),
    "the trick moved": Change("trick-9-dimmed", True, _moved("trick")),
    "a pile moved": Change("trick-9-dimmed", True, _moved("taken")),
    "the talon moved": Change("deal", True, _moved("talon")),
    "no count at the end": Change("end-of-hand", True, _no_summary),
    "light for dark": Change("settings-dark", True, _light),
}


def main(folder: Path) -> int:
    """Make all pictures."""
    sys.path.insert(0, str(ROOT / "packaging"))
    from screenshots.catalogue import PICTURES
    from screenshots.references import REFERENCE_SIZE, keep_references
    from screenshots.studio import open_studio

    studio = open_studio(REFERENCE_SIZE, plain=True)
    for name, change in CHANGES.items():
        taken = folder / name / "taken"
        with ExitStack() as undo:
            change.make(undo)
            studio.take(taken, PICTURES, [change.picture])
        keep_references(taken, folder / name, small=False)
    return studio.mishaps


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
