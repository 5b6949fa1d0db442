"""The page speaks the languages of the README, and says why and how to use the library."""

import re

from page import PageTest, ROOT
from states import address, box, state

PAGE = ROOT / "Playground" / "Page"

# Texts that are the same in all languages: names, and words that some of them share.
NAMES = {"swift-flow-layout", "FlowLayoutEngine", "CSS", "SwiftUI", "getBoundingClientRect", "FlexSolver", "←", "→"}
FILES = ["translations.js", "messages.js"]
READ = r"""
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
const texts = [];
while (walker.nextNode()) {
  const { parentElement: parent, data } = walker.currentNode;
  const others = 'script, style, pre, noscript, option[lang], .box, .why code, #notice, #race-status, table';
  const text = data.replace(/\s+/g, ' ').trim();
  if (text && !parent.closest(others)) texts.push(text);
}
return texts;
"""


def translated(name):
    """The texts of a file in each language: pairs of the English one and the other."""
    source = (PAGE / name).read_text(encoding="utf-8")
    _, *parts = re.split(r'^  "?([\w-]+)"?: \{$', source, flags=re.MULTILINE)
    return {tag: re.findall(r'"([^"]+)":\s*"([^"]+)"', texts) for tag, texts in zip(parts[::2], parts[1::2])}


class Languages(PageTest):
    start = address(state([box("One"), box("Two")]))

    def speak(self, tag):
        self.run_script("""
            const select = document.getElementById('language');
            select.value = arguments[0];
            select.dispatchEvent(new Event('change', { bubbles: true }));""", tag)

    def texts(self):
        return [one.text for one in self.find_all("#core-boxes .box")]

    def test_edits_stay_in_another_language(self):
        for tag in ["es", "ar", "zh-Hans", "en"]:
            self.speak(tag)
            self.assertEqual((self.address, self.texts()), (self.start, ["One", "Two"]))
        self.speak("es")
        self.assertEqual(self.find("#box-title").text, "Caja 1 de 2")
        self.assertRegex(self.find("#difference").text, r"^2 cajas, mayor diferencia: 0\.00 px$")

    def test_an_example_is_translated_until_it_is_changed(self):
        self.find('[data-preset="suggestions"]').click()
        self.drag(self.find("#core-scroller .handle"), -40, 0)
        width = self.fields["width"]
        self.speak("es")
        self.assertEqual((self.texts()[0], self.fields["width"]), ("Rutina matutina ☀️", width))
        self.find("#add").click()
        self.speak("pt-BR")
        self.assertEqual((self.texts()[0], self.texts()[-1]), ("Rutina matutina ☀️", "New"))
        self.find('[data-preset="suggestions"]').click()
        self.assertEqual(self.texts()[0], "Rotina matinal ☀️")

    def test_picked_chips_stay_picked_in_another_language(self):
        self.find_all("#picks button")[1].click()
        self.speak("es")
        pressed = [chip.text for chip in self.find_all('#picks [aria-pressed="true"]')]
        self.assertEqual(pressed, ["Ejercicio 💪"])

    def test_every_text_is_said_in_each_language(self):
        english = self.run_script(READ)
        self.assertGreater(len(english), 90)
        for tag in ["es", "pt-BR", "zh-Hans"]:
            with self.subTest(language=tag):
                self.open(self.start)
                self.speak(tag)
                self.assertEqual(self.run_script("return document.documentElement.lang"), tag)
                same = set(english) & set(self.run_script(READ)) - NAMES
                shared = {text for text in same if re.search("[A-Za-z]{2}", text.replace(" px", "")) and text not in self.shared(tag)}
                self.assertEqual(shared, set())
                self.speak("en")
                self.assertIn("Same boxes, same pixels", self.run_script(READ))

    def shared(self, tag):
        """English words that a translation keeps on purpose."""
        return {one for texts in FILES for one, other in translated(texts)[tag] if one == other}

    def test_all_translations_have_the_same_texts_and_each_is_used(self):
        said = " ".join(re.sub(r"\s+", " ", file.read_text(encoding="utf-8"))
                        for file in [*PAGE.glob("*.js"), PAGE / "index.html"] if file.name not in FILES)
        for name in FILES:
            keys = [{english for english, _ in texts} for texts in translated(name).values()]
            self.assertEqual(len(keys), 3)
            self.assertEqual(keys[0] ^ keys[1] | keys[1] ^ keys[2], set())
            unused = {key for key in keys[0] if key not in said and not key.startswith("{count} chips on")}
            self.assertEqual(unused - {"Repository", "Documentation"}, set())

    def test_every_reason_and_its_remedy_are_said_in_each_language(self):
        words = (PAGE / "words.js").read_text(encoding="utf-8")
        english = set(re.findall(r'^      (?:reason|fix): "(.*)",$', words, re.MULTILINE))
        self.assertGreater(len(english), 30)
        for tag, texts in translated("messages.js").items():
            self.assertEqual(english - {text for text, _ in texts}, set(), tag)

    def test_a_message_beside_a_field_and_a_reason_speak_the_language(self):
        self.speak("es")
        self.go(address(state([box("One"), box("Two", before=True)], wrap="balanced")))
        self.assertIn("los navegadores no los aplican", self.find("#difference").text)
        self.assertEqual(self.find("#fix").text, "Quitar los saltos")
        self.type_over(self.control("lines"), "0")
        self.assertEqual(self.find(".message").text, "Escribe un número entero de 1 a 99. Se mantiene el valor anterior.")

    def test_numbers_and_lines_are_said_in_the_language(self):
        self.speak("es")
        self.run_script("document.querySelector('[data-preset=\"cards\"]').click()")
        self.assertRegex(self.find("#difference").text, r"^6 cajas, mayor diferencia: 0\.0\d px$")
        self.assertRegex(self.find("#core-lines").text, r"^\d filas$")
        self.assertEqual(self.find("#box-title").text, "Caja 1 de 6")

    def test_the_page_says_how_to_add_the_library(self):
        line = re.search(r"^\.package\(.*$", (ROOT / "README.md").read_text(encoding="utf-8"), re.MULTILINE)[0]
        self.assertEqual(self.find(".why code").text, line)
