"""The sounds of a match."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tartli_desktop.cards.german import Card
from tartli_desktop.face import face_of
from tartli_desktop.games.tartli import (
    HUNGARIAN,
    CardDrawn,
    CardPlayed,
    ContestAnswered,
    Dealt,
    GameWon,
    Match,
    Play,
    WentOut,
)
from tartli_desktop.games.tartli.face import FACE
from tartli_desktop.session.match_state import Phase
from tartli_desktop.settings.current_settings import CurrentSettings
from tartli_desktop.settings.settings import Settings
from tartli_desktop.sound.player import SilenceReason, Sound, Sounds
from tartli_desktop.sound.table_sounds import TableSounds
from tartli_desktop.windows.play.play_area import PlayArea
from tests.games.tartli.rules.positions import dealt
from tests.on_screen import on_screen
from tests.session.playing import Game, Scripted, quick, settle, sit_down
from tests.sound.simulated_multimedia import Multimedia


class Café:
    """A match on a play area whose sounds are recorded."""

    def __init__(self, qtbot: QtBot, multimedia: Multimedia) -> None:
        self.qtbot, self.multimedia = qtbot, multimedia
        self.area = PlayArea(face_of("tartli"), CurrentSettings(quick(sound=True)))
        self.area.resize(1024, 640)
        on_screen(qtbot, self.area)
        self.game: Game | None = None

    def seat(self, match: Match, settings: Settings, **options: Any) -> Game:
        self.area.settings.change(settings)
        self.game = sit_down(match, Scripted(), settings, shows=False, start=False, **options)
        self.area.attach(self.game.session)
        self.game.session.start()
        settle()
        return self.game

    def rests(self) -> bool:
        return not self.area.view.scene().motion.is_moving and self.area.slate.is_settled

    def wait(self, until: Callable[[], bool] = lambda: True) -> None:
        self.qtbot.waitUntil(lambda: self.rests() and until(), timeout=20_000)


@pytest.fixture
def café(qtbot: QtBot, multimedia: Multimedia) -> Iterator[Café]:
    at = Café(qtbot, multimedia)
    yield at
    if at.game is not None:
        at.game.leave()
    at.area.detach()


STILL = quick(sound=True)
MOVING = quick(sound=True, motion=True, speed=3.0)


def card(code: str) -> Play:
    return Play(Card.parse(code))


def test_cards_slide_and_are_laid_down(café: Café) -> None:
    game = café.seat(dealt(hands=("LA", "AA"), turned="H7", dealer=1), MOVING)
    café.wait()
    assert café.multimedia.heard() == []
    assert game.session.do(card("LA")) is None
    café.wait(lambda: game.phase is Phase.PAUSE)
    assert café.multimedia.heard() == ["card-slide", "card-down"] * 2
    game.session.gather()
    café.wait(lambda: game.phase is not Phase.PAUSE)
    drawn_and_led = café.multimedia.heard()
    led = len(game.view.trick)
    assert drawn_and_led == ["card-slide"] * 2 + ["card-slide", "card-down"] * led


def test_where_nothing_moves_each_event_is_heard_once(café: Café) -> None:
    game = café.seat(dealt(hands=("LA", "AA"), turned="H7", dealer=1), STILL)
    assert game.session.do(card("LA")) is None
    settle()
    assert café.multimedia.heard() == ["card-down"] * 2
    game.session.gather()
    settle()
    assert café.multimedia.heard() == ["card-slide"] * 2 + ["card-down"] * len(game.view.trick)


@pytest.mark.parametrize("settings", [STILL, MOVING], ids=["still", "moving"])
def test_the_deal(café: Café, settings: Settings) -> None:
    game = café.seat(Match.new(HUNGARIAN, first_dealer=0), settings)
    café.wait(lambda: game.phase in (Phase.OPENING, Phase.CUT, Phase.DECIDE))
    while game.phase in (Phase.OPENING, Phase.CUT):
        if game.phase is Phase.CUT:
            game.session.cut(16)
        else:
            game.session.go_on()
        café.wait()
    café.wait(lambda: game.phase in (Phase.DECIDE, Phase.PAUSE))
    heard = café.multimedia.heard()
    dealt_first, played = heard[:1], heard[1:]
    assert dealt_first == ["riffle"]
    assert Counter(played)["card-down"] == len(game.view.trick)


@pytest.mark.parametrize("settings", [STILL, MOVING], ids=["still", "moving"])
def test_going_out_and_winning(café: Café, settings: Settings) -> None:
    game = café.seat(dealt(hands=("HKO", "AA"), turned="H8", scores=(464, 250)), settings)
    café.wait(lambda: bool(game.view.trick))
    café.multimedia.heard()
    game.do("bela")
    café.wait()
    strokes = café.multimedia.heard()
    assert set(strokes) == {"chalk"}
    assert len(strokes) == 1 or settings is MOVING
    game.do("out")
    café.wait(lambda: game.phase in (Phase.HAND_OVER, Phase.MATCH_OVER))
    heard = Counter(café.multimedia.heard())
    assert heard["knock"] == heard["chime"] == heard["sponge"] == 1
    assert set(heard) <= {"knock", "chime", "sponge", "chalk"}


def test_good_is_knocked(multimedia: Multimedia, qapp: object) -> None:
    heard = TableSounds(Sounds())
    heard.reach(FACE.sound_of(ContestAnswered(0, higher=True)), moves=True)
    assert multimedia.heard() == []
    heard.reach(FACE.sound_of(ContestAnswered(0, higher=False)), moves=True)
    assert multimedia.heard() == ["knock"]


def test_every_sound_has_its_event(multimedia: Multimedia, qapp: object) -> None:
    heard = TableSounds(Sounds())
    for event in (
        Dealt(((), ()), Card.H7, 19),
        CardPlayed(0, Card.AA),
        CardDrawn(0, None, False),
        WentOut(0),
        GameWon(0, 1, (501, 300)),
    ):
        heard.reach(FACE.sound_of(event), moves=True)
    heard.chalk()
    heard.wipe()
    assert set(multimedia.heard()) == {each.names[0].split("-1")[0] for each in Sound}


def test_a_match_goes_on_in_silence(qtbot: QtBot, not_installed: None) -> None:
    area = PlayArea(face_of("tartli"), CurrentSettings(quick(sound=True)))
    qtbot.addWidget(area)
    game = sit_down(
        dealt(hands=("LA", "AA"), turned="H7", dealer=1), settings=quick(), shows=False, start=False
    )
    area.attach(game.session)
    game.session.start()
    settle()
    assert game.session.do(card("LA")) is None
    settle()
    silence = area.sounds.why_silent()
    assert silence is not None
    assert silence.reason is SilenceReason.NOT_INSTALLED
    assert game.phase is Phase.PAUSE
    area.detach()
    game.leave()
