"""What is heard of a match, in step with what moves; the face of the game says which sound an event has."""

from __future__ import annotations

from .player import Sound, Sounds


class TableSounds:
    """What is heard of a match: one sound for each thing that happens, in step with what moves."""

    def __init__(self, sounds: Sounds) -> None:
        self._sounds = sounds
        self._cards_under_way = False

    def reach(self, sound: Sound | None, *, moves: bool) -> None:
        """The table shows an event now. Where nothing moves, a card is at once where it is laid.

        Args:
            sound: that of the event, if it has one. A card that is laid down (``DOWN``) slides first.
            moves: whether cards glide, and the hand at the slate writes and wipes.
        """
        self.rest()
        if sound is Sound.DOWN and moves:
            self._cards_under_way = True
            sound = Sound.SLIDE
        if sound is not None:
            self._sounds.play(sound)

    def chalk(self) -> None:
        """The chalk is set down on the slate."""
        self._sounds.play(Sound.CHALK)

    def wipe(self) -> None:
        """The sponge is set down on the slate."""
        self._sounds.play(Sound.SPONGE)

    def rest(self) -> None:
        """What was under way lies where it belongs."""
        if self._cards_under_way:
            self._cards_under_way = False
            self._sounds.play(Sound.DOWN)

    def break_off(self) -> None:
        """The match was taken from the table."""
        self._cards_under_way = False
