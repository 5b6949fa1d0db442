#!/usr/bin/env python3
"""Checks that the rooms of the library, its folders, use each other one way only: check-rooms.py [--list].

A room uses another if a file of it names a type, a protocol or a free function that the other declares. ROOMS has the
rooms that each may use, besides those that these may use in turn; a module's files beside its folders may use all of its
rooms. --list prints every use that there is, with the names.

It also checks that conditions for systems are in the room for them, PLATFORM, whose files are short, and in no other file
of its module but OTHERS.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent / "Sources"

# The rooms that each room may use. A folder below one of these is a part of it.
ROOMS = {
    "FlowLayoutEngine/Numbers": [],
    "FlowLayoutEngine/Model": ["FlowLayoutEngine/Numbers"],
    "FlowLayoutEngine/Pass": ["FlowLayoutEngine/Model"],
    "FlowLayoutEngine/FastPaths": ["FlowLayoutEngine/Pass"],
    "FlowLayoutEngine/Index": ["FlowLayoutEngine/Pass"],
    "FlowLayoutEngine/Limit": ["FlowLayoutEngine/Index"],
    # A drop place in a container with a limit.
    "FlowLayoutEngine/Drop": ["FlowLayoutEngine/Limit"],
    "FlowLayoutEngine/Navigation": ["FlowLayoutEngine/Index"],
    "FlowLayouts/Options": ["FlowLayoutEngine/Model"],
    "FlowLayouts/Lines": ["FlowLayouts/Options", "FlowLayoutEngine/Limit", "FlowLayoutEngine/Drop", "FlowLayoutEngine/Navigation"],
    "FlowLayouts/Modifiers": ["FlowLayouts/Lines"],
    "FlowLayouts/Layouts": ["FlowLayouts/Lines"],
    "FlowLayouts/FlowLayoutView": ["FlowLayouts/Layouts"],
    "FlowLayoutUI/Data": [],
    "FlowLayoutUI/Rows": ["FlowLayoutUI/Data", "FlowLayouts/Layouts"],
    "FlowLayoutUI/Dragging": ["FlowLayoutUI/Rows"],
    "FlowLayoutUI/Focus": ["FlowLayoutUI/Rows"],
    # Views, gestures and timers of the systems, and all that people do with elements.
    "FlowLayoutUI/Dragging/Platform": ["FlowLayoutUI/Dragging", "FlowLayoutUI/Focus"],
    "FlowLayoutUI/Flow": ["FlowLayoutUI/Dragging/Platform"],
    "FlowLayoutUI/Lazy/Contents": ["FlowLayoutUI/Dragging"],
    "FlowLayoutUI/Lazy/Views": ["FlowLayoutUI/Lazy/Contents", "FlowLayoutUI/Dragging/Platform"],
    "FlowLayoutUI/Lazy/API": ["FlowLayoutUI/Lazy/Views"],
}

# Where conditions for systems are, and how long its files may be.
PLATFORM, LONGEST = "FlowLayoutUI/Dragging/Platform", 120
# A control size that tvOS has not; keys that a watch has not.
OTHERS = {"LazyRoot.swift", "FlowFocusNavigation.swift"}
CONDITION = re.compile(r"^\s*#(?:if|elseif)\b.*\b(?:os\(|canImport\((?:UIKit|AppKit|Accessibility)\))", re.MULTILINE)

DECLARATION = re.compile(
    r"^(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|final|indirect|nonisolated|fileprivate|private|@frozen)\s+)*"
    r"(?:struct|class|enum|protocol|actor|typealias|func)\s+(\w+)", re.MULTILINE)
# A free function is used where it is called, and not as a member.
CALL = re.compile(r"(?<![.\w])(?<!func )([a-z]\w*)\(")
WORD = re.compile(r"\b[A-Za-z_]\w*\b")


def code(text: str) -> str:
    """The text without comments and string literals."""
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    text = re.sub(r"//[^\n]*", "", text)
    return re.sub(r'"(?:\\.|[^"\\\n])*"', '""', text)


def room(file: Path) -> str | None:
    path = file.relative_to(ROOT).as_posix()
    return max((name for name in ROOMS if path.startswith(name + "/")), key=len, default=None)


def allowed(name: str) -> set[str]:
    found, left = {name}, [name]
    while left:
        for other in ROOMS[left.pop()]:
            if other not in found:
                found.add(other)
                left.append(other)
    return found


def misplaced_conditions() -> int:
    """The number of files with a condition for a system outside of the room for them, or too long in it."""
    wrong = 0
    for file in sorted((ROOT / PLATFORM.split("/")[0]).rglob("*.swift")):
        if ".docc" in file.as_posix():
            continue
        text = file.read_text()
        if room(file) == PLATFORM:
            if len(text.splitlines()) > LONGEST:
                wrong += 1
                print(f"{file.relative_to(ROOT)} has more than {LONGEST} lines", file=sys.stderr)
        elif CONDITION.search(text) and file.name not in OTHERS:
            wrong += 1
            print(f"{file.relative_to(ROOT)} has a condition for a system, which belongs into {PLATFORM}", file=sys.stderr)
    return wrong


def main() -> int:
    files = {file: code(file.read_text()) for file in sorted(ROOT.rglob("*.swift")) if room(file)}
    owners: dict[str, str] = {}
    for file, text in files.items():
        for match in DECLARATION.finditer(text):
            if not re.search(r"\b(?:fileprivate|private)\b", match.group(0)):
                owners.setdefault(match.group(1), room(file))
    uses: dict[tuple[str, str], dict[str, set[str]]] = {}
    for file, text in files.items():
        called = set(CALL.findall(text))
        for word in set(WORD.findall(text)):
            owner = owners.get(word)
            if word[0].islower() and word not in called:
                continue
            if owner and owner != room(file):
                uses.setdefault((room(file), owner), {}).setdefault(word, set()).add(file.name)
    wrong = misplaced_conditions()
    for (user, owner), words in sorted(uses.items()):
        if owner in allowed(user) and "--list" not in sys.argv:
            continue
        mark = "" if owner in allowed(user) else " (not allowed)"
        wrong += owner not in allowed(user)
        names = ", ".join(f"{w} ({', '.join(sorted(fs))})" for w, fs in sorted(words.items()))
        print(f"{user} uses {owner}{mark}: {names}", file=sys.stderr if mark else sys.stdout)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
