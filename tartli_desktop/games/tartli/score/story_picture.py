"""What the pictures of how a match went have in common."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt

from tartli_desktop.games.tartli.rules.match_story import MatchStory
from tartli_desktop.widgets.accessible_pictures import PictureWidget


class StoryPicture(PictureWidget):
    """A picture of how a match went.

    Args:
        story: how the match went.
        names: what the players are called there, by seat.
        seats: whose part comes first and second.
        words: what it shows, for screen readers.
        high_contrast: whether it is drawn for eyes that need contrast.
    """

    paints_all = False
    """Whether nothing of what lies under it is seen."""

    def __init__(
        self,
        story: MatchStory,
        names: tuple[str, str],
        seats: tuple[int, int],
        words: Sequence[str],
        *,
        high_contrast: bool = False,
    ) -> None:
        super().__init__()
        self._story, self._names, self._seats = story, names, seats
        self._high_contrast = high_contrast
        self._share = 1.0
        self.setAccessibleName(self.title)
        self.setAccessibleDescription(" ".join(words))
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, self.paints_all)

    def set_size(self, share: float) -> None:
        """How large it likes to be, times its usual size."""
        self._share = share
        self.updateGeometry()

    @property
    def title(self) -> str:
        """What it is called."""
        raise NotImplementedError
