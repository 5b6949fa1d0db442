"""Strips and waterfalls: as many lines as asked for, and boxes that go to the one that ends first."""

import random

from page import FILE, PageTest, SHOW_ALL, start_browser
from states import address, box, state
from test_presets import READ


class Strips(PageTest):
    keeps_page = True
    TAGS = [box(tag) for tag in ["Jazz", "Samba", "Hip-hop", "Flamenco", "Rock", "Bossa nova", "K-pop", "Fado", "Techno"]]

    def show(self, boxes=TAGS, **container):
        self.go(address(state(boxes, **{"wrap": "strip", "lines": 3, "width": 200, **container})))
        self.assertIsNone(self.notice)

    def test_rows_go_on_beyond_the_width_and_scroll_in_both_panes(self):
        self.show()
        frames = self.frames()
        self.assertEqual(len({top for _, top, _, _ in frames}), 3)
        self.assertGreater(max(left + width for left, _, width, _ in frames), 210)
        self.assertEqual(self.difference, 0)
        for pane, other in [("core", "css"), ("css", "core")]:
            scrolled = self.run_script("""
                const [one, other] = [...arguments].map((pane) => document.getElementById(`${pane}-boxes`).parentElement);
                one.scrollLeft = one.scrollLeft === 0 ? 40 : 0;
                return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(
                  () => done([one.scrollLeft, other.scrollLeft]))));""", pane, other)
            self.assertEqual(scrolled[0], scrolled[1])
            self.assertEqual(scrolled[0], 40 if pane == "core" else 0)

    def test_rows_of_a_strip_are_the_balanced_ones_of_a_flow_that_has_room(self):
        for lines in [1, 2, 3, 5]:
            self.show(lines=lines)
            strip = self.frames()
            self.go(address(state(self.TAGS, wrap="balanced", lines=lines, width=5000)))
            self.assertEqual(self.frames(), strip)

    def test_across_lines_each_box_goes_to_the_row_that_ends_first(self):
        self.show(fill="across-lines")
        ends = [0, 0, 0]
        frames = self.frames()
        tops = sorted({top for _, top, _, _ in frames})
        for place, (left, top, width, _) in enumerate(frames):
            row = place if place < 3 else ends.index(min(ends))
            self.assertEqual((tops.index(top), left), (row, ends[row]))
            ends[row] = left + width + 8
        self.assertIn("grid align", self.find("#missing").text)
        self.assertIn("grid-auto-flow: column;", self.code("css"))
        self.assertIn(".itemSizes {", self.code("swift"))
        self.find("#fix").click()
        self.assertEqual(self.difference, 0)

    def test_the_code_scrolls_along_the_lines(self):
        self.show()
        for part in ["ScrollView(.horizontal) {", "texts.indices, lines: 3", ".lineByLine {", ".frame(width: 200"]:
            self.assertIn(part, self.code("swift"))
        for part in ["overflow-x: auto;", "width: max-content;", "flex-line-count: 3;"]:
            self.assertIn(part, self.code("css"))
        self.show(direction="column", height=120)
        self.assertIn("ScrollView {", self.code("swift"))
        self.assertIn("layout: VFlowLayout()", self.code("swift"))
        self.assertIn("overflow-y: auto;", self.code("css"))

    def test_what_has_no_effect_in_a_strip_is_not_offered_and_not_lost(self):
        boxes = [box("One", grow=1), box("Two", kind="spacer"), *self.TAGS]
        self.show(boxes, limit=1)
        self.assertEqual(self.difference, 0)
        self.assertNotIn("flowGrow", self.code("swift"))
        for name in ["limit", "between", "grow", "order", "kind", "target"]:
            self.assertFalse(self.control(name).is_displayed(), name)
        self.assertTrue(self.control("lines").is_displayed())
        self.label("wrap", "greedy").click()
        self.assertIn("flowGrow", self.code("swift"))
        self.assertEqual(self.fields["limit"], "1")

    def test_a_strip_has_no_baselines(self):
        self.go(address(state(self.TAGS, across="first-baseline")))
        self.label("wrap", "strip").click()
        self.assertNotIn("across", self.fields)
        self.assertFalse(self.control("across", "first-baseline").is_enabled())


