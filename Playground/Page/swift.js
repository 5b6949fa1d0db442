// The SwiftUI code for a state: only what differs from the defaults, in the order of the declarations.

import { decimal } from "./fields.js";
import { isColumn } from "./rules.js";

/** As many characters as the pane shows on most screens. */
const LINE_LENGTH = 48;

const ALONG = {
  "space-between": ".spaceBetween", "space-around": ".spaceAround", "space-evenly": ".spaceEvenly",
  center: ".center", stretch: ".stretch",
};
const ROW_ALONG = { ...ALONG, leading: ".leading", trailing: ".trailing" };
const COLUMN_ALONG = { ...ALONG, leading: ".top", trailing: ".bottom" };
const ROW_ACROSS = {
  center: ".center", end: ".bottom", "first-baseline": ".firstTextBaseline",
  "last-baseline": ".lastTextBaseline",
};
const COLUMN_ACROSS = { center: ".center", end: ".trailing" };

export function swiftText(state) {
  const lines = [
    `${layoutCall(state)} {`,
    ...content(state.boxes).map((line) => `  ${line}`),
    "}",
  ];
  if (isColumn(state)) lines.push(`.frame(height: ${decimal(state.height)})`);
  if (state.rtl) lines.push(".environment(\\.layoutDirection, .rightToLeft)");
  return lines.join("\n") + "\n";
}

function layoutCall(state) {
  const name = isColumn(state) ? "VFlowLayout" : "FlowLayout";
  const options = layoutArguments(state);
  if (options.length === 0) return name;
  const line = `${name}(${options.join(", ")})`;
  if (line.length + 2 <= LINE_LENGTH) return line;
  return `${name}(\n${wrapped(options)}\n)`;
}

/** Arguments on as few lines as hold them. */
function wrapped(options) {
  const lines = [];
  for (const option of options) {
    const last = lines.length - 1;
    if (last >= 0 && lines[last].length + option.length + 3 <= LINE_LENGTH) {
      lines[last] += `, ${option}`;
    } else {
      if (last >= 0) lines[last] += ",";
      lines.push(`  ${option}`);
    }
  }
  return lines.join("\n");
}

function layoutArguments(state) {
  const along = isColumn(state) ? COLUMN_ALONG : ROW_ALONG;
  const across = isColumn(state) ? COLUMN_ACROSS : ROW_ACROSS;
  const guide = isColumn(state) ? "horizontalAlignment" : "verticalAlignment";
  const options = [];
  const add = (isAsked, label, value) => { if (isAsked) options.push(`${label}: ${value}`); };
  add(state.hgap !== 8, "horizontalSpacing", decimal(state.hgap));
  add(state.vgap !== 8, "verticalSpacing", decimal(state.vgap));
  add(state.align !== "leading", "alignment", along[state.align]);
  add(state.last !== "automatic", "lastLine", along[state.last]);
  add(across[state.across], guide, across[state.across]);
  add(state.across === "stretch", "stretchesItems", "true");
  add(state.wrap === "balanced", "wrapping",
    state.lines > 1 ? `.balanced(minLines: ${state.lines})` : ".balanced");
  add(state.most !== null, "maxItemsPerLine", state.most);
  add(state.hug !== "automatic", "hugsLines", state.hug === "yes");
  return options;
}

/** The views: a loop where they are nothing but different texts. */
function content(boxes) {
  const modifiers = boxes.map(modifiersOf);
  const texts = boxes.map((box) => literal(box.text));
  const isLoop = boxes.length > 3 && modifiers.every((list) => list === "")
    && new Set(boxes.map((box) => box.text.normalize())).size === boxes.length;
  if (!isLoop) return boxes.map((box, index) => textView(box.text) + modifiers[index]);
  const line = `ForEach([${texts.join(", ")}], id: \\.self) { Text($0) }`;
  if (line.length + 2 <= LINE_LENGTH) return [line];
  return ["ForEach([", ...wrapped(texts).split("\n"), "], id: \\.self) { Text($0) }"];
}

function modifiersOf(box) {
  const breaks = ["before", "after"].filter((name) => box[name]).map((name) => `.${name}`);
  if (box.avoid) breaks.push(".avoidBefore");
  return [
    box.grow === 1 ? ".flowGrow()" : box.grow > 0 ? `.flowGrow(${decimal(box.grow)})` : "",
    box.shrink === 1 ? ".flowShrink()" : box.shrink > 0 ? `.flowShrink(${decimal(box.shrink)})` : "",
    box.basis === null ? "" : `.flowBasis(${decimal(box.basis)})`,
    box.order === 0 ? "" : `.flowOrder(${box.order})`,
    box.self === "auto" ? "" : `.flowItemAlignment(.${box.self})`,
    breaks.length > 1 ? `.flowBreak([${breaks.join(", ")}])` : breaks.length ? `.flowBreak(${breaks[0]})` : "",
    box.full ? ".flowFullLine()" : "",
  ].join("");
}

/** A view of a text; a literal is a key to translate, and its Markdown would be heeded. */
function textView(text) {
  return /[*_`~\[\]\\%]|:\/\//.test(text) ? `Text(verbatim: ${literal(text)})` : `Text(${literal(text)})`;
}

/** A text as a Swift literal, which shows every character that could hide in it. */
function literal(text) {
  const escapes = { "\\": "\\\\", '"': '\\"', "\n": "\\n", "\t": "\\t" };
  const escaped = text.replace(
    /[\\"\n\t]|[\p{Cc}\p{Zl}\p{Zp}]|[\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/gu,
    (character) => escapes[character] ?? `\\u{${character.codePointAt(0).toString(16)}}`);
  return `"${escaped}"`;
}
