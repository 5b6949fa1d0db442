// A box's text, edited where it stands.

/** Lets a double click edit a box of `list`; `change(index, text)` is called as one types, `end()` afterwards. */
export function enableEditing(list, { indexOf, change, end }) {
  list.addEventListener("dblclick", (event) => {
    // A list that follows the pointer is what the event is sent to.
    const index = indexOf(document.elementFromPoint(event.clientX, event.clientY));
    if (index >= 0) edit(list.children[index], (text) => change(index, text), end);
  });
}

/** Whether an event is part of the editing. */
export const isEditing = ({ target }) => target.isContentEditable === true;

function edit(box, change, end) {
  const label = box.firstChild;
  label.contentEditable = "plaintext-only";
  label.setAttribute("role", "textbox");
  label.focus();
  getSelection().selectAllChildren(label);
  const typed = () => change(label.textContent);
  const pressed = (event) => {
    if (event.key !== "Escape" && (event.key !== "Enter" || event.shiftKey)) return;
    event.preventDefault();
    event.stopPropagation();
    box.focus();
  };
  const left = () => {
    label.removeEventListener("input", typed);
    label.removeEventListener("keydown", pressed);
    label.removeAttribute("contenteditable");
    label.removeAttribute("role");
    end();
  };
  label.addEventListener("input", typed);
  label.addEventListener("keydown", pressed);
  label.addEventListener("blur", left, { once: true });
}
