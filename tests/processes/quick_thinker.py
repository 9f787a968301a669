"""Opponents that need no separate process, so that programs started by tests load little."""

from importlib import import_module

from tartli_desktop.thinking.questions import Asked
from tartli_desktop.thinking.thinker import Request, Thinker


class QuickThinker(Thinker):
    """Answers at once, in the same thread."""

    def ask(self, request: Request) -> None:
        opponents = import_module(request.opponents.module)
        decide = opponents.interject if request.asked is Asked.INTERJECT else opponents.choose
        request.answer(decide(request.view, "beginner"))
