"""Draws the flex containers that a flow of SwiftUI views can express, from a seed.

Items are boxes of fixed sizes; the container has one definite length, along its lines. What SwiftUI
says in other words (margins, padding, minima) or not at all (align-content, reverses) is left out, and
no item is longer than its line: CSS and SwiftUI differ there on purpose.
"""

from generate import SPACES, Drawer


def item_style(draw, axis, length, wishes):
    across = "height" if axis == "width" else "width"
    style = {axis: draw.length(1, min(120, length)), across: draw.length(1, 60), "flexShrink": 0}
    if "grow" in wishes and draw.chance(0.5):
        style["flexGrow"] = draw.pick(0, 0.25, 0.5, 1, 1, 2, 3.7)
    if "basis" in wishes and draw.chance(0.4):
        style["flexBasis"] = draw.length(0, min(120, length))
    if "align" in wishes and draw.chance(0.4):
        style["alignSelf"] = draw.pick("flex-start", "center", "flex-end", "stretch")
        if style["alignSelf"] == "stretch":
            del style[across]
    if "order" in wishes and draw.chance(0.5):
        style["order"] = draw.random.randint(-3, 3)
    return style


def case(seed, index):
    """One case without its frames."""
    draw = Drawer(seed, index)
    direction = draw.pick("row", "row", "column")
    axis = "width" if direction == "row" else "height"
    length = draw.length(40, 500)
    style = {
        "display": "flex", "flexDirection": direction, axis: length,
        "flexWrap": draw.pick("wrap", "wrap", "wrap", "balance"),
        "justifyContent": draw.pick("flex-start", "center", "flex-end", *SPACES),
        "alignItems": draw.pick("flex-start", "flex-start", "center", "flex-end", "baseline")
        if direction == "row" else draw.pick("flex-start", "center", "flex-end"),
        "rowGap": draw.length(0, 20), "columnGap": draw.length(0, 20),
    }
    wishes = {wish for wish, chance in (
        ("grow", 0.4), ("basis", 0.3), ("align", 0.3), ("order", 0.3)) if draw.chance(chance)}
    items = [{"style": item_style(draw, axis, length, wishes)}
             for _ in range(draw.random.randint(1, 10))]
    return {
        "name": f"plain {seed}/{index:04}", "group": "core",
        "container": {"style": style, "containingBlock": [900, 900]}, "items": items,
    }
