// The CSS for a state: the very rules that lay out the boxes in the browser's pane.

import { decimal } from "./fields.js";
import { line, textOf } from "./listing.js";
import {
  RULE, SPACER, countsLines, distances, fillsShortest, growOf, hasHeight, isColumn, isPhoto, isStrip, isWaterfall, ratioOf,
  targetDepth,
} from "./rules.js";

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
    isStrip(state) ? rule(".window", { ...size, ...windowDeclarations(state) }) : [],
    rule(".flow", { ...(isStrip(state) ? {} : size), ...containerDeclarations(state) }),
    rule(".flow > *", itemDeclarations(state)),
    ...boxes,
    rule(".flow::after", remainderDeclarations(state), { fields: ["target", "last"] }),
  ].filter((lines) => lines.length > 0).flatMap((lines, place) => (place === 0 ? lines : [line(""), ...lines]));
}

/** The subject of each declaration of the container. */
const FIELDS = {
  width: ["width"], height: ["height"], "flex-direction": ["direction"], "flex-wrap": ["wrap"],
  "flex-line-count": ["lines"], "justify-content": ["align"], "align-items": ["across"],
  gap: ["hgap", "vgap"], direction: ["rtl"], "flex-grow": ["align"],
  "overflow-x": ["wrap"], "overflow-y": ["wrap"], display: ["wrap"], "flow-tolerance": ["wrap"],
  "grid-auto-flow": ["fill"], "grid-template-rows": ["lines"], "grid-template-columns": ["lines"],
};

function rule(selector, declarations, about = null) {
  const lines = Object.entries(declarations)
    .filter(([, value]) => value !== undefined && value !== null)
    .flatMap(([name, value]) => [value].flat().map((one) => [name, one]))
    .map(([name, value]) => line(`  ${name}: ${value};`, about ?? { fields: FIELDS[name] ?? [] }));
  return lines.length === 0 ? [] : [line(`${selector} {`, about ?? {}), ...lines, line("}", about ?? {})];
}

/** The declarations of the window that a strip is scrolled in. */
const windowDeclarations = (state) =>
  (isColumn(state) ? { height: px(state.height), "overflow-y": "auto" } : { "overflow-x": "auto" });

/** Takes what the last line of photos leaves, so that these do not grow there. */
function remainderDeclarations(state) {
  const hasPhotos = state.boxes.some((box) => isPhoto(state, box));
  const orders = state.boxes.map(({ order }) => order);
  return hasPhotos && state.last !== "stretch"
    ? { content: '""', "flex-grow": 1_000_000, order: Math.max(...orders) || null } : {};
}

/** The nearest that there is to a strip in which each box goes to the line that ends first. */
function gridDeclarations(state) {
  const lines = `repeat(${state.lines}, auto)`;
  return {
    display: "grid",
    width: isColumn(state) ? null : "max-content",
    "grid-auto-flow": isColumn(state) ? "row" : "column",
    [isColumn(state) ? "grid-template-columns" : "grid-template-rows"]: lines,
    [isColumn(state) ? "justify-content" : "align-content"]: "start",
    "justify-items": isColumn(state) ? ALIGN[state.across] : "start",
    "align-items": isColumn(state) ? "start" : ALIGN[state.across],
    gap: gapOf(state),
    direction: state.rtl ? "rtl" : null,
  };
}

/** Browsers that do not know `grid-lanes` have a grid instead, the nearest that there is to a waterfall. */
const lanesDeclarations = (state) => ({
  display: ["grid", "grid-lanes"],
  "grid-template-columns": `repeat(${state.lines}, minmax(0, 1fr))`,
  "flow-tolerance": 0,
  "align-items": "start",
  gap: gapOf(state),
  direction: state.rtl ? "rtl" : null,
});

