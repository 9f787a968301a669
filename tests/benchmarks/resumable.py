"""Long measurements that lose nothing when stopped: each result is written to a file as soon as it is known,
and results already in the file are not measured again.
"""

import json
import signal
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from pathlib import Path
from typing import Any, TypeVar


def read(file: Path) -> list[dict[str, Any]]:
    """The results in a file, except a last line that was cut off."""
    found = []
    if file.exists():
        for line in file.read_text(encoding="utf-8").splitlines():
            try:
                found.append(json.loads(line))
            except json.JSONDecodeError:
                continue
    return found


Job = TypeVar("Job")


def play_all(
    play: Callable[[Job], dict[str, Any]], wanted: Iterator[Job], total: int, file: Path, processes: int
) -> bool:
    """Play in this many processes; return whether everything was played. Ctrl-C stops it."""
    begun, count = time.monotonic(), 0
    # A line cut off by a power failure must not spoil the next.
    cut = file.exists() and file.read_bytes()[-1:] not in (b"", b"\n")
    ignore = (signal.SIGINT, signal.SIG_IGN)
    pool = ProcessPoolExecutor(processes, initializer=signal.signal, initargs=ignore)
    running: set[Future[dict[str, Any]]] = {pool.submit(play, job) for job in islice(wanted, 2 * processes)}
    try:
        with file.open("a", encoding="utf-8") as out:
            out.write("\n" if cut else "")
            while running:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    print(json.dumps(future.result()), file=out, flush=True)
                    count += 1
                running |= {pool.submit(play, job) for job in islice(wanted, len(done))}
                minutes = (time.monotonic() - begun) / 60
                left = minutes / count * (total - count)
                if sys.stderr.isatty() or count % 50 == 0:
                    print(f"\r{count} of {total}, about {left:.0f} min left ", end="", file=sys.stderr)
    except KeyboardInterrupt:
        print("\nStopped; the next run goes on from here.", file=sys.stderr)
        pool.shutdown(wait=True, cancel_futures=True)
        return False
    pool.shutdown()
    return True
