// How far the two layouts differ, or why that cannot be said.

import { t } from "./language.js";
import { boxCount } from "./panes.js";

const output = document.getElementById("difference");
const fix = document.getElementById("fix");

/** Shows a result of `compare`; `change` makes the change after which there is something to compare. */
export function showDifference(state, { missing, largest, tolerance, isCompared }, change) {
  const boxes = boxCount(state);
  fix.hidden = !missing;
  if (missing) {
    fix.textContent = t(missing.fix);
    fix.onclick = () => change(missing.change);
  }
  if (largest === null) {
    output.className = "paused";
    delete output.dataset.value;
    output.textContent = `${t("{boxes}, not compared.", { boxes })} ${t(missing.reason)}`;
    return;
  }
  output.className = largest <= tolerance ? "equal" : "different";
  output.dataset.value = largest;
  output.dataset.tolerance = tolerance;
  const compared = isCompared.filter(Boolean).length;
  const which = missing ? t("{some} of {all} compared", { some: compared, all: boxes }) : boxes;
  const words = [t("{boxes}, largest difference ", { boxes: which }), `${largest.toFixed(2)} px`, missing ? `. ${t(missing.reason)}` : ""];
  // Screen readers read what is written anew, even if it is the same.
  if (output.textContent === words.join("")) return;
  const number = document.createElement("strong");
  number.textContent = words[1];
  output.replaceChildren(words[0], number, words[2]);
}
