"""The guided first hand as a match: the opponents keep to the lesson, and nothing hurries the learner."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from tartli_desktop.game.rules import Rules
from tartli_desktop.settings.settings import GatherPolicy, Settings
from tartli_desktop.thinking.thinker import Request, Thinker

from .journal import Journal
from .session import Session


class Teacher(Thinker):
    """The opponents of a lesson.

    Args:
        reply: what they do in answer to a request.
    """

    def __init__(self, reply: Callable[[Request], Any]) -> None:
        super().__init__()
        self._reply = reply

    def ask(self, request: Request) -> None:
        """Answer at once."""
        request.answer(self._reply(request))


class LessonSession(Session):
    """The match of a lesson. Its opponents are a :class:`Teacher`; a game says what they reply."""

    gives_help = False

    def __init__(
        self,
        rules: Rules,
        match: Any,
        levels: Sequence[str | None],
        journal: Journal,
        thinker: Thinker,
        settings: Settings,
        **options: Any,
    ) -> None:
        """Take up the lesson, as any match; nobody else thinks, and nothing hurries the learner."""
        teacher = Teacher(self.reply)
        super().__init__(rules, match, levels, journal, teacher, self.unhurried(settings), **options)
        teacher.setParent(self)

    def reply(self, request: Request) -> Any:
        """What an opponent does who is asked."""
        raise NotImplementedError

    @property
    def gathers_by_itself(self) -> bool:
        """Whether full tricks are gathered after a time, and by nobody before."""
        return self._settings.gather is GatherPolicy.TIMED

    def change_settings(self, settings: Settings) -> None:
        """Go by other settings, but for those that would do the learner's work."""
        super().change_settings(self.unhurried(settings))

    def unhurried(self, settings: Settings) -> Settings:
        """The settings, so that nobody gathers for the learner who has not asked for that."""
        timed = settings.gather is GatherPolicy.TIMED
        return msgspec.structs.replace(settings, gather=GatherPolicy.TIMED if timed else GatherPolicy.CLICK)
