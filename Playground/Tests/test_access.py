"""The page is for everyone: by keyboard alone, by assistive technology, on screens of any width."""

import importlib.util
import itertools
import pathlib

from selenium.webdriver.common.keys import Keys

from page import FILE, PageTest
from states import address, box, state, tried


def axe_source():
    """axe-core, of which the package for another browser driver has a copy."""
    package = pathlib.Path(importlib.util.find_spec("axe_playwright_python").origin).parent
    return (package / "axe.min.js").read_text(encoding="utf-8")


# The least contrast of each example's label now, and while its colors are on their way.
CONTRASTS = r"""
const light = (color) => {
  const [red, green, blue] = color.match(/^rgb\((\d+), (\d+), (\d+)\)$/).slice(1).map((level) => level / 255)
    .map((level) => (level <= 0.04045 ? level / 12.92 : ((level + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
};
const contrast = ({ color, backgroundColor }) => {
  const [one, other] = [color, backgroundColor].map(light);
  return Math.max(one, other) / Math.min(one, other);
};
return [...document.querySelectorAll('[data-preset]')].map((button) => {
  const moving = button.getAnimations();
  const least = Math.min(...[0, 0.25, 0.5, 0.75, 1].map((share) => {
    for (const one of moving) one.currentTime = share * one.effect.getComputedTiming().endTime;
    return contrast(getComputedStyle(button));
  }));
  for (const one of moving) one.finish();
  return [button.textContent, least];
});
"""


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
            for width in [500, 1280]:
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

    def test_axe_finds_nothing_in_photo_rows_strips_and_waterfalls(self):
        for preset in ["photos", "strip", "waterfall"]:
            with self.subTest(preset=preset):
                self.open()
                self.find(f'[data-preset="{preset}"]').click()
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

    def test_labels_of_examples_stand_out_while_their_colors_change_too(self):
        self.command("Animation.enable")
        self.addCleanup(self.command, "Animation.disable")
        # So slowly that each change is still on its way when it is looked at.
        self.command("Animation.setPlaybackRate", playbackRate=0.001)
        self.addCleanup(self.command, "Animation.setPlaybackRate", playbackRate=1)
        for scheme in ["light", "dark"]:
            self.emulate(scheme=scheme, motion="no-preference")
            self.open()
            self.assert_stands_out(scheme)
            for button in self.find_all("[data-preset]"):
                steps = {
                    "hovered": self.actions().move_to_element(button), "pressed": self.actions().click(),
                    "left": self.actions().move_to_element(self.find("h1")), "by keys": self.actions().send_keys(Keys.TAB),
                }
                for step, actions in steps.items():
                    actions.perform()
                    self.assert_stands_out(f"{scheme}, {button.text} {step}")
                self.assertEqual(button.get_attribute("aria-pressed"), "true")

    def assert_stands_out(self, when):
        for label, contrast in self.run_script(CONTRASTS):
            self.assertGreaterEqual(contrast, 4.5, f"{when}: {label}")

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
        widths = [360, 390, 600, 768, 999, 1000, 1280, 1799, 1800, 2560, 3840]
        presets = ["tags", "form", "photos", "strip", "waterfall"]
        for preset, width in tried(list(itertools.product(presets, widths))):
            with self.subTest(width=width, preset=preset):
                self.emulate(width=width, height=900)
                self.find(f'[data-preset="{preset}"]').click()
                found = self.run_script("return [document.documentElement.scrollWidth, innerWidth]")
                self.assertEqual(found, [width, width])
                self.assertNotEqual(self.find("#difference").get_attribute("class"), "different")


