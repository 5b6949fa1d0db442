// What the options of a state come to, for the engine as for CSS, and where CSS has no word for them.

import { ACROSS, BREAKS } from "./engine.js";

export const isColumn = (state) => state.direction === "column";

/** The alignment of the last line: what is torn apart or stretched on full lines begins on it. */
export function lastLineOf(state) {
  if (state.last !== "automatic") return state.last;
  return ["leading", "center", "trailing"].includes(state.align) ? state.align : "leading";
}

export const hugsLines = (state) =>
  state.hug === "automatic" ? state.align === "leading" : state.hug === "yes";

export const mainGap = (state) => (isColumn(state) ? state.vgap : state.hgap);
const crossGap = (state) => (isColumn(state) ? state.hgap : state.vgap);

/** The length that lines may fill. */
export const lineLimit = (state) => (isColumn(state) ? state.height : state.width);

/** All lengths of a state that the browser and the engine are told. */
export const lengthsOf = (state) => [
  state.width, state.height, state.hgap, state.vgap,
  ...state.boxes.map((box) => box.basis).filter((basis) => basis !== null),
];

/** The container as the engine takes it. */
export function engineContainer(state, ruler) {
  return {
    mainSize: ruler.stored(lineLimit(state)),
    mainGap: ruler.stored(mainGap(state)),
    crossGap: ruler.stored(crossGap(state)),
    isColumn: isColumn(state),
    isRightToLeft: state.rtl,
    isBalanced: state.wrap === "balanced",
    leastLines: state.lines,
    mostItems: state.most,
    along: state.align,
    lastLine: lastLineOf(state),
    across: state.across.endsWith("baseline") ? "baseline" : state.across,
    hugs: hugsLines(state),
  };
}

/** The boxes as the engine takes them: `natural` are their own sizes, `guide` says how they align. */
export function engineBoxes(state, natural, guide, ruler) {
  const column = (number) => state.boxes.map(number);
  const along = isColumn(state) ? "height" : "width";
  const across = isColumn(state) ? "width" : "height";
  return {
    main: natural.map((size) => size[along]),
    cross: natural.map((size) => size[across]),
    basis: column((box) => (box.basis === null ? NaN : ruler.stored(box.basis))),
    grow: column((box) => box.grow),
    shrink: column((box) => box.shrink),
    guides: state.across.endsWith("baseline") ? natural.map((size) => guide(size.height)) : [],
    order: column((box) => box.order),
    alignSelf: column((box) => ACROSS.indexOf(box.self)),
    breaks: column((box) =>
      Object.entries(BREAKS).reduce((bits, [name, bit]) => (box[name] ? bits | bit : bits), 0)),
  };
}
