"""Where CSS has no word, the page says so, and how to get back to what can be compared."""

import math

from page import PageTest
from states import ACROSS, ALIGNMENTS, SELVES, Drawing, address, box, state, tried

TEXTS = [box("One"), box("Two"), box("Three")]
WORDS = {
    "last": (state(TEXTS, align="center", last="leading"), "alignment for the last line"),
    "most": (state(TEXTS, most=2), "limit the boxes of a line"),
    "hug": (state(TEXTS, align="center", hug="yes"), "longest line"),
    "breaks": (state([box("One"), box("Two", before=True)]), "browsers ignore them"),
    "negative gaps": (state(TEXTS, width=70, vgap=-60), "no negative gaps"),
    "growing in stretched lines": (
        state([box("One", grow=1), box("Two")], align="stretch", last="stretch"), "no box grows"),
    "last baselines": (
        state([box("One"), box("Two\nlines", self="start"), box("Three")], across="last-baseline"),
        "Last baselines"),
    "balanced lines beside a full one": (
        state([*TEXTS, box("Four", full=True)], wrap="balanced", lines=3), "divides what is balanced"),
    "boxes of no length": (
        state([box("One", basis=0), box("Two", full=True)], hgap=0), "no length"),
    "a gap of less than a unit": (
        state([box("A text that is longer than its line"), box("B", basis=0)], width=120, hgap=0.01), "no length"),
    "a line of no length": (state([box("Swift"), box("SwiftUI")], width=0, hgap=0), "no length"),
    "a box that sticks out": (
        state([box("One", basis=400), box("Two")], align="center", last="center", width=200),
        "sticks out"),
    "a box that shrinks beside one that sticks out": (
        state([box("One", basis=300), box("Two", basis=250, shrink=1)], width=200), "sticks out"),
    "endless lengths": (
        state([box("One", basis=10 ** 9), box("Two", grow=1)], width=17_000_001, align="center"), "lose count"),
}

# Single changes of the first example, of its layout and of a box in the middle.
LAYOUT_CHANGES = {
    "direction": ["column"], "rtl": [True], "wrap": ["balanced"], "align": ALIGNMENTS[1:],
    "last": ALIGNMENTS, "across": ACROSS[1:], "hgap": [-4, 0], "vgap": [-4], "most": [3],
    "hug": ["yes", "no"]}
BOX_CHANGES = {
    "grow": [1], "shrink": [1], "basis": [120], "order": [1], "self": SELVES[1:], "before": [True],
    "after": [True], "avoid": [True], "full": [True]}
TAGS = ["Swift", "SwiftUI", "iOS Development", "Xcode", "UIKit", "Combine", "Async/Await", "Core Data"]
READ = """
const output = document.getElementById('difference');
return {
  words: output.textContent, kind: output.className,
  lines: document.getElementById('css-lines').textContent,
  ownLines: document.getElementById('core-lines').textContent,
};
"""


def changes():
    start = state([box(tag) for tag in TAGS], width=440, vgap=10)
    for name, values in LAYOUT_CHANGES.items():
        for value in values:
            yield {**start, name: value}
    for name, values in BOX_CHANGES.items():
        for value in values:
            boxes = list(start["boxes"])
            boxes[4] = {**boxes[4], name: value}
            yield {**start, "boxes": boxes}


class Words(PageTest):
    keeps_page = True

    def test_each_has_a_reason_and_a_way_back(self):
        for name, (shown, words) in WORDS.items():
            with self.subTest(name=name):
                self.go(address(shown))
                self.assertIsNone(self.difference)
                self.assertIn(words, self.find("#difference").text)
                self.assertIn(words, self.find("#missing").text)
                self.find("#fix").click()
                self.assertIsNotNone(self.difference, self.find("#difference").text)
                self.assertLessEqual(self.difference, 5 / 64)
                self.assertFalse(self.find("#missing").is_displayed())

    def test_most_single_changes_of_the_first_example_are_compared(self):
        addresses = [address(change) for change in changes()]
        answers = self.show_all(addresses, READ)
        self.assertEqual([link for link, answer in zip(addresses, answers) if answer["kind"] == "different"], [])
        paused = [link for link, answer in zip(addresses, answers) if answer["kind"] == "paused"]
        print(f"\n{len(paused)} of {len(addresses)} single changes are not compared", end="")
        self.assertLessEqual(len(paused), 3, paused)

    def test_random_states_have_no_difference_without_a_reason(self):
        drawing = Drawing(21)
        addresses = tried([address(drawing.state()) for _ in range(1000)])
        answers = self.show_all(addresses, READ)
        for link, answer in zip(addresses, answers):
            self.assertNotEqual(answer["kind"], "different", f"{answer['words']} {link}")

    def test_the_lines_before_a_break_that_css_lacks_are_compared(self):
        boxes = [box(tag) for tag in TAGS]
        boxes[3]["after"] = True
        self.go(address(state(boxes, width=200)))
        self.assertRegex(self.find("#difference").text, r"^3 of 8 boxes compared, largest difference 0\.0\d px")
        self.assertEqual(self.count_of_missing(), 5)
        self.assertIn("browsers ignore them", self.find("#missing").text)

    def test_all_lines_but_the_last_are_compared_where_that_has_its_own_alignment(self):
        self.go(address(state([box(tag) for tag in TAGS], width=200, align="center", last="trailing")))
        words = self.find("#difference").text
        self.assertRegex(words, r"^7 of 8 boxes compared, largest difference 0\.0\d px")
        self.assertIn("last line alone", words)
        self.assertEqual(self.count_of_missing(), 1)

    def test_a_rule_that_changes_nothing_is_no_reason(self):
        for shown in [state(TEXTS, most=3), state([box("One", before=True), box("Two")]),
                      state([box("One", full=True), box("Two")], align="space-between")]:
            self.go(address(shown))
            self.assertRegex(self.find("#difference").text, r"^\d boxes, largest difference 0\.00 px$")

    def test_css_has_words_for_negative_gaps(self):
        for direction in ["row", "column"]:
            shown = state([*TEXTS, box("Four", full=True), box("Five", grow=1)], width=150, height=120,
                          direction=direction, hgap=-6, vgap=-9.5, align="center", last="center", across="end")
            self.go(address(shown))
            self.assertLessEqual(self.difference, 1 / 64)
            self.assertIn("margin-inline-end: -6px;", self.code("css"))

    def test_each_pane_counts_its_own_lines(self):
        self.go(address(state([box("One"), box("Two", before=True), box("Three", before=True)])))
        self.assertEqual(self.find("#core-lines").text, "3 rows")
        self.assertEqual(self.find("#css-lines").text, "1 row")

    def count_of_missing(self):
        return len(self.find_all("#css-boxes .box.missing"))


