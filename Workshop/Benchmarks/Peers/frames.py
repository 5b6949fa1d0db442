"""Whether a rival puts every item where the engine puts it."""

import math

# Browsers count in 64ths of a point and round at each step; Docs/Flexbox.md allows them five.
ROUNDING = 5 / 64


def differing_item(frames, expected):
    """The index of the first item that is elsewhere or of another size; None if all are as expected.

    Single precision loses digits far down and adds up what it loses: instead of the top, the step from the item before
    is compared, and the browser's own top and bottom leave a height as exact as they are.
    """
    top = expected_top = 0.0
    for index, (frame, right) in enumerate(zip(frames, expected, strict=True)):
        x, y, width, height = frame
        along = [x - right[0], width - right[2]]
        across = [(y - top) - (right[1] - expected_top), height - right[3]]
        lost = unit(max(y, right[1]))
        # Not "larger": nothing is, than a number that is none.
        if not (all(abs(one) <= ROUNDING for one in along) and all(abs(one) <= ROUNDING + lost for one in across)):
            return index
        top, expected_top = y, right[1]
    return None


def unit(length):
    """The distance between numbers of single precision around a length."""
    return 2.0 ** (math.frexp(length)[1] - 24)
