// The engine against the browser: the same boxes, one layout after another, in turns.

import { t } from "./language.js";

const SIZES = [100, 1_000, 10_000, 100_000];
const WIDTHS = [640, 580, 700, 620, 760, 600, 680, 560];
const GAP = 8;
const HEIGHT = 24;

/** An odd number, so that the median is one of the times. */
const ROUNDS = 7;

/** How long one measurement takes at least, in ms, and in steps of the clock, which browsers make coarse. */
const LEAST_TIME = 5;
const LEAST_STEPS = 40;

/** A clock whose steps are longer than this, in ms, would make the race one of minutes. */
const LONGEST_STEP = 20;

const widthOfBox = (index) => 24 + ((index * 7919) % 97);

export class Race {
  #engine;
  #button = document.getElementById("start-race");
  #status = document.getElementById("race-status");
  #rows = new Map();
  #stop = null;

  constructor(engine) {
    this.#engine = engine;
    const body = document.querySelector("table.race tbody");
    for (const size of SIZES) {
      const row = makeRow(size);
      this.#rows.set(size, row);
      body.append(row.element);
    }
    this.#button.addEventListener("click", () => {
      if (this.#stop) this.#stop.abort();
      else this.#run();
    });
  }

  async #run() {
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    this.#button.textContent = t("Stop");
    for (const row of this.#rows.values()) row.clear();
    try {
      const leastTime = Math.max(LEAST_TIME, LEAST_STEPS * clockStep());
      for (const size of SIZES) {
        if (signal.aborted) break;
        this.#status.textContent = t("Racing with {count} boxes…", { count: size.toLocaleString("en") });
        await pause();
        const times = await race(this.#engine, size, leastTime, signal);
        if (times) this.#rows.get(size).show(times);
      }
      this.#status.textContent = t(signal.aborted ? "Stopped." : "Done.");
    } catch (error) {
      this.#status.textContent = t("The race ended early: {reason}", { reason: error.message });
    }
    this.#button.textContent = t("Race again");
    this.#stop = null;
  }
}

/** The median times of one layout in ms; null if it was stopped. */
async function race(engine, size, leastTime, signal) {
  const contestants = [
    new EngineContestant(engine, size), new WholeContestant(engine, size), new BrowserContestant(size),
  ];
  try {
    for (const width of WIDTHS) {
      const heights = contestants.map((contestant) => contestant.layOut(width));
      if (new Set(heights).size > 1) throw new Error(`the heights differ: ${heights.join(", ")} px`);
    }
    const passes = contestants.map((contestant) => enoughPasses(contestant, leastTime));
    const times = contestants.map(() => []);
    for (let round = 0; round < ROUNDS; round++) {
      for (const [index, contestant] of contestants.entries()) {
        await pause();
        if (signal.aborted) return null;
        times[index].push(timeOf(contestant, passes[index]));
      }
    }
    return times.map(median);
  } finally {
    for (const contestant of contestants) contestant.close();
  }
}

/** The time of one layout in ms, as the mean of several, each at another width than the one before. */
function timeOf(contestant, passes) {
  const start = performance.now();
  for (let pass = 0; pass < passes; pass++) {
    contestant.layOut(WIDTHS[contestant.turn++ % WIDTHS.length]);
  }
  return (performance.now() - start) / passes;
}

/** A power of two of layouts that take long enough to be timed. */
function enoughPasses(contestant, leastTime) {
  let passes = 1;
  // The least of several: in one of them, the machine may have done something else.
  const least = () => Math.min(...[1, 2, 3].map(() => timeOf(contestant, passes)));
  while (least() * passes < leastTime) passes *= 2;
  return passes;
}

/** The shortest time that the clock tells, in ms. */
function clockStep() {
  const start = performance.now();
  const clock = Date.now();
  let step = 0;
  while (step === 0 && Date.now() - clock < 10 * LONGEST_STEP) step = performance.now() - start;
  if (step === 0 || step > LONGEST_STEP) {
    throw new Error("this browser’s clock is too coarse to time a layout");
  }
  return step;
}

