"""Chromium: a forced reflow of a flex container after its width changed.

The clock is the page's own and runs around all that the page has to do for new frames: setting the
style, recalculating it, laying out. Painting is not part of it, nor is the driver.
"""

from selenium import webdriver
from selenium.webdriver.chrome.service import Service

from inputs import GAP

PAGE = """
<!doctype html><style>
body { margin: 0 }
#flow { display: flex; flex-wrap: wrap; gap: %gpx; align-items: flex-start;
        align-content: flex-start }
#flow > div { flex: none; box-sizing: border-box; min-width: 0; min-height: 0 }
</style><div id=flow></div>
""" % GAP

BUILD = """
const [sizes, flex, widths] = arguments
const flow = document.getElementById("flow")
flow.replaceChildren()
sizes.forEach(([width, height], index) => {
  const item = document.createElement("div")
  item.style.width = width + "px"
  item.style.height = height + "px"
  if (flex.length) {
    const [grow, shrink, least, most] = flex[index]
    item.style.flex = `${grow} ${shrink} auto`
    item.style.minWidth = least + "px"
    item.style.maxWidth = most + "px"
  }
  flow.append(item)
})
window.widths = widths
window.turn = 0
"""

# Several passes between two looks at the clock, which is coarse.
PASSES = """
const flow = document.getElementById("flow")
const start = performance.now()
let sum = 0
for (let pass = 0; pass < arguments[0]; pass++) {
  turn = (turn + 1) % widths.length
  flow.style.width = widths[turn] + "px"
  sum += flow.offsetHeight
}
return (performance.now() - start) / arguments[0] * 1e6
"""

FRAMES = """
const [first, end] = arguments
return Array.from(document.getElementById("flow").children).slice(first, end).map((item) => {
  const { x, y, width, height } = item.getBoundingClientRect()
  return [x, y, width, height]
})
"""

# How many frames the driver brings in one go.
BATCH = 50_000


class Chromium:
    name = "Chromium"
    driver = None

    def __init__(self, items, widths):
        if Chromium.driver is None:
            Chromium.driver = start_browser()
        self.driver.get("data:text/html," + PAGE.replace("#", "%23").replace("\n", " "))
        self.driver.execute_script(BUILD, items.sizes, items.flex, widths[:256])
        self.count = items.count
        self.passes = max(1, 20_000 // items.count)

    def nanoseconds(self):
        """Several passes; answers the mean."""
        return self.driver.execute_script(PASSES, self.passes)

    def frames(self):
        """The frames at the first of the widths, after a layout at another one."""
        for turn in (0, -1):
            self.driver.execute_script(f"turn = {turn};" + PASSES, 1)
        return [frame for first in range(0, self.count, BATCH)
                for frame in self.driver.execute_script(FRAMES, first, first + BATCH)]

    def close(self):
        self.driver.execute_script("document.getElementById('flow').replaceChildren()")

    @classmethod
    def version(cls):
        return cls.driver.capabilities["browserVersion"] if cls.driver else ""

    @classmethod
    def quit(cls):
        if cls.driver is not None:
            cls.driver.quit()
            cls.driver = None


def start_browser():
    options = webdriver.ChromeOptions()
    for argument in ["headless=new", "no-sandbox", "disable-gpu", "disable-dev-shm-usage"]:
        options.add_argument("--" + argument)
    driver = webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))
    driver.set_script_timeout(300)
    return driver
