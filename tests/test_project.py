"""The project's own files: pictures in the README, committed files made by scripts, the program's start."""

import ctypes
import doctest
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import tartli_desktop
from tartli_desktop.app import display_check
from tests.benchmarks.fitted import text_of

ROOT = Path(__file__).resolve().parents[1]


def own_files() -> list[Path]:
    """The project's files, without those made in its folder; none if git cannot tell them apart."""
    if shutil.which("git") is None:
        return []
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False)
    paths = (ROOT / name for name in listed.stdout.split("\0") if name)
    return sorted(path for path in paths if path.is_file())


README = (ROOT / "README.md").read_text(encoding="utf-8")
OWN_FILES = own_files()
in_checkout = pytest.mark.skipif(not OWN_FILES, reason="git tells which files are the project's own")

# The README


def test_the_examples_of_the_readme_run() -> None:
    blocks = re.findall(r"^```python\n(.*?)^```", README, re.DOTALL | re.MULTILINE)
    example = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, "README.md", "README.md", 0)
    results = doctest.DocTestRunner().run(example)
    assert results.attempted > 5
    assert results.failed == 0


def test_the_files_that_the_readme_shows_are_there() -> None:
    shown = re.findall(r"\]\(([^)]+)\)", README)
    pictures = [name for name in shown if name.endswith(".png")]
    assert len(pictures) == 7
    assert {"LICENSE", "resources/LICENSE", "CHANGELOG.md", "CONTRIBUTING.md"} <= set(shown)
    for name in shown:
        assert (ROOT / name).is_file(), name
    for name in pictures:
        assert (ROOT / name).stat().st_size < 250_000, name
        # Pictures only for the README are not installed with the program.
        assert not name.startswith("resources/"), name


def test_the_map_of_folders_has_every_part_of_the_program() -> None:
    rows = "\n".join(line for line in README.splitlines() if line.startswith("| `"))
    parts = [part for part in (ROOT / "tartli_desktop").iterdir() if not part.name.startswith("_")]
    names = {f"`tartli_desktop/{part.name}{'/' * part.is_dir()}`" for part in parts}
    assert {name for name in names if name not in rows} == set()


@in_checkout
def test_the_map_of_folders_has_every_other_folder() -> None:
    rows = "\n".join(line for line in README.splitlines() if line.startswith("| `"))
    program = {part.stem for part in (ROOT / "tartli_desktop").iterdir()}
    folders = {str(path.parent.relative_to(ROOT)) for path in OWN_FILES if path.parent != ROOT}
    # Two levels are enough to find the rest.
    wanted = {f"{'/'.join(folder.split(os.sep)[:2])}/" for folder in folders if os.sep in folder}
    wanted |= {f"{folder}/" for folder in folders if folder.startswith(".")}
    # As the row of tests/ says.
    wanted = {folder for folder in wanted if not (folder.startswith("tests/") and folder[6:-1] in program)}
    assert {"packaging/sounds/", "resources/textures/", "tests/benchmarks/", ".ci/"} <= wanted
    assert {folder for folder in wanted if f"`{folder}`" not in rows} == set()
    mapped = {name for name in re.findall(r"`([\w./-]+/)`", rows) if not (ROOT / name).is_dir()}
    assert mapped == set(), "the map has folders that are not there"


# Every file


INVENTED = "anna|kata"
"""People whose folders appear in pictures and tests."""


@in_checkout
def test_no_file_names_a_place_on_the_machine_it_was_made_on() -> None:
    places = [rf"/(?:home|Users)/(?!(?:{INVENTED})\b)\w+", r"/(?:root)/\w+", r"[A-Z]:\\+Users\\+\w+"]
    for place in (ROOT, Path.home()):
        if len(place.parts) > 1 and place.name not in INVENTED.split("|"):
            places.append(re.escape(str(place)) + r"\b")
    named = re.compile(rf"(?<![\w.])(?:{'|'.join(places)})")
    found = {path: named.findall(path.read_bytes().decode("latin-1")) for path in OWN_FILES}
    assert {path: names for path, names in found.items() if names} == {}


# The package


def test_the_bundle_has_the_fitted_numbers_beside_their_modules() -> None:
    data = [path for path in (ROOT / "tartli_desktop").rglob("*.*") if path.suffix not in (".py", ".pyc")]
    assert {path.name for path in data} == {"equity.json", "estimates.json", "words.json"}
    assert all(path.with_suffix(".py").is_file() for path in data)
    recipe = (ROOT / "packaging" / "tartli.spec").read_text(encoding="utf-8")
    assert 'collect_data_files("tartli_desktop", includes=["**/*.json"])' in recipe


def test_fitted_numbers_are_as_their_commands_write_them() -> None:
    for path in (ROOT / "tartli_desktop").rglob("*.json"):
        text = path.read_text(encoding="utf-8")
        assert text_of(json.loads(text)) == text, path


