"""The sound files: the script's output, short, quiet and without clicks."""

import math
import subprocess
import sys
from pathlib import Path

import pytest

from tartli_desktop.resources import resources_folder
from tartli_desktop.sound.player import Sound
from tests.sound.simulated_multimedia import FILES, ROOT, samples_of


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("sounds")
    script = ROOT / "packaging" / "sounds" / "synthesize.py"
    subprocess.run([sys.executable, "-I", str(script), str(folder)], check=True, timeout=120)
    return folder


def test_the_files_are_what_the_script_makes(made: Path) -> None:
    assert {path.name: path.read_bytes() for path in made.iterdir()} == {
        path.name: path.read_bytes() for path in FILES
    }


def test_there_is_a_file_for_every_sound_and_none_besides() -> None:
    assert {path.stem for path in FILES} == {name for each in Sound for name in each.names}
    assert (resources_folder() / "sounds").is_dir()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_sound_is_short_and_quiet_enough(path: Path) -> None:
    samples = samples_of(path)
    peak = 20 * math.log10(max(map(abs, samples)) / 32768)
    assert 5 <= len(samples) / 44.1 <= 600
    assert -20 < peak <= -6
    assert path.stat().st_size < 60_000


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_sound_neither_clicks_nor_presses_on_the_speaker(path: Path) -> None:
    samples = samples_of(path)
    loudest = max(map(abs, samples))
    assert abs(sum(samples)) / len(samples) < 0.1
    assert max(map(abs, (*samples[:8], *samples[-8:]))) < loudest / 50
