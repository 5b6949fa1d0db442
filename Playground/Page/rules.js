// The effect of a state's options, for the engine as for CSS, and the options that CSS has no word
// for.

import { ACROSS, BREAKS } from "./engine.js";
import { emptyContainer, makeBox } from "./fields.js";

/** Whether lines are columns of one width, and each box is as wide as its column. */
export const isWaterfall = (state) => state.wrap === "waterfall";

export const isColumn = (state) => state.direction === "column" || isWaterfall(state);

/** Whether a height is given, and texts are as wide as they are by themselves. */
export const hasHeight = (state) => isColumn(state) && !isWaterfall(state);

/** Whether lines are scrolled along, and there are as many as asked for. */
export const isStrip = (state) => state.wrap === "strip";

/** Whether there are as many lines as asked for, however long they are. */
export const countsLines = (state) => isStrip(state) || isWaterfall(state);

/** Whether each box goes to the line that ends first. */
export const fillsShortest = (state) => isWaterfall(state) || (isStrip(state) && state.fill === "across-lines");

/** Whether boxes can be aligned by baselines: strips know no more of them than their sizes. */
export const hasBaselines = (state) => !isColumn(state) && !countsLines(state);

/**
 * The state as it counts: in a strip, no modifier of a box does, nor a limit or separators; in a waterfall,
 * nothing but the number of columns and one distance does.
 */
export function effective(state) {
  if (!countsLines(state)) return state;
  const boxes = state.boxes.map(({ text }) => makeBox(text));
  if (isWaterfall(state)) {
    const { wrap, lines, width, rtl, hgap, overlay } = state;
    return { ...emptyContainer(), wrap, lines, width, rtl, hgap, vgap: hgap, overlay, boxes };
  }
  const { most, target, least, greatest, hug, limit, expanded, between, rules } = emptyContainer();
  return { ...state, most, target, least, greatest, hug, limit, expanded, between, rules, boxes };
}

/** Whether a box keeps its proportions: line breaks and spacers have none. */
export const isPhoto = (state, { kind, ratio }) => state.target !== null && kind === "text" && ratio !== null;

/** A box's width divided by its height, as it counts. */
export const ratioOf = (box) => (box.ratio > 0 ? box.ratio : 1);

/** The least and the greatest depth of lines of photos; null if nothing is said of them. */
export function depthLimits({ target, least, greatest, ...state }) {
  if (least === null && greatest === null) return null;
  const depth = target > 0 ? target : lineLimit(state);
  const low = least ?? Math.min(depth / 2, greatest);
  return { least: low, greatest: Math.max(low, greatest ?? 2 * depth) };
}

/** The depth that lines of photos come near to, in px. */
export function targetDepth(state) {
  const depth = state.target > 0 ? state.target : lineLimit(state);
  const limits = depthLimits(state);
  return limits ? Math.min(limits.greatest, Math.max(limits.least, depth)) : depth;
}

/** The alignment of the last line: what is torn apart or stretched on full lines begins on it. */
export function lastLineOf(state) {
  if (state.last !== "automatic") return state.last;
  return ["leading", "center", "trailing"].includes(state.align) ? state.align : "leading";
}

export const hugging = (state) =>
  state.hug === "automatic" ? state.align === "leading" : state.hug === "yes";

const mainGap = (state) => (isColumn(state) ? state.vgap : state.hgap);
const crossGap = (state) => (isColumn(state) ? state.hgap : state.vgap);

/** How thick a separator between lines is. */
export const RULE = 1;

/** The length of a spacer that does not grow. */
export const SPACER = 8;

/** The distances between boxes and between lines in px, with the separators in them. */
export function distances(state, { dot, ruler }) {
  const length = isColumn(state) ? dot.height : dot.width;
  const main = state.between === "dots"
    ? ruler.cssPx(2 * ruler.stored(mainGap(state)) + length) : mainGap(state);
  const cross = state.rules ? 2 * crossGap(state) + RULE : crossGap(state);
  return isColumn(state) ? { main, vgap: main, hgap: cross } : { main, hgap: main, vgap: cross };
}

/** Whether a box grows: a spacer always does. */
export const growOf = (box) =>
  box.kind === "spacer" ? Math.max(1, box.grow) : box.kind === "break" ? 0 : box.grow;

/**
 * The items that the engine lays out: the boxes, and behind them the indicator, in the order of the lines if
 * there is one. `index` is a box's.
 */
export function itemsOf(state) {
  const boxes = state.boxes.map((box, index) => ({ box, index }));
  if (state.limit === null) return boxes;
  const sorted = boxes.sort((one, other) => one.box.order - other.box.order);
  return [...sorted.map(({ box, index }) => ({ box: { ...box, order: 0 }, index })), indicatorOf(state)];
}

/** The indicator: as large as for all boxes, so that what is shown does not depend on how many are not. */
const indicatorOf = ({ boxes, expanded }) =>
  ({ box: makeBox(indicatorText(boxes.length, expanded), { kind: "indicator" }) });

/**
 * The question to the engine where a dragged box goes: a state from left to right, and its items, in the order of
 * the boxes.
 */
