"""Measures cards in the lanes of headless Chromium's `display: grid-lanes`, each in the lane that ends first.

    python lanes.py --seed 7 --count 16 --output lanes.json.gz
"""

import random

from measure import write_measured

# Lanes that end within the tolerance would count as equals.
MEASURE = """
const [cases] = arguments;
if (!CSS.supports('display', 'grid-lanes')) throw new Error('the browser does not know grid-lanes');
return cases.map(c => {
  document.body.textContent = '';
  const lanes = document.createElement('div');
  lanes.style.cssText = `position:absolute;left:0;top:0;display:grid-lanes;flow-tolerance:0;gap:${c.gaps[1]}px `
    + `${c.gaps[0]}px;grid-template-columns:repeat(${c.lanes},${c.width}px)`;
  if (!lanes.style.flowTolerance) throw new Error('the browser does not know flow-tolerance');
  for (const height of c.heights) {
    const card = document.createElement('div');
    card.style.height = height + 'px';
    lanes.append(card);
  }
  document.body.append(lanes);
  return {places: [...lanes.children].map(card => [card.offsetLeft, card.getBoundingClientRect().y])};
});
"""


def case(seed, index):
    draw = random.Random(f"{seed}/{index}")
    return {
        "lanes": draw.randint(1, 6),
        "width": draw.randint(20, 80),
        "gaps": [draw.choice([0, 5, 8]), draw.choice([0, 4, 7.5])],
        # In the browser's own unit, so that hardly two lanes end together: it goes on from the last one then.
        "heights": [draw.randint(64, 120 * 64) / 64 for _ in range(draw.randint(0, 60))],
    }


if __name__ == "__main__":
    write_measured(__doc__, case, MEASURE, 16, "--enable-blink-features=CSSGridLanesLayout")
