"""A state is in the address: to link to, to go back to, and to read as far as it can be read."""

import random
import urllib.parse

from selenium.webdriver.common.keys import Keys

from page import PageTest
from states import Drawing, address, box, state, tried, with_waterfalls

EMPTY = "#width=320&boxes="
NUMBERS = ["", "1e9", "1e400", "NaN", "Infinity", "1000000001", "0x10", "01", "1.2345", "+1", " 1", "1.",
           "--1", "null", "999999999999999999999", "\u0661", "-0.0000"]
SCRIPTS = ["<script>window.harm=1</script>", "<img src=x onerror=window.harm=1>",
           "javascript:window.harm=1", "\"><svg onload=window.harm=1>", "${window.harm=1}",
           "');window.harm=1;('", "</style><script>window.harm=1</script>",
           "*{background:url(javascript:window.harm=1)}"]
READ = """
return {
  isRefused: !document.getElementById('notice').hidden,
  texts: [...document.querySelectorAll('#core-boxes .box')].map((box) => box.textContent),
  scripts: document.scripts.length,
  elements: document.querySelectorAll('#css-boxes *, #core-boxes *, #notice *').length,
  isHarmed: 'harm' in window,
};
"""


class Address(PageTest):
    keeps_page = True

    def test_what_is_written_is_what_was_read(self):
        drawing = Drawing(7)
        addresses = tried([*map(address, with_waterfalls([drawing.state() for _ in range(300)]))])
        written = self.show_all(addresses, "return globalThis.playground.workbench.address;")
        self.assertEqual(written, addresses)

    def test_a_change_writes_the_whole_state(self):
        drawing = Drawing(8)
        for _ in range(10):
            shown = address({**drawing.state(), "overlay": False})
            self.go(shown)
            for _ in range(2):
                self.control("overlay").click()
            self.assertEqual(self.address, shown)

    def test_an_address_that_is_opened_shows_its_state(self):
        shown = state([box("One"), box("Two", grow=1)], align="center", last="leading", width=300)
        self.open(address(shown))
        self.assertIsNone(self.notice)
        self.assertEqual([element.text for element in self.find_all("#core-boxes .box")], ["One", "Two"])
        self.assertTrue(self.control("align", "center").is_selected())
        self.assertEqual(self.control("last").get_property("value"), "leading")
        self.assertEqual(self.control("width").get_property("value"), "300")
        self.assertIn('Chip(text: "Two").flowGrow()', self.code("swift"))

    def test_back_undoes_and_forward_repeats(self):
        self.open(address(state([box("One"), box("Two")])))
        shown = [self.code("swift")]
        for name, value in [("align", "center"), ("across", "end"), ("wrap", "balanced")]:
            self.label(name, value).click()
            shown.append(self.code("swift"))
        self.assertEqual(len(set(shown)), 4)
        for expected in reversed(shown[:-1]):
            self.browser.back()
            self.wait(lambda: self.code("swift") == expected)
        for expected in shown[1:]:
            self.browser.forward()
            self.wait(lambda: self.code("swift") == expected)

    def test_a_link_to_a_part_of_the_page_is_no_broken_state(self):
        self.open("#race")
        self.assertIsNone(self.notice)
        self.find('nav a[href="#million"]').click()
        self.assertEqual(self.address, "#race")
        self.assertEqual(self.run_script("return document.activeElement.id"), "million")

    def assert_harmless(self, answers):
        for answer in answers:
            self.assertTrue(answer["isRefused"])
            self.assertFalse(answer["isHarmed"])
            self.assertEqual(answer["scripts"], answers[0]["scripts"])

    def test_broken_addresses_show_the_first_example_and_a_notice(self):
        self.open()
        example = [element.text for element in self.find_all("#core-boxes .box")]
        broken = ["#x", "#width", "#width=320", "#" + "x" * 300, "#boxes=" + "x" * 1_000_000,
                  *("#" + script for script in SCRIPTS)]
        noise = self.noise()
        answers = self.go_to_all(broken, READ) + self.show_all(noise, READ)
        self.assert_harmless(answers)
        for one, answer in zip(broken + noise, answers):
            self.assertEqual(answer["texts"], example, one[:120])
            self.assertEqual(answer["elements"], answers[0]["elements"])
        self.open(broken[-1])
        self.assertIn("is broken", self.notice)
        self.find("#notice button").click()
        self.assertIsNone(self.notice)
        self.find('[data-preset="cards"]').click()
        self.assertIn("boxes=Lisbon", self.address)

    def test_parts_that_say_nothing_are_left_out_and_the_rest_is_shown(self):
        rest = address(state([box("a"), box("b", grow=1)], align="center"))
        plain = "#width=320&align=center&boxes="
        shown = {f"{plain}{boxes}": rest for boxes in [
            "a;constructor=1,b;grow=1", "a,b;grow=1;grow=2", "a,b;grow=1;grow", "a;,b;grow=1",
            "a;basis=-0.0000,b;grow=1;order=1.5", "a;order=1000,b;grow=1",
            "a;ratio=-1,b;grow=1", "a;ratio=NaN,b;grow=1", "a;ratio=1000001,b;grow=1"]}
        for part in [*(f"hgap={number}" for number in NUMBERS), "boxes=c", "width=320", "align=end",
                     "constructor=1", "__proto__=1", "toString=1", "rtl=false", "rtl=TRUE", "lines=1.5",
                     "direction=diagonal", "wrap=tape", "fill=both", "target=-1", "least=Infinity", "most=0",
                     "most=1000", "future", "", "=", "future=1&other=2",
                     *(f"{script}={script}" for script in SCRIPTS if "&" not in script)]:
            shown[f"{rest}&{part}"] = rest
        read = "return {...(() => {" + READ + "})(), address: globalThis.playground.workbench.address};"
        answers = self.show_all(list(shown), read)
        self.assert_harmless(answers)
        for one, answer in zip(shown, answers):
            self.assertEqual(answer["address"], shown[one], one)
        self.go(rest + "&future=1")
        self.assertIn("“future=1”", self.notice)
        self.go(rest)
        self.assertIsNone(self.notice)

    def test_texts_are_read_as_far_as_they_can_be(self):
        for broken, text in [("%00a", "a"), ("a%07", "a"), ("x" * 401, "x" * 400), ("%E0%A4%A", ""), ("%", ""),
                             ("%ED%A0%80", "")]:
            [answer] = self.show_all(["#width=320&boxes=" + broken], READ)
            self.assertTrue(answer["isRefused"])
            self.assertEqual(answer["texts"], [text])
        [answer] = self.show_all(["#width=320&boxes=" + ",".join("x" * 201)], READ)
        self.assertTrue(answer["isRefused"])
        self.assertEqual(len(answer["texts"]), 200)
        for layout in ["direction=column", "wrap=strip"]:
            self.go(f"#{layout}&width=320&across=first-baseline&boxes=a")
            self.assertIn("first-baseline", self.notice)

    def test_whatever_the_page_writes_it_reads_again(self):
        texts = ["\u65e9" * 400] * 12 + ["a\tb", "two\nlines", "\U0001f469\u200d\U0001f467", "'(%&=;,+#)~"]
        shown = address(state([box(text) for text in texts], width=10 ** 9))
        self.go(shown)
        self.focus(self.find('[role="slider"]'))
        self.press(Keys.ARROW_RIGHT, Keys.PAGE_UP)
        self.assertEqual(self.address, shown)
        self.open(self.address)
        self.assertIsNone(self.notice)
        self.assertEqual(self.run_script(READ)["texts"], texts)

    def test_what_is_pasted_has_no_signs_that_an_address_cannot_hold(self):
        self.go(address(state([box("One")])))
        self.run_script("""
            const text = document.querySelector('#box [name="text"]');
            text.value = 'a\\tb\\u0007\\ud800c';
            for (const kind of ['input', 'change']) text.dispatchEvent(new Event(kind, { bubbles: true }));""")
        self.open(self.address)
        self.assertIsNone(self.notice)
        self.assertEqual(self.run_script(READ)["texts"], ["a\tb\ufffdc"])
        self.assertIn('"a\\tb', self.code("swift"))

    def test_keys_in_a_row_are_one_step_back(self):
        shown = address(state([box("One"), box("Two")], width=200))
        self.go(shown)
        for control in [self.find('[role="slider"]'), self.control("hgap"), self.control("grow")]:
            self.go(shown)
            self.focus(control)
            for _ in range(20):
                self.press(Keys.ARROW_UP if control.tag_name == "input" else Keys.ARROW_RIGHT)
            self.assertNotEqual(self.address, shown)
            self.browser.back()
            self.wait(lambda: self.address == shown)

    def test_undo_takes_back_one_step_after_another(self):
        shown = address(state([box("One"), box("Two")], width=200))
        self.open(shown)
        undo = self.find("#undo")
        self.assertFalse(undo.is_enabled())
        self.label("align", "center").click()
        self.label("wrap", "balanced").click()
        undo.click()
        self.wait(lambda: "balanced" not in self.address)
        self.assertEqual(self.fields["align"], "center")
        undo.click()
        self.wait(lambda: self.address == shown)
        self.assertFalse(undo.is_enabled())

    def noise(self):
        drawing = random.Random(3)
        return ["#" + urllib.parse.quote("".join(
            chr(drawing.choice([drawing.randrange(32, 127), drawing.randrange(0x20, 0xD7FF)]))
            for _ in range(drawing.randrange(1, 300)))) for _ in range(200)]

    def test_texts_are_texts_whatever_they_say(self):
        script = "<img src=x onerror=window.harm=1><script>window.harm=1</script>"
        self.open(address(state([box(script), box("</style>"), box("{{harm}}")])))
        answer = self.run_script(READ)
        self.assertFalse(answer["isRefused"])
        self.assertEqual(answer["texts"], [script, "</style>", "{{harm}}"])
        self.assertFalse(answer["isHarmed"])
        self.assertEqual(self.find_all("#compare img, #compare script"), [])
        self.assertIn("<img src=x onerror=window.harm=1>", self.code("swift"))

    def test_no_boxes_and_one_without_text_are_different_states(self):
        self.open(EMPTY)
        self.assertEqual((self.notice, self.frames()), (None, []))
        self.open(EMPTY + ";")
        self.assertIsNone(self.notice)
        self.assertEqual(len(self.frames()), 1)