class Waterfalls(PageTest):
    keeps_page = True
    CARDS = [box(text) for text in ["Ferry", "The bakery by the bridge", "Two days are enough for the old town", "Trams",
                                    "Oranges, cheese, bread", "Swim at the second bay", "Sun", "Windows"]]

    def show(self, boxes=CARDS, **container):
        self.go(address(state(boxes, **{"wrap": "waterfall", "lines": 3, "width": 316, **container})))
        self.assertIsNone(self.notice)

    def test_each_card_is_as_wide_as_its_column_and_goes_to_the_one_that_ends_first(self):
        self.show()
        frames = self.frames()
        ends = [0, 0, 0]
        for left, top, width, height in frames:
            column = ends.index(min(ends))
            self.assertEqual((left, top, width), (108 * column, ends[column], 100))
            ends[column] = top + height + 8
        self.assertEqual(self.find("#core-boxes").size["height"], max(ends) - 8)
        self.assertEqual(self.find("#core-lines").text, "3 columns")
        self.show(rtl=True)
        self.assertEqual(self.frames(), [[216 - left, *others] for left, *others in frames])

    def test_cards_are_as_tall_as_their_texts_at_the_width_of_columns(self):
        for width in [100, 316, 1200.5]:
            self.show(width=width)
            heights = [frame[3] for frame in self.frames()]
            # The browser, which lays out the same texts in a grid.
            self.assertEqual(heights, [frame[3] for frame in self.frames("css")])
            self.assertEqual(len(set(heights)) > 1, width < 1000)

    def test_one_distance_counts_and_none_of_the_other_options_does(self):
        self.show(hgap=8)
        frames = self.frames()
        boxes = [{**one, "grow": 1, "order": place} for place, one in enumerate(self.CARDS)]
        self.show(boxes, direction="column", align="center", vgap=20, limit=1)
        self.assertEqual(self.frames(), frames)
        for name in ["direction", "align", "across", "vgap", "height", "last", "fill", "limit", "grow", "kind"]:
            self.assertFalse(self.control(name).is_displayed(), name)
        labels = [self.find(f'label:has(> [name="{name}"])').text for name in ["lines", "hgap", "width"]]
        self.assertEqual(labels, ["Columns", "Spacing", "Width"])
        self.drag(self.find("#core-scroller .handle"), 24, 5)
        self.assertEqual((self.fields["width"], self.fields["vgap"]), ("340", "20"))

    def test_a_column_that_has_no_room_is_as_narrow_as_can_be(self):
        self.show(width=10)
        self.assertEqual({width for _, _, width, _ in self.frames()}, {0})

    def test_the_code_says_what_swiftui_and_css_have(self):
        self.show(hgap=4)
        for part in ["ScrollView {", "texts.indices, columns: .fixed(3),", "spacing: 4", ".frame(width: 316, alignment"]:
            self.assertIn(part, self.code("swift"))
        self.assertNotIn("widths", self.code("swift"))
        for part in ["display: grid-lanes;", "grid-template-columns: repeat(3, minmax(0, 1fr));", "flow-tolerance: 0;", "gap: 4px;"]:
            self.assertIn(part, self.code("css"))

    def test_a_browser_without_lanes_is_compared_where_a_grid_is_the_same(self):
        self.show(self.CARDS[:3])
        self.assertLessEqual(self.difference, 1 / 64)
        self.assertFalse(self.find("#missing").is_displayed())
        self.show()
        self.assertIn("the rows of a grid align", self.find("#missing").text)
        self.find("#fix").click()
        self.assertNotIn("wrap", self.fields)
        self.assertEqual(self.difference, 0)

    def test_a_browser_with_lanes_puts_cards_into_the_same_places(self):
        browser = start_browser(1, "enable-blink-features=CSSGridLanesLayout")
        self.addCleanup(browser.quit)
        browser.get(FILE.as_uri())
        self.wait(lambda: browser.execute_script("return 'playground' in globalThis"))
        self.assertTrue(browser.execute_script("return CSS.supports('display', 'grid-lanes')"))
        draw = random.Random(3)
        addresses = [address(state(
            draw.choices(self.CARDS, k=draw.randint(1, 12)), wrap="waterfall", lines=draw.randint(1, 5),
            width=round(draw.uniform(60, 700), 3), hgap=draw.choice([0, 3.5, 8]), rtl=draw.random() < 0.3,
        )) for _ in range(200)]
        answers = browser.execute_script(SHOW_ALL, addresses, READ)
        self.assertGreater(sum("compared" not in answer["words"] for answer in answers), 150)
        for link, answer in zip(addresses, answers):
            self.assertIn(answer["kind"], ["equal", "paused"], link)
            if "compared" in answer["words"]:
                self.assertIn("columns that end together", answer["words"], link)
