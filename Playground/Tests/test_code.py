"""The code for what is on screen: its Swift compiles, and both can be copied."""

import os
import pathlib
import subprocess
import tempfile
import unittest

from page import PageTest, ROOT
from states import Drawing, address, box, state

LANGUAGES = ["en", "es", "pt-BR", "zh-Hans", "ar", "he"]
SWIFT = os.environ.get("SWIFT", "swift")
HEADLESS = [SWIFT, "build", "--package-path", str(ROOT / "Headless"), "-Xswiftc", "-warnings-as-errors"]


def view(name, code):
    body = "".join(f"    {line}\n" for line in code.splitlines())
    return f"struct {name}: View {{\n  var body: some View {{\n{body}  }}\n}}\n"


def type_check(codes):
    """What the compiler says against them, as views on the stand-in for SwiftUI."""
    subprocess.run([*HEADLESS, "--quiet", "--target", "FlowUI"], check=True)
    answer = subprocess.run([*HEADLESS, "--show-bin-path"], check=True, capture_output=True, text=True)
    modules = pathlib.Path(answer.stdout.strip()) / "Modules"
    views = "\n".join(view(f"View{index}", code) for index, code in enumerate(codes))
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "Views.swift"
        file.write_text(f"import FlowUI\nimport SwiftUI\n\n{views}", encoding="utf-8")
        command = [SWIFT + "c", "-typecheck", "-swift-version", "6", "-warnings-as-errors",
                   "-I", str(modules), str(file)]
        return subprocess.run(command, capture_output=True, text=True).stderr


class Swift(PageTest):
    keeps_page = True

    def test_the_code_of_examples_and_of_200_random_states_compiles(self):
        drawing = Drawing(4)
        codes = self.examples() + self.show_all(
            [address(drawing.state()) for _ in range(200)],
            "return document.getElementById('swift').textContent;")
        self.assertEqual(len(set(codes)), 215)
        for part in ["VFlowLayout", "lastLine:", "hugsLines:", "minLines:", "flowGrow", "flowShrink",
                     "flowBasis", "flowOrder", "flowItemAlignment", "flowBreak", "flowFullLine",
                     "verbatim:", "\\u{202e}", "layoutDirection"]:
            self.assertTrue(any(part in code for code in codes), part)
        self.assertEqual(type_check(codes), "")

    def examples(self):
        codes = []
        for name in ["tags", "suggestions", "toolbar", "cards", "form"]:
            self.find(f'[data-preset="{name}"]').click()
            languages = LANGUAGES if self.find("#language").is_enabled() else ["en"]
            for language in languages:
                self.find(f'#language option[value="{language}"]').click()
                codes.append(self.code("swift"))
        return codes

    def test_only_what_differs_from_the_defaults_is_written(self):
        self.go(address(state([box("One"), box("Two")])))
        self.assertEqual(self.code("swift"), 'FlowLayout {\n  Text("One")\n  Text("Two")\n}\n')

    def test_long_calls_go_over_several_lines(self):
        self.go(address(state([box("One")], hgap=4, vgap=6, align="space-between", wrap="balanced")))
        self.assertEqual(self.code("swift"), (
            "FlowLayout(\n  horizontalSpacing: 4, verticalSpacing: 6,\n"
            "  alignment: .spaceBetween, wrapping: .balanced\n) {\n  Text(\"One\")\n}\n"))


class TypeCheck(unittest.TestCase):
    def test_code_that_does_not_compile_is_found(self):
        self.assertIn("error:", type_check(['VFlowLayout(verticalAlignment: .top) { Text("One") }']))


class Copying(PageTest):
    start = address(state([box("One", grow=1), box("Two")], align="center"))

    def setUp(self):
        super().setUp()
        self.command("Browser.grantPermissions",
                     permissions=["clipboardReadWrite", "clipboardSanitizedWrite"])

    def copied(self, name):
        button = self.find(f'[data-copy="{name}"]')
        button.click()
        self.wait(lambda: button.text == "Copied")
        return self.browser.execute_async_script("navigator.clipboard.readText().then(arguments[0])")

    def test_code_is_copied_as_it_is_shown(self):
        for language in ["swift", "css"]:
            self.assertEqual(self.copied(language), self.code(language))
        self.assertIn('Text("One").flowGrow()', self.copied("swift"))

    def test_a_link_is_copied_that_shows_the_same(self):
        link = self.copied("link")
        shown = self.frames()
        self.open("#" + link.partition("#")[2])
        self.assertEqual(self.frames(), shown)

    def test_a_browser_without_a_clipboard_copies_by_selection(self):
        self.run_script("Object.defineProperty(navigator.clipboard, 'writeText',"
                        " { value: () => Promise.reject(new Error('refused')) })")
        self.assertEqual(self.copied("css"), self.code("css"))
