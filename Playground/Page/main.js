import { Engine, engineBytes } from "./engine.js";
import { preferredLanguage, speak } from "./language.js";
import { MillionChips } from "./million.js";
import { Picker } from "./picker.js";
import { Race } from "./race.js";
import { Workbench } from "./workbench.js";

/** Links within the page scroll; the part of the address behind "#" belongs to the state. */
function keepAddress() {
  for (const link of document.querySelectorAll('a[href^="#"]')) {
    link.addEventListener("click", (event) => {
      event.preventDefault();
      const target = document.querySelector(link.getAttribute("href"));
      target.scrollIntoView();
      target.focus({ preventScroll: true });
    });
  }
}

function refuse(reason) {
  const notice = document.getElementById("notice");
  notice.hidden = false;
  notice.querySelector("p").textContent = reason;
  notice.querySelector("button").hidden = true;
  document.body.classList.add("failed");
}

async function start() {
  keepAddress();
  if (typeof WebAssembly !== "object") {
    refuse("This page needs WebAssembly, which this browser does not have or does not allow.");
    return;
  }
  let engine;
  try {
    engine = await Engine.load(await engineBytes());
  } catch (error) {
    refuse(`This browser could not start the engine: ${error.message}`);
    return;
  }
  speak(preferredLanguage());
  document.getElementById("language").addEventListener("change", ({ target }) => speak(target.value));
  // Until here, every control would be dead.
  for (const section of document.querySelectorAll("section")) section.inert = false;
  const workbench = new Workbench(engine);
  performance.mark("first-layout");
  new Picker(engine);
  new Race(engine);
  // For tests and the console.
  globalThis.playground = { engine, workbench, chips: new MillionChips(engine) };
}

start();
