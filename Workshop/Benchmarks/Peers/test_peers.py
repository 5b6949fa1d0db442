"""Questions to programs, their possible answers, and the page's report of a race."""

import math
import pathlib
import sys
import tempfile
import types
import unittest

from frames import differing_item
from program_peer import BadAnswer, Program
from report import differences, headline

ITEMS = types.SimpleNamespace(count=3, flexible=False, sizes=[(60.0, 20.0), (30.5, 24.0), (40.0, 20.0)], flex=[])
WIDTHS = [100.0, 200.0]
EXPECTED = [(0.0, 0.0, 60.0, 20.0), (68.0, 0.0, 30.5, 24.0), (0.0, 32.0, 40.0, 20.0)]

# Wraps as the protocol asks; what is said of its answers comes first.
RIVAL = """#!{python}
import sys
{change}
def frames(width):
    left = top = depth = 0
    for one, other in sizes:
        if left > 0 and left + one > width:
            left, top, depth = 0, top + depth + gap, 0
        yield left, top, one, other
        left, depth = left + one + gap, max(depth, other)

print(name, flush=True)
count, gap = map(float, input().split())
widths = [float(word) for word in input().split()]
items = [[float(word) for word in input().split()] for _ in range(int(count))]
assert all(wishes == [0, 0, 0, float("inf")] for _, _, *wishes in items)
sizes = [item[:2] for item in items]
for line in sys.stdin:
    if line == "frames\\n":
        for number, frame in enumerate(frames(widths[0])):
            print(*placed(number, frame))
    elif line == "time\\n":
        print(time)
    sys.stdout.flush()
sys.exit(status)
"""
RIGHT = {"name": "Fake 1.0", "time": 1250.5, "status": 0}


class Programs(unittest.TestCase):
    def start(self, placed="frame", **changes):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        path = pathlib.Path(folder.name, "rival")
        change = "\n".join(f"{name} = {value!r}" for name, value in {**RIGHT, **changes}.items())
        path.write_text(RIVAL.format(python=sys.executable, change=f"{change}\nplaced = lambda number, frame: {placed}"))
        path.chmod(0o755)
        return Program(str(path), ITEMS, WIDTHS)

    def test_a_program_that_answers_rightly_is_timed(self):
        program = self.start()
        self.assertEqual(program.name, "Fake 1.0")
        frames = program.frames()
        self.assertEqual([tuple(frame) for frame in frames], EXPECTED)
        self.assertIsNone(differing_item(frames, EXPECTED))
        self.assertEqual([program.nanoseconds(), program.nanoseconds()], [1250.5, 1250.5])
        program.close()

    def test_a_program_with_an_item_elsewhere_is_found_out(self):
        program = self.start(placed="(frame[0] + (number == 1) / 2, *frame[1:])")
        self.assertEqual(differing_item(program.frames(), EXPECTED), 1)
        program.close()

    def assert_is_refused(self, words, ask, **changes):
        with self.assertRaisesRegex(BadAnswer, words):
            program = self.start(**changes)
            try:
                ask(program)
            finally:
                program.end()

    def test_answers_that_are_none_are_refused_in_words(self):
        for placed, words in [
            ("['garbage']", "answers 'garbage' where frame 1 of 3 is expected"),
            ("frame[:3]", "where frame 1 of 3 is expected"),
            ("(*frame[:3], float('nan'))", "nan' where frame 1 of 3"),
            ("frame if number < 2 else sys.exit(0)", "ends before it has answered frame 3 of 3"),
        ]:
            self.assert_is_refused(words, Program.frames, placed=placed)
        for time in ["soon", 0, -5, "1 2", "inf"]:
            self.assert_is_refused("where a time in nanoseconds is expected", Program.nanoseconds, time=time)
        for name in ["", "\t", "x" * 41]:
            self.assert_is_refused("where its name and version is expected", Program.close, name=name)

    def test_a_program_says_no_more_than_it_is_asked_and_ends_well(self):
        def read_and_close(program):
            program.frames()
            program.close()

        self.assert_is_refused("where nothing more is expected", read_and_close, placed="frame if number < 2 else (*frame, '\\n1')")
        self.assert_is_refused("exits with 3", Program.close, status=3)

    def test_what_is_no_program_is_named(self):
        with self.assertRaisesRegex(BadAnswer, "cannot start /nowhere: No such file"):
            Program("/nowhere", ITEMS, WIDTHS)


class Frames(unittest.TestCase):
    def test_every_side_of_every_item_counts(self):
        for index in range(3):
            for side in range(4):
                for change in [0.1, -0.1, math.nan]:
                    frames = [list(frame) for frame in EXPECTED]
                    frames[index][side] += change
                    self.assertEqual(differing_item(frames, EXPECTED), index, (index, side))
                frames = [list(frame) for frame in EXPECTED]
                frames[index][side] += 5 / 64
                self.assertIsNone(differing_item(frames, EXPECTED))

    def test_far_down_single_precision_may_lose_what_it_cannot_hold(self):
        expected = [(0.0, 28.25 * line, 60.0, 20.25) for line in range(100_000)]
        frames = [(0.0, y * (1 + 1e-5), 60.0, 20.25) for _, y, *_ in expected]
        self.assertIsNone(differing_item(frames, expected))
        x, y, width, height = frames[90_000]
        frames[90_000] = (x, y + 1, width, height)
        self.assertEqual(differing_item(frames, expected), 90_000)

    def test_a_frame_too_few_is_an_error(self):
        with self.assertRaises(ValueError):
            differing_item(EXPECTED[:2], EXPECTED)


class Page(unittest.TestCase):
    def row(self, work, name, count, times):
        return {"work": work, "name": name, "count": count, "nanosecondsPerItem": 1, "timesFlowLayoutEngine": times}

    def test_the_headline_is_the_size_that_is_least_favorable(self):
        peers = {"versions": {"Taffy": "x 1", "Fake 1.0": ""}, "rows": [
            self.row("plain wrap", "FlowLayoutEngine", 100, 1), self.row("plain wrap", "memory copy", 100, 0.1),
            self.row("plain wrap", "Taffy", 100, 42.7), self.row("plain wrap", "Taffy", 1000, 64.1),
            self.row("plain wrap", "Fake 1.0", 1000, 9.25), self.row("full flexbox", "Taffy", 1000, 17.7),
            self.row("full flexbox", "Taffy", 10_000, 13.6), self.row("empty", "FlowLayoutEngine", 100, 1),
        ]}
        self.assertEqual(headline(peers), (
            "Times of FlowLayoutEngine's, at the size that is least favorable to it: plain wrap: Fake 1.0 9.25 (n = 1,000), "
            "Taffy 42.7 (n = 100); full flexbox: Taffy 13.6 (n = 10,000)."))

    def test_who_is_not_timed_is_named_with_the_item(self):
        one = {"work": "full flexbox", "name": "Fake 1.0", "count": 1000, "item": 17,
               "frame": [1.5, 28, 60, 20], "expected": [0, 28, 60, 20]}
        self.assertEqual(differences({"differences": [one]}), (
            "- Not timed: Fake 1.0, full flexbox, n = 1,000. It puts item 17 at 1.5, 28; 60 × 20, FlowLayoutEngine at 0, 28; 60 × 20."))


if __name__ == "__main__":
    unittest.main()
