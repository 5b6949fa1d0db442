// The upper part of the page: a state, its two layouts, its code, and everything that changes it.

import { AddressError, readAddress, writeAddress } from "./address.js";
import { copyText, showCode } from "./code.js";
import { Flexbox, compare, solve } from "./comparison.js";
import { cssLines } from "./css.js";
import { enableDragging } from "./dragging.js";
import { enableEditing, isEditing } from "./editing.js";
import { Examples } from "./examples.js";
import { BOX, CONTAINER, LONGEST, cleanText, isBoxCount, makeBox } from "./fields.js";
import { nameAlignments, showFields, showMessage, unfold, watchFields } from "./form.js";
import { addHandle } from "./handle.js";
import { introduce } from "./introduction.js";
import { preferredLanguage, t } from "./language.js";
import { lift, pointOnNextLine } from "./lifting.js";
import { enableLighting } from "./lighting.js";
import { textOf } from "./listing.js";
import { Measurer } from "./measuring.js";
import { CSSPane, CorePane } from "./panes.js";
import { presetState } from "./presets.js";
import { showDifference } from "./readout.js";
import { effective, hasBaselines, hasHeight, isColumn, isStrip, isWaterfall } from "./rules.js";
import { Windows } from "./scrolling.js";
import { Steps } from "./steps.js";
import { swiftLines, swiftText } from "./swift.js";

const byId = (id) => document.getElementById(id);

