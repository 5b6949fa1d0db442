// The handle at the end of a pane: drags the length that lines may fill.

import { LONGEST } from "./fields.js";

const KEYS = {
  ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1],
};

/**
 * Adds a handle to a frame, for the keyboard too if it is the main one. `get()` answers
 * `{ value, isColumn, isRightToLeft }`; `set(value, isFinal)` is called while it moves and once when it is
 * let go. Answers a function that shows a value.
 */
export function addHandle(frame, { get, set, isMain }) {
  const handle = document.createElement("div");
  handle.className = "handle";
  if (isMain) {
    handle.tabIndex = 0;
    handle.setAttribute("role", "slider");
    handle.setAttribute("aria-valuemin", 0);
    handle.addEventListener("keydown", (event) => step(event, get, set));
    handle.addEventListener("keyup", (event) => { if (isStep(event)) set(get().value, true); });
  } else {
    handle.setAttribute("aria-hidden", "true");
  }
  handle.addEventListener("pointerdown", (event) => drag(event, handle, get, set));
  frame.append(handle);
  return (label, { value, isColumn }) => {
    frame.classList.toggle("column", isColumn);
    if (!isMain) return;
    handle.setAttribute("aria-label", label);
    handle.setAttribute("aria-orientation", isColumn ? "vertical" : "horizontal");
    handle.setAttribute("aria-valuenow", value);
    handle.setAttribute("aria-valuemax", Math.max(value, 4000));
    handle.setAttribute("aria-valuetext", `${value} pixels`);
  };
}

/** The nearest length that the field takes, with no more decimals than its address. */
const fitting = (length) => Math.min(LONGEST, Math.max(0, Math.round(length * 1000) / 1000));

const isStep = ({ key }) => key in KEYS || ["PageUp", "PageDown", "Home"].includes(key);

function step(event, get, set) {
  if (!isStep(event)) return;
  event.preventDefault();
  const { value, isColumn, isRightToLeft } = get();
  const [x, y] = KEYS[event.key] ?? [0, 0];
  const along = (isColumn ? y : isRightToLeft ? -x : x) * (event.shiftKey ? 10 : 1);
  const change = { PageUp: 100, PageDown: -100, Home: -value }[event.key] ?? along;
  set(fitting(value + change), false);
}

function drag(event, handle, get, set) {
  if (event.button !== 0) return;
  event.preventDefault();
  handle.setPointerCapture(event.pointerId);
  const { value: start, isColumn, isRightToLeft } = get();
  let value = start;
  const move = (now) => {
    const distance = isColumn ? now.clientY - event.clientY : now.clientX - event.clientX;
    value = fitting(Math.round(start + (isRightToLeft && !isColumn ? -distance : distance)));
    set(value, false);
  };
  handle.addEventListener("pointermove", move);
  const end = () => {
    handle.removeEventListener("pointermove", move);
    if (value !== start) set(value, true);
  };
  handle.addEventListener("lostpointercapture", end, { once: true });
}
