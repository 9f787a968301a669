"""What the rules of a game raise. All are ValueErrors, and each names the rule that is broken.

A game derives its own errors from these where it has more to say.
"""

import re
from typing import NamedTuple, Self

ErrorValue = str | int
"""What is put into a sentence: a card's code, a bid's text, a number."""


class Sentence(str):
    """A sentence in English that can be said in another language.

    ``Sentence("{card} is not in this player's hand", card="HO")`` is a text like any other.
    ``packaging/translations.py`` finds the template in the call, where it is a literal.

    Attributes:
        template: the sentence with the names of its values in braces.
        values: what is put into the sentence, by name.
    """

    template: str
    values: dict[str, ErrorValue]

    def __new__(cls, template: str, /, **values: ErrorValue) -> Self:
        """Put each value into the place of the template that has its name."""
        return cls.of(template, template.format(**values), values)

    @classmethod
    def of(cls, template: str, text: str, values: dict[str, ErrorValue]) -> Self:
        """A sentence from its finished text."""
        sentence = super().__new__(cls, text)
        sentence.template = template
        sentence.values = values
        return sentence

    def __reduce__(self) -> tuple[object, ...]:
        return Sentence.of, (self.template, str(self), self.values)


_NAMED = re.compile(r"\{(\w+)\}")


def places_in(template: str) -> tuple[str, ...]:
    """The names of the values of a template, in the order of their places."""
    return tuple(dict.fromkeys(_NAMED.findall(template)))


def for_translators(template: str) -> str:
    """A template with %1, %2, … for its values, as the catalogues have it."""
    places = places_in(template)
    return _NAMED.sub(lambda place: f"%{places.index(place[1]) + 1}", template)


class RuleError(ValueError):
    """Something that the rules do not allow.

    Attributes:
        rule: the number of the rule that is broken, such as ``"R5.4"`` or ``"U9.2"``.
        message: one sentence in English that says why; usually a :class:`Sentence`.
    """

    def __init__(self, rule: str, message: str) -> None:
        super().__init__(rule, message)
        self.rule = rule
        self.message = message

    def __str__(self) -> str:
        return f"{self.message} ({self.rule})"


class Refusal(NamedTuple):
    """The rule that an action would break, and why."""

    rule: str
    message: str


def refused(rule: str, template: str, **values: ErrorValue) -> Refusal:
    """A refusal by a rule, with the values to fill into its sentence."""
    return Refusal(rule, Sentence(template, **values))


class ActionTextError(RuleError):
    """A text that is not an action."""


class IllegalAction(RuleError):  # noqa: N818 - the name of the embedding contracts
    """An action that may not be done now; nothing has changed."""


class RecordError(RuleError):
    """A record that breaks the rules.

    Attributes:
        hand: the hand with the fault, counted from 1; 0 is the head of the document.
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
