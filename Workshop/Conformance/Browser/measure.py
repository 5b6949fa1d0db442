"""Measures flex containers in headless Chromium and writes them with their frames.

    python measure.py --seed 7 --count 1000 --output cases.json
"""

import argparse
import gzip
import json
import shutil
import sys

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service

import generate
import plain

BATCH = 100

# Builds the containers of a batch, lets the browser lay them all out, then reads their frames.
MEASURE = """
const [cases] = arguments;
const kebab = name => name.replace(/[A-Z]/g, letter => '-' + letter.toLowerCase());
const unitless = new Set(['order', 'flexGrow', 'flexShrink', 'aspectRatio', 'flexLineCount']);
const css = (name, value) => typeof value === 'string' ? value
  : typeof value === 'object' ? value.percent + '%' : unitless.has(name) ? '' + value : value + 'px';
const refused = [];
function box(style, name) {
  const element = document.createElement('div');
  for (const [property, value] of Object.entries(style)) {
    element.style.setProperty(kebab(property), css(property, value));
    if (!element.style.getPropertyValue(kebab(property))) refused.push(name + ': ' + property + ' ' + css(property, value));
    if (/^border.*Width$/.test(property))
      element.style.setProperty(kebab(property).replace('width', 'style'), 'solid');
  }
  return element;
}
document.body.textContent = '';
const containers = cases.map(c => {
  const block = document.createElement('div');
  const [width, height] = c.container.containingBlock;
  block.style.cssText = `position:absolute;left:0;top:0;width:${width}px;height:${height}px`;
  const container = box(c.container.style, c.name);
  container.style.position = 'absolute';
  container.style.left = container.style.top = '0';
  for (const item of c.items) {
    const element = box(item.style, c.name);
    if (item.content) {
      const content = document.createElement('div');
      content.style.cssText = `width:${item.content[0]}px;height:${item.content[1]}px`;
      element.append(content);
    }
    if (item.text !== undefined) {
      // Each word is a box, and nothing but these boxes makes a line: see generate.py.
      element.style.fontSize = element.style.lineHeight = '0';
      for (const word of item.text.split('\\u200b')) {
        const box = document.createElement('span');
        box.style.cssText = `display:inline-block;width:${word.length * item.font.size}px;height:${item.font.lineHeight}px`;
        element.append(box, '\\u200b');
      }
      element.lastChild.remove();
    }
    container.append(element);
  }
  block.append(container);
  document.body.append(block);
  return container;
});
const frames = containers.map(container => {
  const own = container.getBoundingClientRect();
  return {
    size: [own.width, own.height],
    items: [...container.children].map(item => {
      const rect = item.getBoundingClientRect();
      return [rect.x - own.x, rect.y - own.y, rect.width, rect.height];
    }),
  };
});
return {frames, refused};
"""

PAGE = "data:text/html,<!doctype html><style>body{margin:0}</style><body></body>"


def browser(*flags):
    options = Options()
    for argument in (*flags, "--headless=new", "--no-sandbox", "--disable-gpu", "--force-device-scale-factor=1",
                     "--disable-dev-shm-usage", "--hide-scrollbars"):
        options.add_argument(argument)
    options.binary_location = shutil.which("chromium") or ""
    return webdriver.Chrome(options=options, service=Service(shutil.which("chromedriver")))


def measure(cases):
    """Puts the browser's frames into the cases; answers the browser's version."""
    driver = browser()
    try:
        driver.get(PAGE)
        for first in range(0, len(cases), BATCH):
            batch = cases[first:first + BATCH]
            answer = driver.execute_script(MEASURE, batch)
            if answer["refused"]:
                sys.exit("the browser does not know: " + "; ".join(answer["refused"][:5]))
            for case, measured in zip(batch, answer["frames"]):
                case["container"]["size"] = measured["size"]
                for item, frame in zip(case["items"], measured["items"]):
                    item["frame"] = frame
        return driver.capabilities["browserVersion"]
    finally:
        driver.quit()


def options(description, count):
    """Reads the options that the command lines of all drawers of cases share."""
    parser = argparse.ArgumentParser(description=description.splitlines()[0])
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--count", type=int, default=count)
    parser.add_argument("--output", required=True)
    return parser


def write_measured(description, draw, script, count, *flags):
    """Draws cases, has a script measure them, and writes them, packed, where the command line says."""
    arguments = options(description, count).parse_args()
    cases = [draw(arguments.seed, index) for index in range(arguments.count)]
    driver = browser(*flags)
    try:
        driver.get(PAGE)
        for case, measured in zip(cases, driver.execute_script(script, cases)):
            case.update(measured)
    finally:
        driver.quit()
    # Without a time, so that the same cases are the same bytes.
    with open(arguments.output, "wb") as file, gzip.GzipFile("", "wb", fileobj=file, mtime=0) as packed:
        packed.write(json.dumps(cases, separators=(",", ":")).encode())


def main():
    parser = options(__doc__, 1000)
    parser.add_argument("--plain", action="store_true",
                        help="draw what a flow of SwiftUI views can express, and nothing else")
    arguments = parser.parse_args()
    draw = plain.case if arguments.plain else generate.case
    cases = [draw(arguments.seed, index) for index in range(arguments.count)]
    version = measure(cases)
    with open(arguments.output, "w", encoding="utf-8") as file:
        file.write('{"meta": ' + json.dumps({"chromium": version, "seed": arguments.seed}))
        file.write(',\n"cases": [\n')
        file.write(",\n".join(json.dumps(case, separators=(",", ":")) for case in cases))
        file.write("\n]}\n")


if __name__ == "__main__":
    main()