class Phone(PageTest):
    width, height = 390, 844
    start = address(state([box("One"), box("Two"), box("Three")], width=200))

    def test_the_stage_stays_in_sight_while_one_changes_something(self):
        for name in ["hgap", "last", "hug", "text", "grow", "full"]:
            with self.subTest(name=name):
                self.focus(self.control(name))
                bottom = self.find(".stage").rect["y"] + self.find(".stage").rect["height"]
                places = self.run_script("""
                    const stage = document.querySelector('.stage').getBoundingClientRect();
                    const control = document.activeElement.getBoundingClientRect();
                    return [stage.top, stage.bottom, control.top, control.bottom];""")
                self.assertGreaterEqual(places[0], -1)
                self.assertLessEqual(places[1], 844 * 0.6)
                self.assertGreaterEqual(places[2], places[1])
                # Of a text area, its first line.
                self.assertLessEqual(min(places[3], places[2] + 34), 844)
                self.assertGreater(bottom, 100)

    def test_help_does_not_mention_keys_where_there_are_none(self):
        self.assertIn("Delete", self.find("#boxes-help").text)
        self.command("Emulation.setTouchEmulationEnabled", enabled=True)
        try:
            self.assertEqual(self.find("#boxes-help").text, "Tap a box to select it, then drag it to another place.")
        finally:
            self.command("Emulation.setTouchEmulationEnabled", enabled=False)


class Settings(PageTest):
    """Settings of readers that apply to all pages."""

    start = address(state([box("One"), box("Two")], align="center"))

    def test_forced_colors_leave_edges_to_whatever_is_told_by_its_color(self):
        self.command("Emulation.setEmulatedMedia", features=[{"name": "forced-colors", "value": "active"}])
        edges = self.run_script("""
            const edge = (selector, part) => {
              const style = getComputedStyle(document.querySelector(selector), part);
              return style.outlineStyle !== 'none' || style.borderStyle !== 'none';
            };
            document.getElementById('million').scrollIntoView();
            return {
              box: edge('#css-boxes .box'), ours: edge('#core-boxes .box'),
              handle: edge('.handle', '::after'), bar: edge('.contestant .bar'),
              choice: edge('.segments label:has(:checked)'), preset: edge('button[data-preset]'),
              switch: getComputedStyle(document.querySelector('.switch input')).appearance,
            };""")
        self.assertEqual(edges, {**dict.fromkeys(edges, True), "switch": "auto"})
        self.wait(lambda: self.find_all("#chips .chip"))
        self.assertNotEqual(self.run_script(
            "return getComputedStyle(document.querySelector('.chip')).outlineStyle"), "none")

    def test_text_is_as_large_as_readers_ask_for(self):
        size = "return parseFloat(getComputedStyle(document.body).fontSize)"
        self.addCleanup(self.command, "Page.setFontSizes", fontSizes={"standard": 16})
        before = self.run_script(size)
        self.command("Page.setFontSizes", fontSizes={"standard": 32})
        self.open(self.start)
        self.assertGreater(self.run_script(size), 1.8 * before)
        self.assertLessEqual(self.difference, 1 / 64)
        for width in [500, 1280]:
            self.emulate(width=width)
            self.assertEqual(self.run_script("return document.documentElement.scrollWidth"), width)

    def test_what_is_printed_are_the_boxes_and_the_code(self):
        self.command("Emulation.setEmulatedMedia", media="print")
        try:
            for selector in ["#layout", "#box", "#race", "#million", ".handle", "#undo"]:
                self.assertFalse(self.find(selector).is_displayed(), selector)
            for selector in ["#css-boxes", "#core-boxes", "#swift", "#css"]:
                self.assertTrue(self.find(selector).is_displayed(), selector)
        finally:
            self.command("Emulation.setEmulatedMedia", media="")


class Failures(PageTest):
    def assert_has_no_dead_controls(self):
        for _ in range(12):
            self.press(Keys.TAB)
            self.assertTrue(self.run_script("return document.activeElement.closest('section') === null"))

    def test_a_browser_without_webassembly_is_told_so(self):
        with self.script_before_each_page("delete globalThis.WebAssembly"):
            self.browser.get("about:blank")
            self.browser.get(FILE.as_uri())
            self.wait(lambda: self.notice)
            self.assertIn("needs WebAssembly", self.notice)
            self.assert_has_no_dead_controls()

    def test_a_browser_without_javascript_is_told_so(self):
        self.command("Emulation.setScriptExecutionDisabled", value=True)
        try:
            self.browser.get("about:blank")
            self.browser.get(FILE.as_uri())
            self.assertIn("needs JavaScript", self.find("noscript").text)
        finally:
            self.command("Emulation.setScriptExecutionDisabled", value=False)
