// The sizes of boxes: the browser measures their texts, in invisible boxes of the same style.

import { SPACER } from "./rules.js";
import { Ruler } from "./ruler.js";

/** Answers in lengths of the engine. */
export class Measurer {
  #room;
  #ruler;
  #sizes = new Map();
  #depths = new Map();
  #guides = null;

  /** Measures in an element of no size that hides what overflows it. */
  constructor(room) {
    this.#room = room;
    this.#ruler = new Ruler(room);
  }

  /** The ruler that converts lengths of the engine to px. */
  get ruler() {
    return this.#ruler;
  }

  /** Forgets everything: fonts or the zoom may have changed. */
  forget() {
    this.#ruler.forget();
    this.#sizes.clear();
    this.#depths.clear();
    this.#guides = null;
  }

  /** The sizes that texts have by themselves. */
  natural(texts) {
    const unknown = [...new Set(texts)].filter((text) => !this.#sizes.has(text));
    const sizes = this.#measure(unknown.map(makeBoxElement));
    for (const [index, text] of unknown.entries()) this.#sizes.set(text, sizes[index]);
    return texts.map((text) => this.#sizes.get(text));
  }

  /** The same in px. */
  pixels(texts) {
    const px = (length) => this.#ruler.px(length);
    return this.natural(texts).map(({ width, height }) => ({ width: px(width), height: px(height) }));
  }

  /** The sizes that items have by themselves; a column's spacer is as long downwards. */
  sizes(items, isColumn) {
    const spacer = this.#ruler.stored(SPACER);
    const own = {
      break: { width: 0, height: 0 },
      spacer: isColumn ? { width: 0, height: spacer } : { width: spacer, height: 0 },
    };
    const texts = this.natural(items.map(({ box }) => box.text));
    return items.map(({ box }, index) => own[box.kind] ?? texts[index]);
  }

  /** The size of a separator between boxes: a box's text without what is around it. */
  get dot() {
    const [box] = this.natural(["·"]);
    const [horizontal, vertical] = [26, 10].map((padding) => this.#ruler.stored(padding));
    return { width: box.width - horizontal, height: box.height - vertical };
  }

  /** The height of a text's box at another width than its own. */
  height(text, width) {
    const [natural] = this.natural([text]);
    if (width >= natural.width) return natural.height;
    const key = `${width} ${text}`;
    if (!this.#depths.has(key)) {
      const box = makeBoxElement(text);
      box.style.width = `${this.#ruler.cssPx(width)}px`;
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
    return {
      above: this.#ruler.length(baseline - outer.top),
      below: this.#ruler.length(outer.bottom - baseline),
    };
  }

  #measure(boxes) {
    this.#room.replaceChildren(...boxes);
    const rects = boxes.map((box) => box.getBoundingClientRect());
    this.#room.replaceChildren();
    return rects.map(({ width, height }) =>
      ({ width: this.#ruler.length(width), height: this.#ruler.length(height) }));
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
