// The buttons that show examples, and the language that these speak.

import { writeAddress } from "./address.js";
import { LANGUAGES } from "./languages.js";
import { PRESETS, presetState } from "./presets.js";

/** What tells an example from others: all but what each screen has its own of. */
const identity = (state) => writeAddress({ ...state, width: null, overlay: false });

function languageOption(name, tag) {
  const option = new Option(name, tag);
  option.lang = tag;
  return option;
}

export class Examples {
  #language = document.getElementById("language");
  #buttons = [...document.querySelectorAll("[data-preset]")];
  #name = "tags";
  #known = new Map();

  /** Calls `show(state)` when the user asks for an example. */
  constructor(show) {
    for (const [tag, { name }] of Object.entries(LANGUAGES)) this.#language.append(languageOption(name, tag));
    for (const [name, { isLocalized }] of Object.entries(PRESETS)) {
      for (const language of isLocalized ? Object.keys(LANGUAGES) : ["en"]) {
        this.#known.set(identity(presetState(name, language)), { name, language, isLocalized });
      }
    }
    const showExample = () => show(presetState(this.#name, this.#language.value));
    for (const button of this.#buttons) {
      button.addEventListener("click", () => {
        this.#name = button.dataset.preset;
        showExample();
      });
    }
    this.#language.addEventListener("change", showExample);
  }

  /** Marks the example that a state is, if it is one. */
  mark(state) {
    const example = this.#known.get(identity(state));
    for (const button of this.#buttons) {
      button.setAttribute("aria-pressed", button.dataset.preset === example?.name);
    }
    if (!example) return;
    this.#name = example.name;
    if (example.isLocalized) this.#language.value = example.language;
  }
}
