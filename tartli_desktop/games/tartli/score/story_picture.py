"""The common base of the pictures of how a match went."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt

from tartli_desktop.games.tartli.rules.match_story import MatchStory
from tartli_desktop.widgets.accessible_widgets import PictureWidget


class StoryPicture(PictureWidget):
    """A picture of how a match went.

    Args:
        story: how the match went.
        names: the players' names in the picture, by seat.
        seats: the seats that come first and second.
        words: a description for screen readers.
        high_contrast: whether to draw in high contrast.
    """

    paints_all = False
    """Whether it covers everything under it."""

    def __init__(
        self,
        story: MatchStory,
        names: Sequence[str],
        seats: tuple[int, int],
        words: Sequence[str],
        *,
        high_contrast: bool = False,
    ) -> None:
        super().__init__()
        self._story, self._names, self._seats = story, names, seats
        self._high_contrast = high_contrast
        self.setAccessibleName(self.title)
        self.setAccessibleDescription(" ".join(words))
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, self.paints_all)

    @property
    def title(self) -> str:
        """The title of the picture."""
        raise NotImplementedError
