"""Makes the Debian package from the bundle: deb.py BUNDLE FOLDER prints the file.

Needs dpkg-deb, and nothing of the system that the bundle was not made on: what it depends on is read from the
bundle's own libraries.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path

import share

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from tartli_desktop import __version__  # noqa: E402

NAME = "tartli-desktop"
HERE = Path(__file__).resolve().parent
PACKAGES = HERE / "debian_packages.txt"
MAINTAINER = "The Tartli authors <tartli@users.noreply.github.com>"

SYMBOLS: dict[str, tuple[str, dict[str, str]]] = {
    "GLIBC": ("libc6", {}),
    # The releases of GCC that brought these.
    "GLIBCXX": (
        "libstdc++6",
        {"3.4.26": "9", "3.4.28": "9.3", "3.4.29": "11", "3.4.30": "12", "3.4.31": "13"},
    ),
}
"""The packages that must be new enough for the versions of symbols that the bundle uses."""

DESCRIPTION = """\
old Hungarian card games: Tartli, Ulti, Tarokk
 Tartli is an old card game for two, played in the cafés of Hungary and, as
 Tartl, in Vienna. It belongs to the family of Jass and Belote: 32 cards,
 melds that are declared aloud, and points in the tricks. Ulti, the national
 card game of Hungary, is for three: the highest bidder plays alone against
 the other two. Hungarian Tarokk is for four or five, with a partner whom
 nobody knows at first.
 .
 Play with the mouse or the keyboard, by the usual or your own house rules,
 against opponents from beginner to master. It needs no network, and saves
 every match.
"""


def elf_files(bundle: Path) -> list[Path]:
    """All programs and libraries of the bundle."""

    def is_elf(path: Path) -> bool:
        with path.open("rb") as file:
            return file.read(4) == b"\x7fELF"

    return sorted(
        path for path in bundle.rglob("*") if path.is_file() and not path.is_symlink() and is_elf(path)
    )


def _objdump(path: Path) -> str:
    return subprocess.run(["objdump", "-p", path], check=True, capture_output=True, text=True).stdout


def packages_by_library() -> dict[str, str]:
    """Debian's package for each library, from debian_packages.txt."""
    lines = PACKAGES.read_text(encoding="utf-8").splitlines()
    return dict(line.split(maxsplit=1) for line in lines if line and not line.startswith("#"))


def _parts(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split("."))


def depends(dumps: Iterable[str], brought: set[str]) -> list[str]:
    """What a package depends on.

    Args:
        dumps: the output of ``objdump -p`` for each file of the bundle.
        brought: the names of the libraries that it brings along.

    Raises:
        LookupError: for a library that debian_packages.txt does not name.
    """
    text = "\n".join(dumps)
    needed = set(re.findall(r"^ +NEEDED +(\S+)$", text, re.MULTILINE)) - brought
    known = packages_by_library()
    if needed - known.keys():
        raise LookupError(f"{PACKAGES.name} has no package for {', '.join(sorted(needed - known.keys()))}.")
    packages = {known[library] for library in needed}
    for prefix, (package, releases) in SYMBOLS.items():
        versions = re.findall(rf"\b{prefix}_(\d[\d.]*)\b", text)
        if package in packages and versions:
            newest = max(versions, key=_parts)
            packages.remove(package)
            packages.add(f"{package} (>= {releases.get(newest, newest) if releases else newest})")
    return sorted(packages)


