"""A season of the league in every game: eight evenings to the cup, over stops and kills."""

import random
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QApplication

from tartli_desktop.game.evening import Evening, evening_of
from tartli_desktop.game.match import Match
from tartli_desktop.game.rules import Rules
from tartli_desktop.league.schedule import PLAYER
from tartli_desktop.league.season import Season, can_have_season, new_season, read, write
from tartli_desktop.session.season_in_play import SeasonInPlay
from tartli_desktop.store.match_store import MatchStore

from .programs import IN_ONE, IN_TWO
from .tables import Soon

EVENINGS = 8


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "matches.sqlite3"


@pytest.fixture
def opened(path: Path, qapp: QApplication) -> Iterator[MatchStore]:
    with MatchStore.open(path).store as store:
        yield store


@pytest.fixture
def owner(qapp: QApplication) -> Iterator[QObject]:
    """Owns what plays, as the window does."""
    owner = QObject()
    yield owner
    owner.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def begun(rules: Rules, hands: int, evenings: int = 4) -> Season:
    variant = rules.options().next_variant
    return new_season(rules, variant, seed=11, evenings=evenings, hands=hands, begun="2026-11-30")


def played_by_a_level(season: Season, evening: int) -> Evening:
    """How an evening ends at the player's table if the weakest level plays everybody."""
    rules, opponents = season.rules, import_module(season.rules.opponents.module)
    names = [member or "You" for member in season.table_of(evening, 0)]
    match = rules.match(rules.form.variant_from(season.variant), 0, names)
    while len(match.hands) < season.hands:
        pack = list(rules.form.pack.cards)
        random.Random(f"{evening} {len(match.hands)}").shuffle(pack)
        match.deal(pack)
        _play_out(rules, opponents, match)
    return evening_of(rules, match)


def _play_out(rules: Rules, opponents: object, match: Match) -> None:
    while match.to_move is not None:
        if (pause := rules.pause_action(match)) is not None:
            match.apply(*pause)
            continue
        seat = match.to_move
        choose = opponents.choose  # type: ignore[attr-defined]
        match.apply(seat, choose(match.view(seat), rules.opponents.levels[0], seed=len(match.events)))


def play_others(season: SeasonInPlay) -> None:
    """Let the others play the evening to its end."""
    season.start()
    while season.is_playing:
        QCoreApplication.processEvents()


def test_eight_evenings_run_to_the_cup(opened: MatchStore, rules: Rules, owner: QObject) -> None:
    assert can_have_season(rules, rules.options().next_variant)
    season = begun(rules, 1, EVENINGS)
    number = opened.seasons.save(None, write(season))
    in_play = SeasonInPlay(number, season, opened, Soon(), owner)
    for evening in range(EVENINGS):
        assert in_play.season.now == evening
        if evening % 2:
            play_others(in_play)
        in_play.enter(evening, played_by_a_level(in_play.season, evening))
        play_others(in_play)
    ended = read(opened.seasons.load(number))
    assert ended == in_play.season
    assert ended.is_over
    lines = ended.lines()
    seats = len(ended.plan[0][0])
    # Each table of an evening gives as many league points, and so does a rest.
    assert sum(line.points for line in lines) == EVENINGS * (12 * (seats - 1) + seats - 1)
    mine = next(line for line in lines if line.member == PLAYER)
    assert ended.cup == (mine.place if mine.place <= 3 else 0)
    assert mine.played == EVENINGS


@IN_TWO
def test_a_stop_in_the_middle_of_a_hand_costs_at_most_that_hand(
    opened: MatchStore, rules: Rules, owner: QObject
) -> None:
    """The same cards and answers come again, so that the season is the same as without the stop."""
    season = begun(rules, 2)
    whole = SeasonInPlay(opened.seasons.save(None, write(season)), season, opened, Soon(), owner)
    play_others(whole)
    thinker = Soon()
    number = opened.seasons.save(None, write(season))
    stopped = SeasonInPlay(number, season, opened, thinker, owner)
    for questions in (1, 30, 60, 90):
        thinker.left = questions
        stopped.start()
        while thinker.left > 0:
            QCoreApplication.processEvents()
        stopped.stop()
        assert not stopped.is_playing
        # As after a kill: what the store has is all that is left.
        stopped = SeasonInPlay(number, read(opened.seasons.load(number)), opened, thinker, owner)
    thinker.left = None
    play_others(stopped)
    assert stopped.season == whole.season


@IN_ONE
def test_the_others_stop_where_nobody_can_think_and_go_on_later(
    opened: MatchStore, rules: Rules, owner: QObject
) -> None:
    """Nothing is decided by a simpler level: the season is the same as without the trouble."""
    season = begun(rules, 1)
    whole = SeasonInPlay(opened.seasons.save(None, write(season)), season, opened, Soon(), owner)
    play_others(whole)
    thinker, told = Soon(), []
    in_play = SeasonInPlay(opened.seasons.save(None, write(season)), season, opened, thinker, owner)
    in_play.lost.connect(lambda: told.append("lost"))
    thinker.is_lost = True
    play_others(in_play)
    assert told == ["lost"]
    assert in_play.season == season
    thinker.is_lost = False
    play_others(in_play)
    assert in_play.season == whole.season


@IN_ONE
def test_the_result_of_the_player_is_entered_once(opened: MatchStore, rules: Rules, owner: QObject) -> None:
    season = begun(rules, 1)
    in_play = SeasonInPlay(opened.seasons.save(None, write(season)), season, opened, Soon(), owner)
    first, again = played_by_a_level(season, 0), played_by_a_level(season, 1)
    in_play.enter(0, first)
    in_play.enter(0, again)
    assert in_play.season.results_of(0)[0] == first


@IN_ONE
def test_the_next_evening_is_not_played_by_itself(opened: MatchStore, rules: Rules, owner: QObject) -> None:
    season = begun(rules, 1)
    in_play = SeasonInPlay(opened.seasons.save(None, write(season)), season, opened, Soon(), owner)
    in_play.enter(0, played_by_a_level(season, 0))
    play_others(in_play)
    assert in_play.season.now == 1
    assert not any(in_play.season.results_of(1))


@IN_ONE
def test_what_could_not_be_saved_is_saved_with_the_next_hand(
    opened: MatchStore, rules: Rules, owner: QObject
) -> None:
    season = begun(rules, 2)
    number = opened.seasons.save(None, write(season))
    in_play, errors = SeasonInPlay(number, season, opened, Soon(), owner), []
    in_play.not_saved.connect(errors.append)
    opened.database.connection.execute("PRAGMA query_only = ON")
    in_play.enter(0, played_by_a_level(season, 0))
    assert len(errors) == 1
    opened.database.connection.execute("PRAGMA query_only = OFF")
    play_others(in_play)
    assert read(opened.seasons.load(number)) == in_play.season
