"""States of the page: their addresses, written as its grammar says, and random ones."""

import os
import random
import urllib.parse

ALIGNMENTS = ["leading", "center", "trailing", "space-between", "space-around", "space-evenly",
              "stretch"]
ACROSS = ["start", "center", "end", "first-baseline", "last-baseline", "stretch"]
SELVES = ["auto", "start", "center", "end", "stretch"]
TEXTS = ["Swift", "SwiftUI", "a", "", "Two\nlines", "Layout", "A longer text of several words",
         "晨间习惯 ☀️", "روتين الصباح", "שגרת בוקר", "x = y; a & b, c", "100 %", "\"quoted\" \\n",
         "<b>bold</b>", "👩‍👩‍👧 family", "*stars* and `ticks`", "Ünïcödé", "\u202eoverride"]

DEFAULTS = {
    "direction": "row", "rtl": False, "width": None, "height": 240, "wrap": "greedy", "lines": 1,
    "fill": "line-by-line",
    "align": "leading", "last": "automatic", "across": "start", "hgap": 8, "vgap": 8,
    "target": None, "least": None, "greatest": None, "most": None,
    "hug": "automatic", "limit": None, "expanded": False, "between": "nothing", "rules": False,
    "overlay": False,
}
BOX_DEFAULTS = {
    "kind": "text", "grow": 0, "shrink": 0, "basis": None, "ratio": None, "order": 0, "priority": 0, "self": "auto",
    "before": False, "after": False, "avoid": False, "full": False,
}


# How many in a hundred of the cases that a test draws or combines are tried, as in tests of views.
TRIED = int(os.environ.get("TRIED_CASES", 100))


def tried(cases):
    """Cases evenly from all of them: each tenth where `TRIED_CASES` is 10."""
    return cases[::max(1, 100 // TRIED)]


def number(value):
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def write(value):
    if isinstance(value, bool):
        return "true"
    return value if isinstance(value, str) else number(value)


def written(values, defaults):
    return [(name, write(values[name])) for name in defaults if values[name] != defaults[name]]


def address(state):
    """The part of the address behind "#" for a state."""
    parts = [f"{name}={value}" for name, value in written(state, DEFAULTS)]
    boxes = []
    for box in state["boxes"]:
        text = urllib.parse.quote(box["text"], safe="-_.!~*'()")
        wishes = "".join(f";{name}={value}" for name, value in written(box, BOX_DEFAULTS))
        boxes.append(text + wishes or ";")
    return "#" + "&".join(parts + [f"boxes={','.join(boxes)}"])


def state(boxes, **container):
    return {**DEFAULTS, "width": 320, **container, "boxes": boxes}


def box(text="Box", **wishes):
    return {"text": text, **BOX_DEFAULTS, **wishes}


def with_waterfalls(states):
    """The states, and those of strips as waterfalls, too."""
    return states + [{**one, "wrap": "waterfall"} for one in states if one["wrap"] == "strip"]


class Drawing:
    """Draws states from a seed: any at all, or only such that CSS has words for all of."""

    def __init__(self, seed, is_comparable=False):
        self.random = random.Random(seed)
        self.is_comparable = is_comparable

    def chance(self, probability):
        return self.random.random() < probability

    def length(self, low, high):
        value = self.random.uniform(low, high)
        return round(value) if self.chance(0.5) else round(value, 3)

    def state(self):
        pick = self.random.choice
        direction = pick(["row", "row", "column"])
        is_free = not self.is_comparable
        align = pick(ALIGNMENTS)
        keeps_last_line = align in ("leading", "center", "trailing") and self.chance(0.5)
        wrap = pick(["greedy", "greedy", "greedy", "balanced", "balanced", "strip"])
        has_baselines = direction == "row" and wrap != "strip"
        across = pick(ACROSS if has_baselines else ["start", "center", "end", "stretch"])
        boxes = [self.box(is_free, align, across) for _ in range(self.random.randint(0, 12))]
        has_full = any(box["full"] for box in boxes)
        has_spacer = any(box["kind"] == "spacer" for box in boxes)
        if not is_free and any(box["basis"] is not None for box in boxes):
            # Overflow would make a flow longer than its container.
            boxes = [{**box, "shrink": box["shrink"] or 1} for box in boxes]
        # In CSS, a box of no length shares the line of one that fills it, if there is no gap.
        least_gap = -20 if is_free else 1
        return {
            "direction": direction,
            "rtl": self.chance(0.25),
            "width": self.length(0 if is_free else 40, 700),
            "height": self.length(0 if is_free else 40, 500),
            "wrap": wrap,
            "lines": self.random.randint(1, 5) if wrap == "strip" or wrap == "balanced" and (is_free or not has_full) else 1,
            "fill": pick(["line-by-line", "across-lines"]) if is_free else "line-by-line",
            "align": align,
            "last": pick(["automatic", *ALIGNMENTS]) if is_free
                    else "automatic" if keeps_last_line else align,
            "across": across,
            "hgap": self.length(least_gap, 30) if self.chance(0.7) else 8,
            "vgap": self.length(least_gap, 30) if self.chance(0.7) else 8,
            "target": self.length(0, 200) if is_free and self.chance(0.3) else None,
            "least": self.length(0, 150) if is_free and self.chance(0.1) else None,
            "greatest": self.length(0, 300) if is_free and self.chance(0.1) else None,
            "most": self.random.randint(1, 6) if is_free and self.chance(0.2) else None,
            "hug": pick(["automatic", "yes", "no"]) if is_free
                   else "automatic" if align == "leading" or self.chance(0.5) else "no",
            "limit": self.random.randint(0, 4) if is_free and self.chance(0.2) else None,
            "expanded": is_free and self.chance(0.1),
            "between": "dots" if self.chance(0.15) and (
                is_free or not align.startswith("space-") and not has_spacer) else "nothing",
            "rules": self.chance(0.15),
            "overlay": is_free and self.chance(0.2),
            "boxes": boxes,
        }

    def box(self, is_free, align, across):
        pick = self.random.choice
        may_grow = is_free or align != "stretch"
        may_align = is_free or across != "last-baseline"
        return box(
            pick(TEXTS),
            kind=pick([*["text"] * 12, "spacer" if may_grow else "text", "break" if is_free else "text"]),
            grow=pick([0, 0, 0, 1, 2, 0.25]) if may_grow else 0,
            shrink=pick([0, 0, 0, 1, 3, 0.5]),
            basis=pick([None, None, None, 0, self.length(0, 300)]),
            ratio=pick([None, None, None, 0, self.length(0.2, 4)]) if is_free else None,
            order=pick([0, 0, 0, self.random.randint(-5, 5)]),
            priority=pick([0, 0, 0, 1, -2]) if is_free else 0,
            self=pick(["auto", "auto", *SELVES]) if may_align else "auto",
            before=is_free and self.chance(0.08),
            after=is_free and self.chance(0.08),
            avoid=is_free and self.chance(0.08),
            full=self.chance(0.06),
        )
