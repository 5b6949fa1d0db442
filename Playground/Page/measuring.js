// How large boxes are: the browser measures their texts, in boxes of the same style that nobody sees.

/** Lengths that differ by less are the same to a browser. */
const UNIT = 1 / 64;

export class Measurer {
  #room;
  #sizes = new Map();
  #depths = new Map();
  #guides = null;

  /** Measures in an element of no size that hides what overflows it. */
  constructor(room) {
    this.#room = room;
  }

  /** Forgets everything: fonts or the zoom may have changed. */
  forget() {
    this.#sizes.clear();
    this.#depths.clear();
    this.#guides = null;
  }

  /** The sizes that texts have by themselves. */
  natural(texts) {
    const unknown = [...new Set(texts)].filter((text) => !this.#sizes.has(text));
    const rects = this.#measure(unknown.map(makeBoxElement));
    for (const [index, text] of unknown.entries()) {
      const { width, height } = rects[index];
      this.#sizes.set(text, { width, height });
    }
    return texts.map((text) => this.#sizes.get(text));
  }

  /** The height of a text's box at another width than its own. */
  height(text, width) {
    const [natural] = this.natural([text]);
    if (width > natural.width - UNIT) return natural.height;
    const key = `${width} ${text}`;
    if (!this.#depths.has(key)) {
      const box = makeBoxElement(text);
      box.style.width = `${width}px`;
      this.#depths.set(key, this.#measure([box])[0].height);
    }
    return this.#depths.get(key);
  }

  /** The distance from the top of a box of a height to its first or last baseline. */
  baseline(height, isLast) {
    this.#guides ??= this.#measureGuides();
    return isLast ? height - this.#guides.below : this.#guides.above;
  }

  /** All lines are equally high, so the baselines of one box tell those of all. */
  #measureGuides() {
    const box = makeBoxElement("");
    const mark = document.createElement("i");
    mark.style.display = "inline-block";
    box.firstChild.append(mark);
    this.#room.replaceChildren(box);
    const outer = box.getBoundingClientRect();
    const baseline = mark.getBoundingClientRect().bottom;
    this.#room.replaceChildren();
    return { above: baseline - outer.top, below: outer.bottom - baseline };
  }

  #measure(boxes) {
    this.#room.replaceChildren(...boxes);
    const rects = boxes.map((box) => box.getBoundingClientRect());
    this.#room.replaceChildren();
    return rects;
  }
}

/** A box as both panes show it. */
export function makeBoxElement(text) {
  const box = document.createElement("div");
  const label = document.createElement("span");
  box.className = "box";
  label.textContent = text;
  box.append(label);
  return box;
}
