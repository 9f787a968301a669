"""How long the program takes until its table accepts input, and how much memory it needs.

    python -m tests.benchmarks.startup

Each figure is the median of fresh processes without a screen: a bare PySide6 window with an empty
QGraphicsView, the program with an empty folder, and the program with a match that it resumes. They
take turns, so that a busy machine slows them alike. The clock runs from before the process is made until the
window is shown, the player can act and Qt has nothing else to do. Everything is measured twice, the
second time with one core busy.
"""

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.benchmarks.cpu_load import one_core_busy

ROOT = Path(__file__).resolve().parents[2]
RECORD = ROOT / "packaging" / "screenshots" / "records" / "trick-9.json"

GOAL_RATIO = 4.0
"""At most this many times as long as the bare window."""

GOAL_SECONDS = 0.7
"""At most so long on an idle machine."""

GOAL_MEMORY = 160
"""Megabytes resident."""

ROUNDS = 7

NAMES = {
    "bare": "a bare window",
    "first": "the program, first start",
    "resumed": "the program, match resumed",
    "demo": "the program, after a whole match",
}
PROCESSES = {"bare": "bare", "first": "program", "resumed": "program", "demo": "demo"}
"""The mode of startup_program.py that measures each."""


def measure(kind: str, folder: Path) -> dict[str, float]:
    """Start one fresh process; return its seconds, and its memory in megabytes."""
    started = Path(__file__).with_name("startup_program.py")
    command = [sys.executable, str(started), PROCESSES[kind], str(folder)]
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    # As when the program is installed; the warm-up round compiles all modules.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    begun = time.monotonic()
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=300)
    marked = [line for line in done.stdout.splitlines() if line.startswith("measured ")]
    if not marked:
        raise SystemExit(f"{NAMES[kind]} did not start:\n{done.stderr}")
    figures = {name: float(value) for name, value in (word.split("=") for word in marked[-1].split()[1:])}
    megabytes = {name: figures[name] / 1024 for name in ("VmRSS", "VmHWM") if name in figures}
    return {"seconds": figures["seconds"] - begun, **megabytes}


def store_match(folder: Path) -> None:
    """Store an unfinished match where the program looks for it, with all programs' data in this folder."""
    from tartli_desktop.files.user_paths import APP_NAME, UserPaths
    from tartli_desktop.store.match_store import MatchStore
    from tests.store.store_samples import head_of

    record = json.loads(RECORD.read_text(encoding="utf-8"))
    with MatchStore.open(UserPaths.under(folder / APP_NAME).database).store as store:
        players = (record["players"][0], record["players"][1])
        match_id = store.create(head_of(record["variant"], players, record["first_dealer"], 0, "heuristic"))
        for hand in record["hands"]:
            store.add_hand(match_id, hand["deck"])
            for action in hand["actions"]:
                store.add_action(match_id, action)


def measure_all(scratch: Path, *, demo: bool) -> dict[str, list[dict[str, float]]]:
    """Do all rounds, after one that warms the disk."""
    prepared = scratch / "prepared"
    store_match(prepared)
    rounds: dict[str, list[dict[str, float]]] = {"bare": [], "first": [], "resumed": []}
    for number in range(-1, ROUNDS):
        for kind, results in rounds.items():
            folder = scratch / f"{kind}{number}"
            if kind == "resumed":
                shutil.copytree(prepared, folder)
            result = measure(kind, folder)
            if number >= 0:
                results.append(result)
    return {**rounds, "demo": [measure("demo", scratch / "demo")]} if demo else rounds


def main() -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as scratch:
        _tell(measure_all(Path(scratch), demo=True), is_idle=True)
    print("With one core busy:")
    with tempfile.TemporaryDirectory() as scratch, one_core_busy():
        _tell(measure_all(Path(scratch), demo=False), is_idle=False)


def _tell(results: dict[str, list[dict[str, float]]], *, is_idle: bool) -> None:
    for kind, runs in results.items():
        median = {name: statistics.median(run[name] for run in runs) for name in runs[0]}
        line = f"start-up, {NAMES[kind]:33}"
        if kind == "demo":
            line += " " * 9
        else:
            line += f"{1000 * median['seconds']:6.0f} ms"
        if "VmRSS" in median:
            line += f"  {median['VmRSS']:5.0f} MB resident, at most {median['VmHWM']:.0f}"
        goals = []
        if kind in ("first", "resumed"):
            pairs = zip(runs, results["bare"], strict=True)
            ratio = statistics.median(run["seconds"] / bare["seconds"] for run, bare in pairs)
            line += f"  {ratio:4.2f} times the bare window"
            goals.append((f"{GOAL_RATIO:g} times", ratio <= GOAL_RATIO))
            if is_idle:
                goals.append((f"{GOAL_SECONDS:g} s", median["seconds"] <= GOAL_SECONDS))
        if kind != "bare" and "VmHWM" in median:
            goals.append((f"{GOAL_MEMORY} MB", median["VmHWM"] <= GOAL_MEMORY))
        if goals:
            words = (f"{goal}: {'met' if met else 'MISSED'}" for goal, met in goals)
            line += f"  (goal {', '.join(words)})"
        print(line)


if __name__ == "__main__":
    main()
