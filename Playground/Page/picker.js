// Chips to pick from: a picked one grows by its mark, and the others spring to where the engine puts them.

import { LANGUAGES } from "./languages.js";
import { pageLanguage, t } from "./language.js";
import { rowCount } from "./panes.js";

const GAP = { main: 8, cross: 10 };

export class Picker {
  #session;
  #group = document.getElementById("picks");
  #status = document.getElementById("picker-status");
  #chips = [];

  constructor(engine) {
    this.#session = engine.session();
    this.#group.addEventListener("click", ({ target }) => {
      const chip = target.closest("button");
      if (chip) this.#pick(chip);
    });
    document.getElementById("language").addEventListener("change", () => this.#fill());
    new ResizeObserver(() => this.#layOut()).observe(this.#group);
    document.fonts.addEventListener("loadingdone", () => this.#layOut());
    this.#fill();
  }

  /** Makes a chip for each suggestion in the language of the page; those that were picked stay it. */
  #fill() {
    const picked = this.#chips.map((chip) => chip.getAttribute("aria-pressed"));
    this.#chips = LANGUAGES[pageLanguage()].suggestions.map((text, index) => {
      const chip = document.createElement("button");
      chip.type = "button";
      chip.setAttribute("aria-pressed", picked[index] ?? "false");
      chip.textContent = text;
      return chip;
    });
    this.#group.replaceChildren(...this.#chips);
    this.#layOut();
  }

  #pick(chip) {
    chip.setAttribute("aria-pressed", chip.getAttribute("aria-pressed") !== "true");
    this.#layOut();
  }

  #layOut() {
    // A chip's own size is known only without the place that it has been given.
    for (const { style } of this.#chips) style.width = "";
    const sizes = this.#chips.map((chip) => chip.getBoundingClientRect());
    this.#session.boxes = { main: sizes.map(({ width }) => width), cross: sizes.map(({ height }) => height) };
    this.#session.container = { mainSize: this.#group.clientWidth, mainGap: GAP.main, crossGap: GAP.cross };
    const { crossSize, lines } = this.#session.solve();
    for (const [index, { main, cross, mainSize }] of this.#session.frames(0, this.#chips.length).entries()) {
      const { style } = this.#chips[index];
      style.left = `${main}px`;
      style.top = `${cross}px`;
      style.width = `${mainSize}px`;
    }
    this.#group.style.height = `${crossSize}px`;
    const count = this.#chips.filter((chip) => chip.getAttribute("aria-pressed") === "true").length;
    this.#status.textContent = t("{count} picked, in {rows}.", { count, rows: rowCount(lines) });
  }
}
