"""The opponents of Tartli for other programs, by names that do not change.

The code is in :mod:`tartli_desktop.games.tartli.opponents`, where this program itself imports it from. The
search is loaded when an opponent is first asked.
"""

from tartli_desktop.games.tartli.opponents import LEVELS, STRONG, choose, evaluate, interject

__all__ = ["LEVELS", "STRONG", "choose", "evaluate", "interject"]
