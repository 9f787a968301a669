"""While the matches cannot be opened, studies and answers are kept in memory, and saved once they can be."""

from pathlib import Path

from pytestqt.qtbot import QtBot

from tartli_desktop.files.user_paths import UserPaths
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.windows.main_window import MainWindow
from tests.session.playing import quick
from tests.store.store_samples import answers, study


def test_what_was_kept_in_memory_is_saved_once_the_matches_can_be_opened(
    tmp_path: Path, qtbot: QtBot
) -> None:
    paths = UserPaths.under(tmp_path)
    with MatchStore.open(paths.database).store as store:
        earlier = store.studies.save(None, study(1))
        store.training.add("ulti", *answers(3)[:1])
    window = MainWindow(paths, quick(), MatchStore.in_memory())
    qtbot.addWidget(window)
    first = window.saving.store.studies.save(None, study(2))
    window.saving.store.studies.save(None, study(3))
    window.saving.store.training.add("ulti", *answers(3)[1:])
    with qtbot.waitSignal(window.saving.studies_moved, timeout=20_000) as moved:
        window.saving.open_later()
    store = window.saving.store
    assert store.lasts
    assert [row.title for row in store.studies.rows()] == ["Study 3", "Study 2", "Study 1"]
    assert store.training.of_game("ulti") == tuple(answers(3))
    (numbers,) = moved.args
    assert store.studies.load(numbers[first]) == study(2)
    assert store.studies.load(earlier) == study(1)
    window.close()
