"""Names and titles as people type them, or as they stand in files of others."""

LONGEST_NAME = 60
"""What a settings file takes, for the names of people and of rules."""


def one_line(text: str) -> str:
    """A typed or pasted text without line breaks, control characters and needless blanks."""
    visible = "".join(sign for sign in " ".join(text.split()) if sign.isprintable())
    return visible[:LONGEST_NAME].strip()
