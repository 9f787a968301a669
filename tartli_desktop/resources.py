"""Where the shipped files are: beside the checkout, in an installed wheel, or in a frozen bundle."""

import sys
from functools import lru_cache
from pathlib import Path


class ResourcesMissing(RuntimeError):  # noqa: N818 - says what is so, like FileNotFound
    """The program's own files cannot be found."""


@lru_cache(maxsize=1)
def resources_folder() -> Path:
    """The folder with card faces, icons, sounds, translations and help. Raises ResourcesMissing."""
    package = Path(__file__).resolve().parent
    bundle = Path(getattr(sys, "_MEIPASS", package))
    places = (package / "resources", bundle / "resources", package.parent / "resources")
    for place in places:
        if (place / "cards").is_dir():
            return place
    looked = ", ".join(str(place) for place in dict.fromkeys(places))
    raise ResourcesMissing(f"The card pictures are missing. Looked in {looked}. Reinstall Tartli.")


def licences_folder() -> Path | None:
    """The folder with the licences of what a bundle includes; None if this is not a bundle."""
    bundle = getattr(sys, "_MEIPASS", None)
    folder = Path(bundle) / "licences" if bundle else None
    return folder if folder is not None and folder.is_dir() else None
