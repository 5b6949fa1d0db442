"""The engine in the page: its memory, and how soon it shows something."""

from page import PageTest

# Layouts of different sizes and kinds, over and over the same ones.
LAYOUTS = """
const session = globalThis.playground.engine.session();
const widths = Float64Array.from({ length: 1000 }, (_, index) => 20 + (index * 7919) % 97);
const layOut = (turn) => {
  const count = [3, 40, 1000, 0, 200][turn % 5];
  const column = (value) => new Float64Array(count).fill(value);
  session.boxes = {
    main: widths.subarray(0, count), cross: column(20),
    ...(turn % 2 ? { grow: column(1), shrink: column(1), basis: column(30) } : {}),
    ...(turn % 3 ? { guides: column(15), order: column(turn % 7), breaks: column(turn % 4) } : {}),
  };
  session.container = {
    mainSize: 100 + (turn * 31) % 400, mainGap: 8, crossGap: 8, isBalanced: turn % 11 === 0,
    leastLines: 1 + turn % 3, mostItems: turn % 13 ? null : 4, isRightToLeft: turn % 6 === 0,
    along: ['leading', 'center', 'space-between', 'stretch'][turn % 4], across: 'baseline',
  };
  if (turn % 3 === 0) {
    session.indexLines();
    const { first, end } = session.solveBetween(50, 400);
    session.frames(first, end - first);
  } else {
    session.solve(turn % 2 ? (_, length) => ({ cross: 20 + length % 3, guide: 12 }) : null);
    session.frames(0, count);
  }
};
const [from, to] = arguments;
for (let turn = from; turn < to; turn++) layOut(turn);
session.close();
return globalThis.playground.engine.memory;
"""

# What a page can wait for, each noted by its name when it is asked for; those before the first layout are kept.
WAITS = """
const waits = [];
for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame', 'requestIdleCallback', 'fetch', 'Worker']) {
  globalThis[name] = new Proxy(globalThis[name], {
    apply(function_, self, values) { waits.push(name); return Reflect.apply(function_, self, values); },
    construct(type, values) { waits.push(name); return Reflect.construct(type, values); },
  });
}
const mark = performance.mark;
performance.mark = (name) => {
  if (name === 'first-layout') {
    const resources = performance.getEntriesByType('resource').map((entry) => entry.name);
    globalThis.waitsBefore = [...waits, ...resources];
  }
  return mark.call(performance, name);
};
"""


