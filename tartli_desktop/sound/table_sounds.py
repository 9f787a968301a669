"""Which sound goes with what happens in a match."""

from __future__ import annotations

from tartli_desktop.games.tartli.rules import (
    CardDrawn,
    CardPlayed,
    ContestAnswered,
    Dealt,
    Event,
    Exchanged,
    GameWon,
    WentOut,
)

from .player import Sound, Sounds


class TableSounds:
    """What is heard of a match: one sound for each thing that happens, in step with what moves."""

    def __init__(self, sounds: Sounds) -> None:
        self._sounds = sounds
        self._cards_under_way = False

    def reach(self, event: Event, *, moves: bool) -> None:
        """The table shows an event now. Where nothing moves, a card is at once where it is laid.

        Args:
            event: what happened.
            moves: whether cards glide, and the hand at the slate writes and wipes.
        """
        self.rest()
        match event:
            case CardPlayed():
                self._cards_under_way = moves
                self._sounds.play(Sound.SLIDE if moves else Sound.DOWN)
            case CardDrawn() | Exchanged():
                self._sounds.play(Sound.SLIDE)
            case Dealt():
                self._sounds.play(Sound.RIFFLE)
            case WentOut() | ContestAnswered(higher=False):
                self._sounds.play(Sound.KNOCK)
            case GameWon():
                self._sounds.play(Sound.CHIME)

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
