"""The opponents of a game as another commit has them, in a process of their own."""

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

BUILD = Path("build")

_WORKER = """
import json, sys
from importlib import import_module
package = import_module("tartli_desktop.games." + sys.argv[1])
opponents = import_module(package.__name__ + ".opponents")
for line in sys.stdin:
    asked = json.loads(line)
    match = package.Match.from_record(asked.pop("record"))
    decide = opponents.interject if asked.pop("out_of_turn") else opponents.choose
    print(decide(match.view(asked.pop("seat")), asked.pop("level"), **asked), flush=True)
"""
"""Runs in the other checkout, so it names only what the contracts promise to other programs (U18, T18)."""


class OlderPlayer:
    """The opponents of a game in the checkout of a commit, who are sent records: every version reads them."""

    def __init__(self, commit: str, game: str) -> None:
        """Raises FileNotFoundError if the commit has not been checked out; see :func:`check_out`."""
        folder = _checkout_of(commit)
        if not folder.is_dir():
            raise FileNotFoundError(f"{folder} does not exist")
        self._worker = subprocess.Popen(
            [sys.executable, "-c", _WORKER, game],
            cwd=folder,
            env=os.environ | {"PYTHONPATH": str(folder.resolve())},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, record: dict[str, Any], **asked: Any) -> str:
        """The text of what a level does or says, "None" for nothing.

        Raises RuntimeError if the process ends.
        """
        assert self._worker.stdin is not None
        assert self._worker.stdout is not None
        print(json.dumps({"record": record, **asked}), file=self._worker.stdin, flush=True)
        answer = self._worker.stdout.readline().strip()
        if not answer:
            raise RuntimeError(f"the players of another commit have ended at {record}")
        return answer

    def close(self) -> None:
        """End the process."""
        self._worker.communicate()


@cache
def older_player(commit: str, game: str) -> OlderPlayer:
    """The players of a commit, started once in each process that plays."""
    return OlderPlayer(commit, game)


def check_out(commit: str) -> str:
    """Check a commit out under ``build/``, unless it is there; return its full name.

    Raises subprocess.CalledProcessError where git does not know it.
    """
    command = ["git", "rev-parse", "--verify", "--quiet", f"{commit}^{{commit}}"]
    name = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout.strip()
    if not _checkout_of(name).is_dir():
        folder = str(_checkout_of(name))
        subprocess.run(["git", "worktree", "add", "--quiet", "--detach", folder, name], check=True)
    return name


def _checkout_of(commit: str) -> Path:
    return BUILD / "commits" / commit
