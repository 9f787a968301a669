"""Pictures in a folder or a zip. Both may come from strangers: nothing is trusted, nothing unpacked to disk.

A zip is read entry by entry in memory, and the name of an entry never becomes a path. In a folder, links are
not followed. The number of pictures and other files is limited, and so are the unpacked bytes.
"""

import errno
import io
import logging
import os
import stat
import zipfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import BinaryIO

from tartli_desktop.files.plain_files import content_of

from .card_pictures import LARGEST_PICTURE, BadPicture, PictureFault
from .file_names import in_order

_log = logging.getLogger(__name__)

MOST_PICTURES = 200
MOST_BYTES = 200 * 1024 * 1024
MOST_ENTRIES = 5_000
DEEPEST = 4
"""How deep folders may be nested."""

_HIGHEST_RATIO = 100
_RATIO_MATTERS = 1024 * 1024
_LONGEST_DIRECTORY = 2 * 1024 * 1024
"""The largest size of a zip's list of entries, in bytes."""

_PORTION = 1024 * 1024

_PICTURES = frozenset({".png", ".jpg", ".jpeg", ".jpe", ".jfif", ".webp"})
_OTHER_PICTURES = frozenset(
    {".gif", ".bmp", ".tif", ".tiff", ".heic", ".heif", ".avif", ".svg", ".jp2", ".pdf"}
)


class SourceRefusal(StrEnum):
    """Why nothing was taken from a folder or zip; the value says it in English."""

    GONE = "it is not there"
    NO_ACCESS = "unreadable"
    NOT_A_PACK = "it is neither a folder nor a zip of pictures"
    BROKEN_ZIP = "the zip is broken"
    TOO_MANY = f"there are more than {MOST_PICTURES} pictures in it"
    TOO_MUCH = "it is larger than 200 MB"
    NO_PICTURES = "there is no picture in it"


class PackRefused(Exception):  # noqa: N818 - named for what happened, like the errors of `problems`
    """Nothing was taken from a folder or a zip."""

    def __init__(self, path: Path, refusal: SourceRefusal) -> None:
        super().__init__(f"{path}: {refusal.value}.")
        self.path = path
        self.refusal = refusal


@dataclass(frozen=True)
class Entry:
    """A picture that may be read."""

    name: str
    """The name within the folder or zip, with ``/``."""

    read: Callable[[], bytes]
    """Returns the content. Raises BadPicture."""


@dataclass(frozen=True)
class BadFile:
    """A file that was left out."""

    name: str
    fault: PictureFault


@dataclass(frozen=True)
class Source:
    """The pictures in a folder or a zip, and the files that were left out."""

    entries: tuple[Entry, ...]
    bad: tuple[BadFile, ...]


@contextmanager
def opened(path: Path, stopped: Callable[[], bool] = lambda: False) -> Iterator[Source]:
    """Find the pictures of a folder or a zip, or open a single picture. Raises PackRefused."""
    try:
        status = path.stat()
    except OSError as error:
        gone = isinstance(error, FileNotFoundError)
        raise PackRefused(path, SourceRefusal.GONE if gone else SourceRefusal.NO_ACCESS) from error
    except ValueError as error:
        raise PackRefused(path, SourceRefusal.GONE) from error
    if stat.S_ISDIR(status.st_mode):
        yield _checked(path, *_in_folder(path, stopped))
    elif not stat.S_ISREG(status.st_mode):
        raise PackRefused(path, SourceRefusal.NOT_A_PACK)
    elif path.suffix.casefold() in _PICTURES:
        yield Source((Entry(path.name, lambda: _file_content(path)),), ())
    else:
        with _zip(path, status.st_size) as archive:
            yield _checked(path, *_in_zip(archive))


