"""Chips that grow when they are picked, and the others around them."""

from selenium.webdriver.common.keys import Keys

from page import PageTest


class Picker(PageTest):
    def chips(self):
        """The frames of the chips in the order of the page."""
        return self.run_script("""
            const own = document.getElementById('picks').getBoundingClientRect();
            return [...document.querySelectorAll('#picks button')].map((chip) => {
              const { x, y, width, height } = chip.getBoundingClientRect();
              return [x - own.x, y - own.y, width, height];
            });""")

    def lines(self, frames):
        return len({top for _, top, _, _ in frames})

    def test_a_picked_chip_grows_and_those_after_it_make_room(self):
        before = self.chips()
        self.assertEqual(len(before), 7)
        self.find("#picks button").click()
        after = self.chips()
        self.assertGreater(after[0][2], before[0][2] + 5)
        self.assertEqual([size for _, _, *size in after[1:]], [size for _, _, *size in before[1:]])
        self.assertNotEqual(after[1:], before[1:])
        self.assertEqual(self.find("#picks button").get_attribute("aria-pressed"), "true")
        self.assertEqual(self.find("#picker-status").text, f"1 picked, in {self.lines(after)} rows.")
        self.focus(self.find("#picks button"))
        self.press(Keys.SPACE)
        self.assertEqual(self.chips(), before)

    def test_chips_lie_where_a_flex_container_puts_them(self):
        self.find_all("#picks button")[2].click()
        for width in [1280, 900, 420]:
            self.emulate(width=width)
            self.wait(lambda: self.run_script("return innerWidth") == width)
            self.run_script("return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
            ours = self.chips()
            theirs = self.run_script("""
                const group = document.getElementById('picks');
                const other = document.createElement('div');
                other.id = 'picks';
                other.style.cssText = 'display: flex; flex-wrap: wrap; gap: 10px 8px; width: ' + group.clientWidth + 'px';
                for (const chip of group.children) {
                  const copy = chip.cloneNode(true);
                  copy.style.cssText = 'position: static';
                  other.append(copy);
                }
                group.after(other);
                const own = other.getBoundingClientRect();
                const frames = [...other.children].map((chip) => {
                  const { x, y, width, height } = chip.getBoundingClientRect();
                  return [x - own.x, y - own.y, width, height];
                });
                other.remove();
                return frames;""")
            for own, other in zip(ours, theirs, strict=True):
                for number, expected in zip(own, other):
                    self.assertAlmostEqual(number, expected, delta=5 / 64)

    def test_suggestions_speak_the_language_of_the_page(self):
        self.run_script("""
            const select = document.getElementById('language');
            select.value = 'es';
            select.dispatchEvent(new Event('change', { bubbles: true }));""")
        self.assertEqual(self.find("#picks button").text, "Rutina matutina ☀️")
