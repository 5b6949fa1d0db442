"""Draws flex containers from a seed.

Every property of flex layout takes part. About one case in five is extreme: zero and huge sizes,
1/64 px fractions, hundreds of items, minima above maxima, odd factors.
"""

import random

POSITIONS = ["flex-start", "flex-end", "center", "start", "end"]
SPACES = ["space-between", "space-around", "space-evenly"]
SIDES = ["Left", "Top", "Right", "Bottom"]


class Drawer:
    """Draws the numbers of one case, all in one precision."""

    def __init__(self, seed, index):
        self.random = random.Random(f"{seed}/{index}")
        self.precision = self.random.choice(["int", "int", "quarter", "64th", "decimal"])
        self.is_extreme = self.random.random() < 0.2

    def chance(self, probability):
        return self.random.random() < probability

    def pick(self, *values):
        return self.random.choice(values)

    def length(self, low, high):
        value = self.random.uniform(low, high)
        if self.precision == "int":
            return round(value)
        if self.precision == "quarter":
            return round(value * 4) / 4
        if self.precision == "64th":
            return round(value * 64) / 64
        return round(value, 2)

    def size(self, low, high):
        """A size that is at times zero or huge in extreme cases."""
        if self.is_extreme and self.chance(0.15):
            return self.pick(0, 0, 1 / 64, 1, 5000, 20000)
        return self.length(low, high)

    def factor(self):
        if self.is_extreme:
            return self.pick(0, 0.001, 0.1, 0.3, 1, 7, 1000, 12345.678)
        return self.pick(0, 0, 0.25, 0.5, 1, 1, 2, 3.7)

    def percent(self, low, high):
        return {"percent": self.pick(0, 5, 12.5, 25, 33, 50) if self.chance(0.5)
                else round(self.random.uniform(low, high), 1)}


def position(draw):
    """A position keyword, sometimes with an overflow keyword."""
    keyword = draw.pick(*POSITIONS)
    return draw.pick("safe ", "unsafe ") + keyword if draw.chance(0.15) else keyword


def container_style(draw):
    style = {"display": "flex"}
    if draw.chance(0.7):
        style["flexDirection"] = draw.pick("row", "row", "row-reverse", "column", "column-reverse")
    if draw.chance(0.7):
        style["flexWrap"] = draw.pick(
            "wrap", "wrap", "wrap", "wrap-reverse", "balance", "wrap-reverse balance")
    if draw.chance(0.6):
        style["justifyContent"] = draw.pick(
            position(draw), position(draw), draw.pick(*SPACES), "left", "right", "stretch", "normal")
    if draw.chance(0.6):
        style["alignItems"] = draw.pick(
            position(draw), position(draw), "stretch", "normal", "baseline", "last baseline",
            "self-start", "self-end")
    if draw.chance(0.6):
        style["alignContent"] = draw.pick(
            position(draw), position(draw), draw.pick(*SPACES), "stretch", "normal")
    if draw.chance(0.3):
        style["direction"] = "rtl"
    if draw.chance(0.5):
        style["rowGap"] = draw.percent(0, 10) if draw.chance(0.1) else draw.length(0, 20)
        style["columnGap"] = draw.percent(0, 10) if draw.chance(0.1) else draw.length(0, 20)
    for name, chance in (("padding{}", 0.25), ("border{}Width", 0.15)):
        if draw.chance(chance):
            for side in SIDES:
                value = draw.length(0, 12)
                style[name.format(side)] = int(value) if "border" in name else value
    if draw.chance(0.4):
        style["boxSizing"] = "border-box"
    return style


def add_container_sizes(draw, style):
    style["width"] = draw.size(20, 600)
    if draw.chance(0.55):
        style["height"] = draw.size(20, 500)
    for name, chance in (("minWidth", 0.1), ("maxWidth", 0.1), ("minHeight", 0.15),
                         ("maxHeight", 0.15)):
        if draw.chance(chance):
            style[name] = draw.percent(10, 100) if draw.chance(0.1) else draw.size(20, 500)


