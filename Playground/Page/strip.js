// The SwiftUI code of a strip or a waterfall: data, with the sizes of a strip's views, and what scrolls along their lines.

import { decimal } from "./fields.js";
import { indented, line, wrapped } from "./listing.js";
import { fillsShortest, isColumn, isWaterfall } from "./rules.js";

/**
 * The boxes on screen, and the sizes that a strip is told, in px: with these alone its lines are equally long.
 * `literal(text)` writes a text, on lines of a length.
 */
export function stripData(state, sizes, literal, length) {
  const list = (head, values) => {
    const parts = values.map((value, index) => line(value, { boxes: [index] }));
    return [line(`private let ${head} = [`), ...indented(wrapped(parts, length - 2)), line("]")];
  };
  const numbers = (side) => sizes.map((size) => decimal(size[side]));
  return [
    line(""),
    ...list("texts: [String]", state.boxes.map(({ text }) => literal(text))),
    ...(isWaterfall(state) ? [] : [line("// As this browser measures them."), ...list("widths: [CGFloat]", numbers("width"))]),
    ...(heightOf(sizes) === null ? list("heights: [CGFloat]", numbers("height")) : []),
  ];
}

/** The height that all views have; null if they differ. */
function heightOf(sizes) {
  const [first = 0, ...others] = sizes.map(({ height }) => height);
  return others.every((height) => height === first) ? first : null;
}

/** The strip, with the sizes of its views and their order, or the waterfall. */
export function strip(state, sizes, layout, length) {
  const [call, methods] = isWaterfall(state)
    ? [opened("LazyWaterfall", columns(state, length), length), []]
    : [opened("LazyStrip", linesOfStrip(state, layout, length), length), sizesOfStrip(state, sizes)];
  return [
    line(isColumn(state) ? "ScrollView {" : "ScrollView(.horizontal) {", { fields: ["wrap"] }),
    ...indented([...call, line("  Chip(text: texts[$0])"), line("}"), ...methods]),
    line("}"),
  ];
}

/** A call with its arguments, up to the brace of its content: on one line of the length if it fits. */
function opened(name, options, length) {
  const [{ text, boxes, fields }] = options;
  const whole = `${name}(${text}) {`;
  return options.length === 1 && whole.length + 2 <= length
    ? [line(whole, { boxes, fields })] : [line(`${name}(`), ...indented(options), line(") {")];
}

function columns({ lines, hgap }, length) {
  const spacing = hgap === 8 ? [] : [line(`spacing: ${decimal(hgap)}`, { fields: ["hgap"] })];
  return wrapped([line("texts.indices"), line(`columns: .fixed(${lines})`, { fields: ["lines"] }), ...spacing], length);
}

function linesOfStrip(state, layout, length) {
  const head = wrapped([line("texts.indices"), line(`lines: ${state.lines}`, { fields: ["lines"] })], length);
  if (layout.length > 0) head.at(-1).text += ",";
  return [...head, ...layout];
}

function sizesOfStrip(state, sizes) {
  const height = heightOf(sizes);
  const size = `CGSize(width: widths[$0], height: ${height === null ? "heights[$0]" : decimal(height)})`;
  const method = line(fillsShortest(state) ? ".itemSizes {" : ".lineByLine {", { fields: ["fill"] });
  return [method, line(`  ${size}`), line("}")];
}
