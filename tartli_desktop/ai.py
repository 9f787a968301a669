"""The opponents of Tartli for other programs, by the names that stay.

The code is in :mod:`tartli_desktop.games.tartli.opponents`, from which this program itself takes it. How they
think is loaded when one is first asked.
"""

from tartli_desktop.games.tartli.opponents import LEVELS, STRONG, choose, evaluate, interject

__all__ = ["LEVELS", "STRONG", "choose", "evaluate", "interject"]
