// One state, laid out twice: by the engine, and by the browser's flexbox; and how far the two differ.

import { cssText } from "./css.js";
import {
  RULE, columnWidth, countsLines, distances, engineBoxes, engineContainer, fillsShortest, hasHeight, isColumn, isStrip,
  isWaterfall, itemsOf, lengthsOf, lineLimit,
} from "./rules.js";
import { missingWords } from "./words.js";

/** How many of the browser's units may be rounding. */
const ROUNDED_UNITS = 5;

/** From here on, a browser reports edges in steps of more than a unit. */
const EXACT_LENGTH = 2 ** 17;

/** Lays a state out by the engine: frames in px from the container's left top corner. */
export function solve(session, state, measurer) {
  const { ruler } = measurer;
  ruler.prepare(lengthsOf(state));
  const items = itemsOf(state);
  session.container = engineContainer(state, measurer);
  const sizes = session.solve(setBoxes(session, state, items, measurer));
  const limit = ruler.stored(lineLimit(state));
  const boxes = session.frames(0, items.length);
  const placed = physical(state, sizes, [...boxes, ...session.separators()], ruler);
  const dots = placed.frames.splice(items.length);
  return {
    ...placed,
    ...sorted(state, items, placed.frames, session.lines(items.length)),
    dots,
    rules: state.rules ? linesBetween(state, session.lineEnds(sizes.lines), placed, ruler) : [],
    unit: ruler.unit,
    sticksOut: !countsLines(state) && sizes.mainSize > limit,
    // A box shorter than the gaps is nothing at all.
    hasGap: ruler.stored(distances(state, measurer).main) !== 0,
  };
}

/** Hands items to the engine, and returns what measures them at other lengths than their own. */
export function setBoxes(session, state, items, measurer) {
  const natural = isWaterfall(state) ? cardSizes(state, items, measurer) : measurer.sizes(items, isColumn(state));
  const isLast = state.across === "last-baseline";
  const guide = (height) => measurer.baseline(height, isLast);
  session.boxes = engineBoxes(state, items, natural, guide, measurer.ruler);
  return (item, length) => {
    const { kind, text } = items[item].box;
    // Lines of text run from left to right: another height changes nothing.
    if (isColumn(state)) return { cross: natural[item].width, guide: NaN };
    if (kind === "spacer" || kind === "break") return { cross: 0, guide: NaN };
    const cross = measurer.height(text, length);
    return { cross, guide: guide(cross) };
  };
}

/** The sizes that boxes have in the columns of a waterfall. */
function cardSizes(state, items, measurer) {
  const width = columnWidth(state, measurer.ruler);
  return items.map(({ box }) => ({ width, height: measurer.height(box.text, width) }));
}

/** The frames and lines of the boxes, and the frame of the indicator. */
function sorted(state, items, frames, lines) {
  const boxes = { frames: [], lines: [] };
  let indicator = null;
  for (const [place, { index }] of items.entries()) {
    if (index !== undefined) [boxes.frames[index], boxes.lines[index]] = [frames[place], lines[place]];
    else if (lines[place] >= 0) indicator = frames[place];
  }
  const hidden = state.boxes.filter((box, index) => boxes.lines[index] < 0 && box.kind !== "break");
  return { ...boxes, indicator, hidden: hidden.length };
}

/** The frames of the separators between lines: from where the foremost box begins to where the hindmost ends. */
function linesBetween(state, ends, { offset, frames }, ruler) {
  const column = isColumn(state);
  const starts = frames.map(({ left, top }) => (column ? top : left));
  const stops = frames.map(({ left, top, width, height }) => (column ? top + height : left + width));
  const start = Math.min(...starts);
  const length = Math.max(...stops) - start;
  return ends.slice(0, -1).map((end) => {
    const across = ruler.px(end) + (column ? offset + state.hgap : state.vgap);
    return column
      ? { left: across, top: start, width: RULE, height: length }
      : { left: start, top: across, width: length, height: RULE };
  });
}

/** Converts the engine's frames along and across lines to left and top in px. */
function physical(state, sizes, frames, ruler) {
  const px = (length) => ruler.px(length);
  const column = isColumn(state);
  const width = column ? sizes.crossSize : sizes.mainSize;
  const height = px(column ? sizes.mainSize : sizes.crossSize);
  // A flow that is scrolled along its lines is as long as these.
  const isLong = countsLines(state);
  const room = { width: isLong && !column ? px(width) : state.width, height: column && !isLong ? state.height : height };
  // A flow that is not as wide as its container stands where reading begins.
  const offset = state.rtl && (column || !isLong) ? ruler.stored(state.width) - width : 0;
  return {
    width: px(width),
    height,
    room,
    offset: px(offset),
    frames: frames.map(({ main, cross, mainSize, crossSize }) => column
      ? { left: px(cross + offset), top: px(main), width: px(crossSize), height: px(mainSize) }
      : { left: px(main + offset), top: px(cross), width: px(mainSize), height: px(crossSize) }),
  };
}

/** Lays a state out by CSS, with the very code that the page shows. */
export class Flexbox {
  #sheet = new CSSStyleSheet();
  #text = "";
  #container;

