// Controls for the fields of a state. A control is found by its name; what it may hold is its field's.

/** Shows values in a form's controls; leaves alone what is being typed. */
export function showFields(form, fields, values) {
  for (const name of Object.keys(fields)) {
    const control = form.elements[name];
    const value = values[name];
    if (control instanceof RadioNodeList) control.value = value;
    else if (control.type === "checkbox") control.checked = value;
    else if (control !== document.activeElement || !control.dataset.isTyping) {
      control.value = value ?? "";
      control.removeAttribute("aria-invalid");
      showMessage(control, null);
    }
  }
}

/** Opens what folds rare fields away, where one of them says something. */
export function unfold(form, fields, values) {
  for (const fold of form.querySelectorAll("details")) {
    const names = [...fold.querySelectorAll("[name]")].map(({ name }) => name);
    if (names.some((name) => values[name] !== fields[name].initial)) fold.open = true;
  }
}

/** Names the alignments by the sides that they mean in rows or columns; some layouts have no baselines. */
export function nameAlignments(form, { isColumn, hasBaselines }) {
  const nameOf = ({ dataset }) => (isColumn && dataset.column) || dataset.row;
  for (const group of form.querySelectorAll(".icons")) {
    for (const input of group.querySelectorAll("input")) {
      const name = nameOf(input);
      input.setAttribute("aria-label", name);
      input.parentElement.title = name;
      input.disabled = !hasBaselines && input.value.endsWith("baseline");
      if (input.checked) group.querySelector("output").textContent = name;
    }
  }
  for (const option of form.elements.last.options) option.textContent = nameOf(option);
}

/** Says beside a control what is wrong with it; null for nothing. */
export function showMessage(control, text) {
  const id = `message-${control.name}`;
  const old = document.getElementById(id);
  if (text === null) {
    old?.remove();
    control.removeAttribute("aria-describedby");
    return;
  }
  const message = old ?? document.createElement("p");
  message.id = id;
  message.className = "message";
  message.setAttribute("role", "alert");
  message.textContent = text;
  control.setAttribute("aria-describedby", id);
  control.closest("label").after(message);
}

/**
 * Calls `change(name, value, isFinal)` as the user changes controls: for each keystroke, and once more
 * when a control is left. Calls `refuse(control)` for a value that is left and cannot be.
 */
export function watchFields(form, fields, { change, refuse }) {
  const handle = ({ target: control }, isFinal) => {
    const kind = fields[control.name];
    if (control.form !== form || !kind) return;
    if (isFinal) delete control.dataset.isTyping;
    else control.dataset.isTyping = "true";
    const value = valueOf(control, kind);
    if (value === undefined) control.setAttribute("aria-invalid", "true");
    else control.removeAttribute("aria-invalid");
    showMessage(control, null);
    if (value !== undefined) change(control.name, value, isFinal);
    else if (isFinal) refuse(control);
  };
  // Some controls of a form are elsewhere on the page.
  document.addEventListener("input", (event) => handle(event, false));
  document.addEventListener("change", (event) => handle(event, true));
  form.addEventListener("submit", (event) => event.preventDefault());
}

/** A control's value; undefined if the field cannot have it. */
function valueOf(control, kind) {
  if (control.type === "checkbox") return control.checked;
  if (control.type !== "number") return kind.read(control.value);
  if (control.value === "" && !control.validity.badInput) return control.required ? undefined : null;
  if (!control.validity.valid) return undefined;
  // As many decimals as the address holds; adding 0 makes −0 into 0.
  return Math.round(control.valueAsNumber * 1000) / 1000 + 0;
}
