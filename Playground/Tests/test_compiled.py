"""The Swift for what is on screen compiles, and draws it on the stand-in for SwiftUI.

These tests need the workshop's modules; all others of the page do without.
"""

import json
import os
import pathlib
import subprocess
import tempfile
import unittest

from page import PageTest, ROOT
from states import Drawing, address, with_waterfalls

LANGUAGES = ["en", "es", "pt-BR", "zh-Hans", "ar", "he"]
SWIFT = os.environ.get("SWIFT", "swift")
BUILT = ROOT / "Workshop" / ".build" / "debug"


# The program that hosts each view and prints the frames of its chips, in a text whose characters are
# all equally wide.
RUN = """
struct Measurer: HeadlessHost.TextMeasurer {
  let width: Double
  let baseline: Double

  func lineMetrics(of font: HeadlessHost.ResolvedFont) -> HeadlessHost.LineMetrics {
    HeadlessHost.LineMetrics(height: 24, baseline: baseline)
  }

  func width(of text: Substring, in font: HeadlessHost.ResolvedFont) -> CGFloat {
    CGFloat(Double(text.count) * width)
  }
}

let measurer = Measurer(width: Double(CommandLine.arguments[1])!, baseline: Double(CommandLine.arguments[2])!)

@MainActor func show(@ViewBuilder _ content: () -> some View) {
  let host = HeadlessHost(size: CGSize(width: 4000, height: 4000), textMeasurer: measurer, content: content)
  let (left, top) = ((4000 - host.size.width) / 2, (4000 - host.size.height) / 2)
  // Views beyond a limit wait where the indicator is, and are not drawn.
  let drawn = host.displayList.filter { $0.color.opacity > 0 }.map(\\.frame)
  let frames = host.frames.map(\\.frame).filter { frame in
    drawn.contains {
      abs($0.minX - frame.minX) + abs($0.minY - frame.minY) < 1e-6
        && abs($0.width - frame.width) + abs($0.height - frame.height) < 1e-6
    }
  }.map { frame in
    "[\\(frame.minX - left), \\(frame.minY - top), \\(frame.width), \\(frame.height)]"
  }
  print("[\\(frames.joined(separator: ", "))]")
}
"""


def prepared():
    """The folder with the modules that the stand-in for SwiftUI and FlowLayoutUI are built into."""
    if not (BUILT / "Modules" / "FlowLayoutUI.swiftmodule").exists():
        subprocess.run(["make", "--no-print-directory", "modules"], cwd=ROOT, check=True)
    return BUILT


def source(codes):
    """Files of code in one: each in a name space of its own."""
    spaces = "\n".join(f"enum Code{index} {{\n{code}}}\n" for index, code in enumerate(codes))
    return f"import FlowLayoutUI\nimport SwiftUI\n\n{spaces}"


def objects(built):
    """Returns the object files of the modules; deleted sources have left some of them behind."""
    folders = {"SwiftUI": ROOT / "Workshop" / "Headless" / "Sources" / "SwiftUI"}
    folders |= {module: ROOT / "Sources" / module for module in ["FlowLayoutUI", "FlowLayouts", "FlowLayoutEngine"]}
    files = [built / f"{module}.build" / f"{source.name}.o"
             for module, folder in folders.items() for source in folder.glob("**/*.swift")]
    return [str(file) for file in files if file.exists()]


def compile(text, *options):
    """Compiles code against the stand-in for SwiftUI; answers what the compiler says against it."""
    built = prepared()
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "main.swift"
        file.write_text(text, encoding="utf-8")
        command = [SWIFT + "c", "-swift-version", "6", "-warnings-as-errors",
                   "-I", str(built / "Modules"), str(file), *options]
        if "-typecheck" not in options:
            command += objects(built)
        return subprocess.run(command, capture_output=True, text=True).stderr


def type_check(codes):
    return compile(source(codes), "-typecheck")


class Compiling(PageTest):
    keeps_page = True

    def test_the_code_of_examples_and_of_200_random_states_compiles(self):
        drawing = Drawing(4)
        states = with_waterfalls([drawing.state() for _ in range(200)])
        self.assertGreater(len(states), 220)
        codes = self.examples() + self.show_all(map(address, states), "return document.getElementById('swift').textContent;")
        self.assertEqual(len(set(codes)), len(states) + 18)
        for part in ["VFlowLayout", "lastLine:", "hugging:", "minLines:", "flowGrow", "flowShrink",
                     "flowBasis", "flowOrder", "flowItemAlignment", "flowBreak", "flowFullLine",
                     "verbatim:", "\\u{202e}", "layoutDirection", "height:", ".priority {",
                     "flowAspectRatio", "targetRowHeight:", "Limits:", "LazyStrip(", "LazyWaterfall(", ".lineByLine {"]:
            self.assertTrue(any(part in code for code in codes), part)
        self.assertEqual(type_check(codes), "")

    def examples(self):
        codes = []
        for name in ["tags", "suggestions", "toolbar", "cards", "form", "photos", "strip", "waterfall"]:
            self.find(f'[data-preset="{name}"]').click()
            languages = LANGUAGES if self.find("#language").is_enabled() else ["en"]
            for language in languages:
                self.find(f'#language option[value="{language}"]').click()
                codes.append(self.code("swift"))
        return codes


