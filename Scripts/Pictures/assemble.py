"""Makes a still PNG of each film, and an animated WebP of those that move.

Everyone who uses the library clones the pictures: films in one language are enough, the others see them still.
A film is a folder with still.png and, if it moves, pictures named by number and duration, such as 012-33ms.png.
"""

import re
import shutil
import sys
from collections import Counter
from pathlib import Path

from PIL import Image

# A color that covers less of a film than this is the edge of a letter or a box: a few levels of each channel are
# enough for it, since the others are invisible in motion, and the files lose a third of their bytes.
MAIN_SHARE = 0.002
STEP = 255 / 3


class Palette:
    """The main colors of a film as they are, and all others as the nearest of a few."""

    def __init__(self, pictures):
        counts = Counter()
        for picture in pictures:
            for count, color in picture.getcolors(picture.width * picture.height):
                counts[color] += count
        least = MAIN_SHARE * counts.total()
        self.main = [color for color, count in counts.items() if count >= least]
        self.nearest = {color: self.snapped(color) for color in counts}

    def snapped(self, color):
        def distance(other):
            return max(abs(a - b) for a, b in zip(color, other))

        main = min(self.main, key=distance)
        return main if distance(main) <= STEP / 2 else tuple(round(round(level / STEP) * STEP) for level in color)

    def applied(self, picture):
        result = Image.new("RGBA", picture.size)
        result.putdata([self.nearest[color] for color in picture.getdata()])
        return result


def opened(path):
    with Image.open(path) as picture:
        return picture.convert("RGBA")


def assemble(paths, target):
    durations = [int(re.search(r"-(\d+)ms", path.name)[1]) for path in paths]
    pictures = [opened(path) for path in paths]
    palette = Palette(pictures)
    first, *rest = [palette.applied(picture) for picture in pictures]
    first.save(
        target, save_all=True, append_images=rest, duration=durations, loop=0,
        lossless=True, quality=100, method=6, minimize_size=True,
    )


def main():
    films, pictures = map(Path, sys.argv[1:])
    for film in sorted(path for path in films.iterdir() if path.is_dir()):
        shutil.copyfile(film / "still.png", pictures / f"{film.name}.png")
        moving = sorted(film.glob("*ms.png"))
        if moving:
            assemble(moving, pictures / f"{film.name}.webp")


main()
