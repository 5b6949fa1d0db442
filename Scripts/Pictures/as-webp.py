"""Rewrites PNG pictures as WebP of few colors, a third smaller; a README can show these, DocC cannot.

Usage: as-webp.py FILE.png…; each becomes FILE.webp.
"""

import sys
from pathlib import Path

from PIL import Image

COLORS = 56


def with_few_colors(picture):
    """The picture with the pair of colors merged, again and again, that costs least: few pixels, or nearly the same."""
    areas = {color: area for area, color in picture.getcolors(picture.width * picture.height)}
    merged = {}

    def distance(one, other):
        return sum((a - b) ** 2 for a, b in zip(one, other))

    def cost(color):
        return areas[color] * distance(color, nearest(color))

    def nearest(color):
        return min((other for other in areas if other != color), key=lambda other: distance(color, other))

    while len(areas) > COLORS:
        color = min(areas, key=cost)
        merged[color] = nearest(color)
        areas[merged[color]] += areas.pop(color)

    def kept(color):
        while color in merged:
            color = merged[color]
        return color

    few = picture.copy()
    pixels = few.load()
    for x in range(few.width):
        for y in range(few.height):
            pixels[x, y] = kept(pixels[x, y])
    return few


def main():
    for path in map(Path, sys.argv[1:]):
        with Image.open(path) as picture:
            few = with_few_colors(picture.convert("RGB"))
        few.save(path.with_suffix(".webp"), lossless=True, quality=100, method=6)
        path.unlink()


main()
