"""The page is for everyone: by keyboard alone, by assistive technology, on screens of any width."""

import importlib.util
import pathlib

from selenium.webdriver.common.keys import Keys

from page import FILE, PageTest
from states import address, box, state


def axe_source():
    """axe-core, of which the package for another browser driver has a copy."""
    package = pathlib.Path(importlib.util.find_spec("axe_playwright_python").origin).parent
    return (package / "axe.min.js").read_text(encoding="utf-8")


class Accessibility(PageTest):
    def assert_is_accessible(self):
        self.run_script(axe_source())
        answer = self.browser.execute_async_script("axe.run().then(arguments[0])")
        violations = [f"{rule['id']}: {[node['html'] for node in rule['nodes']]}"
                      for rule in answer["violations"]]
        self.assertGreater(len(answer["passes"]), 20)
        self.assertEqual(violations, [])

    def test_axe_finds_nothing_in_light_and_dark(self):
        for scheme in ["light", "dark"]:
            for width in [390, 1280]:
                with self.subTest(scheme=scheme, width=width):
                    self.emulate(width=width, height=900, scheme=scheme)
                    self.open(address(state([box("One", grow=1), box("")], across="center")))
                    self.assert_is_accessible()

    def test_axe_finds_nothing_where_something_is_missing_or_refused(self):
        for scheme in ["light", "dark"]:
            with self.subTest(scheme=scheme):
                self.emulate(scheme=scheme)
                self.open("#broken")
                self.find('[name="last"] option[value="center"]').click()
                self.run_script("document.getElementById('notice').hidden = false")
                self.assertTrue(self.find("#missing").is_displayed())
                self.assert_is_accessible()

    def test_every_control_is_reached_by_the_tab_key_and_shows_it(self):
        expected = self.run_script("""
            const controls = document.querySelectorAll('a, button, input, select, textarea, [tabindex="0"]');
            const isReached = (control) => control.checkVisibility() && !control.disabled
              && !(control.type === 'radio' && !control.checked);
            globalThis.expected = [...controls].filter(isReached);
            return globalThis.expected.length;""")
        self.assertGreater(expected, 40)
        reached, hidden = set(), []
        for _ in range(expected + 5):
            self.press(Keys.TAB)
            place, is_shown = self.run_script("""
                const focused = document.activeElement;
                const outlined = focused.type === 'radio' ? focused.closest('label') : focused;
                return [globalThis.expected.indexOf(focused),
                        getComputedStyle(outlined).outlineStyle !== 'none'];""")
            reached.add(place)
            if place >= 0 and not is_shown:
                hidden.append(place)
        self.assertEqual(set(range(expected)) - reached, set())
        self.assertEqual(hidden, [])

    def test_links_to_parts_of_the_page_move_the_focus(self):
        self.focus(self.find('nav a[href="#race"]'))
        self.press(Keys.ENTER, Keys.TAB)
        self.assertEqual(self.browser.switch_to.active_element, self.find("#start-race"))

    def test_motion_is_reduced_for_those_who_ask(self):
        read = """
            return [getComputedStyle(document.documentElement).scrollBehavior,
                    getComputedStyle(document.getElementById('add')).transitionDuration];"""
        self.emulate(motion="reduce")
        self.assertEqual(self.run_script(read), ["auto", "0s"])
        self.emulate(motion="no-preference")
        self.assertEqual(self.run_script(read), ["smooth", "0.12s"])


class Widths(PageTest):
    def test_no_width_needs_to_be_scrolled_sideways(self):
        for width in [360, 390, 600, 768, 999, 1000, 1280, 1799, 1800, 2560, 3840]:
            self.emulate(width=width, height=900)
            for preset in ["tags", "form"]:
                with self.subTest(width=width, preset=preset):
                    self.find(f'[data-preset="{preset}"]').click()
                    widths = self.run_script(
                        "return [document.documentElement.scrollWidth, innerWidth]")
                    self.assertEqual(widths, [width, width])
                    self.assertLessEqual(self.difference, 5 / 64)


class Failures(PageTest):
    def test_a_browser_without_webassembly_is_told_so(self):
        script = self.command("Page.addScriptToEvaluateOnNewDocument",
                              source="delete globalThis.WebAssembly")
        try:
            self.browser.get("about:blank")
            self.browser.get(FILE.as_uri())
            self.wait(lambda: self.notice)
            self.assertIn("needs WebAssembly", self.notice)
        finally:
            self.command("Page.removeScriptToEvaluateOnNewDocument", identifier=script["identifier"])

    def test_a_browser_without_javascript_is_told_so(self):
        self.command("Emulation.setScriptExecutionDisabled", value=True)
        try:
            self.browser.get("about:blank")
            self.browser.get(FILE.as_uri())
            self.assertIn("needs JavaScript", self.find("noscript").text)
        finally:
            self.command("Emulation.setScriptExecutionDisabled", value=False)
