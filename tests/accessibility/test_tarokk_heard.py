"""Tarokk as a listener meets it: whose partner a player seems to be, a kontra, the play, and who pays."""

import contextlib
from pathlib import Path

from jeepney.wrappers import DBusErrorResponse

from tartli_desktop.files.user_paths import UserPaths
from tartli_desktop.games.tarokk import Match
from tartli_desktop.games.tarokk.options import TarokkOptions
from tartli_desktop.settings import settings_file
from tartli_desktop.settings.settings import GatherPolicy
from tartli_desktop.store import record_files
from tartli_desktop.store.match_store import MatchStore
from tests.games.contract.stored import PERSON
from tests.games.tarokk.at_the_table import announcing, done
from tests.session.playing import quick

from .listener import Listener, listening
from .screen_reader import ENABLED, Thing

ASKED = ("Your turn", "You lead")


def before_an_opponent_speaks() -> Match:
    """Vilma has called; Anna, who listens, would count as her partner but is not (T10.3)."""
    return done(announcing(("SKIZ XXI", "I XIX", "XX"), first=0), "call XX, pass")


def test_what_is_said_played_and_paid_is_heard(tmp_path: Path, paths: UserPaths) -> None:
    settings = quick(last_game="tarokk", language="en", gather=GatherPolicy.CLICK)
    settings_file.save(paths.settings_file, settings.with_game(TarokkOptions(opponent_level="beginner")))
    with MatchStore.open(paths.database).store as store:
        read = record_files.parsed(record_files.text_of(before_an_opponent_speaks().to_record()))
        record_files.keep(store, read, human_seat=PERSON, level="beginner")
    with listening(tmp_path, paths.data) as player:
        a_kontra_comes_first(player)
        the_cards_are_heard(player)
        who_pays_is_heard(player)


def a_kontra_comes_first(player: Listener) -> None:
    reader = player.reader
    hint = "would make you the declarer’s partner"
    player.press("Announce…")
    reader.until(lambda: any(hint in text for text in reader.heard), "whose friend one would seem")
    assert not reader.has(player.button("Trull (2)"), ENABLED)
    player.press("Kontra: Game (2)")
    reader.until(lambda: any("Kontra the game!" in text for text in reader.heard), "the kontra")
    trull = player.button("Trull (2)")
    reader.until(lambda: reader.has(trull, ENABLED), "the bonuses")
    player.press("Pass")
    reader.until(lambda: reader.find(player.program, "dialog", "Announcements") is None, "the table")


def the_cards_are_heard(player: Listener) -> None:
    """Press each card whenever one is asked for; those that may not be played are refused."""
    reader, heard = player.reader, set[str]()

    def end_of_hand() -> Thing | None:
        heard.update(reader.heard)
        # A card that has just been played is gone from the bus.
        with contextlib.suppress(DBusErrorResponse):
            labels = [("label", words) for words in ASKED]
            account, gather, held, *asked = reader.find_each(
                player.program,
                *(("dialog", "The hand"), ("push button", "Gather"), ("list", "Your hand")),
                *labels,
            )
            if gather is not None:
                reader.press(gather)
            question = next((each for each in zip(asked, labels, strict=True) if each[0]), None)
            for card in reader.children(held) if held is not None else ():
                if question is None or not reader.shows(question[0], *question[1]):
                    break
                reader.press(card)
            return account
        return None

    reader.until(end_of_hand, "the account")
    for words in ("You win the trick.", "Lajos is the declarer’s partner.", "You must follow suit: "):
        assert any(words in text for text in heard), words


def who_pays_is_heard(player: Listener) -> None:
    reader = player.reader

    def account() -> list[str]:
        return [text for text in reader.heard if "Vilma and Lajos: " in text and " points in " in text]

    (told,) = reader.until(account, "the account")
    assert "Vilma played Three with Lajos, who held the XX." in told
    assert "Game, Kontra, " in told
