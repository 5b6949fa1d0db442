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

/** The strip, with lines that say how its views are arranged, or the waterfall. */
export function strip(state, sizes, layout, length) {
  const [name, parts] = isWaterfall(state)
    ? ["LazyWaterfall", [columns(state, length)]] : ["LazyStrip", linesOfStrip(state, sizes, layout, length)];
  for (const part of parts.slice(0, -1)) part.at(-1).text += ",";
  return [
    line(isColumn(state) ? "ScrollView {" : "ScrollView(.horizontal) {", { fields: ["wrap"] }),
    ...indented([line(`${name}(`), ...indented(parts.flat()), line(") {"), line("  Chip(text: texts[$0])"), line("}")]),
    line("}"),
  ];
}

function columns({ lines, hgap }, length) {
  const spacing = hgap === 8 ? [] : [line(`spacing: ${decimal(hgap)}`, { fields: ["hgap"] })];
  return wrapped([line("texts.indices"), line(`columns: .fixed(${lines})`, { fields: ["lines"] }), ...spacing], length);
}

function linesOfStrip(state, sizes, layout, length) {
  const height = heightOf(sizes);
  const head = wrapped([line("texts.indices"), line(`lines: ${state.lines}`, { fields: ["lines"] })], length);
  const size = `CGSize(width: widths[$0], height: ${height === null ? "heights[$0]" : decimal(height)})`;
  const declared = line(fillsShortest(state) ? "sizes: .declared {" : "sizes: .lineByLine {", { fields: ["fill"] });
  return [head, layout, [declared, line(`  ${size}`), line("}")]].filter((part) => part.length > 0);
}