def _checked(path: Path, found: dict[str, Callable[[], bytes]], bad: list[BadFile]) -> Source:
    if len(found) > MOST_PICTURES:
        raise PackRefused(path, SourceRefusal.TOO_MANY)
    if not found and not bad:
        raise PackRefused(path, SourceRefusal.NO_PICTURES)
    entries = tuple(Entry(name, found[name]) for name in in_order(found))
    return Source(entries, tuple(bad[:MOST_PICTURES]))


def _kind(name: str) -> str:
    return os.path.splitext(name)[1].casefold()


# Folders


def _in_folder(
    folder: Path, stopped: Callable[[], bool]
) -> tuple[dict[str, Callable[[], bytes]], list[BadFile]]:
    found: dict[str, Callable[[], bytes]] = {}
    bad: list[BadFile] = []
    waiting = [(folder, "", 1)]
    seen = 0
    while waiting and not stopped():
        place, prefix, depth = waiting.pop()
        try:
            with os.scandir(place) as entries:
                for entry in entries:
                    seen += 1
                    if seen > MOST_ENTRIES or len(found) > MOST_PICTURES:
                        raise PackRefused(folder, SourceRefusal.TOO_MANY)
                    _sort_in(entry, prefix + entry.name, found, bad)
                    if not entry.name.startswith(".") and depth < DEEPEST and _is_own_folder(entry):
                        waiting.append((place / entry.name, f"{prefix}{entry.name}/", depth + 1))
        except OSError as error:
            if place == folder:
                raise PackRefused(folder, SourceRefusal.NO_ACCESS) from error
            bad.append(BadFile(prefix.rstrip("/"), PictureFault.UNREADABLE))
    return found, bad


def _is_own_folder(entry: os.DirEntry[str]) -> bool:
    """Whether an entry is a real folder, not a link or a Windows junction to one."""
    return entry.is_dir(follow_symlinks=False) and os.path.realpath(entry.path) == os.path.join(
        os.path.realpath(os.path.dirname(entry.path)), entry.name
    )


def _sort_in(
    entry: os.DirEntry[str], name: str, found: dict[str, Callable[[], bytes]], bad: list[BadFile]
) -> None:
    kind = _kind(name)
    if entry.name.startswith(".") or kind not in _PICTURES | _OTHER_PICTURES:
        return
    path = Path(entry.path)
    if entry.is_symlink():
        bad.append(BadFile(name, PictureFault.LINK))
    elif entry.is_file(follow_symlinks=False):
        if kind in _PICTURES:
            found[name] = lambda: _file_content(path)
        else:
            bad.append(BadFile(name, PictureFault.NO_PICTURE))


def _file_content(path: Path) -> bytes:
    """The content of a regular file that is not a link. Raises BadPicture."""
    try:
        if path.is_symlink():
            raise BadPicture(PictureFault.LINK)
        return content_of(path, LARGEST_PICTURE)
    except OSError as error:
        is_large = error.errno == errno.EFBIG
        raise BadPicture(PictureFault.TOO_LARGE if is_large else PictureFault.UNREADABLE) from error


# Zips


class _Measured(io.FileIO):
    """A file that reads no more at once than the largest allowed list of entries."""

    def read(self, size: int | None = -1, /) -> bytes:
        if size is None or size < 0:
            # This is how the reader looks for the end of the list, which is short.
            return super().read(_LONGEST_DIRECTORY) or b""
        if size > _LONGEST_DIRECTORY:
            raise zipfile.BadZipFile("the list of entries is too long")
        return super().read(size) or b""


@contextmanager
def _zip(path: Path, size: int) -> Iterator[zipfile.ZipFile]:
    if size > MOST_BYTES:
        raise PackRefused(path, SourceRefusal.TOO_MUCH)
    try:
        file = _Measured(path, "rb")
    except OSError as error:
        raise PackRefused(path, SourceRefusal.NO_ACCESS) from error
    with file, _archive(path, file) as archive:
        yield archive


