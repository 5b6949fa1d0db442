#!/usr/bin/env python3
"""Checks bounds of the library's sources, and prints the worst five of each: check-bounds.py.

- the types of ours that a file names,
- the lines of a function, and of a file,
- the stored properties of a type,
- the homes of a fact: stored properties whose type carries it. HowItWorks lists them by name, with why each is needed,
- tuples of more than three elements that other files can see.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "Sources"
GUIDE = SOURCES / "FlowLayoutUI/FlowLayoutUI.docc/Guides/HowItWorks.md"

TYPES, FUNCTION, FILE, PROPERTIES, TUPLE = 15, 40, 320, 12, 3
# The engine's working struct, and values with a property for each one of CSS.
FREE = {"FlexPass", "FlexContainer", "FlexItem", "ItemProperties", "_FlowRules"}

# For each fact, the most homes that it may have, and the types that carry it.
FACTS = {
    "shown": (4, {"ShownElements", "Placement", "FlowFeedback", "HiddenRows"}),
    "the dragged element": (3, {"DraggedElement", "Drag", "DragState", "Drags"}),
}

TYPE = re.compile(
    r"^(?:@\w+(?:\([^)]*\))?\s+)*(?:\w+\s+)*?(?:struct|class|enum|protocol|actor|typealias)\s+(\w+)", re.MULTILINE)
BODY = re.compile(r"\b(struct|class|enum|actor|extension|protocol)\s+(\w+)[^{;=]*\{")
CALLABLE = re.compile(r"^[ \t]*(?:[@\w()]+ )*(?:func\s+(\S+?)[(<]|(init)[?(<])", re.MULTILINE)
STORED = re.compile(r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*((?:[\w()]+\s+)*?)(?:let|var)\s+(.*)$", re.DOTALL)
WORD = re.compile(r"\b[A-Z]\w*\b")


def code(text: str) -> str:
    """The text with blanks in place of comments and of what strings say; line ends stay."""
    def blank(match: re.Match) -> str:
        return re.sub(r"[^\n]", " ", match[0])
    return re.sub(r'"""(?:.|\n)*?"""|"(?:\\.|[^"\\\n])*"|//[^\n]*|/\*(?:.|\n)*?\*/', blank, text)


def end(text: str, start: int) -> int:
    """The position after the bracket that closes the one at a position."""
    depth = 0
    for at in range(start, len(text)):
        if text[at] in "({[":
            depth += 1
        elif text[at] in ")}]":
            depth -= 1
            if depth == 0:
                return at + 1
    return len(text)


def functions(text: str):
    """The name, the first line and the number of lines, up to the end of the body, of each function."""
    for match in CALLABLE.finditer(text):
        at = text.find("(", match.end() - 1)
        at = end(text, at)
        brace = re.compile(r"[^{}\n]*(?:\n[^{}\n]*)*?\{").match(text, at)
        following = re.compile(r"\n\s*\n|\n\s*(?:func|init|var|let|case|@|\})").search(text, at)
        if not brace or following and following.start() < brace.end() - 1:
            continue
        close = end(text, brace.end() - 1)
        first = text.count("\n", 0, match.start() + len(match[0]) - len(match[0].lstrip()))
        yield match[1] or "init", first + 1, text.count("\n", 0, close) - first


def declarations(body: str) -> list[str]:
    """The declarations in the body of a type, each without the bodies inside it."""
    flat, at = "", 0
    while at < len(body):
        if body[at] == "{":
            close = end(body, at)
            flat += "{}" + "\n" * body.count("\n", at, close)
            at = close
        else:
            flat += body[at]
            at += 1
    found: list[str] = []
    depth = 0
    for line in flat.split("\n"):
        if depth == 0 and re.match(r"\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:[\w()]+\s+)*(?:let|var|case|func|init|subscript)\b", line):
            found.append(line)
        elif found:
            found[-1] += "\n" + line
        depth += sum(line.count(c) for c in "([") - sum(line.count(c) for c in ")]")
    return found


def stored(body: str):
    """The stored properties in the body of a type: names, and what stands after them."""
    for declaration in declarations(body):
        match = STORED.match(declaration)
        if not match or re.search(r"\bstatic\b", match[1]):
            continue
        rest = match[2].strip()
        head = rest.split("=")[0]
        if "{}" in head and "didSet" not in rest:
            continue
        names = re.match(r"\(([^)]*)\)|(\w+)", rest)
        for name in (names[1].split(",") if names[1] else [names[2]]):
            yield name.strip(), rest


def types(text: str):
    """The name and the body of each type and extension."""
    for match in BODY.finditer(text):
        yield match[1], match[2], text[match.end():end(text, match.end() - 1) - 1]


def tuples(text: str):
    """The elements of tuples of more than three in what other files can see."""
    for match in re.finditer(r"^[ \t]*((?:[@\w()]+ )*)(?:typealias\s+(\w+)[^=\n]*=|(?:func|var|let)\s+(\w+))", text, re.MULTILINE):
        if re.search(r"\b(?:private|fileprivate)\b(?!\()", match[1]):
            continue
        stop = re.compile(r"\{|\n\s*\n|\n\s*(?:@|func|var|let|private|\})").search(text, match.end())
        signature = text[match.start():stop.start() if stop else len(text)]
        for tuple in re.finditer(r"(?:->|:|=)\s*(\()", signature):
            inside = signature[tuple.start(1) + 1:end(signature, tuple.start(1)) - 1]
            depth, count = 0, 1
            for character in inside:
                depth += (character in "([<") - (character in ")]>")
                count += character == "," and depth == 0
            if count > 3 and re.match(r"\s*\w+\s*:", inside):
                yield match[2] or match[3], count


def main() -> None:
    files = {path: code(path.read_text()) for path in sorted(SOURCES.rglob("*.swift")) if ".docc" not in str(path)}
    ours = {name for text in files.values() for name in TYPE.findall(text)}
    counts: dict[str, list[tuple[int, str]]] = {}
    homes: dict[str, list[str]] = {fact: [] for fact in FACTS}
    for path, text in files.items():
        name = path.name
        counts.setdefault("types of ours named in a file", []).append((len(set(WORD.findall(text)) & ours), name))
        counts.setdefault("lines of a file", []).append((path.read_text().count("\n"), name))
        for function, line, length in functions(text):
            counts.setdefault("lines of a function", []).append((length, f"{name}:{line} {function}"))
        for elements, count in tuples(text):
            counts.setdefault("elements of a tuple across files", []).append((count, f"{name} {elements}"))
        for kind, owner, body in types(text):
            if kind in ("protocol", "extension"):
                continue
            properties = list(stored(body))
            if owner not in FREE:
                counts.setdefault("stored properties of a type", []).append((len(properties), f"{name} {owner}"))
            for fact, (_, carriers) in FACTS.items():
                for property, rest in properties:
                    # A function stores nothing, and a reference to an object is not another home.
                    if "->" in rest or re.search(r"\b(?:LayoutSignal|Binding)<", rest):
                        continue
                    if owner not in carriers and set(WORD.findall(rest)) & carriers:
                        homes[fact].append(f"{owner}.{property}")
    bounds = {
        "types of ours named in a file": TYPES, "lines of a function": FUNCTION, "lines of a file": FILE,
        "stored properties of a type": PROPERTIES, "elements of a tuple across files": TUPLE,
    }
    faults = []
    for what, bound in bounds.items():
        worst = sorted(counts.get(what, []), key=lambda entry: (-entry[0], entry[1]))
        print(f"{what} (at most {bound}): " + ", ".join(f"{count} {where}" for count, where in worst[:5]))
        for count, where in worst:
            if count > bound:
                faults.append(f"{where} has {count} {what.split(' of ')[0]} where at most {bound} may be")
    guide = GUIDE.read_text()
    for fact, (bound, _) in FACTS.items():
        print(f"homes of {fact} (at most {bound}): " + ", ".join(homes[fact]))
        if len(homes[fact]) > bound:
            faults.append(f"{fact} has {len(homes[fact])} homes where at most {bound} may be")
        faults += [f"HowItWorks does not say why {home} is a home of {fact}" for home in homes[fact] if f"`{home}`" not in guide]
    if faults:
        sys.exit("\n".join(f"check-bounds: {fault}" for fault in faults))


main()