export class Workbench {
  #state;
  #selected = 0;
  #solution;
  #measured;
  #session;
  #dropSession;
  #measurer = new Measurer(byId("measuring"));
  #cssPane = new CSSPane();
  #corePane = new CorePane();
  #windows = new Windows();
  #flexbox = new Flexbox(this.#cssPane.container);
  #layoutForm = byId("layout");
  #boxForm = byId("box");
  #examples = new Examples({
    show: (state) => this.#showExample(state),
    // A state that the visitor has made stays as it is, but for the page's texts about it.
    translate: (state) => this.#show(state ? { ...this.#state, ...state, width: this.#state.width } : this.#state, state !== null),
  });
  #showHandles = [];
  #steps;

  constructor(engine) {
    this.#session = engine.session();
    this.#dropSession = engine.session();
    this.#prepareForms();
    this.#prepareButtons();
    this.#prepareBoxes();
    this.#prepareHandles();
    this.#prepareAddress();
    this.#prepareHelp();
  }

  // A state and what shows it

  /**
   * Shows a state; a final one can be linked to, and left by the browser's Back. What one `source` does by
   * keys in a row is one step.
   */
  #show(state, isFinal = true, source = null) {
    this.#state = { ...state, width: state.width ?? this.#fittingWidth() };
    this.#selected = Math.min(Math.max(0, this.#selected), state.boxes.length - 1);
    this.#layOut();
    this.#showControls();
    if (isFinal) this.#writeAddress(source);
  }

  #change(change, isFinal = true, source = null) {
    this.#show({ ...this.#state, ...change }, isFinal, source);
  }

  #showExample(state) {
    this.#selected = 0;
    this.#show({ ...state, overlay: this.#state.overlay });
  }

  #changeBox(index, change, isFinal = true, source = null) {
    const boxes = this.#state.boxes.map((box, place) => (place === index ? { ...box, ...change } : box));
    this.#change({ boxes }, isFinal, source);
  }

  #layOut() {
    const state = effective(this.#state);
    document.body.classList.toggle("columns", hasHeight(state));
    document.body.classList.toggle("balanced", state.wrap === "balanced");
    document.body.classList.toggle("strip", isStrip(state));
    document.body.classList.toggle("waterfall", isWaterfall(state));
    byId("compare").classList.toggle("overlay", state.overlay);
    for (const scroller of document.querySelectorAll(".scroller")) scroller.classList.toggle("rtl", state.rtl);
    this.#windows.show(state);
    this.#cssPane.showBoxes(state, this.#selected);
    this.#flexbox.style(state, this.#measurer);
    this.#solution = solve(this.#session, state, this.#measurer);
    this.#corePane.show(state, this.#solution, this.#selected);
    byId("unit").textContent = `${this.#solution.unit.toFixed(4)} px`;
    this.#measured = this.#flexbox.measure();
    const result = compare(state, this.#solution, this.#measured, this.#measurer);
    this.#cssPane.showResult(state, result);
    showDifference(state, result, (change) => this.#change(change));
    showCode(byId("swift"), swiftLines(state, this.#measurer), "swift");
    showCode(byId("css"), cssLines(state, this.#measurer), "css");
  }

  #showControls() {
    const state = this.#state;
    this.#examples.mark(state);
    showFields(this.#layoutForm, CONTAINER, state);
    nameAlignments(this.#layoutForm, { isColumn: isColumn(state), hasBaselines: hasBaselines(state) });
    const box = state.boxes[this.#selected];
    byId("wishes").disabled = !box;
    unfold(this.#layoutForm, CONTAINER, state);
    unfold(this.#boxForm, BOX, box ?? makeBox(""));
    byId("box-hint").hidden = Boolean(box);
    byId("remove").disabled = !box;
    byId("earlier").disabled = !box || this.#selected === 0;
    byId("later").disabled = !box || this.#selected === state.boxes.length - 1;
    byId("add").disabled = !isBoxCount(state.boxes.length + 1);
    byId("box-title").textContent = box
      ? t("Box {place} of {count}", { place: this.#selected + 1, count: state.boxes.length }) : t("Box");
    const { text, ...wishes } = box ?? makeBox("");
    showFields(this.#boxForm, BOX, wishes);
    if (this.#boxForm.elements.text.value !== text) this.#boxForm.elements.text.value = text;
    const length = hasHeight(state) ? state.height : state.width;
    for (const show of this.#showHandles) {
      show(t(hasHeight(state) ? "Height" : "Width"), { value: length, isColumn: hasHeight(state) });
    }
  }

  /** A width that the pane has room for, with its handle. */
  #fittingWidth() {
    const { clientWidth } = byId("core-scroller");
    return Math.max(200, Math.min(440, clientWidth - 72));
  }

  // The address

  #prepareAddress() {
    byId("notice").querySelector("button").addEventListener("click", () => this.notify(null));
    this.#steps = new Steps(byId("undo"), (hash) => this.showAddress(hash));
    this.#readAddress();
  }

  /** The address of what is shown. */
  get address() {
    return writeAddress(this.#state);
  }

  /** Where the engine puts the texts that are shown, and what stands for the others, in px of what is seen at first. */
  get frames() {
    const { frames, lines, indicator, room } = this.#solution;
    const { boxes, rtl, width } = effective(this.#state);
    const start = rtl && isStrip(this.#state) && !isColumn(this.#state) ? width - room.width : 0;
    const shown = frames.filter((_, index) => lines[index] >= 0 && boxes[index].kind === "text")
      .map((frame) => ({ ...frame, left: frame.left + start }));
    return indicator ? [...shown, indicator] : shown;
  }

  #writeAddress(source = null) {
    this.#steps.write(this.address, source);
    this.notify(null);
  }

  /** Shows the last step again. */
  #readAddress() {
    this.showAddress(this.#steps.address);
  }

  /** Shows what an address says, or the first example and why it says nothing. */
  showAddress(hash) {
    const target = hash.slice(1);
    const isPlace = target === "" || document.querySelector(`section[id="${CSS.escape(target)}"]`);
    try {
      const { state, ignored } = isPlace ? { state: presetState("tags", preferredLanguage()), ignored: [] } : readAddress(hash);
      this.#show(state, false);
      this.notify(ignored.length === 0 ? null : ignoredText(ignored));
    } catch (error) {
      if (!(error instanceof AddressError)) throw error;
      this.#show(presetState("tags", preferredLanguage()), false);
      this.notify(t("The address of this page is broken: {reason}. Here is the first example instead.", { reason: t(error.message) }));
    }
  }

  /** Says what is wrong; null for nothing. */
  notify(text) {
    const notice = byId("notice");
    notice.hidden = text === null;
    notice.querySelector("p").textContent = text ?? "";
  }

  // Changes of the state

  #prepareForms() {
    const refuse = (control) => {
      // A value typed on the way there may have been shown already.
      this.#readAddress();
      showMessage(control, limitsOf(control));
    };
    watchFields(this.#layoutForm, CONTAINER, {
      refuse,
      change: (name, value, isFinal) => {
        const change = { [name]: value };
        const next = { ...this.#state, ...change };
        if (!hasBaselines(next) && next.across.endsWith("baseline")) change.across = "start";
        this.#change(change, isFinal, name);
      },
    });
    watchFields(this.#boxForm, BOX, {
      refuse,
      change: (name, value, isFinal) => this.#changeBox(this.#selected, { [name]: value }, isFinal, `${this.#selected} ${name}`),
    });
    const { text } = this.#boxForm.elements;
    text.addEventListener("input", () => this.#changeBox(this.#selected, { text: cleanText(text.value) }, false));
    text.addEventListener("change", () => this.#writeAddress());
  }

  #prepareButtons() {
    byId("add").addEventListener("click", () => this.#addBox());
    byId("remove").addEventListener("click", () => this.#removeBox());
    byId("earlier").addEventListener("click", () => this.#moveSelected(-1));
    byId("later").addEventListener("click", () => this.#moveSelected(1));

    byId("indicator").addEventListener("click", () => this.#change({ expanded: !this.#state.expanded }));

    const texts = {
      swift: () => swiftText(effective(this.#state), this.#measurer),
      css: () => textOf(cssLines(effective(this.#state), this.#measurer)),
      link: () => location.href.replace(/#.*$/s, "") + this.address,
    };
    for (const button of document.querySelectorAll("[data-copy]")) {
      button.addEventListener("click", () => copyText(texts[button.dataset.copy](), button));
    }
    addEventListener("resize", () => { this.#measurer.forget(); this.#layOut(); });
    document.fonts.addEventListener("loadingdone", () => { this.#measurer.forget(); this.#layOut(); });
  }

  #prepareHandles() {
    const get = () => ({
      value: hasHeight(this.#state) ? this.#state.height : this.#state.width,
      isColumn: hasHeight(this.#state),
      isRightToLeft: this.#state.rtl,
    });
    const set = (value, isFinal) =>
      this.#change(hasHeight(this.#state) ? { height: value } : { width: value }, isFinal, "handle");
    for (const frame of document.querySelectorAll(".frame")) {
      const isMain = frame.contains(this.#corePane.list);
      this.#showHandles.push(addHandle(frame, { get, set, isMain }));
    }
  }

  #prepareBoxes() {
    const { list } = this.#corePane;
    list.addEventListener("keydown", (event) => this.#pressKey(event));
    list.addEventListener("focusin", (event) => this.#select(this.#corePane.indexOf(event.target)));
    enableEditing(list, {
      indexOf: (target) => this.#corePane.indexOf(target),
      change: (index, text) => this.#changeBox(index, { text: cleanText(text) }, false),
      end: () => this.#writeAddress(),
    });
    const actions = {
      press: (index) => {
        const wasSelected = index === this.#selected;
        this.#select(index);
        return wasSelected;
      },
      lift: (index) => this.#lift(index),
      move: (from, to) => this.#moveBox(from, to, false),
      end: (isDone) => { if (isDone) this.#writeAddress(); else this.#readAddress(); },
    };
    enableDragging(list, {
      ...actions, indexOf: (target) => this.#corePane.indexOf(target), frames: () => this.#solution.frames,
    });
    enableDragging(this.#cssPane.container, {
      ...actions, indexOf: (target) => this.#cssPane.boxAt(target), frames: () => this.#measured.frames,
    });
    // Beside all boxes none is selected.
    this.#cssPane.container.addEventListener("pointerdown", ({ target }) => this.#select(this.#cssPane.boxAt(target)));
  }

  #lift(index) {
    return lift(this.#dropSession, effective(this.#state), index, this.#measurer, () => this.#solution.room.width);
  }

  #prepareHelp() {
    const panes = [this.#cssPane.container, this.#corePane.list];
    enableLighting([byId("swift"), byId("css")], (index) => panes.map((pane) => pane.children[index]));
    if (location.hash !== "") return;
    const { width } = this.#state;
    introduce((share) => this.#change({ width: Math.round(width * share) }, false));
  }

  #select(index) {
    if (index === this.#selected) return;
    this.#selected = index;
    this.#corePane.show(effective(this.#state), this.#solution, index);
    this.#cssPane.showBoxes(effective(this.#state), index);
    this.#showControls();
  }

  #pressKey(event) {
    if (isEditing(event)) return;
    const step = {
      ArrowRight: this.#state.rtl ? -1 : 1, ArrowLeft: this.#state.rtl ? 1 : -1, ArrowDown: 1, ArrowUp: -1,
    }[event.key];
    const last = this.#state.boxes.length - 1;
    if (step && event.shiftKey) this.#moveByKey(step, event.key);
    else if (step) this.#focus(Math.max(0, Math.min(last, this.#selected + step)));
    else if (event.key === "Home") this.#focus(0);
    else if (event.key === "End") this.#focus(last);
    else if (event.key === "Delete" || event.key === "Backspace") this.#removeBox();
    else if (event.key === "Enter") this.#boxForm.elements.text.focus();
    else return;
    event.preventDefault();
  }

  #focus(index) {
    this.#select(index);
    this.#corePane.focus(index);
  }

  #addBox() {
    this.#selected = this.#state.boxes.length;
    this.#change({ boxes: [...this.#state.boxes, makeBox("New")] });
    this.#boxForm.elements.text.focus();
    this.#boxForm.elements.text.select();
  }

  #removeBox() {
    const index = this.#selected;
    if (index < 0) return;
    const hadFocus = this.#corePane.list.contains(document.activeElement);
    this.#selected = Math.min(index, this.#state.boxes.length - 2);
    this.#change({ boxes: this.#state.boxes.filter((_, place) => place !== index) });
    if (hadFocus) this.#corePane.focus(this.#selected);
  }

  #moveSelected(step) {
    const target = this.#selected + step;
    if (this.#selected < 0 || target < 0 || target >= this.#state.boxes.length) return;
    const hadFocus = this.#corePane.list.contains(document.activeElement);
    this.#moveBox(this.#selected, target, true, "move");
    if (hadFocus) this.#corePane.focus(target);
  }

  /** Moves the selected box along its line, or to the place nearest to it on the next line. */
  #moveByKey(step, key) {
    const crosses = isColumn(this.#state) === ["ArrowLeft", "ArrowRight"].includes(key);
    const held = crosses ? pointOnNextLine(this.#state, this.#solution, this.#selected, step) : null;
    const target = held ? this.#lift(this.#selected)(held) : this.#selected;
    // Where it would stay on its line, it goes on by one.
    this.#moveSelected(Math.sign(target - this.#selected) === step ? target - this.#selected : step);
  }

  #moveBox(from, to, isFinal, source = null) {
    const boxes = [...this.#state.boxes];
    boxes.splice(to, 0, ...boxes.splice(from, 1));
    this.#selected = to;
    this.#change({ boxes }, isFinal, source);
  }
}

/** Says which parts of an address were left out, the first few by their beginnings. */
function ignoredText(parts) {
  const named = parts.slice(0, 3).map((part) => `“${part.length > 40 ? `${part.slice(0, 40)}…` : part}”`).join(", ");
  const count = parts.length - 3;
  return t("This page does not understand parts of its address, and leaves them out: {parts}.", {
    parts: count > 0 ? t("{parts} and {count} more", { parts: named, count }) : named,
  });
}

/** Says what a field takes that was left with something else. */
function limitsOf({ min, max, step }) {
  const [least, most] = [min, max].map((limit) => Number(limit).toLocaleString(document.documentElement.lang));
  return t(
    step === "1" ? "Enter a whole number from {min} to {max}. The value before it stays."
      : "Enter a number from {min} to {max}. The value before it stays.", { min: least, max: most });
}
