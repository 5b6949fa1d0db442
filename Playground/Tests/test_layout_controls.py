"""The controls of the layout, by pointer and by keyboard."""

from selenium.webdriver.common.keys import Keys

from page import PageTest
from states import ACROSS, ALIGNMENTS, address, box, state

CHOICES = {"direction": ["row", "column"], "align": ALIGNMENTS, "across": ACROSS,
           "wrap": ["greedy", "balanced", "strip", "waterfall"]}
LISTS = {"last": ["automatic", *ALIGNMENTS], "hug": ["automatic", "yes", "no"]}

SWIFT = {
    ("direction", "column"): "VFlowLayout {",
    ("align", "center"): "alignment: .center",
    ("align", "trailing"): "alignment: .trailing",
    ("align", "space-between"): "alignment: .spaceBetween",
    ("align", "space-around"): "alignment: .spaceAround",
    ("align", "space-evenly"): "alignment: .spaceEvenly",
    ("align", "stretch"): "alignment: .stretch",
    ("across", "center"): "verticalAlignment: .center",
    ("across", "end"): "verticalAlignment: .bottom",
    ("across", "first-baseline"): "verticalAlignment: .firstTextBaseline",
    ("across", "last-baseline"): "verticalAlignment: .lastTextBaseline",
    ("across", "stretch"): "stretchesItems: true",
    ("wrap", "balanced"): "wrapping: .balanced",
    ("wrap", "strip"): "ScrollView(.horizontal) {",
    ("wrap", "waterfall"): "LazyWaterfall(",
    ("last", "leading"): "lastLine: .leading",
    ("last", "center"): "lastLine: .center",
    ("last", "trailing"): "lastLine: .trailing",
    ("last", "space-between"): "lastLine: .spaceBetween",
    ("last", "space-around"): "lastLine: .spaceAround",
    ("last", "space-evenly"): "lastLine: .spaceEvenly",
    ("last", "stretch"): "lastLine: .stretch",
    ("hug", "yes"): "hugging: .always",
    ("hug", "no"): "hugging: .never",
}
CSS = {
    ("direction", "column"): "flex-direction: column;",
    ("align", "center"): "justify-content: center;",
    ("align", "trailing"): "justify-content: flex-end;",
    ("align", "space-between"): "justify-content: space-between;",
    ("align", "space-around"): "justify-content: space-around;",
    ("align", "space-evenly"): "justify-content: space-evenly;",
    ("align", "stretch"): "flex-grow: 1;",
    ("across", "start"): "align-items: flex-start;",
    ("across", "center"): "align-items: center;",
    ("across", "end"): "align-items: flex-end;",
    ("across", "first-baseline"): "align-items: baseline;",
    ("across", "last-baseline"): "align-items: last baseline;",
    ("across", "stretch"): "align-items: stretch;",
    ("wrap", "balanced"): "flex-wrap: balance;",
    ("wrap", "strip"): "width: max-content;",
    ("wrap", "waterfall"): "display: grid-lanes;",
}


