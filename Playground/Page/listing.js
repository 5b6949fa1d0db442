// Code in lines that know what they are about: the boxes and the controls that they say something of.

/** A line of code; `boxes` are indices, `fields` names of controls. */
export const line = (text, { boxes = [], fields = [] } = {}) => ({ text, boxes, fields });

/** The text of a listing. */
export const textOf = (lines) => lines.map(({ text }) => `${text}\n`).join("");

/** The same lines further in. */
export const indented = (lines, by = "  ") =>
  lines.map((one) => ({ ...one, text: one.text && by + one.text }));

/** Parts with commas between them, on as few lines of a length as hold them. */
export function wrapped(parts, length) {
  const lines = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (last && last.text.length + part.text.length + 3 <= length) {
      last.text += `, ${part.text}`;
      last.boxes.push(...part.boxes);
      last.fields.push(...part.fields);
    } else {
      if (last) last.text += ",";
      lines.push(line(part.text, { boxes: [...part.boxes], fields: [...part.fields] }));
    }
  }
  return lines;
}
