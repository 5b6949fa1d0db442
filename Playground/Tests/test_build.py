"""The built page: one small file that needs no other, with the gallery's texts."""

import html.parser
import pathlib
import re
import subprocess
import tempfile
import unittest

from page import FILE, PageTest, ROOT

ENGINE = ROOT / ".build" / "playground" / "engine.wasm"
GALLERY = ROOT / "Gallery" / "GalleryLanguage.swift"


class Attributes(html.parser.HTMLParser):
    """Collects where a page leads, and the handlers in its markup."""

    def __init__(self, text):
        super().__init__()
        self.targets, self.links, self.handlers = [], [], []
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        for name, value in attrs:
            if tag == "a" and name == "href" and not value.startswith("#"):
                self.links.append(value)
            elif name in ("src", "href", "srcset", "action", "data", "poster"):
                self.targets.append(value)
            if name.startswith("on") or name == "style":
                self.handlers.append((tag, name))


class Build(unittest.TestCase):
    def test_the_engine_and_the_page_are_small(self):
        sizes = ENGINE.stat().st_size, FILE.stat().st_size
        print(f"\nengine {sizes[0]:,} bytes, page {sizes[1]:,} bytes")
        self.assertLessEqual(sizes[0], 390_000)
        self.assertLessEqual(sizes[1], 410_000)

    def test_the_page_needs_no_other_file(self):
        text = FILE.read_text(encoding="utf-8")
        attributes = Attributes(text)
        for target in attributes.targets:
            self.assertRegex(target, "^(#|data:)")
        # A link leads away from the page and needs nothing of its state.
        repository = (ROOT / "Scripts" / "repository.txt").read_text(encoding="utf-8").strip()
        self.assertEqual(attributes.links, [repository])
        self.assertEqual(attributes.handlers, [])
        self.assertNotRegex(text, r"@import|url\(|\bfetch\(|XMLHttpRequest|import\(")

    def test_nothing_is_inserted_as_html(self):
        for module in (ROOT / "Playground" / "Page").glob("*.js"):
            text = module.read_text(encoding="utf-8")
            self.assertNotRegex(
                text, r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function",
                module.name)


class Links(unittest.TestCase):
    def test_a_site_leads_from_the_page_to_its_documentation(self):
        with tempfile.TemporaryDirectory() as folder:
            page = pathlib.Path(folder) / "playground.html"
            script = ROOT / "Playground" / "build-page.py"
            link = ["--link", "Documentation=./"]
            subprocess.run(["python3", script, ENGINE, page, *link], check=True)
            self.assertIn('<a href="./">Documentation</a>', page.read_text(encoding="utf-8"))


class Texts(PageTest):
    def test_examples_speak_as_the_gallery_does(self):
        source = GALLERY.read_text(encoding="utf-8")
        names = dict(re.findall(r'case (\w+) = "([\w-]+)"', source))
        suggestions = source.split("var suggestions")[1].split("var phrases")[0]
        lists = re.findall(r"case \.(\w+):\s*\[(.*?)\]", suggestions, re.DOTALL)
        expected = {names[name]: re.findall(r'"(.*?)"', texts) for name, texts in lists}
        self.assertEqual(len(expected), 6)
        tags = re.findall(r'case \.(\w+): "(.*?)"', source.split("var developmentTag")[1].split("///")[0])
        for language, texts in expected.items():
            with self.subTest(language=language):
                self.choose("suggestions", language)
                self.assertEqual(self.texts(), texts)
                self.choose("tags", language)
                development = {names[name]: text for name, text in tags}[language]
                self.assertEqual(self.texts()[2], development)
                self.assertEqual(self.texts()[:2], ["Swift", "SwiftUI"])

    def choose(self, preset, language):
        self.find(f'[data-preset="{preset}"]').click()
        self.find(f'#language option[value="{language}"]').click()

    def texts(self):
        return [box.text for box in self.find_all("#core-boxes .box")]
