// Examples to start from.

import { emptyContainer, makeBox } from "./fields.js";
import { LANGUAGES, tags } from "./languages.js";

/** The proportions of photos by their subject: width divided by height. */
const PHOTOS = [
  ["🏔️", 1.5], ["🌊", 0.75], ["🌅", 1.778], ["🌵", 1], ["🏝️", 1.333], ["🌲", 0.667], ["🌉", 1.5], ["🌻", 0.8],
  ["🏜️", 2.2], ["🌋", 1.333], ["🌙", 1],
];

const GENRES = [
  "Jazz", "Samba", "Hip-hop", "Flamenco", "Rock", "Bossa nova", "K-pop", "Fado", "Techno", "Reggae", "Blues",
  "Salsa", "Mandopop", "Tango", "Funk", "House", "Cumbia", "Soul", "Ska", "Drum and bass", "Gospel", "Disco",
];

const NOTES = [
  "Ferry at 8:40, pier 3", "The bakery by the bridge sells out before ten", "Ask for the table at the window",
  "Sunscreen", "Two days are enough for the old town, but not for its museums", "Trams stop at midnight",
  "The lighthouse is open on Sundays only, and there is no shade on the way", "Oranges, cheese, bread", "Swim at the second bay",
];

/** The settings of each preset's container, and its boxes; some speak several languages. */
export const PRESETS = {
  tags: {
    isLocalized: true,
    container: { vgap: 10 },
    boxes: (language) => tags(language).map((tag) => makeBox(tag)),
  },
  suggestions: {
    isLocalized: true,
    container: { vgap: 10, wrap: "balanced", align: "center" },
    boxes: (language) => LANGUAGES[language].suggestions.map((text) => makeBox(text)),
  },
  toolbar: {
    container: { across: "center" },
    boxes: () => [
      makeBox("‹"), makeBox("›"), makeBox("Search or enter an address", { grow: 1, basis: 150 }),
      makeBox("Share"), makeBox("Tabs"),
    ],
  },
  cards: {
    container: { align: "stretch", last: "stretch", across: "stretch", hgap: 12, vgap: 12 },
    boxes: () => [
      "Lisbon\n24° and sunny", "Reykjavík\n7° and windy", "Nairobi\n21°, showers\nin the evening",
      "Kyoto\n18°, cloudy", "Quito\n16°, rain", "Oslo\n9°, clear",
    ].map((text) => makeBox(text)),
  },
  photos: {
    container: { target: 90, hgap: 4, vgap: 4 },
    boxes: () => PHOTOS.map(([text, ratio]) => makeBox(text, { ratio })),
  },
  strip: {
    container: { wrap: "strip", lines: 3 },
    boxes: () => GENRES.map((genre) => makeBox(genre)),
  },
  waterfall: {
    container: { wrap: "waterfall", lines: 3 },
    boxes: () => NOTES.map((note) => makeBox(note)),
  },
  form: {
    container: { across: "first-baseline", vgap: 12 },
    boxes: () => [
      makeBox("New contact", { full: true }),
      ...[["Name", "Ada Lovelace"], ["City", "London"], ["Email", "ada@example.com"]].flatMap(
        ([label, value]) => [makeBox(label, { basis: 104 }), makeBox(value, { grow: 1, basis: 180 })]),
      makeBox("Notes\n(optional)", { basis: 104 }),
      makeBox("Wrote the first program", { grow: 1, basis: 180 }),
    ],
  },
};

/** A preset's whole state; its width is up to the page. */
export function presetState(name, language) {
  const { container, boxes, isLocalized } = PRESETS[name];
  return {
    ...emptyContainer(),
    ...container,
    rtl: isLocalized === true && LANGUAGES[language].isRightToLeft === true,
    boxes: boxes(language),
  };
}
