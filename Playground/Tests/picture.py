"""Takes the pictures of the page for README.md: Docs/Pictures/playground.{light,dark}.png."""

import base64

from page import FILE, ROOT, shared_browser

WIDTH, HEIGHT = 1280, 940


def main():
    browser = shared_browser()
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
        "width": WIDTH, "height": HEIGHT, "deviceScaleFactor": 1, "mobile": False})
    for scheme in ["light", "dark"]:
        browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {
            "features": [{"name": "prefers-color-scheme", "value": scheme},
                         {"name": "prefers-reduced-motion", "value": "reduce"}]})
        browser.get(FILE.as_uri())
        picture = browser.execute_cdp_cmd("Page.captureScreenshot", {"format": "png"})
        target = ROOT / "Docs" / "Pictures" / f"playground.{scheme}.png"
        target.write_bytes(base64.b64decode(picture["data"]))


if __name__ == "__main__":
    main()
