// Boxes dragged to another place of the list: the others make room while one is on its way.

import { isEditing } from "./editing.js";

/** The movement in px from which on a press is a drag. */
const THRESHOLD = 4;

/**
 * Lets boxes of `list` be dragged. `indexOf(target)` finds a box; `frames()` answers their places in
 * the list; `move(from, to)` moves one; `end(isDone)` is called when it is let go, or taken back.
 */
export function enableDragging(list, { indexOf, press, frames, move, end }) {
  list.addEventListener("pointerdown", (event) => {
    const index = indexOf(event.target);
    if (index < 0 || event.button !== 0 || isEditing(event)) return;
    const wasSelected = list.children[index].getAttribute("aria-selected") === "true";
    press(index);
    // A finger that moves over boxes scrolls the page, unless it is on the selected one.
    if (event.pointerType === "touch" && !wasSelected) return;
    follow(list, event, index, { frames, move, end });
  });
}

function follow(list, start, first, { frames, move, end }) {
  let index = first;
  let isDragging = false;
  const grip = frames()[first];
  list.setPointerCapture(start.pointerId);

  const moved = (event) => {
    const shift = [event.clientX - start.clientX, event.clientY - start.clientY];
    if (!isDragging && Math.hypot(...shift) < THRESHOLD) return;
    isDragging = true;
    const target = targetOf(event, list, index, frames());
    if (target !== index) {
      list.children[index].classList.remove("dragged");
      list.children[index].style.translate = "";
      move(index, target);
      index = target;
    }
    const box = list.children[index];
    const now = frames()[index];
    box.classList.add("dragged");
    box.style.translate = `${grip.left + shift[0] - now.left}px ${grip.top + shift[1] - now.top}px`;
  };
  const stop = (isDone) => {
    list.removeEventListener("pointermove", moved);
    list.removeEventListener("lostpointercapture", letGo);
    window.removeEventListener("keydown", escape, true);
    const box = list.children[index];
    box?.classList.remove("dragged");
    if (box) box.style.translate = "";
    if (isDragging) end(isDone && index !== first);
  };
  const letGo = () => stop(true);
  const escape = (event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    stop(false);
    list.releasePointerCapture(start.pointerId);
  };
  list.addEventListener("pointermove", moved);
  list.addEventListener("lostpointercapture", letGo);
  window.addEventListener("keydown", escape, true);
}

/** Where a box goes that is held over a place of the list: there, if another box is. */
function targetOf(event, list, index, frames) {
  const { left, top } = list.getBoundingClientRect();
  const [x, y] = [event.clientX - left, event.clientY - top];
  const over = frames.findIndex((frame) =>
    x >= frame.left && x < frame.left + frame.width && y >= frame.top && y < frame.top + frame.height);
  return over < 0 ? index : over;
}
