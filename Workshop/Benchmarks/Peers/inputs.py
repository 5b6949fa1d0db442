"""The same items that the Swift contestants lay out (Sources/Contestants/Inputs.swift)."""

import math

GAP = 8.0
MASK = (1 << 64) - 1


def units(seed):
    """SplitMix64 as numbers from 0 up to 1."""
    state = seed
    while True:
        state = (state + 0x9E3779B97F4A7C15) & MASK
        z = state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        yield ((z ^ (z >> 31)) >> 11) * 2.0**-53


def widths():
    """The widths of the container, one a pass."""
    source = units(41)
    return [390 + 64 * next(source) for _ in range(4096)]


class Items:
    """Sizes, and for full flexbox factors and limits."""

    def __init__(self, count, flexible):
        source = units(42)
        self.count = count
        self.flexible = flexible
        self.sizes = [(20 + 60 * next(source), 20 + 10 * next(source)) for _ in range(count)]
        self.flex = []
        if flexible:
            source = units(43)
            for width, _ in self.sizes:
                grow = 1 + math.floor(next(source) * 3)
                shrink = 1 + math.floor(next(source) * 3)
                least = width * (0.5 + 0.5 * next(source))
                most = width * (1 + 0.5 * next(source))
                self.flex.append((grow, shrink, least, most))
