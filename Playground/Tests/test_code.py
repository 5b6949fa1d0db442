"""The code for what is on screen: it says what differs, and can be copied."""

from page import PageTest
from states import address, box, state


class Swift(PageTest):
    keeps_page = True

    def flow(self):
        """The code of the flow itself, without what it stands in."""
        code = self.code("swift").split("  var body: some View {\n")[1].split("\n  }\n")[0]
        return "".join(line.removeprefix("    ") + "\n" for line in code.splitlines())

    def test_only_what_differs_from_the_defaults_is_written(self):
        self.go(address(state([box("One"), box("Two")])))
        self.assertEqual(self.flow(), (
            'FlowLayout {\n  Chip(text: "One")\n  Chip(text: "Two")\n}\n.frame(width: 320, alignment: .leading)\n'))

    def test_long_calls_go_over_several_lines(self):
        self.go(address(state([box("One")], hgap=4, vgap=6, align="space-between", wrap="balanced")))
        self.assertEqual(self.flow(), (
            "FlowLayout(\n  horizontalSpacing: 4, verticalSpacing: 6,\n"
            "  alignment: .spaceBetween, wrapping: .balanced\n) {\n  Chip(text: \"One\")\n}\n"
            ".frame(width: 320, alignment: .leading)\n"))

    def test_texts_of_any_direction_stay_in_their_places_of_the_code(self):
        self.go(address(state([box("\u05e9\u05d2\u05e8\u05d4"), box("\u0631\u0648\u062a\u064a\u0646"), box("c")])))
        isolated = self.run_script("""
            return [...document.querySelectorAll('#swift .string')].map(
              (text) => getComputedStyle(text).unicodeBidi);""")
        self.assertEqual(set(isolated), {"isolate"})


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
        self.assertIn('Chip(text: "One").flowGrow()', self.copied("swift"))

    def test_a_link_is_copied_that_shows_the_same(self):
        link = self.copied("link")
        shown = self.frames()
        self.open("#" + link.partition("#")[2])
        self.assertEqual(self.frames(), shown)

    def test_a_browser_without_a_clipboard_copies_by_selection(self):
        self.run_script("Object.defineProperty(navigator.clipboard, 'writeText',"
                        " { value: () => Promise.reject(new Error('refused')) })")
        self.assertEqual(self.copied("css"), self.code("css"))
