// A state as the part of the address behind "#", and back:
//
//     #width=320&align=center&boxes=Swift,Core%20Data;grow=1;basis=160
//
// Only what differs from the initial state is written, but the width always is: a link shows the same
// on any screen. Whatever does not follow this grammar to the letter is no state at all.

import { BOX, CONTAINER, emptyContainer, isBoxCount, isText, makeBox, writtenFields } from "./fields.js";

const LONGEST_ADDRESS = 40_000;

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

/** The state that an address describes; throws an `AddressError` that says what is wrong with it. */
export function readAddress(hash) {
  if (hash.length > LONGEST_ADDRESS) throw new AddressError("it is too long");
  const state = { ...emptyContainer(), boxes: [] };
  const names = new Set();
  for (const [name, value] of hash.replace(/^#/, "").split("&").map(pair)) {
    if (names.has(name)) throw new AddressError("it says something twice");
    names.add(name);
    if (name === "boxes") state.boxes = readBoxes(value);
    else state[name] = readField(CONTAINER, name, value);
  }
  if (!names.has("boxes")) throw new AddressError("it lists no boxes");
  if (state.direction === "column" && state.across.endsWith("baseline")) {
    throw new AddressError("columns have no baselines");
  }
  return state;
}

function readBoxes(text) {
  if (text === "") return [];
  const boxes = text.split(",");
  if (!isBoxCount(boxes.length)) throw new AddressError("it has too many boxes");
  return boxes.map((box) => {
    const [label, ...wishes] = box.split(";");
    const result = makeBox(readText(label));
    if (box === ";") return result;
    const names = new Set();
    for (const [name, value] of wishes.map(pair)) {
      if (names.has(name)) throw new AddressError("a box says something twice");
      names.add(name);
      result[name] = readField(BOX, name, value);
    }
    return result;
  });
}

function readText(encoded) {
  let text;
  try {
    text = decodeURIComponent(encoded);
  } catch {
    throw new AddressError("a text is not encoded correctly");
  }
  if (!isText(text)) throw new AddressError("a text is too long or has control characters");
  return text;
}

function readField(fields, name, text) {
  if (!Object.hasOwn(fields, name)) throw new AddressError("it has an unknown part");
  const value = fields[name].read(text);
  if (value === undefined) throw new AddressError(`“${name}” has an invalid value`);
  return value;
}

function pair(part) {
  const end = part.indexOf("=");
  if (end < 0) throw new AddressError("a part of it is not written name=value");
  return [part.slice(0, end), part.slice(end + 1)];
}