def item_style(draw, wishes):
    style = {}
    for name, low, high, chance in (("width", 5, 120, 0.8), ("height", 5, 80, 0.75)):
        if draw.chance(chance):
            style[name] = draw.percent(5, 60) if draw.chance(0.06) else draw.size(low, high)
    if "flex" in wishes:
        if draw.chance(0.6):
            style["flexGrow"] = draw.factor()
        if draw.chance(0.5):
            style["flexShrink"] = draw.factor()
        if draw.chance(0.4):
            style["flexBasis"] = draw.pick(
                draw.size(0, 120), draw.percent(0, 60), "auto", "content", 0)
    if "limits" in wishes:
        for name in ("minWidth", "maxWidth", "minHeight", "maxHeight"):
            if draw.chance(0.3):
                style[name] = draw.percent(0, 60) if draw.chance(0.1) else draw.size(0, 120)
    if "margins" in wishes:
        for side in SIDES:
            if draw.chance(0.35):
                style[f"margin{side}"] = (
                    "auto" if draw.chance(0.2) else draw.percent(-5, 10) if draw.chance(0.1)
                    else draw.length(-10 if draw.chance(0.3) else 0, 15))
    if "boxes" in wishes:
        for side in SIDES:
            if draw.chance(0.3):
                style[f"padding{side}"] = (
                    draw.percent(0, 8) if draw.chance(0.15) else draw.length(0, 10))
            if draw.chance(0.2):
                style[f"border{side}Width"] = int(draw.length(0, 6))
        if draw.chance(0.5):
            style["boxSizing"] = "border-box"
    if "align" in wishes and draw.chance(0.5):
        style["alignSelf"] = draw.pick(
            position(draw), position(draw), "stretch", "auto", "normal", "baseline",
            "last baseline", "self-start", "self-end")
        if draw.chance(0.1):
            style["direction"] = draw.pick("ltr", "rtl")
    if "order" in wishes and draw.chance(0.5):
        style["order"] = draw.random.randint(-3, 3)
    if "ratio" in wishes and draw.chance(0.4):
        style["aspectRatio"] = draw.pick(0.5, 1, 2, 1.5)
    if draw.chance(0.05):
        style["position"] = "relative"
        style[draw.pick("left", "top", "right", "bottom")] = draw.length(-20, 20)
    if draw.chance(0.03):
        style["overflowX"] = style["overflowY"] = "hidden"
    return style


def greedy_lines(widths, gap, limit):
    """The number of lines that greedy wrapping makes."""
    lines, reach = 0, None
    for width in widths:
        if reach is None or reach + gap + width > limit:
            lines, reach = lines + 1, width
        else:
            reach += gap + width
    return lines


def line_count(draw, style, items):
    """A fewest number of lines that a narrower container would have too, or None.

    Where no width gives exactly that many lines, which items move is up to the browser. So this asks
    for items of fixed positive widths in a row.
    """
    gap = style.get("columnGap", 0)
    widths = [item["style"].get("width", 0) for item in items]
    if isinstance(gap, dict) or not all(isinstance(w, (int, float)) and w > 0 for w in widths):
        return None
    count = draw.random.randint(1, 6)
    limits = {sum(widths[i:j]) + gap * (j - i - 1)
              for i in range(len(widths)) for j in range(i + 1, len(widths) + 1)}
    exact = any(greedy_lines(widths, gap, limit) == count for limit in limits)
    return count if count == 1 or exact else None


def fix_widths(items):
    """Takes away what makes an item's outer length differ from its width."""
    for item in items:
        for name in list(item["style"]):
            if name in ("flexBasis", "minWidth", "maxWidth", "boxSizing") or any(
                    side in name for side in ("Left", "Right")):
                del item["style"][name]


def case(seed, index):
    """One case without its frames."""
    draw = Drawer(seed, index)
    style = container_style(draw)
    add_container_sizes(draw, style)
    wishes = {wish for wish, chance in (
        ("flex", 0.55), ("limits", 0.35), ("margins", 0.35), ("boxes", 0.25), ("align", 0.4),
        ("order", 0.2), ("content", 0.25)) if draw.chance(chance)}
    count = draw.random.randint(1, 14)
    if draw.is_extreme and draw.chance(0.2):
        count = 200
        # The browser rounds each share of a line: two hundred of them would add up.
        style["flexWrap"] = draw.pick("wrap", "wrap-reverse")
    items = []
    for _ in range(count):
        item = {"style": item_style(draw, wishes)}
        if "content" in wishes and draw.chance(0.5):
            item["content"] = [draw.length(0, 60), draw.length(0, 40)]
        items.append(item)
    if "balance" in style.get("flexWrap", ""):
        # Without a length, what is left of a line says nothing about it.
        for length in ("width", "height"):
            if length in style:
                style[length] = max(60, style[length])
        style.pop("maxWidth", None)
        style.pop("maxHeight", None)
        if "row" in style.get("flexDirection", "row") and draw.chance(0.4):
            fix_widths(items)
            lines = line_count(draw, style, items)
            if lines is not None:
                style["flexLineCount"] = lines
    return {
        "name": f"seed {seed}/{index:04}",
        "group": "content" if any("content" in item for item in items) else "core",
        "container": {"style": style, "containingBlock": [
            draw.random.randint(100, 900), draw.random.randint(100, 900)]},
        "items": items,
    }
