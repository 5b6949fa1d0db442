"""Boxes are moved by mouse, touch and keys to where the engine says that they are dropped."""

import itertools
import urllib.parse

from selenium.webdriver.common.keys import Keys

from page import PageTest
from states import address, box, state, tried

TAGS = ["SwiftUI", "Layout", "Combine", "Concurrency", "Animation", "Charts", "Widgets", "Data",
        "Accessibility", "Testing", "Maps", "Metal"]

# Those of the first eight, if they are photos.
RATIOS = [1.5, 0.75, 1.778, 1, 1.333, 0.667, 1.5, 0.8]

# The distance between neighbors, unless a state says otherwise.
GAP = 8

# Notes each order of the boxes that a movement of the pointer leaves.
RECORD = """
globalThis.orders = [];
addEventListener('pointermove', () => {
  const boxes = [...document.querySelectorAll('#core-boxes .box')].map((box) => box.textContent).join();
  if (orders.at(-1) !== boxes) orders.push(boxes);
});"""

# The centers of all boxes from the side where reading begins, and whether they are shown; their sizes.
READ = """
const container = document.getElementById('core-boxes');
const own = container.getBoundingClientRect();
const isMirrored = getComputedStyle(container).direction === 'rtl';
return [...container.children].map((box) => {
  const { left, top, width, height } = box.getBoundingClientRect();
  const isShown = !box.classList.contains('out');
  const center = left + width / 2;
  return [isShown, isMirrored ? own.right - center : center - own.left, top - own.top + height / 2, width, height];
});"""


