// FlowLayoutEngine, as WebAssembly. Numbers go through a buffer that both sides see: Playground/Engine/Input.swift
// says what each of them means.

const COLUMNS = [
  "main", "cross", "basis", "grow", "shrink", "guides", "order", "alignSelf", "breaks",
  "priorities", "ratios", "gaps",
];

/** The alignments along and across lines, as the engine counts them. */
export const ALONG = [
  "leading", "center", "trailing", "space-between", "space-around", "space-evenly", "stretch",
];
export const ACROSS = ["auto", "start", "center", "end", "baseline", "stretch"];

/** The rules a box can have for the line breaks around it, one bit each. */
export const BREAKS = { before: 1, after: 2, avoid: 4, full: 8, marker: 16, joined: 32 };

/** The compiled engine; makes sessions. */
export class Engine {
  #measure = null;
  #exports;

  static async load(bytes) {
    const engine = new Engine();
    const { instance } = await WebAssembly.instantiate(bytes, {
      page: { measure: (item, main, address) => engine.#answer(item, main, address) },
    });
    engine.#exports = instance.exports;
    return engine;
  }

  session() {
    return new Session(this, this.#exports);
  }

  /** The bytes of memory that the engine has taken so far; they are never given back. */
  get memory() {
    return this.#exports.memory.buffer.byteLength;
  }

  /** Calls `body` while `measure` answers how deep boxes are. */
  measuring(measure, body) {
    this.#measure = measure;
    try {
      return body();
    } finally {
      this.#measure = null;
    }
  }

  #answer(item, main, address) {
    const { cross, guide } = this.#measure(item, main);
    new Float64Array(this.#exports.memory.buffer, address, 3).set([main, cross, guide]);
  }
}

/** One container with its boxes, and the memory that their layouts use again. */
class Session {
  #engine;
  #exports;
  #address;

  constructor(engine, exports) {
    this.#engine = engine;
    this.#exports = exports;
    this.#address = exports.flow_open();
  }

  close() {
    this.#exports.flow_close(this.#address);
  }

  /** Sets the boxes: arrays of numbers, one a column; what is missing has its initial value. */
  set boxes(columns) {
    for (const [index, name] of COLUMNS.entries()) {
      const column = columns[name] ?? [];
      this.#write(column);
      this.#exports.flow_take_column(this.#address, index, column.length);
    }
  }

  set container({
    mainSize, mainGap = 0, crossGap = 0, isColumn = false, isRightToLeft = false,
    isBalanced = false, leastLines = 1, mostItems = null, along = "leading", lastLine = along,
    across = "start", hugs = false, mostLines = null, isExpanded = false, proportions = null, strip = null,
    separator = null,
  }) {
    const { target = NaN, least = NaN, greatest = NaN, fillsLastLine = false } = proportions ?? {};
    this.#write([
      mainSize, mainGap, crossGap, isColumn, isRightToLeft, isBalanced, leastLines,
      mostItems ?? NaN, ALONG.indexOf(along), ALONG.indexOf(lastLine), ACROSS.indexOf(across), hugs,
      mostLines ?? NaN, isExpanded, target, least, greatest, fillsLastLine,
      strip?.lines ?? NaN, strip?.fillsShortest ?? false,
      separator?.length ?? NaN, separator?.depth ?? NaN, separator?.guide ?? NaN,
    ]);
    this.#exports.flow_take_container(this.#address);
  }

  /**
   * Lays out. `measure(box, length)` answers the depth of a box, and the distance to its guide, at
   * another length than its own; without it boxes stay as deep as they are.
   */
  solve(measure = null) {
    const solve = () => this.#exports.flow_solve(this.#address, measure !== null);
    if (measure) this.#engine.measuring(measure, solve);
    else solve();
    const [mainSize, crossSize, longestLine, lines] = this.#read(4);
    return { mainSize, crossSize, longestLine, lines };
  }

  /** Lifts a box; the boxes and the container of now count until the next one is lifted. */
  lift(index) {
    this.#exports.flow_lift(this.#address, index);
  }

  /** The index at which the lifted box would be dropped that is held with its center at a point; -1 for where it is. */
  dropPlace(main, cross, measure) {
    return this.#engine.measuring(measure, () => this.#exports.flow_drop_place(this.#address, main, cross));
  }

  /** Four numbers a box, until the engine is called again: positions along and across the lines, and sizes. */
  numbers(first, count) {
    this.#exports.flow_read_frames(this.#address, first, count);
    return this.#read(4 * count);
  }

  /** The frames of boxes that are laid out: positions along and across the lines, and sizes. */
  frames(first, count) {
    return this.#frames(this.numbers(first, count));
  }

  /** The frames of the separators between boxes, in the order of the lines. */
  separators() {
    const count = this.#exports.flow_read_separators(this.#address);
    return this.#frames(this.#read(4 * count));
  }

  #frames(numbers) {
    return Array.from({ length: numbers.length / 4 }, (_, place) => {
      const [main, cross, mainSize, crossSize] = numbers.subarray(4 * place, 4 * place + 4);
      return { main, cross, mainSize, crossSize };
    });
  }

  /** The number of each box's line, from 0 on; -1 for a box that is in none. */
  lines(count) {
    this.#exports.flow_read_lines(this.#address, count);
    return [...this.#read(count)];
  }

  /** The depths at which lines end. */
  lineEnds(count) {
    this.#exports.flow_read_line_ends(this.#address, count);
    return [...this.#read(count)];
  }

  /** Finds the lines of a long list, and lays out none of them. */
  indexLines() {
    this.#exports.flow_index_lines(this.#address);
    const [mainSize, crossSize, longestLine, lines] = this.#read(4);
    return { mainSize, crossSize, longestLine, lines };
  }

  /** Puts boxes of these sizes in the place of `count` indexed ones. */
  replace(first, count, mains, crosses) {
    this.#write([...mains, ...crosses]);
    this.#exports.flow_replace(this.#address, first, count, mains.length);
    const [mainSize, crossSize, longestLine, lines] = this.#read(4);
    return { mainSize, crossSize, longestLine, lines };
  }

  /** Lays out the indexed lines between two offsets: their boxes go from `first` to before `end`. */
  solveBetween(start, stop) {
    this.#exports.flow_solve_between(this.#address, start, stop);
    const [first, end] = this.#read(2);
    return { first, end };
  }

  /** Lays out the indexed lines of some boxes, and answers the frames of these boxes. */
  framesOnLines(first, count) {
    this.#exports.flow_solve_around(this.#address, first, count);
    return this.frames(first, count);
  }

  /** The buffer; memory that grows leaves views of it behind, so each use makes its own. */
  #read(count) {
    const address = this.#exports.flow_buffer(this.#address, count) >>> 0;
    return new Float64Array(this.#exports.memory.buffer, address, count);
  }

  #write(numbers) {
    this.#read(numbers.length).set(numbers);
  }
}

/** The bytes of the engine, which the page carries compressed. */
export async function engineBytes() {
  const text = atob(document.getElementById("engine").textContent.trim());
  const compressed = Uint8Array.from(text, (character) => character.charCodeAt(0));
  const stream = new Blob([compressed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).arrayBuffer();
}
