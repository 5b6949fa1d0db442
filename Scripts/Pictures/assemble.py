"""Makes a still PNG of each film, and an animated WebP of those in English.

Everyone who uses the library clones the pictures: films in one language are enough, the others see them still.
A film is a folder of pictures named by number and duration, such as 012-33ms.png, and still.png.
"""

import re
import shutil
import sys
from pathlib import Path

from PIL import Image

# One palette for all pictures of a film: what does not move is the same in each, and costs nothing.
COLORS = 64


def palette(frames):
    """The colors of pictures from the beginning to the end."""
    few = [frames[place * (len(frames) - 1) // 5] for place in range(6)]
    width, height = frames[0].size
    sheet = Image.new("RGB", (width, height * len(few)))
    for place, frame in enumerate(few):
        sheet.paste(frame, (0, place * height))
    return sheet.quantize(COLORS, method=Image.Quantize.MEDIANCUT)


def assemble(film, target):
    paths = sorted(film.glob("*ms.png"))
    durations = [int(re.search(r"-(\d+)ms", path.name)[1]) for path in paths]
    frames = [Image.open(path).convert("RGB") for path in paths]
    colors = palette(frames)
    first, *rest = [
        frame.quantize(palette=colors, dither=Image.Dither.NONE).convert("RGB") for frame in frames
    ]
    first.save(
        target, save_all=True, append_images=rest, duration=durations, loop=0,
        lossless=True, quality=80, method=4,
    )


def main():
    films, pictures = map(Path, sys.argv[1:])
    for film in sorted(path for path in films.iterdir() if path.is_dir()):
        shutil.copyfile(film / "still.png", pictures / f"{film.name}.png")
        if ".en." in film.name:
            assemble(film, pictures / f"{film.name}.webp")


main()
