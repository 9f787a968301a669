"""Finds texts that lack room and letters used twice: python -m tests.pictures.clipped_texts [NAME ...].

Sets up every screen and dialog as for the pictures, in the smallest window on a screen with no more room than
that, and shows each in one language after the other, and every page of dialogs with tabs. Texts that lack
room are written to standard output, as JSON, and so are the letters that lead, with Alt, to two widgets of a
dialog.
"""

from collections.abc import Collection, Iterator

from tests.pictures import measuring
from tests.pictures.measuring import Asked, found_by, lay_out

MODULE = "tests.pictures.clipped_texts"
SIZE = "940x560"
SCREEN = "940x600"
"""The window's size with a title bar."""
LARGER = ("1240x740", "1280x800")
"""Another window and its screen."""
FORMS = ("new-match", "new-match-two", "settings")
"""Screens that must have all the room they need in the larger window, with all their pages."""
SAME_WORDS = {
    *("large-corners", "large-corners-french", "four-colours", "four-colours-french", "french-pack"),
    *("large-corners-four-colours", "no-letters", "trick-8-dimmed", "beginner-board-early", "hint-late"),
    *("own-pack", "statistics", "played-again-over", "game-won-double", "rule-of-a-refusal"),
    *("words-of-the-game", "menu-large", "why-not-large", "how-to-play-contrast", "points-card-contrast"),
    *("lesson-gather", "lesson-large", "lesson-slate-large", "lesson-meld-large", "lesson-contrast"),
    *("lesson-slate-contrast", "lesson-meld-contrast", "lesson-strayed-contrast", "lesson-end-contrast"),
    *("curtain-contrast", "curtain-open-contrast", "new-match-two-contrast"),
    *("scored-melds-dialog", "meld-dialog", "hint-early", "help-searched", "match-record"),
    *("settings-table", "settings-help", "settings-seeing", "settings-keys"),
    *("wine-and-oak", "blue-and-cherry", "coffee-and-ebony"),
    *("lesson-follow", "ulti-guided-trick", "tarokk-guided-trick", "hint-practice", "hint-beside-a-note"),
    *("as-in-a-cafe", "taken-back", "played-again", "game-won", "review-trick", "tarokk-five-open"),
    *("statistics-large", "statistics-empty", "settings"),
}
"""Screens left out unless they are named: others have the same words in as little room or less."""
LARGE = (
    *("tarokk-new-match", "tarokk-statistics", "tarokk-bonuses"),
    *("ulti-new-match", "ulti-house-rules", "ulti-statistics", "ulti-contract", "crash", "rule-of-a-refusal"),
    *("help-searched", "review-judged", "ulti-review", "tarokk-review"),
)
"""Screens that are checked with large letters, too, although the pictures have none of them.

The tabs of Tarokk's house rules are reached by the arrows of their bar then.
"""
PARTS = 2
"""How many parts the screens can be split into, each checked in its own process."""


def run(
    only: tuple[str, ...] = (), size: str = SIZE, screen: str = SCREEN, **how: object
) -> dict[str, list[str]]:
    """The texts that lack room, by language and screen."""
    return found_by(MODULE, Asked(only, size, screen, **how))


def measure(asked: Asked) -> dict[str, list[str]]:
    """The same, in this process, which has the screen."""
    from screenshots.catalogue import PICTURES
    from screenshots.setups.looks import with_settings
    from screenshots.setups.matches import worst_decision
    from screenshots.setups.tartli_table import at_table

    measuring.play_few_matches()
    measuring.review_at_once()
    measuring.think_briefly()
    measuring.weigh_at_once()
    pictures = PICTURES | {"review-judged": worst_decision(at_table("hand-over"))}
    larger = {f"{name} in large letters": with_settings(pictures[name], text_scale=2.0) for name in LARGE}
    names = [*(name for name in PICTURES if not _is_held_by_another(name, PICTURES)), *larger]
    found: dict[str, list[str]] = {}
    for name, window in measuring.screens(
        asked, names if asked.part is None else names[asked.part :: PARTS], pictures | larger
    ):
        for language in measuring.in_each_language():
            if cut := sorted({text for _ in _pages(window) for text in _cut_off_in_all(window)}):
                found[f"{language} {name}"] = cut
    return found


def _is_held_by_another(name: str, names: Collection[str]) -> bool:
    """Whether another screen, such as one with large letters, has the same words in no more room."""
    # Colours take no room.
    return name.endswith(("-dark", "-contrast")) or name in SAME_WORDS or f"{name}-large" in names


def _pages(window) -> Iterator[None]:
    """Each page in turn of a dialog with tabs that is open, else the screen itself."""
    from tartli_desktop.widgets.paged_tabs import PagedTabs

    tabs = next((each for each in window.findChildren(PagedTabs) if each.isVisible()), None)
    if tabs is None:
        lay_out()
        yield
        return
    shown = tabs.currentIndex()
    for index in range(tabs.count()):
        tabs.setCurrentIndex(index)
        lay_out()
        yield
    tabs.setCurrentIndex(shown)


def _cut_off_in_all(window) -> Iterator[str]:
    from PySide6.QtWidgets import QApplication, QDialog

    from tests.windows.legibility import shared_letters, texts_without_room

    for top in QApplication.topLevelWidgets():
        if top.isVisible():
            yield from texts_without_room(top)
            for part in (top, *top.findChildren(QDialog)):
                if part.isVisible():
                    yield from shared_letters(part)
    for menu in window.menus:
        yield from texts_without_room(menu)


if __name__ == "__main__":
    measuring.main(MODULE, measure)