# Committed files that are made from others


def test_cards_icons_and_portraits_are_those_that_are_drawn(tmp_path: Path) -> None:
    folder = tmp_path / "resources"
    (folder / "icons").mkdir(parents=True)
    script = "import sys; sys.path.insert(0, sys.argv[1]); import assemble, pathlib; \
assemble.RESOURCES = pathlib.Path(sys.argv[2]); assemble.main()"
    source = ROOT / "packaging" / "cards"
    subprocess.run([sys.executable, "-B", "-c", script, str(source), str(folder)], check=True)
    drawn = {path.relative_to(folder): path.read_bytes() for path in folder.rglob("*.svg")}
    assert len(drawn) == 2 * 33 + 2 + 1 + 4 + 51 + 9 + 37 + 26
    resources = ROOT / "resources"
    committed = {
        path.relative_to(resources)
        for part in ("cards", "icons", "portraits", "welcome")
        for path in (resources / part).rglob("*.svg")
    }
    assert committed == set(drawn)
    assert [name for name, face in drawn.items() if (resources / name).read_bytes() != face] == []


# How it starts


def started(*words: str, **changed: str | None) -> subprocess.CompletedProcess[str]:
    """Start the program with these arguments and changes to the environment; None removes a variable."""
    environment = {**os.environ, **changed}
    return subprocess.run(
        [sys.executable, "-m", "tartli_desktop", *words],
        cwd=ROOT,
        env={name: value for name, value in environment.items() if value is not None},
        capture_output=True,
        text=True,
        timeout=60,
    )


def test_it_tells_its_version() -> None:
    done = started("--version")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"Tartli {tartli_desktop.__version__}\n"


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a display")
def test_without_a_display_it_says_so_in_one_sentence() -> None:
    done = started(DISPLAY=None, WAYLAND_DISPLAY=None, QT_QPA_PLATFORM=None)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.count("\n") == 1
    assert "no display" in done.stderr
    assert "--demo" in done.stderr


@pytest.mark.parametrize(
    ("name", "value", "limits"),
    [
        ("QT_SCALE_FACTOR", "0", "0.25 to 8"),
        ("QT_SCALE_FACTOR", "nan", "0.25 to 8"),
        ("QT_SCALE_FACTOR", "-1", "0.25 to 8"),
        ("QT_SCALE_FACTOR", "inf", "0.25 to 8"),
        ("QT_SCALE_FACTOR", "large", "0.25 to 8"),
        ("QT_SCREEN_SCALE_FACTORS", "2;0", "0.25 to 8"),
        ("QT_SCREEN_SCALE_FACTORS", "DP-1=nan;HDMI-1=2", "0.25 to 8"),
        ("QT_FONT_DPI", "5000", "24 to 768"),
    ],
)
def test_a_size_that_makes_no_sense_is_dropped_and_told(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, limits: str
) -> None:
    monkeypatch.setenv(name, value)
    assert display_check.drop_nonsense() == [
        f'Tartli ignores {name}="{value}". Only numbers from {limits} make sense.'
    ]
    assert name not in os.environ
    assert display_check.drop_nonsense() == []


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("QT_SCALE_FACTOR", "1.5"),
        ("QT_SCALE_FACTOR", ""),
        ("QT_SCREEN_SCALE_FACTORS", "DP-1=2;HDMI-1=1.25"),
        ("QT_SCREEN_SCALE_FACTORS", ";2"),
        ("QT_FONT_DPI", "144"),
    ],
)
def test_a_size_that_makes_sense_stays(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(name, value)
    assert display_check.drop_nonsense() == []
    assert os.environ[name] == value


def test_a_missing_library_of_qt_is_named_with_its_package() -> None:
    lines = (ROOT / "packaging" / "setup" / "libraries.txt").read_text(encoding="utf-8").splitlines()
    pairs = [line.split() for line in lines if line and not line.startswith("#")]
    assert len(pairs) > 10
    for library, package in pairs:
        error = ImportError(f"{library}: cannot open shared object file: No such file or directory")
        sentence = display_check.missing_library(error)
        assert library in sentence
        assert sentence.endswith(f"apt-get install {package}")
        assert "\n" not in sentence


def test_the_command_installs_every_missing_library_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    missing = ("libxcb-icccm.so.4", "libxcb-cursor.so.0")

    def load(name: str) -> None:
        if name in missing:
            raise OSError(f"{name}: cannot open shared object file: No such file or directory")

    monkeypatch.setattr(ctypes, "CDLL", load)
    sentence = display_check.missing_library(OSError(f"{missing[0]}: cannot open shared object file"))
    assert sentence.endswith("apt-get install libxcb-icccm4 libxcb-cursor0")
