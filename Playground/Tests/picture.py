"""Takes the pictures of the page for README.md: Docs/Pictures/playground.{light,dark}.png, which are rewritten as WebP.

Without the line that adds the package: its address is a placeholder until the repository is published, and the
pictures are not drawn anew then.
"""

import base64

from page import FILE, ROOT, shared_browser

WIDTH, HEIGHT = 1280, 780


def main():
    browser = shared_browser()
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
        "width": WIDTH, "height": HEIGHT, "deviceScaleFactor": 1, "mobile": False})
    for scheme in ["light", "dark"]:
        browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {
            "features": [{"name": "prefers-color-scheme", "value": scheme},
                         {"name": "prefers-reduced-motion", "value": "reduce"}]})
        browser.get(FILE.as_uri())
        hidden = browser.execute_script(
            "const line = [...document.querySelectorAll('code')].find(code => code.textContent.includes('.package('));"
            "line.closest('p').hidden = true; return !document.body.innerText.includes('.package(');")
        assert hidden, "the line that adds the package is still to be seen"
        picture = browser.execute_cdp_cmd("Page.captureScreenshot", {"format": "png"})
        target = ROOT / "Docs" / "Pictures" / f"playground.{scheme}.png"
        target.write_bytes(base64.b64decode(picture["data"]))


if __name__ == "__main__":
    main()
