// The language that the page speaks: English, or one of its translations.

import { MESSAGES } from "./messages.js";
import { TRANSLATIONS } from "./translations.js";

const ATTRIBUTES = ["aria-label", "placeholder", "data-row", "data-column"];

/** Elements without text of the page's own, or written anew with each layout. */
const OTHERS = "script, style, pre, option[lang], .box, #notice, #difference, #race-status, #million-status";

let language = "en";
let parts = null;

/** A text in the language of the page, with values in the place of their names in braces. */
export function t(text, values = {}) {
  const known = TRANSLATIONS[language]?.[text] ?? MESSAGES[language]?.[text] ?? text;
  return known.replace(/\{(\w+)\}/g, (_, name) => values[name]);
}

/** The language of the page. */
export const pageLanguage = () => language;

/** The language that the reader's browser asks for, as far as there is one. */
export function preferredLanguage() {
  const tags = ["en", ...Object.keys(TRANSLATIONS)];
  for (const wish of navigator.languages) {
    const known = tags.find((tag) => tag.split("-")[0] === wish.split("-")[0]);
    if (known) return known;
  }
  return "en";
}

/** Says everything in a language; one without translation leaves it in English. */
export function speak(tag) {
  parts ??= textsOf(document.body);
  language = tag in TRANSLATIONS ? tag : "en";
  document.documentElement.lang = language;
  for (const { text, show } of parts) show(t(text));
}

/** The texts of the page as it came, and how to show others in their places. */
function textsOf(root) {
  const texts = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const text = node.data.replace(/\s+/g, " ").trim();
    if (text === "" || node.parentElement.closest(OTHERS)) continue;
    const [before, after] = [/^\s/.test(node.data) ? " " : "", /\s$/.test(node.data) ? " " : ""];
    texts.push({ text, show: (words) => { node.data = before + words + after; } });
  }
  for (const name of ATTRIBUTES) {
    for (const element of root.querySelectorAll(`[${name}]`)) {
      if (element.closest(OTHERS)) continue;
      texts.push({ text: element.getAttribute(name), show: (words) => element.setAttribute(name, words) });
    }
  }
  return texts;
}
