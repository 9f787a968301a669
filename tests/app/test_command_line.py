"""What the program prints in a terminal, and in which language."""

import os
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale

from tartli_desktop.app import command_line, terminal
from tartli_desktop.text import catalogues

ROOT = Path(__file__).resolve().parents[2]
TRANSLATIONS = ROOT / "resources" / "translations"
CATALOGUES = [path for path in TRANSLATIONS.glob("house_*.ts") if path.stem != "house_en"]
USAGE, NO_OPTION = "usage:", "there is no option %1"


def started(*words: str, **variables: str) -> subprocess.CompletedProcess[str]:
    surroundings = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    return subprocess.run(
        [sys.executable, "-m", "tartli_desktop", *words],
        cwd=ROOT,
        env={**surroundings, "PYTHONIOENCODING": "utf-8", **variables},
        capture_output=True,
        encoding="utf-8",
        timeout=60,
    )


def marked(context: str, text: str) -> str:
    """Mark a text, as a translator who leaves nothing out would."""
    return f"«{text}»"


def test_every_word_of_the_help_can_be_translated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command_line, "translate", marked)
    monkeypatch.setenv("COLUMNS", "400")
    left = re.sub(r"«[^»]*»", "", command_line.parser_in_language().format_help())
    known = r"tartli-desktop|--?[a-z]+|\.\.\."
    assert re.findall(r"\w+", re.sub(known, "", left)) == []


@pytest.mark.parametrize(
    "words",
    [
        ["--colour"],
        ["--colour=red", "x.tartli.json"],
        ["--check"],
        ["--portable", "--demo", "x"],
        ["--demo"],
        ["--version=3"],
        pytest.param(
            ["-hx"],
            marks=pytest.mark.skipif(sys.version_info >= (3, 13), reason="Python 3.13 heeds -h first"),
        ),
        ["--port", "x"],
        pytest.param(
            ["~nobody-of-that-name/x.tartli.json"],
            marks=pytest.mark.skipif(sys.platform == "win32", reason="Windows has a folder for any name"),
        ),
        ["--check", "a.tartli.json", "b.tartli.json"],
        ["--check", "a.tartli.json", "--demo", "x"],
        ["--check", "a.tartli.json", "--portable", "x"],
        ["--demo", "x", "--portable", "y"],
        ["--demo", "x", "a.tartli.json"],
        ["--portable", ""],
        ["--demo", ""],
        ["--check", ""],
        ["--portable="],
        ["--game"],
        ["--game", "whist"],
        ["--game", ""],
        ["--game", "tartli", "a.tartli.json"],
        ["--check", "a.tartli.json", "--game", "tartli"],
        ["--review"],
        ["--review", ""],
        ["--review", "a.tartli.json", "b.tartli.json"],
        ["--review", "a.tartli.json", "--check", "b.tartli.json"],
        ["--study"],
        ["--study", "a.tartli.json", "--check", "b.tartli.json"],
        ["--study", "a.tartli.json", "--hand", "2"],
        ["--hand", "2"],
        ["--player"],
        ["--player", ""],
        ["--check", "a.tartli.json", "--player", "Anna"],
        ["--demo", "x", "--player", "Anna"],
        ["--review", "a.tartli.json", "--hand"],
        ["--review", "a.tartli.json", "--hand", "0"],
        ["--review", "a.tartli.json", "--hand", "two"],
    ],
    ids=" ".join,
)
def test_whatever_makes_no_sense_is_told_in_one_sentence_that_can_be_translated(
    words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command_line, "translate", marked)
    with pytest.raises(SystemExit) as ended:
        command_line.parse(words)
    told = capsys.readouterr()
    assert (ended.value.code, told.out) == (2, "")
    assert re.fullmatch(r"tartli-desktop: «[^»]+»\. «See tartli-desktop --help\.»\n", told.err)
    # The sentence says what is wrong; ``-h`` is told by its long name.
    said = told.err.partition("«See ")[0]
    assert any(word.split("=")[0].replace("-hx", "--help") in said for word in words if word)


def test_a_match_without_a_name_is_told_in_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        command_line.parse([""])
    assert ended.value.code == 2
    assert "a match needs a file name" in capsys.readouterr().err


def test_an_unknown_game_is_told_with_those_that_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        command_line.parse(["--game", "whist"])
    assert "there is no game whist; the games are: tartli" in capsys.readouterr().err


