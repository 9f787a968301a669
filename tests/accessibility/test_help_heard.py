"""The help of each game, read as a screen reader reads it: by headings, rows of tables and pictures."""

from pathlib import Path

import pytest

from tartli_desktop.files.user_paths import Places
from tartli_desktop.game.registry import rules_of
from tartli_desktop.settings import settings_file
from tartli_desktop.store.match_store import MatchStore
from tests.games.contract import stored, walks
from tests.session.playing import quick

from .listener import listening
from .screen_reader import MODAL


@pytest.mark.parametrize(
    ("game", "heading", "row", "picture"),
    [
        (
            "tartli",
            "Melds",
            "Over; Points: 20; Other suits: Ace; Points: 11; In a row: Ace",
            "Over of Acorns",
        ),
        ("ulti", "The ladder of bids", "Bid, Value, Won, Lost", "Nine of Acorns"),
        ("tarokk", "Cue bids", "each Queen; Points: 4", "Pagát"),
    ],
)
def test_the_help_is_read_by_headings_rows_and_pictures(
    tmp_path: Path, places: Places, game: str, heading: str, row: str, picture: str
) -> None:
    settings_file.save(places.settings_file, quick(last_game=game, language="en"))
    rules = rules_of(game)
    match = walks.new_match(rules, rules.form.seats[0])
    match.deal(rules.form.pack.cards)
    with MatchStore.open(places.database).store as store:
        stored.keep(store, rules, match)
    with listening(tmp_path, places.data) as player:
        reader = player.reader
        reader.press_when(lambda: reader.find_hidden(player.program, "menu item", "How to play"), "the entry")
        dialog = reader.until(player.dialog, "the help")
        assert reader.has(dialog, MODAL)
        page = reader.until(lambda: reader.find(dialog, "document", "How to play"), "the page")
        read: dict[str, list[str]] = {}
        for thing in reader.walk(page):
            read.setdefault(reader.role(thing), []).append(reader.name(thing))
        assert heading in read["heading"]
        assert row in read["row"]
        assert picture in read["graphic"]
        assert all(text.strip() for role in ("heading", "row", "graphic") for text in read[role])
        whole = "".join(text for texts in read.values() for text in texts)
        assert not set(whole) & set("\ufffc\u200b\ufdd0\ufdd1")
        first = reader.children(page)[0]
        reader.until(lambda: reader.focused and reader.focused[-1] == first, "the focus on the first heading")
