"""The chart of Docs/Performance.md: nanoseconds an item over the number of items, both logarithmic."""

import itertools
import math

WIDTH, HEIGHT = 460, 430
LEFT, RIGHT, TOP, BOTTOM = 52, 112, 44, 40
COLORS = {
    "FlowLayoutEngine": "#d6336c",
    "memory copy": "#868e96",
    "article's function": "#f08c00",
    "article's function, reserved": "#e8590c",
    "Taffy": "#1971c2",
    "Yoga": "#2f9e44",
    "Chromium": "#7048e8",
}
# Colors of rivals built by others.
MORE_COLORS = ["#0c8599", "#9c36b5", "#5c940d", "#846358"]
LABELS = {"article's function": "article", "article's function, reserved": "article, reserved"}


def chart(rows, works):
    """An SVG document with a panel for each kind of work."""
    panels = []
    for index, work in enumerate(works):
        own = [row for row in rows if row["work"] == work]
        floor = [row for row in rows if row["name"] == "memory copy" and row not in own]
        panels.append(panel(work, own + floor, index * WIDTH))
    width = WIDTH * len(works)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{HEIGHT}" '
        f'viewBox="0 0 {width} {HEIGHT}" font-family="sans-serif" font-size="12">\n'
        f'<rect width="{width}" height="{HEIGHT}" fill="#ffffff"/>\n' + "".join(panels) + "</svg>\n"
    )


class Scale:
    """Maps powers of ten to positions."""

    def __init__(self, values, start, end):
        self.first = math.floor(math.log10(min(values)) + 1e-9)
        self.last = math.ceil(math.log10(max(values)) - 1e-9)
        self.start, self.end = start, end

    def __call__(self, value):
        share = (math.log10(value) - self.first) / (self.last - self.first)
        return self.start + share * (self.end - self.start)

    @property
    def powers(self):
        return range(self.first, self.last + 1)


def panel(title, rows, offset):
    x = Scale([row["count"] for row in rows], offset + LEFT, offset + WIDTH - RIGHT)
    y = Scale([row["nanosecondsPerItem"] for row in rows], HEIGHT - BOTTOM, TOP)
    parts = [text(offset + LEFT, 20, f"{title}: ns an item over n", weight="bold")]
    for power in x.powers:
        place = x(10**power)
        parts.append(line([(place, y.start), (place, y.end)], "#e9ecef", 1))
        parts.append(text(place, y.start + 18, "10" + superscript(power), anchor="middle"))
    for power in y.powers:
        place = y(10**power)
        parts.append(line([(x.start, place), (x.end, place)], "#e9ecef", 1))
        parts.append(text(x.start - 8, place + 4, "10" + superscript(power), anchor="end"))
    parts += curves(rows, x, y)
    return "".join(parts)


def curves(rows, x, y):
    parts = []
    ends = []
    names = list(dict.fromkeys(row["name"] for row in rows))
    others = [name for name in names if name not in COLORS]
    colors = COLORS | dict(zip(others, itertools.cycle(MORE_COLORS)))
    for name in names:
        own = sorted((row for row in rows if row["name"] == name), key=lambda row: row["count"])
        points = [(x(row["count"]), y(row["nanosecondsPerItem"])) for row in own]
        parts.append(line(points, colors[name], 3 if name == "FlowLayoutEngine" else 1.75))
        parts += [dot(*point, colors[name]) for point in points]
        ends.append([points[-1][1], name, points[-1]])
    # Labels from top to bottom, each at least a line below the one before.
    previous = -math.inf
    for end in sorted(ends):
        place = max(end[0], previous + 14)
        previous = place
        parts.append(text(x.end + 10, place + 4, LABELS.get(end[1], end[1]), fill=colors[end[1]]))
    return parts


def line(points, color, width):
    path = " ".join(f"{px:.1f},{py:.1f}" for px, py in points)
    return f'<polyline points="{path}" fill="none" stroke="{color}" stroke-width="{width}"/>\n'


def dot(px, py, color):
    return f'<circle cx="{px:.1f}" cy="{py:.1f}" r="2.5" fill="{color}"/>\n'


def text(px, py, content, anchor="start", weight="normal", fill="#212529"):
    return (
        f'<text x="{px:.1f}" y="{py:.1f}" text-anchor="{anchor}" font-weight="{weight}" '
        f'fill="{fill}">{content}</text>\n'
    )


def superscript(number):
    return str(number).translate(str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹"))
