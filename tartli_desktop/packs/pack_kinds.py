"""The kinds of packs: the German pack, which may have French pictures, and the tarokk pack."""

from collections.abc import Sequence
from enum import StrEnum
from functools import cache

from tartli_desktop.cards import german, tarokk
from tartli_desktop.cards.any_pack import Card
from tartli_desktop.settings.settings import Settings

from .file_names import BACK, FileNames


class PackKind(StrEnum):
    """The kind of a pack, by its cards; the value stands in its ``pack.json``."""

    GERMAN = "german"
    TAROKK = "tarokk"

    @property
    def faces(self) -> tuple[str, ...]:
        """The names of all faces: the codes of the cards, and the back."""
        return (*map(str, self.cards), BACK)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards, in order."""
        return tarokk.CARDS if self is PackKind.TAROKK else german.CARDS

    def face_of(self, name: str) -> str | None:
        """The face that a file name means, if any; the name includes its folders, with ``/``."""
        return _file_names(self).face_of(name)

    def card_of(self, face: str) -> Card | None:
        """The card of a face; None for the back."""
        if face == BACK:
            return None
        return tarokk.Card[face] if self is PackKind.TAROKK else german.Card[face]

    @property
    def built_in(self) -> tuple[str, ...]:
        """The built-in packs of this kind."""
        return ("tarokk",) if self is PackKind.TAROKK else ("tell", "french")

    @property
    def own_prefix(self) -> str:
        """The prefix of the identifier of a user's pack; the name of its folder follows."""
        return "own-tarokk:" if self is PackKind.TAROKK else "own:"

    @property
    def setting(self) -> str:
        """The field of the settings with the chosen pack of this kind."""
        return "tarokk_pack" if self is PackKind.TAROKK else "pack"

    def chosen(self, settings: Settings) -> str:
        """The chosen pack of this kind."""
        return settings.tarokk_pack if self is PackKind.TAROKK else settings.pack


def kind_of(deck: Sequence[Card]) -> PackKind:
    """The kind of pack to which these cards belong."""
    return PackKind.TAROKK if isinstance(deck[0], tarokk.Card) else PackKind.GERMAN


@cache
def _file_names(kind: PackKind) -> FileNames:
    return FileNames(kind.value, kind.cards)
