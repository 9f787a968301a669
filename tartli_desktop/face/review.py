"""Reviews of a game: a finished hand, gone through with what its strongest level would have done."""

from __future__ import annotations

from typing import Any, Protocol

from tartli_desktop.files.long_work import Steps
from tartli_desktop.text.card_names import SuitSystem


class Reviews(Protocol):
    """Makes reviews of finished hands, and tells them. What one is made of is known to the game alone."""

    def reviewing(self, match: Any, number: int, seat: int, *, seed: int = 0) -> Steps[Any]:
        """The review of a finished hand, counted from 1, as one seat played it, decision by decision.

        It repeats for the same seed. Only what that seat could know is used for a decision.
        Raises ValueError for a hand that is not over, or not there.
        """

    def text(self, review: Any, suits: SuitSystem) -> str:
        """It in some lines, told to who sat there. ``suits`` says what the pack calls its cards."""
