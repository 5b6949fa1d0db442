// Where CSS has no word for what the library does: each with the change that makes the two comparable.

import { fillsShortest, growOf, hugging, isColumn, isPhoto, isStrip, isWaterfall, lastLineOf } from "./rules.js";

/** From here on, browsers keep fewer digits than the engine, and then stop counting. */
const LONGEST_IN_BROWSERS = 1_000_000;

/** A character without width at the beginning of a text that sets its direction. */
const DIRECTION_MARK = /^[\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

const BREAK_NAMES = ["before", "after", "avoid"];
const inBoxes = (state, change) => ({ boxes: state.boxes.map((box) => ({ ...box, ...change })) });

/**
 * The reasons why a state's layouts differ, each with a change of the state that removes it. A reason
 * concerns some lines; the others can be compared all the same.
 *
 * The rest is what the engine answered, what the browser did, the first line that has other boxes than in
 * CSS, the first with a box elsewhere, and the first with a text that rounding breaks differently.
 */
export function missingWords(
  state, { lines, frames, indicator, sticksOut, hasGap, measured, torn, apart, roundedLine },
) {
  const some = (test) => state.boxes.some(test);
  const lastLine = Math.max(...lines);
  const all = () => true;
  const sinceTorn = (line) => line >= torn;
  const sinceBox = (test) => {
    const first = Math.min(...lines.filter((_, index) => test(state.boxes[index])));
    return (line) => line >= first;
  };
  const sinceBreak = sinceBox((box) => box.kind === "break");
  const along = isColumn(state) ? "height" : "width";
  const farthest = Math.max(0, ...[...frames, ...measured.frames].flatMap((frame) =>
    [Math.abs(frame.left), Math.abs(frame.top), frame.width, frame.height]));
  return [
    {
      applies: Math.max(farthest, state.width, state.height) > LONGEST_IN_BROWSERS,
      concerns: all,
      reason: "Browsers lose count beyond a million px.",
      fix: "Use shorter lengths",
      change: shortened(state, 1000),
    },
    {
      applies: some((box) => isPhoto(state, box)),
      concerns: (line) => line >= apart,
      reason: "CSS lets boxes grow in proportion, but does not choose lines by how near they come to a target.",
      fix: "Use their own sizes",
      change: { target: null },
    },
    {
      applies: isWaterfall(state) && !CSS.supports("display", "grid-lanes"),
      concerns: (line) => line >= apart,
      reason: "This browser does not know “display: grid-lanes” yet: the rows of a grid align.",
      fix: "Wrap greedily",
      change: { wrap: "greedy" },
    },
    {
      applies: isWaterfall(state) && torn < Infinity,
      concerns: (line) => line >= apart,
      reason: "Of columns that end together, a waterfall takes the first one, CSS the next one behind the last card.",
      fix: "Wrap greedily",
      change: { wrap: "greedy" },
    },
    {
      applies: isStrip(state) && fillsShortest(state),
      concerns: (line) => line >= apart,
      reason: "CSS has no strip in which each box goes to the line that ends first: the columns of a grid align.",
      fix: "Fill line by line",
      change: { fill: "line-by-line" },
    },
    {
      applies: (state.wrap === "balanced" || isStrip(state)) && !CSS.supports("flex-wrap", "balance"),
      concerns: sinceTorn,
      reason: "This browser does not know “flex-wrap: balance” yet.",
      fix: "Wrap greedily",
      change: { wrap: "greedy" },
    },
    {
      applies: state.limit !== null,
      concerns: (line) => line >= (indicator ? Math.min(torn, lastLine) : torn),
      reason: "CSS cannot limit lines and count what it hides.",
      fix: "Show all lines",
      change: { limit: null },
    },
    {
      applies: some((box) => box.kind === "break"),
      // Where lines are balanced, it counts as one of them.
      concerns: (line) => sinceTorn(line) || sinceBreak(line),
      reason: "A line break ends its line; in CSS it takes a line of its own, with a gap.",
      fix: "Remove the line breaks",
      change: { boxes: state.boxes.filter((box) => box.kind !== "break") },
    },
    {
      applies: state.between !== "nothing"
        && (some((box) => box.kind !== "text") || (torn < Infinity && state.limit === null)),
      concerns: all,
      reason: "CSS has no separators: the gaps that stand in for them make no line deeper.",
      fix: "Remove the separators",
      change: { between: "nothing" },
    },
    {
      applies: lastLineOf(state) !== state.align,
      concerns: (line) => line === lastLine,
      reason: "CSS has no alignment for the last line alone.",
      fix: "Align it like the others",
      change: { last: state.align },
    },
    {
      applies: state.most !== null && torn < Infinity,
      concerns: sinceTorn,
      reason: "CSS cannot limit the boxes of a line.",
      fix: "Remove the limit",
      change: { most: null },
    },
    {
      applies: hugging(state) && state.align !== "leading",
      concerns: all,
      reason: "CSS cannot shrink a container to its longest line.",
      fix: "Fill the width",
      change: { hug: "no" },
    },
    {
      applies: some((box) => BREAK_NAMES.some((name) => box[name])) && torn < Infinity,
      concerns: sinceTorn,
      reason: "CSS specifies breaks between flex items, but browsers ignore them.",
      fix: "Remove the breaks",
      change: inBoxes(state, { before: false, after: false, avoid: false }),
    },
    {
      applies: state.hgap < 0 || state.vgap < 0,
      concerns: all,
      reason: "CSS has no negative gaps, and margins, which stand in for them, make no line less deep than 0.",
      fix: "Set them to 0",
      change: { hgap: Math.max(0, state.hgap), vgap: Math.max(0, state.vgap) },
    },
    {
      applies: state.align === "stretch" && some((box) => growOf(box) > 0),
      concerns: sinceBox((box) => growOf(box) > 0),
      reason: "CSS cannot stretch only those lines in which no box grows.",
      fix: "Let no box grow",
      change: inBoxes(state, { grow: 0 }),
    },
    {
      applies: state.across === "last-baseline" && some((box) => box.self !== "auto"),
      concerns: sinceBox((box) => box.self !== "auto"),
      reason: "Last baselines sit at the end of a line in CSS, and at its start in SwiftUI.",
      fix: "Use first baselines",
      change: { across: "first-baseline" },
    },
    {
      applies: state.wrap === "balanced" && state.lines > 1 && some((box) => box.full),
      concerns: sinceTorn,
      reason: "A box with a line of its own divides what is balanced; CSS counts all lines together.",
      fix: "Ask for one line",
      change: { lines: 1 },
    },
    {
      applies: state.wrap === "balanced" && state.lines > 1 && hugging(state),
      concerns: (line) => line >= apart,
      reason: "A flow that is as long as its lines is balanced at that length, a CSS container at its own.",
      fix: "Ask for one line",
      change: { lines: 1 },
    },
    {
      applies: !hasGap && torn < Infinity && [...frames, ...measured.frames].some((frame) => frame[along] === 0),
      concerns: sinceTorn,
      reason: "In CSS, boxes of no length share the line of one that fills it.",
      fix: "Set a gap",
      change: isColumn(state) ? { vgap: 8 } : { hgap: 8 },
    },
    {
      applies: sticksOut,
      concerns: all,
      reason: "A box sticks out: a SwiftUI flow grows with it, a CSS container does not.",
      fix: "Let boxes shrink",
      change: inBoxes(state, { shrink: 1 }),
    },
    {
      // Firefox gives the mark a line of its own in a narrow box.
      applies: state.across.endsWith("baseline") && some((box) => DIRECTION_MARK.test(box.text)),
      concerns: sinceBox((box) => DIRECTION_MARK.test(box.text)),
      reason: "A text begins with a control character, whose line this browser aligns.",
      fix: "Align the tops",
      change: { across: "start" },
    },
    {
      applies: roundedLine < Infinity,
      concerns: (line) => line >= roundedLine,
      reason: "A text wraps at just this width, where rounding decides on its lines.",
      fix: "Make the flow wider by 1 px",
      change: { width: state.width + 1 },
    },
  ].filter((reason) => reason.applies);
}

function shortened(state, limit) {
  const short = (length) => (length === null ? null : Math.max(-limit, Math.min(length, limit)));
  const lengths = ["width", "height", "hgap", "vgap"].map((name) => [name, short(state[name])]);
  return {
    ...Object.fromEntries(lengths),
    boxes: state.boxes.map((box) => ({ ...box, basis: short(box.basis) })),
  };
}
