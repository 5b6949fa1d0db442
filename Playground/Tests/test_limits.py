"""The additions of a `Flow` to a layout: a limit with an indicator, separators, line breaks, and spacers."""

from page import PageTest
from states import address, box, state

TAGS = [box(tag) for tag in ["Swift", "SwiftUI", "Xcode", "UIKit", "Combine", "Async", "Core Data"]]


class Limits(PageTest):
    keeps_page = True

    def show(self, boxes=TAGS, **container):
        self.go(address(state(boxes, **container)))
        self.assertIsNone(self.notice)

    def shown(self):
        return [one.text for one in self.find_all("#core-boxes .box") if one.is_displayed()]

    def test_an_indicator_counts_what_a_limit_hides_and_expands_it(self):
        self.show(width=200, limit=2)
        indicator = self.find("#indicator")
        self.assertEqual(self.find("#core-lines").text, "2 rows")
        self.assertEqual(indicator.text, f"+{7 - len(self.shown())}")
        self.assertEqual(indicator.get_attribute("aria-label"), f"Show {7 - len(self.shown())} more boxes")
        self.assertIn(".maxLines(2, ", self.code("swift"))
        self.assertRegex(self.find("#difference").text, r"^2 of 7 boxes compared, largest difference 0\.0\d px")
        indicator.click()
        self.assertEqual(self.fields["expanded"], "true")
        self.assertEqual((indicator.text, len(self.shown())), ("Less", 7))
        indicator.click()
        self.assertLess(len(self.shown()), 7)

    def test_a_limit_that_hides_nothing_has_no_indicator(self):
        self.show(width=200, limit=9)
        self.assertFalse(self.find("#indicator").is_displayed())
        self.assertEqual(self.difference, 0)
        self.show(width=200, limit=0)
        self.assertEqual((self.shown(), self.find("#indicator").text), ([], "+7"))

    def test_the_least_important_boxes_are_hidden_first(self):
        boxes = [{**one, "priority": priority} for one, priority in zip(TAGS, [0, 2, 0, 2, 1, 2, 0])]
        self.show(boxes, width=200, limit=2)
        shown = self.shown()
        self.assertLess(len(shown), 7)
        self.assertLessEqual({"SwiftUI", "UIKit", "Async"}, set(shown))
        # In the order of the boxes, whatever their priorities.
        self.assertEqual(shown, [one["text"] for one in boxes if one["text"] in shown])
        self.assertEqual(self.find("#indicator").text, f"+{7 - len(shown)}")
        self.assertIn(".priority { [0, 2, 0, 2, 1, 2, 0][$0] }", self.code("swift"))
        # It is hidden here, but stands in the browser's pane.
        self.find("#css-boxes .box").click()
        self.type_over(self.control("priority"), "3")
        self.assertEqual(self.shown()[0], "Swift")
        self.assertIn("Swift;priority=3,", self.address)

    def test_priorities_say_nothing_without_a_limit(self):
        self.show([box("One", priority=1), box("Two")])
        self.assertNotIn("priority", self.code("swift"))
        self.assertEqual(self.difference, 0)

    def test_separators_stand_between_boxes_and_between_lines(self):
        self.show(width=200, between="dots", rules=True)
        lines = int(self.find("#core-lines").text.split()[0])
        self.assertEqual(len(self.find_all("#separators .rule")), lines - 1)
        self.assertEqual(len(self.find_all("#separators .dot")), 7 - lines)
        self.assertLessEqual(self.difference, 1 / 64)
        for part in [".itemSeparator {", ".lineSeparator {", "Divider()"]:
            self.assertIn(part, self.code("swift"))
        self.assertIn("row-rule: 1px solid;", self.code("css"))
        rules, boxes = self.run_script("""
            const rectsOf = (selector) => [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
            return [rectsOf('#separators .rule'), rectsOf('#core-boxes .box')];""")
        for rule in rules:
            above = max(one["bottom"] for one in boxes if one["bottom"] <= rule["top"])
            below = min(one["top"] for one in boxes if one["top"] >= rule["bottom"])
            self.assertEqual((rule["top"] - above, below - rule["bottom"]), (8, 8))

    def test_a_line_break_ends_its_line_and_a_spacer_takes_the_rest_of_its(self):
        self.show([box("One"), box("", kind="spacer"), box("Two"), box("", kind="break"), box("Three")])
        self.assertEqual(self.find("#core-lines").text, "2 rows")
        one, spacer, two, _, three = self.frames()
        self.assertEqual(two[0] + two[2], 320)
        self.assertEqual(spacer[2], 320 - one[2] - two[2] - 16)
        self.assertEqual((three[0], three[1]), (0, one[3] + 8))
        self.assertIn("Spacer()", self.code("swift"))
        self.assertIn("LineBreak()", self.code("swift"))
        self.assertRegex(self.find("#difference").text, "^[1-4] of 5 boxes compared|not compared")
        self.find("#fix").click()
        self.assertEqual(self.difference, 0)

    def test_the_kind_of_a_box_is_chosen(self):
        self.show()
        for kind in ["break", "spacer", "text"]:
            self.find(f'[name="kind"] option[value="{kind}"]').click()
            self.assertEqual(f"kind={kind}" in self.address, kind != "text")
