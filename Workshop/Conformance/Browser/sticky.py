"""Measures sections with sticky headers in headless Chromium, wherever they are scrolled to.

    python sticky.py --seed 7 --count 24 --output sticky.json.gz

A section is a flex container that wraps: its header as long as its lines and `position: sticky`, its items, and a
footer. Sections of columns are rows in a vertical writing mode, whose lines follow each other sideways.
"""

import random

from measure import write_measured

PLACES = 5

MEASURE = """
const [cases] = arguments;
const box = (parent, style) => {
  const element = document.createElement('div');
  element.style.cssText = style;
  parent.append(element);
  return element;
};
return cases.map(c => {
  document.body.textContent = '';
  const isColumns = c.axis === 'columns';
  const mode = isColumns ? (c.isMirrored ? 'vertical-rl' : 'vertical-lr') : 'horizontal-tb';
  const edge = !isColumns ? 'top' : c.isMirrored ? 'right' : 'left';
  const flow = `display:flex;gap:${c.gap}px;direction:${c.isMirrored && !isColumns ? 'rtl' : 'ltr'};writing-mode:${mode};`;
  const scroller = box(document.body, `position:absolute;left:0;top:0;overflow:auto;width:${c.size[0]}px;`
    + `height:${c.size[1]}px;direction:${c.isMirrored ? 'rtl' : 'ltr'}`);
  const page = box(scroller, flow + 'flex-direction:column;width:' + (isColumns ? 'max-content;height:100%' : '100%'));
  const headers = c.sections.map(section => {
    const own = box(page, flow + 'flex-wrap:wrap;align-items:flex-start;flex-shrink:0;align-content:flex-start');
    const header = box(own, `position:sticky;${edge}:0;flex:none;inline-size:100%;block-size:${section.header}px`);
    for (const [width, height] of section.items)
      box(own, `flex:none;width:${width}px;height:${height}px`);
    box(own, `flex:none;inline-size:100%;block-size:${section.footer}px`);
    return header;
  });
  const most = isColumns ? scroller.scrollWidth - scroller.clientWidth : scroller.scrollHeight - scroller.clientHeight;
  return {places: c.places.map(part => {
    const offset = Math.floor(part * most);
    scroller.scrollTo(isColumns ? (c.isMirrored ? -offset : offset) : 0, isColumns ? 0 : offset);
    return {offset, headers: headers.map(header => {
      const rect = header.getBoundingClientRect();
      return [rect.x, rect.y, rect.width, rect.height];
    })};
  })};
});
"""


def case(seed, index):
    draw = random.Random(f"{seed}/{index}")
    axis = draw.choice(["rows", "columns"])

    def item():
        size = [draw.randint(10, 120), draw.randint(10, 60)]
        return size if axis == "rows" else size[::-1]

    return {
        "axis": axis,
        "isMirrored": draw.random() < 0.4,
        "gap": draw.choice([0, 4, 6, 7.5, 12]),
        "size": [300, 200] if axis == "rows" else [200, 300],
        "sections": [
            {"header": draw.randint(10, 60), "items": [item() for _ in range(draw.randint(0, 24))], "footer": 8}
            for _ in range(draw.randint(1, 6))],
        # The scrolled shares of the way.
        "places": [0] + [round(draw.random(), 3) for _ in range(PLACES - 1)],
    }


if __name__ == "__main__":
    write_measured(__doc__, case, MEASURE, count=24)
