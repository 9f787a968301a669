"""The command line of the screenshots."""

from __future__ import annotations

import argparse
from pathlib import Path

from .readme_pictures import README_FOLDER, renew_readme_pictures
from .references import REFERENCE_FOLDER, render_references
from .rendering import SIZES, render_all


def main() -> int:
    """Render what is asked for; return the exit code."""
    parser = argparse.ArgumentParser(description="Render every screen and dialog of Tartli.")
    parser.add_argument(
        "folder", type=Path, nargs="?", help="where the pictures go, by size; by default shots"
    )
    parser.add_argument("--size", nargs="+", default=list(SIZES), metavar="WxH[@2x]")
    parser.add_argument("--language", default="en", help="such as hu or de_AT")
    parser.add_argument("--only", nargs="+", default=[], metavar="NAME", help="only these pictures")
    parser.add_argument("--readme", action="store_true", help="renew the pictures of the README, no others")
    parser.add_argument(
        "--references",
        action="store_true",
        help="render the few that every change is compared with, by default into tests/pictures/references",
    )
    parser.add_argument("--inside", help=argparse.SUPPRESS)
    parser.add_argument("--plain", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.inside:
        return _render(options.folder, options.inside, options.language, options.only, plain=options.plain)
    if options.readme:
        return renew_readme_pictures(options.folder or README_FOLDER)
    if options.references:
        return render_references(options.folder or REFERENCE_FOLDER)
    return render_all(options.folder or Path("shots"), options.size, options.language, options.only)


def _render(folder: Path, size: str, language: str, only: list[str], *, plain: bool) -> int:
    """Render all pictures of one size, in this process, which has the screen."""
    # Qt and the program are loaded only here.
    from .catalogue import PICTURES
    from .studio import open_studio

    studio = open_studio(size, language, plain=plain)
    studio.take(folder, PICTURES, only)
    return studio.mishaps
