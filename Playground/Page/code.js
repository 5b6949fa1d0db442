// Code as the page shows it, and copies.

import { t } from "./language.js";
import { textOf } from "./listing.js";

const TOKENS = {
  swift: [
    ["label", /\/\/.*/],
    ["string", /"(?:[^"\\]|\\.)*"/],
    ["type", /\b[A-Z]\w*/],
    ["member", /\\?\.[a-z]\w*/],
    ["label", /\b[a-z]\w*(?=:)/],
    ["number", /-?\b\d[\d.]*\b|\b(?:true|false)\b/],
  ],
  css: [
    ["type", /^[.][^{\n]*(?= \{)/],
    ["label", /[\w-]+(?=: )/],
    ["number", /-?\b\d[\d.]*(?:px|%)?/],
    ["member", /\b[a-z][\w-]*\b/],
  ],
};

/** Shows lines of code in colors; its text is the code, character by character. */
export function showCode(element, lines, language) {
  if (element.textContent === textOf(lines)) return;
  const pattern = new RegExp(TOKENS[language].map(([, token]) => `(${token.source})`).join("|"), "gm");
  element.replaceChildren(...lines.map((one) => {
    const row = document.createElement("span");
    row.className = "line";
    row.dataset.boxes = one.boxes.join(" ");
    row.dataset.fields = one.fields.join(" ");
    row.append(...colored(one.text, pattern, TOKENS[language]), "\n");
    return row;
  }));
}

function colored(code, pattern, tokens) {
  const parts = [];
  let end = 0;
  for (const match of code.matchAll(pattern)) {
    parts.push(code.slice(end, match.index));
    const kind = match.slice(1).findIndex((group) => group !== undefined);
    const token = document.createElement("span");
    token.className = tokens[kind][0];
    token.textContent = match[0];
    parts.push(token);
    end = match.index + match[0].length;
  }
  return [...parts, code.slice(end)];
}

/** Copies a text and says so on the button for a while. */
export async function copyText(text, button) {
  button.dataset.label ??= button.id === "copy-link" ? "Copy link" : "Copy";
  // The text itself is what a change of the language finds again.
  button.firstChild.data = (await put(text)) ? t("Copied") : "Select and copy by hand";
  clearTimeout(button.timer);
  button.timer = setTimeout(() => { button.firstChild.data = t(button.dataset.label); }, 2000);
}

async function put(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return putBySelection(text);
  }
}

/** The way of older browsers, and of pages that were not served securely. */
function putBySelection(text) {
  const area = document.createElement("textarea");
  const focused = document.activeElement;
  area.value = text;
  document.body.append(area);
  area.select();
  const isDone = document.execCommand("copy");
  area.remove();
  focused?.focus();
  return isDone;
}
