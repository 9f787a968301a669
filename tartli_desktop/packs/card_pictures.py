"""Straightens pictures of cards: photographs and scans become faces of one size with round corners.

What is done to a picture:

- It is rotated as its camera says (EXIF), and a picture on its side is set upright.
- If a card lies on a background of one colour (a scanner's lid, a cloth), its four sides are found, the card
  is cut out, rotated by any angle and freed of slight perspective, and its round corners, where the
  background shows, are filled with the colour of its paper. This is done only if what was found has the size
  and the shape of a card; a picture that is already cut stays as it is.
- Otherwise an even border is trimmed if that brings the picture nearer to the shape of a card.
- A picture of nearly the right shape is stretched by at most 3 %; any other loses at most 6 % of its longer
  side and is padded with the colour of its edge.
- Corners are rounded by 4 % of the width; corners that are already transparent stay so.
- A fine line along the edge tells white cards apart where they overlap.

What is not done: a card on a patterned background (a wooden table) is not found, nor a white card on a white
lid, whose printed frame may be taken for its edge; a curled card is not flattened; colours and light stay as
they are, and colour profiles are ignored; a card upside down is not noticed (``upside_down`` is for that); of
an animated picture, the first frame is taken.
"""

import logging
import math
import re
from bisect import bisect_left
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from io import BytesIO
from itertools import accumulate

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageOps, ImageStat, UnidentifiedImageError

_log = logging.getLogger(__name__)

WIDTH, HEIGHT = 570, 890
CORNER = 0.04
LARGEST_PICTURE = 20 * 1024 * 1024
MOST_PIXELS = 16_000_000
"""The most pixels of a picture in memory, which takes four bytes each, and as much for a copy."""

MOST_PIXELS_OF_JPEG = 50_000_000
"""The most pixels of a JPEG, which is made smaller while it is read."""

LONGEST_SIDE = 20_000

_FORMATS = ("PNG", "JPEG", "WEBP")
_SHAPE = WIDTH / HEIGHT
_WORKING = 3000
_SMALL = 512
_PAPER = (245, 236, 218)
_EDGE = (70, 55, 40, 120)

_Colour = tuple[int, int, int]
_Point = tuple[float, float]


class PictureFault(StrEnum):
    """Why a picture could not be used; the value says it in English."""

    TOO_LARGE = "larger than 20 MB"
    TOO_MANY_PIXELS = "more than 16 million pixels (JPEG: 50 million)"
    NO_PICTURE = "not a PNG, JPEG or WebP picture"
    BROKEN = "damaged"
    PACKED_TOO_WELL = "it is packed as only a trap is"
    OUTSIDE = "its name points outside the folder"
    LINK = "it is a link"
    LOCKED = "protected with a password"
    UNREADABLE = "unreadable"


class BadPicture(Exception):  # noqa: N818 - named for what it is about, like the errors of `problems`
    """A picture that cannot be used."""

    def __init__(self, fault: PictureFault) -> None:
        super().__init__(fault.value)
        self.fault = fault


def straighten(content: bytes) -> bytes:
    """Make a face from a picture, as a PNG of ``WIDTH`` × ``HEIGHT``. Raises BadPicture."""
    if len(content) > LARGEST_PICTURE:
        raise BadPicture(PictureFault.TOO_LARGE)
    try:
        picture = _opened(content)
        return _png(_rounded(_face(picture)))
    except BadPicture:
        raise
    except (Image.DecompressionBombError, Image.DecompressionBombWarning) as error:
        raise BadPicture(PictureFault.TOO_MANY_PIXELS) from error
    except MemoryError:
        raise
    except Exception as error:
        # The bytes may come from a stranger. For broken ones Pillow raises nearly anything: SyntaxError,
        # struct.error, IndexError, zlib.error. One bad picture must not stop the others of its pack.
        _log.warning("a picture cannot be used", exc_info=True)
        raise BadPicture(PictureFault.BROKEN) from error


