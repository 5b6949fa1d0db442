"""A state is in the address: to link to, to go back to, and to refuse."""

import random
import urllib.parse

from page import PageTest
from states import Drawing, address, box, state

EMPTY = "#width=320&boxes="
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
        addresses = [address(drawing.state()) for _ in range(300)]
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
        self.assertIn('Text("Two").flowGrow()', self.code("swift"))

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

    def test_broken_addresses_show_the_first_example_and_a_notice(self):
        self.open()
        example = [element.text for element in self.find_all("#core-boxes .box")]
        broken, noise = self.broken_addresses(), self.noise()
        answers = self.go_to_all(broken, READ) + self.show_all(noise, READ)
        for one, answer in zip(broken + noise, answers):
            with self.subTest(address=one[:120]):
                self.assertTrue(answer["isRefused"])
                self.assertEqual(answer["texts"], example)
                self.assertFalse(answer["isHarmed"])
                self.assertEqual(answer["scripts"], answers[0]["scripts"])
                self.assertEqual(answer["elements"], answers[0]["elements"])
        self.open(broken[-1])
        self.assertIn("is broken", self.notice)
        self.find("#notice button").click()
        self.assertIsNone(self.notice)
        self.find('[data-preset="cards"]').click()
        self.assertIn("boxes=Lisbon", self.address)

    def broken_addresses(self):
        numbers = ["", "-1", "1e9", "1e400", "NaN", "Infinity", "1000000001", "0x10", "01", "1.2345",
                   "+1", " 1", "1.", "--1", "null", "999999999999999999999", "١", "-0.0000"]
        grammar = ["#", "#x", "#width", "#width=320", "#boxes=a&boxes=b", "#width=1&width=1&boxes=a",
                   "#constructor=1&boxes=a", "#__proto__=1&boxes=a", "#toString=1&boxes=a",
                   "#boxes=a;constructor=1", "#boxes=a;grow=1;grow=1", "#boxes=a;grow", "#boxes=a;",
                   "#boxes=%", "#boxes=%E0%A4%A", "#boxes=%00", "#boxes=%07", "#boxes=%ED%A0%80",
                   "#rtl=false&boxes=a", "#rtl=TRUE&boxes=a", "#direction=diagonal&boxes=a",
                   "#direction=column&across=first-baseline&boxes=a", "#lines=1.5&boxes=a",
                   "#most=0&boxes=a", "#most=1000&boxes=a", "#boxes=a;order=1.5", "#boxes=a;order=1000",
                   "#boxes=" + "x" * 401, "#boxes=" + ",".join("x" * 201), "#boxes=" + "x" * 1_000_000]
        scripts = ["<script>window.harm=1</script>", "<img src=x onerror=window.harm=1>",
                   "javascript:window.harm=1", "\"><svg onload=window.harm=1>", "${window.harm=1}",
                   "');window.harm=1;('", "</style><script>window.harm=1</script>",
                   "*{background:url(javascript:window.harm=1)}"]
        return (
            [f"#width={number}&boxes=a" for number in numbers]
            + [f"#boxes=a;basis={number}" for number in numbers]
            + grammar[1:]
            + ["#" + script for script in scripts]
            + [f"#{script}={script}&boxes=a" for script in scripts]
            + [f"#align={script}&boxes=a" for script in scripts])

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
