"""Words about a user's own pack: its faces, what is missing, and why something was left out."""

from collections.abc import Iterable, Sequence
from itertools import groupby

from tartli_desktop.cards import any_pack, tarokk
from tartli_desktop.cards.german import Suit
from tartli_desktop.packs.card_pictures import PictureFault
from tartli_desktop.packs.file_names import BACK
from tartli_desktop.packs.pack_kinds import PackKind
from tartli_desktop.packs.picture_sources import BadFile, PackRefused, SourceRefusal
from tartli_desktop.text.card_names import SuitSystem, card_name, name_in_suit, suit_name
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import begun, fill

from .pack_assignment import Assignment

tr = Context("OwnPack")
_NAMED = 6
"""The most cards without a picture that are named; beyond that, seeing them is easier than reading."""


def suits_of_kind(kind: PackKind) -> SuitSystem:
    """The suits that name the cards of a user's own pack, whatever its pictures show."""
    return SuitSystem.TAROKK if kind is PackKind.TAROKK else SuitSystem.GERMAN


def face_name(face: str, kind: PackKind) -> str:
    """A face of a pack in words: "Over of Hearts", "the back"."""
    card = kind.card_of(face)
    return tr("the back") if card is None else card_name(card, suits_of_kind(kind))


def row_names(kind: PackKind) -> tuple[str, ...]:
    """The words before each row of the contact sheet."""
    if kind is PackKind.GERMAN:
        return tuple(suit_name(suit, SuitSystem.GERMAN) for suit in Suit)
    named = (suit_name(suit, SuitSystem.TAROKK) for suit in (None, *tarokk.Suit))
    tarokks, hearts, diamonds, clubs, spades = named
    return tarokks, "", f"{hearts}\n{diamonds}", f"{clubs}\n{spades}"


def faces_text(faces: Iterable[str], kind: PackKind = PackKind.GERMAN) -> str:
    """Some faces in words, briefly: "Hearts: King, Over; Bells: all eight; the back"."""
    wanted = set(faces)
    parts = []
    cards = [card for face in kind.faces if (card := kind.card_of(face)) is not None]
    for suit, of_suit in groupby(cards, lambda card: card.suit):
        every = list(of_suit)
        named = [card for card in every if str(card) in wanted]
        if named:
            names = (name_in_suit(card, suits_of_kind(kind)) for card in named)
            said = _all_of(suit) if len(named) == len(every) else ", ".join(names)
            text = tr("%1: %2", "a suit, and some of its ranks")
            parts.append(fill(text, suit_name(suit, suits_of_kind(kind)), said))
    if BACK in wanted:
        parts.append(face_name(BACK, kind))
    return "; ".join(parts)


def _all_of(suit: any_pack.Suit | None) -> str:
    if suit is None:
        return tr("all 22", "tarokks")
    if isinstance(suit, tarokk.Suit):
        return tr("all five", "cards of a suit")
    return tr("all eight", "cards of a suit")


def unreadable_text(pack: str, faces: Sequence[any_pack.Card | None]) -> str:
    """The message about a pack with pictures that cannot be read."""
    kind = PackKind.TAROKK if any(isinstance(card, tarokk.Card) for card in faces) else PackKind.GERMAN
    if len(faces) >= len(kind.faces):
        text = tr("The pack of cards “%1” cannot be read. The built-in cards are used instead.")
        return fill(text, pack)
    text = tr(
        "Some pictures of the pack of cards “%1” cannot be read. These cards keep their built-in faces: %2."
    )
    return fill(text, pack, faces_text((BACK if card is None else str(card) for card in faces), kind))


def fault_text(bad: BadFile) -> str:
    """Why a file was left out: "x.png (damaged)"."""
    reason = {
        PictureFault.TOO_LARGE: tr("larger than 20 MB"),
        PictureFault.TOO_MANY_PIXELS: tr("more than 16 million pixels (JPEG: 50 million)"),
        PictureFault.NO_PICTURE: tr("not a PNG, JPEG or WebP picture"),
        PictureFault.BROKEN: tr("damaged"),
        PictureFault.PACKED_TOO_WELL: tr("far too large when unpacked"),
        PictureFault.OUTSIDE: tr("its name points outside the folder"),
        PictureFault.LINK: tr("a link to another place"),
        PictureFault.LOCKED: tr("protected with a password"),
        PictureFault.UNREADABLE: tr("unreadable"),
    }[bad.fault]
    return fill(tr("%1 (%2)", "a file, and what is wrong with it"), shown_name(bad.name), reason)


def refusal_text(error: PackRefused) -> str:
    """Why nothing was taken from a folder or zip, and what to do about it."""
    text = {
        SourceRefusal.GONE: tr("“%1” no longer exists. Choose another."),
        SourceRefusal.NO_ACCESS: tr("“%1” cannot be read. Check its permissions."),
        SourceRefusal.NOT_A_PACK: tr(
            "“%1” is neither a folder nor a zip file. Choose one that contains pictures."
        ),
        SourceRefusal.BROKEN_ZIP: tr("The zip file “%1” is damaged. Try unpacking it yourself."),
        SourceRefusal.TOO_MANY: tr(
            "“%1” contains more than 200 pictures. Choose a folder with just one pack."
        ),
        SourceRefusal.TOO_MUCH: tr("“%1” is larger than 200 MB. Choose smaller pictures."),
        SourceRefusal.NO_PICTURES: tr("“%1” contains no PNG, JPEG or WebP picture."),
    }[error.refusal]
    return fill(text, shown_name(error.path.name or str(error.path)))


def shown_name(name: str) -> str:
    """The name of somebody else's file, on one line."""
    line = "".join(sign if sign.isprintable() else "·" for sign in name)
    return line if len(line) <= 70 else f"{line[:30]}…{line[-38:]}"


def report_text(assignment: Assignment, bad: Sequence[BadFile]) -> str:
    """What is missing, present more than once, or was left out, each on a line.

    Args:
        assignment: the pictures, and the cards they are assigned to.
        bad: the files that were left out.
    """
    lines = []
    missing = assignment.missing()
    count = len(missing)
    if count > _NAMED:
        lines.append(tr("%n picture(s) missing: built-in ones take their place.", None, count))
    elif missing:
        text = tr("Still with built-in faces – %1.")
        lines.append(fill(text, faces_text(missing, assignment.kind)))
    elif assignment.kind is PackKind.TAROKK:
        lines.append(tr("All 42 cards and the back have a picture."))
    else:
        lines.append(tr("All 32 cards and the back have a picture."))
    for face, pictures in assignment.named_alike().items():
        name = face_name(face, assignment.kind)
        names = ", ".join(shown_name(picture.name) for picture in pictures)
        text = tr("%1 appears more than once: %2.")
        lines.append(begun(fill(text, name, names)))
    if bad:
        left_out = "; ".join(map(fault_text, bad))
        lines.append(fill(tr("Left out: %1."), left_out))
    return "\n".join(lines)
