// The SwiftUI code for what is on screen: of the options only those that differ from the defaults, in the
// order of the declarations.

import { decimal } from "./fields.js";
import { indented, line, textOf, wrapped } from "./listing.js";
import { countsLines, depthLimits, hasHeight, hasPriorities, isColumn, isStrip } from "./rules.js";
import { strip, stripData } from "./strip.js";

/** As many characters of the flow as the pane shows on most screens. */
const LINE_LENGTH = 48;

const ALONG = {
  "space-between": ".spaceBetween", "space-around": ".spaceAround", "space-evenly": ".spaceEvenly",
  center: ".center", stretch: ".stretch",
};
const ROW_ALONG = { ...ALONG, leading: ".leading", trailing: ".trailing" };
const COLUMN_ALONG = { ...ALONG, leading: ".top", trailing: ".bottom" };
const ROW_ACROSS = {
  center: ".center", end: ".bottom", "first-baseline": ".firstTextBaseline",
  "last-baseline": ".lastTextBaseline",
};
const COLUMN_ACROSS = { center: ".center", end: ".trailing" };

/** The look of a box, which takes all of the place that the flow gives it. */
const CHIP = [
  "struct Chip: View {",
  "  var text: String",
  "",
  "  var body: some View {",
  "    Text(verbatim: text)",
  "      .font(.system(size: 15))",
  "      .multilineTextAlignment(.center)",
  "      .padding(.horizontal, 13)",
  "      .padding(.vertical, 5)",
  "      .frame(",
  "        minWidth: 0, maxWidth: .infinity,",
  "        minHeight: 0, maxHeight: .infinity, alignment: .top)",
  "      .background(.orange.opacity(0.2), in: RoundedRectangle(cornerRadius: 10))",
  "  }",
  "}",
].map((text) => line(text));

export const swiftText = (state, measurer) => textOf(swiftLines(state, measurer));

export function swiftLines(state, measurer) {
  const sizes = isStrip(state) ? measurer.pixels(state.boxes.map(({ text }) => text)) : [];
  return [
    line("struct Boxes: View {"),
    ...(state.limit === null ? [] : [
      line(`  @State private var isExpanded = ${state.expanded}`, { fields: ["expanded"] }), line(""),
    ]),
    line("  var body: some View {"),
    ...indented(flow(state, sizes), "    "),
    line("  }"),
    ...(countsLines(state) ? indented(stripData(state, sizes, literal, LINE_LENGTH)) : []),
    line("}"),
    line(""),
    ...CHIP,
  ];
}

function flow(state, sizes) {
  const isPlain = state.limit === null && state.between === "nothing" && !state.rules;
  const lines = countsLines(state) ? [...strip(state, sizes, layoutOption(state), LINE_LENGTH), frame(state)] : isPlain
    ? [...opened(layoutCall(state)), ...indented(content(state.boxes)), line("}"), frame(state)]
    : [...limitedFlow(state), frame(state)];
  if (state.rtl) lines.push(line(".environment(\\.layoutDirection, .rightToLeft)", { fields: ["rtl"] }));
  return lines;
}

/** A flow with a limit or separators. */
function limitedFlow(state) {
  const numbers = state.boxes.map((box) => box.priority).join(", ");
  return [
    ...opening(state, layoutOption(state)),
    line("}"),
    ...(state.limit === null ? [] : limited(state.limit)),
    ...(hasPriorities(state) ? [line(`.priority { [${numbers}][$0] }`, { fields: ["limit"] })] : []),
    ...(state.between === "dots" ? DOT : []),
    ...(state.rules ? RULES : []),
  ];
}

/** The beginning of a flow with its views: with priorities, of data, whose elements they are told for. */
function opening(state, options) {
  const views = content(state.boxes, hasPriorities(state));
  if (!hasPriorities(state)) {
    return [...(options.length === 0 ? [line("Flow {")] : [line("Flow("), ...indented(options), line(") {")]), ...indented(views)];
  }
  return [
    ...(options.length === 0
      ? [line(`Flow(0..<${state.boxes.length}) { box in`)]
      : [line("Flow("), ...indented([line(`0..<${state.boxes.length},`), ...options]), line(") { box in")]),
    line("  switch box {"),
    ...views.flatMap((view, index) => [line(`  case ${index}:`, view), ...indented([view], "    ")]),
    line("  default: EmptyView()"),
    line("  }"),
  ];
}

const about = (field, lines) => lines.map((text) => line(text, { fields: [field] }));
const limited = (limit) => about("limit", [
  `.maxLines(${limit}, isExpanded: isExpanded) { more in`,
  "  Button { isExpanded.toggle() } label: {",
  "    Chip(text: more.isExpanded ? \"Less\" : \"+\\(more.count)\")",
  "  }",
  "  .buttonStyle(.plain)",
  "}",
]);
const DOT = about("between", [".itemSeparator {", "  Text(verbatim: \"·\").font(.system(size: 15))", "}"]);
const RULES = about("rules", [".lineSeparator {", "  Divider()", "}"]);

/** A call with the brace that its views stand in. */
function opened(call) {
  const last = call.at(-1);
  last.text = `${last.text.replace(/\(\)$/, "")} {`;
  return call;
}

/** Returns the frame that the page shows around a flow: at its length, and at the corner where reading begins. */
function frame(state) {
  const width = `width: ${decimal(state.width)}`;
  return hasHeight(state)
    ? line(`.frame(${width}, height: ${decimal(state.height)}, alignment: .topLeading)`, { fields: ["height"] })
    : line(`.frame(${width}, alignment: .leading)`, { fields: ["width"] });
}

