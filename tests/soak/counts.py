"""The program's resources at some moment, and their growth."""

import collections
import ctypes
import gc
import multiprocessing
import os
import sys
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, cast

import shiboken6
from PySide6.QtCore import QAbstractAnimation, QTimer
from PySide6.QtWidgets import QApplication, QDialog

from .waiting import rest, until

LARGEST = 10.0
"""Megabytes by which the memory may grow."""

LARGEST_OPPONENT = 50.0
"""Megabytes of the opponent's process at any time: it starts with some 18, and has 34 after a hint.

Its tables are emptied when they are full, so that its memory goes up and down; growth since one count alone
would miss a process that was already large then.
"""


@dataclass
class Count:
    """The resources at some moment; 0 where the system does not tell."""

    matches: int
    memory: float
    """Megabytes of this process."""
    opponent: float
    """Megabytes of the largest process in which opponents think."""
    threads: int
    """Threads that Python knows."""
    tasks: int
    """All threads, as the system counts them."""
    processes: int
    files: int
    """Open files, except the locks of deleted matches, which are held until the program ends."""
    timers: int
    """Running timers and animations."""
    widgets: int
    dialogs: int
    """Dialogs that Python still holds, even if Qt has deleted them."""
    objects: int
    """All objects that the collector tracks; printed, without a limit, for those who look for a leak."""
    opened: collections.Counter[str] = field(default_factory=collections.Counter, repr=False)
    """The open files by name."""


LIMITS = dict.fromkeys(("memory", "opponent"), LARGEST) | dict.fromkeys(
    ("threads", "tasks", "processes", "files", "timers", "widgets", "dialogs"), 0.0
)
"""How much each may grow after the first matches."""


def counted(matches: int, *, kept_open: int = 0, offered: int = 0) -> Count:
    """Count the resources now.

    Args:
        matches: how many have been played.
        kept_open: how many files stay open until the program ends.
        offered: how many buttons there are that not every match ends with.
    """
    rest()
    # The alarm over the opponent's last answer is a thread, which may end a little later.
    until(lambda: not any(isinstance(each, threading.Timer) for each in threading.enumerate()))
    gc.collect()
    rest()
    if sys.platform == "linux" and (trim := getattr(ctypes.CDLL(None), "malloc_trim", None)):
        # Up to 25 MB lie free between what is used: fragments that malloc keeps, and that nobody holds.
        trim(0)
    things = gc.get_objects()
    opponents = multiprocessing.active_children()
    return Count(
        matches=matches,
        memory=_resident("self"),
        opponent=max((_resident(str(process.pid)) for process in opponents), default=0.0),
        threads=threading.active_count(),
        tasks=len(_entries("/proc/self/task")),
        processes=len(opponents),
        files=len(_entries("/proc/self/fd")) - kept_open,
        timers=len(_running(things)),
        widgets=len(QApplication.allWidgets()) - offered,
        dialogs=len(_of_kind(things, QDialog)),
        objects=len(things),
        opened=collections.Counter(_open_files()),
    )


def _resident(process: str) -> float:
    try:
        pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    except OSError:
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 1024**2


def _entries(folder: str) -> list[str]:
    """The entries of a /proc folder, except the one that listing it adds."""
    try:
        found = os.listdir(folder)
    except OSError:
        return []
    return [each for each in found if os.path.lexists(f"{folder}/{each}")]


def _open_files() -> list[str]:
    """The open files by name; a pipe's number says nothing, so it is left out."""
    return [os.readlink(f"/proc/self/fd/{each}").split(":[")[0] for each in _entries("/proc/self/fd")]


def _of_kind(things: Sequence[object], *wanted: type) -> list[Any]:
    # Some objects fake a class and load it when asked. There are far fewer types than objects.
    kinds = {kind for kind in set(map(type, things)) if issubclass(kind, wanted)}
    return [thing for thing in things if type(thing) in kinds]


def _running(things: Sequence[object]) -> list[QTimer | QAbstractAnimation]:
    """The running timers and animations, both those that Python holds and those in a window."""
    found = {id(thing): thing for thing in _of_kind(things, QTimer, QAbstractAnimation)}
    for window in QApplication.topLevelWidgets():
        for kind in (QTimer, QAbstractAnimation):
            found |= {id(each): each for each in window.findChildren(kind)}
    running = []
    for thing in found.values():
        if isinstance(thing, QTimer):
            runs = shiboken6.isValid(thing) and thing.isActive()
        else:
            assert isinstance(thing, QAbstractAnimation)
            runs = shiboken6.isValid(thing) and thing.state() == QAbstractAnimation.State.Running
        if runs:
            running.append(thing)
    return cast(list[QTimer | QAbstractAnimation], running)


# What is wrong


def grown(counts: Sequence[Count], settled: int, largest: float = LARGEST) -> list[str]:
    """What has grown too much since this many matches had been played, memory by more than ``largest``."""
    before = next((count for count in counts if count.matches >= settled), None)
    if before is None:
        return [f"There is no count after {settled} matches."]
    faults = [
        f"opponent: {count.opponent:g} MB after {count.matches} matches; {LARGEST_OPPONENT:g} are allowed."
        for count in counts
        if count.opponent > LARGEST_OPPONENT
    ]
    for name, allowed in LIMITS.items():
        limit = largest if allowed else 0.0
        later = counts[counts.index(before) + 1 :] or [before]
        # What is gone at the next count was only about to be freed; memory gets no such excuse.
        most = max(later, key=_number(name)) if allowed else min(later[-2:], key=_number(name))
        growth = getattr(most, name) - getattr(before, name)
        if growth > limit:
            fault = f"{name}: {growth:g} more after {most.matches} matches than after {before.matches};"
            faults.append(f"{fault} {limit:g} are allowed.")
            if name == "files":
                faults += [f"  opened: {path}" for path in (most.opened - before.opened).elements()]
    return faults


def _number(name: str) -> Callable[[Count], float]:
    return lambda count: float(getattr(count, name))


def slope(counts: Sequence[Count], settled: int) -> float:
    """The growth of memory from match to match in kilobytes, by least squares."""
    points = [(count.matches, 1024 * count.memory) for count in counts if count.matches >= settled]
    if len(points) < 2:
        return 0.0
    middle = [sum(values) / len(points) for values in zip(*points, strict=True)]
    spread = sum((x - middle[0]) ** 2 for x, _ in points)
    return sum((x - middle[0]) * (y - middle[1]) for x, y in points) / spread


def left(folder: Path) -> list[str]:
    """What remains after the window has closed."""
    faults = [f"{each.name} is left of the threads." for each in threading.enumerate()[1:]]
    faults += [f"{each.name} is left of the processes." for each in multiprocessing.active_children()]
    faults += [f"{each} runs still." for each in _running(gc.get_objects())]
    faults += [f"{path} is still open." for path in _open_files() if path.startswith(str(folder))]
    shown = [each for each in QApplication.topLevelWidgets() if each.isVisible()]
    faults += [f"{type(each).__name__} is still shown." for each in shown]
    return faults


def heading() -> str:
    """The first line of the table."""
    return " ".join(f"{each.name:>9}" for each in fields(Count)[:-1])


def line(count: Count) -> str:
    """A line of the table."""
    values = (getattr(count, each.name) for each in fields(Count)[:-1])
    return " ".join(f"{value:9.1f}" if isinstance(value, float) else f"{value:9}" for value in values)
