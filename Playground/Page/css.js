// The CSS for a state: the very rules that lay out the boxes in the browser's pane.

import { decimal } from "./fields.js";
import { line, textOf } from "./listing.js";
import { RULE, SPACER, distances, growOf, isColumn } from "./rules.js";

const JUSTIFY = {
  center: "center", trailing: "flex-end", "space-between": "space-between",
  "space-around": "space-around", "space-evenly": "space-evenly",
};
const ALIGN = {
  start: "flex-start", center: "center", end: "flex-end", "first-baseline": "baseline",
  "last-baseline": "last baseline", stretch: "stretch",
};
const px = (length) => (length === 0 ? "0" : `${decimal(length)}px`);

/** The code that the page shows. */
export const cssLines = (state, measurer) => rules(withDistances(state, measurer), { width: px(state.width) });

/** The code that lays the boxes out; a width, which is dragged, is the element's own. */
export const cssText = (state, measurer) => textOf(rules(withDistances(state, measurer), {}));

/** In CSS, the distances between boxes and lines hold what separates them. */
function withDistances(state, measurer) {
  const { hgap, vgap, main } = distances(state, measurer);
  return { ...state, hgap, vgap, main };
}

function rules(state, size) {
  const boxes = state.boxes.map((box, index) =>
    rule(`.flow > :nth-child(${index + 1})`, boxDeclarations(box, state), { boxes: [index] }));
  return [
    rule(".flow", { ...size, ...containerDeclarations(state) }),
    rule(".flow > *", itemDeclarations(state)),
    ...boxes,
  ].filter((lines) => lines.length > 0).flatMap((lines, place) => (place === 0 ? lines : [line(""), ...lines]));
}

/** What a declaration of the container is about. */
const FIELDS = {
  width: ["width"], height: ["height"], "flex-direction": ["direction"], "flex-wrap": ["wrap"],
  "flex-line-count": ["lines"], "justify-content": ["align"], "align-items": ["across"],
  gap: ["hgap", "vgap"], direction: ["rtl"], "flex-grow": ["align"],
};

function rule(selector, declarations, about = null) {
  const lines = Object.entries(declarations)
    .filter(([, value]) => value !== undefined && value !== null)
    .flatMap(([name, value]) => [value].flat().map((one) => [name, one]))
    .map(([name, value]) => line(`  ${name}: ${value};`, about ?? { fields: FIELDS[name] ?? [] }));
  return lines.length === 0 ? [] : [line(`${selector} {`, about ?? {}), ...lines, line("}", about ?? {})];
}

function containerDeclarations(state) {
  const [vertical, horizontal] = [px(Math.max(0, state.vgap)), px(Math.max(0, state.hgap))];
  const isBalanced = state.wrap === "balanced";
  return {
    display: "flex",
    "flex-direction": isColumn(state) ? "column" : null,
    // Browsers that do not know the second one keep to the first.
    "flex-wrap": isBalanced ? ["wrap", "balance"] : "wrap",
    "flex-line-count": isBalanced && state.lines > 1 ? state.lines : null,
    "justify-content": JUSTIFY[state.align],
    "align-items": ALIGN[state.across],
    "align-content": isColumn(state) ? "flex-start" : null,
    gap: vertical === horizontal ? vertical : `${vertical} ${horizontal}`,
    "padding-inline-end": overlap(state, "hgap"),
    "padding-block-end": overlap(state, "vgap"),
    height: isColumn(state) ? px(state.height) : null,
    [isColumn(state) ? "column-rule" : "row-rule"]: state.rules ? `${RULE}px solid` : null,
    direction: state.rtl ? "rtl" : null,
  };
}

/**
 * Negative gaps are margins, which CSS lets be negative. The last box of a line has one, too: the padding makes
 * up for it.
 */
const overlap = (state, gap) => (state[gap] < 0 && state.boxes.length > 0 ? px(-state[gap]) : null);

const wholeLine = (state) => (state.main < 0 ? `calc(100% + ${px(-state.main)})` : "100%");

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
  const order = box.order || null;
  if (box.kind === "break") return { flex: "0 0 100%", [isColumn(state) ? "width" : "height"]: 0, order };
  if (box.kind === "spacer") return { flex: `${decimal(growOf(box))} 0 ${px(SPACER)}`, order };
  const [least, most] = isColumn(state) ? ["min-height", "max-height"] : ["min-width", "max-width"];
  const hasBasis = box.basis !== null;
  const isFlexible = hasBasis || box.shrink > 0 || box.full;
  return {
    ...(box.full ? fullLine(box, state) : lengths(box)),
    // A box may be shorter than its text, and longer than its line only by its basis.
    [least]: isFlexible ? 0 : null,
    [most]: hasBasis ? "none" : null,
    order,
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