const median = (times) => times.toSorted((a, b) => a - b)[(times.length - 1) / 2];

/** Lets the page react and paint. */
const pause = () => new Promise((resume) => setTimeout(resume));

/** The layout alone: the engine has the sizes, and keeps the frames. */
class EngineContestant {
  turn = 0;
  session;
  boxes;

  constructor(engine, size) {
    this.session = engine.session();
    this.boxes = {
      main: Float64Array.from({ length: size }, (_, index) => widthOfBox(index)),
      cross: new Float64Array(size).fill(HEIGHT),
    };
    this.session.boxes = this.boxes;
  }

  layOut(width) {
    this.session.container = { mainSize: width, mainGap: GAP, crossGap: GAP };
    return this.session.solve().crossSize;
  }

  close() {
    this.session.close();
  }
}

/** The same with all that a host does around it: sizes in, frames out. */
class WholeContestant extends EngineContestant {
  #frames;

  constructor(engine, size) {
    super(engine, size);
    this.#frames = new Float64Array(4 * size);
  }

  layOut(width) {
    this.session.boxes = this.boxes;
    const depth = super.layOut(width);
    this.#frames.set(this.session.numbers(0, this.boxes.main.length));
    return depth;
  }
}

/** The browser's flexbox; asking for a height makes it lay out at once. */
class BrowserContestant {
  turn = 0;
  #room = document.createElement("div");
  #flow = document.createElement("div");

  constructor(size) {
    this.#room.className = "race-room";
    this.#room.setAttribute("aria-hidden", "true");
    for (let index = 0; index < size; index++) {
      const box = document.createElement("div");
      box.style.width = `${widthOfBox(index)}px`;
      this.#flow.append(box);
    }
    this.#room.append(this.#flow);
    document.body.append(this.#room);
  }

  layOut(width) {
    this.#flow.style.width = `${width}px`;
    return this.#flow.offsetHeight;
  }

  close() {
    this.#room.remove();
  }
}

/** A row of the table: the numbers say what the bars show. */
function makeRow(size) {
  const element = document.createElement("tr");
  const header = document.createElement("th");
  header.scope = "row";
  header.textContent = size.toLocaleString("en");
  const bars = document.createElement("td");
  const lines = [
    makeBar("core", t("The engine")), makeBar("core whole", t("… with sizes, frames")), makeBar("css", t("Browser")),
  ];
  bars.append(...lines.map((line) => line.element));
  const ratio = document.createElement("td");
  ratio.className = "number";
  element.append(header, bars, ratio);

  const show = (times) => {
    const longest = Math.max(...times);
    for (const [index, line] of lines.entries()) line.show(times[index], times[index] / longest);
    const whole = document.createElement("small");
    whole.textContent = t("{ratio} with sizes in, frames out", { ratio: compared(times[2] / times[1]) });
    ratio.replaceChildren(compared(times[2] / times[0]), whole);
  };
  const clear = () => {
    for (const line of lines) line.clear();
    ratio.textContent = "–";
  };
  clear();
  return { element, show, clear };
}

function makeBar(kind, name) {
  const element = document.createElement("div");
  element.className = `contestant ${kind}`;
  const label = document.createElement("span");
  label.textContent = name;
  const bar = document.createElement("div");
  bar.className = "bar";
  bar.setAttribute("aria-hidden", "true");
  const value = document.createElement("span");
  value.className = "time";
  element.append(label, bar, value);
  return {
    element,
    show(time, share) {
      bar.style.setProperty("--share", share);
      value.textContent = time < 1 ? `${formatted(time * 1000)} µs` : `${formatted(time)} ms`;
    },
    clear() {
      bar.style.setProperty("--share", 0);
      value.textContent = "–";
    },
  };
}

/** A ratio of times in words. */
const compared = (ratio) => (ratio >= 1
  ? t("{ratio}× faster", { ratio: formatted(ratio) }) : t("{ratio}× slower", { ratio: formatted(1 / ratio) }));

const formatted = (number) => number.toLocaleString("en", { maximumSignificantDigits: 2 });
