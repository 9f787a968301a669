"""What the engine raises. All are ValueErrors, and each names the rule that was broken."""

from __future__ import annotations


class RuleError(ValueError):
    """Something that the rules do not allow.

    Attributes:
        rule: the number of the rule that is broken, such as ``"R5.4"``.
        message: one sentence in English that says why.
    """

    def __init__(self, rule: str, message: str) -> None:
        super().__init__(rule, message)
        self.rule = rule
        self.message = message

    def __str__(self) -> str:
        return f"{self.message} ({self.rule})"


class VariantError(RuleError):
    """A variant with a switch or a value that R11 does not know."""


class ActionTextError(RuleError):
    """A text that is no action (R14)."""


class IllegalAction(RuleError):  # noqa: N818 - the name of the embedding contract
    """An action that may not be done now; nothing has changed."""


class RecordError(RuleError):
    """A match record that breaks the rules.

    Attributes:
        hand: the hand it happens in, counted from 1; 0 is the head of the document.
        action: the action of that hand, counted from 1; 0 is the deck.
    """

    def __init__(self, hand: int, action: int, rule: str, message: str) -> None:
        super().__init__(rule, message)
        self.args = (hand, action, rule, message)
        self.hand = hand
        self.action = action

    def __str__(self) -> str:
        place = "head" if self.hand == 0 else f"hand {self.hand}, action {self.action}"
        return f"{place}: {self.message} ({self.rule})"
