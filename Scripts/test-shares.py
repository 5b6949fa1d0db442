#!/usr/bin/env python3
"""Prints how many lines of the tests of FlowLayouts and FlowLayoutUI run on Apple's SwiftUI, too, by rooms: test-shares.py.

The others ask the stand-in's host for what no other tells. Ends with 1 if fewer than BOUND run on both.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent / "Tests"
BOUND = 0.40

# The rooms of views; those that only the stand-in runs are under the same names in Headless.
VIEWS = ["Layouts", "Flow", "Lazy", "Dragging", "Focus", "Pages", "Support"]


def lines(folder: Path, *, deep: bool = False) -> tuple[int, int]:
    """The files and their lines; what is a link stands elsewhere."""
    files = [f for f in (folder.rglob if deep else folder.glob)("*.swift") if not f.is_symlink()]
    code = [line for f in files for line in f.read_text(encoding="utf-8").splitlines()]
    # Said of each function since when it is there: no test.
    return len(files), sum(not line.lstrip().startswith("@available") for line in code)


def main() -> int:
    rows = [(room, lines(ROOT / room), lines(ROOT / "Headless" / room)) for room in VIEWS]
    rows.append(("Internals", lines(ROOT / "Internals"), lines(ROOT / "Internals/Headless")))
    rows.append(("RenderThread", (0, 0), lines(ROOT / "RenderThread", deep=True)))
    print(f"{'room':13} {'on both':>14} {'stand-in only':>16} {'share':>6}")
    both = alone = 0
    for room, (files, count), (others, rest) in rows:
        both, alone = both + count, alone + rest
        share = count / max(1, count + rest)
        print(f"{room:13} {files:4} {count:9} {others:6} {rest:9} {share:6.0%}")
    share = both / (both + alone)
    print(f"{'together':13} {both:14} {alone:16} {share:6.0%}")
    if share < BOUND:
        print(f"test-shares: fewer than {BOUND:.0%} of the lines run on Apple's SwiftUI", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