export function liftedState(state) {
  const plain = { ...state, rtl: false };
  if (state.expanded) plain.limit = null;
  const items = state.boxes.map((box, index) => ({ box, index }));
  return { plain, items: plain.limit === null ? items : [...items, indicatorOf(state)] };
}

/** Whether a limit hides the least important boxes first. */
export const hasPriorities = ({ limit, boxes }) => limit !== null && boxes.some((box) => box.priority !== 0);

/** The text of the indicator for a number of hidden boxes. */
export const indicatorText = (count, isExpanded) => (isExpanded ? "Less" : `+${count}`);

/** How wide each column of a waterfall is, in lengths of the engine. */
export function columnWidth({ width, hgap, lines }, ruler) {
  return Math.max(0, (ruler.stored(width) - (lines - 1) * ruler.stored(hgap)) / lines);
}

/** The length that lines may fill. */
export const lineLimit = (state) => (isColumn(state) ? state.height : state.width);

/** All lengths of a state that the browser and the engine are told. */
export const lengthsOf = (state) => [
  state.width, state.height, state.hgap, state.vgap,
  2 * state.hgap + RULE, 2 * state.vgap + RULE, SPACER, ...Object.values(depthsOf(state)),
  ...state.boxes.map((box) => box.basis).filter((basis) => basis !== null),
];

/** The depths that lines of photos are told. */
const depthsOf = (state) => (state.target === null ? {} : { target: state.target, ...depthLimits(state) });

function proportionsOf(state, ruler) {
  if (state.target === null) return null;
  const depths = Object.entries(depthsOf(state)).map(([name, depth]) => [name, ruler.stored(depth)]);
  return { ...Object.fromEntries(depths), fillsLastLine: state.last === "stretch" };
}

/** Returns the separator between boxes as the engine takes it; null for nothing. */
function separatorOf(state, measurer) {
  if (state.between !== "dots" || countsLines(state)) return null;
  const { dot } = measurer;
  const isLast = state.across === "last-baseline";
  const guide = state.across.endsWith("baseline") ? measurer.baseline(dot.height, isLast) : NaN;
  return isColumn(state)
    ? { length: dot.height, depth: dot.width, guide } : { length: dot.width, depth: dot.height, guide };
}

/** The container as the engine takes it. */
export function engineContainer(state, measurer) {
  const { ruler } = measurer;
  const separator = separatorOf(state, measurer);
  const gap = ruler.stored(mainGap(state));
  return {
    separator,
    mainSize: ruler.stored(lineLimit(state)),
    mainGap: separator ? 2 * gap + separator.length : gap,
    crossGap: ruler.stored(state.rules ? 2 * crossGap(state) + RULE : crossGap(state)),
    isColumn: isColumn(state),
    isRightToLeft: state.rtl,
    isBalanced: state.wrap === "balanced",
    leastLines: state.lines,
    mostItems: state.most,
    along: state.align,
    lastLine: lastLineOf(state),
    across: state.across.endsWith("baseline") ? "baseline" : state.across,
    hugs: hugging(state),
    mostLines: state.limit,
    isExpanded: state.expanded,
    proportions: proportionsOf(state, ruler),
    strip: countsLines(state) ? { lines: state.lines, fillsShortest: fillsShortest(state) } : null,
  };
}

/** The items as the engine takes them: `natural` are their own sizes, `guide` says how they align. */
export function engineBoxes(state, items, natural, guide, ruler) {
  const column = (number) => items.map(({ box }) => number(box));
  const along = isColumn(state) ? "height" : "width";
  const across = isColumn(state) ? "width" : "height";
  const isText = ({ kind }) => kind !== "break" && kind !== "spacer";
  return {
    main: natural.map((size) => size[along]),
    cross: natural.map((size) => size[across]),
    basis: column((box) => (isText(box) && box.basis !== null ? ruler.stored(box.basis) : NaN)),
    grow: column(growOf),
    shrink: column((box) => (isText(box) ? box.shrink : 0)),
    guides: state.across.endsWith("baseline")
      ? natural.map((size, index) => (isText(items[index].box) ? guide(size.height) : NaN)) : [],
    order: column((box) => box.order),
    alignSelf: column((box) => ACROSS.indexOf(isText(box) ? box.self : "auto")),
    breaks: column(breaksOf),
    // Before the indicator there is no separator.
    gaps: state.between === "dots" && state.limit !== null
      ? column(({ kind }) => (kind === "indicator" ? ruler.stored(mainGap(state)) : NaN)) : [],
    ratios: items.some(({ box }) => isPhoto(state, box))
      ? column((box) => (!isPhoto(state, box) ? NaN : isColumn(state) ? 1 / box.ratio : box.ratio)) : [],
    // Without a limit they say nothing.
    priorities: hasPriorities(state) ? column((box) => box.priority ?? 0) : [],
  };
}

function breaksOf(box) {
  if (box.kind === "break") return BREAKS.marker;
  if (box.kind === "indicator") return BREAKS.joined;
  if (box.kind === "spacer") return 0;
  return Object.entries(BREAKS).reduce((bits, [name, bit]) => (box[name] ? bits | bit : bits), 0);
}
