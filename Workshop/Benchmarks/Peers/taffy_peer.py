"""Taffy, the flexbox engine in Rust, through its Python binding.

The timed call is the binding's native one: it enters the engine once for the whole tree. No measuring
function is set, so that nothing comes back into Python on the way. What the binding does around that
call (reading every box back into Python objects) is left out. Minima are given, so that there are no automatic ones.
"""

import time

from stretchable import taffylib
from stretchable.context import taffy
from stretchable.style import AlignContent, AlignItems, FlexWrap, Style
from stretchable.style.geometry.size import SizeAvailableSpace

from inputs import GAP


def points(width, height):
    return {"width": {"dim": 1, "value": width}, "height": {"dim": 1, "value": height}}


class Taffy:
    name = "Taffy"

    def __init__(self, items, widths):
        self.widths = widths
        self.turn = 0
        taffylib.disable_rounding(taffy._ptr)
        self.space = SizeAvailableSpace.default().to_dict()
        self.style = Style(
            size=(widths[0], None),
            flex_wrap=FlexWrap.WRAP,
            align_items=AlignItems.FLEX_START,
            align_content=AlignContent.FLEX_START,
            gap=GAP,
        ).to_dict()
        self.root = taffylib.node_create(taffy._ptr, self.style)
        self.nodes = [self._node(items, index) for index in range(items.count)]
        for node in self.nodes:
            taffylib.node_add_child(taffy._ptr, self.root, node)

    def _node(self, items, index):
        width, height = items.sizes[index]
        style = dict(self.template, size=points(width, height), min_size=points(0.0, 0.0))
        if items.flexible:
            grow, shrink, least, most = items.flex[index]
            style.update(
                flex_grow=float(grow),
                flex_shrink=float(shrink),
                min_size=points(least, 0.0),
                max_size=points(most, height),
            )
        return taffylib.node_create(taffy._ptr, style)

    # One style for all items: making one in Python takes milliseconds.
    template = Style(flex_shrink=0.0).to_dict()

    @staticmethod
    def _measured(*_):
        raise AssertionError("Taffy asked Python for a size")

    def nanoseconds(self):
        """One pass: the width changes, then the layout call is timed."""
        self.turn = (self.turn + 1) % len(self.widths)
        self.style["size"]["width"]["value"] = self.widths[self.turn]
        taffylib.node_set_style(taffy._ptr, self.root, self.style)
        start = time.thread_time_ns()
        taffylib.node_compute_layout_with_measure(
            taffy._ptr, self.root, self.space, self._measured
        )
        return time.thread_time_ns() - start

    def frames(self):
        """The frames at the first of the widths, after a layout at another one."""
        for self.turn in (0, -1):
            self.nanoseconds()
        return [self._frame(node) for node in self.nodes]

    def _frame(self, node):
        layout = taffylib.PyLayout()
        taffylib.node_get_layout(taffy._ptr, node, layout)
        return layout.x, layout.y, layout.width, layout.height

    def close(self):
        taffylib.node_drop_all(taffy._ptr)
