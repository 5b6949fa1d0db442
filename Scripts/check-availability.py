"""Checks that each condition on what came with iOS 18 or later names visionOS.

Where `#available` does not name it, every visionOS matches: what came with visionOS 2 would be called on the first.
A declaration's `@available` is inherited there, and needs no word.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
FOLDERS = ["Sources", "Gallery", "Examples", "Tests", "Docs", "README.md", "llms.txt"]
CONDITION = re.compile(r"#(?:un)?available\(([^)]*)\)", re.DOTALL)

findings = []
for folder in FOLDERS:
    path = ROOT / folder
    for file in sorted(path.rglob("*") if path.is_dir() else [path]):
        if file.suffix not in (".swift", ".md", ".txt", ".tutorial"):
            continue
        text = file.read_text(encoding="utf-8")
        for match in CONDITION.finditer(text):
            version = re.search(r"\biOS (\d+)", match[1])
            if version and int(version[1]) >= 18 and "visionOS" not in match[1]:
                line = text.count("\n", 0, match.start()) + 1
                findings.append(f"{file.relative_to(ROOT)}:{line}: {match[0]} does not name visionOS")
if findings:
    sys.exit("\n".join([*findings, "check-availability: write visionOS 2.0 beside iOS 18.0, 26.0 beside 26.0"]))