class Engine(PageTest):
    def test_its_memory_does_not_grow_over_ten_thousand_layouts(self):
        before = self.run_script(LAYOUTS, 0, 1000)
        after = [self.run_script(LAYOUTS, first, first + 1000) for first in range(1000, 11_000, 1000)]
        print(f"\nmemory of the engine: {before:,} bytes before, {after[-1]:,} after 10,000 layouts")
        self.assertEqual(after, [before] * 10)

    def test_the_first_layout_waits_for_no_timer_no_frame_and_no_request(self):
        with self.script_before_each_page(WAITS):
            self.open()
        waits, time = self.run_script(
            "return [waitsBefore, performance.getEntriesByName('first-layout')[0].startTime]")
        print(f"\nfirst layout {time:.0f} ms after the click")
        self.assertEqual(waits, [])

    def test_a_box_that_the_engine_asks_about_is_measured_by_the_page(self):
        sizes = self.run_script("""
            const session = globalThis.playground.engine.session();
            const asked = [];
            session.boxes = { main: [300], cross: [20] };
            session.container = { mainSize: 100 };
            const { crossSize } = session.solve((box, length) => {
              asked.push([box, length]);
              return { cross: 60, guide: NaN };
            });
            session.close();
            return { asked, crossSize };""")
        self.assertEqual(sizes, {"asked": [[0, 100]], "crossSize": 60})

    def photos(self, ratios, container):
        """Sizes of boxes of some ratios: along and across their line."""
        return self.run_script("""
            const [ratios, container] = arguments;
            const numbers = { infinity: Infinity, negative: -Infinity, none: NaN };
            const number = (one) => numbers[one] ?? one;
            const session = globalThis.playground.engine.session();
            session.boxes = { main: ratios.map(() => 7), cross: ratios.map(() => 5), ratios: ratios.map(number) };
            const { target, least, greatest } = container.proportions;
            const proportions = { target: number(target), least: number(least ?? 'none'), greatest: number(greatest ?? 'none') };
            session.container = { ...container, proportions };
            session.solve(() => ({ cross: 5, guide: NaN }));
            const frames = session.frames(0, ratios.length);
            session.close();
            return frames.map(({ mainSize, crossSize }) => [mainSize, crossSize]);""", ratios, container)

    def test_ratios_that_make_no_sense_count_as_square(self):
        for ratio in [0, -2, "infinity", "negative"]:
            frames = self.photos([ratio, 1], {"mainSize": 100, "proportions": {"target": 50}})
            self.assertEqual(frames, [[50, 50], [50, 50]], ratio)
        # A box without a ratio keeps its size.
        self.assertEqual(self.photos(["none", 1], {"mainSize": 100, "proportions": {"target": 93}}), [[7, 5], [93, 93]])

    def test_targets_that_make_no_sense_count_as_the_length(self):
        for target in [0, -40, "infinity", "negative"]:
            frames = self.photos([1], {"mainSize": 100, "proportions": {"target": target}})
            self.assertEqual(frames, [[100, 100]], target)
        self.assertEqual(self.photos([1], {"mainSize": 100, "proportions": {"target": "none"}}), [[7, 5]])

    def test_limits_of_depths_that_contradict_each_other_follow_the_least(self):
        frames = self.photos([1, 1], {"mainSize": 100, "proportions": {"target": 20, "least": 40, "greatest": 10}})
        self.assertEqual(frames, [[40, 40], [40, 40]])

    def test_photos_of_no_width_and_of_extreme_ratios_stay_finite(self):
        for ratios, length in [([1, 2], 0), ([1000, 1e-6, 1], 320), ([1e6] * 40, 1e9), ([1e-300, 1e300], 320)]:
            frames = self.photos(ratios, {"mainSize": length, "proportions": {"target": 90}})
            # A number that is not finite comes as None.
            self.assertTrue(all(size is not None and size >= 0 for frame in frames for size in frame), frames)

    def test_a_strip_of_any_number_of_lines_has_every_box_once(self):
        strips = self.run_script("""
            const session = globalThis.playground.engine.session();
            const frames = [];
            for (const fillsShortest of [false, true]) {
              for (const lines of [-1, 0, 1, 3, 7, 99]) {
                session.boxes = { main: [30, 50, 20, 60, 40], cross: [20, 20, 20, 20, 20] };
                session.container = { mainSize: 1, mainGap: 10, crossGap: 5, strip: { lines, fillsShortest } };
                const { mainSize, crossSize, lines: count } = session.solve();
                frames.push([count, mainSize, crossSize, session.lines(5), session.frames(0, 5).map(({ main }) => main)]);
              }
            }
            session.close();
            return frames;""")
        one_line = [1, 240, 20, [0] * 5, [0, 40, 100, 130, 200]]
        five_lines = [5, 60, 120, [0, 1, 2, 3, 4], [0] * 5]
        self.assertEqual(strips[:3], [one_line] * 3)
        self.assertEqual(strips[3], [3, 90, 70, [0, 0, 1, 1, 2], [0, 40, 0, 30, 0]])
        self.assertEqual(strips[6:9], [one_line] * 3)
        # The third box goes where its line ends first: behind the first of the shortest.
        self.assertEqual(strips[9], [3, 90, 70, [0, 1, 2, 2, 0], [0, 0, 0, 30, 40]])
        self.assertEqual([strips[place] for place in [4, 5, 10, 11]], [five_lines] * 4)

    def test_a_strip_without_boxes_is_nothing(self):
        sizes = self.run_script("""
            const session = globalThis.playground.engine.session();
            session.boxes = { main: [], cross: [] };
            session.container = { mainSize: 100, strip: { lines: 3, fillsShortest: true } };
            const sizes = session.solve();
            session.close();
            return sizes;""")
        self.assertEqual(sizes, {"mainSize": 0, "crossSize": 0, "longestLine": 0, "lines": 0})
