"""Whether a rival puts every item where the engine puts it."""

import math

# Browsers count in 64ths of a point and round at each step; Docs/Flexbox.md allows them five.
ROUNDING = 5 / 64


def differing_item(frames, expected):
    """The index of the first item that is elsewhere or of another size; None if all are as expected.

    Down the lines, the step from the item before is compared: single precision adds up what it loses.
    """
    top = expected_top = 0.0
    for index, (frame, right) in enumerate(zip(frames, expected, strict=True)):
        x, y, width, height = frame
        differences = [x - right[0], width - right[2], height - right[3]]
        step = (y - top) - (right[1] - expected_top)
        # Not "larger": nothing is, than a number that is none.
        if not (all(abs(one) <= ROUNDING for one in differences) and abs(step) <= ROUNDING + unit(max(y, right[1]))):
            return index
        top, expected_top = y, right[1]
    return None


def unit(length):
    """The distance between numbers of single precision around a length."""
    return 2.0 ** (math.frexp(length)[1] - 24)
