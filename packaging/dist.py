"""Builds everything that this system can build, plays the demo with each, and writes sizes and checksums.

    python packaging/dist.py [FOLDER]

FOLDER is dist/ by default. Whatever is left out is listed with what it needs. Needs the extra ``dist``.
"""

from __future__ import annotations

import hashlib
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
import venv
from collections.abc import Callable
from datetime import date
from pathlib import Path

import played

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "packaging" / "linux"), str(ROOT / "packaging" / "bundle")]

import pinned  # noqa: E402

from tartli_desktop import __version__ as VERSION  # noqa: E402, N812

PACKAGING = ROOT / "packaging"
BUILD = ROOT / "build"
BUNDLE = BUILD / "bundle" / "tartli-desktop"
LINUX, MACOS, WINDOWS = (sys.platform == name for name in ("linux", "darwin", "win32"))
MACHINE = {"AMD64": "x86_64"}.get(platform.machine(), platform.machine())

MOST_UNPACKED = 130
MOST_COMPRESSED = 45
"""Goals for the size of the bundle, in megabytes of a million bytes."""


class Failed(Exception):  # noqa: N818 - says what happened
    """Something could not be built, or did not play; the message is a sentence."""


left_out: list[str] = []


def run(*command: str | Path, folder: Path = ROOT, home: Path | None = None) -> str:
    """Run a program; its output is shown only if it fails. Raises Failed."""
    environment = played.surroundings(home) if home else None
    done = subprocess.run(
        command, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode != 0:
        raise Failed(f"{' '.join(map(str, command))} ended with {done.returncode}:\n{done.stdout}")
    return done.stdout


def tell(text: str) -> None:
    print(text, flush=True)


def leave_out(what: str, needs: str) -> None:
    left_out.append(f"{what} is left out: it needs {needs}.")
    tell(left_out[-1])


def play(command: list[str | Path]) -> None:
    try:
        tell(f"  played: {played.play(command, VERSION)}")
    except played.NotPlayedError as error:
        raise Failed(f"{command[0]} does not play: {error}") from error


# For users with Python


def make_wheel_and_sdist(folder: Path) -> None:
    tell("Wheel and source archive")
    # Without isolation: what builds them is chosen by constraints.txt, too.
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", folder)
    for artefact in sorted(folder.glob("tartli_desktop-*")):
        check_installed(artefact)


def check_installed(artefact: Path) -> None:
    """Install it in an empty virtual environment, and play with it."""
    with tempfile.TemporaryDirectory() as scratch:
        place = Path(scratch) / "venv"
        venv.create(place, with_pip=True)
        programs = place / ("Scripts" if WINDOWS else "bin")
        run(programs / "python", "-m", "pip", "install", "--quiet", artefact, folder=Path(scratch))
        tell(f"  {artefact.name} is installed in an empty environment")
        play([programs / "tartli-desktop"])


# For users without Python


def make_bundle() -> None:
    tell("Bundle")
    run(sys.executable, PACKAGING / "icons.py", BUILD / "icons")
    work = BUILD / "pyinstaller"
    places = ("--distpath", BUNDLE.parent, "--workpath", work)
    run(sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", *places, PACKAGING / "tartli.spec")
    shutil.rmtree(work)
    if not (BUNDLE / "_internal" / "licences" / "README.txt").is_file():
        raise Failed(f"{BUNDLE} has no texts of licences")
    play([program_of(BUNDLE)])


def program_of(bundle: Path) -> Path:
    return bundle / ("tartli-desktop.exe" if WINDOWS else "tartli-desktop")


def size_of(folder: Path) -> int:
    """Bytes of all files."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


def make_deb(folder: Path) -> None:
    tell("Debian package")
    script = PACKAGING / "linux" / "deb.py"
    package = Path(run(sys.executable, script, BUNDLE, folder).strip())
    with tempfile.TemporaryDirectory() as scratch:
        run("dpkg-deb", "-x", package, scratch)
        tell(f"  {package.name} is unpacked")
        play([Path(scratch) / "usr" / "bin" / "tartli-desktop"])
        tools = ("debootstrap", "Xvfb", "xdotool", "import")
        missing = [tool for tool in tools if shutil.which(tool) is None] + ["root"] * (os.geteuid() != 0)
        if missing:
            leave_out("Installing the Debian package on a bare Debian 12", ", ".join(missing))
            return
        older = run(sys.executable, script, BUNDLE, scratch, "--version", "0.0.1", "--level", "0").strip()
        story = run(PACKAGING / "linux" / "test_deb.sh", older, package, BUILD / "test_deb")
        tell(f"  on a bare Debian 12: {story.splitlines()[-1]}")


def make_archive(folder: Path) -> None:
    tell("Archive for one user")
    import share

    name = f"tartli-desktop-{VERSION}-linux-{MACHINE}"
    archive = folder / f"{name}.tar.xz"
    with tempfile.TemporaryDirectory() as scratch:
        tree = Path(scratch) / name
        shutil.copytree(BUNDLE, tree / "program", symlinks=True)
        share.lay_out(tree)
        for script in ("install.sh", "uninstall.sh"):
            shutil.copy(PACKAGING / "linux" / script, tree)
        for paper in (ROOT / "LICENSE", PACKAGING / "copyright"):
            shutil.copy(paper, tree)
        (tree / "licences").symlink_to("program/_internal/licences")
        pack(tree, archive)
    with tempfile.TemporaryDirectory() as scratch:
        run("tar", "-xf", archive, "-C", scratch)
        check_installed_for_one(Path(scratch) / name, Path(scratch) / "home")


def pack(tree: Path, archive: Path) -> None:
    """Pack a folder, always into the same bytes."""
    made = os.environ["SOURCE_DATE_EPOCH"]
    order = ("--sort=name", "--owner=0", "--group=0", "--numeric-owner", f"--mtime=@{made}", "--format=gnu")
    plain = archive.with_suffix("")
    run("tar", *order, "-cf", plain, "-C", tree.parent, tree.name)
    run("xz", "-6", "--threads=1", "--force", plain)


def check_installed_for_one(tree: Path, home: Path) -> None:
    """Install it, again over itself, play, and remove it: the matches stay, and nothing else."""
    matches = home / ".local" / "share" / "tartli" / "matches.sqlite3"
    matches.parent.mkdir(parents=True)
    matches.write_text("matches")
    for _ in range(2):
        run(tree / "install.sh", home=home)
    shutil.rmtree(tree)
    tell("  installed for one user")
    play([home / ".local" / "bin" / "tartli-desktop"])
    entry = home / ".local/share/applications/io.github.tartli.Tartli.desktop"
    if f"Exec={home}/.local/bin/tartli-desktop" not in entry.read_text(encoding="utf-8"):
        raise Failed(f"{entry} does not start what was installed")
    run(home / ".local" / "lib" / "tartli-desktop" / "uninstall.sh", home=home)
    caches = {"mimeinfo.cache", "icon-theme.cache"}
    # What update-mime-database writes for all file types, ours or not.
    of_mime = home / ".local" / "share" / "mime"
    left = [path for path in home.rglob("*") if not path.is_dir() and path.name not in caches]
    left = [path for path in left if of_mime not in path.parents or "tartli" in path.name]
    if left != [matches]:
        raise Failed(f"uninstall.sh left {left}")
    if any("tartli" in path.read_text("utf-8", "replace") for path in home.rglob("*.cache")):
        raise Failed("uninstall.sh left the program in the menu")
    tell("  and removed again; the matches are still there")


def make_appimage(folder: Path) -> None:
    tell("AppImage")
    tree = BUILD / "Tartli.AppDir"
    script = PACKAGING / "linux" / "appimage.sh"
    environment = ("env", f"PYTHON={sys.executable}", f"ARCH={MACHINE}")
    if shutil.which("appimagetool"):
        image = folder / f"Tartli-{VERSION}-{MACHINE}.AppImage"
        run(*environment, script, BUNDLE, tree, image)
        play([image, "--appimage-extract-and-run"])
    else:
        run(*environment, script, BUNDLE, tree)
        leave_out("The AppImage itself, but for the folder it is made of", "appimagetool")
        play([tree / "AppRun"])
    shutil.rmtree(tree)


def check_flatpak() -> None:
    tell("Flatpak")
    manifest = PACKAGING / "linux" / "io.github.tartli.Tartli.yaml"
    if shutil.which("flatpak-builder") is None:
        leave_out("The check of the Flatpak's manifest", "flatpak-builder")
        return
    run(sys.executable, PACKAGING / "linux" / "share.py", BUILD / "share")
    with tempfile.TemporaryDirectory() as scratch:
        run("flatpak-builder", "--show-manifest", manifest, folder=Path(scratch))
    tell(f"  {manifest.name} is a manifest")
    leave_out("The Flatpak itself", "the runtime of its manifest; the first line there says how to make it")


def make_installer(folder: Path) -> None:
    tell("Installer for Windows")
    compiler = shutil.which("iscc") or shutil.which("ISCC", path=r"C:\Program Files (x86)\Inno Setup 6")
    if compiler is None:
        leave_out("The installer", "Inno Setup 6")
        return
    run(compiler, f"/DVersion={VERSION}", f"/O{folder}", PACKAGING / "windows" / "tartli.iss")
    # The uninstaller may still be at work when it says that it is done.
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as scratch:
        place = Path(scratch) / "installed"
        quietly = ("/VERYSILENT", "/SUPPRESSMSGBOXES", "/NORESTART")
        run(folder / f"Tartli-{VERSION}-setup.exe", *quietly, "/CURRENTUSER", f"/DIR={place}")
        play([program_of(place)])
        run(place / "unins000.exe", *quietly)
        tell("  installed and removed again")


def make_disk_image(folder: Path) -> None:
    tell("Disk image for macOS")
    application = BUNDLE.parent / "Tartli.app"
    image = folder / f"Tartli-{VERSION}-{MACHINE}.dmg"
    run(PACKAGING / "macos" / "dmg.sh", application, image)
    with tempfile.TemporaryDirectory() as scratch:
        run("hdiutil", "attach", "-nobrowse", "-readonly", "-mountpoint", scratch, image)
        try:
            play([Path(scratch) / "Tartli.app/Contents/MacOS/tartli-desktop"])
        finally:
            run("hdiutil", "detach", scratch)


# The results


def sums(folder: Path) -> list[str]:
    """Name every file with its size, and write SHA256SUMS as sha256sum reads it."""
    files = sorted(path for path in folder.iterdir() if path.name != "SHA256SUMS")
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}" for path in files]
    (folder / "SHA256SUMS").write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    sizes = [f"{path.stat().st_size / 1e6:7.1f} MB  {path.name}" for path in files]
    return [*sizes, *lines]


def weigh(folder: Path) -> list[str]:
    """Compare the bundle's size with its goal, unpacked and in each package."""
    packages = [path for path in folder.iterdir() if not path.name.startswith("tartli_desktop-")]
    weights = [("unpacked", size_of(BUNDLE), MOST_UNPACKED)]
    weights += [(f"in {path.name}", path.stat().st_size, MOST_COMPRESSED) for path in packages]
    return [
        f"bundle, {what}: {size / 1e6:.1f} MB (goal {goal} MB: {'met' if size <= goal * 1e6 else 'MISSED'})"
        for what, size, goal in weights
    ]


def date_everything() -> None:
    """Make all builds write the time of the last commit, so that they are reproducible."""
    if "SOURCE_DATE_EPOCH" in os.environ:
        return
    try:
        made = run("git", "log", "-1", "--format=%ct").strip()
    except (Failed, OSError):
        made = ""
    # A zip has no times before 1980.
    os.environ["SOURCE_DATE_EPOCH"] = made if re.fullmatch(r"\d+", made) else "1735689600"


def steps() -> list[Callable[[Path], None]]:
    if WINDOWS:
        return [make_wheel_and_sdist, make_installer]
    if MACOS:
        return [make_wheel_and_sdist, make_disk_image]
    return [make_wheel_and_sdist, make_deb, make_archive, make_appimage, lambda _: check_flatpak()]


def main() -> int:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "dist").absolute()
    date_everything()
    # A fixed seed gives the modules the same order in every build, and so the same bytes.
    os.environ["PYTHONHASHSEED"] = "0"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    try:
        make_bundle()
        for step in steps():
            step(folder)
    except Failed as error:
        print(f"\nThe packages were not made: {error}", file=sys.stderr)
        return 1
    tell("")
    for line in [*weigh(folder), *sums(folder), *left_out, *pinned.ageing(date.today())]:
        tell(line)
    return 0


if __name__ == "__main__":
    sys.exit(main())