function containerDeclarations(state) {
  if (isWaterfall(state)) return lanesDeclarations(state);
  if (fillsShortest(state)) return gridDeclarations(state);
  const isBalanced = state.wrap === "balanced" || isStrip(state);
  return {
    display: "flex",
    width: isStrip(state) && !isColumn(state) ? "max-content" : null,
    "flex-direction": isColumn(state) ? "column" : null,
    // Browsers that do not know the second one keep to the first.
    "flex-wrap": isBalanced ? ["wrap", "balance"] : "wrap",
    "flex-line-count": isBalanced && state.lines > 1 ? state.lines : null,
    "justify-content": JUSTIFY[state.align],
    "align-items": ALIGN[state.across],
    "align-content": isColumn(state) ? "flex-start" : null,
    gap: gapOf(state),
    "padding-inline-end": overlap(state, "hgap"),
    "padding-block-end": overlap(state, "vgap"),
    height: isColumn(state) && !isStrip(state) ? px(state.height) : null,
    [isColumn(state) ? "column-rule" : "row-rule"]: state.rules ? `${RULE}px solid` : null,
    direction: state.rtl ? "rtl" : null,
  };
}

function gapOf(state) {
  const [vertical, horizontal] = [px(Math.max(0, state.vgap)), px(Math.max(0, state.hgap))];
  return vertical === horizontal ? vertical : `${vertical} ${horizontal}`;
}

/**
 * Negative gaps are margins, which CSS lets be negative. The last box of a line has one, too: the padding makes
 * up for it.
 */
const overlap = (state, gap) => (state[gap] < 0 && state.boxes.length > 0 ? px(-state[gap]) : null);

const wholeLine = (state) => (state.main < 0 ? `calc(100% + ${px(-state.main)})` : "100%");

/** Declarations that make CSS do as SwiftUI does: boxes keep their size, but none is longer than its line. */
function itemDeclarations(state) {
  return {
    "flex-grow": state.align === "stretch" ? 1 : null,
    "flex-shrink": isWaterfall(state) ? null : 0,
    [isColumn(state) ? "max-height" : "max-width"]: countsLines(state) ? null : wholeLine(state),
    "margin-inline-end": state.hgap < 0 ? px(state.hgap) : null,
    "margin-block-end": state.vgap < 0 ? px(state.vgap) : null,
    "white-space": hasHeight(state) ? "pre" : null,
  };
}

function boxDeclarations(box, state) {
  const order = box.order || null;
  if (box.kind === "break") return { flex: "0 0 100%", [isColumn(state) ? "width" : "height"]: 0, order };
  if (box.kind === "spacer") return { flex: `${decimal(growOf(box))} 0 ${px(SPACER)}`, order };
  const [least, most] = isColumn(state) ? ["min-height", "max-height"] : ["min-width", "max-width"];
  const hasRatio = isPhoto(state, box);
  const hasBasis = box.basis !== null && !hasRatio;
  const isFlexible = hasBasis || box.shrink > 0 || box.full || hasRatio;
  return {
    ...(box.full ? fullLine(box, state) : hasRatio ? photo(box, state) : lengths(box)),
    // A box may be shorter than its text, and longer than its line only by its basis.
    [least]: isFlexible ? 0 : null,
    [isColumn(state) ? "min-width" : "min-height"]: hasRatio ? 0 : null,
    [most]: hasBasis ? "none" : null,
    order,
    "align-self": box.self === "auto" ? null : ALIGN[box.self],
  };
}

/** Boxes of a line that grow in proportion from one depth keep having one. */
function photo(box, state) {
  const ratio = isColumn(state) ? 1 / ratioOf(box) : ratioOf(box);
  return { flex: `${decimal(ratio)} 0 ${px(ratio * targetDepth(state))}`, "aspect-ratio": decimal(ratioOf(box)) };
}

const lengths = (box) => ({
  "flex-grow": box.grow > 0 ? decimal(box.grow) : null,
  "flex-shrink": box.shrink > 0 ? decimal(box.shrink) : null,
  "flex-basis": box.basis === null ? null : px(box.basis),
});

const fullLine = (box, state) => ({
  flex: `0 0 ${box.basis > 0 ? `max(${wholeLine(state)}, ${px(box.basis)})` : wholeLine(state)}`,
});
