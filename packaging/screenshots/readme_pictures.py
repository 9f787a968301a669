"""The pictures of the README."""

from __future__ import annotations

import tempfile
from pathlib import Path

from .rendering import SIZES, render_packs, render_size, scaled
from .screens import ROOT

README_FOLDER = ROOT / "docs" / "screenshots"
_PICTURES = {"contest": "table", "end-of-hand": "count", "ulti-trick": "ulti", "tarokk-trick": "tarokk-table"}
"""What the README shows beside the packs, and under which names."""


def renew_readme_pictures(folder: Path) -> int:
    """Render the pictures of the README, small enough to be there quickly."""
    from PIL import Image

    with tempfile.TemporaryDirectory() as scratch:
        render_size(Path(scratch), SIZES[0], "en", list(_PICTURES))
        render_packs(Path(scratch))
        pictures = {
            name: scaled(next(Path(scratch).glob(f"*-{picture}.png")), share=0.75)
            for picture, name in _PICTURES.items()
        }
        tell, french, tarokk, examples = (
            scaled(Path(scratch) / f"{sheet}.png", share=1)
            for sheet in ("tell-64x100", "french-64x100", "tarokk-64x100", "tarokk-examples")
        )
    packs = Image.new("RGB", (tell.width + french.width, tell.height))
    packs.paste(tell, (0, 0))
    packs.paste(french, (tell.width, 0))
    folder.mkdir(parents=True, exist_ok=True)
    for name, picture in {**pictures, "packs": packs, "tarokk": tarokk, "tarokk-examples": examples}.items():
        path = folder / f"{name}.png"
        picture.quantize(255, Image.Quantize.MAXCOVERAGE, kmeans=4).save(path, optimize=True)
        print(path)
    return 0
