// At the start, the width goes down and up again once, so that one sees what there is to drag.

const DURATION = 2400;

/** How much of the width is left in the middle. */
const LEAST = 0.6;

/** Calls `set(share)` with shares of the width until it is whole again, or the visitor does anything. */
export function introduce(set) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden) return;
  const stop = new AbortController();
  const start = performance.now() + 600;
  for (const event of ["pointerdown", "keydown", "wheel", "hashchange"]) {
    addEventListener(event, () => stop.abort(), { capture: true, once: true, passive: true, signal: stop.signal });
  }
  const step = (now) => {
    const done = Math.min(1, Math.max(0, (now - start) / DURATION));
    if (stop.signal.aborted) {
      // A visitor who went to another state finds it as it is.
      if (location.hash === "") set(1);
      return;
    }
    set(1 - (1 - LEAST) * Math.sin(Math.PI * done) ** 2);
    if (done < 1) requestAnimationFrame(step);
    else stop.abort();
  };
  requestAnimationFrame(step);
}
