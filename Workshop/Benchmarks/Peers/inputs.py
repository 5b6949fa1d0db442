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


def length(exact):
    """A length without what is less than a 64th of a point, which all rivals' numbers hold exactly."""
    return math.floor(exact * 64) / 64


def widths():
    """The widths of the container, one a pass."""
    source = units(41)
    return [length(390 + 64 * next(source)) for _ in range(4096)]


class Items:
    """Sizes, and for full flexbox factors and limits."""

    def __init__(self, count, flexible):
        source = units(42)
        self.count = count
        self.flexible = flexible
        self.sizes = [(length(20 + 60 * next(source)), length(20 + 10 * next(source))) for _ in range(count)]
        self.flex = []
        if flexible:
            source = units(43)
            for width, _ in self.sizes:
                grow = 1 + math.floor(next(source) * 3)
                shrink = 1 + math.floor(next(source) * 3)
                least = length(width * (0.5 + 0.5 * next(source)))
                most = length(width * (1 + 0.5 * next(source)))
                self.flex.append((grow, shrink, least, most))
