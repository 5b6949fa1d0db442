"""Yoga, React Native's flexbox engine in C++, through its Python binding.

The timed call is Yoga's own, bound one to one: it enters the engine once for the whole tree and no
measuring function comes back. This version of Yoga has no gap property: the items carry margins
instead, and the container is one gap wider and its lines one gap deeper, which breaks the same lines.
It has no automatic minima either: an item without a minimum may be 0 long.
"""

import math
import time

from poga import libpoga_capi as yoga

from inputs import GAP


class Yoga:
    name = "Yoga"

    def __init__(self, items, widths):
        self.widths = widths
        self.turn = 0
        self.config = yoga.YGConfigNew()
        yoga.YGConfigSetPointScaleFactor(self.config, 0.0)
        self.root = yoga.YGNodeNewWithConfig(self.config)
        yoga.YGNodeStyleSetFlexDirection(self.root, yoga.YGFlexDirection.Row)
        yoga.YGNodeStyleSetFlexWrap(self.root, yoga.YGWrap.Wrap)
        yoga.YGNodeStyleSetAlignItems(self.root, yoga.YGAlign.FlexStart)
        yoga.YGNodeStyleSetAlignContent(self.root, yoga.YGAlign.FlexStart)
        self.nodes = [self._node(items, index) for index in range(items.count)]
        for index, node in enumerate(self.nodes):
            yoga.YGNodeInsertChild(self.root, node, index)

    def _node(self, items, index):
        width, height = items.sizes[index]
        node = yoga.YGNodeNewWithConfig(self.config)
        yoga.YGNodeStyleSetWidth(node, width)
        yoga.YGNodeStyleSetHeight(node, height)
        yoga.YGNodeStyleSetFlexShrink(node, 0)
        yoga.YGNodeStyleSetMargin(node, yoga.YGEdge.Right, GAP)
        yoga.YGNodeStyleSetMargin(node, yoga.YGEdge.Bottom, GAP)
        if items.flexible:
            grow, shrink, least, most = items.flex[index]
            yoga.YGNodeStyleSetFlexGrow(node, grow)
            yoga.YGNodeStyleSetFlexShrink(node, shrink)
            yoga.YGNodeStyleSetMinWidth(node, least)
            yoga.YGNodeStyleSetMaxWidth(node, most)
        return node

    def nanoseconds(self):
        """One pass: the width changes, then the layout call is timed."""
        self.turn = (self.turn + 1) % len(self.widths)
        yoga.YGNodeStyleSetWidth(self.root, self.widths[self.turn] + GAP)
        start = time.thread_time_ns()
        yoga.YGNodeCalculateLayout(self.root, math.nan, math.nan, yoga.YGDirection.LTR)
        return time.thread_time_ns() - start

    def frames(self):
        """The frames at the first of the widths, after a layout at another one."""
        for self.turn in (0, -1):
            self.nanoseconds()
        sides = [yoga.YGNodeLayoutGetLeft, yoga.YGNodeLayoutGetTop, yoga.YGNodeLayoutGetWidth, yoga.YGNodeLayoutGetHeight]
        return [tuple(side(node) for side in sides) for node in self.nodes]

    def close(self):
        self.nodes = []
        yoga.YGNodeFreeRecursive(self.root)
