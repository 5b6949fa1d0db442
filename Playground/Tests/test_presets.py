"""The examples: each is drawn and can be changed, and only what CSS lacks is not compared."""

import itertools

from selenium.webdriver.common.keys import Keys

from page import PageTest
from states import address, box, state

PRESETS = ["tags", "suggestions", "toolbar", "cards", "form", "photos", "strip", "waterfall"]

READ = """
const output = document.getElementById('difference');
return { kind: output.className, words: output.textContent, address: globalThis.playground.workbench.address };
"""


class Presets(PageTest):
    def choose(self, preset):
        self.find(f'[data-preset="{preset}"]').click()

    def pressed(self):
        return [button.get_attribute("data-preset") for button in self.find_all('[data-preset][aria-pressed="true"]')]

    def order(self):
        return [one.get_attribute("textContent") for one in self.find_all("#core-boxes .box")]

    def test_there_is_a_button_for_each(self):
        self.assertEqual([button.get_attribute("data-preset") for button in self.find_all("[data-preset]")], PRESETS)

    def test_each_is_drawn_at_any_width_and_nothing_is_red(self):
        for preset in PRESETS:
            self.open()
            self.choose(preset)
            self.assertEqual(self.pressed(), [preset])
            shown = self.fields
            for width in [0, 90, 200, 320, 391.5, 440, 700, 2000]:
                with self.subTest(preset=preset, width=width):
                    fields = {**shown, "width": width}
                    self.go("#" + "&".join(f"{name}={value}" for name, value in fields.items()))
                    self.assertIn(self.run_script(READ)["kind"], ["equal", "paused"])
                    frames = self.frames()
                    self.assertGreater(len(frames), 4)
                    self.assertTrue(width == 0 or all(frame[2] > 0 and frame[3] > 0 for frame in frames))
                    if width >= 320 and preset != "strip":
                        self.assertLessEqual(max(left + length for left, _, length, _ in frames), width + 1 / 64)
            self.assertEqual(self.pressed(), [preset], "another width makes it no other example")

    def test_boxes_of_each_are_dragged(self):
        for preset in PRESETS:
            with self.subTest(preset=preset):
                self.open()
                self.choose(preset)
                before = self.order()
                first, *others = self.frames()
                # Half a box beyond the middle of the third one, on whatever line that is.
                target = others[1]
                right = target[0] + target[2] / 2 - first[0] - first[2] / 2 + 12
                down = target[1] + target[3] / 2 - first[1] - first[3] / 2
                self.drag(self.find("#core-boxes .box"), round(right), round(down))
                after = self.order()
                self.assertNotEqual(after, before)
                self.assertEqual(sorted(after), sorted(before))
                self.assertEqual(self.pressed(), [])

    def test_boxes_of_each_are_moved_by_keys(self):
        for preset in PRESETS:
            with self.subTest(preset=preset):
                self.open()
                self.choose(preset)
                first, second, *others = self.order()
                self.focus(self.find("#core-boxes .box"))
                self.press_with(Keys.SHIFT, Keys.ARROW_RIGHT)
                self.assertEqual(self.order(), [second, first, *others])


class Photos(PageTest):
    keeps_page = True
    RATIOS = [1.5, 0.75, 1.778, 1, 1.333, 0.667, 1.5, 0.8, 2.2]

    def show(self, ratios=RATIOS, **container):
        boxes = [box(str(index), ratio=ratio) for index, ratio in enumerate(ratios)]
        self.go(address(state(boxes, **{"target": 90, "hgap": 4, "vgap": 4, "width": 400, **container})))
        self.assertIsNone(self.notice)
        frames = self.frames()
        lines = itertools.groupby(frames, key=lambda frame: frame[1] if container.get("direction") != "column" else frame[0])
        return [list(line) for _, line in lines]

    def test_the_photos_of_a_row_are_equally_high_and_fill_it(self):
        for wrap in ["greedy", "balanced"]:
            with self.subTest(wrap=wrap):
                *full, last = self.show(wrap=wrap)
                self.assertGreater(len(full), 1)
                for line in [*full, last]:
                    self.assertLessEqual(max(one[3] for one in line) - min(one[3] for one in line), 1 / 32)
                    self.assertTrue(45 <= line[0][3] <= 180, line)
                for line in full:
                    self.assertAlmostEqual(line[-1][0] + line[-1][2], 400, delta=1 / 32)
                self.assertLessEqual(last[0][3], 90 + 1 / 64)
                shown = [frame for line in [*full, last] for frame in line]
                for frame, ratio in zip(shown, self.RATIOS, strict=True):
                    self.assertAlmostEqual(frame[2], ratio * frame[3], delta=1 / 16)

    def test_the_photos_of_a_column_are_equally_wide(self):
        lines = self.show(direction="column", height=300)
        self.assertGreater(len(lines), 1)
        for line in lines:
            self.assertLessEqual(max(one[2] for one in line) - min(one[2] for one in line), 1 / 32)
        self.assertIn("targetColumnWidth: 90", self.code("swift"))

    def test_a_last_row_that_is_stretched_is_filled(self):
        *_, last = self.show(last="stretch")
        self.assertAlmostEqual(last[-1][0] + last[-1][2], 400, delta=1 / 32)

    def test_the_code_says_what_swiftui_and_css_can(self):
        self.show(least=60, greatest=120)
        for part in ["targetRowHeight: 90", "rowHeightLimits: 60...120", 'Chip(text: "0").flowAspectRatio(1.5)']:
            self.assertIn(part, self.code("swift"))
        for part in ["flex: 1.5 0 135px;", "aspect-ratio: 1.5;", ".flow::after {"]:
            self.assertIn(part, self.code("css"))
        # One of the two alone: the other is as without it.
        self.show(least=60)
        self.assertIn("rowHeightLimits: 60...180", self.code("swift"))
        self.show(greatest=30)
        self.assertIn("rowHeightLimits: 30...30", self.code("swift"))

    def test_rows_that_css_has_too_are_compared(self):
        # Growing fills what each row has left, and the third photo would be less high than the target.
        self.show([2, 2.2, 2, 2.3, 1])
        self.assertEqual((self.difference is not None, self.find("#difference").get_attribute("class")), (True, "equal"))
        self.assertFalse(self.find("#missing").is_displayed())

    def test_other_rows_are_explained(self):
        self.show([1.5, 1.5, 1.5, 1.5, 1])
        self.assertIn("does not choose lines", self.find("#missing").text)
        self.find("#fix").click()
        self.assertNotIn("target", self.fields)
        self.assertLessEqual(self.difference, 5 / 64)

    def test_fields_of_photos_are_typed(self):
        self.open(address(state([box("One"), box("Two"), box("Three")], width=300)))
        self.type_over(self.control("target"), "80")
        self.type_over(self.control("ratio"), "1.5")
        self.assertEqual(self.fields["target"], "80")
        self.assertIn("boxes=One;ratio=1.5,", self.address)
        self.assertIn('Chip(text: "One").flowAspectRatio(1.5)', self.code("swift"))
        self.type_over(self.control("ratio"), "-1")
        self.assertIn("from 0 to", self.find(".message").text)
        self.label("direction", "column").click()
        self.assertIn("Target column width", self.find('label:has(> [name="target"])').text)
