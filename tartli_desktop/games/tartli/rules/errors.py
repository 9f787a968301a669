"""The errors that the rules of Tartli raise beyond those of every game."""

from __future__ import annotations

from tartli_desktop.game.errors import RuleError


class VariantError(RuleError):
    """A variant with a switch or a value that R11 does not know."""
