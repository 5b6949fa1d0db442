// The CSS for a state: the very text that lays out the boxes in the browser's pane.

import { decimal } from "./fields.js";
import { isColumn, mainGap } from "./rules.js";

const JUSTIFY = {
  center: "center", trailing: "flex-end", "space-between": "space-between",
  "space-around": "space-around", "space-evenly": "space-evenly",
};
const ALIGN = {
  start: "flex-start", center: "center", end: "flex-end", "first-baseline": "baseline",
  "last-baseline": "last baseline", stretch: "stretch",
};
const px = (length) => (length === 0 ? "0" : `${decimal(length)}px`);

export function cssText(state) {
  return [
    rule(".flow", containerDeclarations(state)),
    rule(".flow > *", itemDeclarations(state)),
    ...state.boxes.map((box, index) =>
      rule(`.flow > :nth-child(${index + 1})`, boxDeclarations(box, state))),
  ].filter(Boolean).join("\n\n") + "\n";
}

function rule(selector, declarations) {
  const lines = Object.entries(declarations).filter(([, value]) => value !== undefined && value !== null);
  if (lines.length === 0) return "";
  return `${selector} {\n${lines.map(([name, value]) => `  ${name}: ${value};\n`).join("")}}`;
}

function containerDeclarations(state) {
  const [vertical, horizontal] = [px(Math.max(0, state.vgap)), px(Math.max(0, state.hgap))];
  const isBalanced = state.wrap === "balanced";
  return {
    display: "flex",
    "flex-direction": isColumn(state) ? "column" : null,
    "flex-wrap": isBalanced ? "balance" : "wrap",
    "flex-line-count": isBalanced && state.lines > 1 ? state.lines : null,
    "justify-content": JUSTIFY[state.align],
    "align-items": ALIGN[state.across],
    "align-content": isColumn(state) ? "flex-start" : null,
    gap: vertical === horizontal ? vertical : `${vertical} ${horizontal}`,
    "padding-inline-end": overlap(state, "hgap"),
    "padding-block-end": overlap(state, "vgap"),
    height: isColumn(state) ? px(state.height) : null,
    direction: state.rtl ? "rtl" : null,
  };
}

/**
 * Negative gaps are margins, which CSS lets be negative. The last box of a line has one, too: the padding makes
 * up for it.
 */
const overlap = (state, gap) => (state[gap] < 0 && state.boxes.length > 0 ? px(-state[gap]) : null);

const wholeLine = (state) => (mainGap(state) < 0 ? `calc(100% + ${px(-mainGap(state))})` : "100%");

/** What makes CSS do as SwiftUI does: boxes keep their size, but none is longer than its line. */
function itemDeclarations(state) {
  return {
    "flex-grow": state.align === "stretch" ? 1 : null,
    "flex-shrink": 0,
    [isColumn(state) ? "max-height" : "max-width"]: wholeLine(state),
    "margin-inline-end": state.hgap < 0 ? px(state.hgap) : null,
    "margin-block-end": state.vgap < 0 ? px(state.vgap) : null,
    "white-space": isColumn(state) ? "pre" : null,
  };
}

function boxDeclarations(box, state) {
  const [least, most] = isColumn(state) ? ["min-height", "max-height"] : ["min-width", "max-width"];
  const hasBasis = box.basis !== null;
  const isFlexible = hasBasis || box.shrink > 0 || box.full;
  return {
    ...(box.full ? fullLine(box, state) : lengths(box)),
    // A box may be shorter than its text, and longer than its line only by its basis.
    [least]: isFlexible ? 0 : null,
    [most]: hasBasis ? "none" : null,
    order: box.order || null,
    "align-self": box.self === "auto" ? null : ALIGN[box.self],
  };
}

const lengths = (box) => ({
  "flex-grow": box.grow > 0 ? decimal(box.grow) : null,
  "flex-shrink": box.shrink > 0 ? decimal(box.shrink) : null,
  "flex-basis": box.basis === null ? null : px(box.basis),
});

const fullLine = (box, state) => ({
  flex: `0 0 ${box.basis > 0 ? `max(${wholeLine(state)}, ${px(box.basis)})` : wholeLine(state)}`,
});