/** The layout as an argument; nothing if it is the one without options. */
function layoutOption(state) {
  const call = layoutCall(state);
  if (call.length === 1 && call[0].text === "FlowLayout()") return [];
  call[0].text = `layout: ${call[0].text}`;
  return call;
}

function layoutCall(state) {
  const name = isColumn(state) ? "VFlowLayout" : "FlowLayout";
  const options = layoutArguments(state);
  const call = `${name}(${options.map(({ text }) => text).join(", ")})`;
  const fields = options.length > 0 ? options.flatMap((option) => option.fields) : ["direction"];
  if (call.length + 2 <= LINE_LENGTH) return [line(call, { fields })];
  return [line(`${name}(`), ...indented(wrapped(options, LINE_LENGTH)), line(")")];
}

function layoutArguments(state) {
  const along = isColumn(state) ? COLUMN_ALONG : ROW_ALONG;
  const across = isColumn(state) ? COLUMN_ACROSS : ROW_ACROSS;
  const guide = isColumn(state) ? "horizontalAlignment" : "verticalAlignment";
  const options = [];
  const add = (isAsked, label, value, ...fields) => {
    if (isAsked) options.push(line(`${label}: ${value}`, { fields }));
  };
  add(state.hgap !== 8, "horizontalSpacing", decimal(state.hgap), "hgap");
  add(state.vgap !== 8, "verticalSpacing", decimal(state.vgap), "vgap");
  add(state.align !== "leading", "alignment", along[state.align], "align");
  add(state.last !== "automatic", "lastLine", along[state.last], "last");
  add(across[state.across], guide, across[state.across], "across");
  add(state.across === "stretch", "stretchesItems", "true", "across");
  add(state.wrap === "balanced", "wrapping",
    state.lines > 1 ? `.balanced(minLines: ${state.lines})` : ".balanced", "wrap", "lines");
  const [depth, limits] = isColumn(state)
    ? ["targetColumnWidth", "columnWidthLimits"] : ["targetRowHeight", "rowHeightLimits"];
  add(state.target !== null, depth, decimal(state.target), "target");
  const range = depthLimits(state);
  if (state.target !== null && range) add(true, limits, `${decimal(range.least)}...${decimal(range.greatest)}`, "least", "greatest");
  add(state.most !== null, "maxItemsPerLine", state.most, "most");
  add(state.hug !== "automatic", "hugging", state.hug === "yes" ? ".always" : ".never", "hug");
  return options;
}

/** The views: a loop where they are nothing but different texts, unless each has to stand alone. */
function content(boxes, standAlone = false) {
  const modifiers = boxes.map(modifiersOf);
  const kinds = boxes.map((box) => box.kind);
  const texts = boxes.map((box, index) => line(literal(box.text), { boxes: [index] }));
  const isLoop = !standAlone && boxes.length > 3 && boxes.every((box) => box.kind === "text") && modifiers.every((list) => list === "")
    && new Set(boxes.map((box) => box.text.normalize())).size === boxes.length;
  if (!isLoop) {
    return texts.map(({ text, boxes }, index) => line(`${view(kinds[index], text)}${modifiers[index]}`, { boxes }));
  }
  const end = "], id: \\.self) { Chip(text: $0) }";
  const start = `ForEach([${texts.map(({ text }) => text).join(", ")}`;
  if (start.length + end.length + 2 <= LINE_LENGTH) return [line(start + end)];
  return [line("ForEach(["), ...indented(wrapped(texts, LINE_LENGTH - 4)), line(end)];
}

const view = (kind, text) => ({ break: "LineBreak()", spacer: "Spacer()" })[kind] ?? `Chip(text: ${text})`;

function modifiersOf(box) {
  const order = box.order === 0 ? "" : `.flowOrder(${box.order})`;
  if (box.kind === "break") return order;
  if (box.kind === "spacer") return (box.grow > 1 ? `.flowGrow(${decimal(box.grow)})` : "") + order;
  const breaks = ["before", "after"].filter((name) => box[name]).map((name) => `.${name}`);
  if (box.avoid) breaks.push(".avoidBefore");
  return [
    box.grow === 1 ? ".flowGrow()" : box.grow > 0 ? `.flowGrow(${decimal(box.grow)})` : "",
    box.shrink === 1 ? ".flowShrink()" : box.shrink > 0 ? `.flowShrink(${decimal(box.shrink)})` : "",
    box.basis === null ? "" : `.flowBasis(${decimal(box.basis)})`,
    box.ratio === null ? "" : `.flowAspectRatio(${decimal(box.ratio)})`,
    order,
    box.self === "auto" ? "" : `.flowItemAlignment(.${box.self})`,
    breaks.length > 1 ? `.flowBreak([${breaks.join(", ")}])` : breaks.length ? `.flowBreak(${breaks[0]})` : "",
    box.full ? ".flowFullLine()" : "",
  ].join("");
}

/** A text as a Swift literal, which shows every character that could hide in it. */
function literal(text) {
  const escapes = { "\\": "\\\\", '"': '\\"', "\n": "\\n", "\t": "\\t" };
  const escaped = text.replace(
    /[\\"\n\t]|[\p{Cc}\p{Zl}\p{Zp}]|[\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/gu,
    (character) => escapes[character] ?? `\\u{${character.codePointAt(0).toString(16)}}`);
  return `"${escaped}"`;
}
