// A list of a million chips: all of their lines are known, and only the lines in sight are laid out and in
// the document.

import { Chips, HEIGHT } from "./chips.js";
import { addHandle } from "./handle.js";
import { t } from "./language.js";

const GAP = 8;
const PADDING = 12;

/** How many chips a button puts in or takes out. */
const FEW = 100;

/** Browsers end long documents somewhere; beyond this, one step of the scroll bar is several px. */
const LONGEST_SCROLL = 15_000_000;

/** The names of the DOM's properties along the axis on which lines follow each other. */
const ROWS = { scroll: "scrollTop", client: "clientHeight", size: "height", along: "clientWidth" };
const COLUMNS = { scroll: "scrollLeft", client: "clientWidth", size: "width", along: "clientHeight" };

const number = (value) => value.toLocaleString("en", { maximumFractionDigits: 1 });

export class MillionChips {
  #engine;
  #session = null;
  #chips = null;
  #viewport = document.getElementById("chips");
  #depth = this.#viewport.querySelector(".depth");
  #status = document.getElementById("million-status");
  #frame = this.#viewport.parentElement;
  #form = document.getElementById("jump");
  #showLength;
  #sides = ROWS;
  #extent = 0;
  #marked = -1;
  #elements = [];

  /** The chip that is read, and how far its line is scrolled out; the layout keeps both. */
  #anchor = { index: 0, shift: 0 };

