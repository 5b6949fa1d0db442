// The two panes: the browser's boxes, and the same boxes where the engine puts them.

import { t } from "./language.js";
import { makeBoxElement } from "./measuring.js";
import { indicatorText, isColumn, isPhoto } from "./rules.js";

/** Gives an element as many boxes as there are texts, keeping those that are there. */
function showBoxes(parent, state, prepare = () => {}) {
  while (parent.children.length > state.boxes.length) parent.lastChild.remove();
  while (parent.children.length < state.boxes.length) {
    const box = makeBoxElement("");
    prepare(box);
    parent.append(box);
  }
  for (const [index, wishes] of state.boxes.entries()) {
    const { text, kind } = wishes;
    const box = parent.children[index];
    const label = box.firstChild;
    box.classList.toggle("break", kind === "break");
    box.classList.toggle("spacer", kind === "spacer");
    box.classList.toggle("photo", isPhoto(state, wishes));
    const shown = kind === "text" ? text : "";
    if (label.textContent !== shown) label.textContent = shown;
  }
}

/** The names of boxes without a text. */
const NAMES = { break: "Line break", spacer: "Spacer" };

function lineCount(state, lines) {
  const count = Math.max(-1, ...lines) + 1;
  if (isColumn(state)) return count === 1 ? t("1 column") : t("{count} columns", { count });
  return rowCount(count);
}

export const rowCount = (count) => (count === 1 ? t("1 row") : t("{count} rows", { count }));

/** How many boxes a state has, in words. */
export const boxCount = ({ boxes }) =>
  (boxes.length === 1 ? t("1 box") : t("{count} boxes", { count: boxes.length }));

/** The boxes as CSS lays them out. */
export class CSSPane {
  #boxes = document.getElementById("css-boxes");
  #lines = document.getElementById("css-lines");
  #missing = document.getElementById("missing");

  get container() {
    return this.#boxes;
  }

  showBoxes(state, selected) {
    showBoxes(this.#boxes, state);
    for (const [index, box] of [...this.#boxes.children].entries()) {
      box.classList.toggle("selected", index === selected);
    }
  }

  /** Says how many lines there are, and which boxes CSS has no word for. */
  showResult(state, { cssLines, isCompared, missing }) {
    this.#missing.hidden = !missing;
    this.#missing.textContent = missing ? t(missing.reason) : "";
    for (const [index, box] of [...this.#boxes.children].entries()) {
      box.classList.toggle("missing", !isCompared[index]);
    }
    this.#lines.textContent = lineCount(state, cssLines);
    this.#boxes.setAttribute("aria-label", boxCount(state));
  }

  /** The index of the box that an element is in, or -1. */
  boxAt(target) {
    return [...this.#boxes.children].indexOf(target.closest(".box"));
  }
}

/** The boxes as the engine lays them out: a list to select from. */
export class CorePane {
  #boxes = document.getElementById("core-boxes");
  #hug = document.getElementById("hug");
  #separators = document.getElementById("separators");
  #indicator = document.getElementById("indicator");
  #lines = document.getElementById("core-lines");

  get list() {
    return this.#boxes;
  }

  show(state, solution, selected) {
    showBoxes(this.#boxes, state, (box) => box.setAttribute("role", "option"));
    const { style } = this.#boxes;
    style.width = `${solution.room.width}px`;
    style.height = `${solution.room.height}px`;
    place(this.#hug, { left: solution.offset, top: 0, ...solution }, solution.unit);
    for (const [index, box] of [...this.#boxes.children].entries()) {
      place(box, solution.frames[index], solution.unit);
      const isSelected = index === selected;
      box.setAttribute("aria-selected", isSelected);
      box.tabIndex = isSelected || (selected < 0 && index === 0) ? 0 : -1;
      box.classList.toggle("out", solution.lines[index] < 0);
      const name = NAMES[state.boxes[index].kind] ?? (state.boxes[index].text.trim() ? null : "Box without text");
      if (name) box.setAttribute("aria-label", t(name));
      else box.removeAttribute("aria-label");
    }
    this.#showSeparators(solution);
    this.#showIndicator(state, solution);
    this.#lines.textContent = lineCount(state, solution.lines);
  }

  #showSeparators({ dots, rules, unit }) {
    const frames = [...dots, ...rules];
    while (this.#separators.children.length > frames.length) this.#separators.lastChild.remove();
    while (this.#separators.children.length < frames.length) this.#separators.append(document.createElement("div"));
    for (const [index, separator] of [...this.#separators.children].entries()) {
      separator.className = index < dots.length ? "dot" : "rule";
      place(separator, frames[index], unit);
    }
  }

  #showIndicator(state, { indicator, hidden, unit }) {
    this.#indicator.hidden = !indicator;
    if (!indicator) return;
    this.#indicator.firstChild.textContent = indicatorText(hidden, state.expanded);
    this.#indicator.setAttribute("aria-label", state.expanded ? t("Show fewer boxes") : t("Show {count} more boxes", { count: hidden }));
    place(this.#indicator, indicator, unit);
  }

  focus(index) {
    this.#boxes.children[index]?.focus({ preventScroll: false });
  }

  indexOf(target) {
    return [...this.#boxes.children].indexOf(target.closest?.(".box"));
  }
}

/** Puts an element into a frame of whole units, a little beyond each: browsers cut lengths off. */
function place({ style }, frame, unit) {
  for (const side of ["left", "top", "width", "height"]) {
    const length = frame[side];
    style[side] = `${length + Math.sign(length) * unit / 4}px`;
  }
}
