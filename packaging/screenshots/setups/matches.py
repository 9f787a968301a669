"""Matches that were played: their list, a record, the review of a hand, and statistics."""

from __future__ import annotations

from screenshots import many_matches
from screenshots.recorded import record, resumed, tartli_head
from screenshots.studio import SetUp, Studio
from screenshots.typed import typed
from screenshots.waiting import wait_until
from tartli_desktop.characters.characters import character_of
from tartli_desktop.face.learning.review import Severity
from tartli_desktop.games.tartli import AUSTRIAN, HUNGARIAN
from tartli_desktop.games.tartli.dialogs.hand_summary import HandSummary
from tartli_desktop.store.match_head import MatchHead
from tartli_desktop.store.match_kinds import CHARACTERS
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.widgets.papers.table_paper import TablePaper
from tartli_desktop.windows.main_window import MainWindow
from tartli_desktop.windows.matches.matches_dialog import MatchesDialog
from tartli_desktop.windows.matches.record_view import RecordView
from tartli_desktop.windows.statistics.statistics_dialog import StatisticsDialog

_EVENING = ("Sunday evening", "Vasárnap este", "Sonntagabend")
_LONG = (
    "The long one that was played on the train to Szeged",
    "A hosszú, amit a szegedi vonaton játszottunk",
    "Die lange, die wir im Zug nach Szeged gespielt haben",
)
_NO_TITLE = ("", "", "")
_MATCHES = (
    (HUNGARIAN, "Vilma", (0, 5), True, "heuristic", _NO_TITLE),
    (HUNGARIAN, "Vilma", (2, 3), False, "heuristic", _EVENING),
    (AUSTRIAN, "Resi", (17, 12), False, "strong", _NO_TITLE),
    (HUNGARIAN, "Pista", (5, 1), True, "beginner", _NO_TITLE),
    (HUNGARIAN, "Lajos", (4, 5), True, "casual", _LONG),
)
"""Rules, opponent, games, whether it is over, level, and the title in each language."""


def matches(studio: Studio) -> MainWindow:
    """The list of matches, just after one was deleted."""
    window, store = studio.window()
    window.begin()
    # A match that was never dealt is in no list.
    deck = record("own-lead")["hands"][0]["deck"]
    for variant, opponent, games, over, level, title in _MATCHES:
        head = tartli_head(variant.to_dict(), ("Anna", opponent), 0, level, typed(*title))
        extras = {CHARACTERS: f",{opponent.lower()}"} if character_of(opponent.lower()) else {}
        match_id = store.create(head, extras=extras)
        # About three hands make a game.
        for _ in range(3 * sum(games)):
            store.add_hand(match_id, deck)
        store.set_result(match_id, games, over)
    _add_match_of_three(store)
    window.dialogs.open_matches()
    dialog = window.findChild(MatchesDialog)
    dialog.select(1)
    dialog.delete_button.click()
    return window


def _add_match_of_three(store: MatchStore) -> None:
    played = record("ulti")
    head = MatchHead.at_level(
        "heuristic",
        game="ulti",
        variant=played["rules"],
        names=("Anna", "Franz", "Vilma"),
        first_dealer=0,
        human_seat=0,
    )
    match_id = store.create(head, extras={CHARACTERS: ",franz,vilma"})
    store.add_hand(match_id, played["hands"][0]["deck"])
    store.set_result(match_id, (-320, 160, 160), finished=False)


def match_record(studio: Studio) -> MainWindow:
    window = resumed(studio, "match-won")
    window.findChild(HandSummary).reject()
    window.dialogs.open_matches()
    window.findChild(MatchesDialog).look_button.click()
    view = window.findChild(RecordView)
    # With large letters it is not beside the list.
    view.tabs.setCurrentIndex(1)
    view.pages.setFocus()
    view.pages.go_to(4)
    return window


def review(done: int, *, open_hands: bool = False) -> SetUp:
    """A finished hand after this many actions."""

    def opened(studio: Studio) -> MainWindow:
        window = resumed(studio, "hand-over")
        window.findChild(HandSummary).review_button.click()
        window.review.actions_here.open_hands.setChecked(open_hands)
        window.review.steps.go_to(done)
        return window

    return opened


def all_open(set_up: SetUp, done: int) -> SetUp:
    """A finished hand after this many actions, with everything laid open."""

    def opened(studio: Studio) -> MainWindow:
        window = _judged(set_up, studio)
        window.review.actions_here.open_hands.setChecked(True)
        window.review.steps.go_to(done)
        return window

    return opened


def worst_decision(set_up: SetUp) -> SetUp:
    """The costliest decision of the finished hand."""

    def opened(studio: Studio) -> MainWindow:
        window = _judged(set_up, studio)
        place = window.review
        worst = max(place.bar.marks, key=lambda mark: list(Severity).index(mark.decision.severity))
        place.steps.go_to(worst.decision.at)
        return window

    return opened


def _judged(set_up: SetUp, studio: Studio) -> MainWindow:
    """The finished hand in review, once all decisions have been judged."""
    window = set_up(studio)
    window.findChild(TablePaper).review_button.click()
    wait_until(window.review.paper.summary_label.isVisible, "The review does not come to its end.")
    return window


def statistics(tab: str = "slate", reviewed: int = 0) -> SetUp:
    """The statistics of many short matches, which the program plays quickly.

    All hands of ``reviewed`` of them were reviewed, as quickly.
    """

    def opened(studio: Studio) -> MainWindow:
        window, store = studio.window()
        window.begin()
        for number in range(46):
            level = ("beginner", "casual", "heuristic", "strong")[number * 7 % 11 % 4]
            many_matches.play_match(store, number, level)
        for row in store.list()[:reviewed]:
            many_matches.review_match(store, row.id)
        window.dialogs.open_statistics()
        dialog = window.findChild(StatisticsDialog)
        dialog.tabs.setCurrentIndex({"slate": 0, "table": 1, "mistakes": 4}[tab])
        return window

    return opened
