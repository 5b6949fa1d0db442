"""Help for understanding: code that lights its subject, texts edited in place, motion."""

from selenium.webdriver.common.keys import Keys

from page import FILE, PageTest
from states import address, box, state


class Help(PageTest):
    start = address(state([box("One"), box("Two", grow=1), box("Three")], align="center", vgap=4))

    def lit(self):
        return self.run_script("""
            return [...document.querySelectorAll('.lit:not(.line)')].map((element) =>
              element.querySelector('[name]')?.name ?? element.textContent);""")

    def point_at(self, language, words):
        part = self.run_script("""
            const [language, words] = arguments;
            const line = [...document.querySelectorAll(`#${language} .line`)].find(
              (line) => line.textContent.includes(words));
            line.scrollIntoView({ block: 'center' });
            return line.querySelector('span');""", language, words)
        self.actions().move_to_element(part).perform()

    def test_a_line_of_code_lights_its_boxes_and_its_controls(self):
        self.point_at("swift", '"Two"')
        self.assertEqual(self.lit(), ["Two", "Two"])
        self.point_at("swift", "alignment: .center")
        self.assertEqual(self.lit(), ["align", "vgap"])
        self.point_at("css", "justify-content")
        self.assertEqual(self.lit(), ["align"])
        self.point_at("css", "nth-child(2)")
        self.assertEqual(self.lit(), ["Two", "Two"])
        self.actions().move_to_element(self.find("h1")).perform()
        self.assertEqual(self.lit(), [])

    def test_a_double_click_edits_a_text_in_place(self):
        self.actions().double_click(self.find("#core-boxes .box:nth-child(2)")).perform()
        self.press("No", Keys.ARROW_LEFT, Keys.DELETE, "ew", Keys.ENTER)
        self.assertEqual(self.control("text").get_property("value"), "New")
        self.assertIn("New;grow=1", self.address)
        self.assertEqual(self.difference, 0)
        self.press(Keys.ARROW_RIGHT)
        self.assertEqual(self.browser.switch_to.active_element.text, "Three")

    def test_rare_fields_are_folded_away_until_one_says_something(self):
        folds = "return [...document.querySelectorAll('.panel details')].map((fold) => fold.open)"
        self.browser.get("about:blank")
        self.browser.get(FILE.as_uri() + self.start)
        self.wait(lambda: self.find_all("#core-boxes .box"))
        self.assertEqual(self.run_script(folds), [False, False])
        self.go(address(state([box("One", order=1)])))
        self.assertEqual(self.run_script(folds), [False, True])


class Motion(PageTest):
    def test_the_width_moves_once_by_itself_and_boxes_glide(self):
        self.emulate(motion="no-preference")
        with self.script_before_each_page("""
            globalThis.widths = [];
            const look = () => {
              const width = document.querySelector('#layout [name="width"]')?.valueAsNumber;
              if (width && width !== widths.at(-1)) widths.push(width);
              requestAnimationFrame(look);
            };
            look();"""):
            self.open()
        self.wait(lambda: self.run_script("return widths.length > 3 && widths.at(-1) === widths[0]"))
        widths = self.run_script("return widths")
        self.assertLess(min(widths), widths[0] * 0.9)
        self.assertLessEqual(max(widths), widths[0])
        self.assertEqual(self.address, "")
        self.assertGreater(self.run_script("""
            return parseFloat(getComputedStyle(document.querySelector('#core-boxes .box')).transitionDuration);"""), 0)

    def test_nothing_moves_for_those_who_ask_for_less_motion(self):
        self.open()
        widths = self.browser.execute_async_script("""
            const [done] = arguments;
            const width = () => document.querySelector('#layout [name="width"]').valueAsNumber;
            const first = width();
            setTimeout(() => done([first, width()]), 1500);""")
        self.assertEqual(*widths)
        self.assertEqual(self.run_script("""
            return getComputedStyle(document.querySelector('#core-boxes .box')).transitionDuration;"""), "0s")