  constructor(container) {
    this.#container = container;
    document.adoptedStyleSheets.push(this.#sheet);
  }

  style(state, measurer) {
    const text = cssText(state, measurer);
    // A new sheet is a new style for the whole page, though a drag changes no more than the width.
    if (text !== this.#text) this.#sheet.replaceSync(text);
    this.#text = text;
    this.#container.style.width = isStrip(state) && !isColumn(state) ? "" : `${state.width}px`;
  }

  /** Frames as the engine gives them, and the container's height. */
  measure() {
    const { left, top, height } = this.#container.getBoundingClientRect();
    const frames = [...this.#container.children].map((box) => {
      const rect = box.getBoundingClientRect();
      return { left: rect.left - left, top: rect.top - top, width: rect.width, height: rect.height };
    });
    return { height, frames };
  }
}

/**
 * Compares the two layouts: the largest difference in px of any edge that CSS has words for, and which boxes
 * have some. `missing` says what CSS cannot express where that makes a difference.
 */
export function compare(state, solution, measured, measurer) {
  const tolerance = ROUNDED_UNITS * measurer.ruler.unit;
  const cssLines = isWaterfall(state) ? columnsOf(state, measured.frames)
    : fillsShortest(state) ? measured.frames.map((_, index) => index % state.lines)
    : linesOf(state, measured.frames, distances(state, measurer).main, tolerance);
  const differences = solution.frames.map((frame, index) =>
    (solution.lines[index] < 0 ? Infinity : boxDifference(frame, measured.frames[index])));
  const depth = hasHeight(state) ? 0 : difference(solution.height, measured.height);
  const largest = Math.max(depth, ...differences);
  const all = { largest, tolerance, cssLines, isCompared: differences.map(() => true) };
  if (largest <= tolerance) return all;

  const torn = firstTornLine(solution.lines, cssLines);
  const roundedLine = firstRoundedLine(state, solution, measured, measurer);
  const apart = Math.min(Infinity, ...solution.lines.filter((_, index) => differences[index] > tolerance));
  const reasons = missingWords(state, { ...solution, measured, torn, apart, roundedLine });
  if (reasons.length === 0) return all;
  const isCompared = solution.lines.map((line) => line >= 0 && !reasons.some((reason) => reason.concerns(line)));
  const compared = differences.filter((_, index) => isCompared[index]);
  return {
    ...all, isCompared, missing: reasons[0], largest: compared.length > 0 ? Math.max(...compared) : null,
  };
}

/** The number of each box's column in a waterfall of CSS. */
function columnsOf({ rtl }, frames) {
  const starts = [...new Set(frames.map(({ left }) => left))].sort((one, other) => (rtl ? other - one : one - other));
  return frames.map(({ left }) => starts.indexOf(left));
}

/** The number of each box's line in CSS, read off their frames. */
function linesOf(state, frames, gap, tolerance) {
  const sequence = frames.map((_, index) => index)
    .sort((one, other) => state.boxes[one].order - state.boxes[other].order);
  const lines = [];
  let [line, previous] = [-1, null];
  for (const index of sequence) {
    const box = turned(state, frames[index]);
    if (!previous || beginsLine(box, previous, gap, tolerance)) line += 1;
    lines[index] = line;
    previous = box;
  }
  return lines;
}

/** Whether a box is not behind the one before it, but on the next line. */
function beginsLine(box, previous, gap, tolerance) {
  const isBack = box.start < previous.end + gap - tolerance;
  const isBelow = box.start <= previous.start + tolerance && box.top >= previous.bottom - tolerance;
  return isBack || isBelow;
}

/** A frame along and across its line. */
function turned(state, frame) {
  const [left, top, right, bottom] = edges(frame);
  if (isColumn(state)) return { start: top, end: bottom, top: left, bottom: right };
  return state.rtl ? { start: -right, end: -left, top, bottom } : { start: left, end: right, top, bottom };
}

/** The first line that has other boxes than in CSS; infinity if they all have the same. */
function firstTornLine(lines, others) {
  const torn = lines.map((line, index) => (
    line === others[index] ? Infinity : line < 0 ? others[index] : Math.min(line, others[index])));
  return Math.min(Infinity, ...torn);
}

/** The first line with a text whose own lines are broken differently at widths that are equal but for rounding. */
function firstRoundedLine(state, solution, measured, measurer) {
  if (hasHeight(state)) return Infinity;
  const { ruler } = measurer;
  const lines = state.boxes.map(({ text }, index) => {
    const widths = [solution.frames[index].width, measured.frames[index].width];
    const [own, other] = widths.map((width) => measurer.height(text, ruler.length(width)));
    const isRounded = own !== other && Math.abs(widths[0] - widths[1]) <= ROUNDED_UNITS * ruler.unit;
    return isRounded ? solution.lines[index] : Infinity;
  });
  return Math.min(Infinity, ...lines);
}

const boxDifference = (frame, other) => {
  const others = edges(other);
  return Math.max(...edges(frame).map((edge, side) => difference(edge, others[side])));
};

const edges = ({ left, top, width, height }) => [left, top, left + width, top + height];

/** How far two numbers differ beyond what the browser loses where it reports large ones. */
function difference(exact, reported) {
  const size = Math.max(Math.abs(exact), Math.abs(reported));
  const lost = size < EXACT_LENGTH ? 0 : 2 ** (Math.floor(Math.log2(size)) - 22);
  return Math.max(0, Math.abs(exact - reported) - lost);
}
