"""The height of the panel beside large letters, at which what stands below it keeps its place."""

from __future__ import annotations

UNBOUNDED = 16_777_215
"""The greatest height that Qt knows."""


class SteadyHeight:
    """Chooses a height that changes as seldom as possible while prompts and buttons come and go.

    It is at least the greatest height needed so far for one choice at most, or since the last question if
    there is no room for more. At the end of a hand it does not fall. All heights are in pixels.
    """

    def __init__(self) -> None:
        self.keeps = True
        """Whether it keeps a height, rather than taking what is needed now."""
        self._most = self._rather = UNBOUNDED
        self.forget()

    def forget(self) -> None:
        """Forget which heights were needed."""
        self._needed = self._since_question = self._last = 0

    def limit(self, most: int, rather: int = UNBOUNDED) -> bool:
        """Keep no greater height than this while less is needed; return whether that is new.

        Args:
            most: the greatest height to keep.
            rather: a lower one, which counts if not even the last few prompts needed more.
        """
        limits = (most, min(rather, most))
        is_new = limits != (self._most, self._rather)
        self._most, self._rather = limits
        return is_new

    def during_play(self, needed: int, *, is_question: bool, is_noticed: bool) -> int:
        """The height while a hand is played.

        Args:
            needed: the height needed now.
            is_question: whether several choices are offered.
            is_noticed: whether a notice, which will go again, takes part of the height.
        """
        if not self.keeps:
            return needed
        if is_question:
            self._since_question = 0
        elif not is_noticed:
            self._needed = max(self._needed, needed)
            self._since_question = max(self._since_question, needed)
        # It does not grow when other words make room for more.
        rather = min(self._rather, self._last or self._rather)
        kept = max(self._since_question, min(self._needed, rather))
        self._last = max(needed, min(kept, self._most))
        return self._last

    def otherwise(self, needed: int) -> int:
        """The height while no hand is played."""
        return max(needed, min(self._last, self._most)) if self.keeps else needed
