"""The league, in the middle of a season."""

from __future__ import annotations

from screenshots.studio import Studio
from tartli_desktop.game.evening import Evening
from tartli_desktop.game.registry import rules_of
from tartli_desktop.league.season import new_season, write
from tartli_desktop.windows.league.league_page import LeaguePage
from tartli_desktop.windows.main_window import MainWindow

_OVER = 3
"""How many evenings are over."""


def league(studio: Studio) -> MainWindow:
    """The table of a season, with the evening that is played now."""
    window, rules = studio.begun(), rules_of("ulti")
    variant = rules.options().next_variant
    season = new_season(rules, variant, seed=7, evenings=8, hands=12, begun="2025-11-01")
    for evening in range(_OVER):
        for table in range(len(season.plan[evening])):
            first, second = 14 * table - 8 * evening, 6 - 9 * table + 5 * evening
            points = first, second, -first - second
            season = season.with_result(evening, table, Evening((points,), points))
    window.saving.store.seasons.save(None, write(season))
    # The command needs matches that are kept.
    window.dialogs.open(LeaguePage(window.dialogs.league, window.settings.now, "ulti", window))
    return window
