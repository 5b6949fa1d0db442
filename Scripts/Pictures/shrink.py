"""Rewrites PNG pictures with at most 256 colors, packed as tightly as the format allows, where that makes them smaller.

Usage: shrink.py FOLDER…; everyone who uses the library clones them, and nobody sees a difference.
"""

import io
import sys
from collections import Counter
from pathlib import Path

from PIL import Image
from zopfli import png


def shrunk(picture):
    picture = picture.convert("RGBA")
    if picture.getextrema()[3][0] == 255:
        # The octree, which knows transparency, takes pale grounds and shadows for one color.
        few = picture.convert("RGB").quantize(256, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    else:
        few = picture.quantize(256, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    # Each color becomes the commonest of those it stands for, not their mean: white stays white.
    colors = {}
    for (place, color), count in Counter(zip(few.getdata(), picture.getdata())).items():
        colors.setdefault(place, Counter())[color] = count
    palette = [(0, 0, 0, 0)] * 256
    for place, found in colors.items():
        palette[place] = found.most_common(1)[0][0]
    few.putpalette([level for color in palette for level in color], "RGBA")
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
