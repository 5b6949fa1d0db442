// The content of a list of a million chips: their words, their widths, and the chips that are inserted.

export const COUNT = 1_000_000;
export const HEIGHT = 30;

const WORDS = [
  "Swift", "Flow", "Chip", "Layout", "Wrap", "Line", "Row", "Column", "Gap", "Grow", "Shrink", "Basis",
  "Order", "Stretch", "Baseline", "Leading", "Center", "Trailing", "Balanced", "Frame", "Box", "Tag",
];
const wordOf = (chip) => (chip < COUNT ? WORDS[(chip * 7919) % WORDS.length] : "New");

export class Chips {
  #chips = Int32Array.from({ length: COUNT }, (_, index) => index);
  #next = COUNT;
  #widthOf;

  /** The widths in the order of the list. */
  widths;

  /** Measures words in a room for elements. */
  constructor(room) {
    this.#widthOf = widthsIn(room);
    this.widths = Float64Array.from(this.#chips, this.#widthOf);
  }

  get count() {
    return this.#chips.length;
  }

  label(index) {
    const chip = this.#chips[index];
    return `${wordOf(chip)} ${chip + 1}`;
  }

  /** Where the chip with a number is; -1 if it was removed. */
  indexOf(number) {
    return this.#chips.indexOf(number - 1);
  }

  /** Takes some chips out and puts new ones in their place; returns the widths of these. */
  replace(first, count, inserted) {
    const chips = Int32Array.from({ length: inserted }, () => this.#next++);
    const widths = Float64Array.from(chips, this.#widthOf);
    this.#chips = spliced(this.#chips, first, count, chips);
    this.widths = spliced(this.widths, first, count, widths);
    return widths;
  }
}

function spliced(list, first, count, others) {
  const result = new list.constructor(list.length - count + others.length);
  result.set(list.subarray(0, first));
  result.set(others, first);
  result.set(list.subarray(first + count), first + others.length);
  return result;
}

/** Tells the width of a chip: of its word and as many digits as it has, all equally wide. */
function widthsIn(room) {
  const measure = (text) => {
    const chip = document.createElement("div");
    chip.className = "chip";
    chip.textContent = text;
    room.append(chip);
    const { width } = chip.getBoundingClientRect();
    chip.remove();
    return width;
  };
  const digit = (measure("0000000000") - measure("00000")) / 5;
  const words = new Map([...WORDS, "New"].map((word) => [word, measure(`${word} 0`) - digit]));
  return (chip) => Math.ceil(words.get(wordOf(chip)) + (Math.floor(Math.log10(chip + 1)) + 1) * digit);
}
