"""Names and titles as people type them, or as they stand in files of others."""

LONGEST_NAME = 60
"""What a settings file takes, for the names of people and of rules."""


_LOOKED_AT = 4096
"""Letters of a text that are looked at: a file may have a million of them."""


def one_line(text: str) -> str:
    """A typed or pasted text without line breaks, control characters and needless blanks."""
    visible = "".join(sign for sign in " ".join(text[:_LOOKED_AT].split()) if sign.isprintable())
    return visible[:LONGEST_NAME].strip()
