"""The end of an evening at the table: its account, and who is ahead over all evenings with these people."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from tartli_desktop.face import face_of
from tartli_desktop.face.portraits import portraits_of
from tartli_desktop.files.problems import read_or
from tartli_desktop.game.evening import evening_of, ranks
from tartli_desktop.session.session import Session
from tartli_desktop.store.match_kinds import DUEL, HANDS, PRACTICE
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.windows.program_window import ProgramWindow

if TYPE_CHECKING:
    from .league_at_table import LeagueAtTable

tr = Context("Evening")


class EveningsAtTable(QObject):
    """Tells how an evening ended.

    Args:
        league: has the evenings of the league.
        open_league: shows the league.
        review: reviews a finished hand of the match on the table, counted from 1.
    """

    def __init__(
        self,
        window: ProgramWindow,
        review: Callable[[int], object],
        league: Callable[[], LeagueAtTable],
        open_league: Callable[[], object],
    ) -> None:
        super().__init__(window)
        self._window, self._review = window, review
        self._league, self._open_league = league, open_league

    def tell(self) -> None:
        """Lay the account of the evening that is over on the table."""
        from tartli_desktop.face.at_the_table.account import ToldHand, onward_words
        from tartli_desktop.face.at_the_table.evening_paper import EveningPaper

        window, session = self._window, self._window.on_table.session
        if session is None or not session.ends_evening:
            return
        league = session.marks.season
        if league is not None:
            self._league().enter_results()
        dialogs, evening = window.area.dialogs, evening_of(session.rules, session.played())
        told = ToldHand(
            session.names,
            portraits_of(session),
            onward_words(is_over=True, has_come_from=False) if league is None else tr("To the &league"),
            winners=[seat for seat, place in enumerate(evening.ranks) if place == 1],
            by_names=session.marks.two,
            offers_rematch=league is None,
            input_guard_ms=dialogs.input_guard_ms,
        )
        paper = EveningPaper(told, evening, session.person, self._notes(session), window.area)
        dialogs.open_paper(paper, self.tell, paper.spoken)
        can_review = face_of(session.rules.name).reviews is not None
        paper.review_button.setVisible(can_review)
        paper.review_asked.connect(lambda: self._review(paper.hand))
        paper.rematch_asked.connect(dialogs.rematch_asked)
        paper.hands_asked.connect(dialogs.hands_asked)
        paper.accepted.connect(dialogs.new_match_asked if league is None else self._open_league)

    def _notes(self, session: Session) -> Sequence[str]:
        """What it brought in the league, or who is ahead over the evenings from the second one on."""
        if session.marks.season is not None:
            return (self._league_points(session),)
        store, players = self._window.saving.store, session.played().players
        unread = "earlier evenings cannot be read"
        won: Mapping[str, int] = read_or({}, lambda: evenings_won(store, session.rules.name, players), unread)
        if sum(won.values()) < 2:
            return ()
        shown = dict(zip(session.played().players, session.names, strict=True))
        each = ", ".join(f"{shown[name]} {won[name]}" for name in sorted(shown, key=lambda name: -won[name]))
        return (fill(tr("Evenings won among you so far: %1.", "names with numbers"), each),)

    def _league_points(self, session: Session) -> str:
        from tartli_desktop.league.season import league_points

        points = league_points(evening_of(session.rules, session.played()).ranks)
        each = ", ".join(f"{name} {own}" for name, own in zip(session.names, points, strict=True))
        return fill(tr("League points: %1.", "names with numbers"), each)


def evenings_won(store: MatchStore, game: str, players: Sequence[str]) -> Counter[str]:
    """How many finished evenings each of these players has won among them; a shared one counts for each.

    Raises StoreError.
    """
    won: Counter[str] = Counter()
    evenings, points = (
        store.with_mark(HANDS) - store.with_mark(DUEL) - store.marked(PRACTICE),
        store.results.points(),
    )
    for row in store.list():
        names = row.head.names
        if row.id in evenings and row.finished and row.head.game == game and sorted(names) == sorted(players):
            scores = list(zip(row.standings, points.get(row.id, row.standings), strict=True))
            won.update(name for name, place in zip(names, ranks(scores), strict=True) if place == 1)
    return won
