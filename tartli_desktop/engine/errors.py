"""What the engine raises. All are ValueErrors, and each names the rule that was broken."""

from __future__ import annotations

from tartli_desktop.game.errors import ActionTextError, IllegalAction, RecordError, RuleError, Sentence

__all__ = ["ActionTextError", "IllegalAction", "RecordError", "RuleError", "Sentence", "VariantError"]


class VariantError(RuleError):
    """A variant with a switch or a value that R11 does not know."""