class RoundedText(PageTest):
    def test_a_text_that_wraps_at_a_rounded_width_is_said_to(self):
        text = "aaaa bbbb cccc"
        # The least width with two lines of text, in whole 64ths of a px.
        least = self.run_script("""
            const box = document.createElement('div');
            box.className = 'box';
            box.append(document.createElement('span'));
            box.firstChild.textContent = arguments[0];
            const room = document.getElementById('measuring');
            room.replaceChildren(box);
            let [low, high] = [0, 64 * 400];
            while (low < high) {
              const middle = Math.floor((low + high) / 2);
              box.style.width = `${middle / 64}px`;
              if (box.getBoundingClientRect().height > 60) low = middle + 1; else high = middle;
            }
            room.replaceChildren();
            return high / 64;""", text)
        # A third of a little less than three times that is rounded up by the browser, and down by CSS.
        boxes = [box(text, grow=1, basis=0)] * 3
        widths = [3 * least - lacking / 64 for lacking in range(1, 4)]
        addresses = [address(state(boxes, width=math.ceil(width * 1000) / 1000, hgap=0))
                     for width in widths]
        words = self.show_all(addresses, "return document.getElementById('difference').textContent")
        torn = [one for one, said in zip(addresses, words) if "rounding decides" in said]
        self.assertGreater(len(torn), 0, words)
        self.go(torn[0])
        self.find("#fix").click()
        self.assertLessEqual(self.difference, 5 / 64)


class Extremes(PageTest):
    """The words for lengths that are zero, infinite or negative."""

    keeps_page = True

    def show(self, boxes, **container):
        self.go(address(state(boxes, **container)))
        self.assertIsNone(self.notice)
        return self.frames()

    def test_a_width_of_zero_gives_each_box_a_line(self):
        frames = self.show(TEXTS, width=0)
        self.assertEqual([frame[0] for frame in frames], [0, 0, 0])
        self.assertEqual(self.find("#core-lines").text, "3 rows")
        self.assertEqual(self.difference, 0)

    def test_a_billion_px_hold_one_line(self):
        frames = self.show(TEXTS, width=10 ** 9)
        self.assertEqual({frame[1] for frame in frames}, {0})
        frames = self.show(TEXTS, width=10 ** 9, align="trailing", last="trailing")
        self.assertEqual({frame[1] for frame in frames}, {0})

    def test_a_gap_of_a_billion_px_leaves_a_line_for_each_box(self):
        frames = self.show(TEXTS, hgap=10 ** 9)
        self.assertEqual([frame[0] for frame in frames], [0, 0, 0])
        self.assertEqual(self.difference, 0)

    def test_negative_gaps_overlap_boxes(self):
        frames = self.show(TEXTS, hgap=-10)
        self.assertEqual(frames[1][0], frames[0][2] - 10)
        frames = self.show(TEXTS, width=70, vgap=-10)
        self.assertEqual([frame[1] for frame in frames], [0, 24, 48])

    def test_gaps_of_minus_a_billion_px_stay_finite(self):
        frames = self.show(TEXTS, hgap=-10 ** 9, vgap=-10 ** 9)
        self.assertEqual(len(frames), 3)
        self.assertTrue(all(abs(length) <= 3e9 for frame in frames for length in frame), frames)

    def test_two_hundred_boxes_are_the_most(self):
        self.assertEqual(len(self.show([box("x")] * 200)), 200)
        self.assertEqual(self.difference, 0)
        self.assertFalse(self.find("#add").is_enabled())
        self.go(address(state([box("x")] * 201)))
        self.assertIn("leaves them out", self.notice)
        self.assertEqual(len(self.frames()), 200)
