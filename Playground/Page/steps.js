// The address of what is shown, and the steps back: the browser's Back is the button's Undo.

/** Keys that are pressed on one control within this time of each other, in ms, are one step. */
const PAUSE = 2000;

export class Steps {
  #written = location.hash;
  #past = [];
  #last = null;
  #isByKey = false;
  #undo;

  /** `undo` is the button for a step back; `read(hash)` shows an address that the visitor went to. */
  constructor(undo, read) {
    this.#undo = undo;
    undo.addEventListener("click", () => history.back());
    addEventListener("hashchange", () => {
      if (location.hash === this.#written) return;
      this.#arrive();
      read(location.hash);
    });
    addEventListener("keydown", () => { this.#isByKey = true; }, true);
    addEventListener("pointerdown", () => { this.#isByKey = false; }, true);
    this.#showUndo();
  }

  /** The address of the last step. */
  get address() {
    return this.#written;
  }

  /** Makes an address a step, which a `source` asked for; its keys in a row are one. */
  write(address, source) {
    if (address === location.hash) return;
    const isNext = this.#isNext(source);
    if (!isNext) this.#past.push(this.#written);
    this.#written = address;
    if (isNext) location.replace(address);
    else location.hash = address;
    this.#showUndo();
  }

  #isNext(source) {
    const [last, now] = [this.#last, performance.now()];
    this.#last = this.#isByKey && source !== null ? { source, time: now } : null;
    return Boolean(last && this.#last && last.source === source && now - last.time < PAUSE);
  }

  /** Shows the address after the visitor went back, or anywhere else. */
  #arrive() {
    if (this.#past.at(-1) === location.hash) this.#past.pop();
    else this.#past.push(this.#written);
    this.#written = location.hash;
    this.#last = null;
    this.#showUndo();
  }

  #showUndo() {
    this.#undo.disabled = this.#past.length === 0;
  }
}
