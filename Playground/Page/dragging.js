// Boxes dragged to another place of the list: the others make room while one is on its way.

import { isEditing } from "./editing.js";
import { center } from "./lifting.js";

/** The movement in px from which on a press is a drag. */
const THRESHOLD = 4;

/**
 * Lets boxes of `list` be dragged. `indexOf(target)` finds a box; `press(index)` selects one, and answers
 * whether it was selected before; `frames()` answers their places in the list; `lift(index)` answers what
 * tells the place of a box from where its center is held; `move(from, to)` moves one; `end(isDone)` is called
 * when it is let go, or taken back.
 */
export function enableDragging(list, { indexOf, press, ...actions }) {
  let isHeld = false;
  list.addEventListener("pointerdown", (event) => {
    const index = indexOf(event.target);
    if (index < 0 || event.button !== 0 || isHeld || isEditing(event)) return;
    const wasSelected = press(index);
    // A finger that moves over boxes scrolls the page, unless it is on the selected one.
    if (event.pointerType === "touch" && !wasSelected) return;
    isHeld = true;
    follow(list, event, index, actions, () => { isHeld = false; });
  });
}

function follow(list, start, first, { frames, lift, move, end }, letGo) {
  let index = first;
  let place = null;
  const grip = center(frames()[first]);
  const from = list.getBoundingClientRect();
  list.setPointerCapture(start.pointerId);

  const moved = (event) => {
    if (event.pointerId !== start.pointerId) return;
    const now = list.getBoundingClientRect();
    const shift = { x: event.clientX - start.clientX, y: event.clientY - start.clientY };
    if (!place && Math.hypot(shift.x, shift.y) < THRESHOLD) return;
    place ??= lift(first);
    const held = { x: grip.x + shift.x + from.left - now.left, y: grip.y + shift.y + from.top - now.top };
    const target = place(held);
    if (target !== index) {
      settle(list.children[index]);
      move(index, target);
      index = target;
    }
    const box = list.children[index];
    const own = center(frames()[index]);
    box.classList.add("dragged");
    box.style.translate = `${held.x - own.x}px ${held.y - own.y}px`;
  };
  const stop = (isDone) => {
    list.removeEventListener("pointermove", moved);
    list.removeEventListener("lostpointercapture", lost);
    list.removeEventListener("pointercancel", cancel);
    window.removeEventListener("keydown", escape, true);
    if (list.children[index]) settle(list.children[index]);
    letGo();
    if (place) end(isDone && index !== first);
  };
  const lost = (event) => { if (event.pointerId === start.pointerId) stop(true); };
  const cancel = (event) => { if (event.pointerId === start.pointerId) stop(false); };
  const escape = (event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    stop(false);
    list.releasePointerCapture(start.pointerId);
  };
  list.addEventListener("pointermove", moved);
  list.addEventListener("lostpointercapture", lost);
  list.addEventListener("pointercancel", cancel);
  window.addEventListener("keydown", escape, true);
}

/** Leaves a box where it is laid out. */
function settle(box) {
  box.classList.remove("dragged");
  box.style.translate = "";
}
