"""Studies in files: written, read again, and refused if they come from a stranger with something wrong."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tartli_desktop.files.long_work import at_once
from tartli_desktop.game.registry import games
from tartli_desktop.store import record_files
from tartli_desktop.store.document_store import in_list
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.store.record_files import BrokenStudy, NoMatch, NotAMatch, ReadStudy
from tartli_desktop.study.document import write
from tartli_desktop.study.study import Study
from tests import fuzz_records


def a_study(game: str = "ulti") -> dict[str, Any]:
    return fuzz_records.a_study(game, 3)


def written(folder: Path, content: object, name: str = "study.tartli.json") -> Path:
    path = folder / name
    path.write_bytes(content if isinstance(content, bytes) else json.dumps(content).encode())
    return path


def read(path: Path) -> Study:
    found = at_once(record_files.reading(path))
    assert isinstance(found, ReadStudy)
    return found.study


@pytest.mark.parametrize("game", games())
def test_a_study_comes_back_from_its_file_as_it_was(tmp_path: Path, game: str) -> None:
    document = a_study(game)
    path = tmp_path / "study.tartli.json"
    record_files.write(path, document)
    assert write(read(path)) == document
    assert read(written(tmp_path, b"\xef\xbb\xbf" + path.read_bytes())).title == "Sunday"


def test_a_study_is_kept_once(tmp_path: Path) -> None:
    path = written(tmp_path, a_study())
    with MatchStore.open(tmp_path / "matches.sqlite3").store as store:
        kept = record_files.keep_study(store, ReadStudy(read(path)))
        (row,) = store.studies.rows()
        assert (kept.match_id, kept.is_new) == (in_list(row.id), True)
        store.studies.rename(row.id, "another title")
        again = record_files.keep_study(store, ReadStudy(read(path)))
        assert again == record_files.KeptMatch(kept.match_id, is_new=False)
        store.studies.trash([row.id])
        with store.reopen() as other:
            assert record_files.keep_study(other, ReadStudy(read(path))).is_new
        with MatchStore.open(tmp_path / "matches.sqlite3").store as other:
            assert other.studies.held_elsewhere() == {row.id}


@pytest.mark.parametrize(
    ("spoil", "what"),
    [
        (lambda text: text[:-9], NotAMatch.CUT),
        (lambda text: text.replace('"version": 1', '"version": 2'), NotAMatch.NEWER),
        (lambda text: text.replace("tartli-study", "tartli-studies"), NotAMatch.OTHER),
        (lambda text: "", NotAMatch.EMPTY),
    ],
    ids=["cut", "newer", "other", "empty"],
)
def test_a_file_that_is_no_study_is_told_apart(
    tmp_path: Path, spoil: Callable[[str], str], what: NotAMatch
) -> None:
    with pytest.raises(NoMatch) as caught:
        read(written(tmp_path, spoil(json.dumps(a_study())).encode()))
    assert caught.value.what is what


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"version": 0}, "the version is not 1"),
        ({"game": ["ulti"]}, "no game has the name"),
        ({"seat": 7}, "seat must be a seat"),
        ({"steps": [{"after": 0, "step": "2:play HU"}]}, "step 1"),
        ({"known": ["HU HU", "", ""]}, "two places"),
        ({"colour": 1}, "is unknown"),
    ],
    ids=str,
)
def test_a_study_that_cannot_be_is_refused_in_a_sentence(
    tmp_path: Path, changes: dict[str, Any], words: str
) -> None:
    with pytest.raises(BrokenStudy, match=words):
        read(written(tmp_path, a_study() | changes))


def test_a_key_that_is_there_twice_is_refused(tmp_path: Path) -> None:
    text = json.dumps(a_study()).replace('"seat":', '"seat": 1, "seat":')
    with pytest.raises(BrokenStudy, match="twice"):
        read(written(tmp_path, text.encode()))


def test_a_study_is_not_taken_for_a_match(tmp_path: Path) -> None:
    with pytest.raises(NoMatch) as caught:
        record_files.read(written(tmp_path, a_study()))
    assert caught.value.what is NotAMatch.STUDY
