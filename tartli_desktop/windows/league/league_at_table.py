"""The league in the window: its seasons, the player's evenings, and what the others play meanwhile."""

from __future__ import annotations

import logging
import random

from msgspec import structs
from PySide6.QtCore import QDate, QObject, Qt, Signal

from tartli_desktop.cards import sealed_deal
from tartli_desktop.characters.characters import character_of, level_of
from tartli_desktop.files.problems import StoreError
from tartli_desktop.game.errors import RecordError
from tartli_desktop.game.evening import evening_of
from tartli_desktop.game.json_types import JsonDict
from tartli_desktop.game.registry import rules_of
from tartli_desktop.league.season import Season, SeasonError, new_season, read, write
from tartli_desktop.session.season_in_play import SeasonInPlay
from tartli_desktop.store.match_head import MatchRow
from tartli_desktop.store.match_kinds import LeagueEvening, MatchMarks
from tartli_desktop.text.context import Context, refusal_said
from tartli_desktop.text.placeholders import fill
from tartli_desktop.text.program_names import names_at
from tartli_desktop.windows.errors import troubles
from tartli_desktop.windows.program_window import ProgramWindow

_log = logging.getLogger(__name__)
tr = Context("League")


class LeagueAtTable(QObject):
    """Finds the seasons, and puts the player's evenings of the league on the table.

    The result of an evening comes from its match, which is an ordinary one: it is entered as soon as the
    match is over, and stays if the match is deleted. One that is deleted before can be played again.

    Signals:
        changed: a season has begun or gone on.
    """

    changed = Signal()

    def __init__(self, window: ProgramWindow) -> None:
        super().__init__(window)
        self._window = window
        self._in_play: dict[str, SeasonInPlay] = {}
        self._told: set[str] = set()
        """What the player was told of seasons since the league was opened."""
        self._store = window.saving.store

    def is_open(self) -> bool:
        """Whether there can be a league now, since seasons can be kept; otherwise tell the player."""
        if not self._window.saving.store.lasts:
            self._tell(tr("Your matches cannot be opened right now, and neither can the league."))
            return False
        self._told.clear()
        self.enter_results()
        return True

    def close(self) -> None:
        """Let nobody play any more, since the program ends."""
        for season in self._in_play.values():
            season.stop()

    # The seasons

    def season(self, game: str) -> SeasonInPlay | None:
        """The season of a game that was begun last; None without one, or where it cannot be read."""
        if self._store is not self._window.saving.store:
            # The matches have been opened again.
            self.close()
            self._in_play, self._store = {}, self._window.saving.store
        if game not in self._in_play:
            number = max((number for number, _ in self._seasons(game)), default=None)
            if number is not None:
                self._take_up(number)
        return self._in_play.get(game)

    def past(self, game: str) -> tuple[Season, ...]:
        """The seasons of a game that are over, the last one first."""
        return tuple(season for _, season in sorted(self._seasons(game), reverse=True) if season.is_over)

    def cups(self) -> tuple[Season, ...]:
        """The seasons of all games that brought the player a cup, the first one first."""
        found = (season for _, season in sorted(self._seasons()))
        return tuple(season for season in found if season.cup)

    def _seasons(self, game: str = "") -> list[tuple[int, Season]]:
        """All seasons of a game, or of all, that can be read, with their numbers."""
        store = self._window.saving.store.seasons
        found: list[tuple[int, Season]] = []
        try:
            for row in store.rows():
                if not game or row.game == game:
                    self._add_read(found, row.id, row.title, store.load(row.id), tells=bool(game))
        except StoreError as error:
            _log.warning("the seasons cannot be read: %s", error)
            if game:
                self._tell_once(troubles.not_saved(error))
        return found

    def _add_read(
        self, found: list[tuple[int, Season]], number: int, begun: str, document: JsonDict, *, tells: bool
    ) -> None:
        """Add a season if it can be read; otherwise perhaps tell the player."""
        try:
            found.append((number, read(document)))
        except SeasonError as error:
            _log.warning("season %s cannot be read: %s", number, error)
            if tells:
                text = tr("The season started on %1 cannot be continued: %2. It is kept as it is.")
                self._tell_once(fill(text, begun, refusal_said(error.args[0])))

    def _take_up(self, number: int) -> None:
        store = self._window.saving.store
        try:
            if not store.seasons.claim(number):
                self._tell_once(tr("This season is being played in another Tartli window."))
                return
            # Another copy of the program may have gone on with it.
            season = read(store.seasons.load(number))
        except (StoreError, SeasonError) as error:
            _log.warning("season %s cannot be taken up: %s", number, error)
            return
        in_play = SeasonInPlay(number, season, store, self._window.background, self)
        in_play.changed.connect(self.changed)
        in_play.not_saved.connect(lambda error: self._tell(troubles.not_saved(error)))
        in_play.lost.connect(
            lambda: self._tell(
                tr(
                    "The other tables have stopped, because their players got no time or memory to think. "
                    "Nothing is lost: they go on when you let them play again."
                )
            )
        )
        self._in_play[season.game] = in_play

    def begin(self, game: str, variant: object, evenings: int, hands: int) -> None:
        """Begin a season; one that is not over is given up."""
        seasons, given_up = self._window.saving.store.seasons, self.season(game)
        if given_up is None and not all(season.is_over for _, season in self._seasons(game)):
            self._tell(tr("This season is being played in another Tartli window."))
            return
        day = QDate.currentDate().toString(Qt.DateFormat.ISODate)
        seed = random.SystemRandom().randrange(2**31)
        season = new_season(rules_of(game), variant, seed=seed, evenings=evenings, hands=hands, begun=day)
        try:
            number = seasons.save(None, write(season))
            if given_up is not None and not given_up.season.is_over:
                given_up.stop()
                seasons.delete(given_up.number)
        except StoreError as error:
            self._tell(troubles.not_saved(error))
            return
        if given_up is not None:
            del self._in_play[game]
            given_up.deleteLater()
        self._take_up(number)
        self.changed.emit()

    def _tell_once(self, text: str) -> None:
        """Tell the player what is found out each time that a season is looked for."""
        if text not in self._told:
            self._told.add(text)
            self._tell(text)

    def _tell(self, text: str) -> None:
        self._window.messages.show_message(tr("League"), text)

    # The player's evening

    def play(self, game: str) -> None:
        """Put the player's evening of this season on the table, as it was left if it was begun."""
        in_play, on_table = self.season(game), self._window.on_table
        if in_play is None or in_play.season.is_over:
            return
        wanted = LeagueEvening(in_play.number, in_play.season.now)
        in_play.start()
        begun = self._begun(wanted)
        if begun is not None and on_table.is_on_table(begun):
            return
        if begun is not None:
            on_table.resume(begun)
        elif on_table.may_be_left(tr("Leave"), lambda: self.play(game)):
            self._put_there(in_play.season, wanted)

    def has_begun(self, game: str) -> bool:
        """Whether the player has begun the evening that is played now."""
        in_play = self.season(game)
        return (
            in_play is not None and self._begun(LeagueEvening(in_play.number, in_play.season.now)) is not None
        )

    def _begun(self, wanted: LeagueEvening) -> int | None:
        """The number of the match of an evening; None if it has not begun."""
        return next((row.id for row, evening in self._matches() if evening == wanted), None)

    def _put_there(self, season: Season, wanted: LeagueEvening) -> None:
        window, rules = self._window, season.rules
        table = season.table_of(season.now, 0)
        people, known = tuple(map(character_of, table)), rules.opponents.levels
        names = names_at(window.settings.now.player_name, people)
        levels = tuple(None if person is None else level_of(person, known) for person in people)
        draw = rules.draw_for_dealer(sealed_deal.shuffle, len(names))
        match = rules.match(rules.form.variant_from(season.variant), draw.dealer, names)
        marks = MatchMarks(characters=table, hands=season.hands, season=wanted)
        window.settings_writer.change(structs.replace(window.settings.now, last_game=season.game))
        window.on_table.put_away()
        window.on_table.put_new(
            match,
            person=0,
            level=next(filter(None, levels)),
            levels=levels,
            seed=random.SystemRandom().randrange(2**31),
            marks=marks,
            draw=draw,
        )

    def enter_results(self) -> None:
        """Enter how the player's evenings ended that are over."""
        ended = [(row, evening) for row, evening in self._matches() if row.finished]
        seasons = {game: self.season(game) for game in {row.head.game for row, _ in ended}}
        for row, wanted in ended:
            in_play = seasons[row.head.game]
            if in_play is None or (in_play.number, in_play.season.now) != (wanted.season, wanted.evening):
                continue
            rules = in_play.season.rules
            try:
                match = rules.match.from_record(self._window.saving.store.load(row.id).record)
            except (StoreError, RecordError) as error:
                _log.warning("an evening of the league cannot be replayed: %s", error)
                continue
            in_play.enter(wanted.evening, evening_of(rules, match))

    def _matches(self) -> list[tuple[MatchRow, LeagueEvening]]:
        """The evenings of the league, the first one first; none if they cannot be read."""
        store = self._window.saving.store
        try:
            evenings = store.league_evenings()
            return [(row, evenings[row.id]) for row in reversed(store.list()) if row.id in evenings]
        except StoreError as error:
            _log.warning("the evenings of the league cannot be read: %s", error)
            return []
