"""Makes a pack of the user's own: pictures are added, straightened, assigned to cards, and kept.

The pack is made in a folder beside the other packs, whose name begins with a dot, and gets its real name when
it is complete: half a pack never appears.
"""

import contextlib
import os
import re
import shutil
import tempfile
import time
import unicodedata
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from itertools import chain, count
from pathlib import Path
from types import TracebackType

import msgspec

from tartli_desktop.files import durable
from tartli_desktop.files.locks import FileLock
from tartli_desktop.files.problems import trouble_of_system

from . import leftovers
from .card_pictures import BadPicture, PictureFault, straighten, upside_down
from .pack_kinds import PackKind
from .packs import DRAFT_LOCK, SCRATCH, OwnPack, PackInfo, PackNotKept
from .picture_sources import MOST_BYTES, MOST_PICTURES, BadFile, PackRefused, SourceRefusal, opened

# Windows keeps these for devices.
_RESERVED = re.compile(r"(con|prn|aux|nul|com[0-9]|lpt[0-9])")


@dataclass(frozen=True)
class StraightPicture:
    """A picture that was straightened."""

    number: int

    name: str
    """The name of its file in the folder or zip."""

    face: str | None
    """The face of the pack that the name means."""

    file: Path
    """The PNG file of the face."""


@dataclass(frozen=True)
class LookedAt:
    """Progress: one more picture of a folder or zip was added or left out."""

    done: int
    count: int
    picture: StraightPicture | None = None
    bad: BadFile | None = None


class Draft:
    """A pack in the making. ``keep`` or ``discard`` ends it; as a context manager, it discards itself.

    It may be used in any thread, but in only one at a time.

    Args:
        packs: the folder of the packs.
        kind: the kind of pack.
    """

    def __init__(self, packs: Path, kind: PackKind = PackKind.GERMAN) -> None:
        self._packs = packs
        self._kind = kind
        self._scratch: Path | None = None
        self._lock: FileLock | None = None
        self._bytes = 0
        self.pictures: list[StraightPicture] = []

    def __enter__(self) -> "Draft":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.discard()

    def add(
        self,
        path: Path,
        report: Callable[[LookedAt], None] = lambda step: None,
        stopped: Callable[[], bool] = lambda: False,
    ) -> None:
        """Straighten the pictures of a folder or zip, and add them.

        Args:
            path: the folder, the zip, or one picture.
            report: is called for each picture that was added or left out.
            stopped: is asked before each picture whether to leave out the rest.

        Raises PackRefused if nothing, or nothing more, was taken from there, and PackNotKept if the pictures
        could not be written.
        """
        with opened(path, stopped) as source:
            whole = len(source.entries) + len(source.bad)
            for done, bad in enumerate(source.bad, 1):
                report(LookedAt(done, whole, bad=bad))
            if len(self.pictures) + len(source.entries) > MOST_PICTURES:
                raise PackRefused(path, SourceRefusal.TOO_MANY)
            for done, entry in enumerate(source.entries, len(source.bad) + 1):
                if stopped():
                    return
                try:
                    content = entry.read()
                    self._bytes += len(content)
                    if self._bytes > MOST_BYTES:
                        raise PackRefused(path, SourceRefusal.TOO_MUCH)
                    face = straighten(content)
                except BadPicture as error:
                    report(LookedAt(done, whole, bad=BadFile(entry.name, error.fault)))
                except MemoryError:
                    report(LookedAt(done, whole, bad=BadFile(entry.name, PictureFault.TOO_MANY_PIXELS)))
                else:
                    report(LookedAt(done, whole, self._remember(entry.name, face)))

    def turn(self, number: int) -> StraightPicture:
        """Turn a picture upside down. Raises PackNotKept."""
        picture = self.pictures[number]
        try:
            turned = upside_down(picture.file.read_bytes())
            file = self._place() / f"{number}-{time.monotonic_ns()}.png"
            durable.create(file, turned)
            with contextlib.suppress(OSError):
                picture.file.unlink()
        except OSError as error:
            raise self._not_kept(error) from error
        self.pictures[number] = replace(picture, file=file)
        return self.pictures[number]

    def keep(self, name: str, faces: Mapping[str, int]) -> OwnPack:
        """Make the pack from these pictures, and end the draft.

        Args:
            name: the name of the pack.
            faces: for each face that the pack has, the number of a picture; no number twice.

        Raises PackNotKept if nothing was kept, and the draft is unchanged; ValueError for an unknown face, a
        picture that is given twice, or no pictures at all.
        """
        if not faces or not set(faces) <= set(self._kind.faces) or len(set(faces.values())) < len(faces):
            raise ValueError("a pack has pictures, each for one of the faces")
        try:
            folder = Path(tempfile.mkdtemp(prefix="pack-", dir=self._place()))
            info = PackInfo(name or "?", kind=self._kind)
            durable.create(folder / "pack.json", msgspec.json.format(msgspec.json.encode(info), indent=2))
            for face, number in faces.items():
                kept = folder / f"{face}.png"
                self.pictures[number].file.rename(kept)
                self.pictures[number] = replace(self.pictures[number], file=kept)
            durable.sync_folder(folder)
            pack = self._publish(folder, info.name)
        except OSError as error:
            raise self._not_kept(error) from error
        self.discard()
        return pack

    def discard(self) -> None:
        """Remove everything that was not kept."""
        scratch, self._scratch = self._scratch, None
        self.pictures = []
        if scratch is not None and self._lock is not None:
            self._lock.release()
            shutil.rmtree(scratch, ignore_errors=True)

    def _place(self) -> Path:
        if self._scratch is None:
            self._packs.mkdir(parents=True, exist_ok=True)
            leftovers.remove_folders(self._packs)
            self._scratch = Path(tempfile.mkdtemp(prefix=SCRATCH, dir=self._packs))
            self._lock = FileLock(self._scratch / DRAFT_LOCK)
            self._lock.take()
        return self._scratch

    def _remember(self, name: str, face: bytes) -> StraightPicture:
        number = len(self.pictures)
        try:
            file = self._place() / f"{number}.png"
            durable.create(file, face)
        except OSError as error:
            raise self._not_kept(error) from error
        self.pictures.append(StraightPicture(number, name, self._kind.face_of(name), file))
        return self.pictures[-1]

    def _publish(self, folder: Path, name: str) -> OwnPack:
        """Give a complete folder a name that no other pack has."""
        wanted = _folder_name(name)
        taken = {entry.name.casefold() for entry in os.scandir(self._packs)}
        names = chain([wanted], (f"{wanted}-{number}" for number in count(2)))
        free = next(each for each in names if each not in taken)
        folder.rename(self._packs / free)
        durable.sync_folder(self._packs)
        return OwnPack(self._kind.own_prefix + free, name)

    def _not_kept(self, error: OSError) -> PackNotKept:
        return PackNotKept(self._packs, trouble_of_system(error), error.strerror or "")


def _folder_name(name: str) -> str:
    """A folder name that is valid on every system."""
    plain = unicodedata.normalize("NFKD", name.casefold()).encode("ascii", "ignore").decode()
    words = re.findall(r"[a-z0-9]+", plain)
    folder = "-".join(words)[:32].strip("-")
    return f"pack-{folder}".rstrip("-") if not folder or _RESERVED.fullmatch(folder) else folder
