"""Names and titles as people type them, or as they stand in other people's files."""

LONGEST_NAME = 60
"""The longest name of a person or of rules that a settings file takes."""


_LONGEST_QUOTED = 160
_LOOKED_AT = 4096
"""How many letters of a text are read: a file may have a million of them."""


def one_line(text: str) -> str:
    """A typed or pasted text without line breaks, control characters and extra blanks."""
    visible = "".join(sign for sign in " ".join(text[:_LOOKED_AT].split()) if sign.isprintable())
    return visible[:LONGEST_NAME].strip()


def short(message: str) -> str:
    """A sentence that may quote somebody's file, which may have put a long text there."""
    words = "".join(sign if sign.isprintable() else " " for sign in message[:_LOOKED_AT])
    return words if len(words) <= _LONGEST_QUOTED else words[:_LONGEST_QUOTED] + " …"