def test_the_arguments_that_make_sense() -> None:
    assert command_line.parse([]) == command_line.Arguments(portable=None, demo=None)
    found = command_line.parse(["--portable", "here", "a.tartli.json", "b.tartli.json"])
    assert found.portable == Path("here")
    assert found.matches == (Path("a.tartli.json"), Path("b.tartli.json"))
    assert command_line.parse(["--game", "tartli", "--portable", "here"]).game == "tartli"
    assert command_line.parse(["--demo", "there", "--game=tartli"]).demo == Path("there")
    found = command_line.parse(["--review", "a.tartli.json", "--hand", "3"])
    assert (found.review, found.hand) == (Path("a.tartli.json"), 3)
    assert command_line.parse(["--player", "Anna", "a.tartli.json"]).player == "Anna"
    assert command_line.parse(["--study", "a.tartli.json"]).study == Path("a.tartli.json")
    assert command_line.parse(["--", "--check"]).matches == (Path("--check"),)


@pytest.mark.parametrize("damage", [b"", b"\xff" * 64], ids=["whole", "damaged"])
def test_a_damaged_catalogue_reads_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, damage: bytes
) -> None:
    folder = tmp_path / "translations"
    shutil.copytree(TRANSLATIONS, folder)
    monkeypatch.setattr(catalogues, "resources_folder", lambda: tmp_path)
    monkeypatch.setattr(QLocale, "system", lambda: QLocale("hu_HU"))
    whole = (folder / "house_hu.ts").read_bytes()
    middle = whole[5000:5064] if damage == b"" else damage
    (folder / "house_hu.ts").write_bytes(whole[:5000] + middle + whole[5064:])
    terminal._texts.cache_clear()
    try:
        assert terminal.speaks() is (damage == b"")
    finally:
        terminal._texts.cache_clear()


@pytest.mark.parametrize(
    ("encoding", "read"), [("cp1252", "hosszú kötöjel - ü"), ("ascii", "hosszu kotojel - u")]
)
def test_letters_that_the_terminal_lacks_become_the_nearest(
    encoding: str, read: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    printed = BytesIO()
    monkeypatch.setattr(sys, "stderr", TextIOWrapper(printed, encoding=encoding))
    terminal.print_line("hosszú kötőjel – ű" if encoding == "ascii" else "hosszú kötőjel − ű")
    assert printed.getvalue().decode(encoding).rstrip() == read


@pytest.mark.skipif(sys.platform == "win32", reason="Windows tells its language by no variable")
@pytest.mark.parametrize("catalogue", CATALOGUES, ids=lambda path: path.stem)
def test_the_system_speaks_a_language_that_has_been_translated(catalogue: Path) -> None:
    texts = {
        message.findtext("source"): message.findtext("translation") or message.findtext("source", "")
        for message in ET.parse(catalogue).iter("message")
    }
    language = catalogue.stem.removeprefix("house_")
    help_ = started("--help", LANG=f"{language}_XX.UTF-8")
    assert help_.stdout.startswith(texts.get(USAGE, USAGE))
    wrong = started("--colour", LANG=f"{language}_XX.UTF-8")
    assert texts.get(NO_OPTION, NO_OPTION).replace("%1", "--colour") in wrong.stderr
    # The language may stand behind others.
    several = started("--help", LANG="fr_FR.UTF-8", LANGUAGE=f"fr:{language}:en")
    assert several.stdout == help_.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no shell that closes a pipe like this")
def test_a_reader_that_has_read_enough_is_no_error() -> None:
    """As in ``tartli-desktop --check FILE | head -1``."""
    lines = (
        "from tartli_desktop.app.terminal import print_line\n"
        "for _ in range(5000): print_line('x' * 99, error=False)"
    )
    writer = subprocess.Popen(
        [sys.executable, "-c", lines], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert writer.stdout is not None
    assert writer.stdout.readline() == "x" * 99 + "\n"
    writer.stdout.close()
    assert writer.stderr is not None
    assert writer.stderr.read() == ""
    assert writer.wait(30) == 0
    writer.stderr.close()


class Screen(TextIOWrapper):
    """A stream that says whether it is a terminal."""

    def __init__(self, is_terminal: bool) -> None:
        super().__init__(BytesIO(), encoding="utf-8", newline="")
        self.is_terminal = is_terminal

    def isatty(self) -> bool:
        return self.is_terminal

    @property
    def shown(self) -> str:
        self.seek(0)
        return self.read()


@pytest.mark.parametrize(
    ("is_terminal", "soon", "shown"),
    [(True, 0.0, "\r  0%\r 50%\r100%\r    \r"), (True, 60.0, ""), (False, 0.0, "")],
)
def test_only_a_terminal_shows_how_much_of_long_work_is_done(
    monkeypatch: pytest.MonkeyPatch, is_terminal: bool, soon: float, shown: str
) -> None:
    screen = Screen(is_terminal)
    monkeypatch.setattr(sys, "stderr", screen)
    monkeypatch.setattr(terminal, "SOON", soon)
    with terminal.counting_on_terminal() as report:
        for share in (0.0, 0.001, 0.5, 0.501, 1.0):
            report(share)
    assert screen.shown == shown