class LayoutControls(PageTest):
    keeps_page = True
    start = address(state([box("One"), box("Two\nlines"), box("Three"), box("Four")], width=150))

    def assert_shows(self, name, value):
        """The address and the code say it; the boxes are compared, or words say why not."""
        first = {**CHOICES, **LISTS}[name][0]
        self.assertEqual(self.fields.get(name, first), value)
        self.assertIn(SWIFT.get((name, value), ""), self.code("swift"))
        self.assertIn(CSS.get((name, value), ""), self.code("css"))
        if self.difference is None:
            self.assertIn("not compared", self.find("#difference").text)
        else:
            self.assertLessEqual(self.difference, 5 / 64)

    def test_choices_follow_the_pointer(self):
        for name, values in CHOICES.items():
            for value in [*values[1:], values[0]]:
                with self.subTest(name=name, value=value):
                    self.label(name, value).click()
                    self.assert_shows(name, value)

    def test_choices_follow_the_arrow_keys(self):
        for name, values in CHOICES.items():
            self.focus(self.control(name, values[0]))
            for value in [*values[1:], values[0]]:
                with self.subTest(name=name, value=value):
                    self.press(Keys.ARROW_RIGHT)
                    self.assert_shows(name, value)

    def test_lists_follow_pointer_and_keys(self):
        for name, values in LISTS.items():
            for value in [*values[1:], values[0]]:
                with self.subTest(name=name, value=value):
                    self.find(f'[name="{name}"] option[value="{value}"]').click()
                    self.assert_shows(name, value)
            self.focus(self.control(name))
            for value in values[1:]:
                with self.subTest(name=name, value=value, by="keys"):
                    self.press(Keys.ARROW_DOWN)
                    self.assert_shows(name, value)

    def test_switches_follow_pointer_and_space_bar(self):
        for name, swift in [("rtl", ".environment(\\.layoutDirection, .rightToLeft)"), ("overlay", "")]:
            with self.subTest(name=name):
                self.control(name).click()
                self.assertEqual(self.fields[name], "true")
                self.assertIn(swift, self.code("swift"))
                self.focus(self.control(name))
                self.press(Keys.SPACE)
                self.assertNotIn(name, self.fields)

    def test_numbers_are_typed(self):
        self.type_over(self.control("width"), "123.4567")
        self.assertEqual(self.fields["width"], "123.457")
        self.type_over(self.control("hgap"), "-3")
        self.assertIn("horizontalSpacing: -3", self.code("swift"))
        self.type_over(self.control("vgap"), "0")
        self.assertIn("verticalSpacing: 0", self.code("swift"))
        self.type_over(self.control("most"), "2")
        self.assertIn("maxItemsPerLine: 2", self.code("swift"))
        self.type_over(self.control("most"), "")
        self.assertNotIn("maxItemsPerLine", self.code("swift"))

    def test_fields_show_where_they_mean_something(self):
        self.assertFalse(self.control("lines").is_displayed())
        self.assertFalse(self.control("height").is_displayed())
        self.label("wrap", "balanced").click()
        self.type_over(self.control("lines"), "3")
        self.assertIn("wrapping: .balanced(minLines: 3)", self.code("swift"))
        self.assertIn("flex-line-count: 3;", self.code("css"))
        self.label("direction", "column").click()
        self.assertFalse(self.control("width").is_displayed())
        self.type_over(self.control("height"), "90")
        self.assertIn(".frame(width: 150, height: 90", self.code("swift"))

    def test_columns_name_sides_as_swiftui_does_and_have_no_baselines(self):
        self.label("across", "last-baseline").click()
        self.label("direction", "column").click()
        self.assertNotIn("across", self.fields)
        self.assertFalse(self.control("across", "first-baseline").is_enabled())
        self.label("align", "trailing").click()
        self.assertIn("alignment: .bottom", self.code("swift"))
        self.assertEqual(self.control("align", "trailing").get_attribute("aria-label"), "Bottom")
        self.label("across", "end").click()
        self.assertIn("horizontalAlignment: .trailing", self.code("swift"))

    def test_values_that_cannot_be_are_refused_in_words(self):
        for name, typed in [("width", "-1"), ("width", ""), ("hgap", "1000000001"), ("most", "0")]:
            with self.subTest(name=name, typed=typed):
                before = self.address
                control = self.control(name)
                shown = control.get_property("value")
                self.type_over(control, typed)
                message = self.find(f"#{control.get_attribute('aria-describedby')}")
                self.assertIn("The value before it stays", message.text)
                gap = message.rect["y"] - control.rect["y"] - control.rect["height"]
                self.assertLess(gap, 40, "the message is not beside its field")
                self.assertEqual(control.get_property("value"), shown)
                self.assertEqual(self.address, before)
                self.assertIsNone(self.notice)
                self.type_over(control, "2")
                self.assertEqual(self.find_all(".message"), [])

    def test_an_overlay_puts_the_same_boxes_on_one_another(self):
        self.control("overlay").click()
        self.assertEqual(self.frames("css"), self.frames("core"))
        corners = self.run_script("""
            return ['css', 'core'].map((pane) => {
              const { x, y } = document.getElementById(`${pane}-boxes`).getBoundingClientRect();
              return [x, y];
            });""")
        self.assertEqual(corners[0], corners[1])


class Handles(PageTest):
    keeps_page = True
    BOXES = [box("One"), box("Two"), box("Three")]

    def show(self, **container):
        self.go(address(state(self.BOXES, **container)))

    def handles(self):
        return self.find_all(".panes .handle")

    def test_each_pane_has_a_handle_that_resizes_both(self):
        self.show(width=200)
        for handle, width in zip(self.handles(), ["240", "280"]):
            self.drag(handle, 40, 7)
            self.assertEqual(self.fields["width"], width)
            sizes = [self.find(f"#{pane}-boxes").size["width"] for pane in ("css", "core")]
            self.assertEqual(sizes, [int(width)] * 2)
        self.assertEqual(self.difference, 0)

    def test_a_drag_is_one_step_of_the_history(self):
        self.show(width=200)
        self.run_script("""
            globalThis.steps = 0;
            addEventListener('hashchange', () => { globalThis.steps += 1; });""")
        self.actions().click_and_hold(self.handles()[0]).move_by_offset(20, 0).move_by_offset(
            20, 0).move_by_offset(20, 0).release().perform()
        self.wait(lambda: self.fields["width"] == "260")
        self.assertEqual(self.run_script("return globalThis.steps"), 1)
        self.browser.back()
        self.wait(lambda: self.control("width").get_property("value") == "200")

    def test_right_to_left_the_handle_is_on_the_left(self):
        self.show(width=200, rtl=True)
        self.drag(self.handles()[1], -30, 0)
        self.assertEqual(self.fields["width"], "230")

    def test_columns_are_dragged_downwards(self):
        self.show(direction="column", height=100)
        self.drag(self.handles()[1], 5, 25)
        self.assertEqual(self.fields["height"], "125")
        self.assertEqual(self.difference, 0)

    def test_keys_move_the_handle_by_steps(self):
        self.show(width=200)
        handle = self.find('[role="slider"]')
        self.focus(handle)
        for keys, width in [
                ([Keys.ARROW_RIGHT], "201"), ([Keys.ARROW_LEFT, Keys.ARROW_LEFT], "199"),
                ([Keys.PAGE_UP], "299"), ([Keys.PAGE_DOWN], "199"), ([Keys.HOME], "0")]:
            self.press(*keys)
            self.assertEqual(self.fields["width"], width)
            self.assertEqual(handle.get_attribute("aria-valuenow"), width)
        self.press_with(Keys.SHIFT, Keys.ARROW_RIGHT)
        self.assertEqual(self.fields["width"], "10")

    def test_no_handle_goes_below_zero(self):
        self.show(width=20)
        self.drag(self.handles()[0], -200, 0)
        self.assertEqual(self.fields["width"], "0")
