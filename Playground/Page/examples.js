// The buttons that show examples, and the language that these speak.

import { writeAddress } from "./address.js";
import { preferredLanguage } from "./language.js";
import { LANGUAGES } from "./languages.js";
import { PRESETS, presetState } from "./presets.js";

/** The address that identifies an example: all fields but those that depend on the screen. */
const identity = (state) => writeAddress({ ...state, width: null, overlay: false });

function languageOption(name, tag) {
  const option = new Option(name, tag);
  option.lang = tag;
  return option;
}

export class Examples {
  #language = document.getElementById("language");
  #buttons = [...document.querySelectorAll("[data-preset]")];
  #shown = null;
  #known = new Map();

  /**
   * Calls `show(state)` when the user asks for an example, and `translate(state)` for another language: with
   * the example that is shown in this one, or null if it is none or speaks but one.
   */
  constructor({ show, translate }) {
    for (const [tag, { name }] of Object.entries(LANGUAGES)) this.#language.append(languageOption(name, tag));
    for (const [name, { isLocalized }] of Object.entries(PRESETS)) {
      for (const language of isLocalized ? Object.keys(LANGUAGES) : ["en"]) {
        this.#known.set(identity(presetState(name, language)), { name, language, isLocalized });
      }
    }
    this.#language.value = preferredLanguage();
    for (const button of this.#buttons) {
      button.addEventListener("click", () => show(presetState(button.dataset.preset, this.#language.value)));
    }
    this.#language.addEventListener("change", ({ target }) =>
      translate(this.#shown?.isLocalized ? presetState(this.#shown.name, target.value) : null));
  }

  /** Marks the example that a state is, if it is one. */
  mark(state) {
    this.#shown = this.#known.get(identity(state)) ?? null;
    for (const button of this.#buttons) {
      button.setAttribute("aria-pressed", button.dataset.preset === this.#shown?.name);
    }
  }
}
