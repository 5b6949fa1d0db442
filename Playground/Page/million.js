// A list of a million chips: all of their lines are known, and only the lines in sight are laid out and in
// the document.

import { addHandle } from "./handle.js";

const COUNT = 1_000_000;
const HEIGHT = 30;
const GAP = 8;
const PADDING = 12;

/** Browsers end long documents somewhere; beyond this, one step of the scroll bar is several px. */
const LONGEST_SCROLL = 15_000_000;

const WORDS = [
  "Swift", "Flow", "Chip", "Layout", "Wrap", "Line", "Row", "Column", "Gap", "Grow", "Shrink", "Basis",
  "Order", "Stretch", "Baseline", "Leading", "Center", "Trailing", "Balanced", "Frame", "Box", "Tag",
];
const wordOf = (index) => WORDS[(index * 7919) % WORDS.length];
const labelOf = (index) => `${wordOf(index)} ${index + 1}`;

export class MillionChips {
  #engine;
  #session = null;
  #viewport = document.getElementById("chips");
  #depth = this.#viewport.querySelector(".depth");
  #status = document.getElementById("million-status");
  #frame = this.#viewport.parentElement;
  #form = document.getElementById("jump");
  #showWidth;
  #extent = 0;
  #marked = -1;
  #chips = [];

  /** Waits until the list comes near. */
  constructor(engine) {
    this.#engine = engine;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      this.#begin();
    }, { rootMargin: "400px" });
    observer.observe(this.#viewport);
  }

  #begin() {
    this.#session = this.#engine.session();
    this.#session.boxes = { main: widths(this.#depth), cross: new Float64Array(COUNT).fill(HEIGHT) };
    this.#showWidth = addHandle(this.#frame, {
      get: () => ({ value: this.#listWidth, isColumn: false, isRightToLeft: false }),
      set: (value) => this.#resize(value),
      isMain: true,
    });
    this.#viewport.addEventListener("scroll", () => this.#show());
    this.#form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#jump(this.#form.elements.chip.valueAsNumber - 1);
    });
    addEventListener("resize", () => this.#layOut());
    this.#layOut();
  }

  get #listWidth() {
    return this.#frame.clientWidth;
  }

  #resize(width) {
    this.#frame.style.width = `${Math.max(160, width)}px`;
    this.#layOut();
  }

  /** Finds all lines anew, and keeps the first visible one where it is. */
  #layOut() {
    const reading = this.#chips.length > 0 ? Number(this.#chips[0].dataset.index) : 0;
    const start = performance.now();
    this.#session.container = {
      mainSize: this.#viewport.clientWidth - 2 * PADDING, mainGap: GAP, crossGap: GAP,
    };
    const { crossSize, lines } = this.#session.indexLines();
    const time = performance.now() - start;
    this.#extent = crossSize + 2 * PADDING;
    this.#depth.style.height = `${Math.min(this.#extent, LONGEST_SCROLL)}px`;
    this.#status.textContent = `${COUNT.toLocaleString("en")} chips on ${lines.toLocaleString("en")} lines, `
      + `wrapped in ${time.toLocaleString("en", { maximumFractionDigits: 1 })} ms.`;
    this.#showWidth("Width of the list", { value: this.#listWidth, isColumn: false });
    if (reading > 0) this.#scrollTo(reading);
    this.#show();
  }

  /** How many px of the list one px of the scroll bar stands for. */
  get #scale() {
    const { clientHeight } = this.#viewport;
    const scrollable = Math.min(this.#extent, LONGEST_SCROLL) - clientHeight;
    return scrollable > 0 ? (this.#extent - clientHeight) / scrollable : 1;
  }

  /** Which px of the list is at the top. */
  get offset() {
    return this.#viewport.scrollTop * this.#scale;
  }

  #scrollTo(index) {
    const [{ cross }] = this.#session.framesOnLines(index, 1);
    this.#viewport.scrollTop = cross / this.#scale;
  }

  /** Where the engine puts chips. */
  frames(first, count) {
    return this.#session.framesOnLines(first, count);
  }

  #jump(index) {
    this.#marked = index;
    this.#scrollTo(index);
    this.#show();
  }

  /** Puts the chips of the visible lines into the document, and no others. */
  #show() {
    const { scrollTop, clientHeight } = this.#viewport;
    const { offset } = this;
    const { first, end } = this.#session.solveBetween(offset - PADDING, offset - PADDING + clientHeight);
    const frames = this.#session.frames(first, end - first);
    while (this.#chips.length > frames.length) this.#chips.pop().remove();
    while (this.#chips.length < frames.length) this.#chips.push(this.#makeChip());
    for (const [place, frame] of frames.entries()) {
      const index = first + place;
      const chip = this.#chips[place];
      chip.textContent = labelOf(index);
      chip.dataset.index = index;
      chip.setAttribute("aria-posinset", index + 1);
      chip.classList.toggle("marked", index === this.#marked);
      chip.style.width = `${frame.mainSize}px`;
      chip.style.left = `${frame.main + PADDING}px`;
      chip.style.top = `${frame.cross + PADDING - offset + scrollTop}px`;
    }
  }

  #makeChip() {
    const chip = document.createElement("div");
    chip.className = "chip";
    chip.setAttribute("role", "listitem");
    chip.setAttribute("aria-setsize", COUNT);
    this.#viewport.append(chip);
    return chip;
  }
}

/** The widths of all chips: of their words and as many digits as they have, all equally wide. */
function widths(room) {
  const widthOf = (text) => {
    const chip = document.createElement("div");
    chip.className = "chip";
    chip.textContent = text;
    room.append(chip);
    const { width } = chip.getBoundingClientRect();
    chip.remove();
    return width;
  };
  const digit = (widthOf("0000000000") - widthOf("00000")) / 5;
  const words = WORDS.map((word) => widthOf(`${word} 0`) - digit);
  const sizes = new Float64Array(COUNT);
  for (let index = 0; index < COUNT; index++) {
    const digits = Math.floor(Math.log10(index + 1)) + 1;
    sizes[index] = Math.ceil(words[(index * 7919) % WORDS.length] + digits * digit);
  }
  return sizes;
}