def upside_down(face: bytes) -> bytes:
    """Turn a face that ``straighten`` made upside down."""
    with Image.open(BytesIO(face), formats=("PNG",)) as picture:
        return _png(picture.transpose(Image.Transpose.ROTATE_180))


def _png(picture: Image.Image) -> bytes:
    file = BytesIO()
    picture.save(file, "PNG", compress_level=4)
    return file.getvalue()


# Reading


def _opened(content: bytes) -> Image.Image:
    """The picture, upright, not much larger than needed, with or without transparency (RGBA or RGB)."""
    try:
        opened = Image.open(BytesIO(content), formats=_FORMATS)
    except UnidentifiedImageError as error:
        known = content.startswith((b"\x89PNG", b"\xff\xd8", b"RIFF"))
        raise BadPicture(PictureFault.BROKEN if known else PictureFault.NO_PICTURE) from error
    with opened as picture:
        most = MOST_PIXELS_OF_JPEG if picture.format == "JPEG" else MOST_PIXELS
        if picture.width * picture.height > most or max(picture.size) > LONGEST_SIDE:
            raise BadPicture(PictureFault.TOO_MANY_PIXELS)
        if picture.format == "JPEG":
            # Much faster: the reader leaves out fine detail.
            picture.draft(None, (_WORKING // 2, _WORKING // 2))
        picture.load()
        plain = _plain(picture)
    factor = math.ceil(max(plain.size) / _WORKING)
    if factor > 1:
        plain = plain.reduce(factor)
    try:
        return ImageOps.exif_transpose(plain)
    except Exception:
        # Pillow's EXIF reader raises nearly anything for malformed data, but the picture itself is fine.
        _log.warning("what a camera says of its picture cannot be read", exc_info=True)
        return plain


def _plain(picture: Image.Image) -> Image.Image:
    if picture.mode.startswith("I"):
        # Sixteen-bit grey, which Pillow would clip instead of scaling.
        return picture.convert("I").point(lambda value: value * (1 / 256)).convert("L").convert("RGB")
    has_alpha = "A" in picture.getbands() or "transparency" in picture.info
    mode = "RGBA" if has_alpha else "RGB"
    return picture if picture.mode == mode else picture.convert(mode)


# The face


def _face(picture: Image.Image) -> Image.Image:
    """The card in a picture, in its final size, with an alpha channel."""
    if min(picture.size) < 8:
        raise BadPicture(PictureFault.BROKEN)
    if picture.mode == "RGBA":
        if picture.getchannel("A").getextrema() != (255, 255):
            return _transparent_face(picture)
        picture = picture.convert("RGB")
    ground = _ground(picture)
    found = None if ground is None else _find_card(picture, ground)
    if ground is None or found is None:
        cut = _upright(picture if ground is None else _trimmed(picture, ground))
        return _in_shape(cut).convert("RGBA")
    face = _in_shape(_cut_out(picture, found))
    _fill_corners(face, ground)
    return face.convert("RGBA")


def _transparent_face(picture: Image.Image) -> Image.Image:
    """The face of a drawn card: its transparent border is removed, and its own round corners stay."""
    box = picture.getchannel("A").point(lambda value: 255 if value > 8 else 0).getbbox()
    if box is None:
        raise BadPicture(PictureFault.BROKEN)
    cut = _upright(picture.crop(box))
    width, height = cut.size
    middle = cut.getchannel("A").crop((width // 8, height // 8, width - width // 8, height - height // 8))
    paper = Image.new("RGBA", cut.size, (*_PAPER, 255))
    paper.alpha_composite(cut)
    if sum(middle.histogram()[:200]) == 0:
        paper.putalpha(cut.getchannel("A"))
    return _in_shape(paper)


def _upright(picture: Image.Image) -> Image.Image:
    lies = picture.width > picture.height * 1.05
    return picture.transpose(Image.Transpose.ROTATE_270) if lies else picture


def _in_shape(picture: Image.Image) -> Image.Image:
    """The picture at the final size, slightly stretched, cropped or padded."""
    if abs(picture.width / picture.height / _SHAPE - 1) > 0.03:
        width, height = picture.size
        wanted_width, wanted_height = height * _SHAPE, width / _SHAPE
        if width > wanted_width:
            keeps = round(max(wanted_width, width * 0.94))
            left = (width - keeps) // 2
            picture = picture.crop((left, 0, left + keeps, height))
        else:
            keeps = round(max(wanted_height, height * 0.94))
            top = (height - keeps) // 2
            picture = picture.crop((0, top, width, top + keeps))
        picture = _filled_up(picture)
    return picture.resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS)


def _filled_up(picture: Image.Image) -> Image.Image:
    width, height = picture.size
    full = (max(width, round(height * _SHAPE)), max(height, round(width / _SHAPE)))
    thick = max(1, min(picture.size) // 100)
    if full[0] > width:
        edges = [(0, 0, thick, height), (width - thick, 0, width, height)]
    else:
        edges = [(0, 0, width, thick), (0, height - thick, width, height)]
    colour = _median_colour(picture, _mask_of(picture.size, edges))
    filled = Image.new(picture.mode, full, colour if picture.mode == "RGB" else (*colour, 255))
    filled.paste(picture, ((full[0] - width) // 2, (full[1] - height) // 2))
    return filled


def _rounded(face: Image.Image) -> Image.Image:
    fine = 4
    mask = Image.new("L", (WIDTH * fine, HEIGHT * fine), 0)
    radius = WIDTH * CORNER * fine
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, WIDTH * fine - 1, HEIGHT * fine - 1), radius, 255)
    alpha = ImageChops.darker(face.getchannel("A"), mask.reduce(fine))
    line = Image.new("RGBA", face.size)
    area = (0, 0, WIDTH - 1, HEIGHT - 1)
    ImageDraw.Draw(line).rounded_rectangle(area, WIDTH * CORNER, outline=_EDGE, width=3)
    face = Image.alpha_composite(face, line)
    face.putalpha(alpha)
    return face


# The background that a card lies on


@dataclass(frozen=True)
class _Ground:
    colour: _Colour

    farthest: int
    """The greatest distance of the background from this colour; anything farther belongs to the card."""


def _ground(picture: Image.Image) -> _Ground | None:
    """The uniform colour along the edges of a picture, if it has one."""
    small = picture.copy()
    small.thumbnail((_SMALL, _SMALL), Image.Resampling.BOX)
    thick = max(2, max(small.size) // 80)
    inner = (thick, thick, small.width - thick, small.height - thick)
    edges = ImageChops.invert(_mask_of(small.size, [inner]))
    colour = _median_colour(small, edges)
    counts = _distance(small, colour).histogram(edges)
    # All but a few of the pixels there.
    most = bisect_left(list(accumulate(counts)), 0.92 * sum(counts))
    return _Ground(colour, max(26, round(most * 1.6) + 8)) if most <= 34 else None


def _mask_of(size: tuple[int, int], boxes: Iterable[tuple[int, int, int, int]]) -> Image.Image:
    """A mask of some boxes; one without any pixel is left out."""
    mask = Image.new("L", size, 0)
    for box in boxes:
        if box[2] > box[0] and box[3] > box[1]:
            mask.paste(255, box)
    return mask


def _median_colour(picture: Image.Image, mask: Image.Image) -> _Colour:
    red, green, blue = ImageStat.Stat(picture.convert("RGB"), mask).median
    return red, green, blue


def _distance(picture: Image.Image, colour: _Colour) -> Image.Image:
    """The distance of each pixel from a colour, in the channel that differs most."""
    difference = ImageChops.difference(picture, Image.new("RGB", picture.size, colour))
    red, green, blue = difference.split()
    return ImageChops.lighter(ImageChops.lighter(red, green), blue)


def _mask(picture: Image.Image, ground: _Ground) -> Image.Image:
    """The mask of what is neither background nor a shadow on it, without specks of dust."""
    away = _distance(picture, ground.colour)
    differs = away.point(lambda value: 255 if value > ground.farthest else 0)
    if min(ground.colour) >= 24 and max(ground.colour) >= 60:
        differs = ImageChops.darker(differs, ImageChops.invert(_shadow(picture, ground.colour)))
    return differs.filter(ImageFilter.MedianFilter(5))


def _shadow(picture: Image.Image, colour: _Colour) -> Image.Image:
    """Where a picture has a darker shade of a colour: all channels are reduced by about the same share."""
    red, green, blue = (
        band.point([min(255, round(value * 250 / full)) for value in range(256)])
        for band, full in zip(picture.split(), colour, strict=True)
    )
    least = ImageChops.darker(ImageChops.darker(red, green), blue)
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    alike = ImageChops.difference(most, least).point(lambda value: 255 if value < 18 else 0)
    dark = most.point(lambda value: 255 if value < 250 else 0)
    deep = least.point(lambda value: 255 if value > 60 else 0)
    return ImageChops.darker(ImageChops.darker(alike, dark), deep)


def _trimmed(picture: Image.Image, ground: _Ground) -> Image.Image:
    """The picture without its border, if that brings it nearer to the shape of a card."""
    small = picture.copy()
    small.thumbnail((_SMALL, _SMALL), Image.Resampling.BOX)
    box = _mask(small, ground).getbbox()
    if box is None:
        return picture
    scale = picture.width / small.width
    rim = 0.04 * (box[2] - box[0])
    left, top = max(0, box[0] - rim) * scale, max(0, box[1] - rim) * scale
    right, bottom = min(small.width, box[2] + rim) * scale, min(small.height, box[3] + rim) * scale
    if min(right - left, bottom - top) < 0.3 * min(picture.size):
        return picture
    cut = picture.crop((round(left), round(top), round(right), round(bottom)))
    return cut if _off_shape(*cut.size) < _off_shape(*picture.size) - 0.04 else picture


def _off_shape(width: float, height: float) -> float:
    """How far a rectangle, in either orientation, is from the shape of a card."""
    return abs(math.log(min(width, height) / max(width, height) / _SHAPE))


def _fill_corners(face: Image.Image, ground: _Ground) -> None:
    """Fill the round corners of a card, where the background shows, with the colour of its paper."""
    wedges = Image.new("L", face.size, 255)
    edge = (0, 0, WIDTH - 1, HEIGHT - 1)
    ImageDraw.Draw(wedges).rounded_rectangle(edge, WIDTH * 0.085, 0)
    shows = _distance(face, ground.colour).point(lambda value: 255 if value <= ground.farthest + 8 else 0)
    wider = shows.filter(ImageFilter.BoxBlur(4)).point(lambda value: 255 if value else 0)
    shows = ImageChops.darker(wider, wedges)
    inner = round(WIDTH * 0.012)
    far = round(WIDTH * 0.12)
    edges = [
        (inner, far, inner * 2, HEIGHT - far),
        (WIDTH - inner * 2, far, WIDTH - inner, HEIGHT - far),
        (far, inner, WIDTH - far, inner * 2),
        (far, HEIGHT - inner * 2, WIDTH - far, HEIGHT - inner),
    ]
    paper = _median_colour(face, _mask_of(face.size, edges))
    face.paste(paper, (0, 0), shows.filter(ImageFilter.GaussianBlur(1)))


# The four sides of a card


def _find_card(picture: Image.Image, ground: _Ground) -> list[_Point] | None:
    """The corners of the card in a picture, from the top left counter-clockwise as seen."""
    small = picture.copy()
    small.thumbnail((_SMALL, _SMALL), Image.Resampling.BOX)
    shape = _largest_part(_mask(small, ground))
    if shape is None:
        return None
    hull = _hull(_ends(shape))
    if len(hull) < 4:
        return None
    frame = _narrowest_frame(hull)
    if min(frame.width, frame.height) < 0.12 * _SMALL:
        return None
    covers = frame.width * frame.height
    if covers < 0.12 * small.width * small.height or _area(hull) < 0.93 * covers:
        return None
    if not 0.54 < min(frame.width, frame.height) / max(frame.width, frame.height) < 0.78:
        return None
    if _is_cut_already(small, frame):
        return None
    scale_x, scale_y = picture.width / small.width, picture.height / small.height
    return [(x * scale_x, y * scale_y) for x, y in _corners(shape, frame)]


def _is_cut_already(small: Image.Image, frame: "_Frame") -> bool:
    """Whether a picture already has the shape of a card, and what was found is only its printed frame."""
    fills = frame.width > 0.8 * small.width and frame.height > 0.8 * small.height
    return fills and abs(frame.angle) < math.radians(0.7) and _off_shape(*small.size) < 0.02


def _cut_out(picture: Image.Image, corners: Sequence[_Point]) -> Image.Image:
    """The card with these corners, moved a little towards the middle, so that no background is left."""
    middle_x, middle_y = (sum(values) / 4 for values in zip(*corners, strict=True))
    inner = [(x + (middle_x - x) * 0.012, y + (middle_y - y) * 0.012) for x, y in corners]
    north_west, south_west, south_east, north_east = inner
    width = (math.dist(north_west, north_east) + math.dist(south_west, south_east)) / 2
    height = (math.dist(north_west, south_west) + math.dist(north_east, south_east)) / 2
    if width > height:
        north_west, south_west, south_east, north_east = south_west, south_east, north_east, north_west
        width, height = height, width
    quad = (*north_west, *south_west, *south_east, *north_east)
    size = (max(8, round(width)), max(8, round(height)))
    return picture.transform(size, Image.Transform.QUAD, quad, Image.Resampling.BICUBIC)


def _largest_part(mask: Image.Image) -> Image.Image | None:
    width, height = mask.size
    content = mask.tobytes()
    runs: list[tuple[int, int, int]] = []
    leaders: list[int] = []

    def leader(run: int) -> int:
        while leaders[run] != run:
            leaders[run] = leaders[leaders[run]]
            run = leaders[run]
        return run

    above: list[int] = []
    for y in range(height):
        row: list[int] = []
        first = 0
        for match in re.finditer(rb"\xff+", content[y * width : (y + 1) * width]):
            start, end = match.span()
            run = len(runs)
            runs.append((y, start, end))
            leaders.append(run)
            row.append(run)
            while first < len(above) and runs[above[first]][2] <= start:
                first += 1
            touching = first
            while touching < len(above) and runs[above[touching]][1] < end:
                leaders[leader(above[touching])] = leader(run)
                touching += 1
        above = row
    if not runs:
        return None
    sizes: dict[int, int] = {}
    for run, (_, start, end) in enumerate(runs):
        sizes[leader(run)] = sizes.get(leader(run), 0) + end - start
    largest = max(sizes, key=lambda run: sizes[run])
    part = Image.new("L", mask.size, 0)
    draw = ImageDraw.Draw(part)
    for run, (y, start, end) in enumerate(runs):
        if leader(run) == largest:
            draw.line((start, y, end - 1, y), 255)
    return part


def _ends(shape: Image.Image) -> list[_Point]:
    """Points around a shape: where each row and each column of pixels begins and ends."""
    width, height = shape.size
    points: list[_Point] = []
    for y in range(height):
        box = shape.crop((0, y, width, y + 1)).getbbox()
        if box is not None:
            points += [(box[0], y + 0.5), (box[2], y + 0.5)]
    for x in range(width):
        box = shape.crop((x, 0, x + 1, height)).getbbox()
        if box is not None:
            points += [(x + 0.5, box[1]), (x + 0.5, box[3])]
    return points


def _turn(origin: _Point, one: _Point, two: _Point) -> float:
    return (one[0] - origin[0]) * (two[1] - origin[1]) - (one[1] - origin[1]) * (two[0] - origin[0])


def _hull(points: Iterable[_Point]) -> list[_Point]:
    ordered = sorted(set(points))
    halves: list[list[_Point]] = []
    for way in (ordered, ordered[::-1]):
        half: list[_Point] = []
        for point in way:
            while len(half) > 1 and _turn(half[-2], half[-1], point) <= 0:
                half.pop()
            half.append(point)
        halves.append(half[:-1])
    return halves[0] + halves[1]


def _area(polygon: Sequence[_Point]) -> float:
    return abs(sum(_turn((0, 0), polygon[i - 1], polygon[i]) for i in range(len(polygon)))) / 2


@dataclass(frozen=True)
class _Frame:
    """A rotated rectangle. Its own coordinates run along its width and its height, from its top left."""

    angle: float
    left: float
    top: float
    width: float
    height: float

    def inward(self, point: _Point) -> _Point:
        """A point of the picture in the frame's coordinates."""
        cos, sin = math.cos(self.angle), math.sin(self.angle)
        return point[0] * cos + point[1] * sin - self.left, point[1] * cos - point[0] * sin - self.top

    def outward(self, point: _Point) -> _Point:
        """A point of the frame in the picture's coordinates."""
        cos, sin = math.cos(self.angle), math.sin(self.angle)
        along, down = point[0] + self.left, point[1] + self.top
        return along * cos - down * sin, along * sin + down * cos


def _narrowest_frame(hull: Sequence[_Point]) -> _Frame:
    """The smallest rectangle around a hull; one side lies along a side of the hull."""
    best: _Frame | None = None
    for place, (x, y) in enumerate(hull):
        next_x, next_y = hull[(place + 1) % len(hull)]
        quarter = math.pi / 2
        angle = (math.atan2(next_y - y, next_x - x) + quarter / 2) % quarter - quarter / 2
        cos, sin = math.cos(angle), math.sin(angle)
        along = [px * cos + py * sin for px, py in hull]
        down = [py * cos - px * sin for px, py in hull]
        left, top = min(along), min(down)
        frame = _Frame(angle, left, top, max(along) - left, max(down) - top)
        if best is None or frame.width * frame.height < best.width * best.height:
            best = frame
    assert best is not None
    return best


def _corners(shape: Image.Image, frame: _Frame) -> list[_Point]:
    """The corners of a shape, where straight lines through the points of its four sides meet."""
    width, height = frame.width, frame.height
    sides: tuple[list[_Point], ...] = ([], [], [], [])
    for point in _ends(shape):
        along, down = frame.inward(point)
        if 0.12 * height < down < 0.88 * height:
            if abs(along) < 0.05 * width:
                sides[0].append((down, along))
            elif abs(along - width) < 0.05 * width:
                sides[1].append((down, along))
        if 0.12 * width < along < 0.88 * width:
            if abs(down) < 0.05 * height:
                sides[2].append((along, down))
            elif abs(down - height) < 0.05 * height:
                sides[3].append((along, down))
    usual = (0.0, width, 0.0, height)
    left, right, top, bottom = (_line(side, at) for side, at in zip(sides, usual, strict=True))
    meetings = (_meeting(left, top), _meeting(left, bottom), _meeting(right, bottom), _meeting(right, top))
    return [frame.outward(meeting) for meeting in meetings]


def _line(points: list[_Point], usual: float) -> _Point:
    """Slope and start of the straight line through points; if none fits, those of the side of the frame."""
    for _ in range(2):
        if len(points) < 24:
            break
        count = len(points)
        mean_x = sum(x for x, _ in points) / count
        mean_y = sum(y for _, y in points) / count
        spread = sum((x - mean_x) ** 2 for x, _ in points)
        if not spread:
            break
        slope = sum((x - mean_x) * (y - mean_y) for x, y in points) / spread
        start = mean_y - slope * mean_x
        off = math.sqrt(sum((y - slope * x - start) ** 2 for x, y in points) / count)
        if off < 1.2 and abs(slope) < 0.08:
            return slope, start
        points = [(x, y) for x, y in points if abs(y - slope * x - start) <= off]
    return 0.0, usual


def _meeting(upright: _Point, level: _Point) -> _Point:
    """Where ``along = a·down + b`` and ``down = c·along + d`` meet."""
    (a, b), (c, d) = upright, level
    along = (a * d + b) / (1 - a * c)
    return along, c * along + d
