"""The sounds of a match, in step with its movements; the face of the game gives each event its sound."""

from .player import Sound, Sounds


class TableSounds:
    """Plays one sound for each event of a match, in step with its movements."""

    def __init__(self, sounds: Sounds) -> None:
        self._sounds = sounds
        self._cards_under_way = False

    def reach(self, sound: Sound | None, *, moves: bool) -> None:
        """Play the sound of an event that the table shows now.

        Args:
            sound: the sound of the event, if it has one. A card that is laid down (``DOWN``) slides first, if
                cards glide.
            moves: whether cards glide, and the hand at the slate writes and wipes.
        """
        self.rest()
        if sound is Sound.DOWN and moves:
            self._cards_under_way = True
            sound = Sound.SLIDE
        if sound is not None:
            self._sounds.play(sound)

    def chalk(self) -> None:
        """Play the sound of the chalk when it touches the slate."""
        self._sounds.play(Sound.CHALK)

    def wipe(self) -> None:
        """Play the sound of the sponge when it touches the slate."""
        self._sounds.play(Sound.SPONGE)

    def rest(self) -> None:
        """Play the sound of a gliding card that has arrived."""
        if self._cards_under_way:
            self._cards_under_way = False
            self._sounds.play(Sound.DOWN)

    def break_off(self) -> None:
        """Forget a gliding card, since the match was taken from the table."""
        self._cards_under_way = False
