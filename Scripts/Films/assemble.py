"""Makes an animated WebP and a still PNG of each film.

A film is a folder of pictures named by number and duration, such as 012-33ms.png, and still.png.
"""

import re
import shutil
import sys
from pathlib import Path

from PIL import Image

# Levels of a channel are multiples of 5. Nobody sees it, black and white stay what they are, and the
# files lose a quarter of their bytes.
STEP = 5


def frame(path):
    with Image.open(path) as picture:
        return picture.convert("RGBA").point(lambda level: round(level / STEP) * STEP)


def assemble(film, pictures):
    paths = sorted(film.glob("*ms.png"))
    durations = [int(re.search(r"-(\d+)ms", path.name)[1]) for path in paths]
    first, *rest = [frame(path) for path in paths]
    first.save(
        pictures / f"{film.name}.webp",
        save_all=True, append_images=rest, duration=durations, loop=0,
        lossless=True, quality=80, method=4,
    )
    shutil.copyfile(film / "still.png", pictures / f"{film.name}.png")


def main():
    films, pictures = map(Path, sys.argv[1:])
    for film in sorted(path for path in films.iterdir() if path.is_dir()):
        assemble(film, pictures)


main()
