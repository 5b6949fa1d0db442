// Where CSS has no word for what the library does: each with the change that makes the two comparable.

import { hugsLines, isColumn, lastLineOf, mainGap } from "./rules.js";

/** Browsers stop counting here, and lose fractions on the way: 2²⁵ px. */
const LONGEST_IN_BROWSERS = 2 ** 25;

const BREAK_NAMES = ["before", "after", "avoid"];
const inBoxes = (state, change) => ({ boxes: state.boxes.map((box) => ({ ...box, ...change })) });

/**
 * The reasons why a state cannot be compared, each with a change of the state that removes it.
 *
 * The rest is what the engine was asked and answered: whether a box by itself is longer than its line,
 * whether the container had to grow, and the largest distance of an edge from the container's start.
 */
export function missingWords(state, { isOverlong, sticksOut, farthest }) {
  const some = (test) => state.boxes.some(test);
  return [
    {
      applies: lastLineOf(state) !== state.align,
      reason: "CSS has no alignment for the last line alone.",
      fix: "Align it like the others",
      change: { last: state.align },
    },
    {
      applies: state.most !== null,
      reason: "CSS cannot limit the boxes of a line.",
      fix: "Remove the limit",
      change: { most: null },
    },
    {
      applies: hugsLines(state) && state.align !== "leading",
      reason: "CSS cannot shrink a container to its longest line.",
      fix: "Fill the width",
      change: { hug: "no" },
    },
    {
      applies: some((box) => BREAK_NAMES.some((name) => box[name])),
      reason: "CSS specifies breaks between flex items, but browsers ignore them.",
      fix: "Remove the breaks",
      change: inBoxes(state, { before: false, after: false, avoid: false }),
    },
    {
      applies: state.hgap < 0 || state.vgap < 0,
      reason: "CSS has no negative gaps.",
      fix: "Set them to 0",
      change: { hgap: Math.max(0, state.hgap), vgap: Math.max(0, state.vgap) },
    },
    {
      applies: state.align === "stretch" && some((box) => box.grow > 0),
      reason: "CSS cannot stretch only those lines in which no box grows.",
      fix: "Let no box grow",
      change: inBoxes(state, { grow: 0 }),
    },
    {
      applies: state.across === "last-baseline" && some((box) => box.self !== "auto"),
      reason: "Last baselines sit at the end of a line in CSS, and at its start in SwiftUI.",
      fix: "Use first baselines",
      change: { across: "first-baseline" },
    },
    {
      applies: state.wrap === "balanced" && !CSS.supports("flex-wrap", "balance"),
      reason: "This browser does not know “flex-wrap: balance” yet.",
      fix: "Wrap greedily",
      change: { wrap: "greedy" },
    },
    {
      applies: state.wrap === "balanced" && state.lines > 1 && some((box) => box.full),
      reason: "A box with a line of its own divides what is balanced; CSS counts all lines together.",
      fix: "Ask for one line",
      change: { lines: 1 },
    },
    {
      applies: mainGap(state) === 0 && some((box) => box.basis !== null && box.basis < 1 / 64)
        && (isOverlong || some((box) => box.full)),
      reason: "In CSS, boxes of no length share the line of one that fills it.",
      fix: "Set a gap",
      change: isColumn(state) ? { vgap: 8 } : { hgap: 8 },
    },
    {
      applies: sticksOut && (state.align !== "leading" || some((box) => box.grow > 0 || box.full)),
      reason: "A box sticks out: a SwiftUI flow grows with it, a CSS container does not.",
      fix: "Let boxes shrink",
      change: inBoxes(state, { shrink: 1 }),
    },
    {
      applies: Math.max(farthest, state.width, state.height) > LONGEST_IN_BROWSERS,
      reason: "Browsers stop counting at 33,554,432 px.",
      fix: "Use shorter lengths",
      change: shortened(state, 1000),
    },
  ].filter((reason) => reason.applies);
}

/** Where the last fraction of a px, which browsers round, decides on the lines of a text. */
export const roundedText = (state) => ({
  reason: "A text wraps at just this width, where rounding decides on its lines.",
  fix: "Make the flow wider by 1 px",
  change: { width: state.width + 1 },
});

function shortened(state, limit) {
  const short = (length) => (length === null ? null : Math.min(length, limit));
  const lengths = ["width", "height", "hgap", "vgap"].map((name) => [name, short(state[name])]);
  return {
    ...Object.fromEntries(lengths),
    boxes: state.boxes.map((box) => ({ ...box, basis: short(box.basis) })),
  };
}
