"""The page speaks the languages of the README, and says why and how to use the library."""

import re

from page import PageTest, ROOT
from states import address, box, state

PAGE = ROOT / "Playground" / "Page"

# What is the same in all languages: names, and words that some of them share.
NAMES = {"swift-flow-layout", "FlowCore", "CSS", "SwiftUI", "getBoundingClientRect", "FlexSolver", "←", "→"}
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


class Languages(PageTest):
    start = address(state([box("One"), box("Two")]))

    def speak(self, tag):
        self.run_script("""
            const select = document.getElementById('language');
            select.value = arguments[0];
            select.dispatchEvent(new Event('change', { bubbles: true }));""", tag)

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
        source = (PAGE / "translations.js").read_text(encoding="utf-8")
        names = re.split(r'^  "?([\w-]+)"?: \{$', source, flags=re.MULTILINE)
        texts = names[names.index(tag) + 1]
        return {one for one, other in re.findall(r'"([^"]+)":\s*"([^"]+)"', texts) if one == other}

    def test_all_translations_have_the_same_texts_and_each_is_used(self):
        source = (PAGE / "translations.js").read_text(encoding="utf-8")
        blocks = re.split(r'^  "?[\w-]+"?: \{$', source, flags=re.MULTILINE)[1:]
        keys = [set(re.findall(r'"([^"]+)":\s', block)) for block in blocks]
        self.assertEqual(len(keys), 3)
        self.assertEqual(keys[0] ^ keys[1] | keys[1] ^ keys[2], set())
        files = [*PAGE.glob("*.js"), PAGE / "index.html"]
        said = " ".join(re.sub(r"\s+", " ", file.read_text(encoding="utf-8"))
                        for file in files if file.name != "translations.js")
        unused = {key for key in keys[0] if key not in said and not key.startswith("{count} chips on")}
        self.assertEqual(unused - {"Repository", "Documentation"}, set())

    def test_numbers_and_lines_are_said_in_the_language(self):
        self.speak("es")
        self.run_script("document.querySelector('[data-preset=\"cards\"]').click()")
        self.assertRegex(self.find("#difference").text, r"^6 cajas, mayor diferencia: 0\.0\d px$")
        self.assertRegex(self.find("#core-lines").text, r"^\d filas$")
        self.assertEqual(self.find("#box-title").text, "Caja 1 de 6")

    def test_the_page_says_how_to_add_the_library(self):
        line = re.search(r"^\.package\(.*$", (ROOT / "README.md").read_text(encoding="utf-8"), re.MULTILINE)[0]
        self.assertEqual(self.find(".why code").text, line)
