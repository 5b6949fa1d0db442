// One state, laid out twice: by the engine, and by the browser's flexbox; and how far the two differ.

import { cssText } from "./css.js";
import { engineBoxes, engineContainer, isColumn, lengthsOf, lineLimit } from "./rules.js";
import { missingWords, roundedText } from "./words.js";

/** How many of the browser's units may be rounding. */
const ROUNDED_UNITS = 5;

/** From here on, a browser reports edges in steps of more than a unit. */
const EXACT_LENGTH = 2 ** 17;

/** Lays a state out by the engine: frames from the container's left top corner. */
export function solve(session, state, measurer) {
  const { ruler } = measurer;
  ruler.prepare(lengthsOf(state));
  const texts = state.boxes.map((box) => box.text);
  const natural = measurer.natural(texts);
  const isLast = state.across === "last-baseline";
  const guide = (height) => measurer.baseline(height, isLast);
  const boxes = engineBoxes(state, natural, guide, ruler);
  session.boxes = boxes;
  session.container = engineContainer(state, ruler);
  const sizes = session.solve((index, length) => {
    // Lines of text run from left to right: another height changes nothing.
    if (isColumn(state)) return { cross: natural[index].width, guide: NaN };
    const cross = measurer.height(texts[index], length);
    return { cross, guide: guide(cross) };
  });
  const limit = ruler.stored(lineLimit(state));
  return {
    ...physical(state, sizes, session.frames(0, texts.length), ruler),
    unit: ruler.unit,
    lines: sizes.lines,
    isOverlong: boxes.main.some((length) => length > limit),
    sticksOut: sizes.mainSize > limit,
  };
}

/** What the engine answered along and across lines, as left and top in px. */
function physical(state, sizes, frames, ruler) {
  const px = (length) => ruler.px(length);
  const column = isColumn(state);
  const width = column ? sizes.crossSize : sizes.mainSize;
  // A flow that is not as wide as its container stands where reading begins.
  const offset = state.rtl ? ruler.stored(state.width) - width : 0;
  return {
    width: px(width),
    height: px(column ? sizes.mainSize : sizes.crossSize),
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

  style(state) {
    const text = cssText(state);
    // A new sheet is a new style for the whole page, though a drag changes no more than the width.
    if (text !== this.#text) this.#sheet.replaceSync(text);
    this.#text = text;
    this.#container.style.width = `${state.width}px`;
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

/** What cannot be compared, or the largest difference of any edge of a box and of the depth in px. */
export function compare(state, solution, measured, measurer) {
  const farthest = Math.max(0, ...solution.frames.flatMap(edges).map(Math.abs));
  const [missing] = missingWords(state, { ...solution, farthest });
  if (missing) return { missing };
  const differences = solution.frames.flatMap((frame, index) => {
    const others = edges(measured.frames[index]);
    return edges(frame).map((edge, side) => difference(edge, others[side]));
  });
  if (!isColumn(state)) differences.push(difference(solution.height, measured.height));
  const largest = Math.max(0, ...differences);
  const tolerance = ROUNDED_UNITS * measurer.ruler.unit;
  if (largest > tolerance && hasRoundedText(state, solution, measured, measurer, tolerance)) {
    return { missing: roundedText(state) };
  }
  return { largest, tolerance };
}

/** Whether widths that differ by no more than rounding break the lines of some text differently. */
function hasRoundedText(state, solution, measured, measurer, tolerance) {
  if (isColumn(state)) return false;
  return state.boxes.some(({ text }, index) => {
    const widths = [solution.frames[index].width, measured.frames[index].width];
    const [own, other] = widths.map((width) => measurer.height(text, measurer.ruler.length(width)));
    return own !== other && Math.abs(widths[0] - widths[1]) <= tolerance;
  });
}

const edges = ({ left, top, width, height }) => [left, top, left + width, top + height];

/** How far two numbers differ beyond what the browser loses where it reports large ones. */
function difference(exact, reported) {
  const size = Math.max(Math.abs(exact), Math.abs(reported));
  const lost = size < EXACT_LENGTH ? 0 : 2 ** (Math.floor(Math.log2(size)) - 22);
  return Math.max(0, Math.abs(exact - reported) - lost);
}