  /** Where the list scrolled itself. */
  #own = 0;

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
    this.#chips = new Chips(this.#depth);
    this.#takeSizes();
    this.#showLength = addHandle(this.#frame, {
      get: () => ({ value: this.#length, isColumn: this.#isColumn, isRightToLeft: false }),
      set: (value) => this.#resize(value),
      isMain: true,
    });
    this.#viewport.addEventListener("scroll", () => this.#scrolled());
    this.#form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#jump(this.#form.elements.chip.valueAsNumber);
    });
    document.getElementById("insert-chips").addEventListener("click", () => this.#replace(0, FEW));
    document.getElementById("remove-chips").addEventListener("click", () => this.#replace(FEW, 0));
    document.getElementById("chip-columns").addEventListener("change", (event) => this.#turn(event.target.checked));
    addEventListener("resize", () => this.#layOut());
    this.#layOut();
  }

  get #isColumn() {
    return this.#sides === COLUMNS;
  }

  /** The length of the list that a handle changes. */
  get #length() {
    return this.#isColumn ? this.#viewport.clientHeight : this.#frame.clientWidth;
  }

  #resize(length) {
    if (this.#isColumn) this.#viewport.style.height = `${Math.max(80, length)}px`;
    else this.#frame.style.width = `${Math.max(160, length)}px`;
    this.#layOut();
  }

  #turn(isColumn) {
    this.#sides = isColumn ? COLUMNS : ROWS;
    this.#viewport.style.height = "";
    for (const side of ["width", "height"]) this.#depth.style[side] = "";
    [this.#viewport.scrollLeft, this.#viewport.scrollTop] = [0, 0];
    this.#anchor.shift = 0;
    this.#takeSizes();
    this.#layOut();
  }

  #takeSizes() {
    const { widths, count } = this.#chips;
    const heights = new Float64Array(count).fill(HEIGHT);
    this.#session.boxes = this.#isColumn ? { main: heights, cross: widths } : { main: widths, cross: heights };
  }

  /** Finds all lines anew, and keeps the chip that is read where it is. */
  #layOut() {
    this.#tell("wrapped", () => {
      this.#session.container = {
        mainSize: this.#viewport[this.#sides.along] - 2 * PADDING, mainGap: GAP, crossGap: GAP,
        isColumn: this.#isColumn,
      };
      return this.#session.indexLines();
    });
  }

  /** Takes chips out where one reads, and puts others in. */
  #replace(count, inserted) {
    const first = Math.min(this.#anchor.index, this.#chips.count - count);
    const widths = this.#chips.replace(first, count, inserted);
    const heights = widths.map(() => HEIGHT);
    this.#tell(inserted > 0 ? `${FEW} put in` : `${FEW} taken out`, () => this.#isColumn
      ? this.#session.replace(first, count, heights, widths)
      : this.#session.replace(first, count, widths, heights));
  }

  /** Does something to the lines, says how long it took, and shows them. */
  #tell(deed, change) {
    const start = performance.now();
    const { crossSize, lines } = change();
    const time = performance.now() - start;
    this.#extent = crossSize + 2 * PADDING;
    this.#depth.style[this.#sides.size] = `${Math.min(this.#extent, LONGEST_SCROLL)}px`;
    this.#status.textContent = t(`{count} chips on {lines} lines, ${deed} in {time} ms.`, {
      count: number(this.#chips.count), lines: number(lines), time: number(time),
    });
    this.#showLength(`${this.#isColumn ? "Height" : "Width"} of the list`, {
      value: this.#length, isColumn: this.#isColumn,
    });
    this.#scrollToAnchor();
    this.#show();
  }

  /** How many px of the list one px of the scroll bar stands for. */
  get #scale() {
    const client = this.#viewport[this.#sides.client];
    const scrollable = Math.min(this.#extent, LONGEST_SCROLL) - client;
    return scrollable > 0 ? (this.#extent - client) / scrollable : 1;
  }

  /** Which px of the list is at the beginning. */
  get offset() {
    return this.#viewport[this.#sides.scroll] * this.#scale;
  }

  #scrollToAnchor() {
    const { index, shift } = this.#anchor;
    const [{ cross }] = this.#session.framesOnLines(Math.min(index, this.#chips.count - 1), 1);
    this.#viewport[this.#sides.scroll] = (cross + shift) / this.#scale;
    this.#own = this.#viewport[this.#sides.scroll];
  }

  /** Another place is read, unless the list scrolled itself. */
  #scrolled() {
    this.#show();
    if (this.#viewport[this.#sides.scroll] === this.#own) return;
    this.#own = null;
    const index = Number(this.#elements[0].dataset.index);
    const [{ cross }] = this.#session.framesOnLines(index, 1);
    this.#anchor = { index, shift: this.offset - cross };
  }

  /** Where the engine puts chips. */
  frames(first, count) {
    return this.#session.framesOnLines(first, count);
  }

  #jump(chip) {
    const index = this.#chips.indexOf(chip);
    if (index < 0) {
      this.#status.textContent = t("Chip {chip} was taken out.", { chip: number(chip) });
      return;
    }
    this.#marked = index;
    this.#anchor = { index, shift: 0 };
    this.#scrollToAnchor();
    this.#show();
  }

  /** Puts the chips of the visible lines into the document, and no others. */
  #show() {
    const { offset } = this;
    const scrolled = this.#viewport[this.#sides.scroll];
    const end = offset - PADDING + this.#viewport[this.#sides.client];
    const visible = this.#session.solveBetween(offset - PADDING, end);
    const frames = this.#session.frames(visible.first, visible.end - visible.first);
    while (this.#elements.length > frames.length) this.#elements.pop().remove();
    while (this.#elements.length < frames.length) this.#elements.push(this.#makeElement());
    for (const [place, frame] of frames.entries()) {
      this.#showChip(this.#elements[place], visible.first + place, frame, PADDING - offset + scrolled);
    }
  }

  #showChip(chip, index, { main, cross, mainSize, crossSize }, shift) {
    chip.textContent = this.#chips.label(index);
    chip.dataset.index = index;
    chip.setAttribute("aria-posinset", index + 1);
    chip.setAttribute("aria-setsize", this.#chips.count);
    chip.classList.toggle("marked", index === this.#marked);
    chip.style.width = `${this.#isColumn ? crossSize : mainSize}px`;
    const [along, across] = this.#isColumn ? ["top", "left"] : ["left", "top"];
    chip.style[along] = `${main + PADDING}px`;
    chip.style[across] = `${cross + shift}px`;
  }

  #makeElement() {
    const chip = document.createElement("div");
    chip.className = "chip";
    chip.setAttribute("role", "listitem");
    this.#viewport.append(chip);
    return chip;
  }
}
