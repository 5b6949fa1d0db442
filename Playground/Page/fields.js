// The fields of the page's state: each one's initial value, the values it may have, and how they
// are written in the address. `read` answers undefined for anything else.

import { ALONG } from "./engine.js";

/** The longest length in px that a field takes. */
export const LONGEST = 1e9;
const MOST_BOXES = 200;
const MOST_CHARACTERS = 400;

const choice = (...values) => ({
  initial: values[0],
  values,
  write: (value) => value,
  read: (text) => (values.includes(text) ? text : undefined),
});

const flag = { ...choice(false, true), write: String, read: (text) => ({ true: true })[text] };

const number = (initial, least, most) => ({
  initial,
  least,
  most,
  write: (value) => decimal(value),
  read(text) {
    if (!/^-?(0|[1-9]\d{0,9})(\.\d{1,3})?$/.test(text)) return undefined;
    const value = Number(text);
    return value >= least && value <= most ? value : undefined;
  },
});

const whole = (initial, least, most) => {
  const kind = number(initial, least, most);
  return {
    ...kind,
    isWhole: true,
    read: (text) => (/^-?\d{1,10}$/.test(text) ? kind.read(text) : undefined),
  };
};

/** A field that may be empty. */
const optional = (kind) => ({ ...kind, initial: null });

/** A number as short as it can be written, without an exponent. */
export function decimal(value) {
  return String(Math.round(value * 1000) / 1000 + 0);
}

/** The fields of the container, in the order of the address. */
export const CONTAINER = {
  direction: choice("row", "column"),
  rtl: flag,
  width: optional(number(null, 0, LONGEST)),
  height: number(240, 0, LONGEST),
  wrap: choice("greedy", "balanced", "strip", "waterfall"),
  lines: whole(1, 1, 99),
  fill: choice("line-by-line", "across-lines"),
  align: choice(...ALONG),
  last: choice("automatic", ...ALONG),
  across: choice("start", "center", "end", "first-baseline", "last-baseline", "stretch"),
  hgap: number(8, -LONGEST, LONGEST),
  vgap: number(8, -LONGEST, LONGEST),
  target: optional(number(null, 0, LONGEST)),
  least: optional(number(null, 0, LONGEST)),
  greatest: optional(number(null, 0, LONGEST)),
  most: optional(whole(null, 1, 999)),
  hug: choice("automatic", "yes", "no"),
  limit: optional(whole(null, 0, 99)),
  expanded: flag,
  between: choice("nothing", "dots"),
  rules: flag,
  overlay: flag,
};

/** The fields of a box. */
export const BOX = {
  kind: choice("text", "break", "spacer"),
  grow: number(0, 0, 1e6),
  shrink: number(0, 0, 1e6),
  basis: optional(number(null, 0, LONGEST)),
  ratio: optional(number(null, 0, 1e6)),
  order: whole(0, -999, 999),
  priority: whole(0, -999, 999),
  self: choice("auto", "start", "center", "end", "stretch"),
  before: flag,
  after: flag,
  avoid: flag,
  full: flag,
};

const initialValues = (fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, kind]) => [name, kind.initial]));

export const emptyContainer = () => initialValues(CONTAINER);

export const makeBox = (text, wishes = {}) => ({ text, ...initialValues(BOX), ...wishes });

/** A text as a box can have it: not too long, and without what neither an address nor a font has a sign for. */
export const cleanText = (text) =>
  text.slice(0, MOST_CHARACTERS).toWellFormed().replace(/\r\n?/g, "\n").replace(/[\0-\x08\x0b-\x1f\x7f]/g, "");

export const isBoxCount = (count) => count <= MOST_BOXES;

/** The fields of `values` that differ from the initial ones, as the address writes them. */
export function writtenFields(fields, values) {
  return Object.entries(fields)
    .filter(([name, kind]) => values[name] !== kind.initial)
    .map(([name, kind]) => [name, kind.write(values[name])]);
}