def _archive(path: Path, file: io.FileIO) -> zipfile.ZipFile:
    try:
        start = file.read(4)
        file.seek(0)
        if not start.startswith(b"PK") and not zipfile.is_zipfile(_as_binary(file)):
            raise PackRefused(path, SourceRefusal.NOT_A_PACK)
        file.seek(0)
        return zipfile.ZipFile(_as_binary(file))
    except PackRefused:
        raise
    except OSError as error:
        raise PackRefused(path, SourceRefusal.NO_ACCESS) from error
    except Exception as error:
        # For a broken zip, the reader raises nearly anything: struct.error, KeyError, ValueError.
        _log.warning("a zip cannot be read", exc_info=True)
        raise PackRefused(path, SourceRefusal.BROKEN_ZIP) from error


def _as_binary(file: io.FileIO) -> BinaryIO:
    return file


def _in_zip(archive: zipfile.ZipFile) -> tuple[dict[str, Callable[[], bytes]], list[BadFile]]:
    found: dict[str, Callable[[], bytes]] = {}
    bad: list[BadFile] = []
    entries = archive.infolist()
    if len(entries) > MOST_ENTRIES:
        raise PackRefused(Path(archive.filename or ""), SourceRefusal.TOO_MANY)
    for entry in entries:
        if len(found) > MOST_PICTURES:
            break
        name = _entry_name(entry)
        parts = name.split("/")
        kind = _kind(name)
        hidden = parts[-1].startswith(".") or "__MACOSX" in parts
        if entry.is_dir() or hidden or kind not in _PICTURES | _OTHER_PICTURES:
            continue
        fault = _entry_fault(entry, name)
        if fault is not None:
            bad.append(BadFile(name, fault))
            continue
        while name in found:
            # A zip may have two files with the same name.
            name = f"{os.path.splitext(name)[0]} (2){os.path.splitext(name)[1]}"
        found[name] = _entry_reader(archive, entry)
    return found, bad


def _entry_name(entry: zipfile.ZipInfo) -> str:
    """The name as its author wrote it: in UTF-8, even without the flag for it, or in a DOS code page."""
    name = entry.filename
    if not entry.flag_bits & 0x800:
        raw = name.encode("cp437", errors="replace")
        try:
            name = raw.decode("utf-8")
        except UnicodeDecodeError:
            name = raw.decode("cp852")
    return name.replace("\\", "/")


def _entry_fault(entry: zipfile.ZipInfo, name: str) -> PictureFault | None:
    parts = name.split("/")
    if ".." in parts or name.startswith("/") or ":" in parts[0] or "\0" in entry.orig_filename:
        return PictureFault.OUTSIDE
    if stat.S_ISLNK(entry.external_attr >> 16):
        return PictureFault.LINK
    if entry.flag_bits & 0x1:
        return PictureFault.LOCKED
    if _kind(name) in _OTHER_PICTURES:
        return PictureFault.NO_PICTURE
    if entry.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        # Other methods may ask for any amount of memory.
        return PictureFault.UNREADABLE
    if entry.file_size > LARGEST_PICTURE:
        return PictureFault.TOO_LARGE
    if entry.file_size > max(_RATIO_MATTERS, entry.compress_size * _HIGHEST_RATIO):
        return PictureFault.PACKED_TOO_WELL
    return None


def _entry_reader(archive: zipfile.ZipFile, entry: zipfile.ZipInfo) -> Callable[[], bytes]:
    def read() -> bytes:
        try:
            content = bytearray()
            with archive.open(entry) as file:
                # The size that the entry claims is not trusted.
                while len(content) <= LARGEST_PICTURE and (part := file.read(_PORTION)):
                    content += part
        except MemoryError:
            raise
        except Exception as error:
            # For a broken entry, the reader raises nearly anything: zlib.error, EOFError.
            _log.warning("an entry of a zip cannot be read", exc_info=True)
            raise BadPicture(PictureFault.BROKEN) from error
        if len(content) > LARGEST_PICTURE:
            raise BadPicture(PictureFault.TOO_LARGE)
        return bytes(content)

    return read
