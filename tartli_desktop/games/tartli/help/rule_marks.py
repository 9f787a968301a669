"""Marks a rule that is not the same everywhere: whose it is, for the help."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tartli_desktop.games.tartli.rules import AUSTRIAN, HUNGARIAN, Variant

translate = QCoreApplication.translate


def mark(variant: Variant, *switches: str, on_new_line: bool = False) -> str:
    """A word before a rule: whether it is Hungarian, Austrian or of the house; nothing where all agree.

    Args:
        variant: the rules that are told.
        switches: the switches (R11) that the rule hangs on.
        on_new_line: whether it follows another sentence: it begins a line then, or where there is none, a
            blank comes between the two.
    """
    words = _whose(variant, switches)
    if not words:
        return " " if on_new_line else ""
    whole = words.replace(" ", "&nbsp;")
    return f'{"<br/>" if on_new_line else ""}<span class="mark">&nbsp;{whole}&nbsp;</span> '


def _whose(variant: Variant, switches: tuple[str, ...]) -> str:
    def values(of: Variant) -> tuple[object, ...]:
        return tuple(getattr(of, switch) for switch in switches)

    here, hungarian, austrian = values(variant), values(HUNGARIAN), values(AUSTRIAN)
    if here not in (hungarian, austrian):
        return translate("Tartli.Help", "House rule", "a mark before a rule")
    if hungarian == austrian:
        return ""
    if here == hungarian:
        return translate("Tartli.Help", "Hungarian rule", "a mark before a rule")
    return translate("Tartli.Help", "Austrian rule", "a mark before a rule")
