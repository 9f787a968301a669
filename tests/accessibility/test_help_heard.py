"""The help of a game, read as a screen reader reads it: by headings, rows of tables and pictures."""

from pathlib import Path

from tartli_desktop.files.user_paths import UserPaths
from tartli_desktop.settings import settings_file
from tests.session.playing import quick

from .listener import listening
from .screen_reader import MODAL


def test_the_help_is_read_by_headings_rows_and_pictures(tmp_path: Path, paths: UserPaths) -> None:
    settings_file.save(paths.settings_file, quick(language="en"))
    with listening(tmp_path, paths.data) as player:
        reader = player.reader
        reader.press_when(lambda: reader.find_hidden(player.program, "menu item", "How to play"), "the entry")
        dialog = reader.until(player.dialog, "the help")
        assert reader.has(dialog, MODAL)
        page = reader.until(lambda: reader.find(dialog, "document", "How to play"), "the page")
        read: dict[str, list[str]] = {}
        for thing in reader.walk(page):
            read.setdefault(reader.role(thing), []).append(reader.name(thing))
        assert "Melds" in read["heading"]
        assert "Over; Points: 20; Other suits: Ace; Points: 11; In a row: Ace" in read["row"]
        assert "Over of Acorns" in read["graphic"]
        assert all(text.strip() for role in ("heading", "row", "graphic") for text in read[role])
        whole = "".join(text for texts in read.values() for text in texts)
        assert not set(whole) & set("\ufffc\u200b\ufdd0\ufdd1")
        field = reader.until(lambda: reader.find(dialog, "text", "Find words in the help"), "the search")
        reader.until(lambda: reader.focused and reader.focused[-1] == field, "the focus on the search")
