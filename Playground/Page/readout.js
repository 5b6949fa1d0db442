// How far the two layouts differ, or why that cannot be said.

const output = document.getElementById("difference");
const fix = document.getElementById("fix");

/** Shows a result of `compare`; `change` makes the change after which there is something to compare. */
export function showDifference({ boxes }, { missing, largest, tolerance, isCompared }, change) {
  const count = boxes.length === 1 ? "1 box" : `${boxes.length} boxes`;
  fix.hidden = !missing;
  if (missing) {
    fix.textContent = missing.fix;
    fix.onclick = () => change(missing.change);
  }
  if (largest === null) {
    output.className = "paused";
    delete output.dataset.value;
    output.textContent = `${count}, not compared. ${missing.reason}`;
    return;
  }
  output.className = largest <= tolerance ? "equal" : "different";
  output.dataset.value = largest;
  output.dataset.tolerance = tolerance;
  const compared = isCompared.filter(Boolean).length;
  const which = missing ? `${compared} of ${count} compared` : count;
  const words = [`${which}, largest difference `, `${largest.toFixed(2)} px`, missing ? `. ${missing.reason}` : ""];
  // Screen readers read what is written anew, even if it is the same.
  if (output.textContent === words.join("")) return;
  const number = document.createElement("strong");
  number.textContent = words[1];
  output.replaceChildren(words[0], number, words[2]);
}
