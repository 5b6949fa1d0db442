"""Where CSS has no word, the page says so, and how to get back to what can be compared."""

import math

from page import PageTest
from states import address, box, state

TEXTS = [box("One"), box("Two"), box("Three")]
WORDS = {
    "last": (state(TEXTS, align="center", last="leading"), "alignment for the last line"),
    "most": (state(TEXTS, most=2), "limit the boxes of a line"),
    "hug": (state(TEXTS, align="center", hug="yes"), "longest line"),
    "breaks": (state([box("One"), box("Two", before=True)]), "browsers ignore them"),
    "negative gaps": (state(TEXTS, hgap=-8), "no negative gaps"),
    "growing in stretched lines": (
        state([box("One", grow=1), box("Two")], align="stretch", last="stretch"), "no box grows"),
    "last baselines": (
        state([box("One"), box("Two", self="end")], across="last-baseline"), "Last baselines"),
    "balanced lines beside a full one": (
        state([*TEXTS, box("Four", full=True)], wrap="balanced", lines=3), "divides what is balanced"),
    "boxes of no length": (
        state([box("One", basis=0), box("Two", full=True)], hgap=0), "no length"),
    "a box that sticks out": (
        state([box("One", basis=400), box("Two")], align="center", last="center", width=200),
        "sticks out"),
    "endless lengths": (state(TEXTS, width=10 ** 9), "stop counting"),
}


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
    """What lengths come to that are nothing, endless or negative."""

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
        self.assertIn("too many boxes", self.notice)
