// A state as the part of the address behind "#", and back:
//
//     #width=320&align=center&boxes=Swift,Core%20Data;grow=1;basis=160
//
// Only what differs from the initial state is written, but the width always is: a link shows the same
// on any screen. Whatever does not follow this grammar to the letter is left out, and said to be.

import { BOX, CONTAINER, cleanText, emptyContainer, isBoxCount, makeBox, writtenFields } from "./fields.js";
import { hasBaselines } from "./rules.js";

/** More than any state takes: 200 boxes of 400 characters, nine letters each. */
const LONGEST_ADDRESS = 1_000_000;

export class AddressError extends Error {}

export function writeAddress(state) {
  const container = writtenFields(CONTAINER, state).map(([name, value]) => `${name}=${value}`);
  return "#" + [...container, `boxes=${state.boxes.map(writeBox).join(",")}`].join("&");
}

function writeBox(box) {
  const wishes = writtenFields(BOX, box).map(([name, value]) => `;${name}=${value}`);
  // Without this no boxes and one without a text would look the same.
  if (box.text === "" && wishes.length === 0) return ";";
  return encodeURIComponent(box.text) + wishes.join("");
}

/**
 * The state that an address describes, and the parts of it that say nothing to this page. Throws an
 * `AddressError` if there is no state in it at all.
 */
export function readAddress(hash) {
  if (hash.length > LONGEST_ADDRESS) throw new AddressError("it is too long");
  const parts = hash.replace(/^#/, "").split("&");
  const list = parts.find((part) => part.startsWith("boxes="));
  if (list === undefined) throw new AddressError("it lists no boxes");
  const others = parts.filter((part) => part !== list);
  const { values, ignored } = readFields(CONTAINER, others);
  const boxes = readBoxes(list.slice("boxes=".length), ignored);
  const state = { ...emptyContainer(), ...values, boxes };
  if (!hasBaselines(state) && state.across.endsWith("baseline")) {
    ignored.push(`across=${state.across}`);
    state.across = "start";
  }
  return { state, ignored };
}

/** The fields that some parts describe, each once, and the parts that describe none. */
function readFields(fields, parts) {
  const [values, ignored] = [{}, []];
  for (const part of parts) {
    const end = part.indexOf("=");
    const name = part.slice(0, Math.max(0, end));
    const isKnown = Object.hasOwn(fields, name) && !Object.hasOwn(values, name);
    const value = isKnown ? fields[name].read(part.slice(end + 1)) : undefined;
    if (value === undefined) ignored.push(part);
    else values[name] = value;
  }
  return { values, ignored };
}

function readBoxes(list, ignored) {
  if (list === "") return [];
  const boxes = list.split(",");
  while (!isBoxCount(boxes.length)) ignored.unshift(boxes.pop());
  return boxes.map((box) => {
    if (box === ";") return makeBox("");
    const [label, ...parts] = box.split(";");
    const wishes = readFields(BOX, parts);
    ignored.push(...wishes.ignored);
    return makeBox(readText(label, ignored), wishes.values);
  });
}

function readText(encoded, ignored) {
  const text = decoded(encoded);
  const clean = cleanText(text ?? "");
  if (clean !== text) ignored.push(encoded);
  return clean;
}

function decoded(encoded) {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return null;
  }
}
