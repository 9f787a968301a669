"""Marks for the help that say to which variant a rule belongs if it differs."""

from __future__ import annotations

from tartli_desktop.games.tartli import AUSTRIAN, HUNGARIAN, Variant
from tartli_desktop.text.context import Context

tr = Context("Tartli.Help")


def mark(variant: Variant, *switches: str, on_new_line: bool = False) -> str:
    """A word before a rule: Hungarian, Austrian or house rule; nothing where all variants agree.

    Args:
        variant: the rules described.
        switches: the switches (R11) that the rule depends on.
        on_new_line: whether the mark starts a new line, below another sentence.
    """
    words = _whose(variant, switches)
    if not words:
        return ""
    whole = words.replace(" ", "&nbsp;")
    return f'{"<br/>" if on_new_line else ""}<span class="mark">&nbsp;{whole}&nbsp;</span> '


def _whose(variant: Variant, switches: tuple[str, ...]) -> str:
    def values(of: Variant) -> tuple[object, ...]:
        return tuple(getattr(of, switch) for switch in switches)

    here, hungarian, austrian = values(variant), values(HUNGARIAN), values(AUSTRIAN)
    if here not in (hungarian, austrian):
        return tr("House rule", "a mark before a rule")
    if hungarian == austrian:
        return ""
    if here == hungarian:
        return tr("Hungarian rule", "a mark before a rule")
    return tr("Austrian rule", "a mark before a rule")
