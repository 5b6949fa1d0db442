"""Rewrites PNG pictures with few colors, packed as tightly as the format allows, where that makes them smaller.

Usage: shrink.py FOLDER…; everyone who uses the library clones them, and the difference is invisible.
"""

import io
import sys
from collections import Counter
from pathlib import Path

from PIL import Image
from zopfli import png


COLORS = 40

# A color that covers more of a picture than this is a ground, not the edge of a letter.
GROUND_SHARE = 0.001


def with_few_colors(picture, method):
    """The picture with few colors of its own, each the commonest of those it stands for: white stays white."""
    few = picture.quantize(COLORS, method=method, dither=Image.Dither.NONE)
    colors = {}
    for (place, color), count in Counter(zip(few.getdata(), picture.convert("RGBA").getdata())).items():
        colors.setdefault(place, Counter())[color] = count
    palette = [(0, 0, 0, 0)] * COLORS
    for place, found in colors.items():
        palette[place] = found.most_common(1)[0][0]
    few.putpalette([level for color in palette for level in color], "RGBA")
    return few


def grounds(picture):
    picture = picture.convert("RGBA")
    area = picture.width * picture.height
    return {color for count, color in picture.getcolors(area) if count >= GROUND_SHARE * area}


def shrunk(picture):
    picture = picture.convert("RGBA")
    few = with_few_colors(picture, Image.Quantize.FASTOCTREE)
    if not grounds(picture) <= grounds(few) and picture.getextrema()[3][0] == 255:
        # The octree takes pale grounds and shadows for one color. What keeps them apart knows no transparency.
        few = with_few_colors(picture.convert("RGB"), Image.Quantize.MEDIANCUT)
    file = io.BytesIO()
    few.save(file, "PNG", optimize=True)
    return file.getvalue()


def main():
    for folder in sys.argv[1:]:
        for path in sorted(Path(folder).rglob("*.png")):
            with Image.open(path) as picture:
                # A picture with a palette has been here before.
                bytes = path.read_bytes() if picture.mode == "P" else shrunk(picture)
            bytes = png.optimize(bytes)
            if len(bytes) < path.stat().st_size:
                path.write_bytes(bytes)


main()
