"""Draws flex containers from a seed.

Every property of flex layout takes part. About one case in five is extreme: zero and huge sizes,
1/64 px fractions, minima above maxima, odd factors. One in twenty-five has 50 to 300 items. Balanced
containers ask for any number of lines, and some have no length to balance in.
"""

import random

POSITIONS = ["flex-start", "flex-end", "center", "start", "end"]
SPACES = ["space-between", "space-around", "space-evenly"]
# Chromium does not know "last baseline" of lines.
BASELINES = ["baseline", "first baseline"]
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
            position(draw), position(draw), draw.pick(*SPACES), draw.pick(*BASELINES), "stretch",
            "normal")
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
    if draw.chance(0.05):
        style["overflowX"] = style["overflowY"] = "hidden"
    return style


def text(draw):
    """Words of a font whose lines are as high as its ascent, so that boxes can stand for them."""
    words = ["a" * draw.random.randint(1, 5) for _ in range(draw.random.randint(1, 6))]
    height = draw.random.randint(1, 4) * 3
    return {"text": "\u200b".join(words), "font": {"size": height / 0.6, "lineHeight": height}}


def item(draw, wishes):
    """One item without its frame."""
    item = {"style": item_style(draw, wishes)}
    if "content" in wishes and draw.chance(0.5):
        item["content"] = [draw.length(0, 60), draw.length(0, 40)]
    elif "text" in wishes and draw.chance(0.6):
        item.update(text(draw))
    return item


def group(items):
    """Returns the kind of feature that the case is about."""
    for name, is_inside in (
            ("text", lambda item: "text" in item), ("content", lambda item: "content" in item),
            ("aspect-ratio", lambda item: "aspectRatio" in item["style"])):
        if any(is_inside(item) for item in items):
            return name
    return "core"


def case(seed, index):
    """One case without its frames."""
    draw = Drawer(seed, index)
    style = container_style(draw)
    add_container_sizes(draw, style)
    is_balanced = "balance" in style.get("flexWrap", "")
    wishes = {wish for wish, chance in (
        ("flex", 0.55), ("limits", 0.35), ("margins", 0.35), ("boxes", 0.25), ("align", 0.4),
        ("order", 0.2), ("content", 0.25), ("ratio", 0.15), ("text", 0.15)) if draw.chance(chance)}
    count = draw.random.randint(1, 14)
    if draw.chance(0.04):
        count = draw.random.randint(50, 300)
        if not is_balanced:
            style["flexWrap"] = draw.pick("wrap", "wrap-reverse")
        # The browser rounds each share of what is left, and each ratio: hundreds of them would add up.
        wishes -= {"flex", "ratio"}
        style["justifyContent"], style["alignContent"] = position(draw), position(draw)
    items = [item(draw, wishes) for _ in range(count)]
    if is_balanced:
        if draw.chance(0.1):
            style[draw.pick("width", "height")] = draw.pick(0, 0, 1 / 64, 1, 5)
        if draw.chance(0.6):
            style["flexLineCount"] = draw.random.randint(1, draw.pick(6, count, count + 2))
    return {
        "name": f"seed {seed}/{index:04}", "group": group(items),
        "container": {"style": style, "containingBlock": [
            draw.random.randint(100, 900), draw.random.randint(100, 900)]},
        "items": items,
    }
