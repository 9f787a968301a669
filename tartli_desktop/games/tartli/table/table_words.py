"""Tartli's texts at the table: see :class:`tartli_desktop.face.words.WordsOf`."""

from tartli_desktop.face.words import WordsOf
from tartli_desktop.games.tartli import Action, Card, Event, Match, View
from tartli_desktop.games.tartli.options import TartliOptions
from tartli_desktop.games.tartli.words import announcements, prompts, refusals, terms
from tartli_desktop.games.tartli.words.announcements import TartliNames
from tartli_desktop.table.screen_reader.accessible import AccessibleNamesOf
from tartli_desktop.widgets.announcer import AnnouncementsOf


class TableWords(WordsOf[Match, View, Event, Action, TartliOptions]):
    """Tartli's sentences, each from the module for its kind."""

    state_line = staticmethod(announcements.state_line)
    announcements: AnnouncementsOf[View, Event, Action] = announcements
    parts: AccessibleNamesOf[View, Card] = TartliNames()
    prompt = staticmethod(prompts.prompt_for)
    draw_prompt = staticmethod(prompts.draw_prompt)
    dealt_again_line = staticmethod(prompts.dealt_again_line)
    taken_back_line = staticmethod(prompts.taken_back_line)
    why_not = staticmethod(refusals.why_not_now)

    def spoken(self, event: Event, view: View) -> str | None:
        """What players say aloud when an event happens (R5.3, R6)."""
        return terms.spoken(event, view.variant)
