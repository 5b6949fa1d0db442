#!/usr/bin/env python3
"""Puts the page, its style, its modules and the engine into one file that needs no other.

    Playground/build-page.py .build/playground/engine.wasm Output/playground.html
    Playground/build-page.py … --link Documentation=docs/

Each module becomes a function that answers what it exports. So a module may export functions, classes
and constants where it declares them, and import them by name from its neighbors.
"""

import argparse
import base64
import gzip
import hashlib
import html
import pathlib
import re
import sys

PAGE = pathlib.Path(__file__).parent / "Page"
ROOT = pathlib.Path(__file__).parents[1]
IMPORT = re.compile(r'^import (\{[^}]*\}) from "\./([\w-]+)\.js";$', re.MULTILINE)
EXPORT = re.compile(r"^export (?=(?:async )?(?:function|class|const) (\w+))", re.MULTILINE)
STYLE = re.compile(r'(<link rel="stylesheet" href="([^"]+)">\n)+')


def bundled(name, done):
    """A module behind those that it imports, each once."""
    if name in done:
        return ""
    done.add(name)
    source = (PAGE / f"{name}.js").read_text(encoding="utf-8").strip()
    needed = "".join(bundled(imported, done) for _, imported in IMPORT.findall(source))
    exports = ", ".join(EXPORT.findall(source))
    body = EXPORT.sub("", IMPORT.sub(r"const \1 = \2Module;", source))
    if re.search(r"^(import|export)\b", body, re.MULTILINE):
        sys.exit(f"build-page: {name}.js imports or exports in a way that cannot be bundled")
    return f"{needed}const {name}Module = (() => {{\n{body}\nreturn {{ {exports} }};\n}})();\n\n"


def source_hash(text):
    """Returns the name of an inline script or style in a content security policy."""
    digest = hashlib.sha256(text.encode()).digest()
    return f"'sha256-{base64.b64encode(digest).decode()}'"


def policy(script, style):
    """Nothing but what is in this file may run or style it, and nothing may be loaded."""
    return (f"default-src 'none'; script-src {source_hash(script)} 'wasm-unsafe-eval'; "
            f"style-src {source_hash(style)}; img-src data:; base-uri 'none'; form-action 'none'")


def dependency(repository):
    """Returns a package's dependency on the library from its repository, with the version that README.md has."""
    line = rf'^\.package\(url: "{re.escape(repository)}".*\)$'
    found = re.search(line, (ROOT / "README.md").read_text(encoding="utf-8"), re.MULTILINE)
    if not found:
        sys.exit(f"build-page: README.md has no line that adds the package at {repository}")
    return found[0]


def build(engine, links):
    repository = (ROOT / "Scripts" / "repository.txt").read_text(encoding="utf-8").strip()
    links = [*links, ("Repository", repository)]
    page = (PAGE / "index.html").read_text(encoding="utf-8")
    sheets = re.findall(r'<link rel="stylesheet" href="([^"]+)">', page)
    style = "\n" + "\n".join((PAGE / sheet).read_text(encoding="utf-8") for sheet in sheets)
    script = "\n" + bundled("main", set())
    anchors = "\n    ".join(
        f'<a href="{html.escape(target)}">{html.escape(title)}</a>' for title, target in links)
    meta = f'<meta http-equiv="Content-Security-Policy" content="{policy(script, style)}">\n'
    # Functions, so that nothing in the texts is taken for a reference to a group.
    page = STYLE.sub(lambda _: f"{meta}<style>{style}</style>\n", page, count=1)
    page = page.replace("<!-- links -->", anchors)
    page = page.replace("<!-- dependency -->", html.escape(dependency(repository)))
    page = page.replace('id="engine">', 'id="engine">' + base64.b64encode(gzip.compress(engine, mtime=0)).decode())
    return page.replace(
        '<script type="module" src="main.js"></script>', f'<script type="module">{script}</script>')


def link(text):
    title, separator, target = text.partition("=")
    if not separator:
        raise argparse.ArgumentTypeError("a link is written TITLE=ADDRESS")
    return title, target


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("engine", type=pathlib.Path)
    parser.add_argument("output", type=pathlib.Path)
    parser.add_argument("--link", type=link, action="append", default=[], metavar="TITLE=ADDRESS",
                        help="a link beside those to the page's parts")
    arguments = parser.parse_args()
    page = build(arguments.engine.read_bytes(), arguments.link)
    arguments.output.parent.mkdir(parents=True, exist_ok=True)
    arguments.output.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
