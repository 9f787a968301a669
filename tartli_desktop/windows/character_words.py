"""The occupations and remarks of the people of the café, translated. Their names are the same everywhere."""

from tartli_desktop.characters.characters import Character
from tartli_desktop.characters.remarks import in_language
from tartli_desktop.text import catalogues
from tartli_desktop.text.context import Context

tr = Context("Characters")


def calling_shown(character: Character) -> str:
    """The occupation of a person: "head waiter"."""
    return tr(character.calling)


def remark_shown(character: Character, remark: str) -> str:
    """A remark from :func:`tartli_desktop.characters.remarks.remark`, translated."""
    return in_language(remark, character.temper, catalogues.current())
