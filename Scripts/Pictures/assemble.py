"""Makes a still PNG of each film, and an animated WebP of those that move.

Everyone who uses the library clones the pictures: films in one language are enough, the others see them still.
A film is a folder with still.png and, if it moves, pictures named by number and duration, such as 012-33ms.png.
"""

import re
import shutil
import sys
from pathlib import Path

from PIL import Image

# Levels of a channel are multiples of 15: nobody sees it in something that moves, black and white stay what they
# are, and the files lose half of their bytes.
STEP = 15


def frame(path):
    with Image.open(path) as picture:
        return picture.convert("RGBA").point(lambda level: round(level / STEP) * STEP)


def assemble(paths, target):
    durations = [int(re.search(r"-(\d+)ms", path.name)[1]) for path in paths]
    first, *rest = [frame(path) for path in paths]
    first.save(
        target, save_all=True, append_images=rest, duration=durations, loop=0,
        lossless=True, quality=80, method=4, minimize_size=True,
    )


def main():
    films, pictures = map(Path, sys.argv[1:])
    for film in sorted(path for path in films.iterdir() if path.is_dir()):
        shutil.copyfile(film / "still.png", pictures / f"{film.name}.png")
        moving = sorted(film.glob("*ms.png"))
        if moving:
            assemble(moving, pictures / f"{film.name}.webp")


main()
