"""A million chips: only those in sight are in the document, each where the engine puts it."""

from selenium.webdriver.common.keys import Keys

from page import PageTest

COUNT = 1_000_000
PADDING = 12

# The chips in the document, from the corner of the whole list; and the same chips in a layout of all.
READ = """
const viewport = document.getElementById('chips');
const origin = viewport.getBoundingClientRect();
const rects = [...viewport.querySelectorAll('.chip')].map((chip) => {
  const rect = chip.getBoundingClientRect();
  return {
    index: Number(chip.dataset.index), text: chip.textContent, place: chip.ariaPosInSet,
    fits: chip.scrollWidth <= chip.clientWidth,
    x: rect.x - origin.x, y: rect.y - origin.y, width: rect.width, height: rect.height,
  };
});
const first = rects[0].index;
const { chips } = globalThis.playground;
const source = globalThis.whole ?? chips;
return { rects, frames: source.frames(first, rects.length), offset: chips.offset,
         height: viewport.clientHeight, elements: viewport.children.length };
"""


class MillionChips(PageTest):
    def setUp(self):
        super().setUp()
        self.run_script("document.getElementById('million').scrollIntoView()")
        self.wait(lambda: "chips on" in self.find("#million-status").text)

    def assert_shows_what_the_engine_says(self):
        shown = self.run_script(READ)
        rects, frames, offset = shown["rects"], shown["frames"], shown["offset"]
        self.assertEqual([rect["index"] for rect in rects],
                         list(range(rects[0]["index"], rects[0]["index"] + len(rects))))
        for rect, frame in zip(rects, frames):
            self.assertEqual(rect["text"].split()[-1], str(rect["index"] + 1))
            self.assertEqual(rect["place"], str(rect["index"] + 1))
            self.assertTrue(rect["fits"], rect)
            self.assertEqual((rect["width"], rect["height"]), (frame["mainSize"], frame["crossSize"]))
            self.assertAlmostEqual(rect["x"], frame["main"] + PADDING, delta=1 / 32)
            self.assertAlmostEqual(rect["y"], frame["cross"] + PADDING - offset, delta=1 / 8)
        # Nothing in sight is missing, and there is little else.
        self.assertTrue(rects[0]["index"] == 0 or rects[0]["y"] <= 8, rects[0])
        end = rects[-1]["y"] + rects[-1]["height"]
        self.assertTrue(rects[-1]["index"] == COUNT - 1 or end + 8 >= shown["height"], rects[-1])
        self.assertLess(shown["elements"], 400)
        return rects

    def scroll(self, share):
        self.run_script("""
            const [share] = arguments;
            const viewport = document.getElementById('chips');
            viewport.scrollTop = share * (viewport.scrollHeight - viewport.clientHeight);
            viewport.dispatchEvent(new Event('scroll'));""", share)

    def jump(self, number):
        self.type_over(self.find('[name="chip"]'), str(number))
        self.find("#jump button").click()

    def test_at_ten_offsets_the_chips_are_where_the_engine_puts_them(self):
        # Not by the lines that the list knows, but in one layout of all.
        self.run_script("""
            const { engine, chips } = globalThis.playground;
            const sizes = chips.frames(0, 1e6);
            globalThis.whole = engine.session();
            whole.boxes = { main: sizes.map((frame) => frame.mainSize), cross: sizes.map(() => 30) };
            const mainSize = document.getElementById('chips').clientWidth - 24;
            whole.container = { mainSize, mainGap: 8, crossGap: 8 };
            whole.solve();""")
        seen = set()
        for share in [0, 1e-6, 0.001, 0.1, 0.25, 1 / 3, 0.5, 0.77, 0.999, 1]:
            with self.subTest(share=share):
                self.scroll(share)
                rects = self.assert_shows_what_the_engine_says()
                seen.update(rect["index"] for rect in rects)
        self.assertTrue({0, COUNT - 1} <= seen)

    def test_lines_are_those_of_greedy_wrapping(self):
        lines, broken = self.run_script("""
            const { chips } = globalThis.playground;
            const limit = document.getElementById('chips').clientWidth - 24;
            let [lines, end, broken] = [0, Infinity, 0];
            for (let first = 0; first < 1e6; first += 1e4) {
              for (const { main, mainSize } of chips.frames(first, 1e4)) {
                const isNext = main === 0;
                if (isNext !== end + 8 + mainSize > limit) broken += 1;
                if (!isNext && main !== end + 8) broken += 1;
                if (isNext) lines += 1;
                end = main + mainSize;
              }
            }
            return [lines, broken];""")
        self.assertEqual(broken, 0)
        self.assertIn(f"1,000,000 chips on {lines:,} lines", self.find("#million-status").text)

    def test_a_jump_shows_the_chip_at_the_top(self):
        for number in [500_000, 1, 123_456]:
            self.jump(number)
            marked = self.find("#chips .marked")
            self.assertEqual(marked.text.split()[-1], str(number))
            self.assert_shows_what_the_engine_says()
        self.jump(COUNT)
        self.assertEqual(self.find("#chips .marked").text.split()[-1], str(COUNT))

    def test_another_width_keeps_the_place(self):
        first = 399_999
        self.jump(first + 1)
        handle = self.find(".list .handle")
        self.drag(handle, -200, 0)
        narrow = self.assert_shows_what_the_engine_says()
        self.assertIn(first, [rect["index"] for rect in narrow[:20]])
        self.focus(handle)
        self.press(Keys.PAGE_UP)
        self.assertIn(first, [rect["index"] for rect in self.assert_shows_what_the_engine_says()[:40]])

    def test_a_drag_of_the_width_and_back_ends_where_it_began(self):
        self.scroll(0.4)
        before = self.assert_shows_what_the_engine_says()
        handle = self.find(".list .handle")
        moves = self.actions().move_to_element(handle).click_and_hold()
        for step in [-90, -110, -60, 60, 110, 90]:
            moves.move_by_offset(step, 0)
        moves.release().perform()
        after = self.assert_shows_what_the_engine_says()
        self.assertEqual([rect["index"] for rect in after], [rect["index"] for rect in before])
        for one, other in zip(before, after):
            self.assertAlmostEqual(one["y"], other["y"], delta=1 / 8)

    def test_columns_scroll_sideways(self):
        self.jump(300_000)
        self.find("#chip-columns").click()
        shown = self.run_script(READ)
        self.assertIn(299_999, [rect["index"] for rect in shown["rects"][:20]])
        tops = [frame["main"] for frame in shown["frames"]]
        self.assertEqual(tops[:4], [0, 38, 76, 114])
        for rect, frame in zip(shown["rects"], shown["frames"]):
            self.assertAlmostEqual(rect["x"], frame["cross"] + PADDING - shown["offset"], delta=1 / 8)
            self.assertAlmostEqual(rect["y"], frame["main"] + PADDING, delta=1 / 32)
            self.assertEqual((rect["width"], rect["height"]), (frame["crossSize"], frame["mainSize"]))
        self.find("#chip-columns").click()
        self.assertIn(299_999, [rect["index"] for rect in self.assert_shows_what_the_engine_says()[:20]])

    def test_chips_are_put_in_and_taken_out_where_one_reads(self):
        self.jump(400_000)
        before = [chip.text for chip in self.find_all("#chips .chip")]
        first = self.run_script(READ)["rects"][0]["index"]
        self.find("#insert-chips").click()
        self.assertIn("1,000,100 chips", self.find("#million-status").text)
        shown = self.run_script(READ)["rects"]
        texts = {rect["index"]: rect["text"] for rect in shown}
        place = min(index for index, text in texts.items() if text.startswith("New "))
        self.assertGreaterEqual(place, first)
        self.assertEqual(texts[place], "New 1000001")
        self.find("#remove-chips").click()
        self.assertIn("1,000,000 chips", self.find("#million-status").text)
        self.assertEqual([chip.text for chip in self.find_all("#chips .chip")], before)
        self.assert_shows_what_the_engine_says()
        self.find("#remove-chips").click()
        self.jump(400_000)
        self.assertEqual(self.find("#million-status").text, "Chip 400,000 was taken out.")

    def test_keys_scroll(self):
        self.focus(self.find("#chips"))
        for key, is_there in [(Keys.PAGE_DOWN, lambda rects: rects[0]["index"] > 0),
                             (Keys.END, lambda rects: rects[-1]["index"] == COUNT - 1)]:
            # A key that comes while the list still moves may be lost.
            self.wait(lambda: self.press(key) or is_there(self.assert_shows_what_the_engine_says()))

    def test_lists_beyond_the_longest_scroll_bar_are_whole(self):
        for _ in range(12):
            self.focus(self.find(".list .handle"))
            self.press(Keys.PAGE_DOWN)
        self.assertGreater(self.run_script("return globalThis.playground.chips.frames(999999, 1)[0].cross"), 15e6)
        for share in [0, 0.3, 0.9999, 1]:
            self.scroll(share)
            rects = self.assert_shows_what_the_engine_says()
        self.assertEqual(rects[-1]["index"], COUNT - 1)
        self.jump(700_000)
        self.assertEqual(self.find("#chips .marked").text.split()[-1], "700000")
