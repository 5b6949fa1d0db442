// Where a box that is held over the others would be dropped, as the engine finds it.

import { setBoxes } from "./comparison.js";
import { engineContainer, isColumn, lengthsOf, liftedState } from "./rules.js";

/**
 * Lifts a box of a state. What is returned answers for the center of the held box, in px from the left top
 * corner of what lines may fill, the index that the box would have. `width()` is how wide that is, in px.
 */
export function lift(session, state, index, measurer, width) {
  const { ruler } = measurer;
  const { plain, items } = liftedState(state);
  ruler.prepare(lengthsOf(plain));
  session.container = engineContainer(plain, measurer);
  const measure = setBoxes(session, plain, items, measurer);
  session.lift(index);
  return ({ x, y }) => {
    const [across, down] = [ruler.length(state.rtl ? width() - x : x), ruler.length(y)];
    const place = isColumn(state) ? session.dropPlace(down, across, measure) : session.dropPlace(across, down, measure);
    return place < 0 ? index : place;
  };
}

/** A point beside a box, in the middle of the line behind its own, or with a step of -1 before it; null if there is none. */
export function pointOnNextLine(state, { frames, lines }, index, step) {
  const own = center(frames[index]);
  const others = frames.filter((_, other) => lines[index] >= 0 && lines[other] === lines[index] + step);
  if (others.length === 0) return null;
  const middle = (start, length) => {
    const ends = others.map((frame) => frame[start] + frame[length]);
    return (Math.min(...others.map((frame) => frame[start])) + Math.max(...ends)) / 2;
  };
  return isColumn(state) ? { x: middle("left", "width"), y: own.y } : { x: own.x, y: middle("top", "height") };
}

/** The center of a frame. */
export const center = ({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 });
