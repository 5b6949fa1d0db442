// A line of code under the pointer lights the boxes and the controls that it is about.

/** Lights what lines of `listings` are about; `boxesOf(index)` answers the elements of a box. */
export function enableLighting(listings, boxesOf) {
  let lit = [];
  const light = (elements) => {
    for (const element of lit) element.classList.remove("lit");
    lit = elements.filter(Boolean);
    for (const element of lit) element.classList.add("lit");
  };
  const words = (text) => (text ? text.split(" ") : []);
  for (const listing of listings) {
    listing.addEventListener("pointerover", ({ target }) => {
      const row = target.closest(".line");
      if (!row) return;
      const boxes = words(row.dataset.boxes).flatMap((index) => boxesOf(Number(index)));
      const controls = words(row.dataset.fields).map((name) =>
        document.querySelector(`#layout [name="${name}"]`)?.closest("fieldset, label"));
      light([row, ...boxes, ...controls]);
    });
    listing.addEventListener("pointerleave", () => light([]));
  }
}