class Running(PageTest):
    """The code draws what is on screen: on the stand-in for SwiftUI the chips lie where they lie here."""

    COUNT = 60
    WORDS = ["Swift", "a", "SwiftUI", "Layout", "A longer text of several words", "x = y", "Two\nlines"]

    def test_chips_lie_where_they_lie_on_the_page(self):
        width, baseline = self.use_equal_characters()
        drawing = Drawing(11)
        states = with_waterfalls([self.with_words(drawing.state(), drawing.random) for _ in range(self.COUNT)])
        self.assertGreater(sum(one["direction"] == "column" for one in states), 10)
        answers = self.show_all(map(address, states), """
            const { workbench } = globalThis.playground;
            return { code: document.getElementById('swift').textContent, frames: workbench.frames };""")
        frames = self.run_codes([answer["code"] for answer in answers], width, baseline)
        for one, answer, ours in zip(states, answers, frames):
            theirs = [[frame[side] for side in ["left", "top", "width", "height"]] for frame in answer["frames"]]
            ours = self.shown(ours, len(theirs))
            if one["wrap"] in ("strip", "waterfall"):
                theirs = self.existing(one, ours, theirs)
            self.assertEqual(len(ours), len(theirs), address(one))
            for own, other in zip(ours, theirs):
                for number, expected in zip(own, other):
                    # Gaps and widths are cut off to the browser's unit here.
                    self.assertAlmostEqual(number, expected, delta=0.25, msg=address(one))

    def existing(self, state, ours, theirs):
        """The frames of a lazy container's chips that exist: all that are seen at first, and some around them."""
        nearest = [min(theirs, key=lambda frame: abs(frame[0] - left) + abs(frame[1] - top)) for left, top, *_ in ours]
        seen = [frame for frame in theirs if frame[0] < state["width"] and frame[0] + frame[2] > 0
                and (state["direction"] == "row" or state["wrap"] == "waterfall" or frame[1] < state["height"])]
        for frame in seen:
            self.assertIn(frame, nearest, address(state))
        return nearest

    def with_words(self, state, random):
        """The state with texts of characters that are all equally wide, and lengths that may be shown."""
        boxes = [{**box, "text": random.choice(self.WORDS)} for box in state["boxes"]]
        return {**state, "boxes": boxes, "overlay": False}

    def shown(self, frames, count):
        """The frames of chips that are shown; an indicator is there twice, the first time to be measured."""
        shown = [frame for frame in frames if frame[2:] != [0, 0]]
        return shown[:-1] if len(shown) == count + 1 and shown[-1] == shown[-2] else shown

    def use_equal_characters(self):
        """Sets a font in which this holds; answers how wide they are, and how deep the baseline is."""
        return self.run_script("""
            const sheet = new CSSStyleSheet();
            sheet.replaceSync('.box { font-family: monospace !important; letter-spacing: 0.137px; }');
            document.adoptedStyleSheets.push(sheet);
            dispatchEvent(new Event('resize'));
            const box = document.createElement('div');
            const mark = document.createElement('i');
            box.className = 'box';
            box.append(document.createElement('span'));
            box.firstChild.append('x'.repeat(100), mark);
            mark.style.display = 'inline-block';
            const room = document.getElementById('measuring');
            room.replaceChildren(box);
            const { top, width } = box.getBoundingClientRect();
            const baseline = mark.getBoundingClientRect().bottom - top - 5;
            room.replaceChildren();
            return [(width - 26) / 100, baseline];""")

    def run_codes(self, codes, width, baseline):
        chips = [code.replace("      .background(", "      .accessibilityIdentifier(\"chip\")\n      .background(")
                 for code in codes]
        shows = "".join(f"show {{ Code{index}.Boxes() }}\n" for index in range(len(codes)))
        with tempfile.TemporaryDirectory() as folder:
            program = pathlib.Path(folder) / "program"
            self.assertEqual(compile(source(chips) + RUN + shows, "-o", str(program)), "")
            answer = subprocess.run([program, str(width), str(baseline)], check=True, capture_output=True, text=True)
        return [json.loads(line) for line in answer.stdout.splitlines()]


class TypeCheck(unittest.TestCase):
    def test_code_that_does_not_compile_is_found(self):
        code = 'struct Boxes: View { var body: some View { VFlowLayout(verticalAlignment: .top) { Text("One") } } }\n'
        self.assertIn("error:", type_check([code]))
