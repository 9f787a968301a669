"""What the rules of a game raise. All are ValueErrors, and each names the rule that is broken.

A game derives its own errors from these where it has more to say.
"""

from __future__ import annotations

from collections.abc import Mapping

Value = str | int
"""What is put into a sentence: a card's code, a bid's text, a number."""


class RuleError(ValueError):
    """Something that the rules do not allow.

    Attributes:
        rule: the number of the rule that is broken, such as ``"R5.4"`` or ``"U9.2"``.
        message: one sentence in English that says why.
        key: the sentence's name, the same whatever is put into it, by which it is translated; empty where
            it has none.
        values: what is put into the sentence, by name.
    """

    def __init__(
        self, rule: str, message: str, *, key: str = "", values: Mapping[str, Value] | None = None
    ) -> None:
        super().__init__(rule, message)
        self.rule = rule
        self.message = message
        self.key = key
        self.values = dict(values or {})

    def __str__(self) -> str:
        return f"{self.message} ({self.rule})"


class ActionTextError(RuleError):
    """A text that is no action."""


class IllegalAction(RuleError):  # noqa: N818 - the name of the embedding contracts
    """An action that may not be done now; nothing has changed."""


class RecordError(RuleError):
    """A record that breaks the rules.

    Attributes:
        hand: the hand it happens in, counted from 1; 0 is the head of the document.
        action: the action of that hand, counted from 1; 0 is the deck.
    """

    def __init__(
        self,
        hand: int,
        action: int,
        rule: str,
        message: str,
        *,
        key: str = "",
        values: Mapping[str, Value] | None = None,
    ) -> None:
        super().__init__(rule, message, key=key, values=values)
        self.args = (hand, action, rule, message)
        self.hand = hand
        self.action = action

    def __str__(self) -> str:
        place = "head" if self.hand == 0 else f"hand {self.hand}, action {self.action}"
        return f"{place}: {self.message} ({self.rule})"
