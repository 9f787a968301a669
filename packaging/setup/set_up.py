"""Sets a virtual environment up with the program and its libraries, and tells what it does meanwhile.

    set_up.py FOLDER EXTRA [--if-possible EXTRA]

It is run by the Python that the environment is to be made of, and needs nothing else. The last extra is left
out, with a sentence, where it cannot be had.
"""

from __future__ import annotations

import argparse
import queue
import re
import subprocess
import sys
import threading
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CONSTRAINTS = ROOT / "packaging" / "bundle" / "constraints.txt"
"""The versions that packages are made of."""

INDENT = "    "

_DOWNLOAD = re.compile(r"\s*Downloading (?:\S*/)?([A-Za-z0-9_.]+?)-\d\S* \(([\d.]+) MB\)")
_FOUND = re.compile(r"(?:Collecting|Processing) \S")
_INSTALLING = re.compile(r"Installing collected packages: (.*)")


class Teller:
    """Prints the steps in lines; on a terminal the last line counts its seconds."""

    def __init__(self) -> None:
        self._is_terminal = sys.stdout.isatty()
        self._waits_for = ""
        self._since = 0.0

    def say(self, text: str) -> None:
        self.finish()
        print(text, flush=True)

    def wait_for(self, text: str) -> None:
        """Begin a step that takes a while."""
        self.finish()
        self._waits_for = f"{INDENT}{text}"
        self._since = time.monotonic()
        print(f"{self._waits_for} ...", end="" if self._is_terminal else "\n", flush=True)

    def tick(self) -> None:
        """Count one second."""
        if self._is_terminal and self._waits_for:
            seconds = round(time.monotonic() - self._since)
            print(f"\r{self._waits_for} ... {seconds} s", end="", flush=True)

    def finish(self) -> None:
        """End the step."""
        if self._is_terminal and self._waits_for:
            print()
        self._waits_for = ""


def make_environment(folder: Path) -> Path:
    """Make a virtual environment, unless there is one that works; returns its Python."""
    python = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    if not python.exists() or subprocess.run([python, "-c", ""], capture_output=True).returncode:
        subprocess.run([sys.executable, "-m", "venv", "--clear", folder], check=True)
    return python


def install(python: Path, extras: list[str], teller: Teller) -> list[str]:
    """Install the program with some extras; return pip's complaints if it failed."""
    options = ["--disable-pip-version-check", "--no-input", "--editable", f".[{','.join(extras)}]"]
    if "dist" in extras:
        options += ["--constraint", str(CONSTRAINTS)]
    command = [python, "-m", "pip", "install", *options]
    teller.wait_for("looking for what is needed")
    said: list[str] = []
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
    ) as pip:
        lines: queue.Queue[str | None] = queue.Queue()
        assert pip.stdout is not None
        reader = threading.Thread(target=_read, args=(pip.stdout, lines), daemon=True)
        reader.start()
        while True:
            try:
                line = lines.get(timeout=1)
            except queue.Empty:
                teller.tick()
                continue
            if line is None:
                break
            said.append(line)
            if found := _DOWNLOAD.match(line):
                teller.wait_for(f"downloading {found[1].replace('_', '-')}, {float(found[2]):.0f} MB")
            elif found := _INSTALLING.match(line):
                teller.wait_for(f"installing {found[1].count(',') + 1} packages")
            elif _FOUND.match(line):
                teller.tick()
    teller.finish()
    if pip.returncode == 0:
        return []
    errors = [line.strip() for line in said if line.startswith("ERROR")]
    return errors or [line.strip() for line in said[-5:]]


def _read(stream: object, lines: queue.Queue[str | None]) -> None:
    for line in stream:  # type: ignore[attr-defined]
        lines.put(line)
    lines.put(None)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("extra")
    parser.add_argument("--if-possible", metavar="EXTRA")
    words = parser.parse_args()
    started = time.monotonic()
    teller = Teller()
    teller.say(f"Setting Tartli up in {words.folder}. The first time this takes a minute or two.")
    teller.say("1/3 Libraries of the system")
    if subprocess.run([sys.executable, ROOT / "packaging" / "setup" / "libraries.py"]).returncode:
        return 1
    teller.say(f"2/3 An environment for Python {sys.version.split()[0]}")
    python = make_environment(words.folder)
    teller.say("3/3 Tartli and its libraries")
    wished = [words.if_possible] if words.if_possible else []
    errors = install(python, [words.extra, *wished], teller)
    if errors and wished:
        teller.say(f"{INDENT}That did not work, so it is tried without sound.")
        first = errors
        errors = install(python, [words.extra], teller)
        if not errors:
            teller.say(f"{INDENT}There will be no sound. {first[0].removeprefix('ERROR: ')}")
            teller.say(f"{INDENT}To try again: {python} -m pip install --editable '.[{words.if_possible}]'")
    if errors:
        teller.finish()
        print("Tartli could not be set up because its libraries could not be installed:", file=sys.stderr)
        print("\n".join(errors), file=sys.stderr)
        print("If there is no network, connect to one and run make again.", file=sys.stderr)
        return 1
    teller.say(f"Tartli is set up. It took {time.monotonic() - started:.0f} seconds.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
