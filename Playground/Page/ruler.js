// The browser's unit of length, found by measuring. Layout counts in whole units: Chromium in 64ths of a
// pixel of the screen, which the zoom makes another part of a px; Firefox in 60ths of a px.

/** The engine's part of a length that is one unit: what it takes for the smallest step itself. */
const STEP = 1 / 64;

/** Up to here, a browser reports lengths to the unit. */
const EXACT_LENGTH = 2 ** 16;

/** Lengths to find the unit by: a first guess counts the units of 1 px, and so on. */
const REFINEMENTS = [1, 30, 1000];

const MOST_REMEMBERED = 2000;

/**
 * Translates between px and the lengths of the engine, which counts the browser's units in 64ths.
 *
 * So sums of lengths are exact on both sides, and nothing fits on one that does not on the other.
 */
export class Ruler {
  #room;
  #unit = null;
  #longest = 0;
  #stored = new Map();

  /** Measures in an element of no size that hides what overflows it. */
  constructor(room) {
    this.#room = room;
  }

  /** Forgets everything: the zoom may have changed. */
  forget() {
    this.#unit = null;
    this.#stored.clear();
  }

  /** The unit in px. */
  get unit() {
    return (this.#unit ??= this.#findUnit());
  }

  /** The engine's length for what the browser reports. */
  length(px) {
    return Math.round(px / this.unit) * STEP;
  }

  /** Converts a length of the engine to px. */
  px(length) {
    return (length / STEP) * this.unit;
  }

  /** A number of px that the browser takes for just this length of the engine, whichever way it rounds. */
  cssPx(length) {
    return this.px(length + (Math.sign(length) * STEP) / 4);
  }

  /** The engine's length for what the browser makes of a length in CSS. */
  stored(px) {
    if (!this.#stored.has(px)) this.prepare([px]);
    return this.#stored.get(px);
  }

  /** Measures several lengths at once, for `stored`. */
  prepare(lengths) {
    const { unit } = this;
    if (this.#stored.size > MOST_REMEMBERED) this.#stored.clear();
    const unknown = [...new Set(lengths)].filter((px) => !this.#stored.has(px));
    if (unknown.length === 0) return;
    const widths = this.#measure(unknown.map(Math.abs));
    for (const [index, px] of unknown.entries()) {
      const isExact = widths[index] < EXACT_LENGTH;
      const units = isExact
        ? Math.round(widths[index] / unit)
        : Math.trunc(Math.min(Math.abs(px), this.#longest) / unit);
      this.#stored.set(px, Math.sign(px) * units * STEP);
    }
  }

  #findUnit() {
    const steps = this.#measure(Array.from({ length: 100 }, (_, index) => (index + 1) / 1000));
    let unit = Math.min(...steps.filter((width) => width > 0), 0.1);
    const [longest, ...lengths] = this.#measure([1e9, ...REFINEMENTS]);
    for (const length of lengths) unit = length / Math.round(length / unit);
    this.#longest = longest;
    // Reported values are rounded themselves; these are the units they may be rounded from.
    const named = [1 / 64 / devicePixelRatio, 1 / 64, 1 / 60];
    return named.find((one) => Math.abs(one / unit - 1) < 1e-6) ?? unit;
  }

  #measure(lengths) {
    const probes = lengths.map((length) => {
      const probe = document.createElement("div");
      probe.style.width = `${length}px`;
      return probe;
    });
    this.#room.replaceChildren(...probes);
    const widths = probes.map((probe) => probe.getBoundingClientRect().width);
    this.#room.replaceChildren();
    return widths;
  }
}