def make(bundle: Path, folder: Path, version: str = __version__, level: int = 6) -> Path:
    """Write the package into ``folder``, compressed by xz at ``level``, 0 to 9; return the file."""
    files = elf_files(bundle)
    brought = {path.name for path in bundle.rglob("*.so*")}
    architecture = subprocess.run(
        ["dpkg", "--print-architecture"], check=True, capture_output=True, text=True
    ).stdout.strip()
    result = folder / f"{NAME}_{version}_{architecture}.deb"
    with tempfile.TemporaryDirectory() as scratch:
        tree = Path(scratch) / "tree"
        program = tree / "usr/lib" / NAME
        shutil.copytree(bundle, program, symlinks=True)
        (tree / "usr/bin").mkdir()
        (tree / "usr/bin" / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
        share.lay_out(tree / "usr")
        _compress(tree / "usr/share/man/man1" / f"{NAME}.1")
        papers = tree / "usr/share/doc" / NAME
        papers.mkdir(parents=True)
        shutil.copyfile(ROOT / "packaging" / "copyright", papers / "copyright")
        (papers / "licences").symlink_to(f"../../../lib/{NAME}/_internal/licences")
        changes = ROOT / "CHANGELOG.md"
        if changes.is_file():
            shutil.copyfile(changes, papers / "NEWS")
            _compress(papers / "NEWS")
        (papers / "changelog").write_text(debian_changelog(version), encoding="utf-8")
        _compress(papers / "changelog")
        overrides = tree / "usr/share/lintian/overrides" / NAME
        overrides.parent.mkdir(parents=True)
        shutil.copyfile(HERE / "lintian-overrides", overrides)
        for path in tree.rglob("*"):
            if not path.is_symlink():
                path.chmod(
                    0o755 if path.is_dir() or (path.name == NAME and path.parent == program) else 0o644
                )
        size = sum(
            path.stat().st_size for path in tree.rglob("*") if path.is_file() and not path.is_symlink()
        )
        control = {
            "Package": NAME,
            "Version": version,
            "Section": "games",
            "Priority": "optional",
            "Architecture": architecture,
            "Maintainer": MAINTAINER,
            "Installed-Size": str(-(-size // 1024)),
            "Depends": ", ".join(depends(map(_objdump, files), brought)),
            # Speaks with the voices of the system.
            "Suggests": "speech-dispatcher",
            "Homepage": "https://github.com/tartli/tartli-desktop",
            "Description": DESCRIPTION.rstrip("\n"),
        }
        (tree / "DEBIAN").mkdir(mode=0o755)
        text = "".join(f"{name}: {value}\n" for name, value in control.items())
        (tree / "DEBIAN/control").write_text(text, encoding="utf-8")
        # dpkg --verify uses these to find changed files.
        (tree / "DEBIAN/md5sums").write_text(md5sums(tree), encoding="utf-8")
        tree.chmod(0o755)
        # No file in the package is newer than SOURCE_DATE_EPOCH, if that is set.
        command = ["dpkg-deb", "--root-owner-group", "-Zxz", f"-z{level}", "--build", tree, result]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return result


def debian_changelog(version: str) -> str:
    """A version's entry for Debian's tools; NEWS tells what is new in it."""
    made = datetime.fromtimestamp(int(os.environ.get("SOURCE_DATE_EPOCH", "1735689600")), UTC)
    return (
        f"{NAME} ({version}) stable; urgency=medium\n\n"
        f"  * New version. NEWS.gz tells what is new.\n\n"
        f" -- {MAINTAINER}  {format_datetime(made)}\n"
    )


def md5sums(tree: Path) -> str:
    """The sums of all files that a package installs, as dpkg writes them."""
    files = (path for path in sorted(tree.rglob("*")) if path.is_file() and not path.is_symlink())
    installed = ((path, path.relative_to(tree)) for path in files)
    return "".join(
        f"{hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()}  {place.as_posix()}\n"
        for path, place in installed
        if place.parts[0] != "DEBIAN"
    )


def _compress(path: Path) -> None:
    """Replace a file by its .gz, which holds no time."""
    path.with_name(f"{path.name}.gz").write_bytes(gzip.compress(path.read_bytes(), mtime=0))
    path.unlink()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bundle", type=Path)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--version", default=__version__)
    parser.add_argument("--level", type=int, default=6, help="how much xz compresses, 0 to 9")
    words = parser.parse_args()
    os.umask(0o022)
    words.folder.mkdir(parents=True, exist_ok=True)
    try:
        print(make(words.bundle, words.folder, words.version, words.level))
    except (share.PartMissingError, LookupError) as error:
        sys.exit(f"The Debian package was not made: {error}")


if __name__ == "__main__":
    main()
