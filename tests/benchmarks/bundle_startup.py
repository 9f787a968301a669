"""How long the bundle takes to show its window, compared with the program run from source.

    python -m tests.benchmarks.bundle_startup [PROGRAM]

PROGRAM defaults to the one in ``build/bundle``, which ``make dist`` leaves. The two take turns on a
separate display, so that a busy machine slows them alike. The clock runs from before the process is made
until its window is on the screen. Needs Xvfb and xdotool.
"""

import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = ROOT / "build" / "bundle" / "tartli-desktop" / "tartli-desktop"

GOAL_RATIO = 1.5
"""At most this many times as long as the program run from source."""

ROUNDS = 9


def measure(command: list[str], environment: dict[str, str]) -> float:
    """Seconds until the window of one fresh process is shown."""
    with tempfile.TemporaryDirectory() as folder:
        begun = time.monotonic()
        process = subprocess.Popen([*command, "--portable", folder], env=environment, cwd=ROOT)
        try:
            # xdotool's own waiting checks only twice a second.
            while not is_seen(environment):
                if process.poll() is not None or time.monotonic() > begun + 120:
                    raise SystemExit(f"{command[0]} shows no window.")
            return time.monotonic() - begun
        finally:
            process.terminate()
            process.wait(30)
            # The window must be gone before the next one is looked for.
            while is_seen(environment):
                time.sleep(0.05)


def is_seen(environment: dict[str, str]) -> bool:
    """Whether a window of the program is on the screen."""
    search = ["xdotool", "search", "--onlyvisible", "--name", "Tartli"]
    return subprocess.run(search, env=environment, capture_output=True).returncode == 0


def own_display() -> tuple[subprocess.Popen[bytes], str]:
    """An X server that nobody else uses, and the name of its display."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x800x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as told:
        return server, f":{told.readline().strip()}"


def main() -> None:
    """Measure and print."""
    program = Path(sys.argv[1]) if len(sys.argv) > 1 else PROGRAM
    missing = [tool for tool in ("Xvfb", "xdotool") if shutil.which(tool) is None]
    if missing or not program.is_file():
        raise SystemExit(f"This needs {' and '.join(missing) or program}.")
    server, display = own_display()
    environment = {
        name: value for name, value in os.environ.items() if not name.startswith(("QT_", "WAYLAND"))
    }
    environment |= {"DISPLAY": display, "PYTHONPATH": str(ROOT)}
    commands = {"python": [sys.executable, "-m", "tartli_desktop"], "bundle": [str(program)]}
    seconds: dict[str, list[float]] = {name: [] for name in commands}
    try:
        # An extra first round warms the disk.
        for number in range(-1, ROUNDS):
            for name, command in commands.items():
                taken = measure(command, environment)
                if number >= 0:
                    seconds[name].append(taken)
    finally:
        server.terminate()
        server.wait()
    for name, all_taken in seconds.items():
        print(f"to the window, {name}: {1000 * statistics.median(all_taken):.0f} ms, median of {ROUNDS}")
    pairs = zip(seconds["bundle"], seconds["python"], strict=True)
    ratio = statistics.median(bundle / python for bundle, python in pairs)
    met = "met" if ratio <= GOAL_RATIO else "MISSED"
    print(f"the bundle takes {ratio:.2f} times as long (goal {GOAL_RATIO:g} times: {met})")


if __name__ == "__main__":
    main()
