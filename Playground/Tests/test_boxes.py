"""Boxes are selected, changed, added, removed, and moved."""

from selenium.webdriver.common.keys import Keys

from page import PageTest
from states import SELVES, address, box, state


class Boxes(PageTest):
    start = address(state([box("One"), box("Two"), box("Three"), box("Four")]))

    @property
    def texts(self):
        return [one.text for one in self.find_all("#core-boxes .box")]

    @property
    def selected(self):
        return [one.text for one in self.find_all('#core-boxes [aria-selected="true"]')]

    def box(self, index, pane="core"):
        return self.find(f"#{pane}-boxes .box:nth-child({index + 1})")

    def test_a_click_selects_a_box_in_either_pane(self):
        self.assertEqual(self.selected, ["One"])
        self.box(2).click()
        self.assertEqual(self.selected, ["Three"])
        self.box(1, "css").click()
        self.assertEqual(self.selected, ["Two"])
        self.assertEqual(self.find("#box-title").text, "Box 2 of 4")
        self.assertEqual(self.control("text").get_property("value"), "Two")

    def test_arrow_keys_walk_through_the_boxes(self):
        self.focus(self.box(0))
        for key, text in [(Keys.ARROW_RIGHT, "Two"), (Keys.ARROW_DOWN, "Three"), (Keys.END, "Four"),
                          (Keys.ARROW_RIGHT, "Four"), (Keys.ARROW_UP, "Three"), (Keys.HOME, "One"),
                          (Keys.ARROW_LEFT, "One")]:
            self.press(key)
            self.assertEqual(self.selected, [text])
            self.assertEqual(self.browser.switch_to.active_element.text, text)

    def test_arrow_keys_follow_the_reading_direction(self):
        self.open(address(state([box("One"), box("Two")], rtl=True)))
        self.focus(self.box(0))
        self.press(Keys.ARROW_LEFT)
        self.assertEqual(self.selected, ["Two"])

    def test_numbers_of_a_box_are_typed(self):
        self.box(1).click()
        for name, typed, swift in [
                ("grow", "1", ".flowGrow()"), ("grow", "0.5", ".flowGrow(0.5)"),
                ("shrink", "1", ".flowShrink()"), ("shrink", "2", ".flowShrink(2)"),
                ("basis", "90", ".flowBasis(90)"), ("basis", "0", ".flowBasis(0)"),
                ("order", "-1", ".flowOrder(-1)")]:
            with self.subTest(name=name, typed=typed):
                self.type_over(self.control(name), typed)
                self.assertIn(f";{name}={typed}", self.address)
                self.assertRegex(self.code("swift"), r'Chip\(text: "Two"\).*' + swift.replace("(", r"\(").replace(")", r"\)"))
                self.assertEqual(self.difference, 0)
        for name, typed in [("grow", "0"), ("shrink", "0"), ("basis", ""), ("order", "0")]:
            self.type_over(self.control(name), typed)
        self.assertNotIn(";", self.address)

    def test_choices_of_a_box_follow_pointer_and_keys(self):
        for value in [*SELVES[1:], SELVES[0]]:
            self.find(f'[name="self"] option[value="{value}"]').click()
            self.assertEqual(f";self={value}" in self.address, value != "auto")
        for name, swift in [("before", ".flowBreak(.before)"), ("after", ".flowBreak(.after)"),
                            ("avoid", ".flowBreak(.avoidBefore)"), ("full", ".flowFullLine()")]:
            with self.subTest(name=name):
                self.control(name).click()
                self.assertIn(swift, self.code("swift"))
                self.focus(self.control(name))
                self.press(Keys.SPACE)
                self.assertNotIn(swift, self.code("swift"))

    def test_a_text_is_edited_with_lines(self):
        self.focus(self.box(0))
        self.press(Keys.ENTER)
        self.assertEqual(self.browser.switch_to.active_element, self.control("text"))
        self.press_with(Keys.CONTROL, "a")
        self.press("Two", Keys.ENTER, "lines")
        self.assertEqual(self.texts[0], "Two\nlines")
        self.assertIn('"Two\\nlines"', self.code("swift"))
        self.assertEqual(self.difference, 0)
        self.press(Keys.TAB)
        self.assertTrue(self.fields["boxes"].startswith("Two%0Alines,"))

    def test_boxes_are_added_and_removed(self):
        self.find("#add").click()
        self.assertEqual(self.browser.switch_to.active_element, self.control("text"))
        self.press("Five", Keys.TAB)
        self.assertEqual(self.texts, ["One", "Two", "Three", "Four", "Five"])
        self.find("#remove").click()
        self.focus(self.box(0))
        self.press(Keys.DELETE)
        self.assertEqual(self.texts, ["Two", "Three", "Four"])
        self.assertEqual(self.browser.switch_to.active_element.text, "Two")
        self.press(Keys.BACKSPACE, Keys.BACKSPACE, Keys.BACKSPACE)
        self.assertEqual(self.texts, [])
        self.assertFalse(self.control("text").is_enabled())
        self.assertFalse(self.find("#remove").is_enabled())
        self.assertEqual(self.difference, 0)
        self.find("#add").click()
        self.assertEqual(self.texts, ["New"])

    def test_buttons_and_keys_move_a_box(self):
        self.find("#later").click()
        self.assertEqual(self.texts, ["Two", "One", "Three", "Four"])
        self.find("#earlier").click()
        self.assertFalse(self.find("#earlier").is_enabled())
        self.focus(self.box(0))
        self.press_with(Keys.SHIFT, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT)
        self.assertEqual(self.texts, ["Two", "Three", "One", "Four"])
        self.assertEqual(self.browser.switch_to.active_element.text, "One")
        self.assertEqual(self.fields["boxes"], "Two,Three,One,Four")

    def test_a_box_is_dragged_to_another_place(self):
        self.actions().click_and_hold(self.box(0)).move_to_element(self.box(2)).release().perform()
        self.assertEqual(self.fields["boxes"], "Two,Three,One,Four")
        self.assertEqual(self.selected, ["One"])
        self.assertEqual(self.difference, 0)

    def test_escape_takes_a_drag_back(self):
        self.actions().click_and_hold(self.box(0)).move_to_element(self.box(2)).perform()
        self.assertEqual(self.texts[2], "One")
        self.press(Keys.ESCAPE)
        self.actions().release().perform()
        self.assertEqual(self.texts, ["One", "Two", "Three", "Four"])
        self.assertEqual(self.fields["boxes"], "One,Two,Three,Four")
