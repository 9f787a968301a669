"""Marks texts for the catalogues in modules without Qt, which pass them on to be translated later."""


class Text(str):
    """A text that is yet to be translated, with what translators are told about it."""

    __slots__ = ("meaning",)
    meaning: str | None


def to_translate(context: str, text: str, meaning: str | None = None, number: int = -1) -> Text:
    """The text itself; ``packaging/translations.py`` knows this function's name, and finds the text.

    ``number`` says that %n stands for a number.
    """
    found = Text(text)
    found.meaning = meaning
    return found
