"""The page in headless Chromium, and what tests ask of it."""

import atexit
import contextlib
import functools
import pathlib
import shutil
import unittest

from selenium import webdriver
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

ROOT = pathlib.Path(__file__).resolve().parents[2]
FILE = ROOT / "Output" / "playground.html"

# Chromium that draws no window, which saves a fifth of the work. The command of that name is a script: the driver would
# end the script and leave the browser.
SHELL = pathlib.Path("/usr/lib/chromium/chromium-headless-shell")

# Shows one address after another, without the navigation to each, and answers what `read` finds there.
SHOW_ALL = """
const [addresses, source] = arguments;
const read = new Function(source);
return addresses.map((address) => {
  globalThis.playground.workbench.showAddress(address);
  return read();
});
"""

# How many of them in one go: WebDriver waits two minutes for an answer.
BATCH = 200

# Goes from one address to another on the page that is open, and answers what `read` finds there.
GO_TO_ALL = """
const [addresses, source, done] = arguments;
const read = new Function(source);
(async () => {
  const answers = [];
  for (const address of addresses) {
    if ((location.hash || '#') !== address) {
      const changed = new Promise((resume) => addEventListener('hashchange', resume, { once: true }));
      location.replace(address);
      await changed;
    } else {
      globalThis.playground.workbench.showAddress(address);
    }
    answers.push(read());
  }
  return answers;
})().then(done);
"""


@functools.cache
def shared_browser():
    """One browser for all tests; each opens the page anew."""
    browser = start_browser()
    atexit.register(browser.quit)
    return browser


def start_browser(scale=1, *others):
    """A browser on a screen of a scale, with other arguments; emulated, a scale would not change how lengths are rounded."""
    options = webdriver.ChromeOptions()
    for argument in ("headless=new", "no-sandbox", "disable-gpu", "disable-dev-shm-usage",
                     f"force-device-scale-factor={scale}", "hide-scrollbars",
                     # Thousands of addresses in a row are what some tests are about.
                     "disable-ipc-flooding-protection", *others):
        options.add_argument(f"--{argument}")
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    options.binary_location = str(SHELL) if SHELL.exists() else shutil.which("chromium") or ""
    browser = webdriver.Chrome(options=options, service=Service(shutil.which("chromedriver")))
    browser.set_script_timeout(110)
    return browser


class PageTest(unittest.TestCase):
    """A test that opens the page anew, and holds it to a console without messages."""

    width, height = 1280, 900
    start = ""

    # Whether tests that follow one another may leave all but the address as it is. A page that speaks another
    # language is opened anew.
    keeps_page = False

    @classmethod
    def setUpClass(cls):
        cls.browser = shared_browser()

    def setUp(self):
        self.emulate()
        is_kept = "return 'playground' in globalThis && document.documentElement.lang === 'en'"
        if self.keeps_page and self.run_script(is_kept):
            self.go(self.start or "#")
            self.run_script("scrollTo(0, 0)")
        else:
            self.open(self.start)

    def tearDown(self):
        messages = [entry["message"] for entry in self.browser.get_log("browser")]
        self.assertEqual(messages, [], "the console has messages")

    # The content of the page

    def open(self, address=""):
        self.browser.get("about:blank")
        self.browser.get(FILE.as_uri() + address)
        self.wait(lambda: self.run_script("return performance.getEntriesByName('first-layout').length > 0"))
        self.run_script("for (const fold of document.querySelectorAll('details')) fold.open = true;")

    def go(self, address):
        """Goes to an address without loading the page again."""
        self.go_to_all([address], "")

    def go_to_all(self, addresses, read):
        """Goes to each address as a link does; answers what the JavaScript `read` returns there."""
        return self.browser.execute_async_script(GO_TO_ALL, addresses, read)

    def emulate(self, width=None, height=None, scheme="light", motion="reduce"):
        self.command("Emulation.setDeviceMetricsOverride", width=width or self.width,
                     height=height or self.height, deviceScaleFactor=1, mobile=False)
        self.command("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-color-scheme", "value": scheme},
            {"name": "prefers-reduced-motion", "value": motion}])

    def command(self, name, **parameters):
        return self.browser.execute_cdp_cmd(name, parameters)

    @contextlib.contextmanager
    def script_before_each_page(self, source):
        """Runs JavaScript before that of each page that is opened meanwhile."""
        script = self.command("Page.addScriptToEvaluateOnNewDocument", source=source)
        try:
            yield
        finally:
            self.command("Page.removeScriptToEvaluateOnNewDocument", identifier=script["identifier"])

    def run_script(self, script, *arguments):
        return self.browser.execute_script(script, *arguments)

    def wait(self, condition, seconds=60):
        return WebDriverWait(self.browser, seconds, poll_frequency=0.05).until(lambda _: condition())

    def find(self, selector):
        return self.browser.find_element(By.CSS_SELECTOR, selector)

    def find_all(self, selector):
        return self.browser.find_elements(By.CSS_SELECTOR, selector)

    def control(self, name, value=None):
        which = f'[value="{value}"]' if value else ""
        return self.find(f'.workbench [name="{name}"]{which}')

    def label(self, name, value=None):
        """Returns the element that is pressed for a radio button, which is itself invisible."""
        which = f'[value="{value}"]' if value else ""
        return self.find(f'label:has(> [name="{name}"]{which})')

    @property
    def fields(self):
        """The fields of the address and their values, as it writes them."""
        return dict(part.split("=", 1) for part in self.address.lstrip("#").split("&") if part)

    @property
    def address(self):
        return self.run_script("return location.hash")

    @property
    def difference(self):
        """The readout's number; None while it pauses."""
        value = self.find("#difference").get_attribute("data-value")
        return None if value is None else float(value)

    @property
    def notice(self):
        notice = self.find("#notice")
        return notice.text if notice.is_displayed() else None

    def code(self, language):
        return self.find(f"#{language}").get_attribute("textContent")

    def frames(self, pane="core"):
        """The places of a pane's boxes, from the corner of their container, in whole 64ths of a px."""
        return self.run_script("""
            const container = document.getElementById(`${arguments[0]}-boxes`);
            const own = container.getBoundingClientRect();
            return [...container.children].map((box) => {
              const rect = box.getBoundingClientRect();
              return [rect.x - own.x, rect.y - own.y, rect.width, rect.height]
                .map((length) => Math.round(length * 64) / 64);
            });""", pane)

    def show_all(self, addresses, read):
        """Shows each address without going there; answers what the JavaScript `read` returns."""
        addresses = list(addresses)
        batches = [addresses[first:first + BATCH] for first in range(0, len(addresses), BATCH)]
        return [answer for batch in batches for answer in self.run_script(SHOW_ALL, batch, read)]

    # Actions of users

    def actions(self):
        return ActionChains(self.browser, duration=0)

    def press(self, *keys):
        self.actions().send_keys(*keys).perform()

    def press_with(self, modifier, *keys):
        self.actions().key_down(modifier).send_keys(*keys).key_up(modifier).perform()

    def focus(self, element):
        self.run_script("arguments[0].focus()", element)

    def type_over(self, control, text):
        """Types in place of what a field holds, and leaves it."""
        self.focus(control)
        self.press_with(Keys.CONTROL, "a")
        self.press(Keys.DELETE if text == "" else text, Keys.TAB)

    def drag(self, element, right, down):
        self.actions().move_to_element(element).click_and_hold().move_by_offset(
            right, down).release().perform()