class Moving(PageTest):
    start = address(state([box(tag) for tag in TAGS]))

    @property
    def texts(self):
        return [one.get_attribute("textContent") for one in self.find_all("#core-boxes .box")]

    def box(self, index, pane="core"):
        return self.find(f"#{pane}-boxes .box:nth-child({index + 1})")

    def center(self, index, pane="core"):
        """The middle of a box in the window."""
        return self.run_script("""
            arguments[0].scrollIntoView({ block: 'nearest' });
            const { left, top, width, height } = arguments[0].getBoundingClientRect();
            return [left + width / 2, top + height / 2];""", self.box(index, pane))

    def orders(self, script):
        """How many orders there were while a script of actions went on."""
        self.run_script(RECORD)
        script()
        return self.run_script("return orders")

    def points(self, frames, place, values):
        """The centers that stand for a place: its frame's and, where it begins a line, the one behind its neighbor's."""
        shown, x, y, width, height = frames[place][place]
        if not shown:
            return []
        points = [(x, y)]
        # The neighbor as it is while the box is the last of all.
        is_shown, other_x, other_y, other_width, other_height = frames[-1][place - 1]
        across = values.get("fill") == "across-lines" or values.get("wrap") == "waterfall"
        if place > 0 and is_shown and not across:
            before = frames[place][place - 1]
            if values.get("direction") == "column":
                if y - height / 2 < before[2]:
                    points.append((other_x, other_y + (other_height + height) / 2 + GAP))
            elif x - width / 2 < before[1]:
                points.append((other_x + (other_width + width) / 2 + GAP, other_y))
        return points

    def assert_dropped(self, values, index, right, down, pane="core"):
        """Drags a box, and asserts that it comes where its own frame, or its place behind a neighbor, is nearest."""
        boxes = [box(tag, ratio=ratio) for tag, ratio in zip(TAGS, RATIOS)]
        others = boxes[:index] + boxes[index + 1:]
        moved = [others[:place] + [boxes[index]] + others[place:] for place in range(len(boxes))]
        frames = self.show_all([address(state(order, **values)) for order in moved], READ)
        self.go(address(state(boxes, **values)))
        _, main, cross, _, _ = self.run_script(READ)[index]
        held = (main + (-right if values.get("rtl") else right), cross + down)
        distances = [min((((x - held[0]) ** 2 + (y - held[1]) ** 2) ** 0.5 for x, y in self.points(frames, place, values)),
                         default=float("inf")) for place in range(len(frames))]
        self.drag(self.box(index, pane), right, down)
        place = self.texts.index(TAGS[index])
        self.assertLess(distances[place], min(distances) + 0.6, (values, index, right, down, distances))

    def test_a_slow_drag_along_a_row_takes_each_place_once(self):
        for pane in ["core", "css"]:
            with self.subTest(pane=pane):
                # The tag cloud that the page begins with.
                self.open("")
                row = [left + width / 2 for left, top, width, _ in self.frames() if top == 0]

                def drag():
                    actions = self.actions().move_to_element(self.box(0, pane)).click_and_hold()
                    for _ in range(int(row[-1] - row[0])):
                        actions.move_by_offset(1, 0)
                    actions.release().perform()

                orders = self.orders(drag)
                self.assertEqual(len(orders), len(set(orders)), "an order came back")
                self.assertGreater(len(orders), 1)
                self.assertLessEqual(len(orders) - 1, 3)
                self.assertEqual(urllib.parse.unquote(self.fields["boxes"]), orders[-1])

    def test_a_box_that_is_held_still_stays_where_it_is(self):
        def drag():
            actions = self.actions().click_and_hold(self.box(0)).move_by_offset(130, 30)
            for _ in range(40):
                actions.move_by_offset(1, 0).move_by_offset(-1, 0)
            actions.release().perform()

        self.assertLessEqual(len(self.orders(drag)), 2)

    def test_a_box_is_dropped_where_its_frame_comes_nearest(self):
        drags = [(0, 90, 20), (5, -70, -60), (3, 37, 41)]
        containers = [{}, {"rtl": True}, {"direction": "column", "height": 150},
                      {"direction": "column", "height": 150, "rtl": True}, {"wrap": "balanced"},
                      {"align": "center"}, {"align": "center", "hug": "yes", "rtl": True},
                      {"align": "stretch", "across": "stretch"}, {"last": "trailing"}, {"most": 2},
                      {"limit": 2}, {"limit": 2, "rtl": True}, {"between": "dots"}, {"rules": True, "vgap": 4},
                      {"vgap": -6}, {"width": 90}, {"target": 70}, {"target": 70, "wrap": "balanced", "rtl": True},
                      {"target": 60, "direction": "column", "height": 250},
                      *({"wrap": "strip", "lines": 3, **strip} for strip in [
                          {}, {"rtl": True}, {"fill": "across-lines"}, {"fill": "across-lines", "rtl": True},
                          {"align": "center", "across": "end"}, {"direction": "column", "height": 200}]),
                      {"wrap": "waterfall", "lines": 3}, {"wrap": "waterfall", "lines": 3, "rtl": True}]
        for values, (index, right, down) in tried(list(itertools.product(containers, drags))):
            if "limit" in values and index == 5:
                continue  # hidden by the limit
            with self.subTest(values=values, index=index):
                self.assert_dropped(values, index, right, down)

    def test_boxes_of_css_are_dragged_to_the_same_places(self):
        for values in [{}, {"rtl": True}, {"direction": "column", "height": 150}, {"between": "dots"}]:
            with self.subTest(values=values):
                self.assert_dropped(values, 0, 90, 20, pane="css")
                self.assertEqual(self.difference, 0)

    def test_escape_puts_a_box_of_css_back(self):
        self.actions().click_and_hold(self.box(0, "css")).move_by_offset(150, 0).perform()
        self.assertNotEqual(self.texts[0], TAGS[0])
        self.assertIn("dragged", self.box(self.texts.index(TAGS[0]), "css").get_attribute("class"))
        self.press(Keys.ESCAPE)
        self.actions().release().perform()
        self.assertEqual(self.texts, TAGS)
        self.assertEqual(self.run_script("return document.querySelectorAll('.dragged').length"), 0)

    def touch(self, kind, *points):
        self.command("Input.dispatchTouchEvent", type=kind,
                     touchPoints=[{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)])

    def test_a_finger_drags_the_selected_box_in_either_pane(self):
        self.command("Emulation.setTouchEmulationEnabled", enabled=True)
        self.addCleanup(self.command, "Emulation.setTouchEmulationEnabled", enabled=False)
        for pane in ["core", "css"]:
            with self.subTest(pane=pane):
                self.open(self.start)
                x, y = self.center(0, pane)

                def drag():
                    self.touch("touchStart", (x, y))
                    for step in range(0, 152, 8):
                        self.touch("touchMove", (x + step, y))
                    self.touch("touchEnd")

                orders = self.orders(drag)
                self.assertGreater(len(orders), 1)
                self.assertEqual(len(orders), len(set(orders)))
                self.assertEqual(self.fields["boxes"], orders[-1])

    def test_a_finger_on_another_box_moves_none(self):
        self.command("Emulation.setTouchEmulationEnabled", enabled=True)
        self.addCleanup(self.command, "Emulation.setTouchEmulationEnabled", enabled=False)
        x, y = self.center(2)
        self.touch("touchStart", (x, y))
        for step in range(0, 120, 8):
            self.touch("touchMove", (x - step, y))
        self.touch("touchEnd")
        self.assertEqual(self.texts, TAGS)

    def test_keys_move_a_box_from_line_to_line(self):
        self.focus(self.box(1))
        frames = self.frames()
        lines = sorted({top for _, top, _, _ in frames})
        self.press_with(Keys.SHIFT, Keys.ARROW_DOWN)
        place = self.texts.index(TAGS[1])
        self.assertGreater(place, 2)
        self.assertEqual(self.frames()[place][1], lines[1])
        self.assertEqual(self.browser.switch_to.active_element.text, TAGS[1])
        self.press_with(Keys.SHIFT, Keys.ARROW_UP)
        self.assertEqual(self.frames()[self.texts.index(TAGS[1])][1], 0)

    def test_keys_go_on_by_one_where_there_is_no_other_line(self):
        self.open(address(state([box("One"), box("Two"), box("Three")])))
        self.focus(self.box(0))
        self.press_with(Keys.SHIFT, Keys.ARROW_DOWN)
        self.assertEqual(self.texts, ["Two", "One", "Three"])
        self.press_with(Keys.SHIFT, Keys.ARROW_UP, Keys.ARROW_UP)
        self.assertEqual(self.texts, ["One", "Two", "Three"])

    def test_keys_go_across_columns_to_the_left_and_right(self):
        self.open(address(state([box(tag) for tag in TAGS], direction="column", height=150)))
        self.focus(self.box(0))
        self.press_with(Keys.SHIFT, Keys.ARROW_RIGHT)
        place = self.texts.index(TAGS[0])
        self.assertGreater(place, 2)
        self.assertGreater(self.frames()[place][0], 0)
        self.press_with(Keys.SHIFT, Keys.ARROW_UP)
        self.assertEqual(self.texts.index(TAGS[0]), place - 1)
