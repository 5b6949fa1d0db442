// The window of a strip in each pane: both show the same part of it.

import { t } from "./language.js";
import { isStrip } from "./rules.js";

export class Windows {
  #windows = [...document.querySelectorAll(".frame > .window")];

  /** Where each was put by the other, which scrolled. */
  #followed = new Map();

  constructor() {
    for (const one of this.#windows) one.addEventListener("scroll", () => this.#scrolled(one));
  }

  #scrolled(one) {
    if (this.#followed.get(one) === placeOf(one)) return;
    for (const other of this.#windows.filter((other) => other !== one)) {
      [other.scrollLeft, other.scrollTop] = [one.scrollLeft, one.scrollTop];
      this.#followed.set(other, placeOf(other));
    }
  }

  /** Makes them as wide as a state says; how high they are, and that they scroll, says its CSS. */
  show(state) {
    for (const { style } of this.#windows) style.width = isStrip(state) ? `${state.width}px` : "";
    // The boxes of the other pane can be walked through.
    const [css] = this.#windows;
    const names = { tabindex: 0, role: "group", "aria-label": t("Strip") };
    for (const [name, value] of Object.entries(names)) {
      if (isStrip(state)) css.setAttribute(name, value);
      else css.removeAttribute(name);
    }
  }
}

const placeOf = ({ scrollLeft, scrollTop }) => `${scrollLeft} ${scrollTop}`;
