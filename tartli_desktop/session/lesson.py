"""A guided hand as a match: the opponents keep to the lesson, and nothing hurries the learner."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from tartli_desktop.game.match import A, E, M, V
from tartli_desktop.game.rules import RulesPlayed
from tartli_desktop.settings.settings import GatherPolicy, Settings
from tartli_desktop.thinking.thinker import Request, Thinker

from .journal import Journal
from .session import SessionOf


class Teacher(Thinker):
    """The opponents of a lesson.

    Args:
        reply: returns the answer to a request.
    """

    def __init__(self, reply: Callable[[Request], object]) -> None:
        super().__init__()
        self._reply = reply

    def ask(self, request: Request) -> None:
        """Answer at once."""
        request.answer(self._reply(request))


class LessonSession(SessionOf[M, V, E, A]):
    """The match of a lesson, in which a :class:`Teacher` plays the opponents.

    Args:
        reply: gives the answer of the opponent that is asked.
        by_hand: the options of the game, by their names, with which nothing is done for the learner.
    """

    def __init__(
        self,
        reply: Callable[[Request], A | None],
        by_hand: Mapping[str, object],
        rules: RulesPlayed[M, V, E, A],
        match: M,
        levels: Sequence[str | None],
        journal: Journal,
        thinker: Thinker,
        settings: Settings,
        **options: Any,
    ) -> None:
        """Take up the lesson like any match, but with the teacher instead of ``thinker``."""
        self._by_hand = by_hand
        self._options_of_game = rules.options
        teacher = Teacher(reply)
        super().__init__(rules, match, levels, journal, teacher, self.unhurried(settings), **options)
        teacher.setParent(self)

    @property
    def is_over(self) -> bool:
        """Whether the hand is over: no other follows."""
        return self.hand_is_over

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won the hand; empty while it is not over."""
        if not self.is_over:
            return ()
        outcomes = self.rules.hand_result(self._match).outcomes
        return tuple(seat for seat, outcome in enumerate(outcomes) if outcome == 1)

    @property
    def gathers_by_itself(self) -> bool:
        """Whether full tricks are gathered only by time."""
        return self._settings.gather is GatherPolicy.TIMED

    def change_settings(self, settings: Settings) -> None:
        """Follow other settings, except those that would do the learner's work."""
        super().change_settings(self.unhurried(settings))

    def unhurried(self, settings: Settings) -> Settings:
        """The settings, changed so that nothing is done for the learner.

        Tricks are gathered by time only if the learner chose just that.
        """
        timed = settings.gather is GatherPolicy.TIMED
        gather = GatherPolicy.TIMED if timed else GatherPolicy.CLICK
        options = msgspec.structs.replace(settings.game(self._options_of_game), **self._by_hand)
        return msgspec.structs.replace(settings, gather=gather).with_game(options)
