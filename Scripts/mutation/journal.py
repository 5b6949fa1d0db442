"""The killed mutants, and the equivalent ones."""
import hashlib
import re
from pathlib import Path

from mutation.subjects import ROOT

EQUIVALENTS = ROOT / "Scripts/mutate-equivalents.txt"


class Journal:
    """The mutants that were killed, in this run and earlier ones."""

    def __init__(self, subject, anew):
        self.sources, self.path = subject.sources, subject.scratch / "killed.txt"
        self.digests = {}
        if anew:
            self.path.unlink(missing_ok=True)
        self.killed = set(self.path.read_text().split("\n")) if self.path.exists() else set()

    def row(self, mutant):
        if mutant.file not in self.digests:
            self.digests[mutant.file] = digest((self.sources / mutant.file).read_text())
        return " | ".join((self.digests[mutant.file], *key(mutant)))

    def has(self, mutant):
        return self.row(mutant) in self.killed

    def add(self, mutant):
        self.killed.add(self.row(mutant))
        with self.path.open("a") as file:
            file.write(self.row(mutant) + "\n")


def digest(source):
    """Returns what tells the code of a source from others, whatever its comments say."""
    code = re.sub(r'("(?:\\.|[^"\\\n])*")|//[^\n]*|/\*.*?\*/', lambda found: found[1] or "", source, flags=re.S)
    return hashlib.sha256(code.encode()).hexdigest()[:16]


def equivalents(subject):
    """Returns the mutants that no test of a module can kill, by file, function or property, and change."""
    names = {path.name for path in subject.sources.rglob("*.swift")}
    listed = set()
    for row in EQUIVALENTS.read_text().split("\n") if EQUIVALENTS.exists() else []:
        if row and not row.startswith("#"):
            file, owner, changes, _ = (part.strip() for part in row.split(" | "))
            if file in names:
                listed |= {(file, owner, change) for change in changes.split("; ")}
    return listed


def key(mutant):
    """Returns the identity of a mutant in the list: files may move, and lines may change."""
    return Path(mutant.file).name, mutant.owner, mutant.change
